"""What a player's numbers are made of (PP-2.5.8, PP-9.3.1), part by part, as ``terms`` and ``units`` add them up."""

from __future__ import annotations

from westphalia.kernel.breakdown import Breakdown, at_most, without_nothing
from westphalia.kernel.summary import Part, Text

from .. import terms
from ..ids import Seat
from ..model import Game
from ..tables import MANPOWER_LIMIT
from . import bonuses


def base_tax(g: Game, seat: Seat) -> Breakdown:
    """PP-2.5.8, PP-C.4.2: a Ducat for each Small Town on the track, two for each Large one."""
    small, large = _towns(g, seat)
    return without_nothing(
        [
            Part(Text("part-small-towns", {"n": small}), small, "PP-2.5.8"),
            Part(Text("part-large-towns", {"n": large}), 2 * large, "PP-2.5.8"),
        ]
    )


def vassal_tax(g: Game, seat: Seat) -> Breakdown:
    """PP-2.5.8: half a Ducat for each Vassal token, rounded up."""
    return without_nothing([_vassals(g, seat, "PP-2.5.8")])


def manpower(g: Game, seat: Seat) -> Breakdown:
    """PP-C.4.2, PP-9.3.1: Towns and Vassals, +1 tokens and Ideas, the Emperor's Authority (PP-18.1.3); at most 20."""
    small, large = _towns(g, seat)
    authority = g.authority if g.emperor == g.realm[seat] else 0
    parts = [
        Part(Text("part-small-towns", {"n": small}), (small + 1) // 2, "PP-C.4.2"),
        Part(Text("part-large-towns", {"n": large}), large, "PP-C.4.2"),
        _vassals(g, seat, "PP-C.4.2"),
        Part(Text("part-manpower-tokens"), g.manpower_tokens[seat], "PP-9.3.1"),
        Part(Text("part-ideas"), bonuses.changed(g, seat, "manpower", "manpower_tokens", 0), "PP-8.1.6"),
        Part(Text("part-authority"), authority, "PP-18.1.3"),
    ]
    return at_most(without_nothing(parts), MANPOWER_LIMIT, "PP-9.3.2")


def _towns(g: Game, seat: Seat) -> tuple[int, int]:
    """Uncovered Small and Large Towns of the tracks."""
    return g.small_towns[seat] - g.small_covered[seat], g.large_towns[seat] - g.large_covered[seat]


def _vassals(g: Game, seat: Seat, rule: str) -> Part:
    uncovered = g.vassal_tokens[seat] - g.vassal_covered[seat]
    return Part(Text("part-vassals", {"n": uncovered}), terms.vassal_tax(g, seat), rule)
