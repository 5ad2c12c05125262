"""Alliances, Royal Marriages, offers, Truces, CB tokens, the Crusade (PP-16.3.11 to 16.3.13, PP-16.3.22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Script

from .. import pieces, terms
from ..board import AREA, REALM, REALMS
from ..ids import Realm, Seat, all_seats, pair
from ..model import ALLIANCE, MARRIAGE, NOBODY, Game
from ..rules import calls, diplomacy, npr
from ..vocabulary import Step
from ..vocabulary.diplomacy import (
    CommitToCrusade,
    DisputedSuccession,
    EndAlliance,
    EndTruce,
    GainAlliance,
    GainMarriage,
    Offer,
    PlaceCbToken,
    PlaceCrusadeToken,
    PlaceTruce,
)
from ..vocabulary.selectors import RealmRef
from . import select
from .context import Context, Found
from .run import ACCEPT, decider, operation

REFUSE: Final = "refuse"
KEEP: Final = "keep"

ALLIANCE_WITH: Final = Kind("card_alliance", "PP-16.3.11", REALM)
MARRIAGE_WITH: Final = Kind("card_marriage", "PP-16.3.12", REALM)
ALLIANCE_CONSENT: Final = Kind("card_alliance_consent", "PP-16.3.11")
MARRIAGE_CONSENT: Final = Kind("card_marriage_consent", "PP-16.3.12")
ALLIANCE_TO_LIFT: Final = Kind("alliance_to_lift", "PP-16.3.13", REALM)
MARRIAGE_TO_LIFT: Final = Kind("marriage_to_lift", "PP-16.3.13", REALM)


class Tie(NamedTuple):
    """An Alliance or a Royal Marriage: who may have one with whom, and how it is made."""

    may: Callable[[Game, Seat, Realm, bool], bool]  # seat, Realm, replacing a rival whatever the Influence
    make: Callable[[Game, Seat, Realm], Script[bool]]
    which: Kind
    consent: Kind


def parties(g: Game, realm: Realm, other: Realm) -> tuple[Seat, Realm] | None:
    """The player who places the token, and the Realm it lies on; two Realms without players make no ties."""
    if g.seat_of[realm] != NOBODY:
        return g.seat_of[realm], other
    return None if g.seat_of[other] == NOBODY else (g.seat_of[other], realm)


# Alliances (PP-16.3.11)


def may_gain_alliance(g: Game, seat: Seat, r: Realm, replace: bool) -> bool:
    """PP-16.3.11 (a), (b): an independent Realm that is at Peace; an Opponent's NPR Ally with at least as much
    Influence in its Areas."""
    if r == g.realm[seat] or g.alliance[pair(r, seat)] or diplomacy.can_never_ally(g, r):
        return False
    if not (terms.is_pr(g, r) or terms.is_npr(g, r)) or terms.is_at_war(g, r):
        return False
    rival = terms.patron(g, r) if g.seat_of[r] == NOBODY else NOBODY
    if rival == NOBODY:
        return True
    if diplomacy.is_permanent(g, rival, r):
        return False
    return replace or diplomacy.alliance_influence(g, seat, r) >= diplomacy.alliance_influence(g, rival, r)


def make_alliance(g: Game, seat: Seat, r: Realm) -> Script[bool]:
    """PP-16.3.11, PP-16.3.13: an Opponent's token is replaced; with no token left an own one may be taken back."""
    other = g.seat_of[r]
    for player in (seat, other):
        if player != NOBODY and not (yield from free_alliance_token(g, player)):
            return False
    rival = terms.patron(g, r) if other == NOBODY else NOBODY
    if rival != NOBODY:
        diplomacy.remove_alliance(g, rival, r, "PP-16.3.11")
    diplomacy.ally(g, seat, r, "PP-16.3.11")
    return True


