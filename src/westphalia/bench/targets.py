"""What we promise: floors that must hold and goals we tune to, for each game and figure.

``relative`` limits are ratios to the anchor of the same run; the others are seconds, rates or sizes on the reference
machine, scaled by the anchor's speed. Where a goal is not reached yet, the floor says what holds today, so that nothing
gets slower unnoticed.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Target(NamedTuple):
    floor: float | None = None
    goal: float | None = None
    relative: bool = False


TARGETS: Final[dict[tuple[str, str], Target]] = {
    ("six_continents", "random play, 4 seats"): Target(2, 6, relative=True),
    ("six_continents", "random play, 2 seats"): Target(2, 6, relative=True),
    ("six_continents", "whole random games, 4 seats"): Target(50, 150),
    ("six_continents", "whole random games, 2 seats"): Target(50, 150),
    ("six_continents", "options listed, median"): Target(30, 10),
    ("six_continents", "options listed, p99"): Target(240, 60),
    ("six_continents", "clone at a checkpoint"): Target(0.3, 0.2, relative=True),
    ("six_continents", "state encoded"): Target(0.1, relative=True),
    ("six_continents", "state decoded"): Target(0.2, relative=True),
    ("six_continents", "replay, per decision"): Target(45, 15),
    ("six_continents", "open a stored game"): Target(3000),
    ("six_continents", "view of a seat as JSON"): Target(75, 50),
    ("six_continents", "memory of a live game"): Target(125, 60),
    ("six_continents", "rollouts of 40 decisions"): Target(600, 700),
    ("", "westphalia --help"): Target(0.3),
}
