"""What the numbers of the state stand for, and where a seat's tokens on a thing are kept."""

from __future__ import annotations

from .tables import MAX_SEATS


def pair(thing: int, seat: int) -> int:
    """Where columns of seats in Areas, on Realms or in Sea Zones keep what this seat has there."""
    return thing * MAX_SEATS + seat


def all_seats(thing: int) -> slice:
    """What all seats have there, by seat."""
    return slice(thing * MAX_SEATS, thing * MAX_SEATS + MAX_SEATS)
