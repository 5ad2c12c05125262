"""The piece first: what can be done with an army, a town, a realm or a card; an army dragged to where it marches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Server
from westphalia.games.raison_detat import TITLE as RAISON_DETAT
from westphalia.games.six_continents import TITLE as SIX_CONTINENTS

from .play import ASKED
from .prepared import from_position, prepared_table
from .test_orders import CASTILE, HOSTS, PHONE, REALMS, Hand

Window = Callable[..., Any]

OWN_ARMY = ".can-drag[data-ref='area:castile']"
ENGLAND = 2
SHIPS: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "turn",
    "turn": "england",
    "england": {
        "hand": [],
        "status": "event_taken",
        "events_taken": 1,
        "mil": 3,
        "fleet": {"at": "doggerbank", "heavy": 2, "light": 1},
        "ships": {},
        "docked": {},
    },
}
SPOT = """(selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    const board = document.querySelector('.map').getBoundingClientRect();
    const steps = Array.from({ length: 40 }, (_, n) => (n + 0.5) / 40);
    const spots = steps.flatMap((u) => steps.map((v) => [left + u * width, top + v * height]));
    const isInside = ([x, y]) => x > board.left && x < board.right && y > board.top && y < board.bottom;
    const isBare = ([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest(selector));
    const found = spots.filter((spot) => isInside(spot) && isBare(spot));
    return found[Math.floor(found.length / 2)];
}"""


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Any, what: str, onto: str) -> None:
    """One gesture."""
    page.locator(what).first.hover()  # once the map rests
    x, y = middle(page, what)
    to_x, to_y = page.evaluate(SPOT, onto)
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
    drag(page, OWN_ARMY, ".land[data-place=galicia]")
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


def test_a_fleet_is_dragged_to_sail_in_two_gestures(seat_at: Window) -> None:
    page = seat_at(SHIPS, ENGLAND)
    hand = Hand(page)
    fleet, channel = ".can-drag[data-ref='sea:doggerbank']", "[data-sea=english_channel]"
    drag(page, fleet, channel)
    page.locator(".held", has_text="English Channel").wait_for()
    page.mouse.up()
    hand.clicks += 1
    page.locator(".order[data-form=sail] .pick.is-picked[data-pick=doggerbank]").wait_for()
    page.locator(".order .is-picked[data-pick=english_channel], option[value=english_channel]").first.wait_for(
        state="attached"
    )
    hand.confirm("sail")
    assert hand.clicks == 2
    page.locator("[role=log] .line", has_text="English Channel").first.wait_for()


def test_a_fleet_of_six_continents_is_dragged(take_seat: Window, server: Server) -> None:
    given = {**HOSTS, "seas": {"west_med": {"ann": {"frigate": 2}}}}
    table = prepared_table(server, "standard", from_position(SIX_CONTINENTS, given, "drag-at-sea"), "drag-at-sea")
    page = take_seat(table, 0)
    drag(page, ".can-drag[data-ref='sea:west_med']", "[data-sea=east_med]")
    page.locator(".held", has_text="→").wait_for()
    page.mouse.up()
    page.locator(".order[data-form=sail] [data-order=sail]:enabled").wait_for()


def test_a_click_beside_it_closes_the_sheet_of_a_piece(seat_at: Window) -> None:
    page = seat_at(REALMS, CASTILE)
    page.locator(OWN_ARMY).first.click()
    page.locator(".deeds [data-deed=march]").wait_for()
    page.locator(".decision h2").first.click()
    page.locator(".place-sheet .deeds").wait_for(state="detached")
    page.locator(OWN_ARMY).first.click()
    page.locator(".deeds summary").click()
    assert page.locator(".deeds details[open] li").count() > 0  # a click inside leaves it open


def test_a_general_says_what_he_can_do_and_is_dragged(take_seat: Window, server: Server) -> None:
    given = {"scenario": "1618", "step": "moves", "acting": "france"}
    session = from_position(RAISON_DETAT, given, "re-piece")
    seat = next(ask.seat for ask in session.asks())
    page = take_seat(prepared_table(server, "1618", session, "re-piece"), seat)
    general = ".can-drag[data-ref='general:turenne']"
    page.locator(general).click()
    page.locator(".deeds [data-deed=move]").wait_for()
    page.keyboard.press("Escape")
    goal = ".land[data-place=lorraine]"
    drag(page, general, goal)
    page.locator(".held", has_text="Lorraine").wait_for()
    page.mouse.up()
    page.locator(".order[data-form=move] .pick.is-picked[data-pick=lorraine]").wait_for()
