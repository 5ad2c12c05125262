"""PP-14: the order in which Rebels act."""

from __future__ import annotations

from tests.games.price_of_power.boards import free_board
from westphalia.games.price_of_power.board import CONTENT, area
from westphalia.games.price_of_power.rules import rebels


def test_most_rebels_first_then_by_name() -> None:
    """PP-4.3.3, PP-14.3.5."""
    g = free_board("castile", "france")
    for key, number in {"seine": 2, "leon": 2, "andalucia": 1, "castile": 3}.items():
        g.rebels[area(key)] = number
    areas = [area(key) for key in ("seine", "leon", "andalucia", "castile")]
    assert rebels.by_rebels(g, areas) == [area(key) for key in ("castile", "leon", "seine", "andalucia")]


def test_the_rebel_die_has_each_result_once() -> None:
    """PP-14.2.6: six faces, as data."""
    faces = next(die.faces for die in CONTENT.dice.dice if die.id == "rebel")
    assert len(faces) == len(set(faces)) == 6
    assert {*rebels.RESULTS, rebels.NO_EFFECT} == set(faces)
