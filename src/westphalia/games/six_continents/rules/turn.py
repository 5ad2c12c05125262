"""SC-3 Turn structure: the start of a turn, the menu of S7, its end. The march is in march.py, trade in trade.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from westphalia.kernel.actions import WhyNot, impossible
from westphalia.kernel.script import Aside, Ask, Kind, Outlook, Script, Value

from .. import stacks
from ..board import SEAS
from ..ids import MAX_SEATS, NOBODY, REBELS, Seat, pair
from ..model import Game
from ..tables import (
    ARTILLERY,
    BOAT_MP,
    BUILDING_PRICE,
    CAVALRY,
    INFANTRY,
    INTERNAL_PRICE,
    LEVEL_2_PRICE,
    ROAD,
    SHIP_MP,
    SLAVE_MP,
    SOLDIERS,
    SPY_PRICE,
    UNIT_PRICE,
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
(UNITS, GUNS, COUNTRY, SLAVES, SHIPPING, BELONGINGS, REVOLT, EXILE, DIGGING) = (1 << n for n in range(9))
GARRISON, PAY, ROADS, SPIES, FUNDS = (1 << n for n in range(9, 14))
NEEDED_FOR: Final = {
    UNITS: (march.MARCH, land_battle.ATTACK),
    GUNS: (army.CARAVAN_ACTION,),
    COUNTRY: (buildings.BUILD, land.ROBBER, internal_expeditions.EXPLORE),
    SLAVES: (slavery.MOVE_SLAVES,),
    SHIPPING: (
        *(ships.BUY, ships.SAIL, naval_battle.ATTACK, naval_battle.DECLARE),
        *(sea_travel.LOAD, sea_travel.LAND, sea_travel.DISPATCH, overseas_expeditions.SEND),
    ),
    BELONGINGS: (surrender.GIVE_UP,),
    REVOLT: (revolts.BRIBE,),
    EXILE: (capital.NAME_PLACE,),
    DIGGING: (army.DIG_IN,),
    GARRISON: (army.EXCHANGE,),
    PAY: (army.RECRUIT,),
    ROADS: (buildings.BUILD,),
    SPIES: (agents.AGENTS,),
    FUNDS: (capital.UPGRADE, internal_expeditions.EXPLORE),
}
NEEDS: Final = {
    action.word: sum(means for means, actions in NEEDED_FOR.items() if action in actions) for action in ACTIONS
}
FIRST_GUN: Final = stacks.code(ARTILLERY, 0)  # guns sort last
LEAST_PRICES: Final = {  # of what gold is for
    PAY: UNIT_PRICE[INFANTRY],
    ROADS: BUILDING_PRICE[ROAD],  # the cheapest building
    SPIES: SPY_PRICE,
    FUNDS: min(LEVEL_2_PRICE, INTERNAL_PRICE),
}
# What so much gold pays for; more pays for no more
PAID_BY: Final = tuple(
    sum(means for means, price in LEAST_PRICES.items() if price <= gold)
    for gold in range(max(LEAST_PRICES.values()) + 1)
)


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


def menu_of(g: Game, seat: Seat) -> Callable[[], Ask]:
    """The menu of an S7 (SC-3.9): gives the question for the next action as the game stands then."""
    refused = partial(impossible, g, seat, ACTIONS)
    aside = partial(diplomacy.aside, g)

    def outlook() -> Outlook:
        return {"end": revolts.what_ending_brings(g, seat)}

    def ask() -> Ask:
        candidates = worth_asking(means_of(g, seat))
        options: list[Value] = [word for word, why_not in candidates if why_not(g, seat) is None]
        options.append("end")
        return Ask(seat, MENU, options, "end", prices(g, seat), refused, aside, outlook=outlook)

    return ask


def carry_out(g: Game, seat: Seat, answer: str | Aside) -> Script[None]:
    """The action chosen from the menu, or what another seat started meanwhile."""
    if isinstance(answer, Aside):
        return diplomacy.hear(g, Seat(answer.seat), str(answer.value))
    return BY_WORD[answer].script(g, seat)


def prices(g: Game, seat: Seat) -> dict[str, Value]:
    """What the actions cost that are paid as soon as they are chosen, or cost the same everywhere."""
    return {
        "upgrade_capital": capital.upgrade_price(g, seat),
        "explore": INTERNAL_PRICE,
        "overseas": overseas_expeditions.overseas_price(g, seat),
    }


def means_of(g: Game, seat: Seat) -> int:
    """One look over what the seat has, so that the menu need not ask each action that depends on it."""
    gold = g.gold[seat]
    means = PAID_BY[gold] if gold < len(PAID_BY) else PAID_BY[-1]
    armies, port, slaves, capital_of = g.army, g.port, g.slaves, g.capital_of
    for p in g.lands[seat]:
        units = armies[p]
        if units:
            means |= UNITS | GUNS if units[-1][0] >= FIRST_GUN else UNITS
        if capital_of[p] == NOBODY:
            means |= COUNTRY
            if port[p]:
                means |= SHIPPING
        if slaves[p]:
            means |= SLAVES
    if is_at_sea(g, seat):
        means |= SHIPPING
    if means & (UNITS | COUNTRY | SLAVES | SHIPPING):
        means |= BELONGINGS
    home = g.capital[seat]
    if g.controller[home] != seat:
        means |= EXILE
    elif g.soldiers[home] >= SOLDIERS[CAVALRY]:
        means |= GARRISON
    if g.lands[REBELS]:
        means |= REVOLT
    if g.rules.dig_in == "action":
        means |= DIGGING
    if g.vouchers[seat]:
        means |= ROADS
    if g.spies[seat]:
        means |= SPIES
    return means


@cache
def worth_asking(means: int) -> tuple[tuple[str, WhyNot], ...]:
    """The actions that such means do not rule out."""
    return tuple((action.word, action.why_not) for action in ACTIONS if not NEEDS[action.word] & ~means)


def close_actions(g: Game) -> None:
    """The S7 is over: whatever is still on offer lapses (SC-3.14)."""
    trade.lapse_offers(g)
