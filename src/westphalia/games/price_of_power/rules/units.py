"""PP-9.0, PP-9.3: land units and Manpower: the Reserve, Armies, single Infantry. Ships: ships.py. Battles: part II."""

from __future__ import annotations

from itertools import compress
from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import terms
from ..board import AREA, AREAS, UNIT
from ..bot_data import START
from ..ids import Area, Seat, pair
from ..model import NOBODY, Game, is_bot
from ..tables import ALLIED_KINDS, ARMIES, INFANTRY, KINDS, MANPOWER_LIMIT, MAX_SEATS, MERCENARY_KINDS, REGULAR_KINDS
from . import bonuses

BOT_MANPOWER: Final = START.minimum_manpower  # PB-1.8
REFRESH_MIN: Final = 3  # PP-4.5.3
REFRESH_MAX: Final = 6
TYPE_OF: Final = (0, 1, 2, 0, 1, 2, 0, 1)  # Infantry, Cavalry or Artillery, by kind of unit


def armies_of(seat: Seat) -> range:
    """The numbers of a player's Armies in the columns."""
    return range(seat * ARMIES, seat * ARMIES + ARMIES)


def army_size(g: Game, army: int) -> int:
    return sum(g.army[army * KINDS : army * KINDS + KINDS])


def free_boards(g: Game, seat: Seat) -> list[int]:
    """PP-9.0.10(e): boards on which an Army can be formed: those where a General waits, and one without."""
    free = [army for army in armies_of(seat) if g.army_at[army] == NOBODY]
    without = [army for army in free if g.general[army] == NOBODY]
    return [army for army in free if army not in without[1:]]


def count_kinds(g: Game, seat: Seat, kinds: tuple[int, ...]) -> int:
    """Units of these kinds in a player's Armies."""
    armies = g.army[seat * ARMIES * KINDS : (seat + 1) * ARMIES * KINDS]
    return sum(sum(armies[kind::KINDS]) for kind in kinds)


def deployed_regulars(g: Game, seat: Seat) -> int:
    """PP-9.3.3: Regular units on the map."""
    return sum(g.infantry[seat::MAX_SEATS]) + count_kinds(g, seat, REGULAR_KINDS)


def mercenaries_in_play(g: Game) -> int:
    return sum(sum(g.army[kind::KINDS]) for kind in MERCENARY_KINDS)


def remove_unit(g: Game, army: int, kind: int) -> None:
    """A unit leaves an Army; an empty Army leaves the map, its General stays on the mat (PP-9.0.10(d))."""
    g.army[army * KINDS + kind] -= 1
    if army_size(g, army) == 0:
        g.army_at[army] = NOBODY


def dismiss_mercenaries(g: Game, seat: Seat) -> None:
    """PP-7.4.10(e): all own Mercenaries return to the General Supply."""
    for army in armies_of(seat):
        for kind in MERCENARY_KINDS:
            while g.army[army * KINDS + kind]:
                remove_unit(g, army, kind)


def areas_with_units(g: Game, seat: Seat) -> list[Area]:
    """Areas where a player has land units, ascending."""
    held = {*g.army_at[seat * ARMIES : seat * ARMIES + ARMIES], *compress(AREAS, g.infantry[seat::MAX_SEATS])}
    held.discard(NOBODY)
    return sorted(held)


def counts_in(g: Game, seat: Seat, a: Area) -> list[int]:
    """A player's land units in an Area by kind."""
    counts = [0] * KINDS
    counts[INFANTRY] = g.infantry[pair(a, seat)]
    for army in armies_of(seat):
        if g.army_at[army] == a:
            for kind in range(KINDS):
                counts[kind] += g.army[army * KINDS + kind]
    return counts


def kinds_in(g: Game, seat: Seat, a: Area) -> list[int]:
    """The kinds of land units a player has in an Area, ascending."""
    found = {0} if g.infantry[pair(a, seat)] else set[int]()
    for army in armies_of(seat):
        if g.army_at[army] == a:
            found.update(kind for kind in range(KINDS) if g.army[army * KINDS + kind])
    return sorted(found)


