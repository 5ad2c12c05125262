"""PP-17 Prestige: Missions and Milestones that are completed, Power Struggles.

When a requirement is met is data (``requirement`` in missions.yaml and milestones.yaml) for the executor of card
effects; here is what completing brings.
"""

from __future__ import annotations

from collections.abc import Collection

from westphalia.kernel.script import Script

from .. import pieces
from ..board import MILESTONES, MISSIONS
from ..model import Game, clockwise
from ..tables import POWERS
from . import realm

# 17.2 Missions


def mission_window(g: Game) -> Script[None]:
    """PP-17.2.10 to 17.2.12: after every finished action, step, symbol, battle and peace term."""
    yield from ()


def complete_mission(g: Game, seat: int, mission: int) -> None:
    """PP-17.2.11: revealed, scored, and out of the hand for the rest of the game; no other is picked for it before the
    next Phase 1 (PP-17.2.9)."""
    g.missions[seat] = tuple(card for card in g.missions[seat] if card != mission)
    g.missions_done[seat] = (*g.missions_done[seat], mission)
    g.chance.reveal()
    g.log("log-mission", "PP-17.2.11", seat=seat, mission=mission)
    realm.score(g, seat, MISSIONS[mission].prestige, "PP-17.2.11")


def score_missions_in_hand(g: Game) -> Script[None]:
    """PP-4.7.2(a): Missions in hand whose requirements are met, Prestige only."""
    yield from ()


# 17.3 Milestones


def complete_milestone(g: Game, category: int, seats: Collection[int]) -> Script[None]:
    """PP-17.3.6 to 17.3.8: those who meet it at the same time in turn order from the Active Player; 5, 3 and 1 Prestige
    for the first three, the resource for everybody; each player once."""
    milestone = MILESTONES[g.milestones[category]]
    for seat in clockwise(g, g.active):
        done = g.milestone_done[category]
        if seat not in seats or seat in done:
            continue
        g.milestone_done[category] = (*done, seat)
        g.log("log-milestone", "PP-17.3.6", seat=seat, milestone=g.milestones[category])
        if len(done) < len(milestone.prestige):
            realm.score(g, seat, milestone.prestige[len(done)], "PP-17.3.6")
        for reward in milestone.reward.fx:
            if reward["op"] == "ducats":
                realm.gain_ducats(g, seat, reward["amount"], "PP-17.3.7")
            else:
                power = POWERS.index(reward["type"])
                gained = yield from pieces.gain_power(g, seat, power, reward["amount"])
                g.log("log-power-gained", "PP-17.3.7", seat=seat, power=power, n=gained)


# 17.4 Power Struggles


def score_power_struggles(g: Game) -> Script[None]:
    """PP-4.4.7, PP-17.4: the active Power Struggles in the order of activation."""
    yield from ()
