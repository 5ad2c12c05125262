"""The content files: maps, powers, deck. Read and checked once; a mistake names the file, the entry and the field."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from westphalia.kernel.contract import BadInput

FOLDER: Final = Path(__file__).parent / "content"
OFF_BOARD: Final = "off"  # where a General starts who is not on the map

T = TypeVar("T")


class Territory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    seat: str
    home: str | None
    value: int
    stripes: list[str]
    capital: bool
    coastal: bool
    hre: bool
    elector: bool
    lon: float
    lat: float
    land: list[str]
    straits: list[str]


class SeaRoute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    ends: tuple[str, str]
    anchor: str
    start_control: str | None


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    scenario: int
    title: str
    powers: list[str]
    territories: list[Territory]
    sea_routes: list[SeaRoute]
    blocked_borders: list[tuple[str, str]]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the rules that the rulebook marks as *limit*."""

    general_units: int  # RE-1.7
    general_strength: int  # RE-6.3
    unit_strength: int  # RE-6.3
    garrison_strength: int  # RE-6.4
    fortress_strength: int  # RE-6.5
    support_strength: int  # RE-6.9
    lone_garrison_cards: int  # RE-6.13
    morale_min: int  # RE-1.15
    morale_max: int  # RE-1.15
    hand_limit: int  # RE-7.1
    movement_turns: int  # RE-5.19
    arbiter_price: tuple[int, int]  # RE-5.21
    strategic_move: int  # RE-5.26
    gift_limit: int  # RE-5.6
    price_fortress: int  # RE-5.12
    price_other: int  # RE-5.12
    emperor_influence: int  # RE-5.17
    election_bribe_max: int  # RE-8.5
    exile_money: int  # RE-5.4
    max_rounds: int  # RE-10.3
    units_per_power: int  # RE-1.6
    garrisons_per_power: int  # RE-1.6
    fortresses_per_power: int  # RE-1.6


class Coalition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    head: str
    colour: str


class Paint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fill: str
    text: str


class General(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str


class Post(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a General starts and with how many Units."""

    at: str
    units: int


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    generals: dict[str, Post]
    garrisons: list[str]
    fortresses: list[str]
    money: int
    morale: int
    cards: int
    influence: int


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    colour: Paint
    capital: str
    wheel_start: int
    generals: list[General]
    start: Start
    start_status: str


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: int
    name: str
    map: str
    players: tuple[int, int]
    victory_influence: int
    wheel: list[str]
    first_power: str
    emperor_start: str
    election_power: str
    coalitions: list[Coalition]
    minors: dict[int, list[str]]
    powers: list[Power]


class PowersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    limits: Limits
    scenarios: list[ScenarioFile]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: int
    copies: int


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    size: int
    cards: list[Card]


def read(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.yaml.decode(path.read_bytes(), type=kind)
    except msgspec.MsgspecError as error:
        raise BadInput(f"{path.name}: {error}") from error


def check(holds: bool, file: str, entry: str, field: str, text: str) -> None:
    if not holds:
        raise BadInput(f"{file}: {entry}.{field}: {text}")


def load_deck(path: Path = FOLDER / "deck.yaml") -> DeckFile:
    deck = read(path, DeckFile)
    copies = sum(card.copies for card in deck.cards)
    check(copies == deck.size, path.name, "deck", "size", f"{copies} cards are listed")
    return deck


def load_map(path: Path) -> MapFile:
    """RE-1.3 to 1.5, RE-1.12, RE-5.31, RE-8.3: neighbours answer, a Home carries no stripes, one Capital each."""
    land = read(path, MapFile)
    file, lands = path.name, {t.id: t for t in land.territories}
    check(len(lands) == len(land.territories), file, "territories", "id", "an id is there twice")
    for t in land.territories:
        check(t.home is None or t.home in land.powers, file, t.id, "home", f"no power {t.home}")
        check(not (t.home and t.stripes), file, t.id, "stripes", "a Home Territory carries none (RE-1.3)")
        check(all(power in land.powers for power in t.stripes), file, t.id, "stripes", "an unknown power")
        check(0 <= t.value <= 3, file, t.id, "value", "not 0 to 3 (RE-1.5)")
        check(t.hre or not t.elector, file, t.id, "elector", "an elector outside the Empire")
        check(set(t.straits) <= set(t.land), file, t.id, "straits", "not among its neighbours")
        for other in t.land:
            check(other in lands and t.id in lands[other].land, file, t.id, "land", f"{other} does not answer")
    for power in land.powers:
        capitals = [t.id for t in land.territories if t.capital and t.home == power]
        check(len(capitals) == 1, file, power, "capital", f"{len(capitals)} Capitals (RE-1.4)")
    for route in land.sea_routes:
        for place in (*route.ends, route.anchor):
            check(place in lands and lands[place].coastal, file, route.id, "ends", f"{place} is no coast")
    for one, other in land.blocked_borders:
        check(one in lands and other in lands, file, one, "blocked_borders", f"no territory {one} or {other}")
        check(other not in lands[one].land, file, one, "blocked_borders", f"{other} is its neighbour")
    return land


def load_powers(path: Path = FOLDER / "powers.yaml") -> PowersFile:
    powers = read(path, PowersFile)
    for scenario in powers.scenarios:
        _check_scenario(path.name, scenario, load_map(path.parent / f"{scenario.map}.yaml"))
    return powers


def _check_scenario(file: str, scenario: ScenarioFile, land: MapFile) -> None:
    lands: dict[str, Any] = {t.id: t for t in land.territories}
    ids = [power.id for power in scenario.powers]
    name = str(scenario.id)
    check(sorted(ids) == sorted(land.powers), file, name, "powers", "not those of the map")
    slots = [power.wheel_start for power in scenario.powers]
    check(slots == list(range(1, len(scenario.wheel) + 1)), file, name, "wheel", "one power for each slot, in order")
    statuses = [c.id for c in scenario.coalitions] + ["neutral", "expansionist"]
    check(len(scenario.coalitions) == 2, file, name, "coalitions", "there are two (RE-4.2)")
    for players in range(scenario.players[0], scenario.players[1] + 1):
        minors = scenario.minors.get(players)
        check(minors is not None and len(minors) == len(ids) - players, file, name, "minors", f"{players} players")
        check(all(power in ids for power in minors or ()), file, name, "minors", "an unknown power")
    for power in scenario.powers:
        start = power.start
        check(lands[power.capital].home == power.id, file, power.id, "capital", "not a Home Territory")
        check(power.start_status in statuses, file, power.id, "start_status", power.start_status)
        check(list(start.generals) == [g.id for g in power.generals], file, power.id, "generals", "not its own")
        places = [post.at for post in start.generals.values() if post.at != OFF_BOARD]
        for place in (*places, *start.garrisons, *start.fortresses):
            check(place in lands, file, power.id, "start", f"no territory {place}")
        for place in start.garrisons:
            check(lands[place].home in (None, power.id), file, power.id, "garrisons", f"{place} is not its own")
    holders = {t.id: t.home for t in land.territories} | {
        place: power.id for power in scenario.powers for place in power.start.garrisons
    }
    for route in land.sea_routes:
        holder = holders[route.anchor]
        check(route.start_control == holder, file, route.id, "start_control", f"{route.anchor} is {holder}'s (RE-5.31)")
