"""PP-5.1 Generic Actions: Event (events.py), Player-to-Player Diplomacy (talks.py), Explore (explore.py), Research Idea
(ideas.py), Change National Focus, Change State Religion."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose

from .. import decks, pieces, terms
from ..board import AREA, AREA_OF, CARD, DECK, POWER, PROVINCE, REALM, SLOT_OF
from ..cost import Cost
from ..ids import Card, Seat, pair
from ..model import Game
from ..tables import (
    ADM,
    AREA_LIMIT,
    CATHOLIC,
    COUNTER_REFORMED,
    DIP,
    DISCARDS_ON_TOP,
    MIL,
    POWER_LIMIT,
    POWERS,
    PROTESTANT,
)
from . import checks, diplomacy, explore, hre, ideas, realm, rebels, religion, religious_rebels, talks

# Change National Focus (PP-5.1.24 to 5.1.26)

FOCUS_WAY: Final = Kind("focus_way", "PP-5.1.25")
FOCUS_TYPE: Final = Kind("focus_type", "PP-5.1.25", POWER)
FOCUS_FROM: Final = Kind("focus_from", "PP-5.1.25", POWER)
FOCUS_COUNT: Final = Kind("focus_count", "PP-5.1.25")
FOCUS_DISCARD: Final = Kind("focus_discard", "PP-5.1.25", CARD, secret=True)
FOCUS_DRAW: Final = Kind("focus_draw", "PP-5.1.25", DECK)
FROM_DISCARDS: Final = Kind("from_discards", "PP-5.1.26", CARD)
STOP: Final = "stop"
MOST_DISCARDS: Final = 3
PILE_PRICE: Final = 2  # Ducats, PP-5.1.26

FOCUS_USED: Final = Refusal("PP-5.1.24", "no-focus-twice")
NO_FOCUS: Final = Refusal("PP-5.1.25", "no-focus")


def focus_types(g: Game, seat: Seat) -> list[Value]:
    """Types that can be increased by a cube of another pool."""
    return [
        t
        for t in (ADM, DIP, MIL)
        if g.power[seat * 3 + t] < POWER_LIMIT and any(g.power[seat * 3 + u] for u in (ADM, DIP, MIL) if u != t)
    ]


def why_not_focus(g: Game, seat: Seat) -> Refusal | None:
    if g.focus[seat]:
        return FOCUS_USED
    return None if focus_types(g, seat) or g.hand[seat] else NO_FOCUS


def change_focus(g: Game, seat: Seat) -> Script[None]:
    """PP-5.1.25: one or both of moving cubes and changing cards, in this order."""
    yield from pieces.take_cube(g, seat, compulsory=True)
    g.focus[seat] = 1
    g.log("log-focus", "PP-5.1.24", seat=seat)
    ways: list[Value] = ["both"] if focus_types(g, seat) and g.hand[seat] else []
    ways += ["cubes"] if focus_types(g, seat) else []
    ways += ["cards"] if g.hand[seat] else []
    if not ways:
        return  # the last cube went to the Changed National Focus space
    way = yield from choose(Ask(seat, FOCUS_WAY, ways, ways[-1]))
    if way in ("both", "cubes"):
        yield from move_cubes(g, seat)
    if way in ("both", "cards"):
        yield from change_cards(g, seat)


def move_cubes(g: Game, seat: Seat) -> Script[None]:
    """PP-5.1.25(a): at most 1 cube from each of the other two pools."""
    power = yield from choose(Ask(seat, FOCUS_TYPE, focus_types(g, seat)))
    others = [t for t in (ADM, DIP, MIL) if t != power]
    is_first = True
    while g.power[seat * 3 + power] < POWER_LIMIT:
        sources: list[Value] = [t for t in others if g.power[seat * 3 + t]]
        if not sources:
            return
        if not is_first:
            sources.append(STOP)
        source = yield from choose(Ask(seat, FOCUS_FROM, sources))
        if source == STOP:
            return
        g.power[seat * 3 + source] -= 1
        g.power[seat * 3 + power] += 1
        others.remove(source)
        is_first = False
        g.log("log-focus-moved", "PP-5.1.25", seat=seat, power=power)


def change_cards(g: Game, seat: Seat) -> Script[None]:
    """PP-5.1.25(b), PP-5.1.26: discard 1 to 3 cards, draw one fewer; the discards reach their piles afterwards."""
    most = min(MOST_DISCARDS, len(g.hand[seat]))
    count = yield from choose(Ask(seat, FOCUS_COUNT, range(1, most + 1)))
    gone = list[Card]()
    for _ in range(count):
        card = yield Ask(seat, FOCUS_DISCARD, [card for card in g.hand[seat] if card not in gone])
        gone.append(card)
    g.log("log-focus-cards", "PP-5.1.25", seat=seat, n=count)
    may_buy = True
    for _ in range(len(gone) - 1):
        bought = False
        if may_buy:
            bought = yield from buy_from_pile(g, seat)
            may_buy = not bought
        if not bought:
            able: list[Value] = [t for t in (ADM, DIP, MIL) if not decks.is_empty(g, t)]
            if able:
                deck = yield from choose(Ask(seat, FOCUS_DRAW, able))
                decks.draw_to_hand(g, seat, deck)
    for card in gone:
        decks.drop(g, seat, card)
        decks.discard(g, card)
        g.log("log-discarded", "PP-5.1.25", seat=seat, card=card)
    g.chance.reveal()


def buy_from_pile(g: Game, seat: Seat) -> Script[bool]:
    """PP-5.1.26: one of the top 5 discards for a cube of its type and 2 Ducats, once."""
    if g.ducats[seat] < PILE_PRICE:
        return False
    options: list[Value] = ["draw"]
    for deck in (ADM, DIP, MIL):
        if g.power[seat * 3 + deck]:
            options += g.discard[deck][-DISCARDS_ON_TOP:]
    if len(options) == 1:
        return False
    card = yield Ask(seat, FROM_DISCARDS, options, "draw")
    if card == "draw":
        return False
    deck = next(t for t in (ADM, DIP, MIL) if card in g.discard[t])
    realm.pay(g, seat, Cost(**{POWERS[deck]: 1, "ducats": PILE_PRICE}))
    decks.lift(g, card)
    decks.take(g, seat, card)
    g.log("log-card-bought", "PP-5.1.26", seat=seat, card=card)
    return True


# Change State Religion (PP-5.1.27 to 5.1.29)

FIRST_AGE: Final = 2  # PP-5.1.27
LOST_PRESTIGE: Final = 2  # PP-5.1.28(a)
MOVED_INFLUENCE: Final = 5  # PP-5.1.28(b)
COUNTER_REFORM_PRICE: Final = Cost(adm=3)  # PP-5.1.29

FAITH_WAY: Final = Kind("new_faith", "PP-5.1.27")
FAITH_MARRIAGE: Final = Kind("faith_marriage", "PP-5.1.28", REALM)
FAITH_FROM: Final = Kind("faith_from", "PP-5.1.28", AREA)
FAITH_TO: Final = Kind("faith_to", "PP-5.1.28", AREA)
FAITH_UNREST: Final = Kind("faith_unrest", "PP-5.1.28", PROVINCE)

TOO_EARLY: Final = Refusal("PP-5.1.27", "no-faith-age")
WRONG_FAITH: Final = Refusal("PP-5.1.27", "no-faith-change")

COUNTERPART: Final = {CATHOLIC: PROTESTANT, COUNTER_REFORMED: PROTESTANT, PROTESTANT: CATHOLIC}


def why_not_convert_state(g: Game, seat: Seat) -> Refusal | None:
    """PP-5.1.27: from Age II, Catholic to Protestant or back; the Emperor only to the Empire's Religion (PP-18.7.3)."""
    if g.age < FIRST_AGE:
        return TOO_EARLY
    new = COUNTERPART.get(g.faith[g.realm[seat]])
    if new is None:
        return WRONG_FAITH
    if not religion.may_adopt(g.realm[seat], new):
        return religion.ALWAYS_CATHOLIC
    return hre.EMPEROR_BOUND if hre.binds_emperor(g, seat, new) else None


