"""Special effects of Military cards: marches, sieges, voyages and levies, as Forced March or One Step Ahead allow them.

Reactions (Withdraw, Intercept, Pursue, Call the Levies) find the Area that set them off in the trigger of the card.
"""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import terms
from ..board import AREA, IS_DISTANT
from ..ids import Area, Realm, Seat, pair
from ..model import NOBODY, Game
from ..rules import activation, characters, movement, muster, reactions, recruit, retreat, sieges, units
from ..rules.movement import Mover, Pace, Spent
from ..tables import ARMIES, MIL
from ..vocabulary.special import (
    CallTheLevies,
    ForcedMarch,
    Intercept,
    LogisticsMaster,
    Pursue,
    SiegeEngineers,
    SwiftSailing,
    Withdraw,
)
from .context import Context, Found, nothing
from .run import operation
from .special import for_players

DONE: Final = "done"


def light_armies(g: Game, seat: Seat) -> list[int]:
    """PP-9.0.12: Armies on the map that such a card may move."""
    return [
        army
        for army in units.armies_of(seat)
        if g.army_at[army] != NOBODY and movement.why_not_march_by_card(g, army) is None
    ]


def _words(armies: list[int]) -> list[Value]:
    return [characters.ARMY_WORDS[army % ARMIES] for army in armies]


# Forced March


def _forced(step: ForcedMarch) -> Pace:
    return Pace(step.areas_max, through_neutral=True, over_mountains=True)


def _can_force(g: Game, c: Context, step: ForcedMarch, r: Realm) -> bool:
    seat = g.seat_of[r]
    return bool(movement.areas_to_leave(g, seat, light_armies(g, seat), _forced(step)))


@operation(ForcedMarch, possible=for_players(_can_force))
def forced_march(g: Game, c: Context, step: ForcedMarch, r: Realm) -> Script[Found]:
    """One Army, up to 4 Areas, through Neutral ones and over mountains."""
    seat = g.seat_of[r]
    yield from movement.land_movement(g, seat, light_armies(g, seat), _forced(step))
    return Found()


# Logistics Master

LOGISTICS_FROM: Final = Kind("logistics_from", "PP-6.0.3", AREA)
LOGISTICS_WHAT: Final = Kind("logistics_what", "PP-6.0.3")
EASY: Final = Pace(over_mountains=True)


def rested(g: Game, seat: Seat, a: Area, spent: Spent) -> list[Value]:
    """The Armies and single Infantry of an Area that can move and have not moved yet."""
    armies = [army for army in units.armies_of(seat) if army not in spent.armies]
    found = movement.movers_in(g, seat, a, armies, EASY)
    has_single = g.infantry[pair(a, seat)] > spent.singles[a]
    return [*found, movement.SINGLE] if has_single and movement.can_leave(g, Mover(seat, NOBODY), a, EASY) else found


def rested_areas(g: Game, seat: Seat, spent: Spent) -> list[Area]:
    return [a for a in units.areas_with_units(g, seat) if rested(g, seat, a, spent)]


def _can_move(g: Game, c: Context, step: LogisticsMaster, r: Realm) -> bool:
    return bool(rested_areas(g, g.seat_of[r], Spent()))


@operation(LogisticsMaster, possible=for_players(_can_move))
def logistics_master(g: Game, c: Context, step: LogisticsMaster, r: Realm) -> Script[Found]:
    """Up to 3 movements of different forces, then all the battles they set off, in an order of own choice."""
    seat = g.seat_of[r]
    spent = Spent()
    order = recruit.Order()
    for n in range(step.moves_max):
        areas: list[Value] = [*rested_areas(g, seat, spent)]
        if not areas:
            break
        a = yield from choose(Ask(seat, LOGISTICS_FROM, [*areas, DONE] if n else areas, DONE if n else None))
        if a == DONE:
            break
        word = yield from choose(Ask(seat, LOGISTICS_WHAT, rested(g, seat, a, spent)))
        mover = movement.mover_of(seat, word)._replace(spent=spent)
        yield from movement.reorganise(g, mover, a, EASY)
        end = yield from movement.march(g, mover, a, EASY)
        if mover.army == NOBODY:
            spent.singles[end] += 1
        else:
            spent.armies.add(mover.army)
        if end not in order.areas:
            order.areas.append(end)
    yield from recruit.battles_after(g, seat, order)
    for end in order.areas:
        yield from reactions.moved(g, seat, end)
    return Found()


