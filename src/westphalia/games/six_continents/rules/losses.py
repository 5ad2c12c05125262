"""SC-1.26, SC-8.10, SC-8.11: soldiers that are lost, and what is left of their units."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, choose

from .. import stacks
from ..board import PLACE, UNIT
from ..ids import Place, Seat
from ..model import Game, set_army
from ..stacks import EMPTY, Stack
from ..tables import CARAVAN, CARAVAN_FOUGHT, CAVALRY, INFANTRY, UNIT_MP

LOSE_UNIT: Final = Kind("lose_unit", "SC-1.26", UNIT)
LOSE_WHERE: Final = Kind("lose_where", "SC-1.26", PLACE)

PIECES: Final = (  # SC-8.11: what is left of a unit that lost a soldier
    (),
    ((INFANTRY, 2),),
    ((INFANTRY, 2), (CAVALRY, 1)),
    ((INFANTRY, 2), (CAVALRY, 1)),
    ((INFANTRY, 2), (CAVALRY, 1)),
    ((INFANTRY, 2), (CAVALRY, 1)),
)


def break_down(army: Stack, unit: int) -> Stack:
    """SC-8.11: the army after one soldier of this unit kind is lost. The unit with fewest MP suffers; its pieces keep
    these MP as far as their kind can have them."""
    key = next(key for key, _ in army if key >> 3 == unit)
    left = stacks.without(army, ((key, 1),))
    for piece, count in PIECES[unit]:
        left = stacks.merge(left, stacks.stack(piece, count, min(key & 7, UNIT_MP[piece])))
    return left


def loss_options(army: Stack) -> list[int]:
    """Unit kinds present that can suffer, in the default order of SC-8.10."""
    return stacks.kinds(army)


def give_soldiers(g: Game, seat: Seat, p: Place, n: int, kind: Kind) -> Script[None]:
    """The seat picks n soldiers of its units in p, one by one, and loses them (SC-8.11)."""
    for _ in range(n):
        unit = yield from choose(Ask(seat, kind, loss_options(g.army[p]), args={"place": p}))
        set_army(g, p, break_down(g.army[p], unit))
        g.log("log-deserter", kind.rule, seat=seat, place=p, unit=unit)


def having_fought(army: Stack) -> Stack:
    """SC-18.5: caravans that fought can't be split this turn."""
    if not army or army[-1][0] >> 3 < CARAVAN:
        return army
    fought: Stack = ()
    for key, count in army:
        kind = CARAVAN_FOUGHT if key >> 3 >= CARAVAN else key >> 3
        fought = stacks.merge(fought, stacks.stack(kind, count, key & 7))
    return fought


# Soldiers killed by rule


def kill_soldiers(g: Game, seat: Seat, n: int, places: list[Place], rule: str) -> Script[int]:
    """SC-1.26: the owner picks n soldiers one by one (D15, D20, D63, D65) from their land units in these provinces;
    default order of SC-8.10. Gives how many died: all, if fewer exist."""
    scope = [p for p in places if g.controller[p] == seat and g.army[p]]
    present = sum([g.soldiers[p] for p in scope])
    if n < present:
        for left in range(n, 0, -1):
            yield from kill_one(g, seat, left, scope, rule)
        return n
    for p in scope:
        g.log("log-soldiers-died", rule, seat=seat, place=p, n=g.soldiers[p])
        set_army(g, p, EMPTY)
    return present


def kill_one(g: Game, seat: Seat, left: int, scope: list[Place], rule: str) -> Script[None]:
    """One soldier: first the unit, then the province (SC-1.26); it breaks down by SC-8.11."""
    present: Stack = EMPTY
    for p in scope:
        present = stacks.merge(present, g.army[p])
    unit = yield from choose(Ask(seat, LOSE_UNIT, loss_options(present), args={"n": left}))
    where = [p for p in scope if unit in loss_options(g.army[p])]
    most = max(where, key=lambda p: g.soldiers[p])
    place = yield from choose(Ask(seat, LOSE_WHERE, where, most, args={"n": left, "unit": unit}))
    set_army(g, place, break_down(g.army[place], unit))
    g.log("log-soldiers-died", rule, seat=seat, place=place, n=1)
