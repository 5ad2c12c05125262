"""PP-9.5.17 to 9.5.22 Naval Transport: bridges of Friendly ships that join Areas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .. import terms
from ..ids import Area, Sea, Seat, pair
from ..model import NOBODY, Game

PER_SHIP: Final = 3  # units over a Sea Zone for each ship, PP-9.5.18


def player_allies(g: Game, seat: Seat) -> tuple[Seat, ...]:
    """Players whose ships are Friendly."""
    return tuple(other for other in g.each_seat if other != seat and g.alliance[pair(g.realm[other], seat)])


def has_enemy_ships(g: Game, seat: Seat, z: Sea) -> bool:
    return any(
        terms.ships_at_sea(g, other, z) and terms.at_war_with(g, seat, g.realm[other])
        for other in g.each_seat
        if other != seat
    )


def landings(g: Game, seat: Seat, origin: Area, size: int, through: Sea = NOBODY) -> list[Area]:
    """PP-9.5.17, PP-9.5.18: Areas joined to ``origin`` by a bridge that carries ``size`` units, over the Sea Zone
    ``through`` if one is named (PP-9.5.21)."""
    found = _far_shores(g, seat, origin, size, through, ())
    allies = player_allies(g, seat)
    if allies:
        for a in _far_shores(g, seat, origin, size, through, allies) - found:
            helpers = allies_who_land(g, seat, a, allies)
            if helpers == allies or (helpers and a in _far_shores(g, seat, origin, size, through, helpers)):
                found.add(a)
    return sorted(found)


def _far_shores(g: Game, seat: Seat, origin: Area, size: int, through: Sea, allies: tuple[Seat, ...]) -> set[Area]:
    """The Areas at the other ends of the bridges made of own ships and those of these Allies."""
    coasts = g.board.coasts[origin]
    seas = _bridge(g, seat, coasts if through == NOBODY else (through,), size, allies)
    shores = {a for z in seas for a in g.board.shores[z] if a != origin}
    return shores if through == NOBODY else {a for a in shores if _leads_through(g, seas, through, origin, a)}


def _leads_through(g: Game, seas: set[Sea], z: Sea, origin: Area, a: Area) -> bool:
    """PP-5.5.9, PP-9.5.21: is there a way over these Sea Zones from one Area to the other that passes ``z``, and no Sea
    Zone twice? There is unless a single one parts ``z`` from both shores."""
    starts, ends = seas.intersection(g.board.coasts[origin]), seas.intersection(g.board.coasts[a])
    if not starts or z in starts or z in ends:
        return bool(starts)
    shores = starts | ends
    return all(shores & _joined(g, (z,), (seas - {y}).__contains__) for y in seas - {z})


def _bridge(g: Game, seat: Seat, starts: tuple[Sea, ...], size: int, allies: tuple[Seat, ...]) -> set[Sea]:
    """The Sea Zones joined to these over Friendly ships with room for the force; with the help of Allies only where no
    Enemy ship is (PP-9.5.19)."""

    def carries(z: Sea) -> bool:
        number = terms.ships_at_sea(g, seat, z) + sum(terms.ships_at_sea(g, other, z) for other in allies)
        return PER_SHIP * number >= size and not (allies and has_enemy_ships(g, seat, z))

    return _joined(g, starts, carries)


def _joined(g: Game, starts: tuple[Sea, ...], is_open: Callable[[Sea], bool]) -> set[Sea]:
    """The open ones of these Sea Zones, and all that hang together with them over open ones."""
    seas = {z for z in starts if is_open(z)}
    queue = list(seas)
    while queue:
        for y in g.board.sea_links[queue.pop()]:
            if y not in seas and is_open(y):
                seas.add(y)
                queue.append(y)
    return seas


def allies_who_land(g: Game, seat: Seat, a: Area, allies: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """PP-9.5.19: into a Hostile Area only those help who are at War with an Enemy there."""
    if terms.area_status(g, seat, a) != terms.HOSTILE:
        return allies
    foes = {terms.side_of_province(g, p) for p in g.board.provinces_of[a] if terms.is_hostile_province(g, seat, p)}
    foes.discard(terms.REBEL_FACTION)  # they are no Enemies (PP-2.5.28)
    foes.update(r for r in terms.wars_of(g, seat) if g.seat_of[r] != NOBODY and terms.units_in(g, g.seat_of[r], a))
    return tuple(other for other in allies if any(terms.is_hostile(g, other, r) for r in foes))
