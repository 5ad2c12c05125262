"""What browsers are told to forbid, and requests that the pages of other sites make them send."""

from __future__ import annotations

import base64
import hashlib
import logging
import re
import socket
from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, BeforeMessageSendHookHandler, Message, Receive, Scope, Send

from .api import Denied

INLINE: Final = re.compile(rb"<script[^>]*>(.+?)</script>", re.DOTALL)
SECURITY: Final = logging.getLogger("westphalia.security")
FORM_OF_HOST: Final = ("/host/act", "application/x-www-form-urlencoded")  # a page without scripts
JSON: Final = "application/json"
HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def is_foreign(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the page of another site, or of another server on this host, asks."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")


class OwnPages(ASGIMiddleware):
    """Only our own page, or what is no page at all, may change something, and only by JSON, which the forms of other
    pages can't send. Browsers send cookies from any page whose host is the same, whatever its port."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in HARMLESS:
            connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            if is_foreign(connection):
                SECURITY.warning("a page of %s sends to %s", connection.headers.get("origin"), scope["path"])
                raise Denied(403, "refused-origin")
            kind = connection.headers.get("content-type", JSON).partition(";")[0].strip().lower()
            if kind != JSON and (scope["path"], kind) != FORM_OF_HOST:
                raise Denied(415, "refused-type")
        await next_app(scope, receive, send)


class OwnNames(ASGIMiddleware):
    """Answers to addresses, to the names of this machine and to those it was told of. Any other name may belong to a
    page elsewhere that has its name lead here (DNS rebinding) and would then pass for ours."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, names: Sequence[str] = ()) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(name.lower() for name in names)}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        if not self._is_own(host):
            SECURITY.warning("asked for as %r", host[:100])
            raise Denied(421, "refused-host")
        await next_app(scope, receive, send)

    def _is_own(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
            return not host or name in self._names or name.endswith(".localhost") or bool(ip_address(name))
        except ValueError:  # neither a name nor an address
            return False


def precautions(page: Path) -> BeforeMessageSendHookHandler:
    """Puts on every answer: scripts come from here only, and nobody shows this page within another."""
    scripts = " ".join(f"'sha256-{_digest(script)}'" for script in INLINE.findall(page.read_bytes()))
    policy = (
        f"default-src 'self'; script-src 'self' {scripts}; style-src 'self' 'unsafe-inline';"
        " img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            headers["Content-Security-Policy"] = policy
            headers["X-Content-Type-Options"] = "nosniff"
            headers["Referrer-Policy"] = "same-origin"

    return add


def _digest(script: bytes) -> str:
    return base64.b64encode(hashlib.sha256(script).digest()).decode()
