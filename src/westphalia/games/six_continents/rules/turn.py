"""SC-3 Turn structure: the start of a turn, the menu of S7, its end. The march is in march.py, trade in trade.py."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from westphalia.kernel.actions import WhyNot, impossible
from westphalia.kernel.script import Aside, Ask, Kind, Script, Value

from .. import stacks
from ..board import SEAS
from ..ids import MAX_SEATS, REBELS, Seat, pair
from ..model import Game
from ..tables import (
    ARTILLERY,
    BOAT_MP,
    INTERNAL_PRICE,
    LEVEL_2_PRICE,
    SHIP_MP,
    SLAVE_MP,
)
from . import (
    agents,
    army,
    buildings,
    capital,
    diplomacy,
    internal_expeditions,
    land,
    land_battle,
    march,
    naval_battle,
    overseas_expeditions,
    revolts,
    sea_travel,
    ships,
    slavery,
    surrender,
    trade,
)

MENU: Final = Kind("action", "SC-3.9")

ACTIONS: Final = (
    march.MARCH,
    land_battle.ATTACK,
    army.RECRUIT,
    buildings.BUILD,
    capital.UPGRADE,
    land.ROBBER,
    internal_expeditions.EXPLORE,
    army.EXCHANGE,
    army.CARAVAN_ACTION,
    army.DIG_IN,
    slavery.MOVE_SLAVES,
    revolts.BRIBE,
    agents.AGENTS,
    capital.NAME_PLACE,
    ships.BUY,
    ships.SAIL,
    naval_battle.ATTACK,
    naval_battle.DECLARE,
    sea_travel.LOAD,
    sea_travel.LAND,
    sea_travel.DISPATCH,
    overseas_expeditions.SEND,
    diplomacy.TALK,
    surrender.GIVE_UP,
)
BY_WORD: Final = {action.word: action for action in ACTIONS}

# What a player may have, as bits (``means_of``), and the actions that are impossible without it
UNITS, GUNS, SLAVES, SHIPPING, REVOLT, EXILE, DIGGING, FUNDS = (1 << n for n in range(8))
NEEDED_FOR: Final = {
    UNITS: (march.MARCH, land_battle.ATTACK),
    GUNS: (army.CARAVAN_ACTION,),
    SLAVES: (slavery.MOVE_SLAVES,),
    SHIPPING: (
        *(ships.BUY, ships.SAIL, naval_battle.ATTACK, naval_battle.DECLARE),
        *(sea_travel.LOAD, sea_travel.LAND, sea_travel.DISPATCH, overseas_expeditions.SEND),
    ),
    REVOLT: (revolts.BRIBE,),
    EXILE: (capital.NAME_PLACE,),
    DIGGING: (army.DIG_IN,),
    FUNDS: (capital.UPGRADE, internal_expeditions.EXPLORE),
}
NEEDS: Final = {action.word: means for means, actions in NEEDED_FOR.items() for action in actions}
FIRST_GUN: Final = stacks.code(ARTILLERY, 0)  # guns sort last
LEAST_FUNDS: Final = min(LEVEL_2_PRICE, INTERNAL_PRICE)


def start(g: Game, seat: Seat) -> None:
    """S1 (SC-3.3): all the player's units, ships and slaves get full movement points (SC-18.1, SC-5.13, SC-14.1,
    SC-15.5); recruiting begins anew (SC-18.2)."""
    mps = army.full_mp(g)
    for p in g.lands[seat]:
        if g.army[p]:
            g.army[p] = stacks.rested(army.at_ease(g.army[p]), mps)  # nobody comes or goes: no set_army
        if g.slaves[p]:
            g.slaves[p] = stacks.rested(g.slaves[p], [SLAVE_MP] * MAX_SEATS)
    for z in SEAS if is_at_sea(g, seat) else ():
        at = pair(z, seat)
        if g.fleet[at]:
            g.fleet[at] = stacks.rested(g.fleet[at], SHIP_MP)
        if g.cargo[at]:
            g.cargo[at] = stacks.rested(army.at_ease(g.cargo[at]), mps)
        if g.boat[z] == seat:
            g.boat_mp[z] = BOAT_MP
    g.recruited[seat] = 0


def is_at_sea(g: Game, seat: Seat) -> bool:
    """Whether the seat has a ship or a boat in some sea zone."""
    return any(g.fleet[seat::MAX_SEATS]) or seat in g.boat


def take_action(g: Game, seat: Seat) -> Script[bool]:
    """S7 (SC-3.9): offer the menu and carry one action out; False when the player ends the step."""
    if not g.alive[seat]:
        return False
    candidates = worth_asking(means_of(g, seat))
    options: list[Value] = [word for word, why_not in candidates if why_not(g, seat) is None]
    options.append("end")
    answer = yield Ask(
        seat,
        MENU,
        options,
        "end",
        args=prices(g, seat),
        refused=partial(impossible, g, seat, ACTIONS),
        aside=partial(diplomacy.aside, g),
        outlook=lambda: {"end": revolts.what_ending_brings(g, seat)},
    )
    if isinstance(answer, Aside):
        yield from diplomacy.hear(g, Seat(answer.seat), str(answer.value))
        return True
    if answer == "end":
        return False
    yield from BY_WORD[answer].script(g, seat)
    return True


def prices(g: Game, seat: Seat) -> dict[str, Value]:
    """What the actions cost that are paid as soon as they are chosen, or cost the same everywhere."""
    return {
        "upgrade_capital": capital.upgrade_price(g, seat),
        "explore": INTERNAL_PRICE,
        "overseas": overseas_expeditions.overseas_price(g, seat),
    }


def means_of(g: Game, seat: Seat) -> int:
    """One look over what the seat has, so that the menu need not ask each action that depends on it."""
    means = 0
    armies, port, slaves = g.army, g.port, g.slaves
    for p in g.lands[seat]:
        units = armies[p]
        if units:
            means |= UNITS | GUNS if units[-1][0] >= FIRST_GUN else UNITS
        if port[p]:
            means |= SHIPPING
        if slaves[p]:
            means |= SLAVES
    if is_at_sea(g, seat):
        means |= SHIPPING
    if g.lands[REBELS]:
        means |= REVOLT
    if g.controller[g.capital[seat]] != seat:
        means |= EXILE
    if g.rules.dig_in == "action":
        means |= DIGGING
    if g.gold[seat] >= LEAST_FUNDS:
        means |= FUNDS
    return means


@cache
def worth_asking(means: int) -> tuple[tuple[str, WhyNot], ...]:
    """The actions that such means do not rule out."""
    return tuple((action.word, action.why_not) for action in ACTIONS if not NEEDS.get(action.word, 0) & ~means)


def close_actions(g: Game) -> None:
    """The S7 is over: whatever is still on offer lapses (SC-3.14)."""
    trade.lapse_offers(g)
