"""The proving grounds: sound boards in disorder, and games on them that keep what the kernel promises."""

from __future__ import annotations

import pytest

from westphalia.games.raison_detat import TITLE
from westphalia.games.raison_detat.board import BOARDS
from westphalia.games.raison_detat.model import Game, is_exiled
from westphalia.games.raison_detat.tables import PROVING_GROUNDS
from westphalia.kernel.chance import Chance
from westphalia.kernel.conformance import Setting, conform
from westphalia.kernel.journal import Journal

SETTINGS = [Setting(id, seats, {}) for id, scenario in PROVING_GROUNDS.items() for seats in scenario.seats]
SEEN: set[str] = set()


def dealt(setting: Setting, seed: str) -> Game:
    options = TITLE.complete_options(setting.scenario, {})
    return TITLE.set_up(setting.scenario, setting.seats, options, Chance.from_secret(seed), Journal())


def test_wild_boards_are_sound_and_reach_far() -> None:
    boards = [dealt(setting, f"{setting}/{n}") for setting in SETTINGS for n in range(10)]
    assert [problem for g in boards for problem in TITLE.violations(g)] == []
    exiles = [g for g in boards if any(is_exiled(g, power) for power in BOARDS[g.scenario].powers)]
    assert len(exiles) > 8


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_wild_games_conform(setting: Setting) -> None:
    moves = sum(conform(TITLE, setting, f"wild {n}", every=40, seen=SEEN).moves for n in range(3))
    assert moves > 50
