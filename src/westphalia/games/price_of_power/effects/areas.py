"""What lies in Areas: Claims, Core tokens, Influence, plague (PP-16.3.10, PP-16.3.14)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import SEAT, Ask, Kind, Script, Value, choose

from .. import decks, pieces, terms
from ..board import AREA, CONTINENT_OF
from ..ids import Area, Realm, Seat, pair
from ..model import CLAIM, NOBODY, NONE, Game
from ..rules import cores, diplomacy
from ..tables import AREA_LIMIT
from ..vocabulary.places import (
    PlaceClaim,
    PlaceCoreToken,
    PlaceInfluence,
    PlagueToken,
    RemoveClaim,
    RemoveInfluence,
    ReplaceInfluence,
)
from . import amounts, select
from .context import Context, Found
from .run import decider, operation

# Claims

CLAIM_WHERE: Final = Kind("card_claim", "PP-16.3.14", AREA)
CLAIM_GIVEN_UP: Final = Kind("card_claim_lost", "PP-16.3.5", AREA)


def claimable(g: Game, c: Context, step: PlaceClaim, realm: Realm) -> list[Area]:
    """PP-16.3.14: Areas meant where the player has no token yet; adjacency does not matter."""
    seat = g.seat_of[realm]
    if seat == NOBODY:
        return []
    return [a for a in select.areas(g, c, step.where) if g.claim[pair(a, seat)] == NONE]


def can_claim(g: Game, c: Context, step: PlaceClaim, realm: Realm) -> bool:
    return bool(claimable(g, c, step, realm))


@operation(PlaceClaim, possible=can_claim)
def place_claim(g: Game, c: Context, step: PlaceClaim, realm: Realm) -> Script[Found]:
    """PP-16.3.14: a Claim in every Area meant or picked; on a vacant Territory it is a Colonial Claim (PP-5.1.19)."""
    seat = g.seat_of[realm]
    by = decider(g, c, step, realm)
    found = Found()
    for a in (yield from select.picked(g, c, step.where, claimable(g, c, step, realm), by, CLAIM_WHERE)):
        yield from pieces.place_claim(g, seat, a)
        decks.discover_continent(g, CONTINENT_OF[a])
        g.log("log-claim", "PP-16.3.14", seat=seat, area=a)
        found.areas.append(a)
    return found.if_any()


def own_claims(g: Game, c: Context, step: RemoveClaim, realm: Realm) -> list[Area]:
    seat = g.seat_of[realm]
    if seat == NOBODY:
        return []
    return [a for a in select.areas(g, c, step.where) if g.claim[pair(a, seat)] == CLAIM]


def can_give_up(g: Game, c: Context, step: RemoveClaim, realm: Realm) -> bool:
    return bool(own_claims(g, c, step, realm))


@operation(RemoveClaim, possible=can_give_up)
def remove_claim(g: Game, c: Context, step: RemoveClaim, realm: Realm) -> Script[Found]:
    """Own Claims, of the owner's choice (PP-16.3.5); Core tokens stay."""
    seat = g.seat_of[realm]
    held = own_claims(g, c, step, realm)
    found = Found()
    number = amounts.amount(g, c, step.amount, len(held))
    for _ in range(min(number, len(held))):
        a = yield from choose(Ask(decider(g, c, step, realm), CLAIM_GIVEN_UP, [*held], args=c.source))
        held.remove(a)
        pieces.remove_claim(g, seat, a)
        g.log("log-claim-returned", c.rule, seat=seat, area=a)
        found.areas.append(a)
    found.whole = len(found.areas) == number
    return found


# Core tokens

CORE_WHERE: Final = Kind("card_core", "PP-7.6.3", AREA)


def core_areas(g: Game, c: Context, step: PlaceCoreToken, realm: Realm) -> list[Area]:
    seat = g.seat_of[realm]
    if seat == NOBODY:
        return []
    return [a for a in select.areas(g, c, step.where) if cores.why_not_core(g, seat, a) is None]


def can_place_core(g: Game, c: Context, step: PlaceCoreToken, realm: Realm) -> bool:
    return bool(core_areas(g, c, step, realm))


@operation(PlaceCoreToken, possible=can_place_core)
def place_core_token(g: Game, c: Context, step: PlaceCoreToken, realm: Realm) -> Script[Found]:
    """PP-7.6.3: only where it is allowed."""
    by = decider(g, c, step, realm)
    found = Found()
    for a in (yield from select.picked(g, c, step.where, core_areas(g, c, step, realm), by, CORE_WHERE)):
        yield from cores.place_core(g, g.seat_of[realm], a, "PP-7.6.3")
        found.areas.append(a)
    return found.if_any()


