"""Values of the rules that position files read: tax, Manpower, owners, adjacency. Register further ones here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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


def _own(name: str, function: object) -> None:
    derived(name)(lambda g, key: function(g, seat_ever(g, key)))  # type: ignore[operator]


for _name, _function in {
    "base_tax": terms.base_tax,
    "vassal_tax": terms.vassal_tax,
    "tax_income": terms.tax_income,
    "manpower": units.manpower,
}.items():
    _own(_name, _function)


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


@derived("tax_value")
def _tax_value(g: Game, key: str) -> int:
    return terms.tax_value(g, number(PROVINCE, key))


@derived("owns_all")
def _owns_all(g: Game, area: str, key: str) -> bool:
    return terms.owns_all(g, number(REALM, key), number(AREA, area))


@derived("owns_any")
def _owns_any(g: Game, area: str, key: str) -> bool:
    return terms.owns_area(g, number(REALM, key), number(AREA, area))


@derived("npr_base_tax")
def _npr_base_tax(g: Game, key: str) -> int:
    return terms.npr_base_tax(g, number(REALM, key))


@derived("units")
def _units(g: Game, area: str, key: str) -> int:
    return terms.units_in(g, seat_ever(g, key), number(AREA, area))


@derived("ships")
def _ships(g: Game, sea: str, key: str) -> int:
    return terms.ships_at_sea(g, seat_ever(g, key), number(SEA, sea))


@derived("area_status")
def _area_status(g: Game, area: str, key: str) -> str:
    return terms.area_status(g, seat_ever(g, key), number(AREA, area))


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


@derived("capacity")
def _capacity(g: Game, area: str, key: str) -> int:
    """PP-9.2.1: Military Capacity of a Realm for an Area."""
    return capacity.military_capacity(g, number(REALM, key), number(AREA, area))


@derived("naval_capacity")
def _naval_capacity(g: Game, sea: str, key: str) -> int:
    """PP-9.2.8."""
    return capacity.naval_capacity(g, number(REALM, key), number(SEA, sea))


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


@derived("uncontested")
def _uncontested(g: Game, key: str) -> bool:
    """PP-19.2.3."""
    return papacy.is_uncontested(g, seat_ever(g, key))


@derived("cardinal_slots")
def _cardinal_slots(g: Game) -> int:
    """PP-19.1.2: regular slots in play."""
    return papacy.slots_in_play(g)


@derived("elector_areas")
def _elector_areas(g: Game) -> list[str]:
    """PP-18.3.10."""
    return [AREA.id(a) for a in hre.elector_areas(g)]


@derived("hre_member")
def _hre_member(g: Game, key: str) -> bool:
    """PP-18.3.2."""
    return hre.is_member(g, number(REALM, key))


@derived("unlawful_occupants")
def _unlawful_occupants(g: Game) -> list[str]:
    """PP-18.3.7."""
    return [REALM.id(r) for r in hre.unlawful_occupants(g)]


@derived("dissent")
def _dissent(g: Game, area: str, key: str) -> bool:
    """PP-15.3.7: is an Area in Religious Dissent for a player?"""
    return religion.dissents(g, seat_ever(g, key), number(AREA, area))


@derived("milestone_done")
def _milestone_done(g: Game, key: str) -> list[str]:
    """Who has completed a displayed Milestone, in order."""
    category = g.milestones.index(number(MILESTONE, key))
    return [REALM.id(g.realm[s]) for s in g.milestone_done[category]]


@derived("battleground_score")
def _battleground_score(g: Game, key: str, area: str) -> int:
    return prestige.battleground_score(g, seat_ever(g, key), number(AREA, area))
