"""Why did it do that? A bot's decision weighed again when somebody asks: while the game runs from what the one who asks
may know, afterwards from what the bot knew. The work is done in the processes of the bots."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import Parameter

from westphalia.bots.decisions import BACK, Decision, decision_behind
from westphalia.bots.weighing import Weighing, mind_of, weigh
from westphalia.kernel.contract import Title, find_title
from westphalia.kernel.record import Drift
from westphalia.kernel.session import Refused, Saved, Session, Unimaginable
from westphalia.kernel.snapshots import EVERY

from .api import Denied
from .identity import user_id
from .load_table import recorder_at
from .lobby import check_eyes
from .open_tables import OpenTables
from .past import past
from .rate_limits import while_asked
from .snapshots import moves_before_line
from .table import Table

TRIES: Final = 40  # pasts dealt until one fits what the seat knows


class Why(msgspec.Struct, frozen=True):
    """Of whose decision a line tells, and which bot made it. ``hidden``: it was weighed without the cards that only the
    bot knows. No ``weighing``: it chose without a thought."""

    seat: int
    bot: str
    hidden: bool
    weighing: Weighing | None


@get("/api/tables/{table_id:str}/why")
async def why(
    request: Request[Any, Any, Any],
    state: State,
    table_id: str,
    line: Annotated[int, Parameter(ge=0)],
    seat: int | None = None,
) -> Why:
    """Why a bot did what this line of the log tells of, counted with the eyes of ``seat``."""
    open_tables: OpenTables = state.open_tables
    async with open_tables.at(table_id) as room:
        table: Table = room.table
        check_eyes(table, user_id(request), seat)
        state.rate_limits.replays.check(request)
        entry = await asyncio.to_thread(_entry, table.session, seat, line)
        is_revealed = table.is_revealed
    with state.rate_limits.waiting.hold(request):
        decision = await while_asked(request, _decision(open_tables, table, entry))
        bot = table.chairs[decision.seat].bot
        if bot is None:
            raise Denied(409, "refused-why-person")
        if decision.secret and not is_revealed and decision.seat != seat:
            raise Denied(403, "refused-why-secret")
        eyes = decision.seat if is_revealed else seat
        if mind_of(table.title, bot) is None:
            return Why(decision.seat, bot, eyes != decision.seat, None)
        session = await while_asked(request, past(open_tables, table, decision.moves))
        weighing = await while_asked(
            request, weighed(open_tables, table, session, bot, decision.seat, eyes, done=decision.answers)
        )
        return Why(decision.seat, bot, eyes != decision.seat, weighing)


def _entry(session: Session, seat: int | None, line: int) -> int:
    """The number in the journal of the line that is this seat's so-manieth. Raises Denied."""
    counted = -1
    for number, entry in enumerate(session.state.log.entries):
        counted += entry.is_visible_to(seat)
        if counted == line:
            return number
    raise Denied(404, "refused-no-move")


async def _decision(open_tables: OpenTables, table: Table, entry: int) -> Decision:
    """Raises Denied."""
    made = max(0, await moves_before_line(open_tables.storage, table.row.id, entry) - BACK)
    moves = table.recorder.moves[made : made + BACK + 3 * EVERY]
    menus = _menus(table.title)

    def find(recorder: Any) -> Decision | None:
        return decision_behind(recorder, moves, entry, menus, made)

    async with open_tables.replaying:
        try:
            recorder = await recorder_at(open_tables.storage, table, made)
            found = await asyncio.to_thread(find, recorder)
        except (Drift, Refused) as error:
            raise Denied(409, "refused-past-rules") from error
    if found is None:
        raise Denied(404, "refused-no-move")
    return found


def _menus(title: Title[Any]) -> Sequence[str]:
    mind = mind_of(title, next(iter(title.bots), "random"))
    return () if mind is None else tuple(mind.search.strategic)


async def weighed(
    open_tables: OpenTables,
    table: Table,
    session: Session,
    bot: str,
    seat: int,
    eyes: int | None,
    *,
    done: Sequence[str] = (),
) -> Weighing:
    """What a seat is asked, weighed in a process of the bots from a game that carries nothing these eyes can't see. Who
    asks again is told the same. Raises Denied."""
    told = f"{table.row.secret}/{table.row.id}/{session.version}/{seat}/{eyes}"
    secret = hashlib.sha256(told.encode()).hexdigest()
    try:
        saved = await asyncio.to_thread(_imagined, session, eyes, secret)
        return await open_tables.bot_pool.run(weigh_in_process, table.row.game, bot, seat, eyes, saved, secret, done)
    except (Unimaginable, TimeoutError) as error:
        raise Denied(409, "refused-why-now") from error


def _imagined(session: Session, eyes: int | None, secret: str) -> Saved:
    return session.imagine(eyes, secret, tries=TRIES).save()


@lru_cache(maxsize=16)
def _title(game: str) -> Title[Any]:
    return find_title(game)


def weigh_in_process(
    game: str, bot: str, seat: int, eyes: int | None, saved: Saved, secret: str, done: Sequence[str]
) -> Weighing:
    title = _title(game)
    mind = mind_of(title, bot)
    assert mind is not None
    return weigh(Session.load(title, saved), seat, eyes, mind, secret, done=done)


HANDLERS: Final = [why]
