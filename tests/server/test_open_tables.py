"""From within: tables that are let go, clocks after a restart, workers that die, clients that do not read."""

from __future__ import annotations

import asyncio
import gzip
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.test_storage import a_table
from westphalia.kernel.session import Refused
from westphalia.server import audience, bot_pool, open_tables, records, wire
from westphalia.server.api import Denied
from westphalia.server.audience import Onlooker
from westphalia.server.bot_pool import WorkerPool
from westphalia.server.bus import Heard, MemoryBus, Notice
from westphalia.server.open_tables import OpenTables, Room
from westphalia.server.past import past
from westphalia.server.rows import Seen
from westphalia.server.schema import SNAPSHOTS, TABLES
from westphalia.server.storage import Storage
from westphalia.server.votes import cast


async def a_server(tmp_path: Path, *tables: str, seconds: int | None = None, age: float = 0.0) -> OpenTables:
    storage = await Storage.open(str(tmp_path / "games.sqlite"))
    await storage.keep_user("ann", name="Ann")
    for id in tables:
        row, chairs = a_table(id, "ann")
        row.seconds, row.updated = seconds, time.time() - age
        await storage.add_table(row, chairs)
    return OpenTables(storage, WorkerPool(1))


async def close(open_tables: OpenTables) -> None:
    await open_tables.close()
    await open_tables.storage.close()


def test_the_tables_longest_unused_are_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "KEPT_OPEN", 2)

    async def scenario() -> None:
        found = await a_server(tmp_path, "a", "b", "c", "d")
        rooms: dict[str, Room] = {}
        for id in ("a", "b", "a", "c"):
            async with found.at(id) as rooms[id]:
                pass
        assert [id for id, room in rooms.items() if room.is_open] == ["a", "c"]
        async with found.at("a") as room:
            room.table.audience.onlookers.add(Onlooker("ann"))
        for id in ("b", "c", "d"):
            async with found.at(id) as rooms[id]:
                pass
        assert rooms["a"].is_open and rooms["d"].is_open and not rooms["b"].is_open
        await close(found)

    asyncio.run(scenario())


def test_a_table_that_takes_its_time_keeps_no_other_from_seeing_an_answer(tmp_path: Path) -> None:
    """Somebody looks on at two tables; an answer is given at each, and then something holds up the one that would be
    shown first."""

    async def scenario() -> None:
        found = await a_server(tmp_path, "a", "b")
        watchers = {id: Onlooker("bob") for id in ("a", "b")}

        async def shown(onlooker: Onlooker) -> None:
            while not (await onlooker.outbox.get() or b"").startswith(b'{"type":"view"'):
                pass

        async def answer(room: Room) -> None:
            watchers[room.id].greeted = True
            room.table.audience.onlookers.add(watchers[room.id])
            ask = room.table.session.asks()[0]
            await room.table.answer(ask.seat, ask.kind.option_id(ask.options[0]))

        async with found.at("b") as second:
            await answer(second)
            async with found.at("a") as first:
                await answer(first)
        async with found.at("a"):
            await asyncio.wait_for(shown(watchers["b"]), 5)
        await asyncio.wait_for(shown(watchers["a"]), 5)
        await close(found)

    asyncio.run(scenario())


