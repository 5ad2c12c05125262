"""What a person does at the table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import TimeoutError

CARD = ".game-card[data-game=six_continents]"
PAINTED = ".map-sheets.is-painted"  # all of the map that is in sight
ASKED = ".decision.is-asked:not(.is-sent)"
WIDE_LANDS = ("congo", "amazonia", "cathay", "east_australia", "great_plains", "sarmatia")  # one on each continent
SURE = ".confirm .go-on"
STEPWISE = ".order .step-by-step"
PROPOSED = f"{ASKED} {SURE}, {ASKED} .answers:not([hidden]) :is(.choice.is-default, .amount .primary)"
LISTED = f"{ASKED} .choice"
OVER = ".decision.is-over"
GONE = 20_000
NEXT = "v => document.querySelector('.decision, .curtain')?.dataset.version !== v"
FOLLOWED = f"v => ({NEXT})(v) || document.querySelector('{SURE}, {STEPWISE}') !== null"


def against_bots(page: Any, opponents: int = 3) -> str:
    """Sit down with bots; the id of the table."""
    page.select_option(f"{CARD} .play-line select", str(opponents))
    page.click(f"{CARD} .primary")
    page.wait_for_selector(ASKED)
    return str(page.url.rsplit("/", 1)[-1])


def found_capital(page: Any) -> str:
    """Play red, and click a capital on the map that is not too near to others; its id."""
    page.click("[data-option=red]")
    page.wait_for_selector(".land.is-answer")
    free = [place for place in WIDE_LANDS if page.locator(f".land.is-answer[data-place={place}]").count()]
    version = page.locator(".decision").get_attribute("data-version")
    page.locator(f"[data-place={free[0]}] .ground").click()
    go_on(page, version)
    return free[0]


def make_table(page: Any, *seats: str, scenario: str = "short") -> Any:
    """Open a table by the form's request: "me", "open" or a bot."""
    chairs = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": "six_continents", "scenario": scenario, "seats": chairs}
    return page.request.post("/api/tables", data=body).json()


def sit_down(page: Any, table: str, query: str = "") -> None:
    page.goto(f"/#/table/{table}{query}")
    page.wait_for_selector(".decision, .curtain")


def answer(page: Any) -> bool:
    """Give the answer the page proposes, and wait for what follows; False once the game is over.

    A question may go away before it is answered (an offer withdrawn, the game won by another).
    """
    page.wait_for_selector(f"{ASKED}, {OVER}")
    if page.locator(OVER).count():
        return False
    before = page.locator(".decision").get_attribute("data-version")
    chosen = page.locator(PROPOSED if page.locator(PROPOSED).count() else LISTED).first
    try:
        chosen.click(timeout=GONE)
    except TimeoutError:
        if page.locator(ASKED).count() and page.locator(".decision").get_attribute("data-version") == before:
            raise
    go_on(page, before)
    return True


def choose(page: Any, *options: str) -> None:
    """Click these options, one question after the other."""
    for option in options:
        button = page.locator(f"{ASKED} .choice[data-option={option}]")
        button.wait_for()
        version = page.locator(".decision").get_attribute("data-version")
        button.click()
        go_on(page, version)


def offered(page: Any, option: str) -> Any:
    """The button of an option, once it is there."""
    button = page.locator(f"{ASKED} .choice[data-option={option}]")
    button.wait_for()
    return button


def go_on(page: Any, version: str | None) -> None:
    """Wait for what follows the answer, and say so where the page asks whether we are sure; where it lays a form out we
    want to be asked step by step."""
    page.wait_for_function(FOLLOWED, arg=version)
    stepwise = page.locator(STEPWISE)
    if stepwise.count() and page.locator(".decision").get_attribute("data-version") == version:
        stepwise.click()
        page.wait_for_function(FOLLOWED.replace(f", {STEPWISE}", ""), arg=version)
    sure = page.locator(SURE)
    if sure.count() and page.locator(".decision").get_attribute("data-version") == version:
        sure.click()
        page.wait_for_function(NEXT, arg=version)
