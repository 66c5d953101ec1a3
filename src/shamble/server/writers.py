"""Who writes: whatever waits while a commit runs goes into the next commit together."""

from __future__ import annotations

import asyncio
import sqlite3
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from shamble.server.database import StorageTrouble
from shamble.server.writing import OneFile, Row, Statement, execute

Write = tuple[Row | None, tuple[Statement, ...], asyncio.Future[None]]
"""What it builds upon, what it does, and who waits for it."""


class Writer(Protocol):
    """Takes writes and answers each when it is committed."""

    def put(self, write: Write) -> None: ...
    async def close(self) -> None: ...


class FileWriter:
    """Writes to an SQLite file on a thread of its own, which takes what waits without asking the loop first: on a busy
    server every trip over the loop takes as long as everything else that waits there.
    """

    def __init__(self, engine: Engine) -> None:
        self.file = OneFile(engine)
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._thread = Thread(target=self._write_forever, name="storage", daemon=True)
        self._thread.start()

    def put(self, write: Write) -> None:
        self._waiting.put(write)

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write_forever(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = _with_all_that_wait(first, self._waiting)
            if not self._commit(batch):
                for write in batch:
                    self._commit([write])
        self.file.close()

    def _commit(self, batch: list[Write]) -> bool:
        """Try the writes in one transaction; one that is alone is told what failed."""
        failure: Exception | None = None
        try:
            self.file.write(*_together(batch))
        except Exception as error:
            failure = _told(error)
            if len(batch) > 1:
                return False
        self._loop.call_soon_threadsafe(_answer, batch, failure)
        return True


class SharedWriter:
    """Writes to a database that is asked over the network."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[Write | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_forever())

    def put(self, write: Write) -> None:
        self._waiting.put_nowait(write)

    async def close(self) -> None:
        """Write what waits."""
        self._waiting.put_nowait(None)
        await self._task

    async def _write_forever(self) -> None:
        while (first := await self._waiting.get()) is not None:
            batch = _with_all_that_wait(first, self._waiting)
            if not await self._commit(batch):
                for write in batch:
                    await self._commit([write])

    async def _commit(self, batch: list[Write]) -> bool:
        """Try the writes in one transaction; one that is alone is told what failed."""
        failure: Exception | None = None
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(execute, *_together(batch))
        except Exception as error:
            failure = _told(error)
            if len(batch) > 1:
                return False
        _answer(batch, failure)
        return True


def _with_all_that_wait(first: Write, waiting: SimpleQueue[Write | None] | asyncio.Queue[Write | None]) -> list[Write]:
    """The next batch; the word that it is over stays for last."""
    batch = [first]
    while not waiting.empty():
        if (write := waiting.get_nowait()) is None:
            waiting.put_nowait(None)
            break
        batch.append(write)
    return batch


def _together(batch: list[Write]) -> tuple[list[Row], list[Statement]]:
    """What all of them build upon, and what all of them do."""
    guards = [builds_on for builds_on, _, _ in batch if builds_on is not None]
    return guards, [statement for _, statements, _ in batch for statement in statements]


def _told(error: Exception) -> Exception:
    """What whoever waits is told: another process was faster, or the database is in trouble."""
    if not isinstance(error, SQLAlchemyError | sqlite3.Error | OSError):
        return error
    trouble = StorageTrouble(error)
    trouble.__cause__ = error
    return trouble


def _answer(batch: list[Write], failure: Exception | None) -> None:
    for _, _, done in batch:
        if not done.done():
            done.set_result(None) if failure is None else done.set_exception(failure)
