"""Everything that must outlive the process. A write is answered only after its commit.

All SQL is here, over SQLAlchemy, so that another database needs another address and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from itertools import groupby
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, delete, event, func, insert, inspect, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from shamble.server import schema

SCHEMA = "0002"
"""The newest migration; alembic is loaded only when a database is older than that."""

Row = dict[str, Any]
Statement = tuple[Executable, Row | None]
"""What to execute, and its values where it is one of many alike."""
Write = tuple[tuple[Statement, ...], asyncio.Future[None]]

ADD_CHOICE = insert(schema.choices)
"""Made once: alike statements that meet in a commit are executed together."""


class Storage:
    """One database. Writes of all tables that come together are committed together."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Storage:
        """Connect, bring the schema up to date, and be ready to write."""
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        storage = cls(engine)
        storage._writer = asyncio.create_task(storage._write_forever())
        return storage

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self._engine.dispose()

    # -- tables and choices --------------------------------------------------------------------------------

    async def add_table(self, row: Row, chosen: list[Row]) -> None:
        """A new table, with the choices it starts from when it continues another one."""
        choices: list[Statement] = [(ADD_CHOICE, {**choice, "table_id": row["id"]}) for choice in chosen]
        await self._write((insert(schema.tables).values(made=time.time(), **row), None), *choices)

    async def table(self, table: str) -> Row | None:
        rows = await self._read(select(schema.tables).where(schema.tables.c.id == table))
        return rows[0] if rows else None

    async def table_ids(self) -> list[str]:
        """Every table, oldest first."""
        return [row["id"] for row in await self._read(select(schema.tables.c.id).order_by(schema.tables.c.made))]

    async def choices(self, table: str) -> list[Row]:
        wanted = select(schema.choices).where(schema.choices.c.table_id == table)
        return await self._read(wanted.order_by(schema.choices.c.step))

    async def add_choice(self, table: str, choice: Row, save: str | None, version: str) -> None:
        """One more choice, and now and then the whole state."""
        statements: list[Statement] = [(ADD_CHOICE, {**choice, "table_id": table, "made": time.time()})]
        if save is not None:
            row = {"table_id": table, "step": choice["step"] + 1, "version": version, "save": save}
            statements += [
                (delete(schema.saves).where(schema.saves.c.table_id == table), None),
                (insert(schema.saves).values(**row), None),
            ]
        await self._write(*statements)

    async def take_back(self, table: str, step: int, note: Row) -> None:
        """The table goes back to the state after `step` choices."""
        await self._write(
            (delete(schema.choices).where(schema.choices.c.table_id == table, schema.choices.c.step >= step), None),
            (delete(schema.saves).where(schema.saves.c.table_id == table, schema.saves.c.step > step), None),
            (delete(schema.notes).where(schema.notes.c.table_id == table, schema.notes.c.step > step), None),
            (insert(schema.notes).values(table_id=table, **note), None),
        )

    async def save(self, table: str) -> Row | None:
        rows = await self._read(select(schema.saves).where(schema.saves.c.table_id == table))
        return rows[0] if rows else None

    async def set_seats(self, table: str, seats: list[Row], note: Row) -> None:
        await self._write(
            (update(schema.tables).where(schema.tables.c.id == table).values(seats=seats), None),
            (insert(schema.notes).values(table_id=table, **note), None),
        )

    # -- words ---------------------------------------------------------------------------------------------

    async def add_note(self, table: str, note: Row) -> None:
        await self._write((insert(schema.notes).values(table_id=table, **note), None))

    async def notes(self, table: str) -> list[Row]:
        wanted = select(schema.notes.c.step, schema.notes.c.message, schema.notes.c.words)
        return await self._read(wanted.where(schema.notes.c.table_id == table).order_by(schema.notes.c.id))

    async def add_chat(self, table: str, said: Row) -> None:
        await self._write((insert(schema.chat).values(table_id=table, made=time.time(), **said), None))

    async def chat(self, table: str) -> list[Row]:
        wanted = select(schema.chat.c.seat, schema.chat.c.name, schema.chat.c.text)
        return await self._read(wanted.where(schema.chat.c.table_id == table).order_by(schema.chat.c.id))

    async def add_report(self, report: Row) -> None:
        await self._write((insert(schema.reports).values(made=time.time(), **report), None))

    async def report(self, report: str) -> Row | None:
        rows = await self._read(select(schema.reports).where(schema.reports.c.id == report))
        return rows[0] if rows else None

    async def count_reports(self, table: str) -> int:
        wanted = select(func.count().label("count")).where(schema.reports.c.table_id == table)
        return int((await self._read(wanted))[0]["count"])

    # -- parts ---------------------------------------------------------------------------------------------

    async def _read(self, wanted: Executable) -> list[Row]:
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async def _write(self, *statements: Statement) -> None:
        """Return when these statements are committed, all of them or none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((statements, done))
        await done

    async def _write_forever(self) -> None:
        """One writer; what waits while a commit runs goes into the next commit together."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            if not await self._commit(batch):
                for write in batch:
                    await self._commit([write], last=True)

    async def _commit(self, batch: list[Write], last: bool = False) -> bool:
        """Try the writes in one transaction; when it is their last try, tell them what failed."""
        try:
            async with self._engine.begin() as connection:
                every = (statement for statements, _ in batch for statement in statements)
                for statement, alike in groupby(every, key=lambda one: one[0]):
                    values = [row for _, row in alike if row is not None]
                    await connection.execute(statement, values or None)
        except SQLAlchemyError as error:
            if last or len(batch) == 1:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                return True
            return False
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        return True


def _set_up_sqlite(connection: Any, record: Any) -> None:
    """Readers never wait for the writer; a commit survives the death of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if inspect(connection).has_table("alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == SCHEMA:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
