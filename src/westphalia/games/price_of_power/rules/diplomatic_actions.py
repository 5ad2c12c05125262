"""PP-5.4 Diplomatic Actions: Influence, Forge Alliance, Fabricate Claims; Trade is in trade.py."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, choose, refusals

from .. import decks, pieces, terms
from ..board import AREA, AREA_OF, CONTINENT_OF, IS_DISTANT, POWER_STRUGGLES, REALM, area
from ..cost import Cost, Price, as_printed
from ..ids import Area, Realm, Seat, pair
from ..model import NOBODY, NONE, Game
from ..tables import (
    ALLIANCE_DIP,
    ALLIANCE_INFLUENCE,
    AREA_LIMIT,
    CLAIM_DIP,
    DIP,
    INFLUENCE_DUCATS,
    INFLUENCE_PER_AREA,
    MAX_SEATS,
)
from . import bonuses, checks, diplomacy, reactions, realm, scenario_rules, trade

# Influence

INFLUENCE_AREA: Final = Kind("influence_area", "PP-5.4.2", AREA)
INFLUENCE_PAY: Final = Kind("influence_pay", "PP-5.4.1")
STOP: Final = "stop"

OUT_OF_REACH: Final = Refusal("PP-5.4.2", "no-influence-reach")
FULL: Final = Refusal("PP-5.4.3", "no-influence-full")
CLOSED: Final = Refusal("PP-11.1.3", "no-influence-closed")
TWO_PER_AREA: Final = Refusal("PP-5.4.3", "no-influence-two")
NO_AREA: Final = Refusal("PP-5.4.2", "no-influence-area")


def influence_reach(g: Game, seat: Seat) -> list[Area]:
    """PP-5.4.2: Areas adjacent to, or containing, own Towns, Vassal tokens, Alliances, Marriages or Influence, the
    Empire's for the Emperor (PP-18.2.4)."""
    board = g.board
    found = set(terms.near_marked(g, seat))
    for r in diplomacy.alliances_of(g, seat):
        found.update(board.near[g.capital[r]])
    for a in diplomacy.influenced_areas(g, seat):
        found.add(a)
        found.update(board.adjacent[a])
    return [a for a in board.main_areas if a in found and not scenario_rules.is_partners_area(g, seat, a)]


def reach_of_turn(g: Game, seat: Seat) -> list[Area]:
    """PP-5.4.2: the reach that the player had when the Turn began."""
    known = g.turn.reach if g.turn is not None and g.active == seat else None
    return influence_reach(g, seat) if known is None else known


def keep_reach(g: Game, seat: Seat) -> None:
    """PP-5.4.2: before anything changes in a Turn; what comes now does not extend the reach."""
    if g.turn is not None and g.turn.reach is None:
        g.turn.reach = influence_reach(g, seat)


def why_not_influence_there(g: Game, a: Area, placed: dict[int, int]) -> Refusal | None:
    """PP-5.4.3, PP-11.1.2, PP-11.1.3."""
    if placed.get(a, 0) >= INFLUENCE_PER_AREA:
        return TWO_PER_AREA
    if pieces.cubes_in(g, a) >= AREA_LIMIT:
        return FULL
    return CLOSED if terms.is_closed(g, a) else None


def why_not_influence(g: Game, seat: Seat) -> Refusal | None:
    if not g.power[seat * 3 + DIP]:
        return realm.NO_POWER[DIP]
    if g.cubes[seat] <= 0 and not pieces.cube_sources(g, seat):
        return NO_AREA
    is_fresh = g.turn is None or g.turn.reach is None
    near_home = [a for a in terms.near_marked(g, seat) if not IS_DISTANT[a]] if is_fresh else ()
    if not scenario_rules.has_partner(g, seat) and any(why_not_influence_there(g, a, {}) is None for a in near_home):
        return None
    return None if any(why_not_influence_there(g, a, {}) is None for a in reach_of_turn(g, seat)) else NO_AREA


