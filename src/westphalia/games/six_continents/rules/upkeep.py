"""SC-7 Prices and upkeep. The prices themselves stand in tables.py."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import stacks
from ..board import BUILDING, PLACE, UNIT
from ..ids import NOBODY, Place, Seat
from ..model import Game, owns_and_controls, pay, remove_units, slaves_held
from ..tables import PLAGUE_STACK_LIMIT, PORT, ROAD, SLAVE_CAMP, STACK_LIMIT
from . import army, buildings

SHORT: Final = Kind("upkeep_short", "SC-7.5")
CAUSE: Final = Kind("unpaid_cause", "SC-7.5", BUILDING)
CAUSE_PLACE: Final = Kind("unpaid_place", "SC-7.5", PLACE)
EXCESS_PLACE: Final = Kind("unpaid_excess_place", "SC-7.5", PLACE)
EXCESS_UNIT: Final = Kind("unpaid_excess_unit", "SC-7.5", UNIT)

EXCESS: Final = "excess_unit"
CAUSES: Final[tuple[Value, ...]] = (EXCESS, SLAVE_CAMP, ROAD, PORT)  # the default order of decisions.md, section 6


def stack_limit(g: Game, p: Place) -> int | None:
    """SC-7.3, SC-17.4: units, in times of plague soldiers, that a province supports; None: a capital, no limit."""
    if g.capital_of[p] != NOBODY:
        return None
    return (PLAGUE_STACK_LIMIT if g.plague else STACK_LIMIT) - g.red[p]


def excess_units(g: Game, p: Place) -> int:
    """SC-7.3: counted in units; plague counts soldiers (SC-17.4, opt plague_limit)."""
    if not g.army[p]:
        return 0
    limit = stack_limit(g, p)
    if limit is None:
        return 0
    in_soldiers = g.plague and g.rules.plague_limit == "soldiers"
    return max(0, (g.soldiers[p] if in_soldiers else stacks.total(g.army[p])) - limit)


def upkeep(g: Game, seat: Seat) -> int:
    """SC-7.2, SC-13.5, lowered by slaves (SC-7.4); roads cost three players nothing (SC-23.1)."""
    owner, camps = g.owner, g.main
    road_upkeep = 0 if g.rules.three_player_rules else 1  # SC-23.1
    due = 0
    for p in g.lands[seat]:
        due += excess_units(g, p)
        if owner[p] == seat:
            due += g.road[p] * road_upkeep + g.port[p] + (camps[p] == SLAVE_CAMP)
    return max(0, due - slaves_held(g, seat)) if due else 0


def pay_upkeep(g: Game, seat: Seat) -> Script[None]:
    """S3 (SC-7.2). If gold is short (SC-7.5, D10) the player may first demolish or disband; then causes are given
    up."""
    due = upkeep(g, seat)
    while due > g.gold[seat]:
        words = []
        if buildings.why_not_demolish_owned(g, seat) is None:
            words.append("demolish")
        if army.why_not_disband(g, seat) is None:
            words.append("disband")
        words.append("give_up_causes")
        args = {"due": due, "gold": g.gold[seat]}
        word = yield from choose(Ask(seat, SHORT, words, "give_up_causes", args=args))
        if word == "demolish":
            yield from buildings.demolish_owned(g, seat)
        elif word == "disband":
            yield from army.disband(g, seat)
        else:
            yield from give_up_causes(g, seat)
        due = upkeep(g, seat)
    if due:
        pay(g, seat, due)
        g.log("log-upkeep", "SC-7.2", seat=seat, gold=due)


def give_up_causes(g: Game, seat: Seat) -> Script[None]:
    """SC-7.5: for each unpaid gold its cause goes, without refund; the player chooses which. A unit of several soldiers
    may be more than one cause (SC-17.4)."""
    while (left := upkeep(g, seat) - g.gold[seat]) > 0:
        causes = [cause for cause in CAUSES if cause_places(g, seat, cause)]
        cause = yield from choose(Ask(seat, CAUSE, causes, args={"unpaid": left}))
        places = cause_places(g, seat, cause)
        if cause == EXCESS:
            p = yield from choose(Ask(seat, EXCESS_PLACE, places))
            unit = yield from choose(Ask(seat, EXCESS_UNIT, stacks.kinds(g.army[p]), args={"place": p}))
            key = next(key for key, _ in g.army[p] if stacks.kind_of(key) == unit)
            remove_units(g, p, ((key, 1),))
            g.log("log-excess-disbanded", "SC-7.5", seat=seat, place=p, unit=unit)
        else:
            p = yield from choose(Ask(seat, CAUSE_PLACE, places, args={"building": cause}))
            buildings.remove_building(g, p, cause)
            g.log("log-unpaid-building", "SC-7.5", seat=seat, place=p, building=cause)


def cause_places(g: Game, seat: Seat, cause: Value) -> list[Place]:
    """Where the seat has this cause of upkeep (SC-7.2, SC-7.3, SC-23.1), in map order."""
    mine = g.lands[seat]
    if cause == EXCESS:
        return [p for p in mine if excess_units(g, p)]
    if cause == ROAD and g.rules.three_player_rules:
        return []
    built = g.road if cause == ROAD else g.port if cause == PORT else [int(main == SLAVE_CAMP) for main in g.main]
    return [p for p in mine if built[p] and owns_and_controls(g, seat, p)]
