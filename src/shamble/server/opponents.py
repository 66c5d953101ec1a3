"""Bots think in processes of their own: never on the event loop, never longer than they may."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import secrets
import signal
from multiprocessing.connection import Connection
from typing import Any

from shamble.server.settings import Settings

Request = tuple[str, str, bytes, float | None, str]
"""What to do (`choose` or `suggest`), the bot, the save, its seconds, the language."""
Answer = tuple[int, list[str]]
"""An option and the reasons for it."""

START_SECONDS = 30.0
"""A new process may take this long to load the rules on a busy machine."""


class BotFailed(Exception):
    """A bot crashed, answered nonsense or did not answer in time."""


class Opponents:
    """A few processes that answer one question at a time each."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._free: asyncio.Queue[_Worker | None] = asyncio.Queue()
        for _ in range(settings.workers):
            self._free.put_nowait(None)
        self._all: set[_Worker] = set()

    async def choose(self, bot: str, game: Any, seconds: float | None = None) -> int:
        """The option the bot takes."""
        option, _ = await self._ask(("choose", bot, game.save(), seconds, "en"))
        if not 0 <= option < len(game.decision.options):
            raise BotFailed(f"{bot} answered {option}")
        return option

    async def suggest(self, bot: str, game: Any, language: str) -> Answer:
        """The option the bot would take, and why."""
        return await self._ask(("suggest", bot, game.save(), self._settings.bot_seconds, language))

    async def warm_up(self) -> None:
        """Start a process before the first question comes."""
        with contextlib.suppress(BotFailed):
            await self._ask(("wake", "", b"", None, "en"))

    def close(self) -> None:
        for worker in self._all:
            worker.kill()

    async def _ask(self, request: Request) -> Answer:
        worker = await self._free.get()
        try:
            if worker is None:
                worker = _Worker()
                self._all.add(worker)
                await asyncio.to_thread(worker.ask, ("wake", "", b"", None, "en"), START_SECONDS)
            seconds = request[3] if request[3] is not None else self._settings.bot_seconds
            return await asyncio.to_thread(worker.ask, request, seconds + self._settings.bot_patience)
        except BaseException as error:
            # Whatever it was doing, its next answer would be to an old question.
            if worker is not None:
                worker.kill()
                self._all.discard(worker)
                worker = None
            if isinstance(error, BotFailed | asyncio.CancelledError):
                raise
            raise BotFailed(repr(error)) from error
        finally:
            self._free.put_nowait(worker)


class _Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, far_end = context.Pipe()
        self._process = context.Process(target=_work, args=(far_end,), daemon=True)
        self._process.start()
        # Only the process holds the far end now: when it dies this end notices, and the other way round.
        far_end.close()

    def ask(self, request: Request, seconds: float) -> Answer:
        """Wait for the answer in a thread; the process is of no use any more when it fails to come."""
        self._line.send(request)
        if not self._line.poll(seconds):
            raise BotFailed(f"{request[1]} did not answer within {seconds:.1f} s")
        answer: Answer | str = self._line.recv()
        if isinstance(answer, str):
            raise BotFailed(f"{request[1]}: {answer}")
        return answer

    def kill(self) -> None:
        self._process.kill()
        self._line.close()


def _work(line: Connection) -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    import msgspec

    from shamble import bots, games

    while True:
        try:
            task, name, save, seconds, language = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Answer | str = (0, [])
            if task != "wake":
                game = games.load(msgspec.json.decode(save))
                player = bots.bot(name, secrets.randbits(60), seconds, game=game.NAME)
                if task == "choose":
                    answer = (player.choose(game), [])
                else:
                    choice = player.suggest(game, language)
                    answer = (choice.option, list(choice.reasons))
        except Exception as error:  # whatever it is, the table goes on without this bot
            answer = repr(error)
        line.send(answer)
