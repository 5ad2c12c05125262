"""PP-9.7.26 to 9.7.28, PP-9.7.45: Casualties on land: over the factions of a side, then inside one player's force."""

from __future__ import annotations

from typing import Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import battle as battles
from .. import terms
from ..battle import Battle, Side
from ..board import REALM, UNIT
from ..ids import Area, Seat, pair
from ..model import NOBODY, Game
from ..tables import ALLIED_KINDS, ARMIES, INFANTRY, KINDS, MERCENARY_KINDS, REGULAR_KINDS
from . import characters, hre, units

FACTION_FIRST: Final = Kind("faction_first", "PP-9.7.45", REALM)
CASUALTY: Final = Kind("casualty", "PP-9.7.27", UNIT)
CASUALTY_ARMY: Final = Kind("casualty_army", "PP-9.7.27")
CYCLE: Final = (MERCENARY_KINDS, REGULAR_KINDS, ALLIED_KINDS)
IMPERIAL_UNIT: Final = "imperial_unit"
SINGLE: Final = "single"

PLAYER, NPR, REBEL = range(3)


class Faction(NamedTuple):
    """A part of a side that takes Casualties of its own."""

    size: int  # units or ships at the start of step 4
    what: int  # PLAYER, NPR or REBEL
    number: int  # seat, or place in ``Side.raised``
    hits: int  # that it can take: at sea an undamaged Heavy Ship takes 2


def non_players(side: Side) -> list[Faction]:
    found = [Faction(raised.units, NPR, n, raised.units) for n, raised in enumerate(side.raised)]
    return [*found, Faction(side.rebels, REBEL, 0, side.rebels)] if side.rebels else found


def word_of(g: Game, side: Side, faction: Faction) -> Value:
    """A faction as an option: its Realm, or the Rebels."""
    if faction.what == PLAYER:
        return g.realm[faction.number]
    return side.raised[faction.number].realm if faction.what == NPR else "rebels"


def order(g: Game, battle: Battle, side: Side, factions: list[Faction], hits: int) -> Script[list[Faction]]:
    """PP-9.7.45: the largest first; the attacker orders those of equal size, without an attacking player turn order.
    He is asked only where it makes a difference."""
    attacker = battle.attacker.roller
    turns = g.turn_order
    left = sorted(factions, key=lambda f: (-f.size, turns.index(Seat(f.number)) if f.what == PLAYER else len(turns)))
    ordered = list[Faction]()
    while left:
        tied = [f for f in left if f.size == left[0].size]
        first = tied[0]
        dealt = battles.deal(hits, [f.hits for f in (*ordered, *left)])[len(ordered) :]
        shares = {(f.hits, number) for f, number in zip(tied, dealt, strict=False)}
        if len(shares) > 1 and attacker != NOBODY:
            words = [word_of(g, side, f) for f in tied]
            first = tied[words.index((yield from choose(Ask(attacker, FACTION_FIRST, words))))]
        ordered.append(first)
        left.remove(first)
    return ordered


def take(g: Game, battle: Battle, side: Side, hits: int) -> Script[None]:
    """PP-9.7.26, PP-9.7.45: the side loses as many units as hits; the largest faction first, one at a time."""
    if not hits:
        return
    factions = [Faction(n, PLAYER, s, n) for s in side.seats if (n := size(g, battle, side, s))]
    ordered = yield from order(g, battle, side, [*factions, *non_players(side)], hits)
    dealt = battles.deal(hits, [faction.hits for faction in ordered])
    side.lost += sum(dealt)
    for number, faction in zip(dealt, ordered, strict=True):
        tell(g, battle, side, faction, number)
        if faction.what == PLAYER:
            yield from lose_units(g, battle, side, Seat(faction.number), number)
        elif faction.what == NPR:
            raised = side.raised[faction.number]
            side.raised[faction.number] = raised._replace(units=raised.units - number)
        else:
            side.rebels -= number
            g.rebels[battle.place] -= number


def tell(g: Game, battle: Battle, side: Side, faction: Faction, number: int) -> None:
    """What those lose who have no pieces on the board; players' pieces are named one by one."""
    arm = battles.ARMS[battle.kind]
    if number and faction.what == NPR:
        g.log("log-npr-casualties", "PP-9.7.26", realm=side.raised[faction.number].realm, n=number, arm=arm)
    elif number and faction.what == REBEL:
        where = {"area" if battle.kind == battles.LAND else "sea": battle.place}
        g.log("log-rebel-casualties", "PP-9.7.26", n=number, arm=arm, **where)


def size(g: Game, battle: Battle, side: Side, seat: Seat) -> int:
    return terms.units_in(g, seat, battle.place) + imperial_of(g, side, seat)


def imperial_of(g: Game, side: Side, seat: Seat) -> int:
    """Imperial units belong to the Emperor's force (PP-18.4.10)."""
    return side.imperial if hre.emperor_seat(g) == seat else 0


def lose_units(g: Game, battle: Battle, side: Side, seat: Seat, number: int) -> Script[None]:
    """PP-9.7.27: cycling Mercenary, Regular, Allied; inside a category the owner chooses type and Army."""
    step = 0
    for _ in range(number):
        options = list[Value]()
        while not options:
            category = CYCLE[step % len(CYCLE)]
            options = [kind for kind in units.kinds_in(g, seat, battle.place) if kind in category]
            if category is ALLIED_KINDS and imperial_of(g, side, seat):
                options.append(IMPERIAL_UNIT)
            step += 1
        kind = yield from choose(Ask(seat, CASUALTY, options))
        if kind == IMPERIAL_UNIT:
            side.imperial -= 1
        else:
            yield from lose_one(g, seat, battle.place, kind)


def lose_in_area(g: Game, seat: Seat, a: Area, number: int) -> Script[None]:
    """PP-9.7.27 outside a battle, as a card says."""
    battle = Battle(battles.LAND, a, Side([seat], [], 0), Side([], [], 0))
    yield from lose_units(g, battle, battle.attacker, seat, number)


def lose_one(g: Game, seat: Seat, a: Area, kind: int) -> Script[None]:
    """One unit of a kind, from the Army (or single unit) of the owner's choice; Regulars are Exhausted (PP-9.7.28)."""
    places: list[Value] = [SINGLE] if kind == INFANTRY and g.infantry[pair(a, seat)] else []
    places += [
        characters.ARMY_WORDS[army % ARMIES]
        for army in units.armies_of(seat)
        if g.army_at[army] == a and g.army[army * KINDS + kind]
    ]
    place = yield from choose(Ask(seat, CASUALTY_ARMY, places))
    if place == SINGLE:
        g.infantry[pair(a, seat)] -= 1
    else:
        units.remove_unit(g, seat * ARMIES + characters.ARMY_WORDS.index(place), kind)
    if kind in REGULAR_KINDS:
        g.exhausted[seat] += 1
    g.log("log-casualty", "PP-9.7.28", seat=seat, area=a, unit=kind)
