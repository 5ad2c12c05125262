"""The map: Areas, Provinces, Sea Zones, Trade Nodes, Realms, DNPRs."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from .base import Entry, Religion


class Area(Entry, frozen=True):
    id: str
    name: str
    board: Literal["west", "east", "distant"]
    kind: Literal["area", "distant_province", "territory"]
    neighbours: list[str]
    mountains: list[str]
    seas: list[str]
    religion: Religion
    hre: bool
    src: str
    religion_slot: str = ""
    deserts: list[str] = field(default_factory=list)
    trade_nodes: list[str] = field(default_factory=list)
    board_links: list[str] = field(default_factory=list)
    elector: bool = False
    hre_partial: bool = False
    continent: str = ""
    continent_number: int = 0
    alt_name: str = ""
    note: str = ""


class Void(Entry, frozen=True):
    """Impassable land, for drawing only (PP-2.7.1)."""

    id: str
    points: list[tuple[float, float]]


class AreaFile(Entry, frozen=True):
    areas: list[Area]
    voids: list[Void]


class Province(Entry, frozen=True):
    id: str
    name: str
    area: str
    kind: Literal["province", "territory"]
    size: Literal["small", "large"]
    era: Literal["both", 1444, 1618, "1444", "1618"]
    port: Literal["none", "port", "large", "island", "inactive"]
    faces: list[str]
    flag: str | None
    vassal_of: str | None
    capital: bool
    gold: bool
    hre: bool
    owner_1444: str | None
    owner_1618: str | None
    lon: float
    lat: float
    src: str
    extra_points: list[tuple[float, float]] = field(default_factory=list)
    size_1618: str = ""
    name_1618: str = ""
    vassal_of_1618: str | None = None
    cores: list[str] = field(default_factory=list)
    number: int = 0


class ProvinceFile(Entry, frozen=True):
    provinces: list[Province]


class LetterLink(Entry, frozen=True):
    zone: str
    letter: str
    extra_power: int


class SeaZone(Entry, frozen=True):
    id: str
    name: str
    board: str
    neighbours: list[str]
    links: list[LetterLink]
    letters: list[str]
    slots: int
    mark: Literal["star", "dagger", "none"]
    lon: float
    lat: float
    src: str


class SeaZoneFile(Entry, frozen=True):
    sea_zones: list[SeaZone]


class TradeNode(Entry, frozen=True):
    id: str
    name: str
    kind: Literal["maritime", "inland"]
    sea_zones: list[str]
    areas: list[str]
    distant: bool
    lon: float
    lat: float
    src: str
    continent: str = ""
    desert: str = ""
    note: str = ""


class TradeNodeFile(Entry, frozen=True):
    trade_nodes: list[TradeNode]


class RealmToken(Entry, frozen=True):
    colour: str
    capital: str


class Realm(Entry, frozen=True):
    id: str
    name: str
    adjective: str
    capital: str
    religion: Religion
    player_realm: bool
    colour: str
    vassals: list[str]
    overlord: str | None
    exists: list[int]
    distant: bool
    src: str
    religion_1618: str = ""
    player_number: int = 0
    expansion_player: bool = False
    capital_1618: str = ""
    overlord_1618: str | None = None
    name_1618: str = ""
    base_tax_1444: int = 0
    vassal_tax_1444: int = 0
    dnpr: list[RealmToken] = field(default_factory=list)
    dnpr_only: bool = False


class RealmFile(Entry, frozen=True):
    realms: list[Realm]


class DynamicRealm(Entry, frozen=True):
    id: str
    name: str
    realm: str
    new_realm: bool
    colour: Literal["green", "pink", "blue", "orange"]
    origin: str
    capital: str | None
    provinces: list[str]
    base_tax: int | None
    religion: str
    src: str
    used_in: list[str] = field(default_factory=list)
    note: str = ""
    event: str = ""


class DynamicRealmFile(Entry, frozen=True):
    token_limits: dict[str, int]
    colours: list[str]
    scenario_dnprs: list[DynamicRealm]
    event_dnprs: list[DynamicRealm]
