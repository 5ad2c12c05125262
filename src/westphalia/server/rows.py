"""What is kept, as the rest of the server handles it: people, tables and their chairs, deeds, talk, standing orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa


class User(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None
    password: str | None


class Chair(msgspec.Struct):
    """A seat of a table: whose it is, and which bot sits there now; ``absent``: until its user comes back. ``vacation``
    is until when the user is away by announcement."""

    seat: int
    user_id: str | None
    bot: str | None
    token: str
    name: str = ""  # of the user
    absent: bool = False
    vacation: float | None = None


class TableRow(msgspec.Struct):
    id: str
    game: str
    rules: str
    scenario: str
    seat_count: int
    options: dict[str, int | str]
    language: str
    visibility: str
    pace: str
    seconds: int | None
    secret: str
    owner: str
    created: float
    updated: float
    seq: int
    waiting: list[int]
    paused: bool
    over: bool
    kind: str = "game"
    origin: str | None = None
    origin_moves: int | None = None
    origin_seat: int | None = None
    away: int = 1800
    absent: str = "answer"
    extended: dict[str, float] | None = None
    apart: dict[str, int] | None = None
    glance: dict[str, Any] | None = None
    advice: bool = False

    def version_for(self, seat: int | None) -> int:
        """How much has been done here as this seat (None: a watcher) may count it."""
        if not self.apart:
            return self.seq
        return self.seq - sum(count for other, count in self.apart.items() if other != str(seat))

    def count_apart(self, seat: int | None) -> None:
        """One more deed of this seat that the others do not notice."""
        self.apart = {**(self.apart or {}), str(seat): (self.apart or {}).get(str(seat), 0) + 1}


class OrderRow(msgspec.Struct):
    """A standing order of the person on this seat, as it is filled in; ``steps`` are the answers it has given."""

    id: int
    seat: int
    user_id: str
    form: str
    filled: dict[str, int | str]
    steps: int
    given: float


class Found(NamedTuple):
    """A table, its chairs, how its game began if not by scenario and secret alone, the vote under way, and standing
    orders."""

    row: TableRow
    chairs: list[Chair]
    start: bytes | None
    motion: Any
    orders: list[OrderRow]


class Seen(msgspec.Struct, frozen=True):
    """How far somebody had come with a table: ``entries`` of the journal with the eyes of ``seat``."""

    version: int
    entries: int
    seat: int | None
    at: float
    moves: int | None = None


class Deed(msgspec.Struct, frozen=True):
    """Something done at a table: an ``answer``, a ``resign``, an ``undo`` of the last one, a ``rewind`` to as many
    moves as ``answer`` says, followed by how many there were (replay.py; before the dice were cast anew it was called
    ``takeback``), or a change of ``rules`` (replay.Crossing). ``hash`` is that of the state at the last checkpoint
    passed."""

    seq: int
    kind: str
    seat: int | None
    answer: str | None
    hash: str = ""


class ChatRow(msgspec.Struct, frozen=True):
    """What was said. Without a ``name`` nobody said it: the server tells something about the seat, and ``text``
    names the message."""

    seat: int | None
    name: str
    to: int | None
    text: str
    at: float


class KeptFor(NamedTuple):
    """What is kept at a table for somebody who comes in."""

    user: User
    chat: list[ChatRow]
    note: str


# from the database


def user_of(rows: Sequence[sa.RowMapping]) -> User | None:
    return User(rows[0]["id"], rows[0]["name"], rows[0]["login"], rows[0]["password"]) if rows else None


def table_of(row: sa.RowMapping) -> TableRow:
    return TableRow(**row)


def order_of(row: sa.RowMapping) -> OrderRow:
    return OrderRow(*[row[name] for name in OrderRow.__struct_fields__])


def line_of(row: sa.RowMapping) -> ChatRow:
    return ChatRow(row["seat"], row["name"], row["to_seat"], row["text"], row["at"])