# Swift Sailing (Naval Maneuver)


def _can_sail(g: Game, c: Context, step: SwiftSailing, r: Realm) -> bool:
    seat = g.seat_of[r]
    return activation.can_sail(g, seat, step.spaces_max) or bool(activation.undockable(g, seat))


@operation(SwiftSailing, possible=for_players(_can_sail))
def swift_sailing(g: Game, c: Context, step: SwiftSailing, r: Realm) -> Script[Found]:
    """Ships put to sea, then ships move up to 4 spaces."""
    seat, spaces = g.seat_of[r], step.spaces_max
    yield from activation.undock(g, seat, is_first=False)
    if activation.destinations(g, seat, spaces):
        yield from activation.sail(g, seat, spaces)
    return Found()


# Siege Engineers


def _siege_grant(step: SiegeEngineers) -> sieges.SiegeGrant:
    return sieges.SiegeGrant(included=step.units_included, bonus=step.siege_strength_bonus, storm=True)


def _can_besiege(g: Game, c: Context, step: SiegeEngineers, r: Realm) -> bool:
    seat = g.seat_of[r]
    return bool(sieges.areas_to_besiege(g, seat, g.power[seat * 3 + MIL], _siege_grant(step)))


@operation(SiegeEngineers, possible=for_players(_can_besiege))
def siege_engineers(g: Game, c: Context, step: SiegeEngineers, r: Realm) -> Script[Found]:
    """A Siege with 4 units for nothing, stronger by 1, whatever the defenders' mentality."""
    yield from sieges.siege(g, g.seat_of[r], _siege_grant(step))
    return Found()


# Call the Levies (Military Traditions)

LEVIES_AREA: Final = Kind("levies_area", "PP-6.2.8", AREA)
LEVIES: Final = recruit.RecruitGrant(kinds=(0, 1), ships=False)  # Regular Infantry and Cavalry


def _levy_areas(g: Game, c: Context, seat: Seat) -> list[Area]:
    """The Area that Enemies entered; if a War has just been declared any of the Realm."""
    assert c.trigger is not None
    areas = c.trigger.areas or terms.own_areas(g, g.realm[seat])
    return [a for a in areas if recruit.kinds_for(g, seat, a, recruit.Order(LEVIES))]


def _can_levy(g: Game, c: Context, step: CallTheLevies, r: Realm) -> bool:
    return bool(_levy_areas(g, c, g.seat_of[r]))


@operation(CallTheLevies, possible=for_players(_can_levy))
def call_the_levies(g: Game, c: Context, step: CallTheLevies, r: Realm) -> Script[Found]:
    """Regular Infantry and Cavalry at normal prices up to the MC, in one Area; they take part in a battle there."""
    seat = g.seat_of[r]
    a = yield from choose(Ask(seat, LEVIES_AREA, _levy_areas(g, c, seat)))
    order = recruit.Order(LEVIES._replace(areas=(a,)))
    yield from recruit.place_order(g, seat, order)
    return Found()


# One Step Ahead

MARCHING_ARMY: Final = Kind("marching_army", "PP-6.2.8")
WITHDRAW_TO: Final = Kind("withdraw_to", "PP-6.2.8", AREA)
INTERCEPT_BY: Final = Kind("intercept_by", "PP-6.2.8", AREA)


def _place(c: Context) -> Area:
    assert c.trigger is not None
    return c.trigger.areas[0]


