"""What follows from the pieces on the board: cubes in supply, tracks, lawful owners, counted from scratch.

The verbs of pieces.py keep these columns; here they are counted anew, for position files and for the checks.
"""

from __future__ import annotations

from typing import Final

from westphalia.kernel.remember import Stamp

from .board import PROVINCES, REALMS
from .ids import Province, Realm, Seat
from .model import LARGE_TOWN, NOBODY, SMALL_TOWN, TOKEN_TOWN, TOWN_AND_TOKEN, TWO_SMALL_TOWNS, TWO_TOKENS, Game
from .tables import CUBES, MAX_SEATS

SMALL, LARGE, TOKEN = range(3)
_DISCS: Final = {  # the pieces that lie there
    SMALL_TOWN: (SMALL,),
    LARGE_TOWN: (LARGE,),
    TWO_SMALL_TOWNS: (SMALL, SMALL),
    TOKEN_TOWN: (TOKEN,),
    TOWN_AND_TOKEN: (SMALL, TOKEN),
    TWO_TOKENS: (TOKEN, TOKEN),
}
Track = tuple[int, int, int]


def towns_on_map(g: Game, seat: Seat) -> Track:
    """Small Towns, large Towns and Vassal tokens of a player on the map, occupying Towns among them (PP-C.4.2)."""
    found = [0, 0, 0]
    for p, markers in enumerate(zip(g.town, g.vassal, g.occupier, strict=True)):
        if seat in markers:
            if g.town[p] == seat:
                _add(found, g.disc[p])
            if g.vassal[p] == seat:
                found[TOKEN] += g.board.tax[p]
            if g.occupier[p] == seat:
                _add(found, g.siege_disc[p])
    return found[0], found[1], found[2]


def towns_covered(g: Game, seat: Seat) -> Track:
    """Those of them that lie under an occupier (PP-C.4.4)."""
    found = [0, 0, 0]
    for p, occupier in enumerate(g.occupier):
        if occupier != NOBODY:
            if g.town[p] == seat:
                _add(found, g.disc[p])
            elif g.vassal[p] == seat:
                found[TOKEN] += g.board.tax[p]
    return found[0], found[1], found[2]


def _add(found: list[int], disc: int) -> None:
    for track in _DISCS.get(disc, ()):
        found[track] += 1


def cubes_in_use(g: Game, seat: Seat) -> int:
    """PP-2.2.4: all uses of a player's cubes."""
    used = sum(g.influence[seat::MAX_SEATS])
    used += sum(g.power[seat * 3 : seat * 3 + 3])
    used += g.colonists[seat] + g.focus[seat]
    used += g.bot_power[seat] + g.bot_spent[seat]
    used += g.curia.count(seat) + g.roma.count(seat)
    used += sum(shown.charges for shown in g.display[seat])
    return used + cubes_covering(g, seat)


def cubes_covering(g: Game, seat: Seat) -> int:
    """PP-C.4.4: one for each covered Town disc, one for each occupied Vassal Province."""
    total = 0
    for p, occupier in enumerate(g.occupier):
        if occupier != NOBODY and seat in (g.town[p], g.vassal[p]):
            total += len(_DISCS.get(g.disc[p], (TOKEN,)))
    return total


def lawful_owner(g: Game, p: Province) -> Realm:
    """PP-2.5.1."""
    if not g.board.in_play[p]:
        return NOBODY
    if g.town[p] != NOBODY:
        return g.realm[g.town[p]]
    if g.dnpr[p] != NOBODY:
        return g.dnpr[p]
    flag = g.board.flag[p]
    return NOBODY if flag == NOBODY else g.heir[flag]


def lands_of_all(lawful: list[Realm]) -> list[tuple[Province, ...]]:
    """The Provinces by right of each Realm."""
    lands: list[list[Province]] = [[] for _ in REALMS]
    for p, r in zip(PROVINCES, lawful, strict=True):
        if r != NOBODY:
            lands[r].append(p)
    return [tuple(provinces) for provinces in lands]


def recount(g: Game) -> None:
    """Write all of it into the columns."""
    g.lawful = [lawful_owner(g, p) for p in PROVINCES]
    g.lands = lands_of_all(g.lawful)
    g.ground = Stamp()
    for seat in g.each_seat:
        g.small_towns[seat], g.large_towns[seat], g.vassal_tokens[seat] = towns_on_map(g, seat)
        g.small_covered[seat], g.large_covered[seat], g.vassal_covered[seat] = towns_covered(g, seat)
        g.cubes[seat] = CUBES - cubes_in_use(g, seat)
