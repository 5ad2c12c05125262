"""RE-5.24 to 5.29 The three kinds of move: March, Sea Move, Strategic Move; the Units a General takes along."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose, refusals

from ..board import BOARDS, GENERAL, LIMITS, NOBODY, PLACE, Sailing, Seaway
from ..ids import General, Place, Power
from ..model import MOVED, Game, fresh_units, is_friend, own_generals_at, player
from .exchanges import exchange_in_passing, hand_over, passing_givers
from .garrisons import leave_garrison, why_not_garrison
from .status import BARE_GENERAL, ally_in_control, has_rival_garrison, has_rival_general, why_not_enter

MARCH_TO: Final = Kind("march_to", "RE-5.24", PLACE)
SAIL_TO: Final = Kind("sail_to", "RE-5.25", PLACE)
ROAD_TO: Final = Kind("road_to", "RE-5.26", PLACE)
TAKE_ALONG: Final = Kind("take_along", "RE-5.29")
LEFT_UNIT: Final = Kind("left_unit", "RE-5.29", GENERAL)
PASSING_GARRISON: Final = Kind("passing_garrison", "RE-5.32")
CONSENT: Final = Kind("consent", "RE-1.18")

MARCH, SAIL, ROAD = range(3)

NO_CONSENT: Final = Refusal("RE-1.18", "no-consent")
NOBODYS_ROUTE: Final = Refusal("RE-5.31", "no-route-of-nobody")
FOREIGN_ROUTE: Final = Refusal("RE-5.25", "no-foreign-route")
NO_ROUTE: Final = Refusal("RE-5.25", "no-route-here")
NO_BORDER: Final = Refusal("RE-5.24", "no-border-here")
FOREIGN_ROAD: Final = Refusal("RE-5.26", "no-foreign-road")
RIVAL_ON_ROAD: Final = Refusal("RE-5.26", "no-rival-on-road")


def denial(general: General, way: int, place: Place) -> int:
    """One number for a move that an Ally has refused (g.denied)."""
    return (general * 3 + way) * 128 + place


def is_denied(g: Game, general: General, way: int, place: Place) -> bool:
    """RE-1.18: whether an Ally has refused this move in this Movement Turn."""
    return bool(g.denied) and denial(general, way, place) in g.denied


def has_rival(g: Game, power: Power, place: Place) -> bool:
    return has_rival_garrison(g, power, place) or has_rival_general(g, power, place)


# Where to


def why_not_go(g: Game, power: Power, general: General, place: Place) -> Refusal | None:
    """RE-5.27, RE-5.28: what every move obeys."""
    refusal = why_not_enter(g, power, place)
    if refusal is None and fresh_units(g, general) == 0 and has_rival(g, power, place):
        return BARE_GENERAL
    return refusal


def why_not_march(g: Game, power: Power, general: General, place: Place) -> Refusal | None:
    """RE-5.24; not where an Ally has refused (RE-1.18)."""
    if is_denied(g, general, MARCH, place):
        return NO_CONSENT
    return why_not_go(g, power, general, place)


def route_control(g: Game, way: Sailing | Seaway) -> Power:
    """RE-5.31: who controls the anchor controls the Sea Route."""
    return g.control[way.anchor]


def why_not_sail(g: Game, power: Power, general: General, sailing: Sailing) -> Refusal | None:
    """RE-5.25, RE-5.31: the Route is the power's own, an Ally's who has not refused (RE-1.18) or of the same player."""
    master = route_control(g, sailing)
    if master == NOBODY:
        return NOBODYS_ROUTE
    if master != power and not is_friend(g, power, master):
        return FOREIGN_ROUTE
    if is_denied(g, general, SAIL, sailing.to):
        return NO_CONSENT
    return why_not_go(g, power, general, sailing.to)


def why_not_road(g: Game, power: Power, general: General, place: Place) -> Refusal | None:
    """RE-5.26: own land, an Ally's who has not refused (RE-1.18) or of the same player, without a rival General."""
    holder = g.control[place]
    if holder != power and (holder == NOBODY or not is_friend(g, power, holder)):
        return FOREIGN_ROAD
    if has_rival_general(g, power, place):
        return RIVAL_ON_ROAD
    if is_denied(g, general, ROAD, place):
        return NO_CONSENT
    return why_not_enter(g, power, place)


