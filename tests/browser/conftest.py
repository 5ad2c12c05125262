"""A server, a browser, and people with windows of their own."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright import sync_api as playwright

from tests.browser import play
from tests.browser.prepared import from_position, prepared_table
from tests.browser.windows import DESK, PATIENCE, Window, Windows
from tests.server.client import Server
from westphalia.games.price_of_power import TITLE

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")

# A new window loads the popup of Chromium's address bar, a page of its own with scripts that nobody looks at. A second
# list takes the place of the one Playwright gives, so what is in that stands here too.
LEFT_OUT = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    "PreconnectToSearch",
)
ARGUMENTS = (
    "--no-sandbox",
    f"--disable-features={','.join(LEFT_OUT)}",
    "--js-flags=--no-opt",
)  # a page lives for seconds
# Without memory for pictures nothing is painted, a third of the work of a page with a map. All lies, moves and is hit
# where it would be; only a picture shows it (painting_browser).
UNPAINTED = "--force-gpu-mem-available-mb=0"

playwright.expect.set_options(timeout=PATIENCE)


class KeptServer(Server):
    program = ("tests.browser.kept_serve", "serve")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = KeptServer(tmp_path_factory.mktemp("browser") / "games.sqlite")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def engine() -> Iterator[Any]:
    with playwright.sync_playwright() as engine:
        yield engine


def launch(engine: Any, *arguments: str) -> Iterator[Any]:
    assert CHROMIUM, "install Chromium, or name one: CHROMIUM=/path/to/it ./check"
    browser = engine.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, *arguments])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser(engine: Any) -> Iterator[Any]:
    """For all tests that don't look at a picture: it paints none."""
    yield from launch(engine, UNPAINTED)


@pytest.fixture(scope="session")
def painting_browser(engine: Any) -> Iterator[Any]:
    yield from launch(engine)


@pytest.fixture(scope="session")
def spare_windows(browser: Any) -> Windows:
    return Windows(browser, is_painting=False)


@pytest.fixture(scope="session")
def painted_windows(painting_browser: Any) -> Windows:
    return Windows(painting_browser, is_painting=True)


@pytest.fixture
def window(spare_windows: Windows, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """A new person's window on the start page, or with nothing in it yet; errors on the page fail the test. ``stored``
    are settings of the page (``ask_before_dice=False``) as if chosen before."""
    yield from opened(spare_windows, server, request.node)


@pytest.fixture
def painted_window(
    painted_windows: Windows, server: Server, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Any]]:
    """One of which a picture can be taken."""
    yield from opened(painted_windows, server, request.node)


SHOWN = "() => [location.hash, document.documentElement.lang, document.body.innerText].join(' | ').slice(0, 3000)"
OPEN = list[Any]()  # the windows of the test that runs
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[Any]:
    """A test that fails tells what its windows showed."""
    report = yield
    if call.when == "call" and report.failed:
        item.stash[FAILED] = True
        for page in OPEN:
            try:
                shown = page.evaluate(SHOWN)
            except playwright.Error as error:
                shown = str(error)
            report.sections.append(("a window", re.sub(r"\s+", " ", shown)))
    return report


def opened(windows: Windows, server: Server, test: pytest.Item) -> Iterator[Callable[..., Any]]:
    taken = list[Window]()

    def open_window(*, blank: bool = False, stored: Mapping[str, bool] | None = None, **settings: Any) -> Any:
        usual = {
            "viewport": DESK,
            "locale": "en-GB",
            "base_url": f"http://127.0.0.1:{server.port}",
            "service_workers": "block",  # but in test_app.py: one fetches the whole page once more
        }
        window = windows.open(stored or {}, {**usual, **settings})
        taken.append(window)
        OPEN.append(window.page)
        if not blank:
            window.page.goto("/")
            window.page.wait_for_selector(".game-card h2")
        return window.page

    yield open_window
    OPEN.clear()
    errors = [error for window in taken for error in window.errors]
    for window in taken:
        windows.take_back(window, is_sound=not errors and not test.stash.get(FAILED, False))
    assert errors == []


@pytest.fixture
def take_seat(window: Callable[..., Any]) -> Callable[..., Any]:
    """A window of a player at a prepared table; the page does not ask before dice and cards."""

    def sit(table: str, seat: int, *, stored: Mapping[str, bool] | None = None, **settings: Any) -> Any:
        page = window(blank=True, stored={"ask_before_dice": False, **(stored or {})}, **settings)
        play.sit_down(page, table, f"?seat={seat}&token={table}-{seat}")
        return page

    return sit


@pytest.fixture
def seat_at(take_seat: Callable[..., Any], server: Server, request: pytest.FixtureRequest) -> Callable[..., Any]:
    """A player's window at a table of The Price of Power that begins at a position, one table for each test."""
    tables = list[str]()

    def sit(given: dict[str, Any], seat: int, **settings: Any) -> Any:
        if not tables:
            secret = "".join(word[0] for word in re.findall("[a-z]+", request.node.name))
            tables.append(prepared_table(server, "s1_01", from_position(TITLE, given, secret), secret))
        return take_seat(tables[0], seat, **settings)

    return sit
