"""Play over one WebSocket per table. Whatever is not in order is refused with a reason and changes nothing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from westphalia.kernel.contract import BadInput
from westphalia.kernel.journal import visible
from westphalia.kernel.script import Refusal
from westphalia.kernel.session import Refused

from . import board_text, metrics, orders, standing, votes, wire
from .api import Denied
from .audience import Onlooker
from .identity import known_user, user_id
from .lines import line_of
from .open_tables import NoTable, OpenTables, Room, clock
from .origin_policy import is_foreign
from .rate_limits import Bucket
from .rows import Seen
from .seating import origin_of

LOG: Final = logging.getLogger("westphalia.server")
BURST: Final = 60  # a page asks for cards and odds after each answer of quick bots
RATE: Final = 30
ENTRIES_A_PERMIT: Final = 200  # of the journal, told to somebody who does not have them yet
PERMITS_A_SECOND: Final = 150  # of work
MOST_FOR_ONE: Final = BURST / 2  # permits; a page that comes anew has more to ask for
FAULTS: Final = 200  # refused for size, form or haste, with two forgiven each second; then the socket is closed
FORGIVEN: Final = 2
GONE: Final = (OSError, RuntimeError, WebSocketDisconnect)  # what sending raises when the client has left
CLOSED: Final = {"no table": 4404, "private": 4403, "origin": 4403, "faults": 4429, "crowd": 4429}

Socket = WebSocket[Any, Any, Any]
P = ParamSpec("P")
T = TypeVar("T")
Message = TypeVar("Message", bound=wire.Client)
Handler = Callable[[Any, Room, Message], Awaitable[None]]  # of a conversation; raises Refused
HANDLERS: Final[dict[type[wire.Client], Handler[Any]]] = {}  # what is done with each message, except a ping


def handles(kind: type[Message]) -> Callable[[Handler[Message]], Handler[Message]]:
    """Makes a method of a conversation the one that messages of this kind go to."""

    def register(handler: Handler[Message]) -> Handler[Message]:
        HANDLERS[kind] = handler
        return handler

    return register


@websocket("/ws/tables/{table_id:str}")
async def play(socket: Socket, state: State, table_id: str) -> None:
    await socket.accept()
    why = await _why_not_enter(socket, state.open_tables, table_id)
    if why is not None:
        await socket.close(code=CLOSED[why], reason=why)
        return
    try:
        with state.rate_limits.sockets.hold(socket):
            await Conversation(socket, state.open_tables, table_id).run()
    except Denied:
        await socket.close(code=CLOSED["crowd"], reason="crowd")


async def _why_not_enter(socket: Socket, open_tables: OpenTables, table_id: str) -> str | None:
    if is_foreign(socket):
        return "origin"
    try:
        async with open_tables.at(table_id) as room:
            return None if room.table.may_watch(user_id(socket)) else "private"
    except (NoTable, BadInput):
        return "no table"


class Conversation:
    """One socket from its opening to its end."""

    def __init__(self, socket: Socket, open_tables: OpenTables, table_id: str) -> None:
        self.socket = socket
        self.open_tables = open_tables
        self.table_id = table_id
        self.user = user_id(socket)
        self.onlooker = Onlooker(self.user, line_of(socket.scope))
        self.bucket = Bucket(BURST, RATE)
        self.faults = Bucket(FAULTS, FORGIVEN)
        self.is_outcast = False
        self.last_seen: Seen | None = None

    async def run(self) -> None:
        if self.user is not None:
            self.last_seen = await self.open_tables.storage.seen(self.table_id, self.user)
        async with self.open_tables.at(self.table_id) as room:
            room.table.audience.onlookers.add(self.onlooker)
            room.table.audience.send_players()
        sender = asyncio.create_task(self._send())
        try:
            await self._listen()
        finally:
            self.onlooker.drop()
            try:
                await self._leave()
            finally:
                await sender

    async def _leave(self) -> None:
        try:
            await self._note_seen()
        finally:
            async with self.open_tables.at(self.table_id) as room:
                room.table.audience.leave(self.onlooker)
                room.table.audience.send_players()

    async def _note_seen(self) -> None:
        """How far this visitor has come, for the next time."""
        onlooker = self.onlooker
        if self.user is not None and onlooker.greeted:
            now = self.open_tables.timepiece.now()
            seen = Seen(onlooker.version, onlooker.entries, onlooker.seat, now, onlooker.moves)
            await self.open_tables.storage.keep_seen(self.table_id, self.user, seen)

    async def _send(self) -> None:
        while (message := await self.onlooker.next()) is not None:
            try:
                await self.socket.send_data(message, mode="text")
            except GONE:  # the listener will notice
                self.onlooker.lost = True
                return
            self.onlooker.sent(message)
        with suppress(*GONE):
            await self.socket.close(code=CLOSED["faults"] if self.is_outcast else 1001)

    async def _listen(self) -> None:
        while not self.onlooker.lost:
            try:
                data = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            content = data.encode("utf-8", "replace") if isinstance(data, str) else bytes(data or b"")
            await self._take(content)

    async def _take(self, content: bytes) -> None:
        is_hasty = not self.bucket.take()
        if len(content) > wire.MESSAGE_LIMIT:
            return self._fault(wire.TOO_LARGE)
        try:
            message = wire.DECODER.decode(content)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self._fault(wire.MALFORMED)
        if is_hasty:
            return self._fault(wire.TOO_OFTEN, message, self.bucket.pause)
        if isinstance(message, wire.Ping):
            return self.onlooker.send(wire.encode(wire.Pong()))
        timing = metrics.ANSWER.timed() if isinstance(message, wire.Answer | wire.Order) else nullcontext()
        try:
            with timing:
                async with self.open_tables.at(self.table_id) as room:
                    try:
                        if isinstance(message, wire.Answer | wire.Order) and self.user is not None:
                            await room.table.come_back(self.user)
                        await HANDLERS[type(message)](self, room, message)
                    except Refused as error:
                        self._refuse(room, error.refusal, message)
        except Refused as error:
            self._fault(error.refusal, message)
        except (SQLAlchemyError, OSError):
            LOG.exception("%s at table %s was not kept", wire.type_of(message), self.table_id)
            self._fault(wire.BROKEN, message)

    def _fault(self, refusal: Refusal, message: wire.Incoming | None = None, wait: float = 0.0) -> None:
        self.onlooker.send(wire.encode(wire.RefusedMessage(refusal, 0, wire.type_of(message), wait)))
        if not self.faults.take():
            self.is_outcast = True
            self.onlooker.drop()

    def _refuse(self, room: Room, refusal: Refusal, message: wire.Incoming) -> None:
        self.onlooker.send(wire.encode(wire.RefusedMessage(refusal, self._version(room), wire.type_of(message))))
        if refusal is wire.STALE:
            self._show(room)

    def _version(self, room: Room) -> int:
        """How much has been done as this client counts it."""
        return room.table.row.version_for(self.onlooker.seat)

    def _show(self, room: Room) -> None:
        """The whole state, whatever the client has."""
        self.onlooker.shown = None
        room.table.audience.send_view([self.onlooker])

    @handles(wire.Answer)
    async def _answer(self, room: Room, answer: wire.Answer) -> None:
        self._check(room, answer.seat, answer.version)
        table = room.table
        if not answer.sure and await self._try_out(table.is_final, answer.seat, answer.id):
            return self.onlooker.send(wire.encode(wire.Confirm(self._version(room), answer.seat, answer.id)))
        await table.answer(answer.seat, answer.id)

    async def _try_out(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Beside the others' games; this table waits, so whoever asks again and again has to wait as well. What counts
        is the work, not how busy the machine is."""

        spent = 0.0

        def timed() -> T:
            nonlocal spent
            began = time.thread_time()
            try:
                return work(*args, **kwargs)
            finally:
                spent = time.thread_time() - began

        try:
            return await asyncio.to_thread(timed)
        finally:
            self.bucket.charge(min(spent * PERMITS_A_SECOND, MOST_FOR_ONE))

    def _check(self, room: Room, seat: int, version: int | None) -> None:
        is_stale = version is not None and version != self._version(room)
        refusal = room.table.why_not(self.user, seat, is_stale=is_stale)
        if refusal is not None:
            raise Refused(refusal)

    @handles(wire.Undo)
    async def _undo(self, room: Room, undo: wire.Undo) -> None:
        self._check(room, undo.seat, undo.version)
        await room.table.undo(undo.seat, whole=undo.whole)

    @handles(wire.AskForm)
    async def _lay_out(self, room: Room, ask: wire.AskForm) -> None:
        self._check(room, ask.seat, ask.version)
        table = room.table
        wanted = ask.wanted if table.guide is None else table.guide.wanted(table.lesson_place, ask.wanted)
        sheet = await self._try_out(orders.lay_out, table.session, ask.seat, ask.form, wanted, table.version)
        self.onlooker.send(wire.encode(sheet))

    @handles(wire.AskPiece)
    async def _tell_deeds(self, room: Room, ask: wire.AskPiece) -> None:
        self._check(room, ask.seat, ask.version)
        told = await self._try_out(orders.with_piece, room.table.session, ask)
        self.onlooker.send(wire.encode(told))

    @handles(wire.Order)
    async def _order(self, room: Room, order: wire.Order) -> None:
        self._check(room, order.seat, order.version)
        table = room.table
        await table.order(orders.start(table.session, order.seat, order.form, order.wanted))

    @handles(wire.Revoke)
    async def _revoke(self, room: Room, revoke: wire.Revoke) -> None:
        table = room.table
        mine = [each for seat in table.seats_of(self.user) for each in table.orders.of_seat(seat)]
        for given in mine:
            if given.row.id == revoke.order:
                await table.orders.drop(given)

    @handles(wire.Skip)
    async def _skip(self, room: Room, skip: wire.Skip) -> None:
        self._check(room, skip.seat, skip.version)
        await room.table.skip(skip.seat)

    @handles(wire.Resign)
    async def _resign(self, room: Room, resign: wire.Resign) -> None:
        self._check(room, resign.seat, None)
        await room.table.resign(resign.seat)

    @handles(wire.Hello)
    async def _greet(self, room: Room, hello: wire.Hello) -> None:
        table, onlooker = room.table, self.onlooker
        seats = table.seats_of(self.user)
        if hello.seat is not None and hello.seat not in seats:
            raise Refused(wire.NOT_YOURS)
        if self.user is not None and hello.version == 0:  # a page that only lost its line does not come back
            await table.come_back(self.user)
        asked = [seat for seat in table.waiting() if seat in seats]
        seat = hello.seat if hello.seat is not None else next(iter(asked + seats), None)
        onlooker.seat, onlooker.greeted = seat, True
        onlooker.entries = known = self._told_from(room, hello, seat)
        onlooker.send(wire.encode(await self._welcome(room, seats)))
        self._show(room)
        new = max(0, onlooker.entries - known)
        self.bucket.charge(min(new // ENTRIES_A_PERMIT, MOST_FOR_ONE))
        if table.awaited():
            onlooker.send(wire.encode(clock(room, self.open_tables.timepiece)))
        if seat is not None and self.user is not None:
            onlooker.send(wire.encode(table.orders.message(seat)))
            lines = await standing.lines_for(self.open_tables.storage, self.table_id, self.user, seat)
            onlooker.send(wire.encode(wire.Obeyed(seat, lines)))
        if (vote := await votes.current(room, self.open_tables.started)) is not None:
            onlooker.send(wire.encode(vote))
        if table.is_over:
            onlooker.send(table.audience.over())

    def _told_from(self, room: Room, hello: wire.Hello, seat: int | None) -> int:
        """From which entry of the journal on somebody is told what there is."""
        table, seen = room.table, self.last_seen
        has = hello.since if hello.version >= table.last_undo else 0
        if hello.last is None:
            return has
        _, entries = visible(table.session.state.log, seat, 1 << 30)
        is_back = seen is not None and seen.seat == seat and seen.version >= table.last_undo
        wanted = min(entries - hello.last, seen.entries) if is_back and seen is not None else entries - hello.last
        return max(has, wanted)

    async def _welcome(self, room: Room, seats: list[int]) -> wire.Welcome:
        table, storage = room.table, self.open_tables.storage
        row = table.row
        user, chat, note = await storage.kept_for(row.id, self.user or "", seats)
        return wire.Welcome(
            row.id,
            row.game,
            row.scenario,
            row.options,
            row.language,
            wire.You(seats, user.name),
            table.players(),
            table.commitment,
            chat,
            note,
            row.paused,
            row.seconds,
            table.away,
            row.kind,
            origin_of(row),
            self.last_seen,
        )

    @handles(wire.AskOdds)
    async def _tell_odds(self, room: Room, ask: wire.AskOdds) -> None:
        """Worked out beside the others' games; this table waits."""
        self._check(room, ask.seat, ask.version)
        table = room.table
        odds = await asyncio.to_thread(board_text.odds, table.session, ask.seat)
        self.onlooker.send(wire.encode(wire.OddsMessage(self._version(room), ask.seat, odds)))

    @handles(wire.AskCards)
    async def _tell_cards(self, room: Room, ask: wire.AskCards) -> None:
        table, seat = room.table, ask.seat
        eyes = range(table.row.seat_count) if table.is_revealed else table.seats_of(self.user)
        if seat is not None and seat not in eyes:
            raise Refused(wire.NOT_YOURS)
        told = await asyncio.to_thread(board_text.cards, table.session, seat)
        self.onlooker.send(wire.encode(wire.CardsMessage(self._version(room), seat, *told)))

    @handles(wire.Chat)
    async def _chat(self, room: Room, message: wire.Chat) -> None:
        table = room.table
        seats = table.seats_of(self.user)
        if not seats or (message.seat is not None and message.seat not in seats):
            raise Refused(wire.NOT_YOURS)
        if message.to is not None and message.to >= len(table.chairs):
            raise Refused(wire.NO_CHAIR)
        user = await known_user(self.open_tables.storage, self.socket)
        await table.say(user, message.text, message.to, seats[0] if message.seat is None else message.seat)

    @handles(wire.Note)
    async def _keep_note(self, room: Room, note: wire.Note) -> None:
        if self.user is None or not room.table.seats_of(self.user):
            raise Refused(wire.NOT_YOURS)
        await self.open_tables.storage.keep_note(self.table_id, self.user, note.text)

    @handles(wire.Takeback)
    async def _ask_to_take_back(self, room: Room, _: wire.Takeback) -> None:
        if room.motion is not None:
            raise Refused(wire.OTHER_VOTE)
        await self._vote(room, wire.Vote("takeback", True))

    @handles(wire.Vote)
    async def _vote(self, room: Room, vote: wire.Vote) -> None:
        user = await known_user(self.open_tables.storage, self.socket)
        await votes.cast(room, user, vote.vote, vote.yes, vote.seat, self.open_tables.started)
