"""What time it is, and what is done later: clocks of players, orders that are carried out after a while and the rounds
of the courier read it here, so that a test can move it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Final, Protocol

# Seconds between a question and the answer that a standing order gives to it, by the pace of the table: as wide as
# people's own answers scatter, so that neither haste nor silence tells that there is an order.
HESITATION: Final = {"live": (2.0, 9.0), "slow": (60.0, 1500.0)}


class Later(Protocol):
    def cancel(self) -> None: ...


class Timepiece:
    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()

    def elapsed(self) -> float:
        """Seconds on a clock that nobody sets."""
        return time.monotonic()

    def later(self, seconds: float, work: Callable[[], None]) -> Later:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), work)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def hesitation(self, pace: str) -> float:
        """How long to wait before an order answers."""
        return random.uniform(*HESITATION[pace])
