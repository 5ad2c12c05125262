"""PP-2.5 Key terms: own, control, occupy, adjacent, friendly, hostile, neutral. Every other chapter stands on these.

A *faction* is a Realm (its number), ``REBEL_FACTION``, or NOBODY for a vacant Territory. Functions that ask about a
player take the seat, those that ask about any Realm take the Realm.
"""

from __future__ import annotations

from itertools import compress
from typing import Final, NamedTuple

from westphalia.kernel.remember import remembered

from .board import (
    AREA_OF,
    AREAS,
    EXTRA_CORES,
    IS_DISTANT,
    IS_DISTANT_REALM,
    IS_INACTIVE_PORT,
    IS_PORT,
    IS_TERRITORY,
    REALMS,
)
from .ids import Area, Province, Realm, Sea, Seat, pair
from .model import ACTIVE_ALLY, CORE, LARGE_DISCS, NO_TOWN, NOBODY, REBELS, Game
from .tables import ARMIES, KINDS, LARGE, MANPOWER_LIMIT, MAX_SEATS, SMALL

REBEL_FACTION: Final = Realm(-2)

# Realms


def is_pr(g: Game, r: Realm) -> bool:
    """PP-2.4.1: a Realm run by a player."""
    return g.seat_of[r] != NOBODY


def exists(g: Game, r: Realm) -> bool:
    """PP-13.0.8: a Realm without a Province by right has ceased to exist."""
    return bool(g.lands[r])


def suzerain(g: Game, p: Province) -> Realm:
    """The Realm whose Vassal the Realm of this Province is (PP-2.5.1(b), (d)), or NOBODY."""
    seat = g.vassal[p]
    if seat != NOBODY:
        return g.realm[seat]
    r = g.lawful[p]
    return NOBODY if r == NOBODY else g.overlord[r]


def independent_lands(g: Game, r: Realm) -> list[Province]:
    """Provinces by right of a Realm that are nobody's Vassal Provinces."""
    if g.overlord[r] != NOBODY:
        return []
    vassal = g.vassal
    return [p for p in g.lands[r] if vassal[p] == NOBODY]


def is_npr(g: Game, r: Realm) -> bool:
    """PP-13.0.1: independent, and no player's."""
    if g.seat_of[r] != NOBODY or g.overlord[r] != NOBODY:
        return False
    vassal = g.vassal
    return any(vassal[p] == NOBODY for p in g.lands[r])


def independent_realms(g: Game) -> frozenset[Realm]:
    """The Realms of players and the NPRs: all but Vassals and those that are gone."""
    return _independent_realms(g, 0)


@remembered("seat_of", "overlord", on="ground")
def _independent_realms(g: Game, _: int) -> frozenset[Realm]:
    return frozenset(r for r in REALMS if g.lands[r] and (is_pr(g, r) or is_npr(g, r)))


def is_vassal_of(g: Game, r: Realm, lord: Realm) -> bool:
    """Is some Province of ``r`` a Vassal Province of the Realm ``lord``?"""
    return any(suzerain(g, p) == lord for p in g.lands[r])


def vassals_of(g: Game, r: Realm) -> list[Realm]:
    """The Vassal Realms of a Realm (PP-2.4.1: different flags are different Vassals)."""
    seat = g.seat_of[r]
    if seat == NOBODY:
        return [v for v in _flags_under(g, r) if g.lands[v]]
    return sorted({g.lawful[p] for p in marked(g, seat) if g.vassal[p] == seat})


@remembered("variant", "overlord")
def _flags_under(g: Game, r: Realm) -> tuple[Realm, ...]:
    """The Realms whose suzerain is an NPR."""
    return tuple(v for v, lord in zip(REALMS, g.overlord, strict=True) if lord == r)


def flags_in_areas(g: Game) -> tuple[tuple[Realm, ...], ...]:
    """The Realms to which Provinces of each Area belong by right."""
    return _flags_in_areas(g, 0)


@remembered(on="ground")
def _flags_in_areas(g: Game, _: int) -> tuple[tuple[Realm, ...], ...]:
    lawful = g.lawful
    return tuple(tuple(dict.fromkeys(lawful[p] for p in g.board.provinces_of[a] if lawful[p] != NOBODY)) for a in AREAS)


def is_distant(g: Game, r: Realm) -> bool:
    """PP-2.4.3: its Capital lies on a Distant Continent."""
    return IS_DISTANT_REALM[r] if not g.lands[r] else IS_DISTANT[AREA_OF[g.capital[r]]]


# Ownership and control


