"""Clocks for benchmarks. They count the time of this process on its core, so that others on the machine matter less."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable, Sequence
from typing import Any

now = time.process_time


class Timed:
    """A slice of time that counts what was done in it.

    ``goes_on`` is True until the slice is over; work begun is finished and counted, and so is the time it took.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = 0.0
        self.counts: dict[str, int] = {}
        self._slice = seconds
        self._begin: float | None = None

    def goes_on(self) -> bool:
        if self._begin is None:
            self._begin = now()
            return True
        if now() - self._begin < self._slice:
            return True
        self.seconds += now() - self._begin
        self._begin = None
        return False

    def count(self, **done: int) -> None:
        for name, n in done.items():
            self.counts[name] = self.counts.get(name, 0) + n

    def per_second(self, name: str) -> float:
        return self.counts.get(name, 0) / self.seconds


def median_us(work: Callable[[], Any], seconds: float) -> float:
    """The median time of one call in microseconds; at least one call."""
    times: list[float] = []
    begin = now()
    while True:
        start = now()
        work()
        end = now()
        times.append(end - start)
        if end - begin >= seconds:
            break
    return quantile(times, 0.5) * 1e6


def quantile(values: Sequence[float], share: float) -> float:
    """
    >>> quantile([3.0, 1.0, 2.0], 0.5)
    2.0
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def allocated(make: Callable[[], Any], *, is_warm: bool = False) -> float:
    """The memory in KiB that what ``make`` returns holds on to."""
    if not is_warm:
        make()  # what is loaded once does not count
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [make()]
        gc.collect()
        size = tracemalloc.get_traced_memory()[0] - before
        kept.clear()
        return size / 1024
    finally:
        tracemalloc.stop()
