"""PP-9.7.35 to 9.7.37 Retreats: who may go where."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import terms
from ..board import AREA
from ..ids import Area, Seat, pair
from ..model import NOBODY, Game
from . import military_access, muster, naval_transport, units


def single_key(seat: Seat, a: Area) -> int:
    """The place of a single unit in ``TurnMemory.origins``, beside the numbers of the Armies."""
    return -1 - (pair(a, seat))


RETREAT_TO: Final = Kind("retreat_to", "PP-9.7.36", AREA)
BACK: Final = NOBODY  # no units stood in the Area: all go back where they came from


def units_that_stood(g: Game, seat: Seat, a: Area) -> int:
    """Units already in the Area or recruited there this Turn."""
    if g.turn is None:
        return terms.units_in(g, seat, a)
    origins = g.turn.origins
    armies = [army for army in units.armies_of(seat) if g.army_at[army] == a and army not in origins]
    single = g.infantry[pair(a, seat)] - int(single_key(seat, a) in origins)
    return sum(units.army_size(g, army) for army in armies) + max(0, single)


def retreat_areas(g: Game, a: Area, seat: Seat) -> list[Area]:
    """PP-9.7.36: adjacent Areas for the units that stood there: no battle follows, with Military Access, over mountains
    for nothing, over a bridge with room for all but the one that is lost."""
    size = max(1, units_that_stood(g, seat, a) - 1)
    near = {*g.board.land[a], *naval_transport.landings(g, seat, a, size)}
    return [
        b for b in sorted(near) if military_access.why_not_enter(g, seat, b) is None and not would_fight(g, seat, b)
    ]


def would_fight(g: Game, seat: Seat, a: Area) -> bool:
    """Would units of the player that come into the Area have to fight (PP-9.7.1)?"""
    if terms.has_hostile_units(g, seat, a):
        return True
    hostile = (r for r in muster.hosts_on_land(g, a) if terms.is_hostile(g, seat, r))
    return any(muster.units_raised(g, r, a) for r in hostile)


def may_retreat(g: Game, a: Area, seat: Seat) -> bool:
    return not units_that_stood(g, seat, a) or bool(retreat_areas(g, a, seat))


def choose_retreat(g: Game, a: Area, seat: Seat) -> Script[Area | None]:
    """Where the units that stood there go, with the access paid; BACK if there are none; None if nobody lets them
    in."""
    if not units_that_stood(g, seat, a):
        return BACK
    targets: list[Value] = [*retreat_areas(g, a, seat)]
    while targets:
        b: Area = yield from choose(Ask(seat, RETREAT_TO, targets))
        if (yield from military_access.gain_access(g, seat, b)):
            return b
        targets.remove(b)
    return None


def retreat(g: Game, a: Area, seat: Seat, target: Area) -> None:
    """PP-9.7.35 to 9.7.37: what moved this Turn goes back to where it came from, the rest to the target; Generals with
    their Armies."""
    origins = g.turn.origins if g.turn is not None else dict[int, Area]()
    goals = set[Area]()
    for army in units.armies_of(seat):
        if g.army_at[army] == a:
            g.army_at[army] = origins.get(army, target)
            goals.add(g.army_at[army])
    at = pair(a, seat)
    key = single_key(seat, a)
    if g.infantry[at] and key in origins:
        g.infantry[at] -= 1
        g.infantry[pair(origins[key], seat)] += 1
        goals.add(origins[key])
    if g.infantry[at]:
        g.infantry[pair(target, seat)] += g.infantry[at]
        g.infantry[at] = 0
        goals.add(target)
    if not goals:
        g.log("log-retreat", "PP-9.7.33", seat=seat, area=a)
    for b in sorted(goals):
        g.log("log-retreat-to", "PP-9.7.36", seat=seat, area=a, other_area=b)
