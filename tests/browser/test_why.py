"""A game of each title against bots that say why: advice at one's own question, the question why at a line of the log,
and the turning points when it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import play
from tests.browser.barriers import barriers
from tests.browser.prepared import after_bots, prepared_table
from tests.server.client import Server
from westphalia.kernel.contract import find_title
from westphalia.kernel.session import Session

SCENES = {
    "six_continents": ("short", "action", ("conqueror", "trader", "settler")),
    "raison_detat": ("1702", "move", ("conqueror", "diplomat", "guardian")),
    "price_of_power": ("first_steps", "turn", ("conqueror", "diplomat", "trader")),
}
BEGUN = 120  # answers
FEW = 40


def table_of(server: Server, game: str, secret: str) -> str:
    """A game under way, at a menu of the first seat; the others are bots of all styles."""
    title = find_title(game)
    scenario, menu, styles = SCENES[game]
    seats = 3

    def is_begun(session: Session) -> bool:
        asks = session.asks()
        return session.version > BEGUN and bool(asks) and asks[0].seat == 0 and asks[0].kind.id == menu

    session = after_bots(title, scenario, ["steward"] * seats, secret, is_begun)
    bots = {seat: f"steward:{styles[seat]}" for seat in range(1, seats)}
    return prepared_table(server, scenario, session, secret, bots)


def ask_advice(page: Any) -> Any:
    page.locator(".ask-advice").click()
    advice = page.locator(".advice .candidates li")
    advice.first.wait_for()
    return advice


def ask_why(page: Any) -> Any:
    """With keys, at the last line that tells of a bot."""
    known = page.locator(".log .ask-why").count()
    for _ in range(FEW):
        if page.locator(".log .ask-why").count() > known or not play.answer(page):
            break
    page.wait_for_selector(play.ASKED)
    button = page.locator(".log .ask-why").last
    button.focus()
    page.keyboard.press("Enter")
    told = page.locator(".log .why .candidates li.is-done")
    told.wait_for()
    return told


def end_game(page: Any) -> Any:
    """Alone with bots one agrees with oneself."""
    page.locator("#tab-office").click()
    page.locator(".propose-end").click()
    page.locator(".propose-end-sure").click()
    turns = page.locator("dialog.end .turns")
    turns.wait_for()
    return turns


@pytest.mark.parametrize("game", SCENES)
def test_bots_advise_and_say_why_and_the_end_tells_its_turning_points(
    game: str, server: Server, take_seat: Callable[..., Any]
) -> None:
    page = take_seat(table_of(server, game, f"why-{game}"), 0)
    advice = ask_advice(page)
    assert 1 <= advice.count() <= 3
    assert "%" in advice.first.inner_text()
    assert barriers(page) == []
    told = ask_why(page)
    assert "%" in told.inner_text()
    expect(page.locator(".log .why")).to_contain_text("cards that you can’t see were dealt anew")
    assert barriers(page) == []
    page.locator("#tab-chat").click()
    expect(page.locator(".chat .is-notice")).to_contain_text("has asked a bot for advice")
    turns = end_game(page)
    expect(turns.locator(".chart")).to_be_visible()
    assert barriers(page) == []
    if turns.locator(".go-to-turn").count():
        turns.locator(".go-to-turn").first.click()
        expect(page.locator("dialog.end")).to_have_count(0)
        expect(page.locator(".decision")).to_contain_text("You are looking at the past")


def test_advice_marks_options_and_goes_with_the_question(server: Server, take_seat: Callable[..., Any]) -> None:
    page = take_seat(table_of(server, "six_continents", "why-marks"), 0)
    ask_advice(page)
    marked = page.locator(".choice.is-advised")
    assert marked.count() >= 1
    expect(marked.locator(".advised").first).to_be_visible()
    play.answer(page)
    page.wait_for_selector(play.ASKED)
    expect(page.locator(".advice")).to_have_count(0)


def test_where_advice_is_off_the_button_says_so(window: Callable[..., Any]) -> None:
    page = window()
    made = play.make_table(page, "me", "open")
    play.sit_down(page, made["id"])
    expect(page.locator(".ask-advice")).to_be_disabled()
    expect(page.locator(".advice-line")).to_contain_text("Advice is off at this table.")


def test_level_and_style_are_chosen_for_each_chair(window: Callable[..., Any]) -> None:
    page = window()
    page.goto("/#/new?game=six_continents")
    page.locator("input[name=scenario][value=short]").check()
    page.select_option(".how-many", "3")
    page.locator(".preset", has_text="me and bots").click()
    styles = page.locator(".chairs .style")
    assert styles.count() == 2
    assert len({style.input_value() for style in styles.all()}) == 2  # they differ by themselves
    page.locator(".chair").nth(1).select_option("strategist@0.3s")
    styles.nth(0).select_option("conqueror")
    expect(page.locator("[data-bot='strategist@0.3s']")).to_contain_text("imagined games")
    expect(page.locator("[data-style=conqueror]")).to_contain_text("arms early")
    assert page.locator(".advice-allowed").is_checked()
    page.locator(".open-line .primary").click()
    page.wait_for_selector(play.ASKED)
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert table["seats"][1]["bot"] == "strategist:conqueror@0.3s" and table["advice"]
    expect(page.locator(".mats")).to_contain_text("Strategist, conqueror")


def test_who_is_new_begins_against_novices(window: Callable[..., Any]) -> None:
    page = window()
    expect(page.locator(f"{play.CARD} .play-level")).to_have_text("Novice")
    id = play.against_bots(page, 2)
    bots = [seat["bot"] for seat in page.request.get(f"/api/tables/{id}").json()["seats"][1:]]
    assert all(bot.startswith("novice:") for bot in bots) and len(set(bots)) == 2
