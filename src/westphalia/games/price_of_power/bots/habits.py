"""How the steward answers the questions that are not about its next action: all its habits by kind of question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .. import decks, terms
from ..ids import Seat, all_seats
from ..model import NOBODY, Game
from ..phases import income
from ..rules import talks
from . import battlefield, campaign, choices, court, goals, overseas, ties, treaties, worth
from .plan import Habit, Plan, Proposal, areas, things

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

BETTER: Final = 0.5  # by which a Mission must promise more to replace another


# Missions


def take_mission(g: Game, seat: Seat, ask: Ask) -> Value:
    """The Mission that is nearest to being fulfilled and brings most."""
    return max(things(ask), key=lambda mission: goals.promise(g, seat, mission))


def return_mission(g: Game, seat: Seat, ask: Ask) -> Value:
    return min(things(ask), key=lambda mission: goals.promise(g, seat, mission))


def mission_step(g: Game, seat: Seat, ask: Ask) -> Value:
    """Fill the hand; give back what is out of sight for something better."""
    if "take_mission" in ask.options:
        return "take_mission"
    if "replace_mission" not in ask.options:
        return "done"
    worst = min(goals.promise(g, seat, mission) for mission in g.missions[seat])
    others = [goals.promise(g, seat, mission) for mission in decks.eligible_missions(g, seat)]
    return "replace_mission" if max(others, default=0.0) > worst + BETTER else "done"


# Income


def reduce_costs(g: Game, seat: Seat, ask: Ask) -> Value:
    """Nothing while the purse bears it; else Mercenaries and idle units go."""
    left = g.ducats[seat] + income.income(g, seat) - income.costs(g, seat) - income.interest_due(g, seat)
    if left >= 0:
        return "done"
    if "disband" in ask.options and not terms.is_at_war(g, g.realm[seat]):
        return "disband"
    for word in ("recall", "recall_fleet", "fire", "disband", "loan"):
        if word in ask.options:
            return word
    return "done"


def unpaid(g: Game, seat: Seat, ask: Ask) -> Value:
    """Advisors before debts, debts before the last men."""
    for word in ("recall", "recall_fleet", "disband", "fire", "loan", "scrap"):
        if word in ask.options and not (word == "disband" and terms.is_at_war(g, g.realm[seat])):
            return word
    return ask.options[0]


def discard_ducats(g: Game, seat: Seat, ask: Ask) -> Value:
    """As many as cost less than the ADM that Corruption would take."""

    def loss(dropped: int) -> float:
        due = income.corruption_due(income.counted_ducats(g, seat) - dropped)
        return dropped * worth.IDLE_DUCAT + due * worth.POWER

    return min(things(ask), key=loss)


def power_to_gain(g: Game, seat: Seat, ask: Ask) -> Value:
    return min(things(ask), key=lambda power: g.power[seat * 3 + power])


def power_to_lose(g: Game, seat: Seat, ask: Ask) -> Value:
    return max(things(ask), key=lambda power: g.power[seat * 3 + power])


# War


def free_action(g: Game, seat: Seat, ask: Ask) -> Value:
    """What follows a declaration of war: a march or a siege, else units for it."""
    proposal = _free(g, seat, ask.options)
    return "none" if proposal is None else proposal.word


def free_plan(g: Game, seat: Seat, word: str) -> Plan:
    proposal = _free(g, seat, (word,))
    return {} if proposal is None else proposal.plan


def _free(g: Game, seat: Seat, words: Sequence[Value]) -> Proposal | None:
    found = (campaign.activation(g, seat, free=True), campaign.levy(g, seat, free=True))
    able = [one for one in found if one is not None and one.value > 0 and one.word in words]
    return max(able, key=lambda one: one.value, default=None)


# Unrest and Rebels


def rebel_result(g: Game, seat: Seat, ask: Ask) -> Value:
    """Calm first: what is calm does not rebel, and that comes last."""
    order = ("remove_1_unrest", "exhaust_1_manpower", "lose_2_ducats", "lose_1_monarch_power", "rebellion")
    return min(ask.options, key=lambda word: order.index(str(word)))


def claim_discard(g: Game, seat: Seat, ask: Ask) -> Value:
    """A Claim has served its turn: what was conquered must be calmed before it is lost again."""
    areas = things(ask)
    return areas[0] if areas else "done"


def humblest(g: Game, seat: Seat, ask: Ask) -> Value:
    """What must be hit: the smallest Province."""
    provinces = things(ask)
    return min(provinces, key=lambda p: (g.board.tax[p], p)) if provinces else ask.options[0]


def greatest(g: Game, seat: Seat, ask: Ask) -> Value:
    """What may be calmed: the largest Province."""
    provinces = things(ask)
    return max(provinces, key=lambda p: (g.board.tax[p], -p)) if provinces else ask.options[0]


def imperial_influence(g: Game, seat: Seat, ask: Ask) -> Value:
    """Where others have most."""
    return max(areas(ask), key=lambda a: sum(g.influence[all_seats(a)]), default=NOBODY)


def trade_node(g: Game, seat: Seat, ask: Ask) -> Value:
    return max(things(ask), key=lambda n: (g.expanded[n], -g.pirates[n]))


HABITS: Final[dict[str, Habit]] = {
    **choices.CHOICES,
    "draw_from": court.draw_from,
    "focus_draw": court.draw_from,
    "keep_card": court.keep_card,
    "discard_card": court.worst_card,
    "discard_to_limit": court.worst_card,
    "card_to_give_back": court.worst_card,
    "card_from_discards": court.best_card,
    "appoint_first": court.appoint_first,
    "card_appoints": court.card_appoints,
    "card_appoints_as": court.card_appoints_as,
    "appoint_heir": court.heir,
    "buy_heir": court.heir,
    "new_ruler": court.new_ruler,
    "start_mission": take_mission,
    "take_mission": take_mission,
    "return_mission": return_mission,
    "mission_step": mission_step,
    "reduce_costs": reduce_costs,
    "unpaid": unpaid,
    "discard_ducats": discard_ducats,
    "power_to_gain": power_to_gain,
    "power_to_lose": power_to_lose,
    "less_power": power_to_lose,
    "extra_power": power_to_gain,
    "free_action": free_action,
    "retreat": battlefield.retreat,
    "battle_card": battlefield.battle_card,
    "battle_action": battlefield.battle_action,
    "any_die": battlefield.any_die,
    "retreat_to": battlefield.retreat_to,
    "access": battlefield.access,
    "muslim_dice": battlefield.muslim_dice,
    "casualty": battlefield.casualty,
    "react": battlefield.react,
    "counter": battlefield.counter,
    "remaining_war": treaties.remaining_war,
    "peace_way": treaties.peace_way,
    "peace_term": treaties.peace_term,
    "white_peace_offer": treaties.white_peace_offer,
    "treaty_term": treaties.treaty_term,
    "treaty_answer": treaties.treaty_answer,
    "claim_discard": claim_discard,
    "go_home": treaties.go_home,
    "convert_unrest": humblest,
    "unrest_town": humblest,
    "dissent_town": humblest,
    "uprising_town": humblest,
    "rebel_province": humblest,
    "unrest_to_pay": humblest,
    "calm_town": greatest,
    "rebel_calm": greatest,
    "claim_calms": greatest,
    "rebel_result": rebel_result,
    "imperial_influence": imperial_influence,
    "explore_ship": overseas.explore_ship,
    "explore_roll": overseas.explore_roll,
    "discover": overseas.discover,
    "ship_from": overseas.ship_from,
    "ship_to": overseas.ship_to,
    "talk_answer": ties.talk_answer,
    "card_alliance_consent": ties.consent(talks.PACT),
    "card_marriage_consent": ties.consent(talks.WEDDING),
    "call_answer": ties.call_answer,
    "call_to_arms": ties.call_to_arms,
    "defend_hre": ties.defend_hre,
    "trade_card": ties.trade_deal,
    "trade_node": trade_node,
}
