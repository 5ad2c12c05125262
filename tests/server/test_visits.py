"""What lasts between two visits: how far one had come, a vote under way; and what may not be asked for too often."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.client import GAME, Person, Server


def test_whoever_comes_back_is_told_what_they_had_seen(ann: Person, bob: Person, server: Server) -> None:
    made = ann.make_table("me", "open", options={"capital_pick": "forward"})
    table = made["id"]
    bob.post(f"/api/tables/{table}/join", {})
    watcher = Person(server)
    watcher.get("/api/me")

    async def visit() -> None:
        async with bob.at(table) as other, ann.at(table) as one, watcher.at(table) as third:
            assert (await other.hello())["last_seen"] is None
            await one.hello()
            await third.hello()
            for _ in range(2):
                await (one if one.is_asked() else other).answer()
                for chair in (one, other, third):
                    await chair.until("view")
            seen, watched = (other.version, len(other.journal)), len(third.journal)
            await other.socket.close()
            await third.socket.close()
            await one.until("players", lambda m: not m["players"][1]["online"])
            while one.is_asked():
                await one.answer()
                await one.until("view")
            assert one.version >= seen[0]
            last = one.version
        async with bob.at(table) as again:
            welcome = await again.hello()
            assert (welcome["last_seen"]["version"], welcome["last_seen"]["entries"]) == seen
            assert welcome["last_seen"]["seat"] == 1 and again.version == last
            assert len(again.journal) - welcome["last_seen"]["entries"] >= 0
        async with watcher.at(table) as again:
            assert (await again.hello())["last_seen"]["entries"] == watched
        async with bob.at(table) as again:
            assert (await again.hello())["last_seen"]["version"] == last

    asyncio.run(visit())


def test_who_comes_in_may_be_told_the_last_lines_only(ann: Person, bob: Person) -> None:
    """But at least what is new since the last visit; earlier ones are in the history."""
    table = ann.make_table("me", "me", options={"capital_pick": "forward"})["id"]

    async def visit() -> None:
        async with ann.at(table) as chair:
            await chair.hello(seat=0)
            while len(chair.journal) < 12:
                await chair.step()
            whole = chair.journal
        for seat in (0, None):
            async with (ann if seat == 0 else bob).at(table) as chair:
                await chair.say("hello", last=3, **({} if seat is None else {"seat": seat}))
                shown = (await chair.until("view"))["view"]
                assert shown["journal"] == (whole[-3:] if seat is None else shown["journal"])
                assert shown["entries"] >= 12 and len(shown["journal"]) <= 3
                await chair.say("hello", last=5, since=shown["entries"] - 1, version=chair.version)
                assert len((await chair.until("view"))["view"]["journal"]) == 1
        past = bob.get(f"/api/tables/{table}/history/{chair.moves}?since=0")
        assert len(past["journal"]) == shown["entries"] and past["journal"][-3:] == shown["journal"]

    asyncio.run(visit())


def test_who_was_away_is_told_all_that_is_new(ann: Person, bob: Person) -> None:
    table = ann.make_table("me", "me", options={"capital_pick": "forward"})["id"]

    async def visit() -> None:
        async with bob.at(table) as watcher, ann.at(table) as chair:
            await watcher.hello()
            had = watcher.view["entries"]
            await watcher.socket.close()
            await chair.hello()
            while chair.view["entries"] < had + 5:
                await chair.step()
        async with bob.at(table) as watcher:
            assert (await watcher.hello(last=1))["last_seen"]["entries"] == had
            assert len(watcher.view["journal"]) == watcher.view["entries"] - had >= 5
        for _ in range(100):  # that somebody has gone is noted after the door has closed
            async with bob.at(table) as watcher:
                if (await watcher.hello(last=1))["last_seen"]["entries"] > had:
                    break
        assert len(watcher.view["journal"]) == 1

    asyncio.run(visit())


def test_a_vote_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    server = Server(database)
    try:
        ann, bob = Person(server), Person(server)
        table = ann.make_table("me", "open")["id"]
        bob.post(f"/api/tables/{table}/join", {})

        async def propose() -> None:
            async with ann.at(table) as one:
                await one.hello()
                await one.say("vote", vote="pause", yes=True)
                assert (await one.until("vote"))["state"] == "open"

        async def agree() -> None:
            async with bob.at(table) as other:
                await other.hello()
                vote = await other.until("vote")
                assert (vote["vote"], vote["state"], len(vote["yes"]), vote["needed"]) == ("pause", "open", 1, 2)
                await other.say("vote", vote="pause", yes=True)
                assert (await other.until("vote"))["state"] == "passed"
                assert (await other.hello())["paused"]

        asyncio.run(propose())
        server.kill()
        ann.server = bob.server = server = Server(database)
        asyncio.run(agree())
        server.kill()
        ann.server = bob.server = server = Server(database)

        async def nothing_left() -> None:
            async with bob.at(table) as other:
                await other.hello()
                await other.catch_up()
                assert "vote" not in [message["type"] for message in other.heard]

        asyncio.run(nothing_left())
        assert ann.get(f"/api/tables/{table}")["paused"]
    finally:
        server.stop()


@pytest.mark.parametrize("work", ["tables", "replays"])
def test_too_many_requests_are_refused_with_one_line(tmp_path: Path, work: str) -> None:
    server = Server(tmp_path / "games.sqlite")
    try:
        ann, bob = Person(server), Person(server)
        origin = ann.make_table("me", "me")["id"]
        bob.get("/api/me")
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
        path = "/api/tables" if work == "tables" else f"/api/tables/{origin}/what-if"
        statuses = []
        for _ in range(200):
            status, answer = ann.send("POST", path, body if work == "tables" else {"moves": 0})
            statuses.append(status)
            if status == 429:
                assert answer == {"status_code": 429, "detail": "refused-often", "message": "refused-often"}
                break
        assert statuses[-1] == 429 and set(statuses[:-1]) == {201}
        assert len(statuses) >= (50 if work == "tables" else 15)
        assert bob.make_table("me", "me")["id"]
    finally:
        server.stop()
