"""The page as people use it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Server

from .barriers import barriers
from .play import ASKED, FOLLOWED, NEXT, PAINTED, against_bots, answer, found_capital, make_table, sit_down

Window = Callable[..., Any]
LANGUAGES = ["en", "pl", "cs", "ru"]
GAMES = [("price_of_power", "s1_01", 3), ("raison_detat", "1618", 4), ("six_continents", "short", 2)]


def test_one_click_leads_to_the_first_decision(window: Window) -> None:
    page = window()
    against_bots(page)
    assert page.locator(".decision h2").inner_text().startswith("Which colour")


def test_a_place_on_the_map_answers_the_question(window: Window) -> None:
    page = window()
    against_bots(page)
    found_capital(page)
    page.wait_for_selector("text=Red founds a capital in")


def test_hatching_is_a_second_cue_that_can_be_switched_off(painted_window: Window) -> None:
    page = painted_window()
    against_bots(page)
    place = found_capital(page)
    land = page.locator(f"[data-place={place}][data-hatch]")
    land.wait_for()
    page.wait_for_selector(PAINTED)
    with_lines = land.screenshot()
    page.click(".settings summary")
    page.locator(".settings input").first.uncheck()
    page.click(".settings summary")
    page.mouse.move(0, 0)
    page.wait_for_selector(PAINTED)
    assert len(land.screenshot()) < len(with_lines)  # an even colour takes less to be told


def test_refused_options_say_why_with_the_paragraph(window: Window) -> None:
    page = window()
    against_bots(page)
    answer(page)
    answer(page)
    page.locator(".cannot").first.hover()
    line = page.locator(".cannot .reason").first
    assert line.inner_text().strip()
    assert "SC-" in line.locator(".rule").inner_text()


def test_undo_takes_an_answer_back(window: Window) -> None:
    page = window()
    against_bots(page)
    answer(page)
    answer(page)
    page.click("[data-option=recruit]")
    page.wait_for_selector(".decision:not(:has([data-option=end])) .undo")
    page.keyboard.press("u")
    page.wait_for_selector("[data-option=end]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(window: Window, language: str) -> None:
    page = window()
    page.select_option(".language", language)
    page.wait_for_function("l => document.documentElement.lang === l", arg=language)
    against_bots(page)
    for _ in range(6):
        if not answer(page):
            break
    shown = page.locator("body").inner_text()
    for mark in ("ask-", "log-", "option-", "tab-", "summary-", "{", "no-"):
        assert not any(word.startswith(mark) for word in shown.split()), (language, mark, shown)


def test_the_language_changes_without_a_reload(window: Window) -> None:
    page = window()
    against_bots(page)
    page.evaluate("window.isSamePage = true")
    page.select_option(".language", "pl")
    page.wait_for_selector("text=Dziennik")
    assert page.evaluate("window.isSamePage")


def test_keyboard_alone_plays_three_turns(window: Window) -> None:
    page = window()
    against_bots(page, opponents=1)
    turns = 0
    while turns < 3:
        page.wait_for_selector(ASKED)
        version = page.locator(".decision").get_attribute("data-version")
        end = page.locator("[data-option=end]")
        (end if end.count() else page.locator(".decision .choice, .decision .amount .primary").first).focus()
        turns += end.count()
        page.keyboard.press("Enter")
        page.wait_for_function(FOLLOWED, arg=version)
        if page.locator(".go-on:focus").count():
            page.keyboard.press("Enter")
        page.wait_for_function(NEXT, arg=version)


def test_a_curtain_falls_between_two_at_one_screen(window: Window) -> None:
    page = window()
    table = make_table(page, "me", "me", "steward")["id"]
    sit_down(page, table)
    page.wait_for_selector(".curtain")
    assert page.locator(".table").count() == 0
    first = page.locator(".curtain h1").inner_text()
    page.click(".curtain .primary")
    page.wait_for_selector(ASKED)
    answer(page)
    page.wait_for_selector(".curtain")
    assert page.locator(".curtain h1").inner_text() != first


def test_a_watcher_is_asked_nothing(window: Window) -> None:
    page, other = window(), window()
    table = make_table(page, "me", "steward")["id"]
    sit_down(page, table)
    page.wait_for_selector(ASKED)
    sit_down(other, table)
    other.wait_for_selector(".waiting")
    assert other.locator(ASKED).count() == 0
    assert other.locator(".is-me").count() == 0


def test_a_friend_takes_the_seat_of_the_link(window: Window) -> None:
    page, friend = window(), window()
    made = make_table(page, "me", "open", "steward")
    sit_down(page, made["id"])
    sit_down(friend, made["id"], f"?seat=1&token={made['links']['seats']['1']}")
    friend.wait_for_selector(".mats .is-me")
    assert friend.locator(".mats .seat").nth(1).get_attribute("class").endswith("is-me")


def test_a_whole_game_of_two_windows_and_two_bots(window: Window) -> None:
    ann, bob = window(), window()
    made = make_table(ann, "me", "open", "steward", "steward")
    sit_down(ann, made["id"])
    sit_down(bob, made["id"], f"?seat=1&token={made['links']['seats']['1']}")
    bob.wait_for_selector(".mats .is-me")
    for _ in range(400):
        if ann.locator(".end").count():
            break
        for page in (ann, bob):
            if page.locator(ASKED).count():
                answer(page)
        ann.wait_for_timeout(20)
    for page in (ann, bob):
        page.wait_for_selector(".end .standings")
        assert page.locator(".standings li").count() == 4
        page.wait_for_selector(".end .chart")


def test_the_page_comes_back_after_the_server_was_killed(browser: Any, tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite")
    page = browser.new_page(base_url=f"http://127.0.0.1:{server.port}", locale="en-GB")
    page.goto("/")
    against_bots(page)
    answer(page)
    page.wait_for_selector(ASKED)
    before = page.locator(".decision h2").inner_text()
    server.kill()
    page.wait_for_selector(".offline")
    again = Server(tmp_path / "games.sqlite", server.port)
    page.wait_for_selector(".offline", state="detached")
    page.wait_for_selector(ASKED)
    assert page.locator(".decision h2").inner_text() == before
    answer(page)
    page.close()
    again.stop()


def test_a_phone_shows_map_and_question_without_sideways_scrolling(window: Window) -> None:
    page = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    against_bots(page)
    page.locator("[data-option=red]").tap()
    page.wait_for_selector(".land.is-answer")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".map").bounding_box()["height"] > 200


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES, ids=[game for game, *_ in GAMES])
def test_no_table_has_barriers(window: Window, game: str, scenario: str, seats: int, theme: str) -> None:
    """With a question, and with each of the tabs below the map."""
    page = window(color_scheme=theme)
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "steward"}] * (seats - 1)]
    made = page.request.post("/api/tables", data={"game": game, "scenario": scenario, "seats": chairs}).json()
    sit_down(page, made["id"])
    page.wait_for_selector(ASKED)
    found = {"question": barriers(page)}
    for tab in page.locator(".mat-tabs button").all():
        tab.click()
        found[tab.inner_text()] = barriers(page, ".mats")
    assert found == {name: [] for name in found}


def test_a_guest_is_called_in_the_language_of_the_page(window: Window) -> None:
    page = window(locale="ru-RU")
    page.locator(".to-account", has_text="Гость").wait_for()