@remembered(on="ground")
def marked(g: Game, seat: Seat) -> tuple[Province, ...]:
    """The Provinces with a Town or Vassal token of a player, by right or as occupier, ascending. What asks about a
    player's Provinces looks at these and not at the whole board."""
    town, vassal, occupier = g.town, g.vassal, g.occupier
    return tuple(p for p in g.board.provinces if town[p] == seat or vassal[p] == seat or occupier[p] == seat)


@remembered(on="ground")
def marked_areas(g: Game, seat: Seat) -> frozenset[Area]:
    """Their Areas."""
    return frozenset(AREA_OF[p] for p in marked(g, seat))


@remembered(on="ground")
def near_marked(g: Game, seat: Seat) -> tuple[Area, ...]:
    """The Areas adjacent to them, or in which they lie (PP-2.5.14), each once."""
    near = g.board.near
    return tuple(dict.fromkeys(a for p in marked(g, seat) for a in near[p]))


def is_occupied(g: Game, p: Province) -> bool:
    """PP-2.5.2."""
    return g.occupier[p] != NOBODY


def owns(g: Game, r: Realm, p: Province) -> bool:
    """PP-2.5.3: rightful owner and controller in one."""
    return g.lawful[p] == r and g.occupier[p] == NOBODY


def owner(g: Game, p: Province) -> Realm:
    """The Realm that Owns a Province, or NOBODY while it is occupied or vacant."""
    return g.lawful[p] if g.occupier[p] == NOBODY else NOBODY


def controller(g: Game, p: Province) -> Realm:
    """PP-2.5.4: the faction that controls a Province."""
    occupier = g.occupier[p]
    if occupier == NOBODY:
        return g.lawful[p]
    return REBEL_FACTION if occupier == REBELS else g.realm[occupier]


def controls(g: Game, r: Realm, p: Province) -> bool:
    """PP-2.5.4."""
    return controller(g, p) == r


def owned(g: Game, r: Realm) -> list[Province]:
    """PP-2.4.2: the Provinces that make up a Realm."""
    occupier = g.occupier
    return [p for p in g.lands[r] if occupier[p] == NOBODY]


@remembered(on="ground")
def own_areas(g: Game, r: Realm) -> tuple[Area, ...]:
    """PP-2.5.5: the Areas that are part of a Realm, ascending."""
    return tuple(sorted({AREA_OF[p] for p in owned(g, r)}))


def owns_area(g: Game, r: Realm, a: Area) -> bool:
    """PP-2.5.5: at least one Province of the Area is owned."""
    return any(g.lawful[p] == r and g.occupier[p] == NOBODY for p in g.board.provinces_of[a])


def owns_all(g: Game, r: Realm, a: Area) -> bool:
    """PP-2.5.5: every Province of the Area is owned."""
    return all(g.lawful[p] == r and g.occupier[p] == NOBODY for p in g.board.provinces_of[a])


def own_towns(g: Game, seat: Seat) -> list[Province]:
    """Provinces with an own Town that is not covered."""
    r = g.realm[seat]
    return [p for p in g.lands[r] if g.town[p] == seat and g.occupier[p] == NOBODY]


def capital_area(g: Game, r: Realm) -> Area:
    """PP-2.5.6."""
    return AREA_OF[g.capital[r]]


def has_capital(g: Game, r: Realm) -> bool:
    """PP-2.5.6: whether its Capital is its own by right."""
    return g.lawful[g.capital[r]] == r


def tax_value(g: Game, p: Province) -> int:
    """PP-2.5.7: Small 1, Large 2; a Large Town counts 2 (ruling)."""
    return LARGE if is_large(g, p) else SMALL


def is_large(g: Game, p: Province) -> bool:
    """Is the Province printed Large, or made so by its Town (PP-2.5.7)?"""
    return g.board.tax[p] == LARGE or g.disc[p] in LARGE_DISCS


def base_tax(g: Game, seat: Seat) -> int:
    """PP-2.5.8, PP-C.4.2: of a player, as read from the Town tracks."""
    return g.small_towns[seat] - g.small_covered[seat] + 2 * (g.large_towns[seat] - g.large_covered[seat])


def vassal_tax(g: Game, seat: Seat) -> int:
    """PP-2.5.8: half a Ducat for each uncovered Vassal token, rounded up."""
    return (g.vassal_tokens[seat] - g.vassal_covered[seat] + 1) // 2


def tax_income(g: Game, seat: Seat) -> int:
    """PP-2.5.8, without the modifiers of Phase 4."""
    return base_tax(g, seat) + vassal_tax(g, seat)


