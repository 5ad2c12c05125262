"""SC-3.14 Trade: open offers of gold, food, fruit, vouchers (and land, SC-1.20)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, allowed, choose, refusals

from ..board import PLACE
from ..ids import Place, Seat
from ..model import Draft, Game, Offer, controlled, is_capital, living_from
from ..tables import FOOD, FRUIT, GOLD, GOODS, VOUCHER
from . import agreements, general, slavery

OFFER_TO: Final = Kind("offer_to", "SC-3.14", SEAT)
EDIT_OFFER: Final = Kind("edit_offer", "SC-3.14")
OFFER_OF: Final = Kind("offer_of", "SC-3.14", SEAT)
ANSWER_OFFER: Final = Kind("answer_offer", "SC-3.14")
WITHDRAW_OFFER: Final = Kind("withdraw_offer", "SC-3.14", SEAT)
GIVE_AMOUNT: Final = Kind("give_amount", "SC-3.14", secret=True)
WANT_AMOUNT: Final = Kind("want_amount", "SC-3.14", secret=True)
GIVE_PLACE: Final = Kind("give_place", "SC-1.20", PLACE, secret=True)
WANT_PLACE: Final = Kind("want_place", "SC-1.20", PLACE, secret=True)

GIVE: Final = ("give_gold", "give_food", "give_fruit", "give_voucher")
WANT: Final = ("want_gold", "want_food", "want_fruit", "want_voucher")
LAND: Final = ("give_land", "want_land")
WORDS: Final = ("send", *GIVE, *WANT, *LAND)
HIDDEN_GOLD: Final = 200  # how much may be asked of a hidden treasury (SC-1.23)

NOTHING_TO_TRADE: Final = Refusal("SC-3.14", "no-trade-nothing")
NONE_IN_HAND: Final = Refusal("SC-3.14", "no-trade-none-in-hand")
NONE_THERE: Final = Refusal("SC-3.14", "no-trade-none-there")
NO_LAND: Final = Refusal("SC-1.20", "no-trade-land")
LAND_SALE_OFF: Final = Refusal("SC-1.20", "no-trade-land-sale-off")
EMPTY_OFFER: Final = Refusal("SC-3.14", "no-trade-empty-offer")
NO_OFFER: Final = Refusal("SC-3.14", "no-trade-offer-open")
NOT_COVERED: Final = Refusal("SC-3.14", "no-trade-not-covered")

Land = Callable[[Game, Seat], list[Place]]


# Making an offer (D60)


def others(g: Game, seat: Seat) -> list[Seat]:
    """The other living players clockwise."""
    return living_from(g, seat)[1:]


def why_not_trade_with(g: Game, seat: Seat, other: Seat) -> Refusal | None:
    if any(holdings(g, seat)) or any(known_holdings(g, other)):
        return None
    if g.rules.land_sale and (saleable(g, seat) or saleable(g, other)):
        return None
    return NOTHING_TO_TRADE


def why_not_offer(g: Game, seat: Seat) -> Refusal | None:
    if g.gold[seat] or any(why_not_trade_with(g, seat, other) is None for other in others(g, seat)):
        return None
    return NOTHING_TO_TRADE


def make_offer(g: Game, seat: Seat) -> Script[None]:
    why_not = partial(why_not_trade_with, g, seat)
    other = yield from choose(
        Ask(seat, OFFER_TO, allowed(others(g, seat), why_not), refused=lambda: refusals(others(g, seat), why_not))
    )
    yield from write_offer(g, Draft(seat, other))


def write_offer(g: Game, draft: Draft) -> Script[bool]:
    """The author puts goods in until the offer is sent (True) or dropped. A new offer to the same player replaces the
    old one."""
    seat, other = draft.seat, draft.other
    why_not = partial(why_not_edit_offer, g)
    g.draft = draft
    while True:
        word = yield Ask(
            seat,
            EDIT_OFFER,
            [*allowed(WORDS, why_not), "cancel"],
            "cancel",
            args={"other": other},
            refused=lambda: refusals(WORDS, why_not),
        )
        if word in ("send", "cancel"):
            break
        yield from edit_term(g, word, saleable)
    draft, g.draft = g.draft, None
    if word == "send":
        g.offers = [o for o in g.offers if (o.seat, o.other) != (seat, other)]
        g.offers.append(Offer(seat, other, draft.gives, draft.wants, draft.gives_places, draft.wants_places))
        g.log("log-offer-made", "SC-3.14", seats=(seat, other), seat=seat, other=other)
    return bool(word == "send")


def why_not_edit_offer(g: Game, word: str) -> Refusal | None:
    assert g.draft is not None
    if word == "send":
        draft = g.draft
        filled = any(draft.gives) or any(draft.wants) or draft.gives_places or draft.wants_places
        return why_not_covered(g, draft.seat, draft.gives, draft.gives_places) if filled else EMPTY_OFFER
    if word in LAND and not g.rules.land_sale:
        return LAND_SALE_OFF
    return why_not_term(g, word, saleable)


# Answering an offer (D60)


def offers_to(g: Game, seat: Seat) -> list[Seat]:
    """Who has an open offer for the seat."""
    return [offer.seat for offer in g.offers if offer.other == seat]


def why_not_answer_offer(g: Game, seat: Seat) -> Refusal | None:
    return None if g.offers and offers_to(g, seat) else NO_OFFER


def answer_offer(g: Game, seat: Seat) -> Script[None]:
    """Accept, refuse or counter; accepting swaps everything at once."""
    proposer = yield from choose(Ask(seat, OFFER_OF, offers_to(g, seat)))
    offer = next(o for o in g.offers if o.seat == proposer and o.other == seat)
    refusal = why_not_covered(g, seat, offer.wants, offer.wants_places)
    answer = yield Ask(
        seat,
        ANSWER_OFFER,
        ["accept", "refuse", "counter"] if refusal is None else ["refuse", "counter"],
        "refuse",
        args={"other": proposer},
        refused=lambda: [] if refusal is None else [("accept", refusal)],
    )
    if answer == "counter":
        if (yield from write_offer(g, counter_offer(offer))):
            g.offers.remove(offer)
        return
    g.offers.remove(offer)
    if answer == "refuse":
        g.log("log-offer-refused", "SC-3.14", seats=(proposer, seat), seat=seat, other=proposer)
        return
    g.log("log-trade", "SC-3.14", seat=proposer, other=seat)
    hand_over(g, proposer, seat, offer.gives, "SC-3.14")
    hand_over(g, seat, proposer, offer.wants, "SC-3.14")
    yield from sell_land(g, seat, offer.gives_places)
    yield from sell_land(g, proposer, offer.wants_places)


def counter_offer(offer: Offer) -> Draft:
    """The same offer seen from the other side."""
    return Draft(
        offer.other,
        offer.seat,
        gives=offer.wants,
        wants=offer.gives,
        gives_places=offer.wants_places,
        wants_places=offer.gives_places,
    )


def offers_of(g: Game, seat: Seat) -> list[Seat]:
    """To whom the seat has an open offer."""
    return [offer.other for offer in g.offers if offer.seat == seat]


def why_not_withdraw_offer(g: Game, seat: Seat) -> Refusal | None:
    return None if g.offers and offers_of(g, seat) else NO_OFFER


def withdraw_offer(g: Game, seat: Seat) -> Script[None]:
    other = yield from choose(Ask(seat, WITHDRAW_OFFER, offers_of(g, seat)))
    g.offers = [o for o in g.offers if (o.seat, o.other) != (seat, other)]
    g.log("log-offer-withdrawn", "SC-3.14", seats=(seat, other), seat=seat, other=other)


def drop_uncovered(g: Game) -> None:
    """An offer a side can no longer cover lapses. A partner's hidden gold is looked at only when they accept."""
    for offer in list(g.offers):
        partner = offer.wants if not g.rules.hidden_treasury else (0, *offer.wants[1:])
        if why_not_covered(g, offer.seat, offer.gives, offer.gives_places) or why_not_covered(
            g, offer.other, partner, offer.wants_places
        ):
            lapse(g, offer)


