"""Kinds of numbers (ids.py): mypy refuses to mix them up."""

from __future__ import annotations

from pathlib import Path

from tests.games.mixed_up import assert_wrong_lines_are_refused
from westphalia.games.price_of_power.ids import NOBODY, Area, Card, Idea, Node, Province, Realm, Sea, Seat

MIXED = """
from westphalia.games.price_of_power import pieces, terms
from westphalia.games.price_of_power.board import AREA_OF, AREAS, NODES, PROVINCES, REALMS, SEAS
from westphalia.games.price_of_power.ids import NOBODY, Area, pair
from westphalia.games.price_of_power.model import Game
from westphalia.games.price_of_power.rules import bonuses, ships, trade

def right(g: Game) -> Area:
    seat = g.first
    terms.tax_value(g, g.board.provinces_of[AREAS[0]][0])
    pieces.remove_influence(g, seat, AREA_OF[PROVINCES[0]])
    g.crusade = NOBODY
    terms.at_war_with(g, seat, g.realm[g.each_seat[0]])
    g.war[pair(REALMS[0], g.seat_of[g.emperor])] = 0
    ships.light_ships_in(g, seat, SEAS[0])
    trade.merchant_at(g, seat, NODES[0])
    bonuses.has_idea(g, seat, g.idea_row[0])
    return AREA_OF[g.capital[0]]

def wrong(g: Game) -> Area:
    seat = g.first
    terms.tax_value(g, AREAS[0])
    pieces.remove_influence(g, seat, PROVINCES[0])
    g.crusade = g.lands[0][0]
    terms.units_in(g, seat, 17)
    terms.at_war_with(g, g.realm[seat], g.emperor)
    terms.at_war_with(g, seat, g.seat_of[REALMS[0]])
    g.war[pair(PROVINCES[0], seat)] = 0
    g.war[pair(REALMS[0], g.emperor)] = 0
    terms.ships_at_sea(g, seat, g.fleet_at[seat])
    trade.merchant_at(g, seat, SEAS[0])
    bonuses.has_idea(g, seat, g.hand[seat][0])
    return PROVINCES[0]
"""


def test_a_province_is_no_area_and_a_realm_no_seat(tmp_path: Path) -> None:
    assert_wrong_lines_are_refused(tmp_path, MIXED, wrong_from="def wrong(g: Game) -> Area:")


def test_kinds_cost_nothing_at_run_time() -> None:
    assert all(kind is int for kind in (Area, Card, Idea, Node, Province, Realm, Sea, Seat))
    assert NOBODY == -1
