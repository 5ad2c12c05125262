"""Snapshots: checkpoints kept along a game, so that nobody has to play it again from its first move.

A snapshot is the state at a checkpoint that undo no longer reaches, and the page of the game since the snapshot before
it: the moves with their dice, and the lines of the journal. All pages in a row are the whole record and the whole
journal up to the last snapshot; the states are worth keeping where somebody may want to look, and can go otherwise.

    shelf = [snapshot_of(recorder, None)]
    ...
    restored = restore(title, header, secret, shelf)     # at the last snapshot; then the moves since
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from .columns import digest_of
from .contract import BadInput, Title
from .journal import Entry, Form, Heard, Journal, RolledLog, Seats, heard
from .plain import plainly
from .record import Header, Move, Opening, Recorder
from .script import Value
from .scroll import Long, Scroll
from .session import Saved

EVERY: Final = 32  # moves between two snapshots: what opening at any move costs at most
COMPRESSION: Final = 4
NOWHERE: Final = -1  # where the page before the first would have ended


class Page(msgspec.Struct, frozen=True, array_like=True):
    """What happened between two snapshots. An entry is the number of its form, its values and who may see it.
    ``heard``: how many lines of the journal up to here are for whom; ``apart``: how many moves of each seat up to here
    the others did not notice. The first versions noted neither."""

    opening: Opening | None  # of the first page
    moves: list[Move]
    forms: list[Form]
    entries: list[tuple[int, tuple[Value, ...] | bytes, Seats]]
    heard: list[tuple[Seats, int]] | None = None
    apart: list[tuple[int, int]] | None = None

    def journal(self) -> list[Entry]:
        forms = self.forms
        return [Entry(forms[form], values, seats) for form, values, seats in self.entries]


class Snapshot(NamedTuple):
    """After ``moves`` moves; its page begins after ``since`` of them. ``saved`` None: only the page was kept."""

    since: int
    moves: int
    entries: int  # of the journal
    rules: str
    saved: bytes | None
    page: bytes


_pages: Final = msgspec.msgpack.Decoder(Page)
_saves: Final = msgspec.msgpack.Decoder(Saved)


def snapshot_of(recorder: Recorder, last: Snapshot | None) -> Snapshot | None:
    """A snapshot behind the ``last``; None if the game has not come to another checkpoint that is final."""
    session = recorder.session
    saved = session.settle()
    moves = len(recorder.moves) - (session.version - saved.version)
    since, entries = (last.moves, last.entries) if last is not None else (NOWHERE, 0)
    if moves <= since:
        return None
    journal = session.state.log.entries
    page = _page(recorder.moves[max(0, since) : moves], journal[entries : saved.journal])
    told, unseen = heard(journal[: saved.journal]), unnoticed(recorder.moves[:moves])
    page = msgspec.structs.replace(page, heard=list(told.items()), apart=list(unseen.items()))
    if last is None:
        page = msgspec.structs.replace(page, opening=recorder.opening)
    return Snapshot(since, moves, saved.journal, saved.rules, _pack(saved), _pack(page))


def _page(moves: Sequence[Move], journal: Sequence[Entry]) -> Page:
    forms: dict[Form, int] = {}
    entries = [(forms.setdefault(entry.form, len(forms)), entry.values, entry.seats) for entry in journal]
    return Page(None, list(moves), list(forms), entries)


def _pack(content: Page | Saved) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(content), COMPRESSION)


def read_page(snapshot: Snapshot) -> Page:
    return _pages.decode(zlib.decompress(snapshot.page))


def read_saved(snapshot: Snapshot) -> Saved:
    assert snapshot.saved is not None
    return _saves.decode(zlib.decompress(snapshot.saved))


class Shelf(NamedTuple):
    """What the snapshots of a game hold together."""

    opening: Opening
    moves: Long[Move]
    journal: Long[Entry]


class Torn(BadInput):
    """A page that nobody had looked at since the game was opened is damaged."""


def read_shelf(snapshots: Sequence[Snapshot]) -> Shelf:
    """Raises BadInput if a page is missing or damaged."""
    moves: list[Move] = []
    journal: list[Entry] = []
    opening, at = Opening(), NOWHERE
    try:
        for snapshot in snapshots:
            page = read_page(snapshot)
            moves += page.moves
            journal += page.journal()
            opening = page.opening or opening
            if (snapshot.since, snapshot.moves, snapshot.entries) != (at, len(moves), len(journal)):
                raise BadInput(f"the page after move {at} is missing")
            at = snapshot.moves
    except (zlib.error, msgspec.MsgspecError, LookupError) as error:
        raise BadInput(f"the page after move {at} is damaged: {plainly(error)}") from error
    return Shelf(opening, moves, journal)


class Book(RolledLog):
    """Pages that are read once somebody wants to know what is on them."""

    def __init__(self, snapshots: Sequence[Snapshot]) -> None:
        self._snapshots = snapshots
        self._pages: dict[int, Page] = {}
        self._lines: dict[int, list[Entry]] = {}

    def page(self, number: int) -> Page:
        """Raises Torn."""
        found = self._pages.get(number)
        if found is not None:
            return found
        snapshot = self._snapshots[number]
        before = self._snapshots[number - 1].entries if number else 0
        try:
            page = read_page(snapshot)
            self._lines[number] = page.journal()
        except (zlib.error, msgspec.MsgspecError, LookupError) as error:
            raise Torn(f"the page after move {snapshot.since} is damaged: {plainly(error)}") from error
        if (len(page.moves), len(page.entries)) != (snapshot.moves - max(0, snapshot.since), snapshot.entries - before):
            raise Torn(f"the page after move {snapshot.since} is not whole")
        self._pages[number] = page = msgspec.structs.replace(page, forms=[], entries=[])
        return page

    def __call__(self, part: int) -> list[Entry]:
        self.page(part)
        return self._lines[part]

    def heard(self, part: int) -> Heard | None:
        told = self.page(part).heard
        return None if told is None else dict(told)


class RolledMoves:
    """The moves in a book."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def __call__(self, part: int) -> list[Move]:
        return self._book.page(part).moves

    def unnoticed(self, part: int) -> dict[int, int] | None:
        """Up to the end of this part; None: that was not noted."""
        told = self._book.page(part).apart
        return None if told is None else dict(told)


