"""Which lines of the log are news, from 1 (hardly) to 9 (nobody should miss it)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westphalia.kernel.news import News, attacks, blows, deeds, offers

NEWS: Final[Mapping[str, News]] = {
    **attacks(
        battle=6,
        controls=7,
    ),
    **offers(
        offers_money=6,
        offers_cards=6,
        consent_refused=5,
        gift_refused=3,
        gift_accepted=3,
    ),
    **deeds(
        battle_won=7,
        turn_refused=5,
        sails=2,
    ),
    **blows(
        wins=9,
        time_limit=8,
        emperor=8,
        becomes_minor=9,
        left=8,
        stays_major=6,
        battle_drawn=5,
        garrison_beaten=6,
        flees=6,
        flees_off=7,
        retreats_off=6,
        fortress_razed=5,
        units_lost=4,
        status=4,
        corruption=4,
    ),
}
