"""The Price of Power keeps what the kernel promises: random games of every scenario, seat count and option."""

from __future__ import annotations

import pytest

from westphalia.games.price_of_power import TITLE
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

SEEN: set[str] = set()  # kinds of questions that were checked in full
A_ROUND = 250  # moves: the starting cards and some turns at every table
WHOLE = [  # games that are played to their end: two Rounds, two players, three Rounds of 1789, three Ages
    Setting("first_steps", 3, {}),
    Setting("two_crowns", 2, {"ages": 1}),
    Setting("s2_04", 6, {}),
    Setting("s1_03", 3, {"ages": 2}),
]


def begun(setting: Setting) -> int:
    """Who plays alone against Bots, and at random, may have lost after half a Round."""
    return A_ROUND // 2 if setting.seats == 1 else A_ROUND


@pytest.mark.parametrize("setting", settings(TITLE), ids=str)
def test_random_games_conform(setting: Setting) -> None:
    assert conform(TITLE, setting, "1", every=300, seen=SEEN, until=A_ROUND).moves >= begun(setting)


@pytest.mark.parametrize("setting", WHOLE, ids=str)
def test_whole_random_games_conform(setting: Setting) -> None:
    assert conform(TITLE, setting, "2", every=1_000, seen=SEEN).moves > A_ROUND


@pytest.mark.parametrize("setting", option_settings(TITLE), ids=str)
def test_random_games_conform_under_every_option(setting: Setting) -> None:
    assert conform(TITLE, setting, "3", every=300, seen=SEEN, until=A_ROUND).moves >= begun(setting)


@pytest.mark.parametrize("setting", settings(TITLE)[::5], ids=str)
def test_a_table_of_absent_players_comes_to_an_end(setting: Setting) -> None:
    assert conform_absent(TITLE, setting._replace(options={"ages": 1}), "1", limit=5_000).moves >= 20


def test_two_processes_play_the_same_game() -> None:
    check_determinism(TITLE, Setting("first_steps", 3, {}), "1")


def test_every_message_that_comes_up_can_be_said() -> None:
    heard = Heard()
    for n, setting in enumerate((WHOLE[0], WHOLE[1])):
        conform(TITLE, setting, f"messages {n}", every=1_000_000, heard=heard, seen=SEEN)
    assert len(heard.samples) > 100
    assert list(message_faults(TITLE, heard)) == []