def manpower(g: Game, seat: Seat) -> int:
    """PP-C.4.2, PP-9.3.1: the Manpower value; Imperial Authority is added for the Emperor (PP-18.1.3)."""
    small = (g.small_towns[seat] - g.small_covered[seat] + 1) // 2
    large = g.large_towns[seat] - g.large_covered[seat]
    total = small + large + vassal_tax(g, seat) + g.manpower_tokens[seat]
    if g.emperor == g.realm[seat]:
        total += g.authority
    return min(total, MANPOWER_LIMIT)


def extent(g: Game, r: Realm) -> list[Province]:
    """The owned Provinces of a Realm; of one that lives on beside Vassal Provinces of its flag only the free ones
    (PP-2.4.1: these are another Realm)."""
    lands = owned(g, r)
    vassal = g.vassal
    return [p for p in lands if vassal[p] == NOBODY] or lands


def npr_base_tax(g: Game, r: Realm) -> int:
    """PP-13.0.3: of a Realm that no player runs, without its Vassals (PP-13.2.3)."""
    return sum(tax_value(g, p) + g.extra_manpower[p] for p in extent(g, r))


def realm_base_tax(g: Game, r: Realm) -> int:
    """PP-2.5.8: of any Realm."""
    seat = g.seat_of[r]
    return npr_base_tax(g, r) if seat == NOBODY else base_tax(g, seat)


# Core


def core_token(g: Game, a: Area) -> Seat:
    """The seat with a Core token in the Area, or NOBODY."""
    at = a * MAX_SEATS
    for seat in g.each_seat:
        if g.claim[at + seat] == CORE:
            return seat
    return NOBODY


def cores(g: Game, p: Province) -> tuple[Realm, ...]:
    """PP-2.5.9: the Realms of which a Province is a Core Province."""
    seat = core_token(g, AREA_OF[p])
    if seat != NOBODY:
        return (g.realm[seat],)
    if g.dnpr[p] != NOBODY:
        return (g.dnpr[p],)
    flag = g.board.flag[p]
    return EXTRA_CORES[p] if flag == NOBODY else (g.heir[flag], *EXTRA_CORES[p])


def is_core(g: Game, r: Realm, p: Province) -> bool:
    return r in cores(g, p)


def is_core_of_pr(g: Game, p: Province) -> bool:
    """A DNPR token may never lie there (PP-2.5.9)."""
    return any(g.seat_of[r] != NOBODY for r in cores(g, p))


# Adjacency


def is_adjacent_by_land(g: Game, a: Area, b: Area) -> bool:
    """PP-2.5.11."""
    return b in g.board.land[a]


def is_adjacent_by_sea(g: Game, a: Area, b: Area) -> bool:
    """PP-2.5.11: ports of both face a common Sea Zone."""
    return b in g.board.by_sea[a]


def is_adjacent(g: Game, a: Area, b: Area) -> bool:
    """PP-2.5.11."""
    return b in g.board.adjacent[a]


def touches(g: Game, a: Area, z: Sea) -> bool:
    """PP-2.5.12: an Area and a Sea Zone share a border, with or without a port."""
    return z in g.board.coasts[a]


def is_province_near(g: Game, p: Province, a: Area) -> bool:
    """PP-2.5.14: a Province is adjacent to an Area (or lies in it)."""
    return a in g.board.near[p]


@remembered(on="ground")
def reach_of(g: Game, r: Realm) -> tuple[Area, ...]:
    """PP-2.5.18: the Areas adjacent to a Realm, its own among them (PP-2.5.14), ascending."""
    near = g.board.near
    found = set[Area]()
    for p in owned(g, r):
        found.update(near[p])
    return tuple(sorted(found))


def is_realm_near(g: Game, r: Realm, a: Area) -> bool:
    """PP-2.5.18: some owned Province is adjacent to the Area. Vassals give no adjacency."""
    near = g.board.near
    occupier = g.occupier
    return any(occupier[p] == NOBODY and a in near[p] for p in g.lands[r])


def are_realms_adjacent(g: Game, r: Realm, x: Realm) -> bool:
    """PP-2.5.18."""
    beside, theirs = g.board.beside, owned(g, x)
    return any(not beside[p].isdisjoint(theirs) for p in owned(g, r))


# Friendly, hostile, neutral


def at_war_with(g: Game, seat: Seat, r: Realm) -> bool:
    return g.war[pair(r, seat)] != 0


def wars_of(g: Game, seat: Seat) -> list[Realm]:
    """The Realms a player has a War with."""
    return [*compress(REALMS, g.war[seat::MAX_SEATS])]


