"""Rules of single scenarios: objectives, teams, goals (PP-3.0.1)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.games.price_of_power.boards import board_of
from westphalia.games.price_of_power import pieces, summary, terms
from westphalia.games.price_of_power.board import EVENT, area, province, realm
from westphalia.games.price_of_power.card_rules import prestige
from westphalia.games.price_of_power.cost import Cost
from westphalia.games.price_of_power.effects import goals, select
from westphalia.games.price_of_power.model import SMALL_TOWN, Game
from westphalia.games.price_of_power.phases import final_scoring
from westphalia.games.price_of_power.rules import (
    administrative_actions,
    diplomacy,
    diplomatic_actions,
    generic_actions,
    hre,
    religion,
    scenario_rules,
)
from westphalia.games.price_of_power.scenarios import PUBLISHED
from westphalia.games.price_of_power.tables import CATHOLIC, COUNTER_REFORMED, MAX_SEATS, PROTESTANT
from westphalia.games.price_of_power.vocabulary.selectors import SelectProvinces
from westphalia.kernel.script import Ask
from westphalia.kernel.summary import Part, Text


def give(g: Game, seat: int, *keys: str) -> None:
    for key in keys:
        assert pieces.place_town(g, seat, province(key))


def points(items: Iterable[Part]) -> list[int]:
    return [part.amount for part in items]


def places(g: Game) -> list[int]:
    return [standing.place for standing in final_scoring.standings(g)]


def test_four_objectives_win_at_once() -> None:
    """PP-3.0.1: at the end of Phase 3 of the Mediterranean scenario."""
    g = board_of("s2_03_players_5")
    venice = g.seat_of[realm("venice")]
    give(g, venice, "cyprus", "rhodes", "athina")
    assert scenario_rules.objectives_of(g, [venice]) == 3
    assert not scenario_rules.after_phase_3(g)
    give(g, venice, "tunis")
    assert not scenario_rules.after_turn(g), "only Peace decides there"
    assert scenario_rules.after_phase_3(g) and g.winners == [venice]
    g.prestige[0] = 50
    assert places(g)[venice] == 1 and places(g)[0] == 2


def test_an_occupied_objective_counts_if_an_opponent_owns_it() -> None:
    """PP-3.0.1."""
    g = board_of("s2_03_players_5")
    venice, france = g.seat_of[realm("venice")], g.seat_of[realm("france")]
    cyprus, tunis = province("cyprus"), province("tunis")
    give(g, france, "cyprus")
    for p in (cyprus, tunis):
        g.occupier[p], g.siege_disc[p] = venice, SMALL_TOWN
    assert scenario_rules.holds_objective(g, venice, cyprus)
    assert not scenario_rules.holds_objective(g, venice, tunis), "no Opponent is its lawful owner"
    assert not scenario_rules.holds_objective(g, france, cyprus)


def test_the_more_objectives_win_and_then_prestige() -> None:
    """PP-3.0.1."""
    g = board_of("s2_03_players_5")
    castile, venice = g.seat_of[realm("castile")], g.seat_of[realm("venice")]
    give(g, castile, "baleares", "tangiers", "genova", "provence")
    give(g, venice, "cyprus", "rhodes", "athina", "tunis")
    g.prestige[castile] = 1
    assert scenario_rules.after_phase_3(g) and g.winners == [castile]
    give(g, venice, "firenze")
    assert scenario_rules.after_phase_3(g) and g.winners == [venice]


def test_objectives_left_at_the_end_are_worth_prestige() -> None:
    """PP-3.0.1: 5 each."""
    g = board_of("s2_03_players_5")
    give(g, 0, "cyprus", "rhodes")
    assert points(scenario_rules.final_items(g, 0)) == [10]


def test_a_team_wins_with_five_objectives_after_any_turn() -> None:
    """PP-3.0.1."""
    g = board_of("s2_03_players_6_teams")
    castile, aragon = g.seat_of[realm("castile")], g.seat_of[realm("aragon")]
    held = scenario_rules.objectives_of(g, [castile, aragon])
    missing = [key for key in g.entry.variant.objectives if g.town[province(key)] not in (castile, aragon)]
    give(g, castile, *missing[: 4 - held])
    assert not scenario_rules.after_turn(g)
    give(g, aragon, missing[4 - held])
    assert scenario_rules.after_turn(g) and g.winners == sorted([castile, aragon])


def test_a_team_shares_its_place() -> None:
    """PP-3.0.1: the average of their Prestige, rounded up, against each other player's."""
    g = board_of("s1_05_players_6_team")
    castile, aragon, france = (g.seat_of[realm(key)] for key in ("castile", "aragon", "france"))
    g.prestige[castile], g.prestige[aragon], g.prestige[france] = 20, 5, 12
    assert scenario_rules.prestige_of(g, castile) == scenario_rules.prestige_of(g, aragon) == 13
    assert places(g)[castile] == places(g)[aragon] == 1 and places(g)[france] == 3


