"""A round of each game by keyboard alone, and the list of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .play import ASKED, sit_down
from .test_orders import CASTILE, REALMS

Window = Callable[..., Any]

MOST = 120  # answers until the next round
READY = f"{ASKED} :is(.choice, .figure, .go-on, [data-order]):enabled"
HAS_FOLLOWED = "v => document.querySelector('.decision').dataset.version !== v || document.querySelector('.confirm')"
IS_READY = (
    "([ready, goal]) => document.querySelector(ready) || document.querySelector('.headline').innerText.includes(goal)"
)
ROUNDS = [
    ("six_continents", "short", 2, "Round 2"),
    ("raison_detat", "1618", 4, "round 2"),
    ("price_of_power", "first_steps", 3, "Round 2"),
]


def headline(page: Any) -> str:
    return str(page.locator(".headline").inner_text())


@pytest.mark.parametrize(("game", "scenario", "seats", "goal"), ROUNDS, ids=[game for game, *_ in ROUNDS])
def test_a_round_by_keyboard_alone(window: Window, game: str, scenario: str, seats: int, goal: str) -> None:
    page = window()
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "steward"}] * (seats - 1)]
    made = page.request.post("/api/tables", data={"game": game, "scenario": scenario, "seats": chairs}).json()
    sit_down(page, made["id"])
    for _ in range(MOST):
        page.wait_for_function(IS_READY, arg=[READY, goal])
        if goal in headline(page):
            return
        version = page.locator(".decision").get_attribute("data-version")
        page.keyboard.press("Enter")
        if page.locator(ASKED).count() and page.locator(".decision").get_attribute("data-version") == version:
            page.keyboard.press("1")
        page.wait_for_function(HAS_FOLLOWED, arg=version)
    pytest.fail(f"still {headline(page)}")


def test_digits_choose_enter_confirms_and_a_question_mark_lists_the_keys(seat_at: Window) -> None:
    page = seat_at(REALMS, CASTILE)
    page.keyboard.press("?")
    page.locator("dialog.keys", has_text="the outlined answer").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog.keys").wait_for(state="detached")
    first = page.locator(f"{ASKED} .choice:enabled").first.get_attribute("data-option")
    version = page.locator(".decision").get_attribute("data-version")
    page.keyboard.press("1")
    page.wait_for_function(
        "v => document.querySelector('.decision').dataset.version !== v || document.querySelector('.order')",
        arg=version,
    )
    assert first is not None
    page.wait_for_function("() => document.activeElement.closest('.decision') !== null")
