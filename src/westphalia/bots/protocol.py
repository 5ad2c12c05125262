"""What a bot is, and which bots a game has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

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


@runtime_checkable
class Planner(Protocol):
    """A bot whose answers hang together: between two of its plans another one of its name can go on, within one not."""

    def begins_anew(self, ask: Ask) -> bool:
        """Whether it answers this question without regard to what it answered before."""
        ...


def bot_names(title: Title[Any]) -> list[str]:
    """The bots that can play this game: ``random`` plays every game, the others come with it."""
    return ["random", *title.bots]


def default_bot(title: Title[Any]) -> str:
    """Who sits on a chair when nobody in particular was asked for: quick, and not random where the game has better."""
    return next(iter(title.bots), "random")


class BotName(NamedTuple):
    """What a bot is called: ``strategist:trader@3s`` is of the style of a trader and thinks for 3 seconds."""

    base: str
    style: str = ""
    budget: str = ""

    @classmethod
    def read(cls, name: str) -> BotName:
        """
        >>> BotName.read("strategist:trader@3s")
        BotName(base='strategist', style='trader', budget='3s')
        """
        called, _, budget = name.partition("@")
        base, _, style = called.partition(":")
        return cls(base, style, budget)

    def __str__(self) -> str:
        style = f":{self.style}" if self.style else ""
        return f"{self.base}{style}" + (f"@{self.budget}" if self.budget else "")


def find_bot(title: Title[Any], name: str) -> Factory:
    """The bot of this name: ``steward:conqueror`` is a steward of that style; ``strategist@3s`` thinks for 3 seconds,
    ``strategist@200`` in 200 simulations. Raises BadInput."""
    base, style, budget = BotName.read(name)
    if base not in bot_names(title):
        raise BadInput(f"{title.id} has no bot {base!r}; it has {', '.join(bot_names(title))}")
    factory: Factory = RandomBot if base == "random" else title.bots[base]
    if name.partition("@")[0] != base:
        if not isinstance(factory, Styled):
            raise BadInput(f"the bot {base!r} has no style: write it without {style!r}")
        factory = factory.styled(style)
    if "@" not in name:
        return factory
    if not isinstance(factory, Thinker):
        raise BadInput(f"the bot {base!r} has no time to think: write it without @")
    return factory.within(parse_budget(budget))


class Budget(NamedTuple):
    """For one decision: CPU seconds, or so many simulations whatever they take (then a seed gives one choice)."""

    seconds: float = 1.0
    simulations: int = 0


def parse_budget(text: str) -> Budget:
    number, is_time = text.removesuffix("s"), text.endswith("s")
    if is_time and number.replace(".", "", 1).isdecimal() and float(number) > 0:
        return Budget(float(number))
    if not is_time and number.isdecimal() and int(number) > 0:
        return Budget(0.0, int(number))
    raise BadInput(f"a bot thinks for seconds (@1.5s) or in simulations (@200), not @{text}")


@runtime_checkable
class Thinker(Protocol):
    """The factory of a bot that may be given more or less time."""

    def __call__(self, seed: str, seat: int) -> Bot: ...

    def within(self, budget: Budget) -> Thinker: ...


@runtime_checkable
class Styled(Protocol):
    """The factory of a bot that may have a style (styles.py)."""

    def __call__(self, seed: str, seat: int) -> Bot: ...

    def styled(self, style: str) -> Factory:
        """Raises BadInput."""
        ...


Find: TypeAlias = Callable[[Title[Any], str], Factory]


def parse_names(title: Title[Any], text: str, find: Find = find_bot) -> list[str]:
    """Names of bots, separated by commas. Raises BadInput."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        find(title, name)
    return names


def parse_bots(title: Title[Any], text: str, seats: int, find: Find = find_bot) -> tuple[str, ...]:
    """One name for all seats, or one per seat separated by commas."""
    names = parse_names(title, text, find)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadInput(f"{len(names)} bots for {seats} seats; give one name for all, or one per seat")
    return tuple(names)


def seat_bots(title: Title[Any], names: Sequence[str], seed: str, find: Find = find_bot) -> list[Bot]:
    """A bot for each seat; the same seed gives bots that play the same."""
    return [find(title, name)(f"{seed}/{seat}", seat) for seat, name in enumerate(names)]
