"""What Non-Player Realms would raise in their Areas is shown before anybody attacks them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.board import AREA_OF, area, realm
from westphalia.games.price_of_power.ids import Seat, pair
from westphalia.games.price_of_power.model import ACTIVE_ALLY, AGGRESSOR, LARGE_TOWN, NOBODY, Game, TurnMemory, mark
from westphalia.games.price_of_power.rules import capacity, muster
from westphalia.kernel.chance import Chance
from westphalia.kernel.remember import forget_all

from .boards import free_board

CASTILE = Seat(0)
NAPLES, SAXONY = area("naples"), area("saxony")


def at_peace() -> Game:
    """No Units, no ships; Austria is Emperor and has no player."""
    g = free_board("castile", "france")
    g.army_at = [NOBODY] * len(g.army_at)
    g.fleet_at = [NOBODY] * len(g.fleet_at)
    for column in (g.army, g.infantry, g.on_slot, g.at_sea, g.alliance, g.war):
        column[:] = [0] * len(column) if isinstance(column, list) else bytes(len(column))
    g.emperor, g.authority = realm("austria"), 2
    return g


def test_what_is_shown_is_what_an_attack_meets() -> None:
    """PP-13.4.2, PP-18.8.3: in every Area."""
    g = at_peace()
    shown = TITLE.worked_out(TITLE.mask(g, None))["levies"]
    assert len(shown) > 30 and shown[SAXONY] != shown[NAPLES]
    before = g.war[:]
    for a, raised in shown.items():
        for r, units in raised:
            g.war[pair(r, CASTILE)] = AGGRESSOR
            g.turn = TurnMemory(g)
            g.infantry[pair(a, CASTILE)] = 1
            assert muster.on_land(g, a, CASTILE).raised == [(r, units)]
            assert r not in [each.realm for each in muster.levies(g).get(a, ())]  # raised already (PP-9.7.2)
            g.infantry[pair(a, CASTILE)], g.war = 0, before[:]


CHANGES: dict[str, tuple[int, ...]] = {  # columns, and what may stand in their cells
    "infantry": (0, 3),
    "at_sea": (0, 2),
    "war": (0, 0, AGGRESSOR),
    "alliance": (0, 0, ACTIVE_ALLY),
    "occupier": (NOBODY, NOBODY, 0, 1),
    "vassal": (NOBODY, NOBODY, 0, 1),
    "disc": (0, LARGE_TOWN),
    "plague": (0, 1),
    "extra_manpower": (0, 1),
    "not_hre": (0, 1),
}


def test_what_is_kept_is_what_would_be_found() -> None:
    """PP-13.4.2: Units march, Wars begin and end, lands change hands."""
    g, chance = at_peace(), Chance.from_secret("levies")
    found = list[dict[Any, Any]]()
    for _ in range(400):
        name = list(CHANGES)[chance.below(len(CHANGES))]
        column = getattr(g, name)
        for _ in range(4):
            column[chance.below(len(column))] = CHANGES[name][chance.below(len(CHANGES[name]))]
        mark(g)
        kept = muster.levies(g)
        forget_all()
        found.append(muster.levies(g))
        assert kept == found[-1], name
    assert sum(one != other for one, other in pairwise(found)) > 100


def test_an_area_where_enemies_stand_gets_no_help_by_land() -> None:
    """PP-9.2.5: who besieges a neighbour keeps its men at home; nobody else's Units do."""
    g = at_peace()
    ((r, number),) = muster.levies(g)[NAPLES]
    other = next(AREA_OF[p] for p in capacity.supporting(g, r, NAPLES) if AREA_OF[p] != NAPLES)
    g.infantry[pair(other, CASTILE)] = 1
    assert muster.levies(g)[NAPLES] == [(r, number)]
    g.war[pair(r, CASTILE)] = AGGRESSOR
    assert muster.levies(g)[NAPLES][0].units < number
    assert r not in [raised.realm for raised in muster.levies(g).get(other, ())]


def test_the_emperor_sends_men_and_an_active_ally_half_of_its_own() -> None:
    """PP-18.8.3, PP-13.4.5."""
    g = at_peace()
    weak = muster.levies(g)[SAXONY]
    g.authority = 3
    assert muster.levies(g)[SAXONY] == [(r, units + 3) for r, units in weak]  # whom of them somebody attacks
    ((r, number),) = muster.levies(g)[NAPLES]
    g.alliance[pair(r, CASTILE)] = ACTIVE_ALLY
    assert muster.levies(g)[NAPLES] == [(r, (number + 1) // 2)]
