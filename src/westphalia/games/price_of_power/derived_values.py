"""Values of the rules that position files read: tax, Manpower, owners, adjacency. Register further ones here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from westphalia.kernel.script import Domain

from . import terms
from .battle import LAND
from .board import AREA, MILESTONE, NODE, PROVINCE, REALM, RELIGION, SEA, TRADE_CARD
from .card_rules import prestige
from .model import Game
from .position_words import faction_name, number, seat_ever, seat_name
from .rules import (
    capacity,
    character_cards,
    hre,
    land_battles,
    naval_battles,
    npr,
    papacy,
    peace,
    religion,
    trade,
    units,
    wars,
)
from .tables import MERCHANTS, POWERS

Derived = Callable[..., Any]
DERIVED: Final[dict[str, Derived]] = {}


def derived(name: str) -> Callable[[Derived], Derived]:
    """Register a value that follows from the board: ``@derived("base_tax")`` over ``f(g, *ids)``."""

    def register(function: Derived) -> Derived:
        assert name not in DERIVED, name
        DERIVED[name] = function
        return function

    return register


def _read(name: str, function: Callable[..., Any], *kinds: Domain | None) -> None:
    """A value that is ``function(g, *numbers)`` as it stands. A kind of None is a seat; position files name the place
    first and then whose it is, rules the other way round."""

    def value(g: Game, *keys: str) -> Any:
        asked = zip(kinds, reversed(keys), strict=True)
        return function(g, *(seat_ever(g, key) if kind is None else number(kind, key) for kind, key in asked))

    derived(name)(value)


_read("base_tax", terms.base_tax, None)
_read("vassal_tax", terms.vassal_tax, None)
_read("tax_income", terms.tax_income, None)
_read("manpower", units.manpower, None)
_read("tax_value", terms.tax_value, PROVINCE)
_read("npr_base_tax", terms.npr_base_tax, REALM)
_read("owns_all", terms.owns_all, REALM, AREA)
_read("owns_any", terms.owns_area, REALM, AREA)
_read("units", terms.units_in, None, AREA)
_read("ships", terms.ships_at_sea, None, SEA)
_read("area_status", terms.area_status, None, AREA)
_read("hostile_sea", terms.is_hostile_sea, None, SEA)  # PP-2.5.27: to a player
_read("near", terms.is_realm_near, REALM, AREA)  # PP-2.5.18: is an Area adjacent to a Realm?
_read("next_to", terms.are_realms_adjacent, REALM, REALM)  # PP-2.5.18
_read("strength", npr.strength, REALM)  # PP-13.4.25
_read("capacity", capacity.military_capacity, REALM, AREA)  # PP-9.2.1: for an Area
_read("naval_capacity", capacity.naval_capacity, REALM, SEA)  # PP-9.2.8
_read("dissent", religion.dissents, None, AREA)  # PP-15.3.7: is an Area in Religious Dissent for a player?
_read("uncontested", papacy.is_uncontested, None)  # PP-19.2.3
_read("hre_member", hre.is_member, REALM)  # PP-18.3.2


@derived("skill")
def _skill(g: Game, key: str, power: str) -> int:
    """PP-7.1.2: the Skill Level of a type."""

    return character_cards.skill(g, seat_ever(g, key), POWERS.index(power))


@derived("owner")
def _owner(g: Game, key: str) -> str:
    """The Realm that Owns a Province (PP-2.5.3)."""
    return faction_name(terms.owner(g, number(PROVINCE, key)))


@derived("controller")
def _controller(g: Game, key: str) -> str:
    return faction_name(terms.controller(g, number(PROVINCE, key)))


@derived("owned")
def _owned(g: Game, key: str) -> list[str]:
    return [PROVINCE.id(p) for p in terms.owned(g, number(REALM, key))]


@derived("core_of")
def _core_of(g: Game, key: str) -> list[str]:
    return [REALM.id(r) for r in terms.cores(g, number(PROVINCE, key))]


@derived("province_status")
def _province_status(g: Game, key: str, realm: str) -> str:
    """PP-2.5.25: friendly, hostile or neutral to a player."""
    p, s = number(PROVINCE, key), seat_ever(g, realm)
    if terms.is_hostile_province(g, s, p):
        return terms.HOSTILE
    return terms.FRIENDLY if terms.is_friendly_province(g, s, p) else terms.NEUTRAL


@derived("adjacent")
def _adjacent(g: Game, one: str, other: str) -> bool:
    """Two Areas (PP-2.5.11)."""
    return terms.is_adjacent(g, number(AREA, one), number(AREA, other))


@derived("religion")
def _religion(g: Game, area: str) -> str:
    """PP-15.3.1: of an Area."""
    return RELIGION.id(religion.area_religion(g, number(AREA, area)))


@derived("casus_belli")
def _casus_belli(g: Game, key: str, target: str) -> list[str]:
    """PP-9.1.10 to 9.1.17: the CBs of a player against a Realm."""
    return wars.casus_belli(g, seat_ever(g, key), number(REALM, target))


@derived("battle_units")
def _battle_units(g: Game, name: str) -> int:
    """Units or ships of a side (attacker, defender) in the battle under way."""
    battle = g.battle
    if battle is None:
        return 0
    side = battle.attacker if name == "attacker" else battle.defender
    return land_battles.total(g, battle, side) if battle.kind == LAND else naval_battles.total(g, battle, side)


@derived("battle_dice")
def _battle_dice(g: Game, name: str) -> list[int]:
    """Infantry, Cavalry and Artillery dice in the pool of a side of the battle under way."""
    battle = g.battle
    if battle is None:
        return []
    return (battle.attacker if name == "attacker" else battle.defender).dice


@derived("victory")
def _victory(g: Game, key: str, enemy: str) -> str:
    """PP-10.2.2: of a player over a Realm: total, partial or none."""
    victor, loser = seat_ever(g, key), number(REALM, enemy)
    if peace.has_total_victory(g, victor, loser):
        return "total"
    return "partial" if peace.has_partial_victory(g, victor, loser) else "none"


@derived("trade_power")
def _trade_power(g: Game, key: str, card: str, node: str) -> int:
    """PP-12.5.2: of a player at a Node of a Trade card."""
    markets = trade.MARKETS[number(TRADE_CARD, card)]
    return trade.trade_power(g, seat_ever(g, key), next(m for m in markets if m.node == number(NODE, node)))


@derived("node_power")
def _node_power(g: Game, key: str, node: str) -> int:
    """PP-12.5.8: without Key Provinces."""
    return trade.node_power(g, seat_ever(g, key), number(NODE, node))


@derived("connected")
def _connected(g: Game, key: str, node: str) -> bool:
    """PP-12.2.3: is a player connected with a Trade Node?"""
    return trade.is_connected(g, trade.links(g, seat_ever(g, key)), number(NODE, node))


@derived("merchants_used")
def _merchants_used(g: Game, key: str) -> int:
    """PP-12.4.5: Merchants that lie down."""
    at = seat_ever(g, key) * MERCHANTS
    return sum(g.merchant_used[at : at + MERCHANTS])


@derived("papal_controller")
def _papal_controller(g: Game) -> str:
    """PP-19.2.1."""
    return seat_name(g, papacy.papal_controller(g))


@derived("cardinal_slots")
def _cardinal_slots(g: Game) -> int:
    """PP-19.1.2: regular slots in play."""
    return papacy.slots_in_play(g)


@derived("elector_areas")
def _elector_areas(g: Game) -> list[str]:
    """PP-18.3.10."""
    return [AREA.id(a) for a in hre.elector_areas(g)]


@derived("unlawful_occupants")
def _unlawful_occupants(g: Game) -> list[str]:
    """PP-18.3.7."""
    return [REALM.id(r) for r in hre.unlawful_occupants(g)]


@derived("milestone_done")
def _milestone_done(g: Game, key: str) -> list[str]:
    """Who has completed a displayed Milestone, in order."""
    category = g.milestones.index(number(MILESTONE, key))
    return [REALM.id(g.realm[s]) for s in g.milestone_done[category]]


@derived("battleground_score")
def _battleground_score(g: Game, key: str, area: str) -> int:
    return prestige.battleground_score(g, seat_ever(g, key), number(AREA, area))
