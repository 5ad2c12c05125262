"""The content as a whole: one file per field."""

from __future__ import annotations

from .base import Entry
from .bots import BotFile
from .cards import (
    ActionCardFile,
    DiceFile,
    EventFile,
    IdeaFile,
    MilestoneFile,
    MissionFile,
    PowerStruggleFile,
    TradeCardFile,
)
from .map import AreaFile, DynamicRealmFile, ProvinceFile, RealmFile, SeaZoneFile, TradeNodeFile
from .scenarios import ScenarioFile, SetupFile


class Content(Entry, frozen=True):
    """All of it."""

    areas: AreaFile
    provinces: ProvinceFile
    sea_zones: SeaZoneFile
    trade_nodes: TradeNodeFile
    realms: RealmFile
    dnpr: DynamicRealmFile
    setups: SetupFile
    scenarios: ScenarioFile
    trade_cards: TradeCardFile
    ideas: IdeaFile
    action_cards: ActionCardFile
    events_age1: EventFile
    events_age2: EventFile
    events_age3: EventFile
    events_age4: EventFile
    missions: MissionFile
    milestones: MilestoneFile
    power_struggles: PowerStruggleFile
    dice: DiceFile
    bots: BotFile
