"""What the steward plans for an S7, the most urgent first: attacks, food and land, money, war."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from westphalia.bots.styles import PLAIN, Style

from .. import odds, stacks
from ..board import DISTANCE, NEIGHBOURS, PLACES, SEAS_OF
from ..ids import MAX_SEATS, NO_PROVINCE, NO_ZONE, NOBODY, REBELS, SAVAGES, Place, Seat, Zone
from ..model import (
    Game,
    at_war,
    controlled,
    has_truce,
    holds_capital,
    is_capital,
    main_place,
    province_count,
    soldiers_of,
)
from ..rules import blockade, buildings, fishing, food, land_battle, march, upkeep, weather
from ..stacks import Stack
from ..tables import (
    FARM,
    FISHING_BOAT,
    GRANARY,
    INFANTRY,
    MANUFACTORY,
    PORT,
    SHIP_PRICE,
    SOLDIERS,
)

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

Answer: TypeAlias = "Value | Callable[[Ask], Value]"
Groups: TypeAlias = list[tuple[Place, Stack]]
Plan: TypeAlias = tuple[str, Mapping[str, Answer]]

GOOD_ODDS: Final = 0.72  # to start a battle
CAPITAL_WORTH: Final = 0.12  # a capital is worth a little more risk
IDLE_GOLD: Final = 36  # more than this is better invested: what adds to income adds to the points (SC-22.3)
NO_LIMIT: Final = 60  # rounds to plan for when there is no limit


def plans(g: Game, seat: Seat, style: Style = PLAIN) -> Iterator[Plan]:
    """By kind, as urgent as they are and the style likes them; who likes attacks attacks at worse odds."""
    kinds: dict[str, tuple[float, Iterator[Plan]]] = {
        "attacks": (9, attacks(g, seat, style.get("attacks", 1))),
        "granaries": (8, granaries(g, seat)),
        "spreading": (7, spreading(g, seat)),
        "settlers": (6, settlers(g, seat)),
        "guards": (5, guards(g, seat)),
        "investments": (4, investments(g, seat)),
        "campaigns": (3, campaigns(g, seat)),
        "recruits": (2, recruits(g, seat)),
        "last_purchases": (1, last_purchases(g, seat)),
    }
    for kind in sorted(kinds, key=lambda each: -kinds[each][0] * style.get(each, 1)):
        yield from kinds[kind][1]


def rounds_left(g: Game) -> int:
    """Rounds after this one."""
    return (g.rules.round_limit or NO_LIMIT) - g.round


def attacks(g: Game, seat: Seat, zeal: float = 1) -> Iterator[Plan]:
    """Every target in reach, the best odds first."""
    found: list[tuple[float, Place, Groups]] = []
    for p in land_battle.targets(g, seat):
        if land_battle.why_not_target(g, seat, p) is not None or not is_worth_taking(g, seat, p):
            continue
        groups = [(q, free_units(g, seat, q)) for q in NEIGHBOURS[p] if g.controller[q] == seat]
        groups = [(q, units) for q, units in groups if units]
        if not groups or not is_affordable(g, seat, p, groups):
            continue
        chance = odds.attack_odds(g, seat, p, groups)
        chance += CAPITAL_WORTH if is_capital(g, p) else 0
        if chance * zeal >= GOOD_ODDS:
            found.append((chance, p, groups))
    for _, p, groups in sorted(found, key=lambda item: (-is_capital(g, item[1]), -item[0])):
        yield "attack", {"attack": p, "attack_from": next_of([q for q, _ in groups]), "attack_units": all_of(groups)}


def is_worth_taking(g: Game, seat: Seat, p: Place) -> bool:
    """Capitals, rebels, savages and own land pay. Other land is nobody's gain (SC-1.12), but it weakens an enemy."""
    if is_capital(g, p) or g.controller[p] in (REBELS, SAVAGES) or g.owner[p] == seat:
        return True
    if in_danger(g, seat):
        return False
    return at_war(g, seat, g.controller[p]) or is_on_the_way(g, seat, p)


def is_on_the_way(g: Game, seat: Seat, p: Place) -> bool:
    """Whether a field army strong enough for its prey stands before p and would come nearer by taking it."""
    target = prey(g, seat)
    if target == NO_PROVINCE or rounds_left(g) < 1:
        return False
    return any(
        g.controller[q] == seat
        and DISTANCE[p][target] < DISTANCE[q][target]
        and soldiers_of(free_units(g, seat, q)) >= needed(g, target)
        for q in NEIGHBOURS[p]
    )


