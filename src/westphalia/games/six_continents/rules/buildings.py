"""SC-4 Buildings, with connection (SC-4.14).

What a building does is told by the chapter it serves: income, food, upkeep, modifiers, march.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, choose, refusals

from ..board import BUILDING, COASTAL, NEIGHBOURS, PLACE, PLACES, SEAS_OF
from ..ids import NO_PROVINCE, NOBODY, Place, Seat
from ..model import Game, main_place, pay
from ..tables import (
    BUILDING_LEVEL,
    BUILDING_PRICE,
    BUNKER,
    BUNKER_2_TOTAL,
    FARM,
    FARM_HANDS_DISCOUNT,
    GALE,
    GALE_SURCHARGE,
    GRANARY,
    MANUFACTORY,
    NO_BUILDING,
    PORT,
    ROAD,
    SLAVE_CAMP,
)
from . import blockade

WHAT: Final = Kind("build_what", "SC-4.1", BUILDING)
WHERE: Final = Kind("build_where", "SC-4.1", PLACE)
ROAD_PAYMENT: Final = Kind("road_payment", "SC-12.13")
DEMOLISH_WHERE: Final = Kind("demolish_where", "SC-4.7", PLACE)
DEMOLISH_WHAT: Final = Kind("demolish_what", "SC-4.7", BUILDING)

BUNKER_2: Final = "bunker_2"  # level 2 at once
UPGRADE_BUNKER: Final = "upgrade_bunker"  # D26
CHOICES: Final[tuple[Value, ...]] = (
    ROAD,
    GRANARY,
    FARM,
    MANUFACTORY,
    PORT,
    BUNKER,
    BUNKER_2,
    UPGRADE_BUNKER,
    SLAVE_CAMP,
)

NO_LEVEL: Final = Refusal("SC-4.8", "no-build-level")
NO_GOLD: Final = Refusal("SC-7.6", "no-build-gold")
NO_SITE: Final = Refusal("SC-4.1", "no-build-site")
NOT_YOURS: Final = Refusal("SC-4.1", "no-build-not-yours")
NOT_CONTROLLED: Final = Refusal("SC-4.1", "no-build-not-controlled")
CAPITAL: Final = Refusal("SC-21.2", "no-build-in-capital")
RED_TOKENS: Final = Refusal("SC-13.4", "no-build-red-tokens")
EXPEDITION: Final = Refusal("SC-11.3", "no-build-expedition")
NOT_CONNECTED: Final = Refusal("SC-4.14", "no-build-not-connected")
MAIN_STANDS: Final = Refusal("SC-4.2", "no-build-main-stands")
PORT_STANDS: Final = Refusal("SC-4.2", "no-build-port-stands")
ROAD_STANDS: Final = Refusal("SC-4.2", "no-build-road-stands")
NO_BUNKER: Final = Refusal("SC-4.5", "no-build-no-bunker")
BUNKER_COMPLETE: Final = Refusal("SC-4.5", "no-build-bunker-complete")
NO_COAST: Final = Refusal("SC-4.3", "no-build-coast")
POISONED: Final = Refusal("SC-11.7", "no-build-poisoned")
NOTHING_TO_DEMOLISH: Final = Refusal("SC-4.7", "no-demolish-nothing")


# Prices


def building_of(choice: Value) -> int:
    """The building that a choice of the menu is about."""
    return choice if isinstance(choice, int) else BUNKER


def nominal_price(g: Game, choice: Value) -> int:
    """SC-4.3 to 4.6 without weather and events."""
    if choice == PORT:
        return g.rules.port_price
    if isinstance(choice, int):
        return BUILDING_PRICE[choice]
    step = g.rules.bunker_l2_price == "step"
    if choice == UPGRADE_BUNKER:
        return BUNKER_2_TOTAL if step else BUNKER_2_TOTAL - BUILDING_PRICE[BUNKER]
    return BUILDING_PRICE[BUNKER] + BUNKER_2_TOTAL if step else BUNKER_2_TOTAL


def building_price(g: Game, seat: Seat, choice: Value) -> int:
    """What the seat pays now: farm hands first, then the gale (SC-4.12, SC-4.13)."""
    price = nominal_price(g, choice)
    if choice == FARM and g.farm_hands[seat]:
        price = max(0, price - FARM_HANDS_DISCOUNT)
    return price + GALE_SURCHARGE if g.weather == GALE else price


def refund(g: Game, p: Place, building: int) -> int:
    """SC-4.7: half the nominal price, rounded down."""
    if building == BUNKER and g.bunker[p] == 2:
        return BUNKER_2_TOTAL // 2
    return nominal_price(g, building) // 2


# Connection


def connected(g: Game, seat: Seat) -> bytearray:
    """SC-4.14: one byte per province, 1 where the seat's province is connected."""
    linked = bytearray(len(PLACES))
    home = main_place(g, seat)
    if home == NO_PROVINCE:
        return linked
    spread(g, seat, linked, [home])
    if any(g.port):
        ports = blockade.working_ports(g, seat)
        if ports and (any(linked[p] for p in ports) or has_open_sea(g, seat, home)):
            spread(g, seat, linked, [p for p in ports if not linked[p]])
    return linked


