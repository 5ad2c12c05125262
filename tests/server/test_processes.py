"""Several server processes on one PostgreSQL: what is done through one is seen through all, nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.client import PATIENCE, Chair, Person, Server
from westphalia.server.bus import NOTIFY, Notice, PostgresBus
from westphalia.server.database import database_url
from westphalia.server.schema import TABLES


@pytest.fixture
def pair(new_postgres_database: Callable[[], str]) -> Iterator[tuple[Server, Server]]:
    url = new_postgres_database()
    servers = Server(url), Server(url)
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.stop()


def elsewhere(person: Person, server: Server) -> Person:
    """The same person at another process."""
    twin = Person(server)
    twin.cookie = person.cookie
    return twin


async def both_at(chairs: tuple[Chair, ...], version: int) -> None:
    for chair in chairs:
        while chair.version < version:
            await chair.until("view")


def test_what_is_done_through_one_process_is_seen_through_the_other(pair: tuple[Server, Server]) -> None:
    ann, bob = Person(pair[0]), Person(pair[1])
    table = ann.make_table("me", "open", options={"capital_pick": "forward"})["id"]

    async def play() -> None:
        async with ann.at(table) as one:
            await one.hello()
            await asyncio.to_thread(bob.post, f"/api/tables/{table}/join", {})
            await one.until("players", lambda m: m["players"][1]["kind"] == "human")
            async with bob.at(table) as other:
                assert (await other.hello())["you"]["seats"] == [1]
                versions: dict[Chair, list[int]] = {one: [], other: []}
                for number in range(1, 13):
                    await (one if one.is_asked() else other).answer()
                    for chair in (one, other):
                        await chair.until("view")
                        versions[chair].append(chair.version)
                    assert one.view["state"] == other.view["state"] and one.version == number
                assert versions[one] == versions[other] == list(range(1, 13))
                undoer, looker = (one, other) if one.view["can_undo"] else (other, one)
                if undoer.view["can_undo"]:
                    await undoer.say("undo", version=12, seat=undoer.view["seat"])
                    await both_at((one, other), 13)
                    assert looker.moves == 11 and len(looker.journal) == looker.view["entries"]
                await other.say("chat", text="from afar")
                assert (await one.until("chat"))["line"]["text"] == "from afar"
                await other.say("chat", text="psst", to=0)
                assert (await one.until("chat"))["line"]["text"] == "psst"
                for vote in ("takeback", "pause", "end"):
                    await one.say("vote", vote=vote, yes=True)
                    await other.until("vote", lambda m: m["state"] == "open")
                    await other.say("vote", vote=vote, yes=True)
                    assert (await one.until("vote", lambda m: m["state"] != "open"))["state"] == "passed"
                for chair in (one, other):
                    if "over" not in [message["type"] for message in chair.heard]:
                        await chair.until("over")

    asyncio.run(play())
    seen = [person.get(f"/api/tables/{table}") for person in (ann, bob)]
    for field in ("version", "over", "paused", "standings", "secret"):
        assert seen[0][field] == seen[1][field], field
    assert seen[0]["over"] and seen[0]["paused"]


def test_of_two_answers_at_the_same_moment_one_stands(pair: tuple[Server, Server]) -> None:
    ann = Person(pair[0])
    table = ann.make_table("me", "me")["id"]
    twin = elsewhere(ann, pair[1])

    async def play() -> int:
        late = 0
        async with ann.at(table) as one, twin.at(table) as other:
            for number in range(25):
                waiting = one.view["waiting"][0]["seat"] if one.view else None
                await asyncio.gather(*(chair.hello(seat=waiting) for chair in (one, other)))
                if not one.is_asked():
                    continue
                before = one.version
                assert other.version == before
                one.heard.clear()
                other.heard.clear()
                await asyncio.gather(one.answer(), other.answer())
                await both_at((one, other), before + 1)
                await asyncio.gather(one.catch_up(), other.catch_up())
                assert one.version == other.version == before + 1, number
                refused = [m["reason"]["message"] for m in one.heard + other.heard if m["type"] == "refused"]
                refused = [message for message in refused if message != "refused-often"]
                assert refused == ["refused-stale"]
                late += 1
                await asyncio.sleep(0.4)  # the server lets nobody hurry more
        return late

    assert asyncio.run(play()) > 10
    deeds = ann.get(f"/api/tables/{table}")["version"]
    assert deeds == twin.get(f"/api/tables/{table}")["version"]


def test_bots_are_played_by_one_process_and_by_the_other_when_it_is_killed(pair: tuple[Server, Server]) -> None:
    ann = Person(pair[0])
    table = ann.make_table("me", "steward", "steward", options={"capital_pick": "forward"})["id"]
    twin = elsewhere(ann, pair[1])

    async def play() -> None:
        async with twin.at(table) as other:
            await other.hello()
            async with ann.at(table) as one:
                await one.hello()
                while one.version < 30:
                    if one.is_asked():
                        await one.step()
                    else:
                        await one.until("view")
            pair[0].kill()
            seen = other.version
            while other.version < seen + 30:
                if other.is_asked():
                    await other.step()
                else:
                    await other.until("view")
            views = [m["version"] for m in other.heard if m["type"] == "view"]
            assert sorted(set(views)) == list(range(min(views), max(views) + 1))

    asyncio.run(play())


def test_a_claim_is_one_processs_until_its_connection_ends(new_postgres_database: Callable[[], str]) -> None:
    url = sa.make_url(database_url(new_postgres_database()))

    async def claim() -> None:
        one, other = PostgresBus(url, "one"), PostgresBus(url, "other")
        missed: asyncio.Queue[Notice | None] = asyncio.Queue()
        await one.open(lambda notice: None)
        await other.open(missed.put_nowait)
        assert await one.claim("table") and await one.claim("table")
        assert not await other.claim("table") and await other.claim("another")
        await one.release("table")
        assert await other.claim("table") and not await one.claim("table")
        await other.release("table")
        assert await one.claim("table")
        await one.close()
        while not await other.claim("table"):
            await asyncio.sleep(0.05)

        engine = create_async_engine(url)
        async with engine.connect() as connection:
            others = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
            await connection.execute(sa.text(f"{others} and datname = current_database()"))
        assert await asyncio.wait_for(missed.get(), PATIENCE) is None  # it listens again, and says that it did not
        async with engine.begin() as connection:
            for sender in ("other", "one"):
                notice = msgspec.json.encode(Notice(sender, "table", "table")).decode()
                await connection.execute(NOTIFY, {"notice": notice})
        assert await asyncio.wait_for(missed.get(), PATIENCE) == Notice("one", "table", "table")
        await engine.dispose()
        await other.close()

    asyncio.run(claim())


async def let_in(url: str, is_open: bool) -> None:
    """Open a database to everybody or, as if its server were gone, end all connections and let nobody in."""
    address, _, name = url.rpartition("/")
    engine = create_async_engine(database_url(f"{address}/postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(f"alter database {name} allow_connections {str(is_open).lower()}"))
        if not is_open:
            ended = "select pg_terminate_backend(pid) from pg_stat_activity where datname = :name"
            await connection.execute(sa.text(ended), {"name": name})
    await engine.dispose()


async def deeds_at(url: str, table: str) -> int:
    """Read behind the server's back: whoever asks it looks at the table."""
    engine = create_async_engine(database_url(url))
    async with engine.connect() as connection:
        found: int = (await connection.execute(sa.select(TABLES.c.seq).where(TABLES.c.id == table))).scalar_one()
    await engine.dispose()
    return found


def test_postgresql_is_gone_and_comes_back(new_postgres_database: Callable[[], str], tmp_path: Path) -> None:
    """People are told in one line and lose nothing; bots at a table that nobody looks at go on by themselves."""
    url = new_postgres_database()
    with (tmp_path / "log").open("w") as log:
        server = Server(url, log=log)
        ann = Person(server)
        bots = ann.make_table("random", "random", options={"round_limit": "off"})["id"]
        table = ann.make_table("me", "me")["id"]

        async def play() -> None:
            async with ann.at(table) as chair:
                await chair.hello()
                await chair.step(sure=True)
                while not chair.is_asked():
                    await chair.hello(seat=chair.view["waiting"][0]["seat"])
                version = chair.version
                await let_in(url, False)
                await chair.answer(sure=True)
                assert await chair.refusal() == "refused-broken"
                await let_in(url, True)
                at = await deeds_at(url, bots)
            async with ann.at(table) as chair:
                await chair.hello()
                assert chair.version == version
                await chair.step(sure=True)
            while await deeds_at(url, bots) == at:
                await asyncio.sleep(0.2)

        asyncio.run(asyncio.wait_for(play(), 2 * PATIENCE))
        assert server.stop() in (0, -15)
