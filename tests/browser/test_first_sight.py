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
TOLD = "() => Number(document.querySelector('.more-below [aria-hidden]')?.innerText.replace('↓', '') ?? 0)"
SIZES = [(1280, 720), (700, 420), (390, 844), (320, 480)]
GAMES = [("price_of_power", "s1_01", 3), ("raison_detat", "1618", 4), ("six_continents", "short", 2)]
ANSWERED = 2  # questions of each game that are looked at
WIDE = """() => [document.documentElement, document.querySelector('.decision')]
    .map((each) => each.scrollWidth - each.clientWidth)"""
OUT_OF_REACH = """() => [...document.querySelectorAll('.decision')]
    .flatMap((panel) => [...panel.querySelectorAll('.choice, [data-order], .undo, .go-on, .amount button')])
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => {
        each.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < -1 || right > innerWidth + 1 || !hit || !each.contains(hit);
    }).map((each) => each.outerHTML.slice(0, 140))"""
EDGES = """() => {
    const light = (colour) => {
        const linear = (each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
        const [red, green, blue] = colour.match(/[\\d.]+/g).slice(0, 3).map((each) => linear(each / 255));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const paper = light(getComputedStyle(document.querySelector('.bar')).backgroundColor);
    const counters = [...document.querySelectorAll('.counters .counter-edge')];
    const edges = counters.map((each) => light(getComputedStyle(each).stroke));
    return edges.map((edge) => (Math.max(edge, paper) + 0.05) / (Math.min(edge, paper) + 0.05));
}"""


def largest_share_of_a_colour(page: Any, selector: str) -> float:
    """Of the picture as it is seen now; paper without a map is nearly all one colour."""
    picture = page.locator(selector).screenshot()
    return float(page.evaluate(COLOURS, base64.b64encode(picture).decode()))


@pytest.mark.parametrize("width, height", SIZES)
def test_the_map_is_painted_and_shows_my_realm_with_the_first_question(
    painted_window: Window, width: int, height: int
) -> None:
    page = painted_window(viewport={"width": width, "height": height})
    page.click(f"{CARD} .play-line .primary")
    page.wait_for_selector(play.ASKED)
    page.wait_for_selector(play.PAINTED)
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


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES, ids=[game for game, *_ in GAMES])
def test_nothing_is_cut_off_on_any_screen(window: Window, game: str, scenario: str, seats: int) -> None:
    page = window(stored={"answer_alone": False})
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    made = page.request.post("/api/tables", data={"game": game, "scenario": scenario, "seats": chairs}).json()
    play.sit_down(page, made["id"])
    for _ in range(ANSWERED):
        page.set_viewport_size({"width": 1280, "height": 800})
        page.wait_for_selector(play.ASKED)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(WIDE) == [0, 0], (width, height)
            assert page.evaluate(OUT_OF_REACH) == [], (width, height)
            page.evaluate("() => document.querySelector('.decision').scrollTo(0, 0)")
        page.set_viewport_size({"width": 1280, "height": 800})
        play.answer(page)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES, ids=[game for game, *_ in GAMES])
def test_flags_and_counters_stand_out_from_a_dark_map(window: Window, game: str, scenario: str, seats: int) -> None:
    page = window()
    page.evaluate("localStorage['westphalia.theme'] = '\"dark\"'")
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "steward"}] * (seats - 1)]
    made = page.request.post("/api/tables", data={"game": game, "scenario": scenario, "seats": chairs}).json()
    page.goto(f"/#/table/{made['id']}")
    page.reload()
    while not page.locator(".counters .counter-edge").count():  # nothing stands on the map before a capital is chosen
        assert play.answer(page)
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert min(page.evaluate(EDGES)) >= 3  # as WCAG wants of what is drawn


def test_what_takes_back_and_what_goes_on_keep_their_places(seat_at: Callable[..., Any]) -> None:
    """Where nothing can be taken back yet its line is kept, so that the answer above it does not move down to it."""
    page = seat_at(BATTLE, CASTILE)
    page.set_viewport_size({"width": 1280, "height": 560})
    kept = page.locator(".undo-line.is-empty")
    kept.wait_for()
    panel, before = page.locator(".decision").bounding_box(), kept.bounding_box()
    play.choose(page, "pass")
    page.locator(".undo").wait_for()
    assert abs(page.locator(".undo-line").bounding_box()["height"] - before["height"]) <= 2
    assert before["y"] + before["height"] <= panel["y"] + panel["height"] + 1  # in sight, below the answers


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
