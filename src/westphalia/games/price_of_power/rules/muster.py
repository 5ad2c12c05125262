"""PP-9.7.1 to 9.7.5, PP-9.9.1, PP-13.4: who fights whom: what sets off a battle, what NPRs raise for it, the two sides.

A battle is seen from a *lead*: the player whose side attacks (PP-9.6.2), the Active Player in Phase 2. He may have no
unit there himself: his Active Ally defends its own Area, or another player fights at his side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from westphalia.kernel.remember import remembered

from .. import terms
from ..battle import Raised
from ..board import REALM_SORT
from ..ids import Area, Province, Realm, Sea, Seat, pair
from ..model import ACTIVE_ALLY, NOBODY, Game, clockwise
from . import capacity, hre, units


class Sides(NamedTuple):
    """Both sides of a battle: the players, and what Realms without a player raise beside them."""

    attackers: list[Seat]
    helpers: list[Raised]
    defenders: list[Seat]
    raised: list[Raised]
    rebels: int

    @property
    def is_battle(self) -> bool:
        return bool(self.attackers or self.helpers) and bool(self.defenders or self.raised or self.rebels)


NO_SIDES = Sides([], [], [], [], 0)


# Already there (PP-9.7.2, PP-9.9.2, PP-13.4.4, PP-13.4.8)


def was_hostile(g: Game, seat: Seat, r: Realm) -> bool:
    """Was the player hostile to the Realm when this Turn began?"""
    memory = g.turn
    assert memory is not None
    if memory.war[pair(r, seat)]:
        return True
    return any(
        memory.alliance[pair(r, other)] == ACTIVE_ALLY and memory.war[pair(g.realm[other], seat)]
        for other in g.each_seat
    )


def was_beset(g: Game, r: Realm, a: Area) -> bool:
    """PP-9.7.2: before the Turn began the Area already held units then hostile to the NPR; outside Turns it holds
    some."""
    memory = g.turn
    if memory is None:
        return any(terms.units_in(g, seat, a) and terms.is_hostile(g, seat, r) for seat in g.each_seat)
    for seat in g.each_seat:
        present = memory.infantry[pair(a, seat)] or any(memory.army_at[army] == a for army in units.armies_of(seat))
        if present and was_hostile(g, seat, r):
            return True
    return False


def was_beset_at_sea(g: Game, r: Realm, z: Sea) -> bool:
    """PP-9.9.2, PP-9.2.13: before the Turn began ships then hostile to the NPR were in the Sea Zone."""
    memory = g.turn
    if memory is None:
        return False
    for seat in g.each_seat:
        at = pair(z, seat)
        present = memory.on_slot[at] or memory.at_sea[at] or memory.fleet_at[seat] == z
        if present and was_hostile(g, seat, r):
            return True
    return False


# What an NPR raises (PP-13.4.2, PP-13.4.7)


def _npr_of(g: Game, p: Province) -> Realm:
    """The NPR that defends a Province: its owner, or the NPR whose Vassal the owner is (PP-13.2.2); NOBODY if none."""
    r = g.lawful[p]
    if r == NOBODY or g.occupier[p] != NOBODY or g.vassal[p] != NOBODY or g.seat_of[r] != NOBODY:
        return NOBODY
    lord = g.overlord[r]
    owner = r if lord == NOBODY else lord
    return owner if g.seat_of[owner] == NOBODY else NOBODY


def hosts_on_land(g: Game, a: Area) -> list[Realm]:
    """NPRs with a Province in the Area that were not beset there before, by name."""
    return [r for r in _npr_hosts(g, a) if not was_beset(g, r, a)]


def _npr_hosts(g: Game, a: Area) -> list[Realm]:
    return sorted({_npr_of(g, p) for p in g.board.provinces_of[a]} - {NOBODY}, key=_by_name)


def hosts_at_sea(g: Game, z: Sea) -> list[Realm]:
    """NPRs with an active Port facing the Sea Zone that were not beset there before, by name."""
    found = {_npr_of(g, p) for p in g.board.ports_facing[z] if terms.is_active_port(g, p)} - {NOBODY}
    return sorted((r for r in found if not was_beset_at_sea(g, r, z)), key=_by_name)


def _by_name(r: Realm) -> str:
    return REALM_SORT[r]


def used_on_land(g: Game, r: Realm, a: Area) -> set[Province]:
    """PP-13.4.11, PP-13.4.12: Provinces of an NPR that cannot support this Area: they have supported a land battle this
    Turn, or are kept for a battle of greater weight that is still to come."""
    if g.turn is None:
        return set()
    ours = _weight(g, r, a, terms.capital_area(g, r) == a, terms.units_in)
    used = set(g.turn.land)
    for b in g.turn.land_pending:
        theirs = _weight(g, r, b, terms.capital_area(g, r) == b, terms.units_in)
        if theirs > ours and r in hosts_on_land(g, b):
            used.update(capacity.supporting(g, r, b))
    return used


def used_at_sea(g: Game, r: Realm, z: Sea) -> set[Province]:
    """The same for Naval Capacity."""
    if g.turn is None:
        return set()
    home = terms.capital_area(g, r)
    ours = _weight(g, r, z, terms.touches(g, home, z), terms.ships_at_sea)
    used = set(g.turn.naval)
    for y in g.turn.naval_pending:
        theirs = _weight(g, r, y, terms.touches(g, home, y), terms.ships_at_sea)
        if theirs > ours and r in hosts_at_sea(g, y):
            used.update(capacity.naval_supporting(g, r, y))
    return used


def _weight(g: Game, r: Realm, place: int, at_home: bool, count: Callable[[Game, Seat, Any], int]) -> tuple[bool, int]:
    """PP-13.4.12: first its Capital, then the largest Enemy force; what is equal goes to the battle resolved first."""
    return at_home, sum(count(g, seat, place) for seat in g.each_seat if terms.is_hostile(g, seat, r))


def units_raised(g: Game, r: Realm, a: Area) -> int:
    """PP-13.4.2: Infantry equal to its MC for the Area; half, rounded up, of an Active Ally (PP-13.4.5)."""
    number = capacity.military_capacity(g, r, a, used_on_land(g, r, a))
    if g.turn is not None and r in g.turn.half_capacity:
        number = (number + 1) // 2
    return _of_ally(g, r, number)


def _of_ally(g: Game, r: Realm, number: int) -> int:
    """PP-13.4.5."""
    return (number + 1) // 2 if terms.active_patron(g, r) != NOBODY else number


def ships_raised(g: Game, r: Realm, z: Sea) -> int:
    """PP-13.4.7: Light Ships equal to its NC for the Sea Zone; an Active Ally's is not halved (PP-11.3.31)."""
    return capacity.naval_capacity(g, r, z, used_at_sea(g, r, z))


