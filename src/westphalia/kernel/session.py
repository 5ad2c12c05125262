"""A session runs the script of one game: the gate, checkpoints, undo, clone.

    session = Session.start(title, "standard", seats=2, secret="1444")
    while session.pending is not None:
        ask = session.asks()[0]
        session.answer(ask.seat, ask.kind.option_id(ask.options[0]))

The truth is the last checkpoint and the answers since; whatever a generator holds is made again from these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from .chance import Chance, DiceError, Reshuffled, Retold, outcomes
from .contract import BadInput, Title
from .journal import SILENCE, Entry, Journal, Silence
from .script import All, Aside, Ask, Checkpoint, Forced, Pause, Pending, Refusal, Script, Talks, Value
from .state import State

IMAGINE_TRIES: Final = 8
UNDO_CHECKPOINTS: Final = 200  # as far back as undo goes at most


class Refused(Exception):
    """An answer the gate did not let through; nothing has changed. The refusal tells players why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.message}".strip())
        self.refusal = refusal


NOBODY: Final[frozenset[int]] = frozenset()
GAME_OVER: Final = Refusal("", "refused-over")
NOT_ASKED: Final = Refusal("", "refused-not-asked")
NO_OPTION: Final = Refusal("", "refused-option")
NO_PLAYER: Final = Refusal("", "refused-resign")
HAS_RESIGNED: Final = Refusal("", "refused-resigned")
NOTHING_TO_UNDO: Final = Refusal("", "refused-undo")


class Unfit(Exception):
    """Answers that were given elsewhere do not fit the questions here."""


class Unimaginable(Exception):
    """No other past was found that fits what a seat knows."""


class Answer(NamedTuple):
    """What a seat answered; ``value`` None means that the seat resigned."""

    seat: int
    value: Value | None


class Taken(NamedTuple):
    """What came of an answer: the option (None: a resignation), the hash it was written down with, if somebody writes
    along, and the seats to whom something was said that not everybody heard."""

    option: str | None
    hash: str
    addressed: frozenset[int]


class Mark(NamedTuple):
    """A checkpoint or pause kept for clones, saves and undo, with the length of journal and trace there. ``options``
    are those of the question right behind a pause, if there is one; None: this is a checkpoint."""

    version: int
    state: State
    journal: int
    trace: int
    options: Sequence[Value] | None = None


class Saved(NamedTuple):
    """``state`` is encoded at the checkpoint with this version, when the journal had so many entries; ``undoable``
    answers may be taken back; ``told`` are dice that are yet to fall as they fell before (an imagined session);
    ``reshuffled``: but what is shuffled then is shuffled anew. ``rules`` is the version of the rules of the state; the
    first version did not say it."""

    version: int
    state: bytes
    journal: int
    answers: list[Answer]
    undoable: int
    told: list[int]
    rules: str = "1"
    reshuffled: bool = False


class Observer(Protocol):
    """Somebody who writes along."""

    def checkpoint(self, state: State) -> None: ...

    def answered(self, seat: int, option_id: str | None) -> str:
        """After the answer (None: a resignation) has led to the next question. Gives the hash it is noted with."""

    def undone(self) -> None: ...


