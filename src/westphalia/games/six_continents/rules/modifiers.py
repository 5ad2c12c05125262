"""SC-10 Modifiers."""

from __future__ import annotations

from typing import Final

from .. import stacks
from ..battle import Battle, Group
from ..board import COASTS
from ..ids import MAX_SEATS, NOBODY, REBELS, Place, Seat, Zone
from ..model import Game
from ..tables import (
    ARTILLERY,
    BUNKER_DEFENCE,
    INFANTRY,
)
from . import buildings, weather

SUPERIORITY: Final = 2  # SC-10.3, for each soldier more
SUPERIORITY_MOST: Final = 10
REBELS_AT_HOME: Final = -4  # SC-10.4
LANDING: Final = -12  # SC-10.5
CUT_OFF: Final = -10  # SC-10.6
GUN: Final = 4  # SC-10.7, taken off a bunker by each artillery or caravan
SHOT: Final = 2  # SC-12.11, more for each such result
DUG_IN: Final = 2  # SC-10.8
LANDING_ON_PORT: Final = -8  # SC-10.9
OWN_CAPITAL: Final = 10  # SC-10.10
AGAINST_ORIGINAL_OWNER: Final = -5
WEAPON: Final = 3  # SC-10.11
BATTERIES: Final = 6  # SC-10.13


def attacker_modifier(g: Game) -> int:
    """SC-10.1: what the attacker of g.battle adds to the next roll."""
    battle = running(g)
    if battle.naval:
        return naval_attack_base(g, battle) + superiority(g, battle)
    return battle.attack_base + superiority(g, battle)


def defender_modifier(g: Game) -> int:
    """SC-10.1: the same for the defender."""
    battle = running(g)
    if battle.naval:
        return naval_base(g, battle.defender, battle.zone)
    return battle.defence_base + bunker(g, battle)


def running(g: Game) -> Battle:
    assert g.battle is not None, "no battle is being fought"
    return g.battle


def read_at_start(g: Game, battle: Battle) -> None:
    """Note everything that holds for the whole land battle, when its groups and defenders are in place."""
    if battle.revolt:  # SC-20.8: nothing but superiority and weapons
        battle.defence_base = WEAPON * g.weapons[battle.defender]
        return
    read_attack(g, battle)
    defender, p = battle.defender, battle.place
    battle.defence_base = capital(g, battle)
    if defender < MAX_SEATS:
        battle.dug_in = is_dug_in(g, p)
        battle.defence_base += (
            rebels_at_home(g, defender)
            + (DUG_IN if battle.dug_in else 0)
            + WEAPON * g.weapons[defender]
            + (0 if buildings.connected(g, defender)[p] else CUT_OFF)
        )


def read_attack(g: Game, battle: Battle) -> None:
    """The attacker's part (SC-10.2, SC-10.4, SC-10.11, SC-10.12): read at the start, and again when landed soldiers
    fight on alone (SC-5.11)."""
    set_group_modifiers(g, battle)
    battle.attack_base = (
        majority(battle.groups)
        + several_provinces(g, battle)
        + weather.attack_modifier(g)
        + WEAPON * g.weapons[battle.attacker]
    )
    if battle.defender < MAX_SEATS:
        battle.attack_base += rebels_at_home(g, battle.attacker)


def several_provinces(g: Game, battle: Battle) -> int:
    """SC-10.2."""
    if battle.sources < 2:
        return 0
    return battle.sources - 1 if g.rules.multi_source_bonus == "additional" else battle.sources


def superiority(g: Game, battle: Battle) -> int:
    """SC-10.3."""
    if g.rules.superiority == "fixed":
        more = battle.start - battle.defender_start
    else:
        more = battle.attackers() - battle.defenders()
    return 0 if more <= 0 else min(SUPERIORITY * more, SUPERIORITY_MOST)


def rebels_at_home(g: Game, seat: Seat) -> int:
    """SC-10.4."""
    owner = g.owner
    return REBELS_AT_HOME * sum([1 for p in g.lands[REBELS] if owner[p] == seat])


def set_group_modifiers(g: Game, battle: Battle) -> None:
    """SC-10.12: landing (SC-10.5) with port (SC-10.9), or cut off (SC-10.6)."""
    linked = None
    for group in battle.groups:
        if group.origin < 0:
            group.modifier = LANDING
            if g.port[battle.place]:
                group.modifier += LANDING_ON_PORT
        elif not battle.savages:
            linked = linked or buildings.connected(g, battle.attacker)
            group.modifier = 0 if linked[group.origin] else CUT_OFF


def majority(groups: list[Group]) -> int:
    """SC-8.12: the sum carried by most soldiers at the start; equal: the worse for the attacker."""
    carried: dict[int, int] = {}
    for group in groups:
        carried[group.modifier] = carried.get(group.modifier, 0) + group.start_soldiers
    return min(carried, key=lambda modifier: (-carried[modifier], modifier))


def bunker(g: Game, battle: Battle) -> int:
    """SC-10.7."""
    level = g.bunker[battle.place]
    if level == 0:
        return 0
    guns = sum([count for group in battle.groups for key, count in group.army if key >> 3 >= ARTILLERY])
    return max(0, BUNKER_DEFENCE[level] - guns * (GUN + SHOT * g.shot[battle.attacker]))


def is_dug_in(g: Game, p: Place) -> bool:
    """SC-10.8."""
    if g.bunker[p] or not stacks.count_of(g.army[p], INFANTRY):
        return False
    return g.rules.dig_in == "automatic" or g.dug[p] == 1


def capital(g: Game, battle: Battle) -> int:
    """SC-10.10, SC-21.3; elsewhere nothing is added (SC-10.1)."""
    original = g.capital_of[battle.place]
    if original == NOBODY:
        return 0
    if original == battle.defender:
        return OWN_CAPITAL
    return AGAINST_ORIGINAL_OWNER if original == battle.attacker else 0


# Naval, SC-10.13


def naval_attack_base(g: Game, battle: Battle) -> int:
    return naval_base(g, battle.attacker, battle.zone) + weather.attack_modifier(g)


def naval_base(g: Game, seat: Seat, z: Zone) -> int:
    return WEAPON * g.weapons[seat] + (BATTERIES if has_batteries(g, seat, z) else 0)


def has_batteries(g: Game, seat: Seat, z: Zone) -> bool:
    """SC-9.8."""
    kind = g.rules.coastal_battery
    if kind == "off":
        return False
    for p in COASTS[z]:
        if g.controller[p] == seat:
            if kind == "bunker_or_artillery" and g.bunker[p]:
                return True
            army = g.army[p]
            if army and army[-1][0] >> 3 >= ARTILLERY:
                return True
    return False
