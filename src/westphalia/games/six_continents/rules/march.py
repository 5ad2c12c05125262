"""SC-3.11 to 3.13, SC-1.7, SC-1.21: the march."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Args, Ask, Kind, Reasons, Refusal, Script, choose, refusals

from .. import stacks
from ..board import NEIGHBOURS, PLACE
from ..ids import MAX_SEATS, NOBODY, Place, Seat
from ..model import (
    Game,
    add_units,
    grants_transit,
    has_road,
    pay,
    remove_units,
    soldiers_of,
)
from ..stacks import Stack
from ..tables import (
    SOLDIERS,
)
from . import general, weather

ORIGIN: Final = Kind("march_from", "SC-3.12", PLACE)
STEP: Final = Kind("march_to", "SC-3.12", PLACE)
UNITS: Final = Kind("units", "SC-1.4")

NO_UNITS: Final = Refusal("SC-3.12", "no-march-without-units")
NO_MP: Final = Refusal("SC-18.9", "no-march-points")
NO_GOLD: Final = Refusal("SC-3.13", "no-march-gold")
AN_ATTACK: Final = Refusal("SC-1.21", "no-march-attack")
NO_WAY_ON: Final = Refusal("SC-1.21", "no-march-stop-in-transit")
NOWHERE: Final = Refusal("SC-1.21", "no-march-nowhere")


# Choosing a part of a stack


def choose_units(
    g: Game,
    seat: Seat,
    p: Place,
    available: Stack,
    *,
    at_least: int = 1,
    max_soldiers: int | None = None,
    too_many: Refusal | None = None,
    kind: Kind = UNITS,
    chosen: list[tuple[int, int]] | None = None,
) -> Script[Stack]:
    """How many of each (unit, MP) group of these units in province p; shared by march, attack and boarding.
    ``too_many`` says why amounts beyond ``max_soldiers`` are refused."""
    return (
        yield from choose_pieces(
            seat, kind, available, "unit", SOLDIERS, {"place": p}, at_least, max_soldiers, too_many, chosen
        )
    )


def choose_pieces(
    seat: Seat,
    kind: Kind,
    available: Stack,
    piece: str,
    weights: Sequence[int],
    args: Args,
    at_least: int = 1,
    most: int | None = None,
    too_many: Refusal | None = None,
    chosen: list[tuple[int, int]] | None = None,
) -> Script[Stack]:
    """One amount for each group of a stack in order; never an answer that makes ``at_least`` pieces within the weight
    ``most`` impossible. ``weights`` by kind must not fall, nor be 0 if there is such a limit. The prompt's argument
    ``piece`` names the kind. ``chosen`` is a list to be filled, for others to see what has been chosen so far."""
    chosen = [] if chosen is None else chosen
    missing = at_least
    for n, (key, count) in enumerate(available):
        weight = weights[key >> 3]
        top = count if most is None else min(count, most // weight)
        low = fewest(available[n + 1 :], weights, missing, top, weight, most) if missing > 0 else 0
        if low == top:
            amount = top
        else:
            amount = yield Ask(
                seat,
                kind,
                range(low, top + 1),
                args={**args, piece: key >> 3, "mp": key & 7, "count": count},
                refused=None if too_many is None else partial(beyond, top, count, too_many),
            )
        if amount:
            chosen.append((key, amount))
            missing -= amount
            if most is not None:
                most -= amount * weight
    return tuple(chosen)


def fewest(rest: Stack, weights: Sequence[int], missing: int, top: int, weight: int, most: int | None) -> int:
    """The smallest amount, up to ``top``, that leaves enough in the ``rest`` of the stack to reach ``missing``."""
    low = 0
    while low < top:
        left = most if most is None else most - low * weight
        if low + obtainable(rest, weights, left) >= missing:
            break
        low += 1
    return low


def obtainable(rest: Stack, weights: Sequence[int], most: int | None) -> int:
    """How many pieces of the stack fit into the weight ``most``: the lightest come first."""
    if most is None:
        return stacks.total(rest)
    pieces = 0
    for key, count in rest:
        weight = weights[key >> 3]
        fitting = min(count, most // weight)
        pieces += fitting
        most -= fitting * weight
    return pieces


def beyond(top: int, count: int, refusal: Refusal) -> Reasons:
    return [(n, refusal) for n in range(top + 1, count + 1)]


# The march, D33


def march_cost(g: Game, army: Stack, origin: Place, steps: int = 1) -> int:
    """SC-3.12: the rate for every soldier and step, nothing for a step that starts on a road or in a capital. Of a
    path through transit provinces only the first step can be such a one (SC-1.21)."""
    return soldiers_of(army) * rate_of_path(g, origin, steps)


def rate_of_path(g: Game, origin: Place, steps: int) -> int:
    """Gold per soldier for that many steps."""
    return weather.march_rate(g) * (steps - 1 if has_road(g, origin) else steps)


def able_to_go(g: Game, seat: Seat, origin: Place, steps: int) -> Stack:
    """The units in the province with the MP for these steps, each of which alone could be paid."""
    rate = rate_of_path(g, origin, steps)
    gold = g.gold[seat]
    return tuple([item for item in g.army[origin] if item[0] & 7 >= steps and rate * SOLDIERS[item[0] >> 3] <= gold])


def why_not_go(g: Game, seat: Seat, origin: Place, steps: int) -> Refusal | None:
    """Whether some unit there can make that many steps (SC-3.13, SC-18.9)."""
    refusal = NO_MP
    for key, _ in g.army[origin]:
        if key & 7 >= steps:
            if rate_of_path(g, origin, steps) * SOLDIERS[key >> 3] <= g.gold[seat]:
                return None
            refusal = NO_GOLD
    return refusal


def why_not_step(g: Game, seat: Seat, path: Sequence[Place], q: Place) -> Refusal | None:
    """Whether a march that came along ``path`` (origin first, then transit provinces) may go on to its neighbour q."""
    holder = g.controller[q]
    if holder in (seat, NOBODY):
        return why_not_go(g, seat, path[0], len(path))
    if holder >= MAX_SEATS or not grants_transit(g, holder, seat):
        return AN_ATTACK
    refusal = why_not_go(g, seat, path[0], len(path) + 1)
    if refusal is None and not leads_on(g, seat, [*path, q]):
        return NO_WAY_ON
    return refusal


def leads_on(g: Game, seat: Seat, path: Sequence[Place]) -> bool:
    """Whether some step continues the path."""
    return any(q not in path and why_not_step(g, seat, path, q) is None for q in NEIGHBOURS[path[-1]])


def next_steps(g: Game, seat: Seat, path: Sequence[Place]) -> list[Place]:
    return [q for q in NEIGHBOURS[path[-1]] if q not in path and why_not_step(g, seat, path, q) is None]


def why_not_march_from(g: Game, seat: Seat, p: Place) -> Refusal | None:
    refusal = why_not_go(g, seat, p, 1)
    if refusal is not None:
        return refusal
    for q in NEIGHBOURS[p]:
        if g.controller[q] in (seat, NOBODY):  # as why_not_step says: one step needs nothing more
            return None
    return None if leads_on(g, seat, (p,)) else NOWHERE


def stacks_of(g: Game, seat: Seat) -> list[Place]:
    """Provinces with units of the seat, in map order."""
    army = g.army
    return [p for p in g.lands[seat] if army[p]]


def why_not_march(g: Game, seat: Seat) -> Refusal | None:
    refusal = NO_UNITS
    for p in g.lands[seat]:
        if g.army[p]:
            reason = why_not_march_from(g, seat, p)
            if reason is None:
                return None
            refusal = reason
    return refusal


def march(g: Game, seat: Seat) -> Script[None]:
    """SC-3.12, SC-1.21: one step, or a whole path through transit provinces, of a part of a stack. The way is always
    asked, even if there is only one."""
    places = stacks_of(g, seat)
    why_not = partial(why_not_march_from, g, seat)
    origin = yield from choose(
        Ask(seat, ORIGIN, [p for p in places if why_not(p) is None], refused=lambda: refusals(places, why_not))
    )
    path = [origin]
    while len(path) == 1 or g.controller[path[-1]] not in (seat, NOBODY):
        path.append((yield ask_step(g, seat, path[:])))
    steps = len(path) - 1
    rate = rate_of_path(g, origin, steps)
    units = yield from choose_units(
        g,
        seat,
        origin,
        able_to_go(g, seat, origin, steps),
        max_soldiers=g.gold[seat] // rate if rate else None,
        too_many=NO_GOLD,
    )
    move(g, seat, path, units)


def ask_step(g: Game, seat: Seat, path: list[Place]) -> Ask:
    around = [q for q in NEIGHBOURS[path[-1]] if q not in path]
    return Ask(
        seat,
        STEP,
        next_steps(g, seat, path),
        args={"origin": path[-1]},
        refused=lambda: refusals(around, partial(why_not_step, g, seat, path)),
    )


def move(g: Game, seat: Seat, path: Sequence[Place], units: Stack) -> None:
    """Pay, spend the MP and arrive; neutral land is taken (SC-1.7)."""
    origin, target, steps = path[0], path[-1], len(path) - 1
    cost = march_cost(g, units, origin, steps)
    pay(g, seat, cost)
    remove_units(g, origin, units)
    g.log(
        "log-march",
        "SC-3.12",
        seat=seat,
        origin=origin,
        target=target,
        soldiers=soldiers_of(units),
        gold=cost,
    )
    if g.controller[target] == NOBODY:
        general.take_province(g, seat, target)
        g.log("log-land-taken", "SC-1.7", seat=seat, place=target)
    add_units(g, target, stacks.moved(units, steps))


MARCH: Final = Action("march", why_not_march, march)
