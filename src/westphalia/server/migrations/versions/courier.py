"""How people are called to their tables, and what is still to be sent to them."""

import sqlalchemy as sa
from alembic import op

revision = "courier"
down_revision = "homemade"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.String(32), nullable=False, unique=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("base", sa.String(200), nullable=False),
        sa.Column("wishes", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("sent", sa.Float),
        sa.Column("error", sa.String(200)),
    )
    op.create_index("ix_channels_user_id", "channels", ["user_id"])
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("channel_id", sa.String(32), sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_letters_due", "letters", ["due"])
    op.create_index("letters_of_turns", "letters", ["table_id", "user_id"])


def downgrade() -> None:
    op.drop_table("letters")
    op.drop_table("channels")
