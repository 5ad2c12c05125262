"""The GIVE_UP action: disband (SC-18.7), demolish or destroy (SC-4.7), kill slaves (SC-15.4), relinquish (SC-1.9)."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.script import Kind

from . import army, buildings, general, slavery
from .actions import Action, choose_way, why_none

WHAT: Final = Kind("give_up", "SC-3.9")

WAYS: Final = (
    Action("disband", army.why_not_disband, army.disband),
    Action("demolish", buildings.why_not_demolish, buildings.demolish),
    Action("kill_slaves", slavery.why_not_kill_slaves, slavery.kill_slaves),
    Action("relinquish", general.why_not_relinquish, general.relinquish),
)

GIVE_UP: Final = Action("give_up", partial(why_none, ways=WAYS), partial(choose_way, kind=WHAT, ways=WAYS))
