"""What lists tell of a table without opening its game, and whom it waits for since when."""

from __future__ import annotations

from tests.server.client import Person
from tests.server.moved import BEGIN, TABLE, House, house
from westphalia.server.composing import compose
from westphalia.server.glance import glance_of
from westphalia.server.letters import Letter, add_channel, due_letters
from westphalia.server.open_tables import clock
from westphalia.server.operations import lines


def test_who_is_waited_for_since_when_and_how_long_still(database: str) -> None:
    async def play(h: House) -> None:
        async with h.tables.at(TABLE):
            pass
        await h.move(100)
        await h.answer("0", seat=0)
        await h.move(50)
        async with h.tables.at(TABLE) as room:
            told = clock(room, h.timepiece)
            assert [(each.seat, each.waited, each.left) for each in told.seats] == [(1, 150.0, 3450.0)]
            until = h.tables.until(room.table.row, room.table.chairs)
            assert until == {1: BEGIN + 3600}
        kept = await h.storage.table(TABLE)
        assert kept is not None
        (seat, awaited), *others = glance_of(kept.glance).awaited.items()
        assert (seat, awaited.since, others) == (1, BEGIN, [])

    house(database, play, seconds=3600)


def test_without_a_clock_it_is_told_since_when(database: str) -> None:
    async def play(h: House) -> None:
        await h.answer("0", seat=0)
        await h.move(50)
        async with h.tables.at(TABLE) as room:
            assert [(each.seat, each.waited, each.left) for each in clock(room, h.timepiece).seats] == [(1, 50.0, None)]
            await room.table.set_flags(paused=True)
            assert clock(room, h.timepiece).seats == []

    house(database, play)


def test_what_is_asked_in_secret_is_not_told(database: str) -> None:
    """A bid is secret, a turn is not."""

    async def play(h: House) -> None:
        await h.answer("0", seat=0)
        async with h.tables.at(TABLE) as room:
            assert room.table.glance.awaited[1].rule == ""
        await h.answer("0", seat=1)
        async with h.tables.at(TABLE) as room:
            (turn,) = room.table.glance.awaited.values()
            assert turn.rule == room.table.session.asks()[0].kind.rule != ""

    house(database, play)


def test_the_lobby_tells_round_headline_and_deadline(ann: Person, bob: Person) -> None:
    table = ann.make_table("me", "open", pace={"kind": "slow", "seconds": 86400})["id"]
    bob.post(f"/api/tables/{table}/join", {})
    (mine,) = [each for each in ann.get("/api/tables?mine=1") if each["id"] == table]
    assert mine["waits"] and all(each["until"] > each["since"] for each in mine["waits"])
    assert mine["round"] >= 0 and "headline" in mine and "things" in mine


def test_a_letter_says_for_what_since_when_how_long_still_and_who_else(database: str) -> None:
    async def play(h: House) -> None:
        way = await add_channel(h.storage, "bob", "webhook", "https://example.org/hook", "en", "https://g.example.org")
        async with h.tables.at(TABLE):
            pass
        await h.move(2 * 3600)
        async with h.tables.at(TABLE) as room:
            message = compose(room, way, [Letter(1, TABLE, way.id, "bob", "turn", 0.0, 0)], None)
            assert message is not None
            assert message.text.splitlines()[1:] == [
                "The table has been waiting for 2 hours.",
                "22 hours are left.",
                "The table is also waiting for: Ann.",
            ]
            assert message.text.startswith("Your decision: ")

    house(database, play, seconds=24 * 3600)


def test_the_terminal_says_it_of_every_table(database: str) -> None:
    async def play(h: House) -> None:
        await h.answer("0", seat=0)
        await h.move(3600)
        (line,) = await lines(h.storage)
        assert line.waits == "Bob for 1.0 h, 23.0 h left"

    house(database, play, seconds=24 * 3600)


def test_who_sits_down_where_the_table_waits_is_called_if_they_leave_it_at_that(database: str) -> None:
    async def play(h: House) -> None:
        await add_channel(h.storage, "cid", "webhook", "https://example.org/hook", "en", "https://g.example.org")
        cid = await h.storage.user("cid")
        async with h.tables.at(TABLE) as room:
            await room.table.keep_chair(1, cid, None)
        await h.move(23 * 3600)
        assert {letter.kind for letter in await due_letters(h.storage, h.timepiece.now(), 9)} == {"turn", "time"}
        await h.answer("0", seat=1)
        await h.answer("0", seat=0)
        await h.answer("end")
        kinds = [letter.kind for letter in await due_letters(h.storage, h.timepiece.now() + 1e6, 9)]
        assert len(kinds) == len(set(kinds))

    house(database, play, seconds=24 * 3600)
