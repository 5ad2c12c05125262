"""Chapter 3: the set-up of every setup and every playable variant."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import board_of, free_board
from westphalia.games.price_of_power import TITLE, conservation, terms
from westphalia.games.price_of_power.board import (
    ACTION_CARDS,
    CARD_ACTION,
    CATEGORIES,
    CONTENT,
    EVENTS,
    IDEA_TYPE,
    IDEAS,
    MILESTONES,
    REALMS,
    SETUPS,
    STRUGGLE,
    TRADE_CARDS,
    area,
    province,
    realm,
    sea,
)
from westphalia.games.price_of_power.ids import pair
from westphalia.games.price_of_power.model import BOT, EVENT_NOT_TAKEN, NOBODY, OFF_BOARD, PERSON, WAITING, Game
from westphalia.games.price_of_power.phases import setup, setup_decks
from westphalia.games.price_of_power.rules import checks, religion, units
from westphalia.games.price_of_power.scenarios import PUBLISHED, VARIANTS
from westphalia.games.price_of_power.tables import CATHOLIC, DIVERSE, MAX_SEATS, MERCHANTS, POWERS, PROTESTANT
from westphalia.kernel.session import Session

PLAYABLE = [entry.name for entry in PUBLISHED]
KINDS = ("A", "realm", "B")


@pytest.mark.parametrize("key", SETUPS)
def test_tax_and_manpower_of_a_setup(key: str) -> None:
    """PP-3.3.2, PP-3.3.3, PP-C.4.2: what the tracks show is what the setup says."""
    g = free_board(key)
    said = SETUPS[key].derived
    authority = g.authority if g.emperor == g.realm[0] else 0
    assert (terms.base_tax(g, 0), terms.vassal_tax(g, 0)) == (said.base_tax, said.vassal_tax)
    assert terms.manpower(g, 0) == min(20, said.manpower_without_ia + authority)


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_variant_adds_up(name: str) -> None:
    """PP-3.0.1, PP-2.2.4: pieces, cards and cubes of a fresh board."""
    assert list(conservation.violations(board_of(name))) == []


@pytest.mark.parametrize("name", PLAYABLE)
def test_the_board_is_at_rest_after_set_up(name: str) -> None:
    """PP-13.0.5: also a Capital that is off the board has its replacement; checks find nothing more to do."""
    g = board_of(name)
    before = g.encode()
    g.unsettled = 1
    assert list(checks.settle(g)) == [] and g.encode() == before
    assert all(g.capital[r] in g.lands[r] for r in REALMS if g.lands[r])


@pytest.mark.parametrize("name", PLAYABLE)
def test_seats_are_in_turn_order_from_the_first_player(name: str) -> None:
    """PP-3.1.1, PP-3.1.10, PP-2.5.39."""
    g, variant = board_of(name), VARIANTS[name].variant
    assert [g.realm[seat] for seat in g.turn_order] == [realm(key) for key in variant.turn_order]


@pytest.mark.parametrize("name", PLAYABLE)
def test_the_event_decks_last_as_many_rounds_as_the_scenario(name: str) -> None:
    """PP-3.1.4, PP-3.1.5: the row of Round 1 is out of the deck already; first three face up."""
    g, variant = board_of(name), VARIANTS[name].variant
    cards = len(g.event_row) + len(g.event_deck) + sum(map(len, g.events_ahead))
    assert cards == variant.rounds * variant.events_per_round
    assert [shown.face_up for shown in g.event_row] == [1, 1, 1] + [0] * (variant.events_per_round - 3)


@pytest.mark.parametrize("name", [n for n in PLAYABLE if n.startswith(("s1_01", "s2_01", "s2_02", "two_crowns"))])
def test_an_ordinary_age_deck_has_the_events_of_the_table(name: str) -> None:
    """PP-3.1.5, PP-16.0.5, PP-20.2.1: 8 A-Events, 2 of each Realm, the rest B-Events."""
    g = board_of(name, ages="all")
    decks = [[*g.event_deck, *(shown.event for shown in g.event_row)], *map(list, g.events_ahead)]
    for deck in decks:
        kinds = [EVENTS[event].kind for event in deck]
        players = 4 if g.seats == 2 else g.seats
        assert [kinds.count(kind) for kind in KINDS] == [8, 2 * g.seats, 4 * (players + 1) - 8 - 2 * g.seats]


def test_halves_of_an_event_deck_are_shuffled_apart() -> None:
    """PP-16.0.4: the first half comes first, in an order that depends on the dice."""
    orders = set()
    for seed in "1234":
        g = board_of("s1_01_players_4", seed)
        deck = [shown.event for shown in g.event_row] + g.event_deck[::-1]
        listed = VARIANTS["s1_01_players_4"].variant.event_decks["age_1"]
        assert sorted(EVENTS[event].id for event in deck[:10]) == sorted(listed["first_half"])
        assert sorted(EVENTS[event].id for event in deck[10:]) == sorted(listed["second_half"])
        orders.add(tuple(deck))
    assert len(orders) == 4


@pytest.mark.parametrize("name", PLAYABLE)
def test_drawn_b_events_keep_numbers_and_marks(name: str) -> None:
    """PP-16.1.4: as many A-Events and Events of Realms as listed; the B-Events are others of the Age, each once."""
    plain, drawn = board_of(name, ages="all"), board_of(name, ages="all", drawn_b_events="on")
    for listed, deck in zip(_age_decks(plain), _age_decks(drawn), strict=True):
        assert len(set(deck)) == len(deck) == len(listed)
        assert {e for e in deck if EVENTS[e].kind != "B"} == {e for e in listed if EVENTS[e].kind != "B"}
        assert {EVENTS[e].age for e in deck} == {EVENTS[e].age for e in listed}


def test_drawn_b_events_are_other_ones() -> None:
    """PP-16.1.4."""
    plain, drawn = board_of("s1_01_players_4"), board_of("s1_01_players_4", drawn_b_events="on")
    assert set(_age_decks(plain)[0]) != set(_age_decks(drawn)[0])


def _age_decks(g: Game) -> list[list[int]]:
    return [[*g.event_deck, *(shown.event for shown in g.event_row)], *map(list, g.events_ahead)]


def test_randomised_events_keep_to_their_marks() -> None:
    """PP-16.0.7 [optional 6], PP-16.0.6: (1) cards above, (2) cards below, (X) cards anywhere, halves equal."""
    halves = set()
    for seed in "123456":
        g = board_of("s1_01_players_4", seed, randomised_events="on")
        deck = [shown.event for shown in g.event_row] + g.event_deck[::-1]
        marks = [str(EVENTS[event].half) for event in deck]
        assert "2" not in marks[:10] and "1" not in marks[10:]
        halves.add(frozenset(deck[:10]))
    assert len(halves) > 1


def test_four_events_face_up_with_six_players_only() -> None:
    """PP-4.1.1 [optional 7]."""
    assert sum(shown.face_up for shown in board_of("s2_01_default_austria", four_events="on").event_row) == 4
    assert sum(shown.face_up for shown in board_of("s1_01_players_5", four_events="on").event_row) == 3


def test_ages_may_be_fewer_than_the_scenario_has() -> None:
    """PP-16.0.3, PP-3.0.1."""
    assert len(board_of("s1_01_players_4", ages=1).events_ahead) == 0
    assert len(board_of("s1_01_players_4", ages=2).events_ahead) == 1
    assert len(board_of("s1_01_players_4").events_ahead) == 2


@pytest.mark.parametrize("name", PLAYABLE)
def test_ideas_lie_in_three_columns(name: str) -> None:
    """PP-3.1.7: the Basic Idea of each type, what the scenario adds, and 2 more; later Ages set aside."""
    g, variant = board_of(name), VARIANTS[name].variant
    listed = {idea.idea for idea in variant.ideas_on_display}
    for power in range(3):
        column = [n for n in g.idea_row if IDEA_TYPE[n] == power]
        removed = sum(i.basic and i.type == POWERS[power] and i.id in variant.ideas_removed for i in IDEAS)
        assert sum(IDEAS[n].basic for n in column) == 1 - removed
        extra = [n for n in column if not IDEAS[n].basic and IDEAS[n].id not in listed]
        assert len(extra) == 2
        assert all(IDEAS[n].age <= g.age for n in (*extra, *g.idea_deck[power]))
    assert all(IDEAS[n].age > g.age for n in g.idea_reserve)


def test_ideas_researched_before_the_game_have_their_owners_in_order() -> None:
    """PP-3.0.1."""
    g = board_of("s1_04_players_4")
    owners = {idea.id: g.idea_owners[n] for n, idea in enumerate(IDEAS)}
    france, castile, england, austria = range(4)
    assert owners["cannons"] == (castile, england, austria, france)
    assert owners["quest_for_the_new_world"] == (castile, england)
    assert owners["tolerance"] == ()


@pytest.mark.parametrize("name", PLAYABLE)
def test_one_milestone_of_each_kind_is_shown(name: str) -> None:
    """PP-3.1.6: of the first Age; a scenario may fix them, then there are no others."""
    g, variant = board_of(name), VARIANTS[name].variant
    shown = [MILESTONES[n] for n in g.milestones]
    assert [card.category for card in shown] == list(CATEGORIES)
    assert {card.age for card in shown} == {g.age}
    if variant.milestones_fixed:
        assert {card.id for card in shown} == set(variant.milestones_fixed)
        assert not any(g.milestone_deck)
    else:
        removed = [sum(m.id in variant.milestones_removed and m.category == c for m in MILESTONES) for c in CATEGORIES]
        assert [len(deck) for deck in g.milestone_deck] == [3 - n for n in removed]


def test_action_decks_are_complete_or_reduced() -> None:
    """PP-3.1.2: 36 cards each; the first game leaves whole groups out."""
    assert [len(deck) for deck in board_of("s1_01_players_3").deck] == [36, 36, 36]
    g = board_of("s1_00_players_3")
    removed = VARIANTS["s1_00_players_3"].variant.action_cards_removed
    left = [card for deck in g.deck for card in deck]
    assert sorted(left) == [n for n in range(len(ACTION_CARDS)) if CARD_ACTION[n].number not in removed]
    assert len(left) < 108


def test_the_trade_deck_is_the_scenario_s() -> None:
    """PP-3.1.3, PP-12.6.1: marked cards stay aside unless named."""
    plain = board_of("s1_01_players_3")
    assert {TRADE_CARDS[n].mark for n in plain.trade_deck} == {None}
    assert len(plain.trade_deck) + len(plain.trade_reserve) == 44 and plain.continents == 0
    everything = board_of("s1_04_players_3")
    assert len(everything.trade_deck) == 44 and everything.continents == 0b11110
    africa = board_of("s1_03_players_3")
    assert africa.continents == 0b100
    assert {n for n in range(44) if TRADE_CARDS[n].mark and 2 in TRADE_CARDS[n].continents} <= set(africa.trade_deck)
    numbers = {TRADE_CARDS[n].card_no for n in board_of("s2_03_players_5").trade_deck}
    assert "T23-1" in numbers and "T16-1" not in numbers


def test_power_struggles_as_scenario_or_table_say() -> None:
    """PP-3.1.11, PP-17.4.1."""
    first = [STRUGGLE.id(n) for n in board_of("s2_01_default_austria").struggles]
    assert first == VARIANTS["s2_01_default_austria"].variant.power_struggles
    assert board_of("s2_01_default_austria", power_struggles="off").struggles == []
    assert board_of("s1_01_players_3").struggles == []
    assert len(board_of("s1_01_players_3", power_struggles="on").struggles) == 3
    assert len(board_of("s1_05_players_6_team").struggles) == 4


def test_the_struggles_of_age_ii_come_in_random_order() -> None:
    """PP-3.0.1, PP-3.1.11: in Creed and Crown; the Thirty Years' War is the third in any case."""
    boards = [board_of("s1_04_players_3", str(seed), power_struggles="on") for seed in range(12)]
    orders = {tuple(STRUGGLE.id(n) for n in g.struggles) for g in boards}
    assert orders == {
        ("italian_wars", "distant_trade", "thirty_years_war"),
        ("distant_trade", "italian_wars", "thirty_years_war"),
    }


