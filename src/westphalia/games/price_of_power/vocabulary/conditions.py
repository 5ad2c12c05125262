"""Conditions: a list means all; every condition is a map with one of the keys named here."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .base import Condition, Stat
from .selectors import AnySelector, NodeRef, RealmFilters, RealmRef, SelectRealms, Snapshot


class StatIs(Condition, tag="stat"):
    """Value of the stat for `who` (default you) is at least min / at most max; since + gain: grew by that much since
    the snapshot; factor: is that many times the old value; more_than: higher than that of the Realm (or than the
    stat) named; at: peace: as they were at the start of Phase 3 Step D."""

    stat: Stat
    who: RealmRef = "you"
    """the Realm; `players_choosing` with `others`: without the Active Player"""
    of: str | AnySelector | None = None
    """`done`, `shortfall`, `trade_card_lowest_income`: the `$label` of the step; `tax_value`: the pieces"""
    option: str | None = None
    """`players_choosing`: the option; `same` = that of the Active Player"""
    enemy: RealmRef | None = None
    """`naval_battles_won_this_round`: against such a Realm"""
    min: int | None = None
    """at least"""
    max: int | None = None
    """at most"""
    since: Snapshot | None = None
    """compared with that snapshot"""
    gain: int | None = None
    """with since: grew by at least that much"""
    factor: int | None = None
    """with since: is at least that many times the old value"""
    more_than: str | None = None
    """higher than the same stat of that Realm, or than another stat of the same one"""
    at: Literal["peace"] | None = None
    """with more_than: as it was at the start of Phase 3 Step D"""
    min_share: float | None = None
    """at least that share of all players in the game"""


class CountIs(Condition, tag="count"):
    """Number of things found: at least min (default 1) / at most max; most = more than every other player (ties:
    nobody); min_maps = on at least that many Distant Continents."""

    count: AnySelector
    min: int | None = None
    """at least; 1 if neither min nor max is given"""
    max: int | None = None
    """at most"""
    most: bool = False
    """more than every other player; on a tie nobody"""
    since: Snapshot | None = None
    """compared with that snapshot"""
    gain: int | None = None
    """with since: at least so many more"""
    min_maps: int | None = None
    """on at least that many Distant Continents"""


class RealmIs(RealmFilters, Condition, tag="realm"):
    """The Realm passes the filters that follow (same filters as the selector `realms`)."""

    realm: RealmRef


class BattleIs(Condition, tag="battle"):
    """About the current Battle; main_defender_at_home = Main Defender in an Area with an own Province; own_leader = you
    roll for a side that uses a General or Admiral; own_regulars = you roll, and have Regular Land Units there."""

    battle: Literal[
        "land", "naval", "main_defender_at_home", "ruler_leads", "own_leader", "own_regulars", "enemy_units"
    ]
    min: int = 1
    """enemy_units: at least so many at the start"""


Trigger: TypeAlias = Literal[
    "battle_won", "siege_won", "vassal_gained", "annexed", "province_gained", "prestige_scored", "trade_collected",
    "peace_term_enforced", "surrender", "war_ended", "liberated", "area_left_hre", "alliance_gained",
    "capital_occupied",
]  # fmt: skip
Way: TypeAlias = Literal["victor", "negotiated"]


class Happens(Condition, tag="happens"):
    """The thing happens now to / by `you` (Milestones with check: event)."""

    happens: Trigger
    kind: Literal["land", "naval", "vassal", "ally"] | None = None
    """what kind of thing it is"""
    by: str | None = None
    """by what it comes about"""
    from_: SelectRealms | None = None
    """against, or from, such a Realm"""
    how: Way | tuple[Way, ...] | None = None
    """war_ended: victor, negotiated"""
    term: str | None = None
    """the Peace term"""
    node: NodeRef | None = None
    """at such a Trade Node"""
    min: int | None = None
    """at least so much"""
    enemy: Literal["rebels"] | None = None
    """whom it is against, if not a Realm"""
    enemy_lost: int | None = None
    """units the enemy lost, at least"""
    enemy_units: int | None = None
    """units the enemy had, at least"""
    units_total: int | None = None
    """units of both sides, at least"""
    role: Literal["active_player"] | None = None
    """the part you had in it"""
    rebel_towns: int | None = None
    """Rebel Towns in the Area, at least"""
    tax_value: int | None = None
    """Tax Value lost by the Opponent, at least"""
    base_tax: int | None = None
    """Base Tax of the Realm, before, at least"""
    vassals: bool = False
    """Provinces of Vassals count too"""


class AtLeast(Condition, tag="at_least"):
    """At least that many of the list hold."""

    at_least: int
    of: tuple[Condition, ...]


class AnyHolds(Condition, tag="any"):
    """At least one holds."""

    any: tuple[Condition, ...]


class AllHold(Condition, tag="all"):
    """All hold."""

    all: tuple[Condition, ...]


class Not(Condition, tag="not"):
    """Does not hold."""

    not_: Condition


AnyCondition: TypeAlias = StatIs | CountIs | RealmIs | BattleIs | Happens | AtLeast | AnyHolds | AllHold | Not