# Influence

INFLUENCE_AREAS: Final = Kind("card_influence_area", "PP-16.3.10", AREA)
INFLUENCE_CUBE: Final = Kind("card_influence", "PP-16.3.10", AREA)
STOP: Final = "stop"


def open_areas(g: Game, c: Context, step: PlaceInfluence, realm: Realm) -> list[Area]:
    """PP-16.3.10(a): not closed, on the Main Map; (b) full ones if an Opponent's cube can give way, but not for a step
    with ``room_only`` (PP-11.1.5 is about Events, Missions and Peace Terms)."""
    seat = g.seat_of[realm]
    if seat == NOBODY:
        return []
    return [a for a in select.areas(g, c, step.where) if takes_influence(g, step, seat, a)]


def takes_influence(g: Game, step: PlaceInfluence, seat: Seat, a: Area) -> bool:
    if not pieces.is_influence_area(a) or terms.is_closed(g, a):
        return False
    if pieces.cubes_in(g, a) < AREA_LIMIT:
        return True
    return not step.room_only and diplomacy.can_make_room(g, seat, a)


def can_influence(g: Game, c: Context, step: PlaceInfluence, realm: Realm) -> bool:
    return bool(open_areas(g, c, step, realm))


@operation(PlaceInfluence, possible=can_influence)
def place_influence(g: Game, c: Context, step: PlaceInfluence, realm: Realm) -> Script[Found]:
    """PP-16.3.10: in any mix of the Areas, at most ``max_each`` in one."""
    seat, by = g.seat_of[realm], decider(g, c, step, realm)
    areas = yield from select.picked(g, c, step.where, open_areas(g, c, step, realm), by, INFLUENCE_AREAS)
    number = amounts.amount(g, c, step.amount)
    most = number if step.max_each is None else step.max_each
    placed = dict.fromkeys(areas, 0)
    found = Found()
    for _ in range(number):
        room: list[Value] = [a for a in areas if placed[a] < most and takes_influence(g, step, seat, a)]
        if all(pieces.cubes_in(g, Area(a)) >= AREA_LIMIT for a in room if isinstance(a, int)):
            room.append(STOP)  # (b): nobody has to drive out others
        a = yield from choose(Ask(by, INFLUENCE_CUBE, room, args=c.source))
        if a == STOP or not (yield from diplomacy.add_cube(g, seat, a, "PP-16.3.10")):
            break
        placed[a] += 1
    found.areas = [a for a in areas if placed[a]]
    return found.if_any()


INFLUENCE_LOST: Final = Kind("card_influence_lost", "PP-16.3.5", AREA)
WHOSE_CUBE: Final = Kind("card_cube_owner", "PP-16.3.5", SEAT)


def influence_there(g: Game, seats: list[Seat], a: Area) -> int:
    """Cubes of these players in an Area, the Empire's too for the Emperor."""
    return sum(g.influence[pair(a, s)] + (g.imperial[a] if g.emperor == g.realm[s] else 0) for s in seats)


def losers(g: Game, c: Context, step: RemoveInfluence) -> list[Seat]:
    return [g.seat_of[r] for r in select.who(g, c, step.who) if g.seat_of[r] != NOBODY]


def influenced(g: Game, c: Context, step: RemoveInfluence) -> list[Area]:
    seats = losers(g, c, step)
    return [a for a in select.areas(g, c, step.where) if influence_there(g, seats, a)]


def can_lose_influence(g: Game, c: Context, step: RemoveInfluence, realm: Realm) -> bool:
    return bool(influenced(g, c, step))


@operation(RemoveInfluence, possible=can_lose_influence, at_once=True)
def remove_influence(g: Game, c: Context, step: RemoveInfluence, realm: Realm) -> Script[Found]:
    """Each player loses the number of own cubes, of own choice (PP-16.3.5); ``who: any``: that many of anybody's."""
    by = decider(g, c, step, realm)
    areas = yield from select.picked(g, c, step.where, influenced(g, c, step), by, INFLUENCE_LOST)
    found = Found()
    found.areas = list(areas)
    if step.who == "any":
        yield from _lose_of_anybody(g, c, step, by, found)
        return found
    for seat in losers(g, c, step):
        held = sum(influence_there(g, [seat], a) for a in areas)
        number = amounts.amount(g, c.handling(g.realm[seat]), step.amount, held)
        if number < held:
            yield from diplomacy.lose_influence(g, seat, list(areas), number, c.rule)
        else:
            for a in areas:
                _lose_all(g, seat, a)
        if held and number:
            found.realms.append(g.realm[seat])
    return found.if_any()