def test_tables_that_all_are_asked_for_at_once_are_opened_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a start with 300 campaigns all of them held connections of the database and waited for one another."""
    open_table, under_way = open_tables.open_table, list[int]()

    async def counted(*args: Any, **how: Any) -> Any:
        under_way.append(under_way[-1] + 1 if under_way else 1)
        try:
            return await open_table(*args, **how)
        finally:
            under_way.append(under_way[-1] - 1)

    monkeypatch.setattr(open_tables, "open_table", counted)

    async def scenario() -> None:
        ids = [f"t{number}" for number in range(20)]
        found = await a_server(tmp_path, *ids)

        async def look(id: str) -> None:
            async with found.at(id) as room:
                assert room.is_open

        await asyncio.gather(*map(look, ids))
        await close(found)

    asyncio.run(scenario())
    assert max(under_way) == open_tables.OPENED_AT_ONCE


@pytest.mark.parametrize("reader", ["the log", "the history"])
def test_a_page_that_turns_out_to_be_damaged_is_made_anew(tmp_path: Path, reader: str) -> None:
    """A table is opened without reading its old pages. Who wants to see one that is damaged is told to ask again."""

    async def scenario() -> None:
        found, dice = await a_server(tmp_path), random.Random(1)
        row, (first, second) = a_table("a", "ann")
        second.user_id, second.bot = "ann", None
        await found.storage.add_table(row, [first, second])
        async with found.at("a") as room:
            while room.table.moves < 60:
                ask = room.table.session.asks()[0]
                await room.table.answer(ask.seat, ask.kind.option_id(dice.choice(ask.options)))
                if room.table.moves % 12 == 0:
                    await room.table.take_snapshot()
        shown = room.table.view(None, 0)
        await close(found)
        found = OpenTables(await Storage.open(str(tmp_path / "games.sqlite")), WorkerPool(1))
        pages = (await found.storage.rows(sa.select(SNAPSHOTS.c.since).order_by(SNAPSHOTS.c.since)))[1:-1]
        async with found.storage.write() as connection:
            query = sa.update(SNAPSHOTS).where(SNAPSHOTS.c.since == pages[0]["since"])
            await connection.execute(query.values(page=b"damaged"))
        async with found.at("a") as room:
            table = room.table
            assert table.view(None, shown.view.entries).view.entries == shown.view.entries
        if reader == "the log":
            with pytest.raises(Refused, match="refused-broken"):
                async with found.at("a") as room:
                    room.table.view(None, 0)
        else:
            with pytest.raises(Denied, match="refused-broken"):
                await past(found, table, pages[0]["since"] + 1)
        async with found.at("a") as room:
            assert room.table.view(None, 0) == shown
        await close(found)

    asyncio.run(scenario())


@pytest.mark.parametrize(("age", "left"), [(0, 1000), (600, 400), (5000, 250)])
def test_a_clock_goes_on_after_a_restart(tmp_path: Path, age: float, left: float) -> None:
    """Time that passed counts, but a quarter of the clock is left to everybody."""

    async def scenario() -> None:
        found = await a_server(tmp_path, "a", seconds=1000, age=age)
        async with found.at("a") as room:
            pass
        assert room.deadlines
        for deadline in room.deadlines.values():
            assert deadline - time.monotonic() == pytest.approx(left, abs=10)
        await close(found)

    asyncio.run(scenario())


def test_every_table_of_the_first_release_opens(tmp_path: Path) -> None:
    """The database that the released version wrote: its tables, what-ifs and records stand as they stood, or can be
    looked at where newer rules do not let them go on."""
    packed = Path(__file__).parents[1] / "golden" / "rules-1" / "games.sqlite.gz"
    (tmp_path / "games.sqlite").write_bytes(gzip.decompress(packed.read_bytes()))

    async def scenario() -> None:
        found = await a_server(tmp_path)
        async with found.storage.engine.connect() as connection:
            ids = (await connection.execute(sa.select(TABLES.c.id))).scalars().all()
        kinds = set()
        for id in ids:
            async with found.at(id) as room:
                kinds.add(room.table.row.kind)
                is_still = room.table.is_over or room.table.stuck is not None
                assert room.table.moves and room.table.waiting() == ([] if is_still else room.table.row.waiting)
        assert "game" in kinds
        await close(found)

    asyncio.run(scenario())


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(marker: str) -> str:
    if not Path(marker).exists():
        Path(marker).touch()
        die()
    return "done"


def test_what_a_dead_worker_was_at_is_begun_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        workers = WorkerPool(1)
        assert await workers.run(die_once, str(tmp_path / "marker")) == "done"
        with pytest.raises(bot_pool.BrokenProcessPool):
            await workers.run(die)
        assert await workers.run(abs, -1) == 1
        await workers.close()

    asyncio.run(scenario())


def test_a_worker_that_never_ends_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        workers = WorkerPool(1)
        assert await workers.run(abs, -1) == 1
        monkeypatch.setattr(bot_pool, "PATIENCE", 0.5)
        with pytest.raises(TimeoutError):
            await workers.run(time.sleep, 1000)
        monkeypatch.setattr(bot_pool, "PATIENCE", 20)
        assert await workers.run(abs, -2) == 2
        await workers.close()

    asyncio.run(scenario())


def test_patience_begins_when_the_work_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        workers = WorkerPool(1)
        assert await workers.run(abs, -1) == 1
        monkeypatch.setattr(bot_pool, "PATIENCE", 0.9)
        await asyncio.gather(*(workers.run(time.sleep, 0.4) for _ in range(4)))
        await workers.close()

    asyncio.run(scenario())


def test_a_client_that_does_not_read_is_given_up_before_it_fills_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(audience, "BACKLOG_BYTES", 100)
        slow, quick = Onlooker("ann"), Onlooker("bob")
        for _ in range(10):
            slow.send(b"x" * 30)
            quick.send(b"x" * 30)
            assert await quick.next() == b"x" * 30
            quick.sent(b"x" * 30)
        assert slow.lost and not quick.lost
        assert await slow.next() is None  # nothing is kept for it

    asyncio.run(scenario())


def test_sockets_end_when_their_table_cannot_be_opened_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        found = await a_server(tmp_path, "a")
        onlooker = Onlooker("ann")
        async with found.at("a") as room:
            room.table.audience.onlookers.add(onlooker)
        async with found.storage.write() as connection:
            await connection.exec_driver_sql("alter table tables rename to lost")
        with pytest.raises(Exception, match="no such table"):
            await found.forget(["a"])
        assert onlooker.lost
        await close(found)

    asyncio.run(scenario())


def test_bots_do_not_wait_for_records_and_records_not_for_ever(tmp_path: Path) -> None:
    async def scenario() -> None:
        found = await a_server(tmp_path)
        checks = [asyncio.create_task(records.checked(found, b"nonsense")) for _ in range(records.MOST_WAITING)]
        await asyncio.sleep(0)
        assert found.bot_pool.waiting == 0 and found.check_pool.waiting == records.MOST_WAITING
        with pytest.raises(Denied, match="refused-often"):
            await records.checked(found, b"nonsense")
        assert {type(verdict) for verdict in await asyncio.gather(*checks)} == {str}
        assert isinstance(await records.checked(found, b"nonsense"), str)
        await close(found)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("gone", "seconds", "state"), [(3000.0, None, "passed"), (60.0, None, "open"), (3000.0, 86400, "open")]
)
def test_who_is_gone_for_long_and_outside_every_clock_is_not_waited_for(
    tmp_path: Path, gone: float, seconds: int | None, state: str
) -> None:
    async def scenario() -> None:
        found = await a_server(tmp_path, "a", seconds=seconds)
        found.started = 0.0
        await found.storage.keep_user("bob", name="Bob")
        await found.storage.keep_seen("a", "bob", Seen(0, 0, 1, time.time() - gone))
        async with found.at("a") as room:
            for seat, user in enumerate(("ann", "bob")):
                await room.table.keep_chair(seat, await found.storage.user(user), None)
            room.table.audience.last_here.clear()
            ann = await found.storage.user("ann")
            assert ann is not None
            await cast(room, ann, "bot", True, 1, found.started)
            assert (room.motion is None) == (state == "passed")
            assert (room.table.chairs[1].bot is not None) == (state == "passed")
        await close(found)

    asyncio.run(scenario())


def test_more_time_by_vote_survives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        found = await a_server(tmp_path, "a", seconds=1000)
        async with found.at("a") as room:
            pass
        async with found.at("a") as room:
            ann = await found.storage.user("ann")
            assert ann is not None and room.deadlines
            await cast(room, ann, "extend", True, None, found.started)
        await found.close()
        again = OpenTables(found.storage, WorkerPool(1))
        async with again.at("a") as room:
            pass
        for deadline in room.deadlines.values():
            assert deadline - time.monotonic() == pytest.approx(2000, abs=10)
        await close(again)

    asyncio.run(scenario())


class Ear(MemoryBus):
    """What another process says comes when the test says it."""

    async def open(self, heard: Heard) -> None:
        self.heard = heard


def test_what_another_process_says_while_a_table_is_opened_anew_is_heard(tmp_path: Path) -> None:
    async def scenario() -> None:
        found = await a_server(tmp_path, "a", seconds=1000)
        found.bus = ear = Ear()
        await found.start()
        async with found.at("a") as room:
            pass
        before = dict(room.deadlines)
        vote = wire.VoteMessage("extend", None, "Ann", ["Ann"], 1, "passed")
        async with room.lock:
            table, room.found = room.found, None
            ear.heard(Notice("other", "a", "vote", message=wire.encode(vote).decode()))
            await asyncio.sleep(0)  # it waits for the table now
            room.found = table
        async with found.at("a"):
            pass
        assert before and room.deadlines == {seat: at + 1000 for seat, at in before.items()}
        await close(found)

    asyncio.run(scenario())


def test_the_table_reads_once_that_its_bot_breaks(tmp_path: Path) -> None:
    """The game goes on with default answers, and who comes later reads it too."""

    async def scenario() -> None:
        found = await a_server(tmp_path, "a")
        onlooker = Onlooker("ann")
        async with found.at("a") as room:
            room.table.audience.onlookers.add(onlooker)
            await room.table.keep_chair(0, None, "no_such_bot")
        while room.table.moves < 3:
            assert room.is_thinking
            await asyncio.sleep(0.01)
        told = [(line.seat, line.name, line.text) for line in (await found.storage.kept_for("a", "ann", [])).chat]
        assert told == [(0, "", "bot-failed")]
        heard = b"".join([await onlooker.next() or b"" for _ in range(onlooker.outbox.qsize())])
        assert heard.count(b"bot-failed") == 1
        await close(found)

    asyncio.run(scenario())


def test_bots_among_themselves_stop_when_nobody_looks_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        found = await a_server(tmp_path, "a")
        async with found.at("a") as room:
            await room.table.keep_chair(0, None, "random")
            room.table.audience.last_watched -= 2 * open_tables.UNWATCHED
        while room.is_thinking:
            await asyncio.sleep(0)
        assert room.table.has_bot_to_move
        stopped = room.table.version
        async with found.at("a"):
            room.table.audience.onlookers.add(Onlooker("ann"))
        while room.table.version < stopped + 3:
            await asyncio.sleep(0.01)
        await close(found)

    asyncio.run(scenario())
