"""PP-9.7.10(f), PP-9.7.15: Ideas at the start of a battle, and Battle Actions from hand or from Display cards.

Both are data: Ideas have hooks ``battle_step_1``, ``battle_step_1_remove`` and ``battle_step_1_roll``; the effect of a
Battle Action is ``battle_dice``, perhaps under a condition of the battle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import battle as battles
from .. import decks, pieces
from ..battle import CAV, DEFENDER, LAND, NAVAL, Battle
from ..board import CARD_ACTION, IDEAS, UNIT
from ..catalogue import CardAction
from ..model import NOBODY, RULER, Game
from ..tables import CAVALRY, MIL, REGULAR_KINDS, UNITS
from . import casualties, ideas, realm, terms, units
from .realm import Cost

DRILL_DIE: Final = Kind("drill_die", "PP-9.7.10", UNIT)
BATTLE_ACTION: Final = Kind("battle_action", "PP-9.7.15")
ANY_DIE: Final = Kind("any_die", "PP-9.7.15", UNIT)
NO_ACTION: Final = "no_battle_action"

MILITARY_DRILL: Final = ideas.number("military_drill")
NOBLE_KNIGHTS: Final = ideas.number("noble_knights")


# What a condition of a card or an Idea asks about a battle


def _ruler_leads(g: Game, battle: Battle, number: int) -> bool:
    side = battle.sides[number]
    return battle.kind == LAND and side.general != NOBODY and g.general[side.general] == RULER


def _main_defender_at_home(g: Game, battle: Battle, number: int) -> bool:
    seat = battle.sides[number].roller
    return battle.kind == LAND and number == DEFENDER and terms.owns_area(g, g.realm[seat], battle.place)


CONDITIONS: Final[dict[str, Callable[[Game, Battle, int], bool]]] = {
    "land": lambda g, battle, number: battle.kind == LAND,
    "naval": lambda g, battle, number: battle.kind == NAVAL,
    "ruler_leads": _ruler_leads,
    "main_defender_at_home": _main_defender_at_home,
}


def _holds(g: Game, battle: Battle, number: int, conditions: list[dict[str, Any]]) -> bool:
    return all(CONDITIONS[condition["battle"]](g, battle, number) for condition in conditions)


# Ideas (PP-9.7.10(f)): what adds and removes dice comes before what rolls them

DICE_HOOKS: Final = tuple(
    (idea, hook)
    for idea, entry in enumerate(IDEAS)
    for hook in entry.hooks
    if hook["at"] == "battle_step_1" and hook.get("modify") == "battle_dice"
)


def ideas_add_dice(g: Game, battle: Battle, number: int) -> None:
    """Line Infantry, Defensive Mentality: dice for the rolling player's side."""
    side = battle.sides[number]
    for idea, hook in DICE_HOOKS:
        if ideas.has_idea(g, side.roller, idea) and _holds(g, battle, number, hook["if"]):
            for name, by in hook["add"].items():
                side.dice[UNITS.index(name)] += by


def drill(g: Game, battle: Battle, number: int) -> Script[None]:
    """Military Drill: 1 Battle Die of the enemy General stays out for the whole battle."""
    seat, foe = battle.sides[number].roller, battle.sides[1 - number]
    if battle.kind != LAND or foe.leader == NOBODY or not ideas.has_idea(g, seat, MILITARY_DRILL):
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
    if battle.kind != LAND or not ideas.has_idea(g, seat, NOBLE_KNIGHTS):
        return
    riders = sum(n for kind, n in enumerate(units.counts_in(g, seat, battle.place)) if units.TYPE_OF[kind] == CAVALRY)
    faces = battles.FACES[CAVALRY]
    hits = [faces[g.chance.roll(len(faces)) - 1] for _ in range(riders)].count(CAV)
    if riders:
        g.log("log-charge", "PP-9.7.10", seat=seat, n=hits)
        yield from casualties.take(g, battle, battle.sides[1 - number], hits)


# Battle Actions (PP-9.7.15, PP-6.2.6)


class Playable(NamedTuple):
    """A Battle Action in reach of a player: a card in hand, or an action of a Display card (its place, else NOBODY)."""

    word: str
    action: CardAction
    effects: list[dict[str, Any]]
    card: int
    shown: int