def lapse(g: Game, offer: Offer) -> None:
    g.offers.remove(offer)
    g.log("log-offer-lapsed", "SC-3.14", seats=(offer.seat, offer.other), seat=offer.seat, other=offer.other)


def lapse_offers(g: Game) -> None:
    """Every open offer (and unsigned contract) lapses when the S7 ends."""
    for offer in list(g.offers):
        lapse(g, offer)
    agreements.drop_unsigned(g)


# Goods and land


def holdings(g: Game, seat: Seat) -> tuple[int, int, int, int]:
    """What the seat can hand over: gold, surplus food (SC-13.12: bought food serves its buyer), fruit, vouchers."""
    return g.gold[seat], g.food[seat], g.fruit[seat] + g.fruit_bought[seat], g.vouchers[seat]


def known_holdings(g: Game, seat: Seat) -> tuple[int, int, int, int]:
    """The same as the others know it: a hidden treasury may hold anything (SC-1.23)."""
    gold, food, fruit, vouchers = holdings(g, seat)
    return HIDDEN_GOLD if g.rules.hidden_treasury else gold, food, fruit, vouchers


def saleable(g: Game, seat: Seat) -> list[Place]:
    """SC-1.20: owned, controlled, non-capital provinces without own units."""
    return [p for p in controlled(g, seat) if g.owner[p] == seat and not is_capital(g, p) and not g.army[p]]


