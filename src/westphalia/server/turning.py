"""Turning points of a game that is over: the chances of its seats on the way, and after which turns they fell most."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from westphalia.bots.value import Value
from westphalia.bots.weighing import mind_of
from westphalia.kernel.contract import Title
from westphalia.kernel.headlines import seats_named, weigh
from westphalia.kernel.journal import Entry
from westphalia.kernel.session import Session
from westphalia.kernel.views import EntryView, entry_view

POINTS: Final = 160  # at which chances are estimated
FALL: Final = 0.05  # what is less is no turning point
MOST: Final = 8  # turning points
OF_A_SEAT: Final = 3


class TurningPoint(msgspec.Struct, frozen=True):
    """After so many ``moves`` the chance of ``seat`` was what it was no longer; ``line`` tells what had happened."""

    seat: int
    moves: int
    at: float
    before: float
    after: float
    line: EntryView | None


class Chances(msgspec.Struct, frozen=True):
    """Chances to be first in the end, in percent, a curve for each of ``seats``: ``at`` is when, in rounds. ``turns``
    are those after which they fell most, in order."""

    seats: list[int]
    at: list[float]
    curves: list[list[int]]
    turns: list[TurningPoint]


class _Point(NamedTuple):
    moves: int
    moment: int
    chances: Sequence[float]
    entries: int


class Estimates:
    """Taken along a game that is played again: between turns, and not more often than ``POINTS`` times."""

    def __init__(self, title: Title[Any], seats: int, moves: int) -> None:
        mind = mind_of(title, next(iter(title.bots), "random"))
        self.title = title
        self.value: Value | None = None if mind is None else mind.value
        self.seats = seats
        self.pause = moves / POINTS
        self.points: list[_Point] = []
        self.asked: list[int] = []

    def look(self, session: Session, moves: int) -> None:
        asked = [ask.seat for ask in session.asks()]
        if self.value is None or self.title.moment(session.state) < 1:
            return
        if self.points and (asked == self.asked or moves - self.points[-1].moves < self.pause):
            return
        self._note(session, moves, asked)

    def _note(self, session: Session, moves: int, asked: list[int]) -> None:
        assert self.value is not None
        moment, entries = self.title.moment(session.state), len(session.state.log.entries)
        self.points.append(_Point(moves, moment, chances(self.value, session.state, self.seats), entries))
        self.asked = asked

    def close(self, session: Session, moves: int) -> Chances | None:
        if self.value is None or len(self.points) < 2:
            return None
        if self.points[-1].moves != moves:
            self._note(session, moves, [])
        at = self._times()
        curves = [[round(100 * point.chances[seat]) for point in self.points] for seat in range(self.seats)]
        return Chances(list(range(self.seats)), at, curves, self._turns(session, at))

    def _times(self) -> list[float]:
        """Rounds, and how far in them."""
        times: list[float] = []
        moments = [point.moment for point in self.points]
        for number, moment in enumerate(moments):
            first, many = moments.index(moment), moments.count(moment)
            times.append(round(moment + (number - first) / many, 3))
        return times

    def _turns(self, session: Session, at: Sequence[float]) -> list[TurningPoint]:
        falls = [
            (before.chances[seat] - after.chances[seat], seat, number)
            for number, (before, after) in enumerate(zip(self.points, self.points[1:], strict=False), 1)
            for seat in range(self.seats)
        ]
        kept: list[tuple[int, int]] = []
        for fall, seat, number in sorted(falls, key=lambda each: -each[0]):
            if fall >= FALL and len(kept) < MOST and sum(of == seat for _, of in kept) < OF_A_SEAT:
                kept.append((number, seat))
        return [self._turn(session, at, number, seat) for number, seat in sorted(kept)]

    def _turn(self, session: Session, at: Sequence[float], number: int, seat: int) -> TurningPoint:
        before, after = self.points[number - 1], self.points[number]
        told: Sequence[Entry] = session.state.log.entries[before.entries : after.entries]
        best = max(told, key=lambda entry: self._weight(session, entry, seat), default=None)
        line = None if best is None else entry_view(self.title, best)
        chance = [round(point.chances[seat], 3) for point in (before, after)]
        return TurningPoint(seat, after.moves, at[number], chance[0], chance[1], line)

    def _weight(self, session: Session, entry: Entry, seat: int) -> tuple[int, bool]:
        """Headlines first, then what names the seat."""
        named = seats_named(self.title, session.state, entry)
        return weigh(self.title, session.state, entry, seat), seat in named


def chances(value: Value, state: Any, seats: int) -> list[float]:
    """To be first in the end, for every seat; together they are 1."""
    living = [seat for seat in value.features.seats(state) if seat < seats]
    standings = {seat: value.standing(state, seat) for seat in living}
    most = max(standings.values(), default=0.0)
    weights = {seat: math.exp(standing - most) for seat, standing in standings.items()}
    total = sum(weights.values()) or 1.0
    return [weights.get(seat, 0.0) / total for seat in range(seats)]
