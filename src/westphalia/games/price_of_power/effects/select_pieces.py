"""Selectors of pieces, tokens, Units, Ships, Ports and characters (docs/effects.md, 5)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import chain, compress
from typing import Any, Final

from .. import pieces, terms
from ..board import AREA_OF, AREAS, CHARACTERS, CONTENT, REALMS, SEAS
from ..ids import Sea, Seat, pair
from ..model import (
    CLAIM,
    CORE,
    DISPUTED,
    LARGE_DISCS,
    NO_TOWN,
    NOBODY,
    REBELS,
    RULER,
    Game,
)
from ..rules import administrative_actions, diplomacy
from ..tables import ARMIES, KINDS, MAX_SEATS, MERCHANTS
from ..vocabulary.selectors import (
    AreaRef,
    NodeRef,
    OnMap,
    ProvinceRef,
    RealmRef,
    SeaRef,
    SelectCharacters,
    SelectPieces,
    SelectPorts,
    SelectShips,
    SelectTokens,
    SelectUnits,
    Size,
)
from . import selectors
from .context import Context
from .select_places import CONTINENT, on_map
from .selectors import Filter, Find, Head, Test, Thing

SEA_CONTINENT: Final = tuple("" if z.board == "main" else z.board for z in CONTENT.sea_zones.sea_zones)


def continent(thing: Thing) -> str:
    """Where a piece lies: the Distant Continent, "" on the Main Map."""
    return SEA_CONTINENT[thing.sea] if thing.area == NOBODY else CONTINENT[thing.area]


def owners(named: RealmRef | None) -> Callable[[Game, Context], list[Seat]]:
    """The seats whose pieces are meant; all if nobody is named."""
    if named is None:
        return lambda g, c: list(g.each_seat)
    realms = selectors.realms(named)
    return lambda g, c: [g.seat_of[r] for r in realms(g, c) if r != NOBODY and g.seat_of[r] != NOBODY]


def _itself(g: Game, thing: Thing) -> Thing:
    return thing


def _area_filters(head: Head[Any, Thing], *names: str) -> None:
    for name in names:
        head.tests[name] = _within if name in ("in", "where") else _near
    head.tests["owner"] = _told_by_candidates


def _told_by_candidates(value: object, entry: object) -> Filter[Thing]:
    """A key that the list of candidates has looked at."""
    return lambda g, c: lambda thing: True


def _within(value: AreaRef, entry: object) -> Filter[Thing]:
    areas = selectors.areas(value)

    def bind(g: Game, c: Context) -> Test[Thing]:
        wanted = frozenset(areas(g, c))
        return lambda thing: thing.area in wanted

    return bind


def _near(value: AreaRef, entry: SelectPieces | SelectTokens | SelectUnits) -> Filter[Thing]:
    """In or adjacent to."""
    areas, by_land = selectors.areas(value), entry.by_land

    def bind(g: Game, c: Context) -> Test[Thing]:
        named = areas(g, c)
        beside = g.board.land if by_land else g.board.adjacent
        wanted = {*named, *chain.from_iterable(beside[a] for a in named)}
        return lambda thing: thing.area in wanted

    return bind


def _on_map(value: OnMap, entry: object) -> Filter[Thing]:
    test = on_map(value)
    return lambda g, c: lambda thing: test(continent(thing))


# Towns and Vassal tokens; a piece is known by its Province

TOWN, VASSAL, REBEL_TOWN = "town", "vassal", "rebel_town"


def _pieces(phrase: SelectPieces) -> Find[Thing]:
    named = (phrase.pieces,) if isinstance(phrase.pieces, str) else phrase.pieces
    kinds: tuple[str, ...] = (TOWN, VASSAL) if phrase.pieces == "any" else named
    of = owners(phrase.owner)
    return lambda g, c: sorted(towns_and_vassals(g, of(g, c), kinds))


def towns_and_vassals(g: Game, seats: Collection[Seat], kinds: Collection[str]) -> Iterator[Thing]:
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


PIECES: Final = Head(SelectPieces, _pieces, _itself)
PIECES.plain = lambda thing: thing.item
PIECES.tests["map"] = _on_map
_area_filters(PIECES, "in", "in_or_adjacent_to")


def _is_siege_town(g: Game, thing: Thing) -> bool:
    return thing.owner != NOBODY and g.occupier[thing.item] == g.seat_of[thing.owner]


@PIECES.test("at")
def at(value: ProvinceRef, entry: SelectPieces) -> Filter[Thing]:
    provinces = selectors.provinces(value)

    def bind(g: Game, c: Context) -> Test[Thing]:
        wanted = frozenset(provinces(g, c))
        return lambda thing: thing.item in wanted

    return bind


@PIECES.test("size")
def piece_size(value: Size, entry: SelectPieces) -> Filter[Thing]:
    def bind(g: Game, c: Context) -> Test[Thing]:
        def test(thing: Thing) -> bool:
            disc = g.siege_disc[thing.item] if _is_siege_town(g, thing) else g.disc[thing.item]
            return disc != NO_TOWN and (disc in LARGE_DISCS) is (value == "large")

        return test

    return bind


@PIECES.test("core")
def on_core(value: bool, entry: SelectPieces) -> Filter[Thing]:
    return lambda g, c: lambda thing: terms.is_core(g, thing.owner, thing.item) is value


def _has_unrest(g: Game, thing: Thing) -> bool:
    """PP-14.1.4: covered Unrest is ignored."""
    return pieces.has_unrest(g, thing.item) and pieces.unrest_holder(g, thing.item) == g.seat_of[thing.owner]


@PIECES.test("unrest")
def piece_unrest(value: bool, entry: SelectPieces) -> Filter[Thing]:
    return lambda g, c: lambda thing: _has_unrest(g, thing) is value


@PIECES.test("disorder")
def disorder(value: bool, entry: SelectPieces) -> Filter[Thing]:
    return lambda g, c: lambda thing: (_has_unrest(g, thing) or g.occupier[thing.item] == REBELS) is value


@PIECES.test("occupied")
def occupied(value: bool, entry: SelectPieces) -> Filter[Thing]:
    return lambda g, c: lambda thing: (g.occupier[thing.item] not in (NOBODY, g.seat_of[thing.owner])) is value


# Tokens


def _claims(g: Game, seats: Collection[Seat], token: int) -> Iterator[Thing]:
    for seat in seats:
        tokens, own = g.claim[seat::MAX_SEATS], g.realm[seat]
        yield from (Thing(a, own, a) for a in compress(AREAS, tokens) if tokens[a] == token)


def _colonial_claims(g: Game, seats: Collection[Seat]) -> Iterator[Thing]:
    for seat in seats:
        for p in administrative_actions.colonial_claims(g, seat):
            yield Thing(AREA_OF[p], g.realm[seat], AREA_OF[p])


def _influence(g: Game, seats: Collection[Seat]) -> Iterator[Thing]:
    """PP-11.2.4, PP-18.2.4: Royal Marriages count, and the Empire's cubes for the Emperor."""
    for seat in seats:
        areas, own = diplomacy.influenced_areas(g, seat), g.realm[seat]
        yield from (Thing(a, own, a, number=diplomacy.influence_in(g, seat, a)) for a in areas)


