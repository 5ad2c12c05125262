"""Standing orders: what a player can decide before it is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.ahead import ROUND_BY_ROUND, Always, First, Usual
from westphalia.kernel.forms import Form, by_kind

from .rules import auctions, exchanges, food, land_battle, naval_battle, peace, revolts, turn, upkeep

LOSE_FIRST: Final = First("lose_first", (exchanges.LOSS,))
NO_BIDS: Final = Always("no_bids", {auctions.BID.id: "drop_out", revolts.CONTEST.id: "pass"}, (turn.MENU.id,))
REFUSE_OFFERS: Final = Always(
    "refuse_offers", {peace.ANSWER_DRAFT.id: "end_talks"}, (turn.MENU.id,), bounds=ROUND_BY_ROUND
)
USUAL: Final = Usual(
    "usual",
    (
        exchanges.LOSS.id,
        exchanges.LOSS_GROUP.id,
        naval_battle.SHIP_LOSS.id,
        naval_battle.SHIP_LOSS_GROUP.id,
        naval_battle.TRANSPORTS_BACK.id,
        land_battle.PLUNDER.id,
        food.BUY_OFF.id,
        upkeep.SHORT.id,
        revolts.REVOLT_WHERE.id,
        revolts.MILITIA_WHERE.id,
    ),
)

STANDING_ORDERS: Final[Mapping[str, Sequence[Form[Any]]]] = by_kind(LOSE_FIRST, NO_BIDS, REFUSE_OFFERS, USUAL)
