"""What the page is given of The Price of Power, as types: the state as ``view.present`` shows it, and what ``printed``
says of boards and cards. The page's own types are made from these (``scripts/wire_types.py``), and a test holds both
against what is sent.

Numbers point into the domains of board.py. A ``Sparse`` column holds what differs from nothing, or from what is
printed, by Province, Area, Realm or Node; one of pairs at ``thing * 6 + seat``.
"""

from __future__ import annotations

from typing import Any, NamedTuple, NotRequired, TypeAlias, TypedDict, get_type_hints

from .ids import Seat
from .model import Game
from .view import PLAIN, SPARSE, War

Sparse: TypeAlias = dict[int, int]


class Town(NamedTuple):
    province: int
    seat: Seat
    disc: int


class Side(TypedDict):
    """A side of a battle under way. ``raised``: units of Non-Player Realms, ``rolled``: the dice that fell."""

    seats: list[Seat]
    raised: list[tuple[int, int]]
    rebels: int
    imperial: int
    leader: int
    dice: list[int]
    rolled: str


class Battle(TypedDict):
    kind: int
    place: int
    rounds: int
    sides: list[Side]


class BotPlace(NamedTuple):
    """A place of a Bot's chart: what is printed there (``kind``: realm, owner_of a Province, realm_in an Area,
    territory), the Realm it means now, and why that is no valid target ("": it is one)."""

    kind: str
    number: int
    realm: int
    why: str


class BotLine(NamedTuple):
    first: int
    last: int
    places: list[BotPlace]


class BotCharts(TypedDict):
    military: list[BotLine]
    diplomatic: list[BotLine]


class Counts(TypedDict):
    """How many cards lie face down."""

    deck: list[int]
    trade_deck: int
    event_deck: int
    idea_deck: list[int]
    milestone_deck: list[int]
    struggles: int
    mission_deck: list[int]


class Shown(TypedDict):
    """The parts of the state that are not columns as they are: what differs from the printed map, what lies open."""

    vassal: Sparse
    dnpr: Sparse
    occupier: Sparse
    colour: Sparse
    towns: list[Town]
    lawful: Sparse
    capital: Sparse
    capitals: list[int]
    suzerain: Sparse
    faith: Sparse
    large: list[int]
    tax: Sparse
    religions: Sparse
    members: list[int]
    left_hre: list[int]
    papal_controller: int
    curia_slots: int
    wars: list[War]
    ideas: dict[int, list[int]]
    mission_deck: list[int]
    struggles: list[int]
    last_round: int
    struggle_scores: dict[int, list[int]]
    bot_charts: dict[int, BotCharts]
    battle: Battle | None
    counts: Counts


def state_types() -> dict[str, Any]:
    """The type of each part of the state."""
    columns = get_type_hints(Game)
    return {name: columns[name] for name in PLAIN} | dict.fromkeys(SPARSE, Sparse) | get_type_hints(Shown)


class BoardOfVariant(TypedDict):
    """``out``: Provinces that are not in play."""

    era: int
    out: list[int]


class SideOfMap(TypedDict):
    tax: list[int]
    flag: list[int]
    capital: list[int]
    religion: list[int]


class Province(TypedDict):
    area: int
    port: NotRequired[str]
    faces: NotRequired[list[int]]
    gold: NotRequired[bool]
    hre: NotRequired[bool]
    territory: NotRequired[int]


class Area(TypedDict):
    """``slot``: the Area that holds its Religion slot."""

    slot: int
    religion: NotRequired[str]
    elector: NotRequired[bool]
    distant: NotRequired[bool]


class SeaZone(TypedDict):
    slots: int


class TradeNode(TypedDict):
    seas: list[int]
    areas: list[int]


class Realm(TypedDict):
    colour: str


class ActionCard(TypedDict):
    deck: str
    action: str


class Action(TypedDict):
    """``options``: their word and text by letter; ``actions``: those of a Display card."""

    id: str
    kinds: NotRequired[list[str]]
    cost: NotRequired[dict[str, int]]
    text: NotRequired[str]
    conditions: NotRequired[list[str]]
    options: NotRequired[dict[str, list[str]]]
    charges: NotRequired[int]
    actions: NotRequired[list[Action]]


class Character(TypedDict):
    adm: NotRequired[int]
    dip: NotRequired[int]
    mil: NotRequired[int]
    dice: NotRequired[dict[str, int]]
    mortality: NotRequired[str]
    type: NotRequired[str]
    bonus: NotRequired[int]
    ducats: NotRequired[int]
    hire: NotRequired[int]
    roles: NotRequired[list[str]]


class TradeCard(TypedDict):
    nodes: list[int]
    green: list[int]
    red: list[int]


class Idea(TypedDict):
    type: str
    cost: int
    text: NotRequired[str]
    prestige: NotRequired[int]
    immediate: NotRequired[str]
    requirement: NotRequired[str]
    government: NotRequired[bool]


class Event(TypedDict):
    """``options``: their label and text by letter."""

    age: int
    text: NotRequired[str]
    options: NotRequired[dict[str, list[str]]]
    after: NotRequired[str]
    symbols: NotRequired[list[str]]
    realm: NotRequired[str]


class Mission(TypedDict):
    text: NotRequired[str]
    requirement: NotRequired[str]
    reward: NotRequired[str]
    prestige: NotRequired[int]
    provinces: NotRequired[list[int]]
    areas: NotRequired[list[int]]


class Milestone(TypedDict):
    category: str
    requirement: NotRequired[str]
    reward: NotRequired[dict[str, int]]
    prestige: NotRequired[list[int]]
    provinces: NotRequired[list[int]]
    areas: NotRequired[list[int]]


class PowerStruggle(TypedDict):
    areas: NotRequired[list[int]]
    criteria: NotRequired[list[str]]


class Limits(TypedDict):
    """``stability``: from and to; ``power``: points of a kind; ``cubes``: of a player; ``influence``: cubes in an Area;
    ``authority``: of the Emperor."""

    stability: tuple[int, int]
    power: int
    cubes: int
    influence: int
    authority: int


class WorkedOut(TypedDict):
    """``levies``: what Realms without a player would raise, by Area: Realm and Units."""

    levies: dict[int, list[tuple[int, int]]]


class Printed(TypedDict):
    limits: Limits
    boards: dict[str, BoardOfVariant]
    sides: dict[int, SideOfMap]
    provinces: list[Province]
    areas: list[Area]
    seas: list[SeaZone]
    nodes: list[TradeNode]
    realms: list[Realm]
    cards: list[ActionCard]
    actions: dict[str, Action]
    characters: list[Character]
    trade_cards: list[TradeCard]
    ideas: list[Idea]
    events: list[Event]
    missions: list[Mission]
    milestones: list[Milestone]
    struggles: list[PowerStruggle]
