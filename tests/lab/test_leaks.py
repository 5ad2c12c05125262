"""At decisions all along random games everything a seat can't see is dealt anew: its view stays the same to the byte.
At each decision one pair of eyes looks, a seat's or a watcher's by lot: more decisions show more than more eyes.
Standing orders that seats have given on the way answer alike and lapse for the same reasons.

``WESTPHALIA_LEAKS=100000`` looks at that many decisions of each game; otherwise as many as a run of all tests affords.
``WESTPHALIA_LEAKS_IN=s2_06,s2_07`` looks only at these scenarios, of the games that have them.
A long run goes in parts, each with games of its own, so that ``-n`` shares them out.
"""

from __future__ import annotations

import os

import pytest

from westphalia.bots.random import Dice
from westphalia.kernel import ahead
from westphalia.kernel.conformance import check_in_force, check_leaks
from westphalia.kernel.contract import find_title, installed_titles
from westphalia.kernel.session import Session
from westphalia.lab.fuzz import draw_setup

DECISIONS = int(os.environ.get("WESTPHALIA_LEAKS", "480"))
AMONG = [id for id in os.environ.get("WESTPHALIA_LEAKS_IN", "").split(",") if id]
GAMES = [id for id, title in sorted(installed_titles().items()) if {*AMONG} <= {*title.scenarios}]
assert GAMES, f"no game has all of these scenarios: {AMONG}"
PART = 2000  # decisions
HELD = 6  # orders in force at a time
ORDERED = 8  # one order looked at for so many decisions
SAMPLED = 4  # one decision in so many, so that a part comes to the end of a long game


@pytest.mark.parametrize("part", range(-(-DECISIONS // PART)))
@pytest.mark.parametrize("game", GAMES)
def test_no_view_tells_what_is_hidden(game: str, part: int) -> None:
    title, decisions = find_title(game), min(PART, DECISIONS)
    looked = games = 0
    while looked < decisions:
        dice = Dice(f"leaks/{part}/{games}")
        setup = draw_setup(title, f"leaks/{part}/{games}", dice, AMONG)
        options = setup.options
        session = Session.start(title, setup.scenario, setup.seats, secret=setup.secret, options=options)
        games += 1
        while not session.is_over and looked < decisions:
            if dice.below(SAMPLED) == 0:
                check_leaks(session, f"leaks/{part}/{games}/{session.version}", dice.below)
                looked += 1
            asks = session.asks()
            ask = asks[dice.below(len(asks))]
            session.choose(ask, dice.below(len(ask.options)))
    assert looked == decisions


@pytest.mark.parametrize("game", sorted(installed_titles()))
def test_no_standing_order_tells_what_is_hidden(game: str) -> None:
    """Orders are given where they are offered, by lot, and looked at whenever their seat is asked, until they lapse."""
    title, looked, games = find_title(game), 0, 0
    while looked < DECISIONS // ORDERED:
        dice = Dice(f"orders/{games}")
        setup = draw_setup(title, f"orders/{games}", dice)
        session = Session.start(title, setup.scenario, setup.seats, secret=setup.secret, options=setup.options)
        games += 1
        held: list[ahead.InForce] = []
        while not session.is_over and looked < DECISIONS // ORDERED:
            asks = session.asks()
            ask = asks[dice.below(len(asks))]
            for order in [each for each in held if each.seat == ask.seat and ask.kind.id in each.form.kinds]:
                looked += check_in_force(session, order, f"orders/{games}/{session.version}")
            offered = ahead.offered(title, title.mask(session.state, ask.seat), ask)
            if offered and len(held) < HELD:
                order = offered[dice.below(len(offered))]
                wanted = ahead.lay_out(session, ask.seat, order, {}, "orders").wanted
                held.append(ahead.give(session, ask.seat, order, wanted, "orders"))
            session.choose(ask, dice.below(len(ask.options)))
            held = [order for order in held if not order.has_lapsed(session)]
    assert looked >= DECISIONS // ORDERED
