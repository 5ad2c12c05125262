"""What the numbers of the state stand for, and where a seat's tokens on a thing are kept.

Things are numbers, and a number says nothing of its kind. So seats, Realms, Areas, Provinces, Sea Zones, Trade Nodes,
cards and Ideas are types of their own for mypy, which refuses a Realm where a seat is wanted; when the game runs they
are plain ints and cost nothing. One number stands for none of any kind: NOBODY is a seat and a Realm at once, which two
``NewType``s can't say. Numbers from outside (answers, files) are given their kind once, where they come in:
``Area(number)``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from .tables import MAX_SEATS

if TYPE_CHECKING:

    class Seat(int):
        """A player, or the Rebels as an occupier."""

    class Realm(int):
        """A Realm, or the Rebels as a faction."""

    class Area(int):
        """An Area: several Provinces."""

    class Province(int):
        """A Province or a Territory."""

    class Space(int):
        """Where ships lie: a Sea Zone, or a port."""

    class Sea(Space):
        """A Sea Zone."""

    class Node(int):
        """A Trade Node."""

    class Card(int):
        """An Action card, and the character on it."""

    class TradeCard(int):
        """A Trade card."""

    class Idea(int):
        """An Idea."""

    class Nobody(Seat, Realm, Area, Province, Sea, Node, Card, TradeCard, Idea):
        """None of any kind."""

else:
    Seat = Realm = Area = Province = Space = Sea = Node = Card = TradeCard = Idea = Nobody = int

NOBODY: Final = cast(Nobody, -1)

SEATS: Final = tuple(cast("Sequence[Seat]", range(count)) for count in range(MAX_SEATS + 1))  # by number of players


def pair(thing: Area | Realm | Sea, seat: Seat) -> int:
    """Where columns of seats in Areas, on Realms or in Sea Zones keep what this seat has there."""
    return thing * MAX_SEATS + seat


def all_seats(thing: Area | Realm | Sea) -> slice:
    """What all seats have there, by seat."""
    return slice(thing * MAX_SEATS, thing * MAX_SEATS + MAX_SEATS)