def test_player_boards_of_1444() -> None:
    """PP-3.2.1, PP-3.2.2, PP-3.2.5, PP-3.2.6, PP-3.1.8."""
    g = board_of("s1_01_players_4")
    assert g.prestige == [0] * 4 and g.stability == [0] * 4
    assert g.power == [3] * 12 and g.ducats == [15] * 4
    assert g.status == [EVENT_NOT_TAKEN] * 4
    assert (g.round, g.age) == (1, 1)


def test_a_realm_starts_from_its_tracks() -> None:
    """PP-3.2.3, PP-3.2.4, PP-3.3.1: what lies on the map is off the tracks, and the setup of the scenario is used."""
    g = board_of("s1_04_players_3")
    setup = SETUPS["castile_s104"]
    assert g.small_towns[1] == len(setup.towns_small) and g.large_towns[1] == len(setup.towns_large)
    assert g.vassal_tokens[1] == sum(setup.vassals.values())
    assert g.cubes[1] + sum(g.power[3:6]) <= 30


def test_the_general_supply_is_full() -> None:
    """PP-3.1.9: nothing of it is on the board yet."""
    g = board_of("s2_01_default_austria")
    assert not any((*g.rebels, *g.pirates, *g.expanded, *g.plague, *g.revolution))
    assert units.mercenaries_in_play(g) == 0