def _raise(g: Game, realms: list[Realm], place: int, count: Callable[[Game, Realm, Any], int]) -> list[Raised]:
    """None with a capacity of 0 (PP-13.4.6, PP-13.4.9)."""
    return [Raised(r, number) for r in realms if (number := count(g, r, place)) > 0]


def levies(g: Game) -> dict[Area, list[Raised]]:
    """PP-13.4.2, PP-18.8.3: what NPRs would raise in their Areas as the map stands, each attacked there alone; not
    where Enemies stand already (PP-9.7.2)."""
    aid = hre.npr_emperor_aid(g, g)
    found = dict[Area, list[Raised]]()
    for a, hosts in _levies_of_hosts(g, 0):
        raised = [Raised(r, number) for r, kept in hosts if (number := _levy(g, r, a) if kept is None else kept) > 0]
        if aid and hre.is_hre_area(g, a):
            raised = [helped for each in raised for helped in _with_imperial_aid(g, [each], aid)]
        if raised:
            found[a] = raised
    return found


@remembered(
    "realm", "seat_of", "overlord", "plague", "extra_manpower", "war", "alliance", on="ground"
)  # fmt: skip
def _levies_of_hosts(g: Game, _: int) -> list[tuple[Area, list[tuple[Realm, int | None]]]]:
    """Areas with the NPRs that would defend them; with what they would raise, if nobody is at War with them. Then no
    move of Units or ships makes a difference, and most moves find it here."""
    foes = {r for seat in g.each_seat for r in terms.relations(g, seat).enemies}
    hosts = ((a, _npr_hosts(g, a)) for a in g.board.areas)
    return [(a, [(r, None if r in foes else _levy(g, r, a)) for r in realms]) for a, realms in hosts if realms]


def _levy(g: Game, r: Realm, a: Area) -> int:
    """What an NPR that fights nowhere else would raise in an Area."""
    return 0 if capacity.hostile_units_to(g, r, a) else _of_ally(g, r, capacity.military_capacity(g, r, a))


