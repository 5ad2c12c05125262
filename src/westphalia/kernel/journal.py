"""The log of a game: structured entries that become sentences only when somebody reads them."""

from __future__ import annotations

from typing import Final, NamedTuple

from .script import Value


class Entry(NamedTuple):
    """One line: message id, arguments, the paragraph it comes from, and who may see it (None: everybody)."""

    message: str
    rule: str
    args: dict[str, Value]
    seats: tuple[int, ...] | None

    def is_visible_to(self, seat: int | None) -> bool:
        return self.seats is None or (seat is not None and seat in self.seats)


class Journal:
    """Called like a function: ``g.log("log-weather", "SC-6.2", weather=3, rounds=4)``."""

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def __call__(self, message: str, rule: str, *, seats: tuple[int, ...] | None = None, **args: Value) -> None:
        self.entries.append(Entry(message, rule, args, seats))


class Silence(Journal):
    """A journal that nobody will read (search, simulation)."""

    __slots__ = ()

    def __call__(self, message: str, rule: str, *, seats: tuple[int, ...] | None = None, **args: Value) -> None:
        pass


SILENCE: Final = Silence()
