"""The steward in battle: Generals, Battle Actions, when to leave the field, and cards played out of turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from .. import odds, terms
from ..battle import ATTACKER, Battle
from ..board import ACTION_CARDS, CARD_ACTION
from ..card_rules import battle_actions
from ..ids import Card, Seat
from ..model import NOBODY, Game, players
from ..rules import land_battles
from ..tables import DIP, POWER_LIMIT
from ..vocabulary import Step
from ..vocabulary.blocks import When
from ..vocabulary.units import BattleDice
from . import plan, worth
from .plan import argument, cards, things

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

STAY: Final = 0.45  # chance below which a battle is left
FIELD: Final = 12.0  # what it is worth to hold the field after a battle
SCORCHED_EARTH: Final = "scorched_earth"


def retreat(g: Game, seat: Seat, ask: Ask) -> Value:
    """Leave a battle that is being lost."""
    battle = g.battle
    if battle is None:
        return "stay"
    chances = odds.odds(g, battle)
    win = chances.win if seat in battle.sides[ATTACKER].seats else chances.lose
    return "stay" if win >= STAY else "retreat"


def battle_card(g: Game, seat: Seat, ask: Ask) -> Value:
    """Any Leader is better than none, if the Army has none."""
    battle = g.battle
    if battle is None or any(g.general[army] != NOBODY for army in land_battles.armies_here(g, battle, seat)):
        return ask.default_value()
    leaders = cards(ask)
    if leaders:
        return max(leaders, key=dice_of)
    moved = [word for word in ask.options if isinstance(word, str) and word.startswith(land_battles.FROM)]
    return moved[0] if moved else ask.default_value()


def battle_action(g: Game, seat: Seat, ask: Ask) -> Value:
    """The Battle Action that swings the battle most, if that is worth its price."""
    battle = g.battle
    if battle is None:
        return ask.default_value()
    number = next(n for n, side in enumerate(battle.sides) if seat == side.roller)
    before = battle_worth(g, battle, number)
    best, gain = ask.default_value(), 0.0
    for one in battle_actions.playable(g, battle, number, seat):
        with more_dice(battle, number, dice_added(one.effects)):
            swing = battle_worth(g, battle, number) - before
        swing -= worth.cost(g, seat, one.action.cost)
        if swing > gain:
            best, gain = one.word, swing
    return best


def battle_worth(g: Game, battle: Battle, number: int) -> float:
    """What the battle is worth to a side: the field, and the units of both."""
    chances = odds.odds(g, battle)
    win, losses, kills = chances.win, chances.losses, chances.kills
    if number != ATTACKER:
        win, losses, kills = chances.lose, kills, losses
    return FIELD * win - worth.UNIT * losses + worth.MAN * kills


def dice_added(effects: Sequence[Step]) -> list[int]:
    """At least so many dice of each type; a die of any type counts as Infantry."""
    for step in effects:
        if isinstance(step, BattleDice):
            return [step.dice.infantry + step.dice.any, step.dice.cavalry, step.dice.artillery]
        if isinstance(step, When):
            return dice_added(step.else_)
    return [0, 0, 0]


@contextmanager
def more_dice(battle: Battle, number: int, dice: Sequence[int]) -> Iterator[None]:
    """The dice lie there for as long as somebody looks."""
    side = battle.sides[number]
    before = side.dice
    side.dice = [have + more for have, more in zip(before, dice, strict=True)]
    yield
    side.dice = before


def any_die(g: Game, seat: Seat, ask: Ask) -> Value:
    """The type of die that helps most."""
    battle = g.battle
    if battle is None:
        return ask.default_value()
    number = next(n for n, side in enumerate(battle.sides) if seat == side.roller)

    def value(kind: int) -> float:
        with more_dice(battle, number, [int(kind == n) for n in range(3)]):
            return battle_worth(g, battle, number)

    return max(things(ask), key=value)


def dice_of(card: Card) -> int:
    dice = ACTION_CARDS[card].character.dice
    return dice.infantry + dice.cavalry + dice.artillery + dice.any


def retreat_to(g: Game, seat: Seat, ask: Ask) -> Value:
    """Home, if it is near."""
    own = g.realm[seat]
    return max(plan.areas(ask), key=lambda a: (terms.owns_area(g, own, a), -a))


def access(g: Game, seat: Seat, ask: Ask) -> Value:
    return "pay_ducats" if "pay_ducats" in ask.options else ask.options[0]


def muslim_dice(g: Game, seat: Seat, ask: Ask) -> Value:
    """Cavalry dice for an Army of riders."""
    battle = g.battle
    if battle is None:
        return "infantry_dice"
    side = next(side for side in battle.sides if seat in side.seats)
    force = land_battles.force(g, battle, side)
    return "cavalry_dice" if force.cavalry > force.infantry else "infantry_dice"


def casualty(g: Game, seat: Seat, ask: Ask) -> Value:
    """Allied and hired men first, then Infantry."""
    order = {6: 0, 3: 1, 0: 2, 7: 3, 4: 4, 1: 5, 5: 6, 2: 7}
    return min(things(ask), key=lambda kind: order.get(kind, 9))


# Out of turn


def react(g: Game, seat: Seat, ask: Ask) -> Value:
    """Whoever marches through our land finds it burnt."""
    burnt = [card for card in things(ask) if CARD_ACTION[card].id == SCORCHED_EARTH]
    return burnt[0] if burnt else ask.default_value()


def counter(g: Game, seat: Seat, ask: Ask) -> Value:
    """What the leader does covertly is countered, while there is DIP for it."""
    cards, actor = things(ask), argument(ask, "seat")
    leads = g.prestige[actor] == max(g.prestige[x] for x in players(g)) and g.prestige[actor] > g.prestige[seat]
    spare = g.power[seat * 3 + DIP] >= POWER_LIMIT // 2
    return cards[0] if cards and leads and spare else ask.default_value()
