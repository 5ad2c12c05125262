"""Whom the steward attacks: the neighbours that the calculator says it beats, and what it takes to beat them."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Final, NamedTuple

from westphalia.kernel.remember import remembered

from .. import odds, terms
from ..battle import BASE_DICE, Force
from ..board import AREA_OF, FACES, IS_ISLAND
from ..ids import Area, Province, Realm, Seat, pair
from ..model import NOBODY, PASSED, Game, is_bot, players
from ..rules import (
    belligerents,
    bots,
    character_cards,
    diplomacy,
    diplomatic_actions,
    hre,
    land_battles,
    movement,
    muster,
    peace,
    recruit,
    religion,
    units,
    wars,
)
from ..rules.movement import Mover
from ..tables import DIP, INFANTRY, MERCENARY_INFANTRY, MIL
from . import campaign, goals, worth
from .campaign import HIRED, MOST_UNITS, PURSE, SURE
from .plan import Proposal, queue

UNSTEADY: Final = -1  # Stability below which no war is begun
DISSENT: Final = 0.7  # what a Province of another faith is worth beside one of ours
VICTORY: Final = 2  # units for each of an Opponent's that make a Partial Victory, PP-10.2.3
HUMBLED: Final = 0.5  # of what the leading Opponent loses that is a gain to us
CB_PRESTIGE: Final = 2  # what a CB token costs if no War follows, PP-4.3.1
REVENGE: Final = 8.0  # what it costs to have an Opponent for an enemy
CLAIM_CHANCE: Final = 0.6  # that a Claim leads to its war
PREPARED: Final = 0.7  # what a war is worth while its Army is still to be raised or brought
CLAIM_ROUNDS: Final = 2  # Rounds a war takes from its Claim
RESERVES: Final = 1  # units beyond those the calculator asks for: cards and Leaders are not in it
MUSTER_MIL: Final = 1  # to raise the Army that is lacking


class Prey(NamedTuple):
    """A Realm that could be attacked: where the war begins, and what it takes."""

    realm: Realm
    area: Area
    needed: int  # units of an Army that wins the first battle and besieges afterwards
    mil: int  # to declare the war, to march and to besiege
    value: float


# Before a war


LOOKED_AT: Final = (
    *goals.LOOKED_AT, "seat_of", "rebels", "truce", "cb", "status", "not_hre", "hre_dissolved", "turn",
    "struggles", "active_struggles", "prestige",
)  # fmt: skip


@remembered(*LOOKED_AT)
def preys(g: Game, seat: Seat) -> list[Prey]:
    """Neighbours that an Army of ours would beat with the MIL at hand, the best first."""
    own = g.realm[seat]
    reach = {b for a in terms.own_areas(g, own) for b in (a, *g.board.land[a])}
    most, pool = raisable(g, seat), leader_pool(g, seat)
    found = list[Prey]()
    for r in terms.independent_realms(g) - {own}:
        if not g.lands[r] or terms.is_distant(g, r) or is_covered(g, seat, r):
            continue
        for a in sorted({AREA_OF[p] for p in g.lands[r]} & reach):
            prey = assess(g, seat, r, a, most, pool)
            if prey is not None and prey.value > 0:
                found.append(prey)
    return sorted(found, key=lambda prey: prey.needed - prey.value)


def assess(g: Game, seat: Seat, r: Realm, a: Area, most: int, pool: odds.Pool) -> Prey | None:
    """A war on this Realm that begins in this Area; None if no Army of ours would do."""
    other = g.seat_of[r]
    units_there = muster.units_raised(g, r, a) if other == NOBODY else terms.units_in(g, other, a)
    defenders = units_there + called_up(g, other, a) + g.rebels[a]
    battle = defenders > 0
    left = max(0, g.power[seat * 3 + MIL] - 1 + battle)
    value, strength = prize(g, seat, r, a, min(left, most))
    if not strength:
        return None
    needed = units_needed(pool, defenders, strength) + RESERVES * battle
    if other != NOBODY:
        value -= REVENGE
    if g.cb[pair(r, seat)]:
        value += CB_PRESTIGE * worth.PRESTIGE
    if needed > most:
        return None
    mil = 1 + strength - battle
    value -= worth.cost(g, seat, {"mil": mil}) + defenders * campaign.LOSS
    return Prey(r, a, needed, mil, value)


def called_up(g: Game, other: Seat, a: Area) -> int:
    """PB-6.1: the units that a Bot recruits as soon as it is attacked, where its Army stands or into a new one."""
    if not is_bot(g, other) or bots.army_area(g, other) not in (NOBODY, a):
        return 0
    return min(bots.level(g).defend_recruit, g.available[other])


def prize(g: Game, seat: Seat, r: Realm, a: Area, strength: int) -> tuple[float, int]:
    """What the siege of an Area brings, and the strength for it: the whole Realm, else what is not its Capital."""
    lands = [p for p in belligerents.provinces_of(g, r) if g.occupier[p] == NOBODY]
    here = [p for p in lands if AREA_OF[p] == a and is_within_reach(g, seat, p)]
    tax = {p: terms.tax_value(g, p) for p in here}
    faith = 1.0 if religion.same(religion.area_religion(g, a), g.faith[g.realm[seat]]) else DISSENT
    whole = g.seat_of[r] == NOBODY and len(here) == len(lands)
    if not whole or sum(tax.values()) > strength:
        here = [p for p in here if p != g.capital[r]]
    each = worth.tax(g) + goals.battleground(g, a) + brought_down(g, seat, r)
    total, used = 0.0, 0
    for p in sorted(here, key=lambda p: tax[p]):
        if used + tax[p] <= strength:
            used += tax[p]
            total += tax[p] * each * faith + goals.pull(g, seat, "provinces", (p,))
    if used:
        total += goals.pull(g, seat, "war")
        if g.seat_of[r] != NOBODY:
            total += goals.pull(g, seat, "victory")
    return total, used


def brought_down(g: Game, seat: Seat, r: Realm) -> float:
    """What a point of Tax Value less does to the player who leads: it is our gain as well."""
    other = g.seat_of[r]
    leads = other != NOBODY and g.prestige[other] == max(g.prestige[x] for x in players(g) if x != seat)
    return HUMBLED * worth.PRESTIGE if leads else 0.0


def is_within_reach(g: Game, seat: Seat, p: Province) -> bool:
    """PP-9.8.5: an island is besieged only with a ship beside it."""
    return not IS_ISLAND[p] or any(terms.ships_at_sea(g, seat, z) for z in FACES[p])


def is_covered(g: Game, seat: Seat, r: Realm) -> bool:
    """Somebody stands in the way: a tie of ours, a Truce, a patron, a living Empire, strong Allies."""
    at = pair(r, seat)
    if g.alliance[at] or g.marriage[at] or (g.truce[at] and not g.cb[at]):
        return True
    other = g.seat_of[r]
    if other != NOBODY:
        return g.status[other] == PASSED or not outnumbers(g, seat, other)
    if terms.patron(g, r) != NOBODY:
        return True
    emperor = hre.emperor_seat(g)
    return hre.is_member(g, r) and emperor != seat and not hre.is_member(g, g.realm[seat])


def outnumbers(g: Game, seat: Seat, other: Seat) -> bool:
    """Would our units make a Partial Victory over an Opponent (PP-10.2.3), whatever his Allies among the players do?"""
    allies = {g.seat_of[r] for r in diplomacy.alliances_of(g, other)} - {NOBODY, seat}
    helpers = sum(peace.soldiers(g, ally, g.realm[ally]) for ally in allies)
    levies = campaign.affordable(g, other)
    soldiers = peace.soldiers(g, other, g.realm[other])
    if is_bot(g, other):  # PP-10.2.4: more than it has
        return campaign.strength_of(g, seat) + HIRED > soldiers + levies + helpers
    return campaign.strength_of(g, seat) + HIRED >= VICTORY * soldiers + levies + helpers


def raisable(g: Game, seat: Seat) -> int:
    """Units of the largest Army the player could have soon."""
    largest = max(units.army_size(g, army) for army in units.armies_of(seat))
    levies = campaign.affordable(g, seat)
    spare = max(0, g.ducats[seat] - PURSE - levies * recruit.PRICES[INFANTRY])
    return min(MOST_UNITS, largest + levies + min(HIRED, spare // recruit.PRICES[MERCENARY_INFANTRY]))


@lru_cache(maxsize=2048)
def units_needed(pool: odds.Pool, defenders: int, strength: int) -> int:
    """The least number of Infantry that beats so many with some safety and has the strength for a siege left; more than
    any Army if none does."""
    if not defenders:
        return strength
    if defenders > MOST_UNITS:
        return MOST_UNITS + 1
    pools = pool, (BASE_DICE, 0, 0)

    def suffices(number: int) -> bool:
        chances = odds.land_odds(Force(number, 0, 0), Force(defenders, 0, 0), pools, (False, True))
        return chances.win >= SURE and number - chances.losses >= strength

    numbers = range(max(2, defenders // 2 + 1), MOST_UNITS + 1)
    return numbers[0] + bisect_left(numbers, True, key=suffices)  # the more the surer


def leader_pool(g: Game, seat: Seat) -> odds.Pool:
    """The dice of the player's Army with its General."""
    for army in units.armies_of(seat):
        if g.general[army] != NOBODY and g.army_at[army] != NOBODY:
            led = character_cards.battle_dice(land_battles.leader_of(g, army))
            return BASE_DICE + led.infantry, led.cavalry, led.artillery
    return BASE_DICE, 0, 0


