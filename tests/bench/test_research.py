"""The research API is measured beside PettingZoo's own chess."""

from __future__ import annotations

import pytest

from westphalia.bench import compare
from westphalia.bench.research import AEC, ALONE, measure_research, missing
from westphalia.kernel.contract import installed_titles


def test_nothing_is_missing() -> None:
    assert missing() == []


@pytest.mark.parametrize(("game", "what"), [("six_continents", [AEC, ALONE]), ("raison_detat", [AEC])])
def test_steps_stand_beside_those_of_chess(game: str, what: list[str]) -> None:
    measured, seen = measure_research(installed_titles()[game], 0.2, 1)
    assert [figure.what for figure in measured] == what
    steps = compare(game, measured[0], seen, 1.0)
    assert steps.anchor == "pettingzoo chess steps" and steps.floor is not None
    assert steps.ratio == pytest.approx(steps.ours / seen["chess steps"], rel=0.01)
