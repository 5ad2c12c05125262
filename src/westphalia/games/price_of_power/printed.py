"""What is printed on boards and cards, as data for the page: it never changes during a game.

Lists are in the order of the domains of board.py; numbers in them point into these. Texts of cards are those of the
content, in English; what things are called stands in ``locales/names``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from . import board
from .board import PROVINCES, Board
from .catalogue import (
    CardAction,
    CardCharacter,
    Event,
    EventCharacter,
    Idea,
    Milestone,
    Mission,
    PowerStruggle,
    Requirement,
    Ruler,
)
from .ids import Area, Node, Province
from .scenarios import BOARDS, variants_of
from .tables import AREA_LIMIT, CUBES, IA_MAX, POWER_LIMIT, RELIGIONS, STABILITY_MAX, STABILITY_MIN
from .vocabulary import Phrase, op_of, parts

_SIDE: Final = ("tax", "flag", "capital", "religion")  # of a Board: what its side of the map prints


def printed(scenario: str) -> Mapping[str, Any]:
    """Both sides of the map as far as the scenario uses them, the boards of its variants, and all cards."""
    boards = {name: BOARDS[name] for name in variants_of(scenario)}
    return {
        "boards": {name: {"era": each.era, "out": _out_of_play(each)} for name, each in boards.items()},
        "sides": {each.era: {name: getattr(each, name) for name in _SIDE} for each in boards.values()},
        **_in_every_scenario(),
    }


@cache
def _in_every_scenario() -> Mapping[str, Any]:
    return {
        "limits": _limits(),
        "provinces": [_province(p) for p in PROVINCES],
        "areas": [_area(a) for a in board.AREAS],
        "seas": [{"slots": slots} for slots in board.SLOTS],
        "nodes": [_node(n) for n in board.NODES],
        "realms": [{"colour": r.colour} for r in board.CONTENT.realms.realms],
        "cards": [{"deck": c.deck, "action": c.action} for c in board.ACTION_CARDS],
        "actions": {key: _action(action) for key, action in board.ACTIONS_BY_ID.items()},
        "characters": [_character(c) for c in board.CHARACTERS],
        "trade_cards": [_trade_card(card) for card in board.TRADE_CARDS],
        "ideas": _all(board.IDEAS, _idea),
        "events": _all(board.EVENTS, _event),
        "missions": _all(board.MISSIONS, _mission),
        "milestones": _all(board.MILESTONES, _milestone),
        "struggles": _all(board.POWER_STRUGGLES, _struggle),
    }


def _limits() -> dict[str, Any]:
    return {
        "stability": (STABILITY_MIN, STABILITY_MAX),
        "power": POWER_LIMIT,
        "cubes": CUBES,
        "influence": AREA_LIMIT,
        "authority": IA_MAX,
    }


def _all(entries: Iterable[Any], described: Callable[[Any], dict[str, Any]]) -> list[dict[str, Any]]:
    return [_filled(described(entry)) for entry in entries]


def _filled(entry: dict[str, Any]) -> dict[str, Any]:
    """Without what is empty."""
    return {key: value for key, value in entry.items() if value not in (None, "", 0, [], {}, ())}


def _out_of_play(each: Board) -> list[Province]:
    return [p for p in PROVINCES if not each.in_play[p]]


def _province(p: Province) -> dict[str, Any]:
    entry = board.CONTENT.provinces.provinces[p]
    return _filled(
        {
            "area": board.AREA_OF[p],
            "port": "" if entry.port == "none" else entry.port,
            "faces": board.FACES[p],
            "gold": entry.gold,
            "hre": entry.hre,
            "territory": board.TERRITORY_NUMBER[p] if board.IS_TERRITORY[p] else 0,
        }
    ) | {"area": board.AREA_OF[p]}


def _area(a: Area) -> dict[str, Any]:
    plain = {
        "religion": RELIGIONS[board.RELIGION_BELOW_TOKENS[a]],
        "elector": board.IS_ELECTOR[a],
        "distant": board.IS_DISTANT[a],
    }
    return _filled(plain) | {"slot": board.SLOT_OF[a]}


def _node(n: Node) -> dict[str, Any]:
    return {"seas": board.NODE_SEAS[n], "areas": board.NODE_AREAS[n]}


def _action(action: CardAction) -> dict[str, Any]:
    """An action of a card; a Display card has actions of its own."""
    return _filled(
        {
            "id": action.id,
            "kinds": action.kinds,
            "cost": action.cost,
            "text": action.text,
            "conditions": [condition.text for condition in action.conditions],
            "options": {key: [option.id, option.text] for key, option in action.options.items()},
            "charges": action.charges,
            "actions": [_action(each) for each in action.actions],
        }
    )


def _character(c: CardCharacter | EventCharacter | Ruler) -> dict[str, Any]:
    dice = {kind: count for kind in ("infantry", "cavalry", "artillery", "any") if (count := getattr(c.dice, kind))}
    plain = {"adm": c.adm, "dip": c.dip, "mil": c.mil, "dice": dice, "mortality": c.mortality}
    if isinstance(c, CardCharacter):
        plain |= {"type": c.type, "bonus": c.bonus, "ducats": c.ducats, "hire": c.hire_mil, "roles": c.roles}
    return _filled(plain)


def _trade_card(card: Any) -> dict[str, Any]:
    nodes = [board.node(option.node) for option in card.options]
    return {"nodes": nodes, "green": card.income.green, "red": card.income.red}


def _idea(idea: Idea) -> dict[str, Any]:
    return {
        "type": idea.type,
        "cost": idea.cost,
        "prestige": idea.prestige,
        "text": idea.bonus,
        "immediate": idea.immediate,
        "requirement": idea.requirement.text if idea.requirement else "",
        "government": idea.government_form,
    }


def _event(event: Event) -> dict[str, Any]:
    return {
        "age": event.age,
        "text": event.text,
        "options": {key: [option.label, option.text] for key, option in event.options.items()},
        "after": event.after.text if event.after else "",
        "symbols": event.symbols,
        "realm": event.realm,
    }


def _mission(mission: Mission) -> dict[str, Any]:
    return {
        "text": mission.about,
        "requirement": mission.requirement.text,
        "reward": mission.reward.text,
        "prestige": mission.prestige,
        **_places(mission.requirement),
    }


def _milestone(milestone: Milestone) -> dict[str, Any]:
    return {
        "category": milestone.category,
        "requirement": milestone.requirement.text,
        "reward": {getattr(step, "type", op_of(step)): getattr(step, "amount", 1) for step in milestone.reward.fx},
        "prestige": milestone.prestige,
        **_places(milestone.requirement),
    }


def _places(requirement: Requirement) -> dict[str, Sequence[int]]:
    """The Provinces and Areas that a requirement lists."""
    provinces, areas = dict[Province, None](), dict[Area, None]()
    _gather(requirement.all, provinces, areas)
    return {"provinces": list(provinces), "areas": list(areas)}


def _gather(said: object, provinces: dict[Province, None], areas: dict[Area, None]) -> None:
    if isinstance(said, tuple):
        for each in said:
            _gather(each, provinces, areas)
    elif isinstance(said, Phrase):
        told = dict(parts(said))
        provinces.update((board.province(key), None) for key in _listed(told.get("provinces")))
        areas.update((board.area(key), None) for name in ("areas", "where") for key in _listed(told.get(name)))
        _gather(tuple(told.values()), provinces, areas)


def _listed(ref: object) -> list[str]:
    ids = [one for one in ref if isinstance(one, str)] if isinstance(ref, tuple) else []
    return ids if isinstance(ref, tuple) and len(ids) == len(ref) else []


def _struggle(struggle: PowerStruggle) -> dict[str, Any]:
    return {
        "areas": [board.area(key) for key in (*struggle.areas, *struggle.distant_areas)],
        "criteria": [criterion.text for criterion in struggle.criteria],
    }
