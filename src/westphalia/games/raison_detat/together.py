"""Several players decide at the same time, each in a dialogue of one or more questions.

A dialogue is a script that asks one seat and changes nothing; its return value is the decision. The first questions are
put to all at once; whoever has more to say then goes on, one after the other, and nobody sees anything before all have
decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from westphalia.kernel.script import All, Ask, Script


class Dialogue(NamedTuple):
    seat: int
    script: Script[Any]


def in_turn(scripts: Sequence[Script[Any]]) -> Script[list[Any]]:
    """The dialogues of one seat, one after the other."""
    decisions = []
    for script in scripts:
        decisions.append((yield from script))
    return decisions


def together(dialogues: Sequence[Dialogue]) -> Script[list[Any]]:
    """The decisions, in the order of the dialogues."""
    seats = list(dict.fromkeys(dialogue.seat for dialogue in dialogues))
    talks = {seat: in_turn([d.script for d in dialogues if d.seat == seat]) for seat in seats}
    decided: dict[int, list[Any]] = {}
    asks: list[Ask] = []
    for seat, talk in talks.items():
        try:
            ask = talk.send(None)
        except StopIteration as end:  # nothing to ask
            decided[seat] = end.value
        else:
            assert isinstance(ask, Ask)
            asks.append(ask)
    answers = [(yield asks[0])] if len(asks) == 1 else (yield All(asks))
    for ask, answer in zip(asks, answers, strict=True):
        decided[ask.seat] = yield from go_on(talks[ask.seat], answer)
    return [decided[dialogue.seat].pop(0) for dialogue in dialogues]


def go_on(talk: Script[list[Any]], answer: Any) -> Script[list[Any]]:
    """The rest of a dialogue after its first question was answered."""
    while True:
        try:
            ask = talk.send(answer)
        except StopIteration as end:
            decisions: list[Any] = end.value
            return decisions
        answer = yield ask
