"""Run one procedure of the rules by itself: the answers are given in advance, what was asked is told."""

from __future__ import annotations

from typing import Any

from westphalia.kernel.script import Ask, Forced, Script, Value


def next_question(script: Script[Any], reply: Any = None) -> Any:
    """What a script asks next; what has one possible answer only is no question."""
    item = script.send(reply)
    while isinstance(item, Forced):
        item = script.send(None)
    return item


def run(script: Script[Any], *answers: Value) -> tuple[Any, list[str]]:
    """The result of a script, and the kinds of the questions it asked; each answer must be among the options."""
    left, asked = list(answers), list[str]()
    reply: Any = None
    while True:
        try:
            question = next_question(script, reply)
        except StopIteration as end:
            assert not left, f"answers not asked for: {left}"
            return end.value, asked
        assert isinstance(question, Ask)
        asked.append(question.kind.id)
        assert left, f"{question.kind.id} is asked: {list(question.options)}"
        reply = left.pop(0)
        assert reply in question.options, f"{reply!r} is not among {list(question.options)}"


def play(script: Script[Any], *ids: str) -> list[str]:
    """Run a script with answers by option id; what was asked, as ``seat kind``."""
    left, asked = list(ids), list[str]()
    reply: Any = None
    while True:
        try:
            question = next_question(script, reply)
        except StopIteration:
            assert not left, f"answers not asked for: {left}"
            return asked
        assert isinstance(question, Ask)
        options = [question.kind.option_id(option) for option in question.options]
        asked.append(f"{question.seat} {question.kind.id}")
        assert left, f"{asked[-1]} is asked: {options}"
        reply = question.find(left[0])
        assert reply is not None, f"{asked[-1]}: {left[0]!r} is not among {options}"
        left.pop(0)


def first_question(script: Script[Any]) -> Ask:
    """The first question of a script, to look at its options."""
    question = next_question(script)
    assert isinstance(question, Ask)
    return question