def active_patron(g: Game, r: Realm) -> Seat:
    """The seat whose Active Ally a Realm is, or NOBODY."""
    at = r * MAX_SEATS
    tokens = g.alliance[at : at + MAX_SEATS]
    return Seat(tokens.index(ACTIVE_ALLY)) if ACTIVE_ALLY in tokens else NOBODY


def patron(g: Game, r: Realm) -> Seat:
    """The seat allied to an NPR (PP-11.3.4: one at most), or NOBODY."""
    at = r * MAX_SEATS
    for seat, token in zip(g.each_seat, g.alliance[at : at + g.seats], strict=True):
        if token:
            return seat
    return NOBODY


def is_at_war(g: Game, r: Realm) -> bool:
    """PP-2.5.30: has a War, shares one as an Active Ally, or through its suzerain."""
    at = r * MAX_SEATS
    if any(g.war[at : at + g.seats]) or active_patron(g, r) != NOBODY:
        return True
    seat = g.seat_of[r]
    if seat != NOBODY:
        return any(g.war[seat::MAX_SEATS])
    lord = suzerain(g, g.capital[r]) if has_capital(g, r) else g.overlord[r]
    return lord != NOBODY and is_at_war(g, lord)


AT_PEACE: Final = frozenset((REBEL_FACTION,))  # the enemies of a player without a War


class Relations(NamedTuple):
    """The factions that are hostile to a player (PP-2.5.22), Rebels among them, and those that are friendly
    (PP-2.5.23)."""

    enemies: frozenset[Realm]
    friends: frozenset[Realm]


@remembered("realm", "overlord", "war", "alliance")
def relations(g: Game, seat: Seat) -> Relations:
    """Who is hostile and who friendly, of all factions at once."""
    own = g.realm[seat]
    allied = {*compress(REALMS, g.alliance[seat::MAX_SEATS])}
    friends = {own, *allied, *(v for v, lord in zip(REALMS, g.overlord, strict=True) if lord in allied)}
    if not any(g.war[seat::MAX_SEATS]):
        return Relations(AT_PEACE, frozenset(friends))
    enemies = frozenset(_hostile_realms(g, seat)) | AT_PEACE
    return Relations(enemies, frozenset(friends - enemies))


def _hostile_realms(g: Game, seat: Seat) -> set[Realm]:
    """PP-2.5.22: Enemies, the Active Allies of Enemies, and the Vassals of all these."""
    found = set(wars_of(g, seat))
    for other, r in zip(g.each_seat, g.realm, strict=True):
        if other != seat and g.war[pair(r, seat)]:
            allies = compress(REALMS, g.alliance[other::MAX_SEATS])
            found.update(x for x in allies if active_patron(g, x) == other)
    vassals = [(v, lord) for v, lord in zip(REALMS, g.overlord, strict=True) if lord != NOBODY]
    number = 0
    while number != len(found):  # Vassals of Vassals
        number = len(found)
        found.update(v for v, lord in vassals if lord in found)
    return found


def is_hostile(g: Game, seat: Seat, faction: Realm) -> bool:
    """PP-2.5.22: Rebels, Enemies, their Vassals, their Active Allies and the Vassals of these."""
    return faction in relations(g, seat).enemies


def is_hostile_province(g: Game, seat: Seat, p: Province) -> bool:
    """PP-2.5.25: by who controls it; a Vassal Province follows its suzerain's wars."""
    return side_of_province(g, p) in relations(g, seat).enemies


def side_of_province(g: Game, p: Province) -> Realm:
    """PP-2.5.25: the faction by which a Province is friendly or hostile: who controls it; of a Vassal Province its
    suzerain, whose friends it does not share (PP-2.5.23)."""
    occupier = g.occupier[p]
    if occupier == NOBODY:
        lord = g.vassal[p]
        return g.lawful[p] if lord == NOBODY else g.realm[lord]
    return REBEL_FACTION if occupier == REBELS else g.realm[occupier]


def is_friendly(g: Game, seat: Seat, faction: Realm) -> bool:
    """PP-2.5.23: oneself and Allies; Vassals of an NPR Ally count, Vassals of a PR Ally do not."""
    return faction in relations(g, seat).friends


def is_friendly_province(g: Game, seat: Seat, p: Province) -> bool:
    """PP-2.5.25: one's own Vassal Provinces are friendly."""
    if g.occupier[p] == NOBODY and g.vassal[p] != NOBODY:
        return g.vassal[p] == seat
    return controller(g, p) in relations(g, seat).friends


