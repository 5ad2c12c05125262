"""PP-10 Peace: Phase 3 step D. The terms themselves are in peace_terms.py."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from ..board import AREA, AREA_OF, CONTINENT_OF, IS_DISTANT, REALM, REALMS
from ..model import ACTIVE_ALLY, ALLIANCE, NOBODY, Game
from ..tables import ALLIED_KINDS, ARMIES, KINDS, MAX_SEATS
from . import checks, hre, peace_terms, prestige, realm, terms, units, wars
from .peace_terms import PARTIAL, SURRENDER, TOTAL

SURRENDER_PRESTIGE: Final = 2  # PP-10.2.9

WAR_TO_END: Final = Kind("war_to_end", "PP-10.1.5", REALM)
LAST_WARS: Final = Kind("remaining_war", "PP-10.1.8", REALM)
WAY: Final = Kind("peace_way", "PP-10.1.10")
DONE: Final = "done"


def resolve(g: Game) -> Script[None]:
    """PP-10.1.1: four steps, only if a War is going on."""
    if not any(g.war):
        return
    yield from automatic_white_peace(g)
    for seat in g.turn_order:
        yield from total_victories(g, seat)
    for seat in g.turn_order:
        yield from remaining_wars(g, seat)
    for seat in g.turn_order:
        yield from aftermath(g, seat)


def close(g: Game) -> Script[None]:
    """After each Peace: continuous checks, then the Mission window (engine notes, 2.4)."""
    yield from checks.settle(g)
    yield from prestige.mission_window(g)


# Sides of a War


def side_of(g: Game, r: int) -> list[int]:
    """PP-10.0.3, PP-10.1.4: a Realm with its Vassals and, for a player, its Active Allies and their Vassals."""
    realms = [r]
    seat = g.seat_of[r]
    if seat != NOBODY:
        realms += wars.active_allies(g, seat)
    return realms


def provinces_of(g: Game, r: int) -> list[int]:
    """De jure Provinces of a Realm, its Vassals' included (PP-10.0.3)."""
    seat = g.seat_of[r]
    own = [p for p in g.lands[r] if seat != NOBODY or g.vassal[p] == NOBODY]
    if seat != NOBODY:
        return [*own, *(p for p in g.board.provinces if g.vassal[p] == seat)]
    for v in terms.vassals_of(g, r):
        own += [p for p in g.lands[v] if g.vassal[p] == NOBODY]
    return own


def occupied_by(g: Game, seat: int, r: int) -> list[int]:
    """Provinces of a Realm (and its Vassals) that a player occupies."""
    return [p for p in provinces_of(g, r) if g.occupier[p] == seat]


# Step 1 (PP-10.1.2 to 10.1.4)


def pairs_at_war(g: Game) -> list[tuple[int, int]]:
    """Every War once, as player and Realm, in turn order; Wars that are part of a PR's through an Active Ally are
    not listed."""
    found = list[tuple[int, int]]()
    for seat in g.turn_order:
        for r in terms.wars_of(g, seat):
            other = g.seat_of[r]
            if other != NOBODY and (other, g.realm[seat]) in found:
                continue
            if other == NOBODY and terms.active_patron(g, r) != NOBODY:
                continue
            found.append((seat, r))
    return found


def automatic_white_peace(g: Game) -> Script[None]:
    ending = [(seat, r) for seat, r in pairs_at_war(g) if not occupies_across(g, seat, r)]
    for seat, r in ending:
        peace_terms.white_peace(g, seat, r, "PP-10.1.3")
        yield from close(g)


def occupies_across(g: Game, seat: int, r: int) -> bool:
    """Does either side occupy a Province of the other?"""
    other = g.seat_of[r]
    ours = [p for x in side_of(g, g.realm[seat]) for p in provinces_of(g, x)]
    theirs = [p for x in side_of(g, r) for p in provinces_of(g, x)]
    if any(g.occupier[p] == seat for p in theirs):
        return True
    return other != NOBODY and any(g.occupier[p] == other for p in ours)


