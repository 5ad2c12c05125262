"""Position files: the smallest position that shows a rule, what is played from it, and what must come of it.

    game: six_continents
    cases:
      - name: EX-C3 two provinces and a tie
        rules: [SC-10.2, SC-8.5]
        odd: true                               # what must add up in a game need not in this position
        given: {players: 4, turn: ann, ...}     # the game reads it
        dice: [50, d100=54]                     # faces in the order rolled (with the die); all must be used up
        when:
          - ann: attack maghreb iberia 4        # option ids, one answer after the other
          - resign: bob                         # also: undo
        then:
          pending: {ann: continue_battle}
          offered: {ann: [withdraw]}            # also not_offered, exactly
          log: [log-exchange, {log-loss: {place: maghreb}}]
          not_log: {bob: [log-secret]}          # by seat: what this seat can read; ``watcher`` is a spectator
          over: false
          standings: {ann: 1}
          gold.ann: 50                          # everything else is a path the game knows
        refused:
          - {ann: build farm iberia, rule: SC-4.8, message: no-farm-twice}
        steps: [{dice: [...], when: [...], then: {...}, refused: [...]}]

A mistake in a file raises BadInput with file and line; a game that behaves otherwise is a failure, also with its line.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from .chance import DiceError, ScriptedChance
from .contract import BadInput, Title, find_title
from .journal import Entry, Journal
from .position_file import Answers, Block, Case, Forbidden, Items, Step, load, numbered
from .saved_position import SAVED, read_state, seat_named
from .script import SEAT, Ask
from .session import Refused, Session

__all__ = ["Case", "load", "run", "start", "unmet"]

WATCHER: Final = "watcher"


class _Stop(Exception):
    """The case can't go on: an answer was not possible."""


