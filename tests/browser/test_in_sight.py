"""What everybody may know is seen without searching: what an attack would meet, the seats' cards, discards, scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Server
from westphalia.games.price_of_power import TITLE as PRICE_OF_POWER
from westphalia.games.raison_detat import TITLE as RAISON_DETAT
from westphalia.games.six_continents import TITLE as SIX_CONTINENTS

from .play import ASKED, choose, offered
from .prepared import from_position, prepared_table
from .test_map import go_nearer
from .test_orders import CASTILE, HOSTS, PHONE, REALMS
from .test_raison_detat import WHITE_MOUNTAIN

Window = Callable[..., Any]
FRANCE = 0
LOW = {"viewport": {"width": 1280, "height": 720}}
TABLES = {
    "price_of_power": (PRICE_OF_POWER, "s1_01", REALMS, CASTILE),
    "raison_detat": (RAISON_DETAT, "1618", WHITE_MOUNTAIN, 0),
    "six_continents": (SIX_CONTINENTS, "standard", HOSTS, 0),
}
OUT_OF_SIGHT = """() => {
    const box = document.querySelector('.is-unfolded dl').getBoundingClientRect();
    const isSeen = ({ top, bottom }) => top >= Math.max(box.top, 0) && bottom <= Math.min(box.bottom, innerHeight);
    return [...document.querySelectorAll('.is-unfolded dl > div')]
        .filter((each) => !isSeen(each.getBoundingClientRect())).map((each) => each.innerText);
}"""
WHOLE = """() => {
    const { left, top, right, bottom } = document.querySelector('.tip').getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""

NOT_IN_SIGHT = """() => [...document.querySelectorAll('.decision .choice')].filter((each) => {
    const { left, right, top } = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint((left + right) / 2, top + 12));
}).length"""
TOLD = "() => Number(document.querySelector('.more-below [aria-hidden]')?.innerText.replace('↓', '') ?? 0)"


def test_the_sign_counts_what_a_long_list_hides_too(seat_at: Window) -> None:
    page = seat_at(REALMS, CASTILE)
    offered(page, "declare_war").click()
    page.locator(f"{ASKED} .things.is-many").wait_for()
    page.wait_for_function(f"() => ({TOLD})() > 50 && ({TOLD})() === ({NOT_IN_SIGHT})()")
    page.click(".more-below button")
    page.wait_for_function("() => document.querySelector('.things').scrollTop > 0")


def test_what_an_npr_would_raise_stands_on_the_map_and_on_the_sheet(seat_at: Window) -> None:
    page = seat_at(REALMS, CASTILE)
    for _ in range(2):  # they stand there from a closer look on
        go_nearer(page)
    page.locator(".counters .pp-levy").first.wait_for(state="attached")
    page.locator("[data-place=lisboa] .ground").dispatch_event("pointerenter", {"pointerType": "mouse"})
    page.locator(".place-sheet dl > div", has_text="Raised if attacked", has=page.get_by_text("Portugal:")).wait_for()


def test_what_a_war_brings_is_read_where_nothing_hovers(seat_at: Window) -> None:
    page = seat_at(REALMS, CASTILE, **PHONE)
    offered(page, "declare_war").click()
    page.locator(f"{ASKED} .things.is-many .choice[data-option=france] .odds-line").first.wait_for()


def test_an_unfolded_card_is_seen_whole(seat_at: Window) -> None:
    """One at a time; nothing public lies below its edge."""
    page = seat_at(REALMS, CASTILE, **LOW)
    page.locator(".mats [data-seat='0'] .unfold").click()
    page.locator(".mats [data-seat='2'] .unfold").click()
    for fact in ("colonists", "merchants", "display", "ill"):
        page.locator(f".mats .is-unfolded[data-seat='2'] [data-fact={fact}]").wait_for()
    assert page.locator(".mats .is-unfolded").count() == 1
    assert page.evaluate(OUT_OF_SIGHT) == []


def test_on_a_phone_a_panel_has_the_room_until_the_question_is_wanted(seat_at: Window) -> None:
    page = seat_at(REALMS, CASTILE, **PHONE)
    height = "document.querySelector('.panel').getBoundingClientRect().height"
    before = page.evaluate(height)
    page.locator(".standing").tap()
    page.locator(".panel [data-fact=projected]").first.wait_for()
    assert page.evaluate(height) > 2 * before
    page.locator(".decision h2").tap()
    page.wait_for_function(f"before => {height} === before", arg=before)


def test_discarded_trade_cards_are_told(seat_at: Window) -> None:
    page = seat_at(REALMS | {"trade_discard": ["t15_2", "t01_1", "t02_1"]}, CASTILE)
    page.locator(".mat-tabs [role=tab]", has_text="Curia and Empire").click()
    assert "Cloth, Chinaware, " in page.locator(".pp-discard[data-of=trade_card]").inner_text()


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_what_a_score_is_made_of(take_seat: Window, server: Server, game: str, settings: dict[str, Any]) -> None:
    """By the keyboard in the strip of seats, by a tap on a phone: all of it in sight."""
    title, scenario, given, seat = TABLES[game]
    secret = f"score-{game}-{'phone' if settings else 'desk'}"
    page = take_seat(prepared_table(server, scenario, from_position(title, given, secret), secret), seat, **settings)
    if settings:
        page.locator(".standing").tap()
    room = ".panel" if settings else ".mats"
    score = page.locator(f"{room} .is-me .is-score").last
    score.wait_for()
    if settings:
        score.tap()
    else:
        page.keyboard.press("Tab")  # so that what has the focus shows it
        score.focus()
    page.locator(".tip", has_text="+").wait_for()
    assert "(" in page.locator(".tip").inner_text()  # a rule for each part
    assert page.evaluate(WHOLE)


def test_only_what_lies_on_the_map_is_said_to_be_chosen_there(window: Window, seat_at: Window) -> None:
    page = window()
    page.click(".game-card[data-game=price_of_power] .play-line .primary")
    page.locator(".order [data-field=deck]").wait_for()
    assert page.locator(".order .on-map").count() == 0
    page = seat_at(REALMS, CASTILE)
    offered(page, "recruit").click()
    page.locator(".order [data-field=area] .on-map").wait_for()


BARE: dict[str, Any] = {
    "hand": [],
    "status": "event_taken",
    "events_taken": 1,
    "army_1": "none",
    "army_2": "none",
    "infantry": {},
    "ships": {},
    "fleet": "none",
    "docked": {},
}
BEFORE_PARIS: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "turn",
    "turn": "castile",
    "war": [["castile", "france"]],
    "castile": BARE | {"mil": 6, "army_1": {"area": "seine", "infantry": 8, "artillery": 2, "general": "ruler"}},
    "france": BARE,
}


