"""What is stored: tables, every choice with its dice, what was said, saves, reports of problems."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Float, nullable=False),
    Column("game", String(64), nullable=False),
    Column("config", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("delay", Integer, nullable=False),
    Column("rolls", JSON, nullable=False),  # the dice before the first choice
    Column("forked_from", String(64), nullable=False),
    Column("luck", JSON, nullable=False, server_default='{"kind": "fast"}'),  # what its chance is made of
    Column("steps", Integer, nullable=False, server_default="0"),  # how many choices it has
    Column("epoch", Integer, nullable=False, server_default="0"),  # grows when its past or its seats change
    Column("links", JSON, nullable=False, server_default="{}"),  # seat -> how often its link was revoked
    Column("touched", Float, nullable=False, server_default="0", index=True),
    Column("rated", Boolean, nullable=False, server_default=false()),  # whether its result counts
)

choices = Table(
    "choices",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("option", Integer, nullable=False),
    Column("seat", String(32), nullable=False),
    Column("rolls", JSON, nullable=False),  # the dice this choice led to, as everybody saw them
    Column("hash", String(32), nullable=False),  # of the state after it, where that is stored too; else empty
    Column("made", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("step", Integer, nullable=False),
    Column("message", String(64), nullable=False),
    Column("words", JSON, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
)

saves = Table(
    "saves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("version", String(32), nullable=False),
    Column("save", Text, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),  # the process that lets its bots play
    Column("until", Float, nullable=False),
)

archive = Table(
    "archive",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("packed", LargeBinary, nullable=False),  # the choices of a table nobody has touched for long
    Column("made", Float, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", JSON, nullable=False),  # who played as what, and whether they have won
    Column("made", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("save", Text, nullable=False),
    Column("log", Text, nullable=False),
    Column("version", String(32), nullable=False),
    Column("made", Float, nullable=False),
)
