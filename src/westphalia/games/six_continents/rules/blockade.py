"""SC-5.1, SC-5.17 to 5.19: working ports, blockade and unescorted transports."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from westphalia.kernel.script import Refusal

from .. import stacks
from ..board import PLACES, SEAS, SEAS_OF
from ..ids import NOBODY, Place, Seat, Zone, of_all, pair
from ..model import Game, all_seats, has_warship, soldiers_of
from ..stacks import EMPTY
from ..tables import (
    TRANSPORT,
)

NO_PORT: Final = Refusal("SC-5.1", "no-working-port")


def has_working_port(g: Game, seat: Seat, p: Place) -> bool:
    """An owned, controlled, unblockaded port of the seat (SC-5.1)."""
    return g.port[p] == 1 and g.owner[p] == seat and g.controller[p] == seat and not is_blockaded(g, p)


def working_ports(g: Game, seat: Seat) -> list[Place]:
    """The provinces with a working port of the seat, in map order (SC-5.1)."""
    return [p for p in compress(PLACES, g.port) if has_working_port(g, seat, p)]


def has_any_working_port(g: Game, seat: Seat) -> bool:
    return any(has_working_port(g, seat, p) for p in compress(PLACES, g.port))


def is_blockaded(g: Game, p: Place) -> bool:
    """A warship of a player at war with the owner is in a sea zone the province borders (SC-5.18)."""
    owner = g.owner[p]
    if owner == NOBODY:
        return False
    fleets = g.fleet
    for enemy in enemies_of(g, owner):
        for z in SEAS_OF[p]:
            fleet = fleets[pair(z, enemy)]
            if fleet and fleet[0][0] >> 3 != TRANSPORT:  # has_warship, written out: asked very often
                return True
    return False


def hostile_warship_in(g: Game, seat: Seat, z: Zone) -> bool:
    """A warship of a player at war with the seat is in the zone (SC-4.14, SC-5.18)."""
    return any([has_warship(g, enemy, z) for enemy in enemies_of(g, seat)])


def enemies_of(g: Game, seat: Seat) -> list[Seat]:
    """The players at war with the seat."""
    wars = g.war[of_all(seat)]
    return [Seat(other) for other, war in enumerate(wars) if war] if 1 in wars else []


def is_unescorted(g: Game, seat: Seat, z: Zone) -> bool:
    """The seat has transports in the zone and no warship beside them (SC-5.17)."""
    fleet = g.fleet[pair(z, seat)]
    return bool(fleet) and fleet[0][0] >> 3 == TRANSPORT


def sink_unescorted(g: Game, zones: Sequence[Zone] = SEAS) -> None:
    """SC-5.17: destroy transports with cargo that share a zone with a hostile warship and have no escort."""
    if 1 not in g.war:
        return
    for z in zones:
        if any(g.fleet[of_all(z)]):
            for seat in all_seats(g):
                if is_unescorted(g, seat, z) and hostile_warship_in(g, seat, z):
                    sink_transports(g, seat, z)


def sink_transports(g: Game, seat: Seat, z: Zone) -> None:
    at = pair(z, seat)
    g.log(
        "log-transports-sunk",
        "SC-5.17",
        seat=seat,
        zone=z,
        count=stacks.count_of(g.fleet[at], TRANSPORT),
        soldiers=soldiers_of(g.cargo[at]),
    )
    g.fleet[at] = g.cargo[at] = EMPTY
