"""The steward is an opponent worth playing: it beats chance, plays every scenario to its end, and has its reasons."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.games.price_of_power.bots import Steward
from westphalia.games.price_of_power.model import Game
from westphalia.games.price_of_power.title import TITLE
from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import SILENCE
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse

LONGEST_TURN = 2.0  # seconds; on a busy machine one decision takes a small part of it


def played(names: list[str], seed: str, scenario: str) -> Session:
    session = Session.start(TITLE, scenario, len(names), secret=seed, history=False, journal=False)
    assert Driver(session, seat_bots(TITLE, names, seed=seed), seed=seed).run()
    return session


@pytest.mark.parametrize("seat", [0, 2, 5])
def test_the_steward_beats_five_random_players(seat: int) -> None:
    names = ["random"] * 6
    names[seat] = "steward"
    session = played(names, f"arena {seat}", "s2_04")
    assert [standing.seat for standing in TITLE.standings(session.state) if standing.place == 1] == [seat]


@pytest.mark.parametrize("scenario", ["first_steps", "two_crowns", "s1_04"])
def test_stewards_finish_and_break_no_law(scenario: str) -> None:
    seats = TITLE.default_seats(scenario)
    session = played(["steward"] * seats, "9", scenario)
    assert list(TITLE.violations(session.state)) == []


def test_a_turn_is_quick() -> None:
    """Every decision of a Round, a war included, takes far less than what a Turn may take."""
    session = Session.start(TITLE, "s2_01", 6, secret="3", history=False, journal=False)
    bots = [Steward("3", seat) for seat in range(6)]
    slowest = 0.0
    for _ in range(600):
        for ask in session.asks()[:1]:
            start = perf_counter()
            index = bots[ask.seat].choose(Glimpse(session, ask.seat), ask)
            slowest = max(slowest, perf_counter() - start)
            session.choose(ask, index)
    assert slowest < LONGEST_TURN


def answer(name: str, given: dict[str, Any], *before: str) -> str:
    """What a steward of this Realm answers to its question."""
    session = Session(TITLE, TITLE.position(given, Chance.from_secret("1"), SILENCE))
    g = session.state
    assert isinstance(g, Game)
    seat = TITLE.seat_of(g, name)
    assert seat is not None
    bot = Steward("1", seat)
    for id in before:
        ask = session.ask_of(seat)
        assert ask is not None
        index = bot.choose(Glimpse(session, seat), ask)
        assert ask.kind.option_id(ask.options[index]) == id
        session.choose(ask, index)
    ask = session.ask_of(seat)
    assert ask is not None
    return ask.kind.option_id(ask.options[bot.choose(Glimpse(session, seat), ask)])


POOR = {"adm": 0, "dip": 0, "mil": 0, "ducats": 0, "hand": []}
DONE = {**POOR, "events_taken": 1, "status": "event_taken"}
BORDER = {
    **DONE,
    "mil": 4,
    "ducats": 10,
    "claims": ["andalucia"],
    "army_1": {"area": "leon", "infantry": 8},
    "available": 4,
}


def table(**castile: Any) -> dict[str, Any]:
    return {"realms": ["castile", "england", "france"], "turn": "castile", "castile": castile}


def test_who_can_do_nothing_passes_but_not_before_the_event() -> None:
    assert answer("castile", table(**DONE)) == "pass"
    assert answer("castile", table(**POOR)) == "event"


def test_stability_is_mended_first() -> None:
    assert answer("castile", table(**{**DONE, "adm": 5, "stability": -2})) == "increase_stability"


def test_it_declares_a_war_that_it_wins() -> None:
    """An Army of eight at the border of Granada, a Claim and the MIL; with two units it raises more first."""
    given = table(**BORDER)
    assert answer("castile", given) == "declare_war"
    assert answer("castile", given, "declare_war") == "granada"
    weak = table(**{**BORDER, "army_1": {"area": "leon", "infantry": 2}})
    assert answer("castile", weak) != "declare_war"


def test_it_keeps_an_ally_rather_than_attack_him() -> None:
    assert answer("castile", table(**{**BORDER, "alliances": ["granada"]})) != "declare_war"


def test_debts_are_repaid_from_a_full_purse() -> None:
    assert answer("castile", table(**{**DONE, "ducats": 30, "interest": 2})) == "repay_loan"
    assert answer("castile", table(**{**DONE, "ducats": 7, "interest": 2})) == "pass"
