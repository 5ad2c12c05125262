"""RE-7.1 The hand limit, and drawing as players hear of it."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, apart

from ..board import BOARDS, CARD, LIMITS
from ..ids import Power
from ..model import Game, discard_card, draw_card, player

DISCARD_EXCESS: Final = Kind("discard_excess", "RE-7.1", CARD, secret=True)


def faces(hand: tuple[int, ...]) -> list[int]:
    """The different cards of a hand: cards of one value are alike."""
    return list(dict.fromkeys(hand))


def draw(g: Game, power: Power, rule: str, count: int = 1) -> int:
    """Draw cards; everybody hears how many. RE-6.12: perhaps fewer than asked for."""
    drawn = 0
    while drawn < count and draw_card(g, power):
        drawn += 1
    g.log("log-draws", rule, power=power, n=drawn)
    return drawn


def check_hands(g: Game) -> Script[None]:
    """RE-7.1: every power over the limit discards the excess face down, all at the same time (D80)."""
    over = [power for power in BOARDS[g.scenario].powers if len(g.hand[power]) > LIMITS.hand_limit]
    if not over:
        return
    choices = yield from apart([choose_excess(g, power) for power in over])
    for power, cards in zip(over, choices, strict=True):
        for card in cards:
            discard_card(g, power, card)
        g.log("log-hand-limit", "RE-7.1", power=power, n=len(cards))


def choose_excess(g: Game, power: Power) -> Script[list[int]]:
    seat, hand = player(g, power), list(g.hand[power])
    chosen: list[int] = []
    while len(hand) > LIMITS.hand_limit:
        left = len(hand) - LIMITS.hand_limit
        card = yield Ask(seat, DISCARD_EXCESS, faces(tuple(hand)), args={"power": power, "n": left})
        hand.remove(card)
        chosen.append(card)
    return chosen
