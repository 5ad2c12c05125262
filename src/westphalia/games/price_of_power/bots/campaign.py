"""The steward in the field: what it besieges, where it marches, what it raises, against Enemies and Rebels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from .. import odds, terms
from ..battle import BASE_DICE, Force
from ..board import AREA_OF
from ..ids import Area, Province, Realm, Seat, pair
from ..model import NOBODY, REBELS, Game, is_bot
from ..rules import belligerents, capacity, characters, movement, muster, peace, recruit, sieges, units
from ..rules.movement import Mover
from ..tables import ARMIES, CAVALRY, INFANTRY, KINDS, MERCENARY_KINDS, MIL
from . import goals, plan, worth
from .plan import Plan, Proposal

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

SURE: Final = 0.72  # chance of a battle worth beginning
PURSE: Final = 6  # Ducats kept back when recruiting
MOST_UNITS: Final = 10  # in one Army
CERTAINTY: Final = 0.8  # how much of what is besieged is kept in the end
LATER: Final = 0.75  # what is still to be besieged after a march
FAR: Final = 0.6  # for each march more on the way
LOST_ROUNDS: Final = 4  # Rounds for which a lost Town is reckoned: it costs Prestige in each
UPKEEP: Final = 1  # Ducats for a unit in a Round, PP-4.4.3
LOSS: Final = worth.MAN  # a unit lost comes back
GUARD: Final = 3.0  # to meet Rebels or Enemies in an own Area before they take something
STRONGHOLD: Final = 60.0  # the last Area we hold
CAPITAL: Final = 3.0  # the Capital of a Realm that is not conquered as a whole goes back for Ducats
HIRED: Final = 3  # Mercenaries in a Turn, PP-5.5.15
HIRE: Final = 3  # what a Mercenary costs more than a Regular unit, with its upkeep
FAR_AWAY: Final = 99  # steps from where nothing can be reached
SUPPORT: Final = 2  # units of an Army beyond those the siege needs


# What there is to take


def stake(g: Game, seat: Seat, p: Province) -> float:
    """What taking a Province is worth: one of our own that is lost, or a conquest."""
    tax = terms.tax_value(g, p)
    own = g.realm[seat]
    if g.lawful[p] == own:
        return tax * worth.PRESTIGE * min(LOST_ROUNDS, worth.rounds_left(g) + 1)
    r = g.lawful[p]
    if r != NOBODY and g.capital[r] == p and not falls_whole(g, seat, r):
        return CAPITAL
    saved = worth.PRESTIGE if is_idle_war(g, seat, r) else 0.0
    each = worth.tax(g) + goals.battleground(g, AREA_OF[p])
    return tax * each * CERTAINTY + goals.pull(g, seat, "provinces", (p,)) + saved


def is_idle_war(g: Game, seat: Seat, r: Realm) -> bool:
    """Nothing of the Enemy's is occupied: the war would end in a White Peace, which costs Prestige."""
    return r != NOBODY and not any(g.occupier[p] == seat for p in belligerents.provinces_of(g, r))


def falls_whole(g: Game, seat: Seat, r: Realm) -> bool:
    """Could all the Realm has be occupied from where we stand: is the rest ours already, or in one Area?"""
    left = [p for p in belligerents.provinces_of(g, r) if g.occupier[p] != seat]
    return len({AREA_OF[p] for p in left}) <= 1


def spoils(g: Game, seat: Seat) -> dict[Area, list[Province]]:
    """Provinces that could be besieged, by Area."""
    found = dict[Area, list[Province]]()
    enemies = terms.relations(g, seat).enemies
    for p in g.board.provinces:
        if terms.side_of_province(g, p) in enemies and sieges.why_not_besiege(g, seat, p) is None:
            found.setdefault(AREA_OF[p], []).append(p)
    return found


def haul(g: Game, seat: Seat, provinces: list[Province], strength: int) -> float:
    """What so much Siege Strength takes of these, the dearest first."""
    total = 0.0
    for p in sorted(provinces, key=lambda p: -stake(g, seat, p) / terms.tax_value(g, p)):
        if terms.tax_value(g, p) <= strength:
            strength -= terms.tax_value(g, p)
            total += stake(g, seat, p)
    return total


# Sieges


def siege(g: Game, seat: Seat, *, spent: int = 1) -> Proposal | None:
    """Take what stands undefended before the units: as much as pays for its MIL."""
    mil = max(0, g.power[seat * 3 + MIL] - spent)
    found = spoils(g, seat)
    best: Proposal | None = None
    for a in sieges.areas_to_besiege(g, seat, mil):
        for more in range(mil + 1):
            strength = sieges.most_strength(g, seat, a, more)
            value = haul(g, seat, found.get(a, []), strength) - worth.duty(spent + more)
            if best is None or value > best.value:
                best = Proposal(value, "activate", siege_plan(g, seat, a, strength))
    return best