def free_alliance_token(g: Game, seat: Seat) -> Script[bool]:
    """PP-16.3.13: not one that shows Active Ally; without penalty."""
    if diplomacy.has_alliance_token(g, seat):
        return True
    held = [r for r in diplomacy.alliances_to_end(g, seat) if g.alliance[pair(r, seat)] == ALLIANCE]
    return (yield from take_back(g, seat, held, ALLIANCE_TO_LIFT, diplomacy.remove_alliance))


def take_back(
    g: Game, seat: Seat, held: list[Realm], kind: Kind, remove: Callable[[Game, Seat, Realm, str], None]
) -> Script[bool]:
    """PP-16.3.13: one of the own tokens on the map; nobody has to."""
    if not held:
        return False
    r = yield Ask(seat, kind, [*held, KEEP], KEEP)
    if r == KEEP:
        return False
    remove(g, seat, r, "PP-16.3.13")
    return True


# Royal Marriages (PP-16.3.12)


def may_gain_marriage(g: Game, seat: Seat, r: Realm, replace: bool) -> bool:
    """PP-16.3.12: an eligible partner, from both sides; a token can be taken back (PP-16.3.13)."""
    if r == g.realm[seat] or not g.lands[r]:
        return False
    able = (None, diplomacy.NO_MARRIAGE_TOKEN)
    other = g.seat_of[r]
    if diplomacy.why_not_marry(g, seat, r) not in able:
        return False
    return other == NOBODY or diplomacy.why_not_marry(g, other, g.realm[seat]) in able


def make_marriage(g: Game, seat: Seat, r: Realm) -> Script[bool]:
    for player in (seat, g.seat_of[r]):
        if player != NOBODY and not (yield from free_marriage_token(g, player)):
            return False
    diplomacy.marry(g, seat, r, "PP-16.3.12")
    return True


def free_marriage_token(g: Game, seat: Seat) -> Script[bool]:
    """PP-16.3.13: not one that shows Disputed Succession."""
    if diplomacy.has_marriage_token(g, seat):
        return True
    held = [r for r in diplomacy.partners(g, seat) if g.marriage[pair(r, seat)] == MARRIAGE]
    return (yield from take_back(g, seat, held, MARRIAGE_TO_LIFT, diplomacy.end_marriage))


TIES: Final = {
    "alliance": Tie(may_gain_alliance, make_alliance, ALLIANCE_WITH, ALLIANCE_CONSENT),
    "marriage": Tie(may_gain_marriage, make_marriage, MARRIAGE_WITH, MARRIAGE_CONSENT),
}


# Gained or offered


def suitable(g: Game, c: Context, named: RealmRef, realm: Realm, what: str, *, replace: bool = False) -> list[Realm]:
    """The Realms meant with which the tie is possible."""
    found = list[Realm]()
    for other in select.who(g, c, named):
        pair = parties(g, realm, other) if other != realm else None
        if pair is not None and TIES[what].may(g, *pair, replace):
            found.append(other)
    return found


def tie(
    g: Game, c: Context, step: Step, named: RealmRef, realm: Realm, what: str, *, replace: bool = False
) -> Script[Found]:
    """PP-16.3.11(c), PP-16.3.6: a player must agree, an NPR does."""
    kinds = TIES[what]
    able = suitable(g, c, named, realm, what, replace=replace)
    found = Found()
    for other in (yield from select.picked(g, c, named, able, decider(g, c, step, realm), kinds.which)):
        pair = parties(g, realm, other)
        if pair is None or not kinds.may(g, *pair, replace):
            continue  # a tie made before stands in the way
        if g.seat_of[other] != NOBODY:
            ask = Ask(g.seat_of[other], kinds.consent, [ACCEPT, REFUSE], REFUSE, args={"realm": realm, **c.source})
            if (yield ask) == REFUSE:
                g.log("log-offer-refused", c.rule, seat=g.seat_of[other], realm=realm)
                continue
        if (yield from kinds.make(g, *pair)):
            found.realms.append(other)
    return found.if_any()


