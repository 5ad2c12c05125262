"""RE-5.17, RE-5.18 Extend Influence."""

from __future__ import annotations

from ..board import BOARDS, EXTEND_INFLUENCE, LIMITS, NOBODY
from ..model import Game, is_major, lands, power_at
from .victory import gain_influence


def score(g: Game, power: int) -> int:
    """RE-5.17: striped Disputed Territories, other powers' Homes, and the crown. Nothing else scores (RE-5.18)."""
    board = BOARDS[g.scenario]
    points = LIMITS.emperor_influence if power == g.emperor else 0
    for p in lands(g, power):
        if power in board.stripes[p] or board.home[p] not in (NOBODY, power):
            points += board.value[p]
    return points


def extend_influence(g: Game) -> None:
    """A Minor Power skips it (RE-9.7, RE-8.2)."""
    power = power_at(g, EXTEND_INFLUENCE)
    if not is_major(g, power):
        g.log("log-minor-skips", "RE-9.7", power=power)
        return
    gain_influence(g, {power: score(g, power)}, "RE-5.17", action=power)
