"""What people want to hear of, and when, is theirs and no longer that of each way to them."""

import sqlalchemy as sa
from alembic import op

revision = "wishes"
down_revision = "turns"


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("wishes", sa.JSON, nullable=False),
    )
    op.drop_column("channels", "wishes")
    op.add_column("letters", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("letters", sa.Column("held", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("letters", "held")
    op.drop_column("letters", "since")
    op.add_column("channels", sa.Column("wishes", sa.JSON, nullable=False, server_default='["turn", "over"]'))
    op.drop_table("wishes")
