"""Names and passwords. A guest who registers keeps everything; one who logs in brings their seats along."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request, get, post
from litestar.datastructures import State

from .api import Denied, Login, Me, NewName
from .identity import acting_user, become, known_user
from .rate_limits import PasswordLimits
from .storage import Storage, User, guest_name

HASHER: Final = PasswordHasher()
LONGEST: Final = 40  # letters of a name, as the database keeps it
BLANK: Final = "\u115f\u1160\u2800"  # called letters and signs, but nothing is seen of them


def me_of(user: User) -> Me:
    return Me(user.id, user.name, user.login is None)


@get("/api/me")
async def me(request: Request[Any, Any, Any], state: State) -> Me:
    """Who the cookie says you are; a guest, if it is your first visit."""
    return me_of(await known_user(state.storage, request))


@post("/api/me/name", status_code=200)
async def rename(request: Request[Any, Any, Any], state: State, data: NewName) -> Me:
    """Call yourself something else."""
    user = await acting_user(state.storage, request)
    name = clean_name(data.name)
    await state.storage.keep_user(user.id, name=name)
    return Me(user.id, name, user.login is None)


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
    return Me(user.id, name, False)


@post("/api/login", status_code=200)
async def log_in(request: Request[Any, Any, Any], state: State, data: Login) -> Me:
    """Be the account with this name; what you own as a guest becomes its own."""
    storage: Storage = state.storage
    limits: PasswordLimits = state.rate_limits.passwords
    login = login_of(clean_name(data.name))
    limits.check(request, login)
    user = await storage.user_by_login(login)
    async with limits.at_once:
        fits = await asyncio.to_thread(_fits, user.password if user else None, data.password)
    if user is None or not fits:
        raise Denied(401, "refused-password")
    guest = await known_user(storage, request)
    if guest.login is None:
        await state.open_tables.forget(await storage.hand_over_seats(guest.id, user.id))
    become(request, user.id)
    return me_of(user)


@post("/api/logout", status_code=200)
async def log_out(request: Request[Any, Any, Any]) -> Me:
    """Be a new guest."""
    id = secrets.token_hex(16)
    become(request, id)
    return Me(id, guest_name(id), True)


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


def _fits(hash: str | None, password: str) -> bool:
    try:
        return HASHER.verify(hash or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False


HANDLERS: Final = [me, rename, register, log_in, log_out]