def _own_cubes(g: Game, seats: Collection[Seat]) -> Iterator[Thing]:
    for seat in seats:
        cubes, own = g.influence[seat::MAX_SEATS], g.realm[seat]
        yield from (Thing(a, own, a, number=cubes[a]) for a in compress(AREAS, cubes))


def _influence_cubes(g: Game, seats: Collection[Seat]) -> Iterator[Thing]:
    """What can be removed as Influence: the Empire's cubes too, for the Emperor (PP-18.2.4)."""
    yield from _own_cubes(g, seats)
    if g.emperor != NOBODY and g.seat_of[g.emperor] in seats:
        yield from (Thing(a, g.emperor, a, number=g.imperial[a]) for a in compress(AREAS, g.imperial))


def _on_capitals(g: Game, seats: Collection[Seat], column: bytearray) -> Iterator[Thing]:
    for seat in seats:
        own, capital = g.realm[seat], g.capital
        yield from (Thing(r, own, AREA_OF[capital[r]], on=r) for r in compress(REALMS, column[seat::MAX_SEATS]))


def _merchants(g: Game, seats: Collection[Seat]) -> Iterator[Thing]:
    for seat in seats:
        for n in g.merchant[seat * MERCHANTS : seat * MERCHANTS + MERCHANTS]:
            if n >= 0:
                yield Thing(n, g.realm[seat])


def _revolution(g: Game, seats: Collection[Seat]) -> Iterator[Thing]:
    for a in g.board.areas:
        if g.revolution[a]:
            yield Thing(a, NOBODY, a)


