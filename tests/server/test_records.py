"""Records: verified, opened as tables to look at, and refused with one clear line; the past with anybody's eyes."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.server.client import GAME, Person
from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.kernel import record
from westphalia.kernel.contract import find_title
from westphalia.kernel.record import Recorder
from westphalia.server.records import check


@pytest.fixture(scope="module")
def finished() -> Recorder:
    """A whole game of bots in which gold is hidden."""
    title = find_title(GAME)
    recorder = Recorder.start(title, "short", 3, secret="1444", options={"hidden_treasury": "on", "round_limit": 12})
    assert Driver(recorder.session, seat_bots(title, ["random"] * 3, seed="1"), seed="1").run()
    return recorder


def as_text(recorder: Recorder, *, reveal: bool | None = None) -> str:
    return record.encode(recorder.record(reveal=reveal)).decode()


def test_a_record_is_opened_as_a_table_to_look_at(ann: Person, bob: Person, finished: Recorder) -> None:
    moves = len(finished.moves)
    told = ann.post("/api/records", {"record": as_text(finished), "open": True, "visibility": "public"})
    assert (told["moves"], told["by_secret"], told["over"], told["seats"]) == (moves, True, True, 3)
    path = f"/api/tables/{told['table']}"
    detail = bob.get(path)
    assert (detail["kind"], detail["over"], detail["secret"], detail["version"]) == ("record", True, "1444", moves)
    assert detail["commitment"] == finished.header.commitment and detail["standings"]
    assert told["table"] in [table["id"] for table in bob.get("/api/tables?records=1")]
    assert told["table"] not in [table["id"] for table in bob.get("/api/tables?public=1")]

    middle = moves // 2
    watched = bob.get(f"{path}/history/{middle}")
    seated = bob.get(f"{path}/history/{middle}?seat=1")
    whole = bob.get(f"{path}/history/{middle}?truth=true")
    assert watched["version"] == seated["version"] == whole["version"] == middle
    assert watched["state"]["gold"].count(-9) == 3 and seated["state"]["gold"].count(-9) == 2
    assert -9 not in whole["state"]["gold"] and whole["entries"] >= seated["entries"]
    rest = bob.get(f"{path}/history/{middle}?seat=1&since={seated['entries'] - 3}")
    assert rest["journal"] == seated["journal"][-3:] and rest["state"] == seated["state"]
    assert bob.get(f"{path}/history/{middle}?since=100000")["journal"] == []
    assert bob.send("GET", f"{path}/history/{moves + 1}")[0] == 404
    assert bob.send("GET", f"{path}/history/1?seat=7")[0] == 404

    async def look() -> None:
        async with bob.at(told["table"]) as chair:
            welcome = await chair.hello()
            assert welcome["kind"] == "record" and welcome["you"]["seats"] == []
            assert (await chair.until("over"))["secret"] == "1444"
            assert chair.moves == moves and chair.view["over"]

    asyncio.run(look())
    assert bob.send("POST", f"{path}/join", {})[0] == 409
    assert ann.fetch("GET", f"{path}/record")[1].decode() == as_text(finished)


def test_a_branch_can_be_taken_from_a_record(ann: Person, finished: Recorder) -> None:
    table = ann.post("/api/records", {"record": as_text(finished), "open": True})["table"]
    path = f"/api/tables/{table}"
    moves = len(finished.moves) // 2
    truth = ann.post(f"{path}/what-if", {"moves": moves})["id"]
    eyes = ann.post(f"{path}/what-if", {"moves": moves, "seat": 2})["id"]
    assert ann.get(f"/api/tables/{truth}")["origin"] == {"table": table, "moves": moves, "seat": None}
    assert ann.send("POST", f"{path}/what-if", {"moves": len(finished.moves)})[0] == 409
    whole = ann.get(f"{path}/history/{moves}?truth=true")["state"]

    async def purses(branch: str) -> list[int]:
        async with ann.at(branch) as chair:
            found = []
            for seat in range(3):
                await chair.hello(seat=seat)
                found.append(chair.view["state"]["gold"][seat])
            return found

    assert asyncio.run(purses(truth)) == whole["gold"]
    guessed = asyncio.run(purses(eyes))
    assert guessed[2] == whole["gold"][2]


def test_a_record_without_the_secret_shows_what_a_watcher_saw(ann: Person, finished: Recorder) -> None:
    told = ann.post("/api/records", {"record": as_text(finished, reveal=False), "open": True})
    assert told["by_secret"] is False
    path = f"/api/tables/{told['table']}"
    assert ann.get(path)["secret"] is None and ann.get(path)["commitment"] == finished.header.commitment
    assert ann.get(f"{path}/history/{told['moves']}")["seat"] is None
    assert ann.send("GET", f"{path}/history/5?seat=0") == (
        403,
        {"status_code": 403, "detail": "refused-hidden", "message": "refused-hidden"},
    )
    assert ann.send("GET", f"{path}/history/5?truth=true")[0] == 403
    assert ann.get(f"{path}/verify")["ok"] is True
    assert ann.post(f"{path}/what-if", {"moves": 5})["id"]


def test_forged_and_foreign_records_are_refused_with_one_line(ann: Person, finished: Recorder) -> None:
    text = as_text(finished)
    lines = text.splitlines()
    forged = [
        text.replace('"answer":"end"', '"answer":"win"', 1),
        text.replace('"secret":"1444"', '"secret":"1445"'),
        "\n".join(lines[:-1]),
        "\n".join([*lines[:7], *lines[8:]]),
        text.replace(f'"rules":"{find_title(GAME).version}"', '"rules":"0"', 1),
        text.replace(GAME, "chess", 1),
        "",
        "\ud800 not json",
    ]
    for content in forged:
        status, body = ann.send("POST", "/api/records", {"record": content, "open": True})
        assert status == 400 and body["detail"] and "\n" not in body["detail"], content[:80]
    hidden = record.encode(finished.record(reveal=False)).decode().splitlines()
    for opening in ('{"dice":[200]}', '{"dice":[-1]}', '{"dice":[]}', '{"dice":[1,2,3,4,5,6,7,8,9]}'):
        content = "\n".join([hidden[0], opening, *hidden[2:]])
        status, body = ann.send("POST", "/api/records", {"record": content})
        assert status == 400 and body["detail"].startswith("move "), body
    assert ann.get("/api/tables?mine=1") == []


def test_a_view_of_a_running_game_is_no_record_and_is_told_so(ann: Person) -> None:
    table = ann.make_table("me", "me")["id"]
    status, content = ann.fetch("GET", f"/api/tables/{table}/record")
    header = json.loads(content.splitlines()[0])
    assert status == 200 and header["format"] == record.VIEW_FORMAT and header["seat"] == 0
    status, body = ann.send("POST", "/api/records", {"record": content.decode()})
    assert (status, body["message"]) == (400, "refused-record-view")
    assert ann.send("GET", f"/api/tables/{table}/verify")[1]["message"] == "refused-not-over"
    with pytest.raises(record.OwnView, match="only a whole record"):
        record.decode(content, "record")


def test_the_record_of_a_what_if_table_verifies_but_is_not_taken(ann: Person) -> None:
    origin = ann.make_table("me", "me")["id"]

    async def play() -> str:
        async with ann.at(origin) as chair:
            await chair.hello()
            for _ in range(6):
                await chair.step()
        branch = str(ann.post(f"/api/tables/{origin}/what-if", {"moves": 6, "seat": 0})["id"])
        async with ann.at(branch) as chair:
            await chair.hello()
            for _ in range(4):
                await chair.step()
            await chair.say("vote", vote="end", yes=True)
            await chair.until("over")
        return branch

    branch = asyncio.run(play())
    verdict = ann.get(f"/api/tables/{branch}/verify")
    assert (verdict["ok"], verdict["moves"], verdict["by_secret"], verdict["over"]) == (True, 4, False, False)
    content = ann.fetch("GET", f"/api/tables/{branch}/record")[1]
    assert record.verify(record.decode(content, "record")).moves == 4
    status, body = ann.send("POST", "/api/records", {"record": content.decode()})
    assert (status, body["message"]) == (400, "refused-record-what-if")


def test_verification_finds_what_was_changed_behind_the_servers_back(finished: Recorder) -> None:
    text = as_text(finished)
    verdict = check(text.encode())
    assert not isinstance(verdict, str) and verdict.moves == len(finished.moves)
    problem = check(text.replace('"dice":[', '"dice":[0,', 1).encode())
    assert isinstance(problem, str) and "the dice fall" in problem


def test_a_record_with_a_secret_like_a_novel_is_refused(ann: Person) -> None:
    title = find_title(GAME)
    recorder = Recorder.start(title, "short", 2, secret="x" * 65, options={})
    recorder.session.resign(0)
    status, body = ann.send("POST", "/api/records", {"record": as_text(recorder, reveal=True), "open": True})
    assert (status, body["message"]) == (400, "refused-record-long")


def test_who_asks_for_a_long_journal_again_and_again_has_to_wait(ann: Person) -> None:
    title = find_title(GAME)
    long = Recorder.start(title, "standard", 6, secret="1444", options={})
    assert Driver(long.session, seat_bots(title, ["steward"] * 6, seed="1"), seed="1").run()
    told = ann.post("/api/records", {"record": as_text(long), "open": True})
    entries = len(long.session.state.log.entries)
    assert entries > 1000

    async def greet(times: int, since: int) -> set[str]:
        async with ann.at(told["table"]) as chair:
            for _ in range(times):
                await chair.say("hello", since=since, version=len(long.moves))
            await chair.catch_up()
            return {message["reason"]["message"] for message in chair.heard if message["type"] == "refused"}

    assert asyncio.run(greet(45, since=0)) == {"refused-often"}
    assert asyncio.run(greet(45, since=entries)) == set()
