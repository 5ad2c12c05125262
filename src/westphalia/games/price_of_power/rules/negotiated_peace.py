"""PP-10.5.40 to 10.5.44 Negotiated Peace [advanced]: one term that two players agree on, with a rider.

The draft lies in ``g.treaty`` (and the bundle of a Player-to-Player Diplomacy rider in ``g.talk``) until both have
confirmed it; the partner may write it anew once.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Script, Value, choose

from .. import history, pieces
from ..board import AREA, AREAS, PROVINCE, REALM
from ..ids import Area, Province, Realm, Seat, pair
from ..model import CLAIM, NOBODY, Game, Term
from . import board_state, calls, diplomacy, peace_terms, rebels, talks
from .belligerents import lands_of_side, side_of

# What a draft holds, as Terms: kind, seat, Province (or Realm, or Area), Ducats
PEACE, HAND_BACK, FREE, PAYMENT, CUT, CUT_CLAIM, CUT_INFLUENCE = range(10, 17)
TIES: Final = {"cut_alliance": CUT, "cut_claim": CUT_CLAIM, "cut_influence": CUT_INFLUENCE}  # PP-11.3.35
WORDS: Final = ("white_peace", "keep_board", "humiliate", "convert", "succession")  # PP-10.5.41

TREATY: Final = Kind("treaty_term", "PP-10.5.41")
VICTOR: Final = Kind("treaty_victor", "PP-10.5.41", SEAT)
PROVINCES: Final = Kind("treaty_province", "PP-10.5.42", PROVINCE)
PROVINCE_WAY: Final = Kind("treaty_province_way", "PP-10.5.42")
RIDER: Final = Kind("treaty_rider", "PP-10.5.43")
RIDER_SEAT: Final = Kind("treaty_rider_seat", "PP-10.5.43", SEAT)
CUT_WHAT: Final = {
    CUT: Kind("treaty_cut", "PP-10.5.43", REALM),
    CUT_CLAIM: Kind("treaty_cut_claim", "PP-10.5.43", AREA),
    CUT_INFLUENCE: Kind("treaty_cut_influence", "PP-10.5.43", AREA),
}
PAYER: Final = Kind("treaty_payer", "PP-10.5.42", SEAT)
DUCATS: Final = Kind("treaty_ducats", "PP-10.5.42", AMOUNT)
PROPOSE: Final = Kind("treaty_propose", "PP-10.5.44")
ANSWER: Final = Kind("treaty_answer", "PP-10.5.44")
NONE: Final = "none"
DONE: Final = "done"


def negotiate(g: Game, seat: Seat, other: Seat) -> Script[bool]:
    """PP-10.5.44: nothing is binding until both confirm the whole. True if they did."""
    agreed = False
    if (yield from write(g, seat, seat, other)):
        answer = yield Ask(other, ANSWER, ["accept", "refuse", "counter"], "refuse", args={"seat": seat})
        if answer == "counter":
            answer = "refuse"
            if (yield from write(g, other, seat, other)):
                answer = yield Ask(seat, ANSWER, ["accept", "refuse"], "refuse", args={"seat": other})
        agreed = answer == "accept"
    if agreed:
        yield from carry_out(g, seat, other)
    else:
        g.log("log-treaty-failed", "PP-10.5.44", seat=seat, other=other)
    g.treaty = []
    g.talk = []
    return agreed


# The draft


def victors(g: Game, seat: Seat, other: Seat, word: str) -> list[Value]:
    """PP-10.5.41: who can be the Victor of a one-sided term: he meets its own requirements."""
    may = {
        "humiliate": peace_terms.may_humiliate,
        "convert": peace_terms.may_convert,
        "succession": peace_terms.may_secure_succession,
    }.get(word)
    if may is None:
        return [NONE] if word == "white_peace" else [NONE, seat, other]
    if word != "humiliate" and not g.rules.advanced_peace:
        return []
    return [one for one, two in ((seat, other), (other, seat)) if may(g, one, g.realm[two])]


def write(g: Game, author: Seat, seat: Seat, other: Seat) -> Script[bool]:
    """Put the treaty together; False if the author gives up."""
    words: list[Value] = [word for word in WORDS if victors(g, seat, other, word)]
    whom = partner(author, seat, other)
    word = yield Ask(author, TREATY, [*words, NONE], NONE, args=whom)
    if word == NONE:
        return False
    victor = yield from choose(Ask(author, VICTOR, victors(g, seat, other, word), args=whom))
    g.talk = []
    g.treaty = [Term(PEACE, NOBODY if victor == NONE else victor, WORDS.index(word), 0)]
    if word == "keep_board":
        yield from dispose(g, author, seat, other)
    yield from add_riders(g, author, seat, other)
    if word == "keep_board":
        yield from add_payment(g, author, seat, other)
    return bool((yield Ask(author, PROPOSE, ["propose", "give_up"], args=whom)) == "propose")


def partner(author: Seat, seat: Seat, other: Seat) -> dict[str, int]:
    """The one with whom the author of a draft makes Peace, for the texts of the questions."""
    return {"seat": other if author == seat else seat}


def occupied_across(g: Game, seat: Seat, other: Seat) -> list[Province]:
    """Provinces that one of the two sides occupies of the other, without Capitals (PP-10.5.11); a Vassal's is none
    (PP-10.0.3)."""
    found = [p for p in lands_of_side(g, g.realm[other], seat) if g.occupier[p] == seat]
    found += [p for p in lands_of_side(g, g.realm[seat], other) if g.occupier[p] == other]
    parties = (*side_of(g, g.realm[other], seat), *side_of(g, g.realm[seat], other))
    capitals = [g.capital[x] for x in parties]
    return [p for p in found if p not in capitals]


def not_named(g: Game, seat: Seat, other: Seat) -> list[Province]:
    """What the draft says nothing of, so that it stays with its occupier (PP-10.5.42)."""
    named = [term.province for term in g.treaty if term.kind in (HAND_BACK, FREE)]
    return [p for p in occupied_across(g, seat, other) if p not in named]


def keeps_the_board(g: Game) -> bool:
    """Whether the draft on the table is one of PP-10.5.42."""
    return bool(g.treaty) and WORDS[g.treaty[0].province] == "keep_board"


def dispose(g: Game, author: Seat, seat: Seat, other: Seat) -> Script[None]:
    """PP-10.5.42: either gives Provinces back, or both agree to liberate some."""
    while True:
        left: list[Value] = [*not_named(g, seat, other)]
        if not left:
            return
        p = yield Ask(author, PROVINCES, [DONE, *left], DONE, args=partner(author, seat, other))
        if p == DONE:
            return
        occupier = g.occupier[p]
        owner = g.realm[other if occupier == seat else seat]
        ways: list[Value] = ["return", "liberate"] if board_state.may_liberate(g, owner, p) else ["return"]
        way = yield from choose(Ask(author, PROVINCE_WAY, ways, args={"province": p}))
        g.treaty = [*g.treaty, Term(HAND_BACK if way == "return" else FREE, occupier, p, 0)]


def add_riders(g: Game, author: Seat, seat: Seat, other: Seat) -> Script[None]:
    """PP-10.5.43: one of the two takes Cut Ties and/or Player-to-Player Diplomacy at once."""
    taker = NOBODY
    while True:
        ways: list[Value] = [DONE]
        takers = [taker] if taker != NOBODY else [seat, other]
        ways += [word for word, tie in TIES.items() if any(ties_left(g, one, tie) for one in takers)]
        if not g.talk:
            ways.append("talk")
        way = yield from choose(Ask(author, RIDER, ways, DONE, args=partner(author, seat, other)))
        if way == DONE:
            return
        able = [one for one in takers if way == "talk" or ties_left(g, one, TIES[way])]
        taker = yield from choose(Ask(author, RIDER_SEAT, [*able]))
        if way in TIES:
            tie = TIES[way]
            what = yield from choose(Ask(author, CUT_WHAT[tie], [*ties_left(g, taker, tie)]))
            g.treaty = [*g.treaty, Term(tie, taker, what, 0)]
        else:
            if not (yield from talks.write(g, author, taker, other if taker == seat else seat)):
                g.talk = []
                return
            g.treaty = [*g.treaty, Term(talks.SUPPORT, taker, NOBODY, 0)]


def ties_left(g: Game, seat: Seat, tie: int) -> list[int]:
    """Alliances (Realms), Claims or Influence (Areas) of a player that the treaty does not name yet."""
    named = Counter(term.province for term in g.treaty if term.kind == tie and term.seat == seat)
    if tie == CUT:
        return [r for r in diplomacy.alliances_to_end(g, seat) if not named[r]]
    if tie == CUT_CLAIM:
        return [a for a in AREAS if g.claim[pair(a, seat)] == CLAIM and not named[a]]
    return [a for a in AREAS if g.influence[pair(a, seat)] > named[a]]


def add_payment(g: Game, author: Seat, seat: Seat, other: Seat) -> Script[None]:
    """PP-10.5.42: Ducats for what is given back."""
    if not any(term.kind == HAND_BACK for term in g.treaty):
        return

    def purse(one: int) -> int:
        return g.ducats[one] - sum(t.ducats for t in g.talk if talks.payer(t, *_sides_of_talk(g, seat, other)) == one)

    payers: list[Value] = [one for one in (seat, other) if purse(one) > 0]
    payer = yield from choose(Ask(author, PAYER, [NONE, *payers], args=partner(author, seat, other)))
    if payer != NONE:
        number = yield from choose(Ask(author, DUCATS, list(range(1, purse(payer) + 1))))
        g.treaty = [*g.treaty, Term(PAYMENT, payer, NOBODY, number)]


def _sides_of_talk(g: Game, seat: Seat, other: Seat) -> tuple[Seat, Seat]:
    """Who takes the Player-to-Player Diplomacy of the rider, and with whom."""
    taker = next((term.seat for term in g.treaty if term.kind == talks.SUPPORT), seat)
    return taker, other if taker == seat else seat


# What was agreed


def carry_out(g: Game, seat: Seat, other: Seat) -> Script[None]:
    """Ducats and Diplomacy from the purses on which the two agreed, then the term with what it costs, then Cut Ties."""
    treaty, peace = list(g.treaty), g.treaty[0]
    word = WORDS[peace.province]
    victor = seat if peace.seat == NOBODY else peace.seat
    loser = g.realm[other if victor == seat else seat]
    g.log("log-treaty", "PP-10.5.44", seat=seat, other=other, term=word)
    for term in treaty:
        if term.kind == PAYMENT:
            taker = other if term.seat == seat else seat
            g.ducats[term.seat] -= term.ducats
            g.ducats[taker] += term.ducats
            g.log("log-ducats-given", "PP-10.5.42", seat=term.seat, other=taker, n=term.ducats)
    if g.talk:
        yield from talks.carry_out(g, *_sides_of_talk(g, seat, other))
    if word == "white_peace":
        peace_terms.white_peace(g, victor, loser, "PP-10.5.4")
        history.note_end_of_war(g, victor, loser, how="negotiated")
    else:
        result = peace_terms.AGREED if peace.seat != NOBODY else peace_terms.DRAWN
        name, script = ("agreed_keep", keep) if word == "keep_board" else (word, peace_terms.TERMS[word])
        yield from peace_terms.impose(g, victor, loser, name, result, script)
    for term in treaty:
        at = pair(Realm(term.province), term.seat)
        if term.kind == CUT and g.alliance[at]:
            yield from calls.cut_alliance(g, term.seat, Realm(term.province))
        elif term.kind == CUT_CLAIM and g.claim[at] == CLAIM:
            pieces.remove_claim(g, term.seat, Area(term.province))
            g.log("log-claim-returned", "PP-10.5.43", seat=term.seat, area=term.province)
        elif term.kind == CUT_INFLUENCE and g.influence[at]:
            pieces.remove_influence(g, term.seat, Area(term.province))
            g.log("log-influence-lost", "PP-10.5.43", seat=term.seat, area=term.province, n=1)


def keep(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """PP-10.5.42: Provinces named in the treaty are given back or liberated, without Prestige; Capitals are ransomed as
    ever, the rest stays with its occupier."""
    held = board_state.holders(g, seat, r)
    owed = board_state.return_capitals(g, seat, r)
    for term in g.treaty:
        if term.kind not in (HAND_BACK, FREE):
            continue
        pieces.end_occupation(g, Province(term.province))
        if term.kind == FREE:
            yield from rebels.liberate(g, Province(term.province), term.seat)
    yield from board_state.settle_occupations(g, seat, r, held)
    for loser, ducats in owed.items():
        yield from board_state.collect(g, seat, loser, ducats)
