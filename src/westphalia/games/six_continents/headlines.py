"""Which lines of the log are news, from 1 (hardly) to 9 (nobody should miss it)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westphalia.kernel.news import News, attacks, blows, deeds, offers

NEWS: Final[Mapping[str, News]] = {
    **attacks(
        war=9,
        attack=7,
        province_taken=7,
        annexed=7,
        sea_attack=6,
        transports_attacked=6,
        blockade=6,
        boat_sunk=6,
        slaves_taken=5,
    ),
    **offers(
        peace=8,
        land_sold=5,
        land_ceded=5,
        land_returned=5,
        offer_made=6,
        contract_proposed=6,
        conference=6,
        trade=4,
    ),
    **deeds(
        bribed=5,
        sea_battle_won=5,
        attack_failed=5,
        withdrawn=4,
        capital_upgraded=3,
        resigned=7,
        end_proposed=7,
    ),
    **blows(
        winner=9,
        conquest=9,
        survivor=9,
        eliminated=9,
        encircled=8,
        revolt=7,
        rebel_province=6,
        slave_revolt=6,
        famine=6,
        plague=6,
        plague_moves=5,
        card_revealed=5,
        incited_revolt=6,
        temporary_place=7,
        poison=5,
        riot=5,
        transfer_lost=5,
        evacuation_lost=5,
        ungarrisoned_neutral=5,
        unpaid_building=4,
        excess_disbanded=4,
        treasure=3,
        round_limit=3,
    ),
}
