"""Who is asking: a signed cookie names a user. A guest is a user without a password."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .storage import Storage, User, guest_name

COOKIE: Final = "westphalia"
YEAR: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


class Signer:
    def __init__(self, key: str) -> None:
        self._serializer = URLSafeSerializer(key, salt="user")

    def sign(self, user: str) -> str:
        return str(self._serializer.dumps(user))

    def read(self, cookie: str) -> str | None:
        try:
            user = self._serializer.loads(cookie)
        except BadSignature:
            return None
        return user if isinstance(user, str) else None


class Identity(ASGIMiddleware):
    """Finds the user of every request, and gives newcomers to the API a cookie. Nothing is stored before they act."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        signer: Signer = scope["litestar_app"].state.signer
        user = next(filter(None, map(signer.read, _cookies(scope))), None)
        state = scope["state"]
        state["user"], state["cookie_for"] = user, None
        if user is None and scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
            state["user"] = state["cookie_for"] = secrets.token_hex(16)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and state["cookie_for"] is not None:
                secure = "; Secure" if scope["scheme"] == "https" else ""
                value = f"{COOKIE}={signer.sign(state['cookie_for'])}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
                MutableScopeHeaders.from_message(message).add("Set-Cookie", value + secure)
            await send(message)

        await next_app(scope, receive, send_with_cookie)


def _cookies(scope: Scope) -> Iterator[str]:
    """All that bear our name. Other programs on the same host may have set anything beside them."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            for cookie in value.decode("latin-1").split(";"):
                key, _, found = cookie.strip().partition("=")
                if key == COOKIE:
                    yield found.strip('"')


def user_id(connection: Connection) -> str | None:
    found = connection.scope["state"]["user"]
    return found if isinstance(found, str) else None


def become(connection: Connection, user: str) -> None:
    """From this answer on the cookie names another user."""
    state = connection.scope["state"]
    state["user"] = state["cookie_for"] = user


async def known_user(storage: Storage, connection: Connection) -> User:
    """The user, with the name they have; not stored if they never did anything."""
    id = user_id(connection) or ""
    return await storage.user(id) or User(id, guest_name(id), None, None)


async def acting_user(storage: Storage, connection: Connection) -> User:
    """The user, stored from now on."""
    user = await known_user(storage, connection)
    await storage.keep_user(user.id, name=user.name)
    return user
