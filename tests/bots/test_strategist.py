"""The strategist: its search is fair, repeatable, better than the steward, and never turns in circles."""

from __future__ import annotations

import os
from typing import Any

import pytest

from westphalia.bots.proposals import Proposal
from westphalia.bots.protocol import find_bot
from westphalia.bots.strategist import Search, Strategist, Tried, lead, still_open
from westphalia.kernel.contract import Bots, find_title
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse
from westphalia.lab.arena import Tournament, play
from westphalia.lab.players import find_player

GAMES = (("six_continents", "short", 2), ("raison_detat", "1702", 3), ("price_of_power", "first_steps", 3))
SIMULATIONS = 6
DUELS = int(os.environ.get("WESTPHALIA_DUELS", 2))


def at_a_strategic_question(
    game: str, scenario: str, seats: int, secret: str, thought_about: int = 12
) -> tuple[Session, int]:
    """A game played by stewards up to a question that the strategist would think about, so many in all."""
    title = find_title(game)
    session = Session.start(title, scenario, seats, secret=secret)
    bots = [find_bot(title, "steward")(f"{secret}/{seat}", seat) for seat in range(seats)]
    strategic = find_bot(title, "strategist")("", 0)
    assert isinstance(strategic, Strategist)
    seen = 0
    while seen < thought_about:
        ask = session.asks()[0]
        seen += ask.kind.id in strategic.search.strategic and len(ask.options) > 1
        if seen < thought_about:
            session.choose(ask, bots[ask.seat].choose(Glimpse(session, ask.seat), ask))
    return session, session.asks()[0].seat


def choice(session: Session, seat: int, name: str = f"strategist@{SIMULATIONS}") -> tuple[int, list[list[float]]]:
    bot = find_player(session.title, name)("seed", seat)
    assert isinstance(bot, Strategist)
    ask = session.ask_of(seat)
    assert ask is not None
    return bot.choose(Glimpse(session, seat), ask), [tried.values for tried in bot.weighed]


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_a_seed_and_a_number_of_simulations_give_one_choice(game: str, scenario: str, seats: int) -> None:
    session, seat = at_a_strategic_question(game, scenario, seats, "one")
    assert choice(session, seat) == choice(session, seat)


@pytest.mark.parametrize("thought_about", [3, 12, 25])
@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_the_choice_does_not_depend_on_what_the_seat_cannot_see(
    game: str, scenario: str, seats: int, thought_about: int
) -> None:
    """At several decisions of a game: the truth dealt anew, the same seed, the same choice for the same reasons."""
    session, seat = at_a_strategic_question(game, scenario, seats, "two", thought_about)
    told = choice(session, seat)
    others = [session.imagine(seat, f"another truth {n}") for n in range(2)]
    assert all(choice(other, seat) == told for other in others)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_nor_does_that_of_one_who_is_greedy_on_the_value(game: str, scenario: str, seats: int) -> None:
    session, seat = at_a_strategic_question(game, scenario, seats, "three")
    assert isinstance(session.title.bots, Bots)
    greedy = f"{session.title.bots.module}:GREEDY"
    others = [session.imagine(seat, f"another truth {n}") for n in range(3)]
    assert all(choice(other, seat, greedy) == choice(session, seat, greedy) for other in others)
    assert len(choice(session, seat, greedy)[1]) > 1


@pytest.mark.parametrize("kind", ["which_event", "event_option", "research", "play_card"])
def test_what_an_action_asks_is_searched_too(kind: str) -> None:
    """Which Event, which Idea: the steward's plan has one of them, the strategist tries the others beside it."""
    title = find_title("price_of_power")
    session = Session.start(title, "first_steps", 3, secret="kinds")
    stewards = [find_bot(title, "steward")("kinds", seat) for seat in range(3)]
    while not ((ask := session.asks()[0]).kind.id == kind and len(ask.options) > 1):
        session.choose(ask, stewards[ask.seat].choose(Glimpse(session, ask.seat), ask))
    bot = find_bot(title, f"strategist@{SIMULATIONS}")("kinds", ask.seat)
    assert isinstance(bot, Strategist)
    bot.choose(Glimpse(session, ask.seat), ask)
    assert len({one.proposal.option for one in bot.weighed}) == min(len(ask.options), bot.search.strategic[kind])


def tried(rank: int, *values: float) -> Tried:
    return Tried(rank, Proposal(rank, 0.0, {}), list(values))


def test_what_comes_to_the_same_or_is_plainly_worse_drops_out() -> None:
    own, twin = tried(0, 1, 2, 1, 2, 1), tried(1, 1, 2, 1, 2, 1)
    worse, near = tried(2, -9, -8, -9, -7, -9), tried(3, 2, 1, 2, 1, 1)
    assert still_open([own, twin, worse, near]) == [own, near]
    assert still_open([tried(0, 1), tried(1, 1), tried(2, -9)]) == [tried(0, 1), tried(1, 1), tried(2, -9)]
    assert still_open([tried(0, 1, 2), tried(1, -3, 2)]) == [tried(0, 1, 2), tried(1, -3, 2)]  # two games are few


def test_a_lead_is_counted_in_errors_of_the_games_two_share() -> None:
    assert lead(tried(0, 1, 3, 9), tried(1, 0, 0)) == pytest.approx(2.0)
    assert lead(tried(0, 1, 1), tried(1, 1, 1)) == 0.0
    assert lead(tried(0, 2, 2), tried(1, 1, 1)) == float("inf")
    assert lead(tried(0, 0), tried(1, 1)) == float("-inf")


def thinking(session: Session, seat: int, search: Search) -> Strategist:
    """A strategist that has answered the question of this seat."""
    bot, ask = find_bot(session.title, "strategist@400")("seed", seat), session.ask_of(seat)
    assert isinstance(bot, Strategist) and ask is not None
    bot.search = search
    bot.choose(Glimpse(session, seat), ask)
    return bot


def test_a_search_that_has_found_out_saves_its_time() -> None:
    """Where every answer comes to the same, two games tell."""
    session, seat = at_a_strategic_question(*GAMES[0], "one")
    bot = thinking(session, seat, Search(lambda state, seat: 0.0, {"action": 3}))
    assert [len(one.values) for one in bot.weighed] == [2, 2, 2]


@pytest.mark.parametrize("horizon", [1, 2])
def test_a_rollout_ends_when_the_beat_has_changed_so_often(horizon: int) -> None:
    session, seat = at_a_strategic_question(*GAMES[0], "one")
    begun = session.title.moment(session.state)
    seen: set[tuple[int, int]] = set()

    def judge(state: Any, seat: int) -> float:
        seen.add((session.title.moment(state), state.active))
        return 0.0

    thinking(session, seat, Search(judge, {"action": 3}, horizon))
    assert {moment for moment, _ in seen} == {begun + horizon}
    seen.clear()
    thinking(session, seat, Search(judge, {"action": 3}, horizon, beat=lambda state: state.active))
    assert {active for _, active in seen} == {(seat + horizon) % 2}


def test_strategist_beats_the_steward() -> None:
    tournament = Tournament("six_continents", "short", 2, ("steward", f"strategist@{2 * SIMULATIONS}"), "fresh")
    report = play(tournament, DUELS)
    assert report.finished == DUELS and not report.errors
    assert report.bots[1].win_share >= 0.75
