"""Bots think in processes of their own, never longer than they may; those that answer at once need none.

To tell a process about a game takes longer than a steady bot thinks, so these answer where the rules are. A table at
which one has taken long all the same is sent to the processes from then on. Where more bots wait than can think, the
table that has had the least thinking comes first, and everybody thinks shorter: one stranger's tables cannot take the
time of all others. No bot is given the dice and draws to come.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import socket
import time
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from typing import Any, cast

import msgspec

from shamble import bots, games
from shamble.kernel import spare
from shamble.server.refusals import Refused
from shamble.server.settings import Settings

Request = tuple[str, str, str, bytes, float | None, str]
"""What to do (`choose` or `suggest`), the bot, the game, its data, the bot's seconds, the language."""
Answer = tuple[int, list[str]]
"""An option and the reasons for it."""
WAKE: Request = ("wake", "", "", b"", None, "en")

CROWD = 4
"""So many may wait for each process before everybody thinks shorter."""
SHORTEST_THOUGHT = 0.05
HEAD_START = 0.5
"""Seconds of thinking by which a bot that people wait for comes before one that they watch: no more, or one stranger's
tables could keep all others waiting."""
MOMENT = 0.05
"""Seconds of processor time. A table at which a bot that answers at once takes longer has its bots in processes."""
MOST_TABLES = 5000
START_SECONDS = 30.0
"""A new process may take this long to load the rules on a busy machine."""
SPARE_TOWNS = 512
"""A process holds no table: it meets the town of each in every question, and laying one out takes longer than most bots
think. The boards of 2007 alone make 360."""
POLITE = 5
"""How far thinking stands back behind answering people, where both want the same processor."""
NO_LUCK = 0
"""The seed that stands for the table's own where a bot that needs no luck sees the game."""
HEADER = 4
"""Bytes in which a message on the line to a process says how long it is."""

_answers: msgspec.msgpack.Decoder[Answer | str] = msgspec.msgpack.Decoder(Answer | str)


class BotFailed(Exception):
    """A bot crashed, answered nonsense or did not answer in time."""