def ways_out(g: Game, army: int, a: Area) -> list[Area]:
    """Adjacent Areas where no battle follows."""
    seat = Seat(army // ARMIES)
    return [b for b in movement.next_areas(g, Mover(seat, army), a) if not retreat.would_fight(g, seat, b)]


def _withdrawing(g: Game, c: Context, seat: Seat) -> list[int]:
    a = _place(c)
    return [army for army in light_armies(g, seat) if g.army_at[army] == a and ways_out(g, army, a)]


def _can_withdraw(g: Game, c: Context, step: Withdraw, r: Realm) -> bool:
    return bool(_withdrawing(g, c, g.seat_of[r]))


@operation(Withdraw, possible=for_players(_can_withdraw))
def withdraw(g: Game, c: Context, step: Withdraw, r: Realm) -> Script[Found]:
    """An Army leaves the Area; what is left behind fights. It has attacked nobody, so that a later Retreat goes
    where it likes (PP-9.7.36)."""
    seat, a = g.seat_of[r], _place(c)
    word = yield from choose(Ask(seat, MARCHING_ARMY, _words(_withdrawing(g, c, seat))))
    mover = movement.mover_of(seat, word)
    targets: list[Value] = [*ways_out(g, mover.army, a)]
    while targets:
        b = yield from choose(Ask(seat, WITHDRAW_TO, targets))
        if (yield from movement.advance(g, mover, a, b)):
            if g.turn is not None:
                g.turn.origins.pop(mover.army, None)
            yield from movement.battle_if_any(g, seat, b)
            return Found()
        targets.remove(b)
    return nothing()


def ways_in(g: Game, mover: Mover, a: Area, goal: int, left: int) -> list[int]:
    """The next Areas on a way of so many steps that ends in ``goal``, without a battle before."""
    near = movement.next_areas(g, mover, a)
    if goal in near and left == 1:
        return [goal]
    found = [goal] if goal in near else []
    if left > 1:
        found += [
            b
            for b in near
            if b != goal
            and b in g.board.land[a]
            and not IS_DISTANT[b]
            and terms.area_status(g, mover.seat, b) == terms.FRIENDLY
            and goal in movement.next_areas(g, mover, b)
        ]
    return found


def _intercepting(g: Game, c: Context, step: Intercept, seat: Seat) -> list[int]:
    goal, most = _place(c), step.areas_max
    return [
        army
        for army in light_armies(g, seat)
        if g.army_at[army] != goal and ways_in(g, Mover(seat, army), g.army_at[army], goal, most)
    ]


def _can_intercept(g: Game, c: Context, step: Intercept, r: Realm) -> bool:
    return bool(_intercepting(g, c, step, g.seat_of[r]))


@operation(Intercept, possible=for_players(_can_intercept))
def intercept(g: Game, c: Context, step: Intercept, r: Realm) -> Script[Found]:
    """An Army comes into the Area from up to 2 Areas away and fights on the defending side. Its move has ended when
    that battle is over (``card_reactions.moved``), or on the way if it is intercepted itself."""
    seat, goal = g.seat_of[r], _place(c)
    word = yield from choose(Ask(seat, MARCHING_ARMY, _words(_intercepting(g, c, step, seat))))
    mover = movement.mover_of(seat, word)
    left, closed = int(step.areas_max), set[int]()
    while (a := g.army_at[mover.army]) != goal and left:
        targets: list[Value] = [b for b in ways_in(g, mover, a, goal, left) if b not in closed]
        if not targets:
            return nothing()
        b = yield from choose(Ask(seat, INTERCEPT_BY, targets))
        if not (yield from movement.advance(g, mover, a, b)):
            closed.add(b)
            continue
        left -= 1
        if b != goal and muster.is_land_battle(g, seat, b):
            yield from movement.battle_if_any(g, seat, b)
            return Found()
    if g.turn is not None:
        g.turn.intercepted.append((seat, goal))
    return Found()


def _pursuing(g: Game, c: Context, seat: Seat) -> list[int]:
    a = _place(c)
    return [army for army in light_armies(g, seat) if g.army_at[army] == a]


def _can_pursue(g: Game, c: Context, step: Pursue, r: Realm) -> bool:
    seat = g.seat_of[r]
    return bool(movement.areas_to_leave(g, seat, _pursuing(g, c, seat)))


@operation(Pursue, possible=for_players(_can_pursue))
def pursue(g: Game, c: Context, step: Pursue, r: Realm) -> Script[Found]:
    """An Army that has won goes on, up to 2 Areas; it may have to fight again."""
    seat = g.seat_of[r]
    yield from movement.land_movement(g, seat, _pursuing(g, c, seat), Pace(step.areas_max))
    return Found()
