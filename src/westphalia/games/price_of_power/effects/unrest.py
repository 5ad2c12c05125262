"""Unrest and Rebels: adding and removing Unrest, Rebel Units, Rebel Towns, Rebel Dice (chapter 14)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from westphalia.kernel.script import SEAT, Ask, Kind, Script, Value, choose

from .. import pieces
from ..board import AREA, AREA_OF, PROVINCE
from ..ids import Area, Province, Realm, Seat
from ..model import NOBODY, Game
from ..rules import military_actions, rebels
from ..vocabulary.selectors import AreaRef, PieceWord, SelectPieces, SelectRealms
from ..vocabulary.unrest import (
    AddUnrest,
    MoveRebels,
    PieceKind,
    PlaceRebels,
    PlaceRebelTown,
    RemoveRebels,
    RemoveUnrest,
    RollRebelDice,
)
from . import amounts, run, select, selectors
from .context import Context, Found, chooser, nothing
from .run import operation

STOP: Final = "stop"
JOINT: Final = ("any", "opponents", "others")

# Adding Unrest (PP-14.1.2)

UNREST_AREA: Final = Kind("unrest_area", "PP-16.3.5", AREA)
UNREST_OWNER: Final = Kind("unrest_owner", "PP-16.3.5", SEAT)
UNREST_PIECE: Final = Kind("unrest_piece", "PP-14.1.2", PROVINCE)


def is_joint(step: AddUnrest) -> bool:
    """Is the number that of several Realms together? It is if anybody's pieces are meant, whoever they are."""
    return (step.who.realms if isinstance(step.who, SelectRealms) else step.who) in JOINT


def _owners(g: Game, c: Context, step: AddUnrest, r: Realm) -> Collection[int]:
    return set(select.who(g, c, step.who)) if is_joint(step) else {r}


@cache
def _pieces(kind: PieceWord | PieceKind) -> SelectPieces:
    """The pieces meant, as a selector."""
    if isinstance(kind, str):
        return SelectPieces(pieces=kind)
    return SelectPieces(
        pieces=kind.type, owner=kind.owner, map=kind.map, core=kind.core, size=kind.size, disorder=kind.disorder
    )


def discs(g: Game, c: Context, step: AddUnrest, owners: Collection[int]) -> list[Province]:
    """Provinces whose disc can show Unrest (PP-14.1.1, PP-14.1.6): of these owners, where the step says."""
    found = select.find(g, c, _pieces(step.piece))
    if step.provinces is not None:
        provinces = set(select.provinces(g, c, step.provinces))
        found = [p for p in found if p in provinces]
    if step.where is not None:
        areas = set(select.areas(g, c, step.where))
        found = [p for p in found if AREA_OF[p] in areas]
    return [p for p in found if g.occupier[p] == NOBODY and _owner(g, p) in owners]


def _owner(g: Game, p: Province) -> Realm:
    seat = pieces.player_at(g, p)
    return NOBODY if seat == NOBODY else g.realm[seat]


def _calm(g: Game, provinces: list[Province]) -> list[Province]:
    return [p for p in provinces if not g.unrest[p]]


def _can_add(g: Game, c: Context, step: AddUnrest, r: Realm) -> bool:
    return bool(_calm(g, discs(g, c, step, _owners(g, c, step, r))))


@operation(AddUnrest, possible=_can_add, at_once=is_joint)
def add_unrest(g: Game, c: Context, step: AddUnrest, r: Realm) -> Script[Found]:
    """PP-14.1.2: to so many pieces, those without Unrest; ``each: area`` in every Area apart."""
    found = Found()
    owners = _owners(g, c, step, r)
    where = yield from _chosen_areas(g, c, step, r, owners)
    groups: list[list[Area] | None] = [[a] for a in where] if where and step.each == "area" else [where]
    for number, group in enumerate(groups):
        meant = [p for p in discs(g, c, step, owners) if group is None or AREA_OF[p] in group]
        to_come = {a for other in groups[number + 1 :] for a in other or ()}
        later = [p for p in _calm(g, discs(g, c, step, owners)) if AREA_OF[p] in to_come]
        wanted = amounts.amount(g, c, step.amount, len(meant))
        for p in (yield from _chosen_pieces(g, c, step, r, _calm(g, meant), wanted, found, later)):
            pieces.add_unrest(g, p)
            g.log("log-unrest", c.rule, seat=pieces.holder(g, p), province=p)
    found.pieces = list(found.provinces)
    return found.if_any()


