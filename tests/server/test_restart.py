"""A server that is killed in the middle of play loses nothing it has acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, Server

KILLS = 10
STEPS = 6  # between kills
BOT = 2


async def play_until_killed(person: Person, table: str, server: Server) -> int:
    """Play fast and have the server killed while an answer is under way. The last version that came."""
    async with person.at(table) as chair:
        await chair.hello()
        try:
            for number in range(1000):
                if chair.view["over"]:
                    break
                waiting = chair.view["waiting"][0]["seat"]
                if waiting != BOT and not chair.is_asked():
                    chair.journal = []
                    await chair.hello(seat=waiting)
                if chair.is_asked():
                    await chair.answer()
                if number == STEPS:
                    server.kill()
                await chair.until("view")
        except ConnectionClosed:
            pass
    return chair.version


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    server = Server(database)
    try:
        ann = Person(server)
        table = ann.make_table("me", "me", "steward")["id"]
        acknowledged = 0
        for _ in range(KILLS):
            version = asyncio.run(play_until_killed(ann, table, server))
            assert version > acknowledged
            acknowledged = version
            ann.server = server = Server(database)
            assert ann.get(f"/api/tables/{table}")["version"] >= acknowledged
        assert asyncio.run(whole_history_fits(ann, table)) >= acknowledged
    finally:
        server.stop()


async def whole_history_fits(person: Person, table: str) -> int:
    """The table can be opened, every seat's journal is whole, and the game goes on."""
    async with person.at(table) as chair:
        await chair.hello()
        assert len(chair.journal) == chair.view["entries"]
        while not chair.is_asked():
            await chair.until("view")
        before = chair.version
        await chair.answer()
        await chair.until("view")
        assert chair.version == before + 1
        return before