def why_not_counter_reform(g: Game, seat: Seat) -> Refusal | None:
    """PP-5.1.29: with a Counter-Reformed token on the board, for 3 ADM."""
    if g.faith[g.realm[seat]] != CATHOLIC or COUNTER_REFORMED not in g.faith_token:
        return WRONG_FAITH
    return realm.why_not_pay(g, seat, COUNTER_REFORM_PRICE)


def why_not_change_faith(g: Game, seat: Seat) -> Refusal | None:
    refusal = why_not_convert_state(g, seat)
    if refusal is None or why_not_counter_reform(g, seat) is None:
        return None
    return None if religious_rebels.why_not_follow_them(g, seat) is None else refusal


def change_faith(g: Game, seat: Seat) -> Script[None]:
    ways: list[Value] = ["change"] if why_not_convert_state(g, seat) is None else []
    if why_not_counter_reform(g, seat) is None:
        ways.append("counter_reform")
    if religious_rebels.why_not_follow_them(g, seat) is None:
        ways.append("follow_rebels")
    way = yield from choose(Ask(seat, FAITH_WAY, ways))
    own = g.realm[seat]
    if way == "counter_reform":
        realm.pay(g, seat, COUNTER_REFORM_PRICE)
        g.faith[own] = COUNTER_REFORMED
        g.log("log-state-religion", "PP-5.1.29", seat=seat, religion=COUNTER_REFORMED)
        yield from religion.place_token(g, seat, SLOT_OF[terms.capital_area(g, own)], COUNTER_REFORMED)
        yield from checks.settle(g)
    elif way == "follow_rebels":
        yield from convert_state(g, seat, religious_rebels.their_faith(g, seat))
        religious_rebels.disband_them(g, seat)
        yield from checks.settle(g)
    else:
        yield from convert_state(g, seat, COUNTERPART[g.faith[own]])


