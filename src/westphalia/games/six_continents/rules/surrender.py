"""The GIVE_UP action: demolish or destroy (SC-4.7), disband (SC-18.7), kill slaves (SC-15.4), relinquish (SC-1.9)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, allowed, choose, refusals

from ..model import Game
from . import army, buildings, general, slavery
from .actions import Action

WHAT: Final = Kind("give_up", "SC-3.9")

WAYS: Final = (
    Action("disband", army.why_not_disband, army.disband),
    Action("demolish", buildings.why_not_demolish, buildings.demolish),
    Action("kill_slaves", slavery.why_not_kill_slaves, slavery.kill_slaves),
    Action("relinquish", general.why_not_relinquish, general.relinquish),
)
BY_WORD: Final = {way.word: way for way in WAYS}


def why_not_give_up(g: Game, seat: int) -> Refusal | None:
    refusal = None
    for way in WAYS:
        refusal = way.why_not(g, seat)
        if refusal is None:
            return None
    return refusal


def give_up(g: Game, seat: int) -> Script[None]:
    def why_not(word: str) -> Refusal | None:
        return BY_WORD[word].why_not(g, seat)

    word = yield from choose(Ask(seat, WHAT, allowed(BY_WORD, why_not), refused=lambda: refusals(BY_WORD, why_not)))
    yield from BY_WORD[word].script(g, seat)


GIVE_UP: Final = Action("give_up", why_not_give_up, give_up)
