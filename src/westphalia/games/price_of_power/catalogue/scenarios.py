"""Setups of Realms, and the scenarios with their variants."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from .base import Entry, Power, Religion, Ruler


class SetupArmy(Entry, frozen=True):
    army: int
    area: str
    infantry: int
    cavalry: int
    artillery: int


class SetupFleet(Entry, frozen=True):
    sea_zone: str
    light: int
    heavy: int
    galley: int


class SetupPower(Entry, frozen=True):
    adm: int
    dip: int
    mil: int


class SetupDerived(Entry, frozen=True):
    base_tax: int
    vassal_tax: int
    manpower_without_ia: int


class SetupBot(Entry, frozen=True):
    bot_power: int
    ships: dict[str, int]
    extra_manpower: int


class Setup(Entry, frozen=True):
    id: str
    realm: str
    map_year: Literal[1444, 1618]
    scenario: str | None
    date: int
    kind: Literal["full", "variant", "minor"]
    state_religion: Religion
    capital: str
    towns_large: list[str]
    towns_small: list[str]
    vassals: dict[str, int]
    unrest: list[str]
    alliances: list[str]
    marriages: list[str]
    truces: list[str]
    claims: list[str]
    colonial_claims: list[str]
    core_tokens: list[str]
    influence: dict[str, int]
    colonists: int
    merchants: list[str]
    armies: list[SetupArmy]
    fleet: SetupFleet | None
    light_ships: dict[str, int]
    ruler: Ruler
    extra_manpower: int
    ducats: int
    monarch_power: SetupPower
    derived: SetupDerived
    check: list[str]
    src: str
    bot: SetupBot | None = None
    based_on: str = ""
    light_ships_off_slot: dict[str, int] = field(default_factory=dict)
    replaces: str = ""


class SetupDefaults(Entry, frozen=True):
    ducats: int
    monarch_power: SetupPower
    bot_power: int
    stability: int
    prestige: int
    merchants: int
    action_cards_kept: int
    extra_monarch_power_cap: int


class TownSizes(Entry, frozen=True):
    note: str
    year_1618: list[str]
    year_1789: list[str]
    src: str


class SetupFile(Entry, frozen=True):
    defaults: SetupDefaults
    town_sizes_beyond_map: TownSizes
    setups: list[Setup]


class ScenarioMissions(Entry, frozen=True):
    start: list[str]
    removed: list[str]
    added_from_generic: list[str]
    completed: list[str]


class ScenarioRealm(Entry, frozen=True):
    realm: str
    name: str
    seat: int
    colour: str
    setup: str
    control: Literal["any", "human", "bot", "inactive_bot"]
    missions: ScenarioMissions | None = None
    default_control: str = ""
    prestige: int = 0
    extra_monarch_power: int = 0


class SeatRange(Entry, frozen=True):
    min: int
    max: int


class DisplayedIdea(Entry, frozen=True):
    idea: str
    type: Power
    researched_by: list[str]


class Curia(Entry, frozen=True):
    roma: str | None
    slots: list[str]


class Empire(Entry, frozen=True):
    emperor: str | None
    emperor_kind: Literal["player", "npr", "none"]
    imperial_authority: int | None
    imperial_influence: list[str]
    not_hre: list[str]


class PlacedDynamicRealm(Entry, frozen=True):
    dnpr: str
    colour: str
    capital_token: str
    optional: bool
    also_not_hre: list[str] = field(default_factory=list)
    under_towns: list[str] = field(default_factory=list)


class ReligionToken(Entry, frozen=True):
    area: str
    religion: Religion


class TradeDeck(Entry, frozen=True):
    base: bool
    all: bool
    add_asterisk: bool
    add_continents: list[int]
    add_cards: list[str]
    remove_cards: list[str]


class Removal(Entry, frozen=True):
    realm: str
    influence: str = ""
    cubes: int = 0
    town: str = ""
    alliance: str = ""
    src: str = ""


class MapInPlay(Entry, frozen=True):
    boards: Literal["western", "both"]
    areas_out_of_play: list[str]
    nodes_out_of_play: list[str]
    src: str = ""
    check: bool = False


class SpecialRule(Entry, frozen=True):
    id: str
    text: str
    src: str


class Victory(Entry, frozen=True):
    type: str
    text: str
    src: str


class ExtraCards(Entry, frozen=True):
    realm: str
    deck: Power
    cards: int


class Lesson(Entry, frozen=True):
    id: str
    when: str
    realm: str | None
    text: str


class Goal(Entry, frozen=True):
    realm: str
    text: str
    prestige: int


class Variant(Entry, frozen=True):
    id: str
    seats: int
    human_seats: SeatRange
    realms: list[ScenarioRealm]
    turn_order: list[str]
    first_player: str
    ages: list[int]
    events_per_round: int
    events_face_up: int
    event_decks: dict[str, dict[str, list[str]]]
    rounds: int
    ideas_on_display: list[DisplayedIdea]
    milestones_fixed: list[str]
    milestones_removed: list[str]
    papal_curia: Curia
    empire: Empire
    dnprs: list[PlacedDynamicRealm]
    npr_manpower_tokens: list[str]
    religion_tokens: list[ReligionToken]
    power_struggles: list[str]
    power_struggles_default: bool
    trade_deck: TradeDeck
    setup_removals: list[Removal]
    map: MapInPlay
    special_rules: list[SpecialRule]
    victory: Victory
    action_cards_removed: list[str] = field(default_factory=list)
    teams: list[list[str]] = field(default_factory=list)
    objectives: list[str] = field(default_factory=list)
    ideas_removed: list[str] = field(default_factory=list)
    extra_cards: list[ExtraCards] = field(default_factory=list)
    lessons: list[Lesson] = field(default_factory=list)
    goals: list[Goal] = field(default_factory=list)


class Scenario(Entry, frozen=True):
    id: str
    code: str
    name: str
    blurb: str
    edition: Literal["standard", "deluxe"]
    human_players: list[int]
    solo: bool
    src: str
    variants: list[Variant]


class ScenarioFile(Entry, frozen=True):
    eastern_board_provinces: list[str]
    scenarios: list[Scenario]
