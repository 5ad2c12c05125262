"""Codes that take somebody to a second device, whom somebody has blocked, what was reported to hosts; how
many moves somebody had seen."""

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "glance"


def upgrade() -> None:
    op.create_table(
        "device_codes",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("blocked", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("handle", sa.String(16), nullable=False),
    )
    op.create_table(
        "complaints",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by_user", sa.String(32), nullable=False),
        sa.Column("about_user", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.add_column("seen", sa.Column("moves", sa.Integer))
    op.create_index("ix_complaints_table_id", "complaints", ["table_id"])


def downgrade() -> None:
    op.drop_column("seen", "moves")
    for table in ("complaints", "blocks", "device_codes"):
        op.drop_table(table)