class Session:
    """One running game. ``version`` counts the answers taken so far; ``apart`` is whether the last of them told the
    other seats nothing, not even that it was given; ``forced`` are the questions with a single option that nobody was
    asked on the way from it to the pending question.

    With ``history=False`` no checkpoints are kept: fastest, but the session can't be cloned, saved or undone.
    """

    __slots__ = (
        "_answers",
        "_asked",
        "_floor",
        "_given",
        "_has_resigned",
        "_history",
        "_is_plain",
        "_marks",
        "_script",
        "_send",
        "_start",
        "apart",
        "forced",
        "observer",
        "pending",
        "state",
        "title",
        "version",
    )

    def __init__(
        self,
        title: Title[Any],
        state: State,
        *,
        history: bool = True,
        version: int = 0,
        observer: Observer | None = None,
        known: Sequence[Value] | None = None,
    ) -> None:
        """``known`` are the options of its first question, if the state is that of a pause."""
        self.title = title
        self.state = state
        self.version = version
        self.pending: Pending | None = None
        self.forced: list[Ask] = []
        self.observer = observer
        self.apart = False
        self._history = history
        self._marks: list[Mark] = []
        self._answers: list[Answer] = []  # since self._start
        self._start = version
        self._floor = version  # nothing before this version can be undone
        self._asked = version  # when the pending question came up
        self._given: dict[int, Value] = {}  # to a question to several seats
        if (history or observer is not None) and state.chance.trace is None:
            state.chance.trace = []
        self._script: Script[None] = title.play(state)
        self._send = self._script.send
        self._run(None, known)
        self._has_resigned = bool(title.resigned(state))  # a seat: its answers are given for it
        self._is_plain = not history and observer is None and not self._has_resigned
        if self._has_resigned:
            self._answer_for_resigned()

    @classmethod
    def start(
        cls,
        title: Title[Any],
        scenario: str,
        seats: int,
        *,
        secret: str,
        options: Mapping[str, Value] | None = None,
        journal: bool = True,
        history: bool = True,
        chance: Chance | None = None,
        observer: Observer | None = None,
    ) -> Session:
        """Set a new game up and run it to its first question."""
        chance = chance or Chance.from_secret(secret, title.streams)
        if history or observer is not None:
            chance.trace = []
        log = Journal() if journal else SILENCE
        state = title.set_up(scenario, seats, title.complete_options(scenario, options or {}), chance, log)
        return cls(title, state, history=history, observer=observer)

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
            return pending if pending.seat == seat else self._aside_of(seat, pending)
        if pending is not None and seat not in self._given:
            return next((ask for ask in pending.asks if ask.seat == seat), None)
        return None

    def _aside_of(self, seat: int, pending: Ask) -> Ask | None:
        if pending.aside is None or seat not in self.title.players(self.state):
            return None
        return None if seat in self.title.resigned(self.state) else pending.aside(seat)

    @property
    def is_over(self) -> bool:
        return self.pending is None

    # the gate

    def answer(self, seat: int, option_id: str) -> Taken:
        """Answer by option id. The only way in: players, bots, tests, records and the network all come through it."""
        ask = self.ask_of(seat)
        if ask is None:
            raise Refused(GAME_OVER if self.pending is None else NOT_ASKED)
        value = ask.find(option_id)
        if value is None:
            raise Refused(ask.why_not(option_id) or NO_OPTION)
        if self._is_plain:
            self._take_plainly(ask, value)
            return Taken(option_id, "", NOBODY)
        return self._take(seat, value)

    def choose(self, ask: Ask, index: int) -> None:
        """Answer a pending question by the position of an option: the same gate, for those who hold the list."""
        if ask is not self.pending and not self._is_pending(ask):
            raise Refused(GAME_OVER if self.pending is None else NOT_ASKED)
        options = ask.options
        if not 0 <= index < len(options):
            raise Refused(NO_OPTION)
        if self._is_plain:
            self._take_plainly(ask, options[index])
        else:
            self._take(ask.seat, options[index])

    def _take_plainly(self, ask: Ask, value: Value) -> None:
        """As ``_take``, with nothing to note and nobody who has resigned."""
        self.version += 1
        pending = self.pending
        if ask is pending:
            self._run(value)
        elif isinstance(pending, All):
            self._answer_one_of(pending, ask.seat, value)
        else:
            self._run(Aside(ask.seat, value))

    def _is_pending(self, ask: Ask) -> bool:
        """Asides are made anew each time somebody looks, so they are compared by what they say."""
        now = self.ask_of(ask.seat)
        return now is ask or (now is not None and now.kind is ask.kind and now.options == ask.options)

    def resign(self, seat: int) -> Taken:
        """Leave the game for good; what is under way is finished with default answers."""
        if self.pending is None or seat not in self.title.players(self.state):
            raise Refused(NO_PLAYER)
        if seat in self.title.resigned(self.state):
            raise Refused(HAS_RESIGNED)
        return self._take(seat, None)

    def _take(self, seat: int, value: Value | None) -> Taken:
        draws, entries = self.state.chance.draws, len(self.state.log.entries)
        before, option_id = self.pending, None
        if self._history:
            if self._answers and self._answers[-1].seat != seat:
                self._floor = self.version
            self._answers.append(Answer(seat, value))
        if self.observer is not None and value is not None:
            ask = self.ask_of(seat)
            assert ask is not None
            option_id = ask.kind.option_id(value)
        self.version += 1
        self._feed(seat, value)
        if self._history and (value is None or self.state.chance.draws != draws):
            self._floor = self.version
        told = self.state.log.entries[entries:]
        apart = [entry.seats for entry in told if entry.seats is not None]
        is_quiet = self.state.chance.draws == draws and len(apart) == len(told) == apart.count((seat,))
        self.apart = is_quiet and value is not None and self._is_still_with(seat, before)
        hash = "" if self.observer is None else self.observer.answered(seat, option_id)
        return Taken(option_id, hash, frozenset().union(*apart) if apart else NOBODY)

    def _is_still_with(self, seat: int, before: Pending | None) -> bool:
        """Whether this seat, asked in secret before, is asked in secret now: for the others nothing has happened."""
        pending = self.pending
        if isinstance(before, Talks):
            return pending is before and any(ask.seat == seat for ask in before.asks)
        asked = [ask for ask in (before, pending) if isinstance(ask, Ask) and ask.seat == seat and ask.kind.secret]
        return len(asked) == 2

    def _feed(self, seat: int, value: Value | None) -> None:
        pending = self.pending
        if value is None:
            self.title.resign(self.state, seat)
            self._has_resigned = True
            self._is_plain = False
        elif isinstance(pending, Ask):
            self._run(value if pending.seat == seat else Aside(seat, value))
        else:
            assert pending is not None
            self._answer_one_of(pending, seat, value)
        if self._has_resigned:
            self._answer_for_resigned()

    def _answer_one_of(self, pending: All, seat: int, value: Value) -> None:
        """The script goes on when all have answered."""
        if isinstance(pending, Talks):
            pending.take(seat, value)
            if not pending.asks:
                self._run(None)
            return
        given = self._given
        given[seat] = value
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
                self._answer_one_of(self.pending, ask.seat, value)
            else:
                self._run(value)

    def _run(self, sent: Any, known: Sequence[Value] | None = None) -> None:
        """Let the script go on to its next question."""
        send = self._send
        at_checkpoint = at_pause = False  # what was kept last on this way
        forced: list[Ask] = []
        self.forced = forced
        try:
            while True:
                item = send(sent)
                if type(item) is Ask:
                    if at_pause:
                        self._marks[-1] = self._marks[-1]._replace(options=item.options)
                    break
                if type(item) is Checkpoint:
                    if self.observer is not None:
                        self.observer.checkpoint(self.state)
                    if self._history:
                        self._mark(replace=at_checkpoint)
                    at_checkpoint, at_pause, sent = True, False, None
                elif type(item) is Pause:
                    if self._history:
                        self._mark(replace=False, options=())
                        at_checkpoint, at_pause = False, True
                    known, sent = None, known
                elif type(item) is Forced:
                    forced.append(item.ask)
                    at_pause, sent = False, None
                elif item.asks:
                    break
                else:
                    sent = []
        except StopIteration:
            self.pending = None
            if self._history:
                self._mark(replace=at_checkpoint)
            return
        self.pending = item
        self._asked = self.version

    # checkpoints

    def _mark(self, *, replace: bool, options: Sequence[Value] | None = None) -> None:
        """Keep the state. Earlier marks go when undo can no longer reach them; so do the answers before them."""
        marks = self._marks
        if replace or (marks and marks[-1].options is not None):  # of pauses only the last is kept
            marks.pop()
        state = self.state.clone_beside(marks[-1].state) if marks else self.state.clone()
        trace = self.state.chance.trace
        marks.append(Mark(self.version, state, len(self.state.log.entries), len(trace) if trace else 0, options))
        if len(marks) > UNDO_CHECKPOINTS:
            self._floor = max(self._floor, marks[1].version)
        reached = (n for n, mark in enumerate(marks) if mark.options is None and mark.version <= self._floor)
        keep = max(reached, default=0)
        if keep:
            del marks[:keep]
            del self._answers[: marks[0].version - self._start]
            self._start = marks[0].version

    def forget_history(self) -> None:
        """Play on in the fastest way: from here on the session can't be cloned, saved or undone."""
        self._history = False
        self._marks, self._answers = [], []
        self.state.chance.trace = None if self.observer is None else self.state.chance.trace
        self._is_plain = self.observer is None and not self._has_resigned

    def _need_history(self) -> Mark:
        """The last checkpoint."""
        if not self._history:
            raise ValueError("this session keeps no history")
        return next(mark for mark in reversed(self._marks) if mark.options is None)

    def _answers_since(self, mark: Mark) -> list[Answer]:
        return self._answers[mark.version - self._start :]

    def since_checkpoint(self) -> tuple[Sequence[Answer], bool]:
        """The answers since the last checkpoint, and whether chance or a reveal has told anything since."""
        mark = self._need_history()
        return self._answers_since(mark), self.state.chance.draws != mark.state.chance.draws

    def _journal_at(self, mark: Mark) -> Journal:
        if isinstance(self.state.log, Silence):
            return SILENCE
        journal = Journal()
        journal.entries = self.state.log.entries[: mark.journal]
        return journal

    def _feed_again(self, answers: Sequence[Answer]) -> None:
        for answer in answers:
            if self._history:
                self._answers.append(answer)
            self.version += 1
            self._feed(answer.seat, answer.value)

    def clone(self, *, history: bool = True, journal: bool = False) -> Session:
        """An independent session at the same question, with the same dice to come. Its undo reaches back to the last
        checkpoint at most. One without history sets out from the last pause."""
        mark = self._need_history()
        mark = mark if history else self._marks[-1]
        state = mark.state.clone()
        if journal:
            state.log = self._journal_at(mark)
        twin = Session(self.title, state, history=history, version=mark.version, known=mark.options)
        twin._feed_again(self._answers_since(mark))
        twin._floor = max(mark.version, self._floor)
        return twin

    def imagine(self, seat: int | None, secret: str, *, journal: bool = False, tries: int = IMAGINE_TRIES) -> Session:
        """A session as this seat might believe it to be: everything the seat can't see is dealt and shuffled anew,
        answers that others gave in secret since the last checkpoint are given anew or taken back, and so are the dice
        to come. Raises ``Unimaginable`` if no past that fits what the seat knows is found in so many tries; the truth
        is never given in its place."""
        mark = self._need_history()
        rolls = [outcome for outcome in self._trace_since(mark) if outcome >= 0]
        for attempt in range(tries):
            chance = Chance.from_secret(f"{secret}/{attempt}", ("deal", *self.title.streams))
            deal, dice = Chance(chance.streams[:1]), Chance(chance.streams[1:])
            state = mark.state.clone()
            self.title.redeal(state, seat, deal)
            state.chance = Reshuffled(rolls, dice)
            state.log = self._journal_at(mark)
            try:
                twin = Session(self.title, state, version=mark.version)
                self._imagine_answers(twin, mark, seat, deal)
            except (Unfit, DiceError):
                continue
            if self._heard_since(mark, seat) != twin._heard_since(mark, seat):
                continue  # something hidden was shown since the checkpoint, and it was something else
            if not journal:
                twin.state.log = SILENCE
            twin._floor = twin.version
            return twin
        raise Unimaginable

    def _trace_since(self, mark: Mark) -> list[int]:
        trace = self.state.chance.trace
        return trace[mark.trace :] if trace else []

    def _heard_since(self, mark: Mark, seat: int | None) -> list[Entry]:
        return [entry for entry in self.state.log.entries[mark.journal :] if entry.is_visible_to(seat)]

    def _imagine_answers(self, twin: Session, mark: Mark, seat: int | None, deal: Chance) -> None:
        """Feed the twin what this seat knows was answered; what it doesn't know is drawn from ``deal``."""
        for version, answer in enumerate(self._answers_since(mark), mark.version):
            is_simultaneous = version >= self._asked and isinstance(self.pending, All)
            if is_simultaneous and answer.seat != seat and answer.value is not None:
                continue
            ask = twin.ask_of(answer.seat)
            if answer.value is not None:
                if ask is None:
                    raise Unfit
                if ask.kind.secret and seat != ask.seat and seat not in ask.confidants:
                    answer = Answer(answer.seat, ask.options[deal.below(len(ask.options))])
                elif answer.value not in ask.options and not ask.text:
                    raise Unfit
            twin._feed_again([answer])
        assert isinstance(twin.state.chance, Retold)
        same = _shape(self.pending) == _shape(twin.pending)
        if not same or twin.state.chance.queue:
            raise Unfit

    def cast_anew(self, secret: str) -> None:
        """From here on the dice fall as another secret says. What they have told stands, and can't be undone."""
        dice, chance = Chance.from_secret(secret, self.title.streams), self.state.chance
        mark = self._need_history()
        mark.state.chance = Retold(outcomes(self._trace_since(mark)), dice.clone(), mark.state.chance.draws)
        while self._marks[-1] is not mark:
            self._marks.pop()
        dice.draws, dice.trace = chance.draws, chance.trace
        self.state.chance = dice
        self._floor = self.version

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer was this seat's and told nobody anything new."""
        return self._history and self.version > self._floor and self._answers[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take this seat's last answer back, if no dice, draw or reveal and no other seat's answer followed it."""
        if not self.can_undo(seat):
            raise Refused(NOTHING_TO_UNDO)
        until = self.version - 1
        while self._marks[-1].version > until:
            self._marks.pop()
        mark = self._marks[-1]
        self._answers.pop()
        state = mark.state.clone()
        state.log = self._journal_at(mark)
        trace = self.state.chance.trace
        state.chance.trace = trace[: mark.trace] if trace else []
        twin = Session(self.title, state, version=mark.version, known=mark.options)
        twin._feed_again(self._answers_since(mark))
        self.state, self.version, self.pending, self.forced = twin.state, twin.version, twin.pending, twin.forced
        self._script, self._send, self._given, self._asked = twin._script, twin._send, twin._given, twin._asked
        if self.observer is not None:
            self.observer.undone()

    # save and load

    def save(self) -> Saved:
        """A checkpoint and the answers since, as far back as undo reaches: enough to go on anywhere."""
        mark = self._need_history()
        mark = next((m for m in reversed(self._marks) if m.options is None and m.version <= self._floor), mark)
        undoable = self.version - self._floor
        chance = mark.state.chance
        told = list(chance.queue) if isinstance(chance, Retold) else []
        since, reshuffled = self._answers_since(mark), isinstance(chance, Reshuffled)
        state, rules = mark.state.encode(), self.title.version
        return Saved(mark.version, state, mark.journal, since, undoable, told, rules, reshuffled)

    def settle(self) -> Saved:
        """The last checkpoint that undo can't go behind, without the answers since: a snapshot to come back to."""
        return self.save()._replace(answers=[], undoable=0)

    @classmethod
    def load(cls, title: Title[Any], saved: Saved, *, journal: Journal | None = None) -> Session:
        """Go on from what ``save`` gave. ``journal``, if any, holds at least the entries up to the saved checkpoint."""
        state = title.decode(saved.state, saved.rules)
        if saved.told:
            retold = Reshuffled if saved.reshuffled else Retold
            state.chance = retold(saved.told, state.chance, state.chance.draws)
        if journal is not None:
            state.log = Journal()
            state.log.entries = journal.entries[: saved.journal]
        session = cls(title, state, version=saved.version)
        for number, (seat, value) in enumerate(saved.answers, saved.version + 1):
            ask = session.ask_of(seat)
            if value is not None and (ask is None or (value not in ask.options and not ask.text)):
                if saved.rules != title.version:
                    break  # by other rules the game went otherwise from here: it goes on where they still agree
                raise BadInput(f"answer {number} of the save does not fit the rules: {value}")
            session._take(seat, value)
        session._floor = max(session._floor, session.version - saved.undoable)
        return session


def _shape(pending: Pending | None) -> list[tuple[int, str]]:
    if pending is None:
        return []
    if isinstance(pending, Ask):
        asks: Sequence[Ask] = [pending]
    else:
        asks = pending.opening if isinstance(pending, Talks) else pending.asks
    return [(ask.seat, ask.kind.id) for ask in asks]
