"""When a clock runs out: what the form says, what those at the table read, and how somebody comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.moved_server import DAY, HOUR, MovedServer

from .barriers import barriers
from .moved import moved, play_until_waiting, slow_table, visitor
from .play import ASKED, answer, sit_down

__all__ = ["moved", "visitor"]
Window = Callable[..., Any]
PHONE = {"width": 390, "height": 844}


def test_the_form_says_what_follows_when_a_clock_runs_out(window: Window) -> None:
    page = window(viewport=PHONE)
    page.goto("/#/new?game=six_continents")
    page.wait_for_selector(".terms")
    assert page.locator(".absent").count() == 0  # nobody has a clock
    page.select_option(".terms .pace", "slow")
    assert page.input_value(".absent") == "bot"
    told = set()
    for rule in ("answer", "bot", "wait", "vote"):
        page.select_option(".absent", rule)
        told.add(page.inner_text(".absent-about"))
    assert len(told) == 4
    assert barriers(page, ".terms") == []
    page.click(".open-line button")
    page.click(".invitation .primary")
    page.wait_for_selector(".decision")
    page.click("#tab-office")
    expect(page.locator(".office .about")).to_contain_text("the others vote at once")


def test_a_bot_sits_in_and_hands_the_chair_back(visitor: Window, moved: MovedServer) -> None:
    ann, bob = visitor("Ann"), visitor("Bob", viewport=PHONE)
    table = slow_table(ann, bob, "bot")
    play_until_waiting(ann)
    expect(ann.locator(".decision .waiting")).to_have_text("Waiting for Player 2")
    expect(ann.locator(".decision .waits-line")).to_contain_text("24 hr left")
    moved.move(DAY - HOUR)
    bob.reload()
    line = bob.locator(f".mine li:has(a[href='#/table/{table}'])")
    expect(line).to_contain_text("Your move")
    moved.move(HOUR)
    ann.click("#tab-chat")
    expect(ann.locator(".said.is-notice")).to_have_text(
        "This seat has run out of time: a bot plays until its player is back."
    )
    expect(ann.locator(".mats")).to_contain_text("Bob (absent, a bot sits in)")
    ann.wait_for_selector(ASKED)  # it goes on
    sit_down(bob, table)
    expect(ann.locator(".said.is-notice").last).to_have_text("The player in this seat is back.")
    expect(ann.locator(".mats")).not_to_contain_text("absent")
    ann.click("#tab-office")
    expect(ann.locator(".sitters")).to_contain_text("Bob Turns taken on time: 0 of 1.")
    assert barriers(ann, ".office") == []
    assert bob.locator(".sitters").count() == 0


def test_who_sits_there_when_the_time_runs_out_takes_the_chair_back_with_a_click(
    visitor: Window, moved: MovedServer
) -> None:
    ann, bob = visitor("Ann"), visitor("Bob", viewport=PHONE)
    table = slow_table(ann, bob, "bot")
    sit_down(bob, table)
    play_until_waiting(ann)
    bob.wait_for_selector(ASKED)
    moved.move(DAY)
    back = bob.locator(".sat-out .chair-back")
    back.wait_for()
    assert barriers(bob, ".decision") == []
    back.click()
    expect(bob.locator(".sat-out")).to_have_count(0)
    expect(ann.locator(".mats")).not_to_contain_text("absent")


@pytest.mark.parametrize(
    ("rule", "notice"),
    [
        ("answer", "This seat has run out of time: the usual answers are given for it."),
        ("wait", "This seat has run out of time. The table is waiting."),
    ],
)
def test_usual_answers_or_patience(visitor: Window, moved: MovedServer, rule: str, notice: str) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = slow_table(ann, bob, rule)
    play_until_waiting(ann)
    moved.move(DAY)
    ann.click("#tab-chat")
    expect(ann.locator(".said.is-notice").first).to_have_text(notice)
    if rule == "wait":
        ann.reload()  # the page goes by its own clock
        expect(ann.locator(".decision .waits-line")).to_contain_text("time is up")
        ann.click("#tab-chat")
    else:
        ann.wait_for_selector(ASKED)  # it goes on
    sit_down(bob, table)
    expect(ann.locator(".said.is-notice").last).to_have_text("The player in this seat is back.")
    if rule == "wait":
        bob.wait_for_selector(ASKED)
        answer(bob)


def test_the_others_vote_at_once(visitor: Window, moved: MovedServer) -> None:
    ann, bob = visitor("Ann", viewport=PHONE), visitor("Bob")
    table = slow_table(ann, bob, "vote")
    play_until_waiting(ann)
    moved.move(DAY)
    vote = ann.locator(".vote")
    expect(vote).to_contain_text("Out of time (Player 2): let a bot take the absent player’s chair?")
    vote.locator("button").first.click()
    expect(vote).to_have_count(0)
    ann.wait_for_selector(ASKED)  # nobody waits for Bob, not even for his vote
    sit_down(bob, table)
    bob.click("#tab-chat")
    expect(bob.locator(".said.is-notice").last).to_have_text("The player in this seat is back.")


def test_on_vacation_the_clocks_stand_still_and_everybody_sees_until_when(visitor: Window, moved: MovedServer) -> None:
    ann, bob = visitor("Ann"), visitor("Bob", viewport=PHONE)
    slow_table(ann, bob, "bot")
    bob.request.post("/api/register", data={"name": "Bob on vacation", "password": "correct horse"})
    bob.goto("/#/account")
    bob.reload()
    bob.fill(".vacation [name=days]", "3")
    bob.click(".vacation form button")
    expect(bob.locator(".vacation [role=status]")).to_contain_text("On holiday until")
    assert barriers(bob, ".vacation") == []
    expect(ann.locator(".mats")).to_contain_text("on holiday until")
    play_until_waiting(ann)
    moved.move(2 * DAY)
    expect(ann.locator(".mats")).not_to_contain_text("absent")
    bob.click(".vacation-end")
    expect(bob.locator(".vacation")).to_contain_text("28 days")
    moved.move(DAY)
    expect(ann.locator(".mats")).to_contain_text("absent, a bot sits in")
