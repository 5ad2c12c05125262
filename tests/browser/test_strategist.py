"""A whole game of each title against a strategist on the page, who is asked why while it runs and when it is over."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import play
from tests.browser.barriers import barriers

STRATEGIST = "strategist@0.3s"
TABLES: dict[str, dict[str, Any]] = {  # the shortest form of each
    "six_continents": {"scenario": "short", "others": (STRATEGIST,)},
    "raison_detat": {"scenario": "1702", "others": (STRATEGIST, "steward"), "options": {"max_rounds": 4}},
    "price_of_power": {"scenario": "first_steps", "others": (STRATEGIST, "steward")},
}
BEFORE_ASKING = 5  # answers


def sit_with(page: Any, game: str, scenario: str, others: tuple[str, ...], options: Any = None) -> None:
    chairs = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in others)]
    body = {"game": game, "scenario": scenario, "seats": chairs, "options": options or {}}
    made = page.request.post("/api/tables", data=body)
    assert made.ok, made.text()
    play.sit_down(page, made.json()["id"])


def weighed(page: Any) -> Any:
    """Ask why at the last lines that tell of a bot, until the strategist says that it has weighed several things."""
    for button in reversed(page.locator(".log .ask-why").all()):
        button.focus()
        page.keyboard.press("Enter")
        told = button.locator("xpath=ancestor::li[1]").locator(".why")
        told.locator(".candidates li.is-done, .notice").first.wait_for()
        if told.locator(".candidates li").count() > 1 and "imagined" in told.inner_text():
            return told
        page.keyboard.press("Enter")
        expect(told).to_have_count(0)
    return None


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_against_the_strategist_who_says_why(game: str, window: Callable[..., Any]) -> None:
    page = window(stored={"ask_before_dice": False})
    sit_with(page, game, **TABLES[game])
    told = None
    for answers in itertools.count():
        page.wait_for_selector(f"{play.ASKED}, {play.OVER}")
        if told is None and answers >= BEFORE_ASKING and page.locator(play.ASKED).count():
            told = weighed(page)
            if told is not None:
                expect(told).to_contain_text("cards that you can’t see were dealt anew")
                expect(told.locator(".candidates li.is-done")).to_contain_text("%")
                assert barriers(page) == []
        if not play.answer(page):
            break
    assert told is not None
    end = page.locator("dialog.end")
    end.wait_for()
    assert end.locator(".standings li").count() == len(TABLES[game]["others"]) + 1
    end.locator(".see-board").click()
    afterwards = weighed(page)
    assert afterwards is not None
    expect(afterwards).not_to_contain_text("dealt anew")