def may_begin(g: Game, seat: Seat) -> bool:
    """At Peace, steady, nothing lost at home."""
    return not terms.wars_of(g, seat) and g.stability[seat] >= UNSTEADY and not campaign.lost_to_rebels(g, seat)


def quarry(g: Game, seat: Seat) -> Prey | None:
    """The prey for a war that could be declared now, with a CB and nothing against it; if the Army is ready for one,
    that one."""
    if not may_begin(g, seat):
        return None
    able = [
        prey
        for prey in preys(g, seat)
        if wars.why_not_war_on(g, seat, prey.realm) is None and wars.casus_belli(g, seat, prey.realm)
    ]
    return next((prey for prey in able if ready_army(g, seat, prey)), able[0] if able else None)


def ready_army(g: Game, seat: Seat, prey: Prey) -> bool:
    """Does an Army stand where one march brings it to the prey, with the MIL that the mountains cost?"""
    left = g.power[seat * 3 + MIL] - prey.mil
    for army in units.armies_of(seat):
        start = g.army_at[army]
        if start == NOBODY or units.army_size(g, army) < prey.needed:
            continue
        if start == prey.area:
            return True
        mover = Mover(seat, army)
        for before in borders(g, seat, start, prey.area):
            if movement.mountain_cost(g, mover, before, prey.area, movement.LAND_MOVEMENT) <= left:
                return True
    return False


