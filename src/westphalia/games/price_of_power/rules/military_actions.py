"""PP-5.5 Military Actions: Declare War, Activate and Recruit (in modules of their own), Suppress Unrest."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, choose, refusals

from .. import pieces, terms
from ..board import AREA_OF, PROVINCE
from ..cost import Cost
from ..ids import Province, Seat
from ..model import NOBODY, Game
from ..tables import MIL
from . import activation, declare_war, realm, recruit, ships

# Suppress Unrest (PP-5.5.19, PP-5.5.20)

SUPPRESS: Final = Kind("suppress", "PP-5.5.19", PROVINCE)
STOP: Final = "stop"
NO_UNREST: Final = Refusal("PP-5.5.19", "no-unrest")
HOSTILE_UNITS: Final = Refusal("PP-5.5.20", "no-suppress-units")
OCCUPIED: Final = Refusal("PP-5.5.20", "no-suppress-occupied")


def why_not_suppress_in(g: Game, seat: Seat, p: Province) -> Refusal | None:
    """PP-5.5.20: not where hostile or Rebel units are, nor where the player or an Enemy is the occupier."""
    if g.occupier[p] != NOBODY:
        return OCCUPIED
    if not g.unrest[p] or pieces.holder(g, p) != seat:
        return NO_UNREST
    return HOSTILE_UNITS if terms.has_hostile_units(g, seat, AREA_OF[p]) else None


def restless(g: Game, seat: Seat) -> list[Province]:
    """Provinces where a disc of the player shows Unrest, covered or not."""
    unrest, siege, occupier = g.unrest, g.siege_unrest, g.occupier
    return [
        p
        for p in terms.marked(g, seat)
        if (unrest[p] and pieces.holder(g, p) == seat) or (siege[p] and occupier[p] == seat)
    ]


def suppressible(g: Game, seat: Seat) -> list[Province]:
    """Own Towns and Vassal tokens from which Unrest can be removed."""
    return [p for p in restless(g, seat) if why_not_suppress_in(g, seat, p) is None]


def why_not_suppress(g: Game, seat: Seat) -> Refusal | None:
    if not g.power[seat * 3 + MIL]:
        return realm.NO_POWER[MIL]
    refusal: Refusal | None = NO_UNREST
    for p in restless(g, seat):
        refusal = why_not_suppress_in(g, seat, p)
        if refusal is None:
            return None
    return refusal


SUPPRESS_COST: Final = Cost(mil=1)  # PP-5.5.19, for each Province


def suppress(g: Game, seat: Seat) -> Script[None]:
    """PP-5.5.19: 1 MIL for each Province, any number."""
    held = restless(g, seat)
    why_not = partial(why_not_suppress_in, g, seat)
    options: list[Value] = [*allowed(held, why_not)]
    while options and g.power[seat * 3 + MIL]:
        p = yield from choose(Ask(seat, SUPPRESS, options, options[-1], refused=partial(refusals, held, why_not)))
        if p == STOP:
            return
        realm.pay(g, seat, SUPPRESS_COST)
        pieces.remove_unrest(g, p)
        g.log("log-calmed", "PP-5.5.19", seat=seat, province=p)
        options = [*allowed(held, why_not)]
        if options:
            options.append(STOP)


ACTIONS: Final = (
    declare_war.DECLARE_WAR,
    activation.ACTIVATE,
    recruit.RECRUIT,
    Action("suppress_unrest", why_not_suppress, suppress),
)


def end_turn(g: Game, seat: Seat) -> None:
    """PP-9.0.15: damaged Heavy Ships in Friendly Ports are repaired at the end of each Turn."""
    for other in g.each_seat:
        ships.repair(g, other)
