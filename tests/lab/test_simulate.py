"""Simulations count right, and are the same whoever plays them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.kernel import toy
from westphalia.kernel.contract import BadInput
from westphalia.lab.batches import Processes
from westphalia.lab.simulate import Match, Outcome, check_match, count, describe, play_game, simulate

TOY = Match("pebbles", "standard", 3, ("random",) * 3, "1")
SIX = Match("six_continents", "short", 2, ("random", "random"), "1")


def test_a_game_is_named_by_its_seed_and_number() -> None:
    one = play_game(toy.TITLE, TOY, 4)
    assert one == play_game(toy.TITLE, TOY, 4)
    assert one != play_game(toy.TITLE, TOY, 5)
    assert one.finished
    assert one.rounds == 2
    assert sorted(one.places)[0] == 1
    assert len(one.points) == 3


def test_workers_do_not_change_the_report() -> None:
    alone = simulate(SIX, 6)
    assert msgspec.json.encode(alone) == msgspec.json.encode(simulate(SIX, 6, Processes(2)))
    assert alone.finished == alone.games == 6


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(SIX, 3, progress=told.append)
    assert sum(told) == 3


def test_wins_and_points_are_counted_by_seat_and_bot() -> None:
    match = Match("pebbles", "standard", 2, ("fox", "owl"), "1")
    outcomes = [
        Outcome(2, 10, True, 4, (1, 1), (5, 5)),
        Outcome(0, 20, True, 2, (1, 2), (6, 3)),
        Outcome(1, 30, True, 3, (2, 1), (1, 4)),
        Outcome(3, 5, False, error="KeyError: boom"),
    ]
    report = count(match, outcomes)
    assert (report.games, report.finished, report.errors, report.decisions) == (4, 3, 1, 65)
    assert report.wins == {"fox": 1.5, "owl": 1.5}
    assert report.wins_by_seat == (1.5, 1.5)
    assert report.points_by_seat == (4.0, 4.0)
    assert report.points == {"mean": 4.0, "min": 1, "quarter": 3, "median": 5, "three quarters": 5, "max": 6}
    assert report.rounds == {"mean": 3.0, "min": 2, "max": 4}
    assert report.failures == [{"game": 3, "secret": "1/3", "decisions": 5, "error": "KeyError: boom"}]


def test_what_a_title_tallies_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.PebblesTitle, "tallied", {"log-roll": "rolls", "log-never": "miracles"}, raising=False)
    silent = play_game(toy.TITLE, msgspec.structs.replace(TOY, seed="2"), 1)
    assert silent.tallies["miracles"] == 0
    assert silent.tallies["rolls"] > 0
    spread = count(TOY, [silent]).tallies["rolls"]
    assert spread["mean"] == spread["min"] == spread["max"] == silent.tallies["rolls"]


@pytest.fixture
def broken_gifts(monkeypatch: pytest.MonkeyPatch) -> None:
    def give(g: toy.Pebbles, seat: int) -> Iterator[None]:
        raise KeyError("no such gift")
        yield

    monkeypatch.setitem(toy.ACTIONS, "give", give)


@pytest.mark.usefixtures("broken_gifts")
def test_a_game_that_breaks_is_an_error_not_the_end() -> None:
    outcomes = [play_game(toy.TITLE, TOY, n) for n in range(10)]
    broken = [outcome for outcome in outcomes if outcome.error]
    assert broken
    assert "no such gift" in broken[0].error
    assert not broken[0].finished
    report = count(TOY, outcomes)
    assert report.errors == len(broken)


def test_a_game_that_runs_away_is_not_finished() -> None:
    outcome = play_game(toy.TITLE, msgspec.structs.replace(TOY, limit=5), 0)
    assert (outcome.finished, outcome.decisions, outcome.error) == (False, 5, "")
    assert count(TOY, [outcome]).errors == 0


def test_an_error_is_one_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        assert describe(error) == "ValueError: two lines"


def test_what_can_not_be_played_is_refused_before() -> None:
    with pytest.raises(BadInput, match="no scenario"):
        check_match(toy.TITLE, msgspec.structs.replace(TOY, scenario="none"))
    with pytest.raises(BadInput, match="players, not 7"):
        check_match(toy.TITLE, msgspec.structs.replace(TOY, seats=7))
    with pytest.raises(BadInput, match="no option"):
        check_match(toy.TITLE, msgspec.structs.replace(TOY, options={"x": 1}))