def marches(g: Game, power: Power, general: General) -> list[Place]:
    beside = BOARDS[g.scenario].neighbours[g.at[general]]
    return [p for p in beside if why_not_march(g, power, general, p) is None]


def sailings(g: Game, power: Power, general: General) -> list[Sailing]:
    routes = BOARDS[g.scenario].sailings[g.at[general]]
    return [s for s in routes if why_not_sail(g, power, general, s) is None]


def roads(g: Game, power: Power, general: General) -> list[Place]:
    beside = BOARDS[g.scenario].neighbours[g.at[general]]
    return [p for p in beside if why_not_road(g, power, general, p) is None]


def why_not_way(g: Game, power: Power, general: General, way: str) -> Refusal | None:
    """Why a kind of move leads nowhere: the reason of the first place it might lead to."""
    board, here = BOARDS[g.scenario], g.at[general]
    reasons: list[Refusal | None]
    if way == "sail":
        reasons = [why_not_sail(g, power, general, s) for s in board.sailings[here]]
    else:
        why_not = why_not_march if way == "march" else why_not_road
        reasons = [why_not(g, power, general, p) for p in board.neighbours[here]]
    if not reasons:
        return NO_ROUTE if way == "sail" else NO_BORDER
    return None if None in reasons else reasons[0]


def can_move(g: Game, power: Power, general: General) -> bool:
    board, here = BOARDS[g.scenario], g.at[general]
    for p in board.neighbours[here]:
        if why_not_march(g, power, general, p) is None or why_not_road(g, power, general, p) is None:
            return True
    return any(why_not_sail(g, power, general, s) is None for s in board.sailings[here])


# The moves


def march(g: Game, power: Power, general: General) -> Script[None]:
    """RE-5.24, with the consent of an Ally (RE-1.18)."""
    beside = BOARDS[g.scenario].neighbours[g.at[general]]
    place = yield Ask(
        player(g, power),
        MARCH_TO,
        marches(g, power, general),
        args={"power": power, "general": general},
        refused=lambda: refusals(beside, lambda p: why_not_march(g, power, general, p)),
    )
    ally = ally_in_control(g, power, place)
    if not (yield from ask_consent(g, power, general, place, [ally])):
        g.denied.append(denial(general, MARCH, place))
        return
    origin = g.at[general]
    yield from depart(g, power, general, place)
    arrive(g, general, place)
    g.log("log-marches", "RE-5.24", power=power, general=general, origin=origin, place=place, n=g.units[general])


def sail(g: Game, power: Power, general: General) -> Script[None]:
    """RE-5.25: along one Sea Route from end to end, with the consent of Allies (RE-1.18)."""
    routes = BOARDS[g.scenario].sailings[g.at[general]]
    by_place = {s.to: s for s in routes}
    place = yield Ask(
        player(g, power),
        SAIL_TO,
        [s.to for s in sailings(g, power, general)],
        args={"power": power, "general": general},
        refused=lambda: refusals(by_place, lambda p: why_not_sail(g, power, general, by_place[p])),
    )
    sailing = by_place[place]
    allies = [ally_in_control(g, power, sailing.anchor), ally_in_control(g, power, place)]
    if not (yield from ask_consent(g, power, general, place, allies)):
        g.denied.append(denial(general, SAIL, place))
        return
    origin = g.at[general]
    yield from depart(g, power, general, place)
    arrive(g, general, place)
    g.sailed_from[general] = origin
    g.log("log-sails", "RE-5.25", power=power, general=general, route=sailing.route, place=place, n=g.units[general])


