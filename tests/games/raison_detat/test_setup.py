"""Setup: powers to players, pieces, Status, cards, for both scenarios and every number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.raison_detat.boards import place, power
from westphalia.games.raison_detat import TITLE, model
from westphalia.games.raison_detat.board import (
    BOARDS,
    DECK,
    EXPANSIONIST,
    NOBODY,
    POWER_IDS,
    STATUS_IDS,
)
from westphalia.games.raison_detat.conservation import violations
from westphalia.games.raison_detat.model import Game, is_major
from westphalia.kernel.conformance import Setting, settings
from westphalia.kernel.session import Session


def start(scenario: str, seats: int, secret: str = "1", **options: str) -> Session:
    return Session.start(TITLE, scenario, seats, secret=secret, options=options)


def state(session: Session) -> Game:
    assert isinstance(session.state, Game)
    return session.state


def minors(scenario: str, seats: int) -> list[str]:
    g = state(start(scenario, seats))
    return sorted(POWER_IDS[p] for p in BOARDS[g.scenario].powers if not is_major(g, p))


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(7, []), (6, ["ottoman"]), (5, ["ottoman", "poland"]), (4, ["ottoman", "poland", "sweden"])],
)
def test_minor_powers_of_1618(seats: int, expected: list[str]) -> None:
    """RE-11.1, RE-2.1."""
    assert minors("1618", seats) == expected


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (6, []),
        (5, ["poland_saxony"]),
        (4, ["poland_saxony", "russia"]),
        (3, ["poland_saxony", "russia", "sweden"]),
    ],
)
def test_minor_powers_of_1702(seats: int, expected: list[str]) -> None:
    """RE-11.2, RE-2.1."""
    assert minors("1702", seats) == expected


@pytest.mark.parametrize("setting", settings(TITLE), ids=str)
def test_everything_is_placed_as_listed(setting: Setting) -> None:
    """RE-2.3, RE-2.5, RE-2.7: pieces, money, Morale, Influence and cards; every Home has a Garrison, every Capital a
    Fortress."""
    g = state(start(setting.scenario, setting.seats))
    board = BOARDS[g.scenario]
    drill = board.first  # draws its card before the first question, unless a Minor Power is auctioned
    for p in board.powers:
        start_of = board.sheets[p].start
        assert (g.money[p], g.morale[p], g.influence[p]) == (start_of.money, start_of.morale, start_of.influence)
        extra = 1 if p == drill and setting.seats == board.players[-1] else 0
        assert len(g.hand[p]) == start_of.cards + extra
        assert all(g.garrison[home] == p for home in board.homes[p])
        assert g.fortress[board.capital[p]] == 1
        assert model.garrison_count(g, p) == len(start_of.garrisons)
        for general, at, units in board.posts(p):
            assert (g.at[general], g.units[general]) == (at, units)
    assert Counter(g.deck) + sum((Counter(hand) for hand in g.hand), Counter()) == Counter(DECK)
    assert len(DECK) == 84
    assert list(violations(g)) == []


def test_starting_money_is_the_tax_of_those_after_taxation_and_not_after_mobilisation() -> None:
    """RE-2.5."""
    g = state(start("1618", 7))
    money = {POWER_IDS[p]: g.money[p] for p in BOARDS[0].powers}
    assert money == {
        "protestants": 0,
        "sweden": 0,
        "poland": 6,
        "austria": 5,
        "ottoman": 6,
        "france": 0,
        "spain": 0,
    }


def test_values_are_those_of_the_map() -> None:
    """RE-1.5: 0 to 3; each power has one Capital (RE-1.4) and no Home carries stripes (RE-1.3)."""
    for board in BOARDS:
        assert {board.value[p] for p in board.places} <= {0, 1, 2, 3}
        assert all(not board.stripes[p] for p in board.places if board.home[p] != NOBODY)
    assert BOARDS[0].value[place("norway")] == 0
    assert BOARDS[0].value[place("bohemia")] == 2


@pytest.mark.parametrize("setting", settings(TITLE), ids=str)
def test_each_player_leads_one_major_power(setting: Setting) -> None:
    """RE-2.2, RE-1.2: drawn at random, each once."""
    g = state(start(setting.scenario, setting.seats))
    assert len(set(g.major)) == setting.seats
    assert all(g.seat[p] == seat and is_major(g, p) for seat, p in enumerate(g.major))


def test_another_seed_deals_other_powers() -> None:
    """RE-2.2."""
    assert len({tuple(state(start("1618", 7, secret)).major) for secret in "123456"}) > 3


def test_powers_may_be_chosen_in_seat_order() -> None:
    """RE-2.2 (D1), powers=choose: a taken power and a Minor Power are refused; the last one is left to the last."""
    session = start("1618", 4, powers="choose")
    ask = session.asks()[0]
    assert (ask.seat, ask.kind.id) == (0, "choose_power")
    refusal = ask.why_not("sweden")
    assert refusal is not None and refusal.rule == "RE-2.1"
    session.answer(0, "france")
    refusal = session.asks()[0].why_not("france")
    assert refusal is not None and refusal.rule == "RE-2.2"
    session.answer(1, "spain")
    session.answer(2, "austria")
    assert [POWER_IDS[p] for p in state(session).major] == ["france", "spain", "austria", "protestants"]


def statuses(scenario: str, seats: int) -> dict[str, str]:
    g = state(start(scenario, seats))
    return {POWER_IDS[p]: STATUS_IDS[g.status[p]] for p in BOARDS[g.scenario].powers if is_major(g, p)}


def test_listed_coalitions_need_their_head_and_one_more_major_power() -> None:
    """RE-2.6: with 4 players Sweden is Minor, so the Union does not exist and the Protestants are Expansionist."""
    assert statuses("1618", 7) == {
        "protestants": "evangelical_union",
        "sweden": "evangelical_union",
        "poland": "expansionist",
        "austria": "catholic_league",
        "ottoman": "expansionist",
        "france": "neutral",
        "spain": "catholic_league",
    }
    four = statuses("1618", 4)
    assert four["protestants"] == "expansionist"
    assert four["austria"] == four["spain"] == "catholic_league"
    assert statuses("1702", 3) == {
        "great_britain": "grand_alliance",
        "austria": "grand_alliance",
        "france": "expansionist",
    }


def test_austria_starts_as_emperor() -> None:
    """RE-2.9."""
    for scenario in ("1618", "1702"):
        assert state(start(scenario, 5)).emperor == power("austria")


def test_minor_powers_take_the_status_of_who_wins_them() -> None:
    """RE-11.4, RE-2.8."""
    session = start("1702", 3)
    g = state(session)
    assert {ask.kind.id for ask in session.asks()} == {"bid"}
    poland = power("poland_saxony")
    assert (g.patron[poland], g.status[poland]) == (NOBODY, EXPANSIONIST)
    british = g.seat[power("great_britain")]
    for ask in list(session.asks()):
        session.answer(ask.seat, "1" if ask.seat == british else "0")
    assert g.patron[poland] == power("great_britain")
    assert g.status[poland] == g.status[power("great_britain")]