def test_advanced_rules_are_on_and_optional_ones_off() -> None:
    """PP-1.0.2."""
    rules = board_of("s1_01_players_3").rules
    assert rules.npr_invasions and rules.hre_religion and rules.imperial_elections and rules.negotiated_peace
    assert not (rules.secret_negotiations or rules.no_surrender or rules.helping_hand or rules.randomised_events)
    assert not board_of("s1_01_players_3", npr_invasions="off").rules.npr_invasions


def test_cubes_in_use_come_out_of_the_thirty() -> None:
    """PP-2.2.4: France has 9 Monarch Power, 6 Influence and a Cardinal."""
    g = board_of("s1_01_players_4")
    influence = sum(g.influence[0::MAX_SEATS])
    assert g.cubes[0] == 30 - 9 - influence - 1


def test_the_status_board() -> None:
    """PP-3.1.8, PP-18.1.1, PP-18.2.1, PP-19.1.2."""
    g = board_of("s1_01_players_4")
    france, castile, england, austria = range(4)
    assert g.curia == [castile, austria, france, england] and g.roma == [NOBODY]
    assert (g.emperor, g.authority, g.hre_religion) == (realm("austria"), 3, CATHOLIC)
    imperial = [a for a, cubes in enumerate(g.imperial) if cubes]
    assert imperial == sorted(map(area, ("rhineland", "westphalia", "saxony")))
    assert board_of("s2_05_players_6").roma == [5]
    without = board_of("s1_00_players_3")
    assert without.emperor == NOBODY and without.hre_dissolved


