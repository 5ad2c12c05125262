"""The log of a game: structured entries that become sentences only when somebody reads them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

import msgspec

from .script import Value
from .scroll import Long, Scroll

Seats = tuple[int, ...] | None  # who may see a line; None: everybody
Heard = Mapping[Seats, int]  # how many lines are for whom


class Form(NamedTuple):
    """What all entries of one kind share: message id, the paragraph it comes from, the names of the arguments."""

    message: str
    rule: str
    names: tuple[str, ...]


@cache
def _form(message: str, rule: str, names: tuple[str, ...]) -> Form:
    return Form(message, rule, names)


@cache
def _audience(seats: tuple[int, ...]) -> tuple[int, ...]:
    """One tuple for all entries that the same seats may see."""
    return seats


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One line of the log, and who may see it (None: everybody). A game has hundreds of them, so they are kept small:
    ``values`` are bytes, half the size of a tuple, if all of them are small numbers."""

    form: Form
    values: tuple[Value, ...] | bytes
    seats: Seats

    @property
    def message(self) -> str:
        return self.form.message

    @property
    def rule(self) -> str:
        return self.form.rule

    @property
    def args(self) -> dict[str, Value]:
        return dict(zip(self.form.names, self.values, strict=True))

    def is_visible_to(self, seat: int | None) -> bool:
        return self.seats is None or (seat is not None and seat in self.seats)


class Journal:
    """Called like a function: ``g.log("log-weather", "SC-6.2", weather=3, rounds=4)``.

    >>> log = Journal()
    >>> log("log-weather", "SC-6.2", weather=3, rounds=4)
    >>> log.entries[0].message, log.entries[0].args
    ('log-weather', {'weather': 3, 'rounds': 4})
    """

    __slots__ = ("_counted", "entries")

    def __init__(self) -> None:
        self.entries: Long[Entry] = []
        self._counted: tuple[Long[Entry], int, Heard] | None = None  # how many of which entries are for whom

    def __call__(self, message: str, rule: str, *, seats: tuple[int, ...] | None = None, **args: Value) -> None:
        values: tuple[Value, ...] | bytes
        try:
            values = bytes(args.values())  # type: ignore[arg-type]
        except (TypeError, ValueError):  # a text, or a number that does not fit into a byte
            values = tuple(args.values())
        self.entries.append(Entry(_form(message, rule, tuple(args)), values, seats and _audience(seats)))

    def heard(self) -> Heard:
        """How many lines are for whom. Only those are counted that have come since somebody asked last."""
        entries, size = self.entries, len(self.entries)
        if self._counted is None or self._counted[0] is not entries or self._counted[1] > size:
            self._counted = entries, size, heard(entries)
        elif self._counted[1] < size:
            _, known, before = self._counted
            self._counted = entries, size, Counter(before) + Counter(entry.seats for entry in entries[known:])
        return self._counted[2]


class RolledLog(ABC):
    """The parts of a log that are rolled up."""

    @abstractmethod
    def __call__(self, part: int) -> Sequence[Entry]: ...

    @abstractmethod
    def heard(self, part: int) -> Heard | None:
        """How many of all lines up to the end of this part are for whom; None: that was not noted."""


def heard(entries: Long[Entry]) -> Heard:
    """How many lines are for whom."""
    if isinstance(entries, Scroll) and isinstance(entries.read, RolledLog) and entries.ends:
        before = entries.read.heard(len(entries.ends) - 1)
        if before is not None:
            return Counter(before) + Counter(entry.seats for entry in entries.new)
    return Counter(entry.seats for entry in entries)


def visible(journal: Journal, seat: int | None, since: int) -> tuple[list[Entry], int]:
    """What this seat (None: a watcher) may read from its ``since``-th line on (negative: the last ones), and how many
    lines it may read in all."""
    entries = journal.entries
    total = 0
    for seats, count in journal.heard().items():
        if seats is None or seat in seats:
            total += count
    wanted = min(total, total - since if since >= 0 else -since)
    found: list[Entry] = []
    if not isinstance(entries, Scroll):
        for entry in reversed(entries) if wanted > 0 else ():
            if entry.seats is None or seat in entry.seats:
                found.append(entry)
                if len(found) == wanted:
                    break
        return found[::-1], total
    for part in entries.backwards():
        if len(found) >= wanted:
            break
        found[:0] = [entry for entry in part if entry.seats is None or seat in entry.seats]
    return found[len(found) - wanted :] if wanted > 0 else [], total


class Tally(Journal):
    """A journal that only counts certain messages."""

    __slots__ = ("counts",)

    def __init__(self, messages: Iterable[str]) -> None:
        super().__init__()
        self.counts = dict.fromkeys(messages, 0)

    def __call__(self, message: str, rule: str, *, seats: tuple[int, ...] | None = None, **args: Value) -> None:
        if message in self.counts:
            self.counts[message] += 1


class Silence(Journal):
    """A journal that nobody will read (search, simulation)."""

    __slots__ = ()

    # Takes anything and does nothing, as a function with an empty body would, but in C and so twice as fast
    __call__ = "".format  # type: ignore[assignment]


SILENCE: Final = Silence()
