"""Bots in processes of their own, who get an imagined game and answer the real one."""

from __future__ import annotations

import pytest

from westphalia.kernel.contract import find_title
from westphalia.kernel.session import Session
from westphalia.server.bot_pool import think


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
