"""Chapter 22: Bots from the outside: whole games, entries, results, and what persons are shown of them."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from westphalia.games.price_of_power import TITLE, conservation, view
from westphalia.games.price_of_power.automata import entry, turn
from westphalia.games.price_of_power.automata.choices import attended
from westphalia.games.price_of_power.board import REALM, area, realm
from westphalia.games.price_of_power.bot_data import CARDS, LEVELS, REALM_DATA, chart, deck
from westphalia.games.price_of_power.ids import Seat, pair
from westphalia.games.price_of_power.model import BOT, CLAIM, ENTERING, FALLEN, WAITING, Game, bots, persons
from westphalia.games.price_of_power.phases import end_of_age, final_scoring
from westphalia.games.price_of_power.rules import bots as bot_rules
from westphalia.games.price_of_power.rules import scenario_rules
from westphalia.games.price_of_power.scenarios import VARIANTS
from westphalia.kernel.contract import BadInput
from westphalia.kernel.script import Value
from westphalia.kernel.session import Session

SOLO = ("s1_06", "s1_06_kalmar", "s1_06_poland", "s1_06_both", "s2_06", "s2_07", "s2_07_alternate_start")
WITH_BOTS = (*SOLO, "s1_02", "s1_02_players_3_bots_2")


def start(scenario: str, seats: int = 0, seed: str = "1", options: Mapping[str, Value] | None = None) -> Session:
    seats = seats or TITLE.scenario(scenario).seats[0]
    return Session.start(TITLE, scenario, seats, secret=seed, options=options or {})


def play_on(session: Session, seed: int, limit: int = 4_000) -> None:
    """At random, to the end."""
    dice = random.Random(seed)
    for _ in range(limit):
        if session.is_over:
            return
        ask = session.asks()[0]
        session.choose(ask, dice.randrange(len(ask.options)))
    raise AssertionError("no end")


@pytest.mark.parametrize("scenario", WITH_BOTS)
def test_a_scenario_with_bots_comes_to_its_end(scenario: str) -> None:
    """PB-3.1, PB-8.13: nobody is asked for a Bot, and only persons have places in the result."""
    session = start(scenario)
    g = session.state
    play_on(session, 7)
    assert list(conservation.violations(g)) == []
    seats = TITLE.scenario(scenario).seats[0]
    assert [standing.seat for standing in TITLE.standings(g)] == list(range(seats))
    assert all(entry.message != "log-bot-card" or g.bot[entry.args["seat"]] for entry in g.log.entries)
    assert any(entry.message == "log-bot-card" for entry in g.log.entries)


def test_which_cards_are_shuffled_back_is_seen_by_all() -> None:
    """PB-8.11: what is left in a deck lies open, so the lot is told like dice, and the new order of the deck is not."""
    g = start("s1_06_both").state
    seat = bots(g)[0]
    deck = g.bot_deck[seat]
    others = [n for n in deck if CARDS[n].reshuffle != "always"][:6]
    g.bot_deck[seat], g.bot_used[seat] = tuple(n for n in deck if n not in others), tuple(others)
    g.chance.trace = told = []
    turn.end_round(g, seat)
    assert len(g.bot_used[seat]) == 3
    assert all(n >= 0 for n in told[:5]) and all(n < 0 for n in told[5:])


def test_persons_have_the_first_seats_and_the_table_its_order() -> None:
    """PB-2.2"""
    for name in ("s1_02_players_3_bots_2", "s1_06_both", "s2_06_players_1"):
        found = VARIANTS[name]
        seating = [seat.realm for seat in found.seating]
        assert all(seat.control in ("human", "any") for seat in found.seating[: found.persons])
        assert [key for key in seating if key in found.variant.turn_order] == found.variant.turn_order


def test_bots_in_the_place_of_players() -> None:
    """PB-2.1, PP-20.1.1: two persons and two Bots at a table of four."""
    session = start("s1_01", 2, options={"bots": 2})
    g = session.state
    assert [*g.bot] == [0, 0, BOT, BOT] and persons(g) == [0, 1]
    assert not g.mission_deck[2] and g.mission_deck[0]
    play_on(session, 3, 8_000)
    assert len(TITLE.standings(g)) == 2


@pytest.mark.parametrize(("scenario", "seats", "number"), [("two_crowns", 1, 1), ("s1_01", 3, 3), ("s2_06", 1, 1)])
def test_too_many_bots_are_refused(scenario: str, seats: int, number: int) -> None:
    """PB-2.1: at least 3 players, as the scenario has them."""
    with pytest.raises(BadInput, match="Bots"):
        TITLE.check_seats(scenario, seats, {"bots": number})


def test_every_deck_has_twenty_cards() -> None:
    """PB-2.4"""
    for r in REALM_DATA:
        for age in (1, 2, 3, 4):
            cards = deck(r, 1, age)
            assert len(cards) == len(set(cards)) == 20
    assert len(CARDS) == 24


def test_charts_cover_the_die() -> None:
    """PB-4.1"""
    for r in REALM_DATA:
        for age in (1, 4):
            for military in (False, True):
                rows = chart(r, age, military=military)
                assert [face for row in rows for face in range(row.first, row.last + 1)] == [1, 2, 3, 4, 5, 6]


def test_the_order_of_a_deck_is_hidden_its_cards_are_not() -> None:
    """PB-2.4"""
    g = start("s1_06").state
    assert isinstance(g, Game)
    known = view.mask(g, Seat(0))
    assert known.bot_deck[1] == tuple(sorted(g.bot_deck[1])) != g.bot_deck[1]


def test_half_of_the_used_cards_return_focus_cards_do_not() -> None:
    """PB-8.11"""
    g = start("s1_06").state
    assert isinstance(g, Game)
    event, idea, focus = 0, 23, 19
    g.bot_deck[1], g.bot_used[1], g.bot_focused[1] = (), (event, 1, 2, 3, 4, idea), (focus,)
    turn.end_round(g, Seat(1))
    assert {event, idea} <= {*g.bot_deck[1]} and len(g.bot_deck[1]) == 4
    assert len(g.bot_used[1]) == 2 and focus not in g.bot_deck[1]


def drained(script: object) -> None:
    for question in script:  # type: ignore[attr-defined]
        raise AssertionError(question)


def test_a_bot_without_provinces_falls_and_the_next_one_comes() -> None:
    """PB-9.1, PB-9.3, PB-9.4: Venice falls, so Castile comes, with Towns on its Provinces."""
    g = start("s2_06").state
    assert isinstance(g, Game)
    venice, castile = realm("venice"), realm("castile")
    seat = g.seat_of[venice]
    for p in g.lands[venice]:
        g.town[p], g.disc[p] = -1, 0  # type: ignore[call-overload]
    g.small_towns[seat] = g.large_towns[seat] = 0
    g.lands[venice] = ()
    drained(entry.end_round(g))
    assert g.bot[seat] == FALLEN and not g.bot_power[seat] and seat not in g.turn_order
    waiting = g.realm.index(castile)
    assert g.bot[waiting] == ENTERING
    lands = g.lands[castile]
    drained(entry.begin_round(g))
    assert g.bot[waiting] == BOT and g.seat_of[castile] == waiting and g.bot_power[waiting] == 9
    assert all(g.town[p] == waiting for p in lands) and len(g.bot_deck[waiting]) == 20
    assert g.available[waiting] >= 3


def test_the_nearest_bot_comes_to_ulm() -> None:
    """PB-9.4"""
    g = start("s2_07").state
    assert isinstance(g, Game)
    waiting = [s for s in g.each_seat if g.bot[s] == WAITING]
    assert {REALM.id(g.realm[s]) for s in waiting} == {"denmark", "poland", "ottomans"}
    drained(entry.call_next(g, bots(g)[0]))
    assert sum(g.bot[s] == ENTERING for s in waiting) == 1


def test_a_bot_takes_over_from_a_player_who_leaves() -> None:
    """PB-9.6, PP-21.0.6"""
    session = start("s1_01", 3, options={"leavers": "bot", "ages": 1})
    g = session.state
    session.resign(1)
    dice = random.Random(5)
    while not g.bot[1] and not session.is_over:
        ask = session.asks()[0]
        session.choose(ask, dice.randrange(len(ask.options)))
    assert g.bot[1] == BOT and not g.hand[1] and not g.ducats[1] and g.bot_power[1] >= 9
    assert not any(g.vassal[p] == 1 and g.occupier[p] == -1 for p in g.board.provinces)
    assert list(conservation.violations(g)) == []
    play_on(session, 6)
    assert 1 not in TITLE.players(g)


def test_levels_differ() -> None:
    """PB-2.6"""
    assert [LEVELS[key].power_per_round for key in ("easy", "normal", "hard", "very_hard")] == [6, 7, 8, 9]
    g = start("s1_06", options={"bot_level": "hard"}).state
    assert isinstance(g, Game)
    assert bot_rules.level(g).id == "hard"


@pytest.mark.parametrize(("level", "points"), [("easy", 2), ("normal", 4), ("hard", 6), ("very_hard", 8)])
def test_what_a_bot_scores_in_place_of_missions(level: str, points: int) -> None:
    """PB-8.13: the Prestige of its level at the end of each Age, and once more with Final Scoring; persons never."""
    g = start("s1_06", options={"bot_level": level}).state
    assert isinstance(g, Game)
    scored = {
        seat: [part.amount for part in final_scoring.items(g, seat) if part.rule == "PB-8.13"] for seat in g.each_seat
    }
    assert scored == {0: [0], 1: [points], 2: [points], 3: [0]}
    list(attended(g, end_of_age.end_of_age(g)))
    told = [entry.args for entry in g.log.entries if entry.rule == "PB-8.13"]
    assert [(each["seat"], each["n"]) for each in told] == [(1, points), (2, points)]


def test_results_of_a_solo_game() -> None:
    """PB-8.14: by what the scenario asks for."""
    g = start("s2_07").state
    assert isinstance(g, Game)
    seat = next(Seat(seat) for seat in g.each_seat if not g.bot[seat])
    assert scenario_rules.solo_result(g, seat) == scenario_rules.DEFEAT
    g.prestige[seat] = 1 + max(g.prestige)
    assert scenario_rules.solo_result(g, seat) == scenario_rules.MINOR
    g.prestige[seat] -= 1
    assert scenario_rules.solo_result(g, seat) == scenario_rules.DEFEAT
    g.emperor, g.authority = g.realm[0], 3
    assert scenario_rules.solo_result(g, Seat(0)) == scenario_rules.FULL
    g.small_towns[0] = 25
    assert scenario_rules.solo_result(g, Seat(0)) == scenario_rules.GREAT
    g = start("s2_06").state
    assert isinstance(g, Game)
    assert scenario_rules.solo_result(g, Seat(0)) == scenario_rules.DEFEAT
    g.prestige[0] = 1 + max(g.prestige)
    assert scenario_rules.solo_result(g, Seat(0)) == scenario_rules.MINOR
    g = start("s1_06").state
    assert isinstance(g, Game)
    g.prestige = [10, 9, 9, 0]
    assert scenario_rules.solo_result(g, Seat(0)) == scenario_rules.MINOR
    g.emperor = g.realm[0]
    assert scenario_rules.solo_result(g, Seat(0)) == scenario_rules.FULL
    g.prestige = [9, 9, 0, 0]
    assert scenario_rules.solo_result(g, Seat(0)) == scenario_rules.DEFEAT
    scenario_rules.decide_solo(g)
    assert final_scoring.standings(g)[0].place > 1 and TITLE.beats_all(g)


def test_a_table_without_bots_is_not_attended() -> None:
    """PB-1.10: what a Bot would answer costs nothing where there is none."""
    g = start("s1_01", 3).state
    assert isinstance(g, Game)
    script = iter(())
    assert attended(g, script) is script  # type: ignore[arg-type, comparison-overlap]


def test_an_annexed_bot_leaves_no_half_of_a_treaty() -> None:
    """PB-9.1, PP-10.5.36: Austria annexes France, which had a Truce with Brandenburg."""
    session = start("s1_02_players_3_bots_2", seed="101")
    dice = random.Random(101)
    while not session.is_over:
        ask = session.asks()[0]
        session.choose(ask, dice.randrange(len(ask.options)))
        assert not [text for text in conservation.violations(session.state) if "one-sided" in text]


def test_everybody_reads_the_charts_of_a_bot() -> None:
    """PB-4.1, PB-4.4: line by line, what each place means now and why it is not valid; those who wait have none yet."""
    g = start("s2_06").state
    assert isinstance(g, Game)
    ottomans = g.seat_of[realm("ottomans")]
    charts = view.present(TITLE.mask(g, None), None)["bot_charts"]
    assert set(charts) == set(bots(g)) and len(charts) == 2
    military = charts[ottomans]["military"]
    assert [(line.first, line.last) for line in military] == [(1, 2), (3, 4), (5, 6)]
    karaman, mamluks, kurdistan = military[1].places
    assert (karaman.kind, karaman.number, karaman.why) == ("realm", realm("karaman"), "")
    assert (mamluks.realm, kurdistan.kind) == (realm("mamluks"), "realm_in")
    g.truce[pair(realm("karaman"), ottomans)] = 1
    charts = view.present(TITLE.mask(g, None), None)["bot_charts"]
    assert charts[ottomans]["military"][1].places[0].why == "truce"
    assert charts[ottomans]["diplomatic"][2].places[0][2:] == (realm("karaman"), "")
    plain = start("s1_01", 3).state
    assert isinstance(plain, Game)
    assert view.present(TITLE.mask(plain, None), None)["bot_charts"] == {}


def test_the_charts_reckon_with_the_card_that_recruits_most() -> None:
    """PB-5.8, PB-4.5: what is too strong for 7 units is no target."""
    g = start("s2_06").state
    assert isinstance(g, Game)
    ottomans = g.seat_of[realm("ottomans")]
    g.claim[pair(area("karaman"), ottomans)] = CLAIM
    why = list[str]()
    for available in (0, 7):
        g.available[ottomans] = available
        why.append(view.present(TITLE.mask(g, None), None)["bot_charts"][ottomans]["military"][1].places[0].why)
    assert why == ["strong", ""]


def test_bots_have_curves() -> None:
    """PB-8.13: at the end everybody sees how the Bots fared, too."""
    g = start("s2_06").state
    assert isinstance(g, Game)
    g.prestige = [3, 5, 0, 0, 7]
    assert TITLE.figures(g)["summary-prestige"] == [3, 5, 0, 0, 7]
    assert [bool(tax) for tax in TITLE.figures(g)["summary-base-tax"]] == [g.bot[seat] != WAITING for seat in range(5)]
