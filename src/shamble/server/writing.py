"""How a transaction is written: what every write about a table builds upon, then all that it changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Executable, bindparam, insert, update
from sqlalchemy.engine import Connection, Engine

from shamble.server import schema
from shamble.server.database import Outrun

Row = dict[str, Any]
Statement = tuple[Executable, Row | None]
"""What to execute, and its values where it is one of many alike."""

_TABLES = schema.tables.c
GUARD = (
    update(schema.tables)
    .where(_TABLES.id == bindparam("on"), _TABLES.steps == bindparam("at"), _TABLES.epoch == bindparam("of"))
    .values(steps=bindparam("steps"), epoch=bindparam("epoch"), touched=bindparam("touched"))
)
ADD_CHOICE = insert(schema.choices)
"""Made once: alike statements that meet in a commit are executed together."""


def execute(connection: Connection, guards: list[Row], statements: list[Statement]) -> None:
    """Every write about a table finds it as it expects it, or none of them happens."""
    for row in guards:
        _expect(row, connection.execute(GUARD, row).rowcount)
    for statement, values in _in_turn(statements):
        connection.execute(statement, values or None)


def _in_turn(statements: list[Statement]) -> Iterator[tuple[Executable, list[Row]]]:
    """Each statement with the values of all that are alike and follow each other."""
    for statement, alike in groupby(statements, key=lambda one: one[0]):
        yield statement, [row for _, row in alike if row is not None]


def _expect(row: Row, found: int) -> None:
    if found != 1:
        raise Outrun(f"table {row['on']} has gone on from step {row['at']}, epoch {row['of']}")


GUARDED = ("on", "at", "of", "steps", "epoch", "touched")
CHOSEN = ("table_id", "step", "option", "seat", "rolls", "hash", "made")


def _from_json(columns: tuple[str, ...]) -> str:
    """Rows that are handed over as one JSON text, with their columns by name."""
    fields = ", ".join(f"""json_extract(value, '$[{n}]') AS "{name}\"""" for n, name in enumerate(columns))
    return f"(SELECT {fields} FROM json_each(?))"


_GUARD = f"""UPDATE tables SET steps = built.steps, epoch = built.epoch, touched = built.touched
    FROM {_from_json(GUARDED)} AS built
    WHERE tables.id = built."on" AND tables.steps = built.at AND tables.epoch = built."of\""""
_ADD_CHOICES = (
    f"""INSERT INTO choices ({", ".join(f'"{name}"' for name in CHOSEN)}) SELECT * FROM {_from_json(CHOSEN)}"""
)


class OneFile:
    """An SQLite file as one thread writes to it, over a connection that it keeps.

    What every choice writes is handed to the driver itself, and all choices of a commit as one statement: after each
    statement the thread waits for its turn of the interpreter, a millisecond on a busy server.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._driver: Any = None
        """What the connection itself is made of."""

    def write(self, guards: list[Row], statements: list[Statement]) -> None:
        """Commit all of it or nothing."""
        if self._connection is None:
            self._connection = self._engine.connect()
            self._driver = self._connection.connection.driver_connection
        try:
            if all(statement is ADD_CHOICE for statement, _ in statements):
                # Nearly all that is ever written: the driver begins by itself.
                self._execute(self._connection, guards, statements)
                self._driver.commit()
            else:
                with self._connection.begin():
                    self._execute(self._connection, guards, statements)
        except BaseException:
            self.close()
            raise

    def _execute(self, connection: Connection, guards: list[Row], statements: list[Statement]) -> None:
        driver = self._driver
        if guards and driver.execute(_GUARD, _as_json(GUARDED, guards)).rowcount != len(guards):
            raise Outrun(f"one of these tables has gone on: {', '.join(row['on'] for row in guards)}")
        for statement, values in _in_turn(statements):
            if statement is ADD_CHOICE:
                driver.execute(_ADD_CHOICES, _as_json(CHOSEN, map(_as_stored, values)))
            else:
                connection.execute(statement, values or None)

    def close(self) -> None:
        if self._connection is not None:
            self._driver.rollback()
            self._connection.close()
            self._connection = self._driver = None


def _as_json(columns: tuple[str, ...], rows: Iterable[Row]) -> tuple[str]:
    return (msgspec.json.encode([[row[name] for name in columns] for row in rows]).decode(),)


def _as_stored(choice: Row) -> Row:
    return {**choice, "rolls": msgspec.json.encode(choice["rolls"]).decode()}
