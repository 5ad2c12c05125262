"""Options as numbers: an action space of fixed size for each game.

A thing (a province, a card, a seat ...) has the number of its domain and place in it, whatever the question; small
amounts have numbers of their own. Words ("march", "end_turn") and whatever else there is are hashed into the tail; if
two options of one question meet there, the later one takes the next number that is free.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from westphalia.kernel.contract import Title
from westphalia.kernel.script import Ask, Domain

AMOUNTS: Final = 128  # amounts from 0 below this have numbers of their own
TAIL: Final = 1024  # numbers for words and rare amounts


class Actions:
    """The numbers of the options of a game."""

    def __init__(self, title: Title[Any]) -> None:
        self._first: dict[str, int] = {}  # number of the first thing of a domain
        size = AMOUNTS
        for domain in sorted({id(d): d for d in title.domains.values()}.values(), key=lambda d: d.name):
            if domain.ids is not None and domain.name not in self._first:
                self._first[domain.name] = size
                size += len(domain.ids)
        self.tail = size
        self.size: Final = size + TAIL

    def numbered(self, ask: Ask) -> dict[int, int]:
        """The position of each option in the question, by its number."""
        found: dict[int, int] = {}
        hashed: list[tuple[int, int]] = []
        kind = ask.kind
        for position, value in enumerate(ask.options):
            number = self._number(kind.domain, value)
            if number is None:
                hashed.append((self._hash(f"{kind.id}:{kind.option_id(value)}"), position))
            else:
                found[number] = position
        for number, position in hashed:
            while number in found:
                number = self.tail + (number + 1 - self.tail) % TAIL
            found[number] = position
        return found

    def _number(self, domain: Domain, value: int | str) -> int | None:
        if isinstance(value, str):
            return None
        if domain.ids is None:
            return value if 0 <= value < AMOUNTS else None
        first = self._first.get(domain.name)
        return None if first is None or not 0 <= value < len(domain.ids) else first + value

    def _hash(self, text: str) -> int:
        return self.tail + crc32(text.encode()) % TAIL
