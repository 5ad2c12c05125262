"""What happened, on the map: the film of what others did, the history that plays, pictures and films to take home."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.play import ASKED, against_bots, answer, found_capital, make_table, sit_down

Window = Callable[..., Any]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone")]
PAST = "text=You are looking at the past."


def calmly(page: Any) -> Any:
    """What others do is shown to this person, slowly."""
    page.evaluate("localStorage['westphalia.pace'] = '\"calm\"'")
    page.reload()
    page.wait_for_selector(".game-card h2")
    return page


def moves(page: Any) -> int:
    return int(page.locator(".history input").first.input_value())


@pytest.mark.parametrize("size", SIZES)
def test_what_bots_did_is_shown_while_the_question_waits_and_a_key_skips_it(window: Window, size: Any) -> None:
    page = calmly(window(**size))
    against_bots(page)
    found_capital(page)
    page.wait_for_selector(ASKED)
    page.wait_for_selector(".film-marks .film-flag", state="attached")  # others found their capitals
    assert page.locator(".film-line").inner_text() != ""
    assert page.locator(f"{ASKED} .choice:enabled").count() > 0  # nobody waits for the film
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    page.wait_for_selector(".film", state="detached")
    page.eval_on_selector_all("details.chronicle", "all => all.forEach((each) => (each.open = true))")
    page.locator(".chronicle .watch").click()
    page.wait_for_selector(".film")
    page.locator(".film-skip").click()
    page.wait_for_selector(".film", state="detached")
    page.keyboard.press("p")
    page.wait_for_selector(".film")
    version = page.locator(".decision").get_attribute("data-version")
    answer(page)
    page.wait_for_function("v => document.querySelector('.decision').dataset.version !== v", arg=version)


def test_who_wants_no_movement_is_shown_a_film_only_when_they_ask(window: Window) -> None:
    page = calmly(window(reduced_motion="reduce"))
    against_bots(page)
    found_capital(page)
    page.wait_for_selector(f"{ASKED} .chronicle")
    assert page.locator(".film").count() == 0
    page.keyboard.press("p")
    page.wait_for_selector(".film")


def test_who_comes_back_sees_on_the_map_what_happened_meanwhile(window: Window) -> None:
    ann, bob = window(), window()
    made = make_table(ann, "me", "open")
    sit_down(bob, made["id"], f"?seat=1&token={made['links']['seats']['1']}")
    sit_down(ann, made["id"])
    for person in (ann, bob, ann):  # two colours, a capital
        person.wait_for_selector(ASKED)
        answer(person)
    ann.goto("/#/")
    ann.wait_for_selector(".game-card h2")
    bob.wait_for_selector(ASKED)
    answer(bob)
    sit_down(ann, made["id"])
    ann.locator(".digest .watch").click()
    ann.wait_for_selector(".film-flag", state="attached")
    ann.keyboard.press("Escape")
    ann.wait_for_selector(".film", state="detached")
    assert ann.locator(".digest").count() == 1  # the key ended the film, not the headlines
    ann.locator(".digest details:not([open]) summary").or_(ann.locator(".digest h2")).first.click()
    ann.locator(".digest button.line").last.click()
    ann.wait_for_selector(".outline.is-marked", state="attached")  # where it was
    assert ann.locator(ASKED).count() + ann.locator(".decision .waiting").count() == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_history_plays_pauses_and_jumps(window: Window, size: Any) -> None:
    page = window(**size)
    against_bots(page)
    found_capital(page)
    page.wait_for_selector(ASKED)
    last = moves(page)
    page.locator(".history .play >> visible=true").click()
    page.wait_for_selector(PAST)
    page.wait_for_selector(".film-flag", state="attached")
    page.keyboard.press("Escape")
    page.wait_for_selector(".film", state="detached")
    assert 0 < moves(page) < last
    page.locator(".jump-rounds-back").click()
    page.wait_for_function("() => document.querySelector('.history input').value === '0'")
    page.locator(".jump-turns-on").click()
    page.wait_for_function("() => Number(document.querySelector('.history input').value) > 0")
    first = moves(page)
    page.keyboard.press("]")
    page.wait_for_function(f"() => Number(document.querySelector('.history input').value) > {first}")
    page.keyboard.press("[")
    page.wait_for_function(f"() => Number(document.querySelector('.history input').value) === {first}")
    page.locator(".speed").click()
    page.locator(".speed").click()
    page.locator(".journey .play").click()
    page.wait_for_selector(ASKED)  # it plays to the end, and there the question waits
    assert moves(page) == last


@pytest.mark.parametrize("size", SIZES)
def test_a_picture_and_a_film_are_taken_home(painted_window: Window, tmp_path: Path, size: Any) -> None:
    page = painted_window(**size)
    against_bots(page, opponents=1)
    found_capital(page)
    page.wait_for_selector(ASKED)
    page.keyboard.press(",")
    page.wait_for_selector(PAST)
    page.locator(".keepsakes summary").click()

    def taken(kind: str) -> bytes:
        with page.expect_download() as coming:
            page.locator(f".keepsake-{kind}").click()
        file = tmp_path / coming.value.suggested_filename
        coming.value.save_as(file)
        return file.read_bytes()

    png = taken("png")
    assert png.startswith(b"\x89PNG") and len(png) > 100_000
    svg = taken("svg").decode()
    assert 'data-place="congo"' in svg and ">Congo<" in svg.replace("\n", "")
    assert "class=" not in svg and "var(" not in svg and "@font-face" in svg  # nothing of the page is needed
    film = taken("film")
    assert film.startswith(b"\x1a\x45\xdf\xa3") and len(film) > 10_000
    assert page.locator(".keepsakes .notice").count() == 0
