"""PB-4 Targeting charts: whom a Bot turns against, whom it courts; every target that fails is told with its reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from .. import bot_data, terms
from ..board import AREA_OF, REALM_SORT
from ..bot_data import Target
from ..ids import Area, Province, Realm, Seat, pair
from ..model import NOBODY, Game
from ..rules import bonuses, bots, diplomacy, muster, units, wars

FIRST_CHILD: Final = 3  # PB-4.3: faces of the die for the first of two children
MOST_INFLUENCE: Final = 4  # PB-4.5: an NPR where the Bot has so much is left in peace
LARGE_DNPR: Final = 10  # PB-4.6
SIDES: Final = 6


class Place(NamedTuple):
    """A place of a chart as it stands now: what is printed, the Realm it means, why that is not valid ("": it is)."""

    kind: str
    number: int
    realm: Realm
    why: str


class Line(NamedTuple):
    """PB-4.1: the faces of the die, the target, then what comes if that is not valid."""

    first: int
    last: int
    places: list[Place]


class Aim(NamedTuple):
    """What a chart has come to: a Realm with the Area that was named, or a vacant Territory."""

    realm: Realm
    area: Area
    territory: Province = NOBODY


Judge = Callable[[Game, Seat, Aim], str]  # why not, "" if it is valid


def find(g: Game, seat: Seat, target: Target) -> Aim:
    """PB-4.2: what a place of the chart means now; the Realm is NOBODY if it means nothing."""
    if target.kind == "territory":
        p = Province(target.number)
        return Aim(NOBODY, AREA_OF[p], p) if terms.is_vacant(g, p) else Aim(g.lawful[p], AREA_OF[p])
    if target.kind == "owner_of":
        p = Province(target.number)
        return Aim(_independent(g, g.lawful[p], p), AREA_OF[p])
    if target.kind == "realm_in":
        a = Area(target.number)
        return Aim(_foremost(g, seat, a), a)
    r = Realm(target.number)
    if not g.lands[r]:  # all its Provinces are others': who has its Capital
        return Aim(_independent(g, g.lawful[g.capital[r]], g.capital[r]), AREA_OF[g.capital[r]])
    return Aim(_independent(g, r, g.capital[r]), AREA_OF[g.capital[r]])


def _independent(g: Game, r: Realm, p: Province) -> Realm:
    """PB-4.2: a Vassal stands for its overlord."""
    lord = terms.suzerain(g, p)
    return r if lord == NOBODY else lord


def _foremost(g: Game, seat: Seat, a: Area) -> Realm:
    """PB-4.2: with its Capital in the Area, then with the highest Tax Value there, then by name; not the Bot itself."""
    values = Counter[Realm]()
    for p in g.board.provinces_of[a]:
        r = g.lawful[p]
        if r != NOBODY and _independent(g, r, p) != g.realm[seat]:
            r = _independent(g, r, p)
            values[r] += terms.tax_value(g, p)
    return min(values, key=lambda r: (AREA_OF[g.capital[r]] != a, -values[r], REALM_SORT[r]), default=NOBODY)


def choose(g: Game, seat: Seat, *, military: bool, recruits: int = 0) -> Aim | None:
    """PB-4.1, PB-4.3: the die names a line; its target, its children, then the lines below, from the top again."""
    rows = bot_data.chart(g.realm[seat], g.age, military=military)
    judge = partial(why_not_military, recruits=recruits) if military else why_not_diplomatic
    word = "military" if military else "diplomatic"
    if not rows:
        return _without_chart(g, seat, judge, word)
    roll = g.chance.roll(SIDES)
    g.log("log-bot-chart", "PB-4.1", seat=seat, chart=word, n=roll)
    start = next(n for n, row in enumerate(rows) if row.first <= roll <= row.last)
    for step in range(len(rows)):
        row = rows[(start + step) % len(rows)]
        for target in chain((row.target,), _children(g, row.children, rolled=not step)):
            aim = find(g, seat, target)
            if _is_taken(g, seat, aim, judge, word):
                return aim
    return None


def laid_out(g: Game, seat: Seat, *, military: bool, recruits: int = 0) -> list[Line]:
    """PB-4.1, PB-4.4: a chart as anybody at the table could read it now."""
    judge = partial(why_not_military, recruits=recruits) if military else why_not_diplomatic
    lines = list[Line]()
    for row in bot_data.chart(g.realm[seat], g.age, military=military):
        aims = [(target, find(g, seat, target)) for target in (row.target, *row.children)]
        places = [Place(target.kind, target.number, aim.realm, judge(g, seat, aim)) for target, aim in aims]
        lines.append(Line(row.first, row.last, places))
    return lines


def _children(g: Game, children: tuple[Target, ...], *, rolled: bool) -> Iterator[Target]:
    """PB-4.3: which child comes first is rolled for, but only once its parent has failed."""
    if not rolled or len(children) < 2 or g.chance.roll(SIDES) <= FIRST_CHILD:
        yield from children
    else:
        yield from reversed(children)


def _is_taken(g: Game, seat: Seat, aim: Aim, judge: Judge, word: str) -> bool:
    why = judge(g, seat, aim)
    if aim.territory != NOBODY:
        if not why:
            g.log("log-bot-target-territory", "PB-4.3", seat=seat, chart=word, province=aim.territory)
        return not why
    if aim.realm == NOBODY or aim.realm == g.realm[seat]:
        return False
    if why:
        g.log("log-bot-no-target", "PB-4.4", seat=seat, realm=aim.realm, why=why)
        return False
    g.log("log-bot-target", "PB-4.3", seat=seat, chart=word, realm=aim.realm)
    return True


def _without_chart(g: Game, seat: Seat, judge: Judge, word: str) -> Aim | None:
    """PB-4.7: a Realm without a chart takes the weakest of its neighbours that is valid."""
    own = g.realm[seat]
    beside = {r for r in terms.independent_realms(g) if r != own and terms.are_realms_adjacent(g, own, r)}
    for r in sorted(beside, key=lambda r: (terms.realm_base_tax(g, r), REALM_SORT[r])):
        aim = Aim(r, AREA_OF[g.capital[r]])
        if _is_taken(g, seat, aim, judge, word):
            return aim
    return None


def why_not_military(g: Game, seat: Seat, aim: Aim, recruits: int) -> str:
    """PB-4.5: why a target of War is not valid, for a card that recruits so many units; a word for the log."""
    if aim.territory != NOBODY:
        if not bonuses.has_idea(g, seat, bonuses.QUEST_FOR_THE_NEW_WORLD):
            return "quest"
        return "claimed" if g.claim[pair(aim.area, seat)] else ""
    r = aim.realm
    if r == NOBODY or r == g.realm[seat] or not g.lands[r]:
        return "own"
    refusal = wars.why_not_war_on(g, seat, r)
    if refusal is not None and refusal is not wars.DISTANT:
        return WHY[refusal.message]
    other = g.seat_of[r]
    if other == NOBODY and diplomacy.influence_on(g, seat, r) >= MOST_INFLUENCE:
        return "influence"
    if not has_ground(g, seat, r):
        return "" if claimable(g, seat, aim) != NOBODY else "claimed"
    return "" if is_strong_enough(g, seat, aim, recruits) else "strong"


WHY: Final = {
    wars.OWN_ALLY.message: "ally",
    wars.TRUCE.message: "truce",
    wars.HAS_PASSED.message: "passed",
    wars.PATRON.message: "patron",
    wars.EMPEROR.message: "emperor",
    wars.INTERREGNUM.message: "own",
    wars.COUNCIL.message: "own",
    wars.AT_WAR_ALREADY.message: "war",
    wars.NOT_INDEPENDENT.message: "vassal",
}


def has_ground(g: Game, seat: Seat, r: Realm) -> bool:
    """PB-5.7: a CB against the Realm."""
    return bool(wars.casus_belli(g, seat, r))


def claimable(g: Game, seat: Seat, aim: Aim) -> Area:
    """PB-5.7: where a Claim would go: the Area named, then the Capital Area, then any Area of the Realm; NOBODY: none
    is left."""
    areas = [aim.area, terms.capital_area(g, aim.realm), *terms.own_areas(g, aim.realm)]
    held = terms.own_areas(g, aim.realm)
    return next((a for a in areas if a in held and not g.claim[pair(a, seat)]), NOBODY)


def is_strong_enough(g: Game, seat: Seat, aim: Aim, recruits: int) -> bool:
    """PB-5.8: an Opponent has no more Manpower than the Bot; an NPR raises no more units there than the Army has with
    those that the card recruits."""
    other = g.seat_of[aim.realm]
    if other != NOBODY:
        return units.manpower(g, seat) >= units.manpower(g, other)
    own = units.army_size(g, bots.army_of(seat)) + min(recruits, g.available[seat])
    held = terms.own_areas(g, aim.realm)
    where = aim.area if aim.area in held or not held else held[0]
    return own >= max(1, muster.units_raised(g, aim.realm, where))


def why_not_diplomatic(g: Game, seat: Seat, aim: Aim) -> str:
    """PB-4.6."""
    r = aim.realm
    if aim.territory != NOBODY or r == NOBODY or r == g.realm[seat] or not g.lands[r]:
        return "own"
    if g.seat_of[r] != NOBODY:
        return "player"
    if not terms.is_npr(g, r):
        return "vassal"
    if terms.is_hostile(g, seat, r):
        return "war"
    if g.colour[r] != NOBODY and terms.npr_base_tax(g, r) >= LARGE_DNPR:
        return "large"
    return "distant" if terms.is_distant(g, r) else ""
