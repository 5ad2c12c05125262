"""What a server can't help: a full disk, a database that takes nothing (PostgreSQL gone and back: test_processes.py).
Everybody is told in one line, nothing acknowledged is lost, and all goes on without a restart."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.client import Chair, Person, Server
from tests.server.test_open_tables import a_server, close
from westphalia.kernel.session import Refused

FREE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


async def try_everything(chair: Chair) -> None:
    """An answer, talk and a note are refused, each in one line, and the socket stays."""
    await chair.answer(sure=True)
    assert await chair.refusal() == "refused-broken"
    await chair.say("chat", text="is anybody there?")
    assert await chair.refusal() == "refused-broken"
    await chair.say("note", text="the disk is full")
    assert await chair.refusal() == "refused-broken"


def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    with (tmp_path / "log").open("w") as log:
        server = Server(database, log=log)
        ann = Person(server)
        table = ann.make_table("me", "me")["id"]

        async def play() -> None:
            async with ann.at(table) as chair:
                await chair.hello()
                for _ in range(3):
                    await chair.step(sure=True)
                version, full = chair.version, database.with_name("games.sqlite-wal").stat().st_size
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
                while not chair.is_asked():
                    await chair.hello(seat=chair.view["waiting"][0]["seat"])
                await try_everything(chair)
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, FREE)
                await chair.catch_up()
                assert chair.version == version
                await chair.step(sure=True)
                assert chair.version == version + 1

        asyncio.run(play())
        assert server.stop() in (0, -15)


def test_a_database_that_only_reads_refuses_and_heals(tmp_path: Path) -> None:
    async def scenario() -> None:
        found = await a_server(tmp_path, "a")
        async with found.at("a") as room:
            ask = room.table.session.asks()[0]
            option = ask.kind.option_id(ask.options[0])
        writer = found.storage._threads
        assert writer is not None
        await writer.write(lambda connection: connection.execute(sa.text("PRAGMA query_only = ON")) and None)
        with pytest.raises(Refused) as refused:
            async with found.at("a") as room:
                await room.table.answer(ask.seat, option)
        assert refused.value.refusal.message == "refused-broken"
        await writer.write(lambda connection: connection.execute(sa.text("PRAGMA query_only = OFF")) and None)
        async with found.at("a") as room:
            assert room.table.version == 0
            await room.table.answer(ask.seat, option)
        await close(found)

    asyncio.run(scenario())