def _effects(action: CardAction) -> list[dict[str, Any]]:
    """Those of the action, or of the option of a card that is a Battle Action besides."""
    if not action.options:
        return action.fx
    return next(
        option.fx for option in action.options.values() if any(effect["op"] == "battle_dice" for effect in option.fx)
    )


NEEDS_LEADER: Final = "inspired_leadership"
NEEDS_REGULARS: Final = "esprit_de_corps"


def can_be_used(g: Game, battle: Battle, number: int, action: CardAction) -> bool:
    """The kind of battle, the name (once per Battle Round and side), the printed conditions, the cost."""
    side = battle.sides[number]
    seat = side.roller
    if action.battle not in ("any", "naval" if battle.kind == NAVAL else "land") or action.id in side.names:
        return False
    if action.id == NEEDS_LEADER and side.leader == NOBODY:
        return False
    if action.id == NEEDS_REGULARS and not any(units.counts_in(g, seat, battle.place)[kind] for kind in REGULAR_KINDS):
        return False
    return realm.why_not_pay(g, seat, Cost(**action.cost)) is None


def playable(g: Game, battle: Battle, number: int) -> list[Playable]:
    seat = battle.sides[number].roller
    found = list[Playable]()
    for card in g.hand[seat]:
        action = CARD_ACTION[card]
        known = any(action.id == other.word for other in found)
        if "battle_action" in action.kinds and not known and can_be_used(g, battle, number, action):
            found.append(Playable(action.id, action, _effects(action), card, NOBODY))
    for place, shown in enumerate(g.display[seat]):
        for action in CARD_ACTION[shown.card].actions:
            if "battle_action" not in action.kinds or shown.charges < action.charges:
                continue
            if can_be_used(g, battle, number, action):
                found.append(Playable(action.id, action, _effects(action), shown.card, place))
    return found


def may_hold(g: Game, seat: int) -> bool:
    """Could the player, for all the others know, play one? Hands are secret: everybody is asked who has cards and
    MIL."""
    if not g.power[seat * 3 + MIL]:
        return False
    return bool(g.hand[seat]) or any(
        "battle_action" in action.kinds for shown in g.display[seat] for action in CARD_ACTION[shown.card].actions
    )


def play(g: Game, battle: Battle) -> Script[None]:
    """PP-9.7.15: the attacker all he wants, then the defender."""
    for number, side in enumerate(battle.sides):
        while side.roller != NOBODY and may_hold(g, side.roller):
            able = playable(g, battle, number)
            words: list[Value] = [NO_ACTION, *(one.word for one in able)]
            word = yield Ask(side.roller, BATTLE_ACTION, words, NO_ACTION)
            if word == NO_ACTION:
                break
            yield from use(g, battle, number, next(one for one in able if one.word == word))


def use(g: Game, battle: Battle, number: int, one: Playable) -> Script[None]:
    side = battle.sides[number]
    seat = side.roller
    realm.pay(g, seat, Cost(**one.action.cost))
    side.names.append(one.word)
    if one.shown != NOBODY:
        pieces.remove_charges(g, seat, one.shown, one.action.charges)
    else:
        decks.drop(g, seat, one.card)
        decks.discard(g, one.card)
        g.chance.reveal()
    g.log("log-battle-action", "PP-9.7.15", seat=seat, card=one.card)
    for effect in one.effects:
        yield from apply(g, battle, number, effect)


def apply(g: Game, battle: Battle, number: int, effect: dict[str, Any]) -> Script[None]:
    """``battle_dice``, and ``when`` over it."""
    if effect["op"] == "when":
        way = "then" if _holds(g, battle, number, effect["if"]) else "else"
        for inner in effect[way]:
            yield from apply(g, battle, number, inner)
        return
    assert effect["op"] == "battle_dice", effect
    side = battle.sides[number]
    for name, n in effect["dice"].items():
        for _ in range(n):
            kind = UNITS.index(name) if name != "any" else (yield Ask(side.roller, ANY_DIE, [0, 1, 2]))
            side.dice[kind] += 1
