"""PP-5.1.14 to 5.1.21 Explore."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose

from .. import decks, pieces, terms
from ..board import (
    AREA,
    AREA_OF,
    CONTENT,
    CONTINENT_OF,
    IS_DISTANT,
    IS_DISTANT_SEA,
    IS_TERRITORY,
    SPACE,
    TERRITORY_NUMBER,
)
from ..cost import Cost, Price, as_printed
from ..ids import Area, Sea, Seat, Space, pair
from ..model import NONE, Game, is_bot
from . import bonuses, realm, ships

COST: Final = Cost(dip=1, mil=1)  # PP-5.0.4
DIE: Final = next(die for die in CONTENT.dice.dice if die.id == "exploration")  # PP-5.1.17
REROLLS: Final = DIE.rerolls_max
AGAIN: Final = Cost(dip=DIE.reroll_cost["dip"])
HAZARD: Final = Cost(dip=DIE.hazard_cost["dip"])
NOTHING: Final = Cost()

SHIP_FIRST: Final = Kind("explore_ship", "PP-5.1.15")
ROLLED: Final = Kind("explore_roll", "PP-5.1.16")
DISCOVER: Final = Kind("discover", "PP-5.1.17", AREA)
LOST_SHIP: Final = Kind("lost_ship", "PP-5.1.17", SPACE)
FAIL: Final = "fail"

NOTHING_NEAR: Final = Refusal("PP-5.1.18", "no-explore-area")


def may_use_ships(g: Game, seat: Seat) -> bool:
    """PP-5.1.14."""
    return bonuses.has_idea(g, seat, bonuses.QUEST_FOR_THE_NEW_WORLD)


def areas_near(g: Game, seat: Seat) -> set[Area]:
    """PP-5.1.18: Distant Areas adjacent to the Realm or, with Quest for the New World, to an own Ship."""
    found = {a for a in terms.reach_of(g, g.realm[seat]) if IS_DISTANT[a]}
    if may_use_ships(g, seat):
        for z in ships.seas_with_ships(g, seat):
            found.update(a for a in g.board.shores[z] if IS_DISTANT[a])
    return found


def discoverable(g: Game, seat: Seat, a: Area) -> bool:
    """PP-5.1.19: only where no own Claim lies."""
    return g.claim[pair(a, seat)] == NONE and not terms.owns_all(g, g.realm[seat], a)


def discoveries(g: Game, seat: Seat, number: int, *, hazard: bool) -> list[Area]:
    """PP-5.1.17: Territories with the number rolled; without a hazard also Areas of an NPR or with a Town or Vassal."""
    found = list[Area]()
    for a in sorted(areas_near(g, seat)):
        if not discoverable(g, seat, a):
            continue
        provinces = g.board.provinces_of[a]
        if any(IS_TERRITORY[p] and TERRITORY_NUMBER[p] == number for p in provinces):
            if not hazard or any(terms.is_vacant(g, p) for p in provinces):
                found.append(a)
        elif not hazard and any(not terms.is_vacant(g, p) for p in provinces):
            found.append(a)
    return found


def _has_goal(g: Game, seat: Seat) -> bool:
    return any(discoverable(g, seat, a) for a in areas_near(g, seat))


def why_not_explore(
    g: Game, seat: Seat, price: Price = as_printed, far: ships.Far = ships.NOT_FARTHER
) -> Refusal | None:
    """PP-5.0.2: payable, and something that could be discovered, perhaps after the ship's move."""
    refusal = realm.why_not_pay(g, seat, price(COST))
    if refusal is not None:
        return refusal
    if _has_goal(g, seat):
        return None
    if may_use_ships(g, seat) and _can_move_ship(g, seat, far):
        return None
    return NOTHING_NEAR


def _can_move_ship(g: Game, seat: Seat, far: ships.Far) -> bool:
    serves = partial(_has_goal_from, g, seat)
    return ships.can_move_light_ship(g, seat, serves, explore=True, far=far)


def _has_goal_from(g: Game, seat: Seat, z: Sea) -> bool:
    """Is there something to be discovered now that a ship lies in this Sea Zone?"""
    return _has_goal(g, seat)


def explore(g: Game, seat: Seat, price: Price = as_printed, far: ships.Far = ships.NOT_FARTHER) -> Script[None]:
    """PP-5.1.15 to 5.1.21; ``far``: Sea Zones that a card lets the ship reach beyond its movement."""
    realm.pay(g, seat, price(COST))
    if may_use_ships(g, seat) and _can_move_ship(g, seat, far):
        ways: list[Value] = ["move_ship", "no_ship"] if _has_goal(g, seat) else ["move_ship"]
        if (yield from choose(Ask(seat, SHIP_FIRST, ways))) == "move_ship":
            serves = partial(_has_goal_from, g, seat)
            yield from ships.move_light_ship(g, seat, "PP-5.1.15", serves, explore=True, far=far)
    number, hazard = yield from roll(g, seat)
    yield from discover(g, seat, number, hazard=hazard)


def roll(g: Game, seat: Seat) -> Script[tuple[int, bool]]:
    """PP-5.1.16: use the result or pay 1 DIP to roll again, at most twice."""
    for left in range(REROLLS, -1, -1):
        face = DIE.faces[g.chance.roll(len(DIE.faces)) - 1]
        number, hazard = int(face["number"]), bool(face["hazard"])
        g.log("log-explore-roll", "PP-5.1.16", seat=seat, number=number, hazard=int(hazard))
        if not left or realm.why_not_pay(g, seat, AGAIN) is not None:
            break
        ask = Ask(seat, ROLLED, ["use", "roll_again"], args={"number": number, "hazard": int(hazard)})
        if (yield ask) == "use":
            break
        realm.pay(g, seat, AGAIN)
    return number, hazard


def discover(g: Game, seat: Seat, number: int, *, hazard: bool) -> Script[None]:
    """PP-5.1.17 to 5.1.20; a Bot pays nothing more than its card (PB-5.14)."""
    areas: list[Value] = [*discoveries(g, seat, number, hazard=hazard)]
    danger = NOTHING if is_bot(g, seat) else HAZARD
    if hazard:
        if realm.why_not_pay(g, seat, danger) is not None:
            areas = []
        areas.append(FAIL)
    if not areas:
        g.log("log-nothing-discovered", "PP-5.1.20", seat=seat)
        return
    a = yield from choose(Ask(seat, DISCOVER, areas))
    if a == FAIL:
        yield from lose_ship(g, seat)
        return
    if hazard:
        realm.pay(g, seat, danger)
    yield from pieces.place_claim(g, seat, a)
    g.log("log-discovered", "PP-5.1.19", seat=seat, area=a)
    decks.discover_continent(g, CONTINENT_OF[a])


def _is_distant(space: Space) -> bool:
    """Is a Sea Zone or port of a Distant Continent?"""
    return IS_DISTANT_SEA[space] if not ships.is_port(space) else IS_DISTANT[AREA_OF[space - ships.PORT]]


def lose_ship(g: Game, seat: Seat) -> Script[None]:
    """PP-5.1.17(b): an own Ship on a Distant Continent is lost, if there is one."""
    g.log("log-exploration-failed", "PP-5.1.17", seat=seat)
    spaces: list[Value] = [space for space in ships.spaces_with_ships(g, seat) if _is_distant(space)]
    if spaces:
        space = yield from choose(Ask(seat, LOST_SHIP, spaces))
        g.log("log-ship-lost-exploring", "PP-5.1.17", seat=seat, space=space)
        yield from ships.lose_ship(g, seat, space)


EXPLORE: Final = Action("explore", why_not_explore, explore)
