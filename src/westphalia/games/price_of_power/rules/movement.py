"""PP-9.5 Land movement: Armies and single units, Military Access, mountains, Naval Transport, Retreats."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, Value, choose, refusals

from .. import pieces
from ..board import AREA, IS_DISTANT, UNIT
from ..model import CLAIM, NOBODY, NONE, Game
from ..tables import ARMIES, KINDS, MAX_SEATS, MIL
from . import characters, hre, land_battles, muster, realm, terms, units
from .realm import Cost

STEPS: Final = 2  # Areas in a Land Movement, PP-9.5.3
PER_MIL: Final = 3  # units over a mountain border for each MIL, PP-9.5.5
PER_SHIP: Final = 3  # units over a Sea Zone for each ship, PP-9.5.18
ACCESS_DUCATS: Final = 3  # PP-9.5.7(b)
SINGLE: Final = "single"


class Mover(NamedTuple):
    """What moves: an Army (its number in the columns) or, with ``army`` NOBODY, one single Infantry."""

    seat: int
    army: int

    def size(self, g: Game) -> int:
        return 1 if self.army == NOBODY else units.army_size(g, self.army)


# Military Access (PP-9.5.6 to 9.5.8)

NO_ACCESS: Final = Refusal("PP-9.5.7", "no-access")
NOT_THERE: Final = Refusal("PP-9.5.23", "no-access-distant")
ACCESS: Final = Kind("access", "PP-9.5.7")
CONSENT: Final = Kind("access_consent", "PP-9.5.7")
ASK_WHOM: Final = Kind("access_whom", "PP-9.5.7", SEAT)


def has_access(g: Game, seat: int, a: int) -> bool:
    """PP-9.5.6: a Province whose lawful owner or controller is Friendly or an Enemy; PP-9.5.8: the Empire defended."""
    for p in g.board.provinces_of[a]:
        if terms.is_friendly_province(g, seat, p) or terms.is_hostile_province(g, seat, p):
            return True
        owner = g.realm[g.vassal[p]] if g.vassal[p] != NOBODY else g.lawful[p]
        if owner != NOBODY and (terms.is_friendly(g, seat, owner) or terms.is_hostile(g, seat, owner)):
            return True
    if g.defending_hre and hre.is_hre_area(g, a):
        emperor = hre.emperor_seat(g)
        return seat == emperor or (emperor != NOBODY and terms.at_war_with(g, emperor, g.realm[seat]))
    return False


def access_ways(g: Game, seat: int, a: int) -> list[Value]:
    """PP-9.5.7: how a Neutral Area can be entered: ``influence``, ``ducats``, ``consent``."""
    if not terms.is_at_war(g, g.realm[seat]) or g.claim[a * MAX_SEATS + seat] != NONE:
        return []
    ways = list[Value]()
    controllers = [terms.controller(g, p) for p in g.board.provinces_of[a]]
    if any(r < 0 or g.seat_of[r] == NOBODY for r in controllers):
        if g.influence[a * MAX_SEATS + seat]:
            ways.append("influence")
        if g.imperial[a] and g.emperor == g.realm[seat]:
            ways.append("imperial")
        if g.ducats[seat] >= ACCESS_DUCATS:
            ways.append("pay_ducats")
    if any(r >= 0 and g.seat_of[r] not in (NOBODY, seat) for r in controllers):
        ways.append("ask_consent")
    return ways


def why_not_enter(g: Game, seat: int, a: int) -> Refusal | None:
    """PP-9.5.6, PP-9.5.7, PP-9.5.23."""
    if IS_DISTANT[a]:
        return None if may_enter_distant(g, seat, a) else NOT_THERE
    return None if has_access(g, seat, a) or access_ways(g, seat, a) else NO_ACCESS


def may_enter_distant(g: Game, seat: int, a: int) -> bool:
    """PP-9.5.23: Friendly Areas, Areas with an Enemy Province, vacant Territories with an own or an Enemy's Claim."""
    if terms.area_status(g, seat, a) == terms.FRIENDLY:
        return True
    if any(terms.is_hostile_province(g, seat, p) for p in g.board.provinces_of[a]):
        return True
    if not any(terms.is_vacant(g, p) for p in g.board.provinces_of[a]):
        return False
    claimants = [other for other in range(g.seats) if g.claim[a * MAX_SEATS + other] == CLAIM]
    return any(other == seat or terms.at_war_with(g, seat, g.realm[other]) for other in claimants)


