"""Records and the past: download, upload, verify, look at any move."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from westphalia.kernel import chapters, record
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.record import OwnView, Record, Verdict
from westphalia.kernel.session import Session
from westphalia.kernel.views import SeatView, entry_views, seat_view

from . import replay
from .api import Denied, Upload, UploadInfo, VerdictInfo
from .chapters import whole
from .identity import acting_user, user_id
from .lobby import check_eyes, check_watcher
from .open_tables import OpenTables
from .past import made_by, past
from .rate_limits import while_asked
from .replay import Told, deeds_of
from .rows import Chair, TableRow
from .table import Table

LINES: Final = "application/jsonl"
MOST_MOVES: Final = 20_000  # of a record from outside
MOST_BYTES: Final = 10_000_000  # of a record, with the marks that JSON needs
LONGEST_SECRET: Final = 64  # letters, as the database keeps it
MOST_WAITING: Final = 20  # records to be checked


class ViewHeader(msgspec.Struct, frozen=True):
    """The first line of what a player may take home of a running game."""

    format: str
    game: str
    rules: str
    scenario: str
    seats: int
    options: dict[str, int | str]
    commitment: str
    seat: int | None
    moves: int


@get("/api/tables/{table_id:str}/record", media_type=LINES)
async def download(request: Request[Any, Any, Any], state: State, table_id: str) -> Response[bytes]:
    """The whole record when the game is over; until then its header and the journal as you may read it."""
    async with state.open_tables.at(table_id) as room:
        table: Table = room.table
        user = user_id(request)
        check_watcher(table, user)
        if table.is_over:
            content = record.encode(await whole(table))
        else:
            content = await asyncio.to_thread(_own_view, table, user)
    headers = {"Content-Disposition": f'attachment; filename="{table_id}.jsonl"'}
    return Response(content, media_type=LINES, headers=headers)


def _own_view(table: Table, user: str | None) -> bytes:
    seat = next(iter(table.seats_of(user)), None)
    row, view = table.row, seat_view(table.session, seat)
    header = ViewHeader(
        record.VIEW_FORMAT,
        row.game,
        row.rules,
        row.scenario,
        row.seat_count,
        row.options,
        table.commitment,
        seat,
        table.moves_for(seat),
    )
    return b"".join(msgspec.json.encode(line) + b"\n" for line in [header, *view.journal])


# verify and upload


def check(content: bytes) -> Verdict | str:
    """Play a record again: what was found in order, or one line that says what is wrong. Runs in another process."""
    try:
        return chapters.verify(record.decode(content, "record"))
    except BadInput as error:
        return str(error)


async def checked(open_tables: OpenTables, content: bytes) -> Verdict | str:
    """The verdict on a record, from a process of its own. Raises Denied."""
    if open_tables.check_pool.waiting >= MOST_WAITING:
        raise Denied(429, "refused-often")
    try:
        return await open_tables.check_pool.run(check, content)
    except TimeoutError as error:
        raise Denied(400, "refused-record-long") from error


@get("/api/tables/{table_id:str}/verify")
async def verify(request: Request[Any, Any, Any], state: State, table_id: str) -> VerdictInfo:
    """Whether the record of a game that is over holds: commitment, dice, answers, states and result."""
    open_tables: OpenTables = state.open_tables
    async with open_tables.at(table_id) as room:
        table: Table = room.table
        check_watcher(table, user_id(request))
        if not table.is_over:
            raise Denied(409, "refused-not-over")
        state.rate_limits.replays.check(request)
        content = record.encode(await whole(table))
        commitment, secret = table.commitment, table.row.secret or None
    with state.rate_limits.waiting.hold(request):
        verdict = await while_asked(request, checked(open_tables, content))
    if isinstance(verdict, str):
        return VerdictInfo(ok=False, problem=verdict, commitment=commitment, secret=secret)
    return VerdictInfo(ok=True, commitment=commitment, secret=secret, **verdict._asdict())


@post("/api/records", status_code=200, request_max_body_size=MOST_BYTES)
async def upload(request: Request[Any, Any, Any], state: State, data: Upload) -> UploadInfo:
    """Check a record and, if asked to, open it as a table at which the game can be looked at move by move. One in
    chapters can't be opened: no rules play all of it."""
    open_tables: OpenTables = state.open_tables
    state.rate_limits.replays.check(request)
    content = data.record.encode("utf-8", "replace")
    if content.count(b"\n") > MOST_MOVES + 4:  # counted in a moment; taken apart they would hold everybody up
        raise Denied(400, "refused-record-long")
    parsed = await asyncio.to_thread(_read, content)
    with state.rate_limits.waiting.hold(request):
        verdict = await while_asked(request, checked(open_tables, content))
    if isinstance(verdict, str):
        raise BadInput(verdict)
    table = None
    if data.open and parsed.chapters:
        raise Denied(400, "refused-record-chapters")
    if data.open:
        user = await acting_user(state.storage, request)
        row = _row(open_tables.title(parsed.header.game), parsed, data.visibility, user.id)
        await _keep(open_tables, row, parsed)
        table = row.id
    header = parsed.header
    return UploadInfo(game=header.game, scenario=header.scenario, seats=header.seats, table=table, **verdict._asdict())


