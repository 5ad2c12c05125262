"""Towns and Vassal tokens on Provinces (PP-16.3.15, PP-16.3.16). Provinces that change hands: handover.py."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import pieces, terms
from ..board import AREA_OF, PROVINCE
from ..ids import Province, Realm, Seat
from ..model import LARGE_DISCS, NO_TOWN, NOBODY, REBELS, SMALL_TOWN, TOKEN_TOWN, Game
from ..rules import vassals
from ..tables import VASSAL_TOKENS
from ..vocabulary.places import DevelopTown, PlaceTown, PlaceVassal, ReduceTown, RemovePiece, SwapPiece
from . import amounts, select
from .context import Context, Found
from .run import decider, operation

SMALL: Final = (SMALL_TOWN, TOKEN_TOWN)


def meant(g: Game, c: Context, step: DevelopTown | PlaceTown | PlaceVassal | ReduceTown | SwapPiece) -> list[Province]:
    """The Provinces of a step: ``provinces``, or all of ``where``."""
    if step.provinces is not None:
        return select.provinces(g, c, step.provinces)
    if not isinstance(step, DevelopTown | PlaceTown | PlaceVassal) and step.where is not None:
        return [p for a in select.areas(g, c, step.where) for p in g.board.provinces_of[a]]
    return list(g.board.provinces)


# Gain or place a Town or Vassal (PP-16.3.15)

TOWN_WHERE: Final = Kind("card_town", "PP-16.3.15", PROVINCE)
VASSAL_WHERE: Final = Kind("card_vassal", "PP-16.3.15", PROVINCE)


def is_anothers(g: Game, seat: Seat, p: Province) -> bool:
    """PP-16.3.15: Owned, Vassalized or Occupied by another player."""
    return pieces.player_at(g, p) not in (NOBODY, seat) or g.occupier[p] not in (NOBODY, REBELS, seat)


def town_sites(g: Game, c: Context, step: PlaceTown, r: Realm) -> list[Province]:
    seat = g.seat_of[r]
    if seat == NOBODY:
        return []
    return [
        p
        for p in meant(g, c, step)
        if g.town[p] != seat and not is_anothers(g, seat, p) and pieces.disc_for(g, seat, p) != NO_TOWN
    ]


def can_place_town(g: Game, c: Context, step: PlaceTown, r: Realm) -> bool:
    return bool(town_sites(g, c, step, r))


@operation(PlaceTown, possible=can_place_town)
def place_town(g: Game, c: Context, step: PlaceTown, r: Realm) -> Script[Found]:
    """PP-16.3.15: of the Province's size. A Realm that loses its last Province ceases to exist (checks); an own
    Colonial Claim on a Territory is used up (PP-5.3.4)."""
    seat = g.seat_of[r]
    found = Found()
    by = decider(g, c, step, r)
    for p in (yield from select.picked(g, c, step.provinces, town_sites(g, c, step, r), by, TOWN_WHERE)):
        vacant = terms.is_vacant(g, p)
        if pieces.place_town(g, seat, p, unrest=int(step.unrest)):
            if vacant:
                pieces.remove_claim(g, seat, AREA_OF[p])
            g.log("log-town-placed", "PP-16.3.15", seat=seat, province=p)
            found.provinces.append(p)
    return found.if_any()


def lord_after(g: Game, p: Province) -> Realm:
    """The Realm to which a Province belongs by flag or DNPR token, under the discs of players; NOBODY: a Territory."""
    flag = g.board.flag[p]
    if g.dnpr[p] != NOBODY:
        return g.dnpr[p]
    return NOBODY if flag == NOBODY else g.heir[flag]


def can_be_vassal(g: Game, p: Province) -> bool:
    """PP-2.4.1, PP-11.4.5: a player's Realm is never a Vassal, nor are Distant Realms, nor one whose player has left
    (PP-21.0.3); a Territory has no Realm."""
    r = lord_after(g, p)
    return r != NOBODY and g.seat_of[r] == NOBODY and not g.abandoned[r] and not terms.is_distant(g, r)


def vassal_sites(g: Game, c: Context, step: PlaceVassal, r: Realm) -> list[Province]:
    seat = g.seat_of[r]
    if seat == NOBODY:
        return []
    replaces = step.replace
    return [
        p
        for p in meant(g, c, step)
        if can_be_vassal(g, p)
        and g.vassal[p] != seat
        and (replaces or (g.town[p] != seat and not is_anothers(g, seat, p)))
    ]


def can_place_vassal(g: Game, c: Context, step: PlaceVassal, r: Realm) -> bool:
    return bool(vassal_sites(g, c, step, r))


@operation(PlaceVassal, possible=can_place_vassal)
def place_vassal(g: Game, c: Context, step: PlaceVassal, r: Realm) -> Script[Found]:
    """PP-16.3.15; ``replace``: a Town or Vassal token there is returned first. A Realm of which no Province is left
    free is a Vassal now (PP-11.4.8)."""
    seat = g.seat_of[r]
    found = Found()
    by = decider(g, c, step, r)
    for p in (yield from select.picked(g, c, step.provinces, vassal_sites(g, c, step, r), by, VASSAL_WHERE)):
        loser = pieces.holder(g, p)
        if not pieces.place_vassal(g, seat, p, unrest=int(step.unrest)):
            continue
        g.log("log-vassal-placed", "PP-16.3.15", seat=seat, province=p)
        yield from vassals.lose_independence(g, g.lawful[p])
        found.provinces.append(p)
        if loser not in (NOBODY, seat) and g.realm[loser] not in found.realms:
            found.realms.append(g.realm[loser])
    return found.if_any()


# Develop and reduce Towns (PP-16.3.16)

DEVELOP: Final = Kind("card_develop", "PP-16.3.16", PROVINCE)
REDUCE: Final = Kind("card_reduce", "PP-16.3.16", PROVINCE)


def larger_disc(g: Game, p: Province) -> int:
    """PP-16.3.16, PP-C.3.3: a large Town, or a second piece beside the small one; NO_TOWN if there is none left."""
    disc = pieces.disc_of_size(g, p, large=True)
    return disc if disc in LARGE_DISCS else NO_TOWN


def small_towns(g: Game, c: Context, step: DevelopTown, r: Realm) -> list[Province]:
    """Own small Towns that are not Occupied."""
    seat = g.seat_of[r]
    if seat == NOBODY:
        return []
    found = set(meant(g, c, step))
    return [p for p in terms.own_towns(g, seat) if p in found and g.disc[p] in SMALL and larger_disc(g, p) != NO_TOWN]


def can_develop(g: Game, c: Context, step: DevelopTown, r: Realm) -> bool:
    return bool(small_towns(g, c, step, r))


@operation(DevelopTown, possible=can_develop)
def develop_town(g: Game, c: Context, step: DevelopTown, r: Realm) -> Script[Found]:
    """PP-16.3.16: one small Town after the other."""
    seat = g.seat_of[r]
    number = amounts.amount(g, c, step.amount)
    found = Found()
    for _ in range(number):
        towns: list[Value] = [*small_towns(g, c, step, r)]
        if not towns:
            break
        p = yield from choose(Ask(decider(g, c, step, r), DEVELOP, towns, args=c.source))
        pieces.resize_town(g, p, larger_disc(g, p))
        g.log("log-town-grows", "PP-16.3.16", seat=seat, province=p)
        found.provinces.append(p)
    return found.if_any()


def large_towns(g: Game, c: Context, step: ReduceTown) -> list[Province]:
    """Large Towns of anybody where the step says."""
    return [p for p in meant(g, c, step) if g.disc[p] in LARGE_DISCS and g.occupier[p] == NOBODY]


def can_reduce(g: Game, c: Context, step: ReduceTown, r: Realm) -> bool:
    return bool(large_towns(g, c, step))


@operation(ReduceTown, possible=can_reduce, at_once=True)
def reduce_town(g: Game, c: Context, step: ReduceTown, r: Realm) -> Script[Found]:
    """A large Town becomes a small one, whoever's it is."""
    found = Found()
    number = amounts.amount(g, c, step.amount)
    towns = large_towns(g, c, step)
    for _ in range(min(number, len(towns))):
        p = yield from choose(Ask(decider(g, c, step, r), REDUCE, [*towns], args=c.source))
        towns.remove(p)
        pieces.resize_town(g, p, pieces.disc_of_size(g, p, large=False))
        g.log("log-town-shrinks", "PP-16.3.8", seat=g.town[p], province=p)
        found.provinces.append(p)
    return found.if_any()


