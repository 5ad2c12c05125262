"""Standing orders at a table: kept, carried out after a while, told to who gave them and to nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.kernel import ordered
from tests.server.moved import PAUSE, TABLE, House, house
from westphalia.kernel import ahead
from westphalia.kernel.session import Refused
from westphalia.server.audience import Onlooker
from westphalia.server.letters import add_channel, due_letters
from westphalia.server.open_tables import Room
from westphalia.server.standing import lines_for


async def to_the_turn(h: House) -> int:
    """Past the bids; whose turn it is."""
    async with h.tables.at(TABLE) as room:
        table = room.table
        while table.session.asks()[0].kind.id == "bid":
            await table.answer(table.waiting()[0], "0")
        return table.waiting()[0]


async def order(h: House, seat: int, id: str, **wanted: int | str) -> None:
    async with h.tables.at(TABLE) as room:
        await give(room, seat, id, **wanted)


async def give(room: Room, seat: int, id: str, **wanted: int | str) -> None:
    session = room.table.session
    found = ahead.find(session, seat, id)
    assert found is not None
    filled = ahead.lay_out(session, seat, found, wanted, "x").wanted
    await room.table.order(ahead.give(session, seat, found, filled, "x"))


async def round_trip(h: House, first: int) -> None:
    """The other one's turn, the bids of both, and on to the next turn of who was first."""
    for _ in range(3):
        await h.answer()
    if await asked(h) == ([1 - first], "turn"):
        await h.answer()
    assert await asked(h) == ([first], "turn")


def user_of(seat: int) -> str:
    return "bob" if seat else "ann"


async def asked(h: House) -> tuple[list[int], str]:
    async with h.tables.at(TABLE) as room:
        return room.table.waiting(), room.table.session.asks()[0].kind.id


def heard(onlooker: Onlooker, kind: str = "") -> list[Any]:
    found = []
    while not onlooker.outbox.empty():
        message = msgspec.json.decode(onlooker.outbox.get_nowait() or b"{}")
        if message["type"] == kind or not kind:
            found.append(message)
    return found


