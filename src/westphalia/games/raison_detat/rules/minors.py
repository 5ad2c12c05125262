"""RE-9 Minor Powers."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import All, Ask, Kind, Script

from ..board import BOARDS
from ..ids import Power
from ..model import Game, lose_morale, majors, player

BID: Final = Kind("bid", "RE-9.2", secret=True)


def first_auctions(g: Game) -> list[Power]:
    """RE-2.8: the Minor Powers in Wheel order from the first power."""
    board = BOARDS[g.scenario]
    return [power for power in board.powers if power in board.minors[g.seats]]


def auction(g: Game, minor: Power) -> Script[None]:
    """RE-2.8, RE-9.2 to 9.4 (D2, D21): one sealed bid of Morale each, all at the same time."""
    bidders = majors(g)
    able = [power for power in bidders if g.morale[power] > 0]
    asks = [Ask(player(g, power), BID, range(g.morale[power] + 1), 0, args={"other": minor}) for power in able]
    answers = yield All(asks)
    g.chance.reveal()
    bids = {power: 0 for power in bidders} | dict(zip(able, answers, strict=True))
    for power, bid in bids.items():
        g.log("log-bid", "RE-9.2", power=power, other=minor, n=bid)
    winner = highest_bidder(g, minor, bids)
    lose_morale(g, winner, bids[winner])
    g.log("log-controls", "RE-9.3", power=winner, other=minor, n=bids[winner])
    take_control(g, winner, minor)


def highest_bidder(g: Game, minor: Power, bids: dict[Power, int]) -> Power:
    """RE-9.3: ties go to the present controller, then to least Influence, then in Wheel order from the Minor Power."""
    order = BOARDS[g.scenario].order_from[minor]
    return min(
        bids,
        key=lambda power: (-bids[power], power != g.patron[minor], g.influence[power], order.index(power)),
    )


def take_control(g: Game, power: Power, minor: Power) -> None:
    """RE-4.9, RE-9.11: with the new controller Status and friends change at once; he sees the hand (RE-9.6)."""
    if g.patron[minor] != power:
        cards = ", ".join(map(str, g.hand[minor]))
        g.log("log-sees-hand", "RE-9.6", seats=(player(g, power),), power=minor, cards=cards)
    g.patron[minor] = power
    if g.status[minor] != g.status[power]:
        g.status[minor] = g.status[power]
        g.log("log-status", "RE-4.9", power=minor, status=g.status[minor])
