"""The strategist: its search is fair, repeatable, better than the steward, and never turns in circles."""

from __future__ import annotations

import os

import pytest

from westphalia.bots.protocol import find_bot
from westphalia.bots.strategist import Strategist
from westphalia.kernel.contract import find_title
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse
from westphalia.lab.arena import Tournament, play

GAMES = (("six_continents", "short", 2), ("raison_detat", "1702", 3), ("price_of_power", "first_steps", 3))
SIMULATIONS = 6
DUELS = int(os.environ.get("WESTPHALIA_DUELS", 2))


def at_a_strategic_question(game: str, scenario: str, seats: int, secret: str) -> tuple[Session, int]:
    """A game played by stewards up to a question that the strategist would think about."""
    title = find_title(game)
    session = Session.start(title, scenario, seats, secret=secret)
    bots = [find_bot(title, "steward")(f"{secret}/{seat}", seat) for seat in range(seats)]
    strategic = find_bot(title, "strategist")("", 0)
    assert isinstance(strategic, Strategist)
    seen = 0
    while seen < 12:
        ask = session.asks()[0]
        seen += ask.kind.id in strategic.search.strategic and len(ask.options) > 1
        if seen < 12:
            session.choose(ask, bots[ask.seat].choose(Glimpse(session, ask.seat), ask))
    return session, session.asks()[0].seat


def choice(session: Session, seat: int) -> tuple[int, list[list[float]]]:
    bot = find_bot(session.title, f"strategist@{SIMULATIONS}")("seed", seat)
    assert isinstance(bot, Strategist)
    ask = session.ask_of(seat)
    assert ask is not None
    return bot.choose(Glimpse(session, seat), ask), [tried.values for tried in bot.weighed]


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_a_seed_and_a_number_of_simulations_give_one_choice(game: str, scenario: str, seats: int) -> None:
    session, seat = at_a_strategic_question(game, scenario, seats, "one")
    assert choice(session, seat) == choice(session, seat)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_the_choice_does_not_depend_on_what_the_seat_cannot_see(game: str, scenario: str, seats: int) -> None:
    session, seat = at_a_strategic_question(game, scenario, seats, "two")
    others = [session.imagine(seat, f"another truth {n}") for n in range(3)]
    assert all(choice(other, seat) == choice(session, seat) for other in others)


def test_strategist_beats_the_steward() -> None:
    tournament = Tournament("six_continents", "short", 2, ("steward", f"strategist@{2 * SIMULATIONS}"), "fresh")
    report = play(tournament, DUELS)
    assert report.finished == DUELS and not report.errors
    assert report.bots[1].win_share >= 0.75