class Opponents:
    """A few processes that answer one question at a time each."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._idle: list[_Worker | None] = [None] * settings.workers
        self._waiting: list[tuple[float, int, asyncio.Future[_Worker | None]]] = []
        self._number = count()
        self._used: dict[str, float] = {}
        """Table -> seconds of thinking it has had, counted from what the least served of the waiting had."""
        self._floor = 0.0
        self._all: set[_Worker] = set()
        self._slow: set[str] = set()
        """Tables at which a bot that answers at once took longer than a moment."""

    async def choose(
        self, bot: str, game: Any, seconds: float | None = None, table: str = "", waited_for: bool = True
    ) -> int:
        """The option the bot takes; somebody waits for it, or watches only."""
        if self._thinks_here(bot, game, table):
            option, _ = self._here(("choose", bot, game.NAME, b"", seconds, "en"), game, table)
        else:
            option, _ = await self._ask(("choose", bot, game.NAME, blind(game), seconds, "en"), table, waited_for)
        if not 0 <= option < len(game.decision.options):
            raise BotFailed(f"{bot} answered {option}")
        return option

    async def suggest(self, bot: str, game: Any, language: str, table: str = "") -> Answer:
        """The option the bot would take, and why."""
        if self._thinks_here(bot, game, table):
            return self._here(("suggest", bot, game.NAME, b"", None, language), game, table)
        if len(self._waiting) >= self._settings.limits.questions_waiting:
            raise Refused("busy")
        request = ("suggest", bot, game.NAME, blind(game), self._settings.bot_seconds, language)
        return await self._ask(request, table)

    def _thinks_here(self, bot: str, game: Any, table: str) -> bool:
        return table not in self._slow and answers_at_once(bot, game.NAME)

    def _here(self, request: Request, game: Any, table: str) -> Answer:
        """The answer of a bot that has it at once."""
        began = time.thread_time()
        try:
            return _answered(request, game.blinded(NO_LUCK))
        except Exception as error:  # whatever it is, the table goes on without this bot
            raise BotFailed(repr(error)) from error
        finally:
            if time.thread_time() - began > MOMENT:
                if len(self._slow) >= MOST_TABLES:
                    self._slow.clear()
                self._slow.add(table)

    async def warm_up(self) -> None:
        """Start a process before the first question comes."""
        if not self._all:
            with contextlib.suppress(BotFailed):
                await self._ask(WAKE, "")

    @property
    def waiting(self) -> int:
        """How many bots wait for a process to think in."""
        return len(self._waiting)

    def close(self) -> None:
        for worker in self._all:
            worker.kill()

    async def _ask(self, request: Request, table: str, waited_for: bool = True) -> Answer:
        worker = await self._turn(table, waited_for)
        began = time.monotonic()
        try:
            if worker is None:
                worker = _Worker()
                self._all.add(worker)
                await worker.ask(WAKE, START_SECONDS)
            task, bot, game, save, wanted, language = request
            seconds = self._budget(self._settings.bot_seconds if wanted is None else wanted)
            request = (task, bot, game, save, seconds, language)
            return await worker.ask(request, seconds + self._settings.bot_patience)
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
            self._used[table] = self._share(table) + time.monotonic() - began
            self._give_back(worker)

    def _budget(self, seconds: float) -> float:
        """What a bot may take of its time while others wait."""
        crowd = len(self._waiting) / (CROWD * self._settings.workers)
        return max(min(seconds, SHORTEST_THOUGHT), seconds / max(1.0, crowd))

    def _share(self, table: str) -> float:
        return max(self._used.get(table, 0.0), self._floor)

    async def _turn(self, table: str, waited_for: bool = True) -> _Worker | None:
        """Wait for a process; the table that was served least comes first."""
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[_Worker | None] = asyncio.get_running_loop().create_future()
        share = self._share(table)
        # What is asked for counts a little at once, so that many questions of one table do not come before others.
        self._used[table] = share + SHORTEST_THOUGHT
        heappush(self._waiting, (share - HEAD_START if waited_for else share, next(self._number), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, worker: _Worker | None) -> None:
        while self._waiting:
            share, _, turn = heappop(self._waiting)
            self._floor = max(self._floor, share)
            if not turn.done():
                turn.set_result(worker)
                break
        else:
            self._idle.append(worker)
        if len(self._used) > MOST_TABLES:
            self._used = {table: used for table, used in self._used.items() if used > self._floor}


@lru_cache(maxsize=64)
def answers_at_once(bot: str, game: str) -> bool:
    """Whether a bot needs no process to think in."""
    return bots.bot(bot, game=game).at_once


def blind(game: Any) -> bytes:
    """The game for a bot: with another chance, so that it cannot know what is to come. It needs no seal, for nobody can
    have altered it on the way.
    """
    return msgspec.json.encode(game.blinded(secrets.randbits(60)).plain())


class _Worker:
    """One process and the line to it.

    It is asked and heard on the loop itself: a thread for each question would wait twice for its turn of the
    interpreter, many times longer than most bots think.
    """

    def __init__(self) -> None:
        self._line, far_end = socket.socketpair()
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=_work, args=(far_end,), daemon=True)
        self._process.start()
        # Only the process holds the far end now: when it dies this end notices, and the other way round.
        far_end.close()
        self._end: _End | None = None
        self._done: set[str] = set()
        """What it has been asked to do: the first question of a kind loads what it needs, rules, models or texts."""

    async def ask(self, request: Request, seconds: float) -> Answer:
        """Wait for the answer; the process is of no use any more when it fails to come."""
        seconds = seconds if request[0] in self._done else max(seconds, START_SECONDS)
        self._done.add(request[0])
        if self._end is None:
            loop = asyncio.get_running_loop()
            _, self._end = await loop.create_connection(_End, sock=self._line)
        try:
            answer = _answers.decode(await self._end.ask(_framed(msgspec.msgpack.encode(request)), seconds))
        except TimeoutError as error:
            raise BotFailed(f"{request[1]} did not answer within {seconds:.1f} s") from error
        except (EOFError, OSError) as error:
            raise BotFailed(f"{request[1]}: its process ended") from error
        if isinstance(answer, str):
            raise BotFailed(f"{request[1]}: {answer}")
        return answer

    def kill(self) -> None:
        self._process.kill()
        if self._end is not None:
            self._end.line.close()
        self._line.close()


class _End(asyncio.Protocol):
    """Our end of the line to a process: one question, then its answer."""

    line: asyncio.Transport

    def __init__(self) -> None:
        self._heard = b""
        self._waits: asyncio.Future[bytes] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line = cast(asyncio.Transport, transport)

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer as it comes. Raises TimeoutError where none does, EOFError where the process is gone."""
        if self.line.is_closing():
            raise EOFError
        loop = asyncio.get_running_loop()
        waits: asyncio.Future[bytes] = loop.create_future()
        self._waits = waits
        timer = loop.call_later(seconds, self._fail, TimeoutError())
        self.line.write(question)
        try:
            return await waits
        finally:
            timer.cancel()

    def data_received(self, data: bytes) -> None:
        self._heard += data
        end = HEADER + int.from_bytes(self._heard[:HEADER], "big")
        if len(self._heard) >= max(end, HEADER + 1) and self._waits is not None and not self._waits.done():
            answer, self._heard = self._heard[HEADER:end], self._heard[end:]
            self._waits.set_result(answer)

    def connection_lost(self, error: Exception | None) -> None:
        self._fail(EOFError())

    def _fail(self, error: Exception) -> None:
        if self._waits is not None and not self._waits.done():
            self._waits.set_exception(error)


def _framed(body: bytes) -> bytes:
    """A message on the line: its length, then itself."""
    return len(body).to_bytes(HEADER, "big") + body


def _work(line: socket.socket) -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITE)
    spare.keep_at_most(SPARE_TOWNS)
    requests = msgspec.msgpack.Decoder(Request)
    with line, line.makefile("rb") as heard, contextlib.suppress(OSError):
        while len(header := heard.read(HEADER)) == HEADER:
            request = requests.decode(heard.read(int.from_bytes(header, "big")))
            line.sendall(_framed(msgspec.msgpack.encode(_thought(request))))


def _thought(request: Request) -> Answer | str:
    """What a bot answers, or what went wrong."""
    try:
        if request[0] == "wake":
            return 0, []
        return _answered(request, games.kit(request[2]).GAME.from_unsealed(msgspec.json.decode(request[3])))
    except Exception as error:  # whatever it is, the table goes on without this bot
        return repr(error)


def _answered(request: Request, game: Any) -> Answer:
    """What a bot answers about a game that tells it nothing of what is to come."""
    task, name, of, _, seconds, language = request
    player = bots.bot(name, secrets.randbits(60), seconds, game=of)
    if task == "choose":
        return player.choose(game), []
    choice = player.suggest(game, language)
    return choice.option, list(choice.reasons)
