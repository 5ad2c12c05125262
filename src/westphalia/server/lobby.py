"""The lobby: make a table, find one, sit down, stand up, leave the chair to a bot."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, get, post
from litestar.datastructures import State

from westphalia.bots.levels import check_opponent
from westphalia.bots.protocol import default_bot
from westphalia.kernel.contract import Title
from westphalia.kernel.session import Session

from . import presence
from .api import (
    BotChoice,
    Denied,
    Join,
    Joined,
    Links,
    NewTable,
    PaceInfo,
    Reliability,
    SeatChoice,
    TableDetail,
    TableInfo,
    TableMade,
    WaitInfo,
)
from .glance import Glance, glance_at, glance_of, to_row
from .identity import acting_user, user_id
from .open_tables import OpenTables
from .rows import Chair, TableRow, User
from .seating import origin_of, player_view
from .storage import Storage
from .table import Table, new_token

AWAY: Final = {"live": 1800, "slow": 7 * 24 * 3600}  # seconds


@post("/api/tables")
async def make_table(request: Request[Any, Any, Any], state: State, data: NewTable) -> TableMade:
    """Set a game up. It begins at once; open chairs are waited for when it is their turn."""
    open_tables: OpenTables = state.open_tables
    state.rate_limits.tables.check(request)
    title = open_tables.title(data.game)
    scenario = data.scenario or next(iter(title.scenarios))
    title.scenario("" if scenario in title.proving_grounds else scenario)
    options = title.complete_options(scenario, data.options)
    title.check_seats(scenario, len(data.seats), options)
    user = await acting_user(state.storage, request)
    chairs = [new_chair(title, seat, choice, user) for seat, choice in enumerate(data.seats)]
    is_for_bots = all(chair.bot is not None for chair in chairs)
    if is_for_bots:
        state.rate_limits.busy.check(request, open_tables.is_played_by_bots)
    secret, now = secrets.token_hex(16), state.storage.timepiece.now()
    first = Session.start(title, scenario, len(chairs), secret=secret, options=options, history=False)
    row = TableRow(
        secrets.token_urlsafe(9),
        title.id,
        title.version,
        scenario,
        len(chairs),
        options,
        data.language,
        data.visibility,
        data.pace.kind,
        data.pace.seconds,
        secret,
        user.id,
        now,
        now,
        0,
        [ask.seat for ask in first.asks()],
        False,
        False,
        away=data.pace.away or AWAY[data.pace.kind],
        absent=data.pace.absent,
        glance=to_row(glance_at(first, Glance(), 0, now)),
        advice=plays_alone(chairs) if data.advice is None else data.advice,
    )
    await open_tables.storage.add_table(row, chairs)
    async with open_tables.at(row.id) as room:
        for chair in chairs:
            await room.table.call_to_first_turn(chair.seat)
        if is_for_bots:
            state.rate_limits.busy.add(request, row.id)
        return TableMade(row.id, links(row.id, chairs))


def plays_alone(chairs: list[Chair]) -> bool:
    """One person among bots: nobody else has to agree to advice."""
    return sum(chair.bot is None for chair in chairs) == 1


def new_chair(title: Title[Any], seat: int, choice: SeatChoice, user: User) -> Chair:
    bot = check_opponent(title, choice.bot or default_bot(title)) if choice.kind == "bot" else None
    mine = choice.kind == "me"
    return Chair(seat, user.id if mine else None, bot, new_token(), user.name if mine else "")


def links(id: str, chairs: list[Chair]) -> Links:
    open_chairs = [chair for chair in chairs if chair.user_id is None and chair.bot is None]
    return Links(f"/#/table/{id}", {str(chair.seat): chair.token for chair in open_chairs})


@get("/api/tables")
async def tables(
    request: Request[Any, Any, Any], state: State, mine: bool = False, public: bool = False, records: bool = False
) -> list[TableInfo]:
    """Your tables, those that wait for you first; or the public ones under way; or those that are over."""
    storage: Storage = state.storage
    user = user_id(request)
    rows = {row.id: row for row in await storage.public_tables()} if public or not (mine or records) else {}
    if records:
        rows |= {row.id: row for row in await storage.public_records()}
    if mine and user is not None:
        rows |= {row.id: row for row in await storage.tables_of(user)}
    chairs = await storage.chairs(list(rows))
    until = state.open_tables.until
    found = [TableInfo(**table_info(row, chairs[id], user, until(row, chairs[id]))) for id, row in rows.items()]
    return sorted(found, key=lambda table: (not table.your_move, table.over, -table.updated))


def table_info(row: TableRow, chairs: list[Chair], user: str | None, until: Mapping[int, float]) -> dict[str, Any]:
    """``until``: when the clocks of seats run out."""
    yours = [chair.seat for chair in chairs if user is not None and chair.user_id == user]
    glance = glance_of(row.glance)
    waits = [WaitInfo(seat, each.rule, each.since, until.get(seat)) for seat, each in glance.awaited.items()]
    return {
        "id": row.id,
        "kind": row.kind,
        "origin": origin_of(row),
        "game": row.game,
        "scenario": row.scenario,
        "visibility": row.visibility,
        "seats": [player_view(chair, False) for chair in chairs],
        "version": row.version_for(next(iter(yours), None)),
        "your_move": not row.over and any(s in row.waiting and chairs[s].bot is None for s in yours),
        "yours": yours,
        "waiting": [] if row.over else row.waiting,
        "over": row.over,
        "paused": row.paused,
        "created": row.created,
        "updated": row.updated,
        "round": glance.round,
        "things": glance.things,
        "headline": glance.headline,
        "waits": [] if row.over else waits,
    }


@get("/api/tables/{table_id:str}")
async def table(request: Request[Any, Any, Any], state: State, table_id: str) -> TableDetail:
    """Everything about one table but the game itself."""
    user = user_id(request)
    async with state.open_tables.at(table_id) as room:
        found: Table = room.table
        check_watcher(found, user)
        row = found.row
        return TableDetail(
            **table_info(row, found.chairs, user, state.open_tables.until(row, found.chairs))
            | {"seats": found.players()},
            options=row.options,
            language=row.language,
            pace=PaceInfo(row.pace, row.seconds, found.away, row.absent),
            advice=row.advice,
            commitment=found.commitment,
            secret=row.secret if found.is_revealed else None,
            standings=found.standings() if found.is_over else [],
            links=links(row.id, found.chairs) if user == row.owner else None,
            reliability=await _reliability(state.storage, found.chairs) if user == row.owner else None,
        )


async def _reliability(storage: Storage, chairs: list[Chair]) -> dict[int, Reliability]:
    sitting = {chair.seat: chair.user_id for chair in chairs if chair.user_id is not None}
    known = await presence.reliability(storage, [*sitting.values()])
    return {seat: known[user] for seat, user in sitting.items() if user in known}


def check_watcher(table: Table, user: str | None) -> None:
    if not table.may_watch(user):
        raise Denied(403, "refused-private")


def check_eyes(table: Table, user: str | None, seat: int | None) -> None:
    """Who may look with the eyes of a seat: its player, and everybody when the game is over. Raises Denied."""
    check_watcher(table, user)
    if seat is None or seat in table.seats_of(user):
        return
    if not 0 <= seat < len(table.chairs):
        raise Denied(404, "refused-no-chair")
    if not table.is_over:
        raise Denied(403, "refused-not-yours")
    if not table.is_revealed:
        raise Denied(403, "refused-hidden")


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: Request[Any, Any, Any], state: State, table_id: str, data: Join) -> Joined:
    """Sit down: on the chair of a seat link, or on any open one of a table that is not private. One chair is enough for
    everybody who does not play several from one screen."""
    async with state.open_tables.at(table_id) as room:
        table: Table = room.table
        if data.token is None and not table.may_watch(user_id(request)):
            raise Denied(403, "refused-private")
        if table.row.kind == "record":
            raise Denied(409, "refused-no-chair")
        user = await acting_user(state.storage, request)
        if table.row.owner in await state.storage.deaf_to(user.id):
            raise Denied(403, "refused-blocked")
        fitting = [
            chair
            for chair in table.chairs
            if data.seat in (None, chair.seat)
            and (data.token is None or secrets.compare_digest(data.token.encode(), chair.token.encode()))
        ]
        mine = next((chair for chair in fitting if chair.user_id == user.id), None)
        if mine is not None and data.token is not None:
            return Joined(mine.seat)
        free = next((chair for chair in fitting if chair.user_id is None and chair.bot is None), None)
        if free is None:
            raise Denied(409, "refused-no-chair")
        if len(table.seats_of(user.id)) == 1:
            raise Denied(409, "refused-one-chair")
        await table.keep_chair(free.seat, user, None)
        return Joined(free.seat)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Request[Any, Any, Any], state: State, table_id: str) -> None:
    """Give your chairs up; others may take them."""
    async with state.open_tables.at(table_id) as room:
        for seat in room.table.seats_of(user_id(request)):
            await room.table.keep_chair(seat, None, None)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200)
async def set_bot(request: Request[Any, Any, Any], state: State, table_id: str, seat: int, data: BotChoice) -> None:
    """Let a bot play for you, or take your chair back. Who made the table may seat bots on chairs that are nobody's;
    once the game runs they stay unless the table agrees (a vote), so that nobody looks into a bot's hand."""
    async with state.open_tables.at(table_id) as room:
        table: Table = room.table
        user = user_id(request)
        if not 0 <= seat < len(table.chairs):
            raise Denied(404, "refused-no-chair")
        owner = table.chairs[seat].user_id or table.row.owner
        if user != owner:
            raise Denied(403, "refused-not-yours")
        if data.bot is not None:
            check_opponent(table.title, data.bot)
        elif table.chairs[seat].user_id is None and table.version:
            raise Denied(409, "refused-bot-stays")
        others = [chair for chair in table.chairs if chair.seat != seat]
        if data.bot is not None and all(chair.bot is not None for chair in others):
            state.rate_limits.busy.check(request, state.open_tables.is_played_by_bots)
            state.rate_limits.busy.add(request, table_id)
        await table.set_bot(seat, data.bot)


HANDLERS: Final = [make_table, tables, table, join, leave, set_bot]
