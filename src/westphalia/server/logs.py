"""Lines of the log: plain words for people or, with ``serve --log-json``, one JSON object each. Every line says which
request, table and person it is about; of a person only the beginning of an id, of secrets nothing."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from . import metrics

REQUESTS: Final = logging.getLogger("westphalia.requests")
KEPT: Final = 50  # failures for the host's page
LONGEST: Final = 300  # characters of one that are shown there

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
_about: ContextVar[Mapping[str, str]] = ContextVar("about", default=NOTHING)
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]


def about(**what: str) -> None:
    """What this task is about from now on: ``table``, ``user``, ``request``."""
    _about.set({**_about.get(), **what})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        line |= {**_about.get(), **getattr(record, "figures", {})}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Failure(NamedTuple):
    at: float
    table: str
    message: str


class Failures(logging.Handler):
    """Counts failures of ours, and keeps the last ones for the host's page."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.last: deque[Failure] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        metrics.FAILURES.add()
        error = record.exc_info[1] if record.exc_info else None
        message = f"{record.getMessage()}: {type(error).__name__}" if error is not None else record.getMessage()
        self.last.append(Failure(record.created, _about.get().get("table", ""), message[:LONGEST]))


FAILURES: Final = Failures()  # of this process


def listen(*, as_json: bool) -> None:
    """Have everything logged that is worth it, and failures counted."""
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines() if as_json else logging.Formatter("%(message)s"))
    if as_json:
        REQUESTS.setLevel(logging.INFO)
    logging.basicConfig(level=logging.WARNING, handlers=[lines, FAILURES])


def observed(app: App) -> App:
    """Counts requests, times them and, where the log is for programs, writes a line about each: path and status, never
    what was asked for behind a question mark."""

    async def call(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await app(scope, receive, send)
        about(request=secrets.token_hex(4))
        status, begin = 0, time.perf_counter()

        async def noted(message: Any) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.accept"):
                status = message.get("status", 101)
            await send(message)

        try:
            await app(scope, receive, noted)
        finally:
            _tell(scope, status or 500, time.perf_counter() - begin)

    return call


def _tell(scope: Any, status: int, seconds: float) -> None:
    if scope["type"] == "http":
        metrics.REQUESTS.add(f"{status // 100}xx")
        metrics.REQUEST.observe(seconds)
    if REQUESTS.isEnabledFor(logging.INFO):
        asked = f"{scope.get('method', 'SOCKET')} {scope['path']}"
        REQUESTS.info(asked, extra={"figures": {"status": status, "seconds": round(seconds, 4)}})
