"""Religion of Areas and Realms, the Revolution, Areas that leave the Empire (PP-15, PP-16.3.24)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from ..board import AREA, SLOT_OF
from ..ids import Area, Realm
from ..model import NOBODY, Game
from ..rules import hre, religion
from ..tables import RELIGIONS, REVOLUTIONARY
from ..vocabulary.places import LeaveHre, RevolutionToken, SetAreaReligion, SetStateReligion
from . import amounts, select
from .context import Context, Found
from .run import decider, operation

# The Religion of Areas

FAITH_WHERE: Final = Kind("card_religion", "PP-15.3.6", AREA)


def faith_meant(g: Game, step: SetAreaReligion | SetStateReligion, realm: Realm) -> int:
    """``state`` is the State Religion of the Realm handled."""
    word = step.religion
    return g.faith[realm] if word == "state" else RELIGIONS.index(word)


def convertible(g: Game, c: Context, step: SetAreaReligion, realm: Realm) -> list[Area]:
    """Areas with a Religion slot that shows something else."""
    faith = faith_meant(g, step, realm)
    return [a for a in select.areas(g, c, step.where) if SLOT_OF[a] != NOBODY and religion.area_religion(g, a) != faith]


def can_convert(g: Game, c: Context, step: SetAreaReligion, realm: Realm) -> bool:
    return bool(convertible(g, c, step, realm))


@operation(SetAreaReligion, possible=can_convert)
def set_area_religion(g: Game, c: Context, step: SetAreaReligion, realm: Realm) -> Script[Found]:
    """PP-15.3.6: tokens so that the slot shows that Religion; with none left one is moved (PP-2.2.2)."""
    by = decider(g, c, step, realm)
    faith = faith_meant(g, step, realm)
    areas = yield from select.picked(g, c, step.where, convertible(g, c, step, realm), by, FAITH_WHERE)
    fixed = [SLOT_OF[a] for a in areas]
    found = Found()
    before = {a: religion.area_religion(g, a) for a in areas}
    for a in areas:
        if religion.area_religion(g, a) == faith:
            continue  # it shares its slot with one before
        yield from religion.place_token(g, by, SLOT_OF[a], faith, fixed=fixed)
        if religion.area_religion(g, a) == faith:
            found.areas.append(a)
            found.pieces.append((a, before[a]))
    return found.if_any()


# State Religion


def can_change_state(g: Game, c: Context, step: SetStateReligion, realm: Realm) -> bool:
    faith = faith_meant(g, step, realm)
    return bool(g.lands[realm]) and g.faith[realm] != faith and religion.may_adopt(realm, faith)


@operation(SetStateReligion, possible=can_change_state)
def set_state_religion(g: Game, c: Context, step: SetStateReligion, realm: Realm) -> Script[Found]:
    """Without the consequences of PP-5.1.28, but for those that the card lists; Cardinals follow (PP-19.1.5)."""
    religion.adopt(g, realm, faith_meant(g, step, realm))
    g.unsettled = 1
    if g.seat_of[realm] != NOBODY:
        g.log("log-state-religion", c.rule, seat=g.seat_of[realm], religion=g.faith[realm])
    else:
        g.log("log-realm-religion", c.rule, realm=realm, religion=g.faith[realm])
    yield from ()
    return Found()


# Revolution (PP-15.0.17)

REVOLUTION_WHERE: Final = Kind("card_revolution", "PP-15.0.17", AREA)
REVOLUTION_ENDS: Final = Kind("card_revolution_ends", "PP-15.0.17", AREA)


def revolution_sites(g: Game, c: Context, step: RevolutionToken) -> list[Area]:
    """Areas that are Revolutionary, or can become so."""
    ends = amounts.amount(g, c, step.amount) < 0
    return [a for a in select.areas(g, c, step.where) if SLOT_OF[a] != NOBODY and bool(g.revolution[a]) == ends]


def can_turn_revolution(g: Game, c: Context, step: RevolutionToken, realm: Realm) -> bool:
    return bool(revolution_sites(g, c, step))


@operation(RevolutionToken, possible=can_turn_revolution)
def revolution_token(g: Game, c: Context, step: RevolutionToken, realm: Realm) -> Script[Found]:
    """PP-15.0.17: tokens on top of the Religion of Areas, or off again: then what lies below counts."""
    by = decider(g, c, step, realm)
    number = amounts.amount(g, c, step.amount)
    kind = REVOLUTION_WHERE if number > 0 else REVOLUTION_ENDS
    areas = list((yield from select.picked(g, c, step.where, revolution_sites(g, c, step), by, kind)))
    found = Found()
    while areas and len(found.areas) < abs(number):
        options: list[Value] = [*areas]
        a = yield from choose(Ask(by, kind, options, args=c.source))
        areas.remove(a)
        if bool(g.revolution[a]) == (number > 0):
            continue  # it shares its slot with one before
        if number > 0:
            yield from religion.place_token(g, by, SLOT_OF[a], REVOLUTIONARY, fixed=[SLOT_OF[b] for b in found.areas])
        else:
            religion.lift_token(g, SLOT_OF[a], REVOLUTIONARY)
        if bool(g.revolution[a]) == (number > 0):
            found.areas.append(a)
    return found.if_any()


# The Empire (PP-16.3.24)

LEAVE_WHERE: Final = Kind("card_leave_hre", "PP-16.3.24", AREA)


def imperial_areas(g: Game, c: Context, step: LeaveHre) -> list[Area]:
    return [a for a in select.areas(g, c, step.where) if hre.is_hre_area(g, a)]


def can_leave(g: Game, c: Context, step: LeaveHre, realm: Realm) -> bool:
    return bool(imperial_areas(g, c, step))


@operation(LeaveHre, possible=can_leave)
def leave_hre(g: Game, c: Context, step: LeaveHre, realm: Realm) -> Script[Found]:
    """PP-16.3.24, PP-18.6.2: a Not HRE token; what it costs in Imperial Authority is a step of its own."""
    found = Found()
    by = decider(g, c, step, realm)
    for a in (yield from select.picked(g, c, step.where, imperial_areas(g, c, step), by, LEAVE_WHERE)):
        hre.leave(g, a)
        found.areas.append(a)
    return found
