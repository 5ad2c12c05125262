"""PP-10.0, PP-10.3: who belongs to which side of a War in Peace: Vassals, Active Allies, Imperial Subjects."""

from __future__ import annotations

from .. import terms
from ..ids import Province, Realm, Seat
from ..model import NOBODY, Game
from . import hre, wars


def provinces_of(g: Game, r: Realm) -> list[Province]:
    """De jure Provinces of a Realm, its Vassals' included (PP-10.0.3)."""
    seat = g.seat_of[r]
    own = [p for p in g.lands[r] if g.vassal[p] == NOBODY]
    if seat != NOBODY:
        return [*own, *(p for p in terms.marked(g, seat) if g.vassal[p] == seat)]
    for v in terms.vassals_of(g, r):
        own += [p for p in g.lands[v] if g.vassal[p] == NOBODY]
    return own


def controls(g: Game, seat: Seat, p: Province) -> bool:
    """PP-10.0.3: a player controls a Province himself or through a Vassal."""
    return terms.controls(g, g.realm[seat], p) or (g.vassal[p] == seat and g.occupier[p] == NOBODY)


def side_of(g: Game, r: Realm, against: Seat) -> list[Realm]:
    """PP-10.1.4, PP-10.3.5, PP-10.3.12: a Realm and those for whom it makes Peace with a player: Active Allies, and NPR
    Imperial Subjects while the Emperor defends the Empire."""
    seat = g.seat_of[r]
    if seat == NOBODY:
        return [r]
    subjects = [x for x in terms.wars_of(g, against) if is_spoken_for(g, x, against)] if r == g.emperor else []
    return [r, *wars.active_allies(g, seat), *(x for x in subjects if terms.active_patron(g, x) != seat)]


def lands_of_side(g: Game, r: Realm, against: Seat) -> list[Province]:
    return [p for x in side_of(g, r, against) for p in provinces_of(g, x)]


def is_spoken_for(g: Game, r: Realm, seat: Seat) -> bool:
    """PP-18.4.14: an NPR Imperial Subject at War with an external Aggressor with whom the Emperor is at War."""
    emperor = hre.emperor_seat(g)
    if not g.defending_hre or emperor == NOBODY or g.seat_of[r] != NOBODY:
        return False
    if hre.is_member(g, g.realm[seat]) or not hre.is_subject(g, r):
        return False
    return terms.at_war_with(g, seat, g.emperor)


def spokesman(g: Game, r: Realm, seat: Seat) -> Seat:
    """The player who makes Peace with ``seat`` on behalf of a Realm, or NOBODY if it does so itself."""
    patron = terms.active_patron(g, r)
    if patron not in (NOBODY, seat):
        return patron
    return hre.emperor_seat(g) if is_spoken_for(g, r, seat) else NOBODY
