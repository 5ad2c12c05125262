"""PP-10 Peace: Phase 3 step D. The terms themselves are in peace_terms.py."""

from __future__ import annotations

from typing import Any, Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import history, terms
from ..board import AREA, AREA_OF, CONTINENT_OF, IS_DISTANT, REALM, REALMS
from ..ids import Area, Realm, Seat, pair
from ..model import ACTIVE_ALLY, ALLIANCE, NOBODY, REBELS, Game, is_bot
from ..tables import ALLIED_KINDS, ARMIES, KINDS
from . import bots, checks, negotiated_peace, peace_terms, realm, units, wars
from .belligerents import controls, is_spoken_for, lands_of_side, provinces_of, spokesman
from .peace_terms import PARTIAL, SURRENDER, TOTAL, white_peace

SURRENDER_PRESTIGE: Final = 2  # PP-10.2.9

WAR_TO_END: Final = Kind("war_to_end", "PP-10.1.5", REALM)
LAST_WARS: Final = Kind("remaining_war", "PP-10.1.8", REALM)
WAY: Final = Kind("peace_way", "PP-10.1.10")
DONE: Final = "done"


def resolve(g: Game) -> Script[None]:
    """PP-10.1.1: four steps, only if a War is going on (PP-10.0.1)."""
    if not any(g.war):
        for seat in g.turn_order:
            if is_bot(g, seat):
                rest_bot(g, seat)
            rest_allies(g, seat)
        return
    history.begin_peace(g)
    yield from automatic_white_peace(g)
    for seat in g.turn_order:
        yield from total_victories(g, seat)
    for seat in g.turn_order:
        yield from remaining_wars(g, seat)
    for seat in g.turn_order:
        yield from aftermath(g, seat)
    history.end_peace(g)
    yield from close(g)
    history.forget_peace(g)


def close(g: Game) -> Script[None]:
    """After each Peace: continuous checks, then the Mission window (engine notes, 2.4)."""
    yield from checks.settle(g)
    yield from checks.mission_window(g)


# Step 1 (PP-10.1.2 to 10.1.4)


def pairs_at_war(g: Game) -> list[tuple[Seat, Realm]]:
    """Every War once, as player and Realm, in turn order. Wars with Active Allies, and with Subjects for whom the
    Emperor makes Peace, are part of their player's."""
    found = list[tuple[Seat, Realm]]()
    for seat in g.turn_order:
        for r in terms.wars_of(g, seat):
            other = g.seat_of[r]
            if other != NOBODY and (other, g.realm[seat]) in found:
                continue
            if spokesman(g, r, seat) == NOBODY:
                found.append((seat, r))
    return found


def automatic_white_peace(g: Game) -> Script[None]:
    """PP-10.1.3: all such Wars are determined together."""
    for seat, r in [(seat, r) for seat, r in pairs_at_war(g) if not occupies_across(g, seat, r)]:
        white_peace(g, seat, r, "PP-10.1.3")
        yield from close(g)


def occupies_across(g: Game, seat: Seat, r: Realm) -> bool:
    """Does either side occupy a Province of the other?"""
    other = g.seat_of[r]
    if seat in g.occupier and any(g.occupier[p] == seat for p in lands_of_side(g, r, seat)):
        return True
    if other == NOBODY or other not in g.occupier:
        return False
    return any(g.occupier[p] == other for p in lands_of_side(g, g.realm[seat], other))


# Victory (PP-10.2)


