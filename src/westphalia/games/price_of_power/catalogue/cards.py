"""Trade cards, Ideas, Action cards, Events, Missions, Milestones, Power Struggles, dice."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from ..vocabulary import Hook
from ..vocabulary.base import key_of
from ..vocabulary.selectors import RealmRef
from .base import Conditions, Dice, Effects, Entry, Mortality, Power, Ruler


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
    hooks: tuple[Hook, ...]
    src: str
    known: list[str] = field(default_factory=list)


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
    roles: list[str] = field(default_factory=list)
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
    fx: Effects = ()


class PrintedCondition(Entry, frozen=True):
    """What a card asks for before it can be played: in the vocabulary (``all``), with the message that refuses it; or
    known already to what ``told_by`` names, so that it is said once."""

    text: str
    all: Conditions = ()
    refusal: str = ""
    told_by: Literal["first_step", "options", "trigger"] | None = None

    def __post_init__(self) -> None:
        if (self.told_by is None) != bool(self.all and self.refusal):
            raise ValueError("a condition has `all` with its `refusal`, or `told_by`")


class CardOption(Entry, frozen=True):
    text: str
    fx: Effects
    id: str = ""
    name: str = ""
    condition: PrintedCondition | None = None
    extra_cost: dict[str, int] = field(default_factory=dict)


class CostModifier(Entry, frozen=True):
    text: str
    change: dict[str, int]
    if_: Conditions = field(name="if")


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
    conditions: list[PrintedCondition] = field(default_factory=list)
    actions: list[CardAction] = field(default_factory=list)
    intro_scenario: bool = False
    known: list[str] = field(default_factory=list)
    cost_modifiers: list[CostModifier] = field(default_factory=list)
    options: dict[str, CardOption] = field(default_factory=dict)
    fx: Effects = ()
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
    slots: dict[str, int] = field(default_factory=dict)
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


class Chooser(Entry, frozen=True, rename=key_of):
    """Who chooses between the options of an Event, one after the other."""

    who: RealmRef = "all"
    if_: Conditions = ()
    may: bool = False
    active_last: bool = False
    active_must: str | None = None


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
    chooser: Literal["you", "all"] | Chooser = "you"
    options: dict[str, EventOption] = field(default_factory=dict)
    after: CardEffect | None = None
    special: str = ""
    found_fields: list[str] = field(default_factory=list)
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
    realms: list[str] = field(default_factory=list)


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
    base_pool: dict[str, int] = field(default_factory=dict)
    results: dict[str, str] = field(default_factory=dict)
    rerolls_max: int = 0
    reroll_cost: dict[str, int] = field(default_factory=dict)
    hazard_cost: dict[str, int] = field(default_factory=dict)


class DiceFile(Entry, frozen=True):
    battle_results: dict[str, str]
    dice: list[Die]
