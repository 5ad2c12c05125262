"""Whom a deed calls to the table. Their letters are written in the transaction of the deed; they are due a moment
later, so that who answers at once is not called. Who has answered is called no more."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from .schema import CHANNELS, LETTERS

GRACE: Final = 60.0  # seconds in which somebody may answer before they are called
TALK: Final = 300.0  # seconds in which more may be said
LEAST_CLOCK: Final = 3600  # seconds; who has less sits at the table
LAST_PART: Final = 0.2  # of a clock: then it runs out
LONGEST_LAST: Final = 12 * 3600.0  # seconds of it at most


class Calls(NamedTuple):
    """Whom a deed calls: whose turn begins (and how long they have, in seconds), whose is over, who is attacked or
    offered something (told from ``since`` on in the log), who reads that the game has ended."""

    turn: Collection[str] = ()
    answered: Collection[str] = ()
    over: Collection[str] = ()
    attack: Collection[str] = ()
    offer: Collection[str] = ()
    since: int = 0
    seconds: int | None = None


def _call() -> sa.Insert:
    """A letter for each way to these people; of what they are to hear anyway there is one already."""
    same = LETTERS.c.table_id == sa.bindparam("table", type_=sa.String)
    same &= (LETTERS.c.channel_id == CHANNELS.c.id) & (LETTERS.c.kind == sa.bindparam("kind", type_=sa.String))
    values: Mapping[str, Any] = {
        "table_id": sa.bindparam("table", type_=sa.String),
        "channel_id": CHANNELS.c.id,
        "user_id": CHANNELS.c.user_id,
        "kind": sa.bindparam("kind", type_=sa.String),
        "due": sa.bindparam("due", type_=sa.Float),
        "tries": sa.literal_column("0"),
        "since": sa.bindparam("since", type_=sa.Integer),
        "held": sa.false(),
    }
    ways = sa.select(*(value.label(name) for name, value in values.items())).where(
        CHANNELS.c.user_id.in_(sa.bindparam("people", expanding=True)),
        CHANNELS.c.confirmed,
        CHANNELS.c.kind != "feed",
        ~sa.exists().where(same),
    )
    return sa.insert(LETTERS).from_select(list(values), ways)


# Written once: building a statement takes longer than running it.
CALL: Final = _call()
CALL_OFF: Final = sa.delete(LETTERS).where(
    LETTERS.c.table_id == sa.bindparam("table"),
    LETTERS.c.kind.in_(("turn", "time")),
    LETTERS.c.user_id.in_(sa.bindparam("people", expanding=True)),
)


def write_calls(connection: sa.Connection, table: str, calls: Calls, now: float) -> None:
    """In the transaction of a deed."""
    soon = now + GRACE
    if calls.answered:
        connection.execute(CALL_OFF, {"table": table, "people": list(calls.answered)})
    call(connection, table, "turn", calls.turn, soon)
    call(connection, table, "over", calls.over, soon)
    call(connection, table, "attack", calls.attack, soon, calls.since)
    call(connection, table, "offer", calls.offer, soon, calls.since)
    if calls.seconds is not None and calls.seconds >= LEAST_CLOCK:
        call(connection, table, "time", calls.turn, now + calls.seconds - last_part(calls.seconds))


def call(connection: sa.Connection, table: str, kind: str, people: Collection[str], due: float, since: int = 0) -> None:
    """Letters to these people that are ``due`` then."""
    if people:
        values = {"table": table, "kind": kind, "due": due, "since": since, "people": list(people)}
        connection.execute(CALL, values)


def last_part(seconds: float) -> float:
    """How much of such a clock is left when it is said to run out."""
    return min(seconds * LAST_PART, LONGEST_LAST)