def test_towns_vassals_and_unrest_lie_where_the_setup_says() -> None:
    """PP-3.3.2: sizes as printed; Vassal tokens 1 or 2."""
    g = free_board("austria_s204")
    setup = SETUPS["austria_s204"]
    towns = {p for p, seat in enumerate(g.town) if seat == 0}
    assert towns == {province(key) for key in (*setup.towns_large, *setup.towns_small)}
    assert {p for p in towns if terms.tax_value(g, p) == 2} == {province(key) for key in setup.towns_large}
    aragon = free_board("aragon_1444")
    assert {p: 1 for p, seat in enumerate(aragon.vassal) if seat == 0} == {
        province(key): 1 for key in SETUPS["aragon_1444"].vassals
    }


def test_armies_come_out_of_manpower_and_ships_do_not() -> None:
    """PP-3.3.3, PP-3.3.4, PP-3.3.5."""
    g = free_board("castile_1444", "england_1444")
    setup = SETUPS["castile_1444"]
    deployed = sum(army.infantry + army.cavalry + army.artillery for army in setup.armies)
    assert g.available[0] == 6 - deployed
    assert g.army_at[0] == area(setup.armies[0].area)
    for key, count in SETUPS["england_1444"].light_ships.items():
        assert g.on_slot[sea(key) * MAX_SEATS + 1] == count
    ottomans = free_board("ottomans_s205")
    assert ottomans.fleet_at == [sea("aegean_sea")] and ottomans.fleet == [0, 0, 3, 0]


