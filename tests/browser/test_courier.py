"""How one is called, on the account page: a way is added, changed and ended, and says what went wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .barriers import barriers

Window = Callable[..., Any]


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_a_way_is_added_changed_tried_and_ended(window: Window, size: tuple[int, int]) -> None:
    page = window(viewport={"width": size[0], "height": size[1]})
    page.goto("/#/account")
    page.click(".add-way summary")
    page.fill(".new-way [name=address]", "http://localhost:9/hook")
    page.click(".new-way button")
    page.wait_for_selector(".way[data-kind=webhook] .address")
    page.click(".way .try")  # no house calls addresses of its own network unless it is told to
    page.locator(".way [role=alert]", has_text="an address of a private network").wait_for()
    page.select_option(".new-way [name=kind]", "feed")
    page.click(".new-way button")
    page.wait_for_selector(".way[data-kind=feed] a.feed")
    found = page.request.get(page.get_attribute(".way[data-kind=feed] a.calendar", "href"))
    assert found.text().startswith("BEGIN:VCALENDAR")
    assert barriers(page) == []
    page.click(".way[data-kind=webhook] .end")
    page.wait_for_selector(".way[data-kind=webhook]", state="detached")
    assert page.locator(".way").count() == 1


def test_what_and_when_is_kept(window: Window) -> None:
    page = window(timezone_id="Europe/Prague", viewport={"width": 390, "height": 844})
    page.goto("/#/account")
    page.uncheck(".wishes [name=over]")
    page.check(".wishes [name=talk]")
    page.check(".wishes [value=day]")
    page.select_option(".wishes [name=hour]", "7")
    page.check(".wishes [name=quiet]")
    page.select_option(".wishes [name=from]", "23")
    page.uncheck(".wishes [name=there]")
    page.wait_for_selector(".wishes[aria-busy=false]")
    page.reload()
    page.wait_for_selector(".wishes [name=from]")
    assert not page.is_checked(".wishes [name=over]") and page.is_checked(".wishes [name=talk]")
    assert (page.input_value(".wishes [name=hour]"), page.input_value(".wishes [name=to]")) == ("7", "8")
    assert page.evaluate("async () => (await (await fetch('/api/courier')).json()).wishes.zone") == "Europe/Prague"
    assert barriers(page) == []


def test_a_slow_table_offers_once_to_call_and_has_wishes_of_its_own(window: Window) -> None:
    page = window()
    chairs = [{"kind": "me"}, {"kind": "me"}]
    body = {"game": "six_continents", "seats": chairs, "pace": {"kind": "slow", "seconds": 86400}}
    answer = page.request.post("/api/tables", data=body)
    page.goto(f"/#/table/{answer.json()['id']}")
    page.locator(".curtain button").first.click()
    page.locator(".call-me", has_text="Shall we notify you").wait_for()
    page.click(".call-me-not")
    page.wait_for_selector(".call-me", state="detached")
    page.click(".tab-office")
    page.check(".calls-here [name=own]")
    page.uncheck(".calls-here [name=turn]")
    page.wait_for_selector(".calls-here .wishes[aria-busy=false]")  # the wish is kept
    page.reload()
    page.locator(".curtain button").first.click()
    page.click(".tab-office")
    page.wait_for_selector(".calls-here [name=turn]")
    assert not page.is_checked(".calls-here [name=turn]") and page.is_checked(".calls-here [name=attack]")
    assert page.locator(".call-me").count() == 0
    page.uncheck(".calls-here [name=own]")
    page.wait_for_selector(".calls-here .wishes", state="detached")
