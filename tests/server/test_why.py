"""Why did it do that? Asked at a line of the log: who may ask what, and what is told."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Chair, Person


async def go_on(chair: Chair) -> None:
    """The default answer, or what the others do."""
    if chair.is_asked():
        await chair.step()
    else:
        await chair.hear()


async def play_until(chair: Chair, message: str, seat: str) -> int:
    """Default answers until the log tells this of a seat, the bot's if no other is named; the number of the line."""
    await chair.hello()
    for _ in range(600):
        for number, entry in enumerate(chair.journal):
            if entry["message"] == message and entry["args"].get("seat") == seat:
                return number
        await go_on(chair)
    raise AssertionError(f"no {message}")


def played(person: Person, table: str, message: str = "log-march", seat: str = "2") -> int:
    async def play() -> int:
        async with person.at(table) as chair:
            return await play_until(chair, message, seat)

    return asyncio.run(play())


def ask(person: Person, table: str, line: int, seat: int | None = 0) -> tuple[int, Any]:
    return person.send("GET", f"/api/tables/{table}/why?line={line}" + ("" if seat is None else f"&seat={seat}"))


def test_a_bot_says_why_and_says_it_again(ann: Person) -> None:
    table = ann.make_table("me", "steward", scenario="short")["id"]
    line = played(ann, table)
    status, told = ask(ann, table, line)
    assert (status, told["seat"], told["bot"], told["hidden"]) == (200, 1, "steward", True)
    done = told["weighing"]["candidates"][0]
    assert done["done"] and done["steps"][0]["default"] == "march" and told["weighing"]["games"] > 0
    assert ask(ann, table, line) == (status, told)


def test_who_may_ask(ann: Person, bob: Person) -> None:
    table = ann.make_table("me", "steward", scenario="short", visibility="private")["id"]
    line = played(ann, table)
    assert ask(bob, table, line)[0] == 403
    assert ask(ann, table, line, seat=1)[1]["message"] == "refused-not-yours"
    assert ask(ann, table, 100_000)[1]["message"] == "refused-no-move"
    incomes = [played(ann, table, "log-income", seat) for seat in "12"]  # one after the other has ended their turn
    assert "refused-why-rules" in [ask(ann, table, line)[1].get("message") for line in incomes]


def test_a_persons_move_and_a_random_one(ann: Person) -> None:
    table = ann.make_table("me", "random", scenario="short")["id"]

    async def lines() -> dict[str, int]:
        async with ann.at(table) as chair:
            await chair.hello()
            for _ in range(600):
                named = {e["args"].get("seat"): n for n, e in enumerate(chair.journal) if e["message"] == "log-capital"}
                if {"1", "2"} <= named.keys():
                    return named
                await go_on(chair)
        raise AssertionError

    found = asyncio.run(lines())
    assert ask(ann, table, found["1"])[1]["message"] == "refused-why-person"
    status, told = ask(ann, table, found["2"])
    assert (status, told["bot"], told["weighing"]) == (200, "random", None)


def test_after_the_end_it_is_told_from_what_the_bot_knew(ann: Person, bob: Person) -> None:
    table = ann.make_table("me", "steward", scenario="short", visibility="link")["id"]
    line = played(ann, table)

    async def resign() -> None:
        async with ann.at(table) as chair:
            await chair.hello()
            await chair.say("resign", seat=0)
            await chair.until("over")

    asyncio.run(resign())
    status, told = ask(bob, table, line, seat=0)
    assert status == 200 and not told["hidden"] and told["weighing"]["candidates"][0]["done"]
