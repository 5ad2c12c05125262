"""The deeds that are no moves are found at once: where a game turned back, or went on with other rules."""

import sqlalchemy as sa
from alembic import op

revision = "turns"
down_revision = "courier"


def upgrade() -> None:
    no_move = sa.text("kind NOT IN ('answer', 'resign')")
    op.create_index("deeds_turns", "deeds", ["table_id", "seq"], sqlite_where=no_move, postgresql_where=no_move)


def downgrade() -> None:
    op.drop_index("deeds_turns")
