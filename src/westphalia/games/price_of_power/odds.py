"""Exact chances of battles (PP-9.7.20 to 9.7.28, PP-9.9.7 to 9.9.9), for bots and for the page.

A battle is fought out: nobody plays Battle Actions or retreats of his own will, no Leader is wounded, and each side
loses Infantry before Cavalry before Artillery, Light Ships and Galleys before Heavy Ships. Under these assumptions
the chances are exact, not sampled.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from westphalia.kernel.script import Ask, Value
from westphalia.kernel.summary import Odds, Text

from . import battle as battles
from .battle import ART, CAV, INF, INF_PLUS, LAND, NAVAL, Battle, Force, Roll, Side
from .ids import Area, Realm, Sea, Seat, pair
from .model import AGGRESSOR, AT_WAR, NOBODY, Game
from .rules import declare_war, land_battles, movement, muster, naval_battles, ships, units
from .rules.characters import ARMY_WORDS
from .tables import ARMIES, HEAVY

Pool: TypeAlias = tuple[int, int, int]  # Infantry, Cavalry and Artillery dice


class Chances(NamedTuple):
    """How a battle ends: the attacker holds the field, the defender does, nobody does; and what each side loses on
    average, units or ships."""

    win: float
    lose: float
    losses: float
    kills: float

    @property
    def draw(self) -> float:
        return max(0.0, 1 - self.win - self.lose)


@lru_cache(maxsize=512)
def rolls(pool: Pool) -> tuple[tuple[Roll, float], ...]:
    """Every combination of symbols a pool of dice can show, with its chance.

    >>> round(sum(chance for _, chance in rolls((3, 0, 2))), 9)
    1.0
    """
    found = {(0, 0, 0, 0): 1.0}
    for kind, number in enumerate(pool):
        faces = battles.FACES[kind]
        for _ in range(number):
            after = defaultdict[tuple[int, int, int, int], float](float)
            for (inf, plus, cav, art), chance in found.items():
                for face in faces:
                    symbols = (inf + (face == INF), plus + (face == INF_PLUS), cav + (face == CAV), art + (face == ART))
                    after[symbols] += chance / len(faces)
            found = after
    return tuple((Roll(*symbols), chance) for symbols, chance in found.items())


def _spread(pool: Pool, hits_of: dict[Roll, int]) -> tuple[float, ...]:
    spread = [0.0] * (max(hits_of.values()) + 1)
    for roll, chance in rolls(pool):
        spread[hits_of[roll]] += chance
    return tuple(spread)


@lru_cache(maxsize=8192)
def land_spread(pool: Pool, force: Force) -> tuple[float, ...]:
    """The chance of 0, 1, 2 ... hits of a side (PP-9.7.24)."""
    return _spread(pool, {roll: battles.land_hits(force, roll) for roll, _ in rolls(pool)})


@lru_cache(maxsize=8192)
def naval_spread(pool: Pool, ships: int, heavy: int) -> tuple[float, ...]:
    """PP-9.9.8."""
    return _spread(pool, {roll: battles.naval_hits(ships, heavy, roll) for roll, _ in rolls(pool)})


def after_hits(force: Force, hits: int) -> Force:
    """What is left: Infantry goes first; the rest of it is drilled as far as it was."""
    left = list(force[:3])
    for kind in range(3):
        lost = min(left[kind], hits)
        left[kind] -= lost
        hits -= lost
    return Force(left[0], left[1], left[2], min(force.drilled, left[0]))


class Fleet(NamedTuple):
    """Ships of a side: Light Ships and Galleys, undamaged and damaged Heavy Ships."""

    light: int
    sound: int = 0
    damaged: int = 0

    @property
    def total(self) -> int:
        return self.light + self.sound + self.damaged

    @property
    def heavy(self) -> int:
        return self.sound + self.damaged


def after_naval_hits(fleet: Fleet, hits: int) -> Fleet:
    """PP-9.9.9: Light Ships first, then a Heavy Ship takes its first hit, then it sinks."""
    light, sound, damaged = fleet
    lost = min(light, hits)
    light, hits = light - lost, hits - lost
    while hits and (sound or damaged):
        if sound:
            sound, damaged = sound - 1, damaged + 1
        else:
            damaged -= 1
        hits -= 1
    return Fleet(light, sound, damaged)


class _Contest:
    """One battle to be fought out: the same equations on land and at sea."""

    def __init__(self, pools: tuple[Pool, Pool], flees: tuple[bool, bool]) -> None:
        self.pools, self.flees = pools, flees
        self.known = dict[tuple[Force | Fleet, Force | Fleet], Chances]()

    def spread(self, n: int, side: Force | Fleet) -> tuple[float, ...]:
        if isinstance(side, Force):
            return land_spread(self.pools[n], side)
        return naval_spread(self.pools[n], side.total, side.heavy)

    def chances(self, ours: Force | Fleet, theirs: Force | Fleet) -> Chances:
        """Sum over all hits of both sides; Rounds without a hit are simply fought again."""
        if not ours.total or not theirs.total:
            return Chances(float(ours.total > 0), float(theirs.total > 0), 0.0, 0.0)
        key = ours, theirs
        if key not in self.known:
            self.known[key] = self._solve(ours, theirs)
        return self.known[key]

    def _solve(self, ours: Force | Fleet, theirs: Force | Fleet) -> Chances:
        win = lose = losses = kills = 0.0
        nothing = 0.0
        for hits, p in enumerate(self.spread(0, ours)):
            for taken, q in enumerate(self.spread(1, theirs)):
                chance = p * q
                if not chance:
                    continue
                if not hits and not taken and not self._ends(ours, theirs):
                    nothing += chance
                    continue
                left, others = _after(ours, taken), _after(theirs, hits)
                found = self._go_on(left, others)
                win += chance * found.win
                lose += chance * found.lose
                losses += chance * (found.losses + ours.total - left.total)
                kills += chance * (found.kills + theirs.total - others.total)
        if nothing >= 1:
            return Chances(0.0, 0.0, 0.0, 0.0)
        return Chances(*(value / (1 - nothing) for value in (win, lose, losses, kills)))

    def _go_on(self, ours: Force | Fleet, theirs: Force | Fleet) -> Chances:
        """PP-9.6.5: who flees with fewer units leaves the field to the other."""
        if self._gives_way(0, ours, theirs):
            return Chances(0.0, 1.0, 0.0, 0.0)
        if self._gives_way(1, theirs, ours):
            return Chances(1.0, 0.0, 0.0, 0.0)
        return self.chances(ours, theirs)

    def _ends(self, ours: Force | Fleet, theirs: Force | Fleet) -> bool:
        return self._gives_way(0, ours, theirs) or self._gives_way(1, theirs, ours)

    def _gives_way(self, n: int, side: Force | Fleet, other: Force | Fleet) -> bool:
        return self.flees[n] and side.total < other.total


def _after(side: Force | Fleet, hits: int) -> Force | Fleet:
    return after_hits(side, hits) if isinstance(side, Force) else after_naval_hits(side, hits)


@lru_cache(maxsize=8192)
def land_odds(
    attacker: Force, defender: Force, pools: tuple[Pool, Pool], flees: tuple[bool, bool] = (False, False)
) -> Chances:
    """A land battle fought out. ``flees``: a side of NPRs that retreats when it has fewer units (PP-9.6.5).

    >>> round(land_odds(Force(2, 0, 0), Force(2, 0, 0), ((3, 0, 0), (3, 0, 0))).win, 3)
    0.313
    """
    return _Contest(pools, flees).chances(attacker, defender)


@lru_cache(maxsize=8192)
def naval_odds(
    attacker: Fleet, defender: Fleet, pools: tuple[Pool, Pool], flees: tuple[bool, bool] = (False, False)
) -> Chances:
    """A naval battle fought out."""
    return _Contest(pools, flees).chances(attacker, defender)


# Of the battle under way, or of one that a move would set off


def odds(g: Game, battle: Battle) -> Chances:
    """The chances of a battle as it stands."""
    pools = tuple(_pool(side) for side in battle.sides)
    flees = tuple(_flees(g, battle, side) for side in battle.sides)
    ours, theirs = (_strength(g, battle, side) for side in battle.sides)
    return _Contest((pools[0], pools[1]), (flees[0], flees[1])).chances(ours, theirs)


def _pool(side: Side) -> Pool:
    infantry, cavalry, artillery = side.dice
    return infantry, cavalry, artillery


def _flees(g: Game, battle: Battle, side: Side) -> bool:
    """Only NPRs, none of which fights to the last here."""
    if side.seats or side.rebels or not side.raised:
        return False
    stays = land_battles.fights_to_the_last if battle.kind == LAND else naval_battles.stays_at_sea
    return not any(stays(g, raised.realm, battle.place) for raised in side.raised)


def _strength(g: Game, battle: Battle, side: Side) -> Force | Fleet:
    if battle.kind == LAND:
        return land_battles.force(g, battle, side)
    counts = [naval_battles.fleet_counts(g, side, seat, battle.place) for seat in side.seats]
    heavy = sum(count[HEAVY] for count in counts)
    damaged = sum(naval_battles.damaged_ships(g, side, seat, battle.place) for seat in side.seats)
    others = sum(naval_battles.counted(g, side, seat, battle.place) for seat in side.seats) - heavy
    raised = sum(raised.units for raised in side.raised) + side.rebels
    return Fleet(others + raised, heavy - damaged, damaged)


@contextmanager
def _as_if_there(g: Game, seat: Seat, army: int, origin: Area, a: Area) -> Iterator[None]:
    """An Army, or with ``army`` NOBODY a single Infantry, stands in an Area for as long as somebody looks."""
    if army != NOBODY:
        g.army_at[army] = a
    else:
        g.infantry[pair(origin, seat)] -= 1
        g.infantry[pair(a, seat)] += 1
    yield
    if army != NOBODY:
        g.army_at[army] = origin
    else:
        g.infantry[pair(origin, seat)] += 1
        g.infantry[pair(a, seat)] -= 1


def battle_ahead(g: Game, lead: Seat, a: Area) -> Battle | None:
    """The battle that a player sets off in an Area as it stands, with the Generals in place; None if there is none."""
    sides = muster.on_land(g, a, lead)
    if not sides.is_battle:
        return None
    battle = Battle(LAND, a, Side(sides.attackers, sides.helpers, 0), Side(sides.defenders, sides.raised, sides.rebels))
    for side in battle.sides:
        side.dice = [battles.BASE_DICE, 0, 0]
        generals = [k for k in range(side.roller * ARMIES, side.roller * ARMIES + ARMIES) if side.roller != NOBODY]
        led = [k for k in generals if g.army_at[k] == a and g.general[k] != NOBODY]
        if led:
            side.leader = land_battles.leader_of(g, led[0])
            land_battles.lead_dice(side)
    return battle


def battle_ahead_at_sea(g: Game, lead: Seat, z: Sea) -> Battle | None:
    """The same in a Sea Zone, with the Admirals in place."""
    sides = muster.at_sea(g, z, lead)
    if not sides.is_battle:
        return None
    battle = Battle(NAVAL, z, Side(sides.attackers, sides.helpers, 0), Side(sides.defenders, sides.raised, 0))
    for side in battle.sides:
        side.dice = [0, 0, battles.BASE_DICE]
        if side.roller != NOBODY and g.fleet_at[side.roller] == z and g.admiral[side.roller] != NOBODY:
            side.leader = g.admiral[side.roller]
            land_battles.lead_dice(side)
    return battle


def attack_odds(g: Game, army: int, a: Area) -> Chances | None:
    """Of the battle that an Army would fight if it stood in an Area; None if there is none."""
    lead = Seat(army // ARMIES)
    with _as_if_there(g, lead, army, g.army_at[army], a):
        battle = battle_ahead(g, lead, a)
        return None if battle is None else odds(g, battle)


# For who is asked


def forecast(known: Game, ask: Ask) -> Mapping[Value, Odds]:
    """What a march promises, Area by Area; of a War the battles that follow at once; in a battle under way, what it
    promises to stay."""
    if ask.kind is movement.MARCH:
        return dict(_marches(known, ask))
    if ask.kind is declare_war.TARGET:
        return dict(_wars(known, ask))
    battle = known.battle
    if battle is None or ask.kind not in (land_battles.RETREAT, naval_battles.RETREAT):
        return {}
    chances = odds(known, battle)
    if ask.seat in battle.attacker.seats:
        return {"stay": Odds(chances.win, [_line(known, battle, chances)])}
    turned = Chances(chances.lose, chances.win, chances.kills, chances.losses)
    return {"stay": Odds(chances.lose, [_line(known, battle, turned, defends=True)])}


def _marches(g: Game, ask: Ask) -> Iterator[tuple[Value, Odds]]:
    assert ask.args is not None
    seat, origin, force = Seat(ask.seat), Area(int(ask.args["area"])), ask.args["force"]
    army = NOBODY if force == movement.SINGLE else seat * ARMIES + ARMY_WORDS.index(str(force))
    for a in ask.options:
        if a == movement.STOP:
            continue
        with _as_if_there(g, seat, army, origin, Area(int(a))):
            battle = battle_ahead(g, seat, Area(int(a)))
            if battle is not None:
                chances = odds(g, battle)
                yield a, Odds(chances.win, [_line(g, battle, chances)])


@contextmanager
def _as_if_at_war(g: Game, seat: Seat, r: Realm) -> Iterator[None]:
    """A War on a Realm has begun, for as long as somebody looks."""
    before = g.war
    g.war = before[:]
    g.war[pair(r, seat)] = AGGRESSOR
    if g.seat_of[r] != NOBODY:
        g.war[pair(g.realm[seat], g.seat_of[r])] = AT_WAR
    yield
    g.war = before


def _wars(g: Game, ask: Ask) -> Iterator[tuple[Value, Odds]]:
    """PP-9.1.8: the battles that a War sets off where ships or units of both are already; those at sea first."""
    seat = Seat(ask.seat)
    for r in ask.options:
        if isinstance(r, str):
            continue
        with _as_if_at_war(g, seat, Realm(r)):
            found = [battle_ahead_at_sea(g, seat, z) for z in ships.spaces_at_sea(g, seat)]
            found += [battle_ahead(g, seat, a) for a in units.areas_with_units(g, seat)]
            lines = [_at_once(g, battle) for battle in found if battle is not None]
        if lines:
            yield r, Odds(None, lines)


def _at_once(g: Game, battle: Battle) -> Text:
    ours, theirs = (_strength(g, battle, side).total for side in battle.sides)
    percent = round(100 * odds(g, battle).win)
    args = {"ours": ours, "theirs": theirs, "n": percent}
    if battle.kind == LAND:
        return Text("odds-at-once", {"area": battle.place, **args})
    return Text("odds-at-once-at-sea", {"sea": battle.place, **args})


def _line(g: Game, battle: Battle, chances: Chances, *, defends: bool = False) -> Text:
    """The forces, own first, and what each loses on average."""
    ours, theirs = (_strength(g, battle, side).total for side in battle.sides)
    if defends:
        ours, theirs = theirs, ours
    message = "odds-land" if battle.kind == LAND else "odds-sea"
    args: dict[str, Value] = {
        "ours": ours,
        "theirs": theirs,
        "losses": round(chances.losses),
        "kills": round(chances.kills),
    }
    return Text(message, args)
