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

from . import logs
from .rows import User
from .storage import Storage, guest_name

COOKIE: Final = "westphalia"
YEAR: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


class Signer:
    """A cookie names a user and, if that is an account, the session that began when somebody logged in."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeSerializer(key, salt="user")

    def sign(self, user: str, token: str | None) -> str:
        return str(self._serializer.dumps(user if token is None else f"{user}:{token}"))

    def read(self, cookie: str) -> tuple[str, str | None] | None:
        try:
            content = self._serializer.loads(cookie)
        except BadSignature:
            return None
        if not isinstance(content, str):
            return None
        user, _, token = content.partition(":")
        return user, token or None


class Identity(ASGIMiddleware):
    """Finds the user of every request, and gives newcomers to the API a cookie. Nothing is stored before they act."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        app = scope["litestar_app"].state
        signer: Signer = app.signer
        state = scope["state"]
        state["user"], state["token"], state["is_new"] = None, None, False
        is_api = scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/")
        if is_api or scope["type"] == ScopeType.WEBSOCKET:
            for user, token in filter(None, map(signer.read, _cookies(scope))):
                if await app.storage.is_logged_in(user, token):
                    state["user"], state["token"] = user, token
                    logs.about(user=user[:8])
                    break
        if state["user"] is None and is_api:
            state["user"], state["is_new"] = secrets.token_hex(16), True

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and state["is_new"]:
                secure = "; Secure" if scope["scheme"] == "https" else ""
                signed = signer.sign(state["user"], state["token"])
                value = f"{COOKIE}={signed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
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


def session_of(connection: Connection) -> str | None:
    """The token of the session, if somebody has logged in."""
    found = connection.scope["state"]["token"]
    return found if isinstance(found, str) else None


def become(connection: Connection, user: str, token: str | None = None) -> None:
    """From this answer on the cookie names another user, or another session."""
    connection.scope["state"].update(user=user, token=token, is_new=True)


async def known_user(storage: Storage, connection: Connection) -> User:
    """The user, with the name they have; not stored if they never did anything."""
    id = user_id(connection) or ""
    return await storage.user(id) or User(id, guest_name(id), None, None)


async def acting_user(storage: Storage, connection: Connection) -> User:
    """The user, stored from now on."""
    user = await known_user(storage, connection)
    await storage.keep_user(user.id, name=user.name)
    return user
