"""A game that is over is told again: curves, and where the points came from."""

from __future__ import annotations

import asyncio

from tests.server.client import Person
from tests.server.test_why import go_on


async def resign(person: Person, table: str) -> None:
    async with person.at(table) as chair:
        await chair.hello()
        await chair.say("resign", seat=0)
        await chair.until("over")


def test_the_charts_wait_for_the_end(ann: Person, bob: Person) -> None:
    table = ann.make_table("me", "steward", visibility="link")["id"]
    status, problem = ann.send("GET", f"/api/tables/{table}/charts")
    assert (status, problem["message"]) == (409, "refused-not-over")
    asyncio.run(resign(ann, table))
    told = bob.get(f"/api/tables/{table}/charts")
    assert told["moments"] == sorted(set(told["moments"]))
    assert all([len(curve) for curve in curves] == [len(told["moments"])] * 2 for curves in told["figures"].values())
    standings = {each["seat"]: each["points"] for each in ann.get(f"/api/tables/{table}")["standings"]}
    seats = [int(cell["name"][1]) - 1 for cell in told["scoring"]["columns"][1:]]
    assert dict(zip(seats, told["scoring"]["rows"][-1][1:], strict=True)) == standings
    assert [curve[-1] for curve in told["figures"]["summary-points"]] == [standings[0], standings[1]]


def test_turning_points_are_told_with_a_move_to_jump_to(ann: Person) -> None:
    async def play(table: str) -> None:
        async with ann.at(table) as chair:
            await chair.hello()
            for _ in range(60):
                await go_on(chair)
            await chair.say("resign", seat=0)
            await chair.until("over")

    table = ann.make_table("me", "steward", scenario="short")["id"]
    asyncio.run(play(table))
    told = ann.get(f"/api/tables/{table}/charts")["chances"]
    assert told["seats"] == [0, 1] and told["at"] == sorted(told["at"])
    assert all(len(curve) == len(told["at"]) for curve in told["curves"])
    assert all(98 <= sum(point) <= 102 for point in zip(*told["curves"], strict=True))
    for turn in told["turns"]:
        assert turn["before"] - turn["after"] >= 0.05
        assert ann.get(f"/api/tables/{table}/history/{turn['moves']}?seat=0")["version"] == turn["moves"]


def test_private_charts_are_private(ann: Person, bob: Person) -> None:
    table = ann.make_table("me", "steward", visibility="private")["id"]
    asyncio.run(resign(ann, table))
    assert ann.get(f"/api/tables/{table}/charts")["figures"]
    assert bob.send("GET", f"/api/tables/{table}/charts")[0] == 403


def test_the_server_speaks_to_a_page_without_a_game(ann: Person) -> None:
    english, polish, other = (ann.get(f"/api/texts/{language}")["messages"] for language in ("en", "pl", "xx"))
    assert "refused-password" in polish and polish != english == other
