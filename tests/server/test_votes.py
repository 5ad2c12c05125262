"""What people agree on, and chairs that bots take over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.client import Chair, Person, Server, both_at, table_of_two


async def both_see(chairs: tuple[Chair, ...], version: int) -> None:
    for chair in chairs:
        while chair.version < version:
            await chair.until("view")


def seated(ann: Person, bob: Person, **more: object) -> str:
    made = ann.make_table("me", "open", **more)
    bob.post(f"/api/tables/{made['id']}/join", {})
    return str(made["id"])


def test_an_answer_is_taken_back_when_the_other_agrees(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)

    async def play() -> None:
        async with ann.at(table) as one, bob.at(table) as other:
            await one.hello()
            await other.hello()
            await one.say("takeback")
            assert await one.refusal() == "refused-takeback"
            first = one if one.is_asked() else other
            start = first.view
            for _ in range(5):
                chair = one if one.is_asked() else other
                await chair.answer()
                await both_see((one, other), chair.version + 1)
            asker, asked = (one, other) if other is chair else (other, one)
            await asker.say("takeback")
            vote = await asked.until("vote")
            assert (vote["vote"], vote["state"], vote["needed"]) == ("takeback", "open", 2)
            await asked.say("vote", vote="end", yes=True)
            assert await asked.refusal() == "refused-vote-open"
            await asked.say("vote", vote="takeback", yes=False)
            assert (await asker.until("vote", lambda m: m["state"] != "open"))["state"] == "failed"
            assert asker.moves == 5
            await asker.say("takeback")
            await asked.until("vote", lambda m: m["state"] == "open")
            await asked.say("vote", vote="takeback", yes=True)
            await both_see((one, other), 6)
            assert asker.moves < 5 and asker.is_asked() and not asked.is_asked()
            assert len(asker.journal) == asker.view["entries"]
            assert start["version"] == 0

    asyncio.run(play())


def test_after_a_take_back_the_dice_are_cast_anew_and_the_record_holds(tmp_path: Path) -> None:
    """Alone at a table, the same answers again and again: each time the dice fall otherwise, also after a restart, and
    whoever verifies the record finds them in the secret."""
    server = Server(tmp_path / "games.sqlite")
    ann = Person(server)
    table = ann.make_table("me", "me", options={"capital_pick": "forward"})["id"]

    async def play(answers: int) -> tuple[list[Any], int]:
        async with ann.at(table) as chair:
            await chair.hello()
            for _ in range(answers):
                await chair.step()
            return chair.journal, chair.moves

    async def back() -> int:
        async with ann.at(table) as chair:
            await chair.hello()
            await chair.say("takeback")
            await chair.until("vote", lambda m: m["state"] == "passed")
            await chair.catch_up()
            return chair.moves

    try:
        reached = asyncio.run(play(40))[1]
        journals = []
        for n in range(4):
            left = reached
            while left > 8:
                left = asyncio.run(back())
            if n == 2:
                server.kill()
                ann.server = server = Server(tmp_path / "games.sqlite")
            journals.append(asyncio.run(play(40 - left))[0])
        assert len({json.dumps(journal) for journal in journals}) == 4
        asyncio.run(end(ann, table))
        assert ann.get(f"/api/tables/{table}/verify")["ok"]
        status, content = ann.fetch("GET", f"/api/tables/{table}/record")
        assert status == 200 and ann.post("/api/records", {"record": content.decode(), "open": True})["by_secret"]
    finally:
        server.stop()


async def end(person: Person, table: str) -> None:
    async with person.at(table) as chair:
        await chair.hello()
        await chair.say("vote", vote="end", yes=True)
        await chair.until("over")


def test_a_paused_table_waits_and_an_ended_one_is_over(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)

    async def play() -> None:
        async with ann.at(table) as one, bob.at(table) as other:
            await one.hello()
            await other.hello()
            asked = one if one.is_asked() else other
            for vote in ("pause", "resume", "end"):
                await one.say("vote", vote=vote, yes=True)
                await other.until("vote")
                await other.say("vote", vote=vote, yes=True)
                for chair in (one, other):
                    await chair.until("vote", lambda m: m["state"] == "passed")
                if vote != "resume":
                    await asked.answer()
                    assert await asked.refusal() == {"pause": "refused-paused", "end": "refused-over"}[vote]
            over = [message for message in one.heard if message["type"] == "over"]
            assert len(over) == 1 and len(over[0]["standings"]) == 2

    asyncio.run(play())
    assert ann.get(f"/api/tables/{table}")["over"]
    status, content = ann.fetch("GET", f"/api/tables/{table}/record")
    assert status == 200 and ann.post("/api/records", {"record": content.decode()})["over"] is False


def test_a_bot_takes_a_chair_and_gives_it_back(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    path = f"/api/tables/{table}/seats/0/bot"
    assert bob.send("POST", path, {"bot": "steward"})[0] == 403
    assert ann.send("POST", path, {"bot": "kasparov"})[0] == 400

    async def play() -> None:
        async with ann.at(table) as one, bob.at(table) as other:
            await one.hello()
            await other.hello()
            await asyncio.to_thread(ann.post, path, {"bot": "steward"})
            await one.until("players", lambda m: m["players"][0]["bot"] == "steward")
            while not other.is_asked() or not other.version:
                if other.is_asked():
                    await other.answer()
                await other.until("view")
            await one.say("answer", version=other.version, seat=0, id="end")
            assert await one.refusal() == "refused-not-yours"
            await asyncio.to_thread(ann.post, path, {"bot": None})
            await one.until("players", lambda m: m["players"][0]["bot"] is None)
            while not one.is_asked():
                if other.is_asked():
                    await other.answer()
                    await other.until("view")
                await one.until("view")

    asyncio.run(play())


def test_who_has_closed_the_page_for_a_moment_is_not_away(ann: Person, bob: Person) -> None:
    """Neither does a bot get their chair, nor is anything taken back or ended without them; everybody is told how long
    it takes."""
    table = seated(ann, bob)
    assert ann.get(f"/api/tables/{table}")["pace"]["away"] == 1800

    async def play() -> None:
        async with ann.at(table) as one:
            assert (await one.hello())["away"] == 1800
            await one.say("vote", vote="bot", yes=True, seat=0)
            assert await one.refusal() == "refused-no-chair"
            for kind, more in (("bot", {"seat": 1}), ("end", {})):
                await one.say("vote", vote=kind, yes=True, **more)
                vote = await one.until("vote")
                assert (vote["state"], vote["needed"]) == ("open", 2)
                await one.say("vote", vote=kind, yes=False)
                assert (await one.until("vote"))["state"] == "failed"

    asyncio.run(play())
    assert ann.get(f"/api/tables/{table}")["seats"][1]["bot"] is None


def test_for_whom_a_bot_plays_is_asked_before_the_game_is_ended(ann: Person, bob: Person) -> None:
    table = table_of_two(ann, bob)
    bob.post(f"/api/tables/{table}/seats/1/bot", {"bot": "steward"})

    async def play() -> None:
        async with both_at(table, ann, bob) as (one, two):
            await one.say("vote", vote="end", yes=True)
            vote = await two.until("vote")
            assert (vote["state"], vote["needed"]) == ("open", 2)

    asyncio.run(play())


def test_a_bot_is_not_unseated_to_look_into_its_hand(ann: Person, bob: Person) -> None:
    """Once the game runs a chair that a bot has played opens only if all agree; and everybody has one chair."""
    made = ann.make_table("me", "open", "steward", "open")
    table = made["id"]
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    assert ann.send("POST", f"/api/tables/{table}/join", {"seat": 3})[1]["message"] == "refused-one-chair"

    async def play() -> None:
        async with both_at(table, ann, bob) as (one, two):
            chairs = {0: one, 1: two}
            while not one.version:
                asked = next((chair for chair in chairs.values() if chair.is_asked()), None)
                if asked is not None:
                    await asked.answer()
                await one.until("view")
            unseat = await asyncio.to_thread(ann.send, "POST", f"/api/tables/{table}/seats/2/bot", {"bot": None})
            assert unseat[1]["message"] == "refused-bot-stays"
            await one.say("vote", vote="unseat", yes=True, seat=1)
            assert await one.refusal() == "refused-no-chair"
            await one.say("vote", vote="unseat", yes=True, seat=2)
            assert (await two.until("vote"))["needed"] == 2
            await two.say("vote", vote="unseat", yes=True)
            await one.until("players", lambda m: m["players"][2]["kind"] == "open")

    asyncio.run(play())


def test_who_is_here_is_asked_before_a_bot_takes_their_chair(ann: Person, bob: Person) -> None:
    table = table_of_two(ann, bob)

    async def scenario() -> None:
        async with both_at(table, ann, bob) as (one, two):
            await one.say("vote", vote="bot", yes=True, seat=1)
            asked = await two.until("vote")
            assert (asked["state"], asked["needed"], asked["yes"]) == ("open", 2, ["Ann"])
            assert ann.get(f"/api/tables/{table}")["seats"][1]["bot"] is None
            await two.say("vote", vote="bot", yes=False)
            assert (await one.until("vote", lambda m: m["state"] != "open"))["state"] == "failed"

    asyncio.run(scenario())


def test_who_lets_the_clock_run_out_gets_the_default_answer(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, pace={"kind": "live", "seconds": 1})

    async def play() -> None:
        async with ann.at(table) as one:
            await one.hello()
            clock = await one.until("clock")
            assert 0 < clock["seats"][0]["left"] <= 1
            await one.until("view", lambda m: m["version"] == 1)

    asyncio.run(play())


def test_talk_reaches_whom_it_is_for_and_notes_are_kept(ann: Person, bob: Person) -> None:
    made = ann.make_table("me", "open", "open")
    bob.post(f"/api/tables/{made['id']}/join", {"seat": 1})
    cid = Person(ann.server)
    cid.post(f"/api/tables/{made['id']}/join", {"seat": 2})

    async def talk() -> None:
        async with ann.at(made["id"]) as one, bob.at(made["id"]) as two, cid.at(made["id"]) as three:
            for chair in (one, two, three):
                await chair.hello()
            await one.say("chat", text="only for you", to=1)
            await one.say("chat", text="to all")
            await one.say("note", text="never trust Bob")
            assert (await two.until("chat"))["line"]["text"] == "only for you"
            assert (await three.until("chat"))["line"]["text"] == "to all"
            welcome = await three.hello()
            assert [line["text"] for line in welcome["chat"]] == ["to all"]
            assert welcome["note"] == ""
            welcome = await one.hello()
            assert [line["text"] for line in welcome["chat"]] == ["only for you", "to all"]
            assert welcome["note"] == "never trust Bob"

    asyncio.run(talk())