def _read(content: bytes) -> Record:
    try:
        parsed = record.decode(content, "record")
    except OwnView as error:
        raise Denied(400, "refused-record-view") from error
    if parsed.header.start is not None:
        raise Denied(400, "refused-record-what-if")
    if len(parsed.moves) > MOST_MOVES or len(parsed.closing.secret or "") > LONGEST_SECRET:
        raise Denied(400, "refused-record-long")
    return parsed


def _row(title: Title[Any], parsed: Record, visibility: str, owner: str) -> TableRow:
    header, now = parsed.header, time.time()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=title.id,
        rules=title.version,
        scenario=header.scenario,
        seat_count=header.seats,
        options=title.complete_options(header.scenario, header.options),
        language="en",
        visibility=visibility,
        pace="live",
        seconds=None,
        secret=parsed.closing.secret or "",
        owner=owner,
        created=now,
        updated=now,
        seq=len(deeds_of(parsed.moves)),
        waiting=[],
        paused=False,
        over=True,
        kind="record",
    )


async def _keep(open_tables: OpenTables, row: TableRow, parsed: Record) -> None:
    chairs = [Chair(seat, None, None, secrets.token_urlsafe(12)) for seat in range(row.seat_count)]
    dice = [outcome for part in parsed.parts() for outcome in part.dice]
    start = None if row.secret else replay.encode(Told(parsed.header.commitment, dice))
    await open_tables.storage.add_table(row, chairs, start, deeds_of(parsed.moves))


# the past


@get("/api/tables/{table_id:str}/history/{moves:int}")
async def history(
    request: Request[Any, Any, Any],
    state: State,
    table_id: str,
    moves: int,
    seat: int | None = None,
    truth: bool = False,
    since: Annotated[int, Parameter(ge=0)] = 0,
) -> SeatView:
    """The table after so many moves, with your eyes of today: your seat's, or a watcher's. When the game is over, with
    anybody's; ``truth``: with nothing hidden. ``since``: how much of the journal you have, which need not be told."""
    async with state.open_tables.at(table_id) as room:
        table: Table = room.table
        user = user_id(request)
        check_eyes(table, user, seat)
        if truth and not table.is_revealed:
            raise Denied(403, "refused-hidden")
        made = moves if truth else made_by(table, seat, moves)
        state.rate_limits.looks.check(request)
    with state.rate_limits.waiting.hold(request):
        session = await while_asked(request, past(state.open_tables, table, made))
    look = partial(whole_truth, session) if truth else partial(seat_view, session, seat, since)
    return msgspec.structs.replace(await asyncio.to_thread(look), version=moves)


def whole_truth(session: Session) -> SeatView:
    """What nobody sees before the end: everything."""
    title, entries = session.title, session.state.log.entries
    return msgspec.structs.replace(
        seat_view(session, None),
        state=title.present(session.state, None),
        journal=entry_views(title, entries),
        entries=len(entries),
    )


HANDLERS: Final = [download, verify, upload, history]
