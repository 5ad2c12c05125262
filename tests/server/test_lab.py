"""The lab on the page: what can be changed, a run in a process of its own, its report, and who is kept out."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import GAME, PATIENCE, Person, Server

SHORT: dict[str, Any] = {"game": GAME, "scenario": "short", "seats": 2, "games": 4}
LONG_PATIENCE = 240  # seconds; the machine may be busy with other tests
LONG = {**SHORT, "games": 10_000}


def told(person: Person, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The run of somebody as soon as it is so."""
    until, known = time.monotonic() + LONG_PATIENCE, -1
    while True:
        run: dict[str, Any] = person.get(f"/api/lab?known={known}")["run"]
        if fits(run):
            return run
        known = run["done"]
        assert time.monotonic() < until, {**run, "report": None}


@pytest.fixture
def at_lab(ann: Person) -> Iterator[Person]:
    yield ann
    ann.send("DELETE", "/api/lab/run")


def test_every_number_has_its_paragraph_and_its_range(ann: Person) -> None:
    lab = ann.get(f"/api/lab/games/{GAME}")
    numbers = {number["id"]: number for number in lab["numbers"]}
    gold, price = numbers["start_gold"], numbers["building_price"]
    assert (gold["value"], gold["low"], gold["high"], gold["rule"]) == (40, 0, 210, "SC-2.5")
    assert gold["chapter"] and gold["name"]
    assert len(price["value"]) == 8 and price["things"] == "building"
    assert lab["ranges"]["port_price"] == [0, 70] and "transit" not in lab["ranges"]
    polish = {each["id"]: each for each in ann.get(f"/api/lab/games/{GAME}?language=pl")["numbers"]}
    assert polish["start_gold"]["chapter"] != gold["chapter"]
    for game in ("raison_detat", "price_of_power"):
        assert ann.get(f"/api/lab/games/{game}")["id"] == game


def test_a_run_ends_with_a_report_of_both_sides(at_lab: Person) -> None:
    begun = at_lab.post("/api/lab/run", {**SHORT, "numbers": {"start_gold": 70}, "options": {"transit": "off"}})
    assert (begun["state"], begun["games"], begun["changes"]) == ("running", 4, {"start_gold": 70, "transit": "off"})
    run = told(at_lab, lambda run: run["state"] != "running")
    assert (run["state"], run["done"], run["problem"]) == ("done", 4, None)
    assert [side["games"] for side in run["report"]["sides"]] == [2, 2]
    assert [game["what"] for game in run["report"]["differences"][0]][:2] == ["rounds", "decisions"]
    assert at_lab.get("/api/lab?known=4")["run"]["report"] is None


def test_the_report_comes_before_the_end_and_a_cancelled_run_keeps_it(at_lab: Person, bob: Person) -> None:
    at_lab.post("/api/lab/run", LONG)
    status, refused = at_lab.send("POST", "/api/lab/run", SHORT)
    assert (status, refused["message"]) == (409, "refused-lab-running")
    run = told(at_lab, lambda run: run["report"] is not None)
    assert run["state"] == "running" and 0 < run["done"] < run["games"]
    assert bob.get("/api/lab")["run"] is None
    status, ended = at_lab.send("DELETE", "/api/lab/run")
    assert (status, ended["run"]["state"]) == (200, "cancelled")
    assert ended["run"]["report"]["sides"][0]["games"] == ended["run"]["done"] >= run["done"]
    assert at_lab.get("/api/lab")["run"]["done"] == ended["run"]["done"]
    at_lab.post("/api/lab/run", LONG)  # the next one may begin at once


@pytest.mark.parametrize(
    ("changed", "line"),
    [
        ({"numbers": {"start_gold": 4000}}, "start_gold goes from 0 to 210, not 4000 (SC-2.5)"),
        ({"numbers": {"gold": 4}}, "six_continents has no number 'gold'"),
        ({"numbers": {"unit_price": [1, 2]}}, "unit_price has 3 numbers, not 2, not [1, 2] (SC-18.1)"),
        ({"options": {"transit": "maybe"}}, "transit can be on, off, not maybe (SC-1.21)"),
        ({"options": {"port_price": 900}}, "port_price goes from 0 to 70, not 900 (SC-4.3)"),
        ({"bot": "os:system"}, "six_continents has no bot 'os:system'; it has random"),
        ({"seats": 9}, "short is for"),
        ({"scenario": "nowhere"}, "nowhere"),
    ],
)
def test_bad_values_are_refused_with_a_line(ann: Person, changed: dict[str, Any], line: str) -> None:
    status, refused = ann.send("POST", "/api/lab/run", {**SHORT, **changed})
    assert status == 400
    assert line in refused["detail"] and "\n" not in refused["detail"]
    assert ann.get("/api/lab")["run"] is None


def test_numbers_with_which_the_game_breaks_are_told(at_lab: Person) -> None:
    """A whole number in its range may still be one with which nobody can play."""
    at_lab.post("/api/lab/run", {**SHORT, "numbers": {"unit_price": [0, 0, 0]}})
    run = told(at_lab, lambda run: run["state"] != "running")
    assert run["state"] == "failed" and run["problem"].startswith("the game can't be played so: ")


def test_two_runs_at_once_are_enough_for_a_server(server: Server, at_lab: Person, bob: Person) -> None:
    carol = Person(server)
    carol.get("/api/me")
    try:
        for person in (at_lab, bob):
            person.post("/api/lab/run", LONG)
        status, refused = carol.send("POST", "/api/lab/run", SHORT)
        assert (status, refused["message"]) == (429, "refused-lab-busy")
    finally:
        bob.send("DELETE", "/api/lab/run")


@pytest.mark.parametrize("flags", [("--name", "games.example.org"), ("--host", "0.0.0.0"), ("--no-lab",)])
def test_the_lab_is_closed_where_others_come_in(tmp_path: Path, flags: tuple[str, ...]) -> None:
    server = Server(tmp_path / "games.sqlite", more=flags)
    try:
        guest = Person(server)
        assert guest.get("/api/lab") == {"is_open": False, "run": None}
        for method, path in (("GET", f"games/{GAME}"), ("POST", "run"), ("DELETE", "run")):
            status, refused = guest.send(method, f"/api/lab/{path}", SHORT if method == "POST" else None)
            assert (status, refused["message"]) == (403, "refused-lab-off")
    finally:
        server.stop()


def test_a_host_may_open_it_and_a_server_that_ends_takes_its_runs_along(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite", more=["--name", "games.example.org", "--lab"])
    guest = Person(server)
    guest.post("/api/lab/run", LONG)
    told(guest, lambda run: run["done"] > 0)
    playing = children_of(server.process.pid)
    assert playing
    assert server.stop() in (0, -15)
    until = time.monotonic() + PATIENCE
    while any(map(is_alive, playing)):
        assert time.monotonic() < until


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, signal.SIG_DFL)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
