"""Selectors of Trade Nodes, Sea Zones, Distant Continents, Ideas and Milestones (docs/effects.md, 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..board import CONTENT, FACES, IDEAS, IS_DISTANT_SEA, IS_MARITIME, MARK, NODE_SEAS, NODES
from ..model import NOBODY, Game
from ..rules import trade
from . import selectors
from .context import Context
from .select_pieces import SEA_CONTINENT, continent, owners
from .select_places import on_map
from .selectors import ANY, Filter, Find, Head, Test, Thing, having, lacking

# Trade Nodes

IS_DISTANT_NODE: Final = tuple(any(IS_DISTANT_SEA[z] for z in NODE_SEAS[n]) for n in NODES)


def _nodes(value: Any, entry: Mapping[str, Any]) -> Find:
    if value == ANY:
        return lambda g, c: g.board.nodes
    if value == "maritime":
        return lambda g, c: [n for n in g.board.nodes if IS_MARITIME[n]]
    if value == "distant":
        return lambda g, c: [n for n in g.board.nodes if IS_DISTANT_NODE[n]]
    return selectors.nodes(value)


TRADE_NODES: Final = Head("nodes", _nodes)
TRADE_NODES.thing = lambda g, n: Thing(n, NOBODY)


@TRADE_NODES.test("merchant_of")
def merchant_of(raw: Any, entry: Mapping[str, Any]) -> Filter:
    of = owners(raw)

    def bind(g: Game, c: Context) -> Test:
        seats = of(g, c)
        return lambda n: any(trade.merchant_at(g, seat, n) != NOBODY for seat in seats)

    return bind


@TRADE_NODES.test("connected_to")
def connected_to(raw: Any, entry: Mapping[str, Any]) -> Filter:
    """PP-12.2.3."""
    of = owners(raw)

    def bind(g: Game, c: Context) -> Test:
        chains = [trade.links(g, seat) for seat in of(g, c)]
        return lambda n: any(trade.is_connected(g, chain, n) for chain in chains)

    return bind


@TRADE_NODES.test("expanded")
def expanded(raw: bool, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda n: bool(g.expanded[n]) is raw


@TRADE_NODES.test("collected_this_age_by")
def collected_this_age_by(raw: Any, entry: Mapping[str, Any]) -> Filter:
    of = owners(raw)

    def bind(g: Game, c: Context) -> Test:
        seats = of(g, c)
        return lambda n: any(n in g.collected[seat] for seat in seats)

    return bind


# Sea Zones


def _seas(value: Any, entry: Mapping[str, Any]) -> Find:
    return (lambda g, c: g.board.seas) if value == ANY else selectors.sea_zones(value)


SEA_ZONES: Final = Head("sea_zones", _seas)
SEA_ZONES.thing = lambda g, z: Thing(z, NOBODY, sea=z)
SEA_ZONES.tests["has"] = having(lambda thing: thing.sea)
SEA_ZONES.tests["lacks"] = lacking(lambda thing: thing.sea)


@SEA_ZONES.listed("adjacent_to_node")
def seas_of_node(raw: Any, entry: Mapping[str, Any]) -> Any:
    nodes = selectors.nodes(raw)
    return lambda g, c: {z for n in nodes(g, c) for z in NODE_SEAS[n] if z in g.board.seas}


@SEA_ZONES.test("mark")
def mark(raw: str, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda z: MARK[z] == raw


@SEA_ZONES.test("map")
def sea_map(raw: Any, entry: Mapping[str, Any]) -> Filter:
    test = on_map(raw)
    return lambda g, c: lambda z: test(SEA_CONTINENT[z])


@SEA_ZONES.test("faced_by")
def faced_by(raw: Mapping[str, Any], entry: Mapping[str, Any]) -> Filter:
    find = selectors.selector(raw)

    def bind(g: Game, c: Context) -> Test:
        seas = {z for port in find(g, c) for z in FACES[port.item]}
        return seas.__contains__

    return bind


# Distant Continents, by name

DISTANT_MAPS: Final = tuple(dict.fromkeys(a.continent for a in CONTENT.areas.areas if a.continent))


def _maps(value: str, entry: Mapping[str, Any]) -> Find:
    return lambda g, c: DISTANT_MAPS


MAPS: Final = Head("maps", _maps)
MAPS.tests["has"] = having(continent)

# Ideas


def _ideas(value: Any, entry: Mapping[str, Any]) -> Find:
    if value == ANY:
        return lambda g, c: range(len(IDEAS))
    if value == "displayed":
        return lambda g, c: list(g.idea_row)
    return selectors.ideas(value)


KNOWLEDGE: Final = Head("ideas", _ideas)
KNOWLEDGE.thing = lambda g, idea: Thing(idea, NOBODY)


@KNOWLEDGE.test("owner")
def idea_owner(raw: Any, entry: Mapping[str, Any]) -> Filter:
    if raw == "none":
        return lambda g, c: lambda idea: not g.idea_owners[idea]
    of = owners(raw)

    def bind(g: Game, c: Context) -> Test:
        seats = of(g, c)
        return lambda idea: any(seat in g.idea_owners[idea] for seat in seats)

    return bind


@KNOWLEDGE.test("type")
def idea_type(raw: str, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda idea: IDEAS[idea].type == raw


@KNOWLEDGE.test("basic")
def basic(raw: bool, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda idea: IDEAS[idea].basic is raw


@KNOWLEDGE.test("age")
def idea_age(raw: Any, entry: Mapping[str, Any]) -> Filter:
    ages = (raw,) if isinstance(raw, int) else tuple(raw)
    return lambda g, c: lambda idea: IDEAS[idea].age in ages


# Milestones


def _milestones(value: str, entry: Mapping[str, Any]) -> Find:
    return lambda g, c: [milestone for milestone in g.milestones if milestone != NOBODY]


MILESTONES: Final = Head("milestones", _milestones)
MILESTONES.thing = lambda g, milestone: Thing(milestone, NOBODY)