def is_affordable(g: Game, seat: Seat, p: Place, groups: Groups) -> bool:
    """SC-8.22 for the whole force."""
    gold = land_battle.purse(g, seat, p)
    return gold is None or sum(march.march_cost(g, units, q) for q, units in groups) <= gold


def free_units(g: Game, seat: Seat, q: Place) -> Stack:
    """The able units in q that the garrison of the capital does not need."""
    able = stacks.able(g.army[q])
    if q != g.capital[seat] or not able:
        return able
    keep = garrison(g, seat) - (g.soldiers[q] - soldiers_of(able))
    return able if keep <= 0 else part_of(able, max(0, soldiers_of(able) - keep))


def threat(g: Game, seat: Seat, p: Place) -> int:
    """Enemy soldiers that could stand in p next turn; half of them count, for we defend."""
    near = [
        g.soldiers[q]
        for q in PLACES
        if 0 < DISTANCE[p][q] <= 2 and g.controller[q] not in (seat, NOBODY, REBELS, SAVAGES)
    ]
    return max(near, default=0) // 2


def garrison(g: Game, seat: Seat) -> int:
    """Soldiers that the own capital should hold: it is worth six points and most of the income."""
    if g.round <= 3:
        return threat(g, seat, g.capital[seat])
    return max(threat(g, seat, g.capital[seat]), min(8, g.round // 2))


def part_of(units: Stack, most: int) -> Stack:
    """Units of at most that many soldiers, large ones first."""
    part = []
    for key, count in reversed(units):
        taken = min(count, most // SOLDIERS[key >> 3])
        if taken:
            part.append((key, taken))
            most -= taken * SOLDIERS[key >> 3]
    return tuple(sorted(part))


def next_of(places: list[Place]) -> Callable[[Ask], Value]:
    """Each of the places in turn, then done."""

    def answer(ask: Ask) -> Value:
        return next((p for p in places if p in ask.options), "done")

    return answer


def all_of(groups: Groups) -> Callable[[Ask], Value]:
    """As many of each (unit, MP) as the group of that province has."""

    def answer(ask: Ask) -> Value:
        args = ask.args or {}
        units = dict(next((units for q, units in groups if q == args["place"]), ()))
        return units.get(stacks.code(int(args["unit"]), int(args["mp"])), 0)

    return answer


# Food and land


def food_margin(g: Game, seat: Seat) -> int:
    """Provinces that can still be fed: need is floor(P / 2) (SC-13.10)."""
    supply = food.food_supply(g, seat) - g.food_bought[seat]
    if g.rules.food_rounding == "up":
        return 2 * supply - province_count(g, seat)
    return 2 * supply + 1 - province_count(g, seat)


def may_spread(g: Game, seat: Seat) -> bool:
    """In the last round hunger comes too late to matter (SC-22.2)."""
    return rounds_left(g) <= 0 or food_margin(g, seat) > 0


def granaries(g: Game, seat: Seat) -> Iterator[Plan]:
    """A granary feeds four provinces; before a famine anything that feeds."""
    margin = food_margin(g, seat)
    if margin > 1 or rounds_left(g) <= 1:
        return
    if margin >= 0 and not free_land(g, seat):
        return
    if g.level[seat] >= 2 and fishing_ground(g, seat) != NO_ZONE:
        yield "buy_ship", {"buy_ship": FISHING_BOAT, "ship_count": 1}
    sites = building_sites(g, seat, GRANARY)
    if sites:
        yield "build", {"build_what": GRANARY, "build_where": sites[0]}


def building_sites(g: Game, seat: Seat, building: int) -> list[Place]:
    """Where a building could stand, safest first."""
    if buildings.why_not_choice(g, seat, building) is not None:
        return []
    linked = buildings.connected(g, seat)
    sites = [p for p in controlled(g, seat) if linked[p] and buildings.why_not_site(g, seat, building, p) is None]
    return sorted(sites, key=lambda p: (frontier(g, seat, p), p))


def frontier(g: Game, seat: Seat, p: Place) -> int:
    """How many neighbours belong to somebody else."""
    return sum(1 for q in NEIGHBOURS[p] if g.controller[q] not in (seat, NOBODY))


def free_land(g: Game, seat: Seat) -> list[Place]:
    """Neutral provinces next to ours."""
    return [p for p in g.lands[NOBODY] if any(g.controller[q] == seat for q in NEIGHBOURS[p])]


def spreading(g: Game, seat: Seat) -> Iterator[Plan]:
    """One infantry takes free land; then whoever is far from free land walks nearer."""
    if not may_spread(g, seat):
        return
    for p in free_land(g, seat):
        for q in NEIGHBOURS[p]:
            if g.controller[q] == seat and (walker := cheapest(g, seat, q)) is not None:
                yield step(q, p, walker)
    for q in march.stacks_of(g, seat):
        if q == g.capital[seat] and g.soldiers[q] <= garrison(g, seat):
            continue
        walker = cheapest(g, seat, q)
        if walker is not None and walker & 7 >= 2 and soldiers_beside(g, q) == 0:
            onward = toward_free_land(g, seat, q)
            if onward != NO_PROVINCE:
                yield step(q, onward, walker)


def soldiers_beside(g: Game, q: Place) -> int:
    """Free provinces next to q: then nobody need walk on."""
    return sum(1 for p in NEIGHBOURS[q] if g.controller[p] == NOBODY)


def toward_free_land(g: Game, seat: Seat, q: Place) -> Place:
    """The own neighbour of q that lies next to free land, or NO_PROVINCE."""
    for p in NEIGHBOURS[q]:
        if g.controller[p] == seat and soldiers_beside(g, p):
            return p
    return NO_PROVINCE


def cheapest(g: Game, seat: Seat, q: Place) -> int | None:
    """The code of the smallest unit in q that can make a step and be paid."""
    able = march.able_to_go(g, seat, q, 1)
    return able[0][0] if able and SOLDIERS[able[0][0] >> 3] <= SOLDIERS[INFANTRY] else None


def step(q: Place, p: Place, walker: int) -> Plan:
    """One unit goes from q to p."""
    kind, mp = stacks.kind_of(walker), stacks.mp_of(walker)

    def one(ask: Ask) -> Value:
        args = ask.args or {}
        return 1 if (args["unit"], args["mp"]) == (kind, mp) else 0

    return "march", {"march_from": q, "march_to": p, "units": one}


def settlers(g: Game, seat: Seat) -> Iterator[Plan]:
    """Infantry to walk into the land that is still free and can be fed."""
    room = min(food_margin(g, seat) if rounds_left(g) > 0 else MAX_SEATS, len(free_land(g, seat)))
    walkers = sum(stacks.count_of(g.army[q], INFANTRY) for q in march.stacks_of(g, seat))
    if room > walkers and rounds_left(g) > 0:
        yield "recruit", {"recruit": INFANTRY, "recruit_number": up_to(room - walkers)}


def up_to(n: int) -> Callable[[Ask], Value]:
    """The largest amount offered that is not above n."""

    def answer(ask: Ask) -> Value:
        return max((int(v) for v in ask.options if int(v) <= n), default=int(ask.options[0]))

    return answer


# Money


def reserve(g: Game, seat: Seat) -> int:
    """Gold that must stay for upkeep."""
    return upkeep.upkeep(g, seat) if rounds_left(g) > 0 else 0


def investments(g: Game, seat: Seat) -> Iterator[Plan]:
    """What brings more than it costs before the game ends (balance.md, section 2), the surest first."""
    left, gold = rounds_left(g), g.gold[seat] - reserve(g, seat)
    if in_danger(g, seat):
        return
    if g.level[seat] == 1 and gold >= 22:
        yield "upgrade_capital", {}
    if g.level[seat] >= 2:
        ground = fishing_ground(g, seat)
        if gold >= SHIP_PRICE[FISHING_BOAT] and ground != NO_ZONE and left > 7:
            yield "buy_ship", {"buy_ship": FISHING_BOAT, "ship_count": 1}
        ports = [p for p in building_sites(g, seat, PORT) if empty_zones(g, p)]
        if ports and ground == NO_ZONE and left > 8:
            best = max(ports, key=lambda p: len(empty_zones(g, p)))
            yield "build", {"build_what": PORT, "build_where": best}
        if gold >= (20 if left > 8 else IDLE_GOLD) and (farms := building_sites(g, seat, FARM)):
            yield "build", {"build_what": FARM, "build_where": farms[0]}
    if g.level[seat] == 2 and gold >= 2 * IDLE_GOLD and left > 2:
        yield "upgrade_capital", {}
    if g.level[seat] == 3 and (left > 10 or gold >= IDLE_GOLD) and (sites := building_sites(g, seat, MANUFACTORY)):
        yield "build", {"build_what": MANUFACTORY, "build_where": sites[0]}


def in_danger(g: Game, seat: Seat) -> bool:
    return holds_capital(g, seat) and g.soldiers[g.capital[seat]] < threat(g, seat, g.capital[seat])


def empty_zones(g: Game, p: Place) -> list[Zone]:
    return [z for z in SEAS_OF[p] if g.boat[z] == NOBODY]


def fishing_ground(g: Game, seat: Seat) -> Zone:
    """A sea zone without a boat next to a working port of ours, or NO_ZONE."""
    for p in blockade.working_ports(g, seat):
        if zones := empty_zones(g, p):
            return zones[0]
    return NO_ZONE


# War


def prey(g: Game, seat: Seat) -> Place:
    """The capital to march on: near and weakly held; the own one first if it was lost."""
    if not holds_capital(g, seat):
        return g.capital[seat]
    home = main_place(g, seat)
    foreign = [
        p
        for other, p in enumerate(g.capital)
        if other != seat and g.controller[p] not in (seat, NOBODY) and g.alive[other] and not is_safe(g, seat, p)
    ]
    if home == NO_PROVINCE or not foreign:
        return NO_PROVINCE
    return min(foreign, key=lambda p: (needed(g, p) + 3 * DISTANCE[home][p], p))


def is_safe(g: Game, seat: Seat, p: Place) -> bool:
    return g.controller[p] < MAX_SEATS and has_truce(g, seat, g.controller[p])


def needed(g: Game, p: Place) -> int:
    """Soldiers to take a capital with good odds."""
    return g.soldiers[p] * 3 // 2 + 4


def guards(g: Game, seat: Seat) -> Iterator[Plan]:
    """A garrison for the capital, or for the place that stands in for it."""
    home = main_place(g, seat)
    if home == NO_PROVINCE:
        return
    lacking = (garrison(g, seat) if home == g.capital[seat] else threat(g, seat, home)) - g.soldiers[home]
    if lacking > 0:
        yield "recruit", {"recruit": INFANTRY, "recruit_number": up_to(lacking)}


def recruits(g: Game, seat: Seat) -> Iterator[Plan]:
    """An army for the campaign, as long as its march can be paid and it can arrive in time."""
    home, target = main_place(g, seat), prey(g, seat)
    if NO_PROVINCE in (home, target) or rounds_left(g) < DISTANCE[home][target] // 2:
        return
    steps = max(0, DISTANCE[home][target] - 2)
    army = sum(soldiers_of(free_units(g, seat, q)) for q in march.stacks_of(g, seat))
    wanted = needed(g, target) + 3 - army
    affordable = (g.gold[seat] - reserve(g, seat) - steps * army) // (2 + steps * max(1, weather.march_rate(g)))
    if wanted > 0 and affordable > 0:
        yield "recruit", {"recruit": INFANTRY, "recruit_number": up_to(min(wanted, affordable))}


def campaigns(g: Game, seat: Seat) -> Iterator[Plan]:
    """The field army goes one step nearer to its prey, all together, when it is large enough."""
    target = prey(g, seat)
    if target == NO_PROVINCE:
        return
    for q in march.stacks_of(g, seat):
        units = free_units(g, seat, q)
        if soldiers_of(units) < 3 and DISTANCE[q][target] > 2:
            continue
        onward = [
            p
            for p in NEIGHBOURS[q]
            if DISTANCE[p][target] < DISTANCE[q][target]
            and (g.controller[p] == seat or (g.controller[p] == NOBODY and may_spread(g, seat)))
        ]
        strong = gathered(g, seat, q, target) >= needed(g, target)
        if onward and units and strong and march.march_cost(g, units, q) <= g.gold[seat] - reserve(g, seat):
            best = max(onward, key=lambda p: (g.soldiers[p], -p))
            yield "march", {"march_from": q, "march_to": best, "units": all_of([(q, units)])}


def gathered(g: Game, seat: Seat, q: Place, target: Place) -> int:
    """Own soldiers at least as near to the target as q."""
    return sum(
        soldiers_of(free_units(g, seat, p))
        for p in march.stacks_of(g, seat)
        if DISTANCE[p][target] <= DISTANCE[q][target] + 1
    )


def last_purchases(g: Game, seat: Seat) -> Iterator[Plan]:
    """In the last round everything that adds to next-round income is a point (SC-22.3)."""
    if rounds_left(g) > 0 or in_danger(g, seat):
        return
    for building in (MANUFACTORY, FARM):
        if sites := building_sites(g, seat, building):
            yield "build", {"build_what": building, "build_where": sites[0]}
    if fishing.boats_at_work(g, seat) or fishing_ground(g, seat) != NO_ZONE:
        yield "buy_ship", {"buy_ship": FISHING_BOAT, "ship_count": 1}
    if g.level[seat] == 2:
        yield "upgrade_capital", {}