def units_in(g: Game, seat: Seat, a: Area) -> int:
    """Deployed land units of a player in an Area (PP-2.5.31)."""
    total = g.infantry[pair(a, seat)]
    if a in g.army_at[seat * ARMIES : seat * ARMIES + ARMIES]:
        for k in range(seat * ARMIES, seat * ARMIES + ARMIES):
            if g.army_at[k] == a:
                total += sum(g.army[k * KINDS : k * KINDS + KINDS])
    return total


def has_hostile_units(g: Game, seat: Seat, a: Area) -> bool:
    """Rebel units, or units of players at war with this one."""
    if g.rebels[a]:
        return True
    war = g.war
    foes = [other for other, r in zip(g.each_seat, g.realm, strict=True) if war[pair(r, seat)] and other != seat]
    return bool(foes) and any(units_in(g, other, a) for other in foes)


HOSTILE, FRIENDLY, NEUTRAL = "hostile", "friendly", "neutral"


def area_status(g: Game, seat: Seat, a: Area) -> str:
    """PP-2.5.26."""
    if has_hostile_units(g, seat, a):
        return HOSTILE
    enemies, friends = relations(g, seat)
    status = NEUTRAL
    for p in g.board.provinces_of[a]:
        side = side_of_province(g, p)
        if side in enemies:
            return HOSTILE
        if side in friends and (g.vassal[p] in (NOBODY, seat) or g.occupier[p] != NOBODY):
            status = FRIENDLY
    return status


def ships_at_sea(g: Game, seat: Seat, z: Sea) -> int:
    """Ships of a player in a Sea Zone, the Fleet included, ships in port not."""
    at = pair(z, seat)
    total = g.on_slot[at] + g.at_sea[at]
    return total + sum(g.fleet[seat * 4 : seat * 4 + 3]) if g.fleet_at[seat] == z else total


def light_ships_at_sea(g: Game, seat: Seat, z: Sea) -> int:
    """Light Ships in a Sea Zone, with or without a slot, also inside the Fleet (PP-12.2.3)."""
    at = pair(z, seat)
    total = g.on_slot[at] + g.at_sea[at]
    return total + g.fleet[seat * 4] if g.fleet_at[seat] == z else total


def is_active_port(g: Game, p: Province) -> bool:
    """PP-2.5.38: a grey port is active while a Town, Vassal token or DNPR token lies on the Province."""
    if not IS_INACTIVE_PORT[p]:
        return IS_PORT[p]
    return has_token(g, p)


def has_token(g: Game, p: Province) -> bool:
    """A Town (also one placed by a siege), Vassal token or DNPR token lies on the Province, whoever's it is."""
    return g.disc[p] != NO_TOWN or g.siege_disc[p] != NO_TOWN or g.vassal[p] != NOBODY or g.dnpr[p] != NOBODY


def is_large_port(g: Game, p: Province) -> bool:
    """PP-2.5.36: counts as 2 ports."""
    return IS_PORT[p] and is_large(g, p)


def is_hostile_sea(g: Game, seat: Seat, z: Sea) -> bool:
    """PP-2.5.27: hostile ships, or an active port of a hostile NPR that nobody at war with it blocks."""
    enemies = relations(g, seat).enemies
    if enemies is AT_PEACE:
        return False
    for other in g.each_seat:
        if other != seat and g.war[pair(g.realm[other], seat)] and ships_at_sea(g, other, z):
            return True
    for p in g.board.ports_facing[z]:
        faction = controller(g, p)
        if faction not in enemies or faction < 0 or g.seat_of[faction] != NOBODY or g.vassal[p] != NOBODY:
            continue
        if is_active_port(g, p) and not is_blocked(g, faction, z):
            return True
    return False


def is_blocked(g: Game, r: Realm, z: Sea) -> bool:
    """PP-2.5.27: the Sea Zone holds a ship of a player at war with the NPR."""
    return any(ships_at_sea(g, seat, z) and is_hostile(g, seat, r) for seat in g.each_seat)


# Territories


def is_vacant(g: Game, p: Province) -> bool:
    """PP-2.5.34: a Territory without Town, Vassal token or DNPR token."""
    return IS_TERRITORY[p] and g.disc[p] == NO_TOWN and g.dnpr[p] == NOBODY and g.vassal[p] == NOBODY


@remembered("seat_of", on="ground")
def is_closed(g: Game, a: Area) -> bool:
    """PP-11.1.3: every Province of the Area is by right a player's (Vassal Provinces keep it open)."""
    lawful, seat_of = g.lawful, g.seat_of
    return all(lawful[p] != NOBODY and seat_of[lawful[p]] != NOBODY for p in g.board.provinces_of[a])
