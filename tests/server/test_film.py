"""A stretch of a game, step by step: what it shows is what the seat saw, and nothing more."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.client import Person, table_of_two
from tests.server.test_streams import a_table, run
from westphalia.kernel.views import entry_views, seat_view
from westphalia.server import wire
from westphalia.server.film import MOST_STEPS, Camera
from westphalia.server.storage import Storage

MOVES = 60


def played(person: Person, table: str, moves: int) -> None:
    async def play() -> None:
        async with person.at(table) as chair:
            await chair.hello()
            for _ in range(moves):
                await chair.step(sure=True)

    asyncio.run(play())


def test_a_film_ends_where_the_table_stands(ann: Person) -> None:
    table = str(ann.make_table("me", "me")["id"])
    played(ann, table, 30)
    film = ann.get(f"/api/tables/{table}/film?since=3&seat=0")
    first = ann.get(f"/api/tables/{table}/history/3?seat=0")
    last = ann.get(f"/api/tables/{table}/history/{film['until']}?seat=0")
    assert film["state"] == first["state"]
    state = film["state"]
    for step in film["steps"]:
        state = {key: part for key, part in (state | step["state"]).items() if key not in step["gone"]}
    at_step = ann.get(f"/api/tables/{table}/history/{film['steps'][-1]['moves']}?seat=0")
    assert state == at_step["state"]
    told = [line for step in film["steps"] for line in step["journal"]]
    assert told == last["journal"][first["entries"] :]
    marks = ann.get(f"/api/tables/{table}/marks?seat=0")
    assert marks["turns"] == sorted(marks["turns"]) and all(0 < at <= film["until"] for at in marks["turns"])


def test_a_film_is_for_the_eyes_of_ones_own_seat(ann: Person, bob: Person) -> None:
    table = table_of_two(ann, bob)
    assert ann.send("GET", f"/api/tables/{table}/film?since=0&seat=1")[0] == 403
    assert ann.send("GET", f"/api/tables/{table}/marks?seat=1")[0] == 403
    assert ann.send("GET", f"/api/tables/{table}/film?since=99&seat=0")[0] == 404


def test_a_film_is_made_of_the_views_of_its_seat_alone(tmp_path: Path) -> None:
    """The leak tests of the streams compare views with those of games in which all that the seat can't see is dealt
    anew; step by step, state and lines of a film are those of the view."""

    async def play(storage: Storage) -> None:
        session, rng = a_table(storage, "standard", "11").session, random.Random(3)
        cameras = {seat: Camera(session, seat) for seat in (None, 0, 1, 2)}
        entries = {seat: seat_view(session, seat).entries for seat in cameras}
        for number in range(MOVES):
            ask = rng.choice(session.asks())
            session.answer(ask.seat, ask.kind.option_id(rng.choice(ask.options)))
            for seat, camera in cameras.items():
                view = seat_view(session, seat, entries[seat])
                entries[seat] = view.entries
                before = len(camera.shots)
                camera.take(session, number)
                assert (len(camera.shots) > before) == bool(view.journal)
                if view.journal:
                    shot = camera.shots[-1]
                    assert shot.parts == {key: wire.encode(part) for key, part in view.state.items()}
                    assert entry_views(session.title, shot.entries) == view.journal

    run(tmp_path / "games.sqlite", play)


def test_a_long_stretch_keeps_its_weightiest_steps(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        session, rng = a_table(storage, "standard", "12").session, random.Random(1)
        camera = Camera(session, 0)
        for number in range(400):
            ask = rng.choice(session.asks())
            session.answer(ask.seat, ask.kind.option_id(rng.choice(ask.options)))
            camera.take(session, number)
        film = camera.cut(session, 400)
        assert len(film.steps) == MOST_STEPS < len(camera.shots)
        told = sum(len(step.journal) for step in film.steps)
        assert told == sum(entry.is_visible_to(0) for entry in session.state.log.entries)

    run(tmp_path / "games.sqlite", play)
