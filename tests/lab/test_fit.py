"""Weights are fitted to finished games, and tell what they are worth."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from westphalia.bots.value import Weights
from westphalia.cli import app
from westphalia.kernel.contract import BadInput, find_title
from westphalia.lab import fit
from westphalia.lab.simulate import Match

TITLE = find_title("six_continents")
MATCH = Match("six_continents", "short", 2, ("novice", "novice"), "fit")


def made_up(games: int, weight: float) -> list[fit.Sampled]:
    """Games in which the seat with more points wins more often, and nothing else matters."""
    dice, found = random.Random(7), []
    names = fit.features_of(TITLE)[0].names
    for number in range(games):
        samples = []
        rows = [[dice.gauss(0, 1) for _ in names] for _ in range(2)]
        better = dice.random() < 1 / (1 + 2.718 ** (-weight * (rows[0][0] - rows[1][0])))
        for progress in (0.1, 0.5, 0.9):
            samples.append(fit.Sample(progress, [0, 1], rows, [0, 0]))
        found.append(fit.Sampled(number, [1, 2] if better else [2, 1], samples))
    return found


def test_what_decides_made_up_games_is_found() -> None:
    weights = fit.fit(TITLE, MATCH, made_up(600, 3.0))
    first, *others = weights.early
    mixed = {name: weights.early[name] + weights.late[name] for name in weights.early}
    assert mixed[first] > 2.0
    assert all(abs(mixed[name]) < mixed[first] / 3 for name in others)
    assert weights.figures["foretold, middle"] > 0.75 > weights.figures["foretold by points, middle"]
    assert weights.figures["surprise"] < weights.figures["surprise of even odds"]


def test_where_nothing_decides_nothing_is_found() -> None:
    weights = fit.fit(TITLE, MATCH, made_up(600, 0.0))
    assert max(abs(weight) for weight in (*weights.early.values(), *weights.late.values())) < 0.6


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadInput, match="too few"):
        fit.fit(TITLE, MATCH, made_up(3, 1.0))


def test_a_game_is_looked_at_once_a_round_and_is_the_same_again() -> None:
    sampled = fit.sample_game(TITLE, MATCH, 1)
    assert sampled == fit.sample_game(TITLE, MATCH, 1)
    progress = [sample.progress for sample in sampled.samples]
    assert progress == sorted(set(progress)) and len(progress) >= 10
    assert sorted(sampled.places) == [1, 2]


def test_the_command_writes_a_file_that_the_bots_can_read(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    told = CliRunner().invoke(
        app,
        [
            "fit",
            "six_continents",
            "--scenario",
            "short",
            "--seats",
            "2",
            "--games",
            "12",
            "--seed",
            "f",
            "--out",
            str(out),
        ],
    )
    assert told.exit_code == 0, told.output
    weights = msgspec.json.decode(out.read_bytes(), type=Weights)
    assert (weights.games, weights.seats, weights.bots) == (12, 2, ("novice", "novice"))
    assert "foretold, late" in told.output and "points" in told.output
