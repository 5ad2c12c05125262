"""RE-1.6, RE-1.9, RE-1.10: where a Garrison may be placed."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Refusal

from ..board import BOARDS, LIMITS, NOBODY
from ..ids import General, Place, Power
from ..model import Game, garrison_count, is_friend, lose_units, place_garrison
from .status import has_rival_general

ONE_GARRISON: Final = Refusal("RE-1.9", "no-second-garrison")
NOT_IN_A_FRIENDS_HOME: Final = Refusal("RE-1.10", "no-garrison-in-friends-home")
RIVAL_GENERAL: Final = Refusal("RE-1.10", "no-garrison-beside-rival")
NO_MORE_GARRISONS: Final = Refusal("RE-1.6", "no-more-garrisons", {"n": LIMITS.garrisons_per_power})


def why_not_garrison(g: Game, power: Power, place: Place) -> Refusal | None:
    """RE-1.6, RE-1.9, RE-1.10."""
    if g.garrison[place] != NOBODY:
        return ONE_GARRISON
    home = BOARDS[g.scenario].home[place]
    if home not in (NOBODY, power) and is_friend(g, power, home):
        return NOT_IN_A_FRIENDS_HOME
    if has_rival_general(g, power, place):
        return RIVAL_GENERAL
    if garrison_count(g, power) >= LIMITS.garrisons_per_power:
        return NO_MORE_GARRISONS
    return None


def leave_garrison(g: Game, power: Power, general: General) -> None:
    """One of the General's Units becomes a Garrison where he is (RE-1.9)."""
    place = g.at[general]
    lose_units(g, general, 1)
    place_garrison(g, power, place)
    g.log("log-garrison", "RE-1.9", power=power, general=general, place=place)
