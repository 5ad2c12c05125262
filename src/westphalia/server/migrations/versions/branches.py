"""What-if tables and records: where a table comes from. Votes under way, and how much of a table somebody has seen."""

import sqlalchemy as sa
from alembic import op

revision = "branches"
down_revision = "first"


def upgrade() -> None:
    op.add_column("tables", sa.Column("kind", sa.String(8), nullable=False, server_default="game"))
    op.add_column("tables", sa.Column("origin", sa.String(32)))
    op.add_column("tables", sa.Column("origin_moves", sa.Integer))
    op.add_column("tables", sa.Column("origin_seat", sa.Integer))
    op.create_table(
        "starts",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("start", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "motions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("motion", sa.JSON, nullable=False),
    )
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("seen", "motions", "starts"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        for column in ("origin_seat", "origin_moves", "origin", "kind"):
            tables.drop_column(column)
