"""What does not add up is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.raison_detat.boards import board, place, power
from westphalia.games.raison_detat.board import GENERAL, NEUTRAL
from westphalia.games.raison_detat.conservation import violations
from westphalia.games.raison_detat.model import Game


def general(id: str) -> int:
    number = GENERAL.value(id)
    assert number is not None
    return number


def whole() -> Game:
    return board(scenario=1618, step="staff", drilled=0)


def test_the_start_is_sound() -> None:
    assert list(violations(whole())) == []


def lose_a_card(g: Game) -> None:
    g.deck.pop()


def give_control(g: Game) -> None:
    g.control[place("bavaria")] = power("austria")


def crowd(g: Game) -> None:
    g.units[general("tilly")] = 6


def leave_units_off_board(g: Game) -> None:
    g.units[general("bucquoy")] = 1


def build_on_free_land(g: Game) -> None:
    g.fortress[place("bavaria")] = 1


def cheer(g: Game) -> None:
    g.morale[power("spain")] = 11


def owe(g: Game) -> None:
    g.money[power("spain")] = -1


def orphan(g: Game) -> None:
    g.patron[power("spain")] = -1


def part_from_patron(g: Game) -> None:
    g.patron[power("sweden")] = power("protestants")
    g.status[power("sweden")] = NEUTRAL


def crowd_coalition(g: Game) -> None:
    for id in ("poland", "ottoman", "france"):
        g.status[power(id)] = g.status[power("austria")]


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lose_a_card, "RE-6.12"),
        (give_control, "RE-1.8"),
        (crowd, "RE-1.7"),
        (leave_units_off_board, "RE-1.16"),
        (build_on_free_land, "RE-1.11"),
        (cheer, "RE-1.15"),
        (owe, "RE-1.15"),
        (orphan, "RE-9.5"),
        (part_from_patron, "RE-4.9"),
        (crowd_coalition, "RE-4.6"),
    ],
)
def test_what_does_not_add_up_is_told(spoil: Callable[[Game], None], told: str) -> None:
    g = whole()
    spoil(g)
    assert any(told in problem for problem in violations(g))
