"""At decisions all along random games everything a seat can't see is dealt anew: its view stays the same to the byte.

``WESTPHALIA_LEAKS=100000`` looks at that many decisions of each game; otherwise as many as a run of all tests affords.
A long run goes in parts, each with games of its own, so that ``-n`` shares them out.
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
PART = 2000  # decisions
SAMPLED = 4  # one decision in so many, so that a part comes to the end of a long game


@pytest.mark.parametrize("part", range(-(-DECISIONS // PART)))
@pytest.mark.parametrize("game", sorted(installed_titles()))
def test_no_view_tells_what_is_hidden(game: str, part: int) -> None:
    title, decisions = find_title(game), min(PART, DECISIONS)
    looked = games = 0
    while looked < decisions:
        dice = Dice(f"leaks/{part}/{games}")
        setup = draw_setup(title, f"leaks/{part}/{games}", dice)
        options = setup.options
        session = Session.start(title, setup.scenario, setup.seats, secret=setup.secret, options=options)
        games += 1
        while not session.is_over and looked < decisions:
            if dice.below(SAMPLED) == 0:
                check_leaks(session, f"leaks/{part}/{games}/{session.version}")
                looked += 1
            asks = session.asks()
            ask = asks[dice.below(len(asks))]
            session.choose(ask, dice.below(len(ask.options)))
    assert looked == decisions
