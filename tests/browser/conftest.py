"""A server, a browser, and people with windows of their own."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright import sync_api as playwright

from tests.browser import play
from tests.browser.prepared import from_position, prepared_table
from tests.server.client import Server
from westphalia.games.price_of_power import TITLE

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")

PATIENCE = 60_000  # ms; a loaded machine is slow, a stall is for ever
DESK = {"width": 1280, "height": 800}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("browser") / "games.sqlite")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    assert CHROMIUM, "install Chromium, or name one: CHROMIUM=/path/to/it ./check"
    with playwright.sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def window(browser: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """A new person's window on the start page; errors on the page fail the test."""
    contexts, errors = [], list[str]()

    def open_window(**settings: Any) -> Any:
        context = browser.new_context(
            **{"viewport": DESK, "locale": "en-GB", "base_url": f"http://127.0.0.1:{server.port}", **settings}
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto("/")
        page.wait_for_selector(".game-card h2")
        return page

    yield open_window
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def seat_at(window: Callable[..., Any], server: Server, request: pytest.FixtureRequest) -> Callable[..., Any]:
    """A window of a player at a table of The Price of Power that begins at a position, one table for each test.

    The page does not ask before dice. It gives the only answer itself unless ``alone`` is false.
    """
    tables = dict[str, str]()

    def sit(given: dict[str, Any], seat: int, *, alone: bool = True, **settings: Any) -> Any:
        if not tables:
            secret = "".join(word[0] for word in re.findall("[a-z]+", request.node.name))
            tables["one"] = prepared_table(server, "s1_01", from_position(TITLE, given, secret), secret)
        page, table = window(**settings), tables["one"]
        for setting, on in (("ask-before-dice", False), ("answer-alone", alone)):
            page.evaluate("([name, on]) => localStorage.setItem(`westphalia.${name}`, on)", [setting, str(on).lower()])
        page.reload()
        play.sit_down(page, table, f"?seat={seat}&token={table}-{seat}")
        return page

    return sit
