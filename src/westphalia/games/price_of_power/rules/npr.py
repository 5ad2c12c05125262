"""PP-13 Non-Player Realms: what they are, their Strength, Dynamic NPRs. Their wars are in chapter 9."""

from __future__ import annotations

from itertools import compress
from operator import ne

from westphalia.kernel.script import Script

from .. import terms
from ..board import CONTENT, PROVINCE_SORT, REALM_SORT, REALMS, realm
from ..ids import Province, Realm, Seat, all_seats, pair
from ..model import NOBODY, Game
from ..tables import COLOURS, LARGE, MAX_SEATS
from . import units

_REALM_AT = tuple(r for r in REALMS for _ in range(MAX_SEATS))  # by place in the columns of tokens


def strength(g: Game, r: Realm) -> int:
    """PP-13.4.25: Tax Values of all Provinces owned by the NPR and by its Vassals, with +1 Manpower tokens."""
    return terms.npr_base_tax(g, r) + sum(terms.npr_base_tax(g, v) for v in terms.vassals_of(g, r))


def by_name(g: Game, realms: list[Realm]) -> list[Realm]:
    """In alphabetical order (engine notes, 5)."""
    return sorted(realms, key=lambda r: REALM_SORT[r])


def end_realms_without_land(g: Game) -> Script[None]:
    """PP-13.0.8: a Realm without a Province ceases to exist; PP-13.0.6: Vassals without overlord are free;
    PP-13.0.5: a lost Capital is replaced."""
    marked, printed = _realms_with_tokens(g), g.board.capital
    for r in _realms_to_check(g, marked):
        lands = g.lands[r]
        if not lands:
            if r in marked and g.seat_of[r] == NOBODY:
                yield from end_realm(g, r)
            continue
        lord = g.overlord[r]
        if lord != NOBODY and not terms.independent_lands(g, lord):
            g.overlord[r] = NOBODY
            g.log("log-vassal-freed", "PP-13.0.6", realm=r)
        p = printed[r]
        if g.seat_of[r] == NOBODY and (g.capital[r] != p or p not in lands or g.vassal[p] != NOBODY):
            replace_capital(g, r, "PP-13.0.5")


def _realms_to_check(g: Game, marked: set[Realm]) -> list[Realm]:
    """Those of which something could follow: with tokens on them, Vassals, and those whose printed Capital is not, or
    no longer, theirs and free. Of all others nothing does."""
    lawful, vassal, printed = g.lawful, g.vassal, g.board.capital
    found = {*marked, *compress(REALMS, map(ne, g.capital, printed))}
    found.update([r for r, lord in zip(REALMS, g.overlord, strict=True) if lord != NOBODY])
    found.update([r for r, p in zip(REALMS, printed, strict=True) if lawful[p] != r or vassal[p] != NOBODY])
    return sorted(found)


def replace_capital(g: Game, r: Realm, rule: str) -> None:
    """PP-13.0.5: the printed Capital if the Realm has it, else its first Large Province by name, else its first."""
    printed, seat = g.board.capital[r], g.seat_of[r]
    free = [p for p in g.lands[r] if g.vassal[p] == NOBODY] or list(g.lands[r])
    lands = free if seat == NOBODY else terms.own_towns(g, seat)
    before = g.capital[r]
    if printed in lands and g.colour[r] == NOBODY:
        g.capital[r] = printed
    elif before not in lands:
        large = [p for p in lands if g.board.tax[p] == LARGE]
        g.capital[r] = min(large or lands, key=lambda p: PROVINCE_SORT[p])
    if g.capital[r] != before:
        g.log("log-capital", rule, realm=r, province=g.capital[r])


def _realms_with_tokens(g: Game) -> set[Realm]:
    """Realms on which a token of a player lies."""
    tokens = 0  # one number of a thousand bytes: five columns are laid over each other at once
    for column in (g.alliance, g.marriage, g.war, g.truce, g.cb):
        tokens |= int.from_bytes(column, "little")
    return {*compress(_REALM_AT, tokens.to_bytes(len(_REALM_AT), "little"))}


def end_realm(g: Game, r: Realm) -> Script[None]:
    """PP-13.0.8: all tokens on it return to their owners without penalty; the Allied Units of an Active Ally go
    (PP-10.3.4)."""
    friend = terms.active_patron(g, r)
    lost = units.allied_units(g.strength_before[r])
    remove_tokens(g, r)
    if friend != NOBODY:
        yield from units.lose_allied_units(g, friend, lost, "PP-10.3.4")


def remove_tokens(g: Game, r: Realm) -> None:
    for at in range(r * MAX_SEATS, r * MAX_SEATS + MAX_SEATS):
        g.alliance[at] = g.marriage[at] = g.war[at] = g.truce[at] = g.cb[at] = 0
    _return_own(g, r)
    g.strength_before[r] = 0
    g.log("log-realm-ends", "PP-13.0.8", realm=r)


def _return_own(g: Game, r: Realm) -> None:
    """PB-9.1: of a Bot that is annexed its own tokens on players go, too: between two players both sides end."""
    seat = g.seat_of[r]
    for other in g.realm if seat != NOBODY else ():
        at = pair(other, seat)
        g.alliance[at] = g.marriage[at] = g.war[at] = g.truce[at] = 0


def return_treaties(g: Game, r: Realm, rule: str) -> None:
    """War, Truce and CB tokens on a Realm that is no party any more return to their owners (PP-11.4.8, PP-11.4.11)."""
    at = all_seats(r)
    if any(g.war[at]) or any(g.truce[at]) or any(g.cb[at]):
        g.war[at] = g.truce[at] = g.cb[at] = bytes(MAX_SEATS)
        _return_own(g, r)
        g.log("log-treaties-return", rule, realm=r)


def end_truce(g: Game, seat: Seat, r: Realm) -> None:
    """A Truce between a player and a Realm ends, on both sides."""
    g.truce[pair(r, seat)] = 0
    other = g.seat_of[r]
    if other != NOBODY:
        g.truce[pair(g.realm[seat], other)] = 0


# 13.3 Dynamic NPRs


def dnprs(g: Game) -> list[Realm]:
    """The DNPRs in play, by name."""
    return by_name(g, [r for r in REALMS if g.colour[r] != NOBODY and g.lands[r]])


def dnpr_of_colour(g: Game, colour: int) -> Realm:
    """The first DNPR of a colour, or NOBODY."""
    return next((r for r in dnprs(g) if g.colour[r] == colour), NOBODY)


def spare_dnprs(g: Game, colour: int) -> list[Realm]:
    """Realms that have that colour in the content and are not in the game."""
    entries = (*CONTENT.dnpr.scenario_dnprs, *CONTENT.dnpr.event_dnprs)
    realms = [realm(entry.realm) for entry in entries if entry.colour == COLOURS[colour]]
    return [r for r in realms if g.seat_of[r] == NOBODY and not g.lands[r]]


def may_found_dnpr(g: Game, colour: int) -> bool:
    return bool(spare_dnprs(g, colour))


def found_dnpr(g: Game, colour: int, p: Province) -> Realm:
    """PP-14.3.15: an unused colour founds a new DNPR with its Capital there. The caller asks ``may_found_dnpr``."""
    r = spare_dnprs(g, colour)[0]
    g.colour[r] = colour
    g.capital[r] = p
    return r
