"""RE-5.17, RE-5.18 Extend Influence."""

from __future__ import annotations

from westphalia.kernel.breakdown import Breakdown, without_nothing
from westphalia.kernel.summary import Part, Text

from ..board import BOARDS, EXTEND_INFLUENCE, LIMITS, NOBODY
from ..ids import Place, Power
from ..model import Game, is_major, lands, power_at
from .victory import gain_influence


def scoring_lands(g: Game, power: Power) -> list[Place]:
    """RE-5.17: the striped Disputed Territories and other powers' Homes that a power controls."""
    board = BOARDS[g.scenario]
    return [p for p in lands(g, power) if power in board.stripes[p] or board.home[p] not in (NOBODY, power)]


def score(g: Game, power: Power) -> int:
    """RE-5.17: such lands and the crown. Nothing else scores (RE-5.18)."""
    value = BOARDS[g.scenario].value
    return crown(g, power) + sum([value[p] for p in scoring_lands(g, power)])


def crown(g: Game, power: Power) -> int:
    return LIMITS.emperor_influence if power == g.emperor else 0


def breakdown(g: Game, power: Power) -> Breakdown:
    """RE-5.17: the same, land by land."""
    value = BOARDS[g.scenario].value
    lands = [Part(Text("part-land", {"place": p}), value[p], "RE-5.17") for p in scoring_lands(g, power)]
    return without_nothing([*lands, Part(Text("part-crown"), crown(g, power), "RE-5.17")])


def extend_influence(g: Game) -> None:
    """A Minor Power skips it (RE-9.7, RE-8.2)."""
    power = power_at(g, EXTEND_INFLUENCE)
    if not is_major(g, power):
        g.log("log-minor-skips", "RE-9.7", power=power)
        return
    gain_influence(g, {power: score(g, power)}, "RE-5.17", action=power)
