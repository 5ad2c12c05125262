"""PP-5.4.1, PP-5.4.6, PP-5.4.8, PP-5.2.20: Influence, Claims, a trade and ties that are cut, ordered at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westphalia.kernel.orders import Count, Order, Part, Pick, PickIfOffered, Repeated, Several, When
from westphalia.kernel.script import Kind

from ..phases import action_phase
from ..rules import diplomatic_actions, minor_actions, trade
from ..tables import INFLUENCE_PER_AREA


def laid_out(id: str, word: str, where: Kind, pieces: Count, more: Mapping[str, Part]) -> Order:
    """An action that lays pieces in Areas, one after the other."""
    return Order(
        id,
        opens={action_phase.TURN.id: word},
        parts={action_phase.TURN.id: When({word: [pieces]}), where.id: pieces, **more},
    )


INFLUENCE: Final = laid_out(
    "influence",
    "influence",
    diplomatic_actions.INFLUENCE_AREA,
    Count("cube", stop=diplomatic_actions.STOP, most=INFLUENCE_PER_AREA),
    {diplomatic_actions.INFLUENCE_PAY.id: PickIfOffered("pay")},
)
CLAIMS: Final = laid_out(
    "claims",
    "fabricate_claims",
    diplomatic_actions.CLAIM_AREA,
    Several("claim", stop=diplomatic_actions.STOP),
    {},
)
TRADE: Final = Order(
    "trade",
    opens={trade.USE.id: None, trade.CARD_TO_USE.id: None, trade.NODE_TO_USE.id: None},
    parts={
        trade.USE.id: Pick("use"),
        trade.CARD_TO_USE.id: Pick("card"),
        trade.NODE_TO_USE.id: Pick("node"),
        trade.MERCHANT_FROM.id: Pick("merchant"),
        trade.TIE.id: PickIfOffered("tie"),
        trade.INFLATION.id: Pick("inflation"),
    },
)

TIES: Final = {
    "cut_influence": Count("influence", most=INFLUENCE_PER_AREA),
    "cut_claim": Several("claim"),
    "cut_alliance": Several("alliance"),
}
CUTTING: Final = When({"cut_ties": [*TIES.values()]})
CUT_TIES: Final = Repeated(
    "cut_ties",
    opens={action_phase.TURN.id: "cut_ties", action_phase.AFTER.id: "cut_ties"},
    parts={
        action_phase.TURN.id: CUTTING,
        action_phase.AFTER.id: CUTTING,
        minor_actions.CUT.id: When({word: [part] for word, part in TIES.items()}),
        minor_actions.CUT_INFLUENCE.id: TIES["cut_influence"],
        minor_actions.CUT_CLAIM.id: TIES["cut_claim"],
        minor_actions.CUT_ALLIANCE.id: TIES["cut_alliance"],
    },
)
