"""PP-9.7.15: Battle Actions from hand or from Display cards.

They are data: the effect is ``battle_dice``, perhaps under a condition of the battle.
"""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Reasons, Refusal, Script, Value

from .. import decks, pieces
from ..battle import ATTACKER, DEFENDER, NAVAL, Battle
from ..board import CARD_ACTION
from ..catalogue import CardAction, Effects
from ..cost import Cost
from ..effects import run
from ..ids import Card, Seat
from ..model import NOBODY, Game, clockwise
from ..rules import dice_pools, realm
from ..tables import MIL
from ..vocabulary.units import BattleDice
from . import action_cards

BATTLE_ACTION: Final = Kind("battle_action", "PP-9.7.15")
HELPING_HAND: Final = Kind("helping_hand", "PP-13.4.26")
NO_ACTION: Final = "no_battle_action"
OTHER_BATTLE: Final = Refusal("PP-9.7.15", "no-action-in-this-battle")
USED_ALREADY: Final = Refusal("PP-6.2.6", "no-battle-action-twice")


# Battle Actions (PP-9.7.15, PP-6.2.6)


class Playable(NamedTuple):
    """A Battle Action in reach of a player: a card in hand, or an action of a Display card (its place, else NOBODY)."""

    word: str
    action: CardAction
    effects: Effects
    card: Card
    shown: int


def _effects(action: CardAction) -> Effects:
    """Those of the action, or of the option of a card that is a Battle Action besides."""
    if not action.options:
        return action.fx
    return next(
        option.fx for option in action.options.values() if any(isinstance(effect, BattleDice) for effect in option.fx)
    )


def who_may_play(g: Game, battle: Battle, number: int) -> list[Seat]:
    """PP-9.7.15, PP-9.7.44: who rolls for the side; PP-13.4.26 [optional 4]: for a side of NPRs everybody who does not
    fight against it, clockwise from the Active Player."""
    side = battle.sides[number]
    if side.roller != NOBODY:
        return [side.roller]
    if not g.rules.helping_hand or not side.raised:
        return []
    return [seat for seat in clockwise(g, g.active) if seat not in battle.sides[1 - number].seats]


def why_not_use(g: Game, battle: Battle, number: int, seat: Seat, action: CardAction) -> Refusal | None:
    """The kind of battle, the name (once per Battle Round and side, PP-6.2.6), the printed conditions, the cost."""
    if action.battle not in ("any", "naval" if battle.kind == NAVAL else "land"):
        return OTHER_BATTLE
    if action.id in battle.sides[number].names:
        return USED_ALREADY
    return action_cards.why_not_asked(g, seat, action.conditions) or realm.why_not_pay(g, seat, Cost(**action.cost))


def in_reach(g: Game, seat: Seat) -> list[Playable]:
    """The Battle Actions in the player's hand, each once, and those on his Display cards that have the Charges."""
    found = dict[str, Playable]()
    for card in g.hand[seat]:
        action = CARD_ACTION[card]
        if "battle_action" in action.kinds and action.id not in found:
            found[action.id] = Playable(action.id, action, _effects(action), card, NOBODY)
    shown = [
        Playable(action.id, action, _effects(action), one.card, place)
        for place, one in enumerate(g.display[seat])
        for action in CARD_ACTION[one.card].actions
        if "battle_action" in action.kinds and one.charges >= action.charges
    ]
    return [*found.values(), *shown]


def closed(g: Game, battle: Battle, number: int, seat: Seat) -> Reasons:
    """Those in reach that can't be used, and why."""
    reasons = [(one.word, why_not_use(g, battle, number, seat, one.action)) for one in in_reach(g, seat)]
    return [(word, refusal) for word, refusal in reasons if refusal is not None]


def playable(g: Game, battle: Battle, number: int, seat: Seat) -> list[Playable]:
    return [one for one in in_reach(g, seat) if why_not_use(g, battle, number, seat, one.action) is None]


def may_hold(g: Game, seat: Seat) -> bool:
    """Could the player, for all the others know, play one? Hands are secret: everybody is asked who has cards and
    MIL."""
    if not g.power[seat * 3 + MIL]:
        return False
    return bool(g.hand[seat]) or any(
        "battle_action" in action.kinds for shown in g.display[seat] for action in CARD_ACTION[shown.card].actions
    )


@dice_pools.play_battle_actions.fill
def play(g: Game, battle: Battle) -> Script[None]:
    """PP-9.7.15: the attacker all he wants, then the defender."""
    for number in (ATTACKER, DEFENDER):
        for seat in who_may_play(g, battle, number):
            yield from play_all(g, battle, number, seat)


def play_all(g: Game, battle: Battle, number: int, seat: Seat) -> Script[None]:
    kind = BATTLE_ACTION if battle.sides[number].roller == seat else HELPING_HAND
    while may_hold(g, seat):
        able = playable(g, battle, number, seat)
        words: list[Value] = [NO_ACTION, *(one.word for one in able)]
        word = yield Ask(seat, kind, words, NO_ACTION, refused=partial(closed, g, battle, number, seat))
        if word == NO_ACTION:
            return
        yield from use(g, battle, number, seat, next(one for one in able if one.word == word))


def use(g: Game, battle: Battle, number: int, seat: Seat, one: Playable) -> Script[None]:
    """PP-6.2.5: its cost and Charges, or the card is discarded; then its effect."""
    realm.pay(g, seat, Cost(**one.action.cost))
    battle.sides[number].names.append(one.word)
    if one.shown != NOBODY:
        pieces.remove_charges(g, seat, one.shown, one.action.charges)
    else:
        decks.drop(g, seat, one.card)
        decks.discard(g, one.card)
        g.chance.reveal()
    g.log("log-battle-action", "PP-9.7.15", seat=seat, card=one.card)
    battle.acting = number
    yield from run.run(g, action_cards.context(g, seat, one.card), one.effects)
    battle.acting = NOBODY