def convert_state(g: Game, seat: Seat, new: int) -> Script[None]:
    """PP-5.1.28 (a) to (e)."""
    own = g.realm[seat]
    old = g.faith[own]
    religion.adopt(g, own, new)
    g.unsettled = 1  # (e) Cardinals
    g.log("log-state-religion", "PP-5.1.27", seat=seat, religion=new)
    realm.score(g, seat, -LOST_PRESTIGE, "PP-5.1.28")  # (a)
    yield from realm.change_stability(g, seat, -1, "PP-5.1.28")
    partners = [  # (b)
        r
        for r in diplomacy.partners(g, seat)
        if religion.same(religion.area_religion(g, terms.capital_area(g, r)), old)
    ]
    if partners:
        r = yield from choose(Ask(seat, FAITH_MARRIAGE, partners))
        diplomacy.end_marriage(g, seat, r, "PP-5.1.28")
    removed = yield from _leave_areas(g, seat, old)
    yield from _enter_areas(g, seat, new, removed)  # (c)
    areas = [a for a in terms.own_areas(g, own) if religion.same(religion.area_religion(g, a), old)]
    for a in areas:  # (d)
        towns: list[Value] = [p for p in terms.own_towns(g, seat) if AREA_OF[p] == a and not g.unrest[p]]
        if towns:
            p = yield from choose(Ask(seat, FAITH_UNREST, towns, args={"area": a}))
            pieces.add_unrest(g, p)
            g.log("log-unrest", "PP-5.1.28", seat=seat, province=p)
    yield from checks.settle(g)
    yield from rebels.roll_rebel_dice(g, seat, areas)


def _leave_areas(g: Game, seat: Seat, old: int) -> Script[int]:
    """PP-5.1.28(b): 5 Influence in all from Areas of the abandoned Religion, as far as there are."""
    for removed in range(MOVED_INFLUENCE):
        held: list[Value] = [
            a
            for a in g.board.main_areas
            if g.influence[pair(a, seat)] and religion.same(religion.area_religion(g, a), old)
        ]
        if not held:
            return removed
        a = yield from choose(Ask(seat, FAITH_FROM, held))
        diplomacy.take_influence(g, seat, a, 1, "PP-5.1.28")
    return MOVED_INFLUENCE


def _enter_areas(g: Game, seat: Seat, new: int, number: int) -> Script[None]:
    """PP-5.1.28(c): into Areas of the new Religion, within the limits of 11.1."""
    for _ in range(number):
        room: list[Value] = [
            a
            for a in g.board.main_areas
            if religion.same(religion.area_religion(g, a), new)
            and pieces.cubes_in(g, a) < AREA_LIMIT
            and not terms.is_closed(g, a)
        ]
        if not room:
            return
        a = yield from choose(Ask(seat, FAITH_TO, room))
        if (yield from pieces.place_influence(g, seat, a)):
            g.log("log-influence", "PP-5.1.28", seat=seat, area=a)


ACTIONS: Final = (
    talks.TALK,
    explore.EXPLORE,
    ideas.RESEARCH_IDEA,
    Action("change_focus", why_not_focus, change_focus),
    Action("change_faith", why_not_change_faith, change_faith),
)
