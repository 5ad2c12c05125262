"""Who said something to whom, whoever sits on their chairs now."""

import sqlalchemy as sa
from alembic import op

revision = "talks"
down_revision = "branches"


def upgrade() -> None:
    for column, seat in (("user_id", "seat"), ("to_user", "to_seat")):
        op.add_column("chat", sa.Column(column, sa.String(32)))
        sitting = f"select seats.user_id from seats where seats.table_id = chat.table_id and seats.seat = chat.{seat}"
        op.execute(f"update chat set {column} = ({sitting})")


def downgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        for column in ("to_user", "user_id"):
            chat.drop_column(column)