def _chosen_areas(g: Game, c: Context, step: AddUnrest, r: Realm, owners: Collection[int]) -> Script[list[Area] | None]:
    """Areas in which something can be done go before others; None: no Area is named."""
    if step.where is None:
        return None
    candidates = select.areas(g, c, step.where)
    useful = {AREA_OF[p] for p in _calm(g, discs(g, c, step, owners))}
    first = [a for a in candidates if a in useful] or candidates
    by = run.decider(g, c, step, r)
    return (yield from select.picked(g, c, step.where, first, by, UNREST_AREA))


def _chosen_pieces(
    g: Game,
    c: Context,
    step: AddUnrest,
    r: Realm,
    pool: list[Province],
    wanted: int,
    found: Found,
    later: list[Province],
) -> Script[list[Province]]:
    """The owner chooses which (PP-16.3.5), or whom ``pieces_by`` says; among several owners the Active Player (or
    ``by``) divides."""
    chosen = list[Province]()
    while pool and len(chosen) < wanted:
        left = wanted - len(chosen)
        options = _bound(g, c, step, pool, left, found, later)
        if step.pieces_by is not None:
            seat = chooser(g, c, select.who(g, c, step.pieces_by)[0])
        else:
            holders = sorted({pieces.holder(g, p) for p in options})
            divider = run.decider(g, c, step, r) if step.by is not None else chooser(g, c, c.active)
            seat = holders[0] if len(pool) <= left else (yield from choose(Ask(divider, UNREST_OWNER, [*holders])))
            options = [p for p in options if pieces.holder(g, p) == seat]
        free: list[Value] = [*options]
        p = pool[0] if len(pool) <= left else (yield from choose(Ask(seat, UNREST_PIECE, free, args=c.source)))
        pool.remove(p)
        chosen.append(p)
        _note(g, found, p)
    return chosen


def _bound(
    g: Game, c: Context, step: AddUnrest, pool: list[Province], left: int, found: Found, later: list[Province]
) -> list[Province]:
    """``at_least``: so many of the pieces must be of that owner; they are due when no later Area has any."""
    if step.at_least is None:
        return pool
    named = select.who(g, c, step.at_least.owner)
    due = step.at_least.min - sum(1 for p in found.provinces if _owner(g, p) in named)
    own = [p for p in pool if _owner(g, p) in named]
    return own if own and due >= left and not any(_owner(g, p) in named for p in later) else pool


def _note(g: Game, found: Found, p: Province) -> None:
    found.provinces.append(p)
    if AREA_OF[p] not in found.areas:
        found.areas.append(AREA_OF[p])
    if _owner(g, p) not in found.realms:
        found.realms.append(_owner(g, p))


# Removing Unrest (PP-5.5.20)

CALM_PIECE: Final = Kind("remove_unrest_from", "PP-5.5.20", PROVINCE)
CALM_AREA: Final = Kind("remove_unrest_in", "PP-5.5.20", AREA)


def _restless(g: Game, c: Context, step: RemoveUnrest, r: Realm) -> list[Province]:
    """Own pieces of which Suppress Unrest could remove the Unrest."""
    seat = g.seat_of[r]
    if seat == NOBODY:
        return []
    found = military_actions.suppressible(g, seat)
    piece = step.piece
    if isinstance(piece, str) and piece.startswith("$"):
        labelled = selectors.label(c, piece[1:]).provinces
        found = [p for p in found if p in labelled]
    elif piece == "town":
        found = [p for p in found if g.town[p] == seat]
    if step.where is not None:
        areas = set(select.areas(g, c, step.where))
        found = [p for p in found if AREA_OF[p] in areas]
    if step.provinces is not None:
        provinces = set(select.provinces(g, c, step.provinces))
        found = [p for p in found if p in provinces]
    return found