# Victory (PP-10.2)


def has_total_victory(g: Game, seat: int, r: int) -> bool:
    """PP-10.2.2: all de jure Provinces of that one Enemy occupied by the player, and no land units of his left."""
    lands = provinces_of(g, r)
    if not lands or any(g.occupier[p] != seat for p in lands):
        return False
    other = g.seat_of[r]
    return other == NOBODY or soldiers(g, other, g.realm[seat]) == 0


def has_partial_victory(g: Game, seat: int, r: int) -> bool:
    """PP-10.2.3 to 10.2.5."""
    other = g.seat_of[r]
    own = soldiers(g, seat, r)
    if other != NOBODY:
        return own > 0 and own >= 2 * soldiers(g, other, g.realm[seat])
    patron = terms.active_patron(g, r)
    if patron != NOBODY:  # PP-10.3.5
        return has_partial_victory(g, seat, g.realm[patron])
    mine = g.realm[seat]
    rebels = sum(g.rebels[a] for a in g.board.areas if g.rebels[a] and _controls_in(g, mine, a))
    return own > rebels


def _controls_in(g: Game, r: int, a: int) -> bool:
    return any(terms.controls(g, r, p) for p in g.board.provinces_of[a])


def soldiers(g: Game, seat: int, against: int) -> int:
    """PP-10.2.5: Deployed land units; those on a Distant Continent where the other Realm has nothing do not count."""
    total = 0
    for a in units.areas_with_units(g, seat):
        if IS_DISTANT[a] and not any(
            CONTINENT_OF[AREA_OF[p]] == CONTINENT_OF[a] for p in g.lands[against] if IS_DISTANT[AREA_OF[p]]
        ):
            continue
        total += terms.units_in(g, seat, a)
    return total


# Step 2 (PP-10.1.5 to 10.1.7)


def total_victories(g: Game, seat: int) -> Script[None]:
    """All Total Victories of a player, in his order; each must be resolved."""
    while True:
        won: list[Value] = [r for r in wars.enemies(g, seat) if has_total_victory(g, seat, r)]
        if not won:
            return
        r = yield from choose(Ask(seat, WAR_TO_END, won))
        yield from peace_terms.enforce(g, seat, r, TOTAL)
        yield from close(g)


# Step 3 (PP-10.1.8 to 10.1.12)


def remaining_wars(g: Game, seat: int) -> Script[None]:
    left = set[int]()
    while True:
        open_wars: list[Value] = [r for r in terms.wars_of(g, seat) if r not in left and ways_to_end(g, seat, r)]
        if not open_wars:
            return
        r = yield Ask(seat, LAST_WARS, [DONE, *open_wars], DONE)
        if r == DONE:
            return
        left.add(r)
        way = yield from choose(Ask(seat, WAY, [*ways_to_end(g, seat, r)], args={"realm": r}))
        yield from end_by(g, seat, r, way)
        yield from close(g)


def ways_to_end(g: Game, seat: int, r: int) -> list[str]:
    """PP-10.1.10, PP-10.1.11, PP-10.2.9: what can be done about a War in step 3."""
    if separate_peace_forbidden(g, seat, r):
        return []
    other = g.seat_of[r]
    ways = list[str]()
    if has_total_victory(g, seat, r) or has_partial_victory(g, seat, r):
        ways.append("enforce")
    if other == NOBODY:
        ways.append("white_peace")
    else:
        ways.append("offer_white_peace")
        if not g.rules.no_surrender:
            ways.append("surrender")
    return ways