def test_league_and_pope_score_by_religions() -> None:
    """PP-3.0.1: Phase 4 step E of the scenario of 1517."""
    g = board_of("s2_05_players_6")
    league, pope = g.seat_of[realm("brandenburg")], g.seat_of[realm("papal_states")]
    assert scenario_rules.league_points(g) == 1, "one Protestant Area, rounded up"
    assert scenario_rules.papal_points(g) == 5, "at most"
    scenario_rules.score_round(g)
    assert (g.prestige[league], g.prestige[pope]) == (1, 5)
    for key in ("saxony", "pomerania"):
        g.faith_token[area(key)] = PROTESTANT
    assert scenario_rules.league_points(g) == 2
    g.faith_token[area("seine")] = COUNTER_REFORMED
    assert scenario_rules.papal_points(g) == 5


def test_a_strong_emperor_scores_in_the_end() -> None:
    """PP-3.0.1: Imperial Authority 5 or more."""
    g = board_of("s2_05_players_6")
    habsburg = g.seat_of[realm("castile")]
    g.authority = 4
    assert points(scenario_rules.final_items(g, habsburg)) == []
    g.authority = 5
    assert points(scenario_rules.final_items(g, habsburg)) == [5]


def test_goals_of_the_first_steps() -> None:
    """PP-3.0.1: 4 Prestige each."""
    g = board_of("first_steps_players_3")
    france, castile, england = range(3)
    assert points(scenario_rules.final_items(g, castile)) == []
    give(g, castile, "granada", "gibraltar")
    assert points(scenario_rules.final_items(g, castile)) == [4]
    portugal = realm("portugal") * MAX_SEATS + england
    g.alliance[portugal] = 0
    assert points(scenario_rules.final_items(g, england)) == []
    g.alliance[portugal] = 1
    assert points(scenario_rules.final_items(g, england)) == [4]
    assert points(scenario_rules.final_items(g, france)) == []
    give(g, france, "bordeaux")
    assert points(scenario_rules.final_items(g, france)) == [4]
    assert points(scenario_rules.final_items(g, england)) == []


def test_two_crowns_on_one_head() -> None:
    """PP-3.0.1: London and Paris at the end of a Round."""
    g = board_of("two_crowns_players_2")
    assert not scenario_rules.end_of_round(g)
    give(g, 0, "london")
    assert scenario_rules.end_of_round(g) and g.winners == [0]


def test_the_weaker_crown_gains_an_ally() -> None:
    """PP-3.0.1: 15 Prestige behind at the start of Age II."""
    g = board_of("two_crowns_players_2")
    g.prestige = [0, 14]
    assert list(scenario_rules.begin_age(g)) == []
    g.prestige = [0, 15]
    aragon = realm("aragon")
    g.influence[area("aragon") * MAX_SEATS] = 1
    question = next(scenario := scenario_rules.begin_age(g))
    assert isinstance(question, Ask) and question.seat == 0 and aragon not in question.options, "base tax 9"
    ally = question.options[0]
    assert isinstance(ally, int) and scenario_rules.may_balance(g, 0, ally)
    try:
        scenario.send(ally)
    except StopIteration:
        assert g.alliance[ally * MAX_SEATS] == 1


