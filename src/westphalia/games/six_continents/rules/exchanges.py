"""SC-8.5, SC-8.10, SC-8.11: one exchange of a land battle and the soldier lost in it."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import stacks
from ..battle import Battle, Group
from ..board import PLACE, PLACES, UNIT
from ..ids import (
    MAX_SEATS,
    NOBODY,
    REBELS,
    SAVAGES,
)
from ..model import (
    Game,
    left_of,
    right_of,
    set_army,
    soldiers_of,
)
from . import losses, modifiers

LOSS: Final = Kind("loss", "SC-8.10", UNIT)
LOSS_GROUP: Final = Kind("loss_group", "SC-8.10", PLACE)


def exchange(g: Game, battle: Battle) -> bool:
    """SC-8.5: both roll d100 and add their modifiers; True if the attacker wins. Equal totals are the defender's. What
    was rolled is kept (SC-15.7 asks for it)."""
    roll, other_roll = g.chance.roll(100), g.chance.roll(100)
    total = roll + modifiers.attacker_modifier(g)
    other_total = other_roll + modifiers.defender_modifier(g)
    battle.exchanges.append((roll, other_roll, total, other_total))
    g.log(
        "log-exchange",
        "SC-8.5",
        place=battle.place,
        roll=roll,
        other_roll=other_roll,
        total=total,
        other_total=other_total,
    )
    return total > other_total


def log_roller(g: Game, battle: Battle) -> None:
    """SC-11.10, SC-20.7: for savages rolls the player to the right of the attacker, for rebels the one to the left of
    their victim, or of the attacker if nobody owns the land."""
    p = battle.place
    if battle.defender == SAVAGES:
        g.log("log-rolls-for-savages", "SC-11.10", seat=right_of(g, battle.attacker), place=p)
    elif battle.defender == REBELS:
        victim = g.owner[p] if g.owner[p] != NOBODY else battle.attacker
        g.log("log-rolls-for-rebels", "SC-20.7", seat=left_of(g, victim), place=p)
    elif battle.attacker == REBELS:
        g.log("log-rolls-for-rebels", "SC-20.7", seat=left_of(g, battle.defender), place=p)


# Losses, D41


def defender_loses(g: Game, battle: Battle) -> Script[None]:
    """SC-8.10, SC-8.11: one soldier; rebels and savages are all infantry and are not asked (SC-20.9, SC-11.10)."""
    p, seat = battle.place, battle.defender
    unit = yield from choose(Ask(seat, LOSS, losses.loss_options(battle.defence), args={"place": p}))
    battle.defence = losses.break_down(battle.defence, unit)
    set_army(g, p, battle.defence)
    if seat < MAX_SEATS:
        g.log("log-loss", "SC-8.10", seat=seat, place=p, unit=unit)


def attacker_loses(g: Game, battle: Battle) -> Script[None]:
    """SC-8.10: the unit, and of several groups also the group."""
    p, seat = battle.place, battle.attacker
    kinds = sorted({key >> 3 for group in battle.groups for key, _ in group.army})
    unit = yield from choose(Ask(seat, LOSS, kinds, args={"place": p}))
    group = yield from choose_group(battle, unit)
    group.army = losses.break_down(group.army, unit)
    if seat < MAX_SEATS:
        g.log("log-loss", "SC-8.10", seat=seat, place=p, unit=unit)


def choose_group(battle: Battle, unit: int) -> Script[Group]:
    """Which group loses a soldier of this unit; default the one with most soldiers, then map order, a landing last."""
    able = [group for group in battle.groups if stacks.count_of(group.army, unit)]
    able.sort(key=lambda group: (-soldiers_of(group.army), group.origin if group.origin >= 0 else len(PLACES)))
    lands = sorted([group.origin for group in able if group.origin >= 0])
    options: list[Value] = [*lands, "landing"] if len(lands) < len(able) else [*lands]
    first = able[0].origin if able[0].origin >= 0 else "landing"
    answer = yield from choose(
        Ask(battle.attacker, LOSS_GROUP, options, first, args={"place": battle.place, "unit": unit})
    )
    return next(group for group in able if group.origin == answer or (group.origin < 0 and answer == "landing"))
