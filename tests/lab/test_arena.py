"""Bots against each other: fair seats, shares with intervals, ratings."""

from __future__ import annotations

import pytest

from westphalia.bots.protocol import Budget, find_bot, parse_budget
from westphalia.kernel.contract import BadInput, find_title
from westphalia.lab.arena import Tournament, count, interval, line_up, play
from westphalia.lab.simulate import Outcome

SIX = find_title("six_continents")


def test_the_first_bot_fills_the_table() -> None:
    assert line_up(["steward", "random"], 4) == ("steward", "steward", "steward", "random")
    for names, seats in ((["steward", "steward"], 2), (["steward", "random", "strategist"], 2)):
        with pytest.raises(BadInput):
            line_up(names, seats)


def test_every_secret_is_played_with_every_order_of_seats() -> None:
    tournament = Tournament("six_continents", "short", 3, ("a", "a", "b"), "7")
    assert [tournament.lineup(n).index("b") for n in range(6)] == [2, 0, 1, 2, 0, 1]


def test_shares_and_ratings_follow_the_places() -> None:
    tournament = Tournament("six_continents", "short", 2, ("steward", "random"), "7")
    places = [(1, 2), (2, 1), (1, 2), (1, 1)]  # steward sits first in even games: it wins three and shares one
    outcomes = {n: Outcome(n, 10, True, places=places[n], points=(0, 0)) for n in range(4)}
    steward, other = count(tournament, outcomes).bots
    assert (steward.win_share, other.win_share) == (0.875, 0.125)
    assert steward.low < 0.875 < steward.high and steward.by_seat == [1.0, 0.75]
    assert steward.rating == 1500 and other.rating is not None and other.rating < 1500


def test_an_interval_narrows_with_the_games() -> None:
    few, many = interval([1.0, 0.0] * 4), interval([1.0, 0.0] * 400)
    assert few[0] == many[0] == 0.5
    assert many[2] - many[1] < (few[2] - few[1]) / 5
    assert interval([]) == (0.0, 0.0, 1.0)


def test_budgets_are_read_and_refused() -> None:
    assert parse_budget("1.5s") == Budget(1.5) and parse_budget("200") == Budget(0.0, 200)
    for text in ("", "0s", "x", "-1", "1.5"):
        with pytest.raises(BadInput):
            parse_budget(text)
    with pytest.raises(BadInput, match="no time to think"):
        find_bot(SIX, "steward@1s")


def test_steward_beats_random_in_the_arena() -> None:
    tournament = Tournament("six_continents", "short", 2, ("random", "steward"), "1")
    report = play(tournament, 8)
    assert report.finished == 8 and not report.errors
    assert report.bots[1].name == "steward" and report.bots[1].win_share == 1.0
