"""All open tables: each behind one lock, with the bots and the clocks that act without being sent for."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final
from zlib import crc32

import msgspec
from sqlalchemy.exc import IntegrityError

from westphalia.kernel.contract import BadInput, Title, installed_titles
from westphalia.kernel.script import Ask
from westphalia.kernel.session import Refused, Saved, Session, Unimaginable
from westphalia.kernel.snapshots import EVERY, Torn, is_due

from . import logs, metrics, presence, replay, votes, wire
from .bot_pool import WorkerPool, think_at_the_table
from .bus import Bus, MemoryBus, Notice
from .following import catch_up
from .glance import glance_of
from .letters import write_letters
from .mishaps import Mishaps
from .rows import Chair, TableRow
from .storage import Storage
from .table import Mishap, Spoiled, Table, open_table
from .timepiece import Later, Timepiece
from .votes import Motion, extend_clocks, motion_of

LOG: Final = logging.getLogger("westphalia.server")
UNWATCHED: Final = 600.0  # seconds bots play among themselves when nobody looks on
TRY_AGAIN: Final = 2.0  # seconds until bots go on after a failure, doubled each time
LONGEST_PAUSE: Final = 300.0
CLAIM_AGAIN: Final = 3.0  # seconds until we look whether the process that plays the bots of a table is gone
KEPT_OPEN: Final = 300  # tables; beyond that those with nobody around are closed, the longest unused first
REPLAYS_AT_ONCE: Final = 2  # games played again to look at their past; each takes turns with everything else
LEFT_AFTER_RESTART: Final = 0.25  # of a clock at least, however long the server was away
OPENED_AT_ONCE: Final = 4  # tables read and opened: hundreds at a time, after a start, would wait for one another
BEFORE_THE_CLOCK: Final = 1.0  # seconds at which a standing order answers at the latest
SHOWING: Final = 0.005  # seconds in which others see what came of answers, before the next answers are taken
BETWEEN_SNAPSHOTS: Final = 1.0  # times as long as one took
BOTS_AT_ONCE: Final = 4  # answers of bots under way; people need not queue behind those of all tables


class NoTable(Exception):
    """There is no such table."""


class Room:
    """The place of one table: who holds the lock may use the table."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sooner = crc32(id.encode()) % EVERY  # moves, is the first snapshot due
        self.lock = asyncio.Lock()
        self.found: Table | None = None
        self.motion: Motion | None = None
        self.deadlines: dict[int, float] = {}
        self.awaited: dict[int, float] = {}  # the people who are waited for, since when: as all were told
        self.late: set[int] = set()  # seats that are still waited for after their clock has run out
        self.timer: Later | None = None
        self.due: dict[int, float] = {}  # when the orders of seats that are asked answer for them
        self.obeying: Later | None = None
        self.is_thinking = False
        self.is_settling = False  # a snapshot is being kept
        self.broken = set[tuple[int, str]]()  # seats and bots whose failure the table was told of
        self.opened: float | None = None  # when the last thing was done at a table that was just opened

    @property
    def table(self) -> Table:
        assert isinstance(self.found, Table)
        return self.found

    @property
    def is_open(self) -> bool:
        return isinstance(self.found, Table)

    @property
    def is_idle(self) -> bool:
        """Nothing would be missed if the table were closed."""
        return not (
            self.lock.locked() or self.is_thinking or self.timer or self.obeying or self.table.audience.onlookers
        )


