"""Selectors of pieces, tokens, Units, Ships, Ports and characters (docs/effects.md, 5)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import chain, compress
from typing import Any, Final

from .. import pieces, terms
from ..board import AREA_OF, AREAS, CHARACTERS, CONTENT, REALMS, SEAS
from ..ids import pair
from ..model import (
    CLAIM,
    CORE,
    DISPUTED,
    LARGE_TOWN,
    NO_TOWN,
    NOBODY,
    REBELS,
    RULER,
    TWO_SMALL_TOWNS,
    Game,
)
from ..rules import administrative_actions, diplomacy
from ..tables import ARMIES, KINDS, MAX_SEATS, MERCHANTS
from . import selectors
from .context import Context
from .select_places import CONTINENT, on_map
from .selectors import Filter, Find, Head, Test, Thing

SEA_CONTINENT: Final = tuple("" if z.board == "main" else z.board for z in CONTENT.sea_zones.sea_zones)


def continent(thing: Thing) -> str:
    """Where a piece lies: the Distant Continent, "" on the Main Map."""
    return SEA_CONTINENT[thing.sea] if thing.area == NOBODY else CONTINENT[thing.area]


def owners(raw: Any) -> Callable[[Game, Context], list[int]]:
    """The seats whose pieces are meant; all if nobody is named."""
    if raw is None:
        return lambda g, c: list(range(g.seats))
    realms = selectors.realms(raw)
    return lambda g, c: [g.seat_of[r] for r in realms(g, c) if r != NOBODY and g.seat_of[r] != NOBODY]


def _area_filters(head: Head, *names: str) -> None:
    for name in names:
        head.tests[name] = _within if name in ("in", "where") else _near
    head.tests["owner"] = lambda raw, entry: lambda g, c: lambda thing: True  # the candidates are the owner's


def _within(raw: Any, entry: Mapping[str, Any]) -> Filter:
    areas = selectors.areas(raw)

    def bind(g: Game, c: Context) -> Test:
        wanted = frozenset(areas(g, c))
        return lambda thing: thing.area in wanted

    return bind


def _near(raw: Any, entry: Mapping[str, Any]) -> Filter:
    """In or adjacent to."""
    areas, by_land = selectors.areas(raw), entry.get("by_land")

    def bind(g: Game, c: Context) -> Test:
        named = areas(g, c)
        beside = g.board.land if by_land else g.board.adjacent
        wanted = {*named, *chain.from_iterable(beside[a] for a in named)}
        return lambda thing: thing.area in wanted

    return bind


def _on_map(raw: Any, entry: Mapping[str, Any]) -> Filter:
    test = on_map(raw)
    return lambda g, c: lambda thing: test(continent(thing))


# Towns and Vassal tokens; a piece is known by its Province

TOWN, VASSAL, REBEL_TOWN = "town", "vassal", "rebel_town"


def _pieces(value: Any, entry: Mapping[str, Any]) -> Find:
    kinds = (TOWN, VASSAL) if value == "any" else (value,) if isinstance(value, str) else tuple(value)
    of = owners(entry.get("owner"))
    return lambda g, c: sorted(towns_and_vassals(g, of(g, c), kinds))


def towns_and_vassals(g: Game, seats: Collection[int], kinds: Collection[str]) -> Iterator[Thing]:
    """Pieces on the board, also those under an occupier's; a Town placed by a siege is its occupier's (PP-14.1.5)."""
    town, occupier = g.town, g.occupier
    for seat in seats:
        own = g.realm[seat]
        if TOWN in kinds:
            for p in g.lands[own]:
                if town[p] == seat:
                    yield Thing(p, own, AREA_OF[p])
            if seat in occupier:
                yield from (Thing(p, own, AREA_OF[p]) for p, by in enumerate(occupier) if by == seat)
        if VASSAL in kinds and g.vassal_tokens[seat]:
            yield from (Thing(p, own, AREA_OF[p]) for p, lord in enumerate(g.vassal) if lord == seat)
    if REBEL_TOWN in kinds and REBELS in occupier:
        yield from (Thing(p, NOBODY, AREA_OF[p]) for p, by in enumerate(occupier) if by == REBELS)


PIECES: Final = Head("pieces", _pieces)
PIECES.plain = lambda thing: thing.item
PIECES.tests["map"] = _on_map
_area_filters(PIECES, "in", "in_or_adjacent_to")


def _is_siege_town(g: Game, thing: Thing) -> bool:
    return thing.owner != NOBODY and g.occupier[thing.item] == g.seat_of[thing.owner]


@PIECES.test("at")
def at(raw: Any, entry: Mapping[str, Any]) -> Filter:
    provinces = selectors.provinces(raw)

    def bind(g: Game, c: Context) -> Test:
        wanted = frozenset(provinces(g, c))
        return lambda thing: thing.item in wanted

    return bind


@PIECES.test("size")
def piece_size(raw: str, entry: Mapping[str, Any]) -> Filter:
    def bind(g: Game, c: Context) -> Test:
        def test(thing: Thing) -> bool:
            disc = g.siege_disc[thing.item] if _is_siege_town(g, thing) else g.disc[thing.item]
            return disc != NO_TOWN and (disc in (LARGE_TOWN, TWO_SMALL_TOWNS)) is (raw == "large")

        return test

    return bind


@PIECES.test("core")
def on_core(raw: bool, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda thing: terms.is_core(g, thing.owner, thing.item) is raw


def _has_unrest(g: Game, thing: Thing) -> bool:
    """PP-14.1.4: covered Unrest is ignored."""
    return pieces.has_unrest(g, thing.item) and pieces.unrest_holder(g, thing.item) == g.seat_of[thing.owner]


@PIECES.test("unrest")
def piece_unrest(raw: bool, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda thing: _has_unrest(g, thing) is raw


@PIECES.test("disorder")
def disorder(raw: bool, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda thing: (_has_unrest(g, thing) or g.occupier[thing.item] == REBELS) is raw


@PIECES.test("occupied")
def occupied(raw: bool, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda thing: (g.occupier[thing.item] not in (NOBODY, g.seat_of[thing.owner])) is raw


# Tokens


def _claims(g: Game, seats: Collection[int], token: int) -> Iterator[Thing]:
    for seat in seats:
        tokens, own = g.claim[seat::MAX_SEATS], g.realm[seat]
        yield from (Thing(a, own, a) for a in compress(AREAS, tokens) if tokens[a] == token)


def _colonial_claims(g: Game, seats: Collection[int]) -> Iterator[Thing]:
    for seat in seats:
        for p in administrative_actions.colonial_claims(g, seat):
            yield Thing(AREA_OF[p], g.realm[seat], AREA_OF[p])


def _influence(g: Game, seats: Collection[int]) -> Iterator[Thing]:
    """PP-11.2.4, PP-18.2.4: Royal Marriages count, and the Empire's cubes for the Emperor."""
    for seat in seats:
        areas, own = diplomacy.influenced_areas(g, seat), g.realm[seat]
        yield from (Thing(a, own, a, number=diplomacy.influence_in(g, seat, a)) for a in areas)