def can_gain_alliance(g: Game, c: Context, step: GainAlliance, realm: Realm) -> bool:
    return bool(suitable(g, c, step.with_, realm, "alliance", replace=step.replace))


@operation(GainAlliance, possible=can_gain_alliance)
def gain_alliance(g: Game, c: Context, step: GainAlliance, realm: Realm) -> Script[Found]:
    """PP-16.3.11."""
    return (yield from tie(g, c, step, step.with_, realm, "alliance", replace=step.replace))


def can_gain_marriage(g: Game, c: Context, step: GainMarriage, realm: Realm) -> bool:
    return bool(suitable(g, c, step.with_, realm, "marriage"))


@operation(GainMarriage, possible=can_gain_marriage)
def gain_marriage(g: Game, c: Context, step: GainMarriage, realm: Realm) -> Script[Found]:
    """PP-16.3.12."""
    return (yield from tie(g, c, step, step.with_, realm, "marriage"))


def can_offer(g: Game, c: Context, step: Offer, realm: Realm) -> bool:
    return bool(suitable(g, c, step.to, realm, step.what))


@operation(Offer, possible=can_offer)
def offer(g: Game, c: Context, step: Offer, realm: Realm) -> Script[Found]:
    """PP-16.3.6: those who accepted are found."""
    return (yield from tie(g, c, step, step.to, realm, step.what))


# Ended (PP-16.3.22)


def allies_meant(g: Game, c: Context, step: EndAlliance, realm: Realm) -> list[tuple[Seat, Realm]]:
    both = [parties(g, realm, other) for other in select.who(g, c, step.with_) if other != realm]
    return [one for one in both if one is not None and g.alliance[pair(one[1], one[0])]]


def can_end_alliance(g: Game, c: Context, step: EndAlliance, realm: Realm) -> bool:
    return bool(allies_meant(g, c, step, realm))


@operation(EndAlliance, possible=can_end_alliance)
def end_alliance(g: Game, c: Context, step: EndAlliance, realm: Realm) -> Script[Found]:
    """PP-16.3.22."""
    found = Found()
    for seat, r in allies_meant(g, c, step, realm):
        yield from calls.end_by_event(g, seat, r, penalty=step.penalty)
        found.realms.append(r)
    return found


# Disputed Succession

DISPUTED_WHERE: Final = Kind("card_disputed", "PP-11.2.16", REALM)


def married_realms(g: Game, c: Context, step: DisputedSuccession) -> list[Realm]:
    """Realms meant, or with their Capital in the Areas meant, on which Royal Marriage tokens lie."""
    if step.realm is not None:
        meant = select.who(g, c, step.realm)
    else:
        areas = () if step.where is None else select.areas(g, c, step.where)
        meant = [r for r in REALMS if g.lands[r] and terms.capital_area(g, r) in areas]
    return [r for r in meant if any(g.marriage[all_seats(r)])]


def can_dispute(g: Game, c: Context, step: DisputedSuccession, realm: Realm) -> bool:
    return bool(married_realms(g, c, step))


@operation(DisputedSuccession, possible=can_dispute)
def disputed_succession(g: Game, c: Context, step: DisputedSuccession, realm: Realm) -> Script[Found]:
    """PP-11.2.16."""
    named = step.where or () if step.realm is None else step.realm
    by = decider(g, c, step, realm)
    found = Found()
    for r in (yield from select.picked(g, c, named, married_realms(g, c, step), by, DISPUTED_WHERE)):
        diplomacy.dispute_succession(g, r)
        found.realms.append(r)
    return found


# CB tokens and Truces

CB_AGAINST: Final = Kind("card_cb", "PP-9.1.12", REALM)


def cb_targets(g: Game, c: Context, step: PlaceCbToken, realm: Realm) -> list[Realm]:
    seat = g.seat_of[realm]
    if seat == NOBODY:
        return []
    realms = select.who(g, c, step.against)
    return [r for r in realms if r != realm and g.lands[r] and not g.cb[pair(r, seat)]]