def _vassal_tokens(g: Game, seats: Collection[Seat]) -> Iterator[Thing]:
    """PP-2.4.7: 2 on a large Province."""
    for thing in towns_and_vassals(g, seats, (VASSAL,)):
        yield thing._replace(number=pieces.vassal_count(g, thing.item))


def _presence(g: Game, seats: Collection[Seat]) -> Iterator[Thing]:
    yield from towns_and_vassals(g, seats, (TOWN,))
    yield from _vassal_tokens(g, seats)
    yield from _own_cubes(g, seats)
    yield from _on_capitals(g, seats, g.alliance)
    yield from _on_capitals(g, seats, g.marriage)


def _every_piece(g: Game, seats: Collection[Seat]) -> Iterator[Thing]:
    yield from _presence(g, seats)
    yield from _claims(g, seats, CLAIM)
    yield from _claims(g, seats, CORE)
    yield from deployed(g, seats, range(KINDS), singles=True)


TOKEN_KINDS: Final[dict[str, Callable[[Game, Collection[Seat]], Iterator[Thing]]]] = {
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


def _tokens(phrase: SelectTokens) -> Find[Thing]:
    named = (phrase.tokens,) if isinstance(phrase.tokens, str) else phrase.tokens
    kinds = [TOKEN_KINDS[kind] for kind in named]
    of = owners(phrase.owner)

    def find(g: Game, c: Context) -> list[Thing]:
        seats = of(g, c)
        return [thing for kind in kinds for thing in kind(g, seats)]

    return find


TOKENS: Final = Head(SelectTokens, _tokens, _itself)
_area_filters(TOKENS, "where", "in_or_adjacent_to")


@TOKENS.test("node")
def at_node(value: NodeRef, entry: SelectTokens) -> Filter[Thing]:
    nodes = selectors.nodes(value)

    def bind(g: Game, c: Context) -> Test[Thing]:
        wanted = nodes(g, c)
        return lambda thing: thing.item in wanted

    return bind


@TOKENS.test("disputed")
def disputed(value: bool, entry: SelectTokens) -> Filter[Thing]:
    return lambda g, c: lambda thing: (g.marriage[pair(thing.on, g.seat_of[thing.owner])] == DISPUTED) is value


# Land Units

UNIT_TYPES: Final = {
    "any": tuple(range(KINDS)),
    "infantry": (0, 3, 6),
    "cavalry": (1, 4, 7),
    "artillery": (2, 5),
}
UNIT_KINDS: Final = {"regular": (0, 1, 2), "mercenary": (3, 4, 5)}


def deployed(g: Game, seats: Collection[Seat], kinds: Collection[int], *, singles: bool) -> Iterator[Thing]:
    """Units on the map, by Area; ``item`` is the Area."""
    for seat in seats:
        own = g.realm[seat]
        if singles:
            for a, number in zip(AREAS, g.infantry[seat::MAX_SEATS], strict=True):
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


def _units(phrase: SelectUnits) -> Find[Thing]:
    if phrase.units == "rebel":
        return lambda g, c: list(_rebels(g))
    if phrase.units == "hostile_or_rebel":
        return lambda g, c: [*_rebels(g), *deployed(g, _hostile(g, c), range(KINDS), singles=True)]
    meant = range(KINDS) if phrase.kind is None else UNIT_KINDS[phrase.kind]
    kinds = [kind for kind in UNIT_TYPES[phrase.units] if kind in meant]
    states = (phrase.state,) if isinstance(phrase.state, str) else phrase.state
    of, singles = owners(phrase.owner), 0 in kinds

    def find(g: Game, c: Context) -> list[Thing]:
        seats = of(g, c)
        found = list(deployed(g, seats, kinds, singles=singles)) if "deployed" in states else []
        for name, column in (("available", g.available), ("exhausted", g.exhausted)):
            if name in states:
                found += [Thing(NOBODY, g.realm[seat], number=column[seat]) for seat in seats if column[seat]]
        return found

    return find


def _hostile(g: Game, c: Context) -> list[Seat]:
    seat = g.seat_of[c.self]
    return [other for other in g.each_seat if seat != NOBODY and terms.is_hostile(g, seat, g.realm[other])]


UNITS: Final = Head(SelectUnits, _units, _itself)
UNITS.tests["kind"] = UNITS.tests["state"] = _told_by_candidates
_area_filters(UNITS, "in", "in_or_adjacent_to")

# Ships

LIGHT, HEAVY, GALLEY = "light", "heavy", "galley"
ON_SLOT, AT_SEA, DOCKED, IN_FLEET = range(4)  # item of a Ship: how it lies


def _ships(phrase: SelectShips) -> Find[Thing]:
    of, value = owners(phrase.owner), phrase.ships
    fleet = range(3) if value == "any" else ((LIGHT, HEAVY, GALLEY).index(value),)
    single = value in ("any", LIGHT)
    if phrase.on_slot:
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


def _in_zones(g: Game, seat: Seat, how: int, column: bytearray) -> list[Thing]:
    ships = column[seat::MAX_SEATS]
    if not any(ships):
        return []
    return [Thing(how, g.realm[seat], sea=z, number=number) for z, number in zip(SEAS, ships, strict=True) if number]


def _in_the_fleet(g: Game, seat: Seat, kinds: Collection[int]) -> list[Thing]:
    space = g.fleet_at[seat]
    number = sum(g.fleet[seat * 4 + kind] for kind in kinds) if space != NOBODY else 0
    if not number:
        return []
    if space < len(SEAS):
        return [Thing(IN_FLEET, g.realm[seat], sea=Sea(space), number=number)]
    return [Thing(IN_FLEET, g.realm[seat], AREA_OF[space - len(SEAS)], number=number)]


SHIPS: Final = Head(SelectShips, _ships, _itself)
SHIPS.tests["map"] = _on_map
_area_filters(SHIPS)


@SHIPS.test("sea")
def in_seas(value: SeaRef, entry: SelectShips) -> Filter[Thing]:
    seas = selectors.sea_zones(value)

    def bind(g: Game, c: Context) -> Test[Thing]:
        wanted = frozenset(seas(g, c))
        return lambda thing: thing.sea in wanted

    return bind


@SHIPS.test("on_slot")
def on_slot(value: bool, entry: SelectShips) -> Filter[Thing]:
    return lambda g, c: lambda thing: (thing.item == ON_SLOT) is value


@SHIPS.test("at_sea")
def at_sea(value: bool, entry: SelectShips) -> Filter[Thing]:
    return lambda g, c: lambda thing: (thing.sea != NOBODY) is value


@SHIPS.test("in_fleet")
def in_fleet(value: bool, entry: SelectShips) -> Filter[Thing]:
    return lambda g, c: lambda thing: (thing.item == IN_FLEET) is value


# Ports


def _ports(phrase: SelectPorts) -> Find[Thing]:
    realms = selectors.realms("any" if phrase.owner is None else phrase.owner)

    def find(g: Game, c: Context) -> list[Thing]:
        return [
            Thing(p, r, AREA_OF[p], number=2 if terms.is_large_port(g, p) else 1)
            for r in realms(g, c)
            for p in terms.owned(g, r)
            if terms.is_active_port(g, p)
        ]

    return find


PORTS: Final = Head(SelectPorts, _ports, _itself)
PORTS.plain = lambda thing: thing.item
_area_filters(PORTS)


@PORTS.test("facing")
def port_facing(value: SeaRef, entry: SelectPorts) -> Filter[Thing]:
    seas = selectors.sea_zones(value)

    def bind(g: Game, c: Context) -> Test[Thing]:
        ports = {p for z in seas(g, c) for p in g.board.ports_facing[z]}
        return lambda thing: thing.item in ports

    return bind


# Characters


def _in_office(g: Game, seat: Seat, role: str) -> list[int]:
    if role == "ruler":
        return [g.ruler[seat]]
    if role == "advisor":
        return g.advisor[seat * 3 : seat * 3 + 3]
    if role == "admiral":
        return [g.admiral[seat]]
    generals = g.general[seat * ARMIES : seat * ARMIES + ARMIES]
    return [g.ruler[seat] if character == RULER else character for character in generals]


def _characters(phrase: SelectCharacters) -> Find[Thing]:
    of, value = owners(phrase.owner), phrase.characters
    return lambda g, c: [
        Thing(character, g.realm[seat])
        for seat in of(g, c)
        for character in _in_office(g, seat, value)
        if character != NOBODY
    ]


PEOPLE: Final = Head(SelectCharacters, _characters, _itself)
PEOPLE.plain = lambda thing: thing.item
_area_filters(PEOPLE)


@PEOPLE.test("dice")
def gives_dice(value: bool, entry: SelectCharacters) -> Filter[Thing]:
    def test(thing: Thing) -> bool:
        dice = CHARACTERS[thing.item].dice
        return (dice.infantry + dice.cavalry + dice.artillery + dice.any > 0) is value

    return lambda g, c: test
