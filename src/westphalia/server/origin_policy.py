"""What browsers are told to forbid, and requests that the pages of other sites make them send."""

from __future__ import annotations

import base64
import hashlib
import re
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
HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def is_foreign(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the page of another site, or of another server on this host, asks."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")


class OwnPages(ASGIMiddleware):
    """Only our own page, or what is no page at all, may change something. Browsers send cookies from any page whose
    host is the same, whatever its port."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in HARMLESS and is_foreign(ASGIConnection(scope)):
            raise Denied(403, "refused-origin")
        await next_app(scope, receive, send)


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
