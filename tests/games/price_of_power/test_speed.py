"""What is remembered for speed changes nothing: stamps tell the truth, and clones find what they would find anew."""

from __future__ import annotations

from typing import Any

import pytest

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.games.price_of_power import terms
from westphalia.games.price_of_power.board import AREAS, REALMS
from westphalia.games.price_of_power.model import Game
from westphalia.games.price_of_power.rules import capacity
from westphalia.games.price_of_power.title import TITLE
from westphalia.kernel.session import Session

OF_SEATS = (terms.marked, terms.marked_areas, terms.relations)
OF_REALMS = (terms.own_areas, terms.reach_of, capacity.supporters)


MOST = 700  # decisions of a game that are played


def decisions(scenario: str, seats: int, every: int, secret: str) -> Any:
    """Positions along a random game."""
    session = Session.start(TITLE, scenario, seats, secret=secret)
    driver = Driver(session, seat_bots(TITLE, ["random"] * seats, secret), seed=secret)
    while session.version < MOST and not driver.run(every):
        yield session


@pytest.mark.parametrize(("scenario", "seats"), [("s1_00", 3), ("s1_05", 6)])
def test_what_is_remembered_by_a_stamp_is_what_is_found_anew(scenario: str, seats: int) -> None:
    for session in decisions(scenario, seats, 19, "stamps"):
        g: Any = session.state
        for find in OF_SEATS:
            assert all(find(g, seat) == find.__wrapped__(g, seat) for seat in g.each_seat), find  # type: ignore[attr-defined]
        for find in OF_REALMS:
            assert all(find(g, r) == find.__wrapped__(g, r) for r in REALMS), find  # type: ignore[attr-defined]
        assert all(terms.is_closed(g, a) == terms.is_closed.__wrapped__(g, a) for a in AREAS)  # type: ignore[attr-defined]
        for r in g.realm:
            for a in AREAS[::5]:
                number = r * len(AREAS) + a
                assert capacity._supporting(g, number) == capacity._supporting.__wrapped__(g, number)  # type: ignore[attr-defined]


def test_a_clone_remembers_what_missions_were_found_out() -> None:
    """So that it need not look at all of them again: what it finds is the same as without."""
    for session in decisions("s1_05", 6, 41, "watch"):
        quick, slow = session.clone(history=False), session.clone(history=False)
        assert isinstance(slow.state, Game)
        slow.state.watch = None
        for twin in (quick, slow):
            Driver(twin, seat_bots(TITLE, ["random"] * 6, "on"), seed="on").run(15)
        assert quick.state.digest() == slow.state.digest()
