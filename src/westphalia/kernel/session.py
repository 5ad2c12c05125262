"""A session runs the script of one game: the gate, checkpoints, undo, clone.

    session = Session.start(title, "standard", seats=2, secret="1444")
    while session.pending is not None:
        ask = session.asks()[0]
        session.answer(ask.seat, ask.kind.option_id(ask.options[0]))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .chance import Chance
from .contract import Title
from .journal import SILENCE, Journal
from .script import All, Aside, Ask, Checkpoint, Pending, Refusal, Script, Value
from .state import State


class Refused(Exception):
    """An answer the gate did not let through. Nothing has changed."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class Answer(NamedTuple):
    """What a seat answered; ``value`` None means that the seat resigned."""

    seat: int
    value: Value | None


class Mark(NamedTuple):
    """A checkpoint kept for clones, saves and undo."""

    version: int
    state: State
    journal: int


class Session:
    """One running game. ``version`` counts the answers taken so far.

    With ``history=False`` no checkpoints are kept: fastest, but the session can't be cloned, saved or undone.
    ``on_checkpoint`` is called at every checkpoint (a record notes the hash of the state there).
    """

    __slots__ = (
        "_answers",
        "_floor",
        "_given",
        "_history",
        "_marks",
        "_script",
        "_send",
        "_start",
        "on_checkpoint",
        "pending",
        "state",
        "title",
        "version",
    )

    def __init__(
        self,
        title: Title,
        state: State,
        *,
        history: bool = True,
        version: int = 0,
        on_checkpoint: Callable[[State], None] | None = None,
    ) -> None:
        self.title = title
        self.state = state
        self.version = version
        self.pending: Pending | None = None
        self.on_checkpoint = on_checkpoint
        self._history = history
        self._marks: list[Mark] = []
        self._answers: list[Answer] = []  # since self._start
        self._start = version
        self._floor = version
        self._given: dict[int, Value] = {}
        self._script: Script[None] = title.play(state)
        self._send = self._script.send
        self._run(None)

    @classmethod
    def start(
        cls,
        title: Title,
        scenario: str,
        seats: int,
        *,
        secret: str,
        options: Mapping[str, Value] | None = None,
        journal: bool = True,
        history: bool = True,
        chance: Chance | None = None,
    ) -> Session:
        """Set a new game up and run it to its first question."""
        chance = chance or Chance.from_secret(secret, title.streams)
        log = Journal() if journal else SILENCE
        state = title.set_up(scenario, seats, title.complete_options(scenario, options or {}), chance, log)
        return cls(title, state, history=history)

    # what is asked

    def asks(self) -> Sequence[Ask]:
        """The questions the game waits for."""
        pending = self.pending
        if pending is None:
            return ()
        if isinstance(pending, Ask):
            return (pending,)
        return [ask for ask in pending.asks if ask.seat not in self._given]

    def ask_of(self, seat: int) -> Ask | None:
        """What this seat may answer now: its question, or its aside, or None."""
        pending = self.pending
        if isinstance(pending, Ask):
            if pending.seat == seat:
                return pending
            return pending.aside(seat) if pending.aside is not None else None
        if pending is not None and seat not in self._given:
            return next((ask for ask in pending.asks if ask.seat == seat), None)
        return None

    @property
    def is_over(self) -> bool:
        return self.pending is None

    # the gate

    def answer(self, seat: int, option_id: str) -> None:
        """Answer by option id. The only way in: players, bots, tests, records and the network all come through it."""
        ask = self.ask_of(seat)
        if ask is None:
            raise Refused("the game is over" if self.pending is None else "it is not your decision")
        value = ask.find(option_id)
        if value is None:
            refusal = ask.why_not(option_id)
            reason = f"{refusal.rule}: {refusal.message}" if refusal else f"not an option of {ask.kind.id}"
            raise Refused(f"{option_id!r}: {reason}", refusal)
        self._take(seat, value)

    def choose(self, ask: Ask, index: int) -> None:
        """Answer a pending question by the position of an option: the same gate, for those who hold the list."""
        pending = self.pending
        if ask is not pending and (pending is None or not self._is_pending(ask)):
            raise Refused("this question is not being asked")
        options = ask.options
        if not 0 <= index < len(options):
            raise Refused(f"option {index} of {len(options)}")
        self._take(ask.seat, options[index])

    def _is_pending(self, ask: Ask) -> bool:
        pending = self.pending
        if isinstance(pending, All):
            return ask in pending.asks and ask.seat not in self._given
        return isinstance(pending, Ask) and pending.aside is not None and ask.seat != pending.seat

    def resign(self, seat: int) -> None:
        """Leave the game for good; what is under way is finished with default answers."""
        if self.pending is None or seat not in self.title.players(self.state):
            raise Refused("only a player of a running game can resign")
        self._take(seat, None)

    def _take(self, seat: int, value: Value | None) -> None:
        draws = self.state.chance.draws
        if self._history:
            if self._answers and self._answers[-1].seat != seat:
                self._floor = self.version
            self._answers.append(Answer(seat, value))
        self.version += 1
        self._feed(seat, value)
        if self._history and (value is None or self.state.chance.draws != draws):
            self._floor = self.version

    def _feed(self, seat: int, value: Value | None) -> None:
        pending = self.pending
        if value is None:
            self.title.resign(self.state, seat)
        elif isinstance(pending, Ask):
            self._run(value if pending.seat == seat else Aside(seat, value))
        else:
            assert pending is not None
            self._given[seat] = value
            self._run_if_all_in(pending)
        if self.title.resigned(self.state):
            self._answer_for_resigned()

    def _run_if_all_in(self, pending: All) -> None:
        given = self._given
        if all(ask.seat in given for ask in pending.asks):
            answers = [given[ask.seat] for ask in pending.asks]
            self._given = {}
            self._run(answers)

    def _answer_for_resigned(self) -> None:
        while self.pending is not None:
            gone = self.title.resigned(self.state)
            ask = next((ask for ask in self.asks() if ask.seat in gone), None)
            if ask is None:
                return
            value = ask.default_value()
            if isinstance(self.pending, All):
                self._given[ask.seat] = value
                self._run_if_all_in(self.pending)
            else:
                self._run(value)

    def _run(self, sent: Any) -> None:
        """Let the script go on to its next question."""
        send = self._send
        at_checkpoint = False
        try:
            item = send(sent)
            while isinstance(item, Checkpoint):
                if self.on_checkpoint is not None:
                    self.on_checkpoint(self.state)
                if self._history:
                    self._mark(replace=at_checkpoint)
                at_checkpoint = True
                item = send(None)
        except StopIteration:
            self.pending = None
            if self._history:
                self._mark(replace=at_checkpoint)
            return
        self.pending = item

    # checkpoints

    def _mark(self, *, replace: bool) -> None:
        """Keep the state. Earlier marks go when undo can no longer reach them; so do the answers before them."""
        marks = self._marks
        if replace and marks and marks[-1].version == self.version:
            marks.pop()
        marks.append(Mark(self.version, self.state.clone(), len(self.state.log.entries)))
        keep = len(marks) - 1
        while keep > 0 and marks[keep].version > self._floor:
            keep -= 1
        if keep > 0:
            del marks[:keep]
            del self._answers[: marks[0].version - self._start]
            self._start = marks[0].version

    def _replay_from(self, mark: Mark, until: int, *, history: bool, keep_journal: bool) -> Session:
        state = mark.state.clone()
        if keep_journal:
            state.log = Journal()
            state.log.entries = self.state.log.entries[: mark.journal]
        twin = Session(self.title, state, history=history, version=mark.version)
        for answer in self._answers[mark.version - self._start : until - self._start]:
            if history:
                twin._answers.append(answer)
            twin.version += 1
            twin._feed(answer.seat, answer.value)
        return twin

    def _need_history(self) -> Mark:
        if not self._history:
            raise ValueError("this session keeps no history")
        return self._marks[-1]

    def clone(self, *, history: bool = True, journal: bool = False) -> Session:
        """An independent session at the same question, with the same dice to come."""
        return self._replay_from(self._need_history(), self.version, history=history, keep_journal=journal)

    def imagine(self, seat: int | None, secret: str) -> Session:
        """A session as this seat might believe it to be: everything the seat can't see, the dice to come included,
        is dealt anew, and answers others have given in secret to the present question are taken back."""
        mark = self._need_history()
        state = mark.state.clone()
        self.title.redeal(state, seat, Chance.from_secret(secret, self.title.streams))
        twin = Session(self.title, state, history=True, version=mark.version)
        answers = self._answers[mark.version - self._start :]
        if self._given:
            answers = [a for a in answers[: -len(self._given)]] + [
                a for a in answers[-len(self._given) :] if a.seat == seat
            ]
        for answer in answers:
            twin._answers.append(answer)
            twin.version += 1
            twin._feed(answer.seat, answer.value)
        return twin

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer was this seat's and told nobody anything new."""
        return (
            self._history
            and self.version > self._floor
            and bool(self._answers)
            and self._answers[-1].seat == seat
        )

    def undo(self, seat: int) -> None:
        """Take this seat's last answer back, if no dice, draw or reveal and no other seat's answer followed it."""
        if not self.can_undo(seat):
            raise Refused("there is nothing to undo: dice, a reveal or another player's answer stand in the way")
        until = self.version - 1
        mark = next(mark for mark in reversed(self._marks) if mark.version <= until)
        earlier = [m for m in self._marks if m.version <= mark.version]
        answers, start, floor = self._answers[: until - self._start], self._start, self._floor
        twin = self._replay_from(mark, until, history=True, keep_journal=True)
        self.state, self.version, self.pending = twin.state, twin.version, twin.pending
        self._script, self._send, self._given = twin._script, twin._send, twin._given
        self._marks = earlier
        self._answers, self._start, self._floor = answers, start, floor

    # save and load

    def save(self) -> Saved:
        """The last checkpoint and the answers since: enough to go on anywhere."""
        mark = self._need_history()
        answers = self._answers[mark.version - self._start :]
        return Saved(mark.version, mark.state.encode(), answers, self.version - min(self._floor, self.version))

    @classmethod
    def load(cls, title: Title, saved: Saved, *, journal: Journal | None = None) -> Session:
        """Go on from what ``save`` gave; ``journal``, if any, holds the entries up to the saved checkpoint."""
        state = title.decode(saved.state)
        if journal is not None:
            state.log = journal
        session = cls(title, state, version=saved.version)
        for answer in saved.answers:
            session._take(answer.seat, answer.value)
        session._floor = max(session._floor, session.version - saved.undoable)
        return session


class Saved(NamedTuple):
    """``state`` is the encoded state at the checkpoint with this version; ``undoable`` answers may be taken back."""

    version: int
    state: bytes
    answers: list[Answer]
    undoable: int
