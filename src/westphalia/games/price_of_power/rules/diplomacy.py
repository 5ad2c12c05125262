"""PP-11 Diplomacy: Influence, Royal Marriages, Alliances, Vassals."""

from __future__ import annotations

from functools import cache
from itertools import compress
from typing import Final

from westphalia.kernel.remember import remembered
from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, Value, choose

from .. import history, pieces, terms
from ..board import AREA, AREA_OF, AREAS, IS_DISTANT, REALMS, realm
from ..ids import Area, Realm, Seat, pair
from ..model import ALLIANCE, DISPUTED, MARRIAGE, NOBODY, Game, in_interregnum
from ..scenarios import VARIANTS
from ..tables import ALLIANCES, AREA_LIMIT, MARRIAGES, MAX_SEATS, MUSLIM
from . import bonuses, character_cards, religion


def areas_of_realm(g: Game, r: Realm) -> list[Area]:
    """The Areas in which a Realm owns a Province (PP-2.4.2): where Influence on it lies (PP-11.1.1)."""
    return sorted({AREA_OF[p] for p in terms.extent(g, r)})


def influence_in(g: Game, seat: Seat, a: Area) -> int:
    """A player's Influence in an Area: cubes, Royal Marriages (PP-11.2.4), the Empire's for the Emperor (PP-18.2.4)."""
    total = g.influence[pair(a, seat)]
    if g.emperor == g.realm[seat]:
        total += g.imperial[a]
    return total + marriage_areas(g, seat).count(a)


def influenced_areas(g: Game, seat: Seat) -> list[Area]:
    """Areas where a player has Influence of any kind, ascending (``influence_in``)."""
    found = {*compress(AREAS, g.influence[seat::MAX_SEATS]), *marriage_areas(g, seat)}
    if g.emperor == g.realm[seat]:
        found.update(compress(AREAS, g.imperial))
    return sorted(found)


def partners(g: Game, seat: Seat) -> list[Realm]:
    """Realms on which a player has a Royal Marriage."""
    return [*compress(REALMS, g.marriage[seat::MAX_SEATS])]


@remembered("marriage", "capital")
def marriage_areas(g: Game, seat: Seat) -> tuple[Area, ...]:
    """The Capital Area of each Realm on which a player has a Royal Marriage."""
    return tuple(AREA_OF[g.capital[r]] for r in partners(g, seat))


def influence_on(g: Game, seat: Seat, r: Realm) -> int:
    """A player's Influence in all Areas of a Realm (PP-11.1.1)."""
    return sum(influence_in(g, seat, a) for a in areas_of_realm(g, r))


def marriage_discount(g: Game, seat: Seat, areas: list[Area]) -> int:
    """PP-11.2.5: one cube less is removed with a Royal Marriage in one of the Areas, also with several."""
    return int(any(a in areas for a in marriage_areas(g, seat)))


def dispute_succession(g: Game, r: Realm) -> None:
    """PP-11.2.16: all Royal Marriages on the Realm are flipped."""
    for seat in g.each_seat:
        if g.marriage[pair(r, seat)]:
            g.marriage[pair(r, seat)] = DISPUTED
            g.log("log-disputed", "PP-11.2.16", seat=seat, realm=r)


def clear_closed_areas(g: Game) -> None:
    """PP-11.1.4: where every Province is by right a player's, all Influence returns."""
    held = {*compress(AREAS, g.imperial)}
    for seat in g.each_seat:
        held.update(compress(AREAS, g.influence[seat::MAX_SEATS]))
    for a in sorted(held):
        if not IS_DISTANT[a] and terms.is_closed(g, a):
            for seat in g.each_seat:
                pieces.remove_influence(g, seat, a, g.influence[pair(a, seat)])
            g.imperial[a] = 0
            g.log("log-area-closed", "PP-11.1.4", area=a)


