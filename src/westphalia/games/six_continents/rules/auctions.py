"""SC-12.25 Auctions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.kernel.script import AMOUNT, All, Ask, Kind, Script, Value

from ..ids import NOBODY, Seat
from ..model import Auction, Game, turn_order
from . import general

BID: Final = Kind("bid", "SC-12.25", AMOUNT)
SEALED_BID: Final = Kind("sealed_bid", "SC-12.25", AMOUNT, secret=True)


def auction(
    g: Game, bidders: Sequence[Seat], *, opener: Seat, minimum: int, first_bid: int = 0, rule: str = "SC-12.25"
) -> Script[tuple[Seat, int]]:
    """Winner and price, or (NOBODY, 0) when nobody bids. Does not take the gold. With ``first_bid`` the opener's first
    bid is already made (SC-20.10). SC-12.22, SC-12.25."""
    order = tuple(s for s in turn_order(g, opener) if s in bidders)
    leader = opener if first_bid else NOBODY
    g.auction = Auction(order, leader, first_bid)
    if g.rules.auction_style == "sealed":
        winner, price = yield from take_sealed_bids(g, order, leader, max(minimum, first_bid + 1), first_bid)
    else:
        winner, price = yield from take_open_bids(g, order, leader, minimum, first_bid)
    g.auction = None
    if winner == NOBODY:
        g.log("log-no-bids", rule)
    else:
        g.log("log-auction-won", rule, seat=winner, gold=price)
    return winner, price


def take_open_bids(
    g: Game, standing: tuple[Seat, ...], leader: Seat, minimum: int, bid: int
) -> Script[tuple[Seat, int]]:
    """Each in turn raises by at least 1 or drops out for good; the last one standing pays the own last bid."""
    if leader != NOBODY:
        standing = standing[1:] + standing[:1]
    while len(standing) > 1 or (standing and leader == NOBODY):
        seat, others = standing[0], standing[1:]
        lowest = max(minimum, bid + 1)
        highest = g.gold[seat] if others else min(minimum, g.gold[seat])
        options: list[Value] = [*range(lowest, highest + 1), "drop_out"]
        ask = Ask(seat, BID, options, "drop_out", args={"gold": bid})
        answer = yield from general.choose_by_gold(g, ask)
        if answer == "drop_out":
            standing = others
            g.log("log-drop", "SC-12.25", seat=seat)
        else:
            standing, leader, bid = (*others, seat), seat, answer
            g.log("log-bid", "SC-12.25", seat=seat, gold=bid)
        g.auction = Auction(standing, leader, bid)
    return leader, bid


def take_sealed_bids(
    g: Game, order: tuple[Seat, ...], leader: Seat, lowest: int, first_bid: int
) -> Script[tuple[Seat, int]]:
    """auction_style=sealed: one secret bid each, ties in clockwise order from the opener. A first bid already made
    stands as the least its maker bids."""
    asks = []
    for seat in order:
        options: list[Value] = list(range(first_bid if seat == leader else lowest, g.gold[seat] + 1))
        if seat != leader:
            options.append("drop_out")
        default: Value = first_bid if seat == leader else "drop_out"
        asks.append(Ask(seat, SEALED_BID, options, default, args={"gold": first_bid}))
    answers = yield All(asks)
    g.chance.reveal()
    winner, price = NOBODY, 0
    for seat, answer in zip(order, answers, strict=True):
        if answer == "drop_out":
            g.log("log-drop", "SC-12.25", seat=seat)
            continue
        g.log("log-bid", "SC-12.25", seat=seat, gold=answer)
        if answer > price:
            winner, price = seat, answer
    return winner, price
