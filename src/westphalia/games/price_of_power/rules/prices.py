"""What the actions of a Turn cost a player now (PP-5.0.4), asked of the rules of each: for the menu of the page."""

from __future__ import annotations

from ..cost import Cost
from ..ids import Seat
from ..model import Game
from . import (
    activation,
    administrative_actions,
    bonuses,
    declare_war,
    diplomatic_actions,
    explore,
    military_actions,
    papacy,
    recruit,
    trade,
)


def prices(g: Game, seat: Seat) -> dict[str, dict[str, int]]:
    """By the word of the action: Ducats and Monarch Power, without what is chosen later (units, which Alliance)."""
    costs = {
        "explore": explore.COST,
        "increase_stability": Cost(adm=administrative_actions.stability_cost(g, seat)),
        "convert_area": administrative_actions.convert_cost(g, seat),
        "colonize": Cost(adm=administrative_actions.colonize_cost(g, seat)),
        "influence": diplomatic_actions.PAYMENTS["dip"],
        "fabricate_claims": bonuses.cheaper(g, seat, "covert_action", diplomatic_actions.CLAIM_COST),
        "trade": trade.COST,
        "declare_war": declare_war.COST,
        "recruit": recruit.COST,
        "activate": activation.COST,
        "suppress_unrest": military_actions.SUPPRESS_COST,
        "papal_action": papacy.COST,
    }
    return {action: {kind: n for kind, n in cost._asdict().items() if n} for action, cost in costs.items()}
