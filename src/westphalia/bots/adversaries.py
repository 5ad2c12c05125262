"""Bots that look for trouble: each has a bad habit, so that fuzzing reaches corners where random play seldom comes.

A habit alone could turn in circles for ever (talk, cancel, talk), so each of them plays at random now and then.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from .random import RandomBot

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask
    from westphalia.kernel.views import Glimpse

WHIM: Final = 12  # one choice in so many is random
HOARDING: Final = ("end", "cancel", "no", "none", "decline", "drop", "done", "pass", "withdraw", "refuse", "wait", 0)
FIGHTING: Final = (
    "attack",
    "naval_attack",
    "declare",
    "dispatch",
    "land",
    "load",
    "sail",
    "continue",
    "plunder",
    "recruit",
    "march",
    "buy_ship",
)


class HabitBot(RandomBot, ABC):
    """Follows ``habit`` except for a whim now and then."""

    __slots__ = ()

    def choose(self, glimpse: Glimpse, ask: Ask) -> int:
        if len(ask.options) == 1:
            return 0
        return self.below(len(ask.options)) if self.below(WHIM) == 0 else self.habit(ask)

    @abstractmethod
    def habit(self, ask: Ask) -> int: ...

    def one_of(self, candidates: Sequence[int], count: int) -> int:
        """One of these positions, or any if there is none."""
        return candidates[self.below(len(candidates))] if candidates else self.below(count)


class FirstBot(HabitBot):
    """Always the first option."""

    __slots__ = ()

    def habit(self, ask: Ask) -> int:
        return 0


class LastBot(HabitBot):
    """Always the last option; of a menu that ends with ending, the one before."""

    __slots__ = ()

    def habit(self, ask: Ask) -> int:
        last = len(ask.options) - 1
        return last - 1 if ask.options[last] == "end" and self.below(2) else last


class EdgeBot(HabitBot):
    """The smallest or the largest number, any word."""

    __slots__ = ()

    def habit(self, ask: Ask) -> int:
        options = ask.options
        numbers = [n for n, option in enumerate(options) if not isinstance(option, str)]
        if not numbers or (len(numbers) < len(options) and self.below(2)):
            return self.below(len(options))
        return numbers[-self.below(2)]


class HoarderBot(HabitBot):
    """Does nothing, says no, keeps everything."""

    __slots__ = ()

    def habit(self, ask: Ask) -> int:
        options = ask.options
        return self.one_of([n for n, option in enumerate(options) if option in HOARDING], len(options))


class AggressorBot(HabitBot):
    """Arms, sails and attacks wherever it can."""

    __slots__ = ()

    def habit(self, ask: Ask) -> int:
        options = ask.options
        return self.one_of([n for n, option in enumerate(options) if option in FIGHTING], len(options))


class RarestBot(HabitBot):
    """What was chosen least often so far; bots that share ``seen`` explore together, over many games."""

    __slots__ = ("seen",)

    def __init__(self, seed: str, seat: int, seen: Counter[tuple[str, int | str]] | None = None) -> None:
        super().__init__(seed, seat)
        self.seen = Counter() if seen is None else seen

    def habit(self, ask: Ask) -> int:
        kind, options = ask.kind.id, ask.options
        counts = [self.seen[kind, option] for option in options]
        rarest = min(counts)
        index = self.one_of([n for n, count in enumerate(counts) if count == rarest], len(options))
        self.seen[kind, options[index]] += 1
        return index


def adversaries() -> dict[str, Callable[[str, int], RandomBot]]:
    """All habits by name, for one hunt: its rarest bots share what they have seen."""
    return {
        "random": RandomBot,
        "first": FirstBot,
        "last": LastBot,
        "edge": EdgeBot,
        "hoarder": HoarderBot,
        "aggressor": AggressorBot,
        "rarest": partial(RarestBot, seen=Counter()),
    }
