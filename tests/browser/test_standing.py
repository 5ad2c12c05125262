"""Standing orders on the page: offered at the question, listed and taken back in one place, told in the own log alone,
and disarmed with the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.moved import PAUSE
from tests.server.moved_server import MovedServer
from westphalia.games.price_of_power import TITLE

from .barriers import barriers
from .moved import moved
from .play import ASKED, choose, sit_down
from .prepared import from_position, prepared_table
from .test_war import GIVEN, SEATS, told

__all__ = ["moved"]
Window = Callable[..., Any]
PHONE = {"width": 390, "height": 844}
BY_ORDER = ".log .by-order"


@pytest.fixture
def court(window: Window, moved: MovedServer) -> dict[str, Any]:
    """Three people, England on a phone; England has the Turn, then France, then Castile, who has a reason for War."""
    table = prepared_table(moved, "s1_01", from_position(TITLE, {**GIVEN, "turn": "england"}, "ahead"), "ahead")
    pages = {}
    for seat, realm in enumerate(SEATS):
        size = PHONE if realm == "england" else {"width": 1280, "height": 800}
        page = window(
            blank=True,
            viewport=size,
            stored={"ask_before_dice": False},
            base_url=f"http://127.0.0.1:{moved.port}",
        )
        page.request.post("/api/me/name", data={"name": realm.title()})
        sit_down(page, table, f"?seat={seat}&token={table}-{seat}")
        pages[realm] = page
    return pages


def give(page: Any, order: str, *ticks: str) -> None:
    """Decide something ahead, where the question is."""
    if not page.locator(f"{ASKED} [data-ahead={order}]").is_visible():
        page.click(f"{ASKED} .ahead summary")
    page.click(f"{ASKED} [data-ahead={order}]")
    for tick in ticks:
        page.check(f"{ASKED} [data-field={tick}] input")
    page.click(f"{ASKED} [data-order={order}]:enabled")
    page.wait_for_selector(f"{ASKED} .order", state="detached")


def test_a_call_is_answered_by_order_and_war_ends_the_orders(court: dict[str, Any], moved: MovedServer) -> None:
    france, castile, england = (court[realm] for realm in SEATS)
    give(england, "refuse_offers")
    give(england, "accept_calls", "whoever")
    england.click("#tab-office")
    orders = england.locator(".orders li")
    expect(orders).to_have_count(2)
    expect(orders.nth(1)).to_contain_text("France")
    assert barriers(england, ".orders") == []
    orders.filter(has_text="offers").locator(".revoke").click()
    expect(orders).to_have_count(1)
    england.click("#tab-office")  # back to the question
    choose(england, "pass", "end")
    give(france, "refuse_offers")
    choose(france, "change_focus", "adm", "dip", "mil", "end")
    choose(castile, "declare_war", "france", "cb_claim", "done", "aragon")
    choose(france, "england")
    expect(castile.locator(".decision .waiting")).to_contain_text("England")
    moved.move(PAUSE - 1)
    assert castile.locator(".decision .waiting").count() == 1  # nobody learns from haste that it was decided
    moved.move(1)
    told(castile, "England answers France’s call.")
    england.click("#tab-log")
    expect(england.locator(BY_ORDER).first).to_contain_text("By your order")
    expect(england.locator(BY_ORDER).last).to_contain_text("is no longer in force: Castile is at War with")
    expect(france.locator(BY_ORDER)).to_contain_text("is no longer in force: Castile")  # War was not foreseen
    assert castile.locator(BY_ORDER).count() == 0
    france.click("#tab-office")
    expect(france.locator(".orders li")).to_have_count(0)
    england.reload()
    england.wait_for_selector(".decision")
    expect(england.locator(BY_ORDER)).to_have_count(2)  # also for who was not there
