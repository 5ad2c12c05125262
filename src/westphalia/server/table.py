"""A table that is open: the session, its chairs and those who look on.

Every change goes the same way: the gate of the session, then one transaction, then everybody's view. If the
transaction fails, what is in memory is thrown away and made again from the database.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, TypeVar

import msgspec

from westphalia.kernel.ahead import InForce
from westphalia.kernel.contract import Standing, Title
from westphalia.kernel.forms import Filling
from westphalia.kernel.lesson import Place
from westphalia.kernel.record import Move
from westphalia.kernel.script import Ask, Refusal
from westphalia.kernel.session import Refused, Session, Taken, Unimaginable
from westphalia.kernel.snapshots import snapshot_of, unnoticed
from westphalia.kernel.views import Moment, seat_view

from . import metrics, wire
from .audience import Audience
from .caller import Caller
from .glance import glance_at, glance_of, to_row
from .guide import Guide, guide_of
from .letters import call_to_turn
from .load_table import Opened, open_game, recorder_at
from .replay import Start, rewind
from .rows import Chair, ChatRow, Deed, OrderRow, TableRow, User
from .seating import player_view
from .snapshots import BACKWARDS, Turns, keep, last_snapshot, turns
from .standing import Given, Orders
from .storage import Storage

T = TypeVar("T")


def new_token() -> str:
    """The key to a chair."""
    return secrets.token_urlsafe(12)


class Spoiled(Exception):
    """What is in memory may not be what is in the database."""


class Mishap(Spoiled):
    """The rules could not cope with this answer."""

    def __init__(self, move: Move) -> None:
        super().__init__(f"seat {move.seat}: {move.answer!r}")
        self.move = move


class Table:
    """One open table. Whoever changes it holds its lock (``OpenTables.at``)."""

    def __init__(
        self,
        storage: Storage,
        title: Title[Any],
        row: TableRow,
        chairs: list[Chair],
        opened: Opened,
        turns: Turns,
        start: Start | None = None,
        orders: Sequence[OrderRow] = (),
    ) -> None:
        self.storage = storage
        self.timepiece = storage.timepiece
        self.title = title
        self.row = row
        self.chairs = chairs
        self.start = start
        self.last_undo, self.floor, self.rewinds = turns
        self.recorder = opened.recorder
        self.stuck = opened.stuck  # why the game can't go on with this program
        self.last_snapshot = opened.last
        self.addressed: set[int] = set()
        self.ordered: dict[int, int] = {}  # moves after an order was carried out, and before
        self.guide: Guide | None = guide_of(title, row, self.session)
        self.audience = Audience(self)
        self.orders = Orders(self, orders)
        self.glance = glance_of(row.glance)
        if row.glance is None:
            self.glance = glance_at(self.session, self.glance, 0, row.updated)
        self.caller = Caller(self)

    @property
    def version(self) -> int:
        """How much has been done here, undos included: the number of the last deed."""
        return self.row.seq

    @property
    def session(self) -> Session:
        return self.recorder.session

    @property
    def is_over(self) -> bool:
        """The game has ended, or the players have agreed to end it."""
        return self.row.over or self.session.is_over

    @property
    def commitment(self) -> str:
        return self.recorder.header.commitment

    @property
    def moves(self) -> int:
        """How many moves made here stand."""
        return len(self.recorder.moves)

    @property
    def lesson_place(self) -> Place | None:
        """How far a lesson has come that is not finished."""
        return None if self.guide is None else self.guide.place(self.recorder.moves)

    def moves_for(self, seat: int | None, made: int | None = None) -> int:
        """How many of the moves made this seat (None: a watcher) may count: how often others have answered in secret
        is theirs to know until the game is over."""
        if made is None:
            unseen = {} if not self.row.apart or self.is_over else unnoticed(self.recorder.moves)
            return self.moves - sum(count for other, count in unseen.items() if other != seat)
        return made - len([number for number in self.unnoticed_by(seat) if number < made])

    def moves_made(self, seat: int | None, counted: int) -> int:
        """How many moves stood when this seat counted so many."""
        made = counted
        for number in self.unnoticed_by(seat):
            if number > made:
                break
            made += 1
        return made

    def unnoticed_by(self, seat: int | None) -> list[int]:
        """The numbers of moves that others have made in secret."""
        if not self.row.apart or self.is_over:
            return []
        return [number for number, move in enumerate(self.recorder.moves) if move.apart and move.seat != seat]

    @property
    def is_revealed(self) -> bool:
        """Nothing is hidden any more. A record without the secret of its dice tells no more than a watcher saw."""
        return self.is_over and bool(self.row.secret)

    def standings(self) -> list[Standing]:
        return list(self.title.standings(self.session.state))

    # who sits where

    def seats_of(self, user: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if user is not None and chair.user_id == user]

    def may_watch(self, user: str | None) -> bool:
        return self.row.visibility != "private" or user == self.row.owner or bool(self.seats_of(user))

    def waiting(self) -> list[int]:
        return [] if self.is_over or self.stuck is not None else [ask.seat for ask in self.session.asks()]

    @property
    def has_bot_to_move(self) -> bool:
        if self.is_over or self.row.paused or self.stuck is not None or self.lesson_place is not None:
            return False
        return bool(self.addressed) or any(self.chairs[ask.seat].bot is not None for ask in self.session.asks())

    def bot_ask(self) -> Ask | None:
        """A question that a bot has to answer, or something said to a bot that it may answer out of turn."""
        if self.is_over or self.row.paused or self.stuck is not None:
            return None
        for ask in self.session.asks():
            if self.chairs[ask.seat].bot is not None:
                return ask
        while self.addressed:
            aside = self.session.ask_of(self.addressed.pop())
            if aside is not None and self.chairs[aside.seat].bot is not None:
                return aside
        return None

    def is_forsaken(self, seconds: float) -> bool:
        """Nobody plays here, and for so long nobody has looked on; or all who play are absent: bots don't end a game
        among themselves whose people may come back."""
        people = [chair for chair in self.chairs if chair.user_id is not None]
        if self.audience.onlookers or people:
            return not self.audience.onlookers and all(chair.absent for chair in people)
        return self.timepiece.now() - self.audience.last_watched > seconds

    def may_bot_play(self, seat: int, version: int) -> bool:
        """Whether what a bot thought about at ``version`` is still on the table, and its chair still its own."""
        return (
            self.version == version and not self.row.over and not self.row.paused and self.chairs[seat].bot is not None
        )

    def note_addressed(self, taken: Taken) -> None:
        """Bots to whom something was said that not everybody heard."""
        self.addressed.update(seat for seat in taken.addressed if self.chairs[seat].bot is not None)

    def people(self) -> dict[str, list[Chair]]:
        """Those who sit here and have not resigned, with their chairs."""
        gone = self.title.resigned(self.session.state)
        found: dict[str, list[Chair]] = {}
        for chair in self.chairs:
            if chair.user_id is not None and chair.seat not in gone:
                found.setdefault(chair.user_id, []).append(chair)
        return found

    @property
    def away(self) -> int:
        """Seconds somebody may be gone before the others may go on without them: never less than a clock gives."""
        return max(self.row.away, self.row.seconds or 0)

    async def keep_chair(self, seat: int, user: User | None, bot: str | None) -> None:
        """Somebody sits down, leaves, or lets a bot take over."""
        chair = self.chairs[seat]
        was = chair.user_id
        if user is not None:
            self.audience.last_here[user.id] = self.timepiece.now()
        chair.user_id, chair.name, chair.bot = user.id if user else None, user.name if user else "", bot
        chair.absent, chair.vacation = False, None
        if not await self._stored(self.storage.keep_chair(self.row.id, chair, was)):
            raise Spoiled
        if chair.user_id != was:
            await self._stored(self.orders.forget(seat))
            await self.call_to_first_turn(seat)
        self.caller.look_round()
        self.audience.chairs_changed()

    async def call_to_first_turn(self, seat: int) -> None:
        """Who sits down where the table waits already is called as for any turn, unless they answer at once."""
        user = self.chairs[seat].user_id
        if user is not None and seat in self.waiting() and self.row.kind == "game":
            await self._stored(call_to_turn(self.storage, self.row.id, user, self.row.seconds))

    async def remove(self, seat: int, bot: str | None) -> None:
        """The host sends somebody away: the link that led to the chair leads nowhere from now on."""
        self.chairs[seat].token = new_token()
        await self.keep_chair(seat, None, bot)
        await self.tell(seat, "removed")

    async def set_bot(self, seat: int, bot: str | None, *, absent: bool = False) -> None:
        """``absent``: the player did not leave the chair to it, and has it back by coming."""
        chair = self.chairs[seat]
        chair.bot, chair.absent = bot, absent
        if not await self._stored(self.storage.keep_chair(self.row.id, chair, chair.user_id)):
            raise Spoiled
        self.caller.look_round()
        self.audience.chairs_changed()

    def is_on_vacation(self, chair: Chair) -> bool:
        return chair.vacation is not None and chair.vacation > self.timepiece.now()

    def clocked(self) -> set[int]:
        """The seats whose clocks run."""
        if self.row.paused:
            return set()
        asked = [self.chairs[seat] for seat in self.waiting()]
        return {c.seat for c in asked if c.user_id is not None and c.bot is None and not self.is_on_vacation(c)}

    def awaited(self) -> dict[int, float]:
        """The seats of people whom the table waits for, since when."""
        awaited = {} if self.row.paused else self.glance.awaited
        people = [seat for seat in self.waiting() if self.chairs[seat].bot is None]
        return {seat: awaited[seat].since for seat in people if seat in awaited}

    def answered_by_orders(self) -> Collection[int]:
        """The seats for which an order answers what they are asked."""
        return self.orders.awaited()

    async def come_back(self, user: str) -> None:
        """Who was absent is so no longer, and has the chair again that a bot kept."""
        for seat in [seat for seat in self.seats_of(user) if self.chairs[seat].absent]:
            await self.set_bot(seat, None)
            await self.tell(seat, "back")

    def stand_in(self) -> str:
        """The bot that takes a chair when nobody says which: the game's own, if it has one."""
        return next(iter(self.title.bots), "random")

    # what players do

    def why_not(self, user: str | None, seat: int, *, is_stale: bool = False) -> Refusal | None:
        """Who may speak for a seat, and that they speak of what is on the table now; the rest is the session's."""
        if seat not in self.seats_of(user) or self.chairs[seat].bot is not None:
            return wire.NOT_YOURS
        if is_stale:
            return wire.STALE
        if self.stuck is not None:
            return self.stuck
        if self.row.over:
            return wire.ENDED
        return wire.PAUSED if self.row.paused else None

    def is_final(self, seat: int, option_id: str) -> bool:
        """Whether this answer could not be undone because dice, a draw or a reveal would follow. It is tried on the
        game as the seat may believe it to be, so that the reply tells nothing the seat does not know. Where there is
        no choice, or the answer only closes what was done, nobody need be asked twice."""
        ask = self.session.ask_of(seat)
        if ask is None or ask.find(option_id) is None or (len(ask.options) == 1 and not ask.text):
            return False
        if self.title.closes.get(ask.kind.id) == option_id:
            return False
        try:
            twin = self.session.imagine(seat, secrets.token_hex(16))
            for other in [other for other in twin.asks() if other.seat not in self.waiting()]:
                twin.answer(other.seat, other.kind.option_id(other.default_value()))  # answered, nobody knows how
            twin.answer(seat, option_id)
        except (Unimaginable, Refused):
            return True
        return not twin.can_undo(seat)

    async def answer(self, seat: int, option_id: str) -> None:
        """Raises Refused."""
        why = self._why_not_yet(seat, option_id)
        if why is not None:
            raise Refused(why)
        apart = await self._take(seat, option_id)
        await self._stored(self.orders.drop_prompt(seat))
        await self._show_after(seat, apart)

    async def _show_after(self, seat: int, apart: bool) -> None:
        """What follows an answer by itself, and what all see of it; ``apart``: so far only this seat has noticed it."""
        apart = await self._stand_by_orders(seat) and apart
        apart = not await self.lead() and apart
        await self._stored(self.orders.sweep())
        self.audience.answered(seat, apart=apart)

    def _why_not_yet(self, seat: int, option_id: str) -> Refusal | None:
        """What a lesson has against an answer."""
        if self.guide is None:
            return None
        return self.guide.why_not(self.session, self.lesson_place, seat, option_id)

    async def lead(self) -> bool:
        """In a lesson the others answer at once, as it says. Whether they did."""
        before = self.version
        while self.guide is not None and (reply := self.guide.reply(self.session, self.recorder.moves)) is not None:
            await self._take(*reply)
        return self.version > before

    async def skip(self, seat: int) -> None:
        """The lesson gives the answers of its step. Raises Refused."""
        place = first = self.lesson_place
        if self.guide is None or first is None or seat != self.guide.seat:
            raise Refused(wire.NOT_YOURS)
        while place is not None and place.step == first.step:
            option = self.guide.rest(self.session, place)
            if option is None:
                break
            await self._take(seat, option)
            await self.lead()
            place = self.lesson_place
        self.audience.send_views()

    async def _take(self, seat: int, option_id: str) -> bool:
        """Whether the others noticed nothing of the answer."""
        taken = self._through_gate(lambda: self.session.answer(seat, option_id), Move(seat, option_id))
        self.note_addressed(taken)
        apart = self.session.apart
        await self._write(Deed(self.version + 1, "answer", seat, taken.option, taken.hash), apart)
        metrics.ANSWERS.add("person" if self.chairs[seat].bot is None else "bot")
        return apart

    async def order(self, filling: Filling) -> None:
        """Carry an order out, answer by answer; what it told or did is seen at once. One that is in force from now on
        answers what is asked now, too."""
        if isinstance(filling, InForce):
            if self.guide is not None:
                raise Refused(wire.NO_FORM)
            await self._stored(self.orders.give(filling))
            await self._obey(filling.seat)
            return
        await self._stored(self.orders.drop_prompt(filling.seat))
        apart = await self._fill(filling)
        if filling.form.is_standing and filling.seat in self.waiting():
            self.audience.send_stood(filling)
        elif filling.form.is_standing and not self.is_over:
            await self._stored(self.orders.give(filling))
        await self._show_after(filling.seat, apart)

    async def obey(self, seat: int) -> None:
        """It is time for the order that answers what this seat is asked."""
        if seat in self.orders.awaited():
            await self._obey(seat)

    async def _obey(self, seat: int) -> None:
        prompt = self.orders.prompt(seat)
        apart = True if prompt is None else await self._go_on(prompt)
        while seat in self.waiting() and (found := self.orders.answering(seat)) is not None:
            row, _, option = found
            line = self.orders.line(row, option)
            apart = await self._take(seat, option) and apart
            await self._stored(self.orders.tell(row, line))
        await self._show_after(seat, apart)

    async def _fill(self, filling: Filling) -> bool:
        """Whether the others noticed nothing of it."""
        before, apart = self.moves, True
        while (option := filling.next(self.session)) is not None:
            if self._why_not_yet(filling.seat, option) is not None:
                break
            apart = await self._take(filling.seat, option) and apart
        if self.moves > before:
            self.ordered[self.moves] = before
        return apart

    async def _stand_by_orders(self, seat: int) -> bool:
        """Orders that were begun go on when their seat is asked again, or end and say why: that of who has just
        answered at once, others too if nobody is there whom haste would tell anything. Whether nobody noticed
        anything."""
        apart = True
        while (prompt := self._prompted(seat)) is not None:
            apart = await self._go_on(prompt) and apart
        return apart

    def _prompted(self, seat: int) -> Given | None:
        if not self.orders.given:
            return None
        now = [each for each in self.waiting() if each == seat or not self.orders.must_hesitate(each)]
        return next((prompt for each in now if (prompt := self.orders.prompt(each)) is not None), None)

    async def _go_on(self, prompt: Given) -> bool:
        """Whether nobody noticed anything."""
        filling, apart = prompt.filling, True
        steps = filling.steps
        if self.chairs[filling.seat].bot is None:
            apart = await self._fill(filling)
        if filling.steps == steps:
            await self._stored(self.orders.drop(prompt))
            self.audience.send_stood(filling)
        else:
            await self._stored(self.orders.keep(prompt))
        return apart

    async def resign(self, seat: int) -> None:
        """Raises Refused."""
        taken = self._through_gate(lambda: self.session.resign(seat), Move(seat, None))
        await self._keep(Deed(self.version + 1, "resign", seat, None, taken.hash))

    async def undo(self, seat: int, *, whole: bool = False) -> None:
        """Take back the last answer or, if it belongs to an order, the ``whole`` of it. Raises Refused."""
        await self._stored(self.orders.drop_prompt(seat))
        first = self.ordered.pop(self.moves, self.moves - 1) if whole else self.moves - 1
        apart = await self._undo_once(seat)
        while self.moves > first and self.session.can_undo(seat):
            apart = await self._undo_once(seat) and apart
        await self._stored(self.orders.taken_back(seat))
        self.audience.answered(seat, apart=apart)

    async def _undo_once(self, seat: int) -> bool:
        """Whether the others notice nothing of it, as they noticed nothing of the answer."""
        self.ordered.pop(self.moves, None)
        was_apart = bool(self.moves) and self.recorder.moves[-1].apart
        self._through_gate(lambda: self.session.undo(seat))
        await self._write(Deed(self.version + 1, "undo", seat, None), was_apart)
        return was_apart

    async def take_back(self, seat: int, moves: int) -> None:
        """Go back to where so many moves had been made, and on from there with other dice: what they told the first
        time would be known to whoever took back."""
        fresh = self.rewinds + 1
        for each in range(len(self.chairs)):
            await self._stored(self.orders.drop_prompt(each))
        self.ordered.clear()
        self.recorder = await recorder_at(self.storage, self, moves)
        self.recorder.cast_anew(fresh)
        await self._keep(rewind(self.version + 1, seat, moves, fresh))
        self.rewinds, self.last_snapshot = fresh, await last_snapshot(self.storage, self.row.id)
        await self._stored(self.orders.taken_back(seat))

    def last_move_of(self, seats: Sequence[int]) -> int | None:
        """How many moves had been made before the last answer from one of these seats with these rules."""
        moves = self.recorder.moves
        return next((n for n in range(len(moves) - 1, self.floor - 1, -1) if moves[n].seat in seats), None)

    def _through_gate(self, step: Callable[[], T], move: Move | None = None) -> T:
        self.audience.show_others()  # what came of the step before
        try:
            return step()
        except Refused:
            raise
        except Exception as error:
            raise (Mishap(move) if move is not None else Spoiled()) from error

    async def _keep(self, deed: Deed) -> None:
        """Write a deed down and show what came of it."""
        await self._write(deed)
        self.audience.send_views()

    async def _write(self, deed: Deed, apart: bool = False) -> None:
        """``apart``: the others noticed nothing of it."""
        waiting = [ask.seat for ask in self.session.asks()]
        row = msgspec.structs.replace(self.row, seq=deed.seq, waiting=waiting, over=self.session.is_over)
        if apart:
            row.count_apart(deed.seat)
        else:
            row.updated = self.timepiece.now()
            told = 0 if deed.kind in BACKWARDS else self.caller.told
            self.glance = glance_at(self.session, self.glance, told, row.updated)
            row.glance = to_row(self.glance)
        await self._stored(self.storage.add_deed(deed, row, self.caller.calls(row, deed)))
        self.row = row
        if deed.kind in BACKWARDS:
            self.last_undo = deed.seq

    @property
    def is_kept(self) -> bool:
        """Whether a snapshot holds everything that was done here."""
        return self.last_snapshot is not None and self.last_snapshot.moves == self.moves

    async def take_snapshot(self) -> None:
        """Keep a checkpoint of the game, if there is one that is new and final. What can't be written now is written
        another time."""
        if self.stuck is not None:
            return
        taken = snapshot_of(self.recorder, self.last_snapshot)
        if taken is None:
            return
        if await keep(self.storage, self.row.id, taken):
            self.last_snapshot = taken._replace(saved=None, page=b"")
        else:
            self.last_snapshot = await last_snapshot(self.storage, self.row.id)

    async def set_flags(self, *, paused: bool | None = None, over: bool | None = None) -> None:
        row = self.row
        row.paused = row.paused if paused is None else paused
        row.over = row.over if over is None else over
        await self._stored(self.storage.set_flags(row.id, paused=row.paused, over=row.over))
        self.audience.send_players()
        if row.over:
            self.audience.send_views()

    async def _stored(self, transaction: Awaitable[T]) -> T:
        try:
            return await transaction
        except Exception as error:
            raise Spoiled from error

    # what people see

    def players(self) -> list[wire.PlayerView]:
        online = self.audience.users()
        return [player_view(chair, chair.user_id in online) for chair in self.chairs]

    def view(self, seat: int | None, since: int, now: Moment | None = None) -> wire.View:
        look = seat_view(self.session, seat, since) if now is None else now.view(seat, since)
        version = self.row.version_for(seat)
        view = msgspec.structs.replace(look, version=version)
        shown = wire.View(seat, version, self.moves_for(seat), view)
        if self.guide is not None and seat == self.guide.seat:
            place = self.lesson_place
            shown.lesson = self.guide.view(self.session, place)
            if view.ask is not None:
                ask = self.guide.narrowed(self.session, place, view.ask)
                shown.view = msgspec.structs.replace(view, ask=ask)
        return shown

    async def say(self, user: User, text: str, to: int | None, seat: int) -> None:
        line = ChatRow(seat, user.name, to, text, self.timepiece.now())
        heard_by = self.chairs[to].user_id if to is not None else None
        deaf = await self.storage.deaf_to(user.id)
        called = set(self.people() if to is None else filter(None, [heard_by])) - {user.id} - deaf
        await self.storage.add_chat(self.row.id, line, user.id, heard_by, called if self.row.kind == "game" else ())
        self.audience.send_chat(line, deaf)

    async def tell(self, seat: int, notice: str) -> None:
        """Have all read something about a seat that nobody said: a line without a speaker, for which the page has the
        words (``notice-...``)."""
        line = ChatRow(seat, "", None, notice, self.timepiece.now())
        await self.storage.add_chat(self.row.id, line, None, None)
        self.audience.send_chat(line)


async def open_table(
    storage: Storage,
    title: Title[Any],
    row: TableRow,
    chairs: list[Chair],
    start: Start | None = None,
    *,
    orders: Sequence[OrderRow] = (),
    whole: bool = False,
) -> Table:
    """A table as the database has it; ``whole``: read to its first line. Raises BadInput."""
    opened = await open_game(storage, title, row, start, whole=whole)
    taken = opened.turns or await turns(storage, row.id)
    return Table(storage, title, row, chairs, opened, taken, start, orders)