def test_denmark_may_play_swedish_events() -> None:
    """PP-3.0.1: while Stockholm is a Danish Town or Vassal."""
    g = board_of("s1_01_players_5", ages="all")
    denmark = g.seat_of[realm("denmark")]
    g.age, g.event_deck = 2, list(g.events_ahead[0])
    give(g, denmark, "stockholm")
    script = scenario_rules.begin_age(g)
    question = next(script)
    assert isinstance(question, Ask) and question.seat == denmark
    assert [EVENT.id(event) for event in question.options if isinstance(event, int)] == ["208-1", "209-1"]
    where = g.event_deck.index(question.options[0])
    script.send(question.options[1])
    assert EVENT.id(g.event_deck[where]) == "209-1"
    pieces.remove_base(g, province("stockholm"))
    assert list(scenario_rules.begin_age(g)) == []


def test_a_tie_of_teams_is_rounded_up() -> None:
    """PP-4.7.3, PP-2.2.1: Monarch Power decides; half a cube more on average is more."""
    g = board_of("s2_03_players_6_teams")
    ottomans, castile = g.seat_of[realm("ottomans")], g.seat_of[realm("castile")]
    g.prestige, g.power = [10] * g.seats, [0] * (3 * g.seats)
    g.power[castile * 3] = 2
    g.power[ottomans * 3] = 3
    assert places(g)[ottomans] == 1 and places(g)[castile] == 3


def test_the_protestant_league_preaches_where_it_has_influence() -> None:
    """PP-3.0.1: in HRE Areas, 1 ADM less than a Protestant pays; an Alliance of creed takes 1 Influence."""
    g = board_of("s2_05_players_6")
    league, bohemia = g.seat_of[realm("brandenburg")], area("bohemia")
    assert administrative_actions.why_not_convert_now(g, league, bohemia) is None
    assert administrative_actions.convert_cost(g, league, bohemia) == Cost(adm=0, ducats=3)
    assert administrative_actions.convert_cost(g, league, area("brandenburg")).adm == 1, "no Influence there"
    g.influence[bohemia * MAX_SEATS + league] = 0
    assert administrative_actions.why_not_convert(g, league, bohemia) is not None, "no Influence"
    g.power[league * 3] = 0
    assert bohemia not in administrative_actions.slots_in_reach(g, league)
    assert administrative_actions.why_not_convert_any(g, league) is None, "for 3 Ducats only"
    g.faith[realm("brandenburg")] = CATHOLIC
    assert not scenario_rules.slots_to_preach(g, league)


def test_an_alliance_of_creed_takes_one_influence() -> None:
    """PP-3.0.1, PP-5.4.5."""
    g = board_of("s2_05_players_6")
    league, saxony = g.seat_of[realm("brandenburg")], realm("saxony")
    g.influence[league::MAX_SEATS] = [0] * len(g.influence[league::MAX_SEATS])
    g.influence[terms.capital_area(g, saxony) * MAX_SEATS + league] = 1
    assert diplomacy.alliance_influence(g, league, saxony) == 1
    assert diplomatic_actions.why_not_alliance_with(g, league, saxony) == diplomatic_actions.TOO_LITTLE_INFLUENCE
    g.faith[saxony] = PROTESTANT
    assert diplomatic_actions.why_not_alliance_with(g, league, saxony) is None
    assert diplomatic_actions.why_not_forge_alliance(g, league) is None


def test_the_papal_states_convert_italy_the_empire_and_france() -> None:
    """PP-3.0.1: to Catholic, without a Province there, at the price of everybody."""
    g = board_of("s2_05_players_6")
    pope, brandenburg = g.seat_of[realm("papal_states")], area("brandenburg")
    assert administrative_actions.slots_in_reach(g, pope).count(brandenburg) == 1
    assert administrative_actions.why_not_convert(g, pope, brandenburg) is None
    assert administrative_actions.convert_cost(g, pope, brandenburg) == Cost(adm=2, ducats=3)
    g.faith_token[area("castile")] = PROTESTANT
    assert administrative_actions.why_not_convert(g, pope, area("castile")) is not None
    assert administrative_actions.slots_in_reach(board_of("s2_01_default_austria"), 0) != []