def test_the_emperor_has_the_authority_as_manpower() -> None:
    """PP-3.3.3, PP-18.1.3: Austria 5 + 3, two of them in the Army."""
    assert free_board("austria_1444").available[0] == 8 - 2


def test_ideas_that_a_scenario_gives_add_their_manpower() -> None:
    """PP-3.3.3, PP-9.3.1: Serfdom is worth two tokens from the first Round on, as it is at every Cleanup."""
    by_name = {idea.id: n for n, idea in enumerate(IDEAS)}
    g = free_board("castile", "france")
    before = g.available[1]
    g.idea_owners[by_name["serfdom"]] = (1,)
    g.army = [0] * len(g.army)
    setup.raise_units(g, 1, SETUPS["france_1444"])
    assert g.available[1] == before + 2 == units.manpower(g, 1) - units.deployed_regulars(g, 1)


def test_alliances_and_marriages_bind_both_players() -> None:
    """PP-3.3.6."""
    g = free_board("austria_1618", "castile_1618")
    assert g.marriage[realm("castile") * MAX_SEATS + 0] == g.marriage[realm("austria") * MAX_SEATS + 1] == 1
    assert g.alliance[realm("bavaria") * MAX_SEATS + 0] == 1


def test_teams_are_allied() -> None:
    """PP-3.0.1, PP-3.3.6: with each other, and with no other player."""
    g = board_of("s2_03_players_6_teams")
    teams = [{realm(one) for one in team} for team in g.entry.variant.teams]
    assert len(teams) == 3
    for team in teams:
        for one in team:
            allied = {r for r in g.realm if g.alliance[pair(r, g.seat_of[one])]}
            assert allied == team - {one}


def test_a_bot_begins_without_ties_to_players() -> None:
    """PB-7.6, PP-3.3.6: neither on its own board nor on the player's; its ties to others stay."""
    g = free_board("castile_1618", "bot.austria_1618", "france_1618")
    castile, austria = g.seat_of[realm("castile")], g.seat_of[realm("austria")]
    assert not g.marriage[pair(realm("austria"), castile)] and not g.marriage[pair(realm("castile"), austria)]
    assert g.marriage[pair(realm("france"), castile)]
    assert g.marriage[pair(realm("tuscany"), austria)] and g.alliance[pair(realm("bavaria"), austria)]


def test_two_merchants_unless_a_third_is_listed() -> None:
    """PP-3.3.6, PP-12.4.2: on a Node out of play a Merchant is off the board."""
    for name in PLAYABLE:
        g = board_of(name)
        for seat, at in enumerate(VARIANTS[name].seating):
            held = [n for n in g.merchant[seat * MERCHANTS : seat * MERCHANTS + MERCHANTS] if n != NOBODY]
            for_person = max(2, len(SETUPS[at.setup].merchants))
            assert len(held) == {PERSON: for_person, BOT: 1, WAITING: 0}[g.bot[seat]]
            assert all(n == OFF_BOARD or n in g.board.nodes for n in held)


