"""The courier calls people to their tables: once a turn, when they are not there, with what happened meanwhile.

Letters wait in the database (calls.py). One worker of each process takes those that are due, puts them into the words
of their reader from what the reader's own seat may see, and hands them to a carrier; what can't be sent is tried again
later and later, and the reader sees why.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from westphalia.kernel.headlines import foremost, headlines
from westphalia.kernel.messages import Catalogue, languages

from .carriers import MailServer, Message, NotSent, post_webhook, send_mail
from .letters import Channel, Letter, change_channel, channel_by, drop_letter, due_letters, put_off, take_letter
from .open_tables import NoTable, OpenTables, Room
from .pages import say
from .storage import Storage

LOG: Final = logging.getLogger("westphalia.server")
PULSE: Final = 5.0  # seconds between two rounds
AT_ONCE: Final = 20  # letters of a round
MOST_TRIES: Final = 8
LATER: Final = 60.0  # seconds until the second try; each following takes three times as long
THERE: Final = 120.0  # seconds until somebody is looked for again who sits at the table
TOLD: Final = 4  # headlines in a letter
HOUR: Final = 3600


class Courier:
    def __init__(
        self, storage: Storage, tables: OpenTables, mail: MailServer | None = None, *, private: bool = False
    ) -> None:
        """``private``: webhooks in the own network are called too."""
        self.storage = storage
        self.tables = tables
        self.mail = mail
        self.private = private

    async def run(self) -> None:
        while True:
            try:
                await self.carry()
            except Exception:  # the database may be away; the letters are still there afterwards
                LOG.exception("letters could not be carried")
            await asyncio.sleep(PULSE)

    async def carry(self) -> int:
        """Send what is due; how many letters were sent."""
        sent = 0
        for letter in await due_letters(self.storage, time.time(), AT_ONCE):
            if await take_letter(self.storage, letter):
                sent += await self._carry_one(letter)
        return sent

    async def _carry_one(self, letter: Letter) -> bool:
        channel = await channel_by(self.storage, id=letter.channel_id)
        if channel is None or letter.kind not in channel.wishes:
            await drop_letter(self.storage, letter)
            return False
        try:
            async with self.tables.at(letter.table_id) as room:
                if letter.user_id in room.table.audience.users():
                    await put_off(self.storage, letter, time.time() + THERE, letter.tries)
                    return False
                seen = await self.storage.seen(letter.table_id, letter.user_id)
                message = compose(room, channel, letter, seen.entries if seen is not None else 0)
        except NoTable:
            message = None
        if message is None:  # answered meanwhile, or no table any more
            await drop_letter(self.storage, letter)
            return False
        try:
            await self.send(channel, message)
        except NotSent:
            await self._try_later(letter)
            return False
        await drop_letter(self.storage, letter)
        return True

    async def send(self, channel: Channel, message: Message) -> None:
        """Now. What comes of it is noted for whom it was for. Raises NotSent."""
        try:
            if channel.kind == "webhook":
                await asyncio.to_thread(post_webhook, channel.address, message, private=self.private)
            elif self.mail is not None:
                await asyncio.to_thread(send_mail, self.mail, channel.address, message)
            else:
                raise NotSent("this house sends no mail")
        except NotSent as error:
            await change_channel(self.storage, channel.id, error=str(error)[:200])
            raise
        await change_channel(self.storage, channel.id, sent=time.time(), error=None)

    async def _try_later(self, letter: Letter) -> None:
        tries = letter.tries + 1
        if tries >= MOST_TRIES:
            await drop_letter(self.storage, letter)
        else:
            await put_off(self.storage, letter, time.time() + LATER * 3 ** (tries - 1), tries)


def compose(room: Room, channel: Channel, letter: Letter, seen: int) -> Message | None:
    """What a letter says, from what its reader may see of the table; None if there is nothing to call them for."""
    table = room.table
    seats = table.seats_of(letter.user_id)
    awaited = [seat for seat in seats if seat in table.waiting() and table.chairs[seat].bot is None]
    if not seats or (letter.kind == "turn" and (not awaited or table.row.paused)):
        return None
    seat = (awaited or seats)[0]
    title, g = table.title, table.session.state
    language = channel.language if channel.language in languages(title) else "en"
    catalogue = Catalogue(title, language)
    catalogue.name_seats_by(title.seat_things(g))
    visible = [entry for entry in g.log.entries if entry.is_visible_to(seat)]
    news = headlines(title, g, visible[seen:], seat, min(seen, len(visible)))
    lines = [catalogue.line(visible[headline.at]) for headline in foremost(news, visible, TOLD)]
    game = catalogue.format("game-name")
    subject = say(language, f"letter-{letter.kind}", game=game)
    deadline = room.deadlines.get(seat)
    if letter.kind == "turn" and deadline is not None:
        lines.append(say(language, "letter-time", hours=max(0, round((deadline - time.monotonic()) / HOUR))))
    stop = f"{channel.base}/api/courier/stop/{channel.secret}" if channel.kind == "mail" else ""
    return Message(subject, "\n".join(lines), f"{channel.base}/#/table/{table.row.id}", table.row.id, stop)
