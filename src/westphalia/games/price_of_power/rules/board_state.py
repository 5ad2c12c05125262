"""PP-10.5.10 to 10.5.16 Keep Current Board State: what is kept, returned, exchanged, liberated, paid and claimed."""

from __future__ import annotations

from collections import Counter
from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import decks, pieces, terms
from ..board import AREA, AREA_OF, CONTINENT_OF, PROVINCE, REALM
from ..ids import Area, Province, Realm, Seat, pair
from ..model import CLAIM, NOBODY, NONE, Game, is_bot
from ..tables import LARGE
from . import bankruptcy, diplomacy, realm, rebels
from .belligerents import lands_of_side, provinces_of, side_of

CAPITAL_DUCATS: Final = 10  # PP-10.5.11
RETURN_DUCATS: Final = 3  # PP-10.5.13(b)
LIBERATED_INFLUENCE: Final = 2  # PP-10.5.13(c)
UNREST_PER_CLAIM: Final = 2  # PP-10.5.3b

KEEP: Final = Kind("keep_province", "PP-10.5.13", PROVINCE)
WAY: Final = Kind("keep_way", "PP-10.5.13")
EXCHANGE: Final = Kind("exchange_for", "PP-10.5.13", PROVINCE)
EXCHANGE_ALSO: Final = Kind("exchange_also", "PP-10.5.13", PROVINCE)
LIBERATED_ALLY: Final = Kind("liberated_ally", "PP-10.5.13", REALM)
DONE: Final = "done"


