"""What the page is given of Six Continents, as types: the state as ``view.present`` shows it. The page's own types are
made from these (``scripts/wire_types.py``), and a test holds them against what is sent. Numbers point into the domains
of board.py; columns of seats in sea zones are at ``zone * 6 + seat``, stacks are as in stacks.py.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypedDict, get_type_hints

from .model import Auction, Draft, Game
from .rules.peace import Settled
from .stacks import Stack
from .view import PUBLIC


class Group(NamedTuple):
    """A part of an attack, by where it comes from."""

    origin: int
    army: Stack


class Battle(TypedDict):
    attacker: int
    defender: int
    place: int
    naval: bool
    revolt: bool
    groups: list[Group]
    defence: Stack
    exchanges: int


class Shown(TypedDict):
    """The parts of the state that are not columns as they are."""

    battle: Battle | None
    draft: Draft | None
    settled: list[Settled]
    unlisted: list[int]
    auction: Auction | None
    last_round: int


def state_types() -> dict[str, Any]:
    """The type of each part of the state."""
    columns = get_type_hints(Game)
    return {name: columns[name] for name in PUBLIC} | get_type_hints(Shown)
