"""A witness notices what changes on the board without a line that tells it."""

from __future__ import annotations

from westphalia.games.price_of_power import TITLE as PRICE_OF_POWER
from westphalia.games.raison_detat import TITLE as RAISON_DETAT
from westphalia.games.six_continents import TITLE as SIX_CONTINENTS
from westphalia.games.six_continents import stacks
from westphalia.games.six_continents.ids import MAX_SEATS
from westphalia.games.six_continents.tables import FRIGATE
from westphalia.kernel.session import Session
from westphalia.kernel.told import Witness


def test_a_silent_change_is_named_with_its_cell() -> None:
    g = Session.start(RAISON_DETAT, "1618", 7, secret="1").state
    witness = Witness(RAISON_DETAT, g)
    g.money[2] += 1
    (silent,) = witness.silent_changes(g)
    assert silent.startswith("money of power 2 changed from ")
    assert list(witness.silent_changes(g)) == []


def test_a_line_tells_the_cell_it_names_and_no_other() -> None:
    g = Session.start(RAISON_DETAT, "1618", 7, secret="1").state
    witness = Witness(RAISON_DETAT, g)
    g.morale[2] += 1
    g.morale[3] += 1
    g.log("log-status", "RE-2.6", power=2, status=0)
    assert [text.split(" changed")[0] for text in witness.silent_changes(g)] == ["morale of power 3"]


def test_a_private_line_tells_a_spectator_nothing() -> None:
    g = Session.start(RAISON_DETAT, "1618", 7, secret="1").state
    witness = Witness(RAISON_DETAT, g)
    g.morale[2] += 1
    g.log("log-status", "RE-2.6", power=2, status=0, seats=(0,))
    assert len(list(witness.silent_changes(g))) == 1


def test_a_line_about_somebody_tells_nothing_of_another_in_the_same_place() -> None:
    g = Session.start(PRICE_OF_POWER, "first_steps", 3, secret="1").state
    witness = Witness(PRICE_OF_POWER, g)
    g.influence[0] += 1  # of the first player in the first Area
    g.log("log-influence", "PP-5.4.1", seat=1, area=0)
    assert len(list(witness.silent_changes(g))) == 1
    g.influence[0] += 1
    g.log("log-influence", "PP-5.4.1", seat=0, area=0)
    assert list(witness.silent_changes(g)) == []


def test_a_line_about_a_sea_tells_only_of_the_fleet_it_names() -> None:
    g = Session.start(SIX_CONTINENTS, "standard", 3, secret="1").state
    witness = Witness(SIX_CONTINENTS, g)
    g.fleet[4 * MAX_SEATS] = g.fleet[4 * MAX_SEATS + 1] = stacks.stack(FRIGATE, 1)
    g.log("log-ship-bought", "SC-5.1", seat=0, ship=FRIGATE, count=1, zone=4)
    assert [text.split(" changed")[0] for text in witness.silent_changes(g)] == ["fleet of sea 4 seat 1"]


def test_ships_that_only_spent_their_movement_need_no_line() -> None:
    g = Session.start(SIX_CONTINENTS, "standard", 3, secret="1").state
    g.fleet[4 * MAX_SEATS] = stacks.stack(FRIGATE, 1, 2)
    witness = Witness(SIX_CONTINENTS, g)
    g.fleet[4 * MAX_SEATS] = stacks.stack(FRIGATE, 1, 1)
    assert list(witness.silent_changes(g)) == []
