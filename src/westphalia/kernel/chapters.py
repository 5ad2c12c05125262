"""The chapters of a record: a table that could not simply go on with newer rules went on from a state that could be
carried over, and what was played before it stays what it was.

Each chapter is verified by itself, if these rules can: the first from the set-up, the others from the state they begin
with. What can't be played again was played with other rules, which is nothing wrong: then its lines must be those that
were sealed when the record was written, and its last hash that of the state the next chapter begins with.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from . import record as records
from .columns import digest_of
from .contract import BadInput, Title, find_title
from .plain import plainly
from .record import CHAPTERS_FORMAT, FORMAT, Chapter, Closing, Drift, Header, Older, Opening, Record, Verdict

SEAL: Final = 24  # letters, as of the hash of a state


def bind(record: Record, header: Header, chapters: Sequence[Chapter]) -> Record:
    """The record of a table in these chapters, sealed; ``header`` is that of the first."""
    header = msgspec.structs.replace(header, format=CHAPTERS_FORMAT)
    open = record._replace(header=header, chapters=tuple(chapters))
    for number in range(len(chapters)):
        seal = _seals(open)[number]
        sealed = msgspec.structs.replace(chapters[number], seal=seal)
        open = open._replace(chapters=(*open.chapters[:number], sealed, *open.chapters[number + 1 :]))
    return open._replace(closing=msgspec.structs.replace(open.closing, seal=_seals(open)[-1]))


def _seals(record: Record) -> list[str]:
    """What the seals of its chapters and of its closing line should be: each holds all lines before it."""
    running, seals = hashlib.sha256(), []
    for line in record.lines():
        if isinstance(line, Chapter | Closing):
            seals.append(running.hexdigest()[:SEAL])
        running.update(msgspec.json.encode(line) + b"\n")
    return seals


def split(record: Record) -> list[Record]:
    """Each chapter as a record of its own; all but the last are of a game that goes on."""
    if not record.chapters:
        return [record]
    header = msgspec.structs.replace(record.header, format=FORMAT)
    parts, closing = [], msgspec.structs.replace(record.closing, seal="")
    opening, at = record.opening, 0
    for chapter in record.chapters:
        moves = record.moves[at : chapter.after]
        parts.append(Record(header, opening, moves, Closing(len(moves), False, [], closing.secret)))
        at, opening = chapter.after, Opening()
        header = msgspec.structs.replace(
            header, rules=chapter.rules, scenario=chapter.scenario, options=chapter.options, start=chapter.start
        )
    moves = record.moves[at:]
    return [*parts, Record(header, opening, moves, msgspec.structs.replace(closing, moves=len(moves)))]


def chapter_at(record: Record, move: int) -> tuple[Record, int]:
    """The chapter after so many moves of the record, and how many of them are before it."""
    starts = [0, *(chapter.after for chapter in record.chapters)]
    number = max(number for number, start in enumerate(starts) if start <= move)
    return split(record)[number], starts[number]


def verify(record: Record, title: Title[Any] | None = None) -> Verdict:
    """Verify each chapter that these rules can play, and of the others the seals. Raises BadInput."""
    if not record.chapters:
        return records.verify(record, title)
    title = title or find_title(record.header.game)
    _check_seals(record)
    found: list[Verdict] = []
    older: list[Older] = []
    first = 0
    for number, part in enumerate(split(record), 1):
        verdict = _played(part, title, first)
        if verdict is None:
            older.append(Older(number, part.header.rules, first + 1, first + len(part.moves)))
        else:
            found.append(verdict)
        first += len(part.moves)
    return Verdict(
        sum(one.moves for one in found),
        sum(one.dice for one in found),
        sum(one.hashes for one in found),
        by_secret=False,  # from the second chapter on they follow from the state it begins with
        over=record.closing.over,
        older=older,
    )


def _played(part: Record, title: Title[Any], first: int) -> Verdict | None:
    """The verdict on a chapter; None if other rules than these made it, and these go otherwise."""
    try:
        return records.verify(part, title)
    except Exception as error:  # other rules may fail in any way on a game they did not make
        if part.header.rules != title.version:
            return None
        if isinstance(error, Drift):
            raise Drift(first + error.move, error.text) from error
        raise


def _check_seals(record: Record) -> None:
    """The lines are those that were sealed, and each chapter begins with the state that the one before ended with."""
    sealed = [*(chapter.seal for chapter in record.chapters), record.closing.seal]
    parts = split(record)
    for number, (seal, expected) in enumerate(zip(sealed, _seals(record), strict=True)):
        if seal != expected:
            rules = parts[number].header.rules
            raise BadInput(f"chapter {number + 1} (rules {rules}): its lines are not those that were sealed")
    for part, chapter in zip(parts, record.chapters, strict=False):
        last = part.parts()[-1].hash
        try:
            begins_with = digest_of(chapter.start.state)
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
            raise BadInput(f"chapter {chapter.chapter}: what it begins with can't be read: {plainly(error)}") from error
        is_end = record.closing.over and chapter.after == len(record.moves)  # no checkpoint, so it has no hash
        if last and begins_with != last and not is_end:
            raise BadInput(f"chapter {chapter.chapter} does not begin with the state the one before it ended with")
