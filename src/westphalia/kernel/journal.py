"""The log of a game: structured entries that become sentences only when somebody reads them."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from .script import Value


class Form(NamedTuple):
    """What all entries of one kind share: message id, the paragraph it comes from, the names of the arguments."""

    message: str
    rule: str
    names: tuple[str, ...]


@cache
def _form(message: str, rule: str, names: tuple[str, ...]) -> Form:
    return Form(message, rule, names)


class Entry(NamedTuple):
    """One line of the log, and who may see it (None: everybody)."""

    form: Form
    values: tuple[Value, ...]
    seats: tuple[int, ...] | None

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

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def __call__(self, message: str, rule: str, *, seats: tuple[int, ...] | None = None, **args: Value) -> None:
        self.entries.append(Entry(_form(message, rule, tuple(args)), tuple(args.values()), seats))


class Silence(Journal):
    """A journal that nobody will read (search, simulation)."""

    __slots__ = ()

    def __call__(self, message: str, rule: str, *, seats: tuple[int, ...] | None = None, **args: Value) -> None:
        pass


SILENCE: Final = Silence()
