"""A War shows what it brings before it is declared: its cost, who may be called to either side, battles at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.browser.prepared import from_position
from tests.browser.test_first_rounds import FRANCE, GIVEN
from tests.browser.test_looks import DONE, SEA_BATTLE
from westphalia.games.price_of_power import TITLE
from westphalia.server import board_text

ENGLAND = 2
AT_SEA = SEA_BATTLE | {
    "war": [],
    "england": DONE | {"mil": 3, "fleet": {"at": "english_channel", "heavy": 3}, "ships": {}},
    "france": DONE | {"fleet": {"at": "english_channel", "heavy": 1, "light": 1}, "ships": {}},
    "castile": DONE,
}
AT_THE_BORDER = {**GIVEN, "france": GIVEN["france"] | {"army_1": {"area": "brittany_normandy", "infantry": 3}}}


def told_of(
    realm: str, given: Mapping[str, Any] = AT_THE_BORDER, seat: int = FRANCE
) -> dict[str, dict[str, int | str]]:
    session = from_position(TITLE, given, "outlook")
    session.answer(seat, "declare_war")
    return {line["text"]: line["args"] for line in board_text.odds(session, seat)[realm].lines}


def test_a_war_without_a_cause_costs_stability_and_brings_an_ally_against_us() -> None:
    told = told_of("navarra")
    assert told["brings-no-cb"] == {"n": 2}
    assert told["brings-may-call"] == {"realm": "provence", "n": 2}
    assert told["brings-may-defend"] == {"realm": "castile"}


def test_where_both_stand_already_the_battle_is_shown_with_its_odds() -> None:
    told = told_of("brittany")
    assert "brings-no-cb" not in told
    assert told["odds-at-once"] == {"area": "brittany_normandy", "ours": 3, "theirs": 2, "n": 72}


def test_where_ships_of_both_lie_already_the_naval_battle_is_shown_too() -> None:
    """PP-9.1.8: Naval battles of a declared War come first."""
    told = told_of("france", AT_SEA, ENGLAND)
    assert told["odds-at-once-at-sea"]["sea"] == "english_channel"
    assert (told["odds-at-once-at-sea"]["ours"], told["odds-at-once-at-sea"]["theirs"]) == (3, 2)
    assert 80 < int(told["odds-at-once-at-sea"]["n"]) <= 100
    assert "odds-at-once-at-sea" not in told_of("castile", AT_SEA, ENGLAND)
