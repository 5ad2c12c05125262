"""What becomes of who does not come: the rule of each table, whose chair a bot keeps warm, vacations, reliability."""

import sqlalchemy as sa
from alembic import op

revision = "absent"
down_revision = "standing"


def upgrade() -> None:
    op.add_column("tables", sa.Column("absent", sa.String(8), nullable=False, server_default="answer"))
    op.add_column("seats", sa.Column("absent", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("vacation", sa.Float))
    op.add_column("users", sa.Column("turns", sa.Integer, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("late", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "vacations",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ends", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("vacations")
    for column in ("late", "turns", "vacation"):
        op.drop_column("users", column)
    op.drop_column("seats", "absent")
    op.drop_column("tables", "absent")
