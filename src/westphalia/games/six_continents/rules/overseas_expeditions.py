"""SC-12 Overseas expeditions. Auctions (SC-12.25) are in auctions.py, the yield of trees and fruit in income.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose

from .. import stacks
from ..board import PLACE
from ..ids import NO_PROVINCE, NOBODY, Place, Seat
from ..model import (
    Game,
    OverseasExpedition,
    TimedIncome,
    add_units,
    controlled,
    counted_provinces,
    holds_capital,
    is_capital,
    living_from,
    main_place,
    next_turn,
    pay,
)
from ..tables import (
    ARTILLERY,
    CANNIBALS,
    DISEASE,
    ENGINEERS,
    FARM_HANDS,
    GALE,
    GHOST_SHIP,
    LOST_AT_SEA,
    MAIN_BUILDINGS,
    MERCENARIES,
    OVERSEAS_TURNS,
    POISON_MARKERS,
    POISON_PRICE,
    RICH_TRIBE,
    ROAD,
    TIMED_INCOMES,
    TOP_LEVEL,
    TREASURE,
    TREE_FOUND,
    WINDS_PRICE,
)
from . import auctions, blockade, buildings, capital, general, losses, plague

LOSE_ROAD: Final = Kind("lose_road", "SC-12.7", PLACE)
PLANT_TREE: Final = Kind("plant_tree", "SC-12.8", PLACE)
CONTRARY_WINDS: Final = Kind("contrary_winds", "SC-12.16")
CAPTAINS_IDEA: Final = Kind("captains_idea", "SC-12.19")
POISON_PLACE: Final = Kind("poison_place", "SC-12.23", PLACE)
POISON_BUILDING: Final = Kind("poison_building", "SC-12.23", PLACE)

IN_GALE: Final = Refusal("SC-12.1", "no-overseas-gale")
NO_GOLD: Final = Refusal("SC-12.1", "no-overseas-gold")
NO_PORT: Final = Refusal("SC-12.1", "no-overseas-port")
OVER_LIMIT: Final = Refusal("SC-12.10", "no-overseas-limit")


# SC-12.1, SC-12.10: sending


def overseas_price(g: Game, seat: Seat) -> int:
    """SC-12.1 with the effects of SC-12.12 and SC-12.20, not below 0."""
    return max(0, g.rules.overseas_price + g.overseas_change[seat])


def under_way(g: Game, seat: Seat) -> int:
    return sum([1 for e in g.overseas if e.seat == seat])


def expedition_limit(g: Game, seat: Seat) -> int:
    """SC-12.10: one, one more for each tree, and those that do not count (by fruit, or won: SC-12.22)."""
    trees = sum([g.tree[p] for p in g.lands[seat] if g.owner[p] == seat])
    return 1 + trees + sum([e.by_fruit for e in g.overseas if e.seat == seat])


def why_not_overseas(g: Game, seat: Seat) -> Refusal | None:
    """SC-12.1; over the limit only with a fruit token (SC-12.10)."""
    if g.weather == GALE:
        return IN_GALE
    if g.gold[seat] < overseas_price(g, seat):
        return NO_GOLD
    if not blockade.has_any_working_port(g, seat):
        return NO_PORT
    if not g.fruit_bought[seat] and under_way(g, seat) >= expedition_limit(g, seat):
        return OVER_LIMIT
    return None


def overseas(g: Game, seat: Seat) -> Script[None]:
    """D37."""
    by_fruit = int(under_way(g, seat) >= expedition_limit(g, seat))
    g.fruit_bought[seat] -= by_fruit
    pay(g, seat, overseas_price(g, seat))
    g.overseas_change[seat] = 0  # SC-12.12: all used by this one
    due = g.round + OVERSEAS_TURNS
    g.overseas.append(OverseasExpedition(seat, due, by_fruit))
    g.log("log-overseas", "SC-12.1", seat=seat, round=due)
    yield from ()


SEND: Final = Action("overseas", why_not_overseas, overseas)


# SC-12.2, SC-12.3: the result


def resolve_due(g: Game, seat: Seat) -> Script[None]:
    """S5 (b), oldest first (SC-3.7). Ecologists whose time is over leave in this S5 (SC-12.18)."""
    if g.ecologists[seat] <= g.round:
        g.ecologists[seat] = 0
    at = 0
    while at < len(g.overseas):
        expedition = g.overseas[at]
        if expedition.seat != seat or expedition.due > g.round:
            at += 1
            continue
        kept = yield from resolve(g, expedition, roll_result(g, seat))
        g.overseas[at : at + 1] = [] if kept is None else [kept]


def roll_result(g: Game, seat: Seat) -> int:
    """SC-12.2, SC-12.3."""
    while True:
        result = min(100, g.chance.roll(100) + plague.expedition_bonus(g))
        g.log("log-overseas-result", "SC-12.2", seat=seat, result=result)
        if g.rules.overseas_gaps == "nothing" or row(result) is not missing_row:
            return result


def row(result: int) -> Row:
    return next(find for last, find in RESULTS if result <= last)


def resolve(g: Game, expedition: OverseasExpedition, result: int) -> Script[OverseasExpedition | None]:
    """Carry a result out; what stays under way (SC-12.16) comes back."""
    outcome = row(result)(g, expedition)
    return None if outcome is None else (yield from outcome)


# SC-12.4 to 12.24, in the order of the table


def treasure(g: Game, e: OverseasExpedition) -> None:
    """SC-12.4."""
    g.gold[e.seat] += TREASURE
    g.log("log-treasure", "SC-12.4", seat=e.seat, gold=TREASURE)


def lost_at_sea(g: Game, e: OverseasExpedition) -> None:
    """SC-12.5."""
    g.timed.append(TimedIncome(e.seat, LOST_AT_SEA, TIMED_INCOMES))
    g.log("log-lost-at-sea", "SC-12.5", seat=e.seat, gold=-LOST_AT_SEA, turns=TIMED_INCOMES)


def mercenaries(g: Game, e: OverseasExpedition) -> None:
    """SC-12.6."""
    place = main_place(g, e.seat)
    if place == NO_PROVINCE:
        g.log("log-no-mercenaries", "SC-12.6", seat=e.seat)
        return
    add_units(g, place, stacks.stack(ARTILLERY, MERCENARIES))
    g.log("log-mercenaries", "SC-12.6", seat=e.seat, place=place, n=MERCENARIES)


def riot(g: Game, e: OverseasExpedition) -> Script[None]:
    """SC-12.7 (D13)."""
    roads = [p for p in controlled(g, e.seat) if g.road[p] and not is_capital(g, p)]
    if not roads:
        g.log("log-no-riot", "SC-12.7", seat=e.seat)
        return
    place = yield from choose(Ask(e.seat, LOSE_ROAD, roads))
    buildings.remove_building(g, place, ROAD)
    g.log("log-riot", "SC-12.7", seat=e.seat, place=place)


def coconut_tree(g: Game, e: OverseasExpedition) -> Script[None]:
    """SC-12.8 (D14)."""
    g.gold[e.seat] += TREE_FOUND
    g.log("log-tree-gold", "SC-12.8", seat=e.seat, gold=TREE_FOUND)
    places = [p for p in controlled(g, e.seat) if not is_capital(g, p)]
    if places:
        place = yield Ask(e.seat, PLANT_TREE, [*places, "decline"])
        if place == "decline":
            g.log("log-tree-declined", "SC-12.8", seat=e.seat)
            return
        g.tree[place] += 1
        g.log("log-tree", "SC-12.8", seat=e.seat, place=place)


def shot(g: Game, e: OverseasExpedition) -> None:
    """SC-12.11."""
    g.shot[e.seat] += 1
    g.log("log-shot", "SC-12.11", seat=e.seat)


def ghost_ship(g: Game, e: OverseasExpedition) -> None:
    """SC-12.12, SC-12.26."""
    g.overseas_change[e.seat] += GHOST_SHIP
    g.log("log-ghost-ship", "SC-12.12", seat=e.seat, gold=-GHOST_SHIP)


def missing_row(g: Game, e: OverseasExpedition) -> None:
    """SC-12.3."""
    g.log("log-overseas-nothing", "SC-12.3", seat=e.seat)


def road_engineers(g: Game, e: OverseasExpedition) -> None:
    """SC-12.13."""
    g.vouchers[e.seat] += ENGINEERS
    g.log("log-engineers", "SC-12.13", seat=e.seat, n=ENGINEERS)


def tropical_disease(g: Game, e: OverseasExpedition) -> Script[None]:
    """SC-12.14 (D15)."""
    g.log("log-disease", "SC-12.14", seat=e.seat, n=DISEASE)
    yield from losses.kill_soldiers(g, e.seat, DISEASE, controlled(g, e.seat), "SC-12.14")


def rich_tribe(g: Game, e: OverseasExpedition) -> None:
    """SC-12.15."""
    g.timed.append(TimedIncome(e.seat, RICH_TRIBE, TIMED_INCOMES))
    g.log("log-rich-tribe", "SC-12.15", seat=e.seat, gold=RICH_TRIBE, turns=TIMED_INCOMES)


def contrary_winds(g: Game, e: OverseasExpedition) -> Script[OverseasExpedition | None]:
    """SC-12.16 (D16): paid, it stays under way and rolls again in its owner's next turn."""
    options = ["pay", "abandon"] if g.gold[e.seat] >= WINDS_PRICE else ["abandon"]
    ask = Ask(e.seat, CONTRARY_WINDS, options, "abandon", args={"gold": WINDS_PRICE})
    answer = yield from general.choose_by_gold(g, ask)
    if answer == "abandon":
        g.log("log-winds-abandoned", "SC-12.16", seat=e.seat)
        return None
    pay(g, e.seat, WINDS_PRICE)
    g.log("log-winds-paid", "SC-12.16", seat=e.seat, gold=WINDS_PRICE)
    return e._replace(due=next_turn(g, e.seat))


