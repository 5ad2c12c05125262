"""What a letter says, from what its reader may see of the table and in their language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.kernel.headlines import MINE, foremost, headlines
from westphalia.kernel.journal import Entry
from westphalia.kernel.messages import Catalogue, languages

from . import waits
from .carriers import Message
from .letters import Channel, Letter
from .open_tables import Room
from .pages import person, say
from .rows import ChatRow, Seen
from .waits import Wait
from .wishes import Told

TOLD: Final = 4  # headlines in a letter
SPOKEN: Final = 3  # lines of talk in a letter
SINCE_LAST_VISIT: Final[set[Told]] = {"turn", "time", "late", "over"}  # what is told with all the news
CHIEF: Final[tuple[Told, ...]] = (
    "over",
    "late",
    "turn",
    "time",
    "vote",
    "attack",
    "offer",
    "talk",
)  # what a letter is called by


def compose(
    room: Room, channel: Channel, letters: Sequence[Letter], seen: Seen | None, talk: Sequence[ChatRow] = ()
) -> Message | None:
    """One letter for all these about one table; None if there is nothing to call their reader for any more. ``seen``:
    what they had seen of it when they left, ``talk``: what was said since."""
    table = room.table
    seats = table.seats_of(channel.user_id)
    awaited = [seat for seat in seats if seat in table.waiting() and table.chairs[seat].bot is None]
    kinds = _still({letter.kind for letter in letters}, room, channel.user_id, seats)
    if not awaited or table.row.paused:
        kinds -= {"turn", "time"}
    if not talk:
        kinds -= {"talk"}
    if not seats or not kinds:
        return None
    seat = (awaited or seats)[0]
    language = channel.language if channel.language in languages(table.title) else "en"
    catalogue = Catalogue(table.title, language)
    catalogue.name_seats_by(table.title.seat_things(table.session.state))
    lines = _news(room, catalogue, seat, kinds, letters, seen.entries if seen is not None else 0)
    if kinds <= {"attack", "offer"} and not lines:  # taken back, or seen meanwhile
        return None
    lines += [f"{person(language, line.name)}: {line.text}" for line in talk[-SPOKEN:]] if "talk" in kinds else []
    if "late" in kinds:
        lines.insert(0, say(language, f"letter-late-{table.row.absent}"))
    if kinds & {"turn", "time"}:
        lines += waits.told(table.title, _wait(room, seat, channel.user_id), language)
    chief = next(kind for kind in CHIEF if kind in kinds)
    subject = say(language, f"letter-{chief}", game=_game(room, catalogue, language))
    return Message(subject, "\n".join(lines), _link(channel, table.row.id), table.row.id, _stop(channel), seat=seat)


def _game(room: Room, catalogue: Catalogue, language: str) -> str:
    """What is played, and how far it is."""
    name, round = catalogue.format("game-name"), room.table.title.moment(room.table.session.state)
    return say(language, "letter-game", game=name, round=round) if round > 0 else name


def _wait(room: Room, seat: int, user: str) -> Wait:
    """What the reader is asked, since when, how long still."""
    table = room.table
    ask = table.session.ask_of(seat)
    assert ask is not None
    now = table.timepiece.now()
    left = waits.left(room.deadlines, seat, table.timepiece.elapsed())
    since = table.awaited().get(seat, now)
    return Wait(ask.kind.rule, now - since, left, waits.others(table.chairs, table.waiting(), user))


def _still(kinds: set[Told], room: Room, user: str, seats: Sequence[int]) -> set[Told]:
    """Without what is no longer so: who is back is absent no more, and a vote may be over."""
    if not any(room.table.chairs[seat].absent for seat in seats):
        kinds -= {"late"}
    if room.motion is None or user in room.motion.yes:
        kinds -= {"vote"}
    return kinds


def _news(
    room: Room, catalogue: Catalogue, seat: int, kinds: set[Told], letters: Sequence[Letter], seen: int
) -> list[str]:
    """The foremost headlines since the last visit; or, for who is only told what befell them, since it began."""
    title, g = room.table.title, room.table.session.state
    visible = [entry for entry in g.log.entries if entry.is_visible_to(seat)]
    first = seen
    if not kinds & SINCE_LAST_VISIT:
        since = min((letter.since for letter in letters if letter.kind in ("attack", "offer")), default=None)
        first = len(visible) if since is None else max(seen, _before(g.log.entries, since, seat))
    first = min(first, len(visible))
    news = headlines(title, g, visible[first:], seat, first)
    if not kinds & SINCE_LAST_VISIT:
        news = [headline for headline in news if headline.weight > MINE]
    return [catalogue.line(visible[headline.at]) for headline in foremost(news, visible, TOLD)]


def _before(entries: Sequence[Entry], place: int, seat: int) -> int:
    """How many lines before this place a seat may see."""
    return sum(entry.is_visible_to(seat) for entry in entries[:place])


def gather(channel: Channel, messages: Sequence[Message]) -> Message:
    """All the news of an hour or a day as one letter."""
    if len(messages) == 1:
        return messages[0]
    subject = say(channel.language, "letter-digest", tables=len(messages))
    parts = ["\n".join(filter(None, (each.subject, each.text, each.link))) for each in messages]
    return Message(subject, "\n\n".join(parts), f"{channel.base}/", "", _stop(channel))


def _link(channel: Channel, table: str) -> str:
    return f"{channel.base}/#/table/{table}"


def _stop(channel: Channel) -> str:
    return f"{channel.base}/api/courier/stop/{channel.secret}" if channel.kind == "mail" else ""
