"""Levels for people: more or less time to think, and slips. Never a look into hidden cards, never another income."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from westphalia.kernel.contract import BadInput, Title

from .proposals import Proposer
from .protocol import BotName, bot_names
from .random import Dice
from .styles import style_names, styled

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask
    from westphalia.kernel.views import Glimpse

SLIP: Final = 4  # one decision in so many that have several proposals is not the best
THOUGHTS: Final = 4  # proposals among which a slip falls
LEVELS: Final = ("novice", "steward", "strategist@0.3s", "strategist@3s")  # from the weakest to the strongest


def levels_of(title: Title[Any]) -> list[str]:
    """The levels of a game: the bots that people choose from."""
    return [level for level in LEVELS if BotName.read(level).base in title.bots]


def check_opponent(title: Title[Any], name: str) -> str:
    """The name of a bot that may sit down with people: of a level, or any bot as it comes, with or without a style; no
    other time to think. Raises BadInput."""
    base, style, budget = BotName.read(name)
    if base not in bot_names(title):
        raise BadInput(f"{title.id} has no bot {name!r}; it has {', '.join(bot_names(title))}")
    if str(BotName(base, "", budget)) not in (base, *levels_of(title)) or name != str(BotName(base, style, budget)):
        raise BadInput(f"no bot {name!r} plays here; there are {', '.join(levels_of(title))}")
    if style and (base == "random" or style not in style_names(title)):
        raise BadInput(f"the bot {base!r} has no style {style!r}; {title.id} has {', '.join(style_names(title))}")
    return name


class Novices:
    """A game's steward with slips: at some decisions it takes another of its proposals, the nearer ones more often."""

    def __init__(self, steward: Callable[[str, int], Proposer], strategic: tuple[str, ...], slip: int = SLIP) -> None:
        self.steward = steward
        self.strategic = strategic
        self.slip = slip

    def __call__(self, seed: str, seat: int) -> Novice:
        return Novice(self.steward(seed, seat), Dice(f"{seed}/slips"), self.strategic, self.slip)

    def styled(self, style: str) -> Novices:
        return Novices(styled(self.steward, style), self.strategic, self.slip)


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

    def begins_anew(self, ask: Ask) -> bool:
        return self._steward.begins_anew(ask)

    def aside(self, glimpse: Glimpse, ask: Ask) -> int | None:
        return self._steward.aside(glimpse, ask)
