"""The whole game as a script: the table of contents of the rulebook (RE-2, RE-3, decisions.md section 1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westphalia.kernel.script import CHECKPOINT, Script

from . import model
from .board import DRILL
from .model import Game, power_at
from .rules import (
    battles,
    cards,
    diplomacy,
    drill,
    election,
    exchanges,
    influence,
    leaving,
    minors,
    mobilisation,
    movement,
    setup,
    staff,
    status,
    wheel,
)


def play(g: Game) -> Script[None]:
    """Start from whatever step the state names and play to the end."""
    while g.step != model.OVER:
        yield CHECKPOINT
        if leaving.LEFT in g.leaving and g.step in BETWEEN_ACTIONS:
            yield from leaving.settle_leavers(g)  # RE-10.4
        else:
            yield from STEPS[g.step](g)


def set_up(g: Game) -> Script[None]:
    """RE-2."""
    yield from setup.set_up(g)
    g.step = model.FIRST_AUCTIONS


def hold_first_auctions(g: Game) -> Script[None]:
    """RE-2.8, then round 1, which has no Diplomacy phase (RE-3.1)."""
    waiting = minors.first_auctions(g)
    if g.auctions < len(waiting):
        yield from minors.auction(g, waiting[g.auctions])
        g.auctions += 1
    else:
        g.log("log-round", "RE-3.1", number=g.round)
        wheel.start_turn(g)


def diplomacy_phase(g: Game) -> Script[None]:
    """RE-4.1."""
    yield from diplomacy.settle_status(g)
    wheel.start_turn(g)


def hold_election(g: Game) -> Script[None]:
    """T1 (RE-8.1)."""
    yield from election.elect_emperor(g)
    wheel.after_election(g)


def hold_auction(g: Game) -> Script[None]:
    """T2 (RE-9.1); the new controller's friends are other friends (RE-9.11)."""
    yield from minors.auction(g, power_at(g, DRILL))
    yield from status.leave_forbidden_land(g)
    g.step = model.DRILL_CARD


def draw_drill_card(g: Game) -> Script[None]:
    """T3 begins with the Drill card (RE-3.5)."""
    g.drilled = int(drill.draw_drill_card(g))
    g.step = model.STAFF
    yield from ()


def act_on_staff(g: Game) -> Script[None]:
    """T3 (RE-3.5 c)."""
    yield from staff.staff_actions(g)
    g.step = model.MOBILISE


def mobilise(g: Game) -> Script[None]:
    """T4 begins with the cards of Generals off board (RE-5.15)."""
    mobilisation.staff_work(g)
    g.step = model.PURCHASES
    yield from ()


def purchase(g: Game) -> Script[None]:
    """T4 (RE-5.12): one purchase after another; then Corruption (RE-5.16), and hands are checked (RE-7.1)."""
    goes_on = yield from mobilisation.buy(g)
    if not goes_on:
        mobilisation.corruption(g)  # RE-5.16
        yield from cards.check_hands(g)  # RE-7.1
        g.step = model.INFLUENCE


def extend_influence(g: Game) -> Script[None]:
    """T5 (RE-5.17)."""
    g.step = model.NAME_ARBITER
    influence.extend_influence(g)
    yield from ()


def name_arbiter(g: Game) -> Script[None]:
    """T6 (RE-5.20)."""
    yield from movement.name_arbiter(g)
    g.step = model.MOVES


def move(g: Game) -> Script[None]:
    """RE-5.23: one move after another."""
    goes_on = yield from movement.move(g)
    if not goes_on:
        g.step = model.BATTLES


def fight(g: Game) -> Script[None]:
    """RE-5.30: one battle after another."""
    places = movement.battle_places(g)
    if not places:
        g.step = model.GARRISONS
        return
    place = yield from movement.choose_battle(g, places)
    yield from battles.fight(g, place)


def leave_garrisons(g: Game) -> Script[None]:
    """RE-1.7, RE-5.32, RE-4.15."""
    yield from exchanges.regroup(g)
    yield from movement.leave_garrisons(g)
    g.step = model.ASK_ARBITER


def ask_arbiter(g: Game) -> Script[None]:
    """RE-5.21; when the Movement is over hands are checked (RE-7.1)."""
    granted = yield from movement.ask_for_another_turn(g)
    if granted:
        g.step = model.MOVES
    else:
        yield from cards.check_hands(g)  # RE-7.1
        wheel.end_movement(g)


def turn_the_wheel(g: Game) -> Script[None]:
    """T7 (RE-3.3, RE-3.4, RE-10.3)."""
    wheel.turn_the_wheel(g)
    yield from ()


STEPS: Final[dict[int, Callable[[Game], Script[None]]]] = {
    model.SETUP: set_up,
    model.FIRST_AUCTIONS: hold_first_auctions,
    model.DIPLOMACY: diplomacy_phase,
    model.ELECTION: hold_election,
    model.AUCTION: hold_auction,
    model.DRILL_CARD: draw_drill_card,
    model.STAFF: act_on_staff,
    model.MOBILISE: mobilise,
    model.PURCHASES: purchase,
    model.INFLUENCE: extend_influence,
    model.NAME_ARBITER: name_arbiter,
    model.MOVES: move,
    model.BATTLES: fight,
    model.GARRISONS: leave_garrisons,
    model.ASK_ARBITER: ask_arbiter,
    model.TURN_OF_WHEEL: turn_the_wheel,
}

# Steps before which it is settled what becomes of a player who has left; the others are inside an action.
BETWEEN_ACTIONS: Final = (
    model.DIPLOMACY,
    model.ELECTION,
    model.AUCTION,
    model.DRILL_CARD,
    model.MOBILISE,
    model.INFLUENCE,
    model.NAME_ARBITER,
    model.TURN_OF_WHEEL,
)
