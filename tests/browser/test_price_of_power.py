"""The Price of Power on the page: its map, mats and cards, and a Round played by clicking."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser import play
from westphalia.games import price_of_power
from westphalia.kernel.messages import Catalogue, languages
from westphalia.kernel.script import Kind

CARD = ".game-card[data-game=price_of_power]"
MATS = ("Your realm", "Hand", "Events", "Ideas", "Aims", "Curia and Empire", "Other realms")
OVERLAYS = ("owner", "religion", "trade", "unrest", "influence", "claims", "hre")
ROUND = 400  # answers that end a Round, whatever happens


def open_mat(page: Any, title: str) -> Any:
    page.get_by_role("tab", name=title, exact=True).click()
    return page.locator(".mat")


@pytest.fixture
def table(window: Callable[..., Any]) -> Any:
    """Apprentice Years against random bots, from the start page; without a question before every reveal."""
    page = window()
    page.evaluate("localStorage.setItem('westphalia.ask-before-dice', 'false')")
    page.reload()
    page.click(f"{CARD} .primary")
    page.wait_for_selector(play.ASKED)
    page.wait_for_selector(".counters [data-ref^='province:']")
    return page


def test_a_round_is_played_by_clicking(table: Any) -> None:
    headline = table.locator(".headline")
    assert headline.inner_text().startswith("Age I · Round 1")
    for _ in range(ROUND):
        if "Round 2" in headline.inner_text() or not play.answer(table):
            break
    assert "Round 2" in headline.inner_text()
    assert table.locator(".log li").count() > 20

    realm = open_mat(table, "Your realm")
    assert realm.locator(".pp-pool").count() == 3
    assert "Ruler" in realm.inner_text()


def test_mats_show_cards_tracks_and_the_other_realms(table: Any) -> None:
    tabs = table.locator(".mat-tabs button").all_inner_texts()
    assert tuple(tabs[1:]) == MATS

    play.answer(table)  # draws a card
    assert open_mat(table, "Hand").locator(".pp-card:is(.pp-adm, .pp-dip, .pp-mil) .pp-figure").count() >= 1
    assert open_mat(table, "Events").locator(".pp-event .pp-choice").count() >= 1
    assert open_mat(table, "Ideas").locator(".pp-card .pp-corner").count() >= 3
    assert open_mat(table, "Aims").locator(".pp-milestone").count() >= 1
    assert open_mat(table, "Curia and Empire").locator(".pp-curia li").count() == 7
    assert open_mat(table, "Other realms").locator(".pp-realm").count() == 2
    assert open_mat(table, "Your realm").locator(".pp-track .is-here").inner_text() == "0"


def test_every_overlay_colours_the_map_and_a_province_tells_about_itself(table: Any) -> None:
    paints = set()
    for overlay in OVERLAYS:
        table.click(f"[data-overlay={overlay}]")
        paints.add(tuple(table.locator(".land").evaluate_all("lands => lands.map(l => l.getAttribute('style'))")))
    assert len(paints) == len(OVERLAYS) - 1  # nobody has Unrest or a Claim yet, but one of them

    table.locator("[data-place=paris] .ground").dispatch_event("pointerenter", {"pointerType": "mouse"})
    sheet = table.locator(".place-sheet").inner_text()
    assert "Paris" in sheet
    for fact in ("Owner", "France", "Tax value", "Religion", "Catholic"):
        assert fact in sheet


def kinds() -> set[str]:
    """Every kind of decision the game knows."""
    modules = [importlib.import_module(each.name) for each in pkgutil.walk_packages(*PACKAGE)]
    return {value.id for module in modules for value in vars(module).values() if isinstance(value, Kind)}


PACKAGE = (price_of_power.__path__, f"{price_of_power.__name__}.")
EXPLAINED = """async (kinds) => {
    const { helpFor } = await import('/games/price_of_power/helps.js');
    return kinds.map((kind) => [kind, helpFor(kind)]);
}"""


def test_every_kind_of_decision_is_explained_in_every_language(window: Callable[..., Any]) -> None:
    found = window().evaluate(EXPLAINED, sorted(kinds()))
    assert [kind for kind, message in found if not message] == []
    title = price_of_power.TITLE
    for language in languages(title):
        catalogue = Catalogue(title, language)
        for _, message in found:
            catalogue.format(message, {})
        assert not catalogue.missing


THINGS = (
    ".pp-count, .pp-pool, .pp-track, .pp-treasure, .pp-seat-of-court, .pp-symbol, .pp-skill, .pp-price, .pp-card, h4"
)
NAMELESS = """(things) => [...document.querySelectorAll(`.mat :is(${things})`)]
    .filter((each) => !each.title || /^tip-/.test(each.title)).map((each) => each.outerHTML.slice(0, 120))"""
COUNTERS = """() => [...document.querySelectorAll('.counters > g')]
    .map((each) => each.querySelector(':scope > title')?.textContent ?? '')"""


def test_what_each_thing_is_is_told_to_pointer_and_keyboard(table: Any) -> None:
    for title in MATS:
        open_mat(table, title)
        assert table.evaluate(NAMELESS, THINGS) == [], title
    hints = table.evaluate(COUNTERS)
    assert hints and all(": " in hint for hint in hints)

    open_mat(table, "Your realm")
    table.locator(".pp-treasure").focus()
    table.keyboard.press("Tab")
    assert table.locator(".tip").inner_text() == table.evaluate("document.activeElement.title")
    table.keyboard.press("Escape")
    assert table.locator(".tip").count() == 0
