"""Lessons: a position, and a way through it on which every answer is pointed at.

    game: six_continents
    scenario: standard            # whose map is shown
    minutes: 10
    secret: "first steps"         # the dice of the lesson: they always fall the same
    you: ann
    given: {players: 2, ...}      # as in a position file
    steps:
      - id: food                  # what it says: lesson-<file>-food, and its goal: lesson-<file>-food-goal
        do: build granary|farm gallia   # one option id for each question: pointed at; after | what is allowed too
        show: [gallia]            # places on the map that are outlined meanwhile
        form: {army: 2}           # the whole order behind the pointed option, filled in so
        replies: {defend: "yes"}  # what the others answer, by kind of question; otherwise their default
        then: {gold.ann: 18}      # the goal, as in a position file

A lesson is played at an ordinary table. It observes and decides nothing: how far it has come is how many answers its
player has given, and where the pointed option is not among the legal ones every answer will do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from .chance import Chance
from .contract import BadInput, Title
from .journal import Entry, Journal
from .position import unmet
from .position_file import Block, Case, Reader, numbered
from .saved_position import seat_named
from .script import Ask, Refusal
from .session import Session

FOLDER: Final = "lessons"
NOT_NOW: Final = Refusal("", "refused-lesson")
_KEYS: Final = {"game", "scenario", "minutes", "secret", "you", "given", "steps"}
_STEP_KEYS: Final = {"id", "do", "show", "form", "replies", "then"}


class Step(NamedTuple):
    """``do``: for each question what is pointed at, and after it what is allowed too."""

    id: str
    do: tuple[tuple[str, ...], ...]
    show: tuple[str, ...]
    form: Mapping[str, int | str] | None
    replies: Mapping[str, str]
    then: Block
    line: int


class Place(NamedTuple):
    """Where in a lesson somebody is: the step, and how many of its answers are given."""

    step: int
    given: int


class Lesson(NamedTuple):
    file: Path
    game: str
    scenario: str
    minutes: int
    secret: str
    you: str
    given: Block
    steps: tuple[Step, ...]

    @property
    def id(self) -> str:
        return self.file.stem

    def message(self, part: str) -> str:
        """The id of one of its texts."""
        return f"lesson-{self.id}-{part}".replace("_", "-")

    def texts(self) -> Iterator[str]:
        """The ids of all that it says."""
        yield from (self.message("name"), self.message("finished"))
        for step in self.steps:
            yield from (self.message(step.id), self.message(f"{step.id}-goal"))

    def place(self, answers: int) -> Place | None:
        """After so many answers of its player; None: it is finished."""
        for number, step in enumerate(self.steps):
            if answers < len(step.do):
                return Place(number, answers)
            answers -= len(step.do)
        return None

    def allowed(self, ask: Ask, place: Place) -> tuple[str, ...]:
        """The options that may be chosen, the pointed one first; none: the game has gone another way, any will do."""
        wanted = self.steps[place.step].do[place.given]
        return tuple(id for id in wanted if ask.find(id) is not None)

    def reply(self, ask: Ask, place: Place) -> str:
        """What somebody else answers."""
        reply = self.steps[place.step].replies.get(ask.kind.id)
        if reply is not None and ask.find(reply) is not None:
            return reply
        return ask.kind.option_id(ask.default_value())

    def unmet(self, session: Session, place: Place, entries: Sequence[Entry]) -> list[str]:
        """What is missing of the goal of a step in which these entries came to the log, each with file and line."""
        step = self.steps[place.step]
        case = Case(self.file, step.line, self.game, step.id, (), (), False, self.given, ())
        return unmet(case, session, entries, step.then)

    def begin(self, title: Title[Any]) -> Session:
        """Raises BadInput."""
        chance = Chance.from_secret(self.secret, title.streams)
        try:
            state = title.position(self.given, chance, Journal())
        except BadInput as error:
            raise BadInput(f"{self.file}:{self.given.line_naming(str(error))}: {error}") from error
        return Session(title, state)

    def seat(self, title: Title[Any], session: Session) -> int:
        """Raises BadInput."""
        seat = title.seat_of(session.state, self.you)
        seat = seat_named(self.you) if seat is None else seat
        if seat is None:
            raise BadInput(f"{self.file}: nobody is called {self.you!r}")
        return seat


class _Reader(Reader):
    def read(self) -> Lesson:
        whole = self.whole()
        self.known(whole, _KEYS, _KEYS)
        steps = [self._step(item, line) for item, line in numbered(self.items(whole, "steps"))]
        names = [step.id for step in steps]
        if not steps or len(set(names)) < len(names):
            raise self.error(whole.lines["steps"], "a lesson has steps, each with an id of its own")
        return Lesson(
            self.path,
            self.word(whole, "game"),
            self.word(whole, "scenario"),
            self._number(whole, "minutes"),
            self.word(whole, "secret"),
            self.word(whole, "you"),
            self.block(whole["given"], whole.lines["given"], "given"),
            tuple(steps),
        )

    def _number(self, block: Block, key: str) -> int:
        if not isinstance(block[key], int):
            raise self.error(block.lines[key], f"{key} must be a number")
        return int(block[key])

    def _step(self, item: Any, line: int) -> Step:
        block = self.block(item, line, "a step")
        self.known(block, _STEP_KEYS, {"id", "do", "then"})
        return Step(
            self.word(block, "id"),
            tuple(tuple(word.split("|")) for word in self.ids(block, "do")),
            self.ids(block, "show") if "show" in block else (),
            self._mapping(block, "form") if "form" in block else None,
            {kind: str(id) for kind, id in self._mapping(block, "replies").items()},
            self._mapping(block, "then"),
            line,
        )

    def _mapping(self, block: Block, key: str) -> Block:
        line = block.lines.get(key, block.line)
        return self.block(block.get(key) or Block(line), line, key)


def read(path: Path) -> Lesson:
    """Raises BadInput with file and line."""
    return _Reader(path).read()


@lru_cache(maxsize=8)
def _in(folder: Path) -> Mapping[str, Lesson]:
    found = [read(path) for path in sorted(folder.glob("*.yaml"))]
    return {lesson.id: lesson for lesson in found}


def lessons(title: Title[Any]) -> Mapping[str, Lesson]:
    """The lessons of a game by id, the first one first."""
    return _in(title.locales.parent / FOLDER)
