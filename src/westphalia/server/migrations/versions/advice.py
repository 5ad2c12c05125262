"""Whether players of a table may ask what a bot would do in their place."""

import sqlalchemy as sa
from alembic import op

revision = "advice"
down_revision = "people"


def upgrade() -> None:
    op.add_column("tables", sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "advice")