def test_the_habsburgs_are_members_of_the_empire() -> None:
    """PP-3.0.1: though their Capital is Madrid; also when another is Emperor."""
    g = board_of("s2_05_players_6")
    castile = realm("castile")
    g.emperor = realm("france")
    assert hre.is_member(g, castile) and hre.is_subject(g, castile) and castile not in hre.unlawful_occupants(g)
    g.hre_dissolved = 1
    assert not hre.is_member(g, castile)
    assert not hre.is_member(board_of("s1_04_players_3"), castile)


def test_the_provinces_of_aragon_are_castile_s_in_a_power_struggle() -> None:
    """PP-3.0.1: the score of the Area, and the criterion of the great cities."""
    g = board_of("s1_05_players_4", power_struggles="on")
    castile, aragon = g.seat_of[realm("castile")], realm("aragon")
    naples = area("naples")
    held = sum(terms.tax_value(g, p) for p in g.board.provinces_of[naples] if terms.owns(g, aragon, p))
    assert held > 0 and g.seat_of[aragon] == -1
    assert prestige.battleground_score(g, castile, naples) >= held
    c = goals.context(g, g.first, {"struggle": 0})
    cities = SelectProvinces(provinces=("napoli",), controller="castile")
    assert select.find(g, c, cities) == [province("napoli")]
    assert select.find(g, goals.context(g, g.first, {"mission": 0}), cities) == []


def test_the_papal_states_are_always_catholic() -> None:
    """PP-2.7.11, PP-15.2.7: also in the hands of a player; the Counter-Reformation is Catholic."""
    g = board_of("s2_05_players_6")
    pope, france = g.seat_of[realm("papal_states")], g.seat_of[realm("france")]
    assert generic_actions.why_not_convert_state(g, france) is None
    assert generic_actions.why_not_convert_state(g, pope) == religion.ALWAYS_CATHOLIC
    g.faith_token[area("central_italy")] = COUNTER_REFORMED
    assert generic_actions.why_not_counter_reform(g, pope) is None


@pytest.mark.parametrize(
    ("variant", "ways"),
    [
        ("s1_06", ["win-above_bots", "win-electors"]),
        ("s2_06", ["win-purple", "win-europe", "win-above_bots"]),
        ("s2_07", ["win-base_tax", "win-emperor", "win-above_bots"]),
        ("s2_03_players_6_teams", ["win-objectives"]),
        ("two_crowns", ["win-crowns"]),
        ("s1_01_players_3", []),
    ],
)
def test_what_wins_by_the_scenario_stands_before_all_other_goals(variant: str, ways: list[str]) -> None:
    """PB-8.14, PP-3.0.1: with how far the player is; Bots have no such goals."""
    name = next(entry.name for entry in PUBLISHED if entry.name.startswith(variant))
    g = board_of(name)
    person = next(seat for seat in g.each_seat if not g.bot[seat])
    found = [goal for goal in summary.next_goals(g, person) if goal.wins]
    assert [goal.label.message for goal in found if isinstance(goal.label, Text)] == ways
    assert summary.next_goals(g, person)[: len(found)] == found
    assert all(0 <= goal.have <= goal.need and not goal.points for goal in found)


def test_how_far_byzantium_is() -> None:
    """PB-8.14: every Province counts, and the last Ottoman Town in Europe."""
    g = board_of(next(entry.name for entry in PUBLISHED if entry.name.startswith("s2_06")))
    seat = next(seat for seat in g.each_seat if not g.bot[seat])
    before = scenario_rules.ways_to_win(g, seat)
    assert [way.have for way in before] == [
        sum(g.lawful[p] == g.realm[seat] for p in scenario_rules._purple_lands(g)),
        0,
        0,
    ]
    ottomans = g.seat_of[realm("ottomans")]
    for p in g.board.provinces:
        if g.town[p] == ottomans:
            pieces.remove_base(g, p)
    for p in scenario_rules._purple_lands(g):
        pieces.place_town(g, seat, p)
    assert [(way.have, way.need) for way in scenario_rules.ways_to_win(g, seat)] == [
        (before[0].need,) * 2,
        (1, 1),
        (0, 2),
    ]
