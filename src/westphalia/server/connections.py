"""Connections before they are a request: who says nothing for too long, or holds too many, is let go.

A connection costs a file, and there are only so many; a thousand that send a byte a second once kept everybody out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .rate_limits import is_local

HEADER_SECONDS: Final = 10.0  # for the head of a request
BODY_SECONDS: Final = 60.0  # for the rest: a record of eight megabytes over a telephone
MOST: Final = 120  # connections from one address that are no sockets; those of a proxy on this machine are not counted


class Crowd:
    """How many connections each address has.

    >>> crowd = Crowd(most=2)
    >>> [crowd.enter("203.0.113.7") for _ in range(3)], crowd.enter("203.0.113.8")
    ([True, True, False], True)
    >>> crowd.leave("203.0.113.7")
    >>> crowd.enter("203.0.113.7")
    True
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if is_local(address) or not address:
            return True
        if self._here[address] >= self.most:
            return False
        self._here[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._here[address] -= 1
        self._here = +self._here


CROWD: Final = Crowd()  # of this process


class Patient(HttpToolsProtocol):
    """HTTP with an end to patience. A connection that becomes a socket is counted there (``RateLimits.sockets``)."""

    _timer: asyncio.TimerHandle | None = None
    _address: str | None = None  # that we are counted under

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not CROWD.enter(address):
            transport.abort()
            return
        self._address = address
        self._wait(HEADER_SECONDS)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(HEADER_SECONDS)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._wait(BODY_SECONDS)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._wait(None)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self.transport.abort()

    def _leave(self) -> None:
        self._wait(None)
        if self._address:
            CROWD.leave(self._address)
        self._address = None
