"""Right at first sight: the map is painted where my realm lies when the first question appears, no answer is hidden
below an edge without a sign, and one click leads to what fits: a lesson, then the scenario played last."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser import play
from tests.browser.test_looks import BATTLE, CASTILE

Window = Callable[..., Any]

CARD = ".game-card[data-game=price_of_power]"
COLOURS = """async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const seen = new Map();
    for (let i = 0; i < data.length; i += 4) {
        const colour = (data[i] >> 4) * 256 + (data[i + 1] >> 4) * 16 + (data[i + 2] >> 4);
        seen.set(colour, (seen.get(colour) ?? 0) + 4 / data.length);
    }
    return Math.max(...seen.values());
}"""
HIDDEN = """() => {
    const edge = document.querySelector('.decision').getBoundingClientRect().bottom - 12;
    const answers = [...document.querySelectorAll('.decision .choice')].filter((each) => each.checkVisibility());
    return answers.filter((each) => each.getBoundingClientRect().top > edge).length;
}"""
TOLD = "() => Number(document.querySelector('.more-below')?.innerText.replace('↓', '') ?? 0)"
SIZES = [(1280, 720), (700, 420), (390, 844), (320, 480)]


def largest_share_of_a_colour(page: Any, selector: str) -> float:
    """Of the picture as it is seen now; paper without a map is nearly all one colour."""
    picture = page.locator(selector).screenshot()
    return float(page.evaluate(COLOURS, base64.b64encode(picture).decode()))


@pytest.mark.parametrize("width, height", SIZES)
def test_the_map_is_painted_and_shows_my_realm_with_the_first_question(window: Window, width: int, height: int) -> None:
    page = window(viewport={"width": width, "height": height})
    page.click(f"{CARD} .play-line .primary")
    page.wait_for_selector(play.ASKED)
    assert largest_share_of_a_colour(page, ".map") < 0.75
    board, paris = (page.locator(each).bounding_box() for each in (".map", ".land[data-place=paris]"))
    assert board["x"] < paris["x"] + paris["width"] / 2 < board["x"] + board["width"]
    assert board["y"] < paris["y"] + paris["height"] / 2 < board["y"] + board["height"]


def test_answers_below_the_edge_have_a_sign_that_leads_to_them(seat_at: Callable[..., Any]) -> None:
    page = seat_at(BATTLE, CASTILE)
    page.wait_for_selector(play.ASKED)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({TOLD})() === ({HIDDEN})()")
    before = page.evaluate(HIDDEN)
    assert before > 0  # on the smallest of them
    page.click(".more-below button")
    page.wait_for_function(f"before => ({HIDDEN})() < before", arg=before)


def test_one_click_begins_the_scenario_played_last(window: Window) -> None:
    page = window()
    page.wait_for_selector(f"{CARD} .is-first .begin-lesson.is-new[data-lesson=first_realm]")
    assert page.locator(f"{CARD} .begin-lesson").count() == 3
    page.goto("/#/new?game=price_of_power")
    page.check("input[name=scenario][value=s1_03]")
    page.click(".open-line .primary")
    page.wait_for_selector(".decision, .invitation")
    page.evaluate("localStorage['westphalia.finished-lessons'] = JSON.stringify(['price_of_power/first_realm'])")
    page.goto("/")
    page.reload()
    page.wait_for_selector(f"{CARD} .play-scenario")
    assert page.locator(f"{CARD} .is-first").count() == 0
    assert page.locator(f"{CARD} .begin-lesson.is-new").get_attribute("data-lesson") == "second_war"
    page.click(f"{CARD} .play-line .primary")
    page.wait_for_selector(".decision")
    table = page.url.rsplit("/", 1)[1]
    assert page.request.get(f"/api/tables/{table}").json()["scenario"] == "s1_03"
