"""Whole orders in one panel: how many clicks they take, by pointer and by keyboard, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Server
from westphalia.games.six_continents import TITLE as SIX_CONTINENTS

from .play import ASKED
from .prepared import from_position, prepared_table

Window = Callable[..., Any]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CASTILE = 1
REALMS: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "turn",
    "turn": "castile",
    "castile": {
        "hand": [],
        "status": "event_taken",
        "events_taken": 1,
        "mil": 6,
        "ducats": 40,
        "army_1": {"area": "castile", "infantry": 2},
        "army_2": "none",
        "infantry": {},
    },
}
HOSTS: dict[str, Any] = {
    "players": 2,
    "round": 5,
    "turn": "ann",
    "ann": {"capital": "congo", "gold": 40, "level": 2},
    "bob": {"capital": "sarmatia", "gold": 20, "level": 2},
    "egypt": {"owner": "ann", "army": {"infantry": 11}},
    "levant": {"owner": "bob", "army": {"infantry": 11}},
    "war": [["ann", "bob"]],
}


class Hand:
    """Clicks and counts them."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.clicks = 0

    def click(self, selector: str, **how: Any) -> None:
        self.page.locator(f"{ASKED} {selector}").first.click(**how)
        self.clicks += 1

    def set(self, field: str, share: float) -> None:
        """One click on a slider."""
        slider = self.page.locator(f"{ASKED} [data-field='{field}'] [type=range]")
        box = slider.bounding_box()
        slider.click(position={"x": max(9, min(box["width"] - 9, box["width"] * share)), "y": box["height"] / 2})
        self.clicks += 1

    def confirm(self, form: str) -> None:
        version = self.page.locator(".decision").get_attribute("data-version")
        self.click(f"[data-order={form}]:enabled")
        self.page.wait_for_function("v => document.querySelector('.decision').dataset.version !== v", arg=version)


def figure(page: Any, field: str) -> int:
    return int(page.locator(f"[data-field='{field}'] .figure").input_value())


def recruited(page: Any) -> list[str]:
    """What the log says of it."""
    return [line for line in page.locator("[role=log] .line").all_inner_texts() if "recruits" in line]


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_seven_units_are_recruited_in_six_clicks_and_taken_back_in_one(
    seat_at: Window, settings: dict[str, Any]
) -> None:
    page = seat_at(REALMS, CASTILE, **settings)
    hand = Hand(page)
    hand.click("[data-option=recruit]")
    hand.set("unit/infantry", 1)
    page.locator("[data-order=recruit]:enabled").wait_for()
    hand.set("unit/mercenary_infantry", 1)
    page.locator(".changes", has_text="Ducats40 → 20").wait_for()
    assert (figure(page, "unit/infantry"), figure(page, "unit/mercenary_infantry")) == (4, 3)
    hand.confirm("recruit")
    assert hand.clicks <= 6
    assert recruited(page) == [
        "Castile recruits 1 Infantry in Castile. × 4",
        "Castile recruits 1 Mercenary Infantry in Castile. × 3",
    ]
    page.locator(".undo").click()
    page.locator(f"{ASKED} [data-option=recruit]").wait_for()
    assert recruited(page) == []


def test_an_order_is_given_by_keyboard_alone(seat_at: Window) -> None:
    page = seat_at(REALMS, CASTILE)
    page.locator(f"{ASKED} [data-option=recruit]").focus()
    page.keyboard.press("Enter")
    page.locator(".order .stepper").first.wait_for()
    page.keyboard.press("ArrowRight")  # the next Area
    page.locator(".pick.is-picked[data-pick=leon]").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.locator(".told", has_text="Castile recruits 1 Infantry in Leon. ×2").wait_for()
    page.locator(".order [data-order]:enabled").wait_for()
    page.keyboard.press("Enter")
    page.locator("[role=log] .line", has_text="Castile recruits 1 Infantry in Leon.").first.wait_for()


def test_nothing_is_paid_before_the_order_is_given(seat_at: Window) -> None:
    page = seat_at(REALMS, CASTILE)
    version = page.locator(".decision").get_attribute("data-version")
    page.click(f"{ASKED} [data-option=recruit]")
    page.locator(".order .stepper").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(f"{ASKED} [data-option=recruit]").wait_for()
    assert page.locator(".order").count() == 0
    assert page.locator(".decision").get_attribute("data-version") == version


def test_the_map_answers_for_the_area_of_an_order(seat_at: Window) -> None:
    page = seat_at(REALMS, CASTILE)
    page.click(f"{ASKED} [data-option=recruit]")
    page.locator(".order .stepper").first.wait_for()
    page.locator(".land.is-answer[data-place=leon] .ground, .land.is-answer[data-place=galicia] .ground").first.click()
    page.locator(".pick.is-picked[data-pick=leon]").wait_for()


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_eleven_against_eleven_is_fought_out_in_four_clicks(
    take_seat: Window, server: Server, settings: dict[str, Any]
) -> None:
    secret = f"eleven-{len(settings)}"
    table = prepared_table(server, "standard", from_position(SIX_CONTINENTS, HOSTS, secret), secret)
    page = take_seat(table, 0, **settings)
    hand = Hand(page)
    hand.click("[data-option=attack]")
    page.locator("[data-order=attack]:enabled").wait_for()
    hand.confirm("attack")
    page.locator("[data-order=fight_on]:enabled").wait_for()
    hand.confirm("fight_on")
    assert hand.clicks <= 4
    assert not page.locator(f"{ASKED} [data-option=continue]").count()


AT_WAR: dict[str, Any] = {
    **REALMS,
    "war": [["castile", "france"]],
    "castile": REALMS["castile"] | {"army_1": {"area": "languedoc", "infantry": 4, "cavalry": 2}},
    "france": {"army_1": "none", "army_2": "none", "infantry": {}},
}


@pytest.mark.parametrize(
    ("given", "behind", "form", "picked", "shown", "told", "most"),
    [
        (REALMS, "activate", "march", "[data-field=to] [data-pick=leon]", ".told:has-text('Leon')", "Leon", 3),
        (AT_WAR, "activate", "siege", None, ".order .tick.is-picked", "Castile occupies", 3),
        (REALMS, "trade", "trade", "[data-field=use] [data-pick=no_card]", ".changes:has-text('Ducats40')", "trade", 4),
    ],
    ids=["march", "siege", "trade"],
)
def test_an_order_takes_few_clicks(
    seat_at: Window,
    given: dict[str, Any],
    behind: str,
    form: str,
    picked: str | None,
    shown: str,
    told: str,
    most: int,
) -> None:
    page = seat_at(given, CASTILE)
    hand = Hand(page)
    hand.click(f"[data-option={behind}]")
    page.locator(f"[data-order={form}]:enabled").wait_for()
    if picked is not None:
        hand.click(picked)
    page.locator(shown).first.wait_for()
    hand.confirm(form)
    assert hand.clicks <= most
    page.locator("[role=log] .line", has_text=told).first.wait_for()
