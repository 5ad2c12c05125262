"""The steward at war: whom it attacks, where it marches, what it besieges, what it raises for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from .. import odds
from ..battle import BASE_DICE, Force
from ..board import AREA_OF, REALMS
from ..model import NOBODY, REBELS, Game
from ..rules import characters, hre, land_battles, movement, muster, recruit, sieges, terms, units, wars
from ..rules.movement import Mover
from ..tables import ARMIES, KINDS, MAX_SEATS, MIL
from . import missions, worth
from .plan import Plan, Proposal, pick, queue

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

SURE: Final = 0.72  # chance of a battle worth beginning
PURSE: Final = 6  # Ducats kept back when recruiting
MOST_UNITS: Final = 9  # in one Army
REBEL_FIGHTERS: Final = 4  # units of an Army that puts down Rebels
MARCH_STEPS: Final = 2
CAMPAIGN_MIL: Final = 2  # to declare and to besiege; the march is free


class Prey(NamedTuple):
    """A Realm without a player that could be conquered: where the war begins, and what it takes."""

    realm: int
    area: int
    needed: int  # units of an Army that wins the first battle
    tax: int
    bonus: float  # for Missions that ask for its lands

    @property
    def value(self) -> float:
        return self.tax * worth.TAX + self.bonus


# Before a war


def preys(g: Game, seat: int) -> list[Prey]:
    """Independent neighbours without a player that an Army of ours would beat, the best first."""
    own = g.realm[seat]
    reach = {b for a in terms.own_areas(g, own) for b in (a, *g.board.land[a])}
    most, pool = raisable(g, seat), leader_pool(g, seat)
    found = list[Prey]()
    for r in REALMS:
        if not g.lands[r] or g.seat_of[r] != NOBODY or not terms.is_npr(g, r) or terms.is_distant(g, r):
            continue
        areas = sorted({AREA_OF[p] for p in g.lands[r]} & reach)
        if not areas or is_covered(g, seat, r):
            continue
        area = min(areas, key=lambda a: muster.units_raised(g, r, a))
        needed = units_needed(pool, muster.units_raised(g, r, area))
        if needed <= most:
            found.append(Prey(r, area, needed, prize(g, r), missions.bonus(g, seat, g.lands[r])))
    return sorted(found, key=lambda prey: prey.needed - prey.value)


def prize(g: Game, r: int) -> int:
    """The Tax Value that a war would bring: all of a small Realm, of a large one what is not its Capital."""
    tax = sum(g.board.tax[p] for p in g.lands[r])
    small = len({AREA_OF[p] for p in g.lands[r]}) <= 1
    return tax if small else min(4, tax - g.board.tax[g.capital[r]])


def is_covered(g: Game, seat: int, r: int) -> bool:
    """Somebody would come to its help: a player's Ally, or a Member of a living Empire."""
    if terms.patron(g, r) != NOBODY or g.marriage[r * MAX_SEATS + seat] or g.truce[r * MAX_SEATS + seat]:
        return True
    emperor = hre.emperor_seat(g)
    return hre.is_member(g, r) and emperor != seat and not hre.is_member(g, g.realm[seat])


