"""PP-5.5 Military Actions: Declare War, Activate and Recruit (in modules of their own), Suppress Unrest."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose

from .. import pieces
from ..board import AREA_OF, PROVINCE
from ..model import NOBODY, Game
from ..tables import MIL
from . import activation, declare_war, realm, recruit, ships, terms
from .realm import Cost

# Suppress Unrest (PP-5.5.19, PP-5.5.20)

SUPPRESS: Final = Kind("suppress", "PP-5.5.19", PROVINCE)
STOP: Final = "stop"
NO_UNREST: Final = Refusal("PP-5.5.19", "no-unrest")
HOSTILE_UNITS: Final = Refusal("PP-5.5.20", "no-suppress-units")


def suppressible(g: Game, seat: int) -> list[int]:
    """Own Towns and Vassal tokens with Unrest: not occupied, and no hostile or Rebel units in the Area."""
    return [
        p
        for p in g.board.provinces
        if g.unrest[p]
        and g.occupier[p] == NOBODY
        and pieces.holder(g, p) == seat
        and not terms.has_hostile_units(g, seat, AREA_OF[p])
    ]


def why_not_suppress(g: Game, seat: int) -> Refusal | None:
    if not g.power[seat * 3 + MIL]:
        return realm.NO_POWER[MIL]
    if suppressible(g, seat):
        return None
    held = any(g.unrest[p] and pieces.holder(g, p) == seat for p in g.board.provinces)
    return HOSTILE_UNITS if held else NO_UNREST


def suppress(g: Game, seat: int) -> Script[None]:
    """1 MIL for each Province, any number."""
    is_first = True
    while g.power[seat * 3 + MIL]:
        options: list[Value] = [*suppressible(g, seat)]
        if not options:
            return
        if not is_first:
            options.append(STOP)
        p = yield from choose(Ask(seat, SUPPRESS, options, options[-1]))
        if p == STOP:
            return
        is_first = False
        realm.pay(g, seat, Cost(mil=1))
        pieces.remove_unrest(g, p)
        g.log("log-calmed", "PP-5.5.19", seat=seat, province=p)


ACTIONS: Final = (
    declare_war.DECLARE_WAR,
    activation.ACTIVATE,
    recruit.RECRUIT,
    Action("suppress_unrest", why_not_suppress, suppress),
)


def end_turn(g: Game, seat: int) -> None:
    """PP-9.0.15: damaged Heavy Ships in Friendly Ports are repaired at the end of each Turn."""
    for other in range(g.seats):
        if g.fleet_at[other] >= ships.PORT:
            g.fleet[other * 4 + 3] = 0
