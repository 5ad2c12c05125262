"""PP-19 The Papacy: Cardinals, the Papal Controller, Papal actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, allowed, choose, refusals

from .. import history, pieces, terms
from ..board import AREA, PAPAL_STATES, REALM, REALMS, ROMA
from ..cost import Cost, Price, as_printed
from ..ids import Area, Province, Realm, Seat
from ..model import NOBODY, Game, players
from ..tables import CATHOLIC, COUNTER_REFORMED, MUSLIM
from . import diplomacy, realm, religion

REGULAR_SLOTS: Final = 6  # PP-19.1.1
COST: Final = Cost(dip=2)  # PP-19.3.3, PP-19.3.7
LAST_PAPAL_AGE: Final = 2  # PP-19.3.1
UNCONTESTED_CARDINALS: Final = 2  # PP-19.2.3
UNCONTESTED_PRESTIGE: Final = 3
EXCOMMUNICATION_PRESTIGE: Final = 1  # PP-19.3.4
EXCOMMUNICATION_INFLUENCE: Final = 4
CRUSADE_PROVINCES: Final = 2  # PP-19.3.7
CRUSADE_PRESTIGE: Final = 2  # PP-19.3.10


def is_catholic(g: Game, r: Realm) -> bool:
    """PP-15.0.5: Counter-Reformed counts."""
    return g.faith[r] in (CATHOLIC, COUNTER_REFORMED)


def catholic_players(g: Game) -> list[Seat]:
    """PP-19.1.2: the Catholic PRs."""
    return [seat for seat in players(g) if is_catholic(g, g.realm[seat])]


# 19.1 Cardinals


def slots_in_play(g: Game) -> int:
    """PP-19.1.2."""
    return min(REGULAR_SLOTS, len(catholic_players(g)) + 1)


def cardinals_of(g: Game, seat: Seat) -> int:
    """The Roma Cardinal included (PP-19.2.1)."""
    return g.curia.count(seat) + (g.roma[0] == seat)


NOT_CATHOLIC: Final = Refusal("PP-15.0.6", "no-cardinal-not-catholic")
HOLDS_ROMA: Final = Refusal("PP-19.1.11", "no-cardinal-holds-roma")


def why_not_cardinal(g: Game, seat: Seat) -> Refusal | None:
    """PP-15.0.6, PP-19.1.11: whoever controls Roma gains no further Cardinals; the Papal States themselves may."""
    if not is_catholic(g, g.realm[seat]):
        return NOT_CATHOLIC
    if g.realm[seat] != PAPAL_STATES and terms.controls(g, g.realm[seat], ROMA):
        return HOLDS_ROMA
    return None


def gain_cardinal(g: Game, seat: Seat) -> Script[bool]:
    """PP-19.1.3: onto slot 1; the others move to the right, and one pushed beyond the last slot returns."""
    if why_not_cardinal(g, seat) is not None or not (yield from pieces.take_cube(g, seat)):
        return False
    g.curia.insert(0, seat)
    g.log("log-cardinal", "PP-19.1.3", seat=seat)
    _push_out(g)
    return True


def _push_out(g: Game) -> None:
    while len(g.curia) > slots_in_play(g):
        g.log("log-cardinal-lost", "PP-19.1.3", seat=g.curia[-1])
        pieces.remove_cardinal(g, len(g.curia) - 1)


def settle_curia(g: Game) -> Script[None]:
    """PP-19.1.5: slots follow the number of Catholic PRs, who is not Catholic has no Cardinals; PP-19.1.8: Roma."""
    for slot in range(len(g.curia) - 1, -1, -1):
        if not is_catholic(g, g.realm[g.curia[slot]]):
            g.log("log-cardinal-lost", "PP-19.1.5", seat=g.curia[slot])
            pieces.remove_cardinal(g, slot)
    yield from _settle_roma(g)
    _push_out(g)


def _settle_roma(g: Game) -> Script[None]:
    lord = lord_of_roma(g)
    before = g.roma[0]
    if lord != before:
        if before != NOBODY:
            g.roma[0] = NOBODY
            g.cubes[before] += 1
            g.log("log-roma-lost", "PP-19.1.8", seat=before)
        if lord != NOBODY:
            yield from pieces.take_cube(g, lord, compulsory=True)
            g.roma[0] = lord
            g.log("log-roma", "PP-19.1.8", seat=lord)
    if lord != NOBODY and g.realm[lord] != PAPAL_STATES and terms.controls(g, g.realm[lord], ROMA):
        for slot in range(len(g.curia) - 1, -1, -1):  # PP-19.1.10
            if g.curia[slot] == lord:
                g.log("log-cardinal-lost", "PP-19.1.10", seat=lord)
                pieces.remove_cardinal(g, slot)


def lord_of_roma(g: Game) -> Seat:
    """PP-19.1.8, PP-19.1.9, PP-19.1.12: the Catholic PR that controls Roma, else the one allied to the Papal States."""
    faction = terms.controller(g, ROMA)
    seat = g.seat_of[faction] if faction >= 0 else NOBODY
    if seat != NOBODY and is_catholic(g, faction):
        return seat
    friend = terms.patron(g, PAPAL_STATES)
    return friend if friend != NOBODY and is_catholic(g, g.realm[friend]) else NOBODY


# 19.2 Papal Controller


def papal_controller(g: Game) -> Seat:
    """PP-19.2.1: most Cardinals, on a tie the leftmost; NOBODY without Cardinals. Derived, never stored."""
    best: Seat = NOBODY
    most = 0
    for seat in (*g.roma, *g.curia):  # from the left, so the first with the most wins a tie
        if seat != NOBODY and cardinals_of(g, seat) > most:
            best, most = seat, cardinals_of(g, seat)
    return best


def is_uncontested(g: Game, seat: Seat) -> bool:
    """PP-19.2.3."""
    own = cardinals_of(g, seat)
    others = max((cardinals_of(g, other) for other in g.each_seat if other != seat), default=0)
    return own >= UNCONTESTED_CARDINALS and own > others


def score_controller(g: Game) -> None:
    """PP-19.2.3: Phase 4 step E."""
    seat = papal_controller(g)
    if seat != NOBODY and is_uncontested(g, seat):
        realm.score(g, seat, min(UNCONTESTED_PRESTIGE, len(catholic_players(g)) - 1), "PP-19.2.3")


# 19.3 Papal actions

NOT_CONTROLLER: Final = Refusal("PP-19.3.1", "no-papal-not-controller")
PAPAL_AGE_OVER: Final = Refusal("PP-19.3.1", "no-papal-age")
TOKEN_PLACED: Final = Refusal("PP-19.3.1", "no-papal-token")
NO_TARGET: Final = Refusal("PP-19.3.3", "no-excommunication-target")
NO_CRUSADE: Final = Refusal("PP-19.3.7", "no-crusade-area")

EXCOMMUNICATE_WHOM: Final = Kind("excommunicate", "PP-19.3.3", REALM)
CRUSADE_WHERE: Final = Kind("crusade_area", "PP-19.3.7", AREA)


def is_token_placed(g: Game) -> bool:
    """The one Crusade / Excommunicated token is on the board, be it by an Event."""
    return g.crusade != NOBODY or g.excommunicated != NOBODY


def why_not_granted(g: Game, seat: Seat, price: Price) -> Refusal | None:
    """A Papal action granted by a card: by whomever it names, but the one token must be free (engine notes, 7)."""
    if is_token_placed(g):
        return TOKEN_PLACED
    return realm.why_not_pay(g, seat, price(COST))


def why_not_papal_action(g: Game, seat: Seat) -> Refusal | None:
    """PP-19.3.1: by the Papal Controller, in Ages I and II, one per Round in all, and none once the token is placed."""
    if g.age > LAST_PAPAL_AGE:
        return PAPAL_AGE_OVER
    if papal_controller(g) != seat:
        return NOT_CONTROLLER
    if g.papal_action or is_token_placed(g):
        return TOKEN_PLACED
    return realm.why_not_pay(g, seat, COST)


def excommunication_targets(g: Game, seat: Seat) -> list[Realm]:
    """PP-19.3.3: Catholic Realms, PR or NPR, but oneself; the Papal States played by a player are safe."""
    return [r for r in REALMS if is_excommunicable(g, seat, r)]


def is_excommunicable(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-19.3.3."""
    if not g.lands[r] or not is_catholic(g, r) or r == g.realm[seat]:
        return False
    return r != PAPAL_STATES if terms.is_pr(g, r) else terms.is_npr(g, r)


