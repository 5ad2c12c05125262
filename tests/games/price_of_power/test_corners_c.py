"""Corners of rules a third time: what Bots, solo games and the second of two cases do otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power.boards import board_of, position_board
from tests.games.price_of_power.scripts import first_question, next_question, play, run
from westphalia.games.price_of_power import pieces, tables, terms
from westphalia.games.price_of_power.board import COSTLY_LINKS, IS_DISTANT_SEA, SEAS, area, realm, sea
from westphalia.games.price_of_power.card_rules import prestige
from westphalia.games.price_of_power.ids import Seat, pair
from westphalia.games.price_of_power.model import ACTIVE_ALLY, ALLIANCE, BOT, CORE, END_OF_AGE, NOBODY, Game
from westphalia.games.price_of_power.phases import action_phase, cleanup, end_of_age
from westphalia.games.price_of_power.rules import (
    activation,
    calls,
    diplomacy,
    hre,
    invasions,
    muster,
    npr,
    papacy,
    retreat,
    scenario_rules,
    ships,
    spread,
    vassals,
)
from westphalia.games.price_of_power.tables import AREA_LIMIT, ARMIES, DIP, OPTIONS, PROTESTANT
from westphalia.kernel.chance import Chance
from westphalia.kernel.script import Aside, Ask, Script

CASTILE, ENGLAND, FRANCE, AUSTRIA = map(Seat, range(4))


def table(*dice: int, **given: Any) -> Game:
    return position_board({"realms": ["castile", "england", "france", "austria"], **given}, dice)


# The table


@pytest.mark.parametrize(("default", "other", "group"), [("on", "off", "advanced"), ("off", "on", "optional")])
def test_an_advanced_rule_can_be_left_out_and_an_optional_one_added(default: str, other: str, group: str) -> None:
    """PP-1.0.2"""
    option = tables._switch("anything", "PP-1.0.2", default)
    assert (option.values, option.default, option.group) == ((default, other), default, group)
    assert all({*found.values} == {"on", "off"} for found in OPTIONS.values() if "on" in found.values[:1])


@pytest.mark.parametrize(("number", "found"), [(0, []), (1, [3]), (2, [2, 3])])
def test_bots_sit_in_the_last_places_of_the_table(number: int, found: list[int]) -> None:
    """PP-3.1.1, PB-2.1: they have their Realms like anybody else, and the First Player is who he was."""
    g = board_of("s1_01_players_4", bots=number)
    assert [seat for seat in g.each_seat if g.bot[seat] == BOT] == found
    assert [g.seat_of[r] for r in g.realm] == [*g.each_seat]
    assert g.first == board_of("s1_01_players_4").first


def test_a_bot_begins_with_the_core_tokens_of_its_realm() -> None:
    """PB-2.2: Castile, run by a Bot, has one in Andalucia."""
    g = board_of("s1_03_players_3", bots=2)
    castile = g.seat_of[realm("castile")]
    assert g.bot[castile] == BOT and g.claim[pair(area("andalucia"), castile)] == CORE


# Solo games


@pytest.mark.parametrize(("emperor", "held", "have"), [("brandenburg", 0, 3), ("austria", 0, 1), ("austria", 1, 2)])
def test_how_many_electors_brandenburg_leads(emperor: str, held: int, have: int) -> None:
    """PB-8.14: the Emperor needs none of them any more; anybody else three, where he owns all or has most Influence."""
    g = board_of("s1_06_default_denmark")
    g.emperor = realm(emperor)
    others = [a for a in hre.elector_areas(g) if not terms.owns_all(g, g.realm[0], a)]
    for a in others:
        for seat in g.each_seat:
            g.influence[pair(a, seat)] = int(seat == 1)
    for a in others[:held]:
        g.influence[pair(a, Seat(0))] = 2
    ways = {way.id: (way.have, way.need) for way in scenario_rules.ways_to_win(g, Seat(0))}
    assert ways["electors"] == (have, 3)


@pytest.mark.parametrize(("emperor", "have"), [("ulm", 2), ("austria", 0)])
def test_the_authority_of_another_emperor_is_not_that_of_ulm(emperor: str, have: int) -> None:
    """PB-8.14"""
    g = board_of("s2_07_default_start")
    g.emperor, g.authority = realm(emperor), 2
    ways = {way.id: way.have for way in scenario_rules.ways_to_win(g, Seat(0))}
    assert ways["emperor"] == have


# Cubes and ships


def test_a_full_area_takes_no_more_own_influence() -> None:
    """PP-11.1.5: nobody else's cube makes room; with one of an Opponent it goes in the place of that."""
    a = area("saxony")
    for own, other, added in ((AREA_LIMIT, 0, False), (AREA_LIMIT - 1, 1, True)):
        g = table(
            france={"influence": {"saxony": own}},
            england={"influence": {"saxony": other}},
            austria={"influence": {}},
            saxony={"imperial": 0},
        )
        assert run(diplomacy.add_cube(g, FRANCE, a, "PP-11.1.5"))[0] is added
        assert g.influence[pair(a, FRANCE)] == AREA_LIMIT and not g.influence[pair(a, ENGLAND)]


