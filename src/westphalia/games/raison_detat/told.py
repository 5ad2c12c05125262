"""Which line of the log tells which change (kernel/told.py)."""

from __future__ import annotations

from typing import Final

from .board import NOBODY
from .model import Game

CELLS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    **{name: (("place", 1),) for name in ("garrison", "fortress", "control")},
    **{name: (("general", 1),) for name in ("at", "units")},
    **{name: (("power", 1),) for name in ("money", "morale", "influence", "status", "patron", "hand", "seat")},
    **{name: (("seat", 1),) for name in ("major", "alive")},
}

# Memory of the script, marks of a Movement Turn, and the piles that hands are drawn from and laid on
UNTOLD: Final = frozenset(
    [
        "rules",
        "scenario",
        "seats",
        "step",
        "auctions",
        "drilled",
        "moved",
        "tired",
        "sailed_from",
        "leaving",
        "deck",
        "discard",
        "denied",
        "fought",
    ]
)

SUMMARIES: Final = {"log-set-up": tuple(CELLS)}


def implied(g: Game, things: set[tuple[str, int]]) -> set[tuple[str, int]]:
    """A player stands for the Major Power and the other way round."""
    found = set(things)
    for domain, number in things:
        if domain == "seat" and g.major[number] != NOBODY:
            found.add(("power", g.major[number]))
        elif domain == "power" and g.seat[number] != NOBODY:
            found.add(("seat", g.seat[number]))
    return found


def stands_for(g: Game, domain: str, number: int) -> set[tuple[str, int]]:
    """A territory also means the Generals there, a General the territory he is in."""
    things = {(domain, number)}
    if domain == "place":
        things |= {("general", general) for general, place in enumerate(g.at) if place == number}
    elif domain == "general" and g.at[number] != NOBODY:
        things.add(("place", g.at[number]))
    return implied(g, things)