def _can_remove(g: Game, c: Context, step: RemoveUnrest, r: Realm) -> bool:
    return bool(_restless(g, c, step, r))


@operation(RemoveUnrest, possible=_can_remove, asks=True)
def remove_unrest(g: Game, c: Context, step: RemoveUnrest, r: Realm) -> Script[Found]:
    """Up to so many pieces of the owner's choice; a part of all must be calmed."""
    seat = g.seat_of[r]
    if step.each == "area":
        return (yield from _calm_areas(g, c, step, r))
    pool = _restless(g, c, step, r)
    if step.where is not None:
        areas = sorted({AREA_OF[p] for p in pool})
        chosen = yield from select.picked(g, c, step.where, areas, seat, CALM_AREA)
        pool = [p for p in pool if AREA_OF[p] in chosen]
    is_number = isinstance(step.amount, int)
    found = Found()
    for _ in range(amounts.amount(g, c, step.amount, len(pool))):
        if not pool:
            break
        p = yield from choose(Ask(seat, CALM_PIECE, [*pool, STOP] if is_number else [*pool], args=c.source))
        if p == STOP:
            break
        pool.remove(p)
        _pacify(g, c, seat, p, found)
    return found.if_any()


def _calm_areas(g: Game, c: Context, step: RemoveUnrest, r: Realm) -> Script[Found]:
    """All of it in an Area, in as many Areas as the owner wants."""
    seat = g.seat_of[r]
    found = Found()
    while True:
        areas: list[Value] = sorted({AREA_OF[p] for p in _restless(g, c, step, r)})
        if not areas:
            return found.if_any()
        a = yield Ask(seat, CALM_AREA, [*areas, STOP], STOP, args=c.source)
        if a == STOP:
            return found.if_any()
        for p in _restless(g, c, step, r):
            if AREA_OF[p] == a:
                _pacify(g, c, seat, p, found)


def _pacify(g: Game, c: Context, seat: Seat, p: Province, found: Found) -> None:
    pieces.remove_unrest(g, p)
    g.log("log-calmed", c.rule, seat=seat, province=p)
    _note(g, found, p)


# Rebel Units (14.3)

REBELS_WHERE: Final = Kind("rebels_where", "PP-16.3.5", AREA)
REBELS_FROM: Final = Kind("rebels_from", "PP-16.3.5", AREA)
REBELS_TO: Final = Kind("rebels_to", "PP-16.3.5", AREA)


def _can_place(g: Game, c: Context, step: PlaceRebels, r: Realm) -> bool:
    return bool(select.areas(g, c, step.where))


@operation(PlaceRebels, possible=_can_place, at_once=True)
def place_rebels(g: Game, c: Context, step: PlaceRebels, r: Realm) -> Script[Found]:
    """PP-14.3.4: divided freely among the Areas; where PR Units are a Battle follows at once (PP-14.3.3)."""
    by = run.decider(g, c, step, r)
    where = yield from select.picked(g, c, step.where, select.areas(g, c, step.where), by, REBELS_WHERE)
    each = step.each
    if each == "piece":
        counts = {a: amounts.amount(g, c, step.amount) * _pieces_in(g, c, step, a) for a in where}
    elif each == "area":
        counts = {a: amounts.amount(g, c, step.amount) for a in where}
    else:
        counts = yield from _divide(g, c, step, where, by)
    found = Found()
    for a, number in counts.items():
        if number:
            yield from rebels.place_rebels(g, a, number, c.rule)
            found.areas.append(a)
    return found.if_any()


def _pieces_in(g: Game, c: Context, step: PlaceRebels, a: Area) -> int:
    """Pieces in an Area: those of the kind named, else those that the label of ``where`` has."""
    if step.piece is not None:
        return sum(1 for p in select.find(g, c, _pieces(step.piece)) if AREA_OF[p] == a)
    assert isinstance(step.where, str)
    return sum(1 for p in selectors.label(c, step.where[1:]).provinces if AREA_OF[p] == a)


