"""PP-9.5 Land movement: Armies and single units, mountains, reorganising."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import partial
from typing import Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose, refusals

from .. import terms
from ..board import AREA, IS_DISTANT, UNIT
from ..cost import Cost
from ..ids import Area, Seat, pair
from ..model import NOBODY, Game
from ..tables import ARMIES, ARTILLERY, CAVALRY, KINDS, MIL
from . import (
    characters,
    land_battles,
    military_access,
    muster,
    naval_transport,
    reactions,
    realm,
    recruit,
    retreat,
    units,
)

STEPS: Final = 2  # Areas in a Land Movement, PP-9.5.3
PER_MIL: Final = 3  # units over a mountain border for each MIL, PP-9.5.5
SINGLE: Final = "single"


class Spent:
    """What has moved in an action that moves several forces (Logistics Master): it moves no second time. Armies, also
    those that moved units have joined; single Infantry by the Area where they are now."""

    def __init__(self) -> None:
        self.armies = set[int]()
        self.singles = Counter[int]()


class Mover(NamedTuple):
    """What moves: an Army (its number in the columns) or, with ``army`` NOBODY, one single Infantry; what has moved
    before it in the same action; and the kinds of Mercenaries that were hired for the march."""

    seat: Seat
    army: int
    spent: Spent | None = None
    hired: tuple[int, ...] = ()

    def size(self, g: Game) -> int:
        return 1 if self.army == NOBODY else units.army_size(g, self.army)

    def least_size(self, g: Game, a: Area) -> int:
        """PP-9.5.5, PP-9.5.9: with how few units the force can leave the Area: Regular Infantry stays there alone, all
        others need another Army."""
        if self.army == NOBODY:
            return 1
        others = (army for army in units.armies_of(self.seat) if army != self.army)
        if any(g.army_at[army] == a for army in others) or units.free_boards(g, self.seat):
            return 1
        return max(1, units.army_size(g, self.army) - g.army[self.army * KINDS])


# One step of a march

NO_MIL_MOUNTAIN: Final = Refusal("PP-9.5.5", "no-mountain-mil")


class Pace(NamedTuple):
    """How a force marches: by Land Movement, or as a card lets it."""

    areas: int = STEPS
    through_neutral: bool = False  # it need not stop in a Neutral Area
    over_mountains: bool = False  # no MIL for mountain borders
    may_hire: bool = False  # Available Mercenaries join it at the start [optional 2]


LAND_MOVEMENT: Final = Pace(may_hire=True)  # PP-5.5.11


def mountain_cost(g: Game, mover: Mover, a: Area, b: Area, pace: Pace, size: int | None = None) -> int:
    """PP-9.5.5: MIL beyond the first 3 units over a mountain border into a Hostile or Neutral Area; of the whole force,
    or of a part of that ``size``."""
    if pace.over_mountains or b not in g.board.mountains[a]:
        return 0
    if terms.area_status(g, mover.seat, b) == terms.FRIENDLY:
        return 0
    number = mover.size(g) if size is None else size
    return max(0, -(-number // PER_MIL) - 1)


def why_not_step(
    g: Game, mover: Mover, a: Area, b: Area, pace: Pace = LAND_MOVEMENT, size: int | None = None
) -> Refusal | None:
    """PP-9.5.3 to 9.5.7: from an Area into a land neighbour."""
    if mountain_cost(g, mover, a, b, pace, size) > g.power[mover.seat * 3 + MIL]:
        return NO_MIL_MOUNTAIN
    return military_access.why_not_enter(g, mover.seat, b)


def next_areas(g: Game, mover: Mover, a: Area, pace: Pace = LAND_MOVEMENT) -> list[Area]:
    """Where a force can go from an Area in one step, over land or a bridge."""
    found = {b for b in g.board.land[a] if why_not_step(g, mover, a, b, pace) is None}
    for b in naval_transport.landings(g, mover.seat, a, mover.size(g)):
        if military_access.why_not_enter(g, mover.seat, b) is None:
            found.add(b)
    return sorted(found)


MARCH: Final = Kind("march_to", "PP-9.5.3", AREA)
STOP: Final = "stop"


def march(g: Game, mover: Mover, start: Area, pace: Pace = LAND_MOVEMENT) -> Script[Area]:
    """PP-9.5.3: up to 2 Areas; it stops in a Hostile, Neutral or Distant Area and after a bridge (PP-9.5.20). The Area
    it came from last is kept for a Retreat. Returns where it ends."""
    seat = mover.seat
    a = start
    steps = 0
    closed = set[int]()  # consent was refused
    while steps < pace.areas:
        targets: list[Value] = [b for b in next_areas(g, mover, a, pace) if b not in closed]
        if steps or closed:
            targets.append(STOP)
        if not targets:
            break
        refused = partial(refusals, g.board.land[a], partial(why_not_step, g, mover, a, pace=pace))
        force = SINGLE if mover.army == NOBODY else characters.ARMY_WORDS[mover.army % ARMIES]
        args: dict[str, Value] = {"area": a, "force": force}
        b = yield from choose(Ask(seat, MARCH, targets, targets[-1], args=args, refused=refused))
        if b == STOP:
            break
        by_land = b in g.board.land[a] and why_not_step(g, mover, a, b, pace) is None
        goes_on = by_land and not IS_DISTANT[b] and may_pass(g, seat, b, pace)
        if not (yield from advance(g, mover, a, b, pace)):
            closed.add(b)
            continue
        a = b
        steps += 1
        goes_on = goes_on and not muster.is_land_battle(g, seat, a)  # a Reaction may have brought Enemies there
        if goes_on or not muster.is_land_battle(g, seat, a):
            yield from reorganise(g, mover, a, has_moved=True)
        if not goes_on:
            break
    return a


def advance(g: Game, mover: Mover, a: Area, b: Area, pace: Pace = LAND_MOVEMENT) -> Script[bool]:
    """One step, with the access and the mountains it costs; then the Reactions to it. False if consent was refused."""
    by_land = b in g.board.land[a] and why_not_step(g, mover, a, b, pace) is None
    if not (yield from military_access.gain_access(g, mover.seat, b)):
        return False
    if by_land and not (is_bridged(g, mover, a, b) and not may_pass(g, mover.seat, b, pace)):
        realm.pay(g, mover.seat, Cost(mil=mountain_cost(g, mover, a, b, pace)))
    relocate(g, mover, a, b)
    remember_origin(g, mover, a, b)
    yield from reactions.entered(g, g.realm[mover.seat], b)
    return True


def is_bridged(g: Game, mover: Mover, a: Area, b: Area) -> bool:
    """PP-9.5.20: a bridge beside a mountain border, which ends the move as the Area behind it does, costs nothing."""
    return b in g.board.mountains[a] and b in naval_transport.landings(g, mover.seat, a, mover.size(g))


def may_pass(g: Game, seat: Seat, a: Area, pace: Pace) -> bool:
    """PP-9.5.3: a march goes on through Friendly Areas; a card may open Neutral ones."""
    status = terms.area_status(g, seat, a)
    return status == terms.FRIENDLY or (status == terms.NEUTRAL and pace.through_neutral)


def relocate(g: Game, mover: Mover, a: Area, b: Area) -> None:
    if mover.army == NOBODY:
        g.infantry[pair(a, mover.seat)] -= 1
        g.infantry[pair(b, mover.seat)] += 1
    else:
        g.army_at[mover.army] = b
    g.log("log-march", "PP-9.5.3", seat=mover.seat, area=a, other_area=b, n=mover.size(g))


def remember_origin(g: Game, mover: Mover, a: Area, b: Area) -> None:
    """PP-9.7.35: units that moved this Turn retreat to the Area they attacked from."""
    if g.turn is not None:
        g.turn.origins[mover.army if mover.army != NOBODY else retreat.single_key(mover.seat, b)] = a


# Reorganising (PP-9.5.9)

REORGANISE: Final = Kind("reorganise", "PP-9.5.9")
REORGANISE_UNIT: Final = Kind("reorganise_unit", "PP-9.5.9", UNIT)
REORGANISE_ARMY: Final = Kind("reorganise_army", "PP-9.5.9")
DONE: Final = "done"


def reorganise(g: Game, mover: Mover, a: Area, pace: Pace = LAND_MOVEMENT, *, has_moved: bool = False) -> Script[None]:
    """PP-9.5.9: the moving Army picks up and drops units, within the Area, for free. Before it sets out it must drop so
    many that the rest can leave (PP-9.5.5)."""
    if mover.army == NOBODY:
        return
    while True:
        may_drop = units.army_size(g, mover.army) > 1 and bool(drops(g, mover, a, has_moved=has_moved))
        must_drop = not has_moved and may_drop and not can_leave(g, mover, a, pace, mover.size(g))
        ways: list[Value] = [] if must_drop else [DONE]
        if pick_ups(g, mover, a) and not must_drop:
            ways.append("pick_up")
        if may_drop:
            ways.append("drop")
        if ways == [DONE]:
            return
        way = yield Ask(mover.seat, REORGANISE, ways, ways[0], args={"area": a})
        if way == DONE:
            return
        if way == "pick_up":
            yield from pick_up(g, mover, a)
        else:
            yield from drop(g, mover, a, has_moved=has_moved)
        g.log("log-army-changed", "PP-9.5.9", seat=mover.seat, area=a)


def pick_ups(g: Game, mover: Mover, a: Area) -> list[str]:
    """Where units can be taken from: single Infantry, other own Armies here; not what has moved already."""
    spent = mover.spent or Spent()
    found = [SINGLE] if g.infantry[pair(a, mover.seat)] > spent.singles[a] else []
    return found + [
        characters.ARMY_WORDS[army % ARMIES]
        for army in units.armies_of(mover.seat)
        if army != mover.army and g.army_at[army] == a and army not in spent.armies
    ]


def droppable(g: Game, mover: Mover, *, has_moved: bool) -> list[int]:
    """The kinds of units that can be dropped; Mercenaries hired for the march set out with the Army (PP-5.5.11)."""
    bound = () if has_moved else mover.hired
    return [kind for kind in range(KINDS) if g.army[mover.army * KINDS + kind] > bound.count(kind)]


def drops(g: Game, mover: Mover, a: Area, *, has_moved: bool) -> list[str]:
    """Where units can go: Regular Infantry alone, others into another own Army here or a new one."""
    found = [SINGLE] if g.army[mover.army * KINDS] else []
    if not droppable(g, mover, has_moved=has_moved):
        return found
    return found + [
        characters.ARMY_WORDS[army % ARMIES]
        for army in units.armies_of(mover.seat)
        if army != mover.army and (g.army_at[army] == a or army in units.free_boards(g, mover.seat))
    ]


def pick_up(g: Game, mover: Mover, a: Area) -> Script[None]:
    source = yield from choose(Ask(mover.seat, REORGANISE_ARMY, [*pick_ups(g, mover, a)]))
    if source == SINGLE:
        g.infantry[pair(a, mover.seat)] -= 1
        g.army[mover.army * KINDS] += 1
        return
    army = mover.seat * ARMIES + characters.ARMY_WORDS.index(source)
    kinds: list[Value] = [kind for kind in range(KINDS) if g.army[army * KINDS + kind]]
    kind = yield from choose(Ask(mover.seat, REORGANISE_UNIT, kinds))
    units.remove_unit(g, army, kind)
    g.army[mover.army * KINDS + kind] += 1


def drop(g: Game, mover: Mover, a: Area, *, has_moved: bool) -> Script[None]:
    spent = mover.spent if has_moved and mover.spent is not None else Spent()
    target = yield from choose(Ask(mover.seat, REORGANISE_ARMY, [*drops(g, mover, a, has_moved=has_moved)]))
    if target == SINGLE:
        units.remove_unit(g, mover.army, 0)
        g.infantry[pair(a, mover.seat)] += 1
        spent.singles[a] += 1
        return
    army = mover.seat * ARMIES + characters.ARMY_WORDS.index(target)
    kind = yield from choose(Ask(mover.seat, REORGANISE_UNIT, [*droppable(g, mover, has_moved=has_moved)]))
    units.remove_unit(g, mover.army, kind)
    g.army[army * KINDS + kind] += 1
    g.army_at[army] = a
    spent.armies.add(army)


# Land Activation, Land Movement (PP-5.5.7(a))

MOVE_WHAT: Final = Kind("move_what", "PP-5.5.7")
MOVE_FROM: Final = Kind("move_from", "PP-5.5.7", AREA)
FORM: Final = "form_"

MUCH_ARTILLERY: Final = Refusal("PP-9.0.12", "no-much-artillery")


def why_not_march_by_card(g: Game, army: int) -> Refusal | None:
    """PP-9.0.12: cards with the flag ``no_heavy_artillery`` move no Army with more Artillery than Cavalry."""
    counts = [0, 0, 0]
    for kind in range(KINDS):
        counts[units.TYPE_OF[kind]] += g.army[army * KINDS + kind]
    return MUCH_ARTILLERY if counts[ARTILLERY] > counts[CAVALRY] else None


def can_leave(g: Game, mover: Mover, a: Area, pace: Pace = LAND_MOVEMENT, size: int | None = None) -> bool:
    """Is there an Area to which so many units of a force, or as few as can leave, can go in one step?"""
    number = mover.least_size(g, a) if size is None else size
    if any(why_not_step(g, mover, a, b, pace, number) is None for b in g.board.land[a]):
        return True
    return any(
        military_access.why_not_enter(g, mover.seat, b) is None
        for b in naval_transport.landings(g, mover.seat, a, number)
    )


def movers_in(
    g: Game, seat: Seat, a: Area, armies: Collection[int] | None = None, pace: Pace = LAND_MOVEMENT
) -> list[Value]:
    """Armies and single Infantry that can leave an Area; an Army can be formed of single Infantry (PP-9.0.10(a)). A
    card may name the ``armies``."""
    found: list[Value] = [
        characters.ARMY_WORDS[army % ARMIES]
        for army in (units.armies_of(seat) if armies is None else armies)
        if g.army_at[army] == a and can_leave(g, Mover(seat, army), a, pace)
    ]
    if armies is None and g.infantry[pair(a, seat)] and can_leave(g, Mover(seat, NOBODY), a, pace):
        found.append(SINGLE)
        found += [FORM + characters.ARMY_WORDS[army % ARMIES] for army in units.free_boards(g, seat)]
    return found


def areas_to_leave(
    g: Game, seat: Seat, armies: Collection[int] | None = None, pace: Pace = LAND_MOVEMENT
) -> list[Area]:
    return [a for a in units.areas_with_units(g, seat) if movers_in(g, seat, a, armies, pace)]


def mover_of(seat: Seat, word: str) -> Mover:
    return Mover(seat, NOBODY if word == SINGLE else seat * ARMIES + characters.ARMY_WORDS.index(word))


def land_movement(
    g: Game, seat: Seat, armies: Collection[int] | None = None, pace: Pace = LAND_MOVEMENT
) -> Script[None]:
    """PP-5.5.7(a), PP-9.5.4: one Army or one single unit, up to 2 Areas; a battle starts at once."""
    a = yield from choose(Ask(seat, MOVE_FROM, areas_to_leave(g, seat, armies, pace)))
    word = yield from choose(Ask(seat, MOVE_WHAT, movers_in(g, seat, a, armies, pace)))
    mover = mover_of(seat, word.removeprefix(FORM))
    if word.startswith(FORM):
        form_army(g, mover.army, a)
    if mover.army != NOBODY and pace.may_hire:
        mover = mover._replace(hired=(yield from recruit.hire_for_march(g, seat, mover.army)))
    yield from reorganise(g, mover, a, pace)
    end = yield from march(g, mover, a, pace)
    yield from battle_if_any(g, seat, end)


def form_army(g: Game, army: int, a: Area) -> None:
    """PP-9.0.10(a): an Army is put on the map with an Infantry of the Area."""
    g.log("log-army-changed", "PP-9.0.10", seat=army // ARMIES, area=a)
    g.infantry[pair(a, Seat(army // ARMIES))] -= 1
    g.army[army * KINDS] += 1
    g.army_at[army] = a


def battle_if_any(g: Game, seat: Seat, a: Area) -> Script[None]:
    """PP-9.5.4: units have entered an Area, and the Reactions to that are over (``advance``): the battle, then the
    Reactions to the end of the move (engine notes, 2.3)."""
    if muster.is_land_battle(g, seat, a):
        yield from land_battles.fight(g, a, seat)
    yield from reactions.moved(g, seat, a)
