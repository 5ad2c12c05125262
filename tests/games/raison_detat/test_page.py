"""What the page is told besides the state: the map of a scenario, what it prints, the odds of battles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import westphalia.games.raison_detat as game
from tests.games.raison_detat.boards import place, table
from westphalia.games.raison_detat import TITLE
from westphalia.games.raison_detat.board import PLACE_IDS, ROUTE_IDS
from westphalia.kernel.session import Session
from westphalia.kernel.summary import Odds

WEB = Path(game.__file__).parent / "web"


@pytest.mark.parametrize("scenario", ["1618", "1702", "wild_1618", "wild_1702"])
def test_drawing_graph_and_print_of_a_scenario_agree(scenario: str) -> None:
    drawing = TITLE.drawing(scenario)
    assert drawing is not None
    drawn = json.loads(drawing.read_text(encoding="utf-8"))
    printed = TITLE.printed(scenario)
    assert {PLACE_IDS[p] for p in printed["places"]} == set(drawn["territories"])
    assert set(TITLE.graph(scenario).nodes["place"]) == set(drawn["territories"])
    assert {ROUTE_IDS[way["route"]] for way in printed["routes"]} == set(drawn["routes"])


def test_the_graph_has_borders_and_sea_routes_of_its_own_scenario() -> None:
    london = TITLE.graph("1702").nodes["place"]["london"].links
    assert "north_england" in london["land"]
    assert "normandy" in london["routes"]
    assert "london" not in TITLE.graph("1618").nodes["place"]


def march_odds(units: int) -> Odds:
    """Wallenstein stands in Moravia and may march to Bohemia, which the Protestants hold."""
    session: Session = table(
        scenario=1618,
        step="moves",
        acting="austria",
        wallenstein={"at": "moravia", "units": units},
    )
    seat = TITLE.seat_of(session.state, "austria")
    assert seat is not None
    for option in ("wallenstein", "march"):
        session.answer(seat, option)
    known: Any = TITLE.mask(session.state, seat)
    ask = session.ask_of(seat)
    assert ask is not None and ask.kind.id == "march_to"
    odds = TITLE.odds(known, ask)
    assert set(odds) < set(ask.options), "only where there is somebody to fight"
    return odds[place("bohemia")]


def test_odds_stand_beside_marches_into_battle_and_grow_with_the_army() -> None:
    weak, strong = march_odds(1), march_odds(5)
    assert 0 < weak.win < strong.win < 1
    assert strong.lines[0].message == "odds-strength"


@pytest.mark.parametrize("language", ["pl", "cs", "ru"])
def test_the_page_says_the_same_in_every_language(language: str) -> None:
    def ids(name: str) -> list[str]:
        lines = (WEB / "locales" / f"{name}.ftl").read_text(encoding="utf-8").splitlines()
        return [line.split(" = ")[0] for line in lines if " = " in line]

    assert ids(language) == ids("en")
