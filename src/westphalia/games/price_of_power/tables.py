"""The numbers of the rulebook, each named once with its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from westphalia.kernel.contract import Option
from westphalia.kernel.script import Value

MAX_SEATS: Final = 6

# Monarch Power (PP-2.4.4, PP-7.1)
POWERS: Final = ("adm", "dip", "mil")
ADM, DIP, MIL = range(3)
POWER_LIMIT: Final = 10  # PP-7.1.4
INTERREGNUM_SKILL: Final = 1  # PP-7.1.3

# Player set (PP-C.2.1) and its limits (PP-C.3.1)
CUBES: Final = 30  # PP-2.2.4
SMALL_TOWNS: Final = 40
LARGE_TOWNS: Final = 8
VASSAL_TOKENS: Final = 19
LAND_UNITS: Final = 20
SHIPS: Final = 15
ARMIES: Final = 3
MERCHANTS: Final = 3
CLAIM_CORE_TOKENS: Final = 6  # PP-7.6.5
CLAIM_CB_TOKENS: Final = 2
CLAIM_TOKENS: Final = CLAIM_CORE_TOKENS + CLAIM_CB_TOKENS
ALLIANCES: Final = 3  # PP-11.3.1; one more with Cabinet
MARRIAGES: Final = 3  # PP-11.2.3; one more with Cabinet
MANPOWER_LIMIT: Final = 20  # PP-9.3.2

# General Supply (PP-C.1.4), standard and deluxe edition
MERCENARIES: Final = {"standard": 14, "deluxe": 20}
REBEL_UNITS: Final = {"standard": 16, "deluxe": 25}
PIRATES: Final = {"standard": 7, "deluxe": 10}
EXPANDED_TRADE: Final = 6
IMPERIAL_CUBES: Final = 6  # PP-18.2.1

# Stability (PP-7.3)
STABILITY_MIN: Final = -3
STABILITY_MAX: Final = 3
STABILITY_COST: Final = 5  # PP-5.3.1
OVERFLOW_ADM: Final = 2  # PP-7.3.5
STABILITY_DUCATS: Final = 2  # PP-7.3.3, PP-7.3.4

# Economy (PP-7.4)
LOAN: Final = 5
REPAYMENT: Final = 6
LOAN_LIMIT: Final = 5  # Interest tokens that forbid a further Loan, PP-7.4.5
BANKRUPTCY_STABILITY: Final = 3  # PP-7.4.10
BANKRUPTCY_PRESTIGE: Final = 5
BANKRUPTCY_INTEREST: Final = 3
BANKRUPTCY_POWER: Final = 3
CORRUPTION_FREE: Final = 49  # PP-4.4.5

# Cards (PP-6.0)
HAND_LIMIT: Final = 5
DRAWN_PER_ROUND: Final = 3
KEEP_PRICE: Final = 2
SETUP_KEEP: Final = 4  # PP-3.4.4
DISCARDS_ON_TOP: Final = 5  # PP-6.0.9, PP-5.1.26
MISSIONS_IN_HAND: Final = 2
DISPLAY_CARDS: Final = 2  # PP-6.2.4

# The Action phase (PP-4.2.6): Ducats for passing 1st, 2nd ... by number of players
PASS_DUCATS: Final = {2: (3,), 3: (5, 2), 4: (5, 3, 2), 5: (5, 3, 2), 6: (5, 3, 2, 1)}  # 2: PP-20.2.4
EVENT_DUCATS: Final = 2  # PP-5.1.3(b)

# Diplomacy (PP-5.4, PP-11)
AREA_LIMIT: Final = 5  # Influence cubes in an Area, PP-11.1.2
INFLUENCE_PER_AREA: Final = 2  # PP-5.4.3
INFLUENCE_DUCATS: Final = 3  # PP-5.4.1
ALLIANCE_DIP: Final = 3  # PP-5.4.4: at most
ALLIANCE_INFLUENCE: Final = 2  # PP-5.4.5(b)
CLAIM_DIP: Final = 2  # PP-5.4.6
COLONIZE_COST: Final = 4  # PP-5.3.4
COLONISTS_PER_ROUND: Final = 4  # PP-4.5.5
CONVERT_ADM: Final = 2  # PP-5.3.3
CONVERT_DUCATS: Final = 3

# Phase 3 (PP-4.3)
CB_PRESTIGE: Final = 2  # PP-4.3.1
DISPUTED_PRESTIGE: Final = 3  # PP-4.3.7
OCCUPIED_PRESTIGE: Final = 5  # PP-4.3.8: at most

# Provinces by their size, which is their Tax Value (PP-2.5.7)
SMALL, LARGE = 1, 2

# Units
INFANTRY, CAVALRY, ARTILLERY = range(3)
UNITS: Final = ("infantry", "cavalry", "artillery")
MERCENARY_INFANTRY, MERCENARY_CAVALRY, MERCENARY_ARTILLERY, ALLIED_INFANTRY, ALLIED_CAVALRY = range(3, 8)
REGULAR_KINDS: Final = (INFANTRY, CAVALRY, ARTILLERY)
MERCENARY_KINDS: Final = (MERCENARY_INFANTRY, MERCENARY_CAVALRY, MERCENARY_ARTILLERY)
ALLIED_KINDS: Final = (ALLIED_INFANTRY, ALLIED_CAVALRY)
UNIT_KINDS: Final = (
    "infantry", "cavalry", "artillery",
    "mercenary_infantry", "mercenary_cavalry", "mercenary_artillery",
    "allied_infantry", "allied_cavalry",
)  # fmt: skip
KINDS: Final = len(UNIT_KINDS)

# Ages (PP-2.4.8)
AGES: Final = ("discovery", "reformation", "absolutism", "revolutions")
ROUNDS_PER_AGE: Final = 4

# Religions (PP-15.0.1)
RELIGIONS: Final = (
    "none", "catholic", "counter_reformed", "protestant", "orthodox", "muslim", "diverse", "revolutionary", "other",
)  # fmt: skip
(NO_RELIGION, CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX, MUSLIM, DIVERSE, REVOLUTIONARY, OTHER) = range(9)
CHRISTIAN: Final = (CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX)  # PP-15.0.3

FAITH_TOKENS: Final = {  # PP-C.1.4: pieces of the General Supply by what their two sides show
    (PROTESTANT, COUNTER_REFORMED): {"standard": 29, "deluxe": 32},
    (CATHOLIC, DIVERSE): {"standard": 7, "deluxe": 9},
    (ORTHODOX, MUSLIM): {"standard": 0, "deluxe": 11},
    (REVOLUTIONARY,): {"standard": 0, "deluxe": 10},
}

COLOURS: Final = ("green", "pink", "blue", "orange")  # of DNPR tokens, PP-13.3
DNPR_TOKENS: Final = {"standard": 31, "deluxe": 53}  # PP-C.1.4

# Imperial Authority (PP-18.1)
IA_MAX: Final = 6

# Ships (PP-9.0.3)
LIGHT, HEAVY, GALLEY = range(3)
DAMAGED: Final = 3  # where a Fleet keeps how many of its Heavy Ships are damaged
SHIP_KINDS: Final = ("light", "heavy", "galley")


class Rules(msgspec.Struct, frozen=True, array_like=True):
    """The options of one table: the advanced rules (PP-1.0.2), the optional rules, and the length of the game."""

    ages: int  # at most that many of the scenario's Ages, 0: all
    missions: bool
    npr_invasions: bool
    power_struggles: str  # "scenario", "on", "off"
    hre_religion: bool
    imperial_elections: bool
    advanced_peace: bool  # Vassalization, Force Conversion, Secure Desired Succession
    negotiated_peace: bool
    secret_negotiations: bool
    available_mercenaries: bool
    no_surrender: bool
    helping_hand: bool
    religious_rebels: bool
    randomised_events: bool
    four_events: bool
    drawn_b_events: bool = False  # PP-16.1.4
    consent_is_enough: bool = False  # for passage through an Area where others control Provinces too (PP-9.5.7)
    bots: int = 0  # players that Bots replace, beside those of the scenario (PB-2.1)
    bot_level: str = "normal"  # PB-2.6
    leavers: str = "npr"  # what becomes of a Realm whose player leaves: an NPR or a Bot (PP-21.0.1)
    dutch_start: str = "amsterdam"  # where the Netherlands begin, in the scenario that leaves it open


# Where the Netherlands begin in Dance around the Emperor, and the set-up that says so
DUTCH_STARTS: Final = {
    "amsterdam": "netherlands_1444",
    "brugge": "netherlands_s102b",
    "antwerpen": "netherlands_s102c",
}


def _switch(id: str, rule: str, default: str) -> Option:
    """Advanced rules are on, optional ones off (PP-1.0.2)."""
    return Option(
        id, (default, "off" if default == "on" else "on"), rule, "advanced" if default == "on" else "optional"
    )


OPTIONS: Final = {
    option.id: option
    for option in (
        Option("ages", ("all", 1, 2, 3, 4), "PP-3.0.1", "length"),
        _switch("missions", "PP-2.5.41", "on"),
        _switch("npr_invasions", "PP-13.5.1", "on"),
        Option("power_struggles", ("scenario", "on", "off"), "PP-17.4.1", "advanced"),
        _switch("hre_religion", "PP-18.7.1", "on"),
        _switch("imperial_elections", "PP-18.9.1", "on"),
        _switch("advanced_peace", "PP-10.5.6", "on"),
        _switch("negotiated_peace", "PP-10.5.40", "on"),
        _switch("secret_negotiations", "PP-5.1.13", "off"),
        _switch("available_mercenaries", "PP-5.5.11", "off"),
        _switch("no_surrender", "PP-10.2.10", "off"),
        _switch("helping_hand", "PP-13.4.26", "off"),
        _switch("religious_rebels", "PP-14.4.3", "off"),
        _switch("randomised_events", "PP-16.0.7", "off"),
        _switch("four_events", "PP-16.2.3", "off"),
        _switch("drawn_b_events", "PP-16.1.4", "off"),
        _switch("consent_is_enough", "PP-9.5.7", "off"),
        Option("bots", (0, 1, 2, 3, 4, 5), "PB-2.1", "bots"),
        Option("bot_level", ("normal", "easy", "hard", "very_hard"), "PB-2.6", "bots"),
        Option("leavers", ("npr", "bot"), "PP-21.0.1", "bots"),
        Option("dutch_start", tuple(DUTCH_STARTS), "PP-3.0.1", "optional"),
    )
}


NOT_SWITCHES: Final = ("ages", "power_struggles", "bots", "bot_level", "leavers", "dutch_start")


def resolve_rules(chosen: Mapping[str, Value]) -> Rules:
    """The rules of a table from its complete options."""
    on = {name: value == "on" for name, value in chosen.items()}
    ages = chosen["ages"]
    plain = {name: on[name] for name in Rules.__struct_fields__ if name not in NOT_SWITCHES}
    return Rules(
        ages=ages if isinstance(ages, int) else 0,
        power_struggles=str(chosen["power_struggles"]),
        bots=int(chosen["bots"]),
        bot_level=str(chosen["bot_level"]),
        leavers=str(chosen["leavers"]),
        dutch_start=str(chosen["dutch_start"]),
        **plain,
    )
