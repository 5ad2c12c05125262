"""At every decision of random games everything a seat can't see is dealt anew: its view stays the same to the byte.

``WESTPHALIA_LEAKS=100000`` looks at that many decisions of each game; otherwise as many as a run of all tests affords.
"""

from __future__ import annotations

import os

import pytest

from westphalia.bots.random import Dice
from westphalia.kernel.conformance import check_leaks
from westphalia.kernel.contract import find_title, installed_titles
from westphalia.kernel.session import Session
from westphalia.lab.fuzz import draw_setup

DECISIONS = int(os.environ.get("WESTPHALIA_LEAKS", "120"))
SAMPLED = 4  # one decision in so many when the run is short, so that it comes further


@pytest.mark.parametrize("game", sorted(installed_titles()))
def test_no_view_tells_what_is_hidden(game: str) -> None:
    title = find_title(game)
    looked = games = 0
    while looked < DECISIONS:
        dice = Dice(f"leaks/{games}")
        setup = draw_setup(title, f"leaks/{games}", dice)
        options = setup.options
        session = Session.start(title, setup.scenario, setup.seats, secret=setup.secret, options=options)
        games += 1
        while not session.is_over and looked < DECISIONS:
            if DECISIONS > 1000 or dice.below(SAMPLED) == 0:
                check_leaks(session, f"leaks/{games}/{session.version}")
                looked += 1
            asks = session.asks()
            ask = asks[dice.below(len(asks))]
            session.choose(ask, dice.below(len(ask.options)))
    assert looked == DECISIONS
