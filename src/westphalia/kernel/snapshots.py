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
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from .columns import digest_of
from .contract import BadInput, Title
from .journal import Entry, Form, Journal
from .record import Header, Move, Opening, Recorder
from .script import Value
from .session import Saved

EVERY: Final = 32  # moves between two snapshots: what opening at any move costs at most
COMPRESSION: Final = 4
NOWHERE: Final = -1  # where the page before the first would have ended


class Page(msgspec.Struct, frozen=True, array_like=True):
    """What happened between two snapshots. An entry is the number of its form, its values and who may see it."""

    opening: Opening | None  # of the first page
    moves: list[Move]
    forms: list[Form]
    entries: list[tuple[int, tuple[Value, ...] | bytes, tuple[int, ...] | None]]

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
    page = _page(recorder.moves[max(0, since) : moves], session.state.log.entries[entries : saved.journal])
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
    moves: list[Move]
    journal: list[Entry]


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
        raise BadInput(f"the page after move {at} is damaged: {error}") from error
    return Shelf(opening, moves, journal)


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
        raise BadInput(f"the snapshot at move {snapshot.moves} is damaged: {error}") from error
    journal = Journal()
    journal.entries = [*shelf.journal[: saved.journal], *lines]
    saved = saved._replace(journal=len(journal.entries))
    recorder = Recorder.restore(title, header, secret, (shelf.opening, moves), saved, journal)
    hash = moves[-1].hash if moves else shelf.opening.hash
    if hash and found != hash and not recorder.session.is_over:  # the end of a game is no checkpoint: it has no hash
        raise BadInput(f"the snapshot at move {snapshot.moves} is not of this game")
    return recorder


def is_due(recorder: Recorder, last: Snapshot | None) -> bool:
    """Whether it is time for another snapshot."""
    return len(recorder.moves) - (last.moves if last is not None else 0) >= EVERY
