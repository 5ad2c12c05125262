"""PP-14: the order in which Rebels act."""

from __future__ import annotations

from tests.games.price_of_power.boards import free_board, position_board
from tests.games.price_of_power.scripts import play
from westphalia.games.price_of_power import conservation, terms
from westphalia.games.price_of_power.board import CONTENT, area
from westphalia.games.price_of_power.model import REBELS
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


def test_dice_never_run_out() -> None:
    """PP-C.1.3: the pieces of the box, and as many rolls as needed."""
    counts = {die.id: die.count for die in CONTENT.dice.dice}
    box = {"infantry": 6, "cavalry": 3, "artillery": 3, "rebel": 3, "exploration": 1}
    assert {id: counts[id] for id in box} == box
    g = position_board({"realms": ["castile", "france"]}, dice=(4,) * 7)
    play(rebels.roll_in_area(g, 0, area("leon"), dice=7))
    assert sum(entry.message == "log-rebel-die" for entry in g.log.entries) == 7


def test_no_rebel_unit_left() -> None:
    """PP-2.2.2, PP-14.3.1: Allied Units are of the same pieces; one is taken from another Area."""
    given = {"realms": ["castile", "france"], "turn": "france", "france": {"allied_available": 5}}
    g = position_board({**given, "seine": {"rebels": 18}})
    assert rebels.black_units_left(g) == 2
    assert play(rebels.place_rebels(g, area("bohemia"), 3, "PP-14.3.4")) == []  # only Seine can give one
    assert (g.rebels[area("bohemia")], g.rebels[area("seine")]) == (3, 17)
    asked = play(rebels.place_rebels(g, area("saxony"), 1, "PP-14.3.4"), "bohemia")
    assert asked == ["1 rebel_to_lift"]
    assert (g.rebels[area("saxony")], g.rebels[area("bohemia")]) == (1, 2)


def test_rebel_towns_never_run_out() -> None:
    """PP-14.3.10: 15 pieces in the box; another piece stands for the sixteenth, none is taken from elsewhere."""
    g = position_board({"realms": ["castile", "england", "france", "austria"]})
    towns = [p for seat in range(g.seats) for p in terms.own_towns(g, seat)[:5]]
    assert len(towns) == 20
    for p in towns:
        assert play(rebels.raise_rebel_town(g, p, "PP-14.3.8")) == []
    assert [p for p in towns if g.occupier[p] == REBELS] == towns
    assert list(conservation.violations(g, all_cards=False)) == []
