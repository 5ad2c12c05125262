"""The steward is an opponent worth playing: it beats chance, plays every scenario to its end, and has its reasons."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.raison_detat.boards import table
from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.games.raison_detat import TITLE
from westphalia.games.raison_detat.bots import Steward
from westphalia.games.raison_detat.model import Game
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse


def winner(names: list[str], seed: str, scenario: str) -> str:
    session = Session.start(TITLE, scenario, len(names), secret=seed, history=False, journal=False)
    assert Driver(session, seat_bots(TITLE, names, seed=seed), seed=seed).run()
    return next(names[standing.seat] for standing in TITLE.standings(session.state) if standing.place == 1)


def won(games: int, scenario: str, *names: str) -> int:
    """Games that the steward won, its seat changing from game to game."""
    turned = [list(names[n % len(names) :] + names[: n % len(names)]) for n in range(games)]
    return sum(winner(order, f"arena {n}", scenario) == "steward" for n, order in enumerate(turned))


def test_the_steward_beats_two_random_players() -> None:
    assert won(30, "1702", "steward", "random", "random") >= 27


def test_the_steward_beats_six_random_players() -> None:
    assert won(14, "1618", "steward", *["random"] * 6) >= 11


@pytest.mark.parametrize("scenario", sorted(TITLE.scenarios))
def test_stewards_finish_every_scenario(scenario: str) -> None:
    for seats in TITLE.scenarios[scenario].seats:
        session = Session.start(TITLE, scenario, seats, secret="9", history=False, journal=False)
        assert Driver(session, seat_bots(TITLE, ["steward"] * seats, seed="9"), seed="9").run()
        assert list(TITLE.violations(session.state)) == []


def answers(name: str, answers_before: dict[str, list[str]] | None = None, **given: Any) -> str:
    """What a steward leading this power answers to its question."""
    session = table(**given)
    g = session.state
    assert isinstance(g, Game)
    for who, ids in (answers_before or {}).items():
        for id in ids:
            seat = TITLE.seat_of(g, who)
            assert seat is not None
            session.answer(seat, id)
    seat = TITLE.seat_of(g, name)
    assert seat is not None
    ask = session.ask_of(seat)
    assert ask is not None
    index = Steward("1", seat).choose(Glimpse(session, seat), ask)
    return ask.kind.option_id(ask.options[index])


ELECTION = {"scenario": 1618, "step": "election", "turn": 5}
ALL_FOR_AUSTRIA = {
    name: ["austria"] for name in ("protestants", "sweden", "poland", "austria", "ottoman", "france", "spain")
}


def test_it_votes_for_itself_and_bribes_what_is_lacking() -> None:
    """Four electors for the Protestants, three for the Emperor: one bribe keeps the crown, none is wasted."""
    assert answers("austria", **ELECTION) == "austria"
    assert answers("austria", ALL_FOR_AUSTRIA, **ELECTION) == "1"
    assert answers("protestants", ALL_FOR_AUSTRIA, **ELECTION) == "0"
    assert answers("ottoman", ALL_FOR_AUSTRIA, **ELECTION) == "0"


def test_it_keeps_morale_to_fight_with() -> None:
    given = {"scenario": 1702, "players": 3, "step": "auction", "acting": "sweden"}
    assert answers("austria", **given, sweden={"patron": "france", "hand": [1, 2, 3]}) == "2"
    assert answers("austria", **given, sweden={"patron": "france"}, austria={"morale": 3}) == "1"
    assert answers("austria", **given, sweden={"patron": "france"}, austria={"morale": 2}) == "0"
    assert answers("france", **given, sweden={"patron": "france"}) == "0"


BAVARIA = {
    "scenario": 1618,
    "step": "battles",
    "acting": "protestants",
    "mansfeld": {"at": "bavaria", "units": 2},
    "bavaria": {"garrison": "austria"},
    "feria": {"at": "tyrol", "units": 3},
}


def test_it_supports_a_battle_that_can_be_won_over_a_general() -> None:
    """RE-6.31: Influence for the supporter."""
    assert answers("spain", **BAVARIA, tilly={"at": "bavaria", "units": 3}) == "feria"


def test_it_does_not_support_a_lost_cause() -> None:
    hopeless = {**BAVARIA, "mansfeld": {"at": "bavaria", "units": 5}, "protestants": {"hand": [5, 5, 5]}}
    assert answers("spain", **hopeless) == "done"


def test_it_takes_undefended_land_that_scores() -> None:
    session = table(scenario=1618, step="moves", acting="france")
    seat = TITLE.seat_of(session.state, "france")
    assert seat is not None
    bot, glimpse = Steward("1", seat), Glimpse(session, seat)
    while (ask := session.ask_of(seat)) is not None and ask.kind.id != "another_turn":
        session.choose(ask, bot.choose(glimpse, ask))
    taken = [
        p for p in ("lorraine", "franche_comte", "savoy") if TITLE.inspect(session.state, f"{p}.control") == "france"
    ]
    assert len(taken) == 2


def test_it_refuses_a_turn_to_who_stands_at_its_border() -> None:
    """RE-5.21: the Arbiter may be the victim."""
    given = {"scenario": 1618, "step": "arbiter", "acting": "poland", "arbiter": "austria"}
    ask = {"poland": ["ask"]}
    assert answers("austria", ask, **given, koniecpolski={"at": "silesia", "units": 3}) == "refuse"
    far = {"koniecpolski": {"at": "ukraine", "units": 3}, "chodkiewicz": {"at": "lithuania", "units": 3}}
    assert answers("austria", ask, **given, **far) == "grant"


def test_it_joins_those_against_its_prey() -> None:
    """RE-4.11: Livonia and Prussia are Polish and Poland is in the Union: Sweden applies to the League."""
    given = {
        "scenario": 1618,
        "step": "diplomacy",
        "round": 2,
        "poland": {"status": "evangelical_union"},
        "sweden": {"status": "evangelical_union"},
        "gustavus_adolphus": {"at": "livonia", "units": 5},
        "baner": {"at": "estonia", "units": 5},
    }
    assert answers("sweden", **given) == "catholic_league_or_expansionist"
