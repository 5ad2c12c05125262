"""What people hear of, and when: each in their own hour and zone, once, and not what they did not wish for."""

from __future__ import annotations

import time
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
import pytest

from tests.server.client import Person, Server
from tests.server.test_courier import TABLE, Receiver, letters, played, receiver, step, until_asked
from westphalia.server.audience import Onlooker
from westphalia.server.calls import last_part
from westphalia.server.courier import Courier
from westphalia.server.letters import due_letters, keep_wishes
from westphalia.server.rows import Chair, TableRow
from westphalia.server.storage import Storage
from westphalia.server.wishes import Wishes

__all__ = ["receiver"]
WARSAW = ZoneInfo("Europe/Warsaw")


def at(hour: int, minute: int = 0, day: int = 17) -> float:
    return datetime(2026, 11, day, hour, minute, tzinfo=WARSAW).timestamp()


@pytest.mark.parametrize(
    ("wishes", "now", "due"),
    [
        (Wishes(), at(3), at(3)),
        (Wishes(pace="hour"), at(9, 20), at(10)),
        (Wishes(pace="day", hour=18, zone="Europe/Warsaw"), at(9, 20), at(18)),
        (Wishes(pace="day", hour=18, zone="Europe/Warsaw"), at(18), at(18, day=18)),
        (Wishes(quiet=(22, 8), zone="Europe/Warsaw"), at(23, 30), at(8, day=18)),
        (Wishes(quiet=(22, 8), zone="Europe/Warsaw"), at(7, 59), at(8)),
        (Wishes(quiet=(22, 8), zone="Europe/Warsaw"), at(8), at(8)),
        (Wishes(quiet=(13, 15), zone="Europe/Warsaw"), at(14), at(15)),
        (Wishes(quiet=(13, 15), zone="Asia/Tokyo"), at(14), at(14)),
        (Wishes(pace="hour", quiet=(22, 8), zone="Europe/Warsaw"), at(21, 30), at(8, day=18)),
        (Wishes(quiet=(9, 9), zone="Europe/Warsaw"), at(9), at(9)),
    ],
)
def test_when_a_letter_is_due(wishes: Wishes, now: float, due: float) -> None:
    assert wishes.due("turn", now) == due


def test_who_has_hardly_any_time_left_is_not_told_at_the_end_of_the_day() -> None:
    wishes = Wishes(pace="day", hour=18, zone="Europe/Warsaw")
    assert wishes.due("time", at(9)) == at(9) and wishes.due("turn", at(9), held=True) == at(9)


async def bobs_turn(courier: Courier) -> None:
    await until_asked(courier, 0)
    await until_asked(courier, 1)


async def war(courier: Courier, by: int, on: int) -> None:
    """Declared with the next answer of whoever is asked."""
    async with courier.tables.at(TABLE) as room:
        room.table.session.state.log("log-war", "SC-1.14", seat=by, other=on)
        await step(room.table)


async def kinds(storage: Storage) -> set[str]:
    return {letter.kind for letter in await due_letters(storage, time.time() + 1e6, 99)}


def test_who_is_attacked_is_told_at_once_and_once(tmp_path: Path, receiver: Receiver) -> None:
    async def play(courier: Courier, storage: Storage) -> None:
        await bobs_turn(courier)
        await until_asked(courier, 0)
        await war(courier, 1, 0)  # Bob did it himself
        assert "attack" not in await kinds(storage)
        await until_asked(courier, 0)
        await war(courier, 0, 1)
        assert "attack" in await kinds(storage)
        await letters(storage)
        assert await courier.carry() == 1  # with the turn, if it is Bob's: one letter
        assert await courier.carry() == 0 and await letters(storage) == 0
        (heard,) = receiver.heard
        assert "war" in heard["text"].lower()

    played(tmp_path, receiver, play)


def test_only_an_attack_says_so_and_one_that_was_taken_back_is_none(tmp_path: Path, receiver: Receiver) -> None:
    async def play(courier: Courier, storage: Storage) -> None:
        await keep_wishes(storage, "bob", "", Wishes(["attack"]))
        for is_undone in (False, True):
            await bobs_turn(courier)
            await until_asked(courier, 0)
            await war(courier, 0, 1)
            async with courier.tables.at(TABLE) as room:
                if is_undone:
                    del room.table.session.state.log.entries[-30:]
            await letters(storage)
            assert await courier.carry() == (0 if is_undone else 1)
        assert [heard["subject"] for heard in receiver.heard] == ["Six Continents: you are under attack"]

    played(tmp_path, receiver, play)


