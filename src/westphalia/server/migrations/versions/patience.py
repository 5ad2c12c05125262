"""How long somebody may be gone before the others may go on without them, and clocks that a vote has extended."""

import sqlalchemy as sa
from alembic import op

revision = "patience"
down_revision = "talks"


def upgrade() -> None:
    op.add_column("tables", sa.Column("away", sa.Integer, nullable=False, server_default="1800"))
    op.add_column("tables", sa.Column("extended", sa.JSON))


def downgrade() -> None:
    for column in ("extended", "away"):
        op.drop_column("tables", column)
