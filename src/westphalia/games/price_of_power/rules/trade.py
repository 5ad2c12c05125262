"""PP-12 Trade, with the Trade action (PP-5.4.8, PP-5.4.9)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from westphalia.kernel.actions import Action
from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, Value, choose

from .. import bot_power, decks, history, terms
from ..board import (
    CONTENT,
    EVERY_TRADE_CARD,
    IDEAS,
    IS_DESERT_NODE,
    IS_DISTANT_SEA,
    IS_MARITIME,
    NODE,
    NODE_AREAS,
    NODE_SEAS,
    TRADE_CARD,
    TRADE_CARDS,
    node,
    province,
)
from ..cost import Cost, Price, as_printed
from ..ids import Area, Node, Province, Sea, Seat, TradeCard, pair
from ..model import NOBODY, OFF_BOARD, Game, clockwise, is_bot
from ..tables import ADM, MERCHANTS, PIRATES
from ..vocabulary import SpecialBonus
from . import bonuses, diplomacy, realm, ships

THRESHOLDS: Final = tuple(CONTENT.trade_cards.thresholds[f"row_{row}"] for row in (1, 2, 3))  # PP-12.5.4
NO_TRADE_INCOME: Final = CONTENT.trade_cards.no_trade_income  # PP-5.4.8(b)
CARDS_REVEALED: Final = 3  # PP-5.4.8(a)
LOWEST_ROW: Final = 3
SLAVES_AGE: Final = 3  # PP-12.1.7
COST: Final = Cost(dip=1)  # PP-5.4.8


class Market(NamedTuple):
    """One Trade Node on one card: where the good can be traded."""

    card: TradeCard
    node: Node
    secondary: Node  # the Secondary Node that goes with it, or NOBODY
    requirement: str | None
    keys: tuple[tuple[Province, int], ...]  # Key Provinces and the Trade Power each gives


def _markets(card: TradeCard) -> tuple[Market, ...]:
    return tuple(
        Market(
            card,
            node(option.node),
            NOBODY if option.secondary is None else node(option.secondary),
            option.requirement,
            tuple((province(key), 1 + plus) for key, plus in option.key_provinces.items()),
        )
        for option in TRADE_CARDS[card].options
    )


MARKETS: Final = tuple(_markets(card) for card in EVERY_TRADE_CARD)


# 12.2 Trade Nodes


class Links(NamedTuple):
    """PP-12.2.3: Areas and Sea Zones of an unbroken chain from a player's Capital Area, with an own piece in each."""

    areas: set[Area]
    seas: set[Sea]


def linked_areas(g: Game, seat: Seat) -> set[Area]:
    """Areas that can be links: with an own Town, Vassal token (also on Occupied Provinces), Influence or Royal Marriage
    (PP-11.2.4)."""
    return {*terms.marked_areas(g, seat), *diplomacy.influenced_areas(g, seat)}


def links(g: Game, seat: Seat, linked: set[Area] | None = None, *, without: Sea = NOBODY) -> Links:
    """Everything connected with the Capital Area, not counting ships in the Sea Zone ``without``; ``linked`` are the
    Areas that can be links, where the caller knows them."""
    if linked is None:
        linked = linked_areas(g, seat)
    sailed = ships.seas_with_light_ships(g, seat) - {without}
    return chained(g, linked, sailed, (True, terms.capital_area(g, g.realm[seat])))


def chained(g: Game, linked: Collection[Area], sailed: Collection[Sea], start: tuple[bool, Any]) -> Links:
    """What hangs together with an Area (True) or Sea Zone (False) over Areas and Sea Zones that can be links."""
    board = g.board
    areas, seas = ({start[1]}, set[Sea]()) if start[0] else (set[Area](), {start[1]})
    queue = [start]
    while queue:
        is_land, at = queue.pop()
        for a in board.land[at] if is_land else board.shores[at]:
            if a in linked and a not in areas:
                areas.add(a)
                queue.append((True, a))
        for z in board.coasts[at] if is_land else board.sea_links[at]:
            if z in sailed and z not in seas:
                seas.add(z)
                queue.append((False, z))
    return Links(areas, seas)


