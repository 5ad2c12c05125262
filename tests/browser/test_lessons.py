"""Lessons as a newcomer takes them: whoever only follows the pointers comes to the end, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.barriers import barriers
from westphalia.kernel.contract import installed_titles
from westphalia.kernel.lesson import Lesson, lessons

ALL = [each for title in installed_titles().values() for each in lessons(title).values()]
DESK: dict[str, Any] = {}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
POINTED = ".is-pointed-at:enabled"
FINISHED = ".lesson.is-finished"
STANDS = """() => [
    document.querySelector('.decision')?.dataset.version, document.querySelector('.lesson')?.dataset.step,
    Boolean(document.querySelector('.confirm')), Boolean(document.querySelector('.order button.primary:enabled')),
].join()"""


def begin(page: Any, lesson: Lesson) -> None:
    """From the start page; lessons before this one count as finished."""
    before = [f"{each.game}/{each.id}" for each in ALL if each.game == lesson.game and each.id < lesson.id]
    page.evaluate("done => localStorage['westphalia.finished-lessons'] = JSON.stringify(done)", before)
    page.reload()
    page.click(f".game-card[data-game={lesson.game}] [data-lesson={lesson.id}]")
    page.wait_for_selector(".lesson")


def follow_the_pointers(page: Any, *, tap: bool = False) -> None:
    """The last answer may be on its way: it ends with the lesson, not with the click."""
    while page.locator(f"{POINTED}, {FINISHED}").first.wait_for() or page.locator(FINISHED).count() == 0:
        pointed = page.locator(POINTED).first
        before = page.evaluate(STANDS)
        pointed.scroll_into_view_if_needed()
        pointed.tap() if tap else pointed.click()
        page.wait_for_function(f"before => ({STANDS})() !== before", arg=before)


@pytest.mark.parametrize("lesson", ALL, ids=[f"{each.game}-{each.id}" for each in ALL])
@pytest.mark.parametrize("settings", [DESK, PHONE], ids=["desk", "phone"])
def test_the_pointers_lead_through_a_lesson(
    window: Callable[..., Any], lesson: Lesson, settings: dict[str, Any]
) -> None:
    page = window(**settings)
    begin(page, lesson)
    follow_the_pointers(page, tap=bool(settings))
    finished = page.evaluate("JSON.parse(localStorage['westphalia.finished-lessons'])")
    assert f"{lesson.game}/{lesson.id}" in finished


def test_a_step_is_skipped_and_the_lesson_left(window: Callable[..., Any]) -> None:
    page = window()
    page.click("[data-lesson=first_steps] >> nth=0")
    page.wait_for_selector(".lesson[data-step='0']")
    page.click(".skip-step")
    page.wait_for_selector(".lesson[data-step='1']")
    page.click(".leave-lesson")
    page.wait_for_selector(".begin-lesson.is-new")
    assert page.locator(".mine .tag").first.inner_text() == "lesson"


def test_other_answers_wait_with_the_lessons_reason(window: Callable[..., Any]) -> None:
    page = window()
    page.click(".game-card[data-game=six_continents] .begin-lesson")
    page.wait_for_selector(".lesson")
    assert page.locator(".answers .choice:enabled").count() == 1
    assert page.locator(".answers .choice.is-pointed-at").get_attribute("data-option") == "recruit"


def test_a_lesson_by_keyboard(window: Callable[..., Any]) -> None:
    """Q goes to the answer that is pointed at, Enter gives it."""
    page = window(stored={"ask_before_dice": False})
    page.click(".game-card[data-game=six_continents] .begin-lesson")
    page.wait_for_selector(".lesson[data-step='0']")
    for version in range(2):
        page.wait_for_selector(f".decision[data-version='{version}'] {POINTED}")
        page.keyboard.press("q")
        page.keyboard.press("Enter")
    page.wait_for_selector(".lesson[data-step='1']")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_lesson_has_no_barriers(window: Callable[..., Any], theme: str) -> None:
    page = window(color_scheme=theme)
    page.click(".game-card[data-game=price_of_power] [data-lesson=second_war]")
    page.wait_for_selector(POINTED)
    assert barriers(page) == []
    page.click(POINTED)
    page.wait_for_selector(".order .primary")
    assert barriers(page) == []
