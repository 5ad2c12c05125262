"""Playing over sockets: whole games, what is refused, coming back, looking on."""

from __future__ import annotations

import asyncio
import json
from typing import Any, get_args

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import GAME, Chair, Person, Server
from westphalia.kernel import record
from westphalia.server import wire
from westphalia.server.socket import HANDLERS


async def play_on(chair: Chair) -> None:
    """Answer with the default whenever asked, until the game is over."""
    await chair.hello()
    while not chair.view["over"]:
        if chair.is_asked():
            await chair.answer()
        message = await chair.hear()
        while message["type"] not in ("view", "refused"):
            message = await chair.hear()
        if message["type"] == "refused":
            assert message["reason"]["message"] in ("refused-often", "refused-stale")
            await asyncio.sleep(0.2)
            await chair.catch_up()
    if not any(message["type"] == "over" for message in chair.heard):
        await chair.until("over")


def test_every_message_a_client_may_send_has_a_handler() -> None:
    assert {*HANDLERS, wire.Ping} == set(get_args(wire.Incoming))


def test_two_people_and_two_bots_play_a_whole_game(ann: Person, bob: Person) -> None:
    made = ann.make_table("me", "random", "open", "steward", scenario="short")
    assert bob.post(f"/api/tables/{made['id']}/join", {"token": made["links"]["seats"]["2"]}) == {"seat": 2}

    async def play() -> tuple[Chair, Chair]:
        async with ann.at(made["id"]) as one, bob.at(made["id"]) as other:
            await asyncio.gather(play_on(one), play_on(other))
        return one, other

    one, other = asyncio.run(play())
    assert one.view["seat"] == 0 and other.view["seat"] == 2
    assert one.view["standings"] == other.view["standings"] != []
    assert len(one.journal) == one.view["entries"]

    detail = ann.get(f"/api/tables/{made['id']}")
    assert detail["over"] and [detail["secret"]] == [m["secret"] for m in one.heard if m["type"] == "over"]
    status, content = ann.fetch("GET", f"/api/tables/{made['id']}/record")
    assert status == 200
    verdict = record.verify(record.decode(content, "record"))
    assert verdict.over and verdict.by_secret and verdict.moves == one.moves
    told = ann.post("/api/records", {"record": content.decode()})
    assert told == verdict._asdict() | {"game": GAME, "scenario": "short", "seats": 4, "table": None, "older": []}
    forged = content.replace(b'"answer":"end"', b'"answer":"win"', 1)
    assert ann.send("POST", "/api/records", {"record": forged.decode()})[0] == 400


def test_what_is_not_in_order_is_refused_and_changes_nothing(ann: Person, bob: Person) -> None:
    made = ann.make_table("me", "open")
    bob.post(f"/api/tables/{made['id']}/join", {})

    async def misbehave() -> None:
        async with ann.at(made["id"]) as one, bob.at(made["id"]) as other:
            await one.hello()
            await other.hello()
            asked, idle = (one, other) if one.is_asked() else (other, one)
            before = asked.view
            default = before["ask"]["default"]

            await asked.answer(default, version=asked.version + 1)
            assert (await asked.until("refused"))["of"] == "answer"
            assert asked.heard[-1]["reason"]["message"] == "refused-stale"
            await asked.until("view")
            await asked.answer("no such option")
            assert await asked.refusal() == "refused-option"
            await idle.answer(default)
            assert await idle.refusal() == "refused-not-asked"
            await idle.answer(default, seat=asked.view["seat"])
            assert await idle.refusal() == "refused-not-yours"
            await idle.say("hello", seat=asked.view["seat"])
            assert await idle.refusal() == "refused-not-yours"
            await asked.say("undo", version=asked.version, seat=asked.view["seat"])
            assert await asked.refusal() == "refused-undo"
            await idle.say("vote", vote="pause", yes=False)
            assert await idle.refusal() == "refused-no-vote"
            for text in ("", "{", "[]", '{"type":"cheat"}', '{"type":"answer"}', '{"type":"ping","x":1}', "[" * 4000):
                await idle.socket.send(text)
                assert await idle.refusal() == "refused-malformed"
            await asked.socket.send(b"\xff\xfe")
            assert await asked.refusal() == "refused-malformed"
            await asked.say("chat", text="x" * 5000)
            assert await asked.refusal() == "refused-large"

            await asked.say("hello")
            await asked.until("view")
            assert asked.view | {"journal": []} == before | {"journal": []}

    asyncio.run(misbehave())
    assert ann.get(f"/api/tables/{made['id']}")["version"] == 0


def test_too_frequent_messages_are_refused(ann: Person) -> None:
    made = ann.make_table("me", "open")

    async def hurry() -> list[dict[str, Any]]:
        async with ann.at(made["id"]) as chair:
            for _ in range(180):
                await chair.say("ping")
            return [await chair.hear() for _ in range(180)]

    heard = asyncio.run(hurry())
    refused = [message for message in heard if message["type"] == "refused"]
    assert len(heard) - len(refused) in range(60, 120)
    assert {(message["reason"]["message"], message["of"]) for message in refused} == {("refused-often", "ping")}
    assert all(0 < message["wait"] <= 1 / 30 for message in refused)


