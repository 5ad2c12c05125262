"""PP-19: Cardinals and the Roma slot follow the board."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import free_board
from tests.games.price_of_power.scripts import run
from westphalia.games.price_of_power import pieces
from westphalia.games.price_of_power.board import ROMA, area, realm
from westphalia.games.price_of_power.model import ALLIANCE, NOBODY, Game
from westphalia.games.price_of_power.rules import checks, papacy, religion
from westphalia.games.price_of_power.tables import MAX_SEATS, MUSLIM, PROTESTANT

A, B, C, ENGLAND = 0, 1, 2, 3  # Castile, France, Austria


@pytest.fixture
def g() -> Game:
    """EX-19.3 to 19.5: three Catholic players, four regular slots."""
    game = free_board("castile", "france", "austria", "england")
    game.faith[realm("england")] = PROTESTANT
    set_curia(game)
    return game


def set_curia(g: Game, *slots: int) -> None:
    for seat in g.curia:
        g.cubes[seat] += 1
    for seat in slots:
        g.cubes[seat] -= 1
    g.curia = list(slots)


def ally(g: Game, seat: int) -> None:
    g.alliance[realm("papal_states") * MAX_SEATS + seat] = ALLIANCE
    g.unsettled = 1
    run(checks.settle(g))


def test_a_new_cardinal_pushes_the_others(g: Game) -> None:
    """PP-19.1.3, PP-19.1.2 EX-19.3."""
    set_curia(g, A, B, C, A)
    cubes = g.cubes[A], g.cubes[B]
    run(papacy.gain_cardinal(g, B))
    assert g.curia == [B, A, B, C]
    assert (g.cubes[A], g.cubes[B]) == (cubes[0] + 1, cubes[1] - 1)


def test_slots_follow_the_number_of_catholic_players(g: Game) -> None:
    """PP-19.1.5, PP-19.1.2: a convert's Cardinals go first, then those on blocked slots."""
    set_curia(g, A, B, A, C)
    assert papacy.slots_in_play(g) == 4
    g.faith[realm("castile")] = PROTESTANT
    g.unsettled = 1
    run(checks.settle(g))
    assert papacy.slots_in_play(g) == 3
    assert g.curia == [B, C]
    set_curia(g, B, C, C)
    g.faith[realm("france")] = MUSLIM
    g.unsettled = 1
    run(checks.settle(g))
    assert g.curia == [C, C]
    assert papacy.slots_in_play(g) == 2


def test_a_blocked_slot_returns_its_cardinal(g: Game) -> None:
    """PP-19.1.5: the number of slots follows at once."""
    set_curia(g, B, B, B, B)
    g.faith[realm("castile")] = PROTESTANT
    g.unsettled = 1
    run(checks.settle(g))
    assert g.curia == [B, B, B]


def test_at_most_six_regular_slots() -> None:
    """PP-19.1.1, PP-19.1.2: six Catholic players would have seven."""
    game = free_board("castile", "france", "austria", "england", "poland", "portugal")
    assert len(papacy.catholic_players(game)) == 6
    assert papacy.slots_in_play(game) == 6


def test_removal_closes_the_gap(g: Game) -> None:
    """PP-19.1.4."""
    set_curia(g, A, B, C)
    pieces.remove_cardinal(g, 1)
    assert g.curia == [A, C]


def test_a_cardinal_serves_as_a_cube_the_roma_cardinal_does_not(g: Game) -> None:
    """PP-19.1.7, PP-2.2.5."""
    set_curia(g, A, B)
    ally(g, C)
    assert "cardinal" in pieces.cube_sources(g, A)
    assert "cardinal" not in pieces.cube_sources(g, C)


def test_an_ally_of_the_papal_states_has_the_roma_slot(g: Game) -> None:
    """PP-19.1.8: a cube of his while it lasts; a Protestant Ally has none (PP-19.0.1)."""
    cubes = g.cubes[B]
    ally(g, B)
    assert g.roma == [B]
    assert g.cubes[B] == cubes - 1
    g.faith[realm("france")] = PROTESTANT
    g.unsettled = 1
    run(checks.settle(g))
    assert g.roma == [NOBODY]
    assert g.cubes[B] == cubes


def test_whoever_controls_roma_supersedes_the_ally(g: Game) -> None:
    """PP-19.1.9, PP-19.1.10, PP-19.1.11 EX-19.5: it is his only Cardinal, and he gains no more."""
    set_curia(g, A, B, A)
    ally(g, B)
    run(pieces.occupy(g, ROMA, A))
    run(checks.settle(g))
    assert g.roma == [A]
    assert g.curia == [B]
    assert papacy.papal_controller(g) == A
    assert not papacy.is_uncontested(g, A)
    assert run(papacy.gain_cardinal(g, A))[0] is False
    assert papacy.why_not_cardinal(g, A) == papacy.HOLDS_ROMA
    pieces.end_occupation(g, ROMA)
    run(checks.settle(g))
    assert g.roma == [B]


def test_owning_roma_counts_like_occupying_it(g: Game) -> None:
    """PP-19.1.9."""
    pieces.place_town(g, C, ROMA)
    run(checks.settle(g))
    assert g.roma == [C]


def test_a_player_who_is_not_catholic_gets_nothing_from_roma(g: Game) -> None:
    """PP-19.1.12: the Alliance still counts; PP-19.0.1: no Cardinals for him."""
    ally(g, B)
    run(pieces.occupy(g, ROMA, ENGLAND))
    run(checks.settle(g))
    assert g.roma == [B]
    assert run(papacy.gain_cardinal(g, ENGLAND))[0] is False
    assert papacy.why_not_cardinal(g, ENGLAND) == papacy.NOT_CATHOLIC


def test_a_crusade_needs_two_muslim_provinces(g: Game) -> None:
    """PP-19.3.7, PP-19.3.11: an occupied Province is owned by nobody."""
    andalucia = area("andalucia")
    assert papacy.why_not_crusade_area(g, andalucia) is None
    run(pieces.occupy(g, papacy.muslim_provinces(g, andalucia)[0], A))
    assert papacy.why_not_crusade_area(g, andalucia) == papacy.NO_CRUSADE


def test_the_papal_states_stay_catholic(g: Game) -> None:
    """PP-19.3.14, PP-15.2.7."""
    religion.set_area_religion(g, area("central_italy"), PROTESTANT)
    assert papacy.is_catholic(g, realm("papal_states"))
    assert g.faith[realm("florence")] == PROTESTANT
