"""Those who look at a table through a socket. Each seat's message is encoded once, however many look."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING, Final, NamedTuple

from westphalia.kernel.forms import Filling
from westphalia.kernel.views import Moment

from . import wire
from .cells import text_cell
from .lines import Line
from .rows import ChatRow
from .view_delta import Parts, Sent, encode_view

if TYPE_CHECKING:
    from .table import Table

BACKLOG: Final = 512  # messages waiting for one client before it is given up
BACKLOG_BYTES: Final = 16_000_000


class Onlooker:
    """One socket. ``seat`` is whose eyes it sees with, ``entries`` how much of the journal and ``shown`` what of the
    state it has. What its ``line`` does not take at once waits in the ``outbox``."""

    __slots__ = ("_unsent", "entries", "greeted", "line", "lost", "moves", "outbox", "seat", "shown", "user", "version")

    def __init__(self, user: str | None, line: Line | None = None) -> None:
        self.user = user
        self.line = line
        self.seat: int | None = None
        self.entries = 0
        self.shown: Sent | None = None
        self.version = self.moves = 0
        self.greeted = False
        self.lost = False
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._unsent = 0  # bytes

    def send(self, message: bytes) -> None:
        if self.lost:
            return
        if self.line is not None and not self._unsent and self.line.write(message):
            return
        if self.outbox.qsize() >= BACKLOG or self._unsent >= BACKLOG_BYTES:
            self.outbox = asyncio.Queue()
            self.drop()
        else:
            self._unsent += len(message)
            self.outbox.put_nowait(message)

    async def next(self) -> bytes | None:
        """What is to be sent now; None: close the socket."""
        return await self.outbox.get()

    def sent(self, message: bytes) -> None:
        """It is on its way, and what comes next need not wait behind it."""
        self._unsent -= len(message)

    def drop(self) -> None:
        """Close this socket after what is already under way."""
        self.lost = True
        self.outbox.put_nowait(None)


class Shown(NamedTuple):
    """What all see alike of a version, found and encoded once."""

    version: int
    parts: Parts
    moment: Moment


class Audience:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.onlookers: set[Onlooker] = set()
        self.behind: set[Onlooker] = set()  # who has not been shown yet what came of the last answers
        self._moment: Shown | None = None
        self.last_here: dict[str, float] = {}  # when people sat down or left, since the table was opened
        self.last_watched = table.timepiece.now()

    def leave(self, onlooker: Onlooker) -> None:
        self.onlookers.discard(onlooker)
        self.behind.discard(onlooker)
        self.last_watched = self.table.timepiece.now()
        if onlooker.user is not None:
            self.last_here[onlooker.user] = self.last_watched

    def users(self) -> set[str | None]:
        return {onlooker.user for onlooker in self.onlookers} - {None}

    def send_views(self, only: int | None = None) -> None:
        """What everybody sees now: the journal from where each of them has it, and what has changed in the state.
        ``only``: nobody but this seat has noticed anything."""
        shown = {each for each in self.onlookers if only in (None, each.seat)}
        self.behind -= shown
        self._show(shown)
        if self.table.is_over:
            self._send_all(self.over())

    def answered(self, seat: int, *, apart: bool) -> None:
        """What came of an answer: who gave it sees it now; the others, unless they noticed nothing (``apart``), are
        ``behind`` until no answer waits any more, or until the next one is taken here: they miss nothing. Where
        hundreds of tables are busy, answers need not queue behind what others see of them."""
        if self.table.is_over:
            self.send_views()
            return
        if not apart:
            self.behind |= self.onlookers
        shown = {each for each in self.onlookers if each.seat == seat}
        self.behind -= shown
        self._show(shown)

    def show_others(self) -> None:
        if self.behind:
            behind, self.behind = self.behind, set()
            self._show(behind)

    def _show(self, onlookers: Collection[Onlooker]) -> None:
        alike: dict[tuple[int | None, int, int | None], list[Onlooker]] = {}
        for onlooker in onlookers:
            if onlooker.greeted:
                has = onlooker.shown.version if onlooker.shown is not None else None
                alike.setdefault((onlooker.seat, onlooker.entries, has), []).append(onlooker)
        table, now = self.table, self._moment
        if now is None or now.moment.session is not table.session or now.version != table.version:
            now = self._moment = Shown(table.version, Parts(), Moment(table.session))
        for each in alike.values():
            self.send_view(each, now.parts, now.moment)
        if not self.behind:
            self._moment = None

    def send_view(self, onlookers: list[Onlooker], parts: Parts | None = None, now: Moment | None = None) -> None:
        """To those who look from the same seat and have seen the same; with what others are shown at the moment."""
        first = onlookers[0]
        view = self.table.view(first.seat, first.entries, now)
        message, shown = encode_view(view, first.shown, parts or Parts())
        for onlooker in onlookers:
            onlooker.entries, onlooker.shown = view.view.entries, shown
            onlooker.version, onlooker.moves = view.version, view.moves
            onlooker.send(message)

    def over(self) -> bytes:
        table = self.table
        return wire.encode(wire.Over(table.standings(), table.row.secret, table.commitment))

    def chairs_changed(self) -> None:
        """Who has lost a chair looks on as a watcher, or not at all."""
        for onlooker in self.onlookers:
            if not self.table.may_watch(onlooker.user):
                onlooker.drop()
            elif onlooker.seat is not None and onlooker.seat not in self.table.seats_of(onlooker.user):
                onlooker.seat, onlooker.entries, onlooker.shown = None, 0, None
                self.send_view([onlooker])
        self.send_players()

    def send_players(self) -> None:
        self._send_all(wire.encode(wire.Players(self.table.players(), self.table.row.paused)))

    def send_chat(self, line: ChatRow, deaf: Collection[str] = ()) -> None:
        """To all whom it concerns, but for those who are ``deaf`` to its speaker."""
        message = wire.encode(wire.ChatMessage(line))
        parties = {line.seat, line.to}
        for onlooker in [each for each in self.onlookers if each.user not in deaf]:
            if line.to is None or parties & set(self.table.seats_of(onlooker.user)):
                onlooker.send(message)

    def send_stood(self, filling: Filling) -> None:
        """To those who sit there, if the order says why it ended."""
        table = self.table
        why = filling.form.why_stopped(table.title.mask(table.session.state, filling.seat), filling.left)
        if why is None:
            return
        told = wire.Stood(table.version, filling.seat, filling.form.id, text_cell(table.title, why))
        self.send_to_seat(filling.seat, told)

    def send_orders(self, seat: int) -> None:
        self.send_to_seat(seat, self.table.orders.message(seat))

    def send_to_seat(self, seat: int, message: wire.Server) -> None:
        """To those who look with the eyes of this seat."""
        for onlooker in self.onlookers:
            if onlooker.greeted and onlooker.seat == seat:
                onlooker.send(wire.encode(message))

    def send_message(self, message: wire.Server) -> None:
        self._send_all(wire.encode(message))

    def _send_all(self, message: bytes) -> None:
        for onlooker in self.onlookers:
            if onlooker.greeted:
                onlooker.send(message)