def is_connected(g: Game, chain: Links, n: Node) -> bool:
    """PP-12.2.3: an Inland Node through a neighbour of its Area or the Area itself (which is exempt); a Maritime Node
    through an adjacent Sea Zone, or an Area that the map draws beside it (D-12.5); a desert Node through an Area that
    borders the desert (PP-12.2.2)."""
    board = g.board
    if any(z in chain.seas for z in NODE_SEAS[n]) or any(a in chain.areas for a in NODE_AREAS[n]):
        return True
    if IS_MARITIME[n] or IS_DESERT_NODE[n]:
        return False
    return any(
        any(b in chain.areas for b in board.land[a]) or any(z in chain.seas for z in board.coasts[a])
        for a in NODE_AREAS[n]
    )


# 12.4 Merchants


def merchants_of(seat: Seat) -> range:
    return range(seat * MERCHANTS, seat * MERCHANTS + MERCHANTS)


def merchant_at(g: Game, seat: Seat, n: Node) -> int:
    """The player's Merchant at a Node (PP-12.4.4: at most one), or NOBODY."""
    return next((m for m in merchants_of(seat) if g.merchant[m] == n), NOBODY)


def available_merchants(g: Game, seat: Seat) -> list[int]:
    """PP-12.4.3, PP-12.4.2: upright, on the board or not yet placed."""
    return [m for m in merchants_of(seat) if g.merchant[m] != NOBODY and not g.merchant_used[m]]


def merchants_for(g: Game, seat: Seat, n: Node) -> list[int]:
    """PP-12.4.4: the Merchant already there must be used, and not twice; else any available one may come."""
    there = merchant_at(g, seat, n)
    if there != NOBODY:
        return [] if g.merchant_used[there] else [there]
    return available_merchants(g, seat)


# 12.5 Trade Power and Trade Income


def trade_power(g: Game, seat: Seat, market: Market) -> int:
    """PP-12.5.2: at a primary Node."""
    own = g.realm[seat]
    keys = sum(power for p, power in market.keys if terms.owns(g, own, p))
    return node_power(g, seat, market.node) + keys


def node_power(g: Game, seat: Seat, n: Node) -> int:
    """PP-12.5.2 without Key Provinces: 1 for the Merchant and 1 per own Light Ship on an adjacent slot; 0 without a
    Merchant."""
    if merchant_at(g, seat, n) == NOBODY:
        return 0
    on_slots = sum(g.on_slot[pair(z, seat)] for z in NODE_SEAS[n]) if IS_MARITIME[n] else 0
    return 1 + on_slots


def extra_trade_power(g: Game, seat: Seat) -> int:
    """Of Ideas, at the chosen Node in one's own Trade action."""
    return bonuses.changed(g, seat, "trade", "trade_power", 0)


MERCANTILISM: Final = bonuses.number("mercantilism")
_BONUS: Final = next(hook.params for hook in IDEAS[MERCANTILISM].hooks if isinstance(hook, SpecialBonus))


def is_mercantilist(g: Game, seat: Seat, market: Market) -> bool:
    """Mercantilism: at least 3 of the Trade Power at the chosen Node comes from Key Provinces."""
    if not bonuses.has_idea(g, seat, MERCANTILISM):
        return False
    own = g.realm[seat]
    return sum(power for p, power in market.keys if terms.owns(g, own, p)) >= int(_BONUS["key_province_power"])


def meets_requirement(g: Game, seat: Seat, market: Market) -> bool:
    """PP-12.1.5."""
    if market.requirement == "own_key":
        return any(terms.owns(g, g.realm[seat], p) for p, _ in market.keys)
    if market.requirement == "any_token":
        return any(terms.has_token(g, p) for p, _ in market.keys)
    return True


def qualifying_row(power: int) -> int:
    """PP-12.5.4: the highest row (1 is the top one) whose threshold is reached."""
    for row, threshold in enumerate(THRESHOLDS, 1):
        if power >= threshold:
            return row
    return LOWEST_ROW + 1


