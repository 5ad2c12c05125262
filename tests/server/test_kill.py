"""A server that is killed in the middle of play, of a registration or of the set-up of a table loses nothing it has
acknowledged, and leaves nothing half done.

``WESTPHALIA_KILLS=1000`` kills it that often on each kind of database; otherwise as often as all tests together afford.
A long run goes in parts, each with a database of its own, so that ``-n`` shares them out.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
import urllib.error
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Chair, Person, Server

KILLS = int(os.environ.get("WESTPHALIA_KILLS", "10"))
PART = 50  # kills
STEPS = 6  # answers between two kills, at most
SEATS = [("me", "me", "steward"), ("me", "me"), ("me", "me")]  # of one table after another
ELSE = 0.3  # as often something else is done: talk, undo, a vote, another name
BESIDES = 0.3  # of the kills fall into a registration or the set-up of a table
HASTE = (0.0, 0.001, 0.002, 0.004, 0.008, 0.1)  # seconds until the server is killed
WORD = "a word that nobody guesses"
GONE = (OSError, HTTPException, urllib.error.URLError)  # what a request raises when the server dies


class Witness:
    """Somebody at both chairs who remembers everything the server has told."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.table = ""
        self.versions = [0, 0]  # as each seat counts
        self.journals: list[list[Any]] = [[], []]
        self.is_over = True
        self.said: list[str] = []
        self.name = ""
        self.tables: list[str] = []
        self.accounts: list[str] = []

    def find_table(self) -> None:
        """A new one, once the game is over."""
        if self.is_over:
            self.table, self.is_over = self.person.make_table(*SEATS[len(self.tables) % len(SEATS)])["id"], False
            self.tables.append(self.table)
            self.versions, self.journals, self.said = [0, 0], [[], []], []

    def remember(self, chairs: list[Chair]) -> None:
        self.versions = [chair.version for chair in chairs]
        self.journals = [chair.journal[:] for chair in chairs]
        self.is_over = chairs[0].view["over"]

    def compare(self, chairs: list[Chair]) -> None:
        """What was told before is true now."""
        for chair, version, told in zip(chairs, self.versions, self.journals, strict=True):
            assert chair.version >= version
            assert chair.journal[: len(told)] == told
            assert len(chair.journal) == chair.view["entries"]

    async def sit(self) -> list[Chair]:
        chairs = [await self.person.at(self.table).__aenter__() for _ in range(2)]
        for seat, chair in enumerate(chairs):
            welcome = await chair.hello(seat=seat)
            said = [line["text"] for line in welcome["chat"] if line["name"]]  # not what the house tells of slow bots
            assert said[: len(self.said)] == self.said
            assert self.name in ("", welcome["you"]["name"])
        if welcome["paused"]:
            await self.agree_on(chairs[0], "resume")
        return chairs

    async def agree_on(self, chair: Chair, what: str) -> None:
        await chair.say("vote", vote=what, yes=True)
        await chair.until("vote")

    async def do_something_else(self, chairs: list[Chair], dice: random.Random) -> None:
        """Talk, take back, pause and go on, change the name: what is acknowledged is remembered."""
        what, chair = dice.choice(["chat", "undo", "pause", "name"]), chairs[0]
        undoer = next((each for each in chairs if each.view["can_undo"]), None)
        if what == "undo" and undoer is not None:
            self.journals = [[], []]  # it may be taken back, and nobody told yet
            await undoer.say("undo", version=undoer.version, seat=undoer.view["seat"])
            await self.hear(undoer, chairs)
        elif what == "pause":
            await self.agree_on(chair, "pause")
            await self.agree_on(chair, "resume")
        elif what == "name":
            name = f"Ann {dice.randrange(1000)}"
            await asyncio.to_thread(self.person.post, "/api/me/name", {"name": name})
            self.name = name
        else:
            text = f"line {len(self.said)}"
            await chair.say("chat", text=text)
            await chair.until("chat")
            self.said.append(text)
        self.remember(chairs)

    async def answer(self, chairs: list[Chair], dice: random.Random) -> Chair:
        """Any answer of whoever is asked; nothing, if that is the bot. Who sees what comes of it first."""
        for chair in chairs:
            if chair.is_asked():
                options = [option["id"] for option in chair.view["ask"]["options"]]
                await chair.answer(dice.choice(options) if options else None)
                return chair
        return chairs[0]

    async def hear(self, first: Chair, chairs: list[Chair]) -> None:
        """What came of an answer; those from whom it is kept hear nothing."""
        await first.until("view")
        for chair in chairs:
            await chair.catch_up()


