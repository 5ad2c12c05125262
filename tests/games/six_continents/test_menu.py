"""The menu of S7 offers exactly what nothing refuses, though it does not ask every action (turn.NEEDS)."""

from __future__ import annotations

import pytest

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.games.six_continents import TITLE
from westphalia.games.six_continents.model import Game
from westphalia.games.six_continents.rules import turn
from westphalia.kernel.script import Ask
from westphalia.kernel.session import Session

DECISIONS = 500
SEEN_IN_WILD_GAMES = {  # whatever needs something is possible now and then
    *("march", "attack", "upgrade_capital", "explore", "caravan", "dig_in", "move_slaves", "bribe", "name_place"),
    *("buy_ship", "sail", "sea_attack", "declare", "load", "land", "dispatch", "overseas"),
    *("recruit", "exchange", "build", "robber", "agents", "give_up"),
}


def offered(scenario: str, seats: int, secret: str, options: dict[str, int | str]) -> set[str]:
    """Play at random, compare every menu with what its actions say one by one; gives the words that were offered."""
    session = Session.start(TITLE, scenario, seats, secret=secret, options=options, history=False, journal=False)
    driver = Driver(session, seat_bots(TITLE, ["random"] * seats, secret), seed=secret)
    words: set[str] = set()
    for _ in range(DECISIONS):
        menu = session.pending
        if isinstance(menu, Ask) and menu.kind is turn.MENU:
            g = session.state
            assert isinstance(g, Game)
            possible = [action.word for action in turn.ACTIONS if action.why_not(g, menu.seat) is None]
            assert menu.options == [*possible, "end"]
            words.update(possible)
        if driver.run(1):
            break
    return words


@pytest.mark.parametrize("seats", [2, 4])
def test_menu_is_complete_from_the_start(seats: int) -> None:
    assert offered("standard", seats, "1444", {}) >= {"recruit", "march", "talk"}


def test_menu_is_complete_in_wild_positions() -> None:
    words: set[str] = set()
    for n in range(12):
        words |= offered("wild", 2 + n % 5, f"{n}", {"dig_in": "action"})
    assert {word for word, means in turn.NEEDS.items() if means} == SEEN_IN_WILD_GAMES <= words
