"""Who is there and who is not: vacations, and how often somebody's turns came in time."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from litestar import Request, get, post
from litestar.datastructures import State

from .api import Denied, Presence, Reliability, Vacation
from .identity import acting_user, known_user
from .rows import User
from .schema import SEATS, TABLES, USERS, VACATIONS
from .storage import Storage

DAY: Final = 24 * 3600.0
YEAR: Final = 365 * DAY
ALLOWED: Final = 30  # days of vacation within a year, each one that was begun


async def reliability(storage: Storage, users: list[str]) -> dict[str, Reliability]:
    """How many turns with a clock people have had, and how many of them came in time."""
    query = sa.select(USERS.c.id, USERS.c.turns, USERS.c.late).where(USERS.c.id.in_(users))
    return {row["id"]: Reliability(row["turns"], row["turns"] - row["late"]) for row in await storage.rows(query)}


async def count_turn(storage: Storage, user: str, *, is_late: bool) -> None:
    """A turn with a clock has ended, or the clock has."""
    counts = {"turns": USERS.c.turns + 1, "late": USERS.c.late + int(is_late)}
    async with storage.write() as connection:
        await connection.execute(sa.update(USERS).where(USERS.c.id == user).values(counts))


async def days_left(storage: Storage, user: str, now: float) -> int:
    """Of vacation: every day that was begun within the last year counts."""
    query = sa.select(VACATIONS.c.began, VACATIONS.c.ends).where(VACATIONS.c.user_id == user)
    spans = [(max(row["began"], now - YEAR), row["ends"]) for row in await storage.rows(query)]
    return ALLOWED - sum(int(-(-(ends - began) // DAY)) for began, ends in spans if ends > began)


async def go_on_vacation(storage: Storage, user: str, days: int, now: float) -> list[str]:
    """For so many days from now on; the tables where they are missed. One that is under way ends before."""
    async with storage.write() as connection:
        under_way = (VACATIONS.c.user_id == user) & (VACATIONS.c.ends > now)
        await connection.execute(sa.update(VACATIONS).where(under_way).values(ends=now))
        until = now + days * DAY if days else None
        if until is not None:
            await connection.execute(sa.insert(VACATIONS).values(user_id=user, began=now, ends=until))
        await connection.execute(sa.update(USERS).where(USERS.c.id == user).values(vacation=until))
        query = sa.select(SEATS.c.table_id).join(TABLES, TABLES.c.id == SEATS.c.table_id)
        missed = (await connection.execute(query.where(SEATS.c.user_id == user, TABLES.c.over.is_(False)))).scalars()
        tables = sorted(set(missed))
        for table in tables:
            await storage.tell(connection, table)
        return tables


async def presence_of(state: State, user: User) -> Presence:
    found = await reliability(state.storage, [user.id])
    now = state.open_tables.timepiece.now()
    query = sa.select(USERS.c.vacation).where(USERS.c.id == user.id)
    until = next((row["vacation"] for row in await state.storage.rows(query)), None)
    left = await days_left(state.storage, user.id, now)
    is_gone = until is not None and until > now
    return Presence(found.get(user.id, Reliability(0, 0)), until if is_gone else None, left)


@get("/api/me/presence")
async def presence(request: Request[Any, Any, Any], state: State) -> Presence:
    """How reliable you are, and your vacation."""
    return await presence_of(state, await known_user(state.storage, request))


@post("/api/me/vacation", status_code=200)
async def vacation(request: Request[Any, Any, Any], state: State, data: Vacation) -> Presence:
    """Go on vacation for so many days: your clocks stand still, and every table is told. 0: you are back."""
    user = await acting_user(state.storage, request)
    if user.login is None:
        raise Denied(409, "refused-guest")
    now = state.open_tables.timepiece.now()
    if data.days > await days_left(state.storage, user.id, now):
        raise Denied(409, "refused-vacation")
    await state.open_tables.forget(await go_on_vacation(state.storage, user.id, data.days, now))
    return await presence_of(state, user)


HANDLERS: Final = [presence, vacation]
