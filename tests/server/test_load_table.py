"""Tables of older rules: whatever has changed, each goes on or says why it does not, and nothing is lost."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.kernel.toy import TITLE, PebblesTitle
from tests.kernel.versions import MoreColumns, Newer, NoSpeech, RenamedPlace, Rewarded
from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import Title, installed_titles
from westphalia.kernel.messages import Catalogue
from westphalia.kernel.snapshots import Torn
from westphalia.server import replay
from westphalia.server import snapshots as kept
from westphalia.server.replay import Crossing
from westphalia.server.rows import Chair, TableRow
from westphalia.server.schema import DEEDS, SNAPSHOTS
from westphalia.server.snapshots import last_snapshot
from westphalia.server.storage import Storage
from westphalia.server.table import Table, open_table
from westphalia.server.wire import STUCK

GOLDEN = Path(__file__).parents[1] / "golden" / "rules-1" / "games.sqlite.gz"
SPEAKS = "9"  # a secret with which somebody speaks


def a_row(secret: str) -> TableRow:
    options = TITLE.complete_options("long", {})
    return TableRow(
        "t", "pebbles", "1", "long", 2, options, "en", "link", "live", None, secret, "ann",
        0.0, 0.0, 0, [], False, False,
    )  # fmt: skip


def run(database: str, play: Callable[[Storage], Awaitable[None]]) -> None:
    async def with_storage() -> None:
        storage = await Storage.open(database)
        try:
            await play(storage)
        finally:
            await storage.close()

    asyncio.run(with_storage())


async def opened(storage: Storage, title: Title[Any], id: str = "t") -> Table:
    row = await storage.table(id)
    assert row is not None
    start = replay.decode(await storage.start(id))
    return await open_table(storage, title, row, (await storage.chairs([id]))[id], start)


async def a_game(storage: Storage, secret: str, moves: int, *, snapshots: bool = True) -> Table:
    """A table of the first rules at which so many moves were made at random, and put away."""
    await storage.keep_user("ann", name="Ann")
    await storage.add_table(a_row(secret), [Chair(seat, "ann", None, f"{secret}{seat}") for seat in range(2)])
    table, chance = await opened(storage, TITLE), Chance.from_secret(f"{secret}/players")
    await play_on(table, chance, moves)
    if snapshots:
        await table.take_snapshot()
    else:
        async with storage.write() as connection:
            await connection.execute(sa.delete(SNAPSHOTS))
    return table


async def play_on(table: Table, chance: Chance, moves: int) -> None:
    until = table.moves + moves
    while table.moves < until and not table.session.is_over:
        ask = table.session.asks()[chance.below(len(table.session.asks()))]
        await table.answer(ask.seat, ask.kind.option_id(ask.options[chance.below(len(ask.options))]))


def tail(table: Table, since: int) -> list[str]:
    """What a player reads in the log after so many lines."""
    texts = Catalogue(table.title, "en")
    return [texts.line(entry) for entry in table.session.state.log.entries[since:]]


def test_a_table_goes_on_where_it_stood(database: str) -> None:
    async def play(storage: Storage) -> None:
        before = await a_game(storage, "1", 40)
        assert before.last_snapshot is not None and before.last_snapshot.moves > 20
        after = await opened(storage, TITLE)
        assert after.recorder.record() == before.recorder.record()
        assert after.session.save() == before.session.save()
        assert after.session.state.log.entries == before.session.state.log.entries
        await play_on(after, Chance.from_secret("on"), 10)
        again = await opened(storage, TITLE)
        assert again.recorder.record() == after.recorder.record()

    run(database, play)


def test_pages_nobody_looks_at_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last ones are; the others come when somebody wants to know what is on them, and if moves were taken back and
    others made meanwhile, not those of the others."""
    fetched, read = list[Storage](), Storage.read_at_once

    def noted(storage: Storage, work: Callable[[sa.Connection], Any]) -> Any:
        fetched.append(storage)
        return read(storage, work)

    monkeypatch.setattr(kept, "AT_HAND", 2)
    monkeypatch.setattr(Storage, "read_at_once", noted)

    async def play(storage: Storage) -> None:
        before, chance = await a_game(storage, "1", 10), Chance.from_secret("on")
        for _ in range(6):
            await play_on(before, chance, 10)
            await before.take_snapshot()
        after, late = await opened(storage, TITLE), await opened(storage, TITLE)
        assert after.view(None, 1 << 30) == before.view(None, 1 << 30)
        await play_on(after, chance, 1)
        assert not fetched
        assert after.recorder.record().moves[:-1] == before.recorder.record().moves and len(fetched) == 1
        await after.take_back(0, 5)
        for _ in range(6):
            await play_on(after, chance, 10)
            await after.take_snapshot()
        with pytest.raises(Torn):
            late.recorder.record()

    run(str(tmp_path / "games.sqlite"), play)


