"""Names and passwords. A guest who registers keeps everything; one who logs in brings their seats along."""

from __future__ import annotations

import asyncio
import logging
import secrets
import unicodedata
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request, get, post
from litestar.datastructures import State

from .api import Denied, Login, Me, NewName, NewPassword
from .identity import acting_user, become, known_user, session_of, user_id
from .rate_limits import PasswordLimits, address_of
from .rows import User
from .storage import Storage, guest_name

HASHER: Final = PasswordHasher()
SECURITY: Final = logging.getLogger("westphalia.security")
LONGEST: Final = 40  # letters of a name, as the database keeps it
BLANK: Final = "\u115f\u1160\u2800"  # called letters and signs, but nothing is seen of them


def me_of(user: User) -> Me:
    return Me(user.id, user.name, user.login is None, user.login is not None or user.name != guest_name(user.id))


@get("/api/me")
async def me(request: Request[Any, Any, Any], state: State) -> Me:
    """Who the cookie says you are; a guest, if it is your first visit."""
    return me_of(await known_user(state.storage, request))


@post("/api/me/name", status_code=200)
async def rename(request: Request[Any, Any, Any], state: State, data: NewName) -> Me:
    """Call yourself something else, but not by the name of an account."""
    user = await acting_user(state.storage, request)
    name = clean_name(data.name)
    namesake = await state.storage.user_by_login(login_of(name))
    if namesake is not None and namesake.id != user.id:
        raise Denied(409, "refused-name-taken")
    await state.storage.keep_user(user.id, name=name)
    await state.open_tables.called_otherwise(user.id)
    return Me(user.id, name, user.login is None, True)


@post("/api/register", status_code=200)
async def register(request: Request[Any, Any, Any], state: State, data: Login) -> Me:
    """Make the guest you are an account with a name and a password."""
    limits: PasswordLimits = state.rate_limits.passwords
    limits.check(request)
    user = await acting_user(state.storage, request)
    if user.login is not None:
        raise Denied(409, "refused-registered")
    name = clean_name(data.name)
    login = login_of(name)
    async with limits.at_once:
        password = await asyncio.to_thread(HASHER.hash, data.password)
    if not await state.storage.keep_user(user.id, name=name, login=login, password=password):
        raise Denied(409, "refused-name-taken")
    await state.open_tables.called_otherwise(user.id)
    become(request, user.id, await state.storage.open_session(user.id))
    SECURITY.info("%s registered from %s", login, address_of(request))
    return Me(user.id, name, False, True)


@post("/api/login", status_code=200)
async def log_in(request: Request[Any, Any, Any], state: State, data: Login) -> Me:
    """Be the account with this name; what you own as a guest becomes its own."""
    storage: Storage = state.storage
    limits: PasswordLimits = state.rate_limits.passwords
    login = login_of(clean_name(data.name))
    limits.check(request, login)
    user = await storage.user_by_login(login)
    async with limits.at_once:
        is_right = await asyncio.to_thread(fits, user.password if user else None, data.password)
    if user is None or not is_right:
        SECURITY.warning("wrong password for %s from %s", login, address_of(request))
        raise Denied(401, "refused-password")
    guest = await known_user(storage, request)
    if guest.login is None:
        await state.open_tables.forget(await storage.hand_over_seats(guest.id, user.id))
    become(request, user.id, await storage.open_session(user.id))
    SECURITY.info("%s logged in from %s", login, address_of(request))
    return me_of(user)


@post("/api/me/password", status_code=200)
async def change_password(request: Request[Any, Any, Any], state: State, data: NewPassword) -> Me:
    """Another password. Whoever is logged in elsewhere, or has a copy of the cookie, is so no longer."""
    storage: Storage = state.storage
    limits: PasswordLimits = state.rate_limits.passwords
    user = await known_user(storage, request)
    if user.login is None:
        raise Denied(409, "refused-guest")
    limits.check(request, user.login)
    async with limits.at_once:
        is_right = await asyncio.to_thread(fits, user.password, data.old)
        password = await asyncio.to_thread(HASHER.hash, data.password) if is_right else ""
    if not is_right:
        SECURITY.warning("wrong password of %s from %s", user.login, address_of(request))
        raise Denied(401, "refused-password")
    await storage.keep_user(user.id, password=password)
    await storage.end_sessions(user.id)
    await state.open_tables.send_away(user.id)
    become(request, user.id, await storage.open_session(user.id))
    SECURITY.info("%s has a new password, from %s", user.login, address_of(request))
    return me_of(user)


@post("/api/logout", status_code=200)
async def log_out(request: Request[Any, Any, Any], state: State) -> Me:
    """Be a new guest. The cookie of before is worth nothing from now on, and its sockets close."""
    token, user = session_of(request), user_id(request)
    if token is not None and user is not None:
        await state.storage.end_sessions(user, token)
        await state.open_tables.send_away(user)
        SECURITY.info("user %s logged out from %s", user, address_of(request))
    id = secrets.token_hex(16)
    become(request, id)
    return Me(id, guest_name(id), True, False)


def clean_name(name: str) -> str:
    """One line of characters that can be seen, the same however they were typed. Raises Denied."""
    typed = unicodedata.normalize("NFKC", name)
    cleaned = " ".join("".join(c if c.isprintable() and c not in BLANK else " " for c in typed).split())
    if not cleaned:
        raise Denied(400, "refused-name")
    return _not_too_long(cleaned)


def login_of(name: str) -> str:
    """Names that differ in capitals only are one account's."""
    return _not_too_long(name.lower())


def _not_too_long(name: str) -> str:
    if len(name) > LONGEST:
        raise Denied(400, "refused-name-long")
    return name


@cache
def _nobodys() -> str:
    """Checked when the name is unknown, so that this takes as long as a wrong password."""
    return HASHER.hash(secrets.token_hex(16))


def fits(hash: str | None, password: str) -> bool:
    try:
        return HASHER.verify(hash or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False


HANDLERS: Final = [me, rename, register, log_in, change_password, log_out]