# Towns for Vassal tokens and the other way round

SWAP: Final = Kind("card_swap", "PP-16.3.15", PROVINCE)


def swappable(g: Game, c: Context, step: SwapPiece, r: Realm) -> list[Province]:
    """Own pieces of the one kind that can become the other."""
    seat = g.seat_of[r]
    if seat == NOBODY:
        return []
    free = [p for p in meant(g, c, step) if g.occupier[p] == NOBODY]
    if step.from_ == "vassal":
        return [p for p in free if g.vassal[p] == seat and pieces.disc_for(g, seat, p) != NO_TOWN]
    left = VASSAL_TOKENS - g.vassal_tokens[seat]
    return [p for p in free if g.town[p] == seat and can_be_vassal(g, p) and pieces.vassal_count(g, p) <= left]


def can_swap(g: Game, c: Context, step: SwapPiece, r: Realm) -> bool:
    return bool(swappable(g, c, step, r))


@operation(SwapPiece, possible=can_swap)
def swap_piece(g: Game, c: Context, step: SwapPiece, r: Realm) -> Script[Found]:
    """Own Towns become Vassal tokens (of the Realm whose flag or token lies below) or the other way round; Unrest
    stays, or comes with it."""
    seat = g.seat_of[r]
    found = Found()
    number = amounts.amount(g, c, step.amount, len(swappable(g, c, step, r)))
    for _ in range(number):
        able: list[Value] = [*swappable(g, c, step, r)]
        if not able:
            break
        p = yield from choose(Ask(decider(g, c, step, r), SWAP, able, args=c.source))
        unrest = int(step.unrest) or g.unrest[p]
        if step.from_ == "vassal":
            pieces.place_town(g, seat, p, unrest=unrest)
            g.log("log-town-placed", c.rule, seat=seat, province=p)
        else:
            pieces.place_vassal(g, seat, p, unrest=unrest)
            g.log("log-vassal-placed", c.rule, seat=seat, province=p)
        found.provinces.append(p)
    return found.if_any()


