"""Scenarios by names that people can read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from westphalia.cli.start import described, find_scenario
from westphalia.kernel.contract import find_title, installed_titles

from .conftest import Run

POWER = find_title("price_of_power")


@pytest.mark.parametrize("title", installed_titles().values(), ids=lambda title: title.id)
def test_every_scenario_has_an_id_of_its_own_that_can_be_read(title: object) -> None:
    assert title is not None
    called = {scenario: described(title, scenario)["id"] for scenario in title.scenarios}  # type: ignore[attr-defined]
    assert len(set(called.values())) == len(called)
    for scenario, name in called.items():
        assert find_scenario(title, name) == find_scenario(title, scenario) == scenario  # type: ignore[arg-type]


def test_a_title_may_be_cut_short() -> None:
    assert find_scenario(POWER, "bourbon") == "s1_05"
    assert find_scenario(POWER, "") == "s1_00"
    assert find_scenario(POWER, "the-long-campaign") == "s2_01"  # and not the one with Muscovy
    assert find_scenario(POWER, "siege-of") == "siege-of"  # several begin so: refused where it is used


def test_games_tells_title_years_and_length(run: Run) -> None:
    listed = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert listed["six_continents"]["titles"]["short"]["length"] == "12 rounds"
    assert listed["raison_detat"]["titles"]["1618"]["years"] == "1618"
    assert listed["price_of_power"]["titles"]["s1_05"]["title"] == "Bourbon against Habsburg"
    shown = run("games").out
    assert "12 rounds" in shown and "strategist" in shown


def test_the_readable_id_starts_a_game_and_a_dataset(run: Run, tmp_path: Path) -> None:
    told = run("simulate", "six_continents", "--scenario", "short-12-rounds", "--seats", 2, "--games", 1, "--json").out
    assert json.loads(told)["scenario"] == "short"
    assert "no scenario 'siege-of'" in run("simulate", "price_of_power", "--scenario", "siege-of").err
    file = tmp_path / "games.jsonl"
    written = run("dataset", "six_continents", "--scenario", "short", "--seats", 2, "--games", 1, "--out", file)
    assert written.code == 0 and f"{file}.md" in written.out and file.exists()