def end_marriages_of_vassals(g: Game) -> None:
    """PP-11.2.9: Marriages of others with a Realm that is now somebody's Vassal are removed."""
    for r in sorted({r for seat in g.each_seat for r in partners(g, seat)}):
        lord = terms.suzerain(g, g.capital[r]) if g.lands[r] and terms.has_capital(g, r) else NOBODY
        if lord == NOBODY:
            continue
        for seat in g.each_seat:
            if g.marriage[pair(r, seat)] and g.realm[seat] != lord:
                g.marriage[pair(r, seat)] = 0
                g.log("log-marriage-ends", "PP-11.2.9", seat=seat, realm=r)


def end_marriage(g: Game, seat: Seat, r: Realm, rule: str) -> None:
    """A Royal Marriage token is taken back; between two players both are (PP-11.2.13)."""
    g.marriage[pair(r, seat)] = 0
    g.log("log-marriage-ends", rule, seat=seat, realm=r)
    other = g.seat_of[r]
    if other != NOBODY:
        g.marriage[pair(g.realm[seat], other)] = 0


# 11.3 Alliances


def alliance_influence(g: Game, seat: Seat, r: Realm) -> int:
    """PP-5.4.5: Influence in the Areas of a Realm; a Colonist is one Influence in a Distant Area, counted once
    (PP-11.1.8)."""
    areas = areas_of_realm(g, r)
    distant = g.colonists[seat] if any(IS_DISTANT[a] for a in areas) else 0
    return distant + sum(influence_in(g, seat, a) for a in areas if not IS_DISTANT[a])


def alliances_of(g: Game, seat: Seat) -> list[Realm]:
    return [*compress(REALMS, g.alliance[seat::MAX_SEATS])]


def has_alliance_token(g: Game, seat: Seat) -> bool:
    """PP-11.3.1: at most 3, 4 with Cabinet."""
    return len(alliances_of(g, seat)) < bonuses.changed(g, seat, "limits", "alliances_max", ALLIANCES)


def has_marriage_token(g: Game, seat: Seat) -> bool:
    """PP-11.2.3."""
    return len(partners(g, seat)) < bonuses.changed(g, seat, "limits", "marriages_max", MARRIAGES)


def can_never_ally(g: Game, r: Realm) -> bool:
    """PP-21.0.3(e): a Realm whose player has left."""
    return bool(g.abandoned[r])


ONE_SPAIN: Final = "one_spain"
SPAIN: Final = ("castile", "aragon")


@cache
def _permanent_alliances(variant: str) -> frozenset[tuple[int, int]]:
    """PP-3.0.1: pairs of Realms whose Alliance a scenario keeps: the members of a team, Castile and Aragon."""
    entry = VARIANTS[variant].variant
    bonds = [list(map(realm, team)) for team in entry.teams]
    if any(rule.id == ONE_SPAIN for rule in entry.special_rules):
        bonds.append(list(map(realm, SPAIN)))
    return frozenset((r, x) for bond in bonds for r in bond for x in bond if r != x)


@cache
def _one_spain(variant: str) -> tuple[Realm, ...]:
    rules = VARIANTS[variant].variant.special_rules
    return tuple(map(realm, SPAIN)) if any(rule.id == ONE_SPAIN for rule in rules) else ()


def counted_as_one(g: Game, r: Realm) -> tuple[Realm, ...]:
    """PP-3.0.1: the Realms whose Provinces count as one Realm's in a Power Struggle: Aragon's are Castile's."""
    spain = _one_spain(g.variant)
    return spain if r in spain and g.seat_of[r] != NOBODY else (r,)


