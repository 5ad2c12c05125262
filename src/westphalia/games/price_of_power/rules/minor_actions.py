"""PP-5.2 Minor Actions: Appoint (characters.py), Loans, Replenish Manpower, Cut Ties. Calls to Arms belong to wars."""

from __future__ import annotations

from itertools import compress
from typing import Final

from westphalia.kernel.actions import Action, choose_way, why_none
from westphalia.kernel.script import Ask, Kind, Refusal, Script, choose

from .. import pieces
from ..board import AREA, AREAS, REALM
from ..cost import Cost
from ..ids import Area, Seat
from ..model import CLAIM, Game
from ..tables import MAX_SEATS, MIL, REPAYMENT
from . import bonuses, calls, characters, checks, diplomacy, realm

# Loans (PP-5.2.17, PP-5.2.18)

NO_INTEREST: Final = Refusal("PP-5.2.18", "no-interest-to-repay")
NO_REPAYMENT: Final = Refusal("PP-5.2.18", "no-ducats-to-repay")


def take_loan(g: Game, seat: Seat) -> Script[None]:
    realm.take_loan(g, seat)
    yield from ()


def repayment(g: Game, seat: Seat) -> int:
    """PP-5.2.18: 6 Ducats, as Ideas change it."""
    return bonuses.cheaper(g, seat, "repay_loan", Cost(ducats=REPAYMENT)).ducats


def why_not_repay(g: Game, seat: Seat) -> Refusal | None:
    if not g.interest[seat]:
        return NO_INTEREST
    return NO_REPAYMENT if g.ducats[seat] < repayment(g, seat) else None


def repay_loan(g: Game, seat: Seat) -> Script[None]:
    realm.repay(g, seat, repayment(g, seat))
    yield from ()


# Replenish Manpower (PP-5.2.19)

UNITS_PER_MIL: Final = 3
REPLENISH: Final = Kind("replenish", "PP-5.2.19")
NOBODY_EXHAUSTED: Final = Refusal("PP-5.2.19", "no-exhausted")


def units_per_mil(g: Game, seat: Seat) -> int:
    return bonuses.changed(g, seat, "replenish_manpower", "units_per_mil", UNITS_PER_MIL)


def why_not_replenish(g: Game, seat: Seat) -> Refusal | None:
    if not g.exhausted[seat]:
        return NOBODY_EXHAUSTED
    return None if g.power[seat * 3 + MIL] else realm.NO_POWER[MIL]


def replenish(g: Game, seat: Seat) -> Script[None]:
    """1 MIL for each 3 Exhausted Units or part of 3."""
    size = units_per_mil(g, seat)
    most = min(g.exhausted[seat], size * g.power[seat * 3 + MIL])
    number = yield from choose(Ask(seat, REPLENISH, range(1, most + 1), most))
    realm.pay(g, seat, Cost(mil=-(-number // size)))
    g.exhausted[seat] -= number
    g.available[seat] += number
    g.log("log-replenished", "PP-5.2.19", seat=seat, n=number)


# Cut Ties (PP-5.2.20, PP-11.3.35)

CUT: Final = Kind("cut_ties", "PP-5.2.20")
CUT_INFLUENCE: Final = Kind("cut_influence", "PP-5.2.20", AREA)
CUT_CLAIM: Final = Kind("cut_claim", "PP-5.2.20", AREA)
CUT_ALLIANCE: Final = Kind("cut_alliance", "PP-5.2.20", REALM)
NO_CUBES: Final = bytes(len(AREAS))
NO_TIES: Final = Refusal("PP-5.2.20", "no-ties")


def influence_areas(g: Game, seat: Seat) -> list[Area]:
    return [*compress(AREAS, g.influence[seat::MAX_SEATS])]


def claim_areas(g: Game, seat: Seat) -> list[int]:
    """Claims; Core tokens cannot be returned."""
    return [a for a, token in enumerate(g.claim[seat::MAX_SEATS]) if token == CLAIM]


def why_not_cut_influence(g: Game, seat: Seat) -> Refusal | None:
    return NO_TIES if g.influence[seat::MAX_SEATS] == NO_CUBES else None


def why_not_cut_claim(g: Game, seat: Seat) -> Refusal | None:
    return None if CLAIM in g.claim[seat::MAX_SEATS] else NO_TIES


def why_not_cut_alliance(g: Game, seat: Seat) -> Refusal | None:
    return None if diplomacy.alliances_to_end(g, seat) else NO_TIES


def cut_influence(g: Game, seat: Seat) -> Script[None]:
    a = yield from choose(Ask(seat, CUT_INFLUENCE, influence_areas(g, seat)))
    pieces.remove_influence(g, seat, a)
    g.log("log-influence-lost", "PP-5.2.20", seat=seat, area=a, n=1)


def cut_claim(g: Game, seat: Seat) -> Script[None]:
    a = yield from choose(Ask(seat, CUT_CLAIM, claim_areas(g, seat)))
    pieces.remove_claim(g, seat, a)
    g.log("log-claim-returned", "PP-5.2.20", seat=seat, area=a)
    yield from checks.settle(g)


def cut_alliance(g: Game, seat: Seat) -> Script[None]:
    r = yield from choose(Ask(seat, CUT_ALLIANCE, diplomacy.alliances_to_end(g, seat)))
    yield from calls.cut_alliance(g, seat, r)
    yield from checks.settle(g)


WAYS: Final = (
    Action("cut_influence", why_not_cut_influence, cut_influence),
    Action("cut_claim", why_not_cut_claim, cut_claim),
    Action("cut_alliance", why_not_cut_alliance, cut_alliance),
)


def why_not_cut_ties(g: Game, seat: Seat) -> Refusal | None:
    return why_none(g, seat, WAYS)


def cut_ties(g: Game, seat: Seat) -> Script[None]:
    yield from choose_way(g, seat, CUT, WAYS)


ACTIONS: Final = (
    *characters.ACTIONS,
    Action("take_loan", realm.why_not_loan, take_loan),
    Action("repay_loan", why_not_repay, repay_loan),
    Action("replenish", why_not_replenish, replenish),
    Action("cut_ties", why_not_cut_ties, cut_ties),
)