def gain_access(g: Game, seat: int, a: int) -> Script[bool]:
    """PP-9.5.7: pay or ask; False if consent was refused and nothing else was done."""
    if IS_DISTANT[a] or has_access(g, seat, a):
        return True
    way = yield from choose(Ask(seat, ACCESS, access_ways(g, seat, a), args={"area": a}))
    if way == "influence":
        pieces.remove_influence(g, seat, a)
    elif way == "imperial":
        g.imperial[a] -= 1
    elif way == "pay_ducats":
        realm.pay(g, seat, Cost(ducats=ACCESS_DUCATS))
    else:
        hosts: list[Value] = sorted(
            {
                g.seat_of[r]
                for p in g.board.provinces_of[a]
                if (r := terms.controller(g, p)) >= 0 and g.seat_of[r] not in (NOBODY, seat)
            }
        )
        host = yield from choose(Ask(seat, ASK_WHOM, hosts))
        answer = yield Ask(host, CONSENT, ["refuse", "accept"], "refuse", args={"seat": seat, "area": a})
        g.log("log-access" if answer == "accept" else "log-access-refused", "PP-9.5.7", seat=seat, other=host, area=a)
        return bool(answer == "accept")
    g.log("log-access-paid", "PP-9.5.7", seat=seat, area=a)
    return True


# Naval Transport (PP-9.5.17 to 9.5.22)


def bridge_ships(g: Game, seat: int, z: int, *, allies: bool) -> int:
    """Friendly ships at sea that carry: own ones, and those of PR Allies."""
    total = terms.ships_at_sea(g, seat, z)
    if allies:
        for other in range(g.seats):
            if other != seat and g.alliance[g.realm[other] * MAX_SEATS + seat]:
                total += terms.ships_at_sea(g, other, z)
    return total


def has_enemy_ships(g: Game, seat: int, z: int) -> bool:
    return any(
        terms.ships_at_sea(g, other, z) and terms.at_war_with(g, seat, g.realm[other])
        for other in range(g.seats)
        if other != seat
    )


def landings(g: Game, seat: int, origin: int, size: int, through: int = NOBODY) -> list[int]:
    """PP-9.5.17, PP-9.5.18: Areas joined to ``origin`` by a bridge that carries ``size`` units, over the Sea Zone
    ``through`` if one is named (PP-9.5.21)."""
    found = set[int]()
    coasts = g.board.coasts[origin]
    for allies in (False, True):
        seas = _bridge(g, seat, coasts if through == NOBODY else (through,), size, allies=allies)
        if through != NOBODY and not any(z in seas for z in coasts):
            continue
        for z in seas:
            for a in g.board.shores[z]:
                if a != origin and (not allies or _allies_may_land(g, seat, a, seas)):
                    found.add(a)
    return sorted(found)


def _bridge(g: Game, seat: int, starts: tuple[int, ...], size: int, *, allies: bool) -> set[int]:
    """The Sea Zones joined to these over Friendly ships with room for the force."""

    def carries(z: int) -> bool:
        if PER_SHIP * bridge_ships(g, seat, z, allies=allies) < size:
            return False
        return not (allies and has_enemy_ships(g, seat, z))

    seas = {z for z in starts if carries(z)}
    queue = list(seas)
    while queue:
        for y in g.board.sea_links[queue.pop()]:
            if y not in seas and carries(y):
                seas.add(y)
                queue.append(y)
    return seas


def _allies_may_land(g: Game, seat: int, a: int, seas: set[int]) -> bool:
    """PP-9.5.19: in a Hostile Area only if each Ally who helps is at War with an Enemy there."""
    if terms.area_status(g, seat, a) != terms.HOSTILE:
        return True
    foes = {r for p in g.board.provinces_of[a] if (r := terms.controller(g, p)) >= 0 and terms.is_hostile(g, seat, r)}
    helpers = [
        other
        for other in range(g.seats)
        if other != seat
        and g.alliance[g.realm[other] * MAX_SEATS + seat]
        and any(terms.ships_at_sea(g, other, z) for z in seas)
    ]
    return all(any(terms.is_hostile(g, other, r) for r in foes) for other in helpers)