async def play_until_killed(witness: Witness, dice: random.Random) -> None:
    """Play fast and have the server killed while an answer, or a thought of the bot's, is under way."""
    chairs = await witness.sit()
    witness.compare(chairs)
    kill_after = dice.randint(1, STEPS)
    try:
        for step in range(kill_after + 1):
            witness.remember(chairs)
            if witness.is_over:
                break
            if step < kill_after and dice.random() < ELSE:
                await witness.do_something_else(chairs, dice)
            first = await witness.answer(chairs, dice)
            if step < kill_after:
                await witness.hear(first, chairs)
        await asyncio.sleep(dice.choice(HASTE))
        witness.person.server.kill()
        for _ in range(1000):  # what was under way
            for chair in chairs:
                await chair.until("view")
            witness.remember(chairs)
    except ConnectionClosed:
        return witness.remember(chairs)
    pytest.fail("the server lives on")


def ask_and_kill(witness: Witness, dice: random.Random, ask: Callable[[], Any]) -> Any:
    """Whether, and what, the server answered before it died."""
    with ThreadPoolExecutor(1) as browser:
        answer = browser.submit(ask)
        time.sleep(dice.choice(HASTE) + dice.random() / 30)
        witness.person.server.kill()
        try:
            return answer.result()
        except GONE:
            return None


def register_until_killed(witness: Witness, dice: random.Random) -> Callable[[], None]:
    """Gives what is to be seen after the next start: the account is there, or it can be made."""
    name = f"Eve {len(witness.accounts)}"
    eve = Person(witness.person.server)
    eve.get("/api/me")
    login = {"name": name, "password": WORD}
    told = ask_and_kill(witness, dice, lambda: eve.post("/api/register", login))

    def look() -> None:
        eve.server = witness.person.server
        found, _ = Person(eve.server).send("POST", "/api/login", login)
        assert found == 200 or told is None, "an account was lost"
        if found != 200:
            assert Person(eve.server).post("/api/register", login)["name"] == name
        witness.accounts.append(name)

    return look


def set_up_until_killed(witness: Witness, dice: random.Random) -> Callable[[], None]:
    """Gives what is to be seen after the next start: the table is there with all its chairs, or there is none."""
    told = ask_and_kill(witness, dice, lambda: witness.person.make_table(*dice.choice(SEATS))["id"])

    def look() -> None:
        mine = {table["id"]: table for table in witness.person.get("/api/tables?mine=true")}
        assert told is None or told in mine, "a table was lost"
        for id in mine.keys() - set(witness.tables):
            asyncio.run(sit_down_at(witness.person, id))
            witness.tables.append(id)

    return look


async def sit_down_at(person: Person, table: str) -> None:
    async with person.at(table) as chair:
        await chair.hello(seat=0)
        assert chair.view["entries"] == len(chair.journal)
        assert chair.view["waiting"]


async def play_on(witness: Witness, dice: random.Random) -> None:
    chairs = await witness.sit()
    witness.compare(chairs)
    before = chairs[0].version
    while chairs[0].version == before:
        await witness.hear(await witness.answer(chairs, dice), chairs)
    for chair in chairs:
        await chair.__aexit__()


@pytest.mark.parametrize("part", range(-(-KILLS // PART)))
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, part: int) -> None:
    dice = random.Random(1648 + part)
    witness = Witness(Person(Server(database)))
    try:
        for _ in range(min(PART, KILLS)):
            looks: list[Callable[[], None]] = []
            witness.find_table()
            before = witness.versions
            if dice.random() < BESIDES:
                looks.append(dice.choice([register_until_killed, set_up_until_killed])(witness, dice))
            else:
                asyncio.run(play_until_killed(witness, dice))
                assert sum(witness.versions) > sum(before)  # each seat counts what it has noticed
            witness.person.server = Server(database)
            for look in looks:
                look()
        witness.find_table()
        asyncio.run(play_on(witness, dice))
    finally:
        witness.person.server.stop()
