"""Dice and shuffles from one secret.

Each named stream is one 64-bit splitmix state, so a clone costs one list slice and a seed names one game on every
machine. Before the first move a table publishes ``commitment(secret)``; after the last it publishes the secret, and
anyone can replay the record (``westphalia verify``).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Self

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_MIX1: Final = 0xBF58476D1CE4E5B9
_MIX2: Final = 0x94D049BB133111EB


class DiceError(Exception):
    """Scripted dice do not fit what was rolled."""


def commitment(secret: str) -> str:
    """What is published before the first move.

    >>> commitment("1444")[:8]
    'c0bf235e'
    """
    return hashlib.sha256(b"westphalia:" + secret.encode()).hexdigest()


class Chance:
    """The dice of a table.

    ``draws`` counts everything that chance or a reveal has told the players; the session compares it to mark the
    boundary behind which nothing can be undone. ``trace``, when it is a list, collects every outcome; those that
    nobody is told, of a shuffle, as ``~outcome``.
    """

    __slots__ = ("draws", "streams", "trace")

    def __init__(self, streams: Sequence[int], draws: int = 0) -> None:
        self.streams = list(streams)
        self.draws = draws
        self.trace: list[int] | None = None

    @classmethod
    def from_secret(cls, secret: str, names: Sequence[str] = ("dice",)) -> Chance:
        """
        >>> one, other = Chance.from_secret("1444"), Chance.from_secret("1444")
        >>> [one.roll(6) for _ in range(5)] == [other.roll(6) for _ in range(5)]
        True
        """
        digests = (hashlib.sha256(f"{secret}/{name}".encode()).digest() for name in names)
        return cls([int.from_bytes(digest[:8], "big") for digest in digests])

    def below(self, n: int, stream: int = 0) -> int:
        """A uniform number 0 <= x < n."""
        self.draws += 1
        state = self.streams[stream]
        while True:
            state = (state + _GAMMA) & _MASK
            z = ((state ^ (state >> 30)) * _MIX1) & _MASK
            z = ((z ^ (z >> 27)) * _MIX2) & _MASK
            product = (z ^ (z >> 31)) * n
            low = product & _MASK
            if low >= n or low >= (_MASK + 1 - n) % n:  # else the draw would favour some results
                break
        self.streams[stream] = state
        outcome = product >> 64
        if self.trace is not None:
            self.trace.append(outcome)
        return outcome

    def roll(self, sides: int, stream: int = 0) -> int:
        """One die with faces 1..sides."""
        return self.below(sides, stream) + 1

    def shuffle(self, cards: list[Any], stream: int = 0, *, shown: int = 0) -> None:
        """Mix cards that lay in an order everybody knew, or nobody. So many of the last ones are ``shown`` to everybody
        at once: which of the known order they are is told like a die."""
        trace, self.trace = self.trace, None
        hidden = len(cards) - shown
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1, stream)
            cards[last], cards[other] = cards[other], cards[last]
            if trace is not None:
                trace.append(~other if last < hidden else other)
        self.trace = trace

    def reveal(self) -> None:
        """Hidden things were shown: nothing before this can be undone."""
        self.draws += 1

    def clone(self) -> Chance:
        return Chance(self.streams, self.draws)


class ScriptedChance(Chance):
    """Dice that fall as a test wrote them, in the order rolled: faces, or ``d6=3`` to say which die falls so.

    >>> dice = ScriptedChance([46, "d6=3"])
    >>> dice.roll(100), dice.roll(6)
    (46, 3)
    """

    __slots__ = ("queue",)

    def __init__(self, faces: Sequence[int | str] = ()) -> None:
        super().__init__([0])
        self.queue = list(faces)

    def below(self, n: int, stream: int = 0) -> int:
        if not self.queue:
            raise DiceError(f"a d{n} is rolled, but no die is left in the script")
        written = self.queue.pop(0)
        sides, face = (n, written) if isinstance(written, int) else map(int, written.removeprefix("d").split("="))
        if sides != n or not 1 <= face <= n:
            raise DiceError(f"a d{n} is rolled, but the script says {written}")
        self.draws += 1
        if self.trace is not None:
            self.trace.append(face - 1)
        return face - 1

    def clone(self) -> ScriptedChance:
        twin = ScriptedChance(self.queue)
        twin.draws = self.draws
        return twin


class Retold(Chance):
    """Dice that fall once more as they fell before, then as ``then`` says; without it nothing more may be rolled."""

    __slots__ = ("queue", "then")

    def __init__(self, outcomes: Sequence[int], then: Chance | None = None, draws: int = 0) -> None:
        super().__init__(then.streams if then is not None else (), draws)
        self.queue = list(outcomes)
        self.then = then

    def below(self, n: int, stream: int = 0) -> int:
        if self.queue:
            outcome = self.queue.pop(0)
            if not 0 <= outcome < n:
                raise DiceError(f"one of {n} results is drawn, but {outcome} was told")
        elif self.then is not None:
            outcome = self.then.below(n, stream)
            self.streams = self.then.streams
        else:
            raise DiceError(f"one of {n} results is drawn, but no more were told")
        self.draws += 1
        if self.trace is not None:
            self.trace.append(outcome)
        return outcome

    def clone(self) -> Self:
        return type(self)(self.queue, self.then and self.then.clone(), self.draws)


class Reshuffled(Retold):
    """Dice that fall once more as everybody saw them fall; what is shuffled is shuffled anew, as ``then`` says, but for
    the cards that everybody was shown."""

    __slots__ = ()

    def shuffle(self, cards: list[Any], stream: int = 0, *, shown: int = 0) -> None:
        told = min(shown, max(0, len(cards) - 1))  # of a single card nothing is drawn
        later, self.queue = self.queue[told:], self.queue[:told]
        super().shuffle(cards, stream, shown=shown)
        self.queue = later


def outcomes(trace: Sequence[int]) -> list[int]:
    """What chance did, shuffles included."""
    return [~outcome if outcome < 0 else outcome for outcome in trace]