def rows(powers: list[int], pirates: int) -> list[int]:
    """PP-12.5.5, PP-12.5.6: the rows of players in descending order of Trade Power; beyond 3 is nothing.

    >>> rows([7, 5, 4], 1), rows([6, 6, 6], 0)
    ([2, 3, 4], [1, 2, 3])
    """
    taken = list[int]()
    for power in powers:
        row = qualifying_row(power) + pirates
        taken.append(max(row, taken[-1] + 1) if taken else row)
    return taken


def income(g: Game, card: TradeCard, n: Node, row: int) -> int:
    """PP-12.5.3: the green column, red for Nodes with an Expanded Trade token."""
    if row > LOWEST_ROW:
        return 0
    table = TRADE_CARDS[card].income
    return (table.red if g.expanded[n] else table.green)[LOWEST_ROW - row]


TIE: Final = Kind("trade_tie", "PP-12.5.5", SEAT)


def pay_out(g: Game, active: Seat, market: Market, collectors: list[Seat], *, rows_down: int = 0) -> Script[None]:
    """PP-12.5.1, PP-12.5.5, PP-12.5.7: everybody with a Merchant, a connection and the requirement, by rows; the others
    ``rows_down`` below theirs (Mercantilism)."""
    powers = {seat: trade_power(g, seat, market) for seat in collectors}
    if active in powers:
        powers[active] += extra_trade_power(g, active)
    ranked = list[Seat]()
    left = list(collectors)
    while left:
        best = max(powers[seat] for seat in left)
        tied: list[Value] = [seat for seat in left if powers[seat] == best]
        seat = yield from choose(Ask(active, TIE, tied, active if active in tied else None))
        ranked.append(seat)
        left.remove(seat)
    taken = rows([powers[seat] for seat in ranked], g.pirates[market.node])
    for seat, row in zip(ranked, taken, strict=True):
        ducats = income(g, market.card, market.node, row if seat == active else row + rows_down)
        if ducats:
            yield from collect(g, seat, active, market.card, market.node, ducats)
        elif seat == active:
            g.log("log-trade-no-income", "PP-12.5.6", seat=seat, node=market.node)


def collectors_at(g: Game, market: Market, start: Seat) -> list[Seat]:
    """PP-12.5.1."""
    return [
        seat
        for seat in clockwise(g, start)
        if not is_bot(g, seat)
        and merchant_at(g, seat, market.node) != NOBODY
        and meets_requirement(g, seat, market)
        and is_connected(g, links(g, seat), market.node)
    ]


INFLATION: Final = Kind("gold_inflation", "PP-12.1.6")


def collect(g: Game, seat: Seat, active: Seat, card: TradeCard, n: Node, ducats: int) -> Script[None]:
    """PP-12.5.7; for the Active Player Gold may bring inflation (PP-12.1.6): half the Base Tax is rounded up."""
    g.ducats[seat] += ducats
    g.log("log-trade-income", "PP-12.5.7", seat=seat, node=n, n=ducats)
    history.note_collection(g, seat, n, ducats, distant=any(IS_DISTANT_SEA[z] for z in NODE_SEAS[n]))
    history.happen(g, seat, "trade_collected", node=n, min=ducats)
    if seat == active and TRADE_CARDS[card].gold_inflation and ducats > (terms.base_tax(g, seat) + 1) // 2:
        ways: list[Value] = ["adm", "interest"] if g.power[seat * 3 + ADM] else ["interest"]
        way = yield from choose(Ask(seat, INFLATION, ways))
        if way == "adm":
            realm.pay(g, seat, Cost(adm=1))
        else:
            g.interest[seat] += 1
        g.log("log-inflation", "PP-12.1.6", seat=seat)


# The Trade action (PP-5.4.8)

