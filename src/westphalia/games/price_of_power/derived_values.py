"""Values of the rules that position files read: tax, Manpower, owners, adjacency. Register further ones here."""

from __future__ import annotations

from .board import AREA, PROVINCE, REALM, RELIGION, SEA
from .inspection import derived, faction_name, number, seat
from .model import Game
from .rules import terms


def _own(name: str, function: object) -> None:
    derived(name)(lambda g, key: function(g, seat(g, key)))  # type: ignore[operator]


for _name, _function in {
    "base_tax": terms.base_tax,
    "vassal_tax": terms.vassal_tax,
    "tax_income": terms.tax_income,
    "manpower": terms.manpower,
}.items():
    _own(_name, _function)


@derived("owner")
def _owner(g: Game, key: str) -> str | None:
    """The Realm that Owns a Province (PP-2.5.3)."""
    return faction_name(terms.owner(g, number(PROVINCE, key)))


@derived("controller")
def _controller(g: Game, key: str) -> str | None:
    return faction_name(terms.controller(g, number(PROVINCE, key)))


@derived("owned")
def _owned(g: Game, key: str) -> list[str]:
    return [PROVINCE.id(p) for p in terms.owned(g, number(REALM, key))]


@derived("core_of")
def _core_of(g: Game, key: str) -> list[str]:
    return [REALM.id(r) for r in terms.cores(g, number(PROVINCE, key))]


@derived("npr_base_tax")
def _npr_base_tax(g: Game, key: str) -> int:
    return terms.npr_base_tax(g, number(REALM, key))


@derived("units")
def _units(g: Game, area: str, key: str) -> int:
    return terms.units_in(g, seat(g, key), number(AREA, area))


@derived("ships")
def _ships(g: Game, sea: str, key: str) -> int:
    return terms.ships_at_sea(g, seat(g, key), number(SEA, sea))


@derived("area_status")
def _area_status(g: Game, area: str, key: str) -> str:
    return terms.area_status(g, seat(g, key), number(AREA, area))


@derived("adjacent")
def _adjacent(g: Game, one: str, other: str) -> bool:
    """Two Areas (PP-2.5.11)."""
    return terms.is_adjacent(g, number(AREA, one), number(AREA, other))


@derived("religion")
def _religion(g: Game, area: str) -> str:
    """PP-15.3.1: of an Area."""
    from .rules import religion

    return RELIGION.id(religion.area_religion(g, number(AREA, area)))
