"""The Bots (PB): levels, cards, deck profiles, targeting charts."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from .base import Entry

BotAction = Literal[
    "event",
    "military",
    "diplomacy",
    "naval",
    "explore",
    "colonize",
    "unrest",
    "convert",
    "papal_curia",
    "spy",
    "idea",
    "focus_economy",
    "focus_expansion",
    "focus_politics",
    "focus_war",
]


class BotLevel(Entry, frozen=True):
    id: str
    power_per_round: int
    defend_minimum: int
    defend_recruit: int
    prestige_per_age: int
    src: str


class BotStart(Entry, frozen=True):
    bot_power: int
    merchants: int
    minimum_manpower: int
    armies: int


class BotDeck(Entry, frozen=True):
    types: int
    cards_per_age: int
    cards_tried_per_turn: int


class BotCard(Entry, frozen=True):
    id: str
    number: int
    action: BotAction
    alternative: BotAction | None
    at_war: BotAction | None
    cost: int
    reshuffle: Literal["always", "half", "never_if_used_for_focus"]
    src: str


class BotProfile(Entry, frozen=True):
    """Which card types are left out of the deck, by Age."""

    id: str
    text: str
    excluded: dict[str, list[int]]
    src: str


class BotTarget(Entry, frozen=True):
    """Exactly one of these: a Realm, whoever owns a Province, a Realm in an Area, a vacant Territory."""

    realm: str = ""
    owner_of: str = ""
    realm_in: str = ""
    territory: str = ""


class BotChartRow(Entry, frozen=True):
    """Faces of the die from the first to the last of ``roll``."""

    roll: list[int]
    target: BotTarget
    children: list[BotTarget]


class BotRealm(Entry, frozen=True):
    realm: str
    colour: str
    deck_profile: str
    start_power: int
    military_chart: list[BotChartRow]
    diplomatic_chart: list[BotChartRow]
    src: str
    substitute: str = ""
    extra_manpower: int = 0
    start_power_in_scenario: dict[str, int] = field(default_factory=dict)
    military_chart_late: list[BotChartRow] = field(default_factory=list)
    known: list[str] = field(default_factory=list)


class BotFile(Entry, frozen=True):
    levels: list[BotLevel]
    default_level: str
    start: BotStart
    deck: BotDeck
    cards: list[BotCard]
    deck_profiles: list[BotProfile]
    realms: list[BotRealm]
