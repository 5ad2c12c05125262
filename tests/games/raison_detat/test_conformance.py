"""Raison d'État keeps what the kernel promises: whole random games, every scenario, seat count and option."""

from __future__ import annotations

import pytest

from westphalia.games.raison_detat import TITLE
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
    assert conform(TITLE, setting, "1", every=60, seen=SEEN).moves > 50


@pytest.mark.parametrize("setting", option_settings(TITLE), ids=str)
def test_random_games_conform_under_every_option(setting: Setting) -> None:
    assert conform(TITLE, setting, "2", every=100, seen=SEEN).moves > 50


@pytest.mark.parametrize("setting", settings(TITLE), ids=str)
def test_a_table_of_absent_players_comes_to_an_end(setting: Setting) -> None:
    """RE-10.3: even if nobody decides anything."""
    assert conform_absent(TITLE, setting, "1", limit=5_000).moves >= 20


@pytest.mark.parametrize("scenario", sorted(TITLE.scenarios))
def test_two_processes_play_the_same_game(scenario: str) -> None:
    check_determinism(TITLE, Setting(scenario, 4, {}), "1")


def test_every_message_that_comes_up_can_be_said_in_every_language() -> None:
    heard = Heard()
    for n, setting in enumerate(settings(TITLE) + option_settings(TITLE)[:1]):
        conform(TITLE, setting, f"messages {n}", every=1_000_000, heard=heard, seen=SEEN)
    assert len(heard.samples) > 170
    assert list(message_faults(TITLE, heard)) == []


def test_the_texts_are_complete_in_four_languages() -> None:
    assert languages(TITLE) == ["en", "cs", "pl", "ru"]
    assert text_problems(TITLE) == []
