"""How the game of a table begins, and how it came to where it stands.

Most games are set up by their scenario and secret. A what-if table begins in the middle of another game; the game of a
record whose secret was never told has the dice as they were written down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from westphalia.kernel.chance import Chance, Retold
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.journal import Entry, Journal
from westphalia.kernel.record import FORMAT, Drift, Header, Move, Recorder, make
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


class Course(NamedTuple):
    """What stands of the deeds at a table: the moves, and, if the last deed was a take-back, which one it was: the dice
    to come are cast anew for it."""

    moves: list[Move]
    fresh: int


def standing(deeds: Sequence[Deed]) -> Course:
    """The answers and resignations that were not taken back."""
    moves: list[Move] = []
    fresh = 0
    for deed in deeds:
        if deed.kind == "undo":
            fresh = moves.pop().fresh
        elif deed.kind == "takeback":  # as it was once: the dice fell as before
            del moves[int(deed.answer or 0) :]
        elif deed.kind == "rewind":
            kept, fresh = map(int, (deed.answer or "").split())
            del moves[kept:]
        else:
            assert deed.seat is not None
            moves.append(Move(deed.seat, deed.answer, [], deed.hash, fresh))
            fresh = 0
    return Course(moves, fresh)


def deeds_of(moves: Sequence[Move]) -> list[Deed]:
    """Deeds of which these moves stand."""
    deeds: list[Deed] = []
    for made, move in enumerate(moves):
        if move.fresh:
            deeds.append(rewind(len(deeds) + 1, move.seat, made, move.fresh))
        kind = "resign" if move.answer is None else "answer"
        deeds.append(Deed(len(deeds) + 1, kind, move.seat, move.answer, move.hash))
    return deeds


def rewind(seq: int, seat: int, moves: int, fresh: int) -> Deed:
    """Back to where so many moves had been made; it is the so-manieth time."""
    return Deed(seq, "rewind", seat, f"{moves} {fresh}")


def play_again(title: Title[Any], row: TableRow, start: Start | None, course: Course) -> Recorder:
    """The game after these moves. Raises Drift if it does not go as it went."""
    recorder = begin(title, row, start)
    for _ in play_along(recorder, course.moves):
        pass
    if course.fresh:
        recorder.cast_anew(course.fresh)
    return recorder


def play_along(recorder: Recorder, moves: Sequence[Move]) -> Iterator[Session]:
    """The game after each of these moves. Raises Drift."""
    for number, move in enumerate(moves, 1):
        if move.fresh:
            recorder.cast_anew(move.fresh)
        try:
            taken = make(recorder.session, move.seat, move.answer)
        except Refused as error:
            raise Drift(number, f"seat {move.seat} can't answer {move.answer!r}: {error}") from error
        if taken.hash != move.hash:
            raise Drift(number, "the state is not what it was")
        yield recorder.session