def siege_plan(g: Game, seat: Seat, a: Area, strength: int) -> Plan:
    """Units up to the strength that was reckoned with, the strongest first; then the dearest Provinces."""
    taken = 0

    def unit(g: Game, seat: Seat, ask: Ask) -> Value:
        nonlocal taken
        kinds = [kind for kind in ask.options if isinstance(kind, int)]
        if "done" in ask.options and (taken >= 2 * strength or not kinds):
            return "done"
        kind = max(kinds, key=lambda kind: sieges.DOUBLED[units.TYPE_OF[kind]])
        taken += sieges.DOUBLED[units.TYPE_OF[kind]]
        return kind

    def target(g: Game, seat: Seat, ask: Ask) -> Value:
        return max(plan.provinces(ask), key=lambda p: stake(g, seat, p) / terms.tax_value(g, p))

    return {"activate_way": "siege", "siege_area": a, "siege_unit": unit, "siege_target": target}


# Marches


class March(NamedTuple):
    army: int
    road: tuple[Area, ...]
    value: float


def prospects(g: Game, seat: Seat) -> dict[Area, float]:
    """Areas worth going to, with what is to be had there in all."""
    found = {a: sum(stake(g, seat, p) for p in provinces) for a, provinces in spoils(g, seat).items()}
    for a in terms.own_areas(g, g.realm[seat]):
        if terms.has_hostile_units(g, seat, a):
            found[a] = found.get(a, 0.0) + relief(g, seat, a)
    return found


def relief(g: Game, seat: Seat, a: Area) -> float:
    """What it is worth to drive those out who stand in an own Area."""
    return GUARD + g.rebels[a] * worth.REBEL + (STRONGHOLD if is_last_hold(g, seat, a) else 0.0)


def is_last_hold(g: Game, seat: Seat, a: Area) -> bool:
    """Is nothing else left to us than what we hold in this Area? Without it there is nowhere to recruit."""
    return all(AREA_OF[p] == a for p in terms.own_towns(g, seat))


def distances(g: Game, seat: Seat, ends: Mapping[Area, float]) -> dict[Area, tuple[int, float]]:
    """For each Area on friendly ground: how many steps to a prospect, and what that is worth; the best of them."""
    found = {a: (0, value) for a, value in ends.items()}
    edge = list(ends)
    while edge:
        ahead = list[Area]()
        for a in edge:
            steps, value = found[a]
            for b in g.board.land[a]:
                if b not in found and terms.area_status(g, seat, b) == terms.FRIENDLY:
                    found[b] = (steps + 1, value)
                    ahead.append(b)
        edge = ahead
    return found


