"""How the steward answers the questions that are not about its next action: cards, upkeep, war, peace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .. import odds
from ..battle import ATTACKER
from ..board import ACTION_CARDS
from ..model import NOBODY, Game
from ..rules import belligerents, draw_cards, income, land_battles, peace, talks, terms
from ..tables import MAX_SEATS
from . import campaign, choices, court, goals, overseas, ties, worth
from .plan import Habit, Plan, Proposal

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

BETTER: Final = 0.5  # by which a Mission must promise more to replace another
STAY: Final = 0.45  # chance below which a battle is left


def argument(ask: Ask, name: str) -> int:
    value = (ask.args or {})[name]
    assert isinstance(value, int)
    return value


def things(ask: Ask) -> list[int]:
    return [option for option in ask.options if isinstance(option, int)]


# Missions


def take_mission(g: Game, seat: int, ask: Ask) -> Value:
    """The Mission that is nearest to being fulfilled and brings most."""
    return max(things(ask), key=lambda mission: goals.promise(g, seat, mission))


def return_mission(g: Game, seat: int, ask: Ask) -> Value:
    return min(things(ask), key=lambda mission: goals.promise(g, seat, mission))


def mission_step(g: Game, seat: int, ask: Ask) -> Value:
    """Fill the hand; give back what is out of sight for something better."""
    if "take_mission" in ask.options:
        return "take_mission"
    if "replace_mission" not in ask.options:
        return "done"
    worst = min(goals.promise(g, seat, mission) for mission in g.missions[seat])
    others = [goals.promise(g, seat, mission) for mission in draw_cards.eligible_missions(g, seat)]
    return "replace_mission" if max(others, default=0.0) > worst + BETTER else "done"


# Income


def reduce_costs(g: Game, seat: int, ask: Ask) -> Value:
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


def unpaid(g: Game, seat: int, ask: Ask) -> Value:
    """Advisors before debts, debts before the last men."""
    for word in ("recall", "recall_fleet", "disband", "fire", "loan", "scrap"):
        if word in ask.options and not (word == "disband" and terms.is_at_war(g, g.realm[seat])):
            return word
    return ask.options[0]


def discard_ducats(g: Game, seat: int, ask: Ask) -> Value:
    """As many as cost less than the ADM that Corruption would take."""

    def loss(dropped: int) -> float:
        due = income.corruption_due(income.counted_ducats(g, seat) - dropped)
        return dropped * worth.IDLE_DUCAT + due * worth.POWER

    return min(things(ask), key=loss)


def power_to_gain(g: Game, seat: int, ask: Ask) -> Value:
    return min(things(ask), key=lambda power: g.power[seat * 3 + power])


def power_to_lose(g: Game, seat: int, ask: Ask) -> Value:
    return max(things(ask), key=lambda power: g.power[seat * 3 + power])


# War


def free_action(g: Game, seat: int, ask: Ask) -> Value:
    """What follows a declaration of war: a march or a siege, else units for it."""
    proposal = _free(g, seat, ask.options)
    return "none" if proposal is None else proposal.word


def free_plan(g: Game, seat: int, word: str) -> Plan:
    proposal = _free(g, seat, (word,))
    return {} if proposal is None else proposal.plan


def _free(g: Game, seat: int, words: Sequence[Value]) -> Proposal | None:
    found = (campaign.activation(g, seat, free=True), campaign.levy(g, seat, free=True))
    able = [one for one in found if one is not None and one.value > 0 and one.word in words]
    return max(able, key=lambda one: one.value, default=None)


def retreat(g: Game, seat: int, ask: Ask) -> Value:
    """Leave a battle that is being lost."""
    battle = g.battle
    if battle is None:
        return "stay"
    chances = odds.odds(g, battle)
    win = chances.win if seat in battle.sides[ATTACKER].seats else chances.lose
    return "stay" if win >= STAY else "retreat"


def battle_card(g: Game, seat: int, ask: Ask) -> Value:
    """Any Leader is better than none, if the Army has none."""
    battle = g.battle
    if battle is None or any(g.general[army] != NOBODY for army in land_battles.armies_here(g, battle, seat)):
        return ask.default_value()
    cards = things(ask)
    if cards:
        return max(cards, key=dice_of)
    moved = [word for word in ask.options if isinstance(word, str) and word.startswith(land_battles.FROM)]
    return moved[0] if moved else ask.default_value()


def dice_of(card: int) -> int:
    dice = ACTION_CARDS[card].character.dice
    return dice.infantry + dice.cavalry + dice.artillery + dice.any


def retreat_to(g: Game, seat: int, ask: Ask) -> Value:
    """Home, if it is near."""
    own = g.realm[seat]
    return max(things(ask), key=lambda a: (terms.owns_area(g, own, a), -a))


def access(g: Game, seat: int, ask: Ask) -> Value:
    return "pay_ducats" if "pay_ducats" in ask.options else ask.options[0]


def muslim_dice(g: Game, seat: int, ask: Ask) -> Value:
    """Cavalry dice for an Army of riders."""
    battle = g.battle
    if battle is None:
        return "infantry_dice"
    side = next(side for side in battle.sides if seat in side.seats)
    force = land_battles.force(g, battle, side)
    return "cavalry_dice" if force.cavalry > force.infantry else "infantry_dice"


# Peace


def remaining_war(g: Game, seat: int, ask: Ask) -> Value:
    """Wars that are won or that lead nowhere are ended."""
    for r in things(ask):
        ways = peace.ways_to_end(g, seat, r)
        if "enforce" in ways or ("white_peace" in ways and not war_goes_well(g, seat, r)):
            return r
        if g.seat_of[r] != NOBODY and not war_goes_well(g, seat, r):
            return r
    return "done"


def war_goes_well(g: Game, seat: int, r: int) -> bool:
    """Do we hold more of theirs than they of ours?"""
    taken = sum(g.board.tax[p] for p in belligerents.lands_of_side(g, r, seat) if g.occupier[p] == seat)
    other = g.seat_of[r]
    lost = sum(g.board.tax[p] for p in g.lands[g.realm[seat]] if other != NOBODY and g.occupier[p] == other)
    return taken > lost


def peace_way(g: Game, seat: int, ask: Ask) -> Value:
    for word in ("enforce", "succession", "white_peace", "offer_white_peace"):
        if word in ask.options:
            return word
    return ask.options[0]


def peace_term(g: Game, seat: int, ask: Ask) -> Value:
    """The whole Realm if it can be had, what is held if anything is, else glory."""
    r = argument(ask, "realm")
    held = any(g.occupier[p] == seat for p in g.lands[r])
    for word, wanted in (("full_annexation", True), ("vassalize", not held), ("keep_board", held), ("humiliate", True)):
        if wanted and word in ask.options:
            return word
    return ask.options[0]


def white_peace_offer(g: Game, seat: int, ask: Ask) -> Value:
    return "refuse" if war_goes_well(g, seat, g.realm[argument(ask, "seat")]) else "accept"


def go_home(g: Game, seat: int, ask: Ask) -> Value:
    home = terms.capital_area(g, g.realm[seat])
    return home if home in ask.options else ask.options[0]


# Unrest and Rebels


def rebel_result(g: Game, seat: int, ask: Ask) -> Value:
    """Calm first: what is calm does not rebel, and that comes last."""
    order = ("remove_1_unrest", "exhaust_1_manpower", "lose_2_ducats", "lose_1_monarch_power", "rebellion")
    return min(ask.options, key=lambda word: order.index(str(word)))


def claim_discard(g: Game, seat: int, ask: Ask) -> Value:
    """A Claim has served its turn: what was conquered must be calmed before it is lost again."""
    areas = things(ask)
    return areas[0] if areas else "done"


def humblest(g: Game, seat: int, ask: Ask) -> Value:
    """What must be hit: the smallest Province."""
    provinces = things(ask)
    return min(provinces, key=lambda p: (g.board.tax[p], p)) if provinces else ask.options[0]


def greatest(g: Game, seat: int, ask: Ask) -> Value:
    """What may be calmed: the largest Province."""
    provinces = things(ask)
    return max(provinces, key=lambda p: (g.board.tax[p], -p)) if provinces else ask.options[0]


def imperial_influence(g: Game, seat: int, ask: Ask) -> Value:
    """Where others have most."""
    return max(things(ask), key=lambda a: sum(g.influence[a * MAX_SEATS : a * MAX_SEATS + MAX_SEATS]), default=NOBODY)


def trade_node(g: Game, seat: int, ask: Ask) -> Value:
    return max(things(ask), key=lambda n: (g.expanded[n], -g.pirates[n]))


def casualty(g: Game, seat: int, ask: Ask) -> Value:
    """Allied and hired men first, then Infantry."""
    order = {6: 0, 3: 1, 0: 2, 7: 3, 4: 4, 1: 5, 5: 6, 2: 7}
    return min(things(ask), key=lambda kind: order.get(kind, 9))


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
    "retreat": retreat,
    "battle_card": battle_card,
    "retreat_to": retreat_to,
    "access": access,
    "muslim_dice": muslim_dice,
    "casualty": casualty,
    "remaining_war": remaining_war,
    "peace_way": peace_way,
    "peace_term": peace_term,
    "white_peace_offer": white_peace_offer,
    "claim_discard": claim_discard,
    "go_home": go_home,
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
