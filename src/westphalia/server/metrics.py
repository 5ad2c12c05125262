"""What happens in this process, counted for whoever runs it: for Prometheus (``/metrics``) and for the host's page."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
LAG_EVERY: Final = 1.0  # seconds between two looks at how late the loop is


class Count:
    """How often something happened, by the value of a label if it has one.

    >>> count = Count("answers_total", "Answers kept.", "by")
    >>> count.add("bot"), count.add("bot"), count.total
    (None, None, 2)
    >>> print(*count.lines(), sep="\\n")
    # HELP answers_total Answers kept.
    # TYPE answers_total counter
    answers_total{by="bot"} 2
    """

    def __init__(self, name: str, about: str, label: str = "", values: Iterable[str] = ()) -> None:
        self.name, self.about, self._label = name, about, label
        self._counted = Counter(dict.fromkeys(values if label else [""], 0))

    def add(self, value: str = "") -> None:
        self._counted[value] += 1

    def of(self, value: str) -> int:
        return self._counted[value]

    @property
    def total(self) -> int:
        return self._counted.total()

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, "counter", self.about)
        for value, count in sorted(self._counted.items()):
            yield f'{self.name}{{{self._label}="{value}"}} {count}' if self._label else f"{self.name} {count}"


class Timing:
    """How long something took, in seconds.

    >>> timing = Timing("answer_seconds", "An answer.")
    >>> for seconds in (0.004, 0.004, 0.004, 0.2): timing.observe(seconds)
    >>> timing.within(0.5), timing.within(0.95), timing.count
    (0.005, 0.25, 4)
    """

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    @property
    def count(self) -> int:
        return sum(self._counts)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        begin = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - begin)

    def within(self, share: float) -> float | None:
        """In how many seconds this share of them was done, rounded up to what is counted; None: there were none, or it
        took longer than anything that is told apart."""
        wanted, sofar = share * self.count, 0
        for bound, count in zip(SECONDS, self._counts, strict=False):
            sofar += count
            if count and sofar >= wanted:
                return bound
        return None

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, "histogram", self.about)
        sofar = 0
        for bound, count in zip(SECONDS, self._counts, strict=False):
            sofar += count
            yield f'{self.name}_bucket{{le="{bound:g}"}} {sofar}'
        yield f'{self.name}_bucket{{le="+Inf"}} {self.count}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {self.count}"


class Gauge(NamedTuple):
    """Something as it is just now."""

    name: str
    about: str
    value: float

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, "gauge", self.about)
        yield f"{self.name} {self.value:g}"


def _head(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


REQUESTS: Final = Count(
    "westphalia_requests_total", "Requests, by the class of their status.", "status", ("2xx", "3xx", "4xx", "5xx")
)
REQUEST: Final = Timing("westphalia_request_seconds", "From a request to the end of its answer.")
ANSWERS: Final = Count(
    "westphalia_answers_total", "Answers kept at tables, by who sits there.", "by", ("person", "bot")
)
ANSWER: Final = Timing("westphalia_answer_seconds", "From an answer on a socket until all were sent their view.")
THOUGHT: Final = Timing("westphalia_bot_seconds", "From the question to a bot until it has answered.")
BOT_FAILURES: Final = Count("westphalia_bot_failures_total", "Questions that a bot broke on or answered wrongly.")
FAILURES: Final = Count("westphalia_failures_total", "Failures of ours that the log tells of.")
MISHAPS: Final = Count("westphalia_mishaps_total", "Answers that the rules could not cope with.")
LOOP_LAG: Final = Timing("westphalia_loop_lag_seconds", "How late the event loop comes to what is due, once a second.")
WRITE: Final = Timing("westphalia_database_write_seconds", "A transaction, waiting for the one before included.")
COUNTED: Final[tuple[Count | Timing, ...]] = (
    REQUESTS,
    REQUEST,
    ANSWERS,
    ANSWER,
    THOUGHT,
    BOT_FAILURES,
    FAILURES,
    MISHAPS,
    LOOP_LAG,
    WRITE,
)


def exposition(gauges: Iterable[Gauge]) -> str:
    """The text format of Prometheus."""
    every: list[Gauge | Count | Timing] = [*gauges, *COUNTED]
    return "".join(f"{line}\n" for each in every for line in each.lines())


async def watch_the_loop() -> None:
    """Until it is cancelled."""
    while True:
        begin = time.monotonic()
        await asyncio.sleep(LAG_EVERY)
        LOOP_LAG.observe(max(0.0, time.monotonic() - begin - LAG_EVERY))