def marches(g: Game, seat: Seat, spent: int) -> Iterator[March]:
    """Where an Army could go, with what it promises beyond what it leaves."""
    ends = prospects(g, seat)
    if not ends:
        return
    found, near = spoils(g, seat), distances(g, seat, ends)
    mil = g.power[seat * 3 + MIL]
    for army in units.armies_of(seat):
        start = g.army_at[army]
        if start == NOBODY or not units.army_size(g, army):
            continue
        stays = haul(g, seat, found.get(start, []), sieges.most_strength(g, seat, start, max(0, mil - 1)))
        mover = Mover(seat, army)
        ways = list(roads(g, mover, start))
        attacks = [
            March(army, road, attack(g, mover, road, found.get(road[-1], []), mil - spent) - stays)
            for road in ways
            if road[-1] in ends
        ]
        yield from attacks
        if any(one.value > 0 for one in attacks):
            continue
        now = near.get(start, (FAR_AWAY, 0.0))[0]
        for road in ways:
            steps, value = near.get(road[-1], (FAR_AWAY, 0.0))
            if 0 < steps < now:
                yield March(army, road, value * LATER * SURE * FAR ** -(-steps // movement.STEPS) - stays)


def attack(g: Game, mover: Mover, road: tuple[Area, ...], provinces: list[Province], mil: int) -> float:
    """The worth of going where something is to be had: the battle, and the siege the MIL left then allows."""
    seat, end = mover.seat, road[-1]
    before = (g.army_at[mover.army], *road)[len(road) - 1]
    mil -= movement.mountain_cost(g, mover, before, end, movement.LAND_MOVEMENT)
    chances = odds.attack_odds(g, mover.army, end)
    win, losses = (1.0, 0.0) if chances is None else (chances.win, chances.losses)
    if win < SURE or mil < 0:
        return -worth.UNIT
    mil += chances is not None  # PP-9.7.39: a battle won gives 1 MIL
    here = terms.units_in(g, seat, end)
    strength = min(mil, int(units.army_size(g, mover.army) - losses) + here)
    gain = haul(g, seat, provinces, strength) - haul(g, seat, provinces, min(mil, here))
    if chances is not None and terms.owns_area(g, g.realm[seat], end):
        gain += relief(g, seat, end)
    return gain * LATER * win - losses * LOSS


def roads(g: Game, mover: Mover, start: Area) -> Iterator[tuple[Area, ...]]:
    """One or two steps, as far as a march may go."""
    for a in movement.next_areas(g, mover, start):
        yield (a,)
        if a in g.board.land[start] and terms.area_status(g, mover.seat, a) == terms.FRIENDLY:
            for b in g.board.land[a]:
                if b != start and movement.why_not_step(g, mover, a, b) is None:
                    yield a, b


def march(g: Game, seat: Seat, *, spent: int = 1) -> Proposal | None:
    best = max(marches(g, seat, spent), key=lambda one: one.value, default=None)
    if best is None:
        return None
    return Proposal(best.value - worth.duty(spent), "activate", march_plan(g, best))


def march_plan(g: Game, going: March) -> Plan:
    """Pick up what stands alone, then go."""
    word = characters.ARMY_WORDS[going.army % ARMIES]
    road = list(going.road)

    def step(g: Game, seat: Seat, ask: Ask) -> Value:
        here = g.army_at[going.army]
        following = road[road.index(here) + 1] if here in road[:-1] else road[0]
        return following if here != road[-1] and following in ask.options else "stop"

    def gather(g: Game, seat: Seat, ask: Ask) -> Value:
        here = g.army_at[going.army]
        alone = g.infantry[pair(here, seat)]
        if "done" not in ask.options:  # the whole Army cannot leave (PP-9.5.5)
            return "drop"
        return "pick_up" if alone and units.army_size(g, going.army) < MOST_UNITS else "done"

    return {
        "activate_way": "move",
        "move_from": g.army_at[going.army],
        "move_what": word,
        "march_to": step,
        "reorganise": gather,
        "reorganise_army": "single",
    }


def activation(g: Game, seat: Seat, *, free: bool = False) -> Proposal | None:
    """The better of a siege and a march."""
    spent = 0 if free else 1
    found = [one for one in (siege(g, seat, spent=spent), march(g, seat, spent=spent)) if one is not None]
    return max(found, key=lambda one: one.value, default=None)


# Raising units


def lost_to_rebels(g: Game, seat: Seat) -> list[Area]:
    """Areas with own Provinces that Rebels hold or march in."""
    own = g.realm[seat]
    return sorted({AREA_OF[p] for p in g.lands[own] if g.occupier[p] == REBELS or g.rebels[AREA_OF[p]]})


def levy(g: Game, seat: Seat, *, free: bool = False) -> Proposal | None:
    """Units where something is to be retaken or defended and nobody of ours stands near, or for the war that is on:
    as many as beat who stands there and besiege, Mercenaries if they must be."""
    mil = g.power[seat * 3 + MIL] - (0 if free else 1)
    able = recruit.areas_for(g, seat)
    best: Proposal | None = None
    for a, value in prospects(g, seat).items():
        place, steps = muster_place(g, able, a)
        if place == NOBODY or mil < 1 + steps or is_manned(g, seat, a, steps):
            continue
        foes = foes_in(g, seat, a)
        most, regulars = raised_at(g, seat, place)
        wanted = units_to_beat(foes) if foes else min(most, needed_to_besiege(g, seat, a, mil - steps))
        if not 1 <= wanted <= most:
            continue
        hired = max(0, wanted - regulars)
        price = wanted * (recruit.PRICES[INFANTRY] + UPKEEP) + hired * HIRE
        gain = value * LATER * FAR**steps - worth.duty(0 if free else 1) - price * worth.ducat(g, seat)
        if best is None or gain > best.value:
            best = Proposal(gain, "recruit", recruit_plan(g, seat, place, wanted, alone=not foes and not steps))
    return best


def parade(g: Game, seat: Seat) -> Proposal | None:
    """Units that a Mission or a Milestone counts, where most can be raised."""
    each = goals.pull(g, seat, "units")
    able = recruit.areas_for(g, seat) if each else []
    if not able:
        return None
    place = max(able, key=lambda a: capacity.military_capacity(g, g.realm[seat], a))
    number = min(affordable(g, seat), capacity.military_capacity(g, g.realm[seat], place), MOST_UNITS)
    price = worth.cost(g, seat, {"mil": 1, "ducats": number * (recruit.PRICES[INFANTRY] + UPKEEP)})
    gain = each * number / goals.COMPANY
    return Proposal(gain - price, "recruit", recruit_plan(g, seat, place, number)) if number else None


def raised_at(g: Game, seat: Seat, place: Area) -> tuple[int, int]:
    """The units that could be raised in an Area now, with Mercenaries; and how many of them would be Regular."""
    regulars = min(affordable(g, seat), capacity.military_capacity(g, g.realm[seat], place), MOST_UNITS)
    spare = max(0, g.ducats[seat] - PURSE - regulars * recruit.PRICES[INFANTRY])
    hired = min(HIRED, spare // recruit.PRICES[MERCENARY_KINDS[0]], recruit.mercenaries_left(g))
    return min(MOST_UNITS, regulars + hired), regulars


@cache
def units_to_beat(foes: int) -> int:
    """The least number of Infantry that beats so many who fight to the last; more than any Army if none does."""
    pools = (BASE_DICE, 0, 0), (BASE_DICE, 0, 0)
    for number in range(foes + 1, MOST_UNITS + 1):
        if odds.land_odds(Force(number, 0, 0), Force(foes, 0, 0), pools).win >= SURE:
            return number
    return MOST_UNITS + 1


def foes_in(g: Game, seat: Seat, a: Area) -> int:
    """Units that would fight whom we send there: Rebels, Enemies, what an NPR raises."""
    players = sum(terms.units_in(g, other, a) for other in enemies_at_war(g, seat))
    raised = sum(muster.units_raised(g, r, a) for r in muster.hosts_on_land(g, a) if terms.is_hostile(g, seat, r))
    return g.rebels[a] + players + raised


def enemies_at_war(g: Game, seat: Seat) -> list[Seat]:
    return [g.seat_of[r] for r in terms.wars_of(g, seat) if g.seat_of[r] != NOBODY]


def needed_to_besiege(g: Game, seat: Seat, a: Area, mil: int) -> int:
    """Infantry for a siege of what is to be had in an Area, as far as there will be MIL for it."""
    tax = sum(terms.tax_value(g, p) for p in spoils(g, seat).get(a, ()))
    return max(0, min(mil, tax) - terms.units_in(g, seat, a))


def is_manned(g: Game, seat: Seat, a: Area, steps: int) -> bool:
    """Does an Army stand there, or as near as the place where units could be raised?"""
    near = {a, *(g.board.land[a] if steps else ())}
    return any(g.army_at[army] in near and units.army_size(g, army) > SUPPORT for army in units.armies_of(seat))


def muster_place(g: Game, able: list[Area], a: Area) -> tuple[Area, int]:
    """The Area itself, else one beside it; with the marches from there."""
    if a in able:
        return a, 0
    beside = [b for b in g.board.land[a] if b in able]
    return (beside[0], 1) if beside else (NOBODY, 0)


def affordable(g: Game, seat: Seat) -> int:
    """Regular Infantry that can be raised now; a Bot pays nothing for them (PB-6.2)."""
    if is_bot(g, seat):
        return g.available[seat]
    return min(g.available[seat], max(0, g.ducats[seat] - PURSE) // recruit.PRICES[INFANTRY])


def recruit_plan(g: Game, seat: Seat, place: int, wanted: int, *, alone: bool = False) -> Plan:
    """Infantry, every third unit Cavalry while it can be paid, then Mercenaries; ``alone``: outside the Armies."""
    left = wanted

    def what(g: Game, seat: Seat, ask: Ask) -> Value:
        able = place in recruit.areas_for(g, seat) and "units" in ask.options
        return "units" if left > 0 and able and g.ducats[seat] >= PURSE else "done"

    def kind(g: Game, seat: Seat, ask: Ask) -> Value:
        nonlocal left
        left -= 1
        rich = g.ducats[seat] - PURSE >= recruit.PRICES[CAVALRY] + recruit.PRICES[INFANTRY] * left
        return CAVALRY if not alone and left % 3 == 2 and rich and CAVALRY in ask.options else ask.options[0]

    def into(g: Game, seat: Seat, ask: Ask) -> Value:
        if alone and recruit.SINGLE in ask.options:
            return recruit.SINGLE
        words = [word for word in ask.options if word != recruit.SINGLE]
        return max(words, key=lambda word: _size(g, seat, str(word))) if words else ask.options[0]

    return {"recruit_what": what, "recruit_area": place, "recruit_unit": kind, "recruit_into": into}


def _size(g: Game, seat: Seat, word: str) -> int:
    army = seat * ARMIES + characters.ARMY_WORDS.index(word)
    return sum(g.army[army * KINDS : army * KINDS + KINDS])


def strength_of(g: Game, seat: Seat) -> int:
    """The land units a player has or could raise soon."""
    return peace.soldiers(g, seat, g.realm[seat]) + affordable(g, seat)
