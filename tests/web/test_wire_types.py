"""The page's types are those of the server: made from its classes, and true of what games present."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from scripts.wire_types import declarations
from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.games.price_of_power import page_data as price_of_power
from westphalia.games.raison_detat import page_data as raison_detat
from westphalia.games.six_continents import page_data as six_continents
from westphalia.kernel.contract import installed_titles
from westphalia.kernel.session import Session

DECLARED = declarations()
GAMES: dict[str, Any] = {
    "price_of_power": price_of_power,
    "raison_detat": raison_detat,
    "six_continents": six_continents,
}


@pytest.mark.parametrize("path", DECLARED, ids=lambda path: "/".join(path.parts[-3:]))
def test_the_types_are_up_to_date(path: Path) -> None:
    """``python scripts/wire_types.py`` makes them anew."""
    assert path.read_text(encoding="utf-8") == DECLARED[path]


@pytest.mark.parametrize("game", GAMES)
def test_the_state_is_of_its_type(game: str) -> None:
    """In a game from its start, for a player and for a watcher: no part more, no part less, none of another kind."""
    title = installed_titles()[game]
    scenario = next(iter(title.scenarios))
    seats = title.default_seats(scenario)
    session = Session.start(title, scenario, seats, secret="types")
    driver = Driver(session, seat_bots(title, ["random"] * seats, seed="types"), seed="types")
    types = GAMES[game].state_types()
    shape = msgspec.defstruct("Shape", list(types.items()), forbid_unknown_fields=True)
    for _ in range(60):
        driver.run(20)
        for seat in (0, None):
            sent = msgspec.json.encode(title.present(title.mask(session.state, seat), seat))
            msgspec.json.decode(sent, type=shape)


@pytest.mark.parametrize("game", [game for game, data in GAMES.items() if hasattr(data, "Printed")])
def test_what_is_printed_is_of_its_type(game: str) -> None:
    title = installed_titles()[game]
    for scenario in title.scenarios:
        printed = msgspec.json.encode(title.printed(scenario))
        msgspec.json.decode(printed, type=GAMES[game].Printed)
        assert set(msgspec.json.decode(printed)) == set(GAMES[game].Printed.__annotations__)