def farm_hands(g: Game, e: OverseasExpedition) -> None:
    """SC-12.17."""
    g.farm_hands[e.seat] += FARM_HANDS
    g.log("log-farm-hands", "SC-12.17", seat=e.seat, n=FARM_HANDS)


def ecologists(g: Game, e: OverseasExpedition) -> None:
    """SC-12.18: until the S5 of that many own turns later; the latest end counts."""
    turns = g.chance.roll(6)
    g.ecologists[e.seat] = max(g.ecologists[e.seat], next_turn(g, e.seat) + turns - 1)
    g.log("log-ecologists", "SC-12.18", seat=e.seat, n=turns)


def captains_idea(g: Game, e: OverseasExpedition) -> Script[None]:
    """SC-12.19 (D17)."""
    seat = e.seat
    price = capital.upgrade_price(g, seat)
    possible = g.level[seat] < TOP_LEVEL and holds_capital(g, seat)
    options = ["free_upgrade", "take_gold"] if possible else ["take_gold"]
    answer = yield from choose(Ask(seat, CAPTAINS_IDEA, options, args={"gold": price}))
    if answer == "free_upgrade":
        g.level[seat] += 1
        g.log("log-idea-upgrade", "SC-12.19", seat=seat, level=g.level[seat])
    else:
        g.gold[seat] += price
        g.log("log-idea-gold", "SC-12.19", seat=seat, gold=price)


