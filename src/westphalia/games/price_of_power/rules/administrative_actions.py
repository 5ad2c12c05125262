"""PP-5.3 Administrative Actions: Increase Stability, Convert Area, Colonize."""

from __future__ import annotations

from typing import Any, Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, choose, refusals

from .. import history, pieces, terms
from ..board import AREA, AREA_OF, AREAS_OF_SLOT, IS_TERRITORY, PROVINCE, SLOT_OF
from ..cost import Cost, Price, as_printed
from ..ids import Area, Province, Seat
from ..model import CLAIM, NOBODY, Game
from ..tables import (
    ADM,
    COLONIZE_COST,
    CONVERT_ADM,
    CONVERT_DUCATS,
    MAX_SEATS,
    ORTHODOX,
    PROTESTANT,
    STABILITY_COST,
)
from . import bonuses, checks, papacy, realm, rebels, religion, scenario_rules

# Increase Stability


def stability_cost(g: Game, seat: Seat, base: int = STABILITY_COST) -> int:
    """PP-5.3.1, PP-7.3.2: base plus the current value; 1 less for the Papal Controller (PP-19.2.2), for the Orthodox
    from -1 and 0 (PP-15.0.11), and by Ideas."""
    now = g.stability[seat]
    cost = base + now
    if papacy.papal_controller(g) == seat:
        cost -= 1
    if g.faith[g.realm[seat]] == ORTHODOX and now in (-1, 0):
        cost -= 1
    return bonuses.cheaper(g, seat, "raise_stability", Cost(adm=max(0, cost))).adm


def why_not_increase_stability(g: Game, seat: Seat, price: Price = as_printed) -> Refusal | None:
    return realm.why_not_pay(g, seat, price(Cost(adm=stability_cost(g, seat))))


def increase_stability(g: Game, seat: Seat, price: Price = as_printed) -> Script[None]:
    """PP-5.3.1."""
    realm.pay(g, seat, price(Cost(adm=stability_cost(g, seat))))
    yield from realm.change_stability(g, seat, 1, "PP-5.3.1")


# Convert Area

CONVERT: Final = Kind("convert_area", "PP-5.3.2", AREA)
CONVERT_UNREST: Final = Kind("convert_unrest", "PP-5.3.3", PROVINCE)

NOT_OWNED: Final = Refusal("PP-5.3.2", "no-convert-not-owned")
OTHER_FAITH: Final = Refusal("PP-5.3.2", "no-convert-other-faith")
SAME_FAITH: Final = Refusal("PP-5.3.2", "no-convert-same-faith")
NO_SLOT: Final = Refusal("PP-5.3.2", "no-convert-area")


def convert_cost(g: Game, seat: Seat, slot: int = NOBODY) -> Cost:
    """PP-5.3.3: 2 ADM and 3 Ducats; a Protestant pays 1 ADM less (PP-15.0.9), the League of 1517 1 less again."""
    less = int(g.faith[g.realm[seat]] == PROTESTANT)
    if slot != NOBODY:
        less += scenario_rules.preaching_discount(g, seat, slot)
    return bonuses.cheaper(g, seat, "convert_area", Cost(adm=CONVERT_ADM - less, ducats=CONVERT_DUCATS))


def why_not_convert(g: Game, seat: Seat, slot: Area) -> Refusal | None:
    """PP-5.3.2: all Provinces of the slot's Areas, or one at least and the rest of the same State Religion; two Realms
    of 1517 need none (PP-3.0.1)."""
    own = g.realm[seat]
    faith = g.faith[own]
    if religion.area_religion(g, slot) == faith:
        return SAME_FAITH
    if scenario_rules.preaches_on(g, seat, slot):
        return None
    owns_one = False
    for a in AREAS_OF_SLOT[slot]:
        for p in g.board.provinces_of[a]:
            r = terms.owner(g, p)
            if r == own:
                owns_one = True
            elif r == NOBODY or not religion.same(g.faith[r], faith):
                return OTHER_FAITH
    return None if owns_one else NOT_OWNED


def own_slots(g: Game, seat: Seat) -> list[Area]:
    """Religion slots of Areas where a player owns a Province."""
    return sorted({SLOT_OF[a] for a in terms.own_areas(g, g.realm[seat]) if SLOT_OF[a] != NOBODY})


def slots_in_reach(g: Game, seat: Seat) -> list[Area]:
    """Those, and what a scenario lets a player convert besides."""
    return sorted({*own_slots(g, seat), *scenario_rules.slots_to_preach(g, seat)})


def why_not_convert_now(g: Game, seat: Seat, slot: Area, price: Price = as_printed) -> Refusal | None:
    """PP-5.3.2, PP-5.3.3."""
    return why_not_convert(g, seat, slot) or realm.why_not_pay(g, seat, price(convert_cost(g, seat, slot)))


def why_not_convert_any(g: Game, seat: Seat, price: Price = as_printed) -> Refusal | None:
    refusal = realm.why_not_pay(g, seat, price(convert_cost(g, seat)))
    if refusal is not None and not scenario_rules.is_protestant_league(g, seat):
        return refusal
    if any(why_not_convert_now(g, seat, slot, price) is None for slot in slots_in_reach(g, seat)):
        return None
    return refusal or NO_SLOT


def convert_area(g: Game, seat: Seat, price: Price = as_printed, *, quiet: bool = False) -> Script[None]:
    """PP-5.3.3: pay, convert, Unrest on one own Town there, Rebel dice for all own Unrest there."""

    def why_not(slot: Area) -> Refusal | None:
        return why_not_convert_now(g, seat, slot, price)

    slots = slots_in_reach(g, seat)
    slot = yield from choose(Ask(seat, CONVERT, allowed(slots, why_not), refused=lambda: refusals(slots, why_not)))
    realm.pay(g, seat, price(convert_cost(g, seat, slot)))
    yield from convert(g, seat, slot, quiet=quiet or bool(bonuses.changed(g, seat, "convert_area", "quiet", 0)))


