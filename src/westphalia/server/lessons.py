"""A lesson is begun: a table from its position, with its dice."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from litestar import Request, post
from litestar.datastructures import State

from westphalia.bots.protocol import default_bot
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.lesson import Lesson, lessons
from westphalia.kernel.session import Session

from . import replay
from .api import NewLesson, TableMade
from .guide import KIND
from .identity import acting_user
from .lobby import AWAY, links
from .open_tables import OpenTables
from .replay import Branch
from .rows import Chair, TableRow


@post("/api/lessons")
async def begin_lesson(request: Request[Any, Any, Any], state: State, data: NewLesson) -> TableMade:
    """A table of one's own that begins as the lesson says; the other chairs go to bots when it is finished."""
    open_tables: OpenTables = state.open_tables
    state.rate_limits.tables.check(request)
    title = open_tables.title(data.game)
    lesson = lessons(title).get(data.lesson)
    if lesson is None:
        raise BadInput(f"{title.id} has no lesson {data.lesson!r}; it has {', '.join(lessons(title))}")
    user = await acting_user(state.storage, request)
    session = lesson.begin(title)
    you, saved = lesson.seat(title, session), session.save()
    row = _row(title, lesson, session, data.language, user.id)
    chairs = [Chair(n, None, default_bot(title), secrets.token_urlsafe(12)) for n in range(row.seat_count)]
    chairs[you].user_id, chairs[you].name, chairs[you].bot = user.id, user.name, None
    start = Branch(saved, list(session.state.log.entries[: saved.journal]))
    await open_tables.storage.add_table(row, chairs, replay.encode(start))
    async with open_tables.at(row.id) as room:
        await room.table.lead()
        return TableMade(row.id, links(row.id, chairs))


def _row(title: Title[Any], lesson: Lesson, session: Session, language: str, owner: str) -> TableRow:
    now = time.time()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=title.id,
        rules=title.version,
        scenario=lesson.scenario,
        seat_count=len(title.players(session.state)),
        options=title.complete_options(lesson.scenario, lesson.given.get("options", {})),
        language=language,
        visibility="private",
        pace="live",
        seconds=None,
        secret=lesson.secret,
        owner=owner,
        created=now,
        updated=now,
        seq=0,
        waiting=[ask.seat for ask in session.asks()],
        paused=False,
        over=False,
        kind=KIND,
        origin=lesson.id,
        away=AWAY["live"],
    )


HANDLERS: Final = [begin_lesson]
