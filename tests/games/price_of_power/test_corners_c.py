"""Corners of rules a third time: what Bots, solo games and the second of two cases do otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power.boards import board_of, position_board
from tests.games.price_of_power.scripts import play, run
from westphalia.games.price_of_power import tables, terms
from westphalia.games.price_of_power.board import COSTLY_LINKS, IS_DISTANT_SEA, SEAS, area, realm, sea
from westphalia.games.price_of_power.ids import Seat, pair
from westphalia.games.price_of_power.model import BOT, CORE, NOBODY, Game
from westphalia.games.price_of_power.rules import diplomacy, hre, muster, papacy, scenario_rules, ships, spread
from westphalia.games.price_of_power.tables import AREA_LIMIT, OPTIONS, PROTESTANT

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
        g.influence[pair(a, 0)] = 2
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


def test_no_naval_battle_without_ships() -> None:
    """PP-9.9.1: though Enemies' Ports face the Sea Zone; with ships there is one, in War only."""
    z = sea("english_channel")
    bare = {"ships": {}, "docked": {}, "fleet": "none"}
    for war, number, expected in (
        ([], 1, False),
        ([["france", "england"]], 1, True),
        ([["france", "england"]], 0, False),
    ):
        g = table(war=war, castile=bare, austria=bare, france=bare, england=bare)
        g.at_sea[pair(z, FRANCE)] = g.at_sea[pair(z, ENGLAND)] = number
        assert muster.is_naval_battle(g, FRANCE, z) is expected


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
