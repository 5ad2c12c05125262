"""Raison d'État in the browser: the maps of both scenarios, mats and cards, a whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Server
from westphalia.games.raison_detat import TITLE
from westphalia.games.raison_detat.board import POWER_IDS
from westphalia.kernel.session import Session

from .play import ASKED, OVER, answer, choose, go_on, offered, sit_down
from .prepared import from_position, prepared_table

Window = Callable[..., Any]
TERRITORIES = {"1618": 60, "1702": 59}
WHITE_MOUNTAIN: dict[str, Any] = {
    "scenario": "1618",
    "step": "moves",
    "turn": 4,
    "austria": {"hand": [2, 2]},
    "protestants": {"hand": [4, 5]},
    "deck": [1, 3],
}
MARKED = ".outline.is-marked"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def seat_of(session: Session, power: str) -> int:
    return list(session.state.major).index(POWER_IDS.index(power))


def sit_at(take_seat: Window, server: Server, session: Session, secret: str, power: str, **settings: Any) -> Any:
    """A player's window at a game in the middle."""
    return take_seat(prepared_table(server, "1618", session, secret), seat_of(session, power), **settings)


def heading(page: Any) -> str:
    return str(page.locator(".decision h2").inner_text())


def open_table(page: Any, scenario: str, bots: int, bot: str = "random", **options: str) -> str:
    """One person against bots, a short game."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(bots))]
    body = {"game": "raison_detat", "scenario": scenario, "seats": seats, "options": options}
    made = page.request.post("/api/tables", data=body)
    assert made.ok, made.text()
    table = str(made.json()["id"])
    sit_down(page, table)
    return table


@pytest.mark.parametrize(("scenario", "bots"), [("1618", 3), ("1702", 2)])
def test_each_scenario_has_its_map_with_armies_and_sea_routes(window: Window, scenario: str, bots: int) -> None:
    page = window()
    open_table(page, scenario, bots)
    page.wait_for_selector(".land")
    assert page.locator(".land").count() == TERRITORIES[scenario]
    assert page.locator(".counters [data-ref^='general:']").count() > 5
    assert page.locator(".land[data-stripes]").count() > 0
    assert scenario in page.locator("body").inner_text()


def test_mats_show_hand_powers_and_wheel(window: Window) -> None:
    page = window()
    open_table(page, "1702", 2)
    page.get_by_role("tab", name="Hand").click()
    assert page.locator(".re-hand .re-card").count() > 0
    page.get_by_role("tab", name="Your powers").click()
    assert "Morale" in page.locator(".re-sheet").first.inner_text()
    page.get_by_role("tab", name="The Wheel").click()
    assert page.locator(".re-wheel li").count() == 6
    page.get_by_role("tab", name="Minor Powers").click()
    assert page.locator(".re-sheet").count() == 3


def test_a_whole_game_with_answers_on_the_map(window: Window) -> None:
    page = window(stored={"ask_before_dice": False})
    open_table(page, "1702", 2, max_rounds="4")
    on_the_map = 0
    is_going_on = True
    while is_going_on:
        if on_the_map < 3 and answer_on_map(page):
            on_the_map += 1
        else:
            is_going_on = answer(page)
    page.wait_for_selector(".end .standings li")
    assert page.locator(".standings li").count() == 3
    assert on_the_map == 3


def answer_on_map(page: Any) -> bool:
    """Choose the first place that answers, if one does. Where an order is laid out a place only fills it in."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    hot = page.locator(".land.is-answer")
    if page.locator(".order").count() or not hot.count():
        return False
    version = page.locator(".decision").get_attribute("data-version")
    hot.first.press("Enter")
    go_on(page, version)
    return True


def test_a_move_shows_where_the_general_is_and_counts_upwards(take_seat: Window, server: Server) -> None:
    """Who is to move stands out on the map; Units to take along go from few to many, all of them proposed."""
    session = from_position(TITLE, WHITE_MOUNTAIN, "re-move")
    page = sit_at(take_seat, server, session, "re-move", "austria")
    assert "Moravia, Units: 4" in offered(page, "wallenstein").inner_text()
    choose(page, "wallenstein")
    assert "To a neighbouring territory." in offered(page, "march").inner_text()
    page.mouse.move(1, 1)
    page.locator(MARKED).wait_for(state="attached")
    choose(page, "march")
    assert "value 2, Protestants" in offered(page, "bohemia").inner_text()
    choose(page, "bohemia")
    figure = page.locator(".amount .figure")
    assert figure.input_value() == "4"
    assert page.locator(".bounds").inner_text() == "1 to 4"
    figure.press("ArrowDown")
    assert figure.input_value() == "3"


def test_a_battle_is_shown_beside_its_questions(take_seat: Window, server: Server) -> None:
    session = from_position(TITLE, WHITE_MOUNTAIN, "re-battle")
    austria = seat_of(session, "austria")
    for option in ("wallenstein", "march", "bohemia", "4", "end"):
        session.answer(austria, option)
    page = sit_at(take_seat, server, session, "re-battle", "austria")
    fight = page.locator(".decision .re-fight")
    assert fight.locator(".re-strength b").all_inner_texts() == ["5", "1"]
    page.locator(MARKED).wait_for(state="attached")
    choose(page, "face_down")
    card = page.locator(f"{ASKED} .choice[data-option='2']")
    card.wait_for()
    version = page.locator(".decision").get_attribute("data-version")
    assert page.locator(".decision .hand").evaluate("hand => hand.scrollWidth <= hand.clientWidth")
    card.click()
    go_on(page, version)
    page.wait_for_function("() => document.querySelector('.re-fight')?.innerText.includes('5 + 2')")