def test_talk_is_told_to_those_who_wish_it_and_missed_it(tmp_path: Path, receiver: Receiver) -> None:
    async def play(courier: Courier, storage: Storage) -> None:
        await keep_wishes(storage, "bob", "", Wishes(["talk"]))
        ann = await storage.user("ann")
        assert ann is not None
        async with courier.tables.at(TABLE) as room:
            await room.table.say(ann, "Shall we share Africa?", 1, 0)
            await room.table.say(ann, "Hello all", None, 0)
        assert await letters(storage) == 1
        assert await courier.carry() == 1
        (heard,) = receiver.heard
        assert heard["subject"] == "Six Continents: a message at the table"
        assert heard["text"].splitlines() == ["Ann: Shall we share Africa?", "Ann: Hello all"]

    played(tmp_path, receiver, play)


def test_who_is_at_the_table_is_called_only_if_they_wish_it(tmp_path: Path, receiver: Receiver) -> None:
    async def play(courier: Courier, storage: Storage) -> None:
        await bobs_turn(courier)
        async with courier.tables.at(TABLE) as room:
            room.table.audience.onlookers.add(Onlooker("bob"))
        await letters(storage)
        assert await courier.carry() == 0
        assert await letters(storage) == 1  # looked at again
        await keep_wishes(storage, "bob", TABLE, Wishes(there=True))
        assert await courier.carry() == 1

    played(tmp_path, receiver, play)


def test_an_hour_of_two_tables_is_one_letter(tmp_path: Path, receiver: Receiver) -> None:
    async def play(courier: Courier, storage: Storage) -> None:
        first = await storage.table(TABLE)
        assert first is not None
        second: TableRow = msgspec.structs.replace(first, id="u", secret="1618", seq=0, waiting=[0])
        await storage.add_table(second, [Chair(0, "ann", None, "c", "Ann"), Chair(1, "bob", None, "d", "Bob")])
        await keep_wishes(storage, "bob", "", Wishes(pace="hour"))
        for table in (TABLE, "u"):
            async with courier.tables.at(table) as room:
                while room.table.waiting() != [1]:
                    await step(room.table)
        await letters(storage)
        assert await courier.carry() == 0 and receiver.heard == []
        held = await due_letters(storage, time.time() + 3601, 9)
        assert len(held) == 2 and len({letter.due for letter in held}) == 1 and held[0].due % 3600 == 0
        await letters(storage)
        assert await courier.carry() == 1
        (heard,) = receiver.heard
        assert heard["subject"] == "Westphalia: news from 2 tables"
        assert all(f"/#/table/{table}" in heard["text"] for table in (TABLE, "u"))
        assert await letters(storage) == 0

    played(tmp_path, receiver, play)


def test_time_that_runs_out_is_told_when_it_does(tmp_path: Path, receiver: Receiver) -> None:
    async def play(courier: Courier, storage: Storage) -> None:
        async with courier.tables.at(TABLE) as room:
            room.table.row.seconds = 24 * 3600
        await bobs_turn(courier)
        in_time = {letter.kind: letter.due for letter in await due_letters(storage, time.time() + 1e6, 9)}
        assert in_time["time"] == pytest.approx(time.time() + 24 * 3600 - last_part(24 * 3600), abs=30)
        await keep_wishes(storage, "bob", "", Wishes(["time"]))
        await letters(storage)
        assert await courier.carry() == 0  # there is enough left
        (letter,) = await due_letters(storage, time.time() + 1e6, 9)
        assert letter.kind == "time" and letter.due > time.time() + 3600
        async with courier.tables.at(TABLE) as room:
            room.deadlines = {1: time.monotonic() + 3 * 3600}
        await letters(storage)
        assert await courier.carry() == 1
        (heard,) = receiver.heard
        assert heard["subject"] == "Six Continents: your time is running out"
        assert heard["text"].endswith("3 hours are left.")

    played(tmp_path, receiver, play)


def test_wishes_of_all_tables_and_of_one(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    ann.get("/api/me"), bob.get("/api/me")
    usual = ann.get("/api/courier")["wishes"]
    assert usual["what"] == ["turn", "attack", "offer", "time", "over"] and usual["pace"] == "once"
    night = {**usual, "quiet": [22, 8], "zone": "Europe/Prague"}
    assert ann.post("/api/courier/wishes", night) == night == ann.get("/api/courier")["wishes"]
    assert ann.send("POST", "/api/courier/wishes", {**usual, "zone": "Europe/Atlantis"})[0] == 400
    assert ann.send("POST", "/api/courier/wishes", {**usual, "quiet": [22, 24]})[0] == 400
    table = ann.make_table("me", "me", visibility="private")["id"]
    path = f"/api/tables/{table}/wishes"
    assert ann.get(path) == {"own": False, "wishes": night}
    ann.post(path, {**usual, "what": ["over"]})
    assert ann.get(path)["wishes"]["what"] == ["over"] and ann.get("/api/courier")["wishes"] == night
    assert ann.send("DELETE", path)[0] == 204 and ann.get(path) == {"own": False, "wishes": night}
    assert bob.send("GET", path)[0] == 403 and bob.send("POST", path, usual)[0] == 403