def _with_imperial_aid(g: Game, raised: list[Raised], aid: int) -> list[Raised]:
    """PP-18.8.3: an HRE Area where an HRE Member defends has 3 x IA Units more, less 2 for each HRE Area that held
    non-HRE Units before this Turn; not below 0."""
    members = [r for r in raised if hre.is_member(g, r.realm)]
    if not members:
        return raised
    others = [r for r in raised if r not in members]
    helped = [members[0]._replace(units=members[0].units + aid), *members[1:]]
    total = sum(r.units for r in (*helped, *others))
    if total <= 0:
        return []
    while helped[0].units < 0:  # the others pay for it
        largest = max((*helped, *others), key=lambda r: r.units)
        helped = [r._replace(units=r.units - 1) if r is largest else r for r in helped]
        others = [r._replace(units=r.units - 1) if r is largest else r for r in others]
        helped[0] = helped[0]._replace(units=helped[0].units + 1)
    return sorted((r for r in (*helped, *others) if r.units), key=lambda r: _by_name(r.realm))


# The two sides (PP-9.7.5, PP-9.7.40, PP-9.9.18)


def on_land(g: Game, a: Area, lead: Seat) -> Sides:
    """PP-9.7.1: everybody with units in the Area who is at War across the two sides."""
    here = [seat for seat in clockwise(g, lead) if terms.units_in(g, seat, a)]
    if not here:
        return NO_SIDES
    sides = _sides(g, lead, here, hosts_on_land(g, a), g.rebels[a])
    attackers, helpers, defenders, against, rebels = sides
    raised = _raise(g, against, a, units_raised) if attackers else []
    if raised and hre.is_hre_area(g, a):
        raised = _with_imperial_aid(g, raised, hre.npr_emperor_aid(g, g.turn))
    return Sides(attackers, _raise(g, helpers, a, units_raised), defenders, raised, rebels)


def at_sea(g: Game, z: Sea, lead: Seat) -> Sides:
    """PP-9.9.1: the same with ships."""
    here = [seat for seat in clockwise(g, lead) if terms.ships_at_sea(g, seat, z)]
    if not here:
        return NO_SIDES
    attackers, helpers, defenders, against, _ = _sides(g, lead, here, hosts_at_sea(g, z), 0)
    raised = _raise(g, against, z, ships_raised) if attackers else []
    return Sides(attackers, _raise(g, helpers, z, ships_raised), defenders, raised, 0)


def _sides(
    g: Game, lead: Seat, here: list[Seat], hosts: list[Realm], rebels: int
) -> tuple[list[Seat], list[Realm], list[Seat], list[Realm], int]:
    defenders = [seat for seat in here if seat != lead and terms.at_war_with(g, lead, g.realm[seat])]
    against = [r for r in hosts if terms.is_hostile(g, lead, r)]
    helpers = [r for r in hosts if r not in against and any(terms.is_hostile(g, seat, r) for seat in defenders)]
    attackers = [
        seat
        for seat in here
        if seat not in defenders
        and (
            seat == lead
            or rebels > 0
            or any(terms.at_war_with(g, seat, g.realm[foe]) for foe in defenders)
            or any(terms.is_hostile(g, seat, r) for r in against)
        )
    ]
    against = [r for r in against if any(terms.is_hostile(g, seat, r) for seat in attackers)]
    return attackers, helpers, defenders, against, rebels if attackers else 0


def is_land_battle(g: Game, lead: Seat, a: Area) -> bool:
    """Is there a battle in the Area, seen from this player (PP-9.7.1)?"""
    return on_land(g, a, lead).is_battle


def is_naval_battle(g: Game, lead: Seat, z: Sea) -> bool:
    """PP-9.9.1."""
    here = [seat for seat in clockwise(g, lead) if terms.ships_at_sea(g, seat, z)]
    if not here:
        return False
    attackers, helpers, defenders, against, _ = _sides(g, lead, here, hosts_at_sea(g, z), 0)
    if not attackers and not any(ships_raised(g, r, z) > 0 for r in helpers):
        return False
    return bool(defenders) or (bool(attackers) and any(ships_raised(g, r, z) > 0 for r in against))


def bind_on_land(g: Game, a: Area, sides: Sides) -> None:
    """PP-13.4.11: the Provinces that support this battle support no other this Turn."""
    if g.turn is not None:
        for r, _ in (*sides.helpers, *sides.raised):
            g.turn.land.update(capacity.supporting(g, r, a, used_on_land(g, r, a)))


def bind_at_sea(g: Game, z: Sea, sides: Sides) -> None:
    if g.turn is not None:
        for r, _ in (*sides.helpers, *sides.raised):
            g.turn.naval.update(set(capacity.naval_supporting(g, r, z)) - used_at_sea(g, r, z))
