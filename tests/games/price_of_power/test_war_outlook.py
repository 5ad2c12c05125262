"""A War shows what it brings before it is declared: its cost, who may be called to either side, battles at once."""

from __future__ import annotations

from tests.browser.prepared import from_position
from tests.browser.test_first_rounds import FRANCE, GIVEN
from westphalia.games.price_of_power import TITLE
from westphalia.server import board_text

AT_THE_BORDER = {**GIVEN, "france": GIVEN["france"] | {"army_1": {"area": "brittany_normandy", "infantry": 3}}}


def told_of(realm: str) -> dict[str, dict[str, int | str]]:
    session = from_position(TITLE, AT_THE_BORDER, "outlook")
    session.answer(FRANCE, "declare_war")
    return {line["text"]: line["args"] for line in board_text.odds(session, FRANCE)[realm].lines}


def test_a_war_without_a_cause_costs_stability_and_brings_an_ally_against_us() -> None:
    told = told_of("navarra")
    assert told["brings-no-cb"] == {"n": 2}
    assert told["brings-may-call"] == {"realm": "provence", "n": 2}
    assert told["brings-may-defend"] == {"realm": "castile"}


def test_where_both_stand_already_the_battle_is_shown_with_its_odds() -> None:
    told = told_of("brittany")
    assert "brings-no-cb" not in told
    assert told["odds-at-once"] == {"area": "brittany_normandy", "ours": 3, "theirs": 2, "n": 72}
