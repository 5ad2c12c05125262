"""Run one procedure of the rules by itself: the answers are given in advance, what was asked is told."""

from __future__ import annotations

from typing import Any

from westphalia.kernel.script import Ask, Script, Value


def run(script: Script[Any], *answers: Value) -> tuple[Any, list[str]]:
    """The result of a script, and the kinds of the questions it asked; each answer must be among the options."""
    left, asked = list(answers), list[str]()
    reply: Any = None
    while True:
        try:
            question = script.send(reply)
        except StopIteration as end:
            assert not left, f"answers not asked for: {left}"
            return end.value, asked
        assert isinstance(question, Ask)
        asked.append(question.kind.id)
        assert left, f"{question.kind.id} is asked: {list(question.options)}"
        reply = left.pop(0)
        assert reply in question.options, f"{reply!r} is not among {list(question.options)}"
