"""The piece first: what can be done with an army, a town, a realm or a card; an army dragged to where it marches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Server
from westphalia.games.six_continents import TITLE as SIX_CONTINENTS

from .play import ASKED
from .prepared import from_position, prepared_table
from .test_orders import CASTILE, HOSTS, PHONE, REALMS, Hand

Window = Callable[..., Any]

OWN_ARMY = ".can-drag[data-ref='area:castile']"


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Any, what: str, onto: str) -> None:
    """One gesture."""
    page.locator(what).first.hover()  # once the map rests
    x, y = middle(page, what)
    to_x, to_y = middle(page, onto)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    page.mouse.move(to_x, to_y, steps=4)


def test_an_army_is_dragged_to_march_in_two_gestures(seat_at: Window) -> None:
    page = seat_at(REALMS, CASTILE)
    hand = Hand(page)
    drag(page, OWN_ARMY, ".land[data-place=galicia] .ground")
    page.locator(".held", has_text="Leon").wait_for()
    page.mouse.up()
    hand.clicks += 1
    page.locator(".pick.is-picked[data-pick=leon]").wait_for()
    hand.confirm("march")
    assert hand.clicks == 2
    page.locator("[role=log] .line", has_text="Leon").first.wait_for()


def test_what_is_dropped_beside_the_way_is_no_order(seat_at: Window) -> None:
    page = seat_at(REALMS, CASTILE)
    version = page.locator(".decision").get_attribute("data-version")
    drag(page, OWN_ARMY, OWN_ARMY + " + *")
    page.mouse.move(3, 300)
    page.mouse.up()
    page.locator(f"{ASKED} [data-option=recruit]").wait_for()
    assert page.locator(".held").count() == 0
    assert page.locator(".decision").get_attribute("data-version") == version


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_an_army_says_what_it_can_do_and_what_not(seat_at: Window, settings: dict[str, Any]) -> None:
    page = seat_at(REALMS, CASTILE, **settings)
    page.locator(OWN_ARMY).first.click()
    page.locator(".deeds [data-deed=march]").wait_for()
    assert page.locator(".deeds details li").count() > 0
    page.locator(".deeds [data-deed=recruit]").click()
    page.locator(".order[data-form=recruit] .pick.is-picked[data-pick=castile]").wait_for()


def test_a_card_in_the_hand_says_what_it_can_do(seat_at: Window) -> None:
    page = seat_at({**REALMS, "castile": REALMS["castile"] | {"hand": ["adm_01_1"], "adm": 6, "dip": 6}}, CASTILE)
    page.locator(".mat-tabs [role=tab]", has_text="Hand").first.click()
    page.locator(".pp-in-hand").first.press("Enter")
    page.locator(".deeds [data-deed=play_card], .deeds [data-deed=appoint]").first.wait_for()


def test_an_army_of_six_continents_is_dragged(take_seat: Window, server: Server) -> None:
    table = prepared_table(server, "standard", from_position(SIX_CONTINENTS, HOSTS, "drag"), "drag")
    page = take_seat(table, 0)
    page.locator(".can-drag[data-ref='place:egypt']").first.click()
    page.locator(".deeds [data-deed=attack]").click()
    page.locator("[data-order=attack]:enabled").wait_for()
