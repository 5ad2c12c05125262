"""The content of the game as typed entries: what the files under ``content/`` hold.

The YAML files are the source. ``content/compiled.json`` is the same, quick to read: it carries the hash of the files
it was made from, and when a file has changed since, the files themselves are read (and checked) instead.
``westphalia compile price_of_power`` writes it anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from westphalia.kernel.contract import BadInput

CONTENT: Final = Path(__file__).parent / "content"
COMPILED: Final = CONTENT / "compiled.json"

Power = Literal["adm", "dip", "mil"]
Mortality = Literal["square", "circle", "cross", "triangle"]
Religion = Literal["catholic", "counter_reformed", "protestant", "orthodox", "muslim", "diverse", "other", "none"]
Effects = list[dict[str, Any]]
Conditions = list[dict[str, Any]]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry of a content file."""


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
    deserts: list[str] = []
    trade_nodes: list[str] = []
    board_links: list[str] = []
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
    extra_points: list[tuple[float, float]] = []
    size_1618: str = ""
    name_1618: str = ""
    vassal_of_1618: str | None = None
    cores: list[str] = []
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
    dnpr: list[RealmToken] = []
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
    used_in: list[str] = []
    note: str = ""
    event: str = ""


class DynamicRealmFile(Entry, frozen=True):
    token_limits: dict[str, int]
    colours: list[str]
    scenario_dnprs: list[DynamicRealm]
    event_dnprs: list[DynamicRealm]


class Dice(Entry, frozen=True):
    infantry: int = 0
    cavalry: int = 0
    artillery: int = 0
    any: int = 0


class Ruler(Entry, frozen=True):
    """A starting Ruler, or one that an Event brings."""

    name: str | None
    src: str = ""
    adm: int = 0
    dip: int = 0
    mil: int = 0
    dice: Dice = Dice()
    mortality: Mortality | None = None
    ill_health: int | bool = 0
    event_card: str = ""
    interregnum: bool = False
    restriction: str = ""
    restrictions: list[str] = []
    collective: bool = False


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
    light_ships_off_slot: dict[str, int] = {}
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
    also_not_hre: list[str] = []
    under_towns: list[str] = []


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
    action_cards_removed: list[str] = []
    teams: list[list[str]] = []
    objectives: list[str] = []
    ideas_removed: list[str] = []
    extra_cards: list[ExtraCards] = []
    lessons: list[Lesson] = []
    goals: list[Goal] = []


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


class TradeOption(Entry, frozen=True):
    node: str
    secondary: str | None
    requirement: Literal["any_token", "own_key"] | None
    key_provinces: dict[str, int]


class TradeIncome(Entry, frozen=True):
    green: tuple[int, int, int]
    red: tuple[int, int, int]


class TradeCard(Entry, frozen=True):
    id: str
    card_no: str
    good: str
    name: str
    copy: int
    copies: int
    mark: Literal["asterisk", "dagger"] | None
    in_base_deck: bool
    continents: list[int]
    income: TradeIncome
    options: list[TradeOption]
    src: str
    gold_inflation: bool = False
    slaves: bool = False


class TradeCardFile(Entry, frozen=True):
    thresholds: dict[str, int]
    no_trade_income: int
    trade_cards: list[TradeCard]


class Requirement(Entry, frozen=True):
    text: str
    all: Conditions


class Idea(Entry, frozen=True):
    id: str
    name: str
    type: Power
    cost: int
    age: int
    basic: bool
    government_form: bool
    prestige: int
    requirement: Requirement | None
    bonus: str
    immediate: str | None
    fx: Effects
    hooks: list[dict[str, Any]]
    src: str
    known: list[str] = []


class IdeaFile(Entry, frozen=True):
    ideas: list[Idea]


class CardCharacter(Entry, frozen=True):
    name: str
    kind: Literal["leader", "advisor"]
    mortality: Mortality
    adm: int = 0
    dip: int = 0
    mil: int = 0
    dice: Dice = Dice()
    hire_mil: int | None = None
    roles: list[str] = []
    type: Power | None = None
    bonus: int = 0
    ducats: int = 0


class ActionCard(Entry, frozen=True):
    id: str
    deck: Power
    action: str
    character: CardCharacter
    src: str
    note: str = ""


class CardEffect(Entry, frozen=True):
    text: str
    fx: Effects = []


class CardOption(Entry, frozen=True):
    text: str
    fx: Effects
    id: str = ""
    name: str = ""
    condition: str = ""
    extra_cost: dict[str, Any] = {}


class CostModifier(Entry, frozen=True):
    text: str
    change: dict[str, int]
    if_: Conditions = msgspec.field(name="if")


class CardAction(Entry, frozen=True):
    """An action of the Action cards, or one printed on a Display card."""

    id: str
    name: str
    kinds: list[str]
    cost: dict[str, int]
    text: str
    src: str
    number: str = ""
    deck: Power | None = None
    copies: int = 0
    charges: int = 0
    on_play: CardEffect | None = None
    conditions: list[str] = []
    actions: list[CardAction] = []
    intro_scenario: bool = False
    known: list[str] = []
    cost_modifiers: list[CostModifier] = []
    options: dict[str, CardOption] = {}
    fx: Effects = []
    stability_priced: bool = False
    trigger: str = ""
    no_heavy_artillery: bool = False
    battle: str | None = None


class ActionDeck(Entry, frozen=True):
    name: str
    power: Power
    size: int
    actions: int


class ActionCardFile(Entry, frozen=True):
    decks: dict[str, ActionDeck]
    mortality_symbols: dict[str, int]
    rules: dict[str, int]
    actions: list[CardAction]
    cards: list[ActionCard]


