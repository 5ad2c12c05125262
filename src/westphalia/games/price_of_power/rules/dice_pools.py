"""PP-9.7.10(f), PP-9.7.15: what Ideas and cards add to the dice of a battle.

Ideas are data: hooks ``battle_step_1``, ``battle_step_1_remove`` and ``battle_step_1_roll``; what adds and removes dice
comes before what rolls them. Battle Actions come in from card_rules/battle_actions.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import battle as battles
from ..battle import CAV, LAND, Battle
from ..board import EVERY_IDEA, IDEAS, UNIT
from ..hooks import Hook
from ..ids import Seat
from ..model import NOBODY, Game
from ..tables import CAVALRY, UNITS
from ..vocabulary import Modifier
from . import bonuses, casualties, units

play_battle_actions: Final = Hook[[Game, Battle], Script[None]]("Battle Actions may be played (PP-9.7.15)")

DRILL_DIE: Final = Kind("drill_die", "PP-9.7.10", UNIT)
ANY_DIE: Final = Kind("any_die", "PP-9.7.15", UNIT)
MILITARY_DRILL: Final = bonuses.number("military_drill")
NOBLE_KNIGHTS: Final = bonuses.number("noble_knights")
DICE_HOOKS: Final = tuple(
    (idea, hook)
    for idea, entry in zip(EVERY_IDEA, IDEAS, strict=True)
    for hook in entry.hooks
    if isinstance(hook, Modifier) and hook.modify == "battle_dice"
)


def ideas_add_dice(g: Game, battle: Battle, number: int) -> None:
    """Line Infantry, Defensive Mentality: dice for the rolling player's side."""
    side = battle.sides[number]
    for idea, hook in DICE_HOOKS:
        if not bonuses.has_idea(g, side.roller, idea):
            continue
        if bonuses.holds(g, side.roller, idea, hook.if_):
            assert isinstance(hook.add, dict)
            for name, by in hook.add.items():
                side.dice[UNITS.index(name)] += by


def add_granted_dice(g: Game, battle: Battle, number: int) -> Script[None]:
    """Dice of any type that a card gives a player for a battle of the action it grants."""
    side = battle.sides[number]
    dice = g.turn.granted_dice.pop(side.roller, 0) if g.turn is not None else 0
    for _ in range(dice):
        kind = yield Ask(side.roller, ANY_DIE, [0, 1, 2])
        side.dice[kind] += 1


def ideas_of_winner(g: Game, battle: Battle, winner: int) -> Script[None]:
    """Glorious Arms: for who rolled for the winning side (PP-9.7.44)."""
    if winner != NOBODY and battle.sides[winner].roller != NOBODY:
        yield from bonuses.run_hooks(g, battle.sides[winner].roller, "battle_won")


def drill(g: Game, battle: Battle, number: int) -> Script[None]:
    """Military Drill: 1 Battle Die of the enemy General stays out for the whole battle."""
    seat, foe = battle.sides[number].roller, battle.sides[1 - number]
    if battle.kind != LAND or foe.leader == NOBODY or not bonuses.has_idea(g, seat, MILITARY_DRILL):
        return
    held: list[Value] = [kind for kind, n in enumerate(foe.led) if n]
    if held:
        kind = yield from choose(Ask(seat, DRILL_DIE, held))
        foe.dice[kind] -= 1
        foe.led[kind] -= 1
        g.log("log-drill", "PP-9.7.10", seat=seat)


def charge(g: Game, battle: Battle, number: int) -> Script[None]:
    """Noble Knights: 1 Cavalry die per own Cavalry Unit in the battle; each CAV result is a casualty."""
    seat = battle.sides[number].roller
    if battle.kind != LAND or not bonuses.has_idea(g, seat, NOBLE_KNIGHTS):
        return
    riders = sum(n for kind, n in enumerate(units.counts_in(g, seat, battle.place)) if units.TYPE_OF[kind] == CAVALRY)
    faces = battles.FACES[CAVALRY]
    hits = [faces[g.chance.roll(len(faces)) - 1] for _ in range(riders)].count(CAV)
    if riders:
        g.log("log-charge", "PP-9.7.10", seat=seat, n=hits)
        foe = battle.sides[1 - number]
        foe.lost = 0
        yield from casualties.take(g, battle, foe, hits)
        foe.fallen += foe.lost


def add_dice(g: Game, battle: Battle, seat: Seat, dice: Mapping[str, int]) -> Script[None]:
    """PP-6.2.7: into the pool of the side that acts, for the whole battle; "?" is a die of any type."""
    pool = battle.sides[battle.acting].dice
    for name, n in dice.items():
        for _ in range(n):
            kind = UNITS.index(name) if name != "any" else (yield Ask(seat, ANY_DIE, [0, 1, 2]))
            pool[kind] += 1
