"""PP-5.5.3, PP-11.3.11: what a War would bring, for who is about to declare it: what it costs, and who may be called
to either side."""

from __future__ import annotations

from collections.abc import Collection

from westphalia.kernel.script import Outlook, Text

from .. import terms
from ..ids import Realm, Seat, pair
from ..model import NOBODY, Game
from . import calls, hre, wars


def what_war_brings(g: Game, seat: Seat, targets: Collection[Realm], reasons: Collection[Realm]) -> Outlook:
    """By target; for the ``reasons`` there is a CB."""
    return {r: [*costs(g, seat, r, r in reasons), *own_side(g, seat, r), *other_side(g, seat, r)] for r in targets}


def costs(g: Game, seat: Seat, r: Realm, has_cb: bool) -> list[Text]:
    """PP-9.1.5, PP-9.1.6."""
    lines = [] if has_cb else [Text("brings-no-cb", {"n": wars.NO_CB_STABILITY})]
    if g.marriage[pair(r, seat)] and not wars.is_disputed(g, r):
        lines.append(Text("brings-marriage-broken", {"n": wars.MARRIAGE_STABILITY}))
    return lines


def own_side(g: Game, seat: Seat, r: Realm) -> list[Text]:
    """PP-11.3.11(a): who may get an Offensive Call, NPRs with their price."""
    prices = {ally: calls.call_price(g, seat, ally, calls.OFFENSIVE) for ally in calls.able_to_join(g, seat, [r])}
    return [Text("brings-may-call", {"realm": ally, "n": price}) for ally, price in prices.items()]


def other_side(g: Game, seat: Seat, r: Realm) -> list[Text]:
    """PP-11.3.11(b), (c), PP-18.4.1: who may get a Defensive Call, and whether the Emperor may defend the Empire."""
    own, other, patron = g.realm[seat], g.seat_of[r], terms.patron(g, r)
    if other != NOBODY:
        allies = [*calls.callable_nprs(g, other, [own], calls.DEFENSIVE), *calls.player_allies(g, other)]
    else:
        allies = [] if patron in (NOBODY, seat) else [g.realm[patron]]
    lines = [Text("brings-may-defend", {"realm": ally}) for ally in allies if ally != own]
    emperor = hre.emperor_seat(g)
    is_external = emperor not in (NOBODY, seat) and g.authority >= 1 and not hre.is_member(g, own)
    if is_external and hre.is_subject(g, r) and not wars.is_at_war_with_emperor(g, r):
        lines.append(Text("brings-emperor-called", {"realm": g.emperor}))
    return lines