def _divide(g: Game, c: Context, step: PlaceRebels, where: list[Area], by: int) -> Script[dict[Area, int]]:
    counts = dict.fromkeys(where, 0)
    most = step.max_each
    for _ in range(amounts.amount(g, c, step.amount)):
        room: list[Value] = [a for a in where if most is None or counts[a] < most]
        if not room:
            break
        a = yield from choose(Ask(by, REBELS_WHERE, room, args=c.source))
        counts[a] += 1
    return counts


def _held(g: Game, c: Context, named: AreaRef) -> list[Area]:
    return [a for a in select.areas(g, c, named) if g.rebels[a]]


@operation(RemoveRebels, possible=lambda g, c, step, r: bool(_held(g, c, step.where)), at_once=True)
def remove_rebels(g: Game, c: Context, step: RemoveRebels, r: Realm) -> Script[Found]:
    """Rebel Units of these Areas go to supply."""
    held = _held(g, c, step.where)
    found = Found()
    for _ in range(amounts.amount(g, c, step.amount, sum(g.rebels[a] for a in held))):
        left: list[Value] = [a for a in held if g.rebels[a]]
        if not left:
            break
        a = yield from choose(Ask(run.decider(g, c, step, r), REBELS_FROM, left, args=c.source))
        g.rebels[a] -= 1
        g.log("log-rebels-disperse", c.rule, area=a)
    return found


@operation(MoveRebels, possible=lambda g, c, step, r: bool(_held(g, c, step.from_)), at_once=True)
def move_rebels(g: Game, c: Context, step: MoveRebels, r: Realm) -> Script[Found]:
    """To another Area; ``$from`` is the one they leave. Where PR Units are a Battle follows (PP-14.3.3)."""
    by = run.decider(g, c, step, r)
    origins = yield from select.picked(g, c, step.from_, _held(g, c, step.from_), by, REBELS_FROM)
    left = Found()
    left.areas = origins
    c.labels["from"] = left
    targets = yield from select.picked(g, c, step.to, select.areas(g, c, step.to), by, REBELS_TO)
    if not targets:
        return nothing()
    a, target = origins[0], targets[0]
    number = amounts.amount(g, c, step.amount, g.rebels[a])
    g.rebels[a] -= number
    g.rebels[target] += number
    g.log("log-rebels-move", c.rule, area=a, other_area=target, n=number)
    yield from rebels.meet_rebels(g, target)
    found = Found()
    found.areas.append(target)
    return found


# Rebel Towns and Rebel Dice


def _to_seize(g: Game, c: Context, step: PlaceRebelTown) -> list[Province]:
    """Provinces with a player's disc that nobody occupies."""
    named = select.provinces(g, c, step.provinces)
    return [p for p in named if g.occupier[p] == NOBODY and pieces.player_at(g, p) != NOBODY]


@operation(PlaceRebelTown, possible=lambda g, c, step, r: bool(_to_seize(g, c, step)), at_once=True)
def place_rebel_town(g: Game, c: Context, step: PlaceRebelTown, r: Realm) -> Script[Found]:
    """PP-14.3.10."""
    found = Found()
    for p in _to_seize(g, c, step):
        yield from rebels.raise_rebel_town(g, p, c.rule)
        _note(g, found, p)
    return found


def _can_roll(g: Game, c: Context, step: RollRebelDice, r: Realm) -> bool:
    seat = g.seat_of[r]
    return seat != NOBODY and bool(rebels.unrest_areas(g, seat))


@operation(RollRebelDice, possible=_can_roll)
def roll_rebel_dice(g: Game, c: Context, step: RollRebelDice, r: Realm) -> Script[Found]:
    """PP-14.2.1(c): for the Areas named, or all."""
    areas = select.areas(g, c, step.where) if step.where is not None else None
    yield from rebels.roll_rebel_dice(g, g.seat_of[r], areas)
    return Found()
