"""PP-5.1.6 to 5.1.13 Player-to-Player Diplomacy: one bundle of transactions that both players confirm.

The Active Player writes the bundle and proposes it; the partner accepts, refuses, or changes it once and proposes it
back. Without an agreement nothing has happened, the Turn's action is still to be taken, and this partner is not asked
again in the same Turn.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import SEAT, Ask, Kind, Reasons, Refusal, Script, Value, choose

from .. import decks, pieces, terms
from ..board import AREA_OF, DECK, PROVINCE
from ..cost import Cost
from ..ids import Province, Seat, pair
from ..model import NOBODY, NONE, Game, Term, is_bot, players
from ..tables import ADM, DIP, LARGE_TOWNS, MIL, SMALL_TOWNS, VASSAL_TOKENS
from . import bonuses, diplomacy, npr, realm

# Kinds of transaction
PACT, WEDDING, SUPPORT, SALE = range(4)
WORDS: Final = ("alliance", "marriage", "support", "sale")

SUPPORT_STEP: Final = 10  # Ducats for 1 DIP, PP-5.1.11
PRICES: Final = range(3, 16)  # PP-5.1.12(b)

PARTNER: Final = Kind("talk_partner", "PP-5.1.6", SEAT)
PRIVACY: Final = Kind("talk_privacy", "PP-5.1.13")
BUNDLE: Final = Kind("talk_bundle", "PP-5.1.7")
GIVER: Final = Kind("support_giver", "PP-5.1.11", SEAT)
AMOUNT: Final = Kind("support_amount", "PP-5.1.11")
SELLER: Final = Kind("sale_seller", "PP-5.1.12", SEAT)
WHAT: Final = Kind("sale_province", "PP-5.1.12", PROVINCE)
PRICE: Final = Kind("sale_price", "PP-5.1.12")
ANSWER: Final = Kind("talk_answer", "PP-5.1.6")
DOWRY_DECK: Final = Kind("dowry_deck", "PP-5.1.10", DECK)
DOWRY: Final = Kind("dowry", "PP-5.1.10")

PROPOSE, CLEAR, GIVE_UP = "propose", "clear", "give_up"

AT_WAR: Final = Refusal("PP-5.1.8", "no-talk-war")
ALLIED: Final = Refusal("PP-11.3.1", "no-alliance-already")
NO_TOKEN: Final = Refusal("PP-11.3.1", "no-alliance-token")
NOT_BOTH: Final = Refusal("PP-5.1.7", "no-support-and-sale")
NO_DUCATS: Final = Refusal("PP-5.0.2", "no-ducats")
NO_CLAIM: Final = Refusal("PP-5.1.12", "no-sale-claim")
NO_TOWN_LEFT: Final = Refusal("PP-5.1.12", "no-sale-town")
LAST_PROVINCE: Final = Refusal("PP-5.1.12", "no-sale-last")
NO_PARTNER: Final = Refusal("PP-5.1.6", "no-talk-partner")


# What a bundle costs, and whether it may be agreed


def dip_due(g: Game, seat: Seat, bundle: list[Term]) -> int:
    """PP-5.1.9, PP-5.1.11: what the Active Player pays."""
    tie = bonuses.cheaper(g, seat, "player_diplomacy", Cost(dip=1)).dip
    ties = sum(tie for term in bundle if term.kind in (PACT, WEDDING))
    return ties + sum(-(-term.ducats // SUPPORT_STEP) for term in bundle if term.kind == SUPPORT)


def why_not_agree(g: Game, active: Seat, partner: Seat, bundle: list[Term]) -> Refusal | None:
    """Everything that both could be held to: costs, tokens, war, religion (PP-5.1.7 to 5.1.12)."""
    kinds = [term.kind for term in bundle]
    if SUPPORT in kinds and SALE in kinds:
        return NOT_BOTH
    if any(kind != SUPPORT for kind in kinds) and is_at_war(g, active, partner):
        return AT_WAR
    if g.power[active * 3 + DIP] < dip_due(g, active, bundle):
        return realm.NO_POWER[DIP]
    for seat in (active, partner):
        if SALE in kinds and not g.power[seat * 3 + ADM]:
            return realm.NO_POWER[ADM]
        out = sum(t.ducats for t in bundle if t.kind in (SUPPORT, SALE) and payer(t, active, partner) == seat)
        if g.ducats[seat] < out:
            return NO_DUCATS
        if sum(1 for t in bundle if t.kind == SALE and t.seat != seat) > discs_left(g, seat):
            return NO_TOWN_LEFT
        sold = sum(1 for t in bundle if t.kind == SALE and t.seat == seat)
        if sold and sold >= len(terms.own_towns(g, seat)):
            return LAST_PROVINCE
    if PACT in kinds:
        refusal = why_not_pact(g, active, partner)
        if refusal is not None:
            return refusal
    if WEDDING in kinds:
        return diplomacy.why_not_marry(g, active, g.realm[partner]) or diplomacy.why_not_marry(
            g, partner, g.realm[active]
        )
    return None


def discs_left(g: Game, seat: Seat) -> int:
    """Pieces with which a player can mark a bought Province (PP-7.5)."""
    return SMALL_TOWNS + LARGE_TOWNS + VASSAL_TOKENS - g.small_towns[seat] - g.large_towns[seat] - g.vassal_tokens[seat]


def payer(term: Term, active: Seat, partner: Seat) -> Seat:
    """Who hands over the Ducats: the giver of support, the buyer of a Province."""
    if term.kind == SUPPORT:
        return term.seat
    return partner if term.seat == active else active


def is_at_war(g: Game, active: Seat, partner: Seat) -> bool:
    """PP-5.1.8; as a rider of a Negotiated Peace it does not matter (PP-10.5.43)."""
    if g.treaty:
        return False
    return terms.is_at_war(g, g.realm[active]) or terms.is_at_war(g, g.realm[partner])


def why_not_pact(g: Game, active: Seat, partner: Seat) -> Refusal | None:
    """PP-5.1.9, PP-11.3.1."""
    if g.alliance[pair(g.realm[partner], active)]:
        return ALLIED
    able = diplomacy.has_alliance_token(g, active) and diplomacy.has_alliance_token(g, partner)
    return None if able else NO_TOKEN


def sellable(g: Game, seller: Seat, buyer: Seat) -> list[Province]:
    """PP-5.1.12(a), (d): Provinces the seller owns in Areas where the buyer has a Claim."""
    return [p for p in terms.own_towns(g, seller) if g.claim[pair(AREA_OF[p], buyer)] != NONE]


def additions(g: Game, active: Seat, partner: Seat, bundle: list[Term]) -> list[tuple[Value, Refusal | None]]:
    """Each kind of transaction with the reason why it cannot be added."""
    kinds = [term.kind for term in bundle]
    found = list[tuple[Value, Refusal | None]]()
    for kind in (PACT, WEDDING):
        if kind not in kinds:
            found.append((WORDS[kind], why_not_agree(g, active, partner, [*bundle, Term(kind, active, NOBODY, 0)])))
    if SUPPORT not in kinds:
        one = [why_not_agree(g, active, partner, [*bundle, Term(SUPPORT, s, NOBODY, 1)]) for s in (active, partner)]
        found.append((WORDS[SUPPORT], None if None in one else one[0]))
    sold = {term.province for term in bundle if term.kind == SALE}
    refusal: Refusal | None = NO_CLAIM
    for seller, buyer in ((active, partner), (partner, active)):
        for p in sellable(g, seller, buyer):
            if p not in sold and refusal is not None:
                refusal = why_not_agree(g, active, partner, [*bundle, Term(SALE, seller, p, PRICES[0])])
    found.append((WORDS[SALE], refusal))
    return found


def can_agree(g: Game, seat: Seat, other: Seat) -> bool:
    """Is there any transaction that the two could make? A Ducat of Monetary Support mostly is one, even in war."""
    dip = g.power[seat * 3 + DIP]
    if dip and (g.ducats[seat] or g.ducats[other]):
        return True
    may_tie = dip >= dip_due(g, seat, [Term(PACT, seat, NOBODY, 0)])
    may_sell = g.power[seat * 3 + ADM] and g.power[other * 3 + ADM]
    if not (may_tie or may_sell) or is_at_war(g, seat, other):
        return False
    if may_tie and None in (why_not_agree(g, seat, other, [Term(kind, seat, NOBODY, 0)]) for kind in (PACT, WEDDING)):
        return True
    for seller, buyer in ((seat, other), (other, seat)):
        lots = sellable(g, seller, buyer) if may_sell else []
        if lots and why_not_agree(g, seat, other, [Term(SALE, seller, lots[0], PRICES[0])]) is None:
            return True
    return False


def may_be_asked(g: Game, seat: Seat, other: Seat) -> bool:
    """Not oneself, nobody with whom talks have failed this Turn, no Bot (PB-7.6)."""
    return other != seat and not g.talks_refused & 1 << other and not is_bot(g, other)


def partners(g: Game, seat: Seat) -> list[Value]:
    return [other for other in players(g) if may_be_asked(g, seat, other) and can_agree(g, seat, other)]


def why_not_talk(g: Game, seat: Seat) -> Refusal | None:
    able = any(may_be_asked(g, seat, other) and can_agree(g, seat, other) for other in players(g))
    return None if able else NO_PARTNER


def talk(g: Game, seat: Seat) -> Script[None]:
    """PP-5.1.6: with exactly one other player."""
    partner = yield from choose(Ask(seat, PARTNER, partners(g, seat)))
    g.talk = []
    g.main_done = 0
    if g.rules.secret_negotiations and g.power[seat * 3 + DIP]:
        yield from offer_privacy(g, seat, partner)
    proposed = yield from write(g, seat, seat, partner)
    if proposed:
        answer = yield Ask(partner, ANSWER, ["accept", "refuse", "counter"], "refuse", args={"seat": seat})
        if answer == "counter":
            proposed = yield from write(g, partner, seat, partner)
            answer = "refuse"
            if proposed:
                answer = yield Ask(seat, ANSWER, ["accept", "refuse"], "refuse", args={"seat": partner})
        if answer == "accept":
            g.main_done = 1
            yield from carry_out(g, seat, partner)
    if not g.main_done:
        g.talks_refused |= 1 << partner
        g.log("log-talk-failed", "PP-5.1.6", seat=seat, other=partner)
    g.talk = []


def offer_privacy(g: Game, seat: Seat, partner: Seat) -> Script[None]:
    """PP-5.1.13 [optional 1]: for 1 DIP more the two may talk in private; that they do is public."""
    if (yield Ask(seat, PRIVACY, ["openly", "privately"])) == "privately":
        realm.pay(g, seat, Cost(dip=1))
        g.log("log-private-talk", "PP-5.1.13", seat=seat, other=partner)


def write(g: Game, author: Seat, active: Seat, partner: Seat) -> Script[bool]:
    """Put the bundle together; False if the author gives up."""
    while True:
        bundle = list(g.talk)
        listed = additions(g, active, partner, bundle)
        options: list[Value] = [word for word, refusal in listed if refusal is None]
        if bundle:
            options += [PROPOSE, CLEAR]
        options.append(GIVE_UP)

        def refused(listed: list[tuple[Value, Refusal | None]] = listed) -> Reasons:
            return [(word, refusal) for word, refusal in listed if refusal is not None]

        default = PROPOSE if bundle else GIVE_UP
        whom = {"seat": partner if author == active else active}
        word = yield Ask(author, BUNDLE, options, default, args=whom, refused=refused)
        if word == GIVE_UP:
            return False
        if word == PROPOSE:
            return True
        if word == CLEAR:
            g.talk = []
        elif word in (WORDS[PACT], WORDS[WEDDING]):
            g.talk = [*bundle, Term(WORDS.index(word), active, NOBODY, 0)]
        elif word == WORDS[SUPPORT]:
            yield from add_support(g, author, active, partner)
        else:
            yield from add_sale(g, author, active, partner)


def add_support(g: Game, author: Seat, active: Seat, partner: Seat) -> Script[None]:
    """PP-5.1.11: in either direction; the Active Player pays 1 DIP for each 10 Ducats."""
    bundle = list(g.talk)

    def is_too_much(giver: Seat, ducats: int) -> bool:
        return why_not_agree(g, active, partner, [*bundle, Term(SUPPORT, giver, NOBODY, ducats)]) is not None

    givers: list[Value] = [seat for seat in (active, partner) if not is_too_much(seat, 1)]
    giver = yield from choose(Ask(author, GIVER, givers))
    amounts = range(1, g.ducats[giver] + 1)
    most = bisect_left(amounts, True, key=partial(is_too_much, giver))
    number = yield from choose(Ask(author, AMOUNT, [*amounts[:most]]))
    g.talk = [*bundle, Term(SUPPORT, giver, NOBODY, number)]


def add_sale(g: Game, author: Seat, active: Seat, partner: Seat) -> Script[None]:
    """PP-5.1.12: a Province and its price."""
    bundle = list(g.talk)
    sold = {term.province for term in bundle if term.kind == SALE}

    def lots(seller: Seat) -> list[Value]:
        buyer = partner if seller == active else active
        return [
            p
            for p in sellable(g, seller, buyer)
            if p not in sold and why_not_agree(g, active, partner, [*bundle, Term(SALE, seller, p, PRICES[0])]) is None
        ]

    sellers: list[Value] = [seat for seat in (active, partner) if lots(seat)]
    seller = yield from choose(Ask(author, SELLER, sellers))
    p = yield from choose(Ask(author, WHAT, lots(seller)))
    prices: list[Value] = [
        n for n in PRICES if why_not_agree(g, active, partner, [*bundle, Term(SALE, seller, p, n)]) is None
    ]
    price = yield from choose(Ask(author, PRICE, prices))
    g.talk = [*bundle, Term(SALE, seller, p, price)]


# What was agreed


def carry_out(g: Game, active: Seat, partner: Seat) -> Script[None]:
    """PP-5.1.9 to 5.1.12."""
    bundle = list(g.talk)
    realm.pay(g, active, Cost(dip=dip_due(g, active, bundle)))
    if any(term.kind == SALE for term in bundle):
        for seat in (active, partner):
            realm.pay(g, seat, Cost(adm=1))
    for term in bundle:
        if term.kind == PACT:
            diplomacy.ally(g, active, g.realm[partner], "PP-5.1.9")
        elif term.kind == WEDDING:
            diplomacy.marry(g, active, g.realm[partner], "PP-5.1.9")
            yield from dowries(g, active, partner)
        else:
            giver = payer(term, active, partner)
            taker = partner if giver == active else active
            g.ducats[giver] -= term.ducats
            g.ducats[taker] += term.ducats
            g.log("log-ducats-given", "PP-5.1.11", seat=giver, other=taker, n=term.ducats)
            if term.kind == SALE:
                sell(g, taker, giver, Province(term.province))


def sell(g: Game, seller: Seat, buyer: Seat, p: Province) -> None:
    """PP-5.1.12(e), (f), (g): the seller of a Core Province loses twice its Tax Value in Prestige; who has sold the
    Capital has another one."""
    if terms.is_core(g, g.realm[seller], p):
        realm.score(g, seller, -2 * terms.tax_value(g, p), "PP-5.1.12")
    unrest = g.unrest[p]
    pieces.place_town(g, buyer, p, unrest=unrest)
    g.log("log-sold", "PP-5.1.12", seat=seller, other=buyer, province=p)
    if g.capital[g.realm[seller]] == p:
        npr.replace_capital(g, g.realm[seller], "PP-5.1.12")


def dowries(g: Game, active: Seat, partner: Seat) -> Script[None]:
    """PP-5.1.10: each of the two may draw a card from the deck the Active Player names."""
    able: list[Value] = [t for t in (ADM, DIP, MIL) if not decks.is_empty(g, t)]
    if not able:
        return
    deck = yield from choose(Ask(active, DOWRY_DECK, able))
    for seat in (active, partner):
        if (yield Ask(seat, DOWRY, ["draw", "decline"])) == "draw":
            decks.draw_to_hand(g, seat, deck)


TALK: Final = Action("talk", why_not_talk, talk)
