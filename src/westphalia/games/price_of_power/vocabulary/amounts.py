"""How many, and what it costs."""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

from .base import Condition, Phrase, Stat
from .selectors import AnySelector, AreaRef, RealmRef


class StatKeys(Protocol):
    """What some stats need besides their name."""

    @property
    def who(self) -> RealmRef: ...
    @property
    def of(self) -> str | AnySelector | None: ...
    @property
    def option(self) -> str | None: ...
    @property
    def enemy(self) -> RealmRef | None: ...


class Reckoned(Phrase, tag_field="amount"):
    """An amount that is worked out: times, then per, then plus, then min and max."""

    times: int = 1
    """multiplied by"""
    per: int | None = None
    """1 for every so many"""
    round: Literal["up", "down"] = "up"
    """how `per` is rounded (PP-2.2.1: up)"""
    plus: int = 0
    """added"""
    min: Amount | None = None
    """at least"""
    max: Amount | None = None
    """at most"""


class Value(Reckoned, tag="value"):
    """The value of a stat of `self`."""

    value: Stat
    who: RealmRef = "you"
    """the Realm; `players_choosing` with `others`: without the Active Player"""
    of: str | AnySelector | None = None
    """`done`, `shortfall`, `trade_card_lowest_income`: the `$label` of the step; `tax_value`: the pieces"""
    option: str | None = None
    """`players_choosing`: the option; `same` = that of the Active Player"""
    enemy: RealmRef | None = None
    """`naval_battles_won_this_round`: against such a Realm"""


class Number(Reckoned, tag="count"):
    """The number of things that a selector finds."""

    count: AnySelector


class Sum(Reckoned, tag="sum"):
    """The sum of amounts."""

    sum: tuple[Amount, ...]


Amount: TypeAlias = int | Literal["all", "half_up", "half_down"] | Value | Number | Sum


class UnrestCost(Phrase):
    """Unrest in own Towns as a cost."""

    amount: Amount
    where: AreaRef | None = None


class Costs(Phrase):
    """A cost: all of it is paid."""

    adm: Amount = 0
    dip: Amount = 0
    mil: Amount = 0
    any: Amount = 0
    """Monarch Power of types of choice"""
    ducats: Amount = 0
    exhaust_manpower: Amount = 0
    """Units of Manpower, as PP-14.2.10"""
    add_unrest: UnrestCost | None = None
    """Unrest to own Towns"""
    one_of: tuple[Costs, ...] = ()
    """a choice of costs, each of one type of Monarch Power"""


class Discount(Phrase):
    """What is taken off a cost, never below 0 (PP-6.0.2)."""

    adm: int = 0
    dip: int = 0
    mil: int = 0
    ducats: int = 0
    if_: tuple[Condition, ...] = ()
    """only if all conditions hold"""
