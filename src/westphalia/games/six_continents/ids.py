"""Numbers that must not be mixed up: a province is no sea zone, and neither is a seat."""

from __future__ import annotations

from typing import Final, NewType

MAX_SEATS: Final = 6

Seat = NewType("Seat", int)  # a player, or who else may hold land
Place = NewType("Place", int)  # a province, in map order
Zone = NewType("Zone", int)  # a sea zone, in map order

NOBODY: Final = Seat(-1)
REBELS: Final = Seat(6)  # controllers beside the seats 0..5
SAVAGES: Final = Seat(7)
NO_PROVINCE: Final = Place(-1)
NO_ZONE: Final = Zone(-1)


def pair(thing: Zone | Seat, seat: Seat) -> int:
    """Where columns of seats in sea zones, or with one another, keep what this seat has there."""
    return thing * MAX_SEATS + seat


def of_all(thing: Zone | Seat) -> slice:
    """What all seats have there, by seat."""
    return slice(thing * MAX_SEATS, thing * MAX_SEATS + MAX_SEATS)