def keep(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """Capitals are returned for Ducats, the Victor disposes of what he occupies, the rest stays with its occupier."""
    held = holders(g, seat, r)
    owed = return_capitals(g, seat, r)
    yield from victors_alternatives(g, seat, r, owed)
    yield from settle_occupations(g, seat, r, held)
    for loser, ducats in owed.items():
        yield from collect(g, seat, loser, ducats)


def give_back(g: Game, p: Province) -> None:
    """An occupied Province returns to its owner."""
    g.log("log-liberated-from", "PP-10.5.2", seat=g.occupier[p], province=p)
    pieces.end_occupation(g, p)


def return_capitals(g: Game, seat: Seat, r: Realm) -> Counter[Realm]:
    """PP-10.5.11: an occupied Capital of either side goes back. What is owed to the Victor, by the Realm that owes."""
    owed = Counter[Realm]()
    for x in side_of(g, r, seat):
        if g.occupier[g.capital[x]] == seat:
            give_back(g, g.capital[x])
            owed[x] += CAPITAL_DUCATS
    return owed


def ransom_of_victor(g: Game, seat: Seat, other: Seat) -> Script[None]:
    """PP-10.5.11 the other way round: what the Loser occupies."""
    for x in side_of(g, g.realm[seat], other):
        if g.occupier[g.capital[x]] == other:
            give_back(g, g.capital[x])
            yield from pay(g, other, x, CAPITAL_DUCATS)


def collect(g: Game, seat: Seat, loser: Realm, ducats: int) -> Script[None]:
    """PP-10.5.14: from one Loser at most twice his Tax Income, computed after the Provinces are returned."""
    other = g.seat_of[loser]
    income = terms.tax_income(g, other) if other != NOBODY else terms.npr_base_tax(g, loser)
    yield from pay(g, seat, loser, min(ducats, 2 * income))


def pay(g: Game, seat: Seat, payer: int, ducats: int) -> Script[None]:
    """PP-10.5.15: a player pays from his Treasury, by Loans if he must; an NPR's Ducats come from the Supply."""
    other = g.seat_of[payer]
    if other != NOBODY:
        before = g.ducats[other]
        if not (yield from bankruptcy.pay_compulsory(g, other, ducats, "PP-10.5.15")):
            ducats = min(ducats, before)
    if ducats:
        g.log("log-reparations", "PP-10.5.15", seat=seat, realm=payer, n=ducats)
        if is_bot(g, seat):
            realm.gain_ducats(g, seat, ducats, "PP-10.5.15")
        else:
            g.ducats[seat] += ducats


# The Victor's alternatives (PP-10.5.13)


def victors_alternatives(g: Game, seat: Seat, r: Realm, owed: Counter[Realm]) -> Script[None]:
    """Province by Province: exchange, return for Ducats, or liberate; what is not named is kept."""
    freed = list[Realm]()
    while True:
        held: list[Value] = [p for p in lands_of_side(g, r, seat) if g.occupier[p] == seat]
        if not held:
            break
        p = yield Ask(seat, KEEP, [DONE, *held], DONE, args={"realm": r})
        if p == DONE:
            break
        way = yield from choose(Ask(seat, WAY, [*ways_for(g, seat, r, p)], args={"province": p}))
        value = terms.tax_value(g, p)
        if way == "return":
            owed[loser_of(g, seat, r, p)] += RETURN_DUCATS * value
            pieces.end_occupation(g, p)
        elif way == "exchange":
            yield from exchange(g, seat, r, p)
        else:
            pieces.end_occupation(g, p)
            yield from rebels.liberate(g, p, seat)
            realm.score(g, seat, value, "PP-10.5.13")
            freed.append(g.lawful[p])
    yield from ally_with_liberated(g, seat, freed)


def loser_of(g: Game, seat: Seat, r: Realm, p: Province) -> Realm:
    """The Realm of the Loser's side to which a Province belongs, with its Vassals (PP-10.0.3)."""
    return next(x for x in side_of(g, r, seat) if p in provinces_of(g, x))


def ways_for(g: Game, seat: Seat, r: Realm, p: Province) -> list[str]:
    ways = ["return"]
    if exchangeable(g, seat, r, terms.tax_value(g, p), bool(small_ones(g, seat, r, but=p))):
        ways.append("exchange")
    if may_liberate(g, r, p):
        ways.append("liberate")
    return ways


def may_liberate(g: Game, r: Realm, p: Province) -> bool:
    """PP-10.5.13(c), PP-10.3.9: the Loser's own or his Vassals', not his Active Allies', and no Core of his."""
    return p in provinces_of(g, r) and not terms.is_core(g, r, p)


def exchangeable(g: Game, seat: Seat, r: Realm, value: int, has_spare: bool) -> list[Province]:
    """PP-10.5.13(a): Provinces the Loser occupies, if some of them have exactly this Tax Value together; a Large one
    also for a small one if the Victor has another to spare."""
    other = g.seat_of[r]
    if other == NOBODY:
        return []
    capitals = [g.capital[x] for x in side_of(g, g.realm[seat], other)]  # they are ransomed (PP-10.5.11)
    lands = [q for q in lands_of_side(g, g.realm[seat], other) if q not in capitals]
    held = [q for q in lands if g.occupier[q] == other]
    small = [q for q in held if terms.tax_value(g, q) == 1]
    large = [q for q in held if terms.tax_value(g, q) == LARGE]
    if value == 1:
        return sorted([*small, *(large if has_spare else [])])
    return sorted([*large, *(small if len(small) > 1 or (small and large and has_spare) else [])])


def small_ones(g: Game, seat: Seat, r: Realm, but: int = NOBODY) -> list[Province]:
    """Small Provinces that the Victor occupies, one of them apart."""
    held = [p for p in lands_of_side(g, r, seat) if g.occupier[p] == seat]
    return [p for p in held if p != but and terms.tax_value(g, p) == 1]


def exchange(g: Game, seat: Seat, r: Realm, p: Province) -> Script[None]:
    """Both go back: for a Large Province a Large one or two small ones, and the other way round."""
    left = terms.tax_value(g, p)
    pieces.end_occupation(g, p)
    while left > 0:
        spare: list[Value] = [*small_ones(g, seat, r)]
        q = yield from choose(Ask(seat, EXCHANGE, [*exchangeable(g, seat, r, left, bool(spare))]))
        left -= terms.tax_value(g, q)
        pieces.end_occupation(g, q)
        if left < 0:
            pieces.end_occupation(g, (yield from choose(Ask(seat, EXCHANGE_ALSO, spare, args={"province": q}))))
    g.log("log-exchanged", "PP-10.5.13", seat=seat, province=p)


def ally_with_liberated(g: Game, seat: Seat, freed: list[Realm]) -> Script[None]:
    """PP-10.5.13(c): an Alliance with one NPR so liberated that has no other Ally, and 2 Influence in its Areas."""
    able: list[Value] = sorted(
        {r for r in freed if terms.is_npr(g, r) and terms.patron(g, r) == NOBODY and may_ally(g, seat, r)}
    )
    if not able:
        return
    r = yield Ask(seat, LIBERATED_ALLY, [*able, "none"])
    if r != "none":
        diplomacy.ally(g, seat, r, "PP-10.5.13")
        yield from add_influence(g, seat, diplomacy.areas_of_realm(g, r), LIBERATED_INFLUENCE)


# What stays with its occupier (PP-10.5.12), Claims (PP-10.5.3b, PP-10.5.16)

CLAIM_DISCARD: Final = Kind("claim_discard", "PP-10.5.3", AREA)
CALMED: Final = Kind("claim_calms", "PP-10.5.3", PROVINCE)
CLAIM_LOSS: Final = Kind("claim_loss", "PP-10.5.16", AREA)


def occupied_across(g: Game, seat: Seat, r: Realm) -> tuple[list[Province], list[Province]]:
    """What a player occupies of the other side, and what the other player (if one runs it) occupies of his."""
    other = g.seat_of[r]
    gained = [p for p in lands_of_side(g, r, seat) if g.occupier[p] == seat]
    lost = [p for p in lands_of_side(g, g.realm[seat], other) if g.occupier[p] == other] if other != NOBODY else []
    return gained, lost


def holders(g: Game, seat: Seat, r: Realm) -> dict[Province, Seat]:
    """Whose Town or Vassal token lies on each occupied Province, before the Peace."""
    gained, lost = occupied_across(g, seat, r)
    return {p: pieces.holder(g, p) for p in (*gained, *lost)}


def settle_occupations(g: Game, seat: Seat, r: Realm, held: dict[Province, Seat]) -> Script[None]:
    """Every other occupied Province becomes the occupier's; then Claims of both. What was liberated is lost, too
    (PP-10.5.16): ``held`` says who held it."""
    other = g.seat_of[r]
    if other != NOBODY:
        yield from ransom_of_victor(g, seat, other)
    gained, lost = occupied_across(g, seat, r)
    for p in gained:
        annex(g, seat, p)
    for p in lost:
        annex(g, other, p)
    for player, gains in ((seat, gained), (other, lost)):
        if player != NOBODY:
            yield from discard_claims(g, player, gains)
            losses = [p for p, holder in held.items() if holder == player != pieces.holder(g, p)]
            yield from claim_losses(g, player, losses)


def annex(g: Game, seat: Seat, p: Province) -> None:
    """PP-10.5.12: the owner's disc goes back, the occupier's Town stays with its Unrest."""
    pieces.place_town(g, seat, p, large=pieces.is_large(g, p), unrest=g.siege_unrest[p])
    g.log("log-annexed", "PP-10.5.12", seat=seat, province=p)


def discard_claims(g: Game, seat: Seat, gained: list[Province]) -> Script[None]:
    """PP-10.5.3b: for each own Claim discarded in an Area with gains, up to 2 Unrest are removed there."""
    areas = sorted({AREA_OF[p] for p in gained})
    while True:
        able: list[Value] = [a for a in areas if g.claim[pair(a, seat)] == CLAIM and _unrest_in(g, seat, a)]
        if not able:
            return
        a = yield Ask(seat, CLAIM_DISCARD, [DONE, *able], DONE)
        if a == DONE:
            return
        pieces.remove_claim(g, seat, a)
        for _ in range(UNREST_PER_CLAIM):
            held = _unrest_in(g, seat, a)
            if held:
                p = yield from choose(Ask(seat, CALMED, [*held]))
                pieces.remove_unrest(g, p)


def _unrest_in(g: Game, seat: Seat, a: Area) -> list[Province]:
    return [
        p for p in g.board.provinces_of[a] if g.unrest[p] and g.occupier[p] == NOBODY and pieces.holder(g, p) == seat
    ]


def claim_losses(g: Game, seat: Seat, lost: list[Province]) -> Script[None]:
    """PP-10.5.16: a Claim into each Area where a Province was lost."""
    for a in sorted({AREA_OF[p] for p in lost}):
        if g.claim[pair(a, seat)] == NONE:
            answer = yield Ask(seat, CLAIM_LOSS, [a, "none"], a)
            if answer != "none":
                yield from pieces.place_claim(g, seat, a)
                decks.discover_continent(g, CONTINENT_OF[a])
                g.log("log-claim", "PP-10.5.16", seat=seat, area=a)


INFLUENCE: Final = Kind("peace_influence", "PP-10.5.3", AREA)


def add_influence(g: Game, seat: Seat, areas: list[Area], amount: int) -> Script[None]:
    """PP-10.5.3, PP-11.1.5: also into full Areas, where the placing player chooses an Opponent's cube that goes."""
    for _ in range(amount):
        room: list[Value] = [
            a
            for a in areas
            if not terms.is_closed(g, a) and pieces.is_influence_area(a) and diplomacy.has_room(g, seat, a)
        ]
        if not room:
            return
        a = yield Ask(seat, INFLUENCE, [*room, "none"])
        if a == "none":
            return
        if not (yield from diplomacy.add_cube(g, seat, a, "PP-10.5.3")):
            return


def may_ally(g: Game, seat: Seat, r: Realm) -> bool:
    """A token must be available, of both if the Loser is a player (ruling 15)."""
    if g.alliance[pair(r, seat)] or diplomacy.can_never_ally(g, r):
        return False
    other = g.seat_of[r]
    if other != NOBODY and (is_bot(g, seat) or is_bot(g, other)):
        return False  # PB-7.6
    return diplomacy.has_alliance_token(g, seat) and (other == NOBODY or diplomacy.has_alliance_token(g, other))
