"""Kinds of numbers (ids.py): mypy refuses to mix them up."""

from __future__ import annotations

from pathlib import Path

from tests.games.mixed_up import assert_wrong_lines_are_refused
from westphalia.games.raison_detat.ids import NOBODY, General, Place, Power, Seat

MIXED = """
from westphalia.games.raison_detat import model
from westphalia.games.raison_detat.board import BOARDS, GENERALS, PLACES, POWERS
from westphalia.games.raison_detat.ids import NOBODY, Power
from westphalia.games.raison_detat.model import Game

def right(g: Game) -> Power:
    seat = g.each_seat[0]
    model.place_garrison(g, POWERS[0], PLACES[0])
    model.lands(g, g.major[seat])
    g.emperor = NOBODY
    g.at[GENERALS[0]] = NOBODY
    g.at[GENERALS[0]] = PLACES[0]
    model.powers_of(g, model.player(g, POWERS[0]))
    model.own_generals_at(g, g.garrison[PLACES[0]], g.at[BOARDS[g.scenario].generals[POWERS[0]][0]])
    return g.control[PLACES[0]]

def wrong(g: Game) -> Power:
    seat = g.each_seat[0]
    model.place_garrison(g, seat, PLACES[0])
    model.lands(g, seat)
    g.emperor = g.seat[POWERS[0]]
    g.at[GENERALS[0]] = POWERS[0]
    g.garrison[PLACES[0]] = seat
    model.powers_of(g, POWERS[0])
    model.own_generals_at(g, POWERS[0], GENERALS[0])
    model.fresh_units(g, PLACES[0])
    model.lands(g, 3)
    return model.player(g, POWERS[0])
"""


def test_a_power_is_no_seat_and_a_general_no_territory(tmp_path: Path) -> None:
    assert_wrong_lines_are_refused(tmp_path, MIXED, wrong_from="def wrong(g: Game) -> Power:")


def test_kinds_cost_nothing_at_run_time() -> None:
    assert all(kind is int for kind in (General, Place, Power, Seat))
    assert NOBODY == -1
