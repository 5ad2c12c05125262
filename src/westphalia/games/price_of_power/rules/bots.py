"""PB-6 A Bot at War, as the other chapters meet it: its level, its Army, how it defends itself, its Battle Dice.

What a Bot does in its own Turn is in automata/; here is only what happens to it in other chapters.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .. import bot_power, pieces, terms
from ..battle import Battle
from ..board import AREA_OF, AREA_SORT, IDEA_TYPE
from ..bot_data import LEVELS
from ..catalogue import BotLevel
from ..ids import Area, Realm, Seat, pair
from ..model import NOBODY, Game, is_bot
from ..tables import ADM, ARMIES, ARTILLERY, CAVALRY, INFANTRY, KINDS, MIL, REGULAR_KINDS
from . import bonuses, capacity, units

CALLED_POWER: Final = 2  # PB-7.7
BRIDGED: Final = 9  # PB-6.4: units that a Naval Bridge carries
BEYOND: Final = 3  # PB-6.4: more than the Military Capacity
ANY_NUMBER: Final = 99  # units
THIRD: Final = 3  # PB-6.2: every third unit is Cavalry, every fourth Artillery
FOURTH: Final = 4
DICE_PER_IDEAS: Final = 2  # PB-6.9
LATE_AGE: Final = 3


def level(g: Game) -> BotLevel:
    """PB-2.6."""
    return LEVELS[g.rules.bot_level]


def ideas_of(g: Game, seat: Seat, power: int) -> int:
    """How many Ideas of a type a Bot has."""
    return sum(1 for idea, owners in enumerate(g.idea_owners) if seat in owners and IDEA_TYPE[idea] == power)


# The Army (PB-6.1 to PB-6.4)


def army_of(seat: Seat) -> int:
    """PB-1.2: the one Army of a Bot, by its number in the columns."""
    return seat * ARMIES


def army_area(g: Game, seat: Seat) -> Area:
    """Where it stands, NOBODY: off the map."""
    return g.army_at[army_of(seat)]


def tax_in(g: Game, seat: Seat, a: Area) -> int:
    """Tax Values of a Bot's own Towns in an Area."""
    own = g.realm[seat]
    return sum(terms.tax_value(g, p) for p in g.board.provinces_of[a] if terms.owns(g, own, p))


def best_area(g: Game, seat: Seat, areas: Iterable[Area]) -> Area:
    """PB-6.3: its Capital Area, then the one with the highest Tax Value of its Towns, then by name; NOBODY: none."""
    home = terms.capital_area(g, g.realm[seat])
    return min(areas, key=lambda a: (a != home, -tax_in(g, seat, a), AREA_SORT[a]), default=NOBODY)


def is_connected(g: Game, seat: Seat, a: Area) -> bool:
    """PB-6.4: by land with its Capital through Areas where it owns Provinces; for a Bot Emperor who defends the Empire
    HRE Areas count as such."""
    own = set(terms.own_areas(g, g.realm[seat]))
    if g.defending_hre and g.emperor == g.realm[seat]:
        own.update(b for b, _ in g.board.imperial_lands if not g.not_hre[b])
    home = terms.capital_area(g, g.realm[seat])
    seen, edge = {home}, [home]
    while edge:
        at = edge.pop()
        if at == a:
            return True
        for b in g.board.land[at]:
            if b not in seen and (b in own or b == a):
                seen.add(b)
                if b == a:
                    return True
                edge.append(b)
    return False


def army_limit(g: Game, seat: Seat, a: Area) -> int:
    """PB-6.4: how many units its Army may have in an Area."""
    if is_connected(g, seat, a):
        return ANY_NUMBER
    bridged = any(terms.ships_at_sea(g, seat, z) for z in g.board.coasts[a])
    most = capacity.military_capacity(g, g.realm[seat], a) + BEYOND
    return max(most, BRIDGED) if bridged else most


def recruit(g: Game, seat: Seat, number: int, a: Area, rule: str) -> int:
    """PB-6.2: units from Available Manpower into the Army, which comes onto the map in this Area if it is not there;
    how many."""
    army = army_of(seat)
    if g.army_at[army] == NOBODY:
        if a == NOBODY:
            return 0
        g.army_at[army] = a
    where = g.army_at[army]
    room = army_limit(g, seat, where) - units.army_size(g, army)
    count = max(0, min(number, g.available[seat], room))
    guns = bonuses.has_idea(g, seat, bonuses.CANNONS) and g.age > 1
    for n in range(1, count + 1):
        kind = ARTILLERY if guns and n % FOURTH == 0 else CAVALRY if n % THIRD == 0 else INFANTRY
        g.army[army * KINDS + kind] += 1
    g.available[seat] -= count
    if count:
        g.log("log-bot-recruits", rule, seat=seat, area=where, n=count)
    elif units.army_size(g, army) == 0:
        g.army_at[army] = NOBODY
    return count


