"""What a bot is, and which bots a game has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from westphalia.kernel.contract import BadInput, Title

from .random import RandomBot

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask
    from westphalia.kernel.views import Glimpse


class Bot(Protocol):
    """A player made of code. It sees the table only through its glimpse."""

    def choose(self, glimpse: Glimpse, ask: Ask) -> int:
        """The position of its answer among ``ask.options``."""
        ...

    def aside(self, glimpse: Glimpse, ask: Ask) -> int | None:
        """While another seat decides: the position of what it does beside the order of play, or None for nothing."""
        ...


Factory: TypeAlias = Callable[[str, int], Bot]


def available(title: Title[Any]) -> dict[str, Factory]:
    """The bots that can play this game, by name: ``random`` plays every game, the others come with it."""
    return {"random": RandomBot, **title.bots}


def parse_bots(title: Title[Any], text: str, seats: int) -> tuple[str, ...]:
    """One name for all seats, or one per seat separated by commas."""
    names = [name.strip() for name in text.split(",")]
    known = available(title)
    for name in names:
        if name not in known:
            raise BadInput(f"{title.id} has no bot {name!r}; it has {', '.join(known)}")
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadInput(f"{len(names)} bots for {seats} seats; give one name for all, or one per seat")
    return tuple(names)


def seat_bots(title: Title[Any], names: Sequence[str], seed: str) -> list[Bot]:
    """A bot for each seat; the same seed gives bots that play the same."""
    known = available(title)
    return [known[name](f"{seed}/{seat}", seat) for seat, name in enumerate(names)]