def _own_cubes(g: Game, seats: Collection[int]) -> Iterator[Thing]:
    for seat in seats:
        cubes, own = g.influence[seat::MAX_SEATS], g.realm[seat]
        yield from (Thing(a, own, a, number=cubes[a]) for a in compress(AREAS, cubes))


def _influence_cubes(g: Game, seats: Collection[int]) -> Iterator[Thing]:
    """What can be removed as Influence: the Empire's cubes too, for the Emperor (PP-18.2.4)."""
    yield from _own_cubes(g, seats)
    if g.emperor != NOBODY and g.seat_of[g.emperor] in seats:
        yield from (Thing(a, g.emperor, a, number=g.imperial[a]) for a in compress(AREAS, g.imperial))


def _on_capitals(g: Game, seats: Collection[int], column: bytearray) -> Iterator[Thing]:
    for seat in seats:
        own, capital = g.realm[seat], g.capital
        yield from (Thing(r, own, AREA_OF[capital[r]], on=r) for r in compress(REALMS, column[seat::MAX_SEATS]))


def _merchants(g: Game, seats: Collection[int]) -> Iterator[Thing]:
    for seat in seats:
        for n in g.merchant[seat * MERCHANTS : seat * MERCHANTS + MERCHANTS]:
            if n >= 0:
                yield Thing(n, g.realm[seat])


def _revolution(g: Game, seats: Collection[int]) -> Iterator[Thing]:
    for a in g.board.areas:
        if g.revolution[a]:
            yield Thing(a, NOBODY, a)


def _vassal_tokens(g: Game, seats: Collection[int]) -> Iterator[Thing]:
    """PP-2.4.7: 2 on a large Province."""
    for thing in towns_and_vassals(g, seats, (VASSAL,)):
        yield thing._replace(number=pieces.vassal_count(g, thing.item))


def _presence(g: Game, seats: Collection[int]) -> Iterator[Thing]:
    yield from towns_and_vassals(g, seats, (TOWN,))
    yield from _vassal_tokens(g, seats)
    yield from _own_cubes(g, seats)
    yield from _on_capitals(g, seats, g.alliance)
    yield from _on_capitals(g, seats, g.marriage)


