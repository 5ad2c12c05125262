"""What the steward answers to questions that no plan of its own foresees."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .. import odds
from ..board import COASTAL, DISTANCE, PLACES
from ..ids import NO_PROVINCE, Place, Seat
from ..model import (
    Game,
    is_capital,
    living,
    slaves_held,
)
from ..rules import income, upkeep, victory
from ..tables import (
    MINERAL_PRICE,
    NOTHING,
    SABOTAGE,
)
from .plans import CAPITAL_WORTH, reserve, rounds_left

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

GO_ON: Final = 0.45  # odds to continue a battle


def pick_capital(g: Game, seat: Seat, ask: Ask) -> Value:
    """Room to grow, apart from the others, by the sea."""

    def worth(p: Place) -> tuple[int, int]:
        taken = [c for c in g.capital if c != NO_PROVINCE]
        room = sum(1 for q in PLACES if DISTANCE[p][q] <= 2 and all(DISTANCE[c][q] > DISTANCE[p][q] for c in taken))
        return room + COASTAL[p], -p

    return max((Place(int(p)) for p in ask.options), key=worth)


def go_on(g: Game, seat: Seat, ask: Ask) -> Value:
    assert g.battle is not None
    limit = GO_ON - (CAPITAL_WORTH if is_capital(g, g.battle.place) else 0)
    return "continue" if odds.odds(g) >= limit else "withdraw"


def plunder(g: Game, seat: Seat, ask: Ask) -> Value:
    """What will be ours is paid for; what stays another's is plundered."""
    assert g.battle is not None
    return "pay" if g.owner[g.battle.place] == seat else "plunder"


def buy_mineral(g: Game, seat: Seat, ask: Ask) -> Value:
    return "pay" if rounds_left(g) >= max(MINERAL_PRICE) // 3 else "decline"


def buy_off(g: Game, seat: Seat, ask: Ask) -> Value:
    """In a famine gold goes before soldiers, as far as upkeep allows."""
    spare = max(0, g.gold[seat] - reserve(g, seat)) // 2
    return max((int(n) for n in ask.options if int(n) <= spare), default=int(ask.options[0]))


def consent(g: Game, seat: Seat, ask: Ask) -> Value:
    best = max(victory.points(g, other) for other in living(g) if other != seat)
    return "agree" if victory.points(g, seat) > best else "disagree"


def answer_offer(g: Game, seat: Seat, ask: Ask) -> Value:
    """Takes whatever gives more than it costs, counted in gold."""
    args = ask.args or {}
    worth = (1, 2, 1, 4)
    offer = next((o for o in g.offers if o.other == seat and o.seat == args.get("other")), None)
    if offer is None or offer.wants_places:
        return "refuse"
    gain = sum(w * (a - b) for w, a, b in zip(worth, offer.gives, offer.wants, strict=True))
    return "accept" if gain > 0 or offer.gives_places else "refuse"


def answer_draft(g: Game, seat: Seat, ask: Ask) -> Value:
    """Peace is welcome when it gives land or gold and takes none."""
    draft = g.draft
    if draft is None or draft.wants_places or any(draft.wants) or any(g.owner[p] == seat for p in draft.cede):
        return "end_talks"
    return "accept"


def deal_card(g: Game, seat: Seat, ask: Ask) -> Value:
    """Sabotage against the leader, nothing else."""
    target = (ask.args or {}).get("other", seat)
    rivals = [s for s in living(g) if s != seat]
    leader = max(rivals, key=lambda s: (income.next_round_income(g, s), -s))
    return SABOTAGE if target == leader else NOTHING


def take_slaves(g: Game, seat: Seat, ask: Ask) -> Value:
    return "yes" if slaves_held(g, seat) < upkeep.upkeep(g, seat) else "no"


HABITS: Final[dict[str, Callable[[Game, Seat, Ask], Value]]] = {
    "capital": pick_capital,
    "secret_capital": pick_capital,
    "continue_battle": go_on,
    "plunder": plunder,
    "buy_mineral": buy_mineral,
    "famine_buy_off": buy_off,
    "end_by_consent": consent,
    "answer_offer": answer_offer,
    "answer_draft": answer_draft,
    "deal_card": deal_card,
    "take_slaves": take_slaves,
}
