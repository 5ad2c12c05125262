"""SC-3.6, SC-13.1 to 13.9: red tokens, roads, robber economy.

What a road does is in march.py (SC-13.1, SC-13.2), building it in buildings.py (SC-13.3), its upkeep in upkeep.py
(SC-13.5).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, allowed, choose, refusals

from ..board import PLACE, PLACES
from ..ids import NOBODY, REBELS, SAVAGES, Place, Seat
from ..model import Game, controlled, next_turn
from ..tables import CLOSING_TOKENS, CLOSING_TOKENS_OF_ECOLOGISTS, NO_BUILDING, ROBBER_TURNS

ROBBER_PLACE: Final = Kind("robber_place", "SC-13.6", PLACE)

NOT_CONTROLLED: Final = Refusal("SC-13.6", "no-robber-not-controlled")
CAPITAL: Final = Refusal("SC-21.2", "no-robber-in-capital")
MAIN_BUILDING: Final = Refusal("SC-13.6", "no-robber-main-building")
OTHER_BUILDING: Final = Refusal("SC-13.6", "no-robber-road-or-port")
RED_TOKENS: Final = Refusal("SC-13.4", "no-robber-red-tokens")
MINERAL: Final = Refusal("SC-13.6", "no-robber-mineral")
TREE: Final = Refusal("SC-13.6", "no-robber-tree")
POISONED: Final = Refusal("SC-13.6", "no-robber-poisoned")
EXPEDITION: Final = Refusal("SC-11.3", "no-robber-expedition")
NOWHERE: Final = Refusal("SC-13.6", "no-robber-nowhere")
NONE_RUNS: Final = Refusal("SC-13.8", "no-robber-runs")


def calm_lands_of_nobody(g: Game) -> None:
    """R1 (SC-3.6): neutral, rebel and savage provinces lose one red token."""
    red = g.red
    calmed = 0
    for lands in (g.lands[NOBODY], g.lands[REBELS], g.lands[SAVAGES]):
        for p in lands:
            if red[p]:
                red[p] -= 1
                calmed += 1
    if calmed:
        g.log("log-wild-land-recovers", "SC-3.6", n=calmed)


def advance(g: Game, seat: Seat) -> None:
    """S4 (SC-3.6): robber economies go on (SC-13.7) or close; elsewhere one red token goes."""
    calmed = 0
    for p in controlled(g, seat):
        if not g.robber[p]:
            if g.red[p]:
                g.red[p] -= 1
                calmed += 1
        elif g.round - g.robber[p] < ROBBER_TURNS:
            g.red[p] += 1
            g.log("log-robber-goes-on", "SC-13.7", seat=seat, place=p, tokens=g.red[p])
        else:
            close(g, seat, p, ecologists=g.ecologists[seat] >= g.round)
    if calmed:
        g.log("log-land-recovers", "SC-3.6", seat=seat, n=calmed)


def close(g: Game, seat: Seat, p: Place, *, ecologists: bool) -> None:
    """SC-13.8: R goes, 2 red tokens come, 3 under ecologists (SC-12.18)."""
    g.robber[p] = 0
    g.red[p] += CLOSING_TOKENS_OF_ECOLOGISTS if ecologists else CLOSING_TOKENS
    g.log("log-robber-closed", "SC-13.8", seat=seat, place=p, tokens=g.red[p])


def why_not_start(g: Game, seat: Seat, p: Place) -> Refusal | None:
    """SC-13.6, SC-13.4; a finished expedition alone does not matter (SC-13.9)."""
    if g.controller[p] != seat:
        return NOT_CONTROLLED
    if g.red[p]:
        return RED_TOKENS
    if g.main[p] != NO_BUILDING:
        return MAIN_BUILDING
    if g.capital_of[p] != NOBODY:
        return CAPITAL
    if g.mineral[p]:
        return MINERAL
    if g.tree[p]:
        return TREE
    if g.black[p]:
        return POISONED
    if (g.road[p] or g.port[p]) and g.rules.land_use_blocked_by == "any":
        return OTHER_BUILDING
    if g.explored[p] and any(expedition.place == p for expedition in g.internal):
        return EXPEDITION
    return None


def why_not_start_or_close(g: Game, seat: Seat, p: Place) -> Refusal | None:
    """Where an R lies it can be closed (SC-13.8); elsewhere one may start."""
    return None if g.robber[p] and g.controller[p] == seat else why_not_start(g, seat, p)


def why_not_robber(g: Game, seat: Seat) -> Refusal | None:
    main, capital_of = g.main, g.capital_of
    for p in g.lands[seat]:
        if not main[p] and capital_of[p] == NOBODY and why_not_start_or_close(g, seat, p) is None:
            return None
    return NOWHERE


def robber(g: Game, seat: Seat) -> Script[None]:
    """D35: pick a province: where an R lies the economy closes, elsewhere one starts (SC-13.6)."""
    why_not = partial(why_not_start_or_close, g, seat)
    lands = [p for p in PLACES if g.controller[p] == seat or g.owner[p] == seat]
    p = yield from choose(Ask(seat, ROBBER_PLACE, allowed(lands, why_not), refused=lambda: refusals(lands, why_not)))
    if g.robber[p]:
        stop(g, seat, p)
    else:
        g.robber[p] = g.round
        g.red[p] = 1
        g.log("log-robber-started", "SC-13.6", seat=seat, place=p)


def stop(g: Game, seat: Seat, p: Place) -> None:
    """SC-13.8: closed before its time. Ecologists leave in the S5 of a turn of the player (SC-12.18)."""
    close(g, seat, p, ecologists=g.ecologists[seat] >= next_turn(g, seat))


ROBBER: Final = Action("robber", why_not_robber, robber)


# At any moment, SC-13.8


def running(g: Game, seat: Seat) -> list[Place]:
    """Where the seat's robber economies run."""
    return [p for p in g.lands[seat] if g.robber[p]]


def why_not_stop(g: Game, seat: Seat) -> Refusal | None:
    return None if running(g, seat) else NONE_RUNS


def stop_robber(g: Game, seat: Seat) -> Script[None]:
    """D35: in anybody's S7."""
    stop(g, seat, (yield from choose(Ask(seat, ROBBER_PLACE, running(g, seat)))))


STOP: Final = Action("stop_robber", why_not_stop, stop_robber)