NO_MERCHANT: Final = Refusal("PP-5.4.8", "no-trade-merchant")
CARD_TO_USE: Final = Kind("trade_card", "PP-5.4.8", TRADE_CARD)
NODE_TO_USE: Final = Kind("trade_node", "PP-5.4.8", NODE)
MERCHANT_FROM: Final = Kind("merchant_from", "PP-5.4.8", NODE)
USE: Final = Kind("trade_use", "PP-5.4.8")
NEW_MERCHANT: Final = "new_merchant"


def why_not_trade(g: Game, seat: Seat, price: Price = as_printed) -> Refusal | None:
    """PP-5.4.8."""
    refusal = realm.why_not_pay(g, seat, price(COST))
    if refusal is not None:
        return refusal
    return None if available_merchants(g, seat) else NO_MERCHANT


class Deal(NamedTuple):
    """A way to trade: the market, at its primary or its Secondary Node."""

    market: Market
    is_secondary: bool

    @property
    def node(self) -> Node:
        return self.market.secondary if self.is_secondary else self.market.node


class Offers(NamedTuple):
    """What the revealed cards offer a player wherever ships lie: the Nodes, the Areas that can be links, and which of
    the Nodes were found connected, by the Sea Zones with own Light Ships."""

    deals: tuple[Deal, ...]
    linked: set[Area]
    connected: dict[frozenset[Sea], frozenset[Node]]


def offers(g: Game, seat: Seat, cards: list[TradeCard]) -> Offers:
    """Nodes on the cards with a Merchant for them: primary ones whose additional requirement is fulfilled (PP-12.1.5),
    secondary ones without Pirates (PP-12.5.8)."""
    found = [Deal(market, secondary) for card in cards for market in MARKETS[card] for secondary in (False, True)]
    able = tuple(
        deal
        for deal in found
        if deal.node in g.board.nodes
        and merchants_for(g, seat, deal.node)
        and (not g.pirates[deal.node] if deal.is_secondary else meets_requirement(g, seat, deal.market))
    )
    return Offers(able, linked_areas(g, seat), {})


def connected_nodes(g: Game, seat: Seat, offered: Offers, *, without: Sea = NOBODY) -> frozenset[Node]:
    """The Nodes offered that are connected, not counting ships in the Sea Zone ``without``."""
    sailed = ships.seas_with_light_ships(g, seat) - {without}
    found = offered.connected.get(sailed)
    if found is None:
        chain = links(g, seat, offered.linked, without=without)
        found = frozenset(deal.node for deal in offered.deals if is_connected(g, chain, deal.node))
        offered.connected[sailed] = found
    return found


def deals(g: Game, seat: Seat, offered: Offers, moved: Sea = NOBODY) -> Iterator[Deal]:
    """PP-5.4.8(d), PP-5.4.9, PP-12.5.8: every Node on the revealed cards where the player may trade. After a ship was
    moved to the Sea Zone ``moved`` the Node must be connected by a chain that includes it."""
    if not offered.deals:
        return
    able = connected_nodes(g, seat, offered)
    if moved != NOBODY and able:
        able = through(g, seat, offered, moved, able)
    for deal in offered.deals:
        if deal.node in able and (not deal.is_secondary or _leads_at(g, seat, deal.node)):
            yield deal


def through(g: Game, seat: Seat, offered: Offers, z: Sea, nodes: frozenset[Node]) -> frozenset[Node]:
    """PP-5.4.8(d): the connected Nodes to which a chain leads from the Capital Area over this Sea Zone, no link used
    twice."""
    start = terms.capital_area(g, g.realm[seat])
    chain = links(g, seat, offered.linked)
    if z not in chain.seas:
        return frozenset()
    needed = nodes - connected_nodes(g, seat, offered, without=z)
    direct = {n for n in nodes if z in NODE_SEAS[n]}
    doubtful = nodes - needed - direct
    if doubtful:  # such a chain exists unless one single link parts the Sea Zone from both its ends
        cuts = [chained(g, chain.areas - {a}, chain.seas, (False, z)) for a in sorted(chain.areas)]
        cuts += [chained(g, chain.areas, chain.seas - {y}, (False, z)) for y in sorted(chain.seas - {z})]
        doubtful = frozenset(n for n in doubtful if all(start in cut.areas or is_connected(g, cut, n) for cut in cuts))
    return needed | direct | doubtful