def test_tokens_of_nobody() -> None:
    """PP-3.3.6, PP-13.4.15, PP-13.3.1: +1 Manpower, Religion, Not HRE and DNPR tokens."""
    g = board_of("s1_03_players_4")
    assert g.faith_token[area("andalucia")] == CATHOLIC
    assert board_of("s1_01_players_4").faith_token[area("andalucia")] == DIVERSE
    denmark = board_of("s1_01_players_4")
    assert denmark.extra_manpower[province("danzig")] == 1
    assert denmark.not_hre[area("jutland")] == 1
    assert denmark.dnpr[province("kobenhavn")] == realm("denmark") == denmark.lawful[province("kobenhavn")]
    assert denmark.colour[realm("denmark")] != NOBODY


def test_dnpr_tokens_lie_under_towns_where_the_scenario_says_so() -> None:
    """PP-2.5.1, PP-2.5.9(b): the player owns the Province, its core is the DNPR's."""
    g = board_of("s1_05_players_4")
    mexico = province("mexico")
    assert g.lawful[mexico] == realm("castile") and g.dnpr[mexico] == realm("new_spain")
    assert terms.cores(g, mexico) == (realm("new_spain"),)


def test_a_realm_may_take_the_place_of_an_npr() -> None:
    """Engine notes 7: its flags count as the player's cores."""
    g = free_board("netherlands_1444")
    assert SETUPS["netherlands_1444"].replaces == "holland"
    amsterdam = province("amsterdam")
    assert terms.is_core(g, realm("netherlands"), amsterdam)
    assert not g.lands[realm("holland")]


def test_pieces_that_a_variant_leaves_out() -> None:
    """PP-3.0.1: setup_removals."""
    g = board_of("s2_03_players_5")
    france = g.seat_of[realm("france")]
    assert g.influence[area("scotland") * MAX_SEATS + france] == 0
    assert g.alliance[realm("scotland") * MAX_SEATS + france] == 0
    assert g.town[province("szepes")] == NOBODY


def missions_of(g: Game, seat: int) -> tuple[list[str], list[str]]:
    cards = CONTENT.missions.missions
    return [cards[n].id for n in g.mission_deck[seat]], [cards[n].id for n in g.missions_done[seat]]


def test_mission_decks_follow_the_scenario() -> None:
    """PP-3.4.5, PP-17.2.1: removed ones are out, completed ones count."""
    g = board_of("s1_04_players_3")
    deck, done = missions_of(g, 1)
    assert done == ["castile_1a", "castile_1b", "castile_1c", "castile_2a", "castile_2d"]
    assert "castile_3e" not in deck and "castile_4c" not in deck and "castile_2b" in deck
    start = [CONTENT.missions.missions[n].id for n in setup_decks.starting_missions(g, 1)]
    assert start == ["castile_2b", "castile_2c", "castile_3a"]


def test_added_and_renamed_missions() -> None:
    """PP-17.2.1: codes that two universal decks share are told apart by their names."""
    g = board_of("s1_03_players_3")
    portugal, _ = missions_of(g, 0)
    assert "universal_2_2d" not in portugal and "universal_2_3b" not in portugal
    mamluks = board_of("s2_02_players_6")
    deck, _ = missions_of(mamluks, mamluks.seat_of[realm("mamluks")])
    codes = [mission.code for mission in CONTENT.missions.missions if mission.id in deck]
    assert {"1A", "2G", "3M"} <= set(codes)


def test_missions_can_be_left_out() -> None:
    """PP-17.2.3."""
    assert board_of("s1_01_players_3", missions="off").mission_deck == [(), (), ()]
    assert board_of("s2_04_players_6").mission_deck == [()] * 6