def has_total_victory(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-10.2.2: all de jure Provinces of that one Enemy occupied by the player, and no land units of his left."""
    lands = provinces_of(g, r)
    if not lands or any(g.occupier[p] != seat for p in lands):
        return False
    other = g.seat_of[r]
    return other == NOBODY or not units.areas_with_units(g, other)


def has_partial_victory(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-10.2.3 to 10.2.5."""
    other = g.seat_of[r]
    own = soldiers(g, seat, r)
    if other != NOBODY and not is_bot(g, other):
        return own > 0 and own >= 2 * soldiers(g, other, g.realm[seat])
    patron = terms.active_patron(g, r)
    if patron != NOBODY:  # PP-10.3.5
        return has_partial_victory(g, seat, g.realm[patron])
    held = [a for a in g.board.areas if g.rebels[a] and any(controls(g, seat, p) for p in g.board.provinces_of[a])]
    theirs = soldiers(g, other, g.realm[seat]) if other != NOBODY else 0  # PP-10.2.4
    return own > sum(g.rebels[a] for a in held) + theirs


def soldiers(g: Game, seat: Seat, against: Realm) -> int:
    """PP-10.2.5: the Deployed land units that count for a Partial Victory: not those on a Distant Continent where the
    other Realm has nothing, not even a Vassal (PP-10.0.3)."""
    areas = units.areas_with_units(g, seat)
    if any(IS_DISTANT[a] for a in areas):
        continents = {CONTINENT_OF[AREA_OF[p]] for p in provinces_of(g, against)}
        areas = [a for a in areas if not IS_DISTANT[a] or CONTINENT_OF[a] in continents]
    return sum(terms.units_in(g, seat, a) for a in areas)


# Step 2 (PP-10.1.5 to 10.1.7)

HOW: Final = Kind("total_victory", "PP-10.1.6")


def total_victories(g: Game, seat: Seat) -> Script[None]:
    """All Total Victories of a player, in his order; each must be resolved, by a term or a Negotiated Peace."""
    while True:
        won: list[Value] = [r for r in wars.enemies(g, seat) if must_resolve(g, seat, r)]
        if not won:
            return
        r = yield from choose(Ask(seat, WAR_TO_END, won))
        talks = may_negotiate(g, r) and not is_bot(g, seat)
        ways: list[Value] = ["enforce", "negotiate"] if talks else ["enforce"]
        way = yield from choose(Ask(seat, HOW, ways, args={"realm": r}))
        agreed = way == "negotiate" and (yield from negotiated_peace.negotiate(g, seat, g.seat_of[r]))
        if not agreed:
            yield from peace_terms.enforce(g, seat, r, TOTAL)
        yield from close(g)


def must_resolve(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-10.1.6, PP-10.1.7: Active Allies that are conquered too come before their player, with whom the rest makes
    Peace."""
    if not has_total_victory(g, seat, r) or subject_is_protected(g, seat, r):
        return False
    other = g.seat_of[r]
    return other == NOBODY or not any(has_total_victory(g, seat, ally) for ally in wars.active_allies(g, other))


def may_negotiate(g: Game, r: Realm) -> bool:
    """PP-10.5.40 [advanced]: both parties are persons."""
    return g.rules.negotiated_peace and g.seat_of[r] != NOBODY and not is_bot(g, g.seat_of[r])


# Step 3 (PP-10.1.8 to 10.1.12)


def remaining_wars(g: Game, seat: Seat) -> Script[None]:
    """The Wars a player wants to end and can, in any order; what is left goes on. Whose offer or treaty was refused has
    his other ways left, a Victor his terms (PP-10.1.10)."""
    tried = set[tuple[int, str]]()

    def ways(r: Realm) -> list[str]:
        return [way for way in ways_to_end(g, seat, r) if (r, way) not in tried]

    while True:
        open_wars: list[Value] = [r for r in wars.enemies(g, seat) if ways(r)]
        if not open_wars:
            return
        refused: dict[str, Value] = {REALM.id(r): way for r, way in sorted(tried)}  # by the Enemy, in this go
        r = yield Ask(seat, LAST_WARS, [DONE, *open_wars], DONE, args=refused)
        if r == DONE:
            return
        way = yield from choose(Ask(seat, WAY, [*ways(r)], args={"realm": r}))
        tried.add((r, way))
        yield from end_by(g, seat, r, way)
        yield from close(g)


def ways_to_end(g: Game, seat: Seat, r: Realm) -> list[str]:
    """PP-10.1.10, PP-10.1.11, PP-10.2.9: what can be done about a War in step 3."""
    if subject_is_protected(g, seat, r):
        return []
    is_conquered = has_total_victory(g, seat, r)
    won = is_conquered or has_partial_victory(g, seat, r)
    if terms.active_patron(g, r) not in (NOBODY, seat):
        may_secure = won and peace_terms.may_secure_succession(g, seat, r)  # PP-10.3.11
        return ["enforce"] if is_conquered else ["succession"] if may_secure else []
    ways = ["enforce"] if won else []
    if g.seat_of[r] == NOBODY:
        return [*ways, "white_peace"]
    ways.append("offer_white_peace")
    if may_negotiate(g, r) and not is_bot(g, seat):
        ways.append("negotiate")
    if not g.rules.no_surrender:  # PP-10.2.10
        ways.append("surrender")
    return ways


def subject_is_protected(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-10.3.12, PP-18.4.14: no separate Peace with an NPR Subject while the Empire is defended, unless the external
    Aggressor has a Victory over the Emperor."""
    if not is_spoken_for(g, r, seat):
        return False
    return not (has_total_victory(g, seat, g.emperor) or has_partial_victory(g, seat, g.emperor))


OFFER: Final = Kind("white_peace_offer", "PP-10.1.11")


def end_by(g: Game, seat: Seat, r: Realm, way: str) -> Script[None]:
    other = g.seat_of[r]
    if way == "enforce":
        result = TOTAL if has_total_victory(g, seat, r) else PARTIAL
        yield from peace_terms.enforce(g, seat, r, result)
    elif way == "succession":
        yield from peace_terms.impose(g, seat, r, way, PARTIAL, peace_terms.TERMS[way])
    elif way == "white_peace":
        white_peace(g, seat, r, "PP-10.5.4")
    elif way == "negotiate":
        yield from negotiated_peace.negotiate(g, seat, other)
    elif way == "surrender":
        yield from surrender(g, seat, other)
    elif is_bot(g, other):
        if accepts_white_peace(g, other, seat):
            white_peace(g, seat, r, "PP-10.2.8")
        else:
            g.log("log-white-peace-refused", "PP-10.2.8", seat=other, realm=g.realm[seat])
    else:
        answers = ["refuse", "accept"] if g.rules.no_surrender else ["refuse", "accept", "surrender"]
        answer = yield Ask(other, OFFER, answers, "refuse", args={"seat": seat})
        if answer == "accept":
            white_peace(g, seat, r, "PP-10.5.4")
        elif answer == "surrender":
            yield from surrender(g, other, seat)


def accepts_white_peace(g: Game, bot: Seat, enemy: Seat) -> bool:
    """PP-10.2.8: of Inconclusive Results, if that Enemy occupies more Tax Value of the Bot's than the other way."""
    lost = sum(terms.tax_value(g, p) for p in lands_of_side(g, g.realm[bot], enemy) if g.occupier[p] == enemy)
    held = sum(terms.tax_value(g, p) for p in lands_of_side(g, g.realm[enemy], bot) if g.occupier[p] == bot)
    return lost > held


def surrender(g: Game, seat: Seat, victor: Seat) -> Script[None]:
    """PP-10.2.9: the Victor must end the War at once, by a term or a Negotiated Peace."""
    realm.score(g, seat, -SURRENDER_PRESTIGE, "PP-10.2.9")
    realm.score(g, victor, SURRENDER_PRESTIGE, "PP-10.2.9")
    g.log("log-surrender", "PP-10.2.9", seat=seat, other=victor)
    history.happen(g, victor, "surrender", **{"from": g.realm[seat]})
    talks = may_negotiate(g, g.realm[seat]) and not is_bot(g, victor)
    ways: list[Value] = ["enforce", "negotiate"] if talks else ["enforce"]
    way = yield from choose(Ask(victor, HOW, ways, args={"realm": g.realm[seat]}))
    agreed = way == "negotiate" and (yield from negotiated_peace.negotiate(g, victor, seat))
    if not agreed:
        yield from peace_terms.enforce(g, victor, g.realm[seat], SURRENDER)


# Step 4 (PP-10.1.15 to 10.1.17)

GO_HOME: Final = Kind("go_home", "PP-10.1.15", AREA)


def aftermath(g: Game, seat: Seat) -> Script[None]:
    """A player at War with nobody: units leave Neutral Areas, Active Allies and their Units go."""
    if terms.wars_of(g, seat):
        return
    if is_bot(g, seat):
        rest_bot(g, seat)
        rest_allies(g, seat)
        return
    for a in units.areas_with_units(g, seat):
        if terms.area_status(g, seat, a) == terms.NEUTRAL:
            homes = nearest_friendly(g, seat, a)
            if homes:
                b = yield from choose(Ask(seat, GO_HOME, [*homes], args={"area": a}))
                relocate_all(g, seat, a, b)
    rest_allies(g, seat)


def rest_bot(g: Game, seat: Seat) -> None:
    """PB-7.5: at Peace its Army leaves the map, unless it stands where own Towns have Unrest or a Rebel Town."""
    a = bots.army_area(g, seat)
    own = g.realm[seat]
    restless = a != NOBODY and any(
        g.lawful[p] == own and (g.unrest[p] or g.occupier[p] == REBELS) for p in g.board.provinces_of[a]
    )
    if not restless:
        bots.go_home(g, seat, "PB-7.5")


def rest_allies(g: Game, seat: Seat) -> None:
    """PP-10.1.16, PP-11.3.32: at Peace with everybody Active Allies rest and Allied Units go, also after a War that an
    Event has ended."""
    for r in REALMS:
        if g.alliance[pair(r, seat)] == ACTIVE_ALLY:
            g.alliance[pair(r, seat)] = ALLIANCE
            g.strength_before[r] = 0
            g.log("log-ally-rests", "PP-10.1.16", seat=seat, realm=r)
    g.allied_available[seat] = 0
    for army in units.armies_of(seat):
        for kind in ALLIED_KINDS:
            while g.army[army * KINDS + kind]:
                units.remove_unit(g, army, kind)


def nearest_friendly(g: Game, seat: Seat, a: Area) -> list[Area]:
    """PP-10.1.15: the nearest Friendly Areas; each Area or Sea Zone counts 1, no ships needed."""
    board = g.board
    seen_areas, seen_seas = {a}, set[int]()
    edge: list[tuple[bool, Any]] = [(True, a)]
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


def relocate_all(g: Game, seat: Seat, a: Area, b: Area) -> None:
    g.infantry[pair(b, seat)] += g.infantry[pair(a, seat)]
    g.infantry[pair(a, seat)] = 0
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if g.army_at[army] == a:
            g.army_at[army] = b
    g.log("log-go-home", "PP-10.1.15", seat=seat, area=a, other_area=b)
