"""PP-9.5.6 to 9.5.8, PP-9.5.23 Military Access: which Areas land units may enter, and at what price."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, Value, choose

from .. import terms
from ..board import IS_DISTANT
from ..cost import Cost
from ..ids import Area, Seat, pair
from ..model import CLAIM, NOBODY, NONE, REBELS, Game
from . import diplomacy, hre, realm

ACCESS_DUCATS: Final = 3  # PP-9.5.7(b)

NO_ACCESS: Final = Refusal("PP-9.5.7", "no-access")
NOT_THERE: Final = Refusal("PP-9.5.23", "no-access-distant")
ACCESS: Final = Kind("access", "PP-9.5.7")
CONSENT: Final = Kind("access_consent", "PP-9.5.7")
ASK_WHOM: Final = Kind("access_whom", "PP-9.5.7", SEAT)
TURN_BACK: Final = "turn_back"


def has_access(g: Game, seat: Seat, a: Area) -> bool:
    """PP-9.5.6: a Province whose lawful owner or controller is Friendly or an Enemy (a Vassal of an Ally is neither,
    PP-2.5.23, nor are Rebels, PP-2.5.28); PP-9.5.8: the Empire defended."""
    enemies, friends = terms.relations(g, seat)
    for p in g.board.provinces_of[a]:
        lord = g.vassal[p]
        owner = g.lawful[p] if lord == NOBODY else g.realm[lord]
        if owner in enemies or (owner in friends and lord in (NOBODY, seat)):
            return True
        if g.occupier[p] not in (NOBODY, REBELS):
            controller = terms.controller(g, p)
            if controller in friends or controller in enemies:
                return True
    if g.defending_hre and hre.is_hre_area(g, a):
        emperor = hre.emperor_seat(g)
        return seat == emperor or (emperor != NOBODY and terms.at_war_with(g, emperor, g.realm[seat]))
    return False


def hosts(g: Game, seat: Seat, a: Area) -> list[Seat]:
    """PP-9.5.7(a): the Opponents who control a Province of the Area."""
    controllers = {terms.controller(g, p) for p in g.board.provinces_of[a]}
    return sorted({g.seat_of[r] for r in controllers if r >= 0} - {NOBODY, seat})


def costs_passage(g: Game, a: Area) -> bool:
    """PP-9.5.7(b): a Province there is controlled by no player."""
    controllers = (terms.controller(g, p) for p in g.board.provinces_of[a])
    return any(r < 0 or g.seat_of[r] == NOBODY for r in controllers)


def fees(g: Game, seat: Seat, a: Area) -> list[Value]:
    """PP-9.5.7(b): how passage can be paid: ``free`` with a Royal Marriage in the Area, which saves the cube
    (PP-11.2.5); ``spend_influence``, ``imperial``, ``pay_ducats``."""
    if diplomacy.marriage_discount(g, seat, [a]):
        return ["free"]
    ways = list[Value]()
    if g.influence[pair(a, seat)]:
        ways.append("spend_influence")
    if g.imperial[a] and g.emperor == g.realm[seat]:
        ways.append("imperial")
    if g.ducats[seat] >= ACCESS_DUCATS:
        ways.append("pay_ducats")
    return ways


def can_gain_access(g: Game, seat: Seat, a: Area) -> bool:
    """PP-9.5.7: at War, without a Claim there; what passage costs can be paid, or the table plays that consent is
    enough and there is somebody to ask."""
    if not terms.is_at_war(g, g.realm[seat]) or g.claim[pair(a, seat)] != NONE:
        return False
    if not costs_passage(g, a) or (g.rules.consent_is_enough and hosts(g, seat, a)):
        return True
    return bool(fees(g, seat, a))


def why_not_enter(g: Game, seat: Seat, a: Area) -> Refusal | None:
    """PP-9.5.6, PP-9.5.7, PP-9.5.23."""
    if IS_DISTANT[a]:
        return None if may_enter_distant(g, seat, a) else NOT_THERE
    return None if has_access(g, seat, a) or can_gain_access(g, seat, a) else NO_ACCESS


def may_enter_distant(g: Game, seat: Seat, a: Area) -> bool:
    """PP-9.5.23: Friendly Areas, Areas with an Enemy Province, vacant Territories with an own or an Enemy's Claim."""
    if terms.area_status(g, seat, a) == terms.FRIENDLY:
        return True
    if any(terms.is_hostile_province(g, seat, p) for p in g.board.provinces_of[a]):
        return True
    if not any(terms.is_vacant(g, p) for p in g.board.provinces_of[a]):
        return False
    claimants = [other for other in g.each_seat if g.claim[pair(a, other)] == CLAIM]
    return any(other == seat or terms.at_war_with(g, seat, g.realm[other]) for other in claimants)


def gain_access(g: Game, seat: Seat, a: Area) -> Script[bool]:
    """PP-9.5.7: consent where an Opponent controls a Province, and the price where no player does. False if it was not
    gained; then nothing was paid."""
    if IS_DISTANT[a] or has_access(g, seat, a):
        return True
    if g.rules.consent_is_enough and hosts(g, seat, a) and costs_passage(g, a):
        return (yield from _pay_or_ask(g, seat, a))
    if hosts(g, seat, a) and not (yield from ask_hosts(g, seat, a)):
        return False
    if costs_passage(g, a):
        way = yield from choose(Ask(seat, ACCESS, fees(g, seat, a), args={"area": a}))
        pay_passage(g, seat, a, way)
    return True


def _pay_or_ask(g: Game, seat: Seat, a: Area) -> Script[bool]:
    """The older reading: one of both is enough, and who was refused may still pay."""
    paid = fees(g, seat, a)
    way = (
        paid[0]
        if paid == ["free"]
        else (yield from choose(Ask(seat, ACCESS, [*paid, "ask_consent"], args={"area": a})))
    )
    if way == "ask_consent":
        if (yield from ask_hosts(g, seat, a)):
            return True
        way = yield from choose(Ask(seat, ACCESS, [*paid, TURN_BACK], TURN_BACK, args={"area": a}))
        if way == TURN_BACK:
            return False
    pay_passage(g, seat, a, way)
    return True


def ask_hosts(g: Game, seat: Seat, a: Area) -> Script[bool]:
    """PP-9.5.7(a): the consent of one of them; a refusal leaves the others to be asked."""
    left: list[Value] = [*hosts(g, seat, a)]
    host = yield from choose(Ask(seat, ASK_WHOM, left, args={"area": a}))
    while host != TURN_BACK:
        answer = yield Ask(host, CONSENT, ["refuse", "accept"], "refuse", args={"seat": seat, "area": a})
        g.log("log-access" if answer == "accept" else "log-access-refused", "PP-9.5.7", seat=seat, other=host, area=a)
        if answer == "accept":
            return True
        left.remove(host)
        host = yield from choose(Ask(seat, ASK_WHOM, [*left, TURN_BACK], TURN_BACK, args={"area": a}))
    return False


def pay_passage(g: Game, seat: Seat, a: Area, way: Value) -> None:
    """PP-9.5.7(b)."""
    if way == "free":
        g.log("log-access-married", "PP-11.2.5", seat=seat, area=a)
        return
    if way == "spend_influence":
        diplomacy.take_influence(g, seat, a, 1, "PP-9.5.7")
    elif way == "imperial":
        diplomacy.take_imperial(g, seat, a, 1, "PP-9.5.7")
    else:
        realm.pay(g, seat, Cost(ducats=ACCESS_DUCATS))
    g.log("log-access-paid", "PP-9.5.7", seat=seat, area=a)