def _leads_at(g: Game, seat: Seat, n: Node) -> bool:
    """PP-12.5.8: with the Merchant there, at least as much Trade Power (no Key Provinces) as every other player."""
    on_slots = sum(g.on_slot[pair(z, seat)] for z in NODE_SEAS[n]) if IS_MARITIME[n] else 0
    own = 1 + on_slots + extra_trade_power(g, seat)
    return all(own >= node_power(g, other, n) for other in g.each_seat if other != seat)


class TradeGrant(NamedTuple):
    """How a card changes a Trade action that it grants (PP-16.3.19)."""

    cards: int = CARDS_REVEALED
    nodes: frozenset[Node] | None = None  # only at one of these
    alone: bool = False  # nobody else collects
    activate_all: bool = False  # all Merchants at the Node lie down


AS_PRINTED: Final = TradeGrant()


def trade(g: Game, seat: Seat, price: Price = as_printed, how: TradeGrant = AS_PRINTED) -> Script[Node]:
    """PP-5.4.8; the Node where it was traded, NOBODY if no card was used."""
    realm.pay(g, seat, price(COST))
    number = bonuses.changed(g, seat, "trade", "cards_revealed", how.cards)
    cards = [card for card in (decks.draw_trade_card(g) for _ in range(number)) if card is not None]
    g.revealed = list(cards)
    for card in cards:
        g.log("log-trade-card", "PP-5.4.8", trade_card=card)
    n = yield from use_cards(g, seat, cards, how)
    g.revealed = []
    g.trade_discard += cards
    return n


def use_cards(g: Game, seat: Seat, cards: list[TradeCard], how: TradeGrant) -> Script[Node]:
    """PP-5.4.8(b) to (f)."""
    offered = offers(g, seat, cards)
    if how.nodes is not None:
        offered = offered._replace(deals=tuple(deal for deal in offered.deals if deal.node in how.nodes))
    serves = partial(_serves, g, seat, offered)
    ways: list[Value] = ["trade"] if any(deals(g, seat, offered)) else []
    if ships.can_move_light_ship(g, seat, serves, displace=True):
        ways.append("move_ship")
    ways.append("no_card")
    way = yield from choose(Ask(seat, USE, ways, ways[0]))
    if way == "no_card":
        g.log("log-no-trade", "PP-5.4.8", seat=seat)
        realm.gain_ducats(g, seat, bonuses.changed(g, seat, "trade", "no_trade_income", NO_TRADE_INCOME), "PP-5.4.8")
        return NOBODY
    moved: Sea = NOBODY
    if way == "move_ship":
        moved = yield from ships.move_light_ship(g, seat, "PP-5.4.8", serves, displace=True)
    found = list(deals(g, seat, offered, moved))
    card = yield from choose(Ask(seat, CARD_TO_USE, sorted({deal.market.card for deal in found})))
    here = [deal for deal in found if deal.market.card == card]
    n: Node = yield from choose(Ask(seat, NODE_TO_USE, sorted({deal.node for deal in here})))
    yield from trade_at(g, seat, next(deal for deal in here if deal.node == n), how)
    return n


def trade_at(g: Game, seat: Seat, deal: Deal, how: TradeGrant = AS_PRINTED) -> Script[None]:
    """PP-5.4.8(e), (f): the Merchant, then Trade Income for all; at a Secondary Node the Active Player alone has the
    lowest row, and the others collect at its primary Node (PP-12.5.8)."""
    card, n = deal.market.card, deal.node
    yield from send_merchant(g, seat, n)
    if TRADE_CARDS[card].slaves and g.age >= SLAVES_AGE:
        realm.score(g, seat, -1, "PP-12.1.7")
    collectors = [other for other in collectors_at(g, deal.market, seat) if other == seat or not how.alone]
    rows_down = 0
    if deal.is_secondary:
        collectors = [other for other in collectors if other != seat]
        yield from collect(g, seat, seat, card, n, income(g, card, n, LOWEST_ROW))
    elif is_mercantilist(g, seat, deal.market):
        rows_down = int(_BONUS["rows_down"])
        realm.gain_ducats(g, seat, int(_BONUS["ducats"]), "PP-8.1.6")
    yield from pay_out(g, seat, deal.market, collectors, rows_down=rows_down)
    if not how.alone and not is_bot(g, seat):
        bots_trade(g, seat, deal)
    if how.activate_all:
        for m, at in enumerate(g.merchant):
            if at == n:
                g.merchant_used[m] = 1
    yield from bonuses.run_hooks(g, seat, "trade_card_used")


