"""Votes of the people at a table: all of them must agree, one no ends it. Bots abstain. The absent are not waited for,
who has closed the page for a moment is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from westphalia.kernel.session import Refused

from . import wire
from .letters import write_letters
from .rows import Chair, User

if TYPE_CHECKING:
    from .open_tables import Room
    from .table import Table


class Motion(msgspec.Struct):
    """What is voted on. ``seat`` is the chair a bot shall take or give up, or whose answer is to be taken back to
    ``moves``."""

    kind: wire.VoteKind
    by: str
    seat: int | None
    moves: int
    yes: dict[str, str]


def motion_of(stored: Any) -> Motion | None:
    """The vote that was under way."""
    return None if stored is None else msgspec.convert(stored, Motion)


async def cast(room: Room, user: User, kind: wire.VoteKind, yes: bool, seat: int | None, running_since: float) -> None:
    """Start a vote or take part in it. Raises Refused."""
    table, motion = room.table, room.motion
    if not _plays(table.people().get(user.id, [])):
        raise Refused(wire.NOT_YOURS)
    if table.is_over:
        raise Refused(wire.ENDED)
    is_new = motion is None
    if motion is None:
        if not yes:
            raise Refused(wire.NO_VOTE)
        motion = room.motion = _propose(table, user, kind, seat)
    elif motion.kind != kind or seat not in (None, motion.seat):
        raise Refused(wire.OTHER_VOTE)
    if yes:
        motion.yes[user.id] = user.name
    needed = await _needed(room, motion, running_since)
    state: Literal["open", "passed", "failed"] = "open"
    if not yes:
        state = "failed"
    elif needed <= motion.yes.keys():
        state = "passed" if motion.moves <= table.moves else "failed"
    if state != "open":
        room.motion = None
    await table.storage.keep_motion(table.row.id, None if room.motion is None else msgspec.to_builtins(room.motion))
    if state == "passed":
        await _carry_out(room, motion)
    await _announce(room, motion, needed, state)
    if is_new and state == "open":
        await write_letters(table.storage, table.row.id, "vote", needed - motion.yes.keys())


async def ask_for_bot(room: Room, seat: int, running_since: float) -> None:
    """The table itself asks whether a bot shall play for somebody whose clock has run out."""
    table = room.table
    motion = room.motion = Motion("bot", "", seat, 0, {})
    needed = await _needed(room, motion, running_since)
    await table.storage.keep_motion(table.row.id, msgspec.to_builtins(motion))
    await _announce(room, motion, needed, "open")
    await write_letters(table.storage, table.row.id, "vote", needed)


async def _announce(room: Room, motion: Motion, needed: set[str], state: Literal["open", "passed", "failed"]) -> None:
    message = announcement(motion, len(needed), state)
    room.table.audience.send_message(message)
    await room.table.storage.relay(room.table.row.id, wire.encode(message))


def announcement(motion: Motion, needed: int, state: Literal["open", "passed", "failed"]) -> wire.VoteMessage:
    return wire.VoteMessage(motion.kind, motion.seat, motion.by, list(motion.yes.values()), needed, state)


async def current(room: Room, running_since: float) -> wire.VoteMessage | None:
    """The vote under way, for somebody who comes in."""
    if room.motion is None:
        return None
    return announcement(room.motion, len(await _needed(room, room.motion, running_since)), "open")


async def _needed(room: Room, motion: Motion, running_since: float) -> set[str]:
    """Who must agree: all who play themselves. To end the game, to take back and to open a bot's chair also those for
    whom a bot plays at the moment, and before a bot takes a chair its player. Nobody waits for the absent; but who is
    on vacation has said so, and the others neither end the game meanwhile nor give the chair away."""
    people = room.table.people()
    asked = {user for user, chairs in people.items() if _plays(chairs)}
    absent = await _away(room, running_since)
    on_vacation = {user for user, chairs in people.items() if any(map(room.table.is_on_vacation, chairs))}
    if motion.kind in ("end", "takeback", "unseat"):
        asked, absent = set(people), absent - on_vacation
    elif motion.kind == "bot":
        assert motion.seat is not None
        target = {room.table.chairs[motion.seat].user_id or ""} & people.keys()
        asked, absent = asked | target, (absent | on_vacation) - (target & on_vacation)
    else:
        absent |= on_vacation
    return asked - absent | motion.yes.keys() & asked


async def _away(room: Room, running_since: float) -> set[str]:
    """Who has been gone for longer than the table gives everybody, and for whom no clock is running. Nobody was there
    while the server was not. Also those whose clock has run out and who have not come back since, unless the table
    has agreed to wait."""
    table, timepiece = room.table, room.table.timepiece
    left = await table.storage.left_at(table.row.id)
    since = max(running_since, table.row.created)
    running = {seat for seat, deadline in room.deadlines.items() if deadline > timepiece.elapsed()}
    return {
        user
        for user, chairs in table.people().items()
        if (table.row.absent != "wait" and any(chair.absent for chair in chairs))
        or (
            user not in table.audience.users()
            and timepiece.now() - max(since, left.get(user, 0.0), table.audience.last_here.get(user, 0.0)) > table.away
            and not running.intersection(chair.seat for chair in chairs)
        )
    }


def _plays(chairs: list[Chair]) -> bool:
    return any(chair.bot is None for chair in chairs)


def _propose(table: Table, user: User, kind: wire.VoteKind, seat: int | None) -> Motion:
    moves = 0
    if kind == "takeback":
        last = table.last_move_of(table.seats_of(user.id))
        if last is None:
            raise Refused(wire.NOTHING_TO_TAKE_BACK)
        seat, moves = table.recorder.moves[last].seat, last
    elif kind == "bot":
        if seat is None or seat >= len(table.chairs) or table.chairs[seat].user_id in (None, user.id):
            raise Refused(wire.NO_CHAIR)
    elif kind == "unseat":
        if seat is None or seat >= len(table.chairs) or not _is_bots_own(table.chairs[seat]):
            raise Refused(wire.NO_CHAIR)
    else:
        seat = None
    return Motion(kind, user.name, seat, moves, {})


def _is_bots_own(chair: Chair) -> bool:
    return chair.user_id is None and chair.bot is not None


async def _carry_out(room: Room, motion: Motion) -> None:
    table = room.table
    if motion.kind in ("pause", "resume"):
        await table.set_flags(paused=motion.kind == "pause")
    elif motion.kind == "extend":
        extend_clocks(room)
        now = table.timepiece.now() - table.timepiece.elapsed()
        until = {str(seat): now + at for seat, at in room.deadlines.items()}
        await table.storage.keep_extended(table.row.id, until)
    elif motion.kind == "end":
        await table.set_flags(over=True)
    elif motion.kind == "bot":
        assert motion.seat is not None
        await table.set_bot(motion.seat, table.stand_in(), absent=table.chairs[motion.seat].absent)
    elif motion.kind == "unseat":
        assert motion.seat is not None
        if _is_bots_own(table.chairs[motion.seat]):
            await table.set_bot(motion.seat, None)
    else:
        assert motion.seat is not None
        await table.take_back(motion.seat, motion.moves)


def extend_clocks(room: Room) -> None:
    seconds = room.table.row.seconds or 0
    room.deadlines = {seat: deadline + seconds for seat, deadline in room.deadlines.items()}
