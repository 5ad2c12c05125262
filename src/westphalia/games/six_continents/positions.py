"""Position files of Six Continents: a board from ``given``, and the values that ``then`` names.

Seats are called ann, bob, cid, dan, eva and fil in order. A stack is a mapping such as
``{infantry: 3, "cavalry@1": 2}``; without @ the pieces have their full movement points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, get_args, get_type_hints

from westphalia.kernel.breakdown import Breakdown
from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import BadInput
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Domain

from . import model, odds, stacks, tables
from .board import BUILDING, CARD, COLOUR, PLACE, PLACES, SEA, SHIP, UNIT, WEATHER, WORLD
from .ids import MAX_SEATS, NOBODY, REBELS, SAVAGES, Place, Seat, Zone, pair
from .model import (
    SEAT_COLUMNS,
    Game,
    all_seats,
    blank,
    set_army,
    set_controller,
)
from .rules import army, buildings, capital, food, income, modifiers, overseas_expeditions, setup, upkeep, victory
from .stacks import EMPTY, Stack

NAMES: Final = ("ann", "bob", "cid", "dan", "eva", "fil")
CONTROLLERS: Final = {"nobody": NOBODY, "rebels": REBELS, "savages": SAVAGES}
STEPS: Final = {
    "order": model.SETUP_ORDER,
    "colours": model.SETUP_COLOURS,
    "capitals": model.SETUP_CAPITALS,
    "weather": model.WEATHER_STEP,
    "start": model.TURN_START,
    "actions": model.ACTIONS,
    "end": model.TURN_END,
    "agents": model.AGENTS_STEP,
    "end_test": model.END_TEST,
}
PLACE_COLUMNS: Final = [
    "owner",
    "controller",
    "main",
    "bunker",
    "port",
    "road",
    "red",
    "black",
    "mineral",
    "tree",
    "explored",
    "robber",
    "held",
    "dug",
    "army",
    "slaves",
]
LISTS: Final = ("internal", "overseas", "voyages", "transfers", "builders", "timed", "deals", "offers", "contracts")
SCALARS: Final = ("round", "weather_left", "plague", "end_proposed", "contracts_made")
PAIRS: Final = ("war", "truce", "transit", "talked")
MINERALS: Final = {"none": 0, "common": 1, "rare": 2}


def seat_of(name: str, seats: int) -> int | None:
    return NAMES.index(name) if name in NAMES[:seats] else None


def position(given: Mapping[str, Any], chance: Chance, log: Journal, complete: Callable[..., dict[str, Any]]) -> Game:
    """The board of a position file; ``complete`` fills in the options (Title.complete_options)."""
    given = dict(given)
    seats = int(given.pop("players", 4))
    options = complete(given.pop("scenario", "standard"), given.pop("options", {}))
    g = blank(tables.resolve_rules(options, seats), seats, chance, log)
    g.step = STEPS[_word(given.pop("step", "actions"), STEPS, "step")]
    if g.step >= model.WEATHER_STEP:
        g.round, g.weather_left, g.weather_roller = 1, 6, Seat(0)
    if g.step != model.SETUP_COLOURS:
        g.colour = list(range(seats))
    for name in SCALARS:
        if name in given:
            setattr(g, name, int(given.pop(name)))
    g.weather = _value(WEATHER, given.pop("weather", "calm"))
    for name in ("first", "turn", "carrier", "weather_roller"):
        if name in given:
            setattr(g, "active" if name == "turn" else name, _seat(given.pop(name), seats))
    _seats(g, given)
    _places(g, given)
    _pairs(g, given)
    for zone, content in given.pop("seas", {}).items():
        _zone(g, Zone(_value(SEA, zone)), content)
    for name in LISTS:
        if name in given:
            setattr(g, name, [_record(g, name, entry) for entry in given.pop(name)])
    if given:
        raise BadInput(f"unknown: {', '.join(map(str, given))}")
    return g


def _seats(g: Game, given: dict[str, Any]) -> None:
    suggested = WORLD.suggested_capitals[g.seats]
    unsettled = (model.SETUP_COLOURS, model.SETUP_CAPITALS, *((model.SETUP_ORDER,) if setup.rolls_first(g) else ()))
    settled = g.step not in unsettled
    for seat in all_seats(g):
        columns = dict(given.pop(NAMES[seat], {}))
        home = columns.pop("capital", suggested[seat] if settled else None)
        if home is not None:
            p = Place(_value(PLACE, home))
            g.capital[seat], g.capital_of[p] = p, seat
            if g.owner[p] == NOBODY:
                g.owner[p] = seat
                set_controller(g, p, seat)
        for name, value in columns.items():
            if name == "temporary":
                g.temporary[seat] = Place(_value(PLACE, value))
            elif name == "colour":
                g.colour[seat] = _value(COLOUR, value)
            elif name == "kit":
                g.kits[seat] = tuple(_value(CARD, card) for card in value)
            elif name in SEAT_COLUMNS:
                getattr(g, name)[seat] = int(value)
            else:
                raise BadInput(f"{NAMES[seat]}: unknown {name!r}")


def _places(g: Game, given: dict[str, Any]) -> None:
    for key in [key for key in given if PLACE.value(key) is not None]:
        p, columns = Place(_value(PLACE, key)), dict(given.pop(key))
        if "owner" in columns:
            g.owner[p] = _controller(columns.pop("owner"), g.seats)
            set_controller(g, p, g.owner[p])
        if "controller" in columns:
            set_controller(g, p, _controller(columns.pop("controller"), g.seats))
        for name, value in columns.items():
            if name == "army":
                set_army(g, p, _stack(UNIT, value, army.full_mp(g)))
            elif name == "slaves":
                g.slaves[p] = _stack(None, value, [tables.SLAVE_MP] * MAX_SEATS, g.seats)
            elif name == "main":
                g.main[p] = _value(BUILDING, value)
                g.bunker[p] = int(g.main[p] == tables.BUNKER)
            elif name == "mineral":
                g.mineral[p] = MINERALS[_word(value, MINERALS, "mineral")]
            elif name in PLACE_COLUMNS:
                getattr(g, name)[p] = int(value)
            else:
                raise BadInput(f"{key}: unknown {name!r}")
        if g.bunker[p]:
            g.main[p] = tables.BUNKER


def _pairs(g: Game, given: dict[str, Any]) -> None:
    for name in PAIRS:
        for entry in given.pop(name, []):
            a, b = _seat(entry[0], g.seats), _seat(entry[1], g.seats)
            value = int(entry[2]) if len(entry) > 2 else 1
            getattr(g, name)[pair(a, b)] = value
            if name in ("war", "truce"):
                getattr(g, name)[pair(b, a)] = value


def _zone(g: Game, z: Zone, content: Mapping[str, Any]) -> None:
    for name, value in content.items():
        if name == "boat":
            g.boat[z], g.boat_mp[z] = _seat(value, g.seats), tables.BOAT_MP
        elif name == "boat_mp":
            g.boat_mp[z] = int(value)
        elif name == "cargo":
            for who, units in value.items():
                g.cargo[pair(z, _seat(who, g.seats))] = _stack(UNIT, units, army.full_mp(g))
        else:
            g.fleet[pair(z, _seat(name, g.seats))] = _stack(SHIP, value, tables.SHIP_MP)


def _record(g: Game, column: str, entry: Mapping[str, Any]) -> Any:
    """A NamedTuple of the model by its field names; absent fields are 0 or empty."""
    record = get_args(get_type_hints(Game)[column])[0]
    unknown = set(entry) - set(record._fields)
    if unknown:
        raise BadInput(f"{column}: unknown {', '.join(sorted(unknown))}")
    hints = get_type_hints(record)
    return record(*(_field(g, name, entry.get(name), hints[name]) for name in record._fields))


def _field(g: Game, name: str, value: Any, hint: Any) -> Any:
    if value is None:
        if hint in (int, Seat, Place):
            return NOBODY if name == "guarantor" else 0
        return "" if hint is str else (0, 0, 0, 0) if name in ("gives", "wants") else ()
    if name in ("seat", "other", "dealer", "guarantor") or (name == "target" and value in NAMES):
        return _seat(value, g.seats)
    if name in ("place", "port", "origin", "target"):
        return _value(PLACE, value)
    if name == "army":
        return _stack(UNIT, value, army.full_mp(g))
    if name == "card":
        return _value(CARD, value)
    if name in ("parties", "accepted", "secret"):
        return tuple(_seat(v, g.seats) for v in value)
    if name.endswith("places"):
        return tuple(_value(PLACE, v) for v in value)
    if name in ("gives", "wants"):
        return tuple(int(value.get(goods, 0)) for goods in tables.GOODS)
    if name == "marks":
        return tuple((_seat(who, g.seats), int(kept)) for who, kept in value)
    return value


def _stack(domain: Domain | None, content: Mapping[str, Any], full: Sequence[int], seats: int = 0) -> Stack:
    result = EMPTY
    for key, count in content.items():
        name, _, mp = str(key).partition("@")
        kind = _seat(name, seats) if domain is None else _value(domain, name)
        result = stacks.merge(result, stacks.stack(kind, int(count), int(mp) if mp else full[kind]))
    return result


def _value(domain: Domain, key: Any) -> int:
    value = domain.value(str(key))
    if value is None:
        raise BadInput(f"no {domain.name} {key!r}")
    return value


def _seat(name: Any, seats: int) -> Seat:
    seat = seat_of(str(name), seats)
    if seat is None:
        raise BadInput(f"no seat {name!r} among {', '.join(NAMES[:seats])}")
    return Seat(seat)


def _controller(name: Any, seats: int) -> Seat:
    return CONTROLLERS[name] if name in CONTROLLERS else _seat(name, seats)


def _word(value: Any, words: Mapping[str, int], what: str) -> str:
    if value not in words:
        raise BadInput(f"{what} can be {', '.join(words)}, not {value!r}")
    return str(value)


# reading


def _parts(parts: Breakdown) -> dict[str, int]:
    return {part.label.message: part.amount for part in parts if part.amount}


DERIVED: Final[dict[str, Callable[[Game, Seat], Any]]] = {
    "income": income.income,
    "next_round_income": income.next_round_income,
    "upkeep": upkeep.upkeep,
    "food_need": food.food_need,
    "food_supply": food.food_supply,
    "province_count": model.province_count,
    "points": victory.points,
    "capitals_held": victory.capitals_held,
    "upgrade_price": capital.upgrade_price,
    "overseas_price": overseas_expeditions.overseas_price,
    "expedition_limit": overseas_expeditions.expedition_limit,
    "slaves_held": model.slaves_held,
    "income_parts": lambda g, seat: _parts(income.breakdown(g, seat)),
    "points_parts": lambda g, seat: _parts(victory.breakdown(g, seat)),
}
DERIVED_PLACES: Final[dict[str, Callable[[Game, Place], Any]]] = {
    "stack_limit": upkeep.stack_limit,
    "excess_units": upkeep.excess_units,
}


RUNNING: Final = ("force", "battle", "draft", "auction")  # between two questions only


def inspect(g: Game, path: str) -> Any:
    """``gold.ann``, ``iberia.army``, ``north_atlantic.ann``, ``north_atlantic.cargo.ann``, ``income.bob``, ..."""
    head, *rest = path.split(".")
    if head in ("attacker_modifier", "defender_modifier") and not rest:
        return getattr(modifiers, head)(g)
    if head == "odds" and not rest:
        return round(odds.odds(g), 4)
    if PLACE.value(head) is not None and len(rest) == 1:
        return _inspect_place(g, Place(_value(PLACE, head)), rest[0])
    if SEA.value(head) is not None and rest:
        return _inspect_zone(g, Zone(_value(SEA, head)), rest)
    if head in DERIVED and len(rest) == 1:
        return DERIVED[head](g, _seat(rest[0], g.seats))
    if head == "price" and len(rest) == 2:
        return _price(g, _seat(rest[0], g.seats), rest[1])
    if head == "winners" and not rest:
        return [NAMES[s] for s in victory.ranking(g)[0]]
    if head in PAIRS and len(rest) == 2:
        return getattr(g, head)[pair(_seat(rest[0], g.seats), _seat(rest[1], g.seats))]
    if head in LISTS and not rest:
        return [_shown(g, record) for record in getattr(g, head)]
    if head in SEAT_COLUMNS and len(rest) == 1:
        value = getattr(g, head)[_seat(rest[0], g.seats)]
        if head in ("capital", "temporary"):
            return "nobody" if value == NOBODY else PLACE.id(value)
        return COLOUR.id(value) if head == "colour" else value
    if head in RUNNING and not rest:
        return "none" if getattr(g, head) is None else "running"
    if head in ("first", "active", "carrier", "weather_roller") and not rest:
        value = getattr(g, head)
        return "nobody" if value == NOBODY else NAMES[value]
    if head == "weather" and not rest:
        return WEATHER.id(g.weather)
    if head in ("round", *SCALARS) and not rest:
        return getattr(g, head)
    raise BadInput(f"nothing called {path!r}")


def _inspect_place(g: Game, p: Place, name: str) -> Any:
    if name == "army":
        return _counts(UNIT, g.army[p])
    if name == "army_mp":
        return _counts(UNIT, g.army[p], mp=True)
    if name == "slaves":
        return _counts(None, g.slaves[p])
    if name == "slaves_mp":
        return _counts(None, g.slaves[p], mp=True)
    if name in ("owner", "controller", "capital_of"):
        value = getattr(g, name)[p]
        return next((key for key, v in CONTROLLERS.items() if v == value), None) or NAMES[value]
    if name == "main":
        return BUILDING.id(g.main[p])
    if name == "mineral":
        return next(key for key, v in MINERALS.items() if v == g.mineral[p])
    if name.startswith("connected_"):
        return bool(buildings.connected(g, _seat(name.removeprefix("connected_"), g.seats))[p])
    if name in DERIVED_PLACES:
        return DERIVED_PLACES[name](g, p)
    if name == "soldiers" or name in PLACE_COLUMNS:
        return getattr(g, name)[p]
    raise BadInput(f"a province has no {name!r}")


def _inspect_zone(g: Game, z: Zone, path: list[str]) -> Any:
    if path == ["boat"]:
        return "nobody" if g.boat[z] == NOBODY else NAMES[g.boat[z]]
    if path == ["boat_mp"]:
        return g.boat_mp[z]
    if path[0] == "cargo" and len(path) == 2:
        return _counts(UNIT, g.cargo[pair(z, _seat(path[1], g.seats))])
    if path[0] == "cargo_mp" and len(path) == 2:
        return _counts(UNIT, g.cargo[pair(z, _seat(path[1], g.seats))], mp=True)
    if path[0] == "mp" and len(path) == 2:
        return _counts(SHIP, g.fleet[pair(z, _seat(path[1], g.seats))], mp=True)
    if len(path) == 1:
        return _counts(SHIP, g.fleet[pair(z, _seat(path[0], g.seats))])
    raise BadInput(f"a sea zone has no {'.'.join(path)!r}")


def _price(g: Game, seat: Seat, what: str) -> int:
    if what in buildings.CHOICES:
        return buildings.building_price(g, seat, what)
    if BUILDING.value(what) is not None:
        return buildings.building_price(g, seat, _value(BUILDING, what))
    return army.recruit_price(g, seat, _value(UNIT, what))


def _counts(domain: Domain | None, content: Stack, *, mp: bool = False) -> dict[str, int]:
    result: dict[str, int] = {}
    for key, count in content:
        name = NAMES[key >> 3] if domain is None else domain.id(key >> 3)
        name = f"{name}@{key & 7}" if mp else name
        result[name] = result.get(name, 0) + count
    return result


NEVER_EMPTY: Final = ("seat", "other", "dealer", "target", "place", "port", "origin", "card")  # 0 is the first of them


def _shown(g: Game, record: Any) -> dict[str, Any]:
    """A record as position files write it, empty fields left out."""
    shown: dict[str, Any] = {}
    for name, value in record._asdict().items():
        if value in (0, "", EMPTY, (0, 0, 0, 0)) and name not in NEVER_EMPTY:
            continue
        if name in ("seat", "other", "dealer") or (name == "target" and isinstance(record, model.Deal)):
            shown[name] = NAMES[value]
        elif name in ("place", "port", "origin", "target"):
            shown[name] = PLACE.id(value) if value in PLACES else value
        elif name == "army":
            shown[name] = _counts(UNIT, value)
        elif name == "card":
            shown[name] = CARD.id(value)
        elif name in ("parties", "accepted", "secret"):
            shown[name] = [NAMES[s] for s in value]
        elif name in ("gives", "wants"):
            shown[name] = {goods: n for goods, n in zip(tables.GOODS, value, strict=True) if n}
        elif name.endswith("places"):
            shown[name] = [PLACE.id(p) for p in value]
        elif name == "guarantor":
            if value != NOBODY:
                shown[name] = NAMES[value]
        else:
            shown[name] = value
    return shown
