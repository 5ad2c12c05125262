"""Wild positions are sound, and the game keeps all its promises when it goes on from them."""

from __future__ import annotations

import pytest

from westphalia.games.six_continents import TITLE
from westphalia.kernel.chance import Chance
from westphalia.kernel.conformance import Setting, conform
from westphalia.kernel.journal import SILENCE

SEATS = (2, 3, 4, 5, 6)


@pytest.mark.parametrize("seats", SEATS)
def test_everything_adds_up(seats: int) -> None:
    options = TITLE.complete_options("wild", {})
    for n in range(60):
        g = TITLE.set_up("wild", seats, options, Chance.from_secret(f"{n}"), SILENCE)
        assert list(TITLE.violations(g)) == []
        again = TITLE.set_up("wild", seats, options, Chance.from_secret(f"{n}"), SILENCE)
        assert g.encode() == again.encode()


def test_there_is_something_of_everything() -> None:
    options = TITLE.complete_options("wild", {})
    games = [TITLE.set_up("wild", 4, options, Chance.from_secret(f"{n}"), SILENCE) for n in range(20)]
    for column in (
        "slaves",
        "fleet",
        "cargo",
        "port",
        "robber",
        "tree",
        "mineral",
        "black",
        "bunker",
        "war",
        "transit",
    ):
        assert any(any(getattr(g, column)) for g in games), column
    for journeys in ("internal", "overseas", "voyages", "transfers", "builders", "timed", "contracts"):
        assert any(getattr(g, journeys) for g in games), journeys
    assert any(g.plague for g in games)
    assert any(place != -1 for g in games for place in g.temporary)


def test_it_is_not_offered_to_players() -> None:
    assert "wild" not in TITLE.scenarios


@pytest.mark.parametrize("seats", SEATS)
def test_the_game_goes_on_from_there(seats: int) -> None:
    summary = conform(TITLE, Setting("wild", seats, {"round_limit": 12}), f"wild {seats}", every=400)
    assert len(summary.kinds) > 30
