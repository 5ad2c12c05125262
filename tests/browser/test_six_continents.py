"""Six Continents on the page: prices and papers beside a question, the weather, food, a way through an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Server
from westphalia.games.six_continents import TITLE

from . import play
from .prepared import from_position, prepared_table

Window = Callable[..., Any]
Seat = Callable[..., Any]

ANN, BOB = range(2)
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GIVEN: dict[str, Any] = {
    "players": 2,
    "round": 5,
    "weather": "gale",
    "weather_left": 2,
    "turn": "ann",
    "ann": {"capital": "congo", "gold": 40, "level": 2},
    "bob": {"capital": "sarmatia", "gold": 20, "level": 2},
    "egypt": {"owner": "ann", "army": {"infantry": 2}},
    "levant": {"owner": "bob"},
    "war": [["ann", "bob"]],
    "internal": [{"seat": "ann", "place": "sahel", "due": 6}],
    **{place: {"owner": "ann"} for place in ("sahel", "guinea", "maghreb", "abyssinia")},
}
INSIDE = """element => {
  const [inner, outer] = [element.getBoundingClientRect(), element.closest('.decision').getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom + 1;
}"""


@pytest.fixture
def seat_of(take_seat: Seat, server: Server, request: pytest.FixtureRequest) -> Seat:
    """A window of Ann or Bob at a table of their own for each test."""
    secret = "sc-" + "".join(word[0] for word in request.function.__name__.split("_"))
    table = prepared_table(server, "standard", from_position(TITLE, GIVEN, secret), secret)

    def sit(seat: int, **settings: Any) -> Any:
        return take_seat(table, seat, stored={"ask_before_dice": True}, **settings)

    return sit


def test_options_tell_their_price_of_the_day(seat_of: Seat) -> None:
    page = seat_of(ANN)
    assert "19 gold" in play.offered(page, "upgrade_capital").inner_text()
    play.choose(page, "build")
    farm = play.offered(page, "farm").inner_text()
    assert "14 gold" in farm and "+1 gold, +1 food" in farm  # 11, and 3 more in a gale


def test_who_ends_the_turn_without_food_is_warned(seat_of: Seat) -> None:
    page = seat_of(ANN)
    page.locator("[data-option=end] .choice-note").wait_for()
    assert page.locator("[data-option=end] .choice-note").inner_text() == "famine: 2 of 3 food"
    page.locator("[data-option=end] .odds-line").first.wait_for()
    play.offered(page, "end").click()
    page.locator(".confirm .odds-line").first.wait_for()
    assert "79% chance of a revolt" in page.locator(".confirm").inner_text()


def test_the_only_province_to_attack_is_not_attacked_by_the_page(seat_of: Seat) -> None:
    page = seat_of(ANN)
    play.choose(page, "attack")
    levant = play.offered(page, "levant")
    page.wait_for_timeout(3000)
    assert levant.count() == 1 and not page.locator(".only-answer").count()
    page.locator(".undo").click()
    play.offered(page, "end")


def test_a_battle_leaves_its_result_until_it_is_read(seat_of: Seat) -> None:
    page = seat_of(ANN)
    play.choose(page, "attack", "levant")
    tiding = page.locator(".tiding[data-picture=battle]")
    while not tiding.count():
        assert play.answer(page)
    assert "Levant" in tiding.inner_text()
    assert tiding.locator("li").count() >= 2  # what led to it stands below
    tiding.locator(".read").click()
    tiding.wait_for(state="detached")


def test_an_offer_can_be_read_by_both(seat_of: Seat) -> None:
    ann, bob = seat_of(ANN), seat_of(BOB)
    play.choose(ann, "talk", "offer", "give_gold")
    ann.locator(".amount .figure").fill("3")
    ann.locator(".amount .primary").click()
    play.offered(ann, "send")
    assert ann.locator(".treaty dd").inner_text() == "3 gold"
    play.choose(ann, "send")
    bob.locator(".treaty").wait_for()
    assert bob.locator(".treaty h3").inner_text() == "Red to Blue"
    assert bob.locator(".treaty dl").inner_text().split("\n") == ["Red gives", "3 gold"]


def test_a_contract_can_be_read_by_who_is_to_sign_it(seat_of: Seat) -> None:
    ann, bob = seat_of(ANN), seat_of(BOB)
    play.choose(ann, "talk", "contract", "'2'")
    ann.locator(".free-text textarea").fill("Peace until round 10.")
    ann.locator(".free-text .primary").click()
    play.choose(ann, "no_expiry", "no_guarantor", "no_guarantee", "open")
    bob.locator(".treaty blockquote").wait_for()
    assert bob.locator(".treaty blockquote").inner_text() == "Peace until round 10."


def test_taking_back_is_in_sight_below_a_long_menu(seat_of: Seat) -> None:
    page = seat_of(ANN)
    play.choose(page, "upgrade_capital")
    page.locator(".undo").wait_for()
    assert page.locator(".undo").evaluate(INSIDE) and page.locator("[data-option=end]").evaluate(INSIDE)


def test_on_a_phone_the_end_of_the_turn_and_the_own_gold_are_in_sight(seat_of: Seat) -> None:
    page = seat_of(ANN, **PHONE)
    assert page.locator("[data-option=end]").evaluate(INSIDE)
    assert "40 gold" in page.locator(".headline").inner_text()


def test_the_weather_tells_what_it_does(seat_of: Seat) -> None:
    page = seat_of(ANN, **PHONE)
    page.locator(".weather").tap()
    page.locator(".tip").wait_for()
    told = page.locator(".tip").inner_text()
    assert "marching costs double" in told and "2 rounds" in told


def test_an_expedition_is_seen_where_it_is(seat_of: Seat) -> None:
    page = seat_of(ANN)
    page.locator("[data-place=sahel] .ground").hover()
    assert "expedition, back in round 6" in page.locator(".place-sheet").inner_text()


def test_players_in_polish_keep_their_capitals_behind_a_preposition(seat_of: Seat) -> None:
    page = seat_of(ANN, locale="pl-PL")
    play.choose(page, "talk", "conference", "end_talks")
    page.get_by_text("Czerwony zwołuje konferencję pokojową z Niebieskim.").first.wait_for()
