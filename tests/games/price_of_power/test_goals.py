"""Requirements of Missions and Milestones: each of their conditions can fail.

The position files cards_missions_*.yaml and cards_milestones.yaml give each card the smallest position in which it is
fulfilled. Here one thing after the other is taken away from it, until every condition of the card has failed once.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.price_of_power.boards import position_board
from westphalia.games.price_of_power import terms
from westphalia.games.price_of_power.board import AREA, MILESTONES, MISSIONS, NODE, PROVINCE, REALM
from westphalia.games.price_of_power.catalogue.reference import inside
from westphalia.games.price_of_power.effects import conditions, goals
from westphalia.games.price_of_power.effects.context import Occurrence
from westphalia.games.price_of_power.model import Game, PeaceMemory
from westphalia.games.price_of_power.vocabulary import Condition, Phrase, parts
from westphalia.games.price_of_power.vocabulary.conditions import Happens
from westphalia.kernel.contract import BadInput
from westphalia.kernel.position import load

POSITIONS = Path(__file__).parents[2] / "positions" / "price_of_power"


def plain(value: Any) -> Any:
    """Blocks and items of a file as maps and lists that can be changed."""
    if isinstance(value, dict):
        return {key: plain(content) for key, content in value.items()}
    return [plain(one) for one in value] if isinstance(value, list) else value


def givens(pattern: str) -> dict[str, dict[str, Any]]:
    """The first position of each card."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(POSITIONS.glob(pattern)):
        for case in load(path):
            for card in case.cards:
                found.setdefault(card, plain(case.given))
    return found


def realm_of(given: dict[str, Any]) -> str:
    """The first Realm at the table, whose card it is."""
    return str(given["realms"][0]).removesuffix("_1618").removesuffix("_1444")


def board(given: dict[str, Any]) -> Game | None:
    try:
        return position_board(copy.deepcopy(given))
    except BadInput:  # such a position cannot be
        return None


def holds(g: Game, raw: Condition) -> bool:
    return conditions.holds(g, goals.context(g, 0, {}), raw)


# Positions with a little less


def smaller(given: dict[str, Any], own: str, named: set[str]) -> Iterator[dict[str, Any]]:
    """One thing less; a column emptied; something bad; ``named`` are the Areas that the card names."""
    for path in list(_leaves(given)):
        if path[0] != "realms" and path[-1] not in ("area", "at", "general"):
            changed = copy.deepcopy(given)
            _take_away(changed, path)
            yield changed
    for columns in HARM:
        yield {**given, own: {**given[own], **columns}}
    for key, content in given[own].items():
        if isinstance(content, list | dict) and key != "missions":
            yield _without_places({**given, own: {**given[own], key: type(content)()}})
    for key, content in TABLE:
        yield {**given, key: content}
    before = position_board({"realms": given["realms"]})
    lands = [PROVINCE.id(p) for p in before.lands[before.realm[0]] if p != before.capital[before.realm[0]]]
    yield {**given, f"province.{lands[0]}": {"unrest": 1}}
    poor = {**given[own], "adm": 0, "dip": 0, "mil": 0, "influence": {}}  # cubes for what is covered
    yield {**given, own: poor, **{f"province.{key}": {"occupier": "rebels"} for key in lands}}
    yield {**given, "war": [[own, "papal_states" if own != "papal_states" else "naples"]]}
    here = {AREA.id(a) for a in terms.own_areas(before, before.realm[0])}
    for key in sorted(named | here):
        yield {**given, f"area.{key}": {"religion": "diverse"}}
        yield {**given, f"area.{key}": {"influence": {str(given["realms"][1]): 4}}}


HARM: tuple[dict[str, Any], ...] = (
    {"interest": 1},
    {"stability": -3},
    {"ruler": "none"},
    {"faith": "orthodox"},
    {"faith": "catholic"},
    {"ideas": []},
    {"merchants": []},
    {"alliances": []},
    {"alliances": [], "marriages": []},
    {"marriages": {"portugal": "disputed"}},
    {"fleet": "none", "ships": {}, "docked": {}},
    {"army_1": "none", "infantry": {}},
)
TABLE: tuple[tuple[str, Any], ...] = (
    ("age", 1),
    ("curia", []),
    ("emperor", "none"),
    ("authority", 0),
    ("breda", {"dnpr": "burgundy"}),
    ("muscovy", {"ships": {"baltic_sea": {"sea": 13}}}),
)


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict):
        for key, content in value.items():
            yield from _leaves(content, (*path, key))
    elif isinstance(value, list):
        yield from ((*path, n) for n in range(len(value)))
    else:
        yield path


def _take_away(given: dict[str, Any], path: tuple[Any, ...]) -> None:
    *above, last = path
    place: Any = given
    for key in above:
        place = place[key]
    if isinstance(place, dict) and isinstance(place[last], int):
        place[last] -= 1
    else:
        if isinstance(place, list) and isinstance(place[last], str) and place[last] in given:
            del given[place[last]]  # what was said of a Province that is not there
        del place[last]


def _without_places(given: dict[str, Any]) -> dict[str, Any]:
    return {key: content for key, content in given.items() if PROVINCE.value(key) is None}


