"""A running battle, land or naval: in the state while it lasts, so that everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from . import stacks
from .ids import NO_PROVINCE, NO_ZONE, NOBODY, Place, Seat, Zone
from .stacks import EMPTY, Stack
from .tables import SHIP_SOLDIERS, SOLDIERS

FROM_LANDING_SHIP: Final = -1  # origins of groups that are not provinces or zones
FROM_TRANSPORT: Final = -2


class Group:
    """Attackers from one origin (SC-8.12): a province, a landing ship, transports; at sea a zone."""

    __slots__ = ("army", "modifier", "origin", "roadless_soldiers", "start_soldiers")

    def __init__(self, origin: int, army: Stack, start_soldiers: int, modifier: int = 0) -> None:
        self.origin = origin
        self.army = army
        self.start_soldiers = start_soldiers
        self.modifier = modifier  # SC-10.12: landing, port, cut off
        self.roadless_soldiers = 0  # soldiers that pay the march on success, SC-8.19


class Battle:
    """One battle in a province or, if it is ``naval``, in a sea zone. ``defender`` is a seat, REBELS or SAVAGES."""

    __slots__ = (
        "attack_base",
        "attacker",
        "defence",
        "defence_base",
        "defender",
        "defender_start",
        "dug_in",
        "exchanges",
        "groups",
        "naval",
        "place",
        "revolt",
        "savages",
        "sources",
        "start",
        "zone",
    )

    def __init__(
        self,
        attacker: Seat,
        defender: Seat,
        place: Place = NO_PROVINCE,
        *,
        zone: Zone = NO_ZONE,
        revolt: bool = False,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.place = place
        self.zone = zone  # of a naval battle, or where the transports of a landing lie
        self.naval = place == NO_PROVINCE
        self.revolt = revolt  # a fight inside a province, SC-20.8: rebels attack
        self.savages = False  # units attack the savages that appeared among them, SC-11.8
        self.groups: list[Group] = []
        self.defence: Stack = EMPTY
        self.start = 0  # attacking soldiers at the start
        self.defender_start = 0
        self.sources = 0  # provinces taking part, SC-10.2
        self.dug_in = False  # SC-10.8, read at the start
        self.attack_base = 0  # modifiers that hold for the whole land battle
        self.defence_base = 0
        self.exchanges: list[tuple[int, int, int, int]] = []  # rolls and totals: attacker, defender

    def attackers(self) -> int:
        """Attacking soldiers left."""
        weights = SHIP_SOLDIERS if self.naval else SOLDIERS
        return sum([stacks.weight(group.army, weights) for group in self.groups])

    def defenders(self) -> int:
        """Defending soldiers left."""
        return stacks.weight(self.defence, SHIP_SOLDIERS if self.naval else SOLDIERS)


class Force:
    """An attack being prepared (SC-8.1, SC-9.1): its target, ``other`` at sea, and what has been told off so far by
    origin, the last part perhaps not whole yet."""

    __slots__ = ("other", "parts", "place")

    def __init__(self, place: int, other: Seat = NOBODY, landing: Sequence[tuple[int, Stack]] = ()) -> None:
        self.place = place
        self.other = other
        self.parts: list[tuple[int, list[tuple[int, int]]]] = [(origin, list(units)) for origin, units in landing]

    def part(self, origin: int) -> list[tuple[int, int]]:
        """A new part, to be filled."""
        self.parts.append((origin, []))
        return self.parts[-1][1]
