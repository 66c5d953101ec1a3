"""Tables, choices, notes, chat, saves and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("config", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("delay", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rolls", sa.JSON, nullable=False),
        sa.Column("forked_from", sa.String(64), nullable=False),
    )
    op.create_table(
        "choices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("option", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("rolls", sa.JSON, nullable=False),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("message", sa.String(64), nullable=False),
        sa.Column("words", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "saves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("save", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("reports", "saves", "chat", "notes", "choices", "tables"):
        op.drop_table(name)
