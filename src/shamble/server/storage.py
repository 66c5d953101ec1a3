"""Everything that must outlive the process. A write is answered only after its commit.

All SQL is here and in `database.py`, over SQLAlchemy, so that another database needs another address and nothing else.
Every write about a table names the step and the epoch it builds upon: where another process was faster, nothing is
written.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from shamble.server import schema
from shamble.server.chat import KEPT
from shamble.server.database import StorageTrouble, connect, writing_engine
from shamble.server.writers import FileWriter, SharedWriter, Writer
from shamble.server.writing import ADD_CHOICE, Row, Statement

_TABLES = schema.tables.c


class Storage:
    """One database. Writes of all tables that come together are committed together."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self.writer = writer

    @classmethod
    async def open(cls, url: str, durable: bool = True) -> Storage:
        """Connect, bring the schema up to date, and be ready to write. Raises CannotOpen with one sentence."""
        engine = await connect(url, durable)
        if engine.dialect.name == "sqlite":
            return cls(engine, FileWriter(writing_engine(engine, durable)))
        return cls(engine, SharedWriter(engine))

    async def close(self) -> None:
        await self.writer.close()
        await self._engine.dispose()

    @property
    def kind(self) -> str:
        """sqlite or postgresql."""
        return self._engine.dialect.name

    async def ping(self) -> None:
        """Raises StorageTrouble where the database does not answer."""
        await self._read(select(func.count()).select_from(schema.leases))

    # -- tables and choices --------------------------------------------------------------------------------

    async def add_table(self, row: Row, chosen: list[Row]) -> None:
        """A new table, with the choices it starts from when it continues another one."""
        now = time.time()
        choices: list[Statement] = [(ADD_CHOICE, {**choice, "table_id": row["id"]}) for choice in chosen]
        table = insert(schema.tables).values(made=now, touched=now, steps=len(chosen), **row)
        await self._write(None, (table, None), *choices)

    async def table(self, table: str) -> Row | None:
        rows = await self._read(select(schema.tables).where(_TABLES.id == table))
        return rows[0] if rows else None

    async def table_ids(self) -> list[str]:
        """Every table, oldest first."""
        return [row["id"] for row in await self._read(select(_TABLES.id).order_by(_TABLES.made))]

    async def choices(self, table: str, since: int = 0) -> list[Row]:
        """What was chosen, from a step on."""
        wanted = select(schema.choices).where(schema.choices.c.table_id == table, schema.choices.c.step >= since)
        found = await self._read(wanted.order_by(schema.choices.c.step))
        return found or [row for row in await self._archived(table) if row["step"] >= since]

    async def add_choice(
        self, table: str, epoch: int, choice: Row, save: str | None, version: str, result: Row | None = None
    ) -> None:
        """One more choice, now and then the whole state, and what counts of a game that ends with it.

        Raises Outrun where the table has gone on without us.
        """
        made = time.time()
        statements: list[Statement] = [(ADD_CHOICE, {**choice, "table_id": table, "made": made})]
        if save is not None:
            row = {"table_id": table, "step": choice["step"] + 1, "version": version, "save": save}
            statements += [
                (delete(schema.saves).where(schema.saves.c.table_id == table), None),
                (insert(schema.saves).values(**row), None),
            ]
        if result is not None:
            statements.append((insert(schema.results).values(table_id=table, made=made, **result), None))
        await self._write(_builds_on(table, choice["step"], epoch, steps=choice["step"] + 1), *statements)

    async def results(self, most: int = 20_000) -> list[Row]:
        """What counts of the last games, the oldest first."""
        wanted = select(schema.results.c.game, schema.results.c.players).order_by(schema.results.c.made.desc())
        return (await self._read(wanted.limit(most)))[::-1]

    async def take_back(self, table: str, epoch: int, steps: int, step: int, note: Row) -> None:
        """A table of so many steps goes back to the state after `step` choices; its epoch grows."""
        # Whoever goes to and fro between two states is noted once, or the log would grow without end.
        again = (schema.notes.c.step == step) & (schema.notes.c.message == note["message"])
        stale = (schema.notes.c.step > step) | again
        await self._write(
            _builds_on(table, steps, epoch, steps=step, epoch=epoch + 1),
            (delete(schema.choices).where(schema.choices.c.table_id == table, schema.choices.c.step >= step), None),
            (delete(schema.saves).where(schema.saves.c.table_id == table, schema.saves.c.step > step), None),
            (delete(schema.results).where(schema.results.c.table_id == table), None),
            (delete(schema.notes).where(schema.notes.c.table_id == table, stale), None),
            (insert(schema.notes).values(table_id=table, **note), None),
        )

    async def save(self, table: str) -> Row | None:
        rows = await self._read(select(schema.saves).where(schema.saves.c.table_id == table))
        return rows[0] if rows else None

    async def change(self, table: str, epoch: int, steps: int, note: Row | None = None, **fields: Any) -> None:
        """Seats, links, luck or first dice of a table are others from now on; its epoch grows."""
        statements: list[Statement] = [(update(schema.tables).where(_TABLES.id == table).values(**fields), None)]
        if note is not None:
            statements.append((insert(schema.notes).values(table_id=table, **note), None))
        await self._write(_builds_on(table, steps, epoch, epoch=epoch + 1), *statements)

    # -- words ---------------------------------------------------------------------------------------------

    async def add_note(self, table: str, note: Row) -> None:
        await self._write(None, (insert(schema.notes).values(table_id=table, **note), None))

    async def notes(self, table: str) -> list[Row]:
        wanted = select(schema.notes.c.step, schema.notes.c.message, schema.notes.c.words)
        return await self._read(wanted.where(schema.notes.c.table_id == table).order_by(schema.notes.c.id))

    async def add_chat(self, table: str, said: Row) -> None:
        await self._write(None, (insert(schema.chat).values(table_id=table, made=time.time(), **said), None))

    async def chat(self, table: str, most: int = KEPT) -> tuple[list[Row], int]:
        """The last lines, oldest first, and how many there were before them."""
        lines = schema.chat.c
        wanted = select(lines.id, lines.seat, lines.name, lines.text, lines.made).where(lines.table_id == table)
        rows = await self._read(wanted.order_by(lines.id.desc()).limit(most))
        if len(rows) < most:
            return rows[::-1], 0
        # Counted before the oldest of them: what is said between the two readings must not shift the numbers.
        older = select(func.count().label("count")).where(lines.table_id == table, lines.id < rows[-1]["id"])
        return rows[::-1], int((await self._read(older))[0]["count"])

    async def add_report(self, report: Row) -> None:
        await self._write(None, (insert(schema.reports).values(made=time.time(), **report), None))

    async def report(self, report: str) -> Row | None:
        rows = await self._read(select(schema.reports).where(schema.reports.c.id == report))
        return rows[0] if rows else None

    async def count_reports(self, table: str) -> int:
        wanted = select(func.count().label("count")).where(schema.reports.c.table_id == table)
        return int((await self._read(wanted))[0]["count"])

    # -- leases: one process lets the bots of a table play ---------------------------------------------------

    async def lease(self, table: str, owner: str, seconds: float) -> bool:
        """Whether this process may drive the table from now on for so long."""
        now = time.time()
        leases = schema.leases
        mine = (leases.c.owner == owner) | (leases.c.until < now)
        try:
            async with self._engine.begin() as connection:
                renewed = await connection.execute(
                    update(leases).where(leases.c.table_id == table, mine).values(owner=owner, until=now + seconds)
                )
                if renewed.rowcount == 0:
                    await connection.execute(insert(leases).values(table_id=table, owner=owner, until=now + seconds))
        except SQLAlchemyError as error:
            if isinstance(error, IntegrityError):
                return False
            raise StorageTrouble(error) from error
        return True

    # -- the archive -----------------------------------------------------------------------------------------

    async def pack_away(self, before: float, most: int = 100) -> int:
        """Pack the choices of tables that nobody has touched since; returns how many tables."""
        wanted = select(_TABLES.id).where(_TABLES.touched < before, _TABLES.steps > 0)
        wanted = wanted.where(_TABLES.id.not_in(select(schema.archive.c.table_id))).limit(most)
        old = [row["id"] for row in await self._read(wanted)]
        for table in old:
            packed = zlib.compress(msgspec.json.encode(await self.choices(table)), 9)
            row = {"table_id": table, "packed": packed, "made": time.time()}
            await self._write(
                None,
                (insert(schema.archive).values(**row), None),
                (delete(schema.choices).where(schema.choices.c.table_id == table), None),
            )
        return len(old)

    async def unpack(self, table: str) -> None:
        """A table of the archive is played on."""
        rows = await self._archived(table)
        if rows:
            gone = delete(schema.archive).where(schema.archive.c.table_id == table)
            await self._write(None, (gone, None), *((ADD_CHOICE, row) for row in rows))

    async def _archived(self, table: str) -> list[Row]:
        rows = await self._read(select(schema.archive.c.packed).where(schema.archive.c.table_id == table))
        found: list[Row] = msgspec.json.decode(zlib.decompress(rows[0]["packed"])) if rows else []
        return found

    # -- parts ---------------------------------------------------------------------------------------------

    async def _read(self, wanted: Executable) -> list[Row]:
        try:
            async with self._engine.connect() as connection:
                return [dict(row) for row in (await connection.execute(wanted)).mappings()]
        except (SQLAlchemyError, OSError) as error:
            raise StorageTrouble(error) from error

    async def _write(self, builds_on: Row | None, *statements: Statement) -> None:
        """Return when these statements are committed, all of them or none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.writer.put((builds_on, statements, done))
        await done


def _builds_on(table: str, at: int, of: int, steps: int | None = None, epoch: int | None = None) -> Row:
    """What a write expects, and what it leaves."""
    steps, epoch = at if steps is None else steps, of if epoch is None else epoch
    return {"on": table, "at": at, "of": of, "steps": steps, "epoch": epoch, "touched": time.time()}
