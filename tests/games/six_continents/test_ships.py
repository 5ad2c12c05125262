"""Dividing transports and cargo; ships and blockades as functions."""

from typing import Any

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import strategies as st

from westphalia.games.six_continents import stacks
from westphalia.games.six_continents.board import PLACE, SEA
from westphalia.games.six_continents.model import Game
from westphalia.games.six_continents.rules import blockade, fishing, naval_battle, ships
from westphalia.games.six_continents.tables import (
    CORVETTE,
    CRUISER,
    FRIGATE,
    SHIP_MP,
    SHIP_SOLDIERS,
    SOLDIERS,
    TRANSPORT,
    TRANSPORT_CAPACITY,
)
from westphalia.games.six_continents.title import TITLE
from westphalia.kernel import views
from westphalia.kernel.chance import ScriptedChance
from westphalia.kernel.journal import Journal
from westphalia.kernel.session import Session

ANN, BOB = 0, 1
WEST_MED = SEA.value("west_med") or 0


def position(**given: Any) -> Game:
    board: dict[str, Any] = {"players": 2, "ann": {"capital": "gallia"}, "bob": {"capital": "egypt"}, **given}
    return TITLE.position(board, ScriptedChance(), Journal())


def test_the_ship_table() -> None:
    """SC-5.13, SC-5.14: soldiers, MP and capacity."""
    assert [SHIP_SOLDIERS[s] for s in (FRIGATE, CORVETTE, CRUISER, TRANSPORT)] == [1, 3, 6, 0]
    assert [SHIP_MP[s] for s in (FRIGATE, CORVETTE, CRUISER, TRANSPORT)] == [2, 1, 1, 2]
    assert TRANSPORT_CAPACITY == 5


@pytest.mark.parametrize("ship", [FRIGATE, CORVETTE, CRUISER])
def test_a_hit_costs_exactly_one_soldier(ship: int) -> None:
    """SC-9.3: whatever the ship, and its pieces have no MP."""
    before = stacks.stack(ship, 2)
    after = naval_battle.broken_down(before, ship)
    assert stacks.weight(after, SHIP_SOLDIERS) == stacks.weight(before, SHIP_SOLDIERS) - 1
    assert after == stacks.spent(after)


@hypothesis_given(
    st.integers(0, 4),
    st.integers(0, 3),
    st.integers(0, 6),
    st.integers(0, 3),
    st.integers(0, 2),
)
def test_transports_leave_only_with_a_cargo_that_divides(
    able: int, tired: int, infantry: int, cavalry: int, artillery: int
) -> None:
    """SC-5.14: a number of transports may leave exactly when the cargo can be split to fit both parts."""
    if infantry + 3 * cavalry + 6 * artillery > TRANSPORT_CAPACITY * (able + tired):
        return
    g = position(
        seas={
            "west_med": {
                "ann": {"transport": able, "transport@0": tired},
                "cargo": {"ann": {"infantry": infantry, "cavalry": cavalry, "artillery": artillery}},
            }
        }
    )
    loads = ships.loads(g, ANN, WEST_MED)
    splits = [i + 3 * c + 6 * a for i in range(infantry + 1) for c in range(cavalry + 1) for a in range(artillery + 1)]
    whole = infantry + 3 * cavalry + 6 * artillery
    for leaving in range(able + 1):
        staying = able + tired - leaving
        fits = any(s <= 5 * leaving and whole - s <= 5 * staying for s in splits)
        assert bool(loads >> leaving & 1) == fits
    assert loads >> able + 1 == 0


def test_room_counts_soldiers_not_units() -> None:
    """SC-5.14: capacity is 5 soldiers a transport."""
    g = position(seas={"west_med": {"ann": {"frigate": 3, "transport": 2}, "cargo": {"ann": {"cavalry": 2}}}})
    assert ships.room(g, ANN, WEST_MED) == 4
    assert ships.room(g, BOB, WEST_MED) == 0
    assert SOLDIERS[1] == 3


def test_a_port_works_only_owned_controlled_and_free() -> None:
    """SC-5.1, SC-5.18: own, held and without enemy warships off its coasts."""
    g = position(
        war=[["ann", "bob"]],
        iberia={"owner": "ann", "port": 1},
        albion={"owner": "ann", "controller": "bob", "port": 1},
        italia={"owner": "bob", "controller": "ann", "port": 1},
        levant={"owner": "ann", "port": 1},
        patagonia={"owner": "ann"},
        laurentia={"owner": "ann", "port": 1},
        seas={
            "east_med": {"bob": {"frigate": 1}},
            "west_med": {"bob": {"transport": 1}},
            "labrador": {"ann": {"cruiser": 1}},
        },
    )
    assert blockade.working_ports(g, ANN) == [PLACE.value("laurentia"), PLACE.value("iberia")]
    assert blockade.working_ports(g, BOB) == []
    assert blockade.is_blockaded(g, PLACE.value("levant") or 0)
    assert not blockade.is_blockaded(g, PLACE.value("maghreb") or 0)


def test_boats_work_wherever_they_are_if_any_port_works() -> None:
    """SC-14.3: one working port anywhere is enough for all of them."""
    boats = {"tasman": {"boat": "ann"}, "arctic": {"boat": "ann"}, "bengal": {"boat": "bob"}}
    assert fishing.boats_at_work(position(seas=boats), ANN) == 0
    assert fishing.boats_at_work(position(seas=boats, iberia={"owner": "ann", "port": 1}), ANN) == 2
    assert fishing.boats_at_work(position(seas=boats, iberia={"owner": "ann", "port": 1}), BOB) == 0


def test_a_running_naval_battle_is_there_for_all_to_see() -> None:
    """SC-9.2, SC-1.3: rolls are public, and the ships that fight are shown in the battle."""
    board = {"seas": {"west_med": {"ann": {"corvette": 1}, "bob": {"frigate": 2}}}}
    given: dict[str, Any] = {"players": 2, "ann": {"capital": "gallia"}, "bob": {"capital": "egypt"}, **board}
    session = Session(TITLE, TITLE.position(given, ScriptedChance([50, 67]), Journal()))
    session.answer(ANN, "sea_attack")
    shown = views.seat_view(session, None).state["battle"]
    assert shown["exchanges"] == [(50, 67, 52, 67)]
    assert shown["groups"] == [(WEST_MED, stacks.stack(FRIGATE, 2))]
    assert shown["defence"] == stacks.stack(FRIGATE, 2)
    session.answer(ANN, "withdraw")
    assert views.seat_view(session, None).state["battle"] is None
