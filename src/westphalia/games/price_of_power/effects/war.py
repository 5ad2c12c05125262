"""PP-16.3.25 to 16.3.29 Wars by Events."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Kind, Script

from ..board import REALM
from ..ids import Realm, Seat
from ..model import NOBODY, Game
from ..rules import calls, diplomacy, npr, wars
from ..rules import declare_war as action
from ..vocabulary.diplomacy import DeclareWar
from . import select
from .context import Context, Found
from .run import decider, operation

AGAINST: Final = Kind("card_war", "PP-16.3.29", REALM)


def targets(g: Game, c: Context, step: DeclareWar, realm: Realm) -> list[Realm]:
    """PP-16.3.26, PP-16.3.29: legal targets only."""
    return [r for r in select.who(g, c, step.against) if r != realm and may_attack(g, step, realm, r)]


def may_attack(g: Game, step: DeclareWar, realm: Realm, r: Realm) -> bool:
    """``break_treaties``: a Truce or an Alliance is no obstacle. An NPR attacks players only (PP-16.3.28)."""
    seat = g.seat_of[realm]
    if seat == NOBODY:
        return g.seat_of[r] != NOBODY and wars.may_be_attacked_by_npr(g, g.seat_of[r], realm)
    refusal = wars.why_not_war_by_event(g, seat, r)
    if refusal in (wars.TRUCE, wars.OWN_ALLY) and step.break_treaties:
        return not diplomacy.is_permanent(g, seat, r)
    return refusal is None


def can_declare(g: Game, c: Context, step: DeclareWar, realm: Realm) -> bool:
    return bool(targets(g, c, step, realm))


@operation(DeclareWar, possible=can_declare)
def declare_war(g: Game, c: Context, step: DeclareWar, realm: Realm) -> Script[Found]:
    """PP-16.3.25: steps 3 to 7 of Declare War."""
    seat = g.seat_of[realm]
    by = decider(g, c, step, realm)
    found = Found()
    chosen = list((yield from select.picked(g, c, step.against, targets(g, c, step, realm), by, AGAINST)))
    if seat == NOBODY:
        declared = yield from action.war_by_npr(g, realm, [g.seat_of[r] for r in chosen])
    else:
        for r in chosen:
            if step.break_treaties:
                yield from break_treaties(g, seat, r)
        declared = yield from action.war_by_event(g, seat, chosen)
    if declared:
        found.realms = chosen
    found.whole = declared
    return found


def break_treaties(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """A Truce or an Alliance with the Realm ends; with the Alliance what an Event brings that ends one (PP-16.3.22)."""
    if wars.has_truce(g, seat, r):
        npr.end_truce(g, seat, r)
        g.log("log-truce-ends", "PP-16.3.25", seat=seat, realm=r)
    if r in diplomacy.alliances_of(g, seat):
        yield from calls.end_by_event(g, seat, r)
