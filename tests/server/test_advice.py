"""What would you do? Advice from a bot: where the table allows it, for one's own question, and never in secret."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Chair, Person
from tests.server.test_why import go_on


async def until_menu(chair: Chair) -> None:
    await chair.hello()
    while not (chair.is_asked() and chair.view["ask"]["kind"] == "action"):
        await go_on(chair)


def ask(person: Person, table: str, version: int, seat: int = 0) -> tuple[int, Any]:
    return person.send("POST", f"/api/tables/{table}/advice", {"seat": seat, "version": version})


def test_advice_marks_options_and_everybody_reads_that_it_was_asked_for(ann: Person) -> None:
    table = ann.make_table("me", "steward", scenario="short")["id"]
    assert ann.get(f"/api/tables/{table}")["advice"]

    async def play() -> None:
        async with ann.at(table) as chair:
            await until_menu(chair)
            options = [option["id"] for option in chair.view["ask"]["options"]]
            status, told = await asyncio.to_thread(ask, ann, table, chair.version)
            assert status == 200 and 1 <= len(told["candidates"]) <= 3
            assert all(each["steps"][0]["default"] in options and not each["done"] for each in told["candidates"])
            line = (await chair.until("chat"))["line"]
            assert (line["seat"], line["name"], line["text"]) == (0, "", "advice")
            march = next((each for each in told["candidates"] if each["steps"][0]["default"] == "march"), None)
            assert (await asyncio.to_thread(ask, ann, table, chair.version + 1))[1]["message"] == "refused-stale"
            if march is not None:
                await chair.step("march")
                places = [option["id"] for option in chair.view["ask"]["options"]]
                status, told = await asyncio.to_thread(ask, ann, table, chair.version)
                assert status == 200 and told["candidates"][0]["steps"][0]["default"] in places

    asyncio.run(play())


def test_with_several_people_it_is_off_unless_they_want_it(ann: Person, bob: Person) -> None:
    table = ann.make_table("me", "open")["id"]
    assert not ann.get(f"/api/tables/{table}")["advice"]
    assert ask(ann, table, 0)[1]["message"] == "refused-advice"
    allowed = ann.make_table("me", "open", advice=True)["id"]
    assert ann.get(f"/api/tables/{allowed}")["advice"]
    assert ask(bob, allowed, 0)[1]["message"] == "refused-not-yours"
    alone = ann.make_table("me", "steward", advice=False)["id"]
    assert ask(ann, alone, 0)[1]["message"] == "refused-advice"
