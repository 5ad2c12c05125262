"""The whole game as a script: the table of contents of the rulebook (SC-2, SC-3.1 to 3.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westphalia.kernel.script import CHECKPOINT, Script

from . import model
from .ids import Seat
from .model import Game, living
from .rules import (
    agents,
    capital,
    elimination,
    food,
    general,
    income,
    internal_expeditions,
    land,
    overseas_expeditions,
    plague,
    revolts,
    sea_arrivals,
    setup,
    turn,
    upkeep,
    victory,
    weather,
)


def play(g: Game) -> Script[None]:
    """Start from whatever step the state names and play to the end."""
    while g.step != model.OVER:
        yield CHECKPOINT
        yield from STEPS[g.step](g)


def roll_order(g: Game) -> Script[None]:
    """SC-2.2: after the capitals or, by opt capital_pick, before them."""
    setup.roll_turn_order(g)
    g.step = model.SETUP_CAPITALS if setup.rolls_first(g) else model.WEATHER_STEP
    yield from ()


def colours(g: Game) -> Script[None]:
    yield from setup.pick_colours(g)  # D1
    g.step = model.SETUP_ORDER if setup.rolls_first(g) else model.SETUP_CAPITALS


def capitals(g: Game) -> Script[None]:
    yield from setup.pick_capitals(g)  # SC-2.3, SC-2.4
    g.step = model.WEATHER_STEP if setup.rolls_first(g) else model.SETUP_ORDER


def start_round(g: Game) -> Script[None]:
    """R1 (SC-3.1): weather (SC-6.1), red tokens of nobody's land (SC-3.6), a lost plague carrier (SC-17.5); a proposal
    to end the game was for the last round (SC-22.2)."""
    g.round += 1
    g.end_proposed = 0
    g.log("log-round", "SC-3.1", number=g.round)
    weather.roll_weather(g)
    land.calm_lands_of_nobody(g)  # SC-3.6
    plague.notice_lost_carrier(g)
    g.active = living(g)[0]
    g.step = model.TURN_START
    yield from ()


def start_turn(g: Game) -> Script[None]:
    """S1 to S6 (SC-3.3 to 3.8); landings, whose targets are shown to all, are a step of their own. Who is beaten in
    between is out (SC-1.25)."""
    seat = g.active
    g.log("log-turn", "SC-3.2", seat=seat, number=g.round)
    turn.start(g, seat)  # S1
    plague.move_marker(g, seat)  # SC-17.5
    income.collect(g, seat)  # S2
    yield from upkeep.pay_upkeep(g, seat)  # S3
    land.advance(g, seat)  # S4
    if g.internal:
        yield from internal_expeditions.resolve_due(g, seat)  # S5 (a)
    if g.overseas or g.ecologists[seat]:
        yield from overseas_expeditions.resolve_due(g, seat)  # (b)
    if g.plague:
        yield from plague.roll_deaths(g, seat)  # (c)
    if g.incited[seat]:
        yield from revolts.carry_out_incited(g, seat)  # (d)
    if (g.transfers or g.builders) and g.alive[seat] and g.step != model.OVER:
        yield from sea_arrivals.arrive(g, seat)  # S6
    yield from elimination.settle(g)
    if g.step != model.OVER:
        g.step = model.LANDINGS if sea_arrivals.landings_due(g, seat) else model.ACTIONS


def land_ships(g: Game) -> Script[None]:
    """The end of S6 (SC-3.8)."""
    yield from sea_arrivals.land_ships(g, g.active)
    if g.step != model.OVER:
        g.step = model.ACTIONS


def act(g: Game) -> Script[None]:
    """S7 (SC-3.9): action after action, until the player ends the step and open offers lapse (SC-3.14); who is beaten
    is out at once (SC-1.25)."""
    seat = g.active
    menu = turn.menu_of(g, seat)
    while True:
        answer = (yield menu()) if g.alive[seat] else "end"
        if answer != "end":
            yield from turn.carry_out(g, seat, answer)
        if g.offers or elimination.has_losses(g):  # else there is nothing to settle
            yield from elimination.settle(g)
        if g.step == model.OVER:
            return
        if answer == "end":
            break
        yield CHECKPOINT
    turn.close_actions(g)
    g.step = model.TURN_END


def end_turn(g: Game) -> Script[None]:
    """S8 (SC-3.10), before it annexation (SC-1.13), after it land without a garrison (SC-1.8)."""
    seat = g.active
    if g.alive[seat]:
        general.annex(g, seat)  # SC-1.13
        yield from food.feed(g, seat)  # (a)
        yield from revolts.check_famine_revolt(g, seat)  # (b)
        yield from revolts.check_red_token_revolt(g, seat)  # (c)
        yield from capital.check_encirclement(g, seat)  # (d)
        general.leave_ungarrisoned(g, seat)  # SC-1.8
    yield from elimination.settle(g)  # (e)
    if g.step != model.OVER:
        pass_the_turn(g, seat)


def pass_the_turn(g: Game, seat: Seat) -> None:
    """The next living player clockwise; after the last one the round ends (SC-3.1)."""
    order = model.turn_order(g, g.first)
    for following in order[order.index(seat) + 1 :]:
        if g.alive[following]:
            g.active = following
            g.step = model.TURN_START
            return
    g.step = model.AGENTS_STEP


def reveal_agents(g: Game) -> Script[None]:
    """R3 (SC-3.1, SC-19.6)."""
    yield from agents.reveal(g)
    yield from elimination.settle(g)
    if g.step != model.OVER:
        g.step = model.END_TEST


def test_end(g: Game) -> Script[None]:
    """R4 (SC-3.1, SC-22.2)."""
    yield from victory.test_end_of_game(g)
    yield from elimination.settle(g)
    if g.step != model.OVER:
        g.step = model.WEATHER_STEP


STEPS: Final[dict[int, Callable[[Game], Script[None]]]] = {
    model.SETUP_ORDER: roll_order,
    model.SETUP_COLOURS: colours,
    model.SETUP_CAPITALS: capitals,
    model.WEATHER_STEP: start_round,
    model.TURN_START: start_turn,
    model.LANDINGS: land_ships,
    model.ACTIONS: act,
    model.TURN_END: end_turn,
    model.AGENTS_STEP: reveal_agents,
    model.END_TEST: test_end,
}
