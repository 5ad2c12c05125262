"""A second device: the first shows a code, used once and good for a few minutes, and the second is the same person."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

import sqlalchemy as sa
from litestar import Request, post
from litestar.datastructures import State

from .accounts import me_of
from .api import Denied, DeviceCode, Me, MoveHere
from .identity import acting_user, become, known_user
from .schema import DEVICE_CODES
from .storage import Storage

LIFETIME: Final = 600  # seconds
LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none is taken for another
LENGTH: Final = 10


def plain_code(code: str) -> str:
    """As it is compared, however it was typed.

    >>> plain_code(" k7m2p-9qrtx")
    'K7M2P9QRTX'
    """
    return "".join(letter for letter in code.upper() if letter in LETTERS)


def _digest(code: str) -> str:
    return hashlib.sha256(f"device {plain_code(code)}".encode()).hexdigest()


async def new_code(storage: Storage, user: str) -> str:
    """The one code that leads to this person; one from before is worth nothing any more."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    row = {"user_id": user, "digest": _digest(letters), "until": storage.timepiece.now() + LIFETIME}
    async with storage.write() as connection:
        await connection.execute(sa.delete(DEVICE_CODES).where(DEVICE_CODES.c.user_id == user))
        await connection.execute(sa.insert(DEVICE_CODES).values(row))
    return f"{letters[: LENGTH // 2]}-{letters[LENGTH // 2 :]}"


async def redeem(storage: Storage, code: str) -> str | None:
    """Whom the code leads to. It leads nobody there again."""
    async with storage.write() as connection:
        mine = DEVICE_CODES.c.digest == _digest(code)
        found = (await connection.execute(sa.select(DEVICE_CODES).where(mine))).mappings().first()
        done = await connection.execute(sa.delete(DEVICE_CODES).where(mine))
    if found is None or done.rowcount != 1 or found["until"] < storage.timepiece.now():
        return None
    return str(found["user_id"])


@post("/api/me/device", status_code=200)
async def show_code(request: Request[Any, Any, Any], state: State) -> DeviceCode:
    """A code with which another device becomes you."""
    user = await acting_user(state.storage, request)
    return DeviceCode(await new_code(state.storage, user.id), LIFETIME)


@post("/api/me/move-here", status_code=200)
async def move_here(request: Request[Any, Any, Any], state: State, data: MoveHere) -> Me:
    """Be who the code leads to; what you own as a guest becomes theirs."""
    storage: Storage = state.storage
    state.rate_limits.passwords.check(request)
    found = await redeem(storage, data.code)
    user = await storage.user(found) if found is not None else None
    if user is None:
        raise Denied(401, "refused-code")
    guest = await known_user(storage, request)
    if guest.login is None and guest.id != user.id:
        await state.open_tables.forget(await storage.hand_over_seats(guest.id, user.id))
    become(request, user.id, None if user.login is None else await storage.open_session(user.id))
    return me_of(user)


HANDLERS: Final = [show_code, move_here]
