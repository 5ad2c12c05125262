"""RE-3 Rounds and the Wheel."""

from __future__ import annotations

from .. import model
from ..board import BOARDS, DRILL, NOBODY
from ..model import Game, is_major, power_at
from . import victory


def start_turn(g: Game) -> None:
    """RE-3.3, RE-3.5: the first step of an Action Turn that has something to do."""
    g.log("log-action-turn", "RE-3.3", number=g.turned + 1, round=g.round)
    if power_at(g, DRILL) == BOARDS[g.scenario].election_power:
        g.step = model.ELECTION  # RE-8.1
    else:
        after_election(g)


def after_election(g: Game) -> None:
    """RE-9.1: a Minor Power at Drill is auctioned first."""
    g.step = model.DRILL_CARD if is_major(g, power_at(g, DRILL)) else model.AUCTION


def turn_the_wheel(g: Game) -> None:
    """RE-3.3, RE-3.4: every power goes on to its next action; a round ends when the first power is back at Drill, the
    last one by RE-10.3."""
    g.turned += 1
    if g.turned < len(BOARDS[g.scenario].wheel):
        start_turn(g)
        return
    g.turned = 0
    if g.round >= g.rules.max_rounds:
        victory.end_by_time(g)
        return
    g.round += 1
    g.log("log-round", "RE-3.1", number=g.round)
    g.step = model.DIPLOMACY


def end_movement(g: Game) -> None:
    """The Movement is over; what belonged to it is forgotten."""
    g.arbiter, g.movement_turn = NOBODY, 0
    g.step = model.TURN_OF_WHEEL