def influence(g: Game, seat: Seat) -> Script[None]:
    """PP-5.4.1 to 5.4.3: cube by cube; the reach is that of the start of the Turn."""
    reach = reach_of_turn(g, seat)
    placed = dict[int, int]()
    free = bonuses.changed(g, seat, "influence", "free_cubes", 0)
    while True:
        payments = influence_payments(g, seat, sum(placed.values()), free)
        why_not = partial(why_not_influence_there, g, placed=placed)
        areas: list[Value] = [*allowed(reach, why_not)]
        if not payments or not areas:
            return
        if placed:
            areas.append(STOP)
        ask = Ask(seat, INFLUENCE_AREA, areas, areas[-1], refused=partial(refused_areas, g, reach, placed))
        a = yield from choose(ask)
        if a == STOP:
            return
        payment = yield from choose(Ask(seat, INFLUENCE_PAY, payments))
        cost = PAYMENTS[payment]
        realm.pay(g, seat, cost._replace(ducats=0))  # first, so that the cube paid can be the one placed
        if not (yield from pieces.place_influence(g, seat, a)):
            return
        g.ducats[seat] -= cost.ducats
        placed[a] = placed.get(a, 0) + 1
        g.log("log-influence", "PP-5.4.1", seat=seat, area=a)


PAYMENTS: Final = {"dip": Cost(dip=1), "ducats": Cost(ducats=INFLUENCE_DUCATS), "free": Cost()}


def influence_payments(g: Game, seat: Seat, number: int, free: int) -> list[Value]:
    """PP-5.4.1: the first cube 1 DIP; each further one 1 DIP or 3 Ducats; some Ideas give one free."""
    payments: list[Value] = ["dip"] if g.power[seat * 3 + DIP] else []
    if number:
        if number <= free:
            return ["free"]
        if g.ducats[seat] >= INFLUENCE_DUCATS:
            payments.append("ducats")
    return payments


def refused_areas(g: Game, reach: list[Area], placed: dict[int, int]) -> list[tuple[Value, Refusal]]:
    found = list[tuple[Value, Refusal]]()
    for a in g.board.main_areas:
        refusal = why_not_influence_there(g, a, placed) if a in reach else OUT_OF_REACH
        if refusal is not None:
            found.append((a, refusal))
    return found


# Forge Alliance

ALLY: Final = Kind("forge_alliance", "PP-5.4.4", REALM)

AT_WAR: Final = Refusal("PP-5.4.5", "no-alliance-at-war")
THEY_AT_WAR: Final = Refusal("PP-5.4.5", "no-alliance-they-at-war")
TOO_LITTLE_INFLUENCE: Final = Refusal("PP-5.4.5", "no-alliance-influence")
RIVAL: Final = Refusal("PP-5.4.5", "no-alliance-rival")
NO_CLAIM: Final = Refusal("PP-5.4.5", "no-alliance-claim")
ALLIED: Final = Refusal("PP-5.4.5", "no-alliance-already")
NO_TOKEN: Final = Refusal("PP-11.3.1", "no-alliance-token")
NOT_NPR: Final = Refusal("PP-11.3.6", "no-alliance-not-npr")
NO_ALLY: Final = Refusal("PP-5.4.4", "no-alliance-target")


CHEAPEST: Final = Cost(dip=1)  # a Realm has at least 1 Base Tax


