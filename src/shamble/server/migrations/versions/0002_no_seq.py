"""Sequence numbers mean something only as long as a line is open; they are not stored any more."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seq")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("seq", sa.Integer, nullable=False, server_default="0"))
