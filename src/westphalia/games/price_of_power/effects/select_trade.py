"""Selectors of Trade Nodes, Sea Zones, Distant Continents, Ideas and Milestones (docs/effects.md, 5)."""

from __future__ import annotations

from typing import Final, Literal

from ..board import CONTENT, EVERY_IDEA, FACES, IDEAS, IS_DISTANT_SEA, IS_MARITIME, MARK, NODE_SEAS, NODES
from ..ids import Idea, Node, Sea
from ..model import NOBODY, Game
from ..rules import trade
from ..vocabulary.base import PowerType
from ..vocabulary.selectors import (
    AnySelector,
    IdeaFilters,
    NodeRef,
    OnMap,
    RealmRef,
    SelectIdeas,
    SelectMaps,
    SelectMilestones,
    SelectNodes,
    SelectPorts,
    SelectSeaZones,
)
from . import selectors
from .context import Context
from .select_pieces import SEA_CONTINENT, continent, owners
from .select_places import on_map
from .selectors import ANY, Filter, Find, Head, Listing, Numbers, Test, Thing, having, lacking

# Trade Nodes

IS_DISTANT_NODE: Final = tuple(any(IS_DISTANT_SEA[z] for z in NODE_SEAS[n]) for n in NODES)


def _nodes(phrase: SelectNodes) -> Find[Node]:
    if phrase.nodes == ANY:
        return lambda g, c: g.board.nodes
    if phrase.nodes == "maritime":
        return lambda g, c: [n for n in g.board.nodes if IS_MARITIME[n]]
    if phrase.nodes == "distant":
        return lambda g, c: [n for n in g.board.nodes if IS_DISTANT_NODE[n]]
    return selectors.nodes(phrase.nodes)


TRADE_NODES: Final = Head(SelectNodes, _nodes, lambda g, n: Thing(n, NOBODY))


@TRADE_NODES.test("merchant_of")
def merchant_of(value: RealmRef, entry: SelectNodes) -> Filter[Node]:
    of = owners(value)

    def bind(g: Game, c: Context) -> Test[Node]:
        seats = of(g, c)
        return lambda n: any(trade.merchant_at(g, seat, n) != NOBODY for seat in seats)

    return bind


@TRADE_NODES.test("connected_to")
def connected_to(value: RealmRef, entry: SelectNodes) -> Filter[Node]:
    """PP-12.2.3."""
    of = owners(value)

    def bind(g: Game, c: Context) -> Test[Node]:
        chains = [trade.links(g, seat) for seat in of(g, c)]
        return lambda n: any(trade.is_connected(g, chain, n) for chain in chains)

    return bind


@TRADE_NODES.test("expanded")
def expanded(value: bool, entry: SelectNodes) -> Filter[Node]:
    return lambda g, c: lambda n: bool(g.expanded[n]) is value


@TRADE_NODES.test("collected_this_age_by")
def collected_this_age_by(value: RealmRef, entry: SelectNodes) -> Filter[Node]:
    of = owners(value)

    def bind(g: Game, c: Context) -> Test[Node]:
        seats = of(g, c)
        return lambda n: any(n in g.collected[seat] for seat in seats)

    return bind


# Sea Zones


def _seas(phrase: SelectSeaZones) -> Find[Sea]:
    return (lambda g, c: g.board.seas) if phrase.sea_zones == ANY else selectors.sea_zones(phrase.sea_zones)


SEA_ZONES: Final = Head(SelectSeaZones, _seas, lambda g, z: Thing(z, NOBODY, sea=z))


@SEA_ZONES.test("has")
def sea_has(value: AnySelector, entry: SelectSeaZones) -> Filter[Sea]:
    return having(lambda thing: thing.sea, value)


@SEA_ZONES.test("lacks")
def sea_lacks(value: AnySelector, entry: SelectSeaZones) -> Filter[Sea]:
    return lacking(lambda thing: thing.sea, value)


@SEA_ZONES.listed("adjacent_to_node")
def seas_of_node(value: NodeRef, entry: SelectSeaZones) -> Listing[Sea]:
    nodes = selectors.nodes(value)
    return lambda g, c: {z for n in nodes(g, c) for z in NODE_SEAS[n] if z in g.board.seas}


@SEA_ZONES.test("mark")
def mark(value: Literal["star", "dagger"], entry: SelectSeaZones) -> Filter[Sea]:
    return lambda g, c: lambda z: MARK[z] == value


@SEA_ZONES.test("map")
def sea_map(value: OnMap, entry: SelectSeaZones) -> Filter[Sea]:
    test = on_map(value)
    return lambda g, c: lambda z: test(SEA_CONTINENT[z])


@SEA_ZONES.test("faced_by")
def faced_by(value: SelectPorts, entry: SelectSeaZones) -> Filter[Sea]:
    find = selectors.selector(value)

    def bind(g: Game, c: Context) -> Test[Sea]:
        seas = {z for port in find(g, c) for z in FACES[port.item]}
        return seas.__contains__

    return bind


# Distant Continents, by name

DISTANT_MAPS: Final = tuple(dict.fromkeys(a.continent for a in CONTENT.areas.areas if a.continent))


def _maps(phrase: SelectMaps) -> Find[str]:
    return lambda g, c: DISTANT_MAPS


MAPS: Final = Head(SelectMaps, _maps, lambda g, name: Thing(DISTANT_MAPS.index(name), NOBODY))


@MAPS.test("has")
def map_has(value: AnySelector, entry: SelectMaps) -> Filter[str]:
    return having(continent, value)


# Ideas


def _ideas(phrase: SelectIdeas) -> Find[Idea]:
    if phrase.ideas == ANY:
        return lambda g, c: EVERY_IDEA
    if phrase.ideas == "displayed":
        return lambda g, c: list(g.idea_row)
    return selectors.ideas(phrase.ideas)


KNOWLEDGE: Final = Head(SelectIdeas, _ideas, lambda g, idea: Thing(idea, NOBODY))


@KNOWLEDGE.test("owner")
def idea_owner(value: RealmRef, entry: IdeaFilters) -> Filter[Idea]:
    if value == "none":
        return lambda g, c: lambda idea: not g.idea_owners[idea]
    of = owners(value)

    def bind(g: Game, c: Context) -> Test[Idea]:
        seats = of(g, c)
        return lambda idea: any(seat in g.idea_owners[idea] for seat in seats)

    return bind


@KNOWLEDGE.test("type")
def idea_type(value: PowerType, entry: IdeaFilters) -> Filter[Idea]:
    return lambda g, c: lambda idea: IDEAS[idea].type == value


@KNOWLEDGE.test("basic")
def basic(value: bool, entry: IdeaFilters) -> Filter[Idea]:
    return lambda g, c: lambda idea: IDEAS[idea].basic is value


@KNOWLEDGE.test("age")
def idea_age(value: int | tuple[int, ...], entry: IdeaFilters) -> Filter[Idea]:
    ages = (value,) if isinstance(value, int) else tuple(value)
    return lambda g, c: lambda idea: IDEAS[idea].age in ages


# Milestones


def _milestones(phrase: SelectMilestones) -> Numbers:
    return lambda g, c: [milestone for milestone in g.milestones if milestone != NOBODY]


MILESTONES: Final = Head(SelectMilestones, _milestones, lambda g, milestone: Thing(milestone, NOBODY))
