"""The lab on the page: a number is moved, a run is watched and cancelled, and its report is read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from .barriers import barriers

Window = Callable[..., Any]
LONG_PATIENCE = 240_000  # ms; whole games are played
PHONE = {"width": 390, "height": 844}


def open_lab(page: Any) -> None:
    page.locator(".to-lab").click()
    page.locator(".lab-numbers .option-group").first.wait_for()


def small_run(page: Any) -> None:
    page.select_option(".lab-setup .scenario", "short")
    page.select_option(".lab-setup .how-many", "2")
    page.select_option(".lab-setup .games-count", "20")


def test_a_changed_number_is_run_and_its_report_read(window: Window) -> None:
    page = window()
    open_lab(page)
    small_run(page)
    page.fill(".lab-search input", "start_gold")
    knob = page.locator("[data-knob=start_gold]")
    knob.locator("[type=number]").fill("70")
    knob.locator("[type=number]").blur()
    page.locator(".knob.is-changed", has_text="SC-2.5").wait_for()
    assert knob.locator("[type=range]").input_value() == "70"
    assert page.locator(".lab-numbers .changed b").inner_text() == "70"
    page.click(".lab-go .run")
    page.locator(".lab-progress", has_text="20 of 20 games · finished").wait_for(timeout=LONG_PATIENCE)
    rows = page.locator(".lab-part", has_text="What the changes affect").locator("tbody tr")
    assert rows.count() >= 7
    assert page.locator(".lab-shares").first.locator("li").count() == 2
    gold = page.locator(".lab-growth", has_text="Gold")
    assert not gold.locator(".chart svg").first.is_visible()
    gold.locator("summary").click()
    gold.locator(".chart svg").first.wait_for()
    assert barriers(page) == []


def test_a_run_is_watched_left_and_cancelled(window: Window) -> None:
    """On a phone: the report is there before the end; who comes back finds the run going on."""
    page = window(viewport=PHONE, locale="pl-PL")
    open_lab(page)
    page.select_option(".lab-setup .games-count", "2000")
    page.click(".lab-go .run")
    page.locator(".lab-shares").first.wait_for(timeout=LONG_PATIENCE)
    page.locator(".home").click()
    page.locator(".game-card").first.wait_for()
    open_lab(page)
    page.locator(".lab-shares").first.wait_for()
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.click(".lab-go .cancel")
    page.locator(".lab-progress", has_text="przerwano").wait_for()
    assert page.locator(".lab-shares").first.is_visible()
    page.locator(".lab-go .run").wait_for()


@pytest.mark.parametrize("game", ["raison_detat", "price_of_power"])
def test_the_options_of_the_other_games_can_be_tried(window: Window, game: str) -> None:
    page = window()
    page.goto(f"/#/lab?game={game}")
    page.locator(".lab-numbers .option-group").last.click()
    page.locator(".knob").first.wait_for()
    assert page.locator(".which-game [aria-current=true]").count() == 1
    assert re.fullmatch(r"[A-Z]{2}-[\d.]+", page.locator(".knob .rule").first.inner_text())


def test_a_wrong_number_is_told_in_a_line(window: Window) -> None:
    page = window()
    open_lab(page)
    wrong = json.dumps({"game": "six_continents", "seats": 4, "games": 20, "numbers": {"start_gold": 4000}})
    page.route("**/api/lab/run", lambda route: route.continue_(post_data=wrong))
    page.click(".lab-go .run")
    line = page.locator(".lab-go [role=alert]")
    assert line.inner_text() == "start_gold goes from 0 to 210, not 4000 (SC-2.5)"
