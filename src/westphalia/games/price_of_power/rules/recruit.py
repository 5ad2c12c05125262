"""PP-5.5.12 to 5.5.18 Recruit Units: Regular, Mercenary and Allied units within capacity, and ships."""

from __future__ import annotations

from typing import Final, NamedTuple

from westphalia.kernel.actions import Action
from westphalia.kernel.script import PAUSE, Ask, Kind, Refusal, Script, Value, choose

from .. import terms
from ..board import AREA, AREA_OF, FACES, HAS_MARK, PROVINCE, REALM, SHIP, SPACE, UNIT
from ..cost import Cost
from ..ids import Area, Province, Realm, Sea, Seat, Space, pair
from ..model import NOBODY, Game
from ..tables import (
    ALLIED_KINDS,
    ARMIES,
    CAVALRY,
    GALLEY,
    HEAVY,
    INFANTRY,
    KINDS,
    LIGHT,
    MERCENARIES,
    MERCENARY_KINDS,
    MIL,
    REGULAR_KINDS,
)
from . import bonuses, capacity, characters, land_battles, muster, realm, ships, units, wars

PRICES: Final = (2, 5, 6, 4, 7, 8, 0, 3)  # by kind of unit, PP-5.5.12
SHIP_PRICES: Final = (4, 10, 2)
MERCENARY_LIMIT: Final = 3  # PP-5.5.15
COST: Final = Cost(mil=1)  # PP-5.5.12, before the price of everything
CANNONS: Final = bonuses.number("cannons")

RECRUIT_WHAT: Final = Kind("recruit_what", "PP-5.5.12")
RECRUIT_AREA: Final = Kind("recruit_area", "PP-5.5.14", AREA)
RECRUIT_UNIT: Final = Kind("recruit_unit", "PP-5.5.12", UNIT)
RECRUIT_INTO: Final = Kind("recruit_into", "PP-5.5.13")
RECRUIT_BY: Final = Kind("recruit_by", "PP-9.2.14", REALM)
BUILD_PORT: Final = Kind("build_port", "PP-5.5.17", PROVINCE)
BUILD_SHIP: Final = Kind("build_ship", "PP-5.5.17", SHIP)
BUILD_WHERE: Final = Kind("build_where", "PP-5.5.17", SPACE)
BUILD_AS: Final = Kind("build_as", "PP-9.0.17")
ONE_SHIP: Final = "ship"
FORM_FLEET: Final = "form_fleet"
JOIN_FLEET: Final = "join_fleet"
DONE: Final = "done"
SINGLE: Final = "single"

NOTHING: Final = Refusal("PP-5.5.12", "no-recruit")


def unit_price(g: Game, seat: Seat, kind: int) -> int:
    """PP-5.5.12, as Ideas change it."""
    if kind == INFANTRY:
        return bonuses.changed(g, seat, "recruit_units", "regular_infantry_price", PRICES[INFANTRY])
    if kind == CAVALRY:
        return bonuses.changed(g, seat, "recruit_units", "regular_cavalry_price", PRICES[CAVALRY])
    return PRICES[kind]


class RecruitGrant(NamedTuple):
    """How a card changes a Recruit action that it grants (PP-16.3.19)."""

    kinds: tuple[int, ...] = tuple(range(KINDS))
    most: int | None = None  # Units; for Mercenaries alone it replaces the limit of PP-5.5.15
    ships: bool = True
    areas: tuple[Area, ...] | None = None  # only in these
    half_price: bool = False  # of the sum, rounded up
    regular_price: bool = False  # for Mercenaries
    discount: int = 0  # for each Regular Unit
    discounted: int = 0  # ... at most so many


AS_PRINTED: Final = RecruitGrant()


