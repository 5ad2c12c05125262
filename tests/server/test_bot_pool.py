"""Bots in processes of their own, who get an imagined game and answer the real one."""

from __future__ import annotations

import random

import pytest

from westphalia.kernel.contract import find_title
from westphalia.kernel.session import Session, Unimaginable
from westphalia.server.bot_pool import think, think_at_the_table


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_what_a_bot_wants_in_an_imagined_game_is_possible_in_the_real_one(seed: str) -> None:
    title = find_title("six_continents")
    session = Session.start(title, "short", 4, secret=seed, options={"hidden_treasury": "on"})
    several = 0
    while session.pending is not None:
        seat = session.asks()[0].seat
        bot = "random" if seat % 2 else "steward"
        saved = session.imagine(seat, f"{seed}/{session.version}").save()
        answers = think(title.id, bot, f"{seed}/{session.version}", seat, saved)
        several += len(answers) > 1
        for answer in answers:
            session.answer(seat, answer)
    assert several > 10


def test_a_bot_that_can_be_dealt_no_other_past_answers_from_what_its_seat_sees() -> None:
    """Never from the true deal: at such a moment nothing of it leaves the table."""
    title = find_title("price_of_power")
    session = Session.start(title, "s1_01", 3, secret="1")
    rng, found = random.Random(1), 0
    while found < 3:
        ask = rng.choice(session.asks())
        try:
            session.imagine(ask.seat, "x")
        except Unimaginable:
            (answer,) = think_at_the_table(session, "steward", "seed", ask.seat)
            assert ask.find(answer) is not None
            found += 1
        session.choose(ask, rng.randrange(len(ask.options)))