def is_permanent(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-3.0.1: an Alliance that cannot end."""
    return (g.realm[seat], r) in _permanent_alliances(g.variant)


def alliances_to_end(g: Game, seat: Seat) -> list[Realm]:
    """Alliances that their player may give up."""
    return [r for r in alliances_of(g, seat) if not is_permanent(g, seat, r)]


def ally(g: Game, seat: Seat, r: Realm, rule: str) -> None:
    """PP-11.3.1: the token on the Ally's Capital; two players place one each."""
    g.alliance[pair(r, seat)] = ALLIANCE
    other = g.seat_of[r]
    if other != NOBODY:
        g.alliance[pair(g.realm[seat], other)] = ALLIANCE
    history.note_alliance(g, seat, r)
    g.log("log-alliance", rule, seat=seat, realm=r)
    g.unsettled = 1


def remove_alliance(g: Game, seat: Seat, r: Realm, rule: str) -> None:
    """The token is taken back; between two players both are. A permanent Alliance goes back to rest."""
    if is_permanent(g, seat, r):
        g.alliance[pair(r, seat)] = min(g.alliance[pair(r, seat)], ALLIANCE)
        return
    g.alliance[pair(r, seat)] = 0
    g.log("log-alliance-ends", rule, seat=seat, realm=r)
    other = g.seat_of[r]
    if other != NOBODY:
        g.alliance[pair(g.realm[seat], other)] = 0
    g.unsettled = 1


# 11.2 Royal Marriages

NO_MARRIAGE_TOKEN: Final = Refusal("PP-11.2.3", "no-marriage-token")
MARRIED: Final = Refusal("PP-11.2.1", "no-marriage-twice")
WRONG_FAITH: Final = Refusal("PP-11.2.10", "no-marriage-faith")
FOREIGN_VASSAL: Final = Refusal("PP-11.2.9", "no-marriage-vassal")
INTERREGNUM: Final = Refusal("PP-11.2.12", "no-marriage-interregnum")
COUNCIL: Final = Refusal("PP-11.2.12", "no-marriage-council")


def faiths_may_marry(faith: int, other: int) -> bool:
    """PP-11.2.10: Christians with Christians, Muslims with Muslims; nobody with Revolutionaries or Distant Realms."""
    if religion.is_christian(faith):
        return religion.is_christian(other)
    return faith == MUSLIM == other


def why_not_marry(g: Game, seat: Seat, r: Realm) -> Refusal | None:
    """PP-11.2: a player and any other Realm, from the player's side."""
    if in_interregnum(g, seat):
        return INTERREGNUM
    other = g.seat_of[r]
    if other != NOBODY and in_interregnum(g, other):
        return INTERREGNUM
    if character_cards.is_bound(g.ruler[seat], character_cards.NO_MARRIAGE):
        return COUNCIL
    if g.marriage[pair(r, seat)]:
        return MARRIED
    if terms.is_distant(g, r) or not faiths_may_marry(g.faith[g.realm[seat]], g.faith[r]):
        return WRONG_FAITH
    lord = terms.suzerain(g, g.capital[r])
    if lord not in (NOBODY, g.realm[seat]):
        return FOREIGN_VASSAL
    return None if has_marriage_token(g, seat) else NO_MARRIAGE_TOKEN


def marry(g: Game, seat: Seat, r: Realm, rule: str) -> None:
    """PP-11.2.1: the token on the partner's Capital; between two players both place one."""
    g.marriage[pair(r, seat)] = MARRIAGE
    other = g.seat_of[r]
    if other != NOBODY:
        g.marriage[pair(g.realm[seat], other)] = MARRIAGE
    g.log("log-marriage", rule, seat=seat, realm=r)


IMPERIAL_LOST: Final = Kind("imperial_lost", "PP-18.2.4", AREA)
IMPERIAL: Final = "imperial"


@cache
def influence_lost(rule: str) -> Kind:
    """From which Area Influence is lost: the question names the rule that takes it."""
    return Kind("influence_lost", rule, AREA)


def lose_influence(g: Game, seat: Seat, areas: list[Area], amount: int, rule: str) -> Script[None]:
    """PP-11.1.10: as many as there are, of the owner's choice; the Emperor may give Imperial Influence."""
    for _ in range(amount):
        held: list[Value] = [a for a in areas if g.influence[pair(a, seat)]]
        imperial = [a for a in areas if g.imperial[a]] if g.emperor == g.realm[seat] else []
        if imperial:
            held.append(IMPERIAL)
        if not held:
            return
        a = yield from choose(Ask(seat, influence_lost(rule), held))
        if a == IMPERIAL:
            a = yield from choose(Ask(seat, IMPERIAL_LOST, [*imperial]))
            take_imperial(g, seat, a, 1, rule)
        else:
            take_influence(g, seat, a, 1, rule)


def take_influence(g: Game, seat: Seat, a: Area, number: int, rule: str) -> None:
    """Cubes of a player leave an Area for their supply, and it is told."""
    if removed := pieces.remove_influence(g, seat, a, number):
        g.log("log-influence-lost", rule, seat=seat, area=a, n=removed)


def take_imperial(g: Game, seat: Seat, a: Area, number: int, rule: str) -> None:
    """Imperial Influence of the Emperor leaves an Area (PP-18.2.4)."""
    if removed := min(number, g.imperial[a]):
        g.imperial[a] -= removed
        g.log("log-imperial-lost", rule, seat=seat, area=a, n=removed)


def withdraw_influence(g: Game, seat: Seat, r: Realm, rule: str) -> None:
    """All own Influence in the Areas of a Realm; Imperial too for the Emperor (PP-18.2.4)."""
    for a in areas_of_realm(g, r):
        take_influence(g, seat, a, g.influence[pair(a, seat)], rule)
        if g.emperor == g.realm[seat]:
            take_imperial(g, seat, a, g.imperial[a], rule)


def place_truce(g: Game, seat: Seat, r: Realm, rule: str) -> None:
    """A Truce token on the Realm's Capital; a player places one in return."""
    g.truce[pair(r, seat)] = 1
    other = g.seat_of[r]
    if other != NOBODY:
        g.truce[pair(g.realm[seat], other)] = 1
    g.log("log-truce", rule, seat=seat, realm=r)


# Influence into full Areas (PP-11.1.5, PP-16.3.10)

RIVAL_CUBE: Final = Kind("rival_cube", "PP-11.1.5", SEAT)


def rivals_in(g: Game, seat: Seat, a: Area) -> list[Seat]:
    """The other players with cubes in an Area; Imperial Influence is the Emperor's (PP-16.3.10)."""
    return [
        s for s in g.each_seat if s != seat and (g.influence[pair(a, s)] or (g.imperial[a] and g.emperor == g.realm[s]))
    ]


def can_make_room(g: Game, seat: Seat, a: Area) -> bool:
    """Is there a cube that is not the player's own?"""
    return bool(rivals_in(g, seat, a)) or (g.imperial[a] > 0 and g.emperor != g.realm[seat])


def has_room(g: Game, seat: Seat, a: Area) -> bool:
    """PP-11.1.5: does an Area take gained Influence of the player?"""
    return pieces.cubes_in(g, a) < AREA_LIMIT or can_make_room(g, seat, a)


def make_room(g: Game, seat: Seat, a: Area) -> Script[None]:
    """PP-11.1.5: a cube of an Opponent goes, of the placing player's choice; the Empire's if there is no other. The
    caller asks ``can_make_room``."""
    rivals = rivals_in(g, seat, a)
    victim = (yield from choose(Ask(seat, RIVAL_CUBE, [*rivals], args={"area": a}))) if rivals else NOBODY
    if victim == NOBODY or not pieces.remove_influence(g, victim, a):
        g.imperial[a] -= 1
    if victim != NOBODY:
        g.log("log-influence-lost", "PP-11.1.5", seat=victim, area=a, n=1)


def add_cube(g: Game, seat: Seat, a: Area, rule: str) -> Script[bool]:
    """PP-11.1.5: gained Influence, into a full Area in the place of an Opponent's. False if there is no cube or no room
    for it."""
    if pieces.cubes_in(g, a) >= AREA_LIMIT:
        if not can_make_room(g, seat, a):
            return False
        yield from make_room(g, seat, a)
    if not (yield from pieces.place_influence(g, seat, a)):
        return False
    g.log("log-influence", rule, seat=seat, area=a)
    return True
