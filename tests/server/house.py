"""A real server on loopback for tests, and pages that talk to it as a browser does."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from shamble.kernel.match import Match
from shamble.server.app import make_app
from shamble.server.bus import Bus
from shamble.server.command import server_of
from shamble.server.settings import UNLIMITED, Settings
from shamble.server.table import KEEP_EVERY, Table

AT_ONCE = {"bot_step": 0.0, "people_answer": (0.0, 0.0), "bot_answer": 0.0, "search_answer": 0.0, "receipt": 0.05}
"""No pauses at all; tests of pauses set their own."""
PATIENTLY = {"bot_patience": 60.0}
"""No bot is given up because the machine has other things to do."""
SOLO = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "bot", "level": "random"}]
SHORT_NIGHT = {"scenario": "die-zombies-die", "switches": {"extra_turns": -10}}
"""Five rounds in place of fifteen, for games that only have to end."""


PATIENCE = 180.0
"""Seconds after which something that should happen does not: many, because the machine may have other things to do."""


kept_in: dict[str, Any] = {"postgres": None}
"""Where houses keep their tables; the fixture of the same name sets it for the modules that are tried on both."""
_databases: dict[Path, str] = {}


def address_in(folder: Path) -> str:
    """The address of the database of a folder: the same each time, and a fresh one for each folder."""
    if kept_in["postgres"] is None:
        return f"sqlite:///{folder / 'tables.sqlite'}"
    if folder not in _databases:
        _databases[folder] = kept_in["postgres"].database()
    return _databases[folder]


class House:
    """A server in a thread of this process."""

    def __init__(self, data: Path, **settings: Any) -> None:
        if kept_in["postgres"] is not None:
            settings.setdefault("url", address_in(data))
        self.settings = Settings(
            data=data,
            **{"static": data / "no-client", "limits": UNLIMITED, "grace": 0.0, **AT_ONCE, **PATIENTLY, **settings},
        )
        self.app = make_app(self.settings)
        self.port = free_port()
        self.server = server_of(self.app, self.settings, port=self.port)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=120)
        wait_until(lambda: self.server.started)

    def close(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(20)

    def table(self, seats: list[dict[str, Any]] | None = None, seed: int = 7, **more: Any) -> dict[str, Any]:
        """Make a table and return its tokens."""
        wanted = {"config": {"scenario": "die-zombies-die"}, "seats": seats or SOLO, "seed": seed, **more}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def page(self, token: str, lang: str = "en", **known: Any) -> Page:
        return Page(self.port, token, lang, **known)


def line_to(address: str, **more: Any) -> ClientConnection:
    """A line that reads what it is sent even while the test looks elsewhere, as a browser does."""
    return connect(address, max_size=None, max_queue=None, ping_interval=None, open_timeout=PATIENCE, **more)


class Page:
    """A browser page at a table, without the browser."""

    def __init__(self, port: int, token: str, lang: str = "en", since: Page | None = None) -> None:
        self.token = token
        self.open = ExitStack()
        address = f"ws://127.0.0.1:{port}/ws?token={token}&lang={lang}"
        if since is not None:
            address += f"&since={since.now['mark']}&chat={len(since.chat)}"
        self.line: ClientConnection = self.open.enter_context(line_to(address))
        self.heard: list[str] = []
        self.log: list[dict[str, Any]] = since.log[:] if since else []
        self.chat: list[dict[str, Any]] = since.chat[:] if since else []
        self.now: dict[str, Any] = {}
        self.answered = -1
        self.layout: dict[str, Any] = {}

    def close(self) -> None:
        self.open.close()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in as the client would."""
        text = self.line.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] in ("state", "update"):
            fresh = message["t"] == "state"
            self.log = ([] if fresh else self.log) + message["log"]
            self.chat = ([] if fresh else self.chat) + message["chat"]
            self.layout = message.get("layout", self.layout)
            self.now = message
        return message

    def hear_until(self, wanted: Callable[[dict[str, Any]], Any], timeout: float = PATIENCE) -> dict[str, Any]:
        """Listen until a message fits."""
        deadline = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, deadline - time.monotonic()))
            if wanted(message):
                return message

    def asked(self) -> dict[str, Any]:
        """Listen until this page is asked something or the game is over; returns the state."""
        while not self.now or not (self.now["decision"] or self.now["result"]) or self.now["seq"] == self.answered:
            message = self.hear()
            assert message["t"] != "error", message
        return self.now

    def say(self, t: str, **fields: Any) -> None:
        self.line.send(json.dumps({"t": t, **fields}))

    def choose(self, option: str, seq: int | None = None) -> None:
        """Take an option and forget the decision, so that `asked` waits for the next."""
        self.say("choose", seq=self.now["seq"] if seq is None else seq, option=option)
        self.answered = self.now["seq"] if seq is None else seq
        self.now = {**self.now, "decision": None}

    def take(self, type: str) -> None:
        """Take the first option of this type."""
        self.choose(next(o["id"] for o in self.now["decision"]["options"] if o["type"] == type))


class NoStorage:
    """Takes everything and keeps nothing."""

    async def add_choice(self, *anything: Any) -> None:
        return


def table_of(game: Any, who: str = "link", **settings: Any) -> Table:
    """A table around a game, with people on all its seats."""
    row = {
        "id": "t",
        "game": game.NAME,
        "config": {},
        "seed": 5,
        "luck": {"kind": "fast"},
        "links": {},
        "epoch": 0,
        "forked_from": "",
        "hints": True,
        "delay": 0,
        "seats": [{"seat": seat, "who": who} for seat in game.seats],
    }
    chosen: Any = {**AT_ONCE, **settings}
    return Table(row, Match(game, KEEP_EVERY), NoStorage(), Settings(data=Path(), **chosen), Bus())  # type: ignore[arg-type]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(true: Callable[[], Any], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.01)
