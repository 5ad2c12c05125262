"""Who is logged in where: an account's cookie names a session, which ends when somebody logs out."""

import sqlalchemy as sa
from alembic import op

revision = "sessions"
down_revision = "patience"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("sessions")
