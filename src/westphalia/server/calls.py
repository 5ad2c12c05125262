"""Whom a deed calls to the table. Their letters are written in the transaction of the deed; they are due a moment
later, so that who answers at once is not called. Who has answered is called no more."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final, NamedTuple

import sqlalchemy as sa

from .schema import CHANNELS, LETTERS

GRACE: Final = 60.0  # seconds in which somebody may answer before they are called


class Calls(NamedTuple):
    """Whom a deed calls: whose turn begins, whose is over, who reads that the game has ended."""

    turn: Collection[str] = ()
    answered: Collection[str] = ()
    over: Collection[str] = ()


# Written once: building a statement takes longer than running it.
_TABLE: Final = sa.bindparam("table", type_=sa.String())
_PEOPLE: Final[sa.BindParameter[str]] = sa.bindparam("people", expanding=True)
ANSWERED: Final = sa.delete(LETTERS).where(
    LETTERS.c.table_id == _TABLE, LETTERS.c.kind == "turn", LETTERS.c.user_id.in_(_PEOPLE)
)
CALLED: Final = sa.insert(LETTERS).from_select(
    ["table_id", "channel_id", "user_id", "kind", "due", "tries"],
    sa.select(
        _TABLE,
        CHANNELS.c.id,
        CHANNELS.c.user_id,
        sa.bindparam("kind", type_=sa.String()),
        sa.bindparam("due", type_=sa.Float()),
        sa.literal(0),
    ).where(CHANNELS.c.user_id.in_(_PEOPLE), CHANNELS.c.confirmed, CHANNELS.c.kind != "feed"),
)


def write_calls(connection: sa.Connection, table: str, calls: Calls) -> None:
    """In the transaction of a deed."""
    due = time.time() + GRACE
    if calls.answered:
        connection.execute(ANSWERED, {"table": table, "people": list(calls.answered)})
    for kind, people in (("turn", calls.turn), ("over", calls.over)):
        if people:
            connection.execute(CALLED, {"table": table, "people": list(people), "kind": kind, "due": due})
