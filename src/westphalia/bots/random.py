"""The random bot: uniform over its options. It plays every game, finds bugs, and is the yardstick for all others."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask
    from westphalia.kernel.views import Glimpse

_MASK: Final = (1 << 64) - 1
_REFILL: Final = 1 << 32


class Dice:
    """Cheap random numbers for bots: one 64-bit splitmix draw is spent on several choices.

    >>> dice = Dice("1444")
    >>> [dice.below(3) for _ in range(8)]
    [0, 0, 2, 0, 2, 1, 2, 0]
    """

    __slots__ = ("_pool", "_state")

    def __init__(self, seed: str) -> None:
        self._state = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")
        self._pool = 0

    def below(self, n: int) -> int:
        """A number 0 <= x < n; for the small n of option lists uniform to one part in 2**32 / n."""
        pool = self._pool
        if pool < _REFILL:
            state = self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
            z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            pool = z ^ (z >> 31)
        self._pool, drawn = divmod(pool, n)
        return drawn


class RandomBot(Dice):
    """Every option is equally likely."""

    __slots__ = ()

    def __init__(self, seed: str, seat: int) -> None:
        super().__init__(seed)

    def choose(self, glimpse: Glimpse, ask: Ask) -> int:
        return self.below(len(ask.options))

    def aside(self, glimpse: Glimpse, ask: Ask) -> int | None:
        return self.below(len(ask.options))