def test_a_flood_of_nonsense_ends_the_socket(ann: Person) -> None:
    made = ann.make_table("me", "open")

    async def flood() -> int | None:
        async with ann.at(made["id"]) as chair:
            try:
                while True:
                    await chair.socket.send("nonsense")
                    await chair.hear()
            except ConnectionClosed:
                return chair.socket.close_code

    assert asyncio.run(flood()) == 4429
    assert ann.get(f"/api/tables/{made['id']}")["version"] == 0


def test_coming_back_one_gets_what_one_missed(ann: Person, bob: Person) -> None:
    made = ann.make_table("me", "open", options={"capital_pick": "forward"})
    bob.post(f"/api/tables/{made['id']}/join", {})

    async def play() -> None:
        async with ann.at(made["id"]) as one:
            await one.hello()
            had, version = one.journal, one.version
            await one.socket.close()
        async with bob.at(made["id"]) as other, ann.at(made["id"]) as driver:
            await other.hello()
            await driver.hello()
            for _ in range(6):
                chair = other if other.is_asked() else driver
                await chair.answer()
                for each in (other, driver):
                    await each.until("view")
            whole = driver.journal
            last = driver.version
        async with ann.at(made["id"]) as again:
            again.journal = had
            await again.hello(since=len(had), version=version)
            assert again.version == last == version + 6
            assert len(again.view["journal"]) == len(whole) - len(had)
            assert again.journal == whole

    asyncio.run(play())


def test_undo_goes_back_and_the_old_version_is_stale(ann: Person) -> None:
    made = ann.make_table("me", "me")

    async def play() -> None:
        async with ann.at(made["id"]) as chair:
            await chair.hello()
            while not chair.view["can_undo"]:
                if not chair.is_asked():
                    await chair.hello(seat=chair.view["waiting"][0]["seat"])
                before = chair.view
                await chair.answer()
                await chair.until("view")
            version, moves = chair.version, chair.moves
            await chair.say("undo", version=version, seat=chair.view["seat"])
            await chair.until("view")
            assert (chair.version, chair.moves) == (version + 1, moves - 1)
            assert chair.view["ask"] == before["ask"] and chair.view["state"] == before["state"]
            assert len(chair.journal) == chair.view["entries"] == before["entries"]
            await chair.answer(version=version)
            assert await chair.refusal() == "refused-stale"

    asyncio.run(play())


def hidden_things(view: dict[str, Any]) -> str:
    return json.dumps([view["state"], view["ask"], view["waiting"]])


def test_a_watcher_sees_what_the_kernel_shows_to_spectators_and_can_do_nothing(ann: Person, server: Server) -> None:
    made = ann.make_table("me", "me", options={"hidden_treasury": "on", "capital_pick": "secret"})
    watcher = Person(server)

    async def watch() -> None:
        async with ann.at(made["id"]) as one, ann.at(made["id"]) as other, watcher.at(made["id"]) as onlooker:
            welcome = await onlooker.hello()
            assert welcome["you"]["seats"] == []
            await one.hello(seat=0)
            await other.hello(seat=1)
            for _ in range(12):
                chair = one if one.is_asked() else other
                await chair.answer()
                for each in (one, other, onlooker):
                    await each.until("view")
                assert onlooker.view["seat"] is None and onlooker.view["ask"] is None
                assert not onlooker.view["can_undo"]
            assert hidden_things(one.view) != hidden_things(onlooker.view) != hidden_things(other.view)
            await onlooker.say("answer", version=onlooker.version, seat=0, id="end")
            assert await onlooker.refusal() == "refused-not-yours"
            await onlooker.say("chat", text="hello")
            assert await onlooker.refusal() == "refused-not-yours"

    asyncio.run(watch())
    assert watcher.get(f"/api/tables/{made['id']}")["secret"] is None
    past = watcher.get(f"/api/tables/{made['id']}/history/3")
    assert past["seat"] is None and past["version"] == 3
    assert watcher.send("GET", f"/api/tables/{made['id']}/history/3?seat=0")[0] == 403
    assert ann.get(f"/api/tables/{made['id']}/history/3?seat=0")["seat"] == 0
    lines = watcher.fetch("GET", f"/api/tables/{made['id']}/record")[1].decode().splitlines()
    assert "secret" not in json.loads(lines[0]) and all('"answer"' not in line for line in lines)


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_other_sites_cannot_open_sockets(ann: Person, origin: str) -> None:
    made = ann.make_table("me", "open")

    async def enter() -> int | None:
        url = f"ws://127.0.0.1:{ann.server.port}/ws/tables/{made['id']}"
        async with connect(url, additional_headers={"Cookie": ann.cookie, "Origin": origin}, proxy=None) as socket:
            await socket.wait_closed()
            return socket.close_code

    assert asyncio.run(enter()) == 4403
