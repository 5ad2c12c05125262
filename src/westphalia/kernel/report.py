"""A report of something that went wrong, in one file: a line about it, and behind it a record that can be played.

The line says which table, program and browser it was, what the page showed, and the table as the writer may see it. Of
a game that is over the whole record follows. Of a game that runs it is one that begins as the writer might believe the
game to stand: what their seat can't see was dealt anew (``Session.imagine``), so that a report tells nobody's secrets.
``westphalia verify`` plays it like any record, ``westphalia position`` makes a position file of it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .record import REPORT_FORMAT, Record, encode
from .session import Session
from .views import seat_view

PARTS: Final = ("state", "ask", "waiting")  # of a view, that a position must give again


class Report(msgspec.Struct, frozen=True):
    """``moves`` had been made at the table, ``position`` of them at the end of the record: what others are doing behind
    a hand is left out. ``page`` is in the words of the page."""

    format: str
    program: str
    game: str
    rules: str
    table: str
    seat: int | None
    moves: int
    position: int
    page: dict[str, str]
    view: dict[str, Any]


def write_report(report: Report, record: Record | None) -> bytes:
    """The content of the file; without a record where no past was found that fits what the seat knows."""
    return msgspec.json.encode(report) + b"\n" + (encode(record) if record is not None else b"")


def read_report(content: bytes) -> Report | None:
    """The report at the beginning of this content; None if it is a record without one."""
    try:
        found = msgspec.json.decode(content.partition(b"\n")[0], type=Report)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return found if found.format == REPORT_FORMAT else None


def differs(report: Report, session: Session) -> list[str]:
    """What the writer saw otherwise than the rules of this program show it at the end of the record."""
    if report.position != report.moves:
        return []
    now = plain_view(session, report.seat)
    return [part for part in PARTS if now[part] != report.view.get(part)]


def plain_view(session: Session, seat: int | None) -> dict[str, Any]:
    """The table as this seat may know it, as a client reads it."""
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seat_view(session, seat)))
    return view
