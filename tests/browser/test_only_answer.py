"""A question without a choice is answered by the page, unless the reader has said no, or has just gone back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Server
from westphalia.games.price_of_power import TITLE

from .play import ASKED
from .prepared import from_position, prepared_table

Window = Callable[..., Any]

FRANCE, CASTILE, ENGLAND = range(3)
GIVEN: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "turn": "castile",
    "castile": {"dip": 4, "hand": [], "claims": []},
    "england": {"dip": 6, "hand": ["adm_03_1"]},
    "france": {"dip": 0, "hand": []},
}


@pytest.fixture
def covert(server: Server, request: pytest.FixtureRequest) -> str:
    """Castile has announced a Claim; England, who holds no Counterespionage, is asked all the same."""
    secret = f"alone{request.function.__name__.count('_')}"  # a table of its own for each test
    session = from_position(TITLE, GIVEN, secret)
    for option in ("fabricate_claims", "aragon", "stop"):
        session.answer(CASTILE, option)
    assert [(ask.seat, list(ask.options)) for ask in session.asks()] == [(ENGLAND, ["decline"])]
    return prepared_table(server, "s1_01", session, secret)


def test_the_only_answer_is_given_by_the_page(take_seat: Window, covert: str) -> None:
    page = take_seat(covert, ENGLAND)
    page.locator(".only-answer").wait_for()
    page.wait_for_function("() => !document.querySelector('.only-answer')")
    assert not page.locator(ASKED).count()


def test_who_wants_to_answers_alone(take_seat: Window, covert: str) -> None:
    page = take_seat(covert, ENGLAND, stored={"answer_alone": False})
    page.locator(f"{ASKED} .choice[data-option=decline]").wait_for()
    page.wait_for_timeout(3000)
    assert page.locator(f"{ASKED} .choice[data-option=decline]").count() == 1