def test_who_gains_no_cardinal() -> None:
    """PP-19.1.3: a Protestant; the others gain one onto the first slot."""
    g = table(curia=["castile"])
    assert run(papacy.gain_cardinal(g, FRANCE))[0] is True
    g.faith[g.realm[ENGLAND]] = PROTESTANT
    assert run(papacy.gain_cardinal(g, ENGLAND))[0] is False
    assert g.curia == [FRANCE, CASTILE]


def test_no_naval_battle_without_ships_of_both() -> None:
    """PP-9.9.1: Hostile ships of both sides must be there."""
    z = sea("english_channel")
    bare = {"ships": {}, "docked": {}, "fleet": "none"}
    war = [["france", "england"]]
    for wars, own, others, expected in (([], 1, 1, False), (war, 1, 1, True), (war, 0, 0, False), (war, 0, 1, False)):
        g = table(war=wars, castile=bare, austria=bare, france=bare, england=bare)
        g.at_sea[pair(z, FRANCE)], g.at_sea[pair(z, ENGLAND)] = own, others
        assert muster.is_naval_battle(g, FRANCE, z) is expected


@pytest.mark.parametrize(("war", "number", "fought"), [(True, 1, True), (True, 0, False), (False, 1, False)])
def test_a_port_of_an_npr_that_is_at_war_defends_its_sea_zone(war: bool, number: int, fought: bool) -> None:
    """PP-9.9.1(c): Brittany raises one ship in the Channel."""
    bare = {"ships": {}, "docked": {}, "fleet": "none"}
    g = table(war=[["france", "brittany"]] if war else [], castile=bare, austria=bare, france=bare, england=bare)
    z = sea("english_channel")
    assert muster.ships_raised(g, realm("brittany"), z) == 1
    g.at_sea[pair(z, FRANCE)] = number
    assert muster.is_naval_battle(g, FRANCE, z) is fought


def test_links_that_cost_power_join_distant_sea_zones() -> None:
    """PP-2.7.5, PP-5.5.10: so only the first link of a movement can be one, and it must be paid."""
    assert all(IS_DISTANT_SEA[z] and IS_DISTANT_SEA[y] for z in SEAS for y in COSTLY_LINKS[z])
    g = table()
    origin, over = sea("east_indies"), sea("eastern_pacific")
    for power, goes in ((0, False), (1, True)):
        g.power = [5] * len(g.power)
        g.power[FRANCE * 3 : FRANCE * 3 + 3] = [0, power, 0]
        found = ships.ways_to_sea(g, FRANCE, origin, explore=True)
        assert (found.get(over) == 1) is goes and (over in found) is goes


def test_ways_over_near_seas_are_free() -> None:
    """PP-9.5.11, PP-2.7.5: two spaces, a third where a card says so."""
    g = table()
    g.power = [0] * len(g.power)
    way = [sea(key) for key in ("english_channel", "north_sea", "skagerrak")]
    origin, far = sea("bay_of_biscay"), frozenset((way[2],))
    near = ships.ways_to_sea(g, FRANCE, origin, explore=False)
    farther = ships.ways_to_sea(g, FRANCE, origin, explore=False, far=far)
    assert [z for z in way if z in near] == way[:2] and {*farther} == {*near, way[2]}
    assert not any(near.values()) and not any(farther.values())


# Religion


