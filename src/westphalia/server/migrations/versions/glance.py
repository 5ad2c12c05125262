"""What lists show of a table without opening its game."""

import sqlalchemy as sa
from alembic import op

revision = "glance"
down_revision = "absent"


def upgrade() -> None:
    op.add_column("tables", sa.Column("glance", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "glance")
