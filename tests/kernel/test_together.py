"""Several scripts side by side: what they ask next at once, a seat with several of them one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from westphalia.kernel.script import CHECKPOINT, All, Ask, Kind, Script, Talks, apart, together

WORD = Kind("word", "X-1")


def talk(seat: int, questions: int) -> Script[tuple[Any, ...]]:
    answers = []
    for _ in range(questions):
        answers.append((yield Ask(seat, WORD, ["a", "b"])))
    return tuple(answers)


def seats_of(asked: Any) -> list[int]:
    assert isinstance(asked, All)
    return [ask.seat for ask in asked.asks]


def result(script: Script[Any], answer: Any) -> Any:
    with pytest.raises(StopIteration) as end:
        script.send(answer)
    return end.value.value


def test_every_round_asks_all_who_have_more_to_say() -> None:
    script = together([talk(0, 3), talk(1, 1), talk(2, 2)])
    assert seats_of(script.send(None)) == [0, 1, 2]
    assert seats_of(script.send(["a", "b", "a"])) == [0, 2]
    last = script.send(["b", "b"])
    assert isinstance(last, Ask) and last.seat == 0
    assert result(script, "a") == [("a", "b", "a"), ("b",), ("a", "b")]


def test_a_seat_with_two_scripts_is_asked_one_after_the_other() -> None:
    script = together([talk(0, 2), talk(1, 1), talk(0, 1)])
    assert seats_of(script.send(None)) == [0, 1]
    for answer in (["a", "b"], "b"):
        ask = script.send(answer)
        assert isinstance(ask, Ask) and ask.seat == 0
    assert result(script, "a") == [("a", "b"), ("b",), ("a",)]


def test_one_alone_is_simply_asked_and_who_asks_nothing_decides_at_once() -> None:
    script = together([talk(3, 1), talk(1, 0)])
    ask = script.send(None)
    assert isinstance(ask, Ask) and ask.seat == 3
    assert result(script, "a") == [("a",), ()]


def test_nobody_to_ask() -> None:
    assert result(together([]), None) == []


def test_only_single_questions() -> None:
    def rests() -> Script[None]:
        yield CHECKPOINT

    with pytest.raises(AssertionError, match="single questions"):
        together([rests()]).send(None)


# apart


def test_apart_each_seat_goes_on_at_its_own_pace() -> None:
    script = apart([talk(0, 3), talk(1, 1), talk(2, 2), talk(0, 1)])
    talks = script.send(None)
    assert isinstance(talks, Talks) and seats_of(talks) == [0, 1, 2]
    for _ in range(3):
        talks.take(0, "b")
    assert seats_of(talks) == [1, 2, 0]  # the second script of the first seat
    talks.take(0, "a")
    talks.take(1, "a")
    assert seats_of(talks) == [2]
    for _ in range(2):
        talks.take(2, "b")
    assert seats_of(talks) == []
    assert result(script, None) == [("b", "b", "b"), ("a",), ("b", "b"), ("a",)]


def test_apart_one_alone_is_simply_asked() -> None:
    script = apart([talk(3, 2), talk(1, 0)])
    for answer in (None, "a"):
        ask = script.send(answer)
        assert isinstance(ask, Ask) and ask.seat == 3
    assert result(script, "b") == [("a", "b"), ()]


def test_apart_nobody_to_ask() -> None:
    assert result(apart([]), None) == []
