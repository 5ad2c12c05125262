"""The numbers of the rulebook, each named once with its rule, and the register of options (tables.md)."""

from __future__ import annotations

from typing import Final

import msgspec

from westphalia.kernel.contract import Option, Scenario

# Land units, SC-18.1. A caravan that was joined or has fought this turn is a kind of its own until its owner's next S1.
INFANTRY, CAVALRY, ARTILLERY, CARAVAN, CARAVAN_JOINED, CARAVAN_FOUGHT = range(6)
UNITS: Final = ("infantry", "cavalry", "artillery", "caravan", "caravan_joined", "caravan_fought")
SOLDIERS: Final = (1, 3, 6, 6, 6, 6)
UNIT_MP: Final = (2, 3, 1, 2, 2, 2)
UNIT_PRICE: Final = (2, 6, 12)
TEMPORARY_PRICE: Final = (3, 9, 18)  # SC-21.7
UNIT_LEVEL: Final = (1, 2, 3)  # SC-21.15
GUNS: Final = (ARTILLERY, CARAVAN, CARAVAN_JOINED, CARAVAN_FOUGHT)  # SC-10.7

# Ships, SC-5.13, SC-5.14. The first four stand in sea zones; the others live on the player sheet.
FRIGATE, CORVETTE, CRUISER, TRANSPORT, LANDING_SHIP, CONSTRUCTION_SHIP, FISHING_BOAT = range(7)
SHIPS: Final = ("frigate", "corvette", "cruiser", "transport", "landing_ship", "construction_ship", "fishing_boat")
SHIP_PRICE: Final = (5, 15, 30, 5, 9, 13, 7)
SHIP_SOLDIERS: Final = (1, 3, 6, 0)
SHIP_MP: Final = (2, 1, 1, 2)
BOAT_MP: Final = 2  # SC-14.1
SLAVE_MP: Final = 2  # SC-15.5
TRANSPORT_CAPACITY: Final = 5  # SC-5.14
LANDING_CAPACITY: Final = 10  # SC-5.4
TRANSFER_TURNS: Final = 1  # SC-5.2
VOYAGE_TURNS: Final = 2  # SC-5.7, SC-5.12

# Buildings, SC-4
NO_BUILDING, FARM, BUNKER, MANUFACTORY, GRANARY, SLAVE_CAMP, PORT, ROAD = range(8)
BUILDINGS: Final = ("none", "farm", "bunker", "manufactory", "granary", "slave_camp", "port", "road")
MAIN_BUILDINGS: Final = (FARM, BUNKER, MANUFACTORY, GRANARY, SLAVE_CAMP)
BUILDING_PRICE: Final = (0, 11, 11, 20, 12, 7, 12, 5)  # port: option port_price
BUILDING_LEVEL: Final = (0, 2, 1, 3, 1, 1, 2, 1)  # SC-4.8
BUNKER_2_TOTAL: Final = 30  # SC-4.5
GALE_SURCHARGE: Final = 3  # SC-4.12
FARM_HANDS_DISCOUNT: Final = 4  # SC-12.17
BUNKER_DEFENCE: Final = (0, 10, 20)

# Weather, SC-6.3
CALM, EARLY_WINTER, BRIGHT_SPELL, HARD_FROST, GALE, SEVERE_WINTER = range(6)
WEATHERS: Final = ("calm", "early_winter", "bright_spell", "hard_frost", "gale", "severe_winter")
WEATHER_LAST: Final = (40, 55, 65, 75, 85, 100)  # opt weather_overlap=lower
WEATHER_LAST_UPPER: Final = (40, 54, 64, 74, 84, 100)
WEATHER_ATTACK: Final = (0, -4, 4, 0, 0, -8)
MARCH_RATE: Final = (1, 1, 0, 0, 2, 0)

# Agent cards, SC-19.2
SABOTAGE, INCITE, FREE_SLAVES, BURN_FOOD, COUNTERINTELLIGENCE, NOTHING = range(6)
CARDS: Final = ("sabotage", "incite", "free_slaves", "burn_food", "counterintelligence", "nothing")

# Goods that change hands, SC-3.14
GOLD, FOOD, FRUIT, VOUCHER = range(4)
GOODS: Final = ("gold", "food", "fruit", "voucher")

COLOURS: Final = ("red", "blue", "green", "yellow", "black", "white")

START_GOLD: Final = 40  # SC-2.5
CONFERENCE_DRAFTS: Final = 10  # SC-1.17
STACK_LIMIT: Final = 10  # SC-7.3
PLAGUE_STACK_LIMIT: Final = 7  # SC-17.4
MINERAL_NONE, MINERAL_COMMON, MINERAL_RARE = range(3)  # SC-11.5