def why_not_covered(g: Game, seat: Seat, goods: tuple[int, ...], places: tuple[Place, ...]) -> Refusal | None:
    """Whether the seat can hand all this over now."""
    for have, needed in zip(holdings(g, seat), goods, strict=True):
        if have < needed:
            return NOT_COVERED
    if places:
        land = saleable(g, seat)
        if any(p not in land for p in places):
            return NOT_COVERED
    return None


def hand_over(g: Game, a: Seat, b: Seat, goods: tuple[int, int, int, int], rule: str) -> None:
    """Goods go from a to b at once. Fruit of own trees goes first; received fruit and food are counted apart."""
    g.gold[a] -= goods[GOLD]
    g.gold[b] += goods[GOLD]
    g.food[a] -= goods[FOOD]
    g.food_bought[b] += goods[FOOD]
    own = min(goods[FRUIT], g.fruit[a])
    g.fruit[a] -= own
    g.fruit_bought[a] -= goods[FRUIT] - own
    g.fruit_bought[b] += goods[FRUIT]
    g.vouchers[a] -= goods[VOUCHER]
    g.vouchers[b] += goods[VOUCHER]
    for good, n in enumerate(goods):
        if n:
            g.log("log-handed-over", rule, seat=a, other=b, goods=good, n=n)


def sell_land(g: Game, buyer: Seat, places: tuple[Place, ...]) -> Script[None]:
    """SC-1.20; slaves standing there are found by the buyer (SC-15.9)."""
    for p in places:
        g.log("log-land-sold", "SC-1.20", seat=g.owner[p], other=buyer, place=p)
        general.give_province(g, buyer, p)
        yield from slavery.handle_found_slaves(g, buyer, p)


# Terms of a draft, shared with the peace conference


def why_not_term(g: Game, word: str, land: Land) -> Refusal | None:
    """Whether there is anything of this kind to put into the draft."""
    draft = g.draft
    assert draft is not None
    if word in GIVE:
        return None if holdings(g, draft.seat)[GIVE.index(word)] else NONE_IN_HAND
    if word in WANT:
        return None if known_holdings(g, draft.other)[WANT.index(word)] else NONE_THERE
    return None if land(g, draft.seat if word == "give_land" else draft.other) else NO_LAND


def edit_term(g: Game, word: str, land: Land) -> Script[None]:
    """How much of these goods, or one province in or out."""
    draft = g.draft
    assert draft is not None
    if word in GIVE:
        goods = GIVE.index(word)
        n = yield ask_amount(g, GIVE_AMOUNT, goods, draft.gives[goods], holdings(g, draft.seat)[goods])
        g.draft = draft._replace(gives=with_amount(draft.gives, goods, n))
    elif word in WANT:
        goods = WANT.index(word)
        n = yield ask_amount(g, WANT_AMOUNT, goods, draft.wants[goods], known_holdings(g, draft.other)[goods])
        g.draft = draft._replace(wants=with_amount(draft.wants, goods, n))
    elif word == "give_land":
        place = yield from choose(
            Ask(draft.seat, GIVE_PLACE, land(g, draft.seat), args={"other": draft.other}, confidants=(draft.other,))
        )
        g.draft = draft._replace(gives_places=toggled(draft.gives_places, place))
    else:
        place = yield from choose(
            Ask(draft.seat, WANT_PLACE, land(g, draft.other), args={"other": draft.other}, confidants=(draft.other,))
        )
        g.draft = draft._replace(wants_places=toggled(draft.wants_places, place))


def ask_amount(g: Game, kind: Kind, goods: int, now: int, most: int) -> Ask:
    assert g.draft is not None
    amounts = [n for n in range(most + 1) if n != now]
    other = g.draft.other
    return Ask(g.draft.seat, kind, amounts, args={"other": other, "goods": goods}, confidants=(other,))


def with_amount(goods: tuple[int, int, int, int], good: int, n: int) -> tuple[int, int, int, int]:
    gold, food, fruit, voucher = (n if at == good else goods[at] for at in range(len(GOODS)))
    return gold, food, fruit, voucher


def toggled(places: tuple[Place, ...], place: Place) -> tuple[Place, ...]:
    """With the province, or without it if it was there; in map order."""
    if place in places:
        return tuple(p for p in places if p != place)
    return tuple(sorted((*places, place)))
