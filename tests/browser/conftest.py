"""A real server process for the tests in the browser, and pages that play at it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.seat import Seat
from tests.server.house import free_port

STATIC = Path(__file__).parents[2] / "src" / "shamble" / "server" / "static"
SHOTS = Path(__file__).parents[2] / "build" / "screens"
"""Pictures of every screen, for people to look at."""
LONGEST_TEST = 600
"""Seconds after which something hangs: no test is meant to come near, however busy the machine is."""
KEPT = "shamble.settings"
"""Where the page keeps what its player has set."""
PATIENCE = 60_000
"""Milliseconds that anything on a page may take on a busy machine."""
expect.set_options(timeout=PATIENCE)


class Server:
    """`shamble serve` in a process of its own."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [
            sys.executable,
            "-c",
            "from shamble.cli import app; app()",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(data),
            # Every test is a stranger from one address: what one may send is tried in tests/server.
            "--no-limits",
            "--home",
        ]
        self.process = subprocess.Popen(command, env=dict(os.environ))
        self.http = httpx.Client(base_url=self.url, timeout=120)
        deadline = time.monotonic() + 180
        while not self._answers():
            assert self.process.poll() is None, "the server stopped"
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return self.http.get("/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def close(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(20)

    def table(self, seats: list[dict[str, Any]], seed: int = 7, rounds: int = 15, **more: Any) -> dict[str, Any]:
        """Make a table of the first scenario with this many rounds; returns its tokens."""
        config = {"scenario": "die-zombies-die", "switches": {"extra_turns": rounds - 15}}
        wanted = {"config": config, "seats": seats, "seed": seed, **more}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 200, answer.text
        made: dict[str, Any] = answer.json()
        return made


@pytest.fixture(autouse=True)
def hard_stop(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test in the browser goes on for ever; a module that measures may say how long it takes."""
    longest = getattr(request.module, "LONGEST_TEST", LONGEST_TEST)

    def stop(*_: Any) -> None:
        raise TimeoutError(f"the test took more than {longest} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(longest)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built; ./run setup builds it")
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.close()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Callable[..., Seat]]:
    """Opens a browser window of its own for a person: `people(token, width=…, lang=…)`."""
    opened: list[BrowserContext] = []

    def person(
        token: str = "", width: int = 1400, height: int = 900, lang: str = "en", pace: str = "instant", **more: Any
    ) -> Seat:
        settings = {"viewport": {"width": width, "height": height}, "locale": lang, "reduced_motion": "reduce"}
        context = browser.new_context(**settings, **more)
        # What is about something else than the story does not wait for it.
        kept = json.dumps({"pace": pace})
        context.add_init_script(f"localStorage.getItem('{KEPT}') ?? localStorage.setItem('{KEPT}', '{kept}')")
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        return Seat(context.new_page(), server.url, token, SHOTS)

    yield person
    for context in opened:
        context.close()


@pytest.fixture
def new_context(people: Callable[..., Seat]) -> Callable[..., Seat]:
    """Asked for by name so that the tests count as browser tests."""
    return people
