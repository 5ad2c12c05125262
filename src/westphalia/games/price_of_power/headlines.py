"""Which lines of the log are news, from 1 (hardly) to 9 (nobody should miss it), and whose a thing is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westphalia.kernel.news import News, attacks, blows, deeds, offers, raids
from westphalia.kernel.script import Domain

from .board import PROVINCE, REALM
from .ids import Province
from .model import NOBODY, Game
from .pieces import holder

NEWS: Final[Mapping[str, News]] = {
    **attacks(
        war=9,
        occupied=6,
        full_annexation=8,
        vassalized=8,
        annexed=6,
        excommunicated=7,
        crusade=7,
    ),
    **raids(war_by_npr=9),
    **offers(
        peace=8,
        white_peace=7,
        peace_term=5,
        treaty=7,
        call_accepted=6,
        call_refused=6,
        alliance=5,
        marriage=4,
    ),
    **deeds(
        surrender=8,
        freed=5,
        disputed=7,
        alliance_ends=5,
        marriage_ends=4,
        cb=5,
        colonized=3,
        discovered=3,
        sold=3,
        researched=2,
        event=2,
    ),
    **blows(
        won_at_once=9,
        final_scoring=9,
        player_left=8,
        capital=6,
        bankrupt=8,
        ruler_dies=6,
        interregnum=6,
        elected=7,
        hre_dissolved=8,
        power_struggle=7,
        struggle=7,
        mission=6,
        milestone=6,
        prestige=4,
        prestige_lost=5,
        state_religion=6,
        rebel_town=6,
        liberated_from=6,
        liberated=4,
        plague=5,
        invasion=5,
        realm_ends=6,
        battle_won=5,
        battle_lost=5,
        battle_drawn=4,
        naval_won=5,
        naval_lost=5,
        naval_drawn=4,
        influence_lost=3,
        core_lost=4,
        idea_lost=4,
        lost_at_sea=4,
        crusade_over=6,
        age=6,
    ),
}


def whose(g: Game, domain: Domain, value: int) -> int | None:
    """The seat that plays a Realm, or whose Town or Vassal stands in a Province."""
    if domain is REALM:
        seat = g.seat_of[value]
    elif domain is PROVINCE:
        seat = holder(g, Province(value))
    else:
        return None
    return None if seat == NOBODY else seat