class OpenTables:
    def __init__(self, storage: Storage, bot_pool: WorkerPool, bus: Bus | None = None) -> None:
        self.storage = storage
        self.timepiece = storage.timepiece
        self.bot_pool = bot_pool
        self.check_pool = WorkerPool(1)  # of records: no bot waits for them
        self.mishaps = Mishaps(storage.beside_it("mishaps"), self.check_pool)
        self.replaying = asyncio.Semaphore(REPLAYS_AT_ONCE)
        self.bus = bus or MemoryBus()
        self.titles: dict[str, Title[Any]] = installed_titles()
        self._rooms: dict[str, Room] = {}
        self._open: dict[str, Room] = {}  # the last used is the last
        self.tasks: set[asyncio.Task[None]] = set()  # under way
        self._bots_turn = asyncio.Semaphore(BOTS_AT_ONCE)
        self._opening = asyncio.Semaphore(OPENED_AT_ONCE)
        self._snapshots_turn = asyncio.Lock()
        self._behind: dict[str, Room] = {}  # where others have not seen yet what came of an answer, the first one first
        self._is_showing = False
        self.started = self.timepiece.now()

    def title(self, game: str) -> Title[Any]:
        if game not in self.titles:
            raise BadInput(f"no game {game!r}; installed: {', '.join(self.titles)}")
        return self.titles[game]

    @property
    def open_rooms(self) -> list[Room]:
        """Those whose table is in memory, the last used first."""
        return [room for room in reversed(self._open.values()) if room.is_open]

    def is_played_by_bots(self, id: str) -> bool:
        """Whether bots think at a table just now."""
        room = self._rooms.get(id)
        return room is not None and room.is_thinking

    def until(self, row: TableRow, chairs: Sequence[Chair]) -> dict[int, float]:
        """When the clocks of a table run out, since the epoch; of one that is not open, as far as its row tells."""
        room = self._rooms.get(row.id)
        if room is not None and room.is_open:
            ahead = self.timepiece.now() - self.timepiece.elapsed()
            return {seat: ahead + deadline for seat, deadline in room.deadlines.items()}
        if row.seconds is None or row.paused or row.over:
            return {}
        clocked = {chair.seat for chair in chairs if chair.user_id is not None and chair.bot is None}
        awaited = glance_of(row.glance).awaited
        return {seat: each.since + row.seconds for seat, each in awaited.items() if seat in clocked}

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Room]:
        """Have a table to yourself. Raises NoTable; a failure within leaves the table as the database has it."""
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(id)
        logs.about(table=id)
        async with room.lock:
            if not room.is_open:
                room.found = await self._load(room)
                room.opened = room.table.row.updated
                self._let_go()
            self._open.pop(id, None)
            self._open[id] = room
            try:
                yield room
            except (Spoiled, Torn) as error:
                is_late = isinstance(error, Spoiled) and isinstance(error.__cause__, IntegrityError | None)
                if not is_late:  # no other process was quicker
                    LOG.error("table %s is opened anew", id, exc_info=error.__cause__)
                if isinstance(error, Mishap):
                    metrics.MISHAPS.add()
                    self._spawn(self.mishaps.keep(room.table, error.move))
                await self._open_anew(room)
                raise Refused(wire.STALE if is_late else wire.BROKEN) from error
            except asyncio.CancelledError:
                room.found = None  # the server closes; a deed may be in memory and not in the database
                raise
            finally:
                self._follow_up(room)

    async def _load(self, room: Room, *, whole: bool = False) -> Table:
        async with self._opening:
            found = await self.storage.found(room.id)
            if found is None:
                self._rooms.pop(room.id, None)
                raise NoTable(room.id)
            row, chairs, start, motion, orders = found
            room.motion = motion_of(motion)
            return await open_table(
                self.storage,
                self.title(row.game),
                row,
                chairs,
                replay.decode(start),
                orders=orders,
                whole=whole,
            )

    async def _open_anew(self, room: Room) -> None:
        onlookers, last_here = room.table.audience.onlookers, room.table.audience.last_here
        room.found = None
        try:
            room.found = await self._load(room, whole=True)
        except Exception:  # whatever it was: nobody is left at a table that is not there; it goes on to the caller
            for onlooker in onlookers:
                onlooker.send(wire.encode(wire.RefusedMessage(wire.BROKEN, 0)))
                onlooker.drop()  # they will come back
            raise
        room.table.audience.onlookers, room.table.audience.last_here = onlookers, last_here
        for onlooker in onlookers:
            onlooker.entries, onlooker.shown = 0, None
        room.table.audience.chairs_changed()
        room.table.audience.send_views()

    async def forget(self, ids: list[str]) -> None:
        """Something about these tables was changed in the database: read it again."""
        for id in ids:
            if id in self._rooms:
                async with self.at(id) as room:
                    await self._open_anew(room)

    async def called_otherwise(self, user: str) -> None:
        """Somebody has another name: the tables where they sit tell it."""
        for id in await self.storage.tell_tables_of(user):
            if id in self._rooms:
                await self._catch_up(self._rooms[id], None)

    async def send_away(self, user: str) -> None:
        """Close the sockets of somebody who is no longer logged in; those who still are come back."""
        for room in list(self._open.values()):
            if room.is_open:
                for onlooker in room.table.audience.onlookers:
                    if onlooker.user == user:
                        onlooker.drop()

    async def start(self) -> None:
        """Go on where bots are to move or clocks run."""
        await self.bus.open(self._hear)
        self._spawn(self._wake())

    async def _wake(self) -> None:
        for id, waiting, seconds, bots in await self.storage.unfinished():
            if seconds is not None or bots.intersection(waiting):
                try:
                    async with self.at(id):
                        pass
                except BadInput as error:
                    LOG.error("table %s can't be opened: %s", id, error)
                except Exception:  # the other tables are woken all the same; who comes to this one is told
                    LOG.exception("table %s can't be opened", id)

    async def close(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self._rooms.values():
            for timer in (room.timer, room.obeying):
                if timer is not None:
                    timer.cancel()
            await self._settle(room)
        await self.bus.close()
        await self.bot_pool.close()
        await self.check_pool.close()

    # other processes

    def _hear(self, notice: Notice | None) -> None:
        """Another process has done something at a table that is open here, or is being opened just now."""
        for room in [self._rooms.get(notice.table)] if notice is not None else list(self._rooms.values()):
            if room is not None and (room.is_open or room.lock.locked()):
                self._spawn(self._catch_up(room, notice))

    async def _catch_up(self, room: Room, notice: Notice | None) -> None:
        async with room.lock:
            if not room.is_open:
                return
            table = room.table
            if notice is None or notice.what == "table":
                await self._read_again(room)
            elif notice.what == "chat":
                said = await self.storage.chat_line(notice.number)
                if said is not None:
                    line, speaker = said
                    table.audience.send_chat(line, await self.storage.deaf_to(speaker))
            else:
                vote = msgspec.json.decode(notice.message, type=wire.VoteMessage)
                if vote.vote == "extend" and vote.state == "passed":
                    extend_clocks(room)
                table.audience.send_message(vote)
            self._follow_up(room)

    async def _read_again(self, room: Room) -> None:
        row = await self.storage.table(room.id)
        assert row is not None
        chairs = (await self.storage.chairs([room.id]))[room.id]
        deeds = await self.storage.deeds(room.id, room.table.version)
        room.motion = motion_of(await self.storage.motion(room.id))
        orders = await self.storage.orders(room.id)
        try:
            catch_up(room.table, row, chairs, deeds)
            room.table.orders.read(orders)
        except Spoiled:
            await self._open_anew(room)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _follow_up(self, room: Room) -> None:
        """What comes of the table as it stands now."""
        if not room.is_open:
            return
        self._set_clocks(room)
        self._set_orders(room)
        if room.table.audience.behind:
            self._behind[room.id] = room
            if not self._is_showing:
                self._is_showing = True
                self._spawn(self._show_others())
        if is_due(room.table.recorder, room.table.last_snapshot, room.sooner) and not room.is_settling:
            room.is_settling = True
            self._spawn(self._settle_in_turn(room))
        if not room.is_thinking and room.table.has_bot_to_move:
            room.is_thinking = True
            self._spawn(self._play_bots(room))

    async def _show_others(self) -> None:
        """At one table after the other, with answers that came meanwhile in between."""
        now = asyncio.get_running_loop().time
        try:
            while self._behind:
                until = now() + SHOWING
                while self._behind and now() < until:
                    room = self._behind.pop(next(iter(self._behind)))
                    if room.lock.locked():  # something takes its time there; the other tables don't wait for it
                        self._spawn(self._show_when_free(room))
                    else:
                        self._show_at(room)
                await asyncio.sleep(0)
        finally:
            self._is_showing = False

    async def _show_when_free(self, room: Room) -> None:
        async with room.lock:
            self._show_at(room)

    def _show_at(self, room: Room) -> None:
        if not room.is_open:
            return
        try:
            room.table.audience.show_others()
        except Exception:  # whatever it was: the other tables are shown all the same; here all begin anew
            LOG.exception("what came of an answer at table %s can't be shown", room.id)
            for onlooker in room.table.audience.onlookers:
                onlooker.drop()

    async def _settle_in_turn(self, room: Room) -> None:
        """One table after the other, with a pause: when many were begun together, the people at the others notice
        nothing."""
        async with self._snapshots_turn:
            begin = asyncio.get_running_loop().time()
            await self._settle(room)
            await asyncio.sleep((asyncio.get_running_loop().time() - begin) * BETWEEN_SNAPSHOTS)

    async def _settle(self, room: Room) -> None:
        """Keep a snapshot of a table."""
        try:
            async with room.lock:
                if room.is_open:
                    await room.table.take_snapshot()
        except Exception:  # nobody waits for it and nothing is lost: the deeds are kept, the next one is due soon
            LOG.exception("no snapshot of table %s could be kept", room.id)
        finally:
            room.is_settling = False

    async def _put_away(self, room: Room) -> None:
        """Close a table nobody is at, with a snapshot of where it stands."""
        await self._settle(room)
        async with room.lock:
            if room.is_open and room.id not in self._open:
                room.found = None
        await self.bus.release(room.id)

    def _let_go(self) -> None:
        """Make room for a table that was opened. Their places stay: somebody may stand at the door."""
        for room in list(self._open.values()):
            if len(self._open) < KEPT_OPEN:
                return
            if not room.is_open or room.is_idle:
                del self._open[room.id]
                if not room.is_open or room.table.is_kept:
                    room.found = None
                    self._spawn(self.bus.release(room.id))
                else:
                    self._spawn(self._put_away(room))

    # bots

    async def _play_bots(self, room: Room) -> None:
        """Until only people are asked. If another process plays them, see now and then whether it still does."""
        pause = TRY_AGAIN
        try:
            while True:
                try:
                    return await self._play_until_people_are_asked(room)
                except Exception:  # the database may be away for a while; the table must not wait for ever
                    LOG.exception("the bots of table %s wait %d seconds", room.id, pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            room.is_thinking = False

    async def _play_until_people_are_asked(self, room: Room) -> None:
        while not await self.bus.claim(room.id):
            await asyncio.sleep(CLAIM_AGAIN)
            if not (room.is_open and room.table.has_bot_to_move):
                return
        if not room.is_open:  # the database was away
            async with self.at(room.id):
                pass
        while await self._play_one(room):
            pass

    async def _play_one(self, room: Room) -> bool:
        async with self._bots_turn, room.lock:
            plays = room.is_open and not room.table.is_forsaken(UNWATCHED)
            ask = room.table.bot_ask() if plays else None
            if ask is None:
                room.is_thinking = False
                return False
            table, seat = room.table, ask.seat
            bot, version = table.chairs[seat].bot, table.version
            assert bot is not None
            is_asked, seed = ask in table.session.asks(), f"{room.id}/{version}"
            thinking = await self._begin_to_think(table, bot, seed, seat)
        try:
            with metrics.THOUGHT.timed():
                answers = await thinking
        except Exception:  # a bot is anybody's code: if it breaks, its seat goes on with the default
            metrics.BOT_FAILURES.add()
            LOG.exception("bot %s failed at table %s", bot, room.id)
            await self._tell_of_failure(room, seat, bot)
            answers = [ask.kind.option_id(ask.default_value())] if is_asked else []
        for answer in answers:
            try:
                async with self._bots_turn, self.at(room.id):
                    if not room.table.may_bot_play(seat, version):
                        break
                    now = room.table.session.ask_of(seat)
                    try:
                        await room.table.answer(seat, answer)
                    except Refused:
                        metrics.BOT_FAILURES.add()
                        LOG.error("bot %s at table %s wants %r, which is refused", bot, room.id, answer)
                        self._spawn(self._tell_of_failure(room, seat, bot))
                        if now is not None and is_asked:
                            await room.table.answer(seat, now.kind.option_id(now.default_value()))
                        break
                    version = room.table.version
            except Refused as error:
                if error.refusal is not wire.STALE:
                    raise
                break  # somebody was quicker through another process
        return True

    async def _tell_of_failure(self, room: Room, seat: int, bot: str) -> None:
        """Those at the table read once that a bot there breaks; it may do so at every move."""
        if (seat, bot) not in room.broken:
            room.broken.add((seat, bot))
            async with self.at(room.id):
                await room.table.tell(seat, "bot-failed")

    async def _begin_to_think(self, table: Table, bot: str, seed: str, seat: int) -> Awaitable[list[str]]:
        """What the bot will answer: in a process of its own, from a game that carries nothing the seat can't see. If
        there is none, here and now, while the table waits."""
        try:
            saved = await asyncio.to_thread(_imagined, table.session, seat)
        except Unimaginable:
            thought = asyncio.ensure_future(asyncio.to_thread(think_at_the_table, table.session, bot, seed, seat))
            await asyncio.wait([thought])
            return thought
        return self.bot_pool.ask(table.row.game, bot, seed, seat, saved)

    # clocks

    def _set_clocks(self, room: Room) -> None:
        """A clock runs from when its player is waited for until they are no longer. All are told whom the table waits
        for since when, with and without clocks."""
        row, table = room.table.row, room.table
        awaited = table.awaited()
        is_told, room.awaited = room.awaited == awaited, awaited
        if row.seconds is None:
            if not is_told:
                self.send_clock(room)
            return
        now, running = self.timepiece.elapsed(), table.clocked()
        before = room.deadlines
        left = float(row.seconds)
        if room.opened is not None:  # the clocks ran while the table was closed
            left = max(left * LEFT_AFTER_RESTART, min(left, left - (self.timepiece.now() - room.opened)))
            extended = {int(seat): until - self.timepiece.now() for seat, until in (row.extended or {}).items()}
            before = {seat: now + more for seat, more in extended.items() if more > left}
            room.opened = None
        self._count_turns(room, running)
        room.deadlines = {seat: before.get(seat, now + left) for seat in sorted(running)}
        room.late &= running
        if room.deadlines != before or not is_told:
            self.send_clock(room)
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        decides = row.absent in ("answer", "bot")
        until = [deadline for seat, deadline in room.deadlines.items() if decides or seat not in room.late]
        until += [now + end - self.timepiece.now() for end in self._vacations(table)]
        if until:
            room.timer = self.timepiece.later(min(until) - now, lambda: self._spawn(self._time_out(room.id)))

    def _vacations(self, table: Table) -> list[float]:
        """When those who are waited for come back."""
        chairs = [table.chairs[seat] for seat in table.waiting()]
        return [chair.vacation for chair in chairs if chair.vacation is not None and table.is_on_vacation(chair)]

    def _count_turns(self, room: Room, running: set[int]) -> None:
        """Those who were waited for and are no longer have answered in time, unless their clock had run out or somebody
        else took over."""
        table = room.table
        if table.row.kind != "game" or table.row.paused:
            return
        for seat in room.deadlines.keys() - running - room.late:
            chair = table.chairs[seat]
            if chair.user_id is not None and chair.bot is None and not table.is_on_vacation(chair):
                self._spawn(presence.count_turn(self.storage, chair.user_id, is_late=False))

    def send_clock(self, room: Room) -> None:
        room.table.audience.send_message(clock(room, self.timepiece))

    async def _time_out(self, id: str) -> None:
        """A clock has run out, or a vacation is over: seen to by the process that keeps the clocks of the table."""
        if not await self.bus.claim(id):
            self._rooms[id].timer = self.timepiece.later(CLAIM_AGAIN, lambda: self._spawn(self._time_out(id)))
            return
        async with self.at(id) as room:
            late = {seat for seat, deadline in room.deadlines.items() if deadline <= self.timepiece.elapsed()}
            ask = next((ask for ask in room.table.session.asks() if ask.seat in late), None)
            if ask is not None:
                await self._run_out(room, ask)

    async def _run_out(self, room: Room, ask: Ask) -> None:
        """What the table has chosen for the absent; it is told once."""
        table, seat = room.table, ask.seat
        chair, rule = table.chairs[seat], table.row.absent
        if seat not in room.late and chair.user_id is not None and table.row.kind == "game":
            await presence.count_turn(self.storage, chair.user_id, is_late=True)
        room.late.add(seat)
        if not chair.absent and chair.user_id is not None:
            await table.set_bot(seat, table.stand_in() if rule == "bot" else None, absent=True)
            await table.tell(seat, f"late-{rule}")
            await write_letters(self.storage, table.row.id, "late", {chair.user_id})
            if rule == "vote" and room.motion is None:
                await votes.ask_for_bot(room, seat, self.started)
        if rule == "answer":
            await table.answer(seat, ask.kind.option_id(ask.default_value()))

    # standing orders

    def _set_orders(self, room: Room) -> None:
        """An order answers some time after its seat was asked, but before the clock of its seat runs out; what the seat
        is asked next, at once."""
        now, table = self.timepiece.elapsed(), room.table
        before, room.due = room.due, {}
        for seat in table.orders.awaited():
            pause = self.timepiece.hesitation(table.row.pace) if table.orders.must_hesitate(seat) else 0.0
            latest = room.deadlines.get(seat, math.inf) - BEFORE_THE_CLOCK
            room.due[seat] = min(before.get(seat, now + pause), latest)
        if room.obeying is not None:
            room.obeying.cancel()
            room.obeying = None
        if room.due:
            wait = min(room.due.values()) - now
            room.obeying = self.timepiece.later(wait, lambda: self._spawn(self._obey(room.id)))

    async def _obey(self, id: str) -> None:
        """What is due by order is answered by the process that keeps the clocks of the table."""
        if not await self.bus.claim(id):
            self._rooms[id].obeying = self.timepiece.later(CLAIM_AGAIN, lambda: self._spawn(self._obey(id)))
            return
        async with self.at(id) as room:
            now = self.timepiece.elapsed()
            for seat in [seat for seat, due in room.due.items() if due <= now]:
                await room.table.obey(seat)


def _imagined(session: Session, seat: int) -> Saved:
    return session.imagine(seat, secrets.token_hex(16)).save()


def clock(room: Room, timepiece: Timepiece) -> wire.Clock:
    """Whom the table waits for, since when, and how long still."""
    now, deadlines = timepiece.elapsed(), room.deadlines
    left = {seat: round(deadline - now, 1) for seat, deadline in deadlines.items()}
    waited = {seat: round(timepiece.now() - since, 1) for seat, since in room.table.awaited().items()}
    return wire.Clock([wire.ClockSeat(seat, left.get(seat), waited[seat]) for seat in sorted(waited)])