def borders(g: Game, seat: Seat, start: Area, end: Area) -> list[Area]:
    """The Areas from which a march of two steps enters ``end``, once it is Hostile."""
    land = g.board.land
    through = [a for a in land[start] if end in land[a] and terms.area_status(g, seat, a) == terms.FRIENDLY]
    return [*([start] if end in land[start] else ()), *through]


def claims(g: Game, seat: Seat) -> Proposal | None:
    """A Claim where a war would pay, if there is none yet; or one that a goal asks for."""
    wanted = goals.pull(g, seat, "claim")
    best: Proposal | None = None
    if worth.rounds_left(g) >= CLAIM_ROUNDS and may_begin(g, seat) and quarry(g, seat) is None:
        for prey in preys(g, seat):
            if not wars.casus_belli(g, seat, prey.realm) and is_claimable(g, seat, prey.area):
                price = diplomatic_actions.claim_cost(g, seat, prey.area)._asdict()
                gain = CLAIM_CHANCE * prey.value + wanted - worth.cost(g, seat, price)
                best = Proposal(gain, "fabricate_claims", {"claim_area": queue(prey.area)})
                break
    if best is None and wanted:
        return idle_claim(g, seat, wanted)
    return best


def is_claimable(g: Game, seat: Seat, a: Area) -> bool:
    return diplomatic_actions.why_not_claim_there(g, seat, a) is None