class EventCharacter(Entry, frozen=True):
    name: str
    role: str
    mortality: Mortality | None
    slots: dict[str, int] = {}
    price: int = 0
    adm: int = 0
    dip: int = 0
    mil: int = 0
    dice: Dice = Dice()
    ill_health: int | bool = 0
    enters: str = ""
    collective: bool = False


class EventOption(Entry, frozen=True):
    label: str
    text: str
    fx: Effects


class Event(Entry, frozen=True):
    id: str
    age: int
    half: int | str
    kind: Literal["A", "B", "realm"]
    title: str
    src: str
    text: str
    fx: Effects
    symbols: list[str]
    chooser: Any = None
    options: dict[str, EventOption] = {}
    after: CardEffect | None = None
    special: str = ""
    found_fields: list[str] = []
    character: EventCharacter | None = None
    realm: str = ""
    ruler: Ruler | None = None
    power_struggle_faded: bool = False


class EventFile(Entry, frozen=True):
    age: int
    events: list[Event]


class MissionDeck(Entry, frozen=True):
    id: str
    kind: Literal["own", "universal", "composed"]
    realm: str | None
    missions: list[str]
    start: list[str]
    optional: list[str]
    src: str


class Reward(Entry, frozen=True):
    fx: Effects
    text: str = ""


class Mission(Entry, frozen=True):
    id: str
    deck: str
    realm: str | None
    code: str
    name: str
    about: str
    tier: int
    starting: bool
    prestige: int
    prerequisites: list[str]
    unlocks: list[str]
    requirement: Requirement
    reward: Reward
    min_age: int
    needs_east_board: bool
    needs_distant_board: bool
    src: str
    known: str = ""
    realms: list[str] = []


class MissionFile(Entry, frozen=True):
    meta: dict[str, int]
    decks: list[MissionDeck]
    scenario_aliases: dict[str, str]
    missions: list[Mission]


class Milestone(Entry, frozen=True):
    id: str
    age: int
    category: Literal["expansion", "politics", "war", "economy"]
    key: str
    name: str
    check: Literal["state", "event"]
    requirement: Requirement
    prestige: tuple[int, int, int]
    reward: Reward
    overseas: bool
    src: str


class MilestoneFile(Entry, frozen=True):
    milestones: list[Milestone]


class Criterion(Entry, frozen=True):
    id: str
    text: str
    fx: Effects


class PowerStruggle(Entry, frozen=True):
    id: str
    name: str
    standard_edition: bool
    ages: list[int]
    areas: list[str]
    distant_areas: list[str]
    criteria: list[Criterion]
    src: str


class PowerStruggleFile(Entry, frozen=True):
    scoring: dict[str, float]
    recommended_orders: list[dict[str, Any]]
    power_struggles: list[PowerStruggle]


class Die(Entry, frozen=True):
    id: str
    name: str
    kind: str
    colour: str
    count: int
    faces: list[Any]
    src: str
    base_pool: dict[str, int] = {}
    results: dict[str, str] = {}
    rerolls_max: int = 0
    reroll_cost: dict[str, int] = {}
    hazard_cost: dict[str, int] = {}


class DiceFile(Entry, frozen=True):
    battle_results: dict[str, str]
    dice: list[Die]


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


class Compiled(msgspec.Struct, frozen=True):
    source: str
    content: Content


T = TypeVar("T", bound=Entry)


def load() -> Content:
    """The content: compiled if that is up to date, else read from the files."""
    source = fingerprint()
    if COMPILED.exists():
        compiled = msgspec.json.decode(COMPILED.read_bytes(), type=msgspec.Raw)
        head = msgspec.json.decode(compiled, type=_Head)
        if head.source == source:
            return msgspec.json.decode(compiled, type=Compiled).content
    return read()


class _Head(msgspec.Struct, frozen=True):
    source: str


def read() -> Content:
    """Read and check the YAML files. A mistake names the file, the entry and the field."""
    files = {name: _read_file(name, kind) for name, kind in Content.__annotations__.items()}
    return Content(**files)


def compile_content() -> bytes:
    """What ``compiled.json`` should be."""
    return msgspec.json.encode(Compiled(fingerprint(), read())) + b"\n"


def fingerprint() -> str:
    """The hash of the files the content comes from."""
    digest = hashlib.blake2b(digest_size=16)
    for name in Content.__struct_fields__:
        digest.update((CONTENT / f"{name}.yaml").read_bytes())
    return digest.hexdigest()


def _read_file(name: str, kind: str) -> Any:
    path = CONTENT / f"{name}.yaml"
    try:
        raw = msgspec.yaml.decode(path.read_bytes())
        return msgspec.convert(raw, globals()[kind])
    except msgspec.ValidationError as error:
        raise BadInput(f"{path.name}: {_name_entry(raw, str(error))}") from error
    except msgspec.MsgspecError as error:
        raise BadInput(f"{path.name}: {error}") from error


def _name_entry(raw: Any, message: str) -> str:
    """msgspec says where by position (``$.areas[3].religion``); people look for the id."""
    text, _, path = message.partition(" - at `")
    at, steps = raw, path.rstrip("`").lstrip("$").replace("[", ".[").split(".")
    named = list[str]()
    for step in filter(None, steps):
        try:
            at = at[int(step[1:-1])] if step.startswith("[") and step != "[...]" else at[step]
        except (KeyError, IndexError, TypeError, ValueError):
            at = None
        named.append(str(at["id"]) if isinstance(at, dict) and "id" in at else step)
    return f"{'.'.join(named)}: {text}"


def by_id(entries: Iterable[T]) -> dict[str, T]:
    return {entry.id: entry for entry in entries}  # type: ignore[attr-defined]
