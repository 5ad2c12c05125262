"""PP-9.5.6 to 9.5.8, PP-9.5.23 Military Access: which Areas land units may enter, and at what price."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, Value, choose

from .. import pieces, terms
from ..board import IS_DISTANT
from ..cost import Cost
from ..ids import Area, pair
from ..model import CLAIM, NOBODY, NONE, REBELS, Game
from . import hre, realm

ACCESS_DUCATS: Final = 3  # PP-9.5.7(b)

NO_ACCESS: Final = Refusal("PP-9.5.7", "no-access")
NOT_THERE: Final = Refusal("PP-9.5.23", "no-access-distant")
ACCESS: Final = Kind("access", "PP-9.5.7")
CONSENT: Final = Kind("access_consent", "PP-9.5.7")
ASK_WHOM: Final = Kind("access_whom", "PP-9.5.7", SEAT)


def has_access(g: Game, seat: int, a: Area) -> bool:
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


def access_ways(g: Game, seat: int, a: Area) -> list[Value]:
    """PP-9.5.7: how a Neutral Area can be entered: ``influence``, ``ducats``, ``consent``."""
    if not terms.is_at_war(g, g.realm[seat]) or g.claim[pair(a, seat)] != NONE:
        return []
    ways = list[Value]()
    controllers = [terms.controller(g, p) for p in g.board.provinces_of[a]]
    if any(r < 0 or g.seat_of[r] == NOBODY for r in controllers):
        if g.influence[pair(a, seat)]:
            ways.append("influence")
        if g.imperial[a] and g.emperor == g.realm[seat]:
            ways.append("imperial")
        if g.ducats[seat] >= ACCESS_DUCATS:
            ways.append("pay_ducats")
    if any(r >= 0 and g.seat_of[r] not in (NOBODY, seat) for r in controllers):
        ways.append("ask_consent")
    return ways


def why_not_enter(g: Game, seat: int, a: Area) -> Refusal | None:
    """PP-9.5.6, PP-9.5.7, PP-9.5.23."""
    if IS_DISTANT[a]:
        return None if may_enter_distant(g, seat, a) else NOT_THERE
    return None if has_access(g, seat, a) or access_ways(g, seat, a) else NO_ACCESS


def may_enter_distant(g: Game, seat: int, a: Area) -> bool:
    """PP-9.5.23: Friendly Areas, Areas with an Enemy Province, vacant Territories with an own or an Enemy's Claim."""
    if terms.area_status(g, seat, a) == terms.FRIENDLY:
        return True
    if any(terms.is_hostile_province(g, seat, p) for p in g.board.provinces_of[a]):
        return True
    if not any(terms.is_vacant(g, p) for p in g.board.provinces_of[a]):
        return False
    claimants = [other for other in range(g.seats) if g.claim[pair(a, other)] == CLAIM]
    return any(other == seat or terms.at_war_with(g, seat, g.realm[other]) for other in claimants)


def gain_access(g: Game, seat: int, a: Area) -> Script[bool]:
    """PP-9.5.7: pay or ask; False if consent was refused and nothing else was done."""
    if IS_DISTANT[a] or has_access(g, seat, a):
        return True
    way = yield from choose(Ask(seat, ACCESS, access_ways(g, seat, a), args={"area": a}))
    if way == "influence":
        pieces.remove_influence(g, seat, a)
    elif way == "imperial":
        g.imperial[a] -= 1
    elif way == "pay_ducats":
        realm.pay(g, seat, Cost(ducats=ACCESS_DUCATS))
    else:
        hosts: list[Value] = sorted(
            {
                g.seat_of[r]
                for p in g.board.provinces_of[a]
                if (r := terms.controller(g, p)) >= 0 and g.seat_of[r] not in (NOBODY, seat)
            }
        )
        host = yield from choose(Ask(seat, ASK_WHOM, hosts))
        answer = yield Ask(host, CONSENT, ["refuse", "accept"], "refuse", args={"seat": seat, "area": a})
        g.log("log-access" if answer == "accept" else "log-access-refused", "PP-9.5.7", seat=seat, other=host, area=a)
        return bool(answer == "accept")
    g.log("log-access-paid", "PP-9.5.7", seat=seat, area=a)
    return True
