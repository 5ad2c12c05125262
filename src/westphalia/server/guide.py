"""A lesson at its table: what may be chosen now, what is pointed at, what the others answer. It only observes, and
narrows what is offered; the gate is the same as ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from westphalia.kernel.contract import Title
from westphalia.kernel.forms import Wanted
from westphalia.kernel.lesson import NOT_NOW, Lesson, Place, lessons
from westphalia.kernel.record import Move
from westphalia.kernel.script import Refusal
from westphalia.kernel.session import Session
from westphalia.kernel.views import AskView, Ref, RefusedView

from . import wire
from .rows import TableRow

KIND: Final = "lesson"  # of a table


class Guide(NamedTuple):
    """``seat`` is the one who learns."""

    title: Title[Any]
    lesson: Lesson
    seat: int

    def place(self, moves: Sequence[Move]) -> Place | None:
        """How far the lesson has come; None: to its end."""
        return self.lesson.place(self._answers(moves))

    def _answers(self, moves: Sequence[Move]) -> int:
        return sum(move.seat == self.seat and move.answer is not None for move in moves)

    def why_not(self, session: Session, place: Place | None, seat: int, option_id: str) -> Refusal | None:
        ask = session.ask_of(seat)
        if ask is None or place is None or seat != self.seat:
            return None
        allowed = self.lesson.allowed(ask, place)
        return NOT_NOW if allowed and option_id not in allowed and ask.find(option_id) is not None else None

    def reply(self, session: Session, moves: Sequence[Move]) -> tuple[int, str] | None:
        """Who else is asked, and what they answer: it still belongs to the step of the last answer."""
        place = self.lesson.place(max(0, self._answers(moves) - 1))
        ask = next((ask for ask in session.asks() if ask.seat != self.seat), None)
        return None if ask is None or place is None else (ask.seat, self.lesson.reply(ask, place))

    def rest(self, session: Session, place: Place | None) -> str | None:
        """What is pointed at now, or what will do if nothing is."""
        ask = session.ask_of(self.seat)
        if ask is None or place is None:
            return None
        return next(iter(self.lesson.allowed(ask, place)), ask.kind.option_id(ask.default_value()))

    def wanted(self, place: Place | None, wanted: Wanted) -> Wanted:
        """A form that is laid out for the first time is filled in as the lesson wants it."""
        form = self.lesson.steps[place.step].form if place is not None else None
        return wanted if form is None or wanted else dict(form)

    def narrowed(self, session: Session, place: Place | None, view: AskView) -> AskView:
        """The question with only what may be chosen; the rest is refused with the lesson's own reason."""
        ask = session.ask_of(self.seat)
        if ask is None or place is None or view.seat != self.seat:
            return view
        forms = view.forms if self.lesson.steps[place.step].form is not None else []
        allowed = self.lesson.allowed(ask, place)
        if not allowed:
            return msgspec.structs.replace(view, forms=forms, standing=[])
        closed = [RefusedView(each, "", NOT_NOW.message, {}) for each in view.options if each.id not in allowed]
        return msgspec.structs.replace(
            view,
            options=[each for each in view.options if each.id in allowed],
            refused=[*view.refused, *closed],
            default=allowed[0],
            text=0,
            forms=forms,
            standing=[],
        )

    def view(self, session: Session, place: Place | None) -> wire.LessonView:
        lesson = self.lesson
        if place is None:
            end = lesson.message("finished")
            return wire.LessonView(lesson.id, len(lesson.steps), len(lesson.steps), end, "", None, [])
        step, ask = lesson.steps[place.step], session.ask_of(self.seat)
        point = next(iter(lesson.allowed(ask, place)), None) if ask is not None else None
        show = [ref for word in step.show if (ref := self._ref(word)) is not None]
        goal = lesson.message(f"{step.id}-goal")
        return wire.LessonView(lesson.id, place.step, len(lesson.steps), lesson.message(step.id), goal, point, show)

    def _ref(self, word: str) -> Ref | None:
        """A thing by its id, or by domain and id where several have it."""
        domain, _, id = word.rpartition(":")
        for each in self.title.domains.values():
            if domain in ("", each.name) and each.ids is not None and id in each.ids:
                return Ref(each.name, id)
        return None


def guide_of(title: Title[Any], row: TableRow, session: Session) -> Guide | None:
    """What leads through the game of a table, if that is a lesson that there still is."""
    lesson = lessons(title).get(row.origin or "") if row.kind == KIND else None
    return None if lesson is None else Guide(title, lesson, lesson.seat(title, session))