BOT_TRADE: Final = 2  # PB-8.6: Bot Power from a Node of the Main Map
BOT_FAR_TRADE: Final = 3  # on a Distant Continent
BOT_KEYS: Final = 3


def bots_trade(g: Game, trader: Seat, deal: Deal) -> None:
    """PP-12.5.9: when a person Trades, every Bot for which the Node is eligible gains Bot Power; its Merchant goes
    there, and is never used up."""
    n = deal.node
    for seat in clockwise(g, trader):
        if not is_bot(g, seat) or not is_eligible(g, seat, n):
            continue
        power = BOT_FAR_TRADE if any(IS_DISTANT_SEA[z] for z in NODE_SEAS[n]) else BOT_TRADE
        power -= g.pirates[n] + int(is_mercantilist(g, trader, deal.market))
        m = merchants_of(seat)[0]
        if power > 0:
            g.merchant[m] = n
            g.log("log-merchant", "PP-12.5.9", seat=seat, node=n)
            bot_power.gain(g, seat, power, "PP-12.5.9")


def is_eligible(g: Game, seat: Seat, n: Node) -> bool:
    """PP-12.5.9: an own ship in one of its Sea Zones, or for an Inland Node an own Town in one of its Areas."""
    if IS_MARITIME[n]:
        return any(terms.ships_at_sea(g, seat, z) for z in NODE_SEAS[n])
    return any(terms.owns_area(g, g.realm[seat], a) for a in NODE_AREAS[n])


def _serves(g: Game, seat: Seat, offered: Offers, z: Sea) -> bool:
    """Does a Light Ship that now lies in this Sea Zone serve a trade (PP-5.4.8(c))?"""
    return any(deals(g, seat, offered, z))


def send_merchant(g: Game, seat: Seat, n: Node) -> Script[None]:
    """PP-5.4.8(e): the Merchant goes to the Node if it is not there, and lies down."""
    able = merchants_for(g, seat, n)
    places: list[Value] = sorted({g.merchant[m] for m in able if g.merchant[m] != OFF_BOARD})
    if any(g.merchant[m] == OFF_BOARD for m in able):
        places.append(NEW_MERCHANT)
    origin = yield from choose(Ask(seat, MERCHANT_FROM, places))
    m = next(m for m in able if g.merchant[m] == (OFF_BOARD if origin == NEW_MERCHANT else origin))
    g.merchant[m] = n
    g.merchant_used[m] = 1
    g.log("log-merchant", "PP-5.4.8", seat=seat, node=n)


TRADE: Final = Action("trade", why_not_trade, trade)


PIRATE_TO_LIFT: Final = Kind("pirate_to_lift", "PP-2.2.2", NODE)


def place_pirate(g: Game, n: Node) -> Script[None]:
    """With no Pirate Ship left one is taken from another node (PP-2.2.2, PP-C.1.4)."""
    if sum(g.pirates) >= PIRATES[g.entry.scenario.edition]:
        seat = g.first if g.active == NOBODY else g.active
        sources = [other for other in g.board.nodes if g.pirates[other]]
        source = yield from choose(Ask(seat, PIRATE_TO_LIFT, sources, args={"node": n}))
        g.pirates[source] -= 1
        g.pirates[n] += 1
        g.log("log-pirates-move", "PP-2.2.2", node=n, other_node=source)
        return
    g.pirates[n] += 1
    g.log("log-pirates", "PP-16.5.14", node=n)