class Runner:
    """Plays one case and collects what went otherwise than written."""

    def __init__(self, case: Case, title: Title[Any], watch: Callable[[Session], None] = lambda session: None) -> None:
        self.case = case
        self.title = title
        self.watch = watch
        self.failures: list[str] = []

    def fail(self, line: int, text: str) -> None:
        self.failures.append(f"{self.case.file}:{line}: {self.case.name}: {text}")

    def wrong(self, line: int, text: object) -> BadInput:
        return BadInput(f"{self.case.file}:{line}: {text}")

    def start(self) -> Session:
        """The session at the first question after ``given``."""
        given = self.case.given
        dice = ScriptedChance([face for step in self.case.steps for face in step.dice])
        try:
            state = self._state(given, dice)
        except BadInput as error:
            raise self.wrong(given.line_naming(str(error)), error) from error
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise self.wrong(given.line, f"given: {type(error).__name__}: {error}") from error
        return Session(self.title, state)

    def _state(self, given: Block, dice: ScriptedChance) -> Any:
        if SAVED not in given:
            return self.title.position(given, dice, Journal())
        state = read_state(self.title, given, dice)
        state.log = Journal()
        return state

    def run(self) -> list[str]:
        line = self.case.line
        try:
            session = self.start()
            self.watch(session)
            self._check_that_it_adds_up(session, line)
            later = sum(len(step.dice) for step in self.case.steps)
            seen = 0
            for step in self.case.steps:
                line = step.line
                later -= len(step.dice)
                for answers in step.when:
                    line = answers.line
                    self._answer(session, answers)
                line = step.line
                self._check_dice(session, step, later)
                self._check_that_it_adds_up(session, line)
                entries = session.state.log.entries
                for path, expected in step.then.items():
                    line = step.then.lines[path]
                    self.check(session, entries[seen:], path, expected, line)
                for forbidden in step.refused:
                    line = forbidden.line
                    self._check_refused(session, forbidden)
                seen = len(entries)
        except _Stop:
            pass
        except DiceError as error:
            self.fail(line, str(error))
        except BadInput:
            raise
        except Exception as error:
            self.fail(line, f"{type(error).__name__}: {error}\n{traceback.format_exc()}")
        return self.failures

    def _seat(self, session: Session, name: str, line: int) -> int:
        seat = self.title.seat_of(session.state, name)
        seat = seat_named(name) if seat is None else seat
        if seat is None:
            raise self.wrong(line, f"nobody is called {name!r}")
        return seat

    def _option(self, session: Session, ask: Ask | None, token: str) -> str:
        """Seats may be called by their names in option ids."""
        if ask is not None and ask.kind.domain is SEAT and ask.find(token) is None:
            seat = self.title.seat_of(session.state, token)
            if seat is not None:
                return SEAT.id(seat)
        return token

    def _answer(self, session: Session, answers: Answers) -> None:
        if answers.who in ("resign", "undo"):
            act: Callable[[int], object] = session.resign if answers.who == "resign" else session.undo
            for name in answers.ids:
                try:
                    act(self._seat(session, name, answers.line))
                except Refused as error:
                    self.fail(answers.line, f"{name} can't {answers.who}: {error}")
                    raise _Stop from error
                self.watch(session)
            return
        seat = self._seat(session, answers.who, answers.line)
        for token in answers.ids:
            self._feed(session, seat, answers.who, [token], answers.line)
            self.watch(session)

    def _feed(self, session: Session, seat: int, who: str, ids: Sequence[str], line: int) -> None:
        for token in ids:
            ask = session.ask_of(seat)
            try:
                session.answer(seat, self._option(session, ask, token))
            except Refused as error:
                self.fail(line, f"{who} can't answer {token!r}: {error} ({_situation(session, ask)})")
                raise _Stop from error

    def _check_dice(self, session: Session, step: Step, later: int) -> None:
        chance = session.state.chance
        assert isinstance(chance, ScriptedChance)
        left = len(chance.queue) - later
        if left > 0:
            unused = ", ".join(map(str, chance.queue[:left]))
            self.fail(step.line, f"{left} of {len(step.dice)} dice were not rolled: {unused}")
        elif left < 0:
            self.fail(step.line, f"{-left} more dice were rolled than the {len(step.dice)} written")
            raise _Stop

    def _check_that_it_adds_up(self, session: Session, line: int) -> None:
        """At a checkpoint: in the middle of a procedure a piece may be in somebody's hand."""
        answers, _ = session.since_checkpoint()
        if not answers and not self.case.odd:
            for violation in self.title.violations(session.state):
                self.fail(line, f"this does not add up: {violation}")

    def _check_refused(self, session: Session, forbidden: Forbidden) -> None:
        line, who = forbidden.line, forbidden.who
        twin = session.clone(journal=True)
        if forbidden.dice:
            chance = twin.state.chance
            assert isinstance(chance, ScriptedChance)
            chance.queue[:0] = forbidden.dice
        seat = self._seat(twin, who, line)
        before = len(self.failures)
        try:
            self._feed(twin, seat, who, forbidden.ids[:-1], line)
        except _Stop:
            assert len(self.failures) > before
            return
        token = forbidden.ids[-1]
        ask = twin.ask_of(seat)
        if ask is None:
            self.fail(line, f"{who} is not asked about {token!r} ({_situation(twin, ask)})")
            return
        option = self._option(twin, ask, token)
        refusal = ask.why_not(option)
        if ask.find(option) is not None:
            self.fail(line, f"{token!r} should be refused by {forbidden.rule}, but is offered in {ask.kind.id}")
        elif refusal is None:
            self.fail(line, f"{token!r} is not offered in {ask.kind.id}, but no reason is given")
        elif refusal.rule != forbidden.rule or forbidden.message not in (None, refusal.message):
            self.fail(line, f"{token!r} is refused by {refusal.rule} ({refusal.message}), not {forbidden.rule}")

    # then

    def check(self, session: Session, entries: Sequence[Entry], path: str, expected: Any, line: int) -> None:
        if path in ("offered", "not_offered", "exactly"):
            for name, ids in self._by_seat(expected, path, line):
                self._check_options(session, path, name, ids, line)
        elif path in ("log", "not_log"):
            self._check_log(session, entries, path == "log", expected, line)
        elif path == "pending":
            if expected is not None and not isinstance(expected, Block):
                raise self.wrong(line, "pending is a mapping of seats to kinds of questions")
            wanted = {self._seat(session, name, line): kind for name, kind in (expected or {}).items()}
            asked = {ask.seat: ask.kind.id for ask in session.asks()}
            if asked != wanted:
                self.fail(line, f"pending: {_situation(session, None)}")
        elif path == "over":
            if session.is_over is not expected:
                self.fail(line, f"over is {str(session.is_over).lower()} ({_situation(session, None)})")
        elif path == "standings":
            places = {standing.seat: standing.place for standing in self.title.standings(session.state)}
            for name, place in self._by_seat(expected, path, line):
                if (found := places.get(self._seat(session, name, line))) != place:
                    self.fail(line, f"standings: {name} is {found}, not {place}")
        else:
            try:
                found = _plain(self.title.inspect(session.state, path))
            except BadInput as error:
                raise self.wrong(line, error) from error
            if found != _plain(expected):
                self.fail(line, f"{path} is {_show(found)}, not {_show(_plain(expected))}")

    def _by_seat(self, value: Any, path: str, line: int) -> Iterator[tuple[str, Any]]:
        if not isinstance(value, Block):
            raise self.wrong(line, f"{path} is a mapping of seats")
        yield from value.items()

    def _check_options(self, session: Session, path: str, name: str, ids: Any, line: int) -> None:
        ask = session.ask_of(self._seat(session, name, line))
        tokens = [str(item) for item in ids] if isinstance(ids, Items) else str(ids).split()
        if ask is None:
            if path != "not_offered":
                self.fail(line, f"{path}: {name} is not asked anything ({_situation(session, None)})")
            return
        wanted = [self._option(session, ask, token) for token in tokens]
        options = [ask.kind.option_id(value) for value in ask.options]
        if path == "exactly":
            if sorted(wanted) != sorted(options):
                self.fail(line, f"{name} is offered exactly: {' '.join(options)}")
            return
        for option in wanted:
            if (option in options) is not (path == "offered"):
                word = "not offered" if path == "offered" else "offered"
                self.fail(line, f"{option!r} is {word} to {name}, but: {' '.join(options)}")

    def _check_log(self, session: Session, entries: Sequence[Entry], present: bool, expected: Any, line: int) -> None:
        if isinstance(expected, Block):
            for name, lines in expected.items():
                seat = None if name == WATCHER else self._seat(session, name, line)
                visible = [entry for entry in entries if entry.is_visible_to(seat)]
                self._check_log(session, visible, present, lines, expected.lines[name])
            return
        if not isinstance(expected, Items):
            raise self.wrong(line, "log is a list of messages, or such a list for each seat")
        for item, item_line in numbered(expected):
            if isinstance(item, Block):
                (message, args), *more = item.items()
                if more or not isinstance(args, Block):
                    raise self.wrong(item_line, "a log line is a message id, or one message id with its arguments")
            else:
                message, args = str(item), {}
            matching = [e for e in entries if e.message == message and self._has_args(session, e, args)]
            if bool(matching) is not present:
                lines = ", ".join(f"{e.message} {_show(self._args(e))}" if args else e.message for e in entries)
                self.fail(item_line, f"{message} is {'not ' if present else ''}in the log: {lines}")

    def _args(self, entry: Entry) -> dict[str, Any]:
        """The arguments of a log line by their ids, and the ``rule`` it names."""
        domains = self.title.domains
        args = {
            name: domains[name].id(value) if name in domains and isinstance(value, int) else value
            for name, value in entry.args.items()
        }
        return {"rule": entry.rule, **args}

    def _has_args(self, session: Session, entry: Entry, wanted: Mapping[str, Any]) -> bool:
        found = self._args(entry)
        for name, value in wanted.items():
            if name not in found:
                return False
            if name in self.title.domains and self.title.domains[name] is SEAT and isinstance(value, str):
                seat = self.title.seat_of(session.state, value)
                value = value if seat is None else SEAT.id(seat)
            if str(found[name]) != str(value):
                return False
        return True


