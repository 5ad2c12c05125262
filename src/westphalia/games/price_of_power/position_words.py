"""How position files name things: ids of a domain, Realms for seats, words for none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.kernel.contract import BadInput
from westphalia.kernel.script import Domain

from .board import REALM
from .ids import Realm, Seat
from .model import NOBODY, REBELS, Game
from .terms import REBEL_FACTION

NONE_WORDS: Final = (None, "none", "nobody")


def number(domain: Domain, key: Any) -> Any:
    """The number of a thing by its id. Raises BadInput."""
    found = domain.value(str(key))
    if found is None:
        raise BadInput(f"no {domain.name} {key!r}")
    return found


def number_or_none(domain: Domain, key: Any) -> Any:
    return NOBODY if key in NONE_WORDS else number(domain, key)


def find_seat(g: Game, key: str) -> Seat | None:
    """The seat that plays a Realm."""
    r = REALM.value(key)
    if r is None or g.seat_of[r] == NOBODY:
        return None
    return g.seat_of[r]


def seat(g: Game, key: Any) -> Seat:
    found = find_seat(g, str(key))
    if found is None:
        raise BadInput(f"nobody at this table plays {key!r}")
    return found


def seat_or_none(g: Game, key: Any) -> Seat:
    return NOBODY if key in NONE_WORDS else seat(g, key)


def occupier(g: Game, key: Any) -> Seat:
    return REBELS if key == "rebels" else seat_or_none(g, key)


def amount(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"a number is needed, not {value!r}")
    return value


def mapping(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadInput(f"{what} is a mapping")
    return value


def counts(value: Any, domain: Domain, what: str) -> dict[Any, int]:
    """``{lombardy: 2}``, or a list of ids for one of each."""
    if isinstance(value, Mapping):
        return {number(domain, key): amount(n) for key, n in value.items()}
    if not isinstance(value, list | tuple):
        raise BadInput(f"{what} is a mapping of {domain.name}s to numbers, or a list")
    return {number(domain, key): 1 for key in value}


def numbers(value: Any, domain: Domain, what: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BadInput(f"{what} is a list of {domain.name}s")
    return [number(domain, key) for key in value]


def ever_plays(g: Game, key: str) -> bool:
    """Does, or did, a player run this Realm?"""
    return REALM.value(key) in g.realm


def seat_ever(g: Game, key: str) -> Seat:
    """Also of a player who has left."""
    if not ever_plays(g, key):
        raise BadInput(f"nobody at this table plays {key!r}")
    return Seat(g.realm.index(Realm(number(REALM, key))))


def seat_name(g: Game, value: int) -> str:
    return "none" if value == NOBODY else REALM.id(g.realm[value])


def faction_name(value: int) -> str:
    """A Realm, Rebels or nobody (terms.controller)."""
    return "rebels" if value == REBEL_FACTION else "none" if value == NOBODY else REALM.id(value)