def cannibals(g: Game, e: OverseasExpedition) -> None:
    """SC-12.20, SC-12.26."""
    g.overseas_change[e.seat] += CANNIBALS
    g.log("log-cannibals", "SC-12.20", seat=e.seat, gold=CANNIBALS)


def new_weapon(g: Game, e: OverseasExpedition) -> None:
    """SC-12.21."""
    g.weapons[e.seat] += 1
    g.log("log-new-weapon", "SC-12.21", seat=e.seat)


def captain_for_sale(g: Game, e: OverseasExpedition) -> Script[OverseasExpedition | None]:
    """SC-12.22 (D18): the winner owns the expedition and rolls now; the captain may offer himself again."""
    g.log("log-captain-for-sale", "SC-12.22", seat=e.seat)
    winner, price = yield from auctions.auction(g, living_from(g, e.seat), opener=e.seat, minimum=1, rule="SC-12.22")
    if winner != NOBODY:
        pay(g, winner, price)
        e = OverseasExpedition(winner, e.due, by_fruit=1)
    return (yield from resolve(g, e, roll_result(g, e.seat)))


def poison(g: Game, e: OverseasExpedition) -> Script[None]:
    """SC-12.23 (D19)."""
    seat = e.seat
    for _ in range(POISON_MARKERS):
        clean = [p for p in counted_provinces(g, seat) if not is_capital(g, p) and not g.black[p]]
        empty = [p for p in clean if not is_built_on(g, p)]
        if empty:
            place = yield from choose(Ask(seat, POISON_PLACE, empty))
        else:
            place = yield from spare_or_poison(g, seat, clean)
        if place == "lapse":
            g.log("log-poison-lapses", "SC-12.23", seat=seat)
        elif place == "pay":
            pay(g, seat, POISON_PRICE)
            g.log("log-poison-paid", "SC-12.23", seat=seat, gold=POISON_PRICE)
        else:
            g.black[place] = 1
            g.log("log-poison", "SC-12.23", seat=seat, place=place)


