"""Corners of rules, each called by itself: limits, defaults and what is counted for whom."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power.boards import look, position_board
from tests.games.price_of_power.scripts import play
from tests.games.price_of_power.test_effects import effect
from tests.games.price_of_power.test_effects_on_places import resolve
from westphalia.games.price_of_power.automata import entry
from westphalia.games.price_of_power.board import AREA, AREA_OF, area, province, realm
from westphalia.games.price_of_power.model import Docked, Game
from westphalia.games.price_of_power.rules import calls, recruit, retreat, ships
from westphalia.games.price_of_power.rules.movement import Mover
from westphalia.games.price_of_power.tables import ARMIES, KINDS, LOAN_LIMIT

CASTILE, ENGLAND, FRANCE, AUSTRIA = range(4)


def table(**given: Any) -> Game:
    return position_board({"realms": ["castile", "england", "france", "austria"], **given}, dice=[1] * 60)


@pytest.mark.parametrize("seat", [CASTILE, ENGLAND, FRANCE, AUSTRIA])
def test_all_ships_of_a_player_are_counted_and_nobody_elses(seat: int) -> None:
    """PP-C.3.1: on slots, at sea, in ports and in the Fleet; a damaged ship is one of the Fleet's."""
    g = table()
    g.on_slot[:] = bytes(len(g.on_slot))
    g.at_sea[:] = bytes(len(g.at_sea))
    for other in g.each_seat:
        g.fleet[other * 4 : other * 4 + 4] = [7, 7, 7, 1]
    g.fleet[seat * 4 : seat * 4 + 4] = [2, 1, 3, 1]
    g.docked = [Docked(other, 10 + other, 1 + (other == seat)) for other in g.each_seat]
    assert ships.ships_of(g, seat) == 2 + 1 + 3 + 2


def test_an_occupied_vassal_raises_no_recruits() -> None:
    """PP-9.2.3: nor does a Province that somebody else has."""
    g = table(castile={"add_vassals": ["porto", "holstein"]}, holstein={"occupier": "france"})
    found = [AREA.ids[a] for a in recruit.own_areas(g, CASTILE)]
    assert "portugal" in found and AREA.ids[AREA_OF[province("holstein")]] not in found


@pytest.mark.parametrize(("cavalry", "infantry", "least"), [(0, 3, 1), (1, 2, 1), (2, 0, 2), (3, 1, 3)])
def test_how_few_units_can_leave(cavalry: int, infantry: int, least: int) -> None:
    """PP-9.5.5, PP-9.5.9: Regular Infantry stays alone; the others need another Army, and all boards are in use."""
    g = table()
    army, *others = range(FRANCE * ARMIES, FRANCE * ARMIES + ARMIES)
    for other in others:
        g.army_at[other] = area("burgundy")
        g.army[other * KINDS : other * KINDS + KINDS] = [1] + [0] * (KINDS - 1)
    g.army_at[army] = area("seine")
    g.army[army * KINDS : army * KINDS + KINDS] = [infantry, cavalry] + [0] * (KINDS - 2)
    assert Mover(FRANCE, army).least_size(g, area("seine")) == least
    g.army_at[others[0]] = area("seine")
    assert Mover(FRANCE, army).least_size(g, area("seine")) == 1


def test_a_bot_that_takes_over_has_no_allied_units() -> None:
    """PB-9.6"""
    g = table(castile={"allied_available": 3, "alliances": {"granada": "active"}}, granada={"strength_before": 3})
    play(entry.take_over(g, CASTILE))
    assert g.allied_available[CASTILE] == 0


def test_a_merchant_off_the_board_can_be_the_one_that_is_lost() -> None:
    """PP-16.3.17, PP-12.4.2"""
    for place in ("sevilla", "new_merchant"):
        g = table(castile={"merchants": ["sevilla", "off"]})
        resolve(g, [{"op": "merchant", "amount": -1}], place)
        left = "off" if place == "sevilla" else "sevilla"
        assert [m for m in look(g, "castile.merchants")[0] if m != "none"] == [left]


def test_nobody_is_called_twice() -> None:
    """PP-11.3.11, PP-11.3.16: who has refused a Defensive Call is not asked again for this War."""
    g = table(
        war=[["castile", "portugal"]],
        castile={"alliances": ["france"]},
        france={"alliances": ["castile"]},
    )
    asked = play(calls.send_defensive(g, CASTILE, [realm("portugal")], to_players=True), "france", "refuse", "decline")
    assert asked.count("0 call_to_arms") == 1


@pytest.mark.parametrize(("stood", "carried"), [(4, True), (5, False)])
def test_a_retreat_over_sea_needs_room_for_all_but_the_one_that_is_lost(stood: int, carried: bool) -> None:
    """PP-9.7.36: a Light Ship carries 3."""
    england = {"army_1": "none", "army_2": "none", "army_3": "none", "infantry": {"ireland": stood}, "fleet": "none"}
    g = table(england={**england, "ships": {"northeastern_atlantic": {"sea": 1}}})
    assert (area("wales_wessex") in retreat.retreat_areas(g, area("ireland"), ENGLAND)) is carried


def test_who_goes_bankrupt_pays_nobody() -> None:
    """PP-7.4.4, PP-16.3.3: what can't be paid at all is not paid in part."""
    g = table(england={"ducats": 1, "interest": LOAN_LIMIT}, castile={"ducats": 4})
    play(effect(g, {"op": "pay", "who": "england", "cost": {"ducats": 5}, "to": "castile"}))
    assert look(g, "castile.ducats", "england.ducats") == [4, 0]


def test_a_share_of_unrest_may_be_taken_in_a_later_area() -> None:
    """PP-14.1.2: 1 of the 4 must be Castile's, and there is some in Andalusia."""
    g = table(castile={"add_towns": ["lisboa"]}, france={"add_towns": ["porto", "beira"]})
    step = {
        "op": "add_unrest", "who": "any", "amount": 2, "each": "area", "where": ["portugal", "andalucia"],
        "at_least": {"owner": "you", "min": 1},
    }  # fmt: skip
    asked = play(effect(g, step), "3", "porto", "3")
    assert look(g, "unrest.porto", "unrest.beira", "unrest.lisboa") == [1, 1, 0] and len(asked) == 3


def test_a_cardinal_that_nobody_has_a_cube_for_is_not_gained() -> None:
    """PP-19.1.3"""
    g = table(curia=[])
    c = resolve(g, [{"op": "gain_cardinal", "amount": 1, "as": "it"}])
    assert c.labels["it"].whole and g.curia == [CASTILE]
    c = resolve(g, [{"op": "gain_cardinal", "amount": 0, "as": "it"}])
    assert not c.labels["it"].whole and g.curia == [CASTILE]
