"""Chapter 17: Missions, Milestones, Power Struggles."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import board_of
from westphalia.games.price_of_power.effects import goals
from westphalia.games.price_of_power.model import NOBODY, Game
from westphalia.games.price_of_power.phases import action_phase
from westphalia.kernel.contract import find_title
from westphalia.lab.simulate import Match, start_game

TITLE = find_title("price_of_power")


@pytest.mark.parametrize(("scenario", "number"), [("s2_01", 0), ("s1_03", 0), ("s1_05", 0), ("s2_04", 2)])
def test_windows_miss_nothing(scenario: str, number: int) -> None:
    """PP-17.2.12, PP-17.3.9: at the start of each menu of a Turn what the windows know of Missions, by what has changed
    since they last looked, is what a look at everything finds; and no Milestone is met and not completed."""
    seats = TITLE.default_seats(scenario)
    match = Match(TITLE.id, scenario, seats, ("random",) * seats, "windows", limit=2500)
    driver = start_game(TITLE, match, number)
    session, looked = driver.session, 0
    while session.pending is not None and looked < 200:
        ask = session.asks()[0]
        if ask.kind is action_phase.TURN:
            looked += 1
            check(session.state)
        driver.run(limit=1)
    assert looked


def check(g: Game) -> None:
    everything = g.clone()
    for seat in range(g.seats):
        if g.missions[seat]:
            everything.watch = None
            everything.fulfilled[seat] = ()
            assert goals.fulfilled(everything, seat, goals.changes(everything)) == g.fulfilled[seat]
    for category, milestone in enumerate(g.milestones):
        waiting = [s for s in range(g.seats) if s not in g.milestone_done[category]]
        assert milestone == NOBODY or not [s for s in waiting if goals.meets(g, s, milestone)]


def test_only_the_upcoming_power_struggle_is_seen() -> None:
    """PP-17.4.3: the order below the top card is not visible."""
    g = board_of("s2_01_default_austria")
    other = board_of("s2_01_default_austria")
    assert len(g.struggles) > 2
    other.struggles[1:] = reversed(g.struggles[1:])
    assert TITLE.present(TITLE.mask(g, 0), 0) == TITLE.present(TITLE.mask(other, 0), 0)
    other.struggles[0] = g.struggles[1]
    assert TITLE.present(TITLE.mask(g, 0), 0) != TITLE.present(TITLE.mask(other, 0), 0)
