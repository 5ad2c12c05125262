"""Variants of scenarios on the command line."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run
from westphalia.games.price_of_power import TITLE
from westphalia.kernel.contract import BadInput

GAME = "price_of_power"


def test_a_variant_names_scenario_and_seats() -> None:
    assert TITLE.find_variant("s2_01", "muscovy") == ("s2_01_muscovy", 6)
    assert TITLE.find_variant("s2_01", "default_austria") == ("s2_01", 6)
    assert TITLE.find_variant("s1_01", "players_5") == ("s1_01", 5)
    assert TITLE.default_seats("s1_01") == 3, "those of the first variant"


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(BadInput, match="s1_01 has no variant 'venus'; it has players_3, players_4, players_5"):
        TITLE.find_variant("s1_01", "venus")
    assert TITLE.find_variant("s1_02", "players_3_bots_1") == ("s1_02", 3)


def test_the_command_line_takes_variants(run: Run) -> None:
    played = run(
        "simulate", GAME, "--scenario", "s1_02", "--variant", "players_3_bots_2", "--games", 1, "--bots", "random"
    )
    assert played.code == 0
    other = run("simulate", "six_continents", "--variant", "venus", "--games", 1)
    assert other.code != 0 and "no variants" in other.err


def test_every_scenario_of_the_game_can_be_played(run: Run) -> None:
    listed = json.loads(run("games", "--json").out)
    game = next(game for game in listed if game["id"] == GAME)
    assert game["scenarios"]["s2_02"] == [3, 4, 5, 6]
    assert game["scenarios"]["s2_06"] == [1] and game["scenarios"]["s1_02"] == [3]
    assert game["unplayable"] == {}
    assert "not yet playable" not in run("games").out


def test_a_table_of_any_realms_is_played_by_its_id(run: Run) -> None:
    """PP-16.0.8"""
    played = run(
        "simulate", GAME, "--scenario", "free:venice_1618,austria_1618", "--games", 1, "--bots", "random", "--json"
    )
    report = json.loads(played.out)
    assert (report["scenario"], report["seats"], played.code) == ("free:venice_1618,austria_1618", 2, 0)
    assert "free:austria,castile" in run("games").out


@pytest.mark.parametrize(
    ("realms", "why"),
    [
        ("castile", "2 to 6 Realms, not 1"),
        ("castile,castile", "castile can sit at a table only once"),
        ("castile,venus", "nobody can play 'venus'"),
        ("castile,aragon", "nobody can play 'aragon'"),
        ("castile,venice_1618", "the same side of the map"),
    ],
)
def test_realms_that_cannot_sit_together_are_refused_in_one_line(run: Run, realms: str, why: str) -> None:
    """PP-16.0.8"""
    refused = run("simulate", GAME, "--scenario", f"free:{realms}", "--games", 1)
    assert refused.code != 0 and why in refused.err and len(refused.err.strip().splitlines()) == 1
