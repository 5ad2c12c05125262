"""Lessons: whoever follows the pointers comes to the end, every goal is reached, every text is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from westphalia.kernel import lesson as lesson_file
from westphalia.kernel.contract import BadInput, Title, installed_titles
from westphalia.kernel.lesson import Lesson, Place, lessons
from westphalia.kernel.messages import languages
from westphalia.kernel.session import Session

ALL = [(title, each) for title in installed_titles().values() for each in lessons(title).values()]
each_lesson = pytest.mark.parametrize("title, lesson", ALL, ids=[f"{title.id}-{each.id}" for title, each in ALL])


def lead(lesson: Lesson, session: Session, seat: int, place: Place) -> None:
    """The others answer as the lesson says."""
    while (ask := next((ask for ask in session.asks() if ask.seat != seat), None)) is not None:
        session.answer(ask.seat, lesson.reply(ask, place))


@each_lesson
def test_following_the_pointers_reaches_every_goal(title: Title[Any], lesson: Lesson) -> None:
    session = lesson.begin(title)
    seat, answers, seen = lesson.seat(title, session), 0, 0
    lead(lesson, session, seat, Place(0, 0))
    while (place := lesson.place(answers)) is not None:
        step = lesson.steps[place.step]
        ask = session.ask_of(seat)
        assert ask is not None, f"{step.id}: nothing is asked"
        offered = [ask.kind.option_id(value) for value in ask.options]
        assert step.do[place.given][0] in offered, f"{step.id}: {ask.kind.id} offers {offered}"
        session.answer(seat, step.do[place.given][0])
        lead(lesson, session, seat, place)
        answers += 1
        if (after := lesson.place(answers)) is None or after.step > place.step:
            assert lesson.unmet(session, place, session.state.log.entries[seen:]) == []
            seen = len(session.state.log.entries)


@each_lesson
def test_every_goal_can_fail(title: Title[Any], lesson: Lesson) -> None:
    """Before the first answer of a step its goal is not reached yet."""
    session = lesson.begin(title)
    seat, answers = lesson.seat(title, session), 0
    lead(lesson, session, seat, Place(0, 0))
    while (place := lesson.place(answers)) is not None:
        step = lesson.steps[place.step]
        if place.given == 0:
            assert lesson.unmet(session, place, []), step.id
        session.answer(seat, step.do[place.given][0])
        lead(lesson, session, seat, place)
        answers += 1


@each_lesson
@pytest.mark.parametrize("language", ["en", "pl", "cs", "ru"])
def test_every_text_is_there(title: Title[Any], lesson: Lesson, language: str) -> None:
    assert language in languages(title)
    files = (title.locales / language).glob("*.ftl")
    told = {line.partition(" =")[0] for file in files for line in file.read_text(encoding="utf-8").splitlines()}
    assert [id for id in lesson.texts() if id not in told] == []


@each_lesson
def test_the_places_shown_exist(title: Title[Any], lesson: Lesson) -> None:
    known = {id for domain in title.domains.values() for id in domain.ids or ()}
    assert lesson.scenario in title.scenarios
    shown = [word.rpartition(":")[2] for step in lesson.steps for word in step.show]
    assert [id for id in shown if id not in known] == []


def test_a_mistake_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "first.yaml"
    file.write_text(
        "game: toy\nscenario: s\nminutes: 1\nsecret: x\nyou: ann\ngiven: {}\nsteps:\n  - id: one\n    go: end\n"
    )
    with pytest.raises(BadInput, match=r"first\.yaml:9: unknown key 'go'"):
        lesson_file.read(file)
