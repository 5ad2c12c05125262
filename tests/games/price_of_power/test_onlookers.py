"""What those see who look on: dice die by die, a battle, a treaty, and where a Power Struggle stands."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.games.price_of_power.boards import position_board
from tests.games.price_of_power.scripts import run
from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.battle import (
    FACES,
    LAND,
    Battle,
    Force,
    Raised,
    Side,
    count,
    land_hits,
    naval_hits,
    written,
)
from westphalia.games.price_of_power.board import REALM, STRUGGLE, area
from westphalia.games.price_of_power.card_rules import prestige
from westphalia.games.price_of_power.model import Game
from westphalia.games.price_of_power.rules import land_battles
from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import Journal
from westphalia.kernel.session import Session

HIT, MISS = 1, 6  # faces of an Infantry die
few = st.integers(0, 6)
rolls = st.tuples(few, few, few).flatmap(
    lambda dice: st.tuples(
        st.just(list(dice)),
        st.tuples(*(st.sampled_from(FACES[kind]) for kind, number in enumerate(dice) for _ in range(number))).map(list),
    )
)


def hits_on(text: str) -> list[int]:
    """Hits of each die, the last item those without one."""
    words = text.split()
    return [int(word[2]) for word in words if word[0] != "+"] + [int(word) for word in words if word[0] == "+"]


@given(roll=rolls, units=st.tuples(few, few, few), drilled=few)
def test_the_hits_on_the_dice_are_the_hits_of_the_roll(
    roll: tuple[list[int], list[int]], units: tuple[int, int, int], drilled: int
) -> None:
    """PP-9.7.24, PP-9.9.8."""
    dice, faces = roll
    force = Force(*units, min(drilled, units[0]))
    hits = land_hits(force, count(faces))
    assert sum(hits_on(written(dice, faces, force, hits))) == hits
    assert "+" not in written(dice, faces, force, hits)

    ships, heavy = units[0] + units[1], units[1]
    hits = naval_hits(ships, heavy, count(faces))
    at_sea = written(dice, faces, Force(0, 0, artillery=ships), hits)
    assert sum(hits_on(at_sea)) == hits and ("+" in at_sea) == (heavy > 0)


def begin(**given_: Any) -> Session:
    return Session(TITLE, TITLE.position(given_, Chance.from_secret("onlookers", TITLE.streams), Journal()))


def seen(g: Game, seat: int | None = None) -> dict[str, Any]:
    return TITLE.present(TITLE.mask(g, seat), seat)


def test_a_battle_shows_both_sides_and_what_an_npr_loses_is_told() -> None:
    """PP-9.7.5, PP-9.7.26."""
    castile = {"hand": [], "mil": 0, "army_1": {"area": "andalucia", "infantry": 9}, "army_2": "none", "infantry": {}}
    given_ = {"realms": ["castile", "england"], "turn": "castile", "war": [["castile", "granada"]], "castile": castile}
    g = position_board(given_, dice=[HIT] * 3 + [MISS] * 3)
    assert seen(g)["battle"] is None
    granada = REALM.value("granada")
    assert granada is not None
    battle = Battle(LAND, area("andalucia"), Side([0], [], 0), Side([], [Raised(granada, 4)], 0))
    for side in battle.sides:
        side.dice = [3, 0, 0]
    g.battle = battle
    run(land_battles.exchange(g, battle))
    attack, defence = seen(g)["battle"]["sides"]
    assert (attack["seats"], attack["rolled"], defence["rolled"]) == ([0], "001 001 001", "040 040 040")
    assert defence["raised"] == [Raised(granada, 1)]
    told = {entry.message: entry.args for entry in g.log.entries}
    assert told["log-npr-casualties"] == {"realm": granada, "n": 3, "arm": "units"}
    assert told["log-exchange"]["attack"] == "001 001 001"


def test_a_draft_of_peace_lies_open() -> None:
    """PP-10.5.44."""
    session = begin(
        realms=["castile", "england", "france", "austria"],
        step="peace_and_rebels",
        war=[["castile", "france"]],
        montpellier={"occupier": "castile"},
        castile={"claims": [], "army_1": "none", "army_2": "none", "infantry": {}},
        france={"claims": [], "army_1": "none", "army_2": "none", "infantry": {}},
    )
    for answer in ("france", "negotiate", "white_peace", "done", "propose"):
        session.answer(0, answer)
    assert session.asks()[0].kind.id == "treaty_answer"
    assert [term.kind for term in seen(session.state, 2)["treaty"]] == [10]


def test_where_a_power_struggle_stands_is_what_its_areas_would_bring() -> None:
    """PP-17.4.7."""
    g = position_board(
        {"realms": ["france", "castile"], "active_struggles": ["italian_wars"], "france": {"add_towns": ["milano"]}}
    )
    struggle = STRUGGLE.value("italian_wars")
    assert struggle is not None
    expected = [
        sum(prestige.battleground_score(g, seat, a) for a in prestige.battlegrounds(g, struggle)) for seat in range(2)
    ]
    assert expected[0] > expected[1] and area("lombardy") in prestige.battlegrounds(g, struggle)
    assert seen(g)["struggle_scores"][struggle] == expected
