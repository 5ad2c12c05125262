"""Six Continents keeps what the kernel promises: whole random games, every scenario, seat count and option."""

from __future__ import annotations

import pytest

from westphalia.games.six_continents import TITLE
from westphalia.kernel.conformance import (
    Heard,
    Setting,
    check_determinism,
    conform,
    conform_absent,
    message_faults,
    option_settings,
    settings,
)
from westphalia.kernel.messages import languages
from westphalia.lab.message_lint import text_problems

SEEN: set[str] = set()  # kinds of questions that were checked in full


@pytest.mark.parametrize("setting", settings(TITLE), ids=str)
def test_random_games_conform(setting: Setting) -> None:
    assert conform(TITLE, setting, "1", every=100, seen=SEEN).moves > 20


@pytest.mark.parametrize("setting", option_settings(TITLE), ids=str)
def test_random_games_conform_under_every_option(setting: Setting) -> None:
    assert conform(TITLE, setting, "2", every=200, seen=SEEN).moves > 50


LIMITED = [s for s in settings(TITLE) if TITLE.complete_options(s.scenario, {})["round_limit"] != "off"]


@pytest.mark.parametrize("setting", LIMITED, ids=str)
def test_a_table_of_absent_players_comes_to_an_end(setting: Setting) -> None:
    """SC-22.2: only the round limit ends a game in which nobody does anything."""
    assert conform_absent(TITLE, setting, "1", limit=5_000).moves >= 20


def test_two_processes_play_the_same_game() -> None:
    check_determinism(TITLE, Setting("standard", 4, {}), "1")


def test_every_message_that_comes_up_can_be_said_in_every_language() -> None:
    heard = Heard()
    for n, setting in enumerate((settings(TITLE) + option_settings(TITLE))[::8]):
        conform(TITLE, setting, f"messages {n}", every=1_000_000, heard=heard, seen=SEEN)
    assert len(heard.samples) > 250
    assert list(message_faults(TITLE, heard)) == []


def test_the_texts_are_complete_in_four_languages() -> None:
    assert languages(TITLE) == ["en", "cs", "pl", "ru"]
    assert text_problems(TITLE) == []
