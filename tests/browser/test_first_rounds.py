"""What a first player of The Price of Power stumbles over: prices, reasons, what was chosen, persons, places."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import play
from tests.browser.play import offered

FRANCE = 0
PERSON, CARD = "mil_02_2", "Forced March"
GIVEN: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "turn",
    "turn": "france",
    "france": {
        "hand": [PERSON, "mil_05_2"],
        "missions": ["france_1a"],
        "mil": 6,
        "dip": 6,
        "ducats": 20,
        "claims": ["brittany_normandy", "lombardy"],
        "army_1": {"area": "seine", "infantry": 3, "cavalry": 1},
        "army_2": "none",
        "infantry": {},
    },
    "castile": {"status": "event_taken", "events_taken": 1, "hand": [], "alliances": ["navarra"]},
    "england": {"status": "passed", "hand": []},
}


@pytest.fixture
def france_at(seat_at: Callable[..., Any]) -> Callable[..., Any]:
    """France's window at a table where it may take its Turn; more of the position if given."""
    return lambda **given: seat_at(GIVEN | given, FRANCE)


def asked(page: Any) -> str:
    return str(page.locator(".decision h2").inner_text())


def steps(page: Any) -> list[str]:
    return list(page.locator(".steps li").all_inner_texts())


def point_at(page: Any, province: str) -> str:
    """What the page tells about a Province."""
    page.locator(f"[data-place={province}] .ground").dispatch_event("pointerenter", {"pointerType": "mouse"})
    return str(page.locator(".place-sheet").inner_text())


def pick(page: Any, province: str) -> None:
    """Answer on the map."""
    version = page.locator(".decision").get_attribute("data-version")
    page.locator(f".land.is-answer[data-place={province}]").press("Enter")
    play.go_on(page, version)


def test_a_second_target_of_war_is_asked_for_in_other_words(
    france_at: Callable[..., Any],
) -> None:
    france = france_at()
    play.choose(france, "declare_war")
    assert asked(france).startswith("On whom do you declare War?")
    assert offered(france, "brittany").inner_text() == "Brittany Claim"
    assert offered(france, "savoy").inner_text() == "Savoy Claim · Empire"
    assert offered(france, "navarra").inner_text() == "Navarra"
    assert "Allies: Castile" in str(offered(france, "navarra").get_attribute("title"))
    with_cause = france.locator(f"{play.ASKED} .choice:has(.choice-note)").count()
    listed = france.locator(f"{play.ASKED} .things .choice").evaluate_all("all => all.map(one => one.dataset.option)")
    assert "navarra" not in listed[:with_cause] and {"brittany", "savoy"} <= set(listed[:with_cause])

    play.choose(france, "brittany")
    assert asked(france).startswith("On whom else do you declare War?")
    assert steps(france) == ["Declare War", "Brittany"]
    assert offered(france, "done").inner_text() == "Nobody else"
    france.keyboard.press("u")
    france.locator("h2", has_text="On whom do you declare War?").wait_for()
    assert steps(france) == ["Declare War"]


def test_the_map_tells_why_a_place_is_no_answer_and_who_is_allied(france_at: Callable[..., Any]) -> None:
    france = france_at()
    assert "Allies" in point_at(france, "navarra") and "Castile" in point_at(france, "navarra")
    play.choose(france, "declare_war")
    assert "The player has passed." in point_at(france, "london")


def test_things_chosen_one_by_one_add_up_until_the_menu_comes_back(france_at: Callable[..., Any]) -> None:
    france = france_at()
    play.choose(france, "influence", "lombardy")
    assert steps(france) == ["Influence", "Lombardy"]
    pick(france, "milano")
    assert steps(france)[:3] == ["Influence", "Lombardy", "Lombardy"]
    play.choose(france, "dip", "stop")
    offered(france, "end")
    assert steps(france) == []


def test_units_and_ships_are_offered_with_their_prices(france_at: Callable[..., Any]) -> None:
    france = france_at()
    expect(offered(france, "recruit")).to_have_attribute("title", re.compile(r"Basic cost: 1 MIL\."))
    play.choose(france, "recruit", "units", "seine")
    assert offered(france, "infantry").inner_text() == "Infantry 2 Ducats"
    assert offered(france, "mercenary_cavalry").inner_text() == "Mercenary Cavalry 7 Ducats"
    play.choose(france, "infantry")
    assert "Seine · 3 × Infantry" in offered(france, "army_1").inner_text()
    assert "a new Army" in offered(france, "army_2").inner_text()
    assert "Choose Army 1" in point_at(france, "paris")
    pick(france, "paris")
    assert offered(france, "done").inner_text() == "Recruit no more"
    france.locator("[role=log] .line", has_text="France recruits 1 Infantry in Seine.").wait_for()


def test_whom_to_appoint_is_told_by_persons(france_at: Callable[..., Any]) -> None:
    france = france_at()
    play.choose(france, "appoint")
    person = offered(france, PERSON)
    assert "Advisor MIL" in person.inner_text() and f"In place of the card “{CARD}”" in person.inner_text()
    assert person.locator(".pp-skill").inner_text() == "+3"
    assert "Move 1 of your Armies" not in person.inner_text()


def test_a_played_card_is_shown_without_its_conditions(france_at: Callable[..., Any]) -> None:
    france = france_at(france=GIVEN["france"] | {"hand": ["dip_04_1", "mil_05_2"], "add_influence": {"burgundy": 2}})
    play.choose(france, "play_card")
    assert offered(france, "dip_04_1").locator(".pp-condition").count() > 0
    play.choose(france, "dip_04_1")
    card = france.locator(".about-cards .pp-card")
    card.wait_for()
    assert "Place 1 of your Royal Marriage tokens" in card.inner_text()
    assert card.locator(".pp-condition, .pp-figure").count() == 0


def test_missions_point_at_their_provinces_but_the_map_does_not_choose_them(france_at: Callable[..., Any]) -> None:
    france = france_at(france=GIVEN["france"] | {"add_towns": ["bordeaux", "normandie", "caux"]})
    mission = offered(france, "france_1a")
    mission.dispatch_event("pointerenter", {"pointerType": "mouse"})
    marked = france.locator(".outline.is-marked")
    marked.first.wait_for(state="attached")
    assert marked.count() == 4
    assert france.locator(".land.is-answer").count() == 0
