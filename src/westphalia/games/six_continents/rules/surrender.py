"""The GIVE_UP action: disband (SC-18.7), demolish or destroy (SC-4.7), kill slaves (SC-15.4), relinquish (SC-1.9)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action, choose_way, why_none
from westphalia.kernel.script import Kind, Refusal, Script

from ..ids import Seat
from ..model import Game
from . import army, buildings, general, slavery

WHAT: Final = Kind("give_up", "SC-3.9")

WAYS: Final = (
    army.DISBAND,
    Action("demolish", buildings.why_not_demolish, buildings.demolish),
    Action("kill_slaves", slavery.why_not_kill_slaves, slavery.kill_slaves),
    Action("relinquish", general.why_not_relinquish, general.relinquish),
)


def why_not_give_up(g: Game, seat: Seat) -> Refusal | None:
    return why_none(g, seat, WAYS)


def give_up(g: Game, seat: Seat) -> Script[None]:
    return choose_way(g, seat, WHAT, WAYS)


GIVE_UP: Final = Action("give_up", why_not_give_up, give_up)