def alliance_cost(g: Game, seat: Seat, r: Realm) -> Cost:
    """PP-5.4.4: half the target's Base Tax, at most 3 DIP."""
    dip = min(ALLIANCE_DIP, (terms.npr_base_tax(g, r) + 1) // 2)
    return bonuses.cheaper(g, seat, "forge_alliance", Cost(dip=dip))


def why_not_alliance_with(g: Game, seat: Seat, r: Realm, price: Price = as_printed) -> Refusal | None:
    """PP-5.4.5, PP-11.3.4 to 11.3.6."""
    if not terms.is_npr(g, r) or diplomacy.can_never_ally(g, r):
        return NOT_NPR
    if g.alliance[pair(r, seat)]:
        return ALLIED
    own = diplomacy.alliance_influence(g, seat, r)
    if own < ALLIANCE_INFLUENCE and not (own and scenario_rules.is_won_by_creed(g, seat, r)):
        return TOO_LITTLE_INFLUENCE
    if terms.is_at_war(g, r):
        return THEY_AT_WAR
    rival = terms.patron(g, r)
    if rival != NOBODY and (diplomacy.is_permanent(g, rival, r) or diplomacy.alliance_influence(g, rival, r) >= own):
        return RIVAL
    if terms.is_distant(g, r) and not any(g.claim[pair(a, seat)] for a in diplomacy.areas_of_realm(g, r)):
        return NO_CLAIM
    return realm.why_not_pay(g, seat, price(alliance_cost(g, seat, r)))


def possible_allies(g: Game, seat: Seat) -> list[Realm]:
    """Realms in whose Areas a player has some Influence (or Colonists, for Distant ones): the others need no look."""
    flags = terms.flags_in_areas(g)
    found = {r for a in diplomacy.influenced_areas(g, seat) for r in flags[a]}
    if g.colonists[seat]:
        found.update(r for a in g.board.areas if IS_DISTANT[a] for r in flags[a])
    return sorted(r for r in found if g.seat_of[r] == NOBODY)


def likely_allies(g: Game, seat: Seat) -> list[Realm]:
    """Those for whom the Influence may suffice (PP-5.4.5): that in all Areas with a Province of their flag."""
    held, flags = dict[Realm, int](), terms.flags_in_areas(g)
    cubes, weddings = g.influence[seat::MAX_SEATS], diplomacy.marriage_areas(g, seat)
    is_emperor = g.emperor == g.realm[seat]
    for a in diplomacy.influenced_areas(g, seat):
        number = cubes[a] + weddings.count(a) + (g.imperial[a] if is_emperor else 0)
        for r in flags[a]:
            held[r] = held.get(r, 0) + number
    if g.colonists[seat]:
        for r in (r for a in g.board.areas if IS_DISTANT[a] for r in flags[a]):
            held[r] = held.get(r, 0) + g.colonists[seat]
    least = 1 if scenario_rules.is_protestant_league(g, seat) else ALLIANCE_INFLUENCE
    return [r for r, number in held.items() if number >= least and g.seat_of[r] == NOBODY]


def why_not_forge_alliance(
    g: Game, seat: Seat, price: Price = as_printed, targets: Collection[Realm] | None = None
) -> Refusal | None:
    if not diplomacy.has_alliance_token(g, seat):
        return NO_TOKEN
    if terms.is_at_war(g, g.realm[seat]):
        return AT_WAR
    least = bonuses.cheaper(g, seat, "forge_alliance", CHEAPEST)
    if price is as_printed and realm.why_not_pay(g, seat, least) is not None:
        return NO_ALLY
    candidates = likely_allies(g, seat) if targets is None else targets
    return None if any(why_not_alliance_with(g, seat, r, price) is None for r in candidates) else NO_ALLY


def forge_alliance(
    g: Game, seat: Seat, price: Price = as_printed, targets: Collection[Realm] | None = None
) -> Script[None]:
    """PP-5.4.4: an Alliance token on its Capital and 1 Influence in the Capital Area unless that is full."""
    candidates = possible_allies(g, seat) if targets is None else targets
    why_not = partial(why_not_alliance_with, g, seat, price=price)
    able = allowed(candidates, why_not)
    costs = {REALM.id(r): price(alliance_cost(g, seat, r)).dip for r in able}
    r = yield from choose(Ask(seat, ALLY, able, args=costs, refused=lambda: refusals(candidates, why_not)))
    realm.pay(g, seat, price(alliance_cost(g, seat, r)))
    rival = terms.patron(g, r)
    if rival != NOBODY:
        diplomacy.remove_alliance(g, rival, r, "PP-11.3.37")
    diplomacy.ally(g, seat, r, "PP-5.4.4")
    a = AREA_OF[g.capital[r]]
    is_open = not IS_DISTANT[a] and pieces.cubes_in(g, a) < AREA_LIMIT and not terms.is_closed(g, a)
    if is_open and (yield from pieces.place_influence(g, seat, a)):
        g.log("log-influence", "PP-5.4.4", seat=seat, area=a)
    g.unsettled = 1
    yield from checks.settle(g)


# Fabricate Claims

CLAIM_AREA: Final = Kind("claim_area", "PP-5.4.6", AREA)

HAS_CLAIM: Final = Refusal("PP-5.4.7", "no-claim-twice")
OWNS_ALL: Final = Refusal("PP-5.4.7", "no-claim-owned")
NO_PEACE: Final = Refusal("PP-5.4.7", "no-claim-at-war")
EMPTY: Final = Refusal("PP-5.4.7", "no-claim-empty")
NOT_BY_LAND: Final = Refusal("PP-5.4.7", "no-claim-by-land")
NOT_ADJACENT: Final = Refusal("PP-5.4.6", "no-claim-reach")
NO_CLAIM_AREA: Final = Refusal("PP-5.4.6", "no-claim-area")


BATTLEGROUNDS: Final = tuple(
    frozenset(area(key) for key in (*struggle.areas, *struggle.distant_areas)) for struggle in POWER_STRUGGLES
)
CLAIM_COST: Final = Cost(dip=CLAIM_DIP)
BATTLEGROUND_COST: Final = Cost(dip=1)


def claim_cost(g: Game, seat: Seat, a: Area, *, is_first: bool = True) -> Cost:
    """PP-5.4.6: 2 DIP; 1 in a Battleground of the active or upcoming Power Struggle (PP-17.4.4). Efficient Spies save
    on the action, that is on the first Claim."""
    is_battleground = any(a in BATTLEGROUNDS[struggle] for struggle in (*g.active_struggles, *g.struggles[:1]))
    cost = BATTLEGROUND_COST if is_battleground else CLAIM_COST
    return bonuses.cheaper(g, seat, "covert_action", cost) if is_first else cost


def why_not_claim_there(g: Game, seat: Seat, a: Area) -> Refusal | None:
    """PP-5.4.7."""
    if g.claim[pair(a, seat)] != NONE:
        return HAS_CLAIM
    own = g.realm[seat]
    if terms.owns_all(g, own, a):
        return OWNS_ALL
    if IS_DISTANT[a]:
        if not any(terms.owns_area(g, own, b) for b in g.board.land[a]):
            return NOT_BY_LAND
        if not any(terms.owner(g, p) != NOBODY or g.occupier[p] != NOBODY for p in g.board.provinces_of[a]):
            return EMPTY
    return None


def why_not_claim_now(g: Game, seat: Seat, reach: Collection[int], is_first: bool, a: Area) -> Refusal | None:
    """PP-5.4.6: adjacent to the Realm, and affordable."""
    if a not in reach:
        return NOT_ADJACENT
    return why_not_claim_there(g, seat, a) or realm.why_not_pay(g, seat, claim_cost(g, seat, a, is_first=is_first))


def claimable(g: Game, seat: Seat) -> list[Area]:
    return [a for a in terms.reach_of(g, g.realm[seat]) if why_not_claim_there(g, seat, a) is None]


def why_not_fabricate_claims(g: Game, seat: Seat) -> Refusal | None:
    if not g.power[seat * 3 + DIP] and bonuses.cheaper(g, seat, "covert_action", BATTLEGROUND_COST).dip:
        return realm.NO_POWER[DIP]
    if terms.is_at_war(g, g.realm[seat]):
        return NO_PEACE
    refusal: Refusal | None = NO_CLAIM_AREA
    for a in terms.reach_of(g, g.realm[seat]):
        if why_not_claim_there(g, seat, a) is None:
            refusal = realm.why_not_pay(g, seat, claim_cost(g, seat, a))
            if refusal is None:
                return None
    return refusal


def fabricate_claims(g: Game, seat: Seat) -> Script[None]:
    """PP-5.4.6: any number of Areas, one Claim each; paid and announced first, for the action is Covert."""
    chosen = list[Area]()
    while True:
        areas: list[Value] = [
            a
            for a in claimable(g, seat)
            if a not in chosen and realm.why_not_pay(g, seat, claim_cost(g, seat, a, is_first=not chosen)) is None
        ]
        if not areas:
            break
        if chosen:
            areas.append(STOP)
        why_not = partial(why_not_claim_now, g, seat, terms.reach_of(g, g.realm[seat]), not chosen)
        ask = Ask(seat, CLAIM_AREA, areas, areas[-1], refused=partial(refusals, g.board.areas, why_not))
        a = yield from choose(ask)
        if a == STOP:
            break
        realm.pay(g, seat, claim_cost(g, seat, a, is_first=not chosen))
        chosen.append(a)
        g.log("log-claim-announced", "PP-5.4.6", seat=seat, area=a)
    if (yield from reactions.is_countered(g, seat)):
        return  # PP-5.4.11
    for a in chosen:
        yield from pieces.place_claim(g, seat, a)
        decks.discover_continent(g, CONTINENT_OF[a])
        g.log("log-claim", "PP-5.4.6", seat=seat, area=a)


ACTIONS: Final = (
    Action("influence", why_not_influence, influence),
    Action("forge_alliance", why_not_forge_alliance, forge_alliance),
    Action("fabricate_claims", why_not_fabricate_claims, fabricate_claims),
    trade.TRADE,
)
