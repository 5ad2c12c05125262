"""PP-11.4 Vassals: Subjugate, by which an Ally becomes a Vassal and a Vassal is annexed."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, choose, refusals

from .. import decks, history, pieces, terms
from ..board import AREA, AREA_OF, CONTINENT_OF, PAPAL_STATES, REALM
from ..ids import Area, Province, Realm, Seat, pair
from ..model import NOBODY, NONE, Game
from ..tables import VASSAL_TOKENS
from . import diplomacy, npr, units

TARGET: Final = Kind("subjugate_target", "PP-11.4.5", REALM)
HOW: Final = Kind("subjugate_how", "PP-11.4.5")
INFLUENCE: Final = Kind("subjugate_influence", "PP-11.4.7", AREA)
ITS_VASSAL: Final = Kind("subjugate_vassal", "PP-11.4.9")
RELEASED: Final = Kind("released_vassal", "PP-11.4.9")
RELEASED_CLAIM: Final = Kind("released_claim", "PP-11.4.9", AREA)

NOT_YOURS: Final = Refusal("PP-11.4.5", "no-subjugate-relation")
NEVER: Final = Refusal("PP-11.4.5", "no-subjugate-never")
AT_WAR: Final = Refusal("PP-11.4.5", "no-subjugate-war")
TOO_RICH: Final = Refusal("PP-11.4.6", "no-subjugate-tax")
TOO_LITTLE_INFLUENCE: Final = Refusal("PP-11.4.7", "no-subjugate-influence")
FEW_TOKENS: Final = Refusal("PP-11.4.8", "no-subjugate-tokens")
HAS_VASSALS: Final = Refusal("PP-11.4.9", "no-subjugate-marriage")
NO_TARGET: Final = Refusal("PP-11.4.5", "no-subjugate-target")


def vassal_provinces(g: Game, seat: Seat, r: Realm) -> list[Province]:
    """The Provinces of a Vassal Realm of a player."""
    return [p for p in g.lands[r] if g.vassal[p] == seat]


def is_own_vassal(g: Game, seat: Seat, r: Realm) -> bool:
    return any(g.vassal[p] == seat for p in g.lands[r])


def target_tax(g: Game, seat: Seat, r: Realm) -> int:
    """The Base Tax of the target, its own Vassals not counted (PP-13.2.3)."""
    if is_own_vassal(g, seat, r):
        return sum(terms.tax_value(g, p) for p in vassal_provinces(g, seat, r) if not terms.is_occupied(g, p))
    return terms.npr_base_tax(g, r)


def target_areas(g: Game, seat: Seat, r: Realm) -> list[Area]:
    if is_own_vassal(g, seat, r):
        return sorted({AREA_OF[p] for p in vassal_provinces(g, seat, r) if not terms.is_occupied(g, p)})
    return diplomacy.areas_of_realm(g, r)


def influence_price(g: Game, seat: Seat, r: Realm) -> int:
    """PP-11.4.7: the Base Tax and all Opponents' Influence there, Imperial cubes among it; 1 less with a Royal Marriage
    in one of the Areas (PP-11.2.5)."""
    areas = target_areas(g, seat, r)
    rivals = sum(diplomacy.influence_in(g, other, a) for other in g.each_seat if other != seat for a in areas)
    if g.emperor == NOBODY or g.seat_of[g.emperor] == NOBODY:
        rivals += sum(g.imperial[a] for a in areas)
    return max(0, target_tax(g, seat, r) + rivals - diplomacy.marriage_discount(g, seat, areas))


def cubes_on(g: Game, seat: Seat, areas: list[Area]) -> int:
    """Own cubes that can be discarded: Imperial ones never for this."""
    return sum(g.influence[pair(a, seat)] for a in areas)


def tokens_needed(g: Game, r: Realm) -> int:
    """PP-2.4.7, for all free Provinces of an NPR or of its Vassal."""
    return sum(pieces.vassal_count(g, p) for p in g.lands[r] if g.vassal[p] == NOBODY)


def why_not_subjugate(g: Game, seat: Seat, r: Realm) -> Refusal | None:
    """PP-11.4.5 to 11.4.9."""
    is_vassal = is_own_vassal(g, seat, r)
    is_ally = terms.is_npr(g, r) and g.alliance[pair(r, seat)] != NONE
    if not is_vassal and not is_ally:
        return NOT_YOURS
    if terms.is_distant(g, r) or (not is_vassal and r in (PAPAL_STATES, g.emperor)):
        return NEVER
    if terms.is_at_war(g, g.realm[seat]) or terms.is_at_war(g, r):
        return AT_WAR
    married = g.marriage[pair(r, seat)] != NONE
    income, tax = terms.base_tax(g, seat), target_tax(g, seat, r)
    if income <= tax if married else income < 2 * tax:
        return TOO_RICH
    if not is_vassal:
        if not married and terms.vassals_of(g, r):
            return HAS_VASSALS
        if tax > 1 and g.vassal_tokens[seat] + tokens_needed(g, r) > VASSAL_TOKENS:
            return FEW_TOKENS
    if cubes_on(g, seat, target_areas(g, seat, r)) < influence_price(g, seat, r):
        return TOO_LITTLE_INFLUENCE
    return None


def candidates(g: Game, seat: Seat) -> list[Realm]:
    """Allies and own Vassals."""
    return sorted({*diplomacy.alliances_of(g, seat), *terms.vassals_of(g, g.realm[seat])})


def why_not_subjugate_any(g: Game, seat: Seat) -> Refusal | None:
    found: Refusal | None = NO_TARGET
    for r in candidates(g, seat):
        found = why_not_subjugate(g, seat, r)
        if found is None:
            return None
    return found


def name_target(g: Game, seat: Seat) -> Script[Realm]:
    realms = candidates(g, seat)
    why_not = partial(why_not_subjugate, g, seat)
    r: Realm = yield from choose(Ask(seat, TARGET, allowed(realms, why_not), refused=lambda: refusals(realms, why_not)))
    g.log("log-card-target", "PP-11.4.5", seat=seat, realm=r)
    return r


def subjugate(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """PP-11.4.5: an Ally becomes a Vassal, a Vassal is annexed; an Ally with Base Tax 1 either."""
    is_vassal = is_own_vassal(g, seat, r)
    ways: list[Value] = ["annex"]
    if not is_vassal:
        can_vassalize = g.vassal_tokens[seat] + tokens_needed(g, r) <= VASSAL_TOKENS
        ways = ["vassalize"] if can_vassalize else []
        if target_tax(g, seat, r) == 1:
            ways.append("annex")
    how = yield from choose(Ask(seat, HOW, ways, args={"realm": r}))
    yield from discard_influence(g, seat, target_areas(g, seat, r), influence_price(g, seat, r))
    its_vassals = [] if is_vassal else npr.by_name(g, terms.vassals_of(g, r))
    if not is_vassal:
        diplomacy.remove_alliance(g, seat, r, "PP-11.4.8")
    if how == "vassalize":
        vassalize(g, seat, r)
    else:
        yield from annex(g, seat, r)
        history.happen(g, seat, "annexed", by="subjugate", kind="vassal" if is_vassal else "ally")
    for v in its_vassals:
        yield from settle_its_vassal(g, seat, v)


def discard_influence(g: Game, seat: Seat, areas: list[Area], amount: int) -> Script[None]:
    """PP-11.4.7: own cubes from any of these Areas."""
    for _ in range(amount):
        held: list[Value] = [a for a in areas if g.influence[pair(a, seat)]]
        a = yield from choose(Ask(seat, INFLUENCE, held))
        diplomacy.take_influence(g, seat, a, 1, "PP-11.4.7")


def vassalize(g: Game, seat: Seat, r: Realm) -> None:
    """PP-11.4.8: Vassal tokens on all its Provinces, DNPR tokens stay underneath; tokens of War, Truce and CB go."""
    g.overlord[r] = NOBODY
    npr.return_treaties(g, r, "PP-11.4.8")
    for p in g.lands[r]:
        if g.vassal[p] == NOBODY:
            pieces.place_vassal(g, seat, p)
    g.log("log-vassalized", "PP-11.4.8", seat=seat, realm=r)


def lose_independence(g: Game, r: Realm) -> Script[None]:
    """A Realm whose last free Province has become a Vassal Province is no party any more (PP-11.4.11): Alliances with
    it end (PP-11.3.34), tokens of War, Truce and CB on it return; Marriages: PP-11.2.9."""
    if any(g.vassal[p] == NOBODY for p in g.lands[r]):
        return
    g.overlord[r] = NOBODY
    friend = terms.active_patron(g, r)
    for seat in g.each_seat:
        at = pair(r, seat)
        if g.alliance[at]:
            diplomacy.remove_alliance(g, seat, r, "PP-11.3.34")
    npr.return_treaties(g, r, "PP-11.4.11")
    if friend != NOBODY:
        yield from units.lose_allied_units(g, friend, units.allied_units(g.strength_before[r]), "PP-10.3.4")
        g.strength_before[r] = 0
    g.unsettled = 1


def annex(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """PP-11.4.10: Towns take the place of the Vassal tokens, with their Unrest; all Royal Marriages there end. Vassal
    Provinces of its flag that others hold are another Realm (PP-2.4.1)."""
    lands = vassal_provinces(g, seat, r) or terms.independent_lands(g, r)
    for other in g.each_seat:
        if g.marriage[pair(r, other)]:
            diplomacy.end_marriage(g, other, r, "PP-11.4.10")
    for p in lands:
        occupier = g.occupier[p]
        pieces.place_town(g, seat, p, unrest=g.unrest[p])
        if occupier != NOBODY:  # Rebels stay
            yield from pieces.occupy(g, p, occupier)
        g.log("log-annexed", "PP-11.4.10", seat=seat, province=p)


def settle_its_vassal(g: Game, seat: Seat, v: Realm) -> Script[None]:
    """PP-11.4.9: for its Base Tax in Influence it becomes the player's Vassal; else it is released, and the player may
    place an Alliance or a Claim there."""
    areas = diplomacy.areas_of_realm(g, v)
    price = terms.npr_base_tax(g, v)
    ways: list[Value] = ["release"]
    if cubes_on(g, seat, areas) >= price and g.vassal_tokens[seat] + tokens_needed(g, v) <= VASSAL_TOKENS:
        ways.insert(0, "take")
    way = yield from choose(Ask(seat, ITS_VASSAL, ways, args={"realm": v, "n": price}))
    if way == "take":
        yield from discard_influence(g, seat, areas, price)
        vassalize(g, seat, v)
        return
    g.overlord[v] = NOBODY
    g.log("log-vassal-freed", "PP-11.4.9", realm=v)
    claimable: list[Value] = [a for a in areas if g.claim[pair(a, seat)] == NONE]
    gains: list[Value] = ["nothing"]
    if diplomacy.has_alliance_token(g, seat):
        gains.append("alliance")
    if claimable:
        gains.append("claim")
    gain = yield from choose(Ask(seat, RELEASED, gains, args={"realm": v}))
    if gain == "alliance":
        diplomacy.ally(g, seat, v, "PP-11.4.9")
    elif gain == "claim":
        a = yield from choose(Ask(seat, RELEASED_CLAIM, claimable))
        yield from pieces.place_claim(g, seat, a)
        decks.discover_continent(g, CONTINENT_OF[a])
        g.log("log-claim", "PP-11.4.9", seat=seat, area=a)
