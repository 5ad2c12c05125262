"""Standing orders: what a player can decide before it is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.ahead import ROUND_BY_ROUND, Always, Usual
from westphalia.kernel.forms import Form, by_kind

from .rules import battles, diplomacy, gifts, laying, movement, moves, results

MENUS: Final = (movement.MOVE.id, diplomacy.READY.id)
NO_BATTLE: Final = Always("pass_battles", {laying.LAY.id: "pass", battles.SUPPORT.id: "done"}, bounds=ROUND_BY_ROUND)
REFUSE_OFFERS: Final = Always(
    "refuse_offers",
    {
        gifts.ACCEPT_GIFT.id: "refuse",
        moves.CONSENT.id: "refuse",
        movement.GRANT.id: "refuse",
        diplomacy.ADMIT.id: "refuse",
    },
    MENUS,
    ROUND_BY_ROUND,
)
GIVE_CONSENT: Final = Always("give_consent", {moves.CONSENT.id: "consent"}, MENUS)
USUAL: Final = Usual(
    "usual",
    (
        gifts.GIFT.id,
        moves.PASSING_GARRISON.id,
        moves.LEFT_UNIT.id,
        movement.NEXT_BATTLE.id,
        movement.ANOTHER_TURN.id,
        movement.LEAVE_GARRISON.id,
        results.REFUGE.id,
        results.RETREAT.id,
    ),
)

STANDING_ORDERS: Final[Mapping[str, Sequence[Form[Any]]]] = by_kind(NO_BATTLE, REFUSE_OFFERS, GIVE_CONSENT, USUAL)