def _situation(session: Session, ask: Ask | None) -> str:
    if ask is not None:
        return f"{ask.kind.id}: {' '.join(map(ask.kind.option_id, ask.options))}"
    if session.is_over:
        return "the game is over"
    return "asked: " + ", ".join(f"seat {ask.seat + 1} {ask.kind.id}" for ask in session.asks())


def _plain(value: Any) -> Any:
    """For comparing; ``none`` and an empty value are the same."""
    if value == "none":
        return None
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value


def _show(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_show(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_show, value)) + "]"
    return "none" if value is None else str(value)


def start(case: Case, title: Title[Any] | None = None) -> Session:
    """The session at the first question of a case: a puzzle to play on."""
    return Runner(case, title or find_title(case.game)).start()


def run(
    case: Case, title: Title[Any] | None = None, *, watch: Callable[[Session], None] = lambda session: None
) -> list[str]:
    """Play a case; what went otherwise than written, each with file and line. Raises BadInput for a mistake in the
    file. ``watch`` is shown the game at each of its questions."""
    return Runner(case, title or find_title(case.game), watch).run()


def unmet(case: Case, session: Session, entries: Sequence[Entry], then: Block) -> list[str]:
    """What of ``then`` is otherwise, each with file and line, now that these entries have come to the log."""
    runner = Runner(case, session.title)
    for path, expected in then.items():
        runner.check(session, entries, path, expected, then.lines[path])
    return runner.failures
