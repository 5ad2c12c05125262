"""PP-9.0, PP-9.3: land units and Manpower: the Reserve, Armies, single Infantry. Ships: ships.py. Battles: part II."""

from __future__ import annotations

from ..board import AREAS
from ..model import NOBODY, Game
from ..tables import ARMIES, KINDS, MAX_SEATS, MERCENARY_KINDS, REGULAR_KINDS


def armies_of(seat: int) -> range:
    """The numbers of a player's Armies in the columns."""
    return range(seat * ARMIES, seat * ARMIES + ARMIES)


def army_size(g: Game, army: int) -> int:
    return sum(g.army[army * KINDS : army * KINDS + KINDS])


def count_kinds(g: Game, seat: int, kinds: tuple[int, ...]) -> int:
    """Units of these kinds in a player's Armies."""
    return sum(g.army[army * KINDS + kind] for army in armies_of(seat) for kind in kinds)


def deployed_regulars(g: Game, seat: int) -> int:
    """PP-9.3.3: Regular units on the map."""
    return sum(g.infantry[seat::MAX_SEATS]) + count_kinds(g, seat, REGULAR_KINDS)


def mercenaries_in_play(g: Game) -> int:
    return sum(count_kinds(g, seat, MERCENARY_KINDS) for seat in range(g.seats))


def remove_unit(g: Game, army: int, kind: int) -> None:
    """A unit leaves an Army; an empty Army leaves the map, its General stays on the mat (PP-9.0.10(d))."""
    g.army[army * KINDS + kind] -= 1
    if army_size(g, army) == 0:
        g.army_at[army] = NOBODY


def dismiss_mercenaries(g: Game, seat: int) -> None:
    """PP-7.4.10(e): all own Mercenaries return to the General Supply."""
    for army in armies_of(seat):
        for kind in MERCENARY_KINDS:
            while g.army[army * KINDS + kind]:
                remove_unit(g, army, kind)


def areas_with_units(g: Game, seat: int) -> list[int]:
    """Areas where a player has land units, ascending."""
    held = {g.army_at[army] for army in armies_of(seat)} - {NOBODY}
    return [a for a in AREAS if a in held or g.infantry[a * MAX_SEATS + seat]]