def convert(g: Game, seat: Seat, slot: Area, *, quiet: bool) -> Script[None]:
    """The slot takes the player's State Religion (PP-15.3.5); ``quiet``: without Unrest and Rebel dice."""
    history.add(g, seat, history.SLOTS_CONVERTED)
    yield from religion.place_token(g, seat, slot, g.faith[g.realm[seat]])
    yield from checks.settle(g)
    if quiet:
        return
    areas = list(AREAS_OF_SLOT[slot])
    towns = [p for p in terms.own_towns(g, seat) if AREA_OF[p] in areas and not g.unrest[p]]
    if towns:
        p = yield from choose(Ask(seat, CONVERT_UNREST, towns))
        pieces.add_unrest(g, p)
        g.log("log-unrest", "PP-5.3.3", seat=seat, province=p)
    yield from rebels.roll_rebel_dice(g, seat, areas)


# Colonize

COLONIZE: Final = Kind("colonize", "PP-5.3.4", PROVINCE)
COLONISTS: Final = Kind("colonize_with", "PP-5.3.4")

NO_COLONIAL_CLAIM: Final = Refusal("PP-5.3.4", "no-colonial-claim")
NOT_CONNECTED: Final = Refusal("PP-5.3.5", "no-colonial-chain")
NO_COLONISTS: Final = Refusal("PP-5.3.4", "no-colonists")
NO_TOWN_LEFT: Final = Refusal("PP-7.5.2", "no-town-left")


def colonize_cost(g: Game, seat: Seat) -> int:
    """PP-5.3.4: a total of 4 in ADM and Colonists."""
    for idea, hook in bonuses.MODIFIERS.get(("colonize", "cost"), ()):
        if bonuses.has_idea(g, seat, idea):
            assert isinstance(hook.set, dict)
            return hook.set["total"]
    return COLONIZE_COST


def colonial_claims(g: Game, seat: Seat) -> list[Province]:
    """Vacant Territories with an own Claim (PP-5.1.19)."""
    claims = g.claim[seat::MAX_SEATS]
    if CLAIM not in claims:
        return []
    areas = [a for a in g.board.areas if claims[a] == CLAIM]
    return sorted(p for a in areas for p in g.board.provinces_of[a] if IS_TERRITORY[p] and terms.is_vacant(g, p))


def colonial_chain(g: Game, seat: Seat) -> tuple[set[Area], set[int]]:
    """PP-5.3.5: Areas and Sea Zones reached from the Capital Area, each link with an own Town or Light Ship at sea.
    The Areas beside a link are reached too, but only links lead on."""
    linked = {AREA_OF[p] for p in terms.marked(g, seat) if seat in (g.town[p], g.occupier[p])}
    start = terms.capital_area(g, g.realm[seat])
    areas, seas = {start}, set[int]()
    ends = {start}
    queue: list[tuple[bool, Any]] = [(True, start)]
    board = g.board
    while queue:
        is_land, at = queue.pop()
        near_areas = board.land[at] if is_land else board.shores[at]
        near_seas = board.coasts[at] if is_land else board.sea_links[at]
        ends.update(near_areas)
        for a in near_areas:
            if a in linked and a not in areas:
                areas.add(a)
                queue.append((True, a))
        for z in near_seas:
            if z not in seas and terms.light_ships_at_sea(g, seat, z):
                seas.add(z)
                queue.append((False, z))
    return ends, seas


def why_not_colonize_there(g: Game, seat: Seat, p: Province, ends: set[Area]) -> Refusal | None:
    return None if AREA_OF[p] in ends else NOT_CONNECTED


def why_not_colonize(g: Game, seat: Seat, price: Price = as_printed) -> Refusal | None:
    claims = colonial_claims(g, seat)
    if not claims:
        return NO_COLONIAL_CLAIM
    if g.power[seat * 3 + ADM] + g.colonists[seat] < price(Cost(adm=colonize_cost(g, seat))).adm:
        return NO_COLONISTS
    if pieces.disc_for(g, seat, claims[0]) == 0:
        return NO_TOWN_LEFT
    ends, _ = colonial_chain(g, seat)
    return None if any(AREA_OF[p] in ends for p in claims) else NOT_CONNECTED


def colonize(g: Game, seat: Seat, price: Price = as_printed) -> Script[None]:
    """PP-5.3.4: replace an own Colonial Claim by a small Town."""
    claims = colonial_claims(g, seat)
    ends, _ = colonial_chain(g, seat)

    def why_not(p: Province) -> Refusal | None:
        return why_not_colonize_there(g, seat, p, ends)

    p = yield from choose(Ask(seat, COLONIZE, allowed(claims, why_not), refused=lambda: refusals(claims, why_not)))
    cost = price(Cost(adm=colonize_cost(g, seat))).adm
    least = max(0, cost - g.power[seat * 3 + ADM])
    amounts: list[Value] = list(range(min(cost, g.colonists[seat]), least - 1, -1))
    colonists = yield from choose(Ask(seat, COLONISTS, amounts))
    pieces.lose_colonists(g, seat, colonists)
    realm.pay(g, seat, Cost(adm=cost - colonists))
    pieces.remove_claim(g, seat, AREA_OF[p])
    pieces.place_town(g, seat, p)
    g.log("log-colonized", "PP-5.3.4", seat=seat, province=p)
    yield from checks.settle(g)


ACTIONS: Final = (
    Action("increase_stability", why_not_increase_stability, increase_stability),
    Action("convert_area", why_not_convert_any, convert_area),
    Action("colonize", why_not_colonize, colonize),
)
