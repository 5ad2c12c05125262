"""A plan: what to do, what it is worth, and the answers to the questions it will bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ..ids import Area, Card, Province, Realm, Seat

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

    from ..model import Game

Habit: TypeAlias = "Callable[[Game, Seat, Ask], Value]"
Plan: TypeAlias = "Mapping[str, Value | Habit]"  # answers by kind of question


class Proposal(NamedTuple):
    """Something a player could do in his Turn, with its worth in Ducats."""

    value: float
    word: str
    plan: Plan


def pick(merit: Callable[[Any, Any], float]) -> Habit:
    """Of the things offered (not the words) the one with the highest merit; a word if there is no thing."""

    def habit(g: Game, seat: Seat, ask: Ask) -> Value:
        things = [option for option in ask.options if isinstance(option, int)]
        return max(things, key=lambda thing: merit(g, thing)) if things else ask.options[-1]

    return habit


def queue(*answers: Value) -> Habit:
    """These answers one after the other, then the word that ends."""
    left = list(answers)

    def habit(g: Game, seat: Seat, ask: Ask) -> Value:
        if left and left[0] in ask.options:
            return left.pop(0)
        words = [option for option in ask.options if isinstance(option, str)]
        return words[0] if words else ask.options[0]

    return habit


def things(ask: Ask) -> list[int]:
    """The things among the options of a question, without its words."""
    return [option for option in ask.options if isinstance(option, int)]


def areas(ask: Ask) -> list[Area]:
    """The Areas that a question offers."""
    return [Area(a) for a in things(ask)]


def provinces(ask: Ask) -> list[Province]:
    """The Provinces that a question offers."""
    return [Province(p) for p in things(ask)]


def cards(ask: Ask) -> list[Card]:
    """The Action cards that a question offers."""
    return [Card(card) for card in things(ask)]


def realms(ask: Ask) -> list[Realm]:
    """The Realms that a question offers."""
    return [Realm(r) for r in things(ask)]


def argument(ask: Ask, name: str) -> int:
    """A thing that a question is about."""
    value = (ask.args or {})[name]
    assert isinstance(value, int)
    return value