class Order:
    """A Recruit action under way: the Areas in which it has placed units (battles there come at its end), their number
    and their sum in the price list."""

    def __init__(self, grant: RecruitGrant = AS_PRINTED) -> None:
        self.grant: Final = grant
        self.areas = list[Area]()
        self.placed = 0
        self.listed = 0
        self.discounts = 0  # used

    def clone(self) -> Order:
        twin = Order(self.grant)
        twin.areas, twin.placed, twin.listed, twin.discounts = self.areas[:], self.placed, self.listed, self.discounts
        return twin

    @property
    def is_full(self) -> bool:
        return self.grant.most is not None and self.placed >= self.grant.most

    def price(self, g: Game, seat: Seat, kind: int) -> int:
        """What the next unit costs."""
        how = self.grant
        cheap = how.regular_price and kind in MERCENARY_KINDS
        listed = PRICES[MERCENARY_KINDS.index(kind)] if cheap else unit_price(g, seat, kind)
        if how.half_price:
            return -(-(self.listed + listed) // 2) + (-self.listed // 2)
        if kind in REGULAR_KINDS and self.discounts < how.discounted:
            return max(0, listed - how.discount)
        return listed

    def pay(self, g: Game, seat: Seat, kind: int) -> None:
        realm.pay(g, seat, Cost(ducats=self.price(g, seat, kind)))
        self.listed += unit_price(g, seat, kind)
        self.discounts += int(kind in REGULAR_KINDS)
        self.placed += 1


def mercenaries_left(g: Game) -> int:
    return MERCENARIES[g.entry.scenario.edition] - units.mercenaries_in_play(g)


def is_own_area(g: Game, seat: Seat, a: Area) -> bool:
    """PP-9.2.3: an Area with an own Province or a Vassal's."""
    own = g.realm[seat]
    return any(g.occupier[p] == NOBODY and (g.lawful[p] == own or g.vassal[p] == seat) for p in g.board.provinces_of[a])


def own_areas(g: Game, seat: Seat) -> list[Area]:
    """PP-9.2.3: Areas with an own Province or a Vassal's."""
    found = set(terms.own_areas(g, g.realm[seat]))
    found.update(AREA_OF[p] for p in terms.marked(g, seat) if g.vassal[p] == seat and g.occupier[p] == NOBODY)
    return sorted(found)


def ally_areas(g: Game, seat: Seat) -> list[Area]:
    """PP-5.5.16: Areas owned by Active Allies or their Vassals (PP-13.2.2)."""
    return sorted({AREA_OF[p] for r in wars.active_allies(g, seat) for p in capacity.supporters(g, r)})


def has_room(g: Game, r: Realm, a: Area) -> bool:
    """PP-9.2.14: one more unit within the Realm's MC for the Area, with what was placed elsewhere this Turn."""
    placed = g.turn.recruited if g.turn is not None else dict[tuple[int, Area], int]()
    demands = {area: units for (owner, area), units in placed.items() if owner == r}
    demands[a] = demands.get(a, 0) + 1
    return capacity.can_cover(g, r, demands)


def use_capacity(g: Game, r: Realm, a: Area) -> None:
    if g.turn is not None:
        g.turn.recruited[r, a] = g.turn.recruited.get((r, a), 0) + 1


def kinds_for(g: Game, seat: Seat, a: Area, order: Order) -> list[int]:
    """The kinds of units that can be recruited in an Area now."""
    found = list[int]()
    own = g.realm[seat]
    mine = is_own_area(g, seat, a)
    fits = mine and bool(g.available[seat] or g.allied_available[seat]) and has_room(g, own, a)
    has_army = bool(armies_for(g, seat, a))
    has_cannons = bonuses.has_idea(g, seat, CANNONS)
    if fits and g.available[seat]:
        found.append(0)
        if has_army:
            found += [1, 2] if has_cannons else [1]
    if mine and has_army and may_hire(g, order):
        found += [3, 4, 5] if has_cannons else [3, 4]
    if has_army and g.allied_available[seat] and ((fits and terms.owns_area(g, own, a)) or hosts(g, seat, a)):
        found += ALLIED_KINDS
    kinds = order.grant.kinds
    return [kind for kind in found if kind in kinds and order.price(g, seat, kind) <= g.ducats[seat]]


def may_hire(g: Game, order: Order | None = None) -> bool:
    """PP-5.5.15: at most 3 Mercenaries per Turn, as long as the General Supply lasts; a card may set another limit."""
    if order is not None and order.grant.kinds == MERCENARY_KINDS and order.grant.most is not None:
        return mercenaries_left(g) > 0
    hired = g.turn.mercenaries if g.turn is not None else 0
    return hired < MERCENARY_LIMIT and mercenaries_left(g) > 0


def hosts(g: Game, seat: Seat, a: Area) -> list[Realm]:
    """PP-5.5.16, PP-11.3.29: Active Allies that own a Province in the Area, themselves or through a Vassal
    (PP-13.2.2), and have MC left for it."""
    allies = [r for r in wars.active_allies(g, seat) if any(AREA_OF[p] == a for p in capacity.supporters(g, r))]
    return [r for r in allies if has_room(g, r, a)]


def supporters_of_allied(g: Game, seat: Seat, a: Area) -> list[Value]:
    """PP-5.5.16: whose MC can support an Allied Unit in the Area: the player's where he owns a Province, an Active
    Ally's; with both the player decides (PP-9.2.14)."""
    own = g.realm[seat]
    mine: list[Value] = [own] if terms.owns_area(g, own, a) and has_room(g, own, a) else []
    return [*mine, *hosts(g, seat, a)]


def armies_for(g: Game, seat: Seat, a: Area) -> list[str]:
    """Armies in the Area, or boards free for a new one (PP-5.5.13)."""
    here = [army for army in units.armies_of(seat) if g.army_at[army] == a]
    return [characters.ARMY_WORDS[army % ARMIES] for army in (*here, *units.free_boards(g, seat))]


def areas_for(g: Game, seat: Seat, order: Order | None = None) -> list[Area]:
    order = order or Order()
    if order.is_full:
        return []
    areas = order.grant.areas or sorted({*own_areas(g, seat), *ally_areas(g, seat)})
    return [a for a in areas if kinds_for(g, seat, a, order)]


def why_not_recruit_on(g: Game, seat: Seat, grant: RecruitGrant) -> Refusal | None:
    """As a card grants it, its base cost apart."""
    if grant == AS_PRINTED:
        return why_not_recruit_free(g, seat)
    is_able = can_recruit_units(g, seat, Order(grant)) or (grant.ships and can_build_ships(g, seat))
    return None if is_able else NOTHING


def can_recruit_units(g: Game, seat: Seat, order: Order) -> bool:
    """Is there an Area for a unit? Own ones are looked at first."""
    if order.is_full:
        return False
    if order.grant.areas:
        return any(kinds_for(g, seat, a, order) for a in order.grant.areas)
    if any(kinds_for(g, seat, a, order) for a in own_areas(g, seat)):
        return True
    return any(kinds_for(g, seat, a, order) for a in ally_areas(g, seat))


def can_build_ships(g: Game, seat: Seat) -> bool:
    if g.ducats[seat] < min(SHIP_PRICES) or ships.ships_of(g, seat) >= ships.MOST_SHIPS:
        return False
    return any(may_build(g, seat, p) for p in terms.owned(g, g.realm[seat]))


def why_not_recruit_free(g: Game, seat: Seat) -> Refusal | None:
    if g.ducats[seat] < min(*SHIP_PRICES, unit_price(g, seat, 0)) and not g.allied_available[seat]:
        return realm.NO_DUCATS
    return None if can_build_ships(g, seat) or can_recruit_units(g, seat, Order()) else NOTHING


def why_not_recruit(g: Game, seat: Seat) -> Refusal | None:
    if not g.power[seat * 3 + MIL]:
        return realm.NO_POWER[MIL]
    return why_not_recruit_free(g, seat)


def recruit(g: Game, seat: Seat) -> Script[None]:
    """PP-5.5.12: 1 MIL and the price of everything."""
    realm.pay(g, seat, COST)
    assert g.turn is not None
    g.turn.order = Order()
    yield from recruit_on(g, seat)


def recruit_on(g: Game, seat: Seat) -> Script[None]:
    """The Recruit action of this Turn, from its beginning or from a pause between two units."""
    assert g.turn is not None
    order = g.turn.order
    assert isinstance(order, Order)
    yield from place_order(g, seat, order)
    g.turn.order = None
    yield from battles_after(g, seat, order)


def recruit_free(g: Game, seat: Seat, how: RecruitGrant = AS_PRINTED) -> Script[None]:
    order = Order(how)
    yield from place_order(g, seat, order)
    yield from battles_after(g, seat, order)


def place_order(g: Game, seat: Seat, order: Order) -> Script[None]:
    """Unit by unit, without the battles that follow."""
    is_of_turn = g.turn is not None and g.turn.order is order
    while True:
        known = (yield PAUSE) if is_of_turn else None
        way = yield from choose(Ask(seat, RECRUIT_WHAT, known or ways_to_recruit(g, seat, order), DONE))
        if way == DONE:
            return
        if way == "units":
            yield from recruit_unit(g, seat, order)
        else:
            yield from build_ship(g, seat)


def ways_to_recruit(g: Game, seat: Seat, order: Order) -> list[Value]:
    ways = list[Value]()
    if can_recruit_units(g, seat, order):
        ways.append("units")
    if order.grant.ships and can_build_ships(g, seat):
        ways.append("ships")
    return [*ways, DONE]


def recruit_unit(g: Game, seat: Seat, order: Order) -> Script[None]:
    """PP-5.5.13 to 5.5.16: one unit, in an Area, alone (Regular Infantry) or into an Army."""
    a = yield from choose(Ask(seat, RECRUIT_AREA, areas_for(g, seat, order)))
    kinds = kinds_for(g, seat, a, order)
    prices = {UNIT.id(kind): order.price(g, seat, kind) for kind in kinds}
    kind = yield from choose(Ask(seat, RECRUIT_UNIT, kinds, args=prices))
    places: list[Value] = [SINGLE] if kind == INFANTRY else []
    places += armies_for(g, seat, a)
    place = yield from choose(Ask(seat, RECRUIT_INTO, places))
    order.pay(g, seat, kind)
    own = g.realm[seat]
    if kind in REGULAR_KINDS:
        g.available[seat] -= 1
        use_capacity(g, own, a)
    elif kind in MERCENARY_KINDS:
        if g.turn is not None:
            g.turn.mercenaries += 1
    else:
        supporter = yield from choose(Ask(seat, RECRUIT_BY, supporters_of_allied(g, seat, a)))
        g.allied_available[seat] -= 1
        use_capacity(g, supporter, a)
    put_unit(g, seat, a, kind, place)
    if a not in order.areas:
        order.areas.append(a)
    g.log("log-recruited", "PP-5.5.12", seat=seat, unit=kind, area=a)


def put_unit(g: Game, seat: Seat, a: Area, kind: int, place: str) -> None:
    """A unit comes into an Area, alone or into an Army."""
    if place == SINGLE:
        g.infantry[pair(a, seat)] += 1
    else:
        army = seat * ARMIES + characters.ARMY_WORDS.index(place)
        g.army_at[army] = a
        g.army[army * KINDS + kind] += 1


# Ships (PP-5.5.17, PP-9.2.9, PP-9.2.12)


def builds_at(g: Game, p: Province) -> int:
    """1 ship per owned Port, 2 at a Large Port."""
    return 2 if terms.is_large_port(g, p) else 1


def built_at(g: Game, p: Province) -> int:
    """Ships built in a port this Turn: each Province counts once towards NC (PP-9.2.14)."""
    return g.turn.built.get(p, 0) if g.turn is not None else 0


def spaces_for(g: Game, seat: Seat, p: Province, kind: int) -> list[Space]:
    """PP-9.2.9, PP-9.2.12: the port itself or a Sea Zone it faces that is not hostile; Heavy Ships and Galleys only
    with the Fleet. With one ship per port the NC of a Sea Zone is never exceeded."""
    in_fleet = kind != LIGHT or g.fleet_at[seat] == ships.space_of(p)
    spaces: list[Space] = [ships.space_of(p)] if ships.port_room(g, seat, p, in_fleet=in_fleet) > 0 else []
    spaces += [z for z in FACES[p] if z in g.board.seas and not terms.is_hostile_sea(g, seat, z)]
    if kind == LIGHT:
        return spaces
    at = g.fleet_at[seat]
    spaces = [space for space in spaces if at in (NOBODY, space)]
    return [s for s in spaces if kind != GALLEY or ships.is_port(s) or HAS_MARK[s]]


def ship_kinds(g: Game, seat: Seat, p: Province) -> list[int]:
    if ships.ships_of(g, seat) >= ships.MOST_SHIPS:
        return []
    return [
        kind for kind in (LIGHT, HEAVY, GALLEY) if SHIP_PRICES[kind] <= g.ducats[seat] and spaces_for(g, seat, p, kind)
    ]


def ports_for(g: Game, seat: Seat) -> list[Province]:
    return [p for p in terms.owned(g, g.realm[seat]) if may_build(g, seat, p)]


def may_build(g: Game, seat: Seat, p: Province) -> bool:
    """Can a ship be built in an owned Province now?"""
    if g.town[p] != seat or not FACES[p] or built_at(g, p) >= builds_at(g, p):
        return False
    return ships.ships_of(g, seat) < ships.MOST_SHIPS and any(
        SHIP_PRICES[kind] <= g.ducats[seat] and spaces_for(g, seat, p, kind) for kind in (LIGHT, HEAVY, GALLEY)
    )


def build_ship(g: Game, seat: Seat) -> Script[None]:
    p = yield from choose(Ask(seat, BUILD_PORT, ports_for(g, seat)))
    kinds = ship_kinds(g, seat, p)
    kind = yield from choose(Ask(seat, BUILD_SHIP, kinds, args={SHIP.id(kind): SHIP_PRICES[kind] for kind in kinds}))
    space = yield from choose(Ask(seat, BUILD_WHERE, spaces_for(g, seat, p, kind)))
    realm.pay(g, seat, Cost(ducats=SHIP_PRICES[kind]))
    if g.turn is not None:
        g.turn.built[p] = built_at(g, p) + 1
    in_fleet = kind != LIGHT or (yield from is_of_fleet(g, seat, space))
    g.log("log-built-ship", "PP-5.5.17", seat=seat, ship=kind, space=space)
    yield from put_ship(g, seat, kind, space, in_fleet=in_fleet)


def is_of_fleet(g: Game, seat: Seat, space: Space) -> Script[bool]:
    """PP-9.0.3, PP-9.0.17(a): a new Light Ship lies alone, joins the Fleet in that Space or is the first of a new
    one."""
    ways: list[Value] = [ONE_SHIP] if has_room_alone(g, seat, space) else []
    if g.fleet_at[seat] in (NOBODY, space):
        ways.append(FORM_FLEET if g.fleet_at[seat] == NOBODY else JOIN_FLEET)
    return bool((yield from choose(Ask(seat, BUILD_AS, ways))) != ONE_SHIP)


def has_room_alone(g: Game, seat: Seat, space: Space) -> bool:
    """PP-9.5.15: in a Large Port with a Fleet of 4 or 5 ships a Light Ship can only join it."""
    return not ships.is_port(space) or ships.port_room(g, seat, ships.province_of(space)) > 0


def put_ship(g: Game, seat: Seat, kind: int, space: Space, *, in_fleet: bool = False) -> Script[None]:
    """A ship comes into a Space: Heavy Ships and Galleys with the Fleet, a Light Ship also alone, where it may take a
    slot."""
    if in_fleet or kind != LIGHT or not has_room_alone(g, seat, space):
        g.fleet_at[seat] = space
        g.fleet[seat * 4 + kind] += 1
    elif ships.is_port(space):
        p = ships.province_of(space)
        ships.set_docked(g, seat, p, ships.docked(g, seat, p) + 1)
    else:
        z = Sea(space)
        g.at_sea[pair(z, seat)] += 1
        yield from ships.take_slot(g, seat, z, displace=False)


# Available Mercenaries [optional 2] (PP-5.5.11)

HIRE: Final = Kind("hire_for_march", "PP-5.5.11", UNIT)


def hire_for_march(g: Game, seat: Seat, army: int) -> Script[tuple[int, ...]]:
    """Up to 3 Mercenaries into an Army that sets out from an own Area; their kinds."""
    hired: tuple[int, ...] = ()
    if not g.rules.available_mercenaries or not terms.owns_area(g, g.realm[seat], g.army_at[army]):
        return hired
    while may_hire(g):
        kinds = MERCENARY_KINDS if bonuses.has_idea(g, seat, CANNONS) else MERCENARY_KINDS[:2]
        able: list[Value] = [kind for kind in kinds if unit_price(g, seat, kind) <= g.ducats[seat]]
        if not able:
            break
        kind = yield Ask(seat, HIRE, [DONE, *able], DONE, {UNIT.id(kind): PRICES[kind] for kind in kinds})
        if kind == DONE:
            break
        realm.pay(g, seat, Cost(ducats=unit_price(g, seat, kind)))
        g.army[army * KINDS + kind] += 1
        if g.turn is not None:
            g.turn.mercenaries += 1
        hired = (*hired, kind)
        g.log("log-recruited", "PP-5.5.11", seat=seat, unit=kind, area=g.army_at[army])
    return hired


# Battles (PP-5.5.18)

BATTLE_FIRST: Final = Kind("recruit_battle_first", "PP-9.7.4", AREA)


def battles_after(g: Game, seat: Seat, order: Order) -> Script[None]:
    """PP-5.5.18, PP-9.7.3: after the whole recruitment, in an order of own choice."""
    left = [a for a in order.areas if muster.is_land_battle(g, seat, a)]
    while left:
        a = yield from choose(Ask(seat, BATTLE_FIRST, [*left]))
        left.remove(a)
        if g.turn is not None:
            g.turn.land_pending = left
        yield from land_battles.fight(g, a, seat)
        left = [b for b in left if muster.is_land_battle(g, seat, b)]


RECRUIT: Final = Action("recruit", why_not_recruit, recruit)