def regular_kinds_in(g: Game, seat: Seat, a: Area) -> list[int]:
    return [kind for kind in kinds_in(g, seat, a) if kind in REGULAR_KINDS]


def lose_unit_in(g: Game, seat: Seat, a: Area, kind: int) -> None:
    """A Casualty (PP-9.7.28): single Infantry first, else out of the first Army there that has the kind."""
    if kind == INFANTRY and g.infantry[pair(a, seat)]:
        g.infantry[pair(a, seat)] -= 1
    else:
        army = next(k for k in armies_of(seat) if g.army_at[k] == a and g.army[k * KINDS + kind])
        remove_unit(g, army, kind)
    if kind in REGULAR_KINDS:
        g.exhausted[seat] += 1


# Disbanding (Phase 4 A)


def disbandable_kinds(g: Game, seat: Seat, a: Area) -> list[int]:
    """PP-4.4.2(b): Regular units and Mercenaries."""
    return [kind for kind in kinds_in(g, seat, a) if kind not in ALLIED_KINDS]


def disbandable_areas(g: Game, seat: Seat) -> list[Area]:
    return [a for a in areas_with_units(g, seat) if disbandable_kinds(g, seat, a)]


def disband(g: Game, seat: Seat, a: Area, kind: int, rule: str = "PP-4.4.2") -> None:
    """PP-4.4.2(b): Regular units to Available Manpower, Mercenaries to the General Supply."""
    lose_unit_in(g, seat, a, kind)
    if kind in REGULAR_KINDS:
        g.exhausted[seat] -= 1
        g.available[seat] += 1
    g.log("log-disbanded", rule, seat=seat, area=a, unit=kind)


# Exhausting Manpower (PP-14.2.10)

EXHAUST_FROM: Final = Kind("exhaust_from", "PP-14.2.10", AREA)
EXHAUST_UNIT: Final = Kind("exhaust_unit", "PP-14.2.10", UNIT)


def exhaustible(g: Game, seat: Seat) -> int:
    """Regular Units that can become Exhausted: Available or Deployed."""
    return g.available[seat] + deployed_regulars(g, seat)


def exhaust(g: Game, seat: Seat, amount: int, rule: str) -> Script[int]:
    """PP-14.2.10: Regular Units from Available Manpower or from anywhere on the map become Exhausted; how many did."""
    for done in range(amount):
        options: list[int | str] = ["available"] if g.available[seat] else []
        options += [a for a in areas_with_units(g, seat) if regular_kinds_in(g, seat, a)]
        if not options:
            return done
        source = yield from choose(Ask(seat, EXHAUST_FROM, options))
        if source == "available":
            g.available[seat] -= 1
            g.exhausted[seat] += 1
            g.log("log-exhausted", rule, seat=seat)
        else:
            kind = yield from choose(Ask(seat, EXHAUST_UNIT, regular_kinds_in(g, seat, source)))
            lose_unit_in(g, seat, source, kind)
            g.log("log-exhausted-unit", rule, seat=seat, area=source)
    return amount


# Manpower (9.3; Phase 5 A1 to A3)


def return_allied_units(g: Game, seat: Seat) -> None:
    """PP-4.5.1: Allied Units in Armies go back to Available Manpower."""
    before = g.allied_available[seat]
    for army in armies_of(seat):
        for kind in ALLIED_KINDS:
            while g.army[army * KINDS + kind]:
                remove_unit(g, army, kind)
                g.allied_available[seat] += 1
    if g.allied_available[seat] > before:
        g.log("log-allied-return", "PP-4.5.1", seat=seat, n=g.allied_available[seat] - before)


SURPLUS_FROM: Final = Kind("surplus_from", "PP-4.5.2", AREA)
SURPLUS_UNIT: Final = Kind("surplus_unit", "PP-4.5.2", UNIT)


