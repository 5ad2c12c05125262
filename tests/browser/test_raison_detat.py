"""Raison d'État in the browser: the maps of both scenarios, mats and cards, a whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .play import ASKED, OVER, answer, go_on, sit_down

Window = Callable[..., Any]
TERRITORIES = {"1618": 60, "1702": 59}


def open_table(page: Any, scenario: str, bots: int, bot: str = "random", **options: str) -> str:
    """One person against bots, a short game."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(bots))]
    body = {"game": "raison_detat", "scenario": scenario, "seats": seats, "options": options}
    made = page.request.post("/api/tables", data=body)
    assert made.ok, made.text()
    table = str(made.json()["id"])
    sit_down(page, table)
    return table


@pytest.mark.parametrize(("scenario", "bots"), [("1618", 3), ("1702", 2)])
def test_each_scenario_has_its_map_with_armies_and_sea_routes(window: Window, scenario: str, bots: int) -> None:
    page = window()
    open_table(page, scenario, bots)
    page.wait_for_selector(".land")
    assert page.locator(".land").count() == TERRITORIES[scenario]
    assert page.locator(".sea-route").count() > 5
    assert page.locator(".counters [data-ref^='general:']").count() > 5
    assert page.locator(".land .stripes").count() > 0
    assert scenario in page.locator("body").inner_text()


def test_mats_show_hand_powers_and_wheel(window: Window) -> None:
    page = window()
    open_table(page, "1702", 2)
    page.get_by_role("tab", name="Hand").click()
    assert page.locator(".re-hand .re-card").count() > 0
    page.get_by_role("tab", name="Your powers").click()
    assert "Morale" in page.locator(".re-sheet").first.inner_text()
    page.get_by_role("tab", name="The Wheel").click()
    assert page.locator(".re-wheel li").count() == 6
    page.get_by_role("tab", name="Minor Powers").click()
    assert page.locator(".re-sheet").count() == 3


def test_a_whole_game_with_answers_on_the_map(window: Window) -> None:
    page = window()
    page.evaluate("localStorage.setItem('westphalia.ask-before-dice', 'false')")
    page.reload()
    open_table(page, "1702", 2, max_rounds="4")
    on_the_map = 0
    is_going_on = True
    while is_going_on:
        if on_the_map < 3 and answer_on_map(page):
            on_the_map += 1
        else:
            is_going_on = answer(page)
    page.wait_for_selector(".end .standings li")
    assert page.locator(".standings li").count() == 3
    assert on_the_map == 3


def answer_on_map(page: Any) -> bool:
    """Choose the first place that answers, if one does."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    hot = page.locator(".land.is-answer")
    if not hot.count():
        return False
    version = page.locator(".decision").get_attribute("data-version")
    hot.first.press("Enter")
    go_on(page, version)
    return True
