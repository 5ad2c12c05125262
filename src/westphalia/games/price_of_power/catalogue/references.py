"""Every id that an entry names must exist. A mistake says file, entry and field.

The table below says of each kind of entry which fields name what. In effects and conditions the types tell it; besides
ids these use words (``you``, ``any``) and labels (``$chosen``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from westphalia.kernel.contract import BadInput

from ..vocabulary.base import Phrase, key_of
from .bots import BotRealm, BotTarget
from .cards import ActionCard, Event, Mission, MissionDeck, PowerStruggle, TradeOption
from .content import Content
from .map import Area, DynamicRealm, LetterLink, Province, Realm, RealmToken, SeaZone, TradeNode
from .scenarios import (
    Curia,
    DisplayedIdea,
    Empire,
    ExtraCards,
    Goal,
    Lesson,
    MapInPlay,
    PlacedDynamicRealm,
    ReligionToken,
    Removal,
    ScenarioFile,
    ScenarioRealm,
    Setup,
    SetupArmy,
    SetupFleet,
    TownSizes,
    TradeDeck,
    Variant,
)

FIELDS: Final[dict[type, dict[str, str]]] = {
    BotRealm: {"realm": "realm", "substitute": "realm"},
    BotTarget: {"realm": "realm", "owner_of": "province", "realm_in": "area", "territory": "province"},
    Area: {
        "neighbours": "area",
        "mountains": "area",
        "seas": "sea",
        "religion_slot": "area",
        "trade_nodes": "node",
        "board_links": "area",
    },
    Province: {
        "area": "area",
        "faces": "sea",
        "flag": "realm",
        "vassal_of": "realm",
        "owner_1444": "realm",
        "owner_1618": "realm",
        "vassal_of_1618": "realm",
        "cores": "realm",
    },
    SeaZone: {"neighbours": "sea"},
    LetterLink: {"zone": "sea"},
    TradeNode: {"sea_zones": "sea", "areas": "area"},
    Realm: {
        "capital": "province",
        "capital_1618": "province",
        "vassals": "realm",
        "overlord": "realm",
        "overlord_1618": "realm",
    },
    RealmToken: {"capital": "province"},
    DynamicRealm: {"realm": "realm", "capital": "province", "provinces": "province", "event": "event"},
    TownSizes: {"year_1618": "province", "year_1789": "province"},
    Setup: {
        "realm": "realm",
        "scenario": "scenario",
        "capital": "province",
        "towns_large": "province",
        "towns_small": "province",
        "vassals": "province",
        "unrest": "province",
        "alliances": "realm",
        "marriages": "realm",
        "truces": "realm",
        "claims": "area",
        "colonial_claims": "area",
        "core_tokens": "area",
        "influence": "area",
        "merchants": "node",
        "light_ships": "sea",
        "light_ships_off_slot": "sea",
        "based_on": "setup",
        "replaces": "realm",
    },
    SetupArmy: {"area": "area"},
    SetupFleet: {"sea_zone": "sea"},
    ScenarioFile: {"eastern_board_provinces": "province"},
    ScenarioRealm: {"realm": "realm", "setup": "setup"},
    DisplayedIdea: {"idea": "idea", "researched_by": "realm"},
    Curia: {"roma": "realm", "slots": "cardinal"},
    Empire: {"emperor": "realm", "imperial_influence": "area", "not_hre": "area"},
    PlacedDynamicRealm: {"dnpr": "dnpr", "also_not_hre": "area", "under_towns": "province"},
    ReligionToken: {"area": "area"},
    TradeDeck: {"add_cards": "trade_number", "remove_cards": "trade_number"},
    Removal: {"realm": "realm", "influence": "area", "town": "province", "alliance": "realm"},
    MapInPlay: {"areas_out_of_play": "area", "nodes_out_of_play": "node"},
    ExtraCards: {"realm": "realm"},
    Lesson: {"realm": "realm"},
    Goal: {"realm": "realm"},
    Variant: {
        "turn_order": "realm",
        "first_player": "realm",
        "event_decks": "event",
        "milestones_fixed": "milestone",
        "milestones_removed": "milestone",
        "npr_manpower_tokens": "province",
        "power_struggles": "struggle",
        "action_cards_removed": "action_number",
        "teams": "realm",
        "objectives": "province",
        "ideas_removed": "idea",
    },
    TradeOption: {"node": "node", "secondary": "node", "key_provinces": "province"},
    ActionCard: {"action": "action"},
    Event: {"realm": "realm"},
    MissionDeck: {"realm": "realm", "missions": "mission", "start": "mission", "optional": "mission"},
    Mission: {"realm": "realm", "prerequisites": "mission", "unlocks": "mission", "realms": "realm"},
    PowerStruggle: {"areas": "area", "distant_areas": "area"},
}

# Words that stand for ids, in effects and conditions
WORDS: Final[dict[str, frozenset[str]]] = {
    "realm": frozenset(
        (
            *("you", "self", "it", "active", "emperor", "papal_controller", "all", "others", "opponents", "any"),
            *("none", "pr", "npr", "dnpr", "distant"),
        )
    ),
    "area": frozenset(("any", "battleground", "it")),
    "province": frozenset(("any", "it")),
    "node": frozenset(("any", "maritime", "distant")),
    "sea": frozenset(("any",)),
    "idea": frozenset(("any", "displayed")),
    "action": frozenset(),
}


def check(content: Content) -> None:
    """Raises BadInput for the first id that does not exist."""
    known = ids(content)
    for name in content.__struct_fields__:
        for place, kind, key in _named(getattr(content, name), name):
            if not any(key in known[k] for k in kind):
                raise BadInput(f"{name}.yaml: {place}: there is no {' or '.join(kind)} {key!r}")


def ids(content: Content) -> dict[str, frozenset[str]]:
    """All ids, by what they name."""

    def of(entries: Iterable[Any]) -> frozenset[str]:
        return frozenset(entry.id for entry in entries)

    events = (content.events_age1, content.events_age2, content.events_age3, content.events_age4)
    realms = of(content.realms.realms)
    return {
        "area": of(content.areas.areas),
        "province": of(content.provinces.provinces),
        "sea": of(content.sea_zones.sea_zones),
        "node": of(content.trade_nodes.trade_nodes),
        "realm": realms,
        "cardinal": realms | {"blocked"},
        "dnpr": of(content.dnpr.scenario_dnprs),
        "setup": of(content.setups.setups),
        "scenario": of(content.scenarios.scenarios),
        "idea": of(content.ideas.ideas),
        "action": of(content.action_cards.actions),
        "action_number": frozenset(action.number for action in content.action_cards.actions),
        "trade_number": frozenset(card.card_no for card in content.trade_cards.trade_cards),
        "event": frozenset().union(*(of(file.events) for file in events)),
        "mission": of(content.missions.missions),
        "milestone": of(content.milestones.milestones),
        "struggle": of(content.power_struggles.power_struggles),
    }


Named = tuple[str, tuple[str, ...], str]


def _named(thing: Any, place: str) -> Iterator[Named]:
    """All ids that an entry and what it holds name, each with where it stands."""
    if isinstance(thing, Phrase):
        yield from _in_phrase(thing, place)
    elif isinstance(thing, msgspec.Struct):
        place = str(getattr(thing, "id", place))
        fields = FIELDS.get(type(thing), {})
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if field in fields:
                yield from ((f"{place}.{field}", (fields[field],), key) for key in _strings(value))
            else:
                yield from _named(value, f"{place}.{field}")
    elif isinstance(thing, list | tuple):
        for inner in thing:
            yield from _named(inner, place)
    elif isinstance(thing, dict):
        for key, inner in thing.items():
            yield from _named(inner, f"{place}.{key}")


def _strings(value: Any) -> Iterator[str]:
    """Ids in a field: one, a list, the keys of a mapping to numbers, or parts of a deck."""
    if isinstance(value, str):
        if value:
            yield value
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _strings(inner)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if isinstance(inner, int):
                yield key
            else:
                yield from _strings(inner)


def _in_phrase(phrase: Phrase, place: str) -> Iterator[Named]:
    """The ids that a step, selector, condition, amount or cost names, and those inside it."""
    for field, kind in _naming()[type(phrase)]:
        value = getattr(phrase, field)
        for key in value if isinstance(value, tuple) else (value,):
            if isinstance(key, str) and key not in WORDS[kind] and not key.startswith("$"):
                yield f"{place} ({key_of(field)})", (kind,), key
    for field in phrase.__struct_fields__:
        yield from _named(getattr(phrase, field), place)


@cache
def _naming() -> dict[type[Phrase], tuple[tuple[str, str], ...]]:
    """The fields of each kind of phrase that name ids, and what they name: so their types say (vocabulary/base.py).
    All kinds at once, for each holds most of the others."""
    kinds = list(_kinds_of(Phrase))
    found: dict[type[Phrase], tuple[tuple[str, str], ...]] = {}
    for kind, info in zip(kinds, inspect.multi_type_info(kinds), strict=True):
        assert isinstance(info, inspect.StructType)
        found[kind] = tuple((field.name, name) for field in info.fields for name in set(_names_in(field.type)))
    return found


def _kinds_of(kind: type[Phrase]) -> Iterator[type[Phrase]]:
    for one in kind.__subclasses__():
        yield one
        yield from _kinds_of(one)


def _names_in(info: inspect.Type) -> Iterator[str]:
    if isinstance(info, inspect.Metadata):
        if info.extra is not None and "names" in info.extra:
            yield info.extra["names"]
        yield from _names_in(info.type)
    elif isinstance(info, inspect.UnionType):
        for one in info.types:
            yield from _names_in(one)
    elif isinstance(info, inspect.VarTupleType):
        yield from _names_in(info.item_type)