def idle_claim(g: Game, seat: Seat, wanted: float) -> Proposal | None:
    """A Claim for its own sake, the cheapest."""
    able = [a for a in diplomatic_actions.claimable(g, seat) if is_claimable(g, seat, a)]
    if not able or not g.power[seat * 3 + DIP]:
        return None
    a = min(able, key=lambda a: diplomatic_actions.claim_cost(g, seat, a).dip)
    price = diplomatic_actions.claim_cost(g, seat, a)._asdict()
    return Proposal(wanted - worth.cost(g, seat, price), "fabricate_claims", {"claim_area": queue(a)})


def declaration(g: Game, seat: Seat) -> Proposal | None:
    """War, when the Army stands at the border and there is the MIL for a siege."""
    prey = quarry(g, seat)
    if prey is None or g.power[seat * 3 + MIL] < prey.mil or not ready_army(g, seat, prey):
        return None
    return Proposal(prey.value, "declare_war", {"war_target": queue(prey.realm)})


def waiting(g: Game, seat: Seat) -> Prey | None:
    """The prey of a war for which everything is there but the Army at the border."""
    prey = quarry(g, seat)
    if prey is None or g.power[seat * 3 + MIL] < prey.mil + MUSTER_MIL or ready_army(g, seat, prey):
        return None
    return prey


def muster_army(g: Game, seat: Seat) -> Proposal | None:
    """The Army for a war that waits for it, raised beside the prey."""
    prey = waiting(g, seat)
    if prey is None:
        return None
    able = recruit.areas_for(g, seat)
    places = [a for a in able if a == prey.area or a in g.board.land[prey.area]]
    if not places:
        return None
    place = max(places, key=lambda a: size_at(g, seat, a))
    wanted = prey.needed - size_at(g, seat, place)
    if not 0 < wanted <= campaign.affordable(g, seat) + HIRED:
        return None
    cost = worth.cost(g, seat, {"mil": MUSTER_MIL, "ducats": wanted * recruit.PRICES[INFANTRY]})
    return Proposal(PREPARED * prey.value - cost, "recruit", campaign.recruit_plan(g, seat, place, wanted))


def approach(g: Game, seat: Seat) -> Proposal | None:
    """An Army that is large enough, or will be with what can be raised there, goes to the border of the prey."""
    prey = waiting(g, seat)
    if prey is None:
        return None
    border = {b: prey.value for b in g.board.land[prey.area] if terms.area_status(g, seat, b) == terms.FRIENDLY}
    near = campaign.distances(g, seat, border)
    more = campaign.affordable(g, seat) + HIRED
    for army in units.armies_of(seat):
        start = g.army_at[army]
        if start not in near or units.army_size(g, army) + more < prey.needed:
            continue
        roads = [road for road in campaign.roads(g, Mover(seat, army), start) if road[-1] in near]
        road = min(roads, key=lambda road: near[road[-1]][0], default=None)
        if road is not None and near[road[-1]][0] < near[start][0]:
            value = PREPARED * prey.value - worth.cost(g, seat, {"mil": MUSTER_MIL})
            return Proposal(value, "activate", campaign.march_plan(g, campaign.March(army, road, value)))
    return None


def activation(g: Game, seat: Seat) -> Proposal | None:
    """In the field, or on the way to it."""
    found = [campaign.activation(g, seat), approach(g, seat)]
    return max((one for one in found if one is not None), key=lambda one: one.value, default=None)


def size_at(g: Game, seat: Seat, a: Area) -> int:
    """The largest own Army in an Area."""
    return max((units.army_size(g, army) for army in units.armies_of(seat) if g.army_at[army] == a), default=0)


def recruiting(g: Game, seat: Seat) -> Proposal | None:
    """Units to take back what is lost, for the war that is on, for one that waits for its Army, or for a goal."""
    found = [campaign.levy(g, seat), muster_army(g, seat), campaign.parade(g, seat)]
    return max((one for one in found if one is not None), key=lambda one: one.value, default=None)
