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
    page.fill(".new-way [name=address]", "http://localhost:9/hook")
    page.click(".new-way button")
    page.wait_for_selector(".way[data-kind=webhook] .address")
    page.locator(".way .wishes label", has_text="The game is over").locator("input").uncheck()
    page.click(".way .try")  # no house calls addresses of its own network unless it is told to
    page.locator(".way [role=alert]", has_text="an address of a private network").wait_for()
    page.reload()
    page.wait_for_selector(".way .wishes")
    assert [box.is_checked() for box in page.locator(".way .wishes input").all()] == [True, False]
    page.select_option(".new-way [name=kind]", "feed")
    page.click(".new-way button")
    page.wait_for_selector(".way[data-kind=feed] a")
    assert barriers(page) == []
    page.click(".way[data-kind=webhook] .end")
    page.wait_for_selector(".way[data-kind=webhook]", state="detached")
    assert page.locator(".way").count() == 1