def test_where_the_revolution_begins_by_itself() -> None:
    """PP-16.5.39, PP-16.5.42: in the Capital of the least stable player; two who tie for the second are drawn for."""
    capitals = [terms.capital_area(table(), realm(key)) for key in ("castile", "england", "france", "austria")]
    for stability, dice, found in (
        ([3, 0, 1, 1], [2], {ENGLAND, AUSTRIA}),
        ([3, 0, 1, 1], [1], {ENGLAND, FRANCE}),
        ([0, 3, 3, 0], [], {CASTILE, AUSTRIA}),
        ([1, 1, 3, 1], [3, 2], {AUSTRIA, ENGLAND}),
    ):
        g = table(*dice)
        g.active, g.stability = NOBODY, stability
        play(spread.begin_revolution(g))
        assert {seat for seat in g.each_seat if g.revolution[capitals[seat]]} == found
        assert sum(g.revolution) == 2


# Cleanup and End of Age


def bots_table(**given: Any) -> Game:
    """Castile, England and two Bots."""
    return position_board({"realms": ["castile", "england", "bot.france", "bot.austria"], **given})


def told(g: Game, *messages: str) -> list[str]:
    return [entry.message for entry in g.log.entries if entry.message in messages]


def test_what_is_told_of_the_colonists_of_a_bot() -> None:
    """PP-4.5.5, PB-8.7: those gained; with no vacant Territory only that they are gone, if there were any."""
    for colonists, claims, vacant, expected in (
        (2, ["bahia"], True, ["log-colonists"]),
        (2, ["bahia"], False, ["log-colonists-gone"]),
        (0, [], False, []),
        (0, [], True, []),
    ):
        g = bots_table(austria={"colonists": colonists, "claims": claims})
        for p in g.board.provinces if not vacant else ():
            if terms.is_vacant(g, p):
                g.dnpr[p] = g.lawful[p] = realm("portugal")
        play(cleanup.gain_colonists(g, AUSTRIA))
        assert told(g, "log-colonists", "log-colonists-gone") == expected
        assert g.colonists[AUSTRIA] == (colonists + len(claims)) * vacant


def test_alliances_with_bots_end_every_round() -> None:
    """PP-4.5.7: of persons and of other Bots, on both sides; not one with an Active Ally, nor those with an NPR."""
    g = bots_table(castile={"alliances": ["granada"]}, france={"alliances": ["scotland"]})
    for one, other in ((CASTILE, FRANCE), (AUSTRIA, FRANCE)):
        g.alliance[pair(g.realm[one], other)] = g.alliance[pair(g.realm[other], one)] = ALLIANCE
    active = pair(g.realm[AUSTRIA], ENGLAND)
    g.alliance[active] = ACTIVE_ALLY
    cleanup.end_large_alliances(g)
    assert [diplomacy.alliances_of(g, seat) for seat in (CASTILE, FRANCE)] == [[realm("granada")], [realm("scotland")]]
    assert diplomacy.alliances_of(g, AUSTRIA) == []
    assert g.alliance[active] == ACTIVE_ALLY


def test_what_the_scenario_says_of_a_new_age_comes_before_the_ideas() -> None:
    """PP-4.6.1: in Two Crowns the weaker one gains an Ally."""
    g = board_of("two_crowns_players_2")
    g.prestige = [0, 15]
    for a in g.board.areas:
        g.influence[pair(a, Seat(0))] = 1
    asked = first_question(end_of_age.end_of_age(g))
    assert (asked.seat, asked.kind.id) == (0, scenario_rules.BALANCE_ALLY.id)


def italian_france(**given: Any) -> Game:
    """France has fulfilled its Mission in Italy; it is the Turn of Castile."""
    france = {"add_towns": ["milano", "genova"], "missions": ["france_2b"], "influence": {}, "dip": 8}
    return table(turn="castile", france=france, **given)


def test_a_mission_that_was_kept_is_offered_again_after_the_age() -> None:
    """PP-4.6.5, PP-17.2.10: it was not while nothing happened."""
    g = italian_france()
    g.marriage, g.step, g.active = bytearray(len(g.marriage)), END_OF_AGE, NOBODY
    g.chance = Chance.from_secret("1")
    assert play(prestige.open_phase(g), "later") == ["2 complete_mission"]
    assert play(prestige.mission_window(g)) == []
    asked = play(end_of_age.end_of_age(g), "france_2b", "naples", "naples")
    assert asked[0] == "2 complete_mission" and g.missions_done[FRANCE]


