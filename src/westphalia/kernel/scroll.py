"""A long list of which the older part is still rolled up: the moves and the log of a campaign, most of which nobody
asks for. Parts are unrolled when somebody reads them, and then kept. A part may be a scroll itself.

>>> scroll = Scroll([["a", "b"], ["c"]].__getitem__, [2, 3])
>>> scroll.append("d")
>>> len(scroll), scroll[2], scroll[1:], list(scroll[:3])
(4, 'c', ['b', 'c', 'd'], ['a', 'b', 'c'])
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar, Union, overload

T = TypeVar("T")


class Scroll(Sequence[T]):
    """``read`` gives the parts that are rolled up, each up to one of ``ends``; ``new`` is what follows."""

    __slots__ = ("ends", "new", "read")

    def __init__(self, read: Callable[[int], Sequence[T]], ends: Sequence[int], new: Sequence[T] = ()) -> None:
        self.read = read
        self.ends = ends
        self.new = list(new)

    @property
    def rolled(self) -> int:
        """How many are rolled up."""
        return self.ends[-1] if self.ends else 0

    def __len__(self) -> int:
        return self.rolled + len(self.new)

    def append(self, item: T) -> None:
        self.new.append(item)

    def pop(self) -> T:
        while not self.new:
            self.new = list(self.read(len(self.ends) - 1))
            self.ends = self.ends[:-1]
        return self.new.pop()

    def __iter__(self) -> Iterator[T]:
        for part in range(len(self.ends)):
            yield from self.read(part)
        yield from self.new

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, list | Scroll) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def backwards(self) -> Iterator[Sequence[T]]:
        """The parts, the last first; each in its own order."""
        yield self.new
        for number in reversed(range(len(self.ends))):
            part = self.read(number)
            if isinstance(part, Scroll):
                yield from part.backwards()
            else:
                yield part

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> Long[T]: ...

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            return self._cut(start, max(start, stop)) if step == 1 else list(self)[index]
        at = index + len(self) if index < 0 else index
        if not 0 <= at < len(self):
            raise IndexError(index)
        return self._items(at, at + 1)[0]

    def _cut(self, start: int, stop: int) -> Long[T]:
        """A beginning stays rolled up, but for the part in which it ends."""
        ends = self.ends
        if start != 0:
            return self._items(start, stop)
        if stop >= self.rolled:
            return Scroll(self.read, ends, self.new[: stop - self.rolled])
        last = bisect_left(ends, stop)
        if ends[last] == stop:
            return Scroll(self.read, ends[: last + 1])
        rest = self.read(last)[: stop - self._begin(last)]
        return rest if isinstance(rest, Scroll) and last == 0 else Scroll(self.read, ends[:last], rest)

    def _begin(self, part: int) -> int:
        return self.ends[part - 1] if part else 0

    def _items(self, start: int, stop: int) -> list[T]:
        rolled, ends = self.rolled, self.ends
        if start >= rolled:
            return self.new[start - rolled : stop - rolled]
        first, last = bisect_right(ends, start), bisect_left(ends, stop)
        found: list[T] = []
        for part in range(first, min(last + 1, len(ends))):
            begin = self._begin(part)
            found += self.read(part)[max(0, start - begin) : stop - begin]
        return found + self.new[: max(0, stop - rolled)]


Long = Union[list[T], Scroll[T]]  # noqa: UP007
