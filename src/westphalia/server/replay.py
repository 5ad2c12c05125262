"""How the game of a table begins, and how it came to where it stands.

Most games are set up by their scenario and secret. A what-if table begins in the middle of another game; the game of a
record whose secret was never told has the dice as they were written down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from westphalia.kernel import record
from westphalia.kernel.chance import Chance, Retold
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.journal import Entry, Journal
from westphalia.kernel.record import FORMAT, Drift, Header, Recorder
from westphalia.kernel.session import Refused, Saved, Session

from .storage import Deed, TableRow


class Branch(msgspec.Struct, frozen=True, tag="branch"):
    """Another game at some move, as a seat might have believed it to be, and what its journal held for that seat."""

    saved: Saved
    journal: list[Entry]


class Told(msgspec.Struct, frozen=True, tag="told"):
    """Dice as a record tells them, whose secret nobody has revealed."""

    commitment: str
    dice: list[int]


Start = Branch | Told
_DECODER = msgspec.msgpack.Decoder(Start)


def encode(start: Start) -> bytes:
    return msgspec.msgpack.encode(start)


def decode(content: bytes | None) -> Start | None:
    return None if content is None else _DECODER.decode(content)


def begin(title: Title[Any], row: TableRow, start: Start | None) -> Recorder:
    """The game before the first move at its table."""
    if row.rules != title.version:
        raise BadInput(f"this table plays rules {row.rules} of {row.game}, installed are rules {title.version}")
    if isinstance(start, Branch):
        before = Journal()
        before.entries = list(start.journal)
        return Recorder.resume(
            title,
            row.scenario,
            row.seat_count,
            start.saved,
            secret=row.secret,
            options=row.options,
            before=before,
        )
    if isinstance(start, Told):
        header = Header(FORMAT, row.game, row.rules, row.scenario, row.seat_count, row.options, start.commitment)
        dice = Retold(start.dice, Chance.from_secret(f"after {start.commitment}", title.streams))
        return Recorder(title, header, None, dice)
    return Recorder.start(title, row.scenario, row.seat_count, secret=row.secret, options=row.options)


def standing_moves(deeds: Sequence[Deed]) -> list[Deed]:
    """The answers and resignations that were not taken back."""
    moves: list[Deed] = []
    for deed in deeds:
        if deed.kind == "undo":
            moves.pop()
        elif deed.kind == "takeback":
            del moves[int(deed.answer or 0) :]
        else:
            moves.append(deed)
    return moves


def play_again(title: Title[Any], row: TableRow, start: Start | None, moves: Sequence[Deed]) -> Recorder:
    """The game after these moves. Raises Drift if it does not go as it went."""
    recorder = begin(title, row, start)
    for number, deed in enumerate(moves, 1):
        try:
            make(recorder.session, deed)
        except Refused as error:
            raise Drift(number, f"seat {deed.seat} can't answer {deed.answer!r}: {error}") from error
        if recorder.moves[-1].hash != deed.hash:
            raise Drift(number, "the state is not what it was")
    return recorder


def make(session: Session, deed: Deed) -> None:
    """Make a move that stands. Raises Refused."""
    assert deed.seat is not None
    record.make(session, deed.seat, deed.answer)
