"""Opening a database: SQLite or PostgreSQL, brought up to date, or one sentence that says why not."""

from __future__ import annotations

import fcntl
import logging
import os
import threading
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import create_engine, event, inspect, text
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from shamble.kernel.errors import ShambleError
from shamble.server.health import numbers
from shamble.server.refusals import Refused

SCHEMA = "0004"
"""The newest migration; alembic is loaded only when a database is older than that."""
MIGRATIONS = Path(__file__).parent / "migrations"

log = logging.getLogger("shamble.server")


class CannotOpen(ShambleError):
    """The server cannot start with this folder or database; the sentence says what to do."""

    code = "cannot-open"


class StorageTrouble(Refused):
    """The database does not take or give what it should. Nothing has changed, and it can be tried again."""

    code = "storage"

    def __init__(self, error: Exception) -> None:
        super().__init__("storage")
        numbers.counts["storage_trouble"] += 1
        log.warning("storage: %s", str(error).splitlines()[0])


class Outrun(Exception):
    """Another process was faster: the table is not any more what this write builds upon."""


def lock_folder(folder: Path) -> TextIO:
    """Keep a folder for this process as long as the file that is returned stays open."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = (folder / "lock").open("a+")
        (folder / "lock").chmod(0o600)
    except OSError as error:
        raise CannotOpen(f"Games cannot be kept in {folder}: {error.strerror}. Name a folder with --data.") from error
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        handle.seek(0)
        who = handle.read().strip() or "unknown"
        handle.close()
        raise CannotOpen(
            f"Another server (process {who}) keeps its games in {folder}: end it, or name another folder with --data."
        ) from error
    handle.truncate(0)
    handle.write(str(os.getpid()))
    handle.flush()
    return handle


def asynchronous(url: str) -> str:
    """The address with the driver that we speak to it with: `postgresql://…` is what people write."""
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise CannotOpen(f"{url!r} is no address of a database; one is like postgresql://user@host/name.") from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    kind = address.drivername.split("+")[0]
    if kind not in drivers:
        raise CannotOpen(f"Games are kept in SQLite or PostgreSQL, not in {kind!r}.")
    return address.set(drivername=drivers[kind]).render_as_string(hide_password=False)


async def connect(url: str, durable: bool) -> AsyncEngine:
    """An engine for a database whose schema is that of the code."""
    address = asynchronous(url)
    shown = make_url(address).render_as_string(hide_password=True)
    try:
        engine = create_async_engine(address, pool_pre_ping=not address.startswith("sqlite"))
        if engine.dialect.name == "sqlite":
            _private(make_url(address).database)
            event.listen(engine.sync_engine, "connect", _set_up_sqlite_durable if durable else _set_up_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise CannotOpen("PostgreSQL needs its driver: pip install 'shamble[postgres]'.") from error
    except (SQLAlchemyError, OSError) as error:
        cause = str(getattr(error, "orig", error)).splitlines()[0]
        raise CannotOpen(f"The database {shown} cannot be opened: {cause}. Nothing in it was changed.") from error
    return engine


def writing_engine(engine: AsyncEngine, durable: bool) -> Engine:
    """A plain engine on the same SQLite file, for one thread that does all the writing."""
    plain = create_engine(engine.url.set(drivername="sqlite"))
    event.listen(plain, "connect", _set_up_sqlite_durable if durable else _set_up_sqlite)
    return plain


def _private(file: str | None) -> None:
    """A database of our own is readable by its owner only."""
    if file and file != ":memory:":
        place = Path(file)
        place.touch(mode=0o600, exist_ok=True)
        if place.stat().st_uid == os.getuid() and os.access(place, os.W_OK):
            place.chmod(0o600)


def _set_up_sqlite(connection: Any, record: Any, synchronous: str = "NORMAL") -> None:
    """Readers never wait for the writer; a commit survives the death of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _set_up_sqlite_durable(connection: Any, record: Any) -> None:
    """A commit survives a power cut too."""
    _set_up_sqlite(connection, record, "FULL")


_MIGRATING = threading.RLock()
"""Alembic keeps the upgrade at hand in a module, so servers in one process have theirs one after the other."""


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Several processes may start at once; one of them brings the schema up to date. The number is our own.
        connection.execute(text("SELECT pg_advisory_xact_lock(8642)"))
    if inspect(connection).has_table("alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == SCHEMA:
            return
        if version is not None and version > SCHEMA:
            raise CannotOpen(
                f"The database is of a newer version of Shamble (schema {version}; this one knows {SCHEMA}): "
                "install that version. Nothing in it was changed."
            )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    with _MIGRATING:
        command.upgrade(config, "head")
