"""Bots in processes of their own, who get an imagined game and answer the real one."""

from __future__ import annotations

import random

import pytest

from westphalia.bots.protocol import find_bot
from westphalia.kernel.contract import find_title
from westphalia.kernel.session import Session, Unimaginable
from westphalia.kernel.views import Glimpse
from westphalia.server import bot_pool
from westphalia.server.bot_pool import think, think_at_the_table

GAMES = (("six_continents", "short", 2, 400), ("raison_detat", "1702", 3, 250), ("price_of_power", "s1_01", 3, 150))


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


@pytest.mark.parametrize(("game", "scenario", "seats", "answers"), GAMES)
def test_one_who_has_thought_for_long_still_carries_out_what_it_chose(
    game: str, scenario: str, seats: int, answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is asked anew knows nothing of the plan: between two plans that makes no difference, within one it would
    answer by default. So bots that are asked anew as often as may be play like those that stay."""
    monkeypatch.setattr(bot_pool, "LONG", 0.0)
    title = find_title(game)
    session = Session.start(title, scenario, seats, secret="plans")
    stay = [find_bot(title, "steward")("", seat) for seat in range(seats)]
    whole, given = 0, 0
    while session.pending is not None and given < answers:
        seat = session.asks()[0].seat
        thought = think(title.id, "steward", "", seat, session.save())
        for answer in thought:
            ask = session.ask_of(seat)
            assert ask is not None
            assert answer == ask.kind.option_id(ask.options[stay[seat].choose(Glimpse(session, seat), ask)])
            session.answer(seat, answer)
        whole += len(thought) > 1
        given += len(thought)
    assert whole > 10


@pytest.mark.parametrize(
    ("game", "scenario", "menu", "times"),
    [
        ("six_continents", "short", "action", 3),
        ("raison_detat", "1702", "move", 4),
        ("price_of_power", "s1_01", "turn", 1),
    ],
)
def test_a_strategist_gives_a_whole_order_however_long_it_thought(
    game: str, scenario: str, menu: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """... and not more than the one, so that people see it."""
    monkeypatch.setattr(bot_pool, "LONG", 0.0)
    title = find_title(game)
    session = Session.start(title, scenario, 3, secret="plans")
    stewards = [find_bot(title, "steward")("", seat) for seat in range(3)]
    whole = menus = 0
    while menus < times:
        ask = session.asks()[0]
        if ask.kind.id == menu and len(ask.options) > 2 and session.version % 3 == 0:
            menus += 1
            saved = session.save()
            thought = think(game, "strategist@4", "seed", ask.seat, saved)
            kinds = kinds_of(Session.load(title, saved), ask.seat, thought)
            assert kinds[0] == menu and menu not in kinds[1:]
            whole += len(thought) > 1
        session.choose(ask, stewards[ask.seat].choose(Glimpse(session, ask.seat), ask))
    assert whole


def kinds_of(session: Session, seat: int, answers: list[str]) -> list[str]:
    """The kinds of question that these answers are given to."""
    kinds = []
    for answer in answers:
        ask = session.ask_of(seat)
        assert ask is not None
        kinds.append(ask.kind.id)
        session.answer(seat, answer)
    return kinds