# Income, SC-16.2 to 16.5; by weather: SC-6.3
CAPITAL_INCOME: Final = (0, 4, 4, 5)
CAPITAL_INCOME_OF_THREE: Final = (0, 5, 5, 6)  # SC-23.2
PROVINCES_PER_GOLD: Final = 3  # SC-16.3
FARM_GOLD: Final = (1, 1, 2, 1, 1, 0)
MANUFACTORY_GOLD: Final = (2, 2, 2, 2, 2, 1)
MINERAL_GOLD: Final = (0, 3, 4)
TREE_GOLD: Final = 2
FRUIT_PER_TREE: Final = 2  # SC-12.10
ROBBER_GOLD: Final = 2
FOREIGN_CAPITAL_GOLD: Final = 2
FOREIGN_CAPITAL_GOLD_OF_THREE: Final = 4  # SC-23.3

# Food, SC-13.10 to 13.14
FARM_FOOD: Final = (1, 1, 1, 1, 1, 0)
GRANARY_FOOD: Final = 2
FAMINE_DIE: Final = 4
FAMINE_DIE_OF_LARGE: Final = 6
LARGE_REALM: Final = 12
FAMINE_PRICE: Final = 2  # gold per soldier

# Robber economy, SC-13.7, SC-13.8
ROBBER_TURNS: Final = 3
CLOSING_TOKENS: Final = 2
CLOSING_TOKENS_OF_ECOLOGISTS: Final = 3

# Capital and scoring, SC-21, SC-22
LEVEL_2_PRICE: Final = 10
TOP_LEVEL: Final = 3
ENCIRCLED_GARRISON: Final = 6  # SC-21.13
CAPITAL_POINTS: Final = 6
CAPITAL_POINTS_OF_THREE: Final = 10  # SC-23.5

# Expeditions, SC-11, SC-12
INTERNAL_PRICE: Final = 10
INTERNAL_TURNS: Final = 2  # SC-11.4
MINERAL_PRICE: Final = (0, 6, 10)  # SC-11.5
ARTEFACT: Final = 16
OVERSEAS_TURNS: Final = 4  # SC-12.2
TREASURE: Final = 50  # SC-12.4
TIMED_INCOMES: Final = 5  # SC-12.5, SC-12.15
LOST_AT_SEA: Final = -1
RICH_TRIBE: Final = 5
MERCENARIES: Final = 2  # SC-12.6
TREE_FOUND: Final = 10  # SC-12.8
GHOST_SHIP: Final = -10  # SC-12.12
CANNIBALS: Final = 5  # SC-12.20
ENGINEERS: Final = 4  # SC-12.13
DISEASE: Final = 4  # SC-12.14
WINDS_PRICE: Final = 5  # SC-12.16
FARM_HANDS: Final = 4  # SC-12.17
POISON_MARKERS: Final = 2  # SC-12.23
POISON_PRICE: Final = 10

# Plague, SC-17
PLAGUE_BONUS: Final = 30  # SC-17.3
PLAGUE_FIELDS: Final = 3  # SC-17.5

# Agents, SC-19
SPY_PRICE: Final = 8
SABOTAGE_LOSS: Final = 6  # SC-19.12


class Rules(msgspec.Struct, frozen=True, array_like=True):
    """The options of one table (tables.md, section 14). ``0`` stands for *off* where a number is meant."""

    port_price: int
    overseas_price: int
    capital_food: int
    capital_l3_price: int
    spy_capital_level: int
    bunker_l2_price: str
    capital_min_distance: int
    capital_pick: str
    round_limit: int
    garrison_required: bool
    occupied_income: str
    annex_after: int
    truce_rounds: int
    land_sale: bool
    transit: bool
    hidden_treasury: bool
    superiority: str
    multi_source_bonus: str
    dig_in: str
    blitz: bool
    landing_ship: str
    landing_retreat: bool
    coastal_battery: str
    sink_boats: bool
    weather_overlap: str
    overseas_gaps: str
    land_use_blocked_by: str
    plague_chain: str
    food_rounding: str
    food_bank_price: int
    famine_revolt: str
    rebels_without_army: str
    agent_set: str
    free_slaves_threshold: int
    sabotage_stack: str
    auction_style: str
    encirclement_sea: str
    score_income: str
    capital_scores_as_province: bool
    three_player_rules: bool  # resolved from auto / always / off at setup (SC-2.1, SC-23.7)
    plague_limit: str
    foreign_capital: str


def _option(id: str, group: str, rule: str, *values: int | str) -> Option:
    return Option(id, values, rule, group)


