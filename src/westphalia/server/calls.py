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


def write_calls(connection: sa.Connection, table: str, calls: Calls) -> None:
    """In the transaction of a deed."""
    due = time.time() + GRACE
    if calls.answered:
        of_turns = (LETTERS.c.table_id == table) & (LETTERS.c.kind == "turn")
        connection.execute(sa.delete(LETTERS).where(of_turns, LETTERS.c.user_id.in_(calls.answered)))
    for kind, people in (("turn", calls.turn), ("over", calls.over)):
        if people:
            channels = sa.select(
                sa.literal(table), CHANNELS.c.id, CHANNELS.c.user_id, sa.literal(kind), sa.literal(due), sa.literal(0)
            ).where(CHANNELS.c.user_id.in_(people), CHANNELS.c.confirmed, CHANNELS.c.kind != "feed")
            names = ["table_id", "channel_id", "user_id", "kind", "due", "tries"]
            connection.execute(sa.insert(LETTERS).from_select(names, channels))