def _lose_all(g: Game, seat: Seat, a: Area) -> None:
    lost = influence_there(g, [seat], a)
    pieces.remove_influence(g, seat, a, lost)
    if g.emperor == g.realm[seat]:
        g.imperial[a] = 0
    if lost:
        g.log("log-influence-lost", "PP-16.3.5", seat=seat, area=a, n=lost)


def _lose_of_anybody(g: Game, c: Context, step: RemoveInfluence, by: int, found: Found) -> Script[None]:
    seats = list(g.each_seat)
    number = amounts.amount(g, c, step.amount, sum(influence_there(g, seats, a) for a in found.areas))
    for _ in range(number):
        held: list[Value] = [a for a in found.areas if influence_there(g, seats, a)]
        if not held:
            break
        a = yield from choose(Ask(by, INFLUENCE_LOST, held, args=c.source))
        owners: list[Value] = [s for s in seats if influence_there(g, [s], a)]
        owner = yield from choose(Ask(by, WHOSE_CUBE, owners, args={"area": a}))
        yield from diplomacy.lose_influence(g, owner, [a], 1, c.rule)
        if g.realm[owner] not in found.realms:
            found.realms.append(g.realm[owner])
    found.whole = bool(found.realms)


REPLACED_CUBE: Final = Kind("card_influence_replaced", "PP-16.3.10", AREA)


def foreign_influence(g: Game, c: Context, step: ReplaceInfluence, realm: Realm) -> list[Area]:
    seat = g.seat_of[realm]
    if seat == NOBODY:
        return []
    return [a for a in select.areas(g, c, step.where) if diplomacy.can_make_room(g, seat, a)]


def can_replace_influence(g: Game, c: Context, step: ReplaceInfluence, realm: Realm) -> bool:
    return bool(foreign_influence(g, c, step, realm))


@operation(ReplaceInfluence, possible=can_replace_influence, asks=True)
def replace_influence(g: Game, c: Context, step: ReplaceInfluence, realm: Realm) -> Script[Found]:
    """Cubes of others give way to own ones, up to the number, one after the other."""
    seat = g.seat_of[realm]
    number = amounts.amount(g, c, step.amount)
    found = Found()
    for _ in range(number):
        areas: list[Value] = [*foreign_influence(g, c, step, realm)]
        if not areas:
            break
        a = yield Ask(decider(g, c, step, realm), REPLACED_CUBE, [*areas, STOP], args=c.source)
        if a == STOP:
            break
        yield from diplomacy.make_room(g, seat, a)
        if not (yield from pieces.place_influence(g, seat, a)):
            break
        g.log("log-influence", "PP-16.3.10", seat=seat, area=a)
        found.areas.append(a)
    return found.if_any()


# Plague

PLAGUE: Final = Kind("plague_area", "PP-16.3.8", AREA)


def healthy(g: Game, c: Context, step: PlagueToken) -> list[Area]:
    return [a for a in select.areas(g, c, step.where) if not g.plague[a]]


def can_sicken(g: Game, c: Context, step: PlagueToken, realm: Realm) -> bool:
    return bool(healthy(g, c, step))


@operation(PlagueToken, possible=can_sicken, at_once=True)
def plague_token(g: Game, c: Context, step: PlagueToken, realm: Realm) -> Script[Found]:
    """An Ill Health token on an Area, until Phase 5 step B2; each one of the chain in a new Area beside the last."""
    by = decider(g, c, step, realm)
    found = Found()
    for a in (yield from select.picked(g, c, step.where, healthy(g, c, step), by, PLAGUE)):
        _sicken(g, a, found)
    for _ in range(amounts.amount(g, c, step.chain)):
        near: list[Value] = [a for a in g.board.adjacent[found.areas[-1]] if not g.plague[a]]
        if not near:
            break
        _sicken(g, (yield from choose(Ask(by, PLAGUE, near, args=c.source))), found)
    return found.if_any()


def _sicken(g: Game, a: Area, found: Found) -> None:
    g.plague[a] = 1
    g.log("log-plague", "PP-16.3.8", area=a)
    found.areas.append(a)
