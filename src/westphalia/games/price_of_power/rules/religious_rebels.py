"""PP-14.4.3 [optional 5] Religious Rebels: a Realm overrun by them may adopt their Religion."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Refusal

from .. import pieces, terms
from ..board import AREA_OF
from ..ids import Province, Seat
from ..model import REBELS, Game
from ..tables import DIVERSE, NO_RELIGION
from . import hre, religion

MORE_PROVINCES: Final = 2  # besides the Capital

NOT_PLAYED: Final = Refusal("PP-14.4.3", "no-religious-rebels-rule")
NOT_OVERRUN: Final = Refusal("PP-14.4.3", "no-religious-rebels")
DIVERSE_CAPITAL: Final = Refusal("PP-14.4.3", "no-religious-rebels-diverse")


def held_by_them(g: Game, seat: Seat) -> list[Province]:
    """(a) Provinces of a player under Rebel Towns in Areas where he faces Religious Dissent."""
    lands = g.lands[g.realm[seat]]
    return [p for p in lands if g.occupier[p] == REBELS and religion.dissents(g, seat, AREA_OF[p])]


def why_not_follow_them(g: Game, seat: Seat) -> Refusal | None:
    """(b) They hold the Capital and at least 2 more Provinces; Diverse Faiths cannot be adopted. The Emperor is bound
    to the Empire's Religion here, too (PP-18.7.3)."""
    if not g.rules.religious_rebels:
        return NOT_PLAYED
    held = held_by_them(g, seat)
    if g.capital[g.realm[seat]] not in held or len(held) <= MORE_PROVINCES:
        return NOT_OVERRUN
    faith = their_faith(g, seat)
    if not religion.may_adopt(g.realm[seat], faith):
        return religion.ALWAYS_CATHOLIC
    if hre.binds_emperor(g, seat, faith):
        return hre.EMPEROR_BOUND
    return DIVERSE_CAPITAL if faith == DIVERSE else None


def their_faith(g: Game, seat: Seat) -> int:
    return religion.area_religion(g, terms.capital_area(g, g.realm[seat]))


def disband_them(g: Game, seat: Seat) -> None:
    """(c) All Rebel Units and Rebel Towns leave the player's Areas of the new State Religion."""
    own = {AREA_OF[p] for p in g.lands[g.realm[seat]]}
    for a in sorted(own):
        if religion.area_religion(g, a) == NO_RELIGION or religion.dissents(g, seat, a):
            continue
        towns = [p for p in g.board.provinces_of[a] if g.occupier[p] == REBELS]
        if towns or g.rebels[a]:
            g.log("log-religious-rebels-gone", "PP-14.4.3", area=a)
        g.rebels[a] = 0
        for p in towns:
            pieces.end_occupation(g, p)
            g.log("log-rebel-town-gone", "PP-14.4.3", province=p)
