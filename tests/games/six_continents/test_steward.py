"""The steward is an opponent worth playing: it beats chance, and it plays every scenario to its end."""

from __future__ import annotations

import pytest

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.games.six_continents import TITLE
from westphalia.kernel.session import Session


def winners(names: list[str], seed: str, scenario: str = "standard") -> list[str]:
    """The names of the bots in first place after a whole game."""
    session = Session.start(TITLE, scenario, len(names), secret=seed, history=False, journal=False)
    assert Driver(session, seat_bots(TITLE, names, seed=seed), seed=seed).run()
    return [names[standing.seat] for standing in TITLE.standings(session.state) if standing.place == 1]


def won(games: int, *names: str) -> int:
    """Games that the steward won, its seat changing from game to game."""
    turned = [list(names[n % len(names) :] + names[: n % len(names)]) for n in range(games)]
    return sum(winners(order, f"arena {n}") == ["steward"] for n, order in enumerate(turned))


def test_the_steward_beats_one_random_player() -> None:
    assert won(20, "steward", "random") >= 18


def test_the_steward_beats_three_random_players() -> None:
    assert won(16, "steward", "random", "random", "random") >= 12


@pytest.mark.parametrize("scenario", sorted(TITLE.scenarios))
def test_stewards_finish_every_scenario(scenario: str) -> None:
    seats = TITLE.scenarios[scenario].seats[0]
    options = {"round_limit": 12} if scenario == "paper" else {}
    session = Session.start(TITLE, scenario, seats, secret="9", options=options, history=False, journal=False)
    assert Driver(session, seat_bots(TITLE, ["steward"] * seats, seed="9"), seed="9").run()
    assert list(TITLE.violations(session.state)) == []
