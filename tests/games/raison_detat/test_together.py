"""Several decide at the same time: first questions at once, the rest one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from westphalia.games.raison_detat.together import Dialogue, together
from westphalia.kernel.script import All, Ask, Kind, Script

WORD = Kind("word", "RE-3.5")


def talk(seat: int, questions: int) -> Script[tuple[Any, ...]]:
    answers = []
    for _ in range(questions):
        answers.append((yield Ask(seat, WORD, ["a", "b"])))
    return tuple(answers)


def test_first_questions_at_once_then_in_turn() -> None:
    """RE-3.5: each finishes what it has to say in one go."""
    script = together([Dialogue(0, talk(0, 3)), Dialogue(1, talk(1, 1)), Dialogue(2, talk(2, 2))])
    asked = script.send(None)
    assert isinstance(asked, All)
    assert [ask.seat for ask in asked.asks] == [0, 1, 2]
    seats = []
    ask = script.send(["a", "b", "a"])
    for answer in ("a", "b"):
        assert isinstance(ask, Ask)
        seats.append(ask.seat)
        ask = script.send(answer)
    assert isinstance(ask, Ask)
    seats.append(ask.seat)
    assert seats == [0, 0, 2]
    with pytest.raises(StopIteration) as end:
        script.send("b")
    assert end.value.value == [("a", "a", "b"), ("b",), ("a", "b")]


def test_a_seat_with_two_dialogues_is_asked_one_after_the_other() -> None:
    """RE-9.5: a player decides for several powers."""
    script = together([Dialogue(0, talk(0, 1)), Dialogue(1, talk(1, 1)), Dialogue(0, talk(0, 1))])
    asked = script.send(None)
    assert isinstance(asked, All)
    assert [ask.seat for ask in asked.asks] == [0, 1]
    ask = script.send(["a", "b"])
    assert isinstance(ask, Ask) and ask.seat == 0
    with pytest.raises(StopIteration) as end:
        script.send("b")
    assert end.value.value == [("a",), ("b",), ("b",)]


def test_one_alone_is_simply_asked() -> None:
    script = together([Dialogue(3, talk(3, 1)), Dialogue(1, talk(1, 0))])
    ask = script.send(None)
    assert isinstance(ask, Ask) and ask.seat == 3
    with pytest.raises(StopIteration) as end:
        script.send("a")
    assert end.value.value == [("a",), ()]