def spread(g: Game, seat: Seat, linked: bytearray, starts: list[Place]) -> None:
    """Mark the starts and every province the seat controls in a chain with them."""
    controller = g.controller
    for p in starts:
        linked[p] = 1
    for p in starts:
        for q in NEIGHBOURS[p]:
            if not linked[q] and controller[q] == seat:
                linked[q] = 1
                starts.append(q)


def has_open_sea(g: Game, seat: Seat, home: Place) -> bool:
    """SC-4.14 (a): the capital is coastal and not every sea zone it borders holds a hostile warship."""
    return any(not blockade.hostile_warship_in(g, seat, z) for z in SEAS_OF[home])


# Building


def why_not_choice(g: Game, seat: Seat, choice: Value) -> Refusal | None:
    """SC-4.8 level and SC-7.6 price, which a voucher may be (SC-12.13): what does not depend on the province."""
    if g.level[seat] < BUILDING_LEVEL[building_of(choice)]:
        return NO_LEVEL
    if choice == ROAD and g.vouchers[seat]:
        return None
    return None if g.gold[seat] >= building_price(g, seat, choice) else NO_GOLD


def why_not_site(g: Game, seat: Seat, choice: Value, p: Place) -> Refusal | None:
    """SC-4.1 to 4.6 for one province, connection apart; what else may be there: SC-11.3, SC-11.6, SC-11.7, SC-13.3,
    SC-13.4."""
    if g.controller[p] != seat:
        return NOT_CONTROLLED
    if g.capital_of[p] != NOBODY:
        return CAPITAL
    if choice == ROAD:  # SC-13.3: also on occupied land, red tokens, R and expeditions
        return ROAD_STANDS if g.road[p] else None
    if g.owner[p] != seat:
        return NOT_YOURS
    if g.red[p]:
        return RED_TOKENS
    if choice == PORT:
        if g.port[p]:
            return PORT_STANDS
        return None if COASTAL[p] else NO_COAST
    if choice == UPGRADE_BUNKER:
        if g.main[p] != BUNKER:
            return NO_BUNKER
        return BUNKER_COMPLETE if g.bunker[p] == 2 else None
    if g.main[p] != NO_BUILDING:
        return MAIN_STANDS
    if g.black[p] and choice in (FARM, GRANARY):
        return POISONED
    if g.explored[p] and any(expedition.place == p for expedition in g.internal):
        return EXPEDITION
    return None


def why_not_build(g: Game, seat: Seat) -> Refusal | None:
    """Whether anything can be built anywhere: first roads beside the capital, the most likely case."""
    if g.gold[seat] < BUILDING_PRICE[ROAD] and not g.vouchers[seat]:  # a road is the cheapest
        return NO_GOLD
    sites = [p for p in g.lands[seat] if g.capital_of[p] == NOBODY]
    if not sites:
        return NO_SITE
    home = main_place(g, seat)
    if home == NO_PROVINCE:
        return NOT_CONNECTED
    if why_not_choice(g, seat, ROAD) is None:
        for p in sites:
            if not g.road[p] and p in NEIGHBOURS[home]:
                return None
    choices = [choice for choice in CHOICES if why_not_choice(g, seat, choice) is None]
    if not choices:
        return NO_GOLD
    linked = connected(g, seat)
    for p in sites:
        if linked[p] and suits_any(g, seat, choices, p):
            return None
    return NO_SITE


def suits_any(g: Game, seat: Seat, choices: Sequence[Value], p: Place) -> bool:
    return any(why_not_site(g, seat, choice, p) is None for choice in choices)


