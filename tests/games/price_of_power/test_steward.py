"""The steward is an opponent worth playing: it beats chance, plays every scenario to its end, and has its reasons."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import pytest

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.games.price_of_power import effects, pieces, rules
from westphalia.games.price_of_power.board import AREA, PROVINCE, realm
from westphalia.games.price_of_power.bots import Steward, choices, goals, habits, ties, turn, worth
from westphalia.games.price_of_power.effects import run
from westphalia.games.price_of_power.model import NOBODY, Game, Term
from westphalia.games.price_of_power.rules import action_phase, income, peace, rebels, talks
from westphalia.games.price_of_power.title import TITLE
from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import SILENCE
from westphalia.kernel.script import Ask, Kind, Value
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse

from .boards import position_board

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


def set_up(name: str, given: dict[str, Any]) -> tuple[Session, Game, int]:
    """A position, and the seat of a Realm in it."""
    session = Session(TITLE, TITLE.position(given, Chance.from_secret("1"), SILENCE))
    g = session.state
    assert isinstance(g, Game)
    seat = TITLE.seat_of(g, name)
    assert seat is not None
    return session, g, seat


def answer(name: str, given: dict[str, Any], *before: str) -> str:
    """What a steward of this Realm answers to its question."""
    session, _, seat = set_up(name, given)
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
    "ships": {"western_mediterranean": {"sea": 1}},
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


def test_it_needs_a_ship_to_conquer_an_island() -> None:
    """Gibraltar is an island: without a ship beside it Granada cannot be taken as a whole."""
    assert answer("castile", table(**{**BORDER, "ships": {}, "fleet": "none"})) != "declare_war"


def kinds() -> Iterator[Kind]:
    """Every kind of question the game has."""
    modules = [pieces]
    for package in (rules, effects):
        for found in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
            modules.append(importlib.import_module(found.name))
    for module in modules:
        yield from (thing for thing in vars(module).values() if isinstance(thing, Kind))
    yield from run.PICK.values()
    yield from (operation.may for operation in run.OPS.values())


def test_habits_answer_questions_that_exist() -> None:
    known = {kind.id for kind in kinds()}
    assert set(habits.HABITS) - known == set()
    assert set(turn.PROPOSERS) - set(action_phase.BY_WORD) == set()


def test_a_rebel_town_is_taken_back() -> None:
    """With an Army beside it by a march, without one by a levy."""
    lost = {"galicia": {"unrest": 1, "occupier": "rebels"}}
    army = {**DONE, "mil": 3, "ducats": 12, "army_1": {"area": "castile", "infantry": 4}, "available": 4}
    assert answer("castile", {**table(**army), **lost}) == "activate"
    assert answer("castile", {**table(**{**army, "army_1": "none"}), **lost}) == "recruit"


def test_unrest_is_suppressed() -> None:
    restless = {"galicia": {"unrest": 1}, "leon": {"rebels": 0}}
    assert answer("castile", {**table(**{**DONE, "mil": 2}), **restless}) == "suppress_unrest"


def test_a_full_purse_trades_no_more() -> None:
    _, g, seat = set_up("castile", table(**{**DONE, "dip": 3, "missions": []}))
    g.milestones = [NOBODY] * 4
    values = list[float]()
    for ducats in (5, worth.COMFORT, worth.RICH):
        g.ducats[seat] = ducats
        found = ties.go_trading(g, seat)
        assert found is not None
        values.append(found.value)
    assert values[0] > values[1] > 0 > values[2]


def test_the_focus_brings_an_idea_within_reach() -> None:
    given = table(**{**DONE, "adm": 3, "mil": 3})
    assert answer("castile", given, "change_focus") == "adm"
    assert answer("castile", table(**{**DONE, "adm": 1, "mil": 1})) != "change_focus"


def test_a_colony_is_founded_where_a_claim_lies() -> None:
    england = {
        **DONE,
        "adm": 3,
        "colonists": 2,
        "claims": ["canada"],
        "ships": {"northwestern_atlantic": {"sea": 1}, "northeastern_atlantic": {"sea": 1}},
    }
    given = {"realms": ["england", "france"], "turn": "england", "england": england}
    assert answer("england", given) == "colonize"


def bundle_answer(*terms: Term, **castile: Any) -> Value:
    """What Castile (seat 0) says to a bundle of England (seat 1)."""
    _, g, seat = set_up("castile", table(**{**DONE, "missions": [], **castile}))
    g.talk = [*terms]
    ask = Ask(seat, talks.ANSWER, ["accept", "refuse", "counter"], "refuse", args={"seat": 1})
    return Steward("1", seat).answer(g, ask)


def test_talks_are_answered_by_their_worth() -> None:
    alliance = Term(talks.PACT, 1, NOBODY, 0)
    gift, tribute = Term(talks.SUPPORT, 1, NOBODY, 5), Term(talks.SUPPORT, 0, NOBODY, 5)
    assert bundle_answer(alliance) == "accept"
    assert bundle_answer(gift) == "accept"
    assert bundle_answer(tribute) == "refuse"
    galicia = PROVINCE.value("galicia")
    assert galicia is not None
    assert bundle_answer(Term(talks.SALE, 0, galicia, 3)) == "refuse"


def test_it_proposes_an_alliance_to_a_player() -> None:
    given = table(**{**DONE, "dip": 1, "alliances": [], "influence": {}, "marriages": []})
    assert answer("castile", given, "talk") in ("2", "3")


WEAK = {"army_1": "none", "army_2": "none", "infantry": {}, "available": 0, "ducats": 0, "alliances": []}
STRONG = {**BORDER, "mil": 6, "claims": ["aquitaine"], "army_1": {"area": "aragon", "infantry": 6}, "alliances": []}


def test_a_weak_neighbour_is_prey_too() -> None:
    """France without a soldier, a Claim in its Aquitaine and an Army beside it; not if England's Army stands by it."""
    given = table(**{**STRONG, "add_towns": ["zaragoza"]})
    assert answer("castile", {**given, "france": WEAK}, "declare_war") == "france"
    army = {"area": "northumbria", "infantry": 12}
    guarded = {
        **given,
        "france": {**WEAK, "alliances": ["england"]},
        "england": {"army_1": army, "available": 0, "alliances": ["france"]},
    }
    assert answer("castile", guarded) != "declare_war"


