"""Moments of a chapter at which cards come in.

A chapter below the effects knows no card. It names the moment and owns it::

    won: Final = Hook[[Game, int, int], Script[None]]("a land battle is won")

and calls it like a function; the module above it that has something to do there fills it when it is imported::

    @reactions.won.fill
    def won(g: Game, seat: Seat, a: int) -> Script[None]: ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Hook(Generic[P, T]):
    """Called by the chapter that owns it, filled once from above."""

    __slots__ = ("_run", "moment")

    def __init__(self, moment: str) -> None:
        self.moment: Final = moment
        self._run: Callable[P, T] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        assert self._run is not None, f"nobody comes in when {self.moment}"
        return self._run(*args, **kwargs)

    @property
    def is_filled(self) -> bool:
        return self._run is not None

    def fill(self, run: Callable[P, T]) -> Callable[P, T]:
        """Decorates the function that comes in."""
        assert self._run is None, f"two come in when {self.moment}"
        self._run = run
        return run
