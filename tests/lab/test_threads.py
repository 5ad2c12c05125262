"""Several threads play different games at once, as a server does; what the process remembers serves them all."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.kernel.contract import installed_titles
from westphalia.kernel.record import Record, Recorder, replay

GAMES = 8
MOVES = 250


def played(game: str, number: int) -> Record:
    title = installed_titles()[game]
    scenario = list(title.scenarios.values())[number % len(title.scenarios)]
    seats, secret = scenario.seats[-1], f"thread {number}"
    recorder = Recorder.start(title, scenario.id, seats, secret=secret)
    bot = next(iter(title.bots))
    Driver(recorder.session, seat_bots(title, (bot,) * seats, secret), seed=secret).run(MOVES)
    return recorder.record()


@pytest.mark.parametrize("game", installed_titles())
def test_games_in_several_threads_go_as_they_went(game: str) -> None:
    records = [played(game, number) for number in range(GAMES)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            again = list(threads.map(lambda one: replay(one).moves, records))
    finally:
        sys.setswitchinterval(before)
    assert again == [one.moves for one in records]