def test_an_order_answers_what_is_asked_now_at_once_and_later_after_a_while(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        await order(h, first, "end_turns", round=0)
        assert await asked(h) == ([1 - first], "turn")
        await round_trip(h, first)
        await h.move(PAUSE - 1)
        assert await asked(h) == ([first], "turn")
        await h.move(1)
        assert await asked(h) != ([first], "turn")

    house(tmp_path, play, options={"rounds": 4, "duels": "on"})


def test_who_gave_the_order_reads_what_was_done_and_nobody_else_does(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        mine, other = await h.look(first, user_of(first)), await h.look(1 - first, "x")
        await order(h, first, "end_turns")
        (told,) = heard(mine, "obeyed")
        (line,) = told["lines"]
        assert (line["form"], line["option"]["id"], line["why"]) == ("end_turns", "end", None)
        assert line["ask"]["text"] == "ask-turn"
        assert {message["type"] for message in heard(other)} <= {"view", "clock"}
        assert await lines_for(h.storage, TABLE, user_of(first), first) != []
        assert await lines_for(h.storage, TABLE, user_of(1 - first), 1 - first) == []

    house(tmp_path, play)


def test_orders_survive_a_restart_and_go_on(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        await order(h, first, "end_turns", round=0)
        await round_trip(h, first)
        await h.close()
        again = House(h.storage, h.timepiece, ordered.TITLE)
        await again.tables.start()
        await again.rest()
        async with again.tables.at(TABLE) as room:
            assert [given.row.form for given in room.table.orders.of_seat(first)] == ["end_turns"]
        assert await asked(again) == ([first], "turn")
        await again.move(PAUSE)
        assert await asked(again) != ([first], "turn")
        await again.close()

    house(tmp_path, play, options={"rounds": 4, "duels": "on"})


def test_an_order_lapses_with_its_reason_as_soon_as_it_meets_what_it_did_not_foresee(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        await order(h, first, "no_gloating")
        mine = await h.look(first, user_of(first))
        await h.answer("end")
        await h.answer("duel")
        async with h.tables.at(TABLE) as room:
            for seat, throw in ((first, "scissors"), (1 - first, "rock")):
                if seat in room.table.waiting():
                    await room.table.answer(seat, throw)
        lines = [line for message in heard(mine, "obeyed") for line in message["lines"]]
        assert [line["why"]["text"] for line in lines] == ["log-duel"]
        async with h.tables.at(TABLE) as room:
            assert room.table.orders.given == []

    house(tmp_path, play)


def test_an_order_is_taken_back_by_its_giver_and_replaced_by_the_next_of_its_kind(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        await order(h, first, "no_gloating")
        await order(h, first, "no_gloating", round=1)
        async with h.tables.at(TABLE) as room:
            orders = room.table.orders
            (given,) = orders.of_seat(first)
            assert given.filling.left["round"] == 1
            assert [view.form for view in orders.message(first).orders] == ["no_gloating"]
            assert orders.message(1 - first).orders == []
            await orders.drop(given)
            assert orders.of_seat(first) == [] and await h.storage.orders(TABLE) == []

    house(tmp_path, play)


def test_who_takes_an_answer_back_is_not_overruled_by_the_order_that_gave_it(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        mine = await h.look(first, user_of(first))
        async with h.tables.at(TABLE) as room:
            await room.table.answer(first, "stash")
            await give(room, first, "stash_first", first="dale")
            assert room.table.session.ask_of(first).kind.id == "turn"
            await room.table.undo(first)
            assert room.table.session.ask_of(first).kind.id == "stash"
            assert room.table.orders.given == []
        last = heard(mine, "obeyed")[-1]["lines"][-1]
        assert last["why"] == {"text": "order-lapsed-undo", "args": {}}

    house(tmp_path, play)


def test_whoever_sits_down_is_not_bound_by_the_orders_of_before(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        await order(h, first, "no_gloating")
        async with h.tables.at(TABLE) as room:
            cid = await h.storage.user("cid")
            await room.table.keep_chair(first, cid, None)
            assert room.table.orders.given == []
        assert await h.storage.orders(TABLE) == []

    house(tmp_path, play)


def test_orders_rest_while_the_table_is_paused_or_a_bot_plays(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        await order(h, first, "end_turns", round=0)
        await round_trip(h, first)
        async with h.tables.at(TABLE) as room:
            await room.table.set_flags(paused=True)
        await h.move(10 * PAUSE)
        assert await asked(h) == ([first], "turn")
        async with h.tables.at(TABLE) as room:
            await room.table.set_flags(paused=False)
        await h.move(PAUSE)
        assert await asked(h) != ([first], "turn")

    house(tmp_path, play, options={"rounds": 4, "duels": "on"})


def test_alone_with_bots_nobody_waits_for_an_order(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        async with h.tables.at(TABLE) as room:
            table = room.table
            for seat in (0, 1):
                await table.answer(seat, "0")
            assert not table.orders.must_hesitate(0)

    house(tmp_path, play, people=("ann", None))


def test_an_order_answers_before_the_clock_runs_out(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        mine = await h.look(first, user_of(first))
        await order(h, first, "end_turns", round=0)
        heard(mine)
        await round_trip(h, first)
        await h.move(10)
        assert [line["option"]["id"] for each in heard(mine, "obeyed") for line in each["lines"]] == ["end"]

    house(tmp_path, play, options={"rounds": 4, "duels": "on"}, seconds=10, pauses=[10_000.0] * 9)


def test_the_others_see_the_same_bytes_whether_an_order_answers_or_a_person(tmp_path: Path) -> None:
    """Two games alike; in one a person answers, in the other an order of theirs, at the same time."""

    def game(name: str, by_order: bool) -> list[bytes]:
        sent: list[bytes] = []

        async def play(h: House) -> None:
            first = await to_the_turn(h)
            if by_order:
                await order(h, first, "end_turns", round=0)
            else:
                await h.answer("end")
            watcher, other = await h.look(None, "w"), await h.look(1 - first, "x")
            await round_trip(h, first)
            if by_order:
                await h.move(PAUSE)
            else:
                await h.move(PAUSE)
                await h.answer("end")
            await h.rest()
            for onlooker in (watcher, other):
                while not onlooker.outbox.empty():
                    sent.append(onlooker.outbox.get_nowait() or b"")

        (tmp_path / name).mkdir()
        house(tmp_path / name, play, options={"rounds": 4, "duels": "on"}, seconds=3600)
        return sent

    by_hand, by_order = game("hand", False), game("order", True)
    assert len(by_hand) > 6 and by_order == by_hand


def test_somebody_whose_order_answers_is_not_called(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        await add_channel(h.storage, "ann", "webhook", "https://example.org/hook", "en", "https://example.org")
        await add_channel(h.storage, "bob", "webhook", "https://example.org/hook", "en", "https://example.org")
        first = await to_the_turn(h)
        await order(h, first, "end_turns", round=0)
        await round_trip(h, first)
        assert [letter.user_id for letter in await due_letters(h.storage, 1e12, 9)] == []
        async with h.tables.at(TABLE) as room:
            (given,) = room.table.orders.of_seat(first)
            await room.table.orders.drop(given)
        await h.answer("end")
        assert await due_letters(h.storage, 1e12, 9) != []

    house(tmp_path, play, options={"rounds": 4, "duels": "on"})


def test_orders_that_cannot_be_given_are_refused(tmp_path: Path) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        async with h.tables.at(TABLE) as room:
            session = room.table.session
            assert ahead.find(session, 1 - first, "end_turns") is None
            with pytest.raises(Refused):
                ahead.give(session, first, ordered.END_TURNS, {"round": 5}, "x")

    house(tmp_path, play)
