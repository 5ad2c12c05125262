"""Levels for people: more or less time to think, and slips. Never a look into hidden cards, never another income."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .proposals import Proposer
from .random import Dice

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask
    from westphalia.kernel.views import Glimpse

SLIP: Final = 4  # one decision in so many that have several proposals is not the best
THOUGHTS: Final = 4  # proposals among which a slip falls


class Novices:
    """A game's steward with slips: at some decisions it takes another of its proposals, the nearer ones more often."""

    def __init__(self, steward: Callable[[str, int], Proposer], strategic: tuple[str, ...], slip: int = SLIP) -> None:
        self.steward = steward
        self.strategic = strategic
        self.slip = slip

    def __call__(self, seed: str, seat: int) -> Novice:
        return Novice(self.steward(seed, seat), Dice(f"{seed}/slips"), self.strategic, self.slip)


class Novice:
    """Plays one seat."""

    def __init__(self, steward: Proposer, dice: Dice, strategic: tuple[str, ...], slip: int) -> None:
        self._steward = steward
        self._dice = dice
        self._strategic = strategic
        self._slip = slip

    def choose(self, glimpse: Glimpse, ask: Ask) -> int:
        if ask.kind.id not in self._strategic or len(ask.options) < 2 or self._dice.below(self._slip):
            return self._steward.choose(glimpse, ask)
        proposals = self._steward.propose(glimpse, ask)[:THOUGHTS]
        taken = proposals[min(self._dice.below(len(proposals)), self._dice.below(len(proposals)))]
        self._steward.follow(taken)
        return taken.option

    def aside(self, glimpse: Glimpse, ask: Ask) -> int | None:
        return self._steward.aside(glimpse, ask)
