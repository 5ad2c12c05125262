"""A solo game against the Bots of The Price of Power on the page: their Turns are told, their mats lie open.

``WESTPHALIA_SOLO_GAME=s2_06`` plays a whole one there, from its first question to its result, without a break.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable
from typing import Any

from tests.browser import play
from tests.browser.prepared import after_bots, prepared_table
from tests.server.client import Server
from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.card_rules import events
from westphalia.games.price_of_power.ids import Seat
from westphalia.games.price_of_power.model import TURN, Game
from westphalia.games.price_of_power.phases import final_scoring
from westphalia.kernel.session import Session

FEW = 60  # answers: the first cards and some Turns
MANY = 3000  # answers: more than a whole game has
WHOLE = os.environ.get("WESTPHALIA_SOLO_GAME", "")


def test_a_solo_game_is_played_against_bots(window: Callable[..., Any]) -> None:
    """PB-3.3, PB-1.2: one person, two Bots at the same table."""
    page = window(stored={"ask_before_dice": False})
    body = {"game": "price_of_power", "scenario": WHOLE or "s2_06", "seats": [{"kind": "me"}]}
    made = page.request.post("/api/tables", data=body).json()
    play.sit_down(page, made["id"])
    for _ in range(FEW):
        if page.locator(".log li", has_text="Bot card").count() or not play.answer(page):
            break
    assert page.locator(".log li", has_text="Bot card").count()
    page.get_by_role("tab", name="Other Realms", exact=True).click()
    if WHOLE:
        play_to_the_end(page)
        return
    mat = page.locator(".pp-bot")
    assert mat.count() == 2
    text = mat.first.inner_text()
    assert "Ottomans" in text and "Available Bot Power" in text and "Cards left in the deck" in text
    lines = mat.first.locator(".pp-bot-chart li")
    assert lines.count() == 6 and lines.nth(1).inner_text().startswith("3–4")
    assert "Karaman" in lines.nth(1).inner_text() and "Kurdistan (" in lines.nth(1).inner_text()


def play_to_the_end(page: Any) -> None:
    """By what the page proposes; the end tells how well it went."""
    answers = sum(1 for _ in itertools.takewhile(lambda _: play.answer(page), range(MANY)))
    end = page.locator("dialog.end")
    end.wait_for()
    end.locator(".see-board").click()
    result = page.locator(".log li", has_text="The result for")
    assert result.count() == 1
    print(f"{answers} answers: {result.inner_text()}")


def is_last_turn(session: Session) -> bool:
    """The last Round; the person has taken an Event and may pass."""
    g = session.state
    assert isinstance(g, Game)
    return (
        g.step == TURN
        and g.round == final_scoring.last_round(g)
        and g.active == 0
        and not events.events_due(g, Seat(0))
    )


def test_a_solo_game_comes_to_its_end(server: Server, take_seat: Callable[..., Any]) -> None:
    """PB-8.14, PB-8.13: the last Round of sixteen, by the answers that the page proposes, the Bots' last Turns, the
    result, and the curves of the person and of both Bots."""
    session = after_bots(TITLE, "s2_06", ["steward"], "lazarus", is_last_turn)
    assert not session.is_over
    page = take_seat(prepared_table(server, "s2_06", session, "lazarus"), 0)
    for _ in range(FEW):
        if not play.answer(page):
            break
    end = page.locator("dialog.end")
    end.wait_for()
    assert "Nobody at the table has won" in end.locator("h1").inner_text()
    end.locator(".curves").wait_for()
    named = end.locator(".curves").inner_text()
    assert all(name in named for name in ("Byzantium", "Ottomans", "Venice")) and "Castile" not in named
    assert "Byzantium" in end.locator(".scoring").inner_text()
    end.locator(".see-board").click()
    assert page.locator(".log li", has_text="The result for Byzantium: a defeat").count()


def test_bots_take_the_last_chairs_of_a_new_table(window: Callable[..., Any]) -> None:
    """PB-2.1: two Bots at a table of four leave two chairs, and the game begins with them."""
    page = window()
    page.goto("/#/new/price_of_power")
    page.locator("input[name=scenario][value=s1_01]").check()
    page.select_option(".how-many", "4")
    assert page.locator(".chair").count() == 4
    page.locator(".all-options > summary").click()
    page.locator(".option-group > summary", has_text="Bots from the rulebook").click()
    page.select_option("select[data-option=bots]", "2")
    assert page.locator(".chair").count() == 2
    page.locator(".chair").nth(1).select_option("steward")
    page.locator(".open-line .primary").click()
    page.wait_for_selector(play.ASKED)
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert len(table["seats"]) == 2
