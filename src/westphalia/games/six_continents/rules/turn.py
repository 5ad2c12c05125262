"""SC-3 Turn structure: the start of a turn, the menu of S7, its end. The march is in march.py, trade in trade.py."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.script import Aside, Ask, Kind, Reasons, Script

from .. import stacks
from ..board import SEAS
from ..model import Game, set_army
from ..stacks import Stack
from ..tables import (
    BOAT_MP,
    CARAVAN,
    CARAVAN_FOUGHT,
    CARAVAN_JOINED,
    MAX_SEATS,
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

ON_LAND: Final = (
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
)
AT_SEA: Final = (
    ships.BUY,
    ships.SAIL,
    naval_battle.ATTACK,
    naval_battle.DECLARE,
    sea_travel.LOAD,
    sea_travel.LAND,
    sea_travel.DISPATCH,
    overseas_expeditions.SEND,
)
LAST: Final = (diplomacy.TALK, surrender.GIVE_UP)
ACTIONS: Final = ON_LAND + AT_SEA + LAST
WITHOUT_SEA: Final = ON_LAND + LAST
BY_WORD: Final = {action.word: action for action in ACTIONS}


def start(g: Game, seat: int) -> None:
    """S1 (SC-3.3): all the player's units, ships and slaves get full movement points."""
    mps = army.full_mp(g)
    for p in g.lands[seat]:
        if g.army[p]:
            set_army(g, p, stacks.rested(at_ease(g.army[p]), mps))
        if g.slaves[p]:
            g.slaves[p] = stacks.rested(g.slaves[p], [SLAVE_MP] * MAX_SEATS)
    for z in SEAS:
        at = z * MAX_SEATS + seat
        if g.fleet[at]:
            g.fleet[at] = stacks.rested(g.fleet[at], SHIP_MP)
        if g.cargo[at]:
            g.cargo[at] = stacks.rested(at_ease(g.cargo[at]), mps)
        if g.boat[z] == seat:
            g.boat_mp[z] = BOAT_MP
    g.recruited[seat] = 0


def at_ease(units: Stack) -> Stack:
    """Caravans joined or engaged last turn are ordinary caravans again (SC-18.4, SC-18.5)."""
    if not units or units[-1][0] >> 3 <= CARAVAN:
        return units
    plain: Stack = ()
    for key, count in units:
        kind = key >> 3
        kind = CARAVAN if kind in (CARAVAN_JOINED, CARAVAN_FOUGHT) else kind
        plain = stacks.merge(plain, stacks.stack(kind, count, key & 7))
    return plain


def take_action(g: Game, seat: int) -> Script[bool]:
    """S7 (SC-3.9): offer the menu and carry one action out; False when the player ends the step."""
    if not g.alive[seat]:
        return False
    actions = ACTIONS if goes_to_sea(g, seat) else WITHOUT_SEA
    options: list[int | str] = [word for word, why_not, _ in actions if why_not(g, seat) is None]
    options.append("end")
    answer = yield Ask(
        seat, MENU, options, "end", refused=partial(refused_actions, g, seat), aside=partial(diplomacy.aside, g)
    )
    if isinstance(answer, Aside):
        yield from diplomacy.hear(g, answer.seat, str(answer.value))
        return True
    if answer == "end":
        return False
    yield from BY_WORD[answer].script(g, seat)
    return True


def goes_to_sea(g: Game, seat: int) -> bool:
    """Nothing at sea can be done without a port, a ship or a boat (SC-5.1): then the menu need not ask."""
    port = g.port
    for p in g.lands[seat]:
        if port[p]:
            return True
    return seat in g.boat or any(g.fleet[seat::MAX_SEATS])


def refused_actions(g: Game, seat: int) -> Reasons:
    for action in ACTIONS:
        refusal = action.why_not(g, seat)
        if refusal is not None:
            yield action.word, refusal


def close_actions(g: Game) -> None:
    """The S7 is over: whatever is still on offer lapses (SC-3.14)."""
    trade.lapse_offers(g)