def unnoticed(moves: Long[Move]) -> Mapping[int, int]:
    """How many of these moves of each seat the others did not notice."""
    if isinstance(moves, Scroll) and isinstance(moves.read, RolledMoves) and moves.ends:
        before = moves.read.unnoticed(len(moves.ends) - 1)
        if before is not None:
            return Counter(before) + Counter(move.seat for move in moves.new if move.apart)
    return Counter(move.seat for move in moves if move.apart)


def open_shelf(snapshots: Sequence[Snapshot]) -> Shelf:
    """As ``read_shelf``, but each page is read when somebody wants to know what is on it, and Torn is raised then; only
    the first and the last are read now. Raises BadInput if a page is missing."""
    at = NOWHERE
    for snapshot in snapshots:
        if snapshot.since != at:
            raise BadInput(f"the page after move {at} is missing")
        at = snapshot.moves
    if not snapshots:
        return Shelf(Opening(), [], [])
    book = Book(snapshots)
    opening, _ = book.page(0).opening or Opening(), book.page(len(snapshots) - 1)
    moves = Scroll(RolledMoves(book), [snapshot.moves for snapshot in snapshots])
    return Shelf(opening, moves, Scroll(book, [snapshot.entries for snapshot in snapshots]))


def restore(
    title: Title[Any],
    header: Header,
    secret: str | None,
    shelf: Shelf,
    snapshot: Snapshot,
    lines: Sequence[Entry] = (),
) -> Recorder:
    """The game at a snapshot, after what the shelf holds up to it; ``lines`` are added to the journal there. Raises
    BadInput if the state is not the one of the record, or none of these rules."""
    moves = shelf.moves[: snapshot.moves]
    try:
        saved = read_saved(snapshot)
        found = digest_of(saved.state)
    except (zlib.error, msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        raise BadInput(f"the snapshot at move {snapshot.moves} is damaged: {plainly(error)}") from error
    journal = Journal()
    journal.entries = shelf.journal[: saved.journal]
    for line in lines:
        journal.entries.append(line)
    saved = saved._replace(journal=len(journal.entries))
    recorder = Recorder.restore(title, header, secret, (shelf.opening, moves), saved, journal)
    hash = moves[-1].hash if moves else shelf.opening.hash
    if hash and found != hash and not recorder.session.is_over:  # the end of a game is no checkpoint: it has no hash
        raise BadInput(f"the snapshot at move {snapshot.moves} is not of this game")
    return recorder


def is_due(recorder: Recorder, last: Snapshot | None, sooner: int = 0) -> bool:
    """Whether it is time for another snapshot; for the first so many moves ``sooner``, so that games that were begun
    together do not come to it together."""
    return len(recorder.moves) - (last.moves if last is not None else -sooner) >= EVERY