@pytest.mark.parametrize("title", [Newer(), MoreColumns(), RenamedPlace()])
def test_same_answers_fit(tmp_path: Path, title: PebblesTitle) -> None:
    """New rules that change nothing here, a new column, another id: played again, every state is what it was."""

    async def play(storage: Storage) -> None:
        before = await a_game(storage, "1", 40)
        lines = len(before.session.state.log.entries)
        after = await opened(storage, title)
        assert (after.moves, after.row.rules, after.stuck) == (40, "2", None)
        assert "From here on with the second rules." in tail(after, 0)
        assert len(after.session.state.log.entries) == lines + 1
        deeds = await storage.deeds("t")
        assert Crossing.read(deeds[-1]).how == "same"
        await play_on(after, Chance.from_secret("on"), 10)
        again = await opened(storage, title)
        assert again.recorder.record() == after.recorder.record()
        assert again.session.state.log.entries == after.session.state.log.entries
        assert again.recorder.header.rules == "2"

    run(str(tmp_path / "games.sqlite"), play)


@pytest.mark.parametrize("title", [NoSpeech(), Rewarded()])
def test_an_answer_no_longer_fits_or_a_state_is_another(tmp_path: Path, title: PebblesTitle) -> None:
    """It goes on from the last snapshot, with a line in the log."""

    async def play(storage: Storage) -> None:
        before = await a_game(storage, SPEAKS, 60)
        assert any(move.answer == "speak" for move in before.recorder.moves)
        after = await opened(storage, title)
        assert after.last_snapshot is not None and before.last_snapshot is not None
        at = before.last_snapshot
        assert (after.floor, after.moves, after.row.rules) == (at.moves, 60, "2")
        assert tail(after, at.entries)[0] == "From here on with the second rules."
        assert after.session.state.log.entries[: at.entries] == before.session.state.log.entries[: at.entries]
        crossing = Crossing.read((await storage.deeds("t"))[-1])
        assert crossing[:6] == ("1", "2", "chapter", at.moves, 60, 0)
        await play_on(after, Chance.from_secret("on"), 10)
        again = await opened(storage, title)
        assert again.recorder.record() == after.recorder.record()
        assert again.session.state.log.entries == after.session.state.log.entries
        assert (again.last_move_of([0, 1]) or at.moves) >= at.moves

    run(str(tmp_path / "games.sqlite"), play)