def test_starting_rulers() -> None:
    """PP-3.3.7: Ill Health as printed; Poland starts in Interregnum."""
    g = board_of("s2_01_default_austria")
    poland = g.seat_of[realm("poland")]
    assert g.ruler[poland] == NOBODY and g.ruler[0] != NOBODY
    assert free_board("austria_1618").ruler_ill == [1]


def test_seas_of_a_reduced_map() -> None:
    """PP-3.0.1: a Sea Zone stays in play beside an Area or a Trade Node that is."""
    atlantic = sea("eastern_atlantic")
    assert atlantic in board_of("s2_03_players_6_teams").board.seas
    assert atlantic in board_of("s2_02_players_6").board.seas
    assert atlantic not in board_of("s2_02_players_3").board.seas
    assert sea("black_sea") not in board_of("s1_01_players_4").board.seas


@pytest.mark.parametrize("name", PLAYABLE)
def test_areas_are_protestant_where_protestant_realms_hold_most_of_them(name: str) -> None:
    """PP-3.3.6, PP-15.0.8: by Tax Value; Ireland alone keeps its faith. In Age II Events are still to bring
    the Reformation: nothing but the home of the Protestant League."""
    g = board_of(name)

    def is_held_by_protestants(a: int) -> bool:
        held = [(terms.tax_value(g, p), g.lawful[p]) for p in g.board.provinces_of[a]]
        return 2 * sum(tax for tax, r in held if g.faith[r] == PROTESTANT) > sum(tax for tax, _ in held)

    protestant = [a for a in g.board.main_areas if religion.area_religion(g, a) == PROTESTANT]
    assert protestant == [a for a in g.board.main_areas if is_held_by_protestants(a) and a != area("ireland")]
    if VARIANTS[name].variant.ages[0] < 3:
        assert protestant == ([area("brandenburg")] if name == "s2_05_players_6" else [])


def test_a_table_of_1618_begins_with_the_third_age() -> None:
    """PP-16.0.8"""
    g = free_board("austria_1618", "castile_1618")
    assert g.age == 3 and VARIANTS[g.variant].variant.rounds == 8
    assert free_board("austria", "castile").age == 1


@pytest.mark.parametrize("scenario", ["s1_02", "s1_02_players_3_bots_2"])
@pytest.mark.parametrize(
    ("start", "towns", "old"),
    [
        ("amsterdam", ["amsterdam", "zeeland"], "holland"),
        ("brugge", ["brugge", "gent"], "flanders"),
        ("antwerpen", ["antwerpen", "breda"], "brabant"),
    ],
)
@pytest.mark.parametrize("bots", [0, 2])
def test_the_three_starts_of_the_netherlands(scenario: str, start: str, towns: list[str], old: str, bots: int) -> None:
    """PP-3.0.1: Dance around the Emperor leaves it to the table, for a person and for a Bot."""
    session = Session.start(TITLE, scenario, 3 - bots, secret="1", options={"dutch_start": start, "bots": bots})
    g = session.state
    assert isinstance(g, Game)
    dutch = realm("netherlands")
    seat = g.seat_of[dutch]
    assert bool(g.bot[seat]) == bool(bots)
    assert sorted(p for p in g.board.provinces if g.town[p] == seat) == sorted(map(province, towns))
    assert g.capital[dutch] == province(towns[0]) and g.heir[realm(old)] == dutch
    assert g.alliance[pair(realm("burgundy"), seat)] and list(conservation.violations(g)) == []


def test_elsewhere_the_start_of_the_netherlands_is_that_of_the_scenario() -> None:
    """PP-3.0.1"""
    g = Session.start(TITLE, "s1_05", 6, secret="1", options={"dutch_start": "brugge"}).state
    assert isinstance(g, Game)
    assert g.town[province("amsterdam")] == g.seat_of[realm("netherlands")] != g.town[province("brugge")]
