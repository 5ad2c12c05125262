"""A trial of changed rules: every secret is played with the game as it is and with each set of changes.

A trial has sides, the first of them without a change. With two sides game ``2 n`` is secret ``n`` with the rules as
they are, game ``2 n + 1`` the same secret with the changes: the same dice as long as the games go the same way. Of each
game it is noted how long it took, who won, what everybody had round by round, what was answered how often, and what the
log told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import Bot, seat_bots
from westphalia.kernel.changed import Changes, changed_title
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.journal import Journal, Silence
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.views import Glimpse

from .players import find_player
from .simulate import Match, count_rounds, describe, start_game

MANY: Final = 12  # things of a larger domain (provinces, sea zones) are not counted one by one


class Trial(msgspec.Struct, frozen=True):
    """What is played: a match, and what is changed on each side."""

    match: Match
    sides: tuple[Changes, ...]

    def numbers(self, games: int) -> range:
        """So many games, and some more where the last secret would not be played on every side."""
        return range(-(-games // len(self.sides)) * len(self.sides))

    def side(self, number: int) -> int:
        return number % len(self.sides)

    def secret(self, number: int) -> int:
        """The number of the secret of a game."""
        return number // len(self.sides)


def sides_of(changes: Changes) -> tuple[Changes, ...]:
    """The game as it is, and the changes if there are any."""
    base = Changes(changes.game)
    return (base, changes) if changes != base else (base,)


class Played(msgspec.Struct, frozen=True):
    """How one game went. ``used``: how often each seat answered or did what; ``curves``: figures by seat, round by
    round; ``opening``: the first place of the board that each seat chose, where it has a choice."""

    number: int
    decisions: int
    rounds: int = 0
    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    opening: tuple[str, ...] = ()
    used: dict[str, tuple[int, ...]] = {}
    curves: dict[str, list[tuple[int, ...]]] = {}
    error: str = ""


class Heard(Journal):
    """A journal that counts what it is told, by seat."""

    __slots__ = ("counts",)

    def __init__(self) -> None:
        super().__init__()
        self.counts = Counter[tuple[str, int]]()

    def __call__(self, message: str, rule: str, *, seats: tuple[int, ...] | None = None, **args: Value) -> None:
        seat = args.get("seat")
        if isinstance(seat, int):
            self.counts[message, seat] += 1


class Notes:
    """What is noted while a game is played."""

    def __init__(self, title: Title[Any], state: Any, seats: int) -> None:
        self.title = title
        self.state = state
        self.answers = Counter[tuple[str, int]]()
        self.opening = [""] * seats
        self.curves: dict[str, list[tuple[int, ...]]] = {}
        self._round = 0

    def note(self, ask: Ask, index: int) -> None:
        value = ask.options[index]
        option = ask.kind.option_id(value)
        things = 0 if isinstance(value, str) else len(ask.kind.domain.ids or ())
        if things > MANY and not self.opening[ask.seat]:
            self.opening[ask.seat] = option
        if isinstance(value, str) or 0 < things <= MANY:
            self.answers[f"{ask.kind.id}: {option}", ask.seat] += 1
        self.look()

    def look(self) -> None:
        """Once a round: what everybody has."""
        now = self.title.moment(self.state)
        if now > self._round:
            self._round = now
            for name, values in self.title.figures(self.state).items():
                self.curves.setdefault(name, []).append(tuple(values[: len(self.opening)]))


class Watched:
    """A bot whose answers are noted."""

    def __init__(self, bot: Bot, notes: Notes) -> None:
        self.bot = bot
        self.notes = notes

    def choose(self, glimpse: Glimpse, ask: Ask) -> int:
        index = self.bot.choose(glimpse, ask)
        self.notes.note(ask, index)
        return index

    def aside(self, glimpse: Glimpse, ask: Ask) -> int | None:
        return self.bot.aside(glimpse, ask)


def play_trial(trial: Trial, numbers: Sequence[int]) -> list[Played]:
    return [play_one(changed_title(trial.sides[trial.side(number)]), trial, number) for number in numbers]


def play_one(title: Title[Any], trial: Trial, number: int) -> Played:
    """One game to its end; whatever breaks becomes its ``error``."""
    changes, session = trial.sides[trial.side(number)], None
    match = msgspec.structs.replace(trial.match, options={**trial.match.options, **changes.options})
    try:
        session = start_game(title, match, trial.secret(number)).session
        notes, heard = Notes(title, session.state, match.seats), Heard()
        if isinstance(session.state.log, Silence):
            session.state.log = heard
        secret = match.secret(trial.secret(number))
        bots = [Watched(bot, notes) for bot in seat_bots(title, match.bots, secret, find_player)]
        over = Driver(session, bots, seed=secret).run(match.limit)
        notes.look()
        for entry in session.state.log.entries:  # where bots look ahead the game keeps its log
            heard(entry.message, entry.rule, seats=None, **entry.args)
        standings = sorted(title.standings(session.state), key=lambda standing: standing.seat)
        return Played(
            number,
            session.version,
            count_rounds(title, session.state),
            tuple(standing.place for standing in standings),
            tuple(standing.points for standing in standings),
            tuple(notes.opening),
            _by_seat(notes.answers + heard.counts, match.seats),
            notes.curves,
            "" if over else f"not over after {match.limit} decisions",
        )
    except Exception as error:
        return Played(number, session.version if session else 0, error=describe(error))


def try_out(trial: Trial) -> None:
    """Numbers that break the game are refused before thousands are played. Raises BadInput."""
    for number, changes in enumerate(trial.sides):
        played = play_one(changed_title(changes), trial, number)
        if played.error:
            raise BadInput(f"the game can't be played so: {played.error}")


def _by_seat(counts: Counter[tuple[str, int]], seats: int) -> dict[str, tuple[int, ...]]:
    names = sorted({name for name, _ in counts})
    return {name: tuple(counts[name, seat] for seat in range(seats)) for name in names}
