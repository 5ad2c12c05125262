"""RE-5.2 to 5.4 Taxation."""

from __future__ import annotations

from ..board import BOARDS, LIMITS, NEUTRAL
from ..ids import Power
from ..model import Game, is_exiled, lands


def tax(g: Game, power: Power) -> int:
    """RE-5.2: the values of own Homes, Non-disputed Territories, and Disputed Territories without the own stripe."""
    if is_exiled(g, power):
        return LIMITS.exile_money  # RE-5.4
    board = BOARDS[g.scenario]
    values = [board.value[p] for p in lands(g, power) if power not in board.stripes[p]]
    return sum(values) * (2 if g.status[power] == NEUTRAL else 1)  # RE-5.3


def collect(g: Game, power: Power) -> None:
    amount = tax(g, power)
    g.money[power] += amount
    g.log("log-tax", "RE-5.2", power=power, n=amount)
