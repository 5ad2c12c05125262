"""Lessons at a table: begun from a position, only what is pointed at goes through, the rest is as at any table."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Person, Server

LESSON = {"game": "six_continents", "lesson": "first_steps"}


def test_games_tell_their_lessons(ann: Person) -> None:
    found = {game["id"]: game["lessons"] for game in ann.get("/api/games")}
    assert {"id": "first_steps", "name": "lesson-first-steps-name", "minutes": 10} in found["six_continents"]


def test_an_unknown_lesson_is_refused(ann: Person) -> None:
    status, _ = ann.send("POST", "/api/lessons", {**LESSON, "lesson": "last_steps"})
    assert status == 400


def test_what_is_not_pointed_at_is_refused_and_changes_nothing(server: Server, ann: Person) -> None:
    table = ann.post("/api/lessons", LESSON)["id"]

    async def play() -> tuple[dict[str, Any], dict[str, Any]]:
        async with ann.at(table) as chair:
            await chair.hello()
            ask = chair.view["ask"]
            await chair.say("answer", version=chair.version, seat=0, id="end")
            return ask, await chair.until("refused")

    ask, refused = asyncio.run(play())
    assert [option["id"] for option in ask["options"]] == ["recruit"]
    assert "end" in [each["option"]["id"] for each in ask["refused"] if each["message"] == "refused-lesson"]
    assert refused["reason"]["message"] == "refused-lesson" and refused["version"] == 0


def test_an_undo_goes_back_in_the_lesson_and_skipping_goes_on(server: Server, ann: Person) -> None:
    table = ann.post("/api/lessons", LESSON)["id"]

    async def play() -> list[tuple[int, str]]:
        seen = []
        async with ann.at(table) as chair:
            await chair.hello()
            view = chair.heard[-1]
            for type, more in [("answer", {"id": "recruit"}), ("undo", {}), ("skip", {}), ("skip", {})]:
                seen.append((view["lesson"]["step"], view["lesson"]["point"]))
                await chair.say(type, version=chair.version, seat=0, **more)
                view = await chair.until("view")
            seen.append((view["lesson"]["step"], view["lesson"]["point"]))
        return seen

    steps = asyncio.run(play())
    assert steps == [(0, "recruit"), (0, "4"), (0, "recruit"), (1, "march"), (2, "build")]


def test_the_record_of_a_lesson_is_an_ordinary_record(server: Server, ann: Person) -> None:
    """Skipped to its end: everything went through the gate, and then the table plays on freely."""
    table = ann.post("/api/lessons", LESSON)["id"]

    async def play() -> dict[str, Any]:
        async with ann.at(table) as chair:
            await chair.hello()
            view = chair.heard[-1]
            while view["lesson"]["step"] < view["lesson"]["steps"]:
                await chair.say("skip", version=chair.version, seat=0)
                view = await chair.until("view")
            return view

    view = asyncio.run(play())
    assert view["lesson"]["text"] == "lesson-first-steps-finished" and view["lesson"]["point"] is None
    assert "end" in [option["id"] for option in view["view"]["ask"]["options"]]
    assert ann.get(f"/api/tables/{table}")["kind"] == "lesson"
