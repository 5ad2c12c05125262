"""How often one person, and one address with all the people behind it, may ask for what costs the server work."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any, Final, TypeVar

from litestar import Request
from litestar.exceptions import HTTPException

from .api import Denied
from .identity import Connection, user_id

GONE: Final = 499  # never read by anybody
T = TypeVar("T")
SECURITY: Final = logging.getLogger("westphalia.security")


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


class RateLimit:
    def __init__(self, person: Buckets, address: Buckets) -> None:
        self._person = person
        self._address = address

    def check(self, request: Request[Any, Any, Any]) -> None:
        """Raises Denied. Newcomers have no name yet that would outlive the request, only their address."""
        host = address_of(request)
        if not self._person.take(user_id(request) or host) or not self._address.take(host):
            raise Denied(429, "refused-often")


class AtOnce:
    """How much of what takes long one person, and one address, may have under way: the rest of the queue is for the
    others. Programs on this machine are not counted by their address."""

    def __init__(self, person: int, address: int) -> None:
        self._person = person
        self._address = address
        self._held: Counter[str] = Counter()

    @contextmanager
    def hold(self, connection: Connection) -> Iterator[None]:
        """Raises Denied."""
        address, person = address_of(connection), user_id(connection)
        callers = {}
        if person is not None or not is_local(address):
            callers[f"person {person or address}"] = self._person
        if not is_local(address):
            callers[f"address {address}"] = self._address
        if any(self._held[caller] >= most for caller, most in callers.items()):
            raise Denied(429, "refused-often")
        self._held.update(callers.keys())
        try:
            yield
        finally:
            self._held.subtract(callers.keys())
            self._held = +self._held


async def while_asked(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What is worked out for somebody who waits for it; dropped when they are gone, so that nobody queues behind it."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise HTTPException("nobody waits for it any more", status_code=GONE)
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class BusyTables:
    """At how many tables one person, and one address, may have bots play among themselves at a time. Programs on this
    machine are not counted."""

    def __init__(self, person: int, address: int) -> None:
        self._person = person
        self._address = address
        self._tables: dict[str, set[str]] = {}

    def check(self, connection: Connection, is_busy: Callable[[str], bool]) -> None:
        """Raises Denied."""
        for caller, most in self._callers(connection).items():
            busy = {id for id in self._tables.get(caller, ()) if is_busy(id)}
            self._tables[caller] = busy
            if len(busy) >= most:
                raise Denied(429, "refused-busy")
        self._tables = {caller: busy for caller, busy in self._tables.items() if busy}

    def add(self, connection: Connection, table: str) -> None:
        for caller in self._callers(connection):
            self._tables.setdefault(caller, set()).add(table)

    def _callers(self, connection: Connection) -> dict[str, int]:
        address = address_of(connection)
        if is_local(address):
            return {}
        return {f"person {user_id(connection) or address}": self._person, f"address {address}": self._address}


class PasswordLimits:
    """How often one address may try passwords, how often those of one name may be tried, and how many at once. However
    often strangers try a name, everybody has a few tries of their own at it: nobody is kept out of their account."""

    def __init__(self) -> None:
        self.tries = Buckets(burst=10, rate=0.2)
        self.tries_of_name = Buckets(burst=20, rate=0.1)
        self.own_tries = Buckets(burst=3, rate=1 / 60)
        self.at_once = asyncio.Semaphore(2)

    def check(self, request: Request[Any, Any, Any], login: str | None = None) -> None:
        """Raises Denied."""
        address = address_of(request)
        if not self.tries.take(address) or not (login is None or self._may_try(login, address)):
            SECURITY.warning("too many passwords from %s", address)
            raise Denied(429, "refused-often")

    def _may_try(self, login: str, address: str) -> bool:
        return self.tries_of_name.take(login) or self.own_tries.take(f"{address} {login}")


class RateLimits:
    """Tables are for everybody to make, the past to look at; whole games checked or branched are for now and then."""

    def __init__(self) -> None:
        self.tables = RateLimit(Buckets(burst=60, rate=1), Buckets(burst=600, rate=10))
        self.looks = RateLimit(Buckets(burst=60, rate=4), Buckets(burst=600, rate=20))
        self.replays = RateLimit(Buckets(burst=20, rate=0.2), Buckets(burst=200, rate=2))
        self.passwords = PasswordLimits()
        self.waiting = AtOnce(4, 16)  # games played again, and records checked
        self.sockets = AtOnce(40, 80)
        self.busy = BusyTables(8, 24)  # tables of bots alone


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