def test_moves_since_the_snapshot_that_do_not_fit_have_to_be_made_again(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        table, chance = await a_game(storage, "2", 10), Chance.from_secret("x")
        while "roll" not in table.session.asks()[0].options:
            await play_on(table, chance, 1)
        seat = table.session.asks()[0].seat
        await table.answer(seat, "roll")  # nothing before it can be undone
        await table.take_snapshot()
        await table.answer(seat, "speak")
        await table.answer(seat, "hush")
        assert table.last_snapshot is not None and table.last_snapshot.moves == table.moves - 2
        after = await opened(storage, NoSpeech())
        assert after.moves == table.moves - 2
        assert tail(after, table.last_snapshot.entries)[:2] == [
            "From here on with the second rules.",
            "The last 2 moves do not fit the new rules and have to be made again.",
        ]
        assert (await opened(storage, NoSpeech())).moves == after.moves
        assert len(await storage.deeds("t")) == table.moves + 1

    run(str(tmp_path / "games.sqlite"), play)


def test_a_table_without_snapshots_is_played_again_if_every_answer_fits(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        before = await a_game(storage, SPEAKS, 60, snapshots=False)
        after = await opened(storage, Rewarded())
        assert (after.moves, after.row.rules, after.stuck) == (before.moves, "2", None)
        told = [line for line in tail(after, 0) if "played again under the new rules" in line]
        assert told and "something may differ from what you saw" in told[0]
        assert Crossing.read((await storage.deeds("t"))[-1]).how == "again"
        assert (await opened(storage, Rewarded())).recorder.record() == after.recorder.record()

    run(str(tmp_path / "games.sqlite"), play)


def test_a_table_without_snapshots_that_no_longer_fits_can_be_looked_at_and_goes_on_later(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        before = await a_game(storage, SPEAKS, 60, snapshots=False)
        deeds = await storage.deeds("t")
        spoke = next(number for number, move in enumerate(before.recorder.moves) if move.answer == "speak")
        stuck = await opened(storage, NoSpeech())
        assert (stuck.moves, stuck.row.rules, stuck.stuck, stuck.waiting()) == (spoke, "1", STUCK, [])
        assert stuck.why_not("ann", 0) == STUCK
        assert tail(stuck, -1 + len(stuck.session.state.log.entries)) == [
            f"This game was played under version 1 of the rules; under version 2 it can’t go on from move {spoke + 1}. "
            "It can be viewed and exported. Nothing is lost: it will go on as soon as a version of the program can "
            "read it."
        ]
        assert await storage.deeds("t") == deeds
        later = await opened(storage, TITLE)
        assert later.recorder.record() == before.recorder.record()

    run(str(tmp_path / "games.sqlite"), play)


def test_a_corrupted_deed_stops_one_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play(storage: Storage) -> None:
        await a_game(storage, "4", 20, snapshots=False)
        async with storage.write() as connection:
            await connection.execute(sa.update(DEEDS).where(DEEDS.c.seq == 9).values(answer="nonsense"))
        with caplog.at_level(logging.CRITICAL):
            table = await opened(storage, TITLE)
        assert (table.moves, table.stuck) == (8, STUCK)
        assert "is inconsistent from move 9 on" in tail(table, 0)[-1]

    run(str(tmp_path / "games.sqlite"), play)


def test_a_damaged_snapshot_is_made_anew_from_the_deeds(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play(storage: Storage) -> None:
        before = await a_game(storage, "5", 50)
        async with storage.write() as connection:
            await connection.execute(sa.update(SNAPSHOTS).values(saved=b"?"))
        with caplog.at_level(logging.CRITICAL):
            after = await opened(storage, TITLE)
        assert after.recorder.record() == before.recorder.record()
        found = await last_snapshot(storage, "t")
        assert found is not None and found.moves > 30
        assert (await opened(storage, TITLE)).recorder.record() == before.recorder.record()

    run(str(tmp_path / "games.sqlite"), play)


def test_moves_taken_back_take_their_snapshots_with_them(database: str) -> None:
    async def play(storage: Storage) -> None:
        table = await a_game(storage, "6", 50)
        await table.take_back(0, 20)
        assert table.moves == 20
        found = await last_snapshot(storage, "t")
        assert found is None or found.moves <= 20
        await play_on(table, Chance.from_secret("other"), 20)
        await table.take_snapshot()
        again = await opened(storage, TITLE)
        assert again.recorder.record() == table.recorder.record()

    run(database, play)


def test_the_tables_of_the_first_version_open(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    database.write_bytes(gzip.decompress(GOLDEN.read_bytes()))

    async def play(storage: Storage) -> None:
        titles = installed_titles()
        rows = [row for row in await storage.rows(sa.text("select id, game, rules from tables"))]  # type: ignore[arg-type]
        assert len(rows) == 6
        for row in rows:
            table = await opened(storage, titles[row["game"]], row["id"])
            assert table.row.rules == titles[row["game"]].version or table.stuck is not None
            moves = replay.standing(await storage.deeds(row["id"])).moves
            assert table.stuck is not None or table.moves == len(moves)
            again = await opened(storage, titles[row["game"]], row["id"])
            assert again.recorder.moves == table.recorder.moves
            assert again.session.state.log.entries == table.session.state.log.entries

    run(str(database), play)