def test_a_card_in_the_hand_is_laid_by_clicking_it(take_seat: Window, server: Server) -> None:
    session = from_position(TITLE, WHITE_MOUNTAIN, "re-hand")
    austria = seat_of(session, "austria")
    for option in ("wallenstein", "march", "bohemia", "4", "end", "face_down"):
        session.answer(austria, option)
    page = sit_at(take_seat, server, session, "re-hand", "austria")
    page.locator(f"{ASKED} .choice[data-option='2']").wait_for()  # the question has taken the focus
    page.locator(".mat-tabs [role=tab]", has_text="Hand").click()
    page.locator(".re-in-hand").first.press("Enter")
    page.locator(".deeds [data-deed='2']").click()
    page.locator("[role=log] .line", has_text="Austria lays a card face down.").first.wait_for()


def test_the_log_of_one_seat_has_what_its_power_did(take_seat: Window, server: Server) -> None:
    """Lines name powers, the filter names seats; what is bought again and again is told once."""
    given = {"scenario": "1618", "step": "purchases", "acting": "austria", "austria": {"money": 4}}
    session = from_position(TITLE, given, "re-log")
    austria = seat_of(session, "austria")
    page = sit_at(take_seat, server, session, "re-log", "austria")
    assert "costs 1" in offered(page, "morale").inner_text()
    assert "loses 4" in offered(page, "end").inner_text()
    choose(page, "morale", "morale")
    told = page.locator("[role=log] .line", has_text="Austria gains 1 Morale.")
    page.wait_for_function("() => document.querySelector('.log')?.innerText.includes('× 2')")
    assert told.count() == 1
    page.select_option(".log-filter select", str(austria + 1))
    assert told.count() == 1
    page.select_option(".log-filter select", str((austria + 1) % session.state.seats + 1))
    told.wait_for(state="detached")


def test_each_kind_of_question_is_explained(window: Window) -> None:
    """In the words of the page, not of the rulebook with its marks."""
    page = window()
    kinds, missing = page.evaluate(
        """async () => {
          const { helpFor } = await import("/games/raison_detat/questions.js");
          const { messages } = await (await fetch("/api/games/raison_detat/texts/en")).json();
          const kinds = [...messages.matchAll(/^ask-(\\w+) =/gm)].map(([, kind]) => kind);
          return [kinds, kinds.filter((kind) => !messages.includes(`\\n${helpFor(kind)} =`))];
        }"""
    )
    assert len(kinds) > 40
    assert missing == []


def test_q_goes_to_the_answers_and_a_new_tab_begins_at_its_top(window: Window) -> None:
    page = window()
    open_table(page, "1618", 3)
    page.wait_for_selector(ASKED)
    page.locator("main.board").focus()
    page.keyboard.press("q")
    assert page.evaluate("document.activeElement.closest('.answers') !== null")
    page.get_by_role("tab", name="Log").click()
    page.locator(".panel").evaluate("panel => (panel.scrollTop = panel.scrollHeight)")
    page.get_by_role("tab", name="In words").click()
    page.wait_for_selector(".panel table", state="attached")
    assert page.locator(".panel").evaluate("panel => panel.scrollTop") == 0


def test_the_newest_lines_stay_in_sight_when_the_question_grows(window: Window) -> None:
    page = window()
    open_table(page, "1618", 3)
    page.wait_for_selector(ASKED)
    page.set_viewport_size({"width": 1280, "height": 620})
    at_end = """() => {
      const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.panel');
      return scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight < 2;
    }"""
    page.wait_for_function(at_end)
    page.set_viewport_size({"width": 1280, "height": 540})
    page.wait_for_function(at_end)


def test_after_a_tap_on_the_map_nothing_covers_it(take_seat: Window, server: Server) -> None:
    session = from_position(TITLE, WHITE_MOUNTAIN, "re-tap")
    page = sit_at(take_seat, server, session, "re-tap", "austria", **PHONE)
    place = page.locator(".land.is-answer[data-place=silesia] .ground")
    place.wait_for()
    place.tap()
    page.get_by_text("marches from Moravia to Silesia").wait_for()
    assert page.locator(".place-sheet").count() == 0


def test_what_has_ended_is_no_step_of_what_follows(take_seat: Window, server: Server) -> None:
    session = from_position(TITLE, WHITE_MOUNTAIN, "re-steps")
    austria = seat_of(session, "austria")
    for option in ("tilly", "march", "bavaria", "3"):
        session.answer(austria, option)
    page = sit_at(take_seat, server, session, "re-steps", "austria")
    choose(page, "end")
    assert "leave a Garrison in Bavaria" in heading(page)
    assert page.locator(".steps").count() == 0


def test_the_past_has_the_log_of_then(window: Window) -> None:
    page = window(stored={"ask_before_dice": False})
    open_table(page, "1618", 3)
    for _ in range(3):
        answer(page)
    page.wait_for_selector(f"{ASKED}, {OVER}")
    now = page.locator(".log li").count()
    page.locator(".bar .history button").first.click()
    page.wait_for_selector(".decision:not(.is-asked)")
    page.locator(".bar .history input").press("Home")
    page.wait_for_function("now => document.querySelectorAll('.log li').length < now", arg=now)