def test_only_a_milestone_on_display_with_cards_left_can_be_replaced() -> None:
    """PP-4.6.4"""
    g = board_of("s1_01_players_3")
    g.prestige = [3, 2, 1]
    shown = [*g.milestones]
    g.milestones[0] = NOBODY
    g.milestone_deck[1] = ()
    play(end_of_age.lowest_player_replaces(g, []), "none")
    script = end_of_age.lowest_player_replaces(g, [])
    assert [*first_question(script).options] == ["milestone", "none"]
    assert [*next_question(script, "milestone").options] == shown[2:]
    g.milestone_deck[2:] = [()] * len(g.milestone_deck[2:])
    assert play(end_of_age.lowest_player_replaces(g, [])) == []


# Realms and Wars


def test_a_team_is_always_on_the_same_side() -> None:
    """PP-11.3.16, PP-3.0.1: the called one is not asked, and has joined the War."""
    for defensive in (False, True):
        g = board_of("s1_05_players_6_team")
        castile, aragon, portugal = realm("castile"), g.seat_of[realm("aragon")], realm("portugal")
        joined, asked = run(calls.call_player(g, castile, aragon, [portugal], defensive=defensive))
        assert joined is True and "call_to_arms_answer" not in asked
        assert g.war[pair(portugal, aragon)]


def test_a_bot_that_ends_takes_its_tokens_on_players_along() -> None:
    """PB-9.1: those of others stay."""
    g = bots_table()
    castile = g.realm[CASTILE]
    for column in (g.alliance, g.marriage, g.war, g.truce):
        column[pair(castile, AUSTRIA)] = column[pair(castile, FRANCE)] = column[pair(g.realm[AUSTRIA], CASTILE)] = 1
    play(npr.end_realm(g, g.realm[AUSTRIA]))
    for column in (g.alliance, g.marriage, g.war, g.truce):
        assert [column[pair(castile, seat)] for seat in (FRANCE, AUSTRIA)] == [1, 0]
        assert not column[pair(g.realm[AUSTRIA], CASTILE)]


def test_a_single_unit_that_moved_retreats_to_where_it_came_from() -> None:
    """PP-9.7.35, PP-9.7.36: the others, which stood there, to the target; everybody reads where."""
    bare = {"army_1": "none", "army_2": "none", "army_3": "none"}
    seine, burgundy, loire = area("seine"), area("burgundy"), area("loire")
    for stood, goals in ((0, [burgundy]), (2, sorted([burgundy, loire]))):
        g = table(france={**bare, "infantry": {"seine": 1 + stood}})
        assert g.turn is not None
        g.turn.origins[retreat.single_key(FRANCE, seine)] = burgundy
        retreat.retreat(g, seine, FRANCE, loire)
        assert [g.infantry[pair(a, FRANCE)] for a in (seine, burgundy, loire)] == [0, 1, stood]
        found = [entry for entry in g.log.entries if entry.message == "log-retreat-to"]
        assert [entry.args["other_area"] for entry in found] == goals and not told(g, "log-retreat")


def test_armies_that_moved_retreat_to_where_they_came_from() -> None:
    """PP-9.7.35, PP-9.7.37: each by itself, with its General; those that stood there go to the target."""
    there = {"area": "seine", "infantry": 2}
    g = table(
        france={"army_1": there, "army_2": {**there, "general": "mil_01_1"}, "army_3": {**there, "area": "loire"}}
    )
    first = FRANCE * ARMIES
    general = g.general[first + 1]
    assert g.turn is not None
    g.turn.origins[first + 1] = area("burgundy")
    retreat.retreat(g, area("seine"), FRANCE, area("languedoc"))
    assert g.army_at[first : first + 3] == [area(key) for key in ("languedoc", "burgundy", "loire")]
    assert g.general[first + 1] == general != NOBODY and len(told(g, "log-retreat-to")) == 2


def test_a_retreat_without_units_names_no_place() -> None:
    """PP-9.7.36: without units there it is told that one has left, and no place."""
    g = table(france={"army_1": "none", "army_2": "none", "army_3": "none", "infantry": {}})
    retreat.retreat(g, area("seine"), FRANCE, area("loire"))
    assert told(g, "log-retreat", "log-retreat-to") == ["log-retreat"]


