"""Bots with bad habits keep them, and still finish their games."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kernel.toy import TITLE
from westphalia.bots.adversaries import RarestBot, adversaries
from westphalia.bots.driver import Driver
from westphalia.kernel.script import Ask, Kind, Value
from westphalia.kernel.session import Session

KIND = Kind("pick", "TG-1")


def most_chosen(name: str, options: list[Value]) -> Value:
    bot = adversaries()[name]("1", 0)
    ask = Ask(0, KIND, options)
    chosen = Counter(options[bot.choose(None, ask)] for _ in range(200))  # type: ignore[arg-type]
    assert len(chosen) > 1, "a whim now and then keeps it from turning in circles"
    return chosen.most_common(1)[0][0]


@pytest.mark.parametrize(
    ("name", "options", "favourite"),
    [
        ("first", ["a", "b", "c"], "a"),
        ("last", ["a", "b", "c"], "c"),
        ("hoarder", ["attack", "build", "end"], "end"),
        ("aggressor", ["build", "attack", "end"], "attack"),
    ],
)
def test_habits(name: str, options: list[Value], favourite: Value) -> None:
    assert most_chosen(name, options) == favourite


def test_edge_takes_the_smallest_or_the_largest_number() -> None:
    bot = adversaries()["edge"]("1", 0)
    ask = Ask(0, KIND, list(range(1, 21)))
    chosen = Counter(ask.options[bot.choose(None, ask)] for _ in range(400))  # type: ignore[arg-type]
    assert {value for value, _ in chosen.most_common(2)} == {1, 20}


def test_rarest_tries_everything_before_anything_twice() -> None:
    bot = RarestBot("1", 0)
    ask = Ask(0, KIND, ["a", "b", "c", "d"])
    assert sorted(str(ask.options[bot.habit(ask)]) for _ in range(4)) == ["a", "b", "c", "d"]


def test_rarest_bots_of_one_hunt_share_what_they_saw() -> None:
    factory = adversaries()["rarest"]
    one, two = factory("1", 0), factory("2", 1)
    assert isinstance(one, RarestBot)
    assert isinstance(two, RarestBot)
    assert one.seen is two.seen


@pytest.mark.parametrize("name", adversaries())
def test_games_end(name: str) -> None:
    session = Session.start(TITLE, "standard", 3, secret=name)
    factory = adversaries()[name]
    assert Driver(session, [factory(f"{name}/{seat}", seat) for seat in range(3)], seed=name).run(20_000)
