"""RE-10.1 to 10.3 Influence and victory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .. import model
from ..board import BOARDS
from ..ids import Power
from ..model import Game, lands, majors


def gain_influence(
    g: Game, gains: Mapping[Power, int], rule: str, *, action: Power, direct: Sequence[Power] = ()
) -> bool:
    """Major Powers gain Influence at one moment (RE-6.25); True if that decides the game (RE-10.1).

    RE-10.2: of several at the target the one with more Influence wins; then the power whose ``action`` it is (a Minor
    Power's controller, RE-9.9), then a ``direct`` participant, then Wheel order from that power.
    """
    for power, amount in gains.items():
        g.influence[power] += amount
        g.log("log-influence", rule, power=power, n=amount, total=g.influence[power])
    board = BOARDS[g.scenario]
    there = [power for power in gains if g.influence[power] >= board.target]
    if not there:
        return False
    order = board.order_from[action]
    winner = min(
        there,
        key=lambda power: (-g.influence[power], power != g.patron[action], power not in direct, order.index(power)),
    )
    win(g, winner, "RE-10.1")
    return True


def win(g: Game, power: Power, rule: str) -> None:
    g.winner = power
    g.step = model.OVER
    g.log("log-wins", rule, power=power, n=g.influence[power])


def end_by_time(g: Game) -> None:
    """RE-10.3: after the last round the Major Power with most Influence wins."""
    g.log("log-time-limit", "RE-10.3", n=g.rules.max_rounds)
    win(g, ranking(g)[0], "RE-10.3")


def ranking(g: Game) -> list[Power]:
    """The Major Powers from first to last: the winner, then Influence; ties: Emperor, territories, Morale, Wheel order
    from the first power (RE-10.3)."""
    return sorted(
        majors(g),
        key=lambda power: (
            power != g.winner,
            -g.influence[power],
            power != g.emperor,
            -len(lands(g, power)),
            -g.morale[power],
        ),
    )