def lay_down(g: Game, seat: Seat, rule: str) -> None:
    """PB-6.4: what is above the limit returns to Available Manpower."""
    army = army_of(seat)
    surplus = units.army_size(g, army) - army_limit(g, seat, g.army_at[army]) if g.army_at[army] != NOBODY else 0
    if surplus <= 0:
        return
    where = g.army_at[army]
    for _ in range(surplus):
        kind = next(kind for kind in REGULAR_KINDS if g.army[army * KINDS + kind])
        units.remove_unit(g, army, kind)
        g.available[seat] += 1
    g.log("log-bot-lays-down", rule, seat=seat, area=where, n=surplus)


def go_home(g: Game, seat: Seat, rule: str) -> None:
    """PB-7.5: the Army leaves the map, its units are Available again."""
    army = army_of(seat)
    where, size = g.army_at[army], units.army_size(g, army)
    for a in units.areas_with_units(g, seat):
        g.available[seat] += g.infantry[pair(a, seat)]
        size += g.infantry[pair(a, seat)]
        where = a if where == NOBODY else where
        g.infantry[pair(a, seat)] = 0
    for one in units.armies_of(seat):
        for kind in range(KINDS):
            if kind in REGULAR_KINDS:
                g.available[seat] += g.army[one * KINDS + kind]
            g.army[one * KINDS + kind] = 0
        g.army_at[one] = NOBODY
    if where != NOBODY:
        g.log("log-bot-army-home", rule, seat=seat, area=where, n=size)


# Attacked (PB-6.1)


def prepare_defence(g: Game, seat: Seat, aggressors: Iterable[Realm]) -> None:
    """PB-6.1: Bot Power up to the minimum of the level; then 1 of it for units, in the Area that is threatened."""
    if not is_bot(g, seat):
        return
    least = level(g).defend_minimum
    if g.bot_power[seat] < least:
        bot_power.gain(g, seat, least - g.bot_power[seat], "PB-6.1")
    if g.available[seat] and g.bot_power[seat]:
        bot_power.spend(g, seat, 1, "PB-6.1")
        recruit(g, seat, level(g).defend_recruit, threatened(g, seat, aggressors), "PB-6.1")


def threatened(g: Game, seat: Seat, aggressors: Iterable[Realm]) -> Area:
    """PB-6.3: an own Area with units hostile to it; else one beside the Realms of the aggressors; else any."""
    own = terms.own_areas(g, g.realm[seat])
    invaded = [a for a in own if terms.has_hostile_units(g, seat, a)]
    lands = {AREA_OF[p] for r in aggressors for p in g.lands[r]}
    near = [a for a in own if lands.intersection((a, *g.board.adjacent[a]))]
    return best_area(g, seat, invaded or near or own)


# Battle Dice (PB-6.9)


def add_dice(g: Game, battle: Battle, number: int) -> None:
    """PB-6.9: in a land battle dice for military Ideas and the level; PB-6.10: for 1 Bot Power two more, if it has as
    many units."""
    side = battle.sides[number]
    seat = side.roller
    if not is_bot(g, seat):
        return
    more = ideas_of(g, seat, MIL) // DICE_PER_IDEAS
    side.dice[INFANTRY] += min(more, DICE_PER_IDEAS)
    side.dice[CAVALRY] += max(0, more - DICE_PER_IDEAS)
    if g.rules.bot_level in ("hard", "very_hard"):
        side.dice[INFANTRY] += 1
    if g.rules.bot_level == "very_hard" and g.age >= LATE_AGE:
        side.dice[INFANTRY] += 1
    if g.bot_power[seat] >= DICE_PER_IDEAS and side.began >= battle.sides[1 - number].began:
        bot_power.spend(g, seat, 1, "PB-6.10")
        side.dice[INFANTRY] += 1
        side.dice[CAVALRY] += 1


# Unrest (PB-8.3)


def calm_by_ideas(g: Game, seat: Seat) -> None:
    """PB-8.3: with administrative Ideas 1 Unrest goes, with 3 of them 2; from the highest Tax Value."""
    held = ideas_of(g, seat, ADM)
    for _ in range(min(2, held // THIRD + 1) if held else 0):
        towns = [p for p in terms.own_towns(g, seat) if g.unrest[p]]
        if not towns:
            return
        p = max(towns, key=lambda q: (terms.tax_value(g, q), -q))
        pieces.remove_unrest(g, p)
        g.log("log-calmed", "PB-8.3", seat=seat, province=p)
