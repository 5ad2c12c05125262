"""What the board of a scenario prints, as data for the page: it never changes during a game.

Lists are in the order of the domains of board.py; numbers in them point into these.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from westphalia.kernel.graph import Graph, Node

from .board import BOARDS, LIMITS, MAPS, POWERS, SCENARIO_IDS, Board
from .ids import Power
from .tables import PRICES, WILD


def board_of(scenario: str) -> int:
    """The number of the board a scenario is played on."""
    return SCENARIO_IDS.index(scenario.removeprefix(WILD))


@cache
def printed(scenario: str) -> Mapping[str, Any]:
    """Territories, powers in Wheel order, the Wheel, Coalitions, Sea Routes, limits."""
    board = BOARDS[board_of(scenario)]
    return {
        "places": board.places,
        "home": board.home,
        "value": board.value,
        "stripes": board.stripes,
        "empire": board.empire,
        "electors": board.electors,
        "capital": board.capital,
        "commander": board.commander,
        "powers": board.powers,
        "sheets": [_sheet(board, power) for power in POWERS],
        "wheel": board.wheel,
        "coalitions": board.coalitions,
        "routes": [{"route": way.route, "ends": way.ends} for way in board.seaways],
        "hand_limit": LIMITS.hand_limit,
        "morale_max": LIMITS.morale_max,
        "prices": PRICES,
    }


def _sheet(board: Board, power: Power) -> dict[str, Any] | None:
    """Colours and Generals of a power that is in play."""
    if power not in board.sheets:
        return None
    colour = board.sheets[power].colour
    return {"fill": colour.fill, "text": colour.text, "generals": board.generals[power]}


@cache
def graph(scenario: str) -> Graph:
    """Borders with straits, and Sea Routes, between the territories of a scenario."""
    land = MAPS[board_of(scenario)]
    sails: dict[str, list[str]] = {t.id: [] for t in land.territories}
    for route in land.sea_routes:
        one, other = route.ends
        sails[one].append(other)
        sails[other].append(one)
    places = {t.id: Node(t.lon, t.lat, {"land": t.land, "routes": sails[t.id]}) for t in land.territories}
    return Graph("region", {"land": "place", "routes": "place"}, [], {"place": places})
