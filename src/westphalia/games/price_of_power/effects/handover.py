"""Provinces that change hands, by cession, sale or a token of a Dynamic NPR (PP-16.3.21)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script

from .. import decks, pieces, terms
from ..board import AREA_OF, CONTENT, CONTINENT_OF, PROVINCE
from ..board import province as province_number
from ..board import realm as realm_number
from ..ids import Province, Realm
from ..model import NO_TOWN, NOBODY, Game
from ..rules import dnpr, npr, realm
from ..tables import COLOURS, RELIGIONS
from ..vocabulary.places import BuyProvince, CedeProvince, PlaceDnpr
from ..vocabulary.selectors import ProvinceRef
from . import costs, run, select
from .context import Context, Found
from .provinces import lord_after
from .run import decider, operation

# Ceded and sold


def ceded(g: Game, c: Context, step: CedeProvince, r: Realm) -> list[Province]:
    return [p for p in select.provinces(g, c, step.provinces) if terms.owns(g, r, p)]


def can_cede(g: Game, c: Context, step: CedeProvince, r: Realm) -> bool:
    takers = [x for x in select.who(g, c, step.to) if x != r]
    return bool(takers and ceded(g, c, step, r))


@operation(CedeProvince, possible=can_cede)
def cede_province(g: Game, c: Context, step: CedeProvince, r: Realm) -> Script[Found]:
    """The Provinces named go to another Realm."""
    taker = next(x for x in select.who(g, c, step.to) if x != r)
    found = Found()
    for p in ceded(g, c, step, r):
        if change_hands(g, p, taker):
            g.log("log-ceded", c.rule, realm=taker, province=p)
            found.provinces.append(p)
    yield from ()
    return found.if_any()


def change_hands(g: Game, p: Province, taker: int) -> bool:
    """A player marks it with a Town, with the Unrest that was there; to a Realm without player it falls if it is its
    own by flag or token."""
    seat = g.seat_of[taker]
    if seat != NOBODY:
        return pieces.place_town(g, seat, p, unrest=g.unrest[p])
    if lord_after(g, p) != taker:
        return False
    pieces.remove_base(g, p)
    return True


BUY: Final = Kind("card_buy", "PP-16.3.8", PROVINCE)
SELL: Final = Kind("card_sell", "PP-16.3.8")


def for_sale(g: Game, c: Context, step: BuyProvince, r: Realm) -> list[Province]:
    """Free Provinces of others; a player keeps his Capital (PP-5.1.12)."""
    seat = g.seat_of[r]
    if seat == NOBODY or not costs.is_payable(g, c, step.price, seat):
        return []
    found = list[Province]()
    for p in select.provinces(g, c, step.provinces):
        owner = terms.owner(g, p)
        if owner in (NOBODY, r) or g.vassal[p] != NOBODY or pieces.disc_for(g, seat, p) == NO_TOWN:
            continue
        if g.seat_of[owner] == NOBODY or g.capital[owner] != p:
            found.append(p)
    return found


def can_buy(g: Game, c: Context, step: BuyProvince, r: Realm) -> bool:
    return bool(for_sale(g, c, step, r))


@operation(BuyProvince, possible=can_buy)
def buy_province(g: Game, c: Context, step: BuyProvince, r: Realm) -> Script[Found]:
    """An offer outside PP-5.1.12: an NPR accepts; a player who refuses suffers ``refused``."""
    seat = g.seat_of[r]
    (p,) = yield from select.picked(g, c, step.provinces, for_sale(g, c, step, r), decider(g, c, step, r), BUY)
    seller = g.lawful[p]
    found = Found()
    found.provinces, found.realms = [p], [seller]
    other = g.seat_of[seller]
    if other != NOBODY:
        answer = yield Ask(other, SELL, [run.ACCEPT, "refuse"], "refuse", args={"seat": seat, "province": p})
        if answer == "refuse":
            found.whole = False
            if step.as_ is not None:
                c.labels[step.as_] = found
            yield from run.run(g, c, step.refused)
            return found
    yield from costs.pay(g, c, step.price, seat)
    if other != NOBODY:
        realm.gain_ducats(g, other, costs.parts(g, c, step.price).ducats, c.rule)
    change_hands(g, p, r)
    g.log("log-bought", c.rule, seat=seat, realm=seller, province=p)
    return found


# DNPR tokens (PP-16.3.21)

DNPR_WHERE: Final = Kind("card_dnpr", "PP-16.3.21", PROVINCE)


EVENT_DNPRS: Final = {realm_number(entry.realm): entry for entry in CONTENT.dnpr.event_dnprs}


def token_realm(g: Game, c: Context, step: PlaceDnpr) -> Realm:
    """Whose tokens they are: of the Realm named; if a player runs it, of the DNPR of that colour, or of a new one."""
    (r,) = select.who(g, c, step.realm) or (realm_number(step.realm),)
    if g.seat_of[r] == NOBODY:
        return r
    colour = COLOURS.index(step.colour)
    if step.capital is not None:
        return NOBODY
    return next(iter([x for x in npr.dnprs(g) if g.colour[x] == colour] or npr.spare_dnprs(g, colour)), NOBODY)


def dnpr_sites(g: Game, c: Context, step: PlaceDnpr, named: ProvinceRef) -> list[Province]:
    """PP-16.3.21(c): never on a Core Province of a player, unless the card says so."""
    r = token_realm(g, c, step)
    if r == NOBODY:
        return []
    free = step.on_cores
    return [p for p in select.provinces(g, c, named) if g.dnpr[p] != r and (free or not terms.is_core_of_pr(g, p))]


def can_place_dnpr(g: Game, c: Context, step: PlaceDnpr, realm: Realm) -> bool:
    return bool(dnpr_sites(g, c, step, step.provinces))


@operation(PlaceDnpr, possible=can_place_dnpr, at_once=True)
def place_dnpr(g: Game, c: Context, step: PlaceDnpr, realm: Realm) -> Script[Found]:
    """PP-16.3.21: tokens of a DNPR, under Towns and Vassal tokens unless the card replaces them; the Realms that lose
    pieces are found too."""
    r = token_realm(g, c, step)
    by = decider(g, c, step, realm)
    places = list[Province]()
    listed = step.provinces if isinstance(step.provinces, tuple) else (step.provinces,)
    for entry in listed:  # one of them may be a choice of its own
        free = [p for p in dnpr_sites(g, c, step, entry) if p not in places]
        places += yield from select.picked(g, c, entry, free, by, DNPR_WHERE)
    found_dnpr(g, r, step)
    found = Found()
    for p in places:
        if not (yield from dnpr.free_token(g, r)):
            break
        loser = pieces.player_at(g, p)
        if step.replace and loser != NOBODY:
            pieces.remove_base(g, p)
            if g.realm[loser] not in found.realms:
                found.realms.append(g.realm[loser])
        pieces.place_dnpr_token(g, p, r)
        decks.discover_continent(g, CONTINENT_OF[AREA_OF[p]])
        g.log("log-dnpr-placed", "PP-16.3.21", realm=r, province=p)
        found.provinces.append(p)
    if step.capital is not None:  # (a)
        g.capital[r] = province_number(step.capital)
    elif g.lands[r] and g.capital[r] not in g.lands[r]:
        g.capital[r] = g.lands[r][0]
    return found.if_any()


def found_dnpr(g: Game, r: Realm, step: PlaceDnpr) -> None:
    """PP-13.3.1: an Event makes a Realm a DNPR; colonies of an NPR leave it what it is."""
    if step.capital is None and g.lands[r]:
        return
    if not g.lands[r] and r in EVENT_DNPRS:
        g.faith[r] = RELIGIONS.index(EVENT_DNPRS[r].religion)
        g.log("log-realm-religion", "PP-13.3.1", realm=r, religion=g.faith[r])
    g.colour[r] = COLOURS.index(step.colour)
    g.overlord[r] = NOBODY