def manpower(g: Game, seat: Seat) -> int:
    """PP-9.3.1, PP-9.3.2: the Manpower value with the +1 tokens of Ideas, at most 20; of a Bot at least 3 (PB-1.8)."""
    value = bonuses.changed(g, seat, "manpower", "manpower_tokens", terms.manpower(g, seat))
    return min(MANPOWER_LIMIT, max(value, BOT_MANPOWER) if is_bot(g, seat) else value)


def adjust_manpower(g: Game, seat: Seat) -> Script[None]:
    """PP-4.5.2, PP-9.3.4: Regular units equal the Manpower value; new ones are Available, the owner returns others."""
    total = g.available[seat] + g.exhausted[seat] + deployed_regulars(g, seat)
    value = manpower(g, seat)
    g.available[seat] += max(0, value - total)
    for _ in range(total - value):
        yield from return_surplus(g, seat)
    if total != value:
        g.log("log-manpower", "PP-4.5.2", seat=seat, value=value)


def return_surplus(g: Game, seat: Seat) -> Script[None]:
    """A unit of the owner's choice back to supply: Exhausted, Available or Deployed."""
    options: list[int | str] = ["exhausted"] if g.exhausted[seat] else []
    if g.available[seat]:
        options.append("available")
    options += [a for a in areas_with_units(g, seat) if regular_kinds_in(g, seat, a)]
    source = yield from choose(Ask(seat, SURPLUS_FROM, options))
    if source == "exhausted":
        g.exhausted[seat] -= 1
    elif source == "available":
        g.available[seat] -= 1
    else:
        kind = yield from choose(Ask(seat, SURPLUS_UNIT, regular_kinds_in(g, seat, source)))
        lose_unit_in(g, seat, source, kind)
        g.exhausted[seat] -= 1
        g.log("log-surplus-unit", "PP-4.5.2", seat=seat, area=source)
        return
    g.log("log-surplus", "PP-4.5.2", seat=seat)


def refresh(g: Game, seat: Seat) -> None:
    """PP-4.5.3, PP-9.3.5: half of the Exhausted units, at least 3 and at most 6, become Available."""
    tired = g.exhausted[seat]
    least = bonuses.changed(g, seat, "phase_5_a3", "refresh_min", REFRESH_MIN)
    most = bonuses.changed(g, seat, "phase_5_a3", "refresh_max", REFRESH_MAX)
    fresh = min(tired, max(least, min(most, (tired + 1) // 2)))
    g.exhausted[seat] -= fresh
    g.available[seat] += fresh
    if fresh:
        g.log("log-refreshed", "PP-4.5.3", seat=seat, n=fresh)


# Allied Units (PP-11.3.28, PP-10.3.4)

ALLIED_LIMIT: Final = 5  # PP-11.3.28
ALLIED_LOST: Final = Kind("allied_lost", "PP-11.3.33", AREA)


def allied_units(strength: int) -> int:
    """PP-11.3.28."""
    return min(ALLIED_LIMIT, (strength + 1) // 2)


def lose_allied_units(g: Game, seat: Seat, number: int, rule: str) -> Script[None]:
    """From Available Manpower or Armies, of the owner's choice (PP-10.3.4)."""
    for _ in range(number):
        options: list[Value] = ["available"] if g.allied_available[seat] else []
        options += [a for a in areas_with_units(g, seat) if any(k in ALLIED_KINDS for k in kinds_in(g, seat, a))]
        if not options:
            return
        source = yield from choose(Ask(seat, ALLIED_LOST, options))
        if source == "available":
            g.allied_available[seat] -= 1
            g.log("log-allied-leave", rule, seat=seat)
        else:
            kinds = [k for k in kinds_in(g, seat, source) if k in ALLIED_KINDS]
            lose_unit_in(g, seat, source, kinds[0])
            g.log("log-allied-leave-area", rule, seat=seat, area=source)
