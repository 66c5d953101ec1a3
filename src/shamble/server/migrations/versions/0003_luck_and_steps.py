"""What a table's chance is made of, how far it is, and which of its links hold; leases and the archive."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        # Tables made before had a number as seed and the fast kind of chance; they go on with it.
        tables.add_column(sa.Column("luck", sa.JSON, nullable=False, server_default='{"kind": "fast"}'))
        tables.add_column(sa.Column("steps", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("links", sa.JSON, nullable=False, server_default="{}"))
        tables.add_column(sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET steps = (SELECT count(*) FROM choices WHERE choices.table_id = tables.id)")
    op.execute("UPDATE tables SET touched = made")
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("archive")
    op.drop_table("leases")
    op.drop_index("ix_tables_touched", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("touched", "links", "epoch", "steps", "luck"):
            tables.drop_column(name)
