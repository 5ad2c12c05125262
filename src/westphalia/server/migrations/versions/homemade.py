"""Scenarios that players put together have longer ids. SQLite keeps texts of any length and needs no change."""

import sqlalchemy as sa
from alembic import op

revision = "homemade"
down_revision = "apart"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "scenario", type_=sa.String(200))


def downgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "scenario", type_=sa.String(40))
