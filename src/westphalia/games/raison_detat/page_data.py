"""What the page is given of Raison d'État, as types: the state as ``view.present`` shows it, and what ``printed`` says
of the board. The page's own types are made from these (``scripts/wire_types.py``), and a test holds both against what
is sent. Numbers point into the domains of board.py.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias, TypedDict, get_type_hints

from .battle import Laid
from .model import Game
from .view import PUBLIC

ByPlace: TypeAlias = list[int]
ByPower: TypeAlias = list[int]
ByGeneral: TypeAlias = list[int]


class Pile(NamedTuple):
    """Of a power's General, or of a lone Garrison (NOBODY)."""

    power: int
    general: int
    cards: list[Laid]


class Battle(TypedDict):
    """``strength`` of attack and defence is without cards."""

    place: int
    attackers: list[int]
    defenders: list[int]
    direct: int
    supporters: list[int]
    strength: list[int]
    piles: list[Pile]
    out: list[int]


class Shown(TypedDict):
    """The parts of the state that are not columns as they are: ``powers`` by the seat that decides for them,
    ``route_control`` in the order of the printed routes."""

    board: str
    deck: int
    discard: int
    target: int
    last_round: int
    wheel: list[int]
    actions: ByPower
    minors: list[int]
    powers: list[list[int]]
    elector_votes: ByPower
    route_control: list[int]
    brings: list[int]
    gains: ByPower
    battle: Battle | None


def state_types() -> dict[str, Any]:
    """The type of each part of the state."""
    columns = get_type_hints(Game)
    return {name: columns[name] for name in PUBLIC} | get_type_hints(Shown)


class Sheet(TypedDict):
    fill: str
    text: str
    generals: list[int]


class Route(TypedDict):
    route: int
    ends: tuple[int, int]


class Printed(TypedDict):
    places: list[int]
    home: ByPlace
    value: ByPlace
    stripes: list[list[int]]
    empire: list[int]
    electors: list[int]
    capital: ByPower
    commander: ByGeneral
    powers: list[int]
    sheets: list[Sheet | None]
    wheel: list[int]
    coalitions: list[int]
    routes: list[Route]
    hand_limit: int
    morale_max: int
    prices: dict[str, int]