# One step of a march

NO_MIL_MOUNTAIN: Final = Refusal("PP-9.5.5", "no-mountain-mil")


def mountain_cost(g: Game, mover: Mover, a: int, b: int) -> int:
    """PP-9.5.5: MIL beyond the first 3 units over a mountain border into a Hostile or Neutral Area."""
    if b not in g.board.mountains[a] or terms.area_status(g, mover.seat, b) == terms.FRIENDLY:
        return 0
    return max(0, -(-mover.size(g) // PER_MIL) - 1)


def why_not_step(g: Game, mover: Mover, a: int, b: int) -> Refusal | None:
    """PP-9.5.3 to 9.5.7: from an Area into a land neighbour."""
    if mountain_cost(g, mover, a, b) > g.power[mover.seat * 3 + MIL]:
        return NO_MIL_MOUNTAIN
    return why_not_enter(g, mover.seat, b)


def next_areas(g: Game, mover: Mover, a: int) -> list[int]:
    """Where a force can go from an Area in one step, over land or a bridge."""
    found = {b for b in g.board.land[a] if why_not_step(g, mover, a, b) is None}
    for b in landings(g, mover.seat, a, mover.size(g)):
        if why_not_enter(g, mover.seat, b) is None:
            found.add(b)
    return sorted(found)


MARCH: Final = Kind("march_to", "PP-9.5.3", AREA)
STOP: Final = "stop"


def march(g: Game, mover: Mover, start: int) -> Script[int]:
    """PP-9.5.3: up to 2 Areas; it stops in a Hostile, Neutral or Distant Area and after a bridge (PP-9.5.20). The Area
    it came from last is kept for a Retreat. Returns where it ends."""
    seat = mover.seat
    a = start
    steps = 0
    closed = set[int]()  # consent was refused
    while steps < STEPS:
        targets: list[Value] = [b for b in next_areas(g, mover, a) if b not in closed]
        if steps or closed:
            targets.append(STOP)
        if not targets:
            break
        refused = partial(refusals, g.board.land[a], partial(why_not_step, g, mover, a))
        b = yield from choose(Ask(seat, MARCH, targets, targets[-1], refused=refused))
        if b == STOP:
            break
        by_land = b in g.board.land[a] and why_not_step(g, mover, a, b) is None
        if not (yield from gain_access(g, seat, b)):
            closed.add(b)
            continue
        if by_land:
            realm.pay(g, seat, Cost(mil=mountain_cost(g, mover, a, b)))
        goes_on = by_land and terms.area_status(g, seat, b) == terms.FRIENDLY and not IS_DISTANT[b]
        relocate(g, mover, a, b)
        remember_origin(g, mover, a, b)
        a = b
        steps += 1
        if not goes_on:
            break
        if steps < STEPS:
            yield from reorganise(g, mover, a)
    return a


def relocate(g: Game, mover: Mover, a: int, b: int) -> None:
    if mover.army == NOBODY:
        g.infantry[a * MAX_SEATS + mover.seat] -= 1
        g.infantry[b * MAX_SEATS + mover.seat] += 1
    else:
        g.army_at[mover.army] = b
    g.log("log-march", "PP-9.5.3", seat=mover.seat, area=a, other_area=b, n=mover.size(g))


def remember_origin(g: Game, mover: Mover, a: int, b: int) -> None:
    """PP-9.7.35: units that moved this Turn retreat to the Area they attacked from."""
    if g.turn is not None:
        g.turn.origins[mover.army if mover.army != NOBODY else single_key(mover.seat, b)] = a


def single_key(seat: int, a: int) -> int:
    """The place of a single unit in ``TurnMemory.origins``, beside the numbers of the Armies."""
    return -1 - (a * MAX_SEATS + seat)


# Reorganising (PP-9.5.9)

REORGANISE: Final = Kind("reorganise", "PP-9.5.9")
REORGANISE_UNIT: Final = Kind("reorganise_unit", "PP-9.5.9", UNIT)
REORGANISE_ARMY: Final = Kind("reorganise_army", "PP-9.5.9")
DONE: Final = "done"


def reorganise(g: Game, mover: Mover, a: int) -> Script[None]:
    """PP-9.5.9: the moving Army picks up and drops units, within the Area, for free."""
    if mover.army == NOBODY:
        return
    while True:
        ways: list[Value] = [DONE]
        if pick_ups(g, mover, a):
            ways.append("pick_up")
        if units.army_size(g, mover.army) > 1 and drops(g, mover, a):
            ways.append("drop")
        if len(ways) == 1:
            return
        way = yield Ask(mover.seat, REORGANISE, ways, DONE, args={"area": a})
        if way == DONE:
            return
        if way == "pick_up":
            yield from pick_up(g, mover, a)
        else:
            yield from drop(g, mover, a)


def pick_ups(g: Game, mover: Mover, a: int) -> list[str]:
    """Where units can be taken from: single Infantry, other own Armies here."""
    found = [SINGLE] if g.infantry[a * MAX_SEATS + mover.seat] else []
    return found + [
        characters.ARMY_WORDS[army % ARMIES]
        for army in units.armies_of(mover.seat)
        if army != mover.army and g.army_at[army] == a
    ]


def drops(g: Game, mover: Mover, a: int) -> list[str]:
    """Where units can go: Regular Infantry alone, others into another own Army here or a new one."""
    found = [SINGLE] if g.army[mover.army * KINDS] else []
    return found + [
        characters.ARMY_WORDS[army % ARMIES]
        for army in units.armies_of(mover.seat)
        if army != mover.army and g.army_at[army] in (a, NOBODY)
    ]


def pick_up(g: Game, mover: Mover, a: int) -> Script[None]:
    source = yield from choose(Ask(mover.seat, REORGANISE_ARMY, [*pick_ups(g, mover, a)]))
    if source == SINGLE:
        g.infantry[a * MAX_SEATS + mover.seat] -= 1
        g.army[mover.army * KINDS] += 1
        return
    army = mover.seat * ARMIES + characters.ARMY_WORDS.index(source)
    kinds: list[Value] = [kind for kind in range(KINDS) if g.army[army * KINDS + kind]]
    kind = yield from choose(Ask(mover.seat, REORGANISE_UNIT, kinds))
    units.remove_unit(g, army, kind)
    g.army[mover.army * KINDS + kind] += 1


def drop(g: Game, mover: Mover, a: int) -> Script[None]:
    target = yield from choose(Ask(mover.seat, REORGANISE_ARMY, [*drops(g, mover, a)]))
    if target == SINGLE:
        units.remove_unit(g, mover.army, 0)
        g.infantry[a * MAX_SEATS + mover.seat] += 1
        return
    army = mover.seat * ARMIES + characters.ARMY_WORDS.index(target)
    kinds: list[Value] = [kind for kind in range(KINDS) if g.army[mover.army * KINDS + kind]]
    kind = yield from choose(Ask(mover.seat, REORGANISE_UNIT, kinds))
    units.remove_unit(g, mover.army, kind)
    g.army[army * KINDS + kind] += 1
    g.army_at[army] = a


# Retreats (PP-9.7.35, PP-9.7.36)

RETREAT_TO: Final = Kind("retreat_to", "PP-9.7.36", AREA)
BACK: Final = NOBODY  # no units stood in the Area: all go back where they came from


def units_that_stood(g: Game, seat: int, a: int) -> int:
    """Units already in the Area or recruited there this Turn."""
    if g.turn is None:
        return terms.units_in(g, seat, a)
    origins = g.turn.origins
    armies = [army for army in units.armies_of(seat) if g.army_at[army] == a and army not in origins]
    single = g.infantry[a * MAX_SEATS + seat] - int(single_key(seat, a) in origins)
    return sum(units.army_size(g, army) for army in armies) + max(0, single)


def retreat_areas(g: Game, a: int, seat: int) -> list[int]:
    """PP-9.7.36: adjacent Areas for the units that stood there: no battle follows, with Military Access, over mountains
    for nothing, over a bridge with room for all but the one that is lost."""
    size = max(1, units_that_stood(g, seat, a) - 1)
    near = {*g.board.land[a], *landings(g, seat, a, size)}
    return [b for b in sorted(near) if why_not_enter(g, seat, b) is None and not would_fight(g, seat, b)]


def would_fight(g: Game, seat: int, a: int) -> bool:
    """Would units of the player that come into the Area have to fight (PP-9.7.1)?"""
    if terms.has_hostile_units(g, seat, a):
        return True
    hostile = (r for r in muster.hosts_on_land(g, a) if terms.is_hostile(g, seat, r))
    return any(muster.units_raised(g, r, a) for r in hostile)


def may_retreat(g: Game, a: int, seat: int) -> bool:
    return not units_that_stood(g, seat, a) or bool(retreat_areas(g, a, seat))


def choose_retreat(g: Game, a: int, seat: int) -> Script[int | None]:
    """Where the units that stood there go, with the access paid; BACK if there are none; None if nobody lets them
    in."""
    if not units_that_stood(g, seat, a):
        return BACK
    targets: list[Value] = [*retreat_areas(g, a, seat)]
    while targets:
        b: int = yield from choose(Ask(seat, RETREAT_TO, targets))
        if (yield from gain_access(g, seat, b)):
            return b
        targets.remove(b)
    return None


def retreat(g: Game, a: int, seat: int, target: int) -> None:
    """PP-9.7.35 to 9.7.37: what moved this Turn goes back to where it came from, the rest to the target; Generals with
    their Armies."""
    origins = g.turn.origins if g.turn is not None else dict[int, int]()
    for army in units.armies_of(seat):
        if g.army_at[army] == a:
            g.army_at[army] = origins.get(army, target)
    at = a * MAX_SEATS + seat
    key = single_key(seat, a)
    if g.infantry[at] and key in origins:
        g.infantry[at] -= 1
        g.infantry[origins[key] * MAX_SEATS + seat] += 1
    if g.infantry[at]:
        g.infantry[target * MAX_SEATS + seat] += g.infantry[at]
        g.infantry[at] = 0


# Land Activation, Land Movement (PP-5.5.7(a))

MOVE_WHAT: Final = Kind("move_what", "PP-5.5.7")
MOVE_FROM: Final = Kind("move_from", "PP-5.5.7", AREA)


def movers_in(g: Game, seat: int, a: int) -> list[Value]:
    """Armies and single Infantry that can leave an Area."""
    found: list[Value] = [
        characters.ARMY_WORDS[army % ARMIES]
        for army in units.armies_of(seat)
        if g.army_at[army] == a and next_areas(g, Mover(seat, army), a)
    ]
    if g.infantry[a * MAX_SEATS + seat] and next_areas(g, Mover(seat, NOBODY), a):
        found.append(SINGLE)
    return found


def areas_to_leave(g: Game, seat: int) -> list[int]:
    return [a for a in units.areas_with_units(g, seat) if movers_in(g, seat, a)]


def mover_of(seat: int, word: str) -> Mover:
    return Mover(seat, NOBODY if word == SINGLE else seat * ARMIES + characters.ARMY_WORDS.index(word))


def land_movement(g: Game, seat: int) -> Script[None]:
    """PP-5.5.7(a), PP-9.5.4: one Army or one single unit, up to 2 Areas; a battle starts at once."""
    from . import recruit

    a = yield from choose(Ask(seat, MOVE_FROM, areas_to_leave(g, seat)))
    word = yield from choose(Ask(seat, MOVE_WHAT, movers_in(g, seat, a)))
    mover = mover_of(seat, word)
    if mover.army != NOBODY:
        yield from recruit.hire_for_march(g, seat, mover.army)
    yield from reorganise(g, mover, a)
    end = yield from march(g, mover, a)
    yield from battle_if_any(g, seat, end)


def battle_if_any(g: Game, seat: int, a: int) -> Script[None]:
    """PP-9.5.4."""
    if muster.is_land_battle(g, seat, a):
        yield from land_battles.fight(g, a, seat)
