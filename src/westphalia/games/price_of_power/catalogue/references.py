"""Every id that an entry names must exist. A mistake says file, entry and field.

The table below says of each kind of entry which fields name what. In effects and conditions the key tells it; besides
ids these use words (``you``, ``any``) and labels (``$chosen``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from westphalia.kernel.contract import BadInput

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

# Effects and conditions: what a key may name.
_ANYWHERE: Final = ("area", "province", "realm")
KEYS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("areas", "adjacent_to_area", "in", "where", "in_or_adjacent_to", "capital_in"), ("area",)),
    **dict.fromkeys(("provinces", "flag_of"), ("province",)),
    **dict.fromkeys(("capital",), ("province",)),
    **dict.fromkeys(
        ("realm", "realms", "adjacent_to_realm", "against", "core_of", "owner", "controller", "at_war_with", "with"),
        ("realm",),
    ),
    **dict.fromkeys(("node", "nodes", "adjacent_to_node"), ("node",)),
    **dict.fromkeys(("sea", "sea_zones", "adjacent_to_sea", "facing"), ("sea",)),
    **dict.fromkeys(("idea", "ideas"), ("idea",)),
    "adjacent_to": _ANYWHERE,
    "card": ("action",),
}
WORDS: Final = frozenset(
    [
        "you",
        "self",
        "it",
        "active",
        "emperor",
        "papal_controller",
        "all",
        "others",
        "opponents",
        "any",
        "none",
        "pr",
        "npr",
        "distant",
        "maritime",
        "battleground",
        "displayed",
    ]
)
EFFECTS: Final = ("fx", "hooks", "all", "if_")


def check(content: Content) -> None:
    """Raises BadInput for the first id that does not exist."""
    known = _ids(content)
    for name in content.__struct_fields__:
        for place, kind, key in _named(getattr(content, name), name):
            if not any(key in known[k] for k in kind):
                raise BadInput(f"{name}.yaml: {place}: there is no {' or '.join(kind)} {key!r}")


def _ids(content: Content) -> dict[str, frozenset[str]]:
    def ids(entries: Iterable[Any]) -> frozenset[str]:
        return frozenset(entry.id for entry in entries)

    events = (content.events_age1, content.events_age2, content.events_age3, content.events_age4)
    realms = ids(content.realms.realms)
    return {
        "area": ids(content.areas.areas),
        "province": ids(content.provinces.provinces),
        "sea": ids(content.sea_zones.sea_zones),
        "node": ids(content.trade_nodes.trade_nodes),
        "realm": realms,
        "cardinal": realms | {"blocked"},
        "dnpr": ids(content.dnpr.scenario_dnprs),
        "setup": ids(content.setups.setups),
        "scenario": ids(content.scenarios.scenarios),
        "idea": ids(content.ideas.ideas),
        "action": ids(content.action_cards.actions),
        "action_number": frozenset(action.number for action in content.action_cards.actions),
        "trade_number": frozenset(card.card_no for card in content.trade_cards.trade_cards),
        "event": frozenset().union(*(ids(file.events) for file in events)),
        "mission": ids(content.missions.missions),
        "milestone": ids(content.milestones.milestones),
        "struggle": ids(content.power_struggles.power_struggles),
    }


Named = tuple[str, tuple[str, ...], str]


def _named(thing: Any, place: str) -> Iterator[Named]:
    """All ids that an entry and what it holds name, each with where it stands."""
    if isinstance(thing, msgspec.Struct):
        place = str(getattr(thing, "id", place))
        fields = FIELDS.get(type(thing), {})
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if field in fields:
                yield from ((f"{place}.{field}", (fields[field],), key) for key in _strings(value))
            elif field in EFFECTS:
                yield from _in_effects(value, f"{place}.{field}", "")
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


def _in_effects(value: Any, place: str, key: str) -> Iterator[Named]:
    if isinstance(value, dict):
        for inner_key, inner in value.items():
            yield from _in_effects(inner, place, inner_key)
    elif isinstance(value, list):
        for inner in value:
            yield from _in_effects(inner, place, key)
    elif isinstance(value, str) and key in KEYS and value not in WORDS and not value.startswith("$"):
        yield f"{place} ({key})", KEYS[key], value
