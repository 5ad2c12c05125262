"""The board: provinces, Areas, Sea Zones, Trade Nodes, Realms and cards as numbers, and what lies beside what.

What the boards print alike in every game are constants here. What depends on the scenario (the side of the map, the
boards in play, Areas out of play) is a :class:`Board`, made once per variant and shared.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import chain
from typing import Final, cast

from westphalia.kernel.contract import BadInput
from westphalia.kernel.script import AMOUNT, SEAT, Domain

from . import catalogue, tables
from .catalogue import CardCharacter, EventCharacter, Ruler
from .ids import NOBODY, Area, Card, Idea, Node, Province, Realm, Sea, TradeCard
from .tables import LARGE, NO_RELIGION, RELIGIONS, SMALL

CONTENT: Final = catalogue.load()

_areas = CONTENT.areas.areas
_provinces = CONTENT.provinces.provinces
_seas = CONTENT.sea_zones.sea_zones
_nodes = CONTENT.trade_nodes.trade_nodes
_realms = CONTENT.realms.realms

AREA: Final = Domain("area", [a.id for a in _areas])
PROVINCE: Final = Domain("province", [p.id for p in _provinces])
SEA: Final = Domain("sea", [z.id for z in _seas])
NODE: Final = Domain("node", [n.id for n in _nodes])
REALM: Final = Domain("realm", [r.id for r in _realms])
SPACE: Final = Domain("space", [*(z.id for z in _seas), *(f"port_{p.id}" for p in _provinces)])  # where ships lie
POWER: Final = Domain("power", tables.POWERS)
DECK: Final = Domain("deck", tables.POWERS)  # of Action cards, one for each kind of power
UNIT: Final = Domain("unit", tables.UNIT_KINDS)
SHIP: Final = Domain("ship", tables.SHIP_KINDS)
RELIGION: Final = Domain("religion", RELIGIONS)
COLOUR: Final = Domain("colour", tables.COLOURS)

AREAS: Final = cast("Sequence[Area]", range(len(_areas)))
PROVINCES: Final = cast("Sequence[Province]", range(len(_provinces)))
SEAS: Final = cast("Sequence[Sea]", range(len(_seas)))
NODES: Final = cast("Sequence[Node]", range(len(_nodes)))
REALMS: Final = cast("Sequence[Realm]", range(len(_realms)))


def _number(domain: Domain, key: str) -> int:
    found = domain.value(key)
    if found is None:
        raise BadInput(f"content names {domain.name} {key!r}, which does not exist")
    return found


def area(key: str) -> Area:
    return Area(_number(AREA, key))


def province(key: str) -> Province:
    return Province(_number(PROVINCE, key))


def sea(key: str) -> Sea:
    return Sea(_number(SEA, key))


def node(key: str) -> Node:
    return Node(_number(NODE, key))


def realm(key: str) -> Realm:
    return Realm(_number(REALM, key))


_PLAIN: Final = str.maketrans({"ø": "o", "æ": "ae", "ł": "l"})  # letters that do not fall apart into letter and accent


def sort_name(name: str) -> str:
    """Names compare by English name, case and accents ignored (engine notes, 5).

    >>> sort_name("Østjylland"), sort_name("Žemaitija")
    ('ostjylland', 'zemaitija')
    """
    letters = unicodedata.normalize("NFKD", name.casefold().translate(_PLAIN))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


AREA_SORT: Final = tuple(sort_name(a.name) for a in _areas)
PROVINCE_SORT: Final = tuple(sort_name(p.name) for p in _provinces)
SEA_SORT: Final = tuple(sort_name(z.name) for z in _seas)
REALM_SORT: Final = tuple(sort_name(r.name) for r in _realms)

# provinces
AREA_OF: Final = tuple(area(p.area) for p in _provinces)
IS_TERRITORY: Final = tuple(p.kind == "territory" for p in _provinces)
TERRITORY_NUMBER: Final = tuple(p.number for p in _provinces)
FACES: Final = tuple(tuple(sorted(sea(z) for z in p.faces)) for p in _provinces)
IS_PORT: Final = tuple(p.port != "none" for p in _provinces)
IS_ISLAND: Final = tuple(p.port == "island" for p in _provinces)
IS_INACTIVE_PORT: Final = tuple(p.port == "inactive" for p in _provinces)  # PP-2.5.38
IS_GOLD: Final = tuple(p.gold for p in _provinces)
IN_HRE: Final = tuple(p.hre for p in _provinces)  # inside the border, PP-2.6.11
EXTRA_CORES: Final = tuple(tuple(realm(r) for r in p.cores) for p in _provinces)  # PP-2.7.10
ROMA: Final = province("roma")

# Areas
PROVINCES_OF: Final = tuple(tuple(p for p in PROVINCES if AREA_OF[p] == a) for a in AREAS)
IS_DISTANT: Final = tuple(a.board == "distant" for a in _areas)
CONTINENT_OF: Final = tuple(a.continent_number for a in _areas)  # 0: none, or Northern & Central Asia
CONTINENTS: Final = (1, 2, 3, 4)
COASTS_OF: Final = tuple(tuple(sorted(sea(z) for z in a.seas)) for a in _areas)  # PP-2.5.12
PRINTED_RELIGION: Final = tuple(RELIGIONS.index(a.religion) for a in _areas)
SLOT_OF: Final = tuple(area(a.religion_slot) if a.religion_slot else NOBODY for a in _areas)  # PP-15.3.2
# Of each Area while no token lies there: the symbol on its slot (PP-15.3.2), none on a Distant Continent (PP-15.0.2)
RELIGION_BELOW_TOKENS: Final = tuple(
    NO_RELIGION if IS_DISTANT[a] else PRINTED_RELIGION[slot] for a, slot in enumerate(SLOT_OF)
)
AREAS_OF_SLOT: Final = tuple(tuple(b for b in AREAS if SLOT_OF[b] == a) for a in AREAS)
IS_ELECTOR: Final = tuple(a.elector for a in _areas)  # PP-18.3.9
MAIN_AREAS: Final = tuple(a for a in AREAS if not IS_DISTANT[a])

# Sea Zones
SLOTS: Final = tuple(z.slots for z in _seas)  # of Trade Protection, PP-12.3.1
HAS_MARK: Final = tuple(z.mark != "none" for z in _seas)  # galleys, PP-2.6.6
MARK: Final = tuple(z.mark for z in _seas)
IS_DISTANT_SEA: Final = tuple(z.board != "main" for z in _seas)
COSTLY_LINKS: Final = tuple({sea(x.zone): x.letter for x in z.links if x.extra_power} for z in _seas)  # PP-2.7.5

# Trade Nodes
IS_MARITIME: Final = tuple(n.kind == "maritime" for n in _nodes)
NODE_SEAS: Final = tuple(tuple(sorted(sea(z) for z in n.sea_zones)) for n in _nodes)
NODE_AREAS: Final = tuple(tuple(sorted(area(a) for a in n.areas)) for n in _nodes)
IS_DESERT_NODE: Final = tuple(bool(n.desert) for n in _nodes)  # PP-12.2.2

# Realms
IS_DISTANT_REALM: Final = tuple(r.distant for r in _realms)
PAPAL_STATES: Final = realm("papal_states")

# Cards
ACTION_CARDS: Final = tuple(CONTENT.action_cards.cards)
ACTIONS_BY_ID: Final = catalogue.by_id(CONTENT.action_cards.actions)
CARD_ACTION: Final = tuple(ACTIONS_BY_ID[card.action] for card in ACTION_CARDS)
CARD_DECK: Final = tuple(tables.POWERS.index(card.deck) for card in ACTION_CARDS)
TRADE_CARDS: Final = tuple(CONTENT.trade_cards.trade_cards)
IDEAS: Final = tuple(CONTENT.ideas.ideas)
IDEA_TYPE: Final = tuple(tables.POWERS.index(idea.type) for idea in IDEAS)
EVENTS: Final = tuple(
    chain.from_iterable(
        file.events for file in (CONTENT.events_age1, CONTENT.events_age2, CONTENT.events_age3, CONTENT.events_age4)
    )
)
MISSIONS: Final = tuple(CONTENT.missions.missions)
MILESTONES: Final = tuple(CONTENT.milestones.milestones)
CATEGORIES: Final = ("expansion", "politics", "war", "economy")
POWER_STRUGGLES: Final = tuple(CONTENT.power_struggles.power_struggles)
SETUPS: Final = catalogue.by_id(CONTENT.setups.setups)

EVERY_CARD: Final = cast("Sequence[Card]", range(len(ACTION_CARDS)))
EVERY_IDEA: Final = cast("Sequence[Idea]", range(len(IDEAS)))
EVERY_TRADE_CARD: Final = cast("Sequence[TradeCard]", range(len(TRADE_CARDS)))

CARD: Final = Domain("card", [card.id for card in ACTION_CARDS])
TRADE_CARD: Final = Domain("trade_card", [card.id for card in TRADE_CARDS])
IDEA: Final = Domain("idea", [idea.id for idea in IDEAS])
EVENT: Final = Domain("event", [event.id for event in EVENTS])
MISSION: Final = Domain("mission", [mission.id for mission in MISSIONS])
MILESTONE: Final = Domain("milestone", [milestone.id for milestone in MILESTONES])
STRUGGLE: Final = Domain("struggle", [struggle.id for struggle in POWER_STRUGGLES])

# Characters: those of the Action cards have the number of their card; then the Rulers and others of the Events, then
# the Rulers of the setups.
_characters: list[tuple[str, CardCharacter | EventCharacter | Ruler]] = [(c.id, c.character) for c in ACTION_CARDS]
_characters += [(f"ruler_{e.id}", e.ruler) for e in EVENTS if e.ruler is not None]
_characters += [(f"figure_{e.id}", e.character) for e in EVENTS if e.character is not None]
_characters += [(f"start_{s.id}", s.ruler) for s in CONTENT.setups.setups if not s.ruler.interregnum]
CHARACTER: Final = Domain("character", [key for key, _ in _characters])
CHARACTERS: Final = tuple(character for _, character in _characters)

# Which domain an argument of a message points into, by its name; every other int is a number.
DOMAINS: Final = {
    "area": AREA,
    "other_area": AREA,
    "province": PROVINCE,
    "other_province": PROVINCE,
    "sea": SEA,
    "other_sea": SEA,
    "node": NODE,
    "other_node": NODE,
    "realm": REALM,
    "other_realm": REALM,
    "space": SPACE,
    "other_space": SPACE,
    "power": POWER,
    "deck": DECK,
    "unit": UNIT,
    "ship": SHIP,
    "religion": RELIGION,
    "colour": COLOUR,
    "card": CARD,
    "trade_card": TRADE_CARD,
    "idea": IDEA,
    "event": EVENT,
    "mission": MISSION,
    "milestone": MILESTONE,
    "struggle": STRUGGLE,
    "character": CHARACTER,
    "seat": SEAT,
    "other": SEAT,
    "amount": AMOUNT,
}


class Board:
    """The map of one variant: a side (1444 or 1618), with the Areas and Provinces that are in play.

    Neighbours are tuples in ascending order. Whatever is out of play has no neighbours and is in none (PP-2.7.1).
    """

    def __init__(self, era: int, boards: str, areas_out: tuple[Area, ...], nodes_out: tuple[Node, ...]) -> None:
        self.era: Final = era
        east = {province(key) for key in CONTENT.scenarios.eastern_board_provinces} if boards == "western" else set()
        self.in_play: Final = tuple(
            str(p.era) in ("both", str(era)) and n not in east and AREA_OF[n] not in areas_out
            for n, p in enumerate(_provinces)
        )
        self.provinces: Final = tuple(p for p in PROVINCES if self.in_play[p])
        self.provinces_of: Final = tuple(tuple(p for p in PROVINCES_OF[a] if self.in_play[p]) for a in AREAS)
        self.areas: Final = tuple(a for a in AREAS if self.provinces_of[a])
        self.main_areas: Final = tuple(a for a in self.areas if not IS_DISTANT[a])
        within = ((a, tuple(p for p in self.provinces_of[a] if IN_HRE[p])) for a in self.main_areas)
        self.imperial_lands: Final = tuple((a, lands) for a, lands in within if lands)  # of an Area, inside the border
        printed = {AREA_OF[n] for n in PROVINCES if n not in east}  # on the boards on the table
        self.seas: Final = tuple(  # in play beside an Area or a Trade Node that is
            z
            for z in SEAS
            if any(z in COASTS_OF[a] for a in self.areas)
            or (any(z in NODE_SEAS[n] for n in NODES if n not in nodes_out) and any(z in COASTS_OF[a] for a in printed))
        )
        self.nodes: Final = tuple(n for n in NODES if n not in nodes_out and self._node_touches(n))

        self.tax: Final = tuple(LARGE if _size(p, era) == "large" else SMALL for p in _provinces)  # PP-2.5.7
        self.flag: Final = tuple(_flag(n, era) for n in PROVINCES)  # printed, PP-2.6.7
        self.lands: Final = tuple(  # by Realm, as printed
            tuple(p for p in self.provinces if self.flag[p] == r) for r in REALMS
        )
        self.overlord: Final = tuple(_overlord(r, era) for r in REALMS)
        self.capital: Final = tuple(
            province(r.capital_1618 if era == 1618 and r.capital_1618 else r.capital) for r in _realms
        )
        self.religion: Final = tuple(
            RELIGIONS.index(r.religion_1618 if era == 1618 and r.religion_1618 else r.religion) for r in _realms
        )

        inside = set(self.areas)
        self.land: Final = tuple(
            tuple(sorted(b for b in map(area, a.neighbours) if b in inside)) if n in inside else ()
            for n, a in enumerate(_areas)
        )
        self.mountains: Final = tuple(frozenset(map(area, a.mountains)) for a in _areas)  # PP-2.6.3
        self.sea_links: Final = tuple(
            tuple(sorted(x for x in map(sea, z.neighbours) if x in self.seas)) if n in self.seas else ()
            for n, z in enumerate(_seas)
        )
        self.coasts: Final = tuple(tuple(z for z in COASTS_OF[a] if z in self.seas) for a in AREAS)
        self.shores: Final = tuple(tuple(a for a in self.areas if z in COASTS_OF[a]) for z in SEAS)
        self.ports_facing: Final = tuple(tuple(p for p in self.provinces if z in FACES[p]) for z in SEAS)

        # PP-2.5.11, PP-2.5.14: an Area or a port reaches over a Sea Zone the Areas that have a port facing it
        self.over: Final = tuple(frozenset(AREA_OF[p] for p in self.ports_facing[z]) for z in SEAS)
        over = self.over
        self.by_sea: Final = tuple(
            tuple(sorted({b for p in self.provinces_of[a] for z in FACES[p] for b in over[z]} - {a})) for a in AREAS
        )
        self.adjacent: Final = tuple(tuple(sorted({*self.land[a], *self.by_sea[a]})) for a in AREAS)
        self.near: Final = tuple(  # of a Province: its own Area, land neighbours, and Areas over its own Sea Zones
            tuple(sorted({AREA_OF[p], *self.land[AREA_OF[p]], *chain.from_iterable(over[z] for z in FACES[p])}))
            if self.in_play[p]
            else ()
            for p in PROVINCES
        )

    @cached_property
    def beside(self) -> tuple[frozenset[Province], ...]:
        """PP-2.5.15: the Provinces adjacent to a Province; inland Provinces never by sea."""
        return tuple(frozenset(self._beside(p)) if self.in_play[p] else frozenset() for p in PROVINCES)

    def _beside(self, p: Province) -> set[Province]:
        a = AREA_OF[p]
        by_land = chain.from_iterable(self.provinces_of[b] for b in (a, *self.land[a]))
        return {*by_land, *chain.from_iterable(self.ports_facing[z] for z in FACES[p])} - {p}

    def _node_touches(self, n: Node) -> bool:
        return any(a in self.areas for a in NODE_AREAS[n]) or any(z in self.seas for z in NODE_SEAS[n])


def _size(p: catalogue.Province, era: int) -> str:
    return p.size_1618 if era == 1618 and p.size_1618 else p.size


def _flag(p: Province, era: int) -> Realm:
    entry = _provinces[p]
    key = entry.owner_1618 if era == 1618 else entry.owner_1444
    return NOBODY if key is None else realm(key)


def _overlord(r: Realm, era: int) -> Realm:
    """The printed suzerain of a Realm's Provinces (PP-2.6.7), or NOBODY."""
    for entry in _provinces:
        owner, over = (entry.owner_1618, entry.vassal_of_1618) if era == 1618 else (entry.owner_1444, entry.vassal_of)
        if over is not None and owner == _realms[r].id:
            return realm(over)
    return NOBODY


@cache
def make_board(era: int, boards: str, areas_out: tuple[Area, ...], nodes_out: tuple[Node, ...]) -> Board:
    return Board(era, boards, areas_out, nodes_out)