def names_in(raw: Any) -> set[str]:
    """The Areas that a requirement names."""
    if isinstance(raw, Phrase | tuple):
        return set().union(*(names_in(one) for one in inside(raw) if isinstance(one, str)))
    return {raw} if isinstance(raw, str) and AREA.value(raw) is not None else set()


def differing(g: Game, other: Game) -> int:
    """The columns, as bits of goals.WATCHED, in which two positions differ."""
    marks = ("lands", "occupier", "town", "vassal", "disc", "siege_disc", "dnpr")
    bits = 0
    for n, name in enumerate(goals.WATCHED):
        columns = marks if name == "marks" else (name,)
        if any(getattr(g, column) != getattr(other, column) for column in columns):
            bits |= 1 << n
    return bits


def unmet(given: dict[str, Any], requirement: list[dict[str, Any]], goal: goals.Goal) -> list[dict[str, Any]]:
    """The conditions that nothing taken away has made fail. Whenever the goal is not met any more, a column on which it
    is said to depend has changed: else a window would not look at it."""
    before = board(given)
    assert before is not None
    left, given = list(requirement), {realm_of(given): {}, **given}
    for changed in smaller(given, realm_of(given), names_in(requirement)):
        g = board(changed) if left else None
        if g is not None:
            left = [raw for raw in left if holds(g, raw)]
            if not goal.is_met(g, goals.context(g, 0, {})):
                assert goal.depends & differing(before, g), changed
    return left


MISSION_GIVENS = givens("cards_missions_*.yaml")


def test_every_mission_has_a_position() -> None:
    assert {mission.id for mission in MISSIONS} == set(MISSION_GIVENS)


@pytest.mark.parametrize("number", range(len(MISSIONS)), ids=[mission.id for mission in MISSIONS])
def test_each_condition_of_a_mission_counts(number: int) -> None:
    """PP-17.2.10: it is fulfilled in its position, and not if a condition fails."""
    mission = MISSIONS[number]
    given = MISSION_GIVENS[mission.id]
    g = board(given)
    assert g is not None and goals.is_fulfilled(g, 0, number)
    assert unmet(given, mission.requirement.all, goals.mission_goals()[number]) == []


# Milestones

MILESTONE_GIVENS = givens("cards_milestones.yaml")


def _mentions(raw: Any, *words: str) -> bool:
    if isinstance(raw, Phrase):
        return any(key in words or _mentions(value, *words) for key, value in parts(raw))
    return any(_mentions(one, *words) for one in raw) if isinstance(raw, tuple) else raw in words


def _is_of_position(milestone: int) -> bool:
    played = ("happens", "net_income", "unrest_removed_this_turn", "tax_value_gained_by_peace", "top")
    return not _mentions(MILESTONES[milestone].requirement.all, *played)


BY_POSITION = [n for n in range(len(MILESTONES)) if _is_of_position(n)]


def test_every_milestone_has_a_position() -> None:
    assert {milestone.id for milestone in MILESTONES} == set(MILESTONE_GIVENS)


@pytest.mark.parametrize("number", BY_POSITION, ids=[MILESTONES[n].id for n in BY_POSITION])
def test_each_condition_of_a_milestone_counts(number: int) -> None:
    """PP-17.3.6: by the position."""
    given = MILESTONE_GIVENS[MILESTONES[number].id]
    g = board(given)
    assert g is not None and goals.meets(g, 0, number)
    assert unmet(given, MILESTONES[number].requirement.all, goals.milestone_goals()[number]) == []


OCCURRENCES = [(m.id, said) for m in MILESTONES for said in inside(m.requirement.all) if isinstance(said, Happens)]


@pytest.mark.parametrize(("card", "said"), OCCURRENCES, ids=[f"{card} {said.happens}" for card, said in OCCURRENCES])
def test_each_fact_of_an_occurrence_counts(card: str, said: Happens) -> None:
    """PP-17.3.9: it is met by the occurrence with just these facts, and not if one of them is missing or less."""
    g = position_board(
        {"realms": ["castile", "ottomans"], "castile": {"fought": ["ottomans"]}, "ottomans": {"prestige": 1}}
    )
    g.peace = PeaceMemory([0, 1], [5, 9], [])
    c = goals.context(g, 0, {})
    facts: dict[str, Any] = {
        key: value for key, value in parts(said) if key not in ("happens", "from", "node", "vassals")
    }
    if said.how is not None:
        facts["how"] = said.how if isinstance(said.how, str) else said.how[0]
    if said.from_ is not None:
        facts["from"] = REALM.value("granada") if said.from_.realms == "npr" else g.realm[1]
    if said.node is not None:
        facts["node"] = NODE.value("north_america")

    def holds_with(facts: dict[str, Any], trigger: str) -> bool:
        c.occurrence = Occurrence(trigger, facts)
        return conditions.holds(g, c, said)

    assert holds_with(facts, said.happens)
    assert not holds_with(facts, "something_else")
    for key, value in facts.items():
        assert not holds_with({**facts, key: value - 1 if key in conditions.AT_LEAST else -1}, said.happens)
    assert holds_with({**facts, "vassal": True}, said.happens) is said.vassals
