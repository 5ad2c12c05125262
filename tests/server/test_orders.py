"""Whole orders over the socket: laid out, carried out, taken back at once; standing orders."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from tests.browser.prepared import from_position, prepared_table
from tests.server.client import Chair, Person, Server
from westphalia.games.price_of_power import TITLE as PRICE_OF_POWER
from westphalia.games.six_continents import TITLE
from westphalia.server.rate_limits import Bucket
from westphalia.server.socket import Conversation

HOSTS: dict[str, Any] = {
    "players": 2,
    "round": 5,
    "turn": "ann",
    "ann": {"capital": "congo", "gold": 40, "level": 2},
    "bob": {"capital": "sarmatia", "gold": 20, "level": 2},
    "egypt": {"owner": "ann", "army": {"infantry": 11}},
    "levant": {"owner": "bob", "army": {"infantry": 11}},
    "war": [["ann", "bob"]],
}


async def laid_out(chair: Chair, form: str, **wanted: Any) -> dict[str, Any]:
    await chair.say("form", version=chair.version, seat=chair.view["seat"], form=form, wanted=wanted)
    return await chair.until("form")


async def order(chair: Chair, form: str, **wanted: Any) -> None:
    await chair.say("order", version=chair.version, seat=chair.view["seat"], form=form, wanted=wanted)


def seated(
    server: Server, ann: Person, secret: str, given: dict[str, Any] = HOSTS, title: Any = TITLE, seat: int = 0
) -> str:
    """A table where Ann has this chair."""
    scenario = "standard" if title is TITLE else "s1_01"
    table = prepared_table(server, scenario, from_position(title, given, secret), secret)
    ann.post(f"/api/tables/{table}/join", {"seat": seat, "token": f"{table}-{seat}"})
    return table


async def attack(chair: Chair) -> None:
    """Eleven against eleven: the first exchange has fallen."""
    await chair.hello(seat=0)
    for option in ("attack", "levant", "11"):
        await chair.step(option)


def test_a_standing_order_fights_to_the_end_and_each_exchange_is_an_answer(server: Server, ann: Person) -> None:
    table = seated(server, ann, "orders-end")

    async def play() -> tuple[dict[str, Any], int, int]:
        async with ann.at(table) as chair:
            await attack(chair)
            assert chair.view["ask"]["forms"] == [{"id": "fight_on", "option": None}]
            form = await laid_out(chair, "fight_on")
            before = chair.moves
            await order(chair, "fight_on", **{field["id"]: field["value"] for field in form["fields"]})
            await chair.until("view")
            return form, before, chair.moves

    form, before, after = asyncio.run(play())
    assert form["ready"] and form["final"] and [field["id"] for field in form["fields"]] == ["losses", "odds"]
    assert after > before + 5


def test_a_standing_order_tells_why_it_stopped(server: Server, ann: Person) -> None:
    table = seated(server, ann, "orders-why")

    async def play() -> tuple[dict[str, Any], str]:
        async with ann.at(table) as chair:
            await attack(chair)
            await laid_out(chair, "fight_on", losses=1)
            await order(chair, "fight_on", losses=1, odds=0)
            told = await chair.until("stood")
            await chair.until("view")
            return told, chair.view["ask"]["kind"]

    told, kind = asyncio.run(play())
    assert told["why"] == {"text": "form-fight_on-stopped-losses", "args": {"n": 1, "odds": 0}}
    assert kind == "continue_battle"


def test_orders_that_are_not_offered_or_not_yours_are_refused(server: Server, ann: Person, bob: Person) -> None:
    table = seated(server, ann, "orders-no")

    async def play() -> list[str]:
        async with ann.at(table) as chair, bob.at(table) as stranger:
            await chair.hello(seat=0)
            await stranger.hello()
            await chair.say("form", version=chair.version, seat=0, form="fight_on", wanted={})
            refused = [await chair.refusal()]
            await order(chair, "fight_on", losses=1, odds=0)
            refused.append(await chair.refusal())
            await stranger.say("order", version=stranger.version, seat=0, form="fight_on", wanted={})
            return [*refused, await stranger.refusal()]

    assert asyncio.run(play()) == ["refused-form", "refused-form", "refused-not-yours"]


def test_a_busy_machine_is_not_charged_to_who_fills_in_a_form() -> None:
    """A form that waited long for the processor, and took none of it, costs no permits:
    the order that follows is heard."""

    def lay_out_slowly() -> str:
        time.sleep(0.3)
        return "sheet"

    def lay_out_with_work() -> None:
        began = time.thread_time()
        while time.thread_time() - began < 0.3:
            pass

    conversation = Conversation.__new__(Conversation)
    conversation.bucket = Bucket(burst=2, rate=0.001)
    assert asyncio.run(conversation._try_out(lay_out_slowly)) == "sheet"
    assert conversation.bucket.take()
    asyncio.run(conversation._try_out(lay_out_with_work))
    assert not conversation.bucket.take()


REALMS: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "turn",
    "turn": "castile",
    "castile": {"hand": [], "status": "event_taken", "events_taken": 1, "mil": 6, "ducats": 40, "army_2": "none"},
}


def test_an_order_is_carried_out_and_taken_back_at_once(server: Server, ann: Person) -> None:
    table = seated(server, ann, "orders-back", REALMS, PRICE_OF_POWER, seat=1)

    async def play() -> tuple[dict[str, Any], list[int], Any, Any]:
        async with ann.at(table) as chair:
            await chair.hello(seat=1)
            menu, moves = chair.view["ask"], [chair.moves]
            assert {"id": "recruit", "option": "recruit"} in menu["forms"]
            form = await laid_out(chair, "recruit", **{"unit/infantry": 3})
            await order(chair, "recruit", **{field["id"]: field["value"] for field in form["fields"]})
            await chair.until("view")
            moves.append(chair.moves)
            await chair.say("undo", version=chair.version, seat=1, whole=True)
            await chair.until("view")
            moves.append(chair.moves)
            return form, moves, menu, chair.view["ask"]

    form, moves, menu, again = asyncio.run(play())
    assert form["ready"] and not form["final"] and 3 in [line["times"] for line in form["told"]]
    assert moves[1] > moves[0] + 6 and moves[2] == moves[0]
    assert again == menu