# Pieces removed


def removable(g: Game, c: Context, step: RemovePiece) -> list[Province]:
    """Provinces with such a piece of ``who``; ``disorder``: with Unrest or a Rebel Town."""
    named = step.piece if isinstance(step.piece, str) else step.piece.type
    kinds = (named,) if isinstance(named, str) else named
    disorder = not isinstance(step.piece, str) and step.piece.disorder
    anybody = step.who == "any"
    owners = {g.seat_of[r] for r in select.who(g, c, step.who)} - {NOBODY}
    found = list[Province]()
    for p in select.provinces(g, c, step.provinces):
        holder, rebels = pieces.holder(g, p), g.occupier[p] == REBELS
        is_kind = holder != NOBODY and ("any" in kinds or ("town" if g.town[p] != NOBODY else "vassal") in kinds)
        if not (is_kind and (anybody or holder in owners)) and not (rebels and "rebel_town" in kinds):
            continue
        if not disorder or rebels or g.unrest[p]:
            found.append(p)
    return found


def can_remove(g: Game, c: Context, step: RemovePiece, r: Realm) -> bool:
    return bool(removable(g, c, step))


@operation(RemovePiece, possible=can_remove, at_once=True)
def remove_piece(g: Game, c: Context, step: RemovePiece, r: Realm) -> Script[Found]:
    """The piece returns to its owner, with a Rebel Town or an occupier's on it."""
    found = Found()
    for p in removable(g, c, step):
        seat = pieces.holder(g, p)
        pieces.remove_base(g, p)
        if seat != NOBODY:
            g.log("log-piece-removed", c.rule, seat=seat, province=p)
            if g.realm[seat] not in found.realms:
                found.realms.append(g.realm[seat])
        found.provinces.append(p)
    yield from ()
    return found.if_any()
