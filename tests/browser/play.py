"""What a person does at the table."""

from __future__ import annotations

from typing import Any

ASKED = ".decision.is-asked:not(.is-sent)"
PROPOSED = ".decision .choice.is-default, .decision .amount .primary"


def against_bots(page: Any, opponents: int = 3) -> str:
    """Sit down with bots; the id of the table."""
    page.select_option(".play-line select", str(opponents))
    page.click(".game-card .primary")
    page.wait_for_selector(ASKED)
    return str(page.url.rsplit("/", 1)[-1])


def make_table(page: Any, *seats: str, scenario: str = "short") -> Any:
    """Open a table by the form's request: "me", "open" or a bot."""
    chairs = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": "six_continents", "scenario": scenario, "seats": chairs}
    return page.request.post("/api/tables", data=body).json()


def sit_down(page: Any, table: str, query: str = "") -> None:
    page.goto(f"/#/table/{table}{query}")
    page.wait_for_selector(".decision, .curtain")


def answer(page: Any) -> None:
    """Give the answer the page proposes, and wait for what follows."""
    page.wait_for_selector(ASKED)
    before = page.locator(".decision").get_attribute("data-version")
    proposed = page.locator(PROPOSED)
    (proposed if proposed.count() else page.locator(".decision .choice")).first.click()
    page.wait_for_function("v => document.querySelector('.decision, .curtain')?.dataset.version !== v", arg=before)
