"""Standing orders, and what was done by them."""

import sqlalchemy as sa
from alembic import op

revision = "standing"
down_revision = "wishes"


def upgrade() -> None:
    op.create_table(
        "standing_orders",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("form", sa.String(60), nullable=False),
        sa.Column("filled", sa.JSON, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("given", sa.Float, nullable=False),
    )
    op.create_index("ix_standing_orders_table_id", "standing_orders", ["table_id"])
    op.create_table(
        "obeyed",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("line", sa.JSON, nullable=False),
    )
    op.create_index("ix_obeyed_table_id", "obeyed", ["table_id"])


def downgrade() -> None:
    op.drop_table("obeyed")
    op.drop_table("standing_orders")
