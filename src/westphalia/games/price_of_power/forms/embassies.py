"""PP-5.4.1, PP-5.4.6, PP-5.4.8: Influence, Claims and a trade, ordered at once."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.orders import Count, Order, Pick, PickIfOffered, Several, When

from ..phases import action_phase
from ..rules import diplomatic_actions, trade
from ..tables import INFLUENCE_PER_AREA

CUBES: Final = Count("cube", stop=diplomatic_actions.STOP, most=INFLUENCE_PER_AREA)
INFLUENCE: Final = Order(
    "influence",
    opens={action_phase.TURN.id: "influence"},
    parts={
        action_phase.TURN.id: When("influence", None, CUBES),
        diplomatic_actions.INFLUENCE_AREA.id: CUBES,
        diplomatic_actions.INFLUENCE_PAY.id: PickIfOffered("pay"),
    },
)
CLAIMED: Final = Several("claim", stop=diplomatic_actions.STOP)
CLAIMS: Final = Order(
    "claims",
    opens={action_phase.TURN.id: "fabricate_claims"},
    parts={
        action_phase.TURN.id: When("fabricate_claims", None, CLAIMED),
        diplomatic_actions.CLAIM_AREA.id: CLAIMED,
    },
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
