"""Snapshots: a game comes back at each of them as it was, with record and journal, and goes on as it went."""

from __future__ import annotations

import zlib

import msgspec
import pytest

from tests.kernel.toy import TITLE
from tests.kernel.versions import CoinsFound, MoreColumns
from westphalia.kernel.chance import Chance
from westphalia.kernel.conformance import snapshot as seen
from westphalia.kernel.conformance import step
from westphalia.kernel.contract import BadInput
from westphalia.kernel.journal import Entry, Form
from westphalia.kernel.record import Recorder, make
from westphalia.kernel.snapshots import (
    EVERY,
    Earlier,
    Snapshot,
    Torn,
    _pack,
    is_due,
    open_shelf,
    read_page,
    read_shelf,
    restore,
    snapshot_of,
    unnoticed,
)
from westphalia.kernel.views import seat_view


def played(secret: str) -> tuple[Recorder, list[Snapshot]]:
    """A random game with a snapshot wherever there can be one."""
    recorder = Recorder.start(TITLE, "long", 2, secret=secret)
    chance = Chance.from_secret(f"{secret}/players")
    shelf: list[Snapshot] = []
    while not recorder.session.is_over:
        step(recorder.session, chance)
        taken = snapshot_of(recorder, shelf[-1] if shelf else None)
        if taken is not None:
            shelf.append(taken)
    return recorder, shelf


@pytest.mark.parametrize("secret", ["1", "2", "3", "4"])
def test_a_game_goes_on_from_every_snapshot_as_it_went(secret: str) -> None:
    recorder, snapshots = played(secret)
    shelf = read_shelf(snapshots)
    assert shelf.moves == recorder.moves[: snapshots[-1].moves]
    assert len(snapshots) > 10
    for at in snapshots:
        again = restore(TITLE, recorder.header, secret, shelf, at)
        assert again.moves == recorder.moves[: at.moves]
        for move in recorder.moves[at.moves :]:
            make(again.session, move.seat, move.answer)
        assert again.record() == recorder.record()
        assert seen(again.session) == seen(recorder.session)
        assert again.session.state.log.entries == recorder.session.state.log.entries


@pytest.mark.parametrize("secret", ["1", "2"])
def test_pages_that_are_read_late_tell_every_seat_the_same(secret: str) -> None:
    recorder, snapshots = played(secret)
    whole = restore(TITLE, recorder.header, secret, read_shelf(snapshots), snapshots[-1])
    lines = whole.session.state.log.entries
    assert any(entry.seats is not None for entry in lines)
    for seat in (None, 0, 1):
        for since in (0, 3, 10, len(lines) - 4, 1000, -1, -7, -1000):
            late = restore(TITLE, recorder.header, secret, open_shelf(snapshots), snapshots[-1])
            assert seat_view(late.session, seat, since) == seat_view(whole.session, seat, since)
    late = restore(TITLE, recorder.header, secret, open_shelf(snapshots), snapshots[-1])
    assert (late.record(), late.session.save()) == (whole.record(), whole.session.save())


def test_earlier_pages_are_fetched_when_somebody_wants_them() -> None:
    recorder, snapshots = played("1")
    whole = restore(TITLE, recorder.header, "1", read_shelf(snapshots), snapshots[-1])
    fetched = []

    def split(at: int, rest: list[Snapshot]) -> Recorder:
        def fetch() -> list[Snapshot]:
            fetched.append(at)
            return rest

        earlier = Earlier(snapshots[at - 1].moves, snapshots[at - 1].entries, snapshots[0], fetch)
        return restore(TITLE, recorder.header, "1", open_shelf(snapshots[at:], earlier), snapshots[-1])

    for at in range(1, len(snapshots) - 4):
        late = split(at, snapshots[:at])
        assert seat_view(late.session, 1, -1) == seat_view(whole.session, 1, -1)
        assert (len(late.moves), fetched) == (len(whole.moves), [])
        for seat in (None, 0, 1):
            assert seat_view(late.session, seat, 0) == seat_view(whole.session, seat, 0)
        for moves in range(len(whole.moves)):
            assert late.moves[:moves] == whole.moves[:moves]
            assert unnoticed(late.moves[:moves]) == unnoticed(whole.moves[:moves])
        assert late.record() == whole.record() and fetched == [at]
        fetched.clear()
    for wrong in (snapshots[:4], snapshots[1:5], [*snapshots[:3], snapshots[4]], []):
        with pytest.raises(Torn):
            seat_view(split(5, wrong).session, None, 0)


