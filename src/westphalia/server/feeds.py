"""The tables that wait for somebody, at a secret address: as a feed for readers (Atom) and as a calendar (RFC 5545)."""

from __future__ import annotations

from datetime import UTC, datetime
from html import escape
from typing import Final, NamedTuple

from litestar import Response, get
from litestar.datastructures import State

from westphalia.kernel.messages import FALLBACK, Catalogue, languages

from . import waits
from .api import Denied
from .glance import glance_of
from .letters import Channel, channel_by, waiting_tables
from .open_tables import OpenTables
from .rows import Chair, TableRow
from .waits import Wait

ATOM: Final = "application/atom+xml; charset=utf-8"
CALENDAR: Final = "text/calendar; charset=utf-8"
LINE: Final = 75  # bytes of a line in a calendar
LAST_CALL: Final = 1800.0  # seconds before a clock runs out: as long is its entry in a calendar


class Called(NamedTuple):
    """A table that waits: what its reader is told, since when it waits and until when, if a clock runs."""

    table: str
    version: int
    updated: float
    subject: str
    told: str
    picture: str
    since: float
    until: float | None


@get("/api/courier/feed/{secret:str}", media_type=ATOM)
async def feed(state: State, secret: str) -> Response[bytes]:
    """The tables that wait for you, for a feed reader; who has the address may read it."""
    channel, waiting = await _waiting(state, secret)
    entries = "".join(_entry(channel, each) for each in waiting)
    newest = max((each.updated for each in waiting), default=channel.created)
    head = f"<title>Westphalia</title><id>urn:westphalia:{channel.id}</id><updated>{_moment(newest)}</updated>"
    xml = f'<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">{head}{entries}</feed>'
    return Response(xml.encode(), media_type=ATOM)


@get("/api/courier/calendar/{secret:str}", media_type=CALENDAR)
async def calendar(state: State, secret: str) -> Response[bytes]:
    """The same for a calendar: when your clocks run out, or since when a table without one waits."""
    channel, waiting = await _waiting(state, secret)
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Westphalia//EN", "METHOD:PUBLISH", "X-WR-CALNAME:Westphalia"]
    events = [line for each in waiting for line in _event(channel, each)]
    lines = [*head, "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H", *events, "END:VCALENDAR"]
    return Response("".join(map(_folded, lines)).encode(), media_type=CALENDAR)


async def _waiting(state: State, secret: str) -> tuple[Channel, list[Called]]:
    channel = await channel_by(state.storage, secret=secret)
    if channel is None or channel.kind != "feed":
        raise Denied(404, "refused-no-way")
    waiting = await waiting_tables(state.storage, channel.user_id)
    return channel, [_called(state, channel, *each) for each in waiting]


def _called(state: State, channel: Channel, row: TableRow, chair: Chair, chairs: list[Chair]) -> Called:
    """As far as the row of a table tells, without opening its game."""
    tables: OpenTables = state.open_tables
    title, now = tables.title(row.game), tables.timepiece.now()
    language = channel.language if channel.language in languages(title) else FALLBACK
    awaited = glance_of(row.glance).awaited.get(chair.seat)
    since, rule = (awaited.since, awaited.rule) if awaited is not None else (now, "")
    until = tables.until(row, chairs)
    others = waits.others(chairs, row.waiting, str(chair.user_id))
    told = waits.told(title, Wait(rule, now - since, waits.left(until, chair.seat, now), others), language)
    return Called(
        row.id,
        row.version_for(chair.seat),
        row.updated,
        waits.subject(language, Catalogue(title, language).format("game-name")),
        " ".join(told),
        state.pictures.path(title, row, channel.user_id, chair.seat),
        since,
        until.get(chair.seat),
    )


def _link(channel: Channel, called: Called) -> str:
    return f"{channel.base}/#/table/{called.table}"


# Atom


def _entry(channel: Channel, called: Called) -> str:
    link = escape(_link(channel, called))
    image = f'<a href="{link}"><img src="{escape(channel.base + called.picture)}" width="320" alt=""/></a>'
    content = f'<content type="html">{escape(image)}</content>' if called.picture else ""
    return (
        f"<entry><title>{escape(called.subject)}</title><id>urn:westphalia:{called.table}:{called.version}</id>"
        f'<updated>{_moment(called.updated)}</updated><link href="{link}"/><summary>{escape(called.told)}</summary>'
        f"{content}</entry>"
    )


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


# RFC 5545


def _event(channel: Channel, called: Called) -> list[str]:
    begin = called.since if called.until is None else called.until - LAST_CALL
    return [
        "BEGIN:VEVENT",
        f"UID:{called.table}-{channel.id}@westphalia",
        f"DTSTAMP:{_stamp(called.updated)}",
        f"SEQUENCE:{called.version}",
        f"DTSTART:{_stamp(begin)}",
        f"DTEND:{_stamp(begin + LAST_CALL)}",
        f"SUMMARY:{_plain(called.subject)}",
        f"DESCRIPTION:{_plain(called.told)}",
        f"URL:{_link(channel, called)}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _stamp(at: float) -> str:
    """
    >>> _stamp(0)
    '19700101T000000Z'
    """
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _plain(text: str) -> str:
    r"""
    >>> print(_plain("War; peace,\nor both"))
    War\; peace\,\nor both
    """
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """In pieces of so many bytes, each after the first behind a space.

    >>> [len(piece.encode()) for piece in _folded("ž" * 80).split("\\r\\n")]
    [74, 75, 13, 0]
    """
    pieces, room = [""], LINE
    for sign in line:
        room -= len(sign.encode())
        if room < 0:
            pieces.append("")
            room = LINE - 1 - len(sign.encode())
        pieces[-1] += sign
    return "\r\n ".join(pieces) + "\r\n"


HANDLERS: Final = (feed, calendar)
