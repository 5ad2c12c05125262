"""Which decision a line of the log tells of: the answer that brought it or, if that was one of several that carried an
order out, the one that chose the order."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from westphalia.kernel.record import Move, Recorder, make

BACK: Final = 24  # answers of one order at most


class Decision(NamedTuple):
    """After how many moves ``seat`` decided, what it answered and what it answered next; ``secret``: nobody else was to
    learn of it."""

    moves: int
    seat: int
    answers: tuple[str, ...]
    secret: bool


class _Made(NamedTuple):
    move: Move
    kind: str
    secret: bool
    draws: int


def decision_behind(
    recorder: Recorder, moves: Sequence[Move], entry: int, menus: Collection[str], made: int = 0
) -> Decision | None:
    """The decision behind the line of the journal with this number, found by making these ``moves``, before which so
    many had been ``made``. ``menus`` are the kinds of question that begin an order."""
    course: list[_Made] = []
    for move in moves:
        session = recorder.session
        ask = session.ask_of(move.seat)
        if move.fresh:
            recorder.cast_anew(move.fresh)
        kind, secret = (ask.kind.id, ask.kind.secret) if ask is not None else ("", False)
        course.append(_Made(move, kind, secret, session.state.chance.draws))
        make(recorder.session, move.seat, move.answer)
        if len(recorder.session.state.log.entries) > entry:
            return _chosen(course, menus, made)
    return None


def _chosen(course: Sequence[_Made], menus: Collection[str], made: int) -> Decision | None:
    """Back from the last answer to the menu from which the order was chosen; dice on the way make it two decisions."""
    last = course[-1]
    first = at = len(course) - 1
    while at >= 0 and course[at].move.seat == last.move.seat and course[at].draws == last.draws:
        if course[at].kind in menus:
            first = at
            break
        at -= 1
    if any(each.move.answer is None for each in course[first:]):
        return None  # a resignation is nobody's plan
    is_secret = course[first].secret
    known = takewhile(lambda each: is_secret or not each.secret, course[first:])
    return Decision(made + first, last.move.seat, tuple(str(each.move.answer) for each in known), is_secret)
