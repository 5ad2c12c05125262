"""How often somebody may do something."""

from __future__ import annotations

import time
from typing import Final


class Bucket:
    """Holds ``burst`` permits and gets ``rate`` new ones a second.

    >>> bucket = Bucket(burst=2, rate=0.001)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("_burst", "_level", "_rate", "_when")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst: Final = burst
        self._rate: Final = rate
        self._level = burst
        self._when = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._when) * self._rate)
        self._when = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def charge(self, permits: float) -> None:
        """Something has turned out to cost more; what is missing is paid off before the next.

        >>> bucket = Bucket(burst=2, rate=10)
        >>> bucket.charge(3)
        >>> bucket.take(), round(bucket.pause, 1)
        (False, 0.2)
        """
        self._level -= permits

    @property
    def pause(self) -> float:
        """Seconds until there is a permit again.

        >>> bucket = Bucket(burst=1, rate=10)
        >>> bucket.take(), round(bucket.pause, 1)
        (True, 0.1)
        """
        level = self._level + (time.monotonic() - self._when) * self._rate
        return max(0.0, (1 - level) / self._rate)

    @property
    def is_full(self) -> bool:
        return self._level + (time.monotonic() - self._when) * self._rate >= self._burst


class Buckets:
    """One bucket for each caller, forgotten when it is full again."""

    def __init__(self, burst: float, rate: float, limit: int = 10_000) -> None:
        self._burst = burst
        self._rate = rate
        self._limit = limit
        self._buckets: dict[str, Bucket] = {}

    def take(self, caller: str) -> bool:
        if len(self._buckets) >= self._limit:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
        return self._buckets.setdefault(caller, Bucket(self._burst, self._rate)).take()
