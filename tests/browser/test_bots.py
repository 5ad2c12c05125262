"""A solo game against the Bots of The Price of Power on the page: their Turns are told, their mats lie open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser import play

FEW = 60  # answers: the first cards and some Turns


def test_a_solo_game_is_played_against_bots(window: Callable[..., Any]) -> None:
    """PB-3.3, PB-1.2: one person, two Bots at the same table."""
    page = window(stored={"ask_before_dice": False})
    body = {"game": "price_of_power", "scenario": "s2_06", "seats": [{"kind": "me"}]}
    made = page.request.post("/api/tables", data=body).json()
    play.sit_down(page, made["id"])
    for _ in range(FEW):
        if page.locator(".log li", has_text="Bot card").count() or not play.answer(page):
            break
    assert page.locator(".log li", has_text="Bot card").count()
    page.get_by_role("tab", name="Other Realms", exact=True).click()
    mat = page.locator(".pp-bot")
    assert mat.count() == 2
    text = mat.first.inner_text()
    assert "Ottomans" in text and "Available Bot Power" in text and "Cards left in the deck" in text


def test_bots_take_the_last_chairs_of_a_new_table(window: Callable[..., Any]) -> None:
    """PB-2.1: two Bots at a table of four leave two chairs, and the game begins with them."""
    page = window()
    page.goto("/#/new/price_of_power")
    page.locator("input[name=scenario][value=s1_01]").check()
    page.select_option(".how-many", "4")
    assert page.locator(".chair").count() == 4
    page.locator(".all-options > summary").click()
    page.locator(".option-group > summary", has_text="Bots of the rulebook").click()
    page.select_option("select[data-option=bots]", "2")
    assert page.locator(".chair").count() == 2
    page.locator(".chair").nth(1).select_option("steward")
    page.locator(".open-line .primary").click()
    page.wait_for_selector(play.ASKED)
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert len(table["seats"]) == 2