def separate_peace_forbidden(g: Game, seat: int, r: int) -> bool:
    """PP-10.3.2, PP-10.3.12: an Active Ally has no Peace of its own, nor a Subject while the Empire defends."""
    if g.seat_of[r] != NOBODY:
        return False
    if terms.active_patron(g, r) != NOBODY:
        return True
    emperor = hre.emperor_seat(g)
    if not g.defending_hre or emperor in (NOBODY, seat) or hre.is_member(g, g.realm[seat]):
        return False
    if not hre.is_subject(g, r) or not terms.at_war_with(g, seat, g.emperor):
        return False
    return not (has_total_victory(g, seat, g.emperor) or has_partial_victory(g, seat, g.emperor))


OFFER: Final = Kind("white_peace_offer", "PP-10.1.11")


def end_by(g: Game, seat: int, r: int, way: str) -> Script[None]:
    other = g.seat_of[r]
    if way == "enforce":
        result = TOTAL if has_total_victory(g, seat, r) else PARTIAL
        yield from peace_terms.enforce(g, seat, r, result)
    elif way == "white_peace":
        peace_terms.white_peace(g, seat, r, "PP-10.5.4")
    elif way == "offer_white_peace":
        answer = yield Ask(other, OFFER, ["refuse", "accept"], "refuse", args={"seat": seat})
        if answer == "accept":
            peace_terms.white_peace(g, seat, r, "PP-10.5.4")
    else:  # PP-10.2.9
        realm.score(g, seat, -SURRENDER_PRESTIGE, "PP-10.2.9")
        realm.score(g, other, SURRENDER_PRESTIGE, "PP-10.2.9")
        g.log("log-surrender", "PP-10.2.9", seat=seat, other=other)
        yield from peace_terms.enforce(g, other, g.realm[seat], SURRENDER)


# Step 4 (PP-10.1.15 to 10.1.17)

GO_HOME: Final = Kind("go_home", "PP-10.1.15", AREA)


def aftermath(g: Game, seat: int) -> Script[None]:
    """A player at War with nobody: units leave Neutral Areas, Active Allies and their Units go."""
    if terms.wars_of(g, seat):
        return
    for a in units.areas_with_units(g, seat):
        if terms.area_status(g, seat, a) == terms.NEUTRAL:
            homes = nearest_friendly(g, seat, a)
            if homes:
                b = yield from choose(Ask(seat, GO_HOME, [*homes], args={"area": a}))
                relocate_all(g, seat, a, b)
    for r in REALMS:
        if g.alliance[r * MAX_SEATS + seat] == ACTIVE_ALLY:
            g.alliance[r * MAX_SEATS + seat] = ALLIANCE
            g.strength_before[r] = 0
    g.allied_available[seat] = 0
    for army in units.armies_of(seat):
        for kind in ALLIED_KINDS:
            while g.army[army * KINDS + kind]:
                units.remove_unit(g, army, kind)


def nearest_friendly(g: Game, seat: int, a: int) -> list[int]:
    """PP-10.1.15: the nearest Friendly Areas; each Area or Sea Zone counts 1, no ships needed."""
    board = g.board
    seen_areas, seen_seas = {a}, set[int]()
    edge: list[tuple[bool, int]] = [(True, a)]
    while edge:
        found = sorted(
            at for is_land, at in edge if is_land and at != a and terms.area_status(g, seat, at) == terms.FRIENDLY
        )
        if found:
            return found
        following = list[tuple[bool, int]]()
        for is_land, at in edge:
            for b in board.land[at] if is_land else board.shores[at]:
                if b not in seen_areas:
                    seen_areas.add(b)
                    following.append((True, b))
            for z in board.coasts[at] if is_land else board.sea_links[at]:
                if z not in seen_seas:
                    seen_seas.add(z)
                    following.append((False, z))
        edge = following
    return []


def relocate_all(g: Game, seat: int, a: int, b: int) -> None:
    g.infantry[b * MAX_SEATS + seat] += g.infantry[a * MAX_SEATS + seat]
    g.infantry[a * MAX_SEATS + seat] = 0
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if g.army_at[army] == a:
            g.army_at[army] = b
    g.log("log-go-home", "PP-10.1.15", seat=seat, area=b)