def raisable(g: Game, seat: int) -> int:
    """Units of the largest Army the player could have soon."""
    largest = max(units.army_size(g, army) for army in units.armies_of(seat))
    spare = max(0, g.ducats[seat] - PURSE)
    levies = min(g.available[seat], spare // recruit.PRICES[0])
    hired = min(3, (spare - levies * recruit.PRICES[0]) // recruit.PRICES[3])
    return min(MOST_UNITS, largest + levies + hired)


@lru_cache(maxsize=1024)
def units_needed(pool: odds.Pool, defenders: int) -> int:
    """The least number of Infantry that beats so many with some safety; more than any Army if none does."""
    if not defenders:
        return 1
    pools = pool, (BASE_DICE, 0, 0)
    for number in range(2, MOST_UNITS + 1):
        if odds.land_odds(Force(number, 0, 0), Force(defenders, 0, 0), pools, (False, True)).win >= SURE:
            return number
    return MOST_UNITS + 1


def leader_pool(g: Game, seat: int) -> odds.Pool:
    """The dice of the player's Army with its General."""
    for army in units.armies_of(seat):
        if g.general[army] != NOBODY and g.army_at[army] != NOBODY:
            led = characters.battle_dice(land_battles.leader_of(g, army))
            return BASE_DICE + led.infantry, led.cavalry, led.artillery
    return BASE_DICE, 0, 0


def quarry(g: Game, seat: int) -> Prey | None:
    """The prey for a war that could be declared now: with a CB, and nothing against it."""
    if terms.wars_of(g, seat) or g.stability[seat] < -1 or lost_to_rebels(g, seat):
        return None
    for prey in preys(g, seat):
        if wars.why_not_war_on(g, seat, prey.realm) is None and wars.casus_belli(g, seat, prey.realm):
            return prey
    return None


def ready_army(g: Game, seat: int, prey: Prey) -> bool:
    """Does an Army stand where the free activation leads it into the battle?"""
    near = {prey.area, *g.board.land[prey.area]}
    return any(g.army_at[army] in near and units.army_size(g, army) >= prey.needed for army in units.armies_of(seat))


def claims(g: Game, seat: int) -> Proposal | None:
    """A Claim where a war would pay, if there is none yet."""
    if worth.rounds_left(g) < 2 or g.stability[seat] < -1 or quarry(g, seat) is not None:
        return None
    for prey in preys(g, seat):
        if not wars.casus_belli(g, seat, prey.realm):
            gain = 0.6 * prey.value - worth.cost(g, seat, {"dip": 2})
            return Proposal(gain, "fabricate_claims", {"claim_area": queue(prey.area)})
    return None


def declaration(g: Game, seat: int) -> Proposal | None:
    """War, when the Army stands at the border and there is the MIL for a siege."""
    if g.power[seat * 3 + MIL] < CAMPAIGN_MIL:
        return None
    prey = quarry(g, seat)
    if prey is None or not ready_army(g, seat, prey):
        return None
    gain = prey.value - worth.cost(g, seat, {"mil": CAMPAIGN_MIL})
    return Proposal(gain, "declare_war", {"war_target": queue(prey.realm)})


# In a war


def hostile_areas(g: Game, seat: int) -> dict[int, int]:
    """Areas with Provinces that could be taken, and what they are worth in Tax Value: what is lost at home counts
    thrice, for it costs Prestige in every Round."""
    found = dict[int, int]()
    for p in g.board.provinces:
        if terms.is_hostile_province(g, seat, p):
            a = AREA_OF[p]
            found[a] = found.get(a, 0) + stake(g, seat, p)
    return found


def stake(g: Game, seat: int, p: int) -> int:
    return terms.tax_value(g, p) * (3 if g.lawful[p] == g.realm[seat] else 1)


def siege(g: Game, seat: int, *, spent: int = 1) -> Proposal | None:
    """Take what stands undefended before the units."""
    mil = max(0, g.power[seat * 3 + MIL] - spent)
    best: Proposal | None = None
    for a in sieges.areas_to_besiege(g, seat, mil):
        strength = sieges.most_strength(g, seat, a, mil)
        gain = 0.0
        for p in sorted(sieges.targets(g, seat, a, strength, []), key=lambda p: -stake(g, seat, p)):
            if terms.tax_value(g, p) <= strength:
                strength -= terms.tax_value(g, p)
                gain += stake(g, seat, p) * worth.TAX * 0.6
        gain -= worth.cost(g, seat, {"mil": spent})
        if best is None or gain > best.value:
            best = Proposal(gain, "activate", siege_plan(g, seat, a))
    return best


def siege_plan(g: Game, seat: int, a: int) -> Plan:
    """As many units as the Provinces there need, Artillery first; then the largest Provinces."""
    wanted = 2 * sum(terms.tax_value(g, p) for p in sieges.targets(g, seat, a, 99, []))
    taken = 0

    def unit(g: Game, seat: int, ask: Ask) -> Value:
        nonlocal taken
        kinds = [kind for kind in ask.options if isinstance(kind, int)]
        if "done" in ask.options and (taken >= wanted or g.power[seat * 3 + MIL] <= 1 or not kinds):
            return "done"
        kind = max(kinds, key=lambda kind: sieges.DOUBLED[units.TYPE_OF[kind]])
        taken += sieges.DOUBLED[units.TYPE_OF[kind]]
        return kind

    return {
        "activate_way": "siege",
        "siege_area": a,
        "siege_unit": unit,
        "siege_target": pick(lambda g, p: terms.tax_value(g, p)),
    }


class March(NamedTuple):
    army: int
    road: tuple[int, ...]
    gain: float


def marches(g: Game, seat: int) -> Iterator[March]:
    """Where an Army could go against the Enemy, with what it promises."""
    prizes = hostile_areas(g, seat)
    for army in units.armies_of(seat):
        start = g.army_at[army]
        if start == NOBODY or not units.army_size(g, army):
            continue
        for road in roads(g, Mover(seat, army), start):
            end = road[-1]
            foes = g.rebels[end] and terms.own_areas(g, g.realm[seat]).count(end)
            if end not in prizes and not foes:
                continue
            chances = odds.attack_odds(g, army, end)
            win = 1.0 if chances is None else chances.win
            if win < SURE:
                continue
            losses = 0.0 if chances is None else chances.losses
            gain = prizes.get(end, 0) * worth.TAX * 0.5 * win + g.rebels[end] * worth.REBEL - losses * worth.UNIT
            if start in prizes and not terms.has_hostile_units(g, seat, start):
                gain -= prizes[start] * worth.TAX * 0.5  # there is still something to take here
            yield March(army, road, gain)


def roads(g: Game, mover: Mover, start: int) -> Iterator[tuple[int, ...]]:
    """One or two steps, as far as a march may go."""
    for a in movement.next_areas(g, mover, start):
        yield (a,)
        if a in g.board.land[start] and terms.area_status(g, mover.seat, a) == terms.FRIENDLY:
            for b in g.board.land[a]:
                if b != start and movement.why_not_step(g, mover, a, b) is None:
                    yield a, b


def march(g: Game, seat: int) -> Proposal | None:
    best = max(marches(g, seat), key=lambda one: one.gain, default=None)
    if best is None:
        return None
    return Proposal(best.gain - worth.cost(g, seat, {"mil": 1}), "activate", march_plan(g, best))


def march_plan(g: Game, going: March) -> Plan:
    """Pick up what stands alone, then go."""
    word = characters.ARMY_WORDS[going.army % ARMIES]
    road = list(going.road)

    def step(g: Game, seat: int, ask: Ask) -> Value:
        here = g.army_at[going.army]
        following = road[road.index(here) + 1] if here in road[:-1] else road[0]
        return following if here != road[-1] and following in ask.options else "stop"

    def gather(g: Game, seat: int, ask: Ask) -> Value:
        here = g.army_at[going.army]
        alone = g.infantry[here * MAX_SEATS + seat]
        return "pick_up" if alone and units.army_size(g, going.army) < MOST_UNITS else "done"

    return {
        "activate_way": "move",
        "move_from": g.army_at[going.army],
        "move_what": word,
        "march_to": step,
        "reorganise": gather,
        "reorganise_army": "single",
    }


def recruiting(g: Game, seat: int, *, free: bool = False) -> Proposal | None:
    """Units for the war that is on, against Rebels, or for a war that waits for its Army."""
    strongest = max(units.army_size(g, army) for army in units.armies_of(seat))
    prey = None if terms.wars_of(g, seat) else quarry(g, seat)
    wanted = wanted_units(g, seat, strongest, prey)
    spare = max(0, g.ducats[seat] - PURSE)
    wanted = min(wanted, spare // recruit.PRICES[0])
    if wanted < 1 or muster_place(g, seat, prey) == NOBODY:
        return None
    gain = wanted * worth.UNIT - worth.cost(g, seat, {"mil": 0 if free else 1})
    if prey is not None:
        gain += 0.3 * prey.value
    return Proposal(gain, "recruit", recruit_plan(g, seat, muster_place(g, seat, prey), wanted))


def wanted_units(g: Game, seat: int, strongest: int, prey: Prey | None) -> int:
    if terms.wars_of(g, seat):
        return MOST_UNITS - strongest
    if prey is not None:
        return 0 if ready_army(g, seat, prey) else max(1, prey.needed + 1 - strongest)
    return max(0, REBEL_FIGHTERS - strongest) if lost_to_rebels(g, seat) else 0


def lost_to_rebels(g: Game, seat: int) -> list[int]:
    """Areas with own Provinces that Rebels hold or march in."""
    own = g.realm[seat]
    return sorted({AREA_OF[p] for p in g.lands[own] if g.occupier[p] == REBELS or g.rebels[AREA_OF[p]]})


def muster_place(g: Game, seat: int, prey: Prey | None = None) -> int:
    """Where the Army stands, else an own Area beside the Enemy or the prey, else the Capital."""
    able = recruit.areas_for(g, seat)
    if not able:
        return NOBODY
    prizes = hostile_areas(g, seat)
    if prey is not None:
        prizes[prey.area] = prey.tax

    def merit(a: int) -> tuple[int, int, int]:
        size = sum(units.army_size(g, army) for army in units.armies_of(seat) if g.army_at[army] == a)
        beside = sum(prizes.get(b, 0) for b in g.board.land[a]) + prizes.get(a, 0)
        if prey is not None:
            return beside, size, 0
        return size, beside, int(a == terms.capital_area(g, g.realm[seat]))

    return max(able, key=merit)


def recruit_plan(g: Game, seat: int, place: int, wanted: int) -> Plan:
    """Infantry, and every third unit Cavalry while it can be paid."""
    left = wanted

    def what(g: Game, seat: int, ask: Ask) -> Value:
        if left > 0 and "units" in ask.options and g.ducats[seat] >= PURSE:
            return "units"
        return "done"

    def where(g: Game, seat: int, ask: Ask) -> Value:
        return place if place in ask.options else ask.options[0]

    def kind(g: Game, seat: int, ask: Ask) -> Value:
        nonlocal left
        left -= 1
        rich = g.ducats[seat] - PURSE >= recruit.PRICES[1] + 2 * left
        return 1 if left % 3 == 2 and rich and 1 in ask.options else ask.options[0]

    def into(g: Game, seat: int, ask: Ask) -> Value:
        words = [word for word in ask.options if word != recruit.SINGLE]
        return max(words, key=lambda word: _size(g, seat, str(word))) if words else ask.options[0]

    return {"recruit_what": what, "recruit_area": where, "recruit_unit": kind, "recruit_into": into}


def _size(g: Game, seat: int, word: str) -> int:
    army = seat * ARMIES + characters.ARMY_WORDS.index(word)
    return sum(g.army[army * KINDS : army * KINDS + KINDS])


def activation(g: Game, seat: int, *, free: bool = False) -> Proposal | None:
    """The better of a siege and a march."""
    found = [one for one in (siege(g, seat, spent=0 if free else 1), march(g, seat)) if one is not None]
    return max(found, key=lambda one: one.value, default=None)
