"""The courier calls people to their tables: once a turn, when they are not there, with what happened meanwhile.

Letters wait in the database (calls.py). One worker of each process takes those that are due, puts them into the words
of their reader from what the reader's own seat may see (composing.py), and hands them to a carrier; what can't be sent
is tried again later and later, and the reader sees why.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

from .calls import TALK, last_part
from .carriers import MailServer, Message, NotSent, post_webhook, send_mail
from .composing import compose, gather
from .letters import (
    Channel,
    Letter,
    change_channel,
    channel_by,
    drop_channel,
    drop_letters,
    due_letters,
    letters_about,
    put_off,
    take_letter,
    waiting_tables,
    wishes_of,
)
from .open_tables import NoTable, OpenTables, Room
from .pictures import Pictures, drawn
from .push import Gone, Pusher, new_key, read_subscription
from .rows import Seen
from .storage import Storage
from .table import Table
from .wishes import Wishes

LOG: Final = logging.getLogger("westphalia.server")
PULSE: Final = 5.0  # seconds between two rounds
AT_ONCE: Final = 50  # letters of a round
ABROAD: Final = 8  # on their way at the same time: who does not answer holds up few
MOST_TRIES: Final = 8
LATER: Final = 60.0  # seconds until the second try; each following takes three times as long
THERE: Final = 120.0  # seconds until somebody is looked for again who sits at the table


class Ready(NamedTuple):
    """What is told of one table now."""

    letters: list[Letter]
    message: Message
    is_gathered: bool


class Courier:
    def __init__(
        self,
        storage: Storage,
        tables: OpenTables,
        mail: MailServer | None = None,
        *,
        pusher: Pusher | None = None,
        pictures: Pictures | None = None,
        private: bool = False,
    ) -> None:
        """``pictures``: letters show the map; ``private``: webhooks and push services in the own network are called
        too."""
        self.storage = storage
        self.timepiece = storage.timepiece
        self.tables = tables
        self.mail = mail
        self.pusher = pusher or Pusher(new_key())
        self.pictures = pictures
        self.private = private

    async def run(self) -> None:
        while True:
            try:
                await self.carry()
            except Exception:  # the database may be away; the letters are still there afterwards
                LOG.exception("letters could not be carried")
            await self.timepiece.sleep(PULSE)

    async def carry(self) -> int:
        """Send what is due; how many letters went out."""
        due = await due_letters(self.storage, self.timepiece.now(), AT_ONCE)
        doors = asyncio.Semaphore(ABROAD)

        async def to(channel: str) -> int:
            async with doors:
                return await self._carry_to(channel, [letter for letter in due if letter.channel_id == channel])

        return sum(await asyncio.gather(*map(to, dict.fromkeys(letter.channel_id for letter in due))))

    async def _carry_to(self, id: str, letters: Sequence[Letter]) -> int:
        channel = await channel_by(self.storage, id=id)
        if channel is None:
            await drop_letters(self.storage, letters)
            return 0
        ready = []
        for table in dict.fromkeys(letter.table_id for letter in letters):
            found = await self._about(channel, table)
            if found is not None:
                ready.append(found)
        gathered = [each for each in ready if each.is_gathered]
        sent = 0
        for parts in [gathered, *([each] for each in ready if not each.is_gathered)]:
            sent += bool(parts) and await self._hand_over(channel, parts)
        return sent

    async def _about(self, channel: Channel, table: str) -> Ready | None:
        """What is to be told of a table now: also what would be due in a moment, so that it is one letter."""
        near = await letters_about(self.storage, channel.id, table, self.timepiece.now(), self.timepiece.now() + TALK)
        mine = [letter for letter in near if await take_letter(self.storage, letter)]
        wishes = await wishes_of(self.storage, channel.user_id, table)
        ripe = await self._ripe(mine, wishes)
        if not ripe:
            return None
        try:
            async with self.tables.at(table) as room:
                seen = await self.storage.seen(table, channel.user_id)
                if channel.user_id in room.table.audience.users() and not wishes.there:
                    await self._leave_to_them(ripe)
                    return None
                ripe = await self._without_early(room, channel, ripe)
                message = await self._composed(room, channel, ripe, seen)
        except NoTable:
            message = None
        if message is None:  # answered meanwhile, or no table any more
            await drop_letters(self.storage, ripe)
            return None
        return Ready(ripe, message, wishes.pace != "once")

    async def _ripe(self, letters: Sequence[Letter], wishes: Wishes) -> list[Letter]:
        """Those that are wanted, and wanted now."""
        await drop_letters(self.storage, [letter for letter in letters if not wishes.wants(letter.kind)])
        now, ripe = self.timepiece.now(), []
        for letter in letters:
            if wishes.wants(letter.kind):
                due = wishes.due(letter.kind, now, held=letter.held)
                if due > now:
                    await put_off(self.storage, letter, due, held=True)
                else:
                    ripe.append(letter)
        return ripe

    async def _leave_to_them(self, letters: Sequence[Letter]) -> None:
        """They see it for themselves; whether they answer is looked at again."""
        for letter in letters:
            if letter.kind in ("turn", "time"):
                await put_off(self.storage, letter, self.timepiece.now() + THERE)
        await drop_letters(self.storage, [letter for letter in letters if letter.kind not in ("turn", "time")])

    async def _without_early(self, room: Room, channel: Channel, letters: list[Letter]) -> list[Letter]:
        """Clocks may have been extended: nobody is told that theirs runs out before it does."""
        seconds = room.table.row.seconds or 0
        deadlines = [room.deadlines[seat] for seat in room.table.seats_of(channel.user_id) if seat in room.deadlines]
        left = min(deadlines, default=self.timepiece.elapsed()) - self.timepiece.elapsed()
        wait = left - last_part(seconds)
        for letter in letters:
            if letter.kind == "time" and wait > TALK:
                await put_off(self.storage, letter, self.timepiece.now() + wait)
        return [letter for letter in letters if letter.kind != "time" or wait <= TALK]

    async def _composed(self, room: Room, channel: Channel, letters: list[Letter], seen: Seen | None) -> Message | None:
        table, user = room.table, channel.user_id
        since = [letter.since for letter in letters if letter.kind == "talk"]
        talk = []
        if since:
            heard = (await self.storage.kept_for(table.row.id, user, table.seats_of(user))).chat
            after = max(min(since), seen.at if seen is not None else 0.0)
            talk = [line for line in heard if line.name and line.at >= after and line.seat not in table.seats_of(user)]
        message = compose(room, channel, letters, seen, talk)
        if message is None:
            return None
        message = await self._illustrated(message, table, channel, seen)
        if channel.kind != "push":
            return message
        return message._replace(waiting=len(await waiting_tables(self.storage, user)))

    async def _illustrated(self, message: Message, table: Table, channel: Channel, seen: Seen | None) -> Message:
        """With a small picture of the map as the seat may see it that the letter is for: in a mail, else by a link."""
        if self.pictures is None or message.seat is None:
            return message
        path = self.pictures.path(table.title, table.row, channel.user_id, message.seat)
        if not path:
            return message
        png = b""
        if channel.kind == "mail":
            since = seen.entries if seen is not None and seen.seat == message.seat else None
            png = await drawn(table, message.seat, since)
        return message._replace(picture=f"{channel.base}{path}", png=png)

    async def _hand_over(self, channel: Channel, parts: Sequence[Ready]) -> bool:
        letters = [letter for part in parts for letter in part.letters]
        try:
            await self.send(channel, gather(channel, [part.message for part in parts]))
        except Gone:
            await drop_channel(self.storage, channel.id)
            return False
        except NotSent:
            for letter in letters:
                await self._try_later(letter)
            return False
        await drop_letters(self.storage, letters)
        return True

    async def send(self, channel: Channel, message: Message) -> None:
        """Now. What comes of it is noted for whom it was for. Raises NotSent."""
        try:
            if channel.kind == "push":
                device = read_subscription(channel.address, private=self.private)
                await asyncio.to_thread(self.pusher.send, device, message, private=self.private)
            elif channel.kind == "webhook":
                await asyncio.to_thread(post_webhook, channel.address, message, private=self.private)
            elif self.mail is not None:
                await asyncio.to_thread(send_mail, self.mail, channel.address, message)
            else:
                raise NotSent("this house sends no mail")
        except NotSent as error:
            await change_channel(self.storage, channel.id, error=str(error)[:200])
            raise
        await change_channel(self.storage, channel.id, sent=self.timepiece.now(), error=None)

    async def _try_later(self, letter: Letter) -> None:
        tries = letter.tries + 1
        if tries >= MOST_TRIES:
            await drop_letters(self.storage, [letter])
        else:
            await put_off(self.storage, letter, self.timepiece.now() + LATER * 3 ** (tries - 1), tries=tries)