def _every_piece(g: Game, seats: Collection[int]) -> Iterator[Thing]:
    yield from _presence(g, seats)
    yield from _claims(g, seats, CLAIM)
    yield from _claims(g, seats, CORE)
    yield from deployed(g, seats, range(KINDS), singles=True)


TOKEN_KINDS: Final[dict[str, Callable[[Game, Collection[int]], Iterator[Thing]]]] = {
    "claim": lambda g, seats: _claims(g, seats, CLAIM),
    "colonial_claim": _colonial_claims,
    "core": lambda g, seats: _claims(g, seats, CORE),
    "influence": _influence,
    "influence_cubes": _influence_cubes,
    "alliance": lambda g, seats: _on_capitals(g, seats, g.alliance),
    "marriage": lambda g, seats: _on_capitals(g, seats, g.marriage),
    "merchant": _merchants,
    "revolution": _revolution,
    "presence": _presence,
    "any": _every_piece,
}


def _tokens(value: Any, entry: Mapping[str, Any]) -> Find:
    kinds = [TOKEN_KINDS[kind] for kind in ((value,) if isinstance(value, str) else value)]
    of = owners(entry.get("owner"))

    def find(g: Game, c: Context) -> list[Thing]:
        seats = of(g, c)
        return [thing for kind in kinds for thing in kind(g, seats)]

    return find


TOKENS: Final = Head("tokens", _tokens)
_area_filters(TOKENS, "where", "in_or_adjacent_to")


@TOKENS.test("node")
def at_node(raw: Any, entry: Mapping[str, Any]) -> Filter:
    nodes = selectors.nodes(raw)

    def bind(g: Game, c: Context) -> Test:
        wanted = nodes(g, c)
        return lambda thing: thing.item in wanted

    return bind