def can_place_cb(g: Game, c: Context, step: PlaceCbToken, realm: Realm) -> bool:
    return bool(cb_targets(g, c, step, realm))


@operation(PlaceCbToken, possible=can_place_cb)
def place_cb_token(g: Game, c: Context, step: PlaceCbToken, realm: Realm) -> Script[Found]:
    """PP-9.1.12: on the Capital of the Realm."""
    seat = g.seat_of[realm]
    targets = cb_targets(g, c, step, realm)
    found = Found()
    for r in (yield from select.picked(g, c, step.against, targets, decider(g, c, step, realm), CB_AGAINST)):
        yield from pieces.place_cb(g, seat, r, c.rule)
        found.realms.append(r)
    return found.if_any()


def truce_pairs(g: Game, c: Context, step: EndTruce | PlaceTruce, realm: Realm) -> list[tuple[Seat, Realm]]:
    pairs = [parties(g, realm, other) for other in select.who(g, c, step.with_) if other != realm]
    return [pair for pair in pairs if pair is not None]


def can_place_truce(g: Game, c: Context, step: PlaceTruce, realm: Realm) -> bool:
    return any(not terms.at_war_with(g, seat, r) for seat, r in truce_pairs(g, c, step, realm))


@operation(PlaceTruce, possible=can_place_truce)
def place_truce(g: Game, c: Context, step: PlaceTruce, realm: Realm) -> Script[Found]:
    """A Truce with each; not between Enemies."""
    found = Found()
    for seat, r in truce_pairs(g, c, step, realm):
        if not terms.at_war_with(g, seat, r):
            diplomacy.place_truce(g, seat, r, c.rule)
            found.realms.append(r)
    yield from ()
    return found.if_any()


def can_end_truce(g: Game, c: Context, step: EndTruce, realm: Realm) -> bool:
    return any(g.truce[pair(r, seat)] for seat, r in truce_pairs(g, c, step, realm))


@operation(EndTruce, possible=can_end_truce)
def end_truce(g: Game, c: Context, step: EndTruce, realm: Realm) -> Script[Found]:
    found = Found()
    for seat, r in truce_pairs(g, c, step, realm):
        if g.truce[pair(r, seat)]:
            npr.end_truce(g, seat, r)
            g.log("log-truce-ends", c.rule, seat=seat, realm=r)
            found.realms.append(r)
    yield from ()
    return found


# The Crusade (PP-19.3.7 to 19.3.10)

CRUSADE_WHERE: Final = Kind("card_crusade", "PP-19.3.7", AREA)


def can_commit(g: Game, c: Context, step: CommitToCrusade, realm: Realm) -> bool:
    return g.seat_of[realm] != NOBODY and not g.committed[g.seat_of[realm]]


@operation(CommitToCrusade, possible=can_commit)
def commit_to_crusade(g: Game, c: Context, step: CommitToCrusade, realm: Realm) -> Script[Found]:
    g.committed[g.seat_of[realm]] = 1
    g.log("log-committed", "PP-19.3.9", seat=g.seat_of[realm])
    yield from ()
    return Found()


def can_call_crusade(g: Game, c: Context, step: PlaceCrusadeToken, realm: Realm) -> bool:
    """There is one token for the Crusade and the Excommunication."""
    return g.crusade == NOBODY and g.excommunicated == NOBODY and bool(select.areas(g, c, step.where))


@operation(PlaceCrusadeToken, possible=can_call_crusade)
def place_crusade_token(g: Game, c: Context, step: PlaceCrusadeToken, realm: Realm) -> Script[Found]:
    """PP-19.3.7, without a Papal action."""
    by = decider(g, c, step, realm)
    (a,) = yield from select.picked(g, c, step.where, select.areas(g, c, step.where), by, CRUSADE_WHERE)
    g.crusade = a
    g.log("log-crusade", "PP-19.3.7", seat=by, area=a)
    found = Found()
    found.areas.append(a)
    return found
