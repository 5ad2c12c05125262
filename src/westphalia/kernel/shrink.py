"""Makes a failing game short: the fewest answers that still break it the same way.

Answers are left out in ever smaller pieces (delta debugging). Where an answer is left out and its question is asked all
the same, the default answers in its place.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from . import record
from .conformance import Fault
from .contract import Title
from .script import Ask
from .session import Refused, Session
from .state import State

DEFAULTS_IN_A_ROW: Final = 24  # so many questions may be passed over to reach the one an answer was for
WHOLE_ACTIONS: Final = 8  # an action is at most about so many answers: pieces up to this size are tried everywhere


class Setup(msgspec.Struct, frozen=True):
    """How a game starts."""

    game: str
    scenario: str
    seats: int
    secret: str
    options: dict[str, int | str] = {}

    def start(self, title: Title[Any]) -> Session:
        return Session.start(
            title,
            self.scenario,
            self.seats,
            secret=self.secret,
            options=self.options,
            observer=Auditor(title),
        )


class Move(NamedTuple):
    """An answer with the kind of question it was for; ``option`` None is a resignation."""

    seat: int
    kind: str
    option: str | None


class Broken(NamedTuple):
    """A game that broke: the moves up to the one that broke it (or to the position a check found wrong)."""

    moves: list[Move]
    sign: str  # what broke; two games with the same sign break the same way
    error: str


Check = Callable[[Session], None]


class DeadEnd(Exception):
    """A question without any option."""


class Violation(Exception):
    """Something does not add up at a checkpoint."""


class Auditor:
    """Observes a session and stops it at the first checkpoint where something does not add up."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title

    def checkpoint(self, state: State) -> None:
        for violation in self.title.violations(state):
            raise Violation(violation)

    def answered(self, seat: int, option_id: str | None) -> str:
        return ""

    def undone(self) -> None:
        pass


def refuse_dead_end(session: Session) -> None:
    for ask in session.asks():
        if not ask.options:
            raise DeadEnd(f"{ask.kind.id} offers nothing")


def sign_of(error: Exception, title: Title[Any]) -> str:
    """What an error is recognised by: the beginning of its text without numbers and names, or its type and the
    innermost place in the game's code."""
    if isinstance(error, DeadEnd | Violation | Fault):
        text = str(error).partition(": ")[2] if isinstance(error, Violation) else ""  # what, wherever it is
        text = re.sub(r"\d+|'[^']*'|\"[^\"]*\"", "", text or str(error))
        return f"{type(error).__name__}: {' '.join(text.split())[:60]}"
    module = sys.modules[type(title).__module__].__file__ or ""
    package = str(Path(module).parent)
    place = ""
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename.startswith(package):
            place = f"{Path(code.co_filename).name}:{code.co_name}"
        trace = trace.tb_next
    return f"{type(error).__name__} {place}".strip()


class Replay:
    """Plays moves over, as far as they still fit, and notes what was really answered."""

    def __init__(self, title: Title[Any], setup: Setup) -> None:
        self.session = setup.start(title)
        self.played: list[Move] = []

    def play(self, moves: list[Move]) -> None:
        for move in moves:
            if self.session.is_over:
                return
            self._reach_and_play(move)

    def _reach_and_play(self, move: Move) -> None:
        session = self.session
        if move.option is None:
            if move.seat in session.title.players(session.state):
                self.played.append(move)
                session.resign(move.seat)
            return
        for _ in range(DEFAULTS_IN_A_ROW):
            refuse_dead_end(session)
            ask = session.ask_of(move.seat)
            if ask is not None and ask.kind.id == move.kind:
                if ask.find(move.option) is not None:
                    self._answer(move)
                return
            pending = session.asks()
            if not pending:
                return
            self._answer(default_move(pending[0]))

    def _answer(self, move: Move) -> None:
        assert move.option is not None
        self.played.append(move)
        self.session.answer(move.seat, move.option)


def default_move(ask: Ask) -> Move:
    return Move(ask.seat, ask.kind.id, ask.kind.option_id(ask.default_value()))


def break_again(title: Title[Any], setup: Setup, moves: list[Move], check: Check | None = None) -> Broken | None:
    """Play the moves; how the game breaks, or None if it does not. ``check`` looks at the last position."""
    replay: Replay | None = None
    try:
        replay = Replay(title, setup)
        replay.play(moves)
        if check is not None:
            check(replay.session)
        refuse_dead_end(replay.session)
    except Refused:
        return None
    except Exception as error:
        return Broken(replay.played if replay else [], sign_of(error, title), str(error))
    return None


class Shrinker:
    """Looks for ever shorter games that break like the first."""

    def __init__(
        self, title: Title[Any], setup: Setup, broken: Broken, check: Check | None = None, seconds: float = 20.0
    ) -> None:
        self.title = title
        self.setup = setup
        self.check = check
        self.best = broken
        self._until = time.monotonic() + seconds

    def shrink(self) -> Broken:
        size = max(1, len(self.best.moves) // 2)
        while True:
            before = len(self.best.moves)
            self._leave_out(size)
            if self._is_late():
                return self.best
            if len(self.best.moves) < before:
                size = max(size, min(WHOLE_ACTIONS, len(self.best.moves) // 2))
            elif size == 1:
                return self.best
            else:
                size = max(1, size // 2 if size > WHOLE_ACTIONS else size - 1)

    def _is_late(self) -> bool:
        return time.monotonic() >= self._until

    def _leave_out(self, size: int) -> None:
        """Try without each piece of this size, from the end to the beginning, and keep what does no harm."""
        stride = 1 if size <= WHOLE_ACTIONS else size
        first = len(self.best.moves) - size
        while first >= 0 and not self._is_late():
            moves = self.best.moves
            if self._accept(moves[:first] + moves[first + size :]):
                first = min(first, len(self.best.moves) - size)
            else:
                first -= stride
        if size > 1 and len(self.best.moves) > size:
            self._accept(self.best.moves[size:])

    def _accept(self, moves: list[Move]) -> bool:
        again = break_again(self.title, self.setup, moves, self.check)
        if again is None or again.sign != self.best.sign or len(again.moves) >= len(self.best.moves):
            return False
        self.best = again
        return True


def record_of(title: Title[Any], setup: Setup, moves: Sequence[Move]) -> record.Record:
    """The record of these moves, up to and including the one that breaks the game."""
    recorder = record.Recorder.start(
        title, setup.scenario, setup.seats, secret=setup.secret, options=setup.options, history=False
    )
    written = list[record.Move]()
    for move in moves:
        try:
            record.make(recorder.session, move.seat, move.option)
        except Exception:  # the fault this record is about; what it says stands in ``Broken``
            written = [record.Move(move.seat, move.option)]
            break
    whole = recorder.record(reveal=True)
    moves_made = whole.moves + written
    return whole._replace(moves=moves_made, closing=msgspec.structs.replace(whole.closing, moves=len(moves_made)))
