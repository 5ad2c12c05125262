"""What is kept about somebody, to take along; and how somebody goes for good."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

import sqlalchemy as sa
from litestar import Request, Response, get, post
from litestar.datastructures import State

from .accounts import fits, me_of
from .api import Denied, Farewell, Me
from .conduct import give_table_to
from .identity import become, known_user
from .open_tables import OpenTables
from .rate_limits import PasswordLimits
from .rows import User
from .schema import (
    BLOCKS,
    CHANNELS,
    CHAT,
    COMPLAINTS,
    DEVICE_CODES,
    LETTERS,
    NOTES,
    OBEYED,
    SEATS,
    SEEN,
    SESSIONS,
    STANDING_ORDERS,
    TABLES,
    USERS,
    VACATIONS,
    WISHES,
)
from .storage import Storage, guest_name

NOBODY: Final = "—"  # what somebody is called who is gone
HIDDEN: Final = frozenset({"password", "secret", "token", "digest"})  # keys, not data
OWN: Final[dict[str, tuple[sa.Table, sa.ColumnElement[str]]]] = {
    "person": (USERS, USERS.c.id),
    "chairs": (SEATS, SEATS.c.user_id),
    "tables": (TABLES, TABLES.c.owner),
    "talk": (CHAT, CHAT.c.user_id),
    "notes": (NOTES, NOTES.c.user_id),
    "visits": (SEEN, SEEN.c.user_id),
    "orders": (STANDING_ORDERS, STANDING_ORDERS.c.user_id),
    "obeyed": (OBEYED, OBEYED.c.user_id),
    "ways": (CHANNELS, CHANNELS.c.user_id),
    "wishes": (WISHES, WISHES.c.user_id),
    "vacations": (VACATIONS, VACATIONS.c.user_id),
    "reports": (COMPLAINTS, COMPLAINTS.c.by_user),
}
DROPPED: Final = (  # with their person; LETTERS before the ways they go
    LETTERS.c.user_id,
    CHANNELS.c.user_id,
    SESSIONS.c.user_id,
    DEVICE_CODES.c.user_id,
    BLOCKS.c.user_id,
    BLOCKS.c.blocked,
    WISHES.c.user_id,
    VACATIONS.c.user_id,
    NOTES.c.user_id,
    SEEN.c.user_id,
    STANDING_ORDERS.c.user_id,
    OBEYED.c.user_id,
    CHAT.c.user_id,
    COMPLAINTS.c.by_user,
)


async def data_of(storage: Storage, user: str) -> dict[str, list[dict[str, Any]]]:
    """Every row about somebody, without keys and without the secrets of games."""
    found = {}
    for name, (table, whose) in OWN.items():
        columns = [column for column in table.c if column.name not in HIDDEN]
        found[name] = [dict(row) for row in await storage.rows(sa.select(*columns).where(whose == user))]
    return found


@get("/api/me/data")
async def export(request: Request[Any, Any, Any], state: State) -> Response[dict[str, list[dict[str, Any]]]]:
    """Everything that is kept about you, as a file."""
    user = await known_user(state.storage, request)
    headers = {"Content-Disposition": 'attachment; filename="westphalia.json"', "Cache-Control": "no-store"}
    return Response(await data_of(state.storage, user.id), media_type="application/json", headers=headers)


@post("/api/me/delete", status_code=200)
async def go_for_good(request: Request[Any, Any, Any], state: State, data: Farewell) -> Me:
    """Forget me: my name, password, talk, notes, ways and wishes. Bots play on for me; what I did in games stays,
    without my name."""
    storage: Storage = state.storage
    limits: PasswordLimits = state.rate_limits.passwords
    user = await known_user(storage, request)
    if user.login is not None:
        limits.check(request, user.login)
        async with limits.at_once:
            if not await asyncio.to_thread(fits, user.password, data.password):
                raise Denied(401, "refused-password")
    await _leave_tables(state.open_tables, user)
    await forget(storage, user.id)
    await state.open_tables.send_away(user.id)
    id = secrets.token_hex(16)
    become(request, id)
    return me_of(User(id, guest_name(id), None, None))


async def _leave_tables(open_tables: OpenTables, user: User) -> None:
    """A bot plays on, and somebody else who sits there looks after the table."""
    seated = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user.id)
    query = sa.select(TABLES.c.id).where(TABLES.c.id.in_(seated) | (TABLES.c.owner == user.id))
    for row in await open_tables.storage.rows(query):
        async with open_tables.at(row["id"]) as room:
            table = room.table
            for seat in table.seats_of(user.id):
                await table.keep_chair(seat, None, None if table.is_over else table.stand_in())
                await table.tell(seat, "gone")
            heir = next((chair for chair in table.chairs if chair.user_id is not None), None)
            if table.row.owner == user.id and heir is not None:
                await give_table_to(table, heir)


async def forget(storage: Storage, user: str) -> None:
    """What remains is a number that finished games and tables without people refer to."""
    async with storage.write() as connection:
        for whose in DROPPED:
            await connection.execute(sa.delete(whose.table).where(whose == user))
        await connection.execute(sa.update(CHAT).where(CHAT.c.to_user == user).values(to_user=None))
        # a login nobody can have: whoever kept a cookie from before they registered is not let in by it
        blank = {"name": NOBODY, "login": f"gone {user}", "password": None, "vacation": None, "turns": 0, "late": 0}
        await connection.execute(sa.update(USERS).where(USERS.c.id == user).values(blank))


HANDLERS: Final = [export, go_for_good]