def why_not_excommunicate(g: Game, seat: Seat) -> Refusal | None:
    refusal = why_not_papal_action(g, seat)
    if refusal is not None:
        return refusal
    return None if any(is_excommunicable(g, seat, r) for r in REALMS) else NO_TARGET


def excommunicate(
    g: Game, seat: Seat, price: Price = as_printed, targets: Sequence[Realm] | None = None
) -> Script[None]:
    """PP-19.3.3, PP-19.3.4."""
    able = excommunication_targets(g, seat) if targets is None else targets
    r = yield from choose(Ask(seat, EXCOMMUNICATE_WHOM, able))
    realm.pay(g, seat, price(COST))
    g.papal_action = 1
    g.excommunicated = r
    g.log("log-excommunicated", "PP-19.3.3", seat=seat, realm=r)
    victim = g.seat_of[r]
    if victim == NOBODY:
        return
    realm.score(g, victim, -EXCOMMUNICATION_PRESTIGE, "PP-19.3.4")
    if victim in g.curia:
        yield from _lose_cardinal(g, victim)
    areas = [a for a in g.board.main_areas if religion.is_catholic_area(g, a)]
    yield from diplomacy.lose_influence(g, victim, areas, EXCOMMUNICATION_INFLUENCE, "PP-19.3.4")