def test_an_active_ally_that_becomes_a_vassal_lends_nothing_any_more() -> None:
    """PP-11.4.11, PP-11.3.34: its Allied Units go, and its Strength before the War is forgotten."""
    granada = realm("granada")
    g = table(
        castile={"allied_available": 2, "alliances": {"granada": "active"}}, **{"realm.granada": {"strength_before": 3}}
    )
    assert (g.strength_before[granada], g.allied_available[CASTILE]) == (3, 2)
    for p in g.lands[granada][:-1]:
        pieces.place_vassal(g, FRANCE, p)
    play(vassals.lose_independence(g, granada))
    assert g.strength_before[granada] == 3
    pieces.place_vassal(g, FRANCE, g.lands[granada][-1])
    play(vassals.lose_independence(g, granada))
    assert (g.strength_before[granada], g.allied_available[CASTILE]) == (0, 0)
    assert not diplomacy.alliances_of(g, CASTILE)


# Missions between two actions


def test_a_mission_that_completes_a_milestone_in_the_turn_of_another() -> None:
    """PP-17.2.10, PP-17.2.12: its ninth cube of DIP, for which it need not wait until the next action ends."""
    g = italian_france(milestones=["m1_eco_focus"])
    play(action_phase.hear(g, Aside(FRANCE, g.missions[FRANCE][0])), "naples", "naples")
    assert g.missions[FRANCE] == () and g.power[FRANCE * 3 + DIP] == 9
    assert (FRANCE,) in g.milestone_done


def next_ask(script: Script[None], reply: Any = None) -> Ask:
    """What a Turn asks next, beyond its pauses."""
    item: Any = script.send(reply)
    while not isinstance(item, Ask):
        item = script.send(None)
    return item


@pytest.mark.parametrize("main_done", [0, 1])
def test_a_mission_of_another_player_takes_nothing_of_the_turn(main_done: int) -> None:
    """PP-4.2.2, PP-17.2.10: before the action and after it; the question comes again as it was."""
    g = italian_france()
    g.main_done = main_done
    script = action_phase.take_turn(g)
    before = next_ask(script)
    assert (before.seat, before.kind) == (CASTILE, action_phase.AFTER if main_done else action_phase.TURN)
    next_ask(script, Aside(FRANCE, g.missions[FRANCE][0]))
    next_ask(script, area("naples"))
    after = next_ask(script, area("naples"))
    assert (after.seat, after.kind, after.options) == (before.seat, before.kind, before.options)
    assert g.missions[FRANCE] == () and g.active == CASTILE and g.main_done == main_done


# Invasions and landings


def test_only_bots_are_spared_all_invasions_but_the_strongest() -> None:
    """PP-13.5.9: the weaker one invades persons, and where the Bot has nothing."""
    wars = [["austria", "venice"], ["austria", "bohemia"], ["castile", "portugal"], ["castile", "granada"]]
    g = position_board({"realms": ["castile", "england", "bot.austria"], "war": wars})
    venice, bohemia, portugal, granada = foes = [realm(key) for key in ("venice", "bohemia", "portugal", "granada")]
    assert invasions.force(g, venice) > invasions.force(g, bohemia)
    assert invasions.force(g, portugal) > invasions.force(g, granada)
    for r, key, may in (
        (venice, "austria", True),
        (bohemia, "austria", False),
        (bohemia, "bohemia", True),
        (portugal, "castile", True),
        (granada, "castile", True),
    ):
        assert invasions._may_invade_bots(g, r, area(key), foes) is may


def test_who_is_not_let_in_lands_elsewhere() -> None:
    """PP-9.5.21, PP-9.5.7: the Area of who refused is not offered again."""
    bare = {"army_1": "none", "army_2": "none", "army_3": "none", "docked": {}, "fleet": "none"}
    ready = {**bare, "ships": {"english_channel": {"sea": 1}}, "infantry": {"brittany_normandy": 1}}
    g = table(war=[["france", "portugal"]], france=ready)
    script = activation.transport(g, FRANCE, sea("english_channel"))
    assert area("brittany_normandy") in first_question(script).options
    shores = next_question(script, area("brittany_normandy"))
    before = [*shores.options]
    consent = next_question(script, area("wales_wessex"))
    assert (shores.kind.id, consent.seat, consent.kind.id) == ("land_at", ENGLAND, "access_consent")
    again = next_question(script, "refuse")
    assert again.kind is shores.kind
    assert again.options == [a for a in before if a != area("wales_wessex")]
    with pytest.raises(StopIteration):
        next_question(script, area("seine"))
    assert g.infantry[pair(area("seine"), FRANCE)] == 1