def build(g: Game, seat: Seat) -> Script[None]:
    """D25, D26: which building, then where (SC-4.1), a road on occupied land too (SC-1.11); it is paid with gold or a
    voucher (SC-12.13), a farm less with farm hands (SC-12.17)."""
    linked = connected(g, seat)
    lands = [p for p in PLACES if g.controller[p] == seat or g.owner[p] == seat]

    def why_not_there(choice: Value, p: Place) -> Refusal | None:
        refusal = why_not_site(g, seat, choice, p)
        return NOT_CONNECTED if refusal is None and not linked[p] else refusal

    def why_not(choice: Value) -> Refusal | None:
        refusal = why_not_choice(g, seat, choice)
        if refusal is None and all(why_not_there(choice, p) for p in lands):
            return NO_SITE
        return refusal

    prices = {WHAT.option_id(choice): building_price(g, seat, choice) for choice in CHOICES}
    choice = yield Ask(seat, WHAT, allowed(CHOICES, why_not), args=prices, refused=lambda: refusals(CHOICES, why_not))
    why_not_where = partial(why_not_there, choice)
    p = yield from choose(
        Ask(
            seat,
            WHERE,
            allowed(lands, why_not_where),
            args={"building": building_of(choice)},
            refused=lambda: refusals(lands, why_not_where),
        )
    )
    price = building_price(g, seat, choice)
    if choice == ROAD and g.vouchers[seat]:
        payments = ["voucher", "gold"] if g.gold[seat] >= price else ["voucher"]
        payment = yield from choose(Ask(seat, ROAD_PAYMENT, payments, args={"price": price}))
        if payment == "voucher":
            g.vouchers[seat] -= 1
            price = 0
    pay(g, seat, price)
    if choice == FARM and g.farm_hands[seat]:
        g.farm_hands[seat] -= 1
    put_building(g, p, choice)
    g.log("log-built", "SC-4.1", seat=seat, place=p, building=building_of(choice), gold=price)


def put_building(g: Game, p: Place, choice: Value) -> None:
    """The building stands (SC-4.2 to 4.6), and works from this moment (SC-4.9)."""
    if choice == ROAD:
        g.road[p] = 1
    elif choice == PORT:
        g.port[p] = 1
    else:
        g.main[p] = building_of(choice)
        if g.main[p] == BUNKER:
            g.bunker[p] = 1 if choice == BUNKER else 2


BUILD: Final = Action("build", why_not_build, build)


# Demolishing and destroying, SC-4.7


def buildings_at(g: Game, p: Place) -> list[int]:
    """What stands in a province; the built-in road of a capital is no building."""
    standing = [g.main[p]] if g.main[p] != NO_BUILDING else []
    if g.port[p]:
        standing.append(PORT)
    if g.road[p]:
        standing.append(ROAD)
    return standing


def has_building(g: Game, p: Place) -> bool:
    return bool(g.main[p] or g.port[p] or g.road[p])


def remove_building(g: Game, p: Place, building: int) -> None:
    """Take a building off the board; a bunker goes as a whole."""
    if building == ROAD:
        g.road[p] = 0
    elif building == PORT:
        g.port[p] = 0
    else:
        destroy_main(g, p)


def destroy_main(g: Game, p: Place) -> None:
    """The main building, whatever it is, is gone."""
    g.main[p] = NO_BUILDING
    g.bunker[p] = 0


def lose_main(g: Game, p: Place, rule: str) -> None:
    """A revolt or a lost battle takes the main building, if there is one."""
    if g.main[p]:
        g.log("log-building-lost", rule, building=g.main[p], place=p)
        destroy_main(g, p)


def why_not_demolish(g: Game, seat: Seat) -> Refusal | None:
    """SC-4.7: in S7 own buildings and those on occupied land."""
    main, port, road = g.main, g.port, g.road
    for p in g.lands[seat]:
        if main[p] or port[p] or road[p]:
            return None
    return NOTHING_TO_DEMOLISH


def demolish(g: Game, seat: Seat) -> Script[None]:
    """D27: own buildings for a refund; on occupied land they are destroyed for none."""
    yield from demolish_in(g, seat, [p for p in g.lands[seat] if has_building(g, p)])


def why_not_demolish_owned(g: Game, seat: Seat) -> Refusal | None:
    """SC-4.7: in S3 only own buildings."""
    return None if owned_sites(g, seat) else NOTHING_TO_DEMOLISH


def demolish_owned(g: Game, seat: Seat) -> Script[None]:
    """SC-7.5: demolishing for a refund when the upkeep can't be paid."""
    yield from demolish_in(g, seat, owned_sites(g, seat))


def owned_sites(g: Game, seat: Seat) -> list[Place]:
    return [p for p in g.lands[seat] if g.owner[p] == seat and has_building(g, p)]


def demolish_in(g: Game, seat: Seat, places: list[Place]) -> Script[None]:
    p = yield from choose(Ask(seat, DEMOLISH_WHERE, places))
    building = yield from choose(Ask(seat, DEMOLISH_WHAT, buildings_at(g, p), args={"place": p}))
    if g.owner[p] == seat:
        gold = refund(g, p, building)
        g.gold[seat] += gold
        g.log("log-demolished", "SC-4.7", seat=seat, place=p, building=building, gold=gold)
    else:
        g.log("log-destroyed", "SC-4.7", seat=seat, place=p, building=building)
    remove_building(g, p, building)
