"""Everything that must outlive the process. A write is answered only after its commit.

All SQL is here, over SQLAlchemy, so that another database needs another address and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, delete, event, func, insert, inspect, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from shamble.server import schema

SCHEMA = "0001"
"""The newest migration; alembic is loaded only when a database is older than that."""

Row = dict[str, Any]
Write = tuple[tuple[Executable, ...], asyncio.Future[None]]


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
        statements: list[Executable] = [insert(schema.tables).values(made=time.time(), **row)]
        statements += [insert(schema.choices).values(table_id=row["id"], **choice) for choice in chosen]
        await self._write(*statements)

    async def table(self, table: str) -> Row | None:
        rows = await self._read(select(schema.tables).where(schema.tables.c.id == table))
        return rows[0] if rows else None

    async def table_ids(self) -> list[str]:
        """Every table, oldest first."""
        return [row["id"] for row in await self._read(select(schema.tables.c.id).order_by(schema.tables.c.made))]

    async def choices(self, table: str) -> list[Row]:
        wanted = select(schema.choices).where(schema.choices.c.table_id == table)
        return await self._read(wanted.order_by(schema.choices.c.step))

    async def add_choice(self, table: str, seq: int, choice: Row, save: str | None, version: str) -> None:
        """One more choice, and now and then the whole state."""
        statements: list[Executable] = [
            insert(schema.choices).values(table_id=table, made=time.time(), **choice),
            update(schema.tables).where(schema.tables.c.id == table).values(seq=seq),
        ]
        if save is not None:
            statements += [
                delete(schema.saves).where(schema.saves.c.table_id == table),
                insert(schema.saves).values(table_id=table, step=choice["step"] + 1, version=version, save=save),
            ]
        await self._write(*statements)

    async def take_back(self, table: str, seq: int, step: int, note: Row) -> None:
        """The table goes back to the state after `step` choices."""
        await self._write(
            delete(schema.choices).where(schema.choices.c.table_id == table, schema.choices.c.step >= step),
            delete(schema.saves).where(schema.saves.c.table_id == table, schema.saves.c.step > step),
            delete(schema.notes).where(schema.notes.c.table_id == table, schema.notes.c.step > step),
            update(schema.tables).where(schema.tables.c.id == table).values(seq=seq),
            insert(schema.notes).values(table_id=table, **note),
        )

    async def save(self, table: str) -> Row | None:
        rows = await self._read(select(schema.saves).where(schema.saves.c.table_id == table))
        return rows[0] if rows else None

    async def set_seats(self, table: str, seats: list[Row], note: Row) -> None:
        await self._write(
            update(schema.tables).where(schema.tables.c.id == table).values(seats=seats),
            insert(schema.notes).values(table_id=table, **note),
        )

    # -- words ---------------------------------------------------------------------------------------------

    async def add_note(self, table: str, note: Row) -> None:
        await self._write(insert(schema.notes).values(table_id=table, **note))

    async def notes(self, table: str) -> list[Row]:
        wanted = select(schema.notes.c.step, schema.notes.c.message, schema.notes.c.words)
        return await self._read(wanted.where(schema.notes.c.table_id == table).order_by(schema.notes.c.id))

    async def add_chat(self, table: str, said: Row) -> None:
        await self._write(insert(schema.chat).values(table_id=table, made=time.time(), **said))

    async def chat(self, table: str) -> list[Row]:
        wanted = select(schema.chat.c.seat, schema.chat.c.name, schema.chat.c.text)
        return await self._read(wanted.where(schema.chat.c.table_id == table).order_by(schema.chat.c.id))

    async def add_report(self, report: Row) -> None:
        await self._write(insert(schema.reports).values(made=time.time(), **report))

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

    async def _write(self, *statements: Executable) -> None:
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
                for statements, _ in batch:
                    for statement in statements:
                        await connection.execute(statement)
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
