"""Numbers that must not be mixed up: a power is no seat, a General no territory.

Types of their own for mypy; when the game runs they are plain ints and cost nothing. One number stands for none of any
kind: NOBODY is a power and a territory at once, which two ``NewType``s can't say. Numbers from outside (answers, files)
are given their kind once, where they come in: ``Place(number)``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:

    class Seat(int):
        """A player."""

    class Power(int):
        """A power, Major or Minor."""

    class Place(int):
        """A territory."""

    class General(int):
        """A General."""

    class Nobody(Seat, Power, Place, General):
        """None of any kind."""

else:
    Seat = Power = Place = General = Nobody = int

NOBODY: Final = cast(Nobody, -1)
MAX_SEATS: Final = 7
SEATS: Final = tuple(cast("Sequence[Seat]", range(count)) for count in range(MAX_SEATS + 1))  # by number of players