def spare_or_poison(g: Game, seat: Seat, built: list[Place]) -> Script[Value]:
    """For a marker that finds no empty province: one with buildings, which are destroyed, or 10 gold."""
    options: list[Value] = [*built, "pay"] if g.gold[seat] >= POISON_PRICE else [*built]
    if not options:
        return "lapse"
    ask = Ask(seat, POISON_BUILDING, options, args={"gold": POISON_PRICE})
    answer: Value = yield from general.choose_by_gold(g, ask)
    if isinstance(answer, int):
        place = Place(answer)
        for building in buildings.buildings_at(g, place):
            if building in MAIN_BUILDINGS or g.rules.land_use_blocked_by == "any":
                buildings.remove_building(g, place, building)
    return answer


def is_built_on(g: Game, p: Place) -> bool:
    """SC-12.23: any building counts, or main buildings alone (opt land_use_blocked_by)."""
    return buildings.has_building(g, p) if g.rules.land_use_blocked_by == "any" else bool(g.main[p])


def world_plague(g: Game, e: OverseasExpedition) -> Script[None]:
    """SC-12.24."""
    return plague.begin(g, e.seat)


# SC-12.3 to 12.24: the table, each row with the last result it covers

Outcome: TypeAlias = Script[OverseasExpedition | None] | Script[None] | None
Row: TypeAlias = Callable[[Game, OverseasExpedition], Outcome]

RESULTS: Final[tuple[tuple[int, Row], ...]] = (
    (1, treasure),
    (6, lost_at_sea),
    (10, mercenaries),
    (15, riot),
    (18, coconut_tree),
    (20, shot),
    (25, ghost_ship),
    (29, missing_row),
    (35, road_engineers),
    (40, tropical_disease),
    (45, rich_tribe),
    (50, contrary_winds),
    (54, farm_hands),
    (60, ecologists),
    (70, captains_idea),
    (75, missing_row),
    (80, cannibals),
    (85, new_weapon),
    (90, captain_for_sale),
    (98, poison),
    (100, world_plague),
)
