"""The map has in its drawing what is in sight, and is moved without putting all layers of the page in order anew."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from .play import PAINTED, sit_down
from .test_orders import PHONE

Window = Callable[..., Any]
GRAND = {"game": "price_of_power", "scenario": "s2_01", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 5]}
NEAREST = 3  # px per unit
MOST = 250  # names and counters in the drawing; there are more than a thousand on the map
LARGE = {"width": 3200, "height": 2400}
SCALE = "document.querySelector('.map').__zoom.k"
RESTS = f"before => {SCALE} > before && document.querySelector('.map-marks').style.transform === ''"
DRAWN = "() => document.querySelectorAll('.map-marks .names text, .map-marks .counters > g').length"
FRAME = """() => {
    const { left, top, right, bottom } = document.querySelector('.map').getBoundingClientRect();
    return [left, top, right, bottom];
}"""
IN_SIGHT = """([left, top, right, bottom]) => {
    const text = (each) => each.querySelector(':scope > title')?.textContent ?? each.textContent;
    return [...document.querySelectorAll('.map-marks .names text, .map-marks .counters > g')].flatMap((each) => {
        const box = each.getBoundingClientRect();
        const isSeen = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        return isSeen ? [`${text(each)} ${Math.round(box.left)} ${Math.round(box.top)}`] : [];
    }).sort();
}"""
PUSH = """async ([dx, dy, frames, isOver]) => {
    const map = document.querySelector('.map');
    const how = { bubbles: true, cancelable: true, view: window, button: 0, buttons: 1 };
    const mouse = (type, share, target) => target.dispatchEvent(
        new MouseEvent(type, { ...how, clientX: 100 + share * dx, clientY: 100 + share * dy }));
    mouse('mousedown', 0, map);
    for (let n = 1; n <= frames; n++) {
        mouse('mousemove', n / frames, window);
        await new Promise(requestAnimationFrame);
    }
    if (isOver) mouse('mouseup', 1, window);
}"""
RELEASE = "() => window.dispatchEvent(new MouseEvent('mouseup', { view: window, button: 0 }))"
MOVE = """async ([selector, frames]) => {
    const layer = document.querySelector(selector);
    for (let n = 0; n < frames; n++) {
        layer.style.transform = `translate(${n}px, 0px)`;
        await new Promise(requestAnimationFrame);
    }
}"""
WHEEL_THEN_BUTTON = """async () => {
    const map = document.querySelector('.map');
    const button = map.querySelector('.map-tools button');
    const how = { bubbles: true, cancelable: true, view: window, button: 0, clientX: 300, clientY: 300 };
    map.dispatchEvent(new WheelEvent('wheel', { ...how, deltaY: -40 }));
    await new Promise((resolve) => setTimeout(resolve, 120)); // 30 ms before its gesture is over
    button.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 }));
    window.dispatchEvent(new MouseEvent('mouseup', how));
    button.click();
}"""
NEARER_BY_BOTH = 1.6  # of the button alone
ORDERED = "PaintArtifactCompositor::Update"  # what Chromium calls it


@pytest.fixture
def campaign(window: Window) -> Window:
    def opened(**settings: Any) -> Any:
        page = window(**settings)
        sit_down(page, page.request.post("/api/tables", data=GRAND).json()["id"])
        page.locator(".map-marks .names text").first.wait_for(state="attached")
        return page

    return opened


def go_nearer(page: Any) -> None:
    before = page.evaluate(SCALE)
    page.locator(".map-tools button").first.dispatch_event("click")
    page.wait_for_function(RESTS, arg=before)


def as_on_a_large_screen(page: Any, frame: list[float]) -> list[str]:
    """What lies in a part of the map that is shown on a window large enough for much more."""
    small = page.viewport_size
    page.set_viewport_size(LARGE)
    page.wait_for_function(f"({FRAME})()[2] > {small['width']}")
    page.wait_for_function("before => document.querySelectorAll('.map-marks .counters > g').length !== before", arg=0)
    page.evaluate("() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100))")
    found = page.evaluate(IN_SIGHT, frame)
    page.set_viewport_size(small)
    return list(found)


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_what_is_out_of_sight_is_not_in_the_drawing(campaign: Window, settings: dict[str, Any]) -> None:
    page = campaign(**settings)
    while (scale := page.evaluate(SCALE)) < NEAREST:
        assert 0 < page.evaluate(DRAWN) < MOST, scale
        go_nearer(page)
    assert page.evaluate(DRAWN) < MOST / 5


def test_what_comes_into_sight_is_there(campaign: Window) -> None:
    """While the map is pushed, when it rests, and at another scale."""
    page = campaign()
    go_nearer(page)
    frame = page.evaluate(FRAME)
    page.evaluate(PUSH, [-700, -300, 15, False])
    pushed = page.evaluate(IN_SIGHT, frame)
    page.evaluate(RELEASE)
    before = page.evaluate(DRAWN)
    page.wait_for_function(f"before => ({DRAWN})() < before", arg=before)  # what went out of sight has left
    assert page.evaluate(IN_SIGHT, frame) == pushed
    assert as_on_a_large_screen(page, frame) == pushed
    assert len(pushed) > 20
    go_nearer(page)
    near = page.evaluate(IN_SIGHT, frame)
    assert near != pushed
    assert as_on_a_large_screen(page, frame) == near


def updates(page: Any, script: str, arguments: list[Any]) -> int:
    """How often the layers were put in order meanwhile."""
    browser = page.context.browser
    browser.start_tracing(page=page, categories=["blink", "cc", "devtools.timeline"])
    page.evaluate(script, arguments)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(each["name"] == ORDERED and each["ph"] == "X" for each in events)


def test_the_map_is_moved_as_it_lies(campaign: Window) -> None:
    page = campaign()
    go_nearer(page)
    pictures = 30
    assert updates(page, MOVE, [".bar", pictures]) > pictures / 2  # as they are for what is not made to float
    assert updates(page, PUSH, [40, 30, pictures, True]) < pictures / 2


def test_the_wheel_and_a_button_at_once_end_in_a_drawn_map(campaign: Window) -> None:
    page = campaign()
    page.wait_for_selector(PAINTED, state="attached")
    before = page.evaluate(f"() => {SCALE}")
    page.evaluate(WHEEL_THEN_BUTTON)
    page.wait_for_function(RESTS, arg=before * NEARER_BY_BOTH)
    page.wait_for_selector(PAINTED, state="attached")
