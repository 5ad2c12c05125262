"""Bots against each other: fair seats, shares with intervals, ratings."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from westphalia import __version__
from westphalia.bots.protocol import Budget, find_bot, parse_budget
from westphalia.cli import app
from westphalia.kernel.contract import BadInput, find_title
from westphalia.lab import arena_history
from westphalia.lab.arena import Report, Tournament, chair_names, count, interval, interval_of_means, line_up, play
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


def counted(*places: tuple[int, int]) -> Report:
    tournament = Tournament("six_continents", "short", 2, ("steward", "random"), "7")
    return count(tournament, {n: Outcome(n, 10, True, places=each, points=(0, 0)) for n, each in enumerate(places)})


def test_games_of_one_secret_are_counted_as_one_in_the_second_interval() -> None:
    """Seat 1 wins both rotations of every secret: by games it looks even, by secrets it is nothing but even."""
    lucky = counted(*[(1, 2)] * 8)
    assert lucky.secrets == 4 and lucky.bots[0].win_share == 0.5
    assert lucky.bots[0].low < 0.25 and lucky.bots[0].secrets_low is None
    varied = counted((1, 2), (2, 1), (1, 2), (2, 1), (2, 1), (1, 2), (2, 1), (1, 2)).bots[0]  # 1, 1, 0, 0 by secret
    assert varied.secrets_low is not None and varied.secrets_high is not None
    assert varied.secrets_high - varied.secrets_low > varied.high - varied.low
    assert interval_of_means([0.5]) == (None, None)


def test_seats_are_called_by_their_realms_where_the_scenario_says_them() -> None:
    tournament = Tournament("price_of_power", "s1_01", 3, ("steward", "steward", "random"), "7")
    assert len(chair_names(tournament)) == 3 and "England" in chair_names(tournament)
    assert counted((1, 2)).chairs == []


def test_arenas_are_kept_and_the_history_of_a_bot_is_told(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    tournament = Tournament("six_continents", "short", 2, ("steward", "random"), "7")
    arena_history.append(file, tournament, counted((1, 2), (2, 1)))
    arena_history.append(file, tournament, counted((1, 2), (1, 2)))
    first, second = arena_history.read(file)
    assert (first.westphalia, first.rules, first.bots) == (__version__, SIX.version, ("steward", "random"))
    assert [one.share for one in arena_history.history_of([first, second], "random")] == [0.0, 0.5]
    told = CliRunner().invoke(app, ["history", str(file), "--bot", "random"], env={"COLUMNS": "200"})
    assert told.exit_code == 0 and "six_continents short, 2 seats" in told.output and "50.0%" in told.output
    drawn = tmp_path / "history.svg"
    assert CliRunner().invoke(app, ["history", str(file), "--out", str(drawn)]).exit_code == 0
    assert "random" in drawn.read_text()


def test_a_line_that_is_no_arena_and_a_bot_that_never_played_are_told(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    arena_history.append(file, Tournament("six_continents", "short", 2, ("steward", "random"), "7"), counted((1, 2)))
    with pytest.raises(BadInput, match="no bot 'strategist' has played; there are steward, random"):
        arena_history.history_of(arena_history.read(file), "strategist")
    file.write_bytes(file.read_bytes() + b"{\n")
    for refused in (arena_history.read, arena_history.check):
        with pytest.raises(BadInput, match=r"history\.jsonl:2: not an arena"):
            refused(file)
    with pytest.raises(BadInput, match="no such folder"):
        arena_history.check(tmp_path / "away" / "history.jsonl")


def test_the_command_adds_to_the_file(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    asked = [
        "arena",
        "six_continents",
        "--scenario",
        "short",
        "--seats",
        "2",
        "--bots",
        "random,steward",
        "--games",
        "2",
    ]
    assert CliRunner().invoke(app, [*asked, "--history", str(file)]).exit_code == 0
    assert [entry.report.games for entry in arena_history.read(file)] == [2]
