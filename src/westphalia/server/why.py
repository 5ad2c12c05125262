"""What bots say of decisions. Why did it do that? A bot's decision weighed again when somebody asks: while the game
runs from what the one who asks may know, afterwards from what the bot knew. And what would you do? The question of the
one who asks, weighed from what their seat knows. The work is done in the processes of the bots."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from westphalia.bots.decisions import BACK, Decision, decision_behind
from westphalia.bots.weighing import Weighing, mind_of, weigh
from westphalia.kernel.contract import Title, find_title
from westphalia.kernel.headlines import seats_named
from westphalia.kernel.record import Drift
from westphalia.kernel.session import Answer, Refused, Saved, Session, Unimaginable
from westphalia.kernel.snapshots import EVERY

from .api import AskAdvice, Denied
from .identity import user_id
from .load_table import recorder_at
from .lobby import check_eyes
from .open_tables import OpenTables
from .past import past
from .rate_limits import while_asked
from .snapshots import moves_before_line
from .table import Table

ADVISED: Final = 3  # options at most
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
        entry, actor = await asyncio.to_thread(_entry, table.session, seat, line)
        is_revealed = table.is_revealed
    with state.rate_limits.waiting.hold(request):
        decision = await while_asked(request, _decision(open_tables, table, entry))
        if decision.seat != actor:
            raise Denied(409, "refused-why-rules")
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


def _entry(session: Session, seat: int | None, line: int) -> tuple[int, int | None]:
    """The number in the journal of the line that is this seat's so-manieth, and whom it names first. Raises Denied."""
    counted = -1
    for number, entry in enumerate(session.state.log.entries):
        counted += entry.is_visible_to(seat)
        if counted == line:
            return number, next(iter(seats_named(session.title, session.state, entry)), None)
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
    given: Sequence[str] = (),
) -> Weighing:
    """What a seat is asked, weighed in a process of the bots from a game that carries nothing these eyes can't see. Who
    asks again is told the same. Raises Denied."""
    told = f"{table.row.secret}/{table.row.id}/{session.version}/{seat}/{eyes}"
    secret = hashlib.sha256(told.encode()).hexdigest()
    try:
        saved = await asyncio.to_thread(_imagined, session, eyes, secret)
        work = Work(table.row.game, bot, seat, eyes, secret, tuple(done), tuple(given))
        return await open_tables.bot_pool.run(weigh_in_process, work, saved)
    except (Unimaginable, TimeoutError) as error:
        raise Denied(409, "refused-why-now") from error


def _imagined(session: Session, eyes: int | None, secret: str) -> Saved:
    return session.imagine(eyes, secret, tries=TRIES).save()


@lru_cache(maxsize=16)
def _title(game: str) -> Title[Any]:
    return find_title(game)


class Work(NamedTuple):
    """What is to be weighed, for a process of the bots."""

    game: str
    bot: str
    seat: int
    eyes: int | None
    secret: str
    done: tuple[str, ...]
    given: tuple[str, ...]


def weigh_in_process(work: Work, saved: Saved) -> Weighing:
    title = _title(work.game)
    mind = mind_of(title, work.bot)
    assert mind is not None
    session = Session.load(title, saved)
    return weigh(session, work.seat, work.eyes, mind, work.secret, done=work.done, given=work.given)


# advice


@post("/api/tables/{table_id:str}/advice", status_code=200)
async def advice(request: Request[Any, Any, Any], state: State, table_id: str, data: AskAdvice) -> Weighing:
    """What a bot would answer in your place, and why: up to three options. All at the table are told that you asked."""
    open_tables: OpenTables = state.open_tables
    async with open_tables.at(table_id) as room:
        table: Table = room.table
        why_not = table.why_not(user_id(request), data.seat, is_stale=table.row.version_for(data.seat) != data.version)
        if why_not is not None:
            raise Denied(409, why_not.message)  # type: ignore[arg-type]
        ask = table.session.ask_of(data.seat)
        mind = mind_of(table.title, table.stand_in())
        if not table.row.advice or table.guide is not None or mind is None:
            raise Denied(403, "refused-advice")
        if ask is None or ask not in table.session.asks():
            raise Denied(409, "refused-not-asked")
        state.rate_limits.replays.check(request)
        begun = [answer.seat == data.seat for answer in _since(table.session)]
        given = [str(move.answer) for move in table.recorder.moves[table.moves - len(begun) :]] if all(begun) else []
        made = table.moves
        await table.tell(data.seat, "advice")
    with state.rate_limits.waiting.hold(request):
        return await while_asked(request, _advised(open_tables, table, data.seat, made, given))


def _since(session: Session) -> Sequence[Answer]:
    """The answers since the last checkpoint; none if dice have fallen since."""
    answers, has_told = session.since_checkpoint()
    return [] if has_told else answers


async def _advised(open_tables: OpenTables, table: Table, seat: int, made: int, given: Sequence[str]) -> Weighing:
    """In the middle of an order, how the orders would go on that begin like it; else what the question itself offers.
    Raises Denied."""
    bot = table.stand_in()
    if given:
        begin = await past(open_tables, table, made - len(given))
        with suppress(Denied):
            return _few(await weighed(open_tables, table, begin, bot, seat, seat, given=given))
    session = await past(open_tables, table, made)
    return _few(await weighed(open_tables, table, session, bot, seat, seat))


def _few(weighing: Weighing) -> Weighing:
    return msgspec.structs.replace(weighing, candidates=weighing.candidates[:ADVISED])


HANDLERS: Final = [why, advice]