@TOKENS.test("disputed")
def disputed(raw: bool, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda thing: (g.marriage[pair(thing.on, g.seat_of[thing.owner])] == DISPUTED) is raw


# Land Units

UNIT_TYPES: Final = {
    "any": tuple(range(KINDS)),
    "infantry": (0, 3, 6),
    "cavalry": (1, 4, 7),
    "artillery": (2, 5),
}
UNIT_KINDS: Final = {"regular": (0, 1, 2), "mercenary": (3, 4, 5)}


def deployed(g: Game, seats: Collection[int], kinds: Collection[int], *, singles: bool) -> Iterator[Thing]:
    """Units on the map, by Area; ``item`` is the Area."""
    for seat in seats:
        own = g.realm[seat]
        if singles:
            for a, number in enumerate(g.infantry[seat::MAX_SEATS]):
                if number:
                    yield Thing(a, own, a, number=number)
        for k in range(seat * ARMIES, seat * ARMIES + ARMIES):
            a = g.army_at[k]
            number = sum(g.army[k * KINDS + kind] for kind in kinds) if a != NOBODY else 0
            if number:
                yield Thing(a, own, a, number=number)


def _rebels(g: Game) -> Iterator[Thing]:
    for a in g.board.areas:
        if g.rebels[a]:
            yield Thing(a, NOBODY, a, number=g.rebels[a])


def _units(value: str, entry: Mapping[str, Any]) -> Find:
    if value == "rebel":
        return lambda g, c: list(_rebels(g))
    if value == "hostile_or_rebel":
        return lambda g, c: [*_rebels(g), *deployed(g, _hostile(g, c), range(KINDS), singles=True)]
    kinds = [kind for kind in UNIT_TYPES[value] if kind in UNIT_KINDS.get(entry.get("kind", ""), range(KINDS))]
    states = entry.get("state", "deployed")
    states = (states,) if isinstance(states, str) else states
    of, singles = owners(entry.get("owner")), 0 in kinds

    def find(g: Game, c: Context) -> list[Thing]:
        seats = of(g, c)
        found = list(deployed(g, seats, kinds, singles=singles)) if "deployed" in states else []
        for name, column in (("available", g.available), ("exhausted", g.exhausted)):
            if name in states:
                found += [Thing(NOBODY, g.realm[seat], number=column[seat]) for seat in seats if column[seat]]
        return found

    return find


def _hostile(g: Game, c: Context) -> list[int]:
    seat = g.seat_of[c.self]
    return [other for other in range(g.seats) if seat != NOBODY and terms.is_hostile(g, seat, g.realm[other])]


UNITS: Final = Head("units", _units)
UNITS.tests["kind"] = UNITS.tests["state"] = lambda raw, entry: lambda g, c: lambda thing: True  # by _units
_area_filters(UNITS, "in", "in_or_adjacent_to")

# Ships

LIGHT, HEAVY, GALLEY = "light", "heavy", "galley"
ON_SLOT, AT_SEA, DOCKED, IN_FLEET = range(4)  # item of a Ship: how it lies


def _ships(value: str, entry: Mapping[str, Any]) -> Find:
    of = owners(entry.get("owner"))
    fleet = range(3) if value == "any" else ((LIGHT, HEAVY, GALLEY).index(value),)
    single = value in ("any", LIGHT)
    if entry.get("on_slot"):
        return lambda g, c: [thing for seat in of(g, c) for thing in _in_zones(g, seat, ON_SLOT, g.on_slot)]

    def find(g: Game, c: Context) -> list[Thing]:
        found = list[Thing]()
        for seat in of(g, c):
            if single:
                found += _in_zones(g, seat, ON_SLOT, g.on_slot)
                found += _in_zones(g, seat, AT_SEA, g.at_sea)
                ports = [(d.province, d.ships) for d in g.docked if d.seat == seat]
                found += [Thing(DOCKED, g.realm[seat], AREA_OF[p], number=number) for p, number in ports]
            found += _in_the_fleet(g, seat, fleet)
        return found

    return find


def _in_zones(g: Game, seat: int, how: int, column: bytearray) -> list[Thing]:
    ships = column[seat::MAX_SEATS]
    return [Thing(how, g.realm[seat], sea=z, number=number) for z, number in enumerate(ships) if number]


def _in_the_fleet(g: Game, seat: int, kinds: Collection[int]) -> list[Thing]:
    space = g.fleet_at[seat]
    number = sum(g.fleet[seat * 4 + kind] for kind in kinds) if space != NOBODY else 0
    if not number:
        return []
    if space < len(SEAS):
        return [Thing(IN_FLEET, g.realm[seat], sea=space, number=number)]
    return [Thing(IN_FLEET, g.realm[seat], AREA_OF[space - len(SEAS)], number=number)]


SHIPS: Final = Head("ships", _ships)
SHIPS.tests["map"] = _on_map
_area_filters(SHIPS)


@SHIPS.test("sea")
def in_seas(raw: Any, entry: Mapping[str, Any]) -> Filter:
    seas = selectors.sea_zones(raw)

    def bind(g: Game, c: Context) -> Test:
        wanted = frozenset(seas(g, c))
        return lambda thing: thing.sea in wanted

    return bind


@SHIPS.test("on_slot")
def on_slot(raw: bool, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda thing: (thing.item == ON_SLOT) is raw


@SHIPS.test("at_sea")
def at_sea(raw: bool, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda thing: (thing.sea != NOBODY) is raw


@SHIPS.test("in_fleet")
def in_fleet(raw: bool, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda thing: (thing.item == IN_FLEET) is raw


# Ports


def _ports(value: str, entry: Mapping[str, Any]) -> Find:
    realms = selectors.realms(entry.get("owner", "any"))

    def find(g: Game, c: Context) -> list[Thing]:
        return [
            Thing(p, r, AREA_OF[p], number=2 if terms.is_large_port(g, p) else 1)
            for r in realms(g, c)
            for p in terms.owned(g, r)
            if terms.is_active_port(g, p)
        ]

    return find


PORTS: Final = Head("ports", _ports)
PORTS.plain = lambda thing: thing.item
_area_filters(PORTS)


@PORTS.test("facing")
def port_facing(raw: Any, entry: Mapping[str, Any]) -> Filter:
    seas = selectors.sea_zones(raw)

    def bind(g: Game, c: Context) -> Test:
        ports = {p for z in seas(g, c) for p in g.board.ports_facing[z]}
        return lambda thing: thing.item in ports

    return bind


# Characters


def _in_office(g: Game, seat: int, role: str) -> list[int]:
    if role == "ruler":
        return [g.ruler[seat]]
    if role == "advisor":
        return g.advisor[seat * 3 : seat * 3 + 3]
    if role == "admiral":
        return [g.admiral[seat]]
    generals = g.general[seat * ARMIES : seat * ARMIES + ARMIES]
    return [g.ruler[seat] if character == RULER else character for character in generals]


def _characters(value: str, entry: Mapping[str, Any]) -> Find:
    of = owners(entry.get("owner"))
    return lambda g, c: [
        Thing(character, g.realm[seat])
        for seat in of(g, c)
        for character in _in_office(g, seat, value)
        if character != NOBODY
    ]


PEOPLE: Final = Head("characters", _characters)
PEOPLE.plain = lambda thing: thing.item
_area_filters(PEOPLE)


@PEOPLE.test("dice")
def gives_dice(raw: bool, entry: Mapping[str, Any]) -> Filter:
    def test(thing: Thing) -> bool:
        dice = CHARACTERS[thing.item].dice
        return (dice.infantry + dice.cavalry + dice.artillery + dice.any > 0) is raw

    return lambda g, c: test
