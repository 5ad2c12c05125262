"""A war of The Price of Power through the page: three realms, an NPR as ally, a battle, a siege and a peace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Server
from westphalia.games.price_of_power import TITLE

from .play import ASKED, answer, choose, go_on
from .prepared import from_position, prepared_table

Window = Callable[..., Any]
Court = dict[str, Any]

BATTLE = 500  # answers and looks that end a battle, whatever happens
SEATS = ("france", "castile", "england")
AT_SEA: dict[str, Any] = {"ships": {}, "fleet": "none", "docked": {}}
DONE: dict[str, Any] = {"hand": [], "status": "event_taken", "events_taken": 1}
GIVEN: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "turn",
    "turn": "castile",
    "cb": [["castile", "france"]],
    "castile": DONE
    | AT_SEA
    | {
        "mil": 6,
        "stability": 1,
        "claims": ["languedoc"],
        "alliances": ["aragon"],
        "add_influence": {"aragon": 3},
        "army_1": {"area": "aragon", "infantry": 4, "cavalry": 2, "general": "ruler"},
        "army_2": "none",
        "infantry": {},
    },
    "france": DONE
    | AT_SEA
    | {
        "alliances": ["england"],
        "army_1": {"area": "languedoc", "infantry": 2},
        "army_2": "none",
        "infantry": {},
    },
    "england": DONE | AT_SEA | {"alliances": ["france"]},
}


@pytest.fixture
def court(take_seat: Window, server: Server) -> Court:
    """Three people at a table where Castile may take its Turn."""
    table = prepared_table(server, "s1_01", from_position(TITLE, GIVEN, "war"), "war")
    return {realm: take_seat(table, seat) for seat, realm in enumerate(SEATS)}


def fight_on(court: Court, until: str) -> None:
    """Everybody gives the answer the page proposes until Castile is offered this."""
    castile = court["castile"]
    offered = castile.locator(f"{ASKED} .choice[data-option={until}]")
    for _ in range(BATTLE):
        castile.wait_for_timeout(20)
        if offered.count():
            return
        for page in (castile, court["france"]):
            if page.locator(ASKED).count() and not offered.count():
                answer(page)
    raise AssertionError(f"Castile was never offered {until}")


def told(page: Any, sentence: str) -> None:
    """Wait until the log says so."""
    page.locator("[role=log] .line", has_text=sentence).first.wait_for()


def sheet_of(page: Any, province: str) -> str:
    """What the page tells about a Province."""
    page.locator(f"[data-place={province}] .ground").dispatch_event("pointerenter", {"pointerType": "mouse"})
    return str(page.locator(".place-sheet").inner_text())


def test_a_war_from_its_declaration_to_its_peace(court: Court) -> None:
    castile, france, england = court["castile"], court["france"], court["england"]
    declare(castile, france, england)
    march_and_fight(court)
    besiege(castile, france, england)
    make_peace(castile, france, england)


def declare(castile: Any, france: Any, england: Any) -> None:
    """A Casus Belli is chosen, an NPR and a player answer calls to arms."""
    choose(castile, "declare_war", "france")
    causes = castile.locator(f"{ASKED} .choice").all_inner_texts()
    assert len(causes) == 2
    choose(castile, "cb_claim", "done")
    told(castile, "Castile is at War with France.")
    choose(castile, "aragon")
    told(castile, "Aragon joins Castile as an Active Ally.")
    choose(france, "england")
    choose(england, "accept")
    told(castile, "England answers France’s call.")
    told(france, "Castile is at War with England.")


def march_and_fight(court: Court) -> None:
    """The odds stand beside the march and on the map before the click; dice fall, units fall."""
    castile = court["castile"]
    choose(castile, "activate", "done")
    castile.locator(".choice[data-option=languedoc] .odds").wait_for()
    enemy = castile.locator(".counters .is-answer[data-ref='area:languedoc']").first
    enemy.hover()
    assert "6 Units against 2" in castile.locator(".place-sheet .answer").inner_text()
    assert int(castile.locator(".place-sheet .odds").inner_text().split("%")[0].split()[-1]) > 90
    version = castile.locator(".decision").get_attribute("data-version")
    enemy.click()
    go_on(castile, version)
    told(castile, "Castile marches from Aragon to Languedoc with 6")
    fight_on(court, "end")
    told(castile, "Hits in Battle Round 1: attacker")
    told(castile, "France loses")
    told(court["england"], "The attacker wins in Languedoc.")
    assert france_units(castile) == 0


def france_units(page: Any) -> int:
    page.locator("[data-place=toulouse] .ground").dispatch_event("pointerenter", {"pointerType": "mouse"})
    units = page.locator(".place-sheet dl > div", has_text="Units").inner_text()
    assert "Castile" in units
    return int("France" in units)


def besiege(castile: Any, france: Any, england: Any) -> None:
    """The others pass; a Province is chosen on the map, taken, and striped in the colour of who holds it."""
    choose(castile, "end")
    choose(england, "pass", "end")
    choose(france, "pass", "end")
    choose(castile, "activate", "siege", "infantry", "infantry", "done")
    assert castile.locator("[data-place=montpellier][data-stripes]").count() == 0
    version = castile.locator(".decision").get_attribute("data-version")
    castile.locator(".land.is-answer[data-place=montpellier]").press("Enter")
    go_on(castile, version)
    choose(castile, "toulouse")
    told(france, "Castile occupies Montpellier.")
    france.locator("[data-place=montpellier][data-stripes]").wait_for(state="attached")
    assert "Occupied by" in sheet_of(france, "montpellier")
    choose(castile, "end")


def make_peace(castile: Any, france: Any, england: Any) -> None:
    """In Phase 3 England has its white peace, France surrenders, and one Province changes hands."""
    told(england, "White Peace between Castile and England.")
    choose(france, "castile", "surrender")
    told(castile, "France surrenders to Castile.")
    before = castile.locator("[data-place=montpellier]").get_attribute("style")
    choose(castile, "enforce", "keep_board", "toulouse", "done")
    told(france, "Castile annexes Montpellier.")
    told_sheet = sheet_of(castile, "montpellier")
    assert "Occupied by" not in told_sheet
    assert castile.locator("[data-place=montpellier]").get_attribute("style") != before
    choose(castile, "done")  # keeps its Claim
    choose(france, "languedoc")  # claims what it lost
    told(england, "Castile and France are at Peace.")
    assert castile.locator("[data-place=toulouse][data-stripes]").count() == 0
