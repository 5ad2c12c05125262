"""Votes of the people at a table: all of them must agree, one no ends it. Bots abstain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from westphalia.kernel.session import Refused

from . import wire
from .storage import User

if TYPE_CHECKING:
    from .open_tables import Room
    from .table import Table


class Motion(msgspec.Struct):
    """What is voted on. ``seat`` is the chair a bot shall take, or whose answer is to be taken back to ``moves``."""

    kind: wire.VoteKind
    by: str
    seat: int | None
    moves: int
    yes: dict[str, str]


def motion_of(stored: Any) -> Motion | None:
    """The vote that was under way."""
    return None if stored is None else msgspec.convert(stored, Motion)


async def cast(room: Room, user: User, kind: wire.VoteKind, yes: bool, seat: int | None) -> None:
    """Start a vote or take part in it. Raises Refused."""
    table, motion = room.table, room.motion
    voters = table.voters()
    if user.id not in voters:
        raise Refused(wire.NOT_YOURS)
    if table.is_over:
        raise Refused(wire.ENDED)
    if motion is None:
        if not yes:
            raise Refused(wire.NO_VOTE)
        motion = room.motion = _propose(table, user, kind, seat)
    elif motion.kind != kind or seat not in (None, motion.seat):
        raise Refused(wire.OTHER_VOTE)
    if yes:
        motion.yes[user.id] = user.name
    needed = set(voters) - _concerned(table, motion)
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
    message = announcement(motion, len(needed), state)
    table.audience.send_message(message)
    await table.storage.relay(table.row.id, wire.encode(message))


def announcement(motion: Motion, needed: int, state: Literal["open", "passed", "failed"]) -> wire.VoteMessage:
    return wire.VoteMessage(motion.kind, motion.seat, motion.by, list(motion.yes.values()), needed, state)


def current(room: Room) -> wire.VoteMessage | None:
    """The vote under way, for somebody who comes in."""
    if room.motion is None:
        return None
    needed = set(room.table.voters()) - _concerned(room.table, room.motion)
    return announcement(room.motion, len(needed), "open")


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
    else:
        seat = None
    return Motion(kind, user.name, seat, moves, {})


def _concerned(table: Table, motion: Motion) -> set[str | None]:
    """Whose chair a bot shall take is not asked, unless they are here."""
    if motion.kind != "bot" or motion.seat is None:
        return set()
    return {table.chairs[motion.seat].user_id} - table.audience.users()


async def _carry_out(room: Room, motion: Motion) -> None:
    table = room.table
    if motion.kind in ("pause", "resume"):
        await table.set_flags(paused=motion.kind == "pause")
    elif motion.kind == "extend":
        extend_clocks(room)
    elif motion.kind == "end":
        await table.set_flags(over=True)
    elif motion.kind == "bot":
        assert motion.seat is not None
        await table.set_bot(motion.seat, table.stand_in())
    else:
        assert motion.seat is not None
        await table.take_back(motion.seat, motion.moves)


def extend_clocks(room: Room) -> None:
    seconds = room.table.row.seconds or 0
    room.deadlines = {seat: deadline + seconds for seat, deadline in room.deadlines.items()}
