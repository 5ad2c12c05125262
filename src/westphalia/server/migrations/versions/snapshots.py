"""Snapshots of the games at their tables."""

import sqlalchemy as sa
from alembic import op

revision = "snapshots"
down_revision = "sessions"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("since", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("saved", sa.LargeBinary),
        sa.Column("page", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
