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
from collections.abc import Callable, Mapping, Sequence
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


class Earlier(NamedTuple):
    """The pages before those at hand, up to so many moves and lines of the journal: read once somebody wants to know
    what is on one of them. ``first`` is the first of all."""

    moves: int
    entries: int
    first: Snapshot
    read: Callable[[], Sequence[Snapshot]]


class Book:
    """Pages that are unpacked once somebody wants to know what is on them. Those at hand are numbered from 0 on;
    ``before`` them may be earlier ones."""

    def __init__(self, snapshots: Sequence[Snapshot], earlier: Earlier | None = None) -> None:
        self._snapshots = snapshots
        self._earlier = earlier
        self._before: Shelf | None = None
        self._pages: dict[int, Page] = {}
        self._lines: dict[int, list[Entry]] = {}

    @property
    def earlier(self) -> Earlier | None:
        return self._earlier

    def before(self) -> Shelf:
        """Raises Torn."""
        if self._before is None:
            assert self._earlier is not None
            moves, entries, _, read = self._earlier
            try:
                shelf = open_shelf(read())
            except Torn:
                raise
            except BadInput as error:
                raise Torn(str(error)) from error
            if (len(shelf.moves), len(shelf.journal)) != (moves, entries):
                raise Torn(f"the pages before move {moves} are not whole")
            self._before = shelf
        return self._before

    def page(self, number: int) -> Page:
        """Raises Torn."""
        found = self._pages.get(number)
        if found is not None:
            return found
        snapshot = self._snapshots[number]
        first = self._earlier.entries if self._earlier is not None else 0
        before = self._snapshots[number - 1].entries if number else first
        try:
            page = read_page(snapshot)
            lines = page.journal()
        except (zlib.error, msgspec.MsgspecError, LookupError) as error:
            raise Torn(f"the page after move {snapshot.since} is damaged: {plainly(error)}") from error
        if (len(page.moves), len(page.entries)) != (snapshot.moves - max(0, snapshot.since), snapshot.entries - before):
            raise Torn(f"the page after move {snapshot.since} is not whole")
        self._lines[number] = lines
        self._pages[number] = page = msgspec.structs.replace(page, forms=[], entries=[])
        return page

    def lines(self, number: int) -> list[Entry]:
        self.page(number)
        return self._lines[number]


class _Rolled:
    """What is in a book, part by part; the earlier pages, if there are any, are the first part."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._first = 0 if book.earlier is None else 1


class RolledLines(_Rolled, RolledLog):
    def __call__(self, part: int) -> Long[Entry]:
        return self._book.before().journal if part < self._first else self._book.lines(part - self._first)

    def heard(self, part: int) -> Heard | None:
        if part < self._first:
            return heard(self._book.before().journal)
        told = self._book.page(part - self._first).heard
        return None if told is None else dict(told)


class RolledMoves(_Rolled):
    def __call__(self, part: int) -> Long[Move]:
        return self._book.before().moves if part < self._first else self._book.page(part - self._first).moves

    def unnoticed(self, part: int) -> Mapping[int, int] | None:
        """Up to the end of this part; None: that was not noted."""
        if part < self._first:
            return unnoticed(self._book.before().moves)
        told = self._book.page(part - self._first).apart
        return None if told is None else dict(told)


def unnoticed(moves: Long[Move]) -> Mapping[int, int]:
    """How many of these moves of each seat the others did not notice."""
    if isinstance(moves, Scroll) and isinstance(moves.read, RolledMoves) and moves.ends:
        before = moves.read.unnoticed(len(moves.ends) - 1)
        if before is not None:
            return Counter(before) + Counter(move.seat for move in moves.new if move.apart)
    return Counter(move.seat for move in moves if move.apart)


def open_shelf(snapshots: Sequence[Snapshot], earlier: Earlier | None = None) -> Shelf:
    """As ``read_shelf``, but each page is read when somebody wants to know what is on it, and Torn is raised then; only
    the first and the last are read now. Raises BadInput if a page is missing."""
    at = NOWHERE if earlier is None else earlier.moves
    for snapshot in snapshots:
        if snapshot.since != at:
            raise BadInput(f"the page after move {at} is missing")
        at = snapshot.moves
    if not snapshots:
        return Shelf(Opening(), [], [])
    book = Book(snapshots, earlier)
    first = book.page(0) if earlier is None else Book([earlier.first]).page(0)
    book.page(len(snapshots) - 1)
    ends: list[Snapshot | Earlier] = [*([] if earlier is None else [earlier]), *snapshots]
    moves = Scroll(RolledMoves(book), [one.moves for one in ends])
    journal = Scroll(RolledLines(book), [one.entries for one in ends])
    return Shelf(first.opening or Opening(), moves, journal)


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