OPTIONS: Final = {
    option.id: option
    for option in (
        _option("port_price", "money", "SC-4.3", 12, 10),
        _option("overseas_price", "money", "SC-12.1", 13, 15),
        _option("capital_food", "people", "SC-13.11", 2, 3),
        _option("capital_l3_price", "money", "SC-12.19", 19, 20),
        _option("spy_capital_level", "agents", "SC-19.1", 1, 2),
        _option("bunker_l2_price", "money", "SC-4.5", "total", "step"),
        _option("capital_min_distance", "setup", "SC-2.4", 2, 3, 4),
        _option("capital_pick", "setup", "SC-2.3", "seats", "secret", "reverse", "forward"),
        _option("round_limit", "end", "SC-22.2", 20, 12, 16, 30, "off"),
        _option("garrison_required", "land", "SC-1.8", "off", "on"),
        _option("occupied_income", "land", "SC-1.12", "none", "occupier"),
        _option("annex_after", "land", "SC-1.13", "off", 3, 4, 5, 6, 7, 8, 9, 10),
        _option("truce_rounds", "war", "SC-1.19", 0, 1, 2, 3, 4, 5),
        _option("land_sale", "land", "SC-1.20", "off", "on"),
        _option("transit", "land", "SC-1.21", "on", "off"),
        _option("hidden_treasury", "money", "SC-1.23", "off", "on"),
        _option("superiority", "war", "SC-10.3", "dynamic", "fixed"),
        _option("multi_source_bonus", "war", "SC-10.2", "each", "additional"),
        _option("dig_in", "war", "SC-10.8", "automatic", "action"),
        _option("blitz", "war", "SC-8.8", "on", "off"),
        _option("landing_ship", "sea", "SC-5.4", "single_use", "reusable"),
        _option("landing_retreat", "sea", "SC-5.11", "off", "on"),
        _option("coastal_battery", "sea", "SC-9.8", "bunker_or_artillery", "artillery", "off"),
        _option("sink_boats", "sea", "SC-9.7", "off", "on"),
        _option("weather_overlap", "weather", "SC-6.4", "lower", "upper"),
        _option("overseas_gaps", "sea", "SC-12.3", "nothing", "reroll"),
        _option("land_use_blocked_by", "land", "SC-11.1", "any", "main"),
        _option("plague_chain", "people", "SC-17.6", "off", "restart"),
        _option("food_rounding", "people", "SC-13.10", "down", "up"),
        _option("food_bank_price", "people", "SC-13.13", 0, 1, 2, 3),
        _option("famine_revolt", "people", "SC-20.1", "always", "unless_paid"),
        _option("rebels_without_army", "people", "SC-20.4", "none", "militia"),
        _option("agent_set", "agents", "SC-19.2", "five", "four"),
        _option("free_slaves_threshold", "agents", "SC-19.8", *range(0, 91, 10)),
        _option("sabotage_stack", "agents", "SC-19.12", "add", "once"),
        _option("auction_style", "money", "SC-12.25", "open", "sealed"),
        _option("encirclement_sea", "sea", "SC-21.13", "required", "ignored"),
        _option("score_income", "end", "SC-22.4", "next_round", "gross", "net"),
        _option("capital_scores_as_province", "end", "SC-22.3", "on", "off"),
        _option("three_player_rules", "setup", "SC-2.1", "auto", "always", "off"),
        _option("plague_limit", "people", "SC-17.4", "soldiers", "units"),
        _option("foreign_capital", "money", "SC-21.10", "owned", "held"),
    )
}

# Our own changes to the book, for a game in which fewer things are decided by the order of turns (SC-24.1)
BALANCED: Final[dict[str, int | str]] = {
    "capital_min_distance": 3,
    "capital_pick": "reverse",
    "blitz": "off",
    "land_use_blocked_by": "main",
    "free_slaves_threshold": 60,
    "score_income": "gross",
    "plague_limit": "units",
    "foreign_capital": "held",
}

SCENARIOS: Final = {
    scenario.id: scenario
    for scenario in (
        Scenario("standard", (2, 3, 4, 5, 6)),
        Scenario("balanced", (2, 3, 4, 5, 6), BALANCED),
        Scenario("short", (2, 3, 4, 5, 6), {"round_limit": 12, "annex_after": 3, "occupied_income": "occupier"}),
        Scenario("bots", (2, 3, 4, 5, 6), {"annex_after": 5, "auction_style": "sealed"}),
        Scenario("long", (2, 3, 4, 5, 6), {"round_limit": 30, "famine_revolt": "unless_paid"}),
        Scenario("large", (5, 6), {"round_limit": 16, "sabotage_stack": "once"}),
    )
}

PROVING_GROUNDS: Final = {"wild": Scenario("wild", (2, 3, 4, 5, 6))}  # wild.py


def resolve_rules(options: dict[str, int | str], seats: int) -> Rules:
    """The options of a table as typed values; *off* becomes 0, on/off become booleans."""
    three = {"auto": seats == 3, "always": True, "off": False}[str(options["three_player_rules"])]
    values: dict[str, object] = {**options, "three_player_rules": three}
    for name, value in options.items():
        if name == "three_player_rules":
            continue
        if set(OPTIONS[name].values) <= {"on", "off"}:
            values[name] = value == "on"
        elif value == "off" and any(isinstance(v, int) for v in OPTIONS[name].values):
            values[name] = 0
    return Rules(**values)  # type: ignore[arg-type]
