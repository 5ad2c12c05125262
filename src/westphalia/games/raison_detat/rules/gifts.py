"""RE-5.5 to 5.8 Subsidies and Mercenaries."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose, together

from ..board import BOARDS, CARD, LIMITS, NEUTRAL, POWER
from ..ids import Power, Seat
from ..model import Game, add_card, is_allied, is_same_player, player, remove_card
from .cards import faces

GIFT: Final = Kind("gift", "RE-5.6")
RECEIVER: Final = Kind("receiver", "RE-5.6", POWER)
SUBSIDY: Final = Kind("subsidy", "RE-5.6")
MERCENARY: Final = Kind("mercenary", "RE-5.6", CARD, secret=True)
ACCEPT_GIFT: Final = Kind("accept_gift", "RE-5.7")

NOT_IN_A_COALITION: Final = Refusal("RE-5.8", "no-gift-outside-coalition")
NO_MONEY: Final = Refusal("RE-5.6", "no-money-to-give")
NO_CARDS: Final = Refusal("RE-5.6", "no-cards-to-give")
TOO_MUCH: Final = Refusal("RE-5.6", "no-gift-so-large", {"n": LIMITS.gift_limit})


class Offer(NamedTuple):
    """What one receiver is offered: money, or cards unseen by the others."""

    receiver: Power
    money: int
    cards: tuple[int, ...]


def receivers(g: Game, power: Power) -> list[Power]:
    """RE-5.6, RE-5.8: the other members of the Coalition; the powers of the same player share it."""
    return [other for other in BOARDS[g.scenario].order_from[power] if is_allied(g, power, other)]


def why_not_gift(g: Game, power: Power, gift: str) -> Refusal | None:
    if g.status[power] >= NEUTRAL or not receivers(g, power):
        return NOT_IN_A_COALITION
    if gift == "subsidies" and not g.money[power]:
        return NO_MONEY
    if gift == "mercenaries" and not g.hand[power]:
        return NO_CARDS
    return None


def choose_gift(g: Game, power: Power) -> Script[list[Offer]]:
    """RE-5.6 (D31, D32): Subsidies, Mercenaries or neither; the whole offer at once."""
    kinds = [gift for gift in ("subsidies", "mercenaries") if why_not_gift(g, power, gift) is None]
    if not kinds:
        return []

    def refused() -> list[tuple[Value, Refusal]]:
        reasons = [(gift, why_not_gift(g, power, gift)) for gift in ("subsidies", "mercenaries")]
        return [(gift, why) for gift, why in reasons if why is not None]

    options = ["nothing", *kinds]
    gift = yield Ask(player(g, power), GIFT, options, "nothing", args={"power": power}, refused=refused)
    if gift == "subsidies":
        return (yield from choose_subsidies(g, power))
    if gift == "mercenaries":
        return (yield from choose_mercenaries(g, power))
    return []


def choose_subsidies(g: Game, power: Power) -> Script[list[Offer]]:
    """Up to 3 money in all, to one or more receivers."""
    seat, waiting = player(g, power), receivers(g, power)
    left, given = min(LIMITS.gift_limit, g.money[power]), 0
    offers: list[Offer] = []
    while waiting and left:
        receiver = yield from ask_receiver(seat, power, waiting, may_end=bool(offers))
        if receiver == "done":
            break
        too_much = [(n, TOO_MUCH) for n in range(left + 1, g.money[power] - given + 1)]
        args = {"power": power, "other": receiver}
        amount = yield Ask(seat, SUBSIDY, range(1, left + 1), args=args, refused=too_much.copy)
        waiting.remove(receiver)
        left, given = left - amount, given + amount
        offers.append(Offer(receiver, amount, ()))
    return offers


def choose_mercenaries(g: Game, power: Power) -> Script[list[Offer]]:
    """Up to 3 Battle cards in all, each to one receiver."""
    seat, friends, hand = player(g, power), receivers(g, power), list(g.hand[power])
    shares: dict[Power, tuple[int, ...]] = {}
    for count in range(min(LIMITS.gift_limit, len(hand))):
        receiver = yield from ask_receiver(seat, power, friends, may_end=count > 0)
        if receiver == "done":
            break
        card = yield Ask(seat, MERCENARY, faces(tuple(hand)), args={"power": power, "other": receiver})
        hand.remove(card)
        shares[receiver] = (*shares.get(receiver, ()), card)
    return [Offer(receiver, 0, cards) for receiver, cards in shares.items()]


def ask_receiver(seat: Seat, power: Power, friends: list[Power], *, may_end: bool) -> Script[Any]:
    options: list[Value] = [*friends, "done"] if may_end else [*friends]
    return (yield from choose(Ask(seat, RECEIVER, options, options[-1], args={"power": power})))


def make_offers(g: Game, power: Power, offers: list[Offer]) -> Script[None]:
    """RE-5.7 (D33): the receivers answer at the same time, each for its whole share; what is refused stays."""
    for offer in offers:
        if offer.money:
            g.log("log-offers-money", "RE-5.7", power=power, other=offer.receiver, n=offer.money)
        else:
            g.log("log-offers-cards", "RE-5.7", power=power, other=offer.receiver, n=len(offer.cards))
    asked = [offer for offer in offers if not is_same_player(g, power, offer.receiver)]
    answers = yield from together([answer_offer(g, power, offer) for offer in asked])
    refused = [offer for offer, answer in zip(asked, answers, strict=True) if answer == "refuse"]
    for offer in offers:
        if offer in refused:
            g.log("log-gift-refused", "RE-5.7", power=power, other=offer.receiver)
        else:
            hand_over(g, power, offer)


def answer_offer(g: Game, power: Power, offer: Offer) -> Script[str]:
    n = offer.money or len(offer.cards)
    gift = "money" if offer.money else "cards"
    args: dict[str, Value] = {"power": power, "other": offer.receiver, "n": n, "gift": gift}
    answer: str = yield Ask(player(g, offer.receiver), ACCEPT_GIFT, ["accept", "refuse"], args=args)
    return answer


def hand_over(g: Game, power: Power, offer: Offer) -> None:
    g.money[power] -= offer.money
    g.money[offer.receiver] += offer.money
    for card in offer.cards:
        remove_card(g, power, card)
        add_card(g, offer.receiver, card)
        seats = tuple(sorted({player(g, power), player(g, offer.receiver)}))
        g.log("log-mercenary", "RE-5.7", seats=seats, power=power, other=offer.receiver, card=card)
    if offer.cards:
        g.chance.reveal()
    g.log("log-gift-accepted", "RE-5.7", power=power, other=offer.receiver)