def test_missions_make_it_want_provinces() -> None:
    """Castile wants all of Andalucia while the Mission is in hand."""
    given = table(**{**DONE, "missions": ["castile_1b"]})
    granada = PROVINCE.value("granada")
    assert granada is not None
    _, g, seat = set_up("castile", {**given, "milestones": []})
    assert goals.pull(g, seat, "provinces", (granada,)) > worth.PRESTIGE
    g.missions[seat] = ()
    assert goals.pull(g, seat, "provinces", (granada,)) == 0


def test_harm_is_done_to_others_and_good_to_itself() -> None:
    _, g, seat = set_up("castile", table(**DONE))
    own, other = AREA.value("leon"), AREA.value("seine")
    assert own is not None and other is not None
    for name, expected in (("unrest_area", other), ("plague_area", other), ("remove_unrest_in", own)):
        ask = Ask(seat, Kind(name, "PP-16.3.5", AREA), [own, other])
        assert choices.CHOICES[name](g, seat, ask) == expected


def test_what_is_calm_does_not_rebel() -> None:
    ask = Ask(0, rebels.RESULT_FIRST, ["rebellion", "lose_2_ducats", "remove_1_unrest"])
    _, g, seat = set_up("castile", table(**DONE))
    assert habits.HABITS["rebel_result"](g, seat, ask) == "remove_1_unrest"


def test_ducats_go_before_corruption_costs_adm() -> None:
    _, g, seat = set_up("castile", table(**{**DONE, "ducats": 52}))
    ask = Ask(seat, income.DISCARD_DUCATS, income.discards(52))
    assert habits.HABITS["discard_ducats"](g, seat, ask) == 3


def test_it_does_not_surrender_because_its_offer_was_refused() -> None:
    """PP-10.1.10: a War for which an offer was refused stays open to its other ways; the steward fights on."""
    given = {
        "realms": ["castile", "france"],
        "step": "peace_and_rebels",
        "war": [["castile", "france"]],
        "galicia": {"occupier": "france"},
    }
    g = position_board(given)
    castile, france = g.seat_of[realm("castile")], realm("france")
    ask = Ask(castile, peace.LAST_WARS, ["done", france], "done")
    assert habits.remaining_war(g, castile, ask) == france
    ask = Ask(castile, peace.LAST_WARS, ["done", france], "done", args={"france": "offer_white_peace"})
    assert habits.remaining_war(g, castile, ask) == "done"
