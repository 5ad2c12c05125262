"""The checks notice when something does not add up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.price_of_power.boards import board_of
from westphalia.games.price_of_power.board import area, province, realm, sea
from westphalia.games.price_of_power.conservation import violations
from westphalia.games.price_of_power.model import CORE, NOBODY, Docked, Game
from westphalia.games.price_of_power.tables import MAX_SEATS


def cube(g: Game) -> None:
    g.cubes[0] += 1


def town(g: Game) -> None:
    g.small_towns[0] += 1


def covered(g: Game) -> None:
    g.large_covered[1] += 1


def stability(g: Game) -> None:
    g.stability[0] = 4


def power(g: Game) -> None:
    g.power[0], g.cubes[0] = 11, g.cubes[0] - 8


def debt(g: Game) -> None:
    g.ducats[2] = -1


def influence(g: Game) -> None:
    a = area("lombardy")
    g.imperial[a] = 6 - sum(g.influence[a * MAX_SEATS : a * MAX_SEATS + MAX_SEATS])


def soldiers(g: Game) -> None:
    g.available[0] = 20


def ships(g: Game) -> None:
    g.docked.append(Docked(0, province("caux"), 16))


def slots(g: Game) -> None:
    g.on_slot[sea("north_sea") * MAX_SEATS + 1] += 4


def ghost_army(g: Game) -> None:
    g.army_at[2] = area("seine")


def lawful(g: Game) -> None:
    g.lawful[province("paris")] = realm("castile")


def lands(g: Game) -> None:
    g.lands[realm("castile")] = g.lands[realm("castile")][1:]


def unrest(g: Game) -> None:
    g.unrest[province("lisboa")] = 1


def two_cores(g: Game) -> None:
    g.claim[area("seine") * MAX_SEATS] = g.claim[area("seine") * MAX_SEATS + 1] = CORE


def claims(g: Game) -> None:
    for a in g.board.main_areas[:9]:
        g.claim[a * MAX_SEATS + 2] = 1


def one_sided(g: Game) -> None:
    g.war[realm("england") * MAX_SEATS] = 1


def two_patrons(g: Game) -> None:
    for seat in (1, 2):
        g.alliance[realm("portugal") * MAX_SEATS + seat] = 1


def card_twice(g: Game) -> None:
    g.hand[0] = (g.deck[0][0],)


def card_lost(g: Game) -> None:
    g.deck[1] = g.deck[1][1:]


def trade_card_lost(g: Game) -> None:
    g.trade_deck.pop()


def event_twice(g: Game) -> None:
    g.event_deck.append(g.event_row[0].event)


def idea_lost(g: Game) -> None:
    g.idea_row.pop()


def mission_twice(g: Game) -> None:
    g.missions[0] = g.mission_deck[0][:1]


def authority(g: Game) -> None:
    g.authority = 7


def merchants(g: Game) -> None:
    g.merchant[1] = g.merchant[0]


def out_of_play(g: Game) -> None:
    g.dnpr[province("kazan")] = realm("kazan")


BREAKS = [cube, town, covered, stability, power, debt, influence, soldiers, ships, slots, ghost_army, lawful, lands]
BREAKS += [unrest, two_cores, claims, one_sided, two_patrons, card_twice, card_lost, trade_card_lost, event_twice]
BREAKS += [idea_lost, mission_twice, authority, merchants, out_of_play]


@pytest.mark.parametrize("break_it", BREAKS, ids=lambda f: f.__name__)
def test_what_is_broken_is_noticed(break_it: Callable[[Game], None]) -> None:
    """PP-C.1.4, PP-C.2.1, PP-C.3.1, PP-2.2.4, PP-11.1.2, PP-7.1.4."""
    g = board_of("s1_01_players_4")
    assert next(violations(g), None) is None
    break_it(g)
    assert next(violations(g), None) is not None


def test_a_sound_board_has_a_ruler_or_none() -> None:
    g = board_of("s1_01_players_4")
    g.ruler[0] = NOBODY
    assert next(violations(g), None) is None