WHICH_CARDINAL: Final = Kind("cardinal_to_lose", "PP-19.3.4")


def _lose_cardinal(g: Game, seat: Seat) -> Script[None]:
    slots = [slot + 1 for slot, holder in enumerate(g.curia) if holder == seat]
    slot = yield from choose(Ask(seat, WHICH_CARDINAL, slots, slots[-1]))
    pieces.remove_cardinal(g, slot - 1)
    g.log("log-cardinal-lost", "PP-19.3.4", seat=seat)


def why_not_crusade_area(g: Game, a: Area) -> Refusal | None:
    """PP-19.3.7: at least 2 Provinces owned by Muslim Realms."""
    return None if len(muslim_provinces(g, a)) >= CRUSADE_PROVINCES else NO_CRUSADE


def muslim_provinces(g: Game, a: Area) -> list[Province]:
    """PP-19.3.11: Provinces of an Area that Muslim Realms own; occupied ones are owned by nobody."""
    return [p for p in g.board.provinces_of[a] if (r := terms.owner(g, p)) != NOBODY and g.faith[r] == MUSLIM]


def why_not_crusade(g: Game, seat: Seat) -> Refusal | None:
    refusal = why_not_papal_action(g, seat)
    if refusal is not None:
        return refusal
    return None if any(why_not_crusade_area(g, a) is None for a in g.board.main_areas) else NO_CRUSADE


def place_crusade(
    g: Game, seat: Seat, price: Price = as_printed, targets: Sequence[Area] | None = None
) -> Script[Area]:
    """PP-19.3.7: the Area of the Crusade; the caller's own War (PP-19.3.8) is in offices.py."""
    why_not = partial(why_not_crusade_area, g)
    areas = g.board.main_areas if targets is None else targets
    ask = Ask(seat, CRUSADE_WHERE, allowed(areas, why_not), refused=partial(refusals, areas, why_not))
    a: Area = yield from choose(ask)
    realm.pay(g, seat, price(COST))
    g.papal_action = 1
    g.crusade = a
    g.log("log-crusade", "PP-19.3.7", seat=seat, area=a)
    return a


def score_crusade(g: Game) -> None:
    """PP-19.3.10, PP-19.3.11: Phase 4 step E; who is Committed wins with a Unit in an Area without Muslim owners."""
    a = g.crusade
    if a == NOBODY:
        return
    freed = not muslim_provinces(g, a)
    crusaders = [seat for seat in g.turn_order if g.committed[seat]]
    result = "deserted" if not crusaders else "freed" if freed else "held"
    g.log("log-crusade-over", "PP-19.3.10", area=a, result=result)
    for seat in crusaders:
        if is_catholic(g, g.realm[seat]):
            won = freed and terms.units_in(g, seat, a) > 0
            realm.score(g, seat, CRUSADE_PRESTIGE if won else -CRUSADE_PRESTIGE, "PP-19.3.10")
            if won:
                history.happen(g, seat, "prestige_scored", by="crusade")
    controller = papal_controller(g)
    if not crusaders and controller != NOBODY:
        realm.score(g, controller, -CRUSADE_PRESTIGE, "PP-19.3.10")


def remove_token(g: Game) -> None:
    """PP-19.3.6, PP-19.3.10: the Crusade / Excommunicated token leaves the board."""
    g.crusade = g.excommunicated = NOBODY
