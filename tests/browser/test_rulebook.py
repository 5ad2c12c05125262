"""The rulebook in the app: search, addresses, references, and the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from westphalia.kernel.contract import find_title
from westphalia.kernel.rulebook import read_rulebook

Window = Callable[..., Any]


def test_the_rulebook_finds_words(window: Window) -> None:
    page = window()
    page.goto("/#/rules/six_continents/SC-8.5")
    page.wait_for_selector("article.is-sought[id='SC-8.5']")
    page.fill(".rulebook input[type=search]", "famine")
    assert 0 < page.locator(".rulebook article").count() < 60


def test_the_rulebook_marks_what_was_sought_and_has_an_address_for_it(window: Window) -> None:
    page = window()
    page.goto("/#/rules/six_continents?q=famine+revolt")
    page.wait_for_selector("mark")
    shown = page.locator(".rulebook article")
    assert 0 < shown.count() < 20
    assert str(shown.count()) in page.locator(".search [role=status]").inner_text()
    page.fill(".search input", "SC-8.5")
    page.locator("article .id").first.click()
    page.wait_for_selector("article.is-sought[id='SC-8.5']")
    assert page.locator(".rulebook article").count() > 100


@pytest.mark.parametrize("game", ["six_continents", "raison_detat", "price_of_power"])
def test_the_rulebook_is_read_in_any_language_without_reload(window: Window, game: str) -> None:
    page = window()
    page.goto(f"/#/rules/{game}")
    page.wait_for_selector(".rulebook article")
    page.evaluate("window.isTheSamePage = true")
    for language in ("pl", "cs", "ru"):
        first, *_ = read_rulebook(find_title(game).rulebook, language).values()
        page.select_option("select.language", language)
        page.locator(f"article[id='{first.id}'] h3", has_text=first.name).wait_for()
    assert page.evaluate("window.isTheSamePage")


@pytest.mark.parametrize("game", ["six_continents", "raison_detat", "price_of_power"])
def test_how_to_play_is_two_printed_pages_at_most(window: Window, game: str) -> None:
    page = window()
    page.goto(f"/#/rules/{game}")
    desk = page.viewport_size
    for language in ("en", "pl", "cs", "ru"):
        first, *_ = read_rulebook(find_title(game).rulebook, language).values()
        page.select_option("select.language", language)
        page.locator(f"article[id='{first.id}'] h3", has_text=first.name).wait_for()
        page.emulate_media(media="print")
        page.set_viewport_size({"width": 680, "height": 1009})  # A4 within margins of 15 mm
        height = page.locator(".rulebook section").first.bounding_box()["height"]
        assert 500 < height <= 2 * 1009, (language, height)
        page.emulate_media(media="screen")
        page.set_viewport_size(desk)


def test_references_lead_to_the_whole_paragraph_and_clauses_stand_apart(window: Window) -> None:
    page = window()
    page.goto("/#/rules/price_of_power/PP-9.0.0")
    article = page.locator("article[id='PP-9.0.0']")
    article.locator("li", has_text="(e)").wait_for()
    assert article.locator("li").count() == 5
    article.locator("a", has_text="PP-2.5.27").click()
    page.wait_for_selector("article.is-sought[id='PP-2.5.27']")


def test_marks_are_told_in_the_readers_language(window: Window) -> None:
    page = window()
    page.goto("/#/rules/price_of_power/PP-4.5.15")
    mark = page.locator("article[id='PP-4.5.15'] h3 .mark")
    assert mark.inner_text() == "advanced"
    page.select_option("select.language", "cs")
    page.wait_for_selector("article[id='PP-4.5.15'] h3 .mark >> text=pokročilé")
    assert not re.search(r"\[(advanced|ruling|bot)\]", page.locator(".rulebook").inner_text())
