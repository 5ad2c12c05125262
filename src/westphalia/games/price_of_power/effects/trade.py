"""Trade Nodes: Expanded Trade tokens, Pirate Ships, Merchants (PP-12)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import SEAT, Ask, Kind, Script, Value, choose

from ..board import IS_MARITIME, NODE
from ..ids import Node, Realm, Seat
from ..model import NOBODY, Game
from ..rules import trade
from ..tables import EXPANDED_TRADE
from ..vocabulary.selectors import NodeRef
from ..vocabulary.trade import ActivateMerchants, ExpandNode, MovePirate, PlacePirate
from . import amounts, select
from .context import Context, Found
from .run import decider, operation

# Expanded Trade

EXPAND: Final = Kind("card_expand", "PP-12.2.1", NODE)
EXPANDED_TO_LIFT: Final = Kind("expanded_to_lift", "PP-2.2.2", NODE)


def expandable(g: Game, c: Context, step: ExpandNode) -> list[Node]:
    return [n for n in select.nodes(g, c, step.node) if not g.expanded[n]]


def can_expand(g: Game, c: Context, step: ExpandNode, realm: Realm) -> bool:
    return bool(expandable(g, c, step))


@operation(ExpandNode, possible=can_expand)
def expand_node(g: Game, c: Context, step: ExpandNode, realm: Realm) -> Script[Found]:
    """An Expanded Trade token on a node without one; with none left one is moved (PP-2.2.2)."""
    by = decider(g, c, step, realm)
    found = Found()
    for n in (yield from select.picked(g, c, step.node, expandable(g, c, step), by, EXPAND)):
        expanded: list[Value] = [m for m in g.board.nodes if g.expanded[m]]
        if len(expanded) >= EXPANDED_TRADE:
            g.expanded[(yield from choose(Ask(by, EXPANDED_TO_LIFT, expanded, args={"node": n})))] = 0
        g.expanded[n] = 1
        g.log("log-expanded", c.rule, node=n)
        found.nodes.append(n)
    return found


# Pirates

PIRATE: Final = Kind("card_pirate", "PP-16.5.14", NODE)
PIRATE_FROM: Final = Kind("card_pirate_from", "PP-16.3.8", NODE)
PIRATE_TO: Final = Kind("card_pirate_to", "PP-16.3.8", NODE)


def pirate_nodes(g: Game, c: Context, named: NodeRef) -> list[Node]:
    return [n for n in select.nodes(g, c, named) if IS_MARITIME[n]]


def can_place_pirate(g: Game, c: Context, step: PlacePirate, realm: Realm) -> bool:
    return bool(pirate_nodes(g, c, step.node))


@operation(PlacePirate, possible=can_place_pirate)
def place_pirate(g: Game, c: Context, step: PlacePirate, realm: Realm) -> Script[Found]:
    """Pirate Ships, divided freely among the nodes."""
    by = decider(g, c, step, realm)
    nodes = yield from select.picked(g, c, step.node, pirate_nodes(g, c, step.node), by, PIRATE)
    found = Found()
    for _ in range(amounts.amount(g, c, step.amount)):
        options: list[Value] = [*nodes]
        n = yield from choose(Ask(by, PIRATE, options, args=c.source))
        yield from trade.place_pirate(g, n)
        if n not in found.nodes:
            found.nodes.append(n)
    return found


def pirate_sources(g: Game, c: Context, step: MovePirate) -> list[Node]:
    return [n for n in pirate_nodes(g, c, step.from_) if g.pirates[n]]


def can_move_pirate(g: Game, c: Context, step: MovePirate, realm: Realm) -> bool:
    return bool(pirate_sources(g, c, step))


@operation(MovePirate, possible=can_move_pirate)
def move_pirate(g: Game, c: Context, step: MovePirate, realm: Realm) -> Script[Found]:
    """A Pirate Ship from one maritime node to another."""
    by = decider(g, c, step, realm)
    (origin,) = yield from select.picked(g, c, step.from_, pirate_sources(g, c, step), by, PIRATE_FROM)
    others = [n for n in pirate_nodes(g, c, step.to) if n != origin]
    (n,) = yield from select.picked(g, c, step.to, others, by, PIRATE_TO)
    g.pirates[origin] -= 1
    g.pirates[n] += 1
    g.log("log-pirates-move", c.rule, node=n, other_node=origin)
    found = Found()
    found.nodes.append(n)
    return found


# Merchants

ACTIVATE_AT: Final = Kind("card_merchant_node", "PP-12.4.3", NODE)
ACTIVATE_WHOSE: Final = Kind("card_merchant", "PP-12.4.3", SEAT)


def upright(g: Game, c: Context, step: ActivateMerchants) -> list[Node]:
    """Nodes with a Merchant of ``who`` that is not activated."""
    seats = owners(g, c, step)
    return [n for n in select.nodes(g, c, step.node) if any(_merchant(g, seat, n) != NOBODY for seat in seats)]


def owners(g: Game, c: Context, step: ActivateMerchants) -> list[Seat]:
    return [g.seat_of[r] for r in select.who(g, c, step.who) if g.seat_of[r] != NOBODY]


def _merchant(g: Game, seat: Seat, n: Node) -> int:
    m = trade.merchant_at(g, seat, n)
    return NOBODY if m == NOBODY or g.merchant_used[m] else m


def can_activate(g: Game, c: Context, step: ActivateMerchants, realm: Realm) -> bool:
    return bool(upright(g, c, step))


@operation(ActivateMerchants, possible=can_activate, at_once=True)
def activate_merchants(g: Game, c: Context, step: ActivateMerchants, realm: Realm) -> Script[Found]:
    """That many Merchants of ``who`` at the nodes are turned, without income."""
    by = decider(g, c, step, realm)
    found = Found()
    for n in (yield from select.picked(g, c, step.node, upright(g, c, step), by, ACTIVATE_AT)):
        seats = [seat for seat in owners(g, c, step) if _merchant(g, seat, n) != NOBODY]
        number = amounts.amount(g, c, step.amount, len(seats))
        for _ in range(min(number, len(seats))):
            some = number < len(seats)
            seat = (yield from choose(Ask(by, ACTIVATE_WHOSE, [*seats], args={"node": n}))) if some else seats[0]
            g.merchant_used[_merchant(g, seat, n)] = 1
            seats.remove(seat)
            number -= 1
            g.log("log-merchant-activated", c.rule, seat=seat, node=n)
            found.realms.append(g.realm[seat])
        found.nodes.append(n)
    return found.if_any()
