"""How many deeds of a seat the others did not notice: what is shown to them is not counted by these."""

import sqlalchemy as sa
from alembic import op

revision = "apart"
down_revision = "snapshots"


def upgrade() -> None:
    op.add_column("tables", sa.Column("apart", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "apart")