def move_strategically(g: Game, power: Power, general: General) -> Script[None]:
    """RE-5.26: up to 3 territories, step by step; where he passes Units may be exchanged (RE-1.7) and Garrisons left
    (RE-5.32)."""
    seat, origin = player(g, power), g.at[general]
    consenting: list[int] = []
    steps = 0
    while steps < LIMITS.strategic_move:
        beside = BOARDS[g.scenario].neighbours[g.at[general]]
        options: list[Value] = [*roads(g, power, general)]
        if steps and passing_givers(g, power, general):
            options.append("exchange")
        if steps:
            options.append("halt")
        place = yield Ask(
            seat,
            ROAD_TO,
            options,
            options[-1],
            args={"power": power, "general": general, "n": LIMITS.strategic_move - steps},
            refused=partial(refusals, beside, partial(why_not_road, g, power, general)),
        )
        if place == "halt":
            break
        if place == "exchange":
            yield from exchange_in_passing(g, power, general)
            continue
        ally = ally_in_control(g, power, place)
        if ally not in consenting and not (yield from ask_consent(g, power, general, place, [ally])):
            g.denied.append(denial(general, ROAD, place))
            if steps:
                continue
            return  # he has not moved and may still stay or move another way
        consenting.append(ally)
        if steps:
            yield from leave_passing_garrison(g, power, general)
        else:
            yield from depart(g, power, general, place)
        g.log("log-strategic-step", "RE-5.26", power=power, general=general, origin=g.at[general], place=place)
        arrive(g, general, place)
        steps += 1
    place = g.at[general]
    g.log("log-strategic", "RE-5.26", power=power, general=general, origin=origin, place=place, n=g.units[general])


def ask_consent(g: Game, power: Power, general: General, place: Place, allies: list[Power]) -> Script[bool]:
    """RE-1.18, RE-4.10 (D52): each Ally concerned once; all must agree."""
    for ally in dict.fromkeys(allies):
        if ally == NOBODY:
            continue
        args = {"power": power, "other": ally, "general": general, "place": place}
        answer = yield Ask(player(g, ally), CONSENT, ["refuse", "consent"], args=args)
        if answer == "refuse":
            g.log("log-consent-refused", "RE-1.18", power=ally, other=power, general=general, place=place)
            return False
        g.log("log-consents", "RE-1.18", power=ally, other=power, general=general, place=place)
    return True


def arrive(g: Game, general: General, place: Place) -> None:
    g.at[general] = place
    g.moved[general] = MOVED
    g.tired[general] = g.units[general]


# Units


def depart(g: Game, power: Power, general: General, target: Place) -> Script[None]:
    """RE-5.29: he takes along any or all of his Units that have not moved; what stays goes to another own General
    there, becomes a Garrison (RE-5.32) or is lost. RE-5.28: who goes to fight takes at least one."""
    fresh = fresh_units(g, general)
    least = 1 if has_rival(g, power, target) else 0
    taken = fresh
    if fresh > least:
        args = {"power": power, "general": general, "place": target}
        taken = yield Ask(player(g, power), TAKE_ALONG, range(fresh, least - 1, -1), args=args)
    while g.units[general] > taken:
        keeper = yield from ask_keeper(g, power, general, taken)
        if keeper == "lose":
            lost = g.units[general] - taken
            g.log("log-units-lost", "RE-5.29", power=power, general=general, n=lost)
            g.units[general] = taken
        elif keeper == "garrison":
            leave_garrison(g, power, general)
        else:
            hand_over(g, power, general, keeper, 1, 0 if fresh_units(g, general) > taken else 1)


def ask_keeper(g: Game, power: Power, general: General, taken: int) -> Script[Any]:
    place = g.at[general]
    options: list[Value] = [
        f for f in own_generals_at(g, power, place) if f != general and g.units[f] < LIMITS.general_units
    ]
    if why_not_garrison(g, power, place) is None:
        options.append("garrison")
    options.append("lose")
    args = {"power": power, "general": general, "place": place, "n": g.units[general] - taken}
    return (yield from choose(Ask(player(g, power), LEFT_UNIT, options, args=args)))


def leave_passing_garrison(g: Game, power: Power, general: General) -> Script[None]:
    """RE-5.32 (D54): where he passes on a Strategic Move (RE-5.26)."""
    place = g.at[general]
    if not g.units[general] or why_not_garrison(g, power, place) is not None:
        return
    args = {"power": power, "general": general, "place": place}
    if (yield Ask(player(g, power), PASSING_GARRISON, ["yes", "no"], args=args)) == "yes":
        leave_garrison(g, power, general)
