"""How the game of a table begins, and how it came to where it stands.

Most games are set up by their scenario and secret. A what-if table begins in the middle of another game; the game of a
record whose secret was never told has the dice as they were written down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from westphalia.kernel.chance import Chance, Retold, commitment
from westphalia.kernel.contract import Title
from westphalia.kernel.journal import Entry, Journal
from westphalia.kernel.record import FORMAT, Drift, Header, Move, Recorder, make, renew
from westphalia.kernel.session import Refused, Saved, Session

from .rows import Deed, TableRow


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


def header_of(row: TableRow, start: Start | None) -> Header:
    """What the record of a table begins with."""
    promised = start.commitment if isinstance(start, Told) else commitment(row.secret)
    saved = start.saved if isinstance(start, Branch) else None
    return Header(FORMAT, row.game, row.rules, row.scenario, row.seat_count, row.options, promised, saved)


def secret_of(row: TableRow) -> str | None:
    return row.secret or None


def begin(title: Title[Any], row: TableRow, start: Start | None) -> Recorder:
    """The game before the first move at its table, with the newest rules; if those of the table are older, with both
    hashes. Raises BadInput."""
    header, steps = renew(header_of(row, start), title)
    before, chance = Journal(), Chance.from_secret(row.secret, title.streams)
    if isinstance(start, Branch):
        before.entries = list(start.journal)
    elif isinstance(start, Told):
        chance = Retold(start.dice, Chance.from_secret(f"after {start.commitment}", title.streams))
    options = title.complete_options(header.scenario, header.options)
    header = msgspec.structs.replace(header, options=options)
    return Recorder(title, header, secret_of(row), chance, before, rules_then=row.rules if steps else "")


class Crossing(NamedTuple):
    """From older rules to newer ones in the middle of a game; kept as a deed. The journal tells of it after ``at``
    moves (-1: nowhere); ``stands`` is how many moves stand after it. ``how``:

    - ``same``: played again with the new rules, every state was what it was;
    - ``again``: played again, every answer fitted, some state was another;
    - ``chapter``: goes on from the snapshot after ``at`` moves."""

    was: str
    now: str
    how: str
    at: int
    stands: int
    number: int  # of the first move that went otherwise (again), of moves that have to be made anew (chapter)
    agreed: str = ""  # scenario and options as the older rules had them (chapter)

    @classmethod
    def read(cls, deed: Deed) -> Crossing:
        was, now, how, at, stands, number, *agreed = (deed.answer or "").split(" ", 6)
        return cls(was, now, how, int(at), int(stands), int(number), *agreed)

    def deed(self, seq: int) -> Deed:
        return Deed(seq, "rules", None, " ".join(map(str, self)).rstrip())


class Agreed(msgspec.Struct, frozen=True):
    """What a table has agreed on, in the words of the rules of then."""

    scenario: str
    options: dict[str, int | str]


def chapters(crossings: Sequence[Crossing]) -> list[Crossing]:
    """Where what stands of a game changes its rules: one crossing may have gone back behind another."""
    found: list[Crossing] = []
    for crossing in crossings:
        if crossing.how != "chapter":
            continue
        while found and found[-1].at >= crossing.at:
            before = found.pop()
            crossing = crossing._replace(was=before.was, agreed=before.agreed)
        found.append(crossing)
    return found


class Course(NamedTuple):
    """What stands of the deeds at a table: the moves, and, if the last deed was a take-back, which one it was: the dice
    to come are cast anew for it. ``seqs`` are the numbers of the deeds that the moves are."""

    moves: list[Move]
    fresh: int
    seqs: Sequence[int] = ()


def standing(deeds: Sequence[Deed], made: int = 0) -> Course:
    """The answers and resignations that were not taken back, after so many ``made`` before these deeds."""
    moves: list[Move] = []
    seqs: list[int] = []
    fresh = 0
    for deed in deeds:
        if deed.kind == "undo":
            fresh = moves.pop().fresh
        elif deed.kind == "takeback":  # as it was once: the dice fell as before
            del moves[int(deed.answer or 0) - made :]
        elif deed.kind == "rewind":
            kept, fresh = map(int, (deed.answer or "").split())
            del moves[kept - made :]
        elif deed.kind == "rules":
            del moves[Crossing.read(deed).stands - made :]
        else:
            assert deed.seat is not None
            moves.append(Move(deed.seat, deed.answer, (), deed.hash, fresh))
            fresh = 0
            del seqs[len(moves) - 1 :]
            seqs.append(deed.seq)
    return Course(moves, fresh, seqs[: len(moves)])


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