def test_pages_of_the_first_versions_are_counted_when_somebody_asks() -> None:
    """They did not say how many lines are for whom."""
    recorder, snapshots = played("1")
    old = [one._replace(page=_pack(msgspec.structs.replace(read_page(one), heard=None))) for one in snapshots]
    views = [
        seat_view(restore(TITLE, recorder.header, "1", open_shelf(shelf), shelf[-1]).session, 1, -3)
        for shelf in (snapshots, old)
    ]
    assert views[0] == views[1]


def test_a_damaged_page_is_noticed_when_it_is_read() -> None:
    recorder, snapshots = played("1")
    bad = snapshots[4]._replace(page=snapshots[4].page[:-3])
    other = snapshots[4]._replace(page=snapshots[3].page)
    for wrong in (bad, other):
        torn = [*snapshots[:4], wrong, *snapshots[5:]]
        late = restore(TITLE, recorder.header, "1", open_shelf(torn), snapshots[-1])
        assert seat_view(late.session, None, -1).entries
        with pytest.raises(Torn, match="the page after move"):
            seat_view(late.session, None, 0)
    with pytest.raises(BadInput, match="missing"):
        open_shelf([*snapshots[:4], *snapshots[5:]])


def test_nothing_that_can_be_undone_is_in_a_snapshot() -> None:
    recorder = Recorder.start(TITLE, "standard", 2, secret="x")
    for seat in (0, 1):
        recorder.session.answer(seat, "0")
    seat = recorder.session.state.active
    recorder.session.answer(seat, "end")
    recorder.session.answer(1 - seat, "stash")
    recorder.session.answer(1 - seat, "hill")
    before = snapshot_of(recorder, None)
    assert before is not None and recorder.session.can_undo(1 - seat)
    while recorder.session.can_undo(1 - seat):
        recorder.session.undo(1 - seat)
    assert len(recorder.moves) == before.moves
    assert snapshot_of(recorder, before) is None


def test_a_snapshot_is_due_after_so_many_moves() -> None:
    recorder, snapshots = played("due")
    assert is_due(recorder, None) == (len(recorder.moves) >= EVERY)
    assert not is_due(recorder, snapshots[-1])
    assert not is_due(recorder, snapshots[-1], EVERY - 1)


def test_the_first_snapshot_may_be_due_sooner() -> None:
    recorder = Recorder.start(TITLE, "standard", 2, secret="x")
    recorder.session.answer(0, "0")
    assert not is_due(recorder, None) and not is_due(recorder, None, EVERY - 2)
    assert is_due(recorder, None, EVERY - 1)


def test_damage_is_found() -> None:
    recorder, snapshots = played("5")
    shelf = read_shelf(snapshots)
    for damaged in (snapshots[1:], [snapshots[0]._replace(page=b"?"), *snapshots[1:]]):
        with pytest.raises(BadInput, match="the page after move -1 is"):
            read_shelf(damaged)
    middle = snapshots[len(snapshots) // 2]
    cut = zlib.compress(zlib.decompress(middle.saved or b"")[:-3])
    for state, text in ((b"?", "damaged"), (cut, r"damaged: [^()\d]+$"), (snapshots[3].saved, "not of this game")):
        with pytest.raises(BadInput, match=f"the snapshot at move {middle.moves} is {text}"):
            restore(TITLE, recorder.header, "5", shelf, middle._replace(saved=state))


@pytest.mark.parametrize("title", [MoreColumns(), CoinsFound()])
def test_a_snapshot_of_older_rules_is_carried_over(title: MoreColumns) -> None:
    recorder, snapshots = played("6")
    line = Entry(Form("log-rules-2", "", ()), b"", None)
    at = snapshots[10]
    again = restore(title, recorder.header, "6", read_shelf(snapshots), at, [line])
    assert again.session.state.log.entries[at.entries] == line
    chance = Chance.from_secret("on")
    while not again.session.is_over:
        step(again.session, chance)
    assert again.session.state.log.entries[at.entries] == line
    assert again.session.save().rules == "2"
