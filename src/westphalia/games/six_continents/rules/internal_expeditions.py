"""SC-11 Internal expeditions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, allowed, choose, refusals

from .. import model, stacks
from ..board import NEIGHBOURS, PLACE, PLACES
from ..ids import NOBODY, SAVAGES, Place, Seat
from ..model import (
    Game,
    InternalExpedition,
    add_units,
    is_capital,
    owns_and_controls,
    pay,
    set_army,
)
from ..stacks import EMPTY, Stack
from ..tables import (
    ARTEFACT,
    INFANTRY,
    INTERNAL_PRICE,
    INTERNAL_TURNS,
    MINERAL_COMMON,
    MINERAL_PRICE,
    MINERAL_RARE,
)
from . import elimination, general, land_battle, march, plague

EXPLORE_PLACE: Final = Kind("explore_place", "SC-11.1", PLACE)
BUY_MINERAL: Final = Kind("buy_mineral", "SC-11.6")
FACE_SAVAGES: Final = Kind("face_savages", "SC-11.8")
LEAVE_SAVAGES: Final = Kind("leave_savages", "SC-11.9", PLACE)
WHO_LEAVES: Final = Kind("who_leaves", "SC-11.9")

NO_GOLD: Final = Refusal("SC-11.1", "no-explore-gold")
NO_PLACE: Final = Refusal("SC-11.1", "no-explore-anywhere")
NOT_YOURS: Final = Refusal("SC-11.1", "no-explore-not-yours")
IN_CAPITAL: Final = Refusal("SC-11.1", "no-explore-capital")
ONLY_ONCE: Final = Refusal("SC-11.2", "no-explore-again")
MAIN_BUILDING: Final = Refusal("SC-11.1", "no-explore-building")
ROAD_OR_PORT: Final = Refusal("SC-11.1", "no-explore-road-or-port")
RED_TOKENS: Final = Refusal("SC-11.1", "no-explore-red")
TREE: Final = Refusal("SC-11.1", "no-explore-tree")


# SC-11.1 to 11.3: sending


def why_not_explore_place(g: Game, seat: Seat, p: Place) -> Refusal | None:
    """SC-11.1, SC-11.2."""
    if not owns_and_controls(g, seat, p):
        return NOT_YOURS
    if is_capital(g, p):
        return IN_CAPITAL
    if g.explored[p]:
        return ONLY_ONCE
    if g.main[p]:
        return MAIN_BUILDING
    if g.red[p]:
        return RED_TOKENS
    if g.tree[p]:
        return TREE
    if g.rules.land_use_blocked_by == "any" and (g.road[p] or g.port[p]):
        return ROAD_OR_PORT
    return None


def why_not_explore(g: Game, seat: Seat) -> Refusal | None:
    if g.gold[seat] < INTERNAL_PRICE:
        return NO_GOLD
    for p in g.lands[seat]:
        if why_not_explore_place(g, seat, p) is None:
            return None
    return NO_PLACE


def explore(g: Game, seat: Seat) -> Script[None]:
    """D36."""
    why_not = partial(why_not_explore_place, g, seat)
    p = yield from choose(Ask(seat, EXPLORE_PLACE, allowed(PLACES, why_not), refused=lambda: refusals(PLACES, why_not)))
    pay(g, seat, INTERNAL_PRICE)
    g.explored[p] = 1
    g.internal.append(InternalExpedition(seat, p, g.round + INTERNAL_TURNS))
    g.log("log-explore", "SC-11.1", seat=seat, place=p)


EXPLORE: Final = Action("explore", why_not_explore, explore)


# SC-11.4 to 11.7: the result


def resolve_due(g: Game, seat: Seat) -> Script[None]:
    """S5 (a), oldest first (SC-3.7, SC-11.4)."""
    while g.alive[seat] and g.step != model.OVER:
        due = next((e for e in g.internal if e.seat == seat and e.due <= g.round), None)
        if due is None:
            return
        g.internal.remove(due)
        result = min(100, g.chance.roll(100) + plague.expedition_bonus(g))
        g.log("log-explored", "SC-11.4", seat=seat, place=due.place, result=result)
        found = next(find for last, find in RESULTS if result <= last)(g, seat, due.place)
        if found is not None:
            yield from found


def find_rare_mineral(g: Game, seat: Seat, p: Place) -> Script[None]:
    return offer_mineral(g, seat, p, MINERAL_RARE)


def find_common_mineral(g: Game, seat: Seat, p: Place) -> Script[None]:
    return offer_mineral(g, seat, p, MINERAL_COMMON)


def offer_mineral(g: Game, seat: Seat, p: Place, mineral: int) -> Script[None]:
    """SC-11.6 (D11): paid at once or lost for ever."""
    price = MINERAL_PRICE[mineral]
    options = ["pay", "decline"] if g.gold[seat] >= price else ["decline"]
    rare = int(mineral == MINERAL_RARE)
    answer = yield from general.choose_by_gold(
        g, Ask(seat, BUY_MINERAL, options, "decline", args={"place": p, "rare": rare, "gold": price})
    )
    if answer == "decline":
        g.log("log-mineral-lost", "SC-11.6", seat=seat, place=p, rare=rare)
        return
    pay(g, seat, price)
    g.mineral[p] = mineral
    g.log("log-mineral-bought", "SC-11.6", seat=seat, place=p, rare=rare, gold=price)


def find_nothing(g: Game, seat: Seat, p: Place) -> None:
    g.log("log-explored-nothing", "SC-11.5", seat=seat, place=p)


def find_artefact(g: Game, seat: Seat, p: Place) -> None:
    g.gold[seat] += ARTEFACT
    g.log("log-artefact", "SC-11.5", seat=seat, place=p, gold=ARTEFACT)


def find_poisoned_water(g: Game, seat: Seat, p: Place) -> None:
    """SC-11.7. Nothing that poison spoils can stand there: only roads and ports are built meanwhile (SC-11.3)."""
    g.black[p] = 1
    g.log("log-poisoned", "SC-11.7", seat=seat, place=p)


# SC-11.8 to 11.10: savages


def meet_savages(g: Game, seat: Seat, p: Place) -> Script[None]:
    """SC-11.8."""
    number = g.chance.roll(10)
    units = g.army[p]
    set_army(g, p, EMPTY)
    general.change_controller(g, p, SAVAGES)
    g.owner[p] = NOBODY
    set_army(g, p, stacks.stack(INFANTRY, number))
    g.log("log-savages", "SC-11.8", seat=seat, place=p, n=number)
    if units:
        yield from face_savages(g, seat, p, units)
    if g.controller[p] == SAVAGES:
        g.slaves[p] = EMPTY
    yield from elimination.settle(g)


def face_savages(g: Game, seat: Seat, p: Place, units: Stack) -> Script[None]:
    """D12: all units together attack, or they withdraw; with nowhere to go they fight to the end (SC-11.9)."""
    options = ["withdraw", "attack"] if general.nearest_controlled(g, seat, p) else ["attack"]
    answer = yield from choose(Ask(seat, FACE_SAVAGES, options, args={"place": p, "n": g.soldiers[p]}))
    if answer == "attack":
        outcome = yield from land_battle.fight(g, seat, p, [(p, units)], savages=True)
        units = outcome.returning[0]
    if units:
        yield from leave_savages(g, seat, p, units)


def leave_savages(g: Game, seat: Seat, p: Place, units: Stack) -> Script[None]:
    """SC-11.9: free and without loss to adjacent provinces, divided as the owner likes, else all to the nearest one.
    Slaves go along with the first that leave."""
    refuges = general.nearest_controlled(g, seat, p)
    adjacent = refuges[0] in NEIGHBOURS[p]
    while units:
        refuge = yield from choose(Ask(seat, LEAVE_SAVAGES, refuges, args={"origin": p}))
        refuges.remove(refuge)
        party = units
        if adjacent and refuges and stacks.total(units) > 1:
            who = yield Ask(seat, WHO_LEAVES, ["all", "some"], args={"origin": p, "place": refuge})
            if who == "some":
                party = yield from march.choose_units(g, seat, p, units)
        add_units(g, refuge, party)
        units = stacks.without(units, party)
        g.slaves[refuge] = stacks.merge(g.slaves[refuge], g.slaves[p])
        g.slaves[p] = EMPTY
        g.log("log-left-savages", "SC-11.9", seat=seat, origin=p, place=refuge, soldiers=model.soldiers_of(party))


# SC-11.5: the table, each row with the last result it covers

RESULTS: Final[tuple[tuple[int, Callable[[Game, Seat, Place], Script[None] | None]], ...]] = (
    (3, find_rare_mineral),
    (29, find_common_mineral),
    (70, find_nothing),
    (88, find_artefact),
    (97, find_poisoned_water),
    (100, meet_savages),
)
