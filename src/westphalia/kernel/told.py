"""What the log must tell: every public change of the state between two questions has its line.

A title lists the columns that need none (``Title.untold``: memory of the script, sums kept by verbs) and how the index
of a column names its cell (``Title.cells``). A changed cell is told by a line that everybody may read and that names it
whole, or names its first part and no player (a line about a place, not about somebody there). ``Title.summaries`` are
lines that speak of whole columns. A column without ``cells`` only needs some line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .contract import Title
from .journal import Entry
from .script import SEAT
from .state import State

Thing = tuple[str, int]  # the name of a domain, and a number in it


class Witness:
    """What a spectator has seen of a game so far."""

    def __init__(self, title: Title[Any], state: State) -> None:
        self.title = title
        untold = title.untold or ()
        self.names = [name for name in (*state.scalars, *state.columns) if name not in untold]
        self.look(state)

    def look(self, state: State) -> None:
        known = self.title.mask(state, None)
        self.seen = {name: _copy(getattr(known, name)) for name in self.names}
        self.read = len(state.log.entries)

    def silent_changes(self, state: State) -> Iterator[str]:
        """Changes since the last look that no line tells."""
        lines = [entry for entry in state.log.entries[self.read :] if entry.is_visible_to(None)]
        named = [self._named(state, entry) for entry in lines]
        told = {name for entry in lines for name in self.title.summaries.get(entry.message, ())}
        before = self.seen
        self.look(state)
        for name in self.names:
            if name not in told and before[name] != self.seen[name]:
                yield from self._silent(name, before[name], self.seen[name], named)

    def _named(self, state: State, entry: Entry) -> frozenset[Thing]:
        domains = self.title.domains
        things = {
            (domains[arg].name, value) for arg, value in entry.args.items() if isinstance(value, int) and arg in domains
        }
        return frozenset(self.title.implied(state, things))

    def _silent(self, name: str, before: Any, now: Any, named: Sequence[frozenset[Thing]]) -> Iterator[str]:
        parts = self.title.cells.get(name)
        if parts is None or len(before) != len(now):
            if not named:
                yield f"{name} changed from {before} to {now}, and no line tells it"
            return
        noticed = self.title.noticed
        for at, (was, is_now) in enumerate(zip(before, now, strict=True)):
            if was == is_now or noticed(name, was) == noticed(name, is_now):
                continue
            cell, rest = list[Thing](), at
            for domain, width in parts:
                cell.append((domain, rest // width))
                rest %= width
            if not any(_tells(things, cell) for things in named):
                where = " ".join(f"{domain} {number}" for domain, number in cell)
                yield f"{name} of {where} changed from {was} to {is_now}, and no line tells it"


def _tells(things: frozenset[Thing], cell: Sequence[Thing]) -> bool:
    if all(thing in things for thing in cell):
        return True
    return cell[0] in things and not any(domain == SEAT.name for domain, _ in things)


def _copy(value: Any) -> Any:
    return value.copy() if isinstance(value, list | bytearray) else value