def test_the_fall_of_a_capital_is_told_with_a_picture_and_in_words(seat_at: Window) -> None:
    castile, france = seat_at(BEFORE_PARIS, CASTILE), seat_at(BEFORE_PARIS, FRANCE, **PHONE)
    choose(castile, "activate", "siege", *["infantry"] * 4, "artillery", "done", "paris", "done")
    tiding = france.locator(".tiding[data-picture=capital]")
    tiding.get_by_text("A Capital has fallen.").wait_for()
    assert "Castile occupies Paris." in tiding.inner_text()
    france.locator(".waits-line", has_text=": ").wait_for()  # never the bare name of a paragraph


def test_the_final_scoring_is_a_table(seat_at: Window) -> None:
    """PP-4.7.2: each line has a heading of its own, and all lines add up."""
    given = {"scenario": "s1_01_players_3", "step": "final_scoring", "castile": {"prestige": 43, "stability": -2}}
    page = seat_at(given, CASTILE)
    page.wait_for_selector(".end .scoring .total")
    lines = page.locator(".scoring tbody th").all_inner_texts()
    assert "Base Tax and Vassal Tax" in lines and all(line[0].isupper() for line in lines)
    *parts, total = (int(each.replace("−", "-")) for each in page.locator(".scoring td:nth-child(2)").all_inner_texts())
    assert sum(parts) == total
