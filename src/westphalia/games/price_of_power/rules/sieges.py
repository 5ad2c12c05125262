"""PP-9.8 Sieges and occupation."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose, refusals

from .. import history, pieces, terms
from ..board import AREA, FACES, IS_ISLAND, PROVINCE, UNIT
from ..cost import Cost
from ..ids import Area, Province, Seat
from ..model import NOBODY, REBELS, Game
from ..tables import MIL
from . import bonuses, muster, naval_battles, realm, ships, units

SIEGE_AREA: Final = Kind("siege_area", "PP-9.8.2", AREA)
SIEGE_UNIT: Final = Kind("siege_unit", "PP-9.8.3", UNIT)
SIEGE_TARGET: Final = Kind("siege_target", "PP-9.8.4", PROVINCE)
SIEGE_DROP: Final = Kind("siege_drop", "PP-9.8.6", PROVINCE)
REBEL_TOWN: Final = Kind("siege_rebel_town", "PP-14.4.2")
DONE: Final = "done"

NO_SIEGE: Final = Refusal("PP-9.8.2", "no-siege")
TOO_WEAK: Final = Refusal("PP-9.8.4", "no-siege-strength")
NO_SHIP: Final = Refusal("PP-9.8.5", "no-siege-ship")

DEFENSIVE_MENTALITY: Final = bonuses.number("defensive_mentality")
DOUBLED: Final = (2, 1, 4)  # Siege Strength by type, in halves (PP-9.0.2)


def strength(counts: list[int]) -> int:
    """PP-9.8.3: Infantry 1, Cavalry a half, Artillery 2; the total is rounded down.

    >>> strength([2, 3, 1, 0, 0, 0, 0, 0])
    5
    """
    return sum(DOUBLED[units.TYPE_OF[kind]] * number for kind, number in enumerate(counts)) // 2


def why_not_besiege(g: Game, seat: Seat, p: Province) -> Refusal | None:
    """PP-9.8.4, PP-9.8.5, whatever the strength."""
    if not terms.is_hostile_province(g, seat, p):
        return NO_SIEGE
    if IS_ISLAND[p] and not any(terms.ships_at_sea(g, seat, z) for z in FACES[p]):
        return NO_SHIP
    return None


def targets(g: Game, seat: Seat, a: Area, limit: int, chosen: list[Province]) -> list[Province]:
    return [
        p
        for p in g.board.provinces_of[a]
        if p not in chosen and terms.tax_value(g, p) <= limit and why_not_besiege(g, seat, p) is None
    ]


class SiegeGrant(NamedTuple):
    """How a card changes a Siege."""

    included: int = 1  # units that take part without further MIL (PP-9.8.3)
    bonus: int = 0  # to the Siege Strength
    storm: bool = False  # Defensive Mentality has no effect
    areas: tuple[Area, ...] | None = None  # only in these


AS_PRINTED: Final = SiegeGrant()


def most_strength(g: Game, seat: Seat, a: Area, mil: int, how: SiegeGrant = AS_PRINTED) -> int:
    """The Siege Strength a player can afford in an Area: one unit for the action, one more for each MIL."""
    counts = units.counts_in(g, seat, a)
    best = sorted((DOUBLED[units.TYPE_OF[k]] for k, n in enumerate(counts) for _ in range(n)), reverse=True)
    return sum(best[: how.included + mil]) // 2 + how.bonus


def areas_to_besiege(g: Game, seat: Seat, mil: int, how: SiegeGrant = AS_PRINTED) -> list[Area]:
    """PP-9.8.2: own units, no Enemy or Rebel units, and a target within the strength that can be paid."""
    return [
        a
        for a in how.areas or units.areas_with_units(g, seat)
        if not terms.has_hostile_units(g, seat, a) and targets(g, seat, a, most_strength(g, seat, a, mil, how), [])
    ]


def siege(g: Game, seat: Seat, how: SiegeGrant = AS_PRINTED) -> Script[None]:
    """PP-9.8.2 to 9.8.14."""
    a = yield from choose(Ask(seat, SIEGE_AREA, areas_to_besiege(g, seat, g.power[seat * 3 + MIL], how)))
    power = yield from choose_units(g, seat, a, how)
    chosen = list[Province]()
    while True:
        left = power - sum(terms.tax_value(g, p) for p in chosen)
        able: list[Value] = [*targets(g, seat, a, left, chosen)]
        if chosen:
            able.append(DONE)
        refused = partial(refusals, g.board.provinces_of[a], partial(why_not_target, g, seat, left))
        p = yield from choose(Ask(seat, SIEGE_TARGET, able, refused=refused))
        if p == DONE:
            break
        chosen.append(p)
    if not how.storm:
        yield from drop_targets(g, seat, power, chosen)
    rebel_towns = sum(1 for p in chosen if g.occupier[p] == REBELS)
    for p in chosen:
        yield from take(g, seat, p)
    if chosen:
        history.happen(g, seat, "siege_won", rebel_towns=rebel_towns)


def why_not_target(g: Game, seat: Seat, left: int, p: Province) -> Refusal | None:
    return why_not_besiege(g, seat, p) or (TOO_WEAK if terms.tax_value(g, p) > left else None)


def siege_value(g: Game, seat: Seat, p: Province) -> int:
    """PP-9.8.6: its Tax Value, 1 more if its rightful owner has Defensive Mentality."""
    owner = pieces.holder(g, p)
    stout = owner not in (NOBODY, seat) and bonuses.has_idea(g, owner, DEFENSIVE_MENTALITY)
    return terms.tax_value(g, p) + int(stout)


def drop_targets(g: Game, seat: Seat, power: int, chosen: list[Province]) -> Script[None]:
    """PP-9.8.6, step 4: if the Siege Strength is then too low, targets are dropped until it suffices."""
    while sum(siege_value(g, seat, p) for p in chosen) > power:
        p = yield from choose(Ask(seat, SIEGE_DROP, [*chosen]))
        chosen.remove(p)
        g.log("log-siege-fails", "PP-9.8.6", seat=seat, province=p)


def choose_units(g: Game, seat: Seat, a: Area, how: SiegeGrant) -> Script[int]:
    """PP-9.8.3: the first unit is covered by the action, each further one costs 1 MIL. The Siege Strength."""
    counts = units.counts_in(g, seat, a)
    taken = [0] * len(counts)
    while True:
        able: list[Value] = [kind for kind in range(len(counts)) if may_join(g, seat, a, taken, kind, how)]
        number = sum(taken)
        if number and (not able or (number >= how.included and not g.power[seat * 3 + MIL])):
            break
        if number and targets(g, seat, a, strength(taken) + how.bonus, []):
            able.append(DONE)
        kind = yield from choose(Ask(seat, SIEGE_UNIT, able, able[-1]))
        if kind == DONE:
            break
        if number >= how.included:
            realm.pay(g, seat, Cost(mil=1))
        taken[kind] += 1
    return strength(taken) + how.bonus


def may_join(g: Game, seat: Seat, a: Area, taken: list[int], kind: int, how: SiegeGrant) -> bool:
    """Is there such a unit left, and a target for it with those chosen and those that can still be paid for?"""
    left = [n - taken[k] - (k == kind) for k, n in enumerate(units.counts_in(g, seat, a))]
    if left[kind] < 0:
        return False
    number = sum(taken)
    more = max(number, how.included) + g.power[seat * 3 + MIL] - number - 1
    best = sorted((DOUBLED[units.TYPE_OF[k]] for k, n in enumerate(left) for _ in range(n)), reverse=True)
    chosen = sum(DOUBLED[units.TYPE_OF[k]] * (n + (k == kind)) for k, n in enumerate(taken))
    return bool(targets(g, seat, a, (chosen + sum(best[:more])) // 2 + how.bonus, []))


def take(g: Game, seat: Seat, p: Province) -> Script[None]:
    """PP-9.8.7: the five cases of the table, then ships in the port (PP-9.8.13)."""
    owner = g.lawful[p]
    vassal_lord = g.vassal[p]
    lord = g.realm[vassal_lord] if vassal_lord != NOBODY else owner
    is_enemy = lord != NOBODY and lord != g.realm[seat] and terms.is_hostile(g, seat, lord)
    occupier = g.occupier[p]
    if occupier == REBELS and not is_enemy:  # (a)
        pieces.end_occupation(g, p)
        g.unrest[p] = 0
        g.log("log-rebels-expelled", "PP-9.8.7", seat=seat, province=p)
    elif occupier == REBELS:  # (e), PP-14.4.2
        pieces.end_occupation(g, p)
        g.unrest[p] = 0
        if (yield Ask(seat, REBEL_TOWN, ["occupy", "set_free"])) == "occupy":
            yield from occupy(g, seat, p)
    elif occupier != NOBODY and not is_enemy:  # (d)
        pieces.end_occupation(g, p)
        g.log("log-freed", "PP-9.8.7", seat=seat, province=p)
    else:  # (b), (c), (e)
        yield from occupy(g, seat, p)
    yield from evict_ships(g, p)


def occupy(g: Game, seat: Seat, p: Province) -> Script[None]:
    """A Town of the same size, Unrest side up; the player who lost it covers a slot (PP-9.8.16)."""
    owner = g.lawful[p]
    assert owner != NOBODY  # nobody besieges a vacant Territory
    base_tax = terms.realm_base_tax(g, owner)  # before it loses the Province
    yield from pieces.occupy(g, p, seat)
    g.log("log-occupied", "PP-9.8.7", seat=seat, province=p)
    if g.capital[owner] == p:
        history.happen(g, seat, "capital_occupied", **{"from": owner, "base_tax": base_tax})


def evict_ships(g: Game, p: Province) -> Script[None]:
    """PP-9.8.13: ships for which the port is no longer Friendly leave to an adjacent Sea Zone; if it is hostile to them
    a naval battle follows at once. The Active Player's side attacks, they themselves if it has no part in it
    (PP-9.6.2)."""
    for seat in g.each_seat:
        if terms.is_friendly_province(g, seat, p) or not ships.has_ships_in_port(g, seat, p):
            continue
        hostile = [z for z in FACES[p] if z in g.board.seas and terms.is_hostile_sea(g, seat, z)]
        z = yield from ships.leave_port(g, seat, p)
        leads = (g.active, seat) if g.active != NOBODY else (seat,)
        lead = next((one for one in leads if z in hostile and muster.is_naval_battle(g, one, z)), NOBODY)
        if lead != NOBODY:
            yield from naval_battles.fight(g, z, lead)
