"""When a clock runs out: the table goes on as it was agreed, and who comes back sits down again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Person, Server
from tests.server.moved import BEGIN, TABLE, House, house
from westphalia.server import votes
from westphalia.server.bot_pool import WorkerPool
from westphalia.server.composing import compose
from westphalia.server.letters import add_channel, due_letters
from westphalia.server.open_tables import OpenTables
from westphalia.server.pages import say
from westphalia.server.presence import ALLOWED, DAY, days_left, go_on_vacation, reliability
from westphalia.server.rows import User

HOUR = 3600.0


async def chair(h: House, seat: int) -> Any:
    async with h.tables.at(TABLE) as room:
        return room.table.chairs[seat]


async def waiting(h: House) -> list[int]:
    async with h.tables.at(TABLE) as room:
        return room.table.waiting()


async def notices(h: House) -> list[str]:
    user = await h.storage.kept_for(TABLE, "ann", [0])
    return [line.text for line in user.chat if not line.name]


async def user(h: House, seat: int) -> User:
    found = await h.storage.user(("ann", "bob")[seat])
    assert found is not None
    return found


async def called(h: House, user: str) -> set[str]:
    """What this person is to be told by now."""
    return {letter.kind for letter in await due_letters(h.storage, h.timepiece.now(), 9) if letter.user_id == user}


async def to_the_turn(h: House) -> int:
    for _ in range(2):
        await h.answer("0")
    return (await waiting(h))[0]


def test_the_usual_answers_are_given_until_the_table_waits_for_somebody_else(database: str) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        await h.answer("stash")
        await h.move(HOUR - 1)
        assert await waiting(h) == [first]
        await h.move(1)
        assert await waiting(h) == [1 - first]
        assert await notices(h) == ["late-answer"]

    house(database, play, seconds=int(HOUR))


def test_a_bot_sits_in_and_hands_the_chair_back(database: str) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        await h.move(HOUR)
        kept = await chair(h, first)
        assert kept.absent and kept.bot is not None and kept.user_id is not None
        assert [(c.absent, c.bot) for c in (await h.storage.chairs([TABLE]))[TABLE] if c.seat == first] == [
            (True, kept.bot)
        ]
        async with h.tables.at(TABLE) as room:
            await room.table.come_back(kept.user_id)
        assert (await chair(h, first)).bot is None and not (await chair(h, first)).absent
        told = await notices(h)
        assert (told[0], told[-1]) == ("late-bot", "back")

    house(database, play, seconds=int(HOUR), absent="bot")


def test_bots_do_not_end_a_game_whose_people_are_all_absent(database: str) -> None:
    async def play(h: House) -> None:
        async with h.tables.at(TABLE):
            pass
        await h.move(3 * HOUR)
        async with h.tables.at(TABLE) as room:
            assert all(each.absent for each in room.table.chairs if each.user_id) and not room.table.is_over
            before = room.table.version
            await room.table.come_back("ann")
            assert not room.table.chairs[0].absent
        await h.rest()
        async with h.tables.at(TABLE) as room:
            assert room.table.version > before or room.table.waiting() == [0]

    house(database, play, seconds=int(HOUR), absent="bot", people=("ann", None))


def test_a_bot_that_was_chosen_stays_when_its_player_looks_in(database: str) -> None:
    async def play(h: House) -> None:
        async with h.tables.at(TABLE) as room:
            await room.table.set_bot(0, "random")
            await room.table.come_back("ann")
            assert room.table.chairs[0].bot == "random"

    house(database, play)


def test_a_table_that_waits_decides_nothing_and_says_it_once(database: str) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        await h.move(50 * HOUR)
        assert await waiting(h) == [first] and await notices(h) == ["late-wait"]
        await h.answer("end")
        assert await waiting(h) == [1 - first]

    house(database, play, seconds=int(HOUR), absent="wait")


@pytest.mark.parametrize(("rule", "waits"), [("answer", False), ("vote", False), ("wait", True)])
def test_nobody_whose_clock_ran_out_blocks_a_vote_unless_the_table_waits(database: str, rule: str, waits: bool) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        await h.move(HOUR)
        other = await user(h, 1 - first)
        async with h.tables.at(TABLE) as room:
            await votes.cast(room, other, "bot", True, first, BEGIN)
            assert (room.table.chairs[first].bot is None) == waits

    house(database, play, seconds=int(HOUR), absent=rule)


def test_the_table_itself_asks_for_the_vote_and_calls_for_it(database: str) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        for name in ("ann", "bob"):
            await add_channel(h.storage, name, "webhook", "https://example.org/hook", "en", "https://games.example.org")
        await h.move(HOUR)
        late, other = await user(h, first), await user(h, 1 - first)
        async with h.tables.at(TABLE) as room:
            assert room.motion is not None and (room.motion.kind, room.motion.seat) == ("bot", first)
            assert await called(h, late.id) == {"late"} and "vote" in await called(h, other.id)
            await votes.cast(room, other, "bot", True, first, BEGIN)
            assert room.table.chairs[first].bot is not None and room.table.chairs[first].absent
            await room.table.come_back(late.id)
            assert room.table.chairs[first].bot is None

    house(database, play, seconds=int(HOUR), absent="vote")


@pytest.mark.parametrize("rule", ["answer", "bot", "wait"])
def test_who_is_late_is_told_once_and_no_longer_when_back(database: str, rule: str) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        late = await user(h, first)
        way = await add_channel(
            h.storage, late.id, "webhook", "https://example.org/hook", "en", "https://g.example.org"
        )
        await h.move(HOUR)
        about = [letter for letter in await due_letters(h.storage, h.timepiece.now(), 9) if letter.kind == "late"]
        assert len(about) == 1
        async with h.tables.at(TABLE) as room:
            message = compose(room, way, about, None)
            assert message is not None and message.subject == "Pebbles, round 1: your time has run out"
            assert message.text.splitlines()[0] == say("en", f"letter-late-{rule}")
            await room.table.come_back(late.id)
            assert compose(room, way, about, None) is None

    house(database, play, seconds=int(HOUR), absent=rule)


def test_a_restart_does_not_tell_it_again(database: str) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        await h.move(HOUR)
        assert (await chair(h, first)).absent
        again = OpenTables(h.storage, WorkerPool(1))
        again.titles = h.tables.titles
        async with again.at(TABLE) as room:
            assert room.table.chairs[first].absent
        await h.move(HOUR)
        assert await notices(h) == ["late-wait"]
        await again.close()

    house(database, play, seconds=int(HOUR), absent="wait")


def test_turns_in_time_are_counted(database: str) -> None:
    async def play(h: House) -> None:
        assert await waiting(h) == [0, 1]
        first = await to_the_turn(h)
        await h.rest()
        await h.move(HOUR)
        await h.answer("end")
        await h.rest()
        found = await reliability(h.storage, ["ann", "bob"])
        late, punctual = (found["bob"], found["ann"]) if first else (found["ann"], found["bob"])
        assert late.turns - late.in_time == 1
        assert punctual.turns == punctual.in_time > 0

    house(database, play, seconds=int(HOUR))


def test_on_vacation_the_clock_stands_still_and_begins_anew_afterwards(database: str) -> None:
    async def play(h: House) -> None:
        first = await to_the_turn(h)
        user = "bob" if first else "ann"
        await h.tables.forget(await go_on_vacation(h.storage, user, 3, h.timepiece.now()))
        async with h.tables.at(TABLE) as room:
            assert room.deadlines == {} and room.table.players()[first].vacation == h.timepiece.now() + 3 * DAY
        await h.move(3 * DAY + HOUR - 1)
        assert await waiting(h) == [first]
        await h.move(1)
        assert await waiting(h) == [1 - first]

    house(database, play, seconds=int(HOUR))


def test_on_vacation_nobody_loses_the_chair_and_nobody_is_waited_for(database: str) -> None:
    async def play(h: House) -> None:
        await h.tables.forget(await go_on_vacation(h.storage, "bob", 5, h.timepiece.now()))
        await h.move(DAY)
        ann = await h.storage.user("ann")
        assert ann is not None
        async with h.tables.at(TABLE) as room:
            await votes.cast(room, ann, "bot", True, 1, BEGIN)
            assert room.table.chairs[1].bot is None
            await votes.cast(room, ann, "bot", False, 1, BEGIN)
            await votes.cast(room, ann, "end", True, None, BEGIN)
            assert room.motion is not None  # waits for bob, whatever follows
            await votes.cast(room, ann, "end", False, None, BEGIN)
            await votes.cast(room, ann, "pause", True, None, BEGIN)
            assert room.table.row.paused

    house(database, play)


def test_vacation_is_limited_and_every_day_begun_counts(database: str) -> None:
    async def play(h: House) -> None:
        now = h.timepiece.now()
        assert await days_left(h.storage, "ann", now) == ALLOWED
        await go_on_vacation(h.storage, "ann", 10, now)
        assert await days_left(h.storage, "ann", now) == ALLOWED - 10
        await go_on_vacation(h.storage, "ann", 0, now + 1)
        assert await days_left(h.storage, "ann", now + 1) == ALLOWED - 1
        assert await days_left(h.storage, "ann", now + 370 * DAY) == ALLOWED

    house(database, play)


def test_only_accounts_go_on_vacation_and_not_for_longer_than_they_may(server: Server) -> None:
    guest = Person(server)
    assert guest.send("POST", "/api/me/vacation", {"days": 3})[0] == 409
    guest.post("/api/register", {"name": "Vera on vacation", "password": "correct horse"})
    assert guest.post("/api/me/vacation", {"days": 20})["days"] == ALLOWED - 20
    status, why = guest.send("POST", "/api/me/vacation", {"days": 20})
    assert (status, why["message"]) == (409, "refused-vacation")
    assert guest.post("/api/me/vacation", {"days": 0})["vacation"] is None
    assert guest.get("/api/me/presence")["days"] == ALLOWED - 1


def test_who_made_the_table_sees_how_reliable_the_others_are(ann: Person, bob: Person) -> None:
    table = ann.make_table("me", "open", pace={"kind": "slow", "seconds": 86400, "absent": "bot"})["id"]
    bob.post(f"/api/tables/{table}/join", {})
    seen = ann.get(f"/api/tables/{table}")
    assert seen["pace"]["absent"] == "bot"
    assert seen["reliability"] == {"0": {"turns": 0, "in_time": 0}, "1": {"turns": 0, "in_time": 0}}
    assert bob.get(f"/api/tables/{table}")["reliability"] is None
