"""How the steward answers the questions that are not about its next action: cards, upkeep, war, peace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .. import odds, pieces
from ..battle import ATTACKER
from ..board import ACTION_CARDS, CARD_ACTION, EVENTS
from ..model import NOBODY, Game
from ..rules import characters, draw_cards, income, land_battles, peace, terms
from ..tables import KEEP_PRICE, MAX_SEATS, POWERS
from . import missions, turn, war, worth
from .plan import Habit, Plan

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

STAY: Final = 0.45  # chance below which a battle is left
ENOUGH_CARDS: Final = 4


def argument(ask: Ask, name: str) -> int:
    value = (ask.args or {})[name]
    assert isinstance(value, int)
    return value


def things(ask: Ask) -> list[int]:
    return [option for option in ask.options if isinstance(option, int)]


# Cards


def draw_from(g: Game, seat: int, ask: Ask) -> Value:
    """From the deck of the power of which most is at hand."""
    return max(things(ask), key=lambda power: g.power[seat * 3 + power])


def card_value(g: Game, seat: int, card: int) -> float:
    """A card in hand: its action, or its character, whichever is worth more."""
    action = turn.card_worth(g, seat, card) - worth.cost(g, seat, CARD_ACTION[card].cost)
    character = ACTION_CARDS[card].character
    if character.kind == "advisor":
        use = character.bonus * worth.POWER * 3 - character.ducats * 3
    else:
        skills = character.adm + character.dip + character.mil
        use = (skills - len(POWERS)) * worth.POWER if g.ruler[seat] == NOBODY else 2.0
    return max(action, use)


def keep_card(g: Game, seat: int, ask: Ask) -> Value:
    best = max(things(ask), key=lambda card: card_value(g, seat, card))
    kept = len(g.hand[seat]) - len(g.drawn[seat])
    poor = g.ducats[seat] < turn.RESERVE or kept >= ENOUGH_CARDS
    return "done" if poor or card_value(g, seat, best) <= KEEP_PRICE + 1 else best


def worst_card(g: Game, seat: int, ask: Ask) -> Value:
    """To be discarded; a word that ends comes first."""
    if "done" in ask.options:
        return "done"
    return min(things(ask), key=lambda card: card_value(g, seat, card))


def appoint_first(g: Game, seat: int, ask: Ask) -> Value:
    if "appoint" not in ask.options:
        return "done"
    found = turn.appoint(g, seat)
    return "appoint" if found is not None and found.value > 20 else "done"


def take_mission(g: Game, seat: int, ask: Ask) -> Value:
    """The Mission that is nearest to being fulfilled and brings most."""
    return max(things(ask), key=lambda mission: missions.promise(g, seat, mission))


def return_mission(g: Game, seat: int, ask: Ask) -> Value:
    return min(things(ask), key=lambda mission: missions.promise(g, seat, mission))


def mission_step(g: Game, seat: int, ask: Ask) -> Value:
    """Fill the hand; give back what is out of sight for something better."""
    if "take_mission" in ask.options:
        return "take_mission"
    if "replace_mission" not in ask.options:
        return "done"
    worst = min(missions.promise(g, seat, mission) for mission in g.missions[seat])
    others = [missions.promise(g, seat, mission) for mission in draw_cards.eligible_missions(g, seat)]
    return "replace_mission" if max(others, default=0.0) > worst + 1 else "done"


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


def power_to_gain(g: Game, seat: int, ask: Ask) -> Value:
    return min(things(ask), key=lambda power: g.power[seat * 3 + power])


def power_to_lose(g: Game, seat: int, ask: Ask) -> Value:
    return max(things(ask), key=lambda power: g.power[seat * 3 + power])


# War


def free_action(g: Game, seat: int, ask: Ask) -> Value:
    found = [word for word, proposal in _free(g, seat).items() if word in ask.options and proposal is not None]
    return found[0] if found else "none"


def free_plan(g: Game, seat: int, word: str) -> Plan:
    proposal = _free(g, seat).get(word)
    return {} if proposal is None else proposal.plan


def _free(g: Game, seat: int) -> dict[str, Any]:
    return {"activate": war.activation(g, seat, free=True), "recruit": war.recruiting(g, seat, free=True)}


def call_answer(g: Game, seat: int, ask: Ask) -> Value:
    """An Ally who is attacked is helped while the throne is steady; nobody's conquests are."""
    if "accept" not in ask.options:
        return "refuse"
    return "accept" if g.stability[seat] >= 0 and g.available[seat] >= 3 else "refuse"


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
    taken = sum(g.board.tax[p] for p in g.lands[r] if g.occupier[p] == seat)
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


def humblest(g: Game, seat: int, ask: Ask) -> Value:
    """What must be hit: the smallest Province."""
    provinces = things(ask)
    return min(provinces, key=lambda p: (g.board.tax[p], p)) if provinces else ask.options[0]


def greatest(g: Game, seat: int, ask: Ask) -> Value:
    """What may be calmed: the largest Province."""
    provinces = things(ask)
    return max(provinces, key=lambda p: (g.board.tax[p], -p)) if provinces else ask.options[0]


def heir(g: Game, seat: int, ask: Ask) -> Value:
    """A new Ruler, if he is abler than the old one."""
    now, new = g.ruler[seat], argument(ask, "character")
    skills = sum(characters.ruler_skill(now, t) for t in range(3)) if now != NOBODY else len(POWERS)
    return "accept" if sum(characters.ruler_skill(new, t) for t in range(3)) > skills else "decline"


def imperial_influence(g: Game, seat: int, ask: Ask) -> Value:
    """Where others have most."""
    return max(things(ask), key=lambda a: sum(g.influence[a * MAX_SEATS : a * MAX_SEATS + MAX_SEATS]), default=NOBODY)


def trade_node(g: Game, seat: int, ask: Ask) -> Value:
    return max(things(ask), key=lambda n: (g.expanded[n], -g.pirates[n]))


def casualty(g: Game, seat: int, ask: Ask) -> Value:
    """Allied and hired men first, then Infantry."""
    order = {6: 0, 3: 1, 0: 2, 7: 3, 4: 4, 1: 5, 5: 6, 2: 7}
    return min(things(ask), key=lambda kind: order.get(kind, 9))


# What cards ask


def event_option(g: Game, seat: int, ask: Ask) -> Value:
    """The option that is worth more to us."""
    options = EVENTS[argument(ask, "event")].options
    letters = [letter for letter in ask.options if letter in options]
    best = max(letters, key=lambda letter: worth.steps(g, seat, options[str(letter)].fx))
    bad = worth.steps(g, seat, options[str(best)].fx) < 0
    return "neither" if bad and "neither" in ask.options else best


def card_way(g: Game, seat: int, ask: Ask) -> Value:
    """The way to play a card that is worth more."""
    options = CARD_ACTION[argument(ask, "card")].options if "card" in (ask.args or {}) else {}
    letters = [letter for letter in ask.options if letter in options]
    if not letters:
        return ask.default_value()

    def value(letter: Value) -> float:
        option = options[str(letter)]
        return worth.steps(g, seat, option.fx) - worth.cost(g, seat, option.extra_cost)

    return max(letters, key=value)


def unrest_piece(g: Game, seat: int, ask: Ask) -> Value:
    """The largest Town of somebody else; of our own the smallest."""
    others = [p for p in things(ask) if pieces.holder(g, p) != seat]
    return max(others, key=lambda p: g.board.tax[p]) if others else humblest(g, seat, ask)


def rebels_where(g: Game, seat: int, ask: Ask) -> Value:
    """Far from home, where others have most to lose."""

    def burden(a: int) -> int:
        held = [pieces.holder(g, p) for p in g.board.provinces_of[a]]
        return sum(1 for holder in held if holder not in (NOBODY, seat)) - 3 * held.count(seat)

    areas = things(ask)
    return max(areas, key=burden) if areas else ask.default_value()


def new_ruler(g: Game, seat: int, ask: Ask) -> Value:
    """The ablest Leader in hand."""
    cards = things(ask)
    if not cards:
        return ask.default_value()
    return max(cards, key=lambda card: sum(characters.ruler_skill(card, t) for t in range(3)))


HABITS: Final[dict[str, Habit]] = {
    "draw_from": draw_from,
    "keep_card": keep_card,
    "discard_card": worst_card,
    "discard_to_limit": worst_card,
    "appoint_first": appoint_first,
    "start_mission": take_mission,
    "take_mission": take_mission,
    "return_mission": return_mission,
    "mission_step": mission_step,
    "reduce_costs": reduce_costs,
    "unpaid": unpaid,
    "power_to_gain": power_to_gain,
    "power_to_lose": power_to_lose,
    "extra_power": power_to_gain,
    "free_action": free_action,
    "call_answer": call_answer,
    "retreat": retreat,
    "battle_card": battle_card,
    "retreat_to": retreat_to,
    "access": access,
    "muslim_dice": muslim_dice,
    "remaining_war": remaining_war,
    "peace_way": peace_way,
    "peace_term": peace_term,
    "white_peace_offer": white_peace_offer,
    "go_home": go_home,
    "convert_unrest": humblest,
    "unrest_town": humblest,
    "dissent_town": humblest,
    "rebel_province": humblest,
    "taxed_province": humblest,
    "calm_town": greatest,
    "rebel_calm": greatest,
    "pacify": greatest,
    "appoint_heir": heir,
    "buy_heir": heir,
    "imperial_influence": imperial_influence,
    "trade_card": turn.trade_deal,
    "trade_node": trade_node,
    "casualty": casualty,
    "event_option": event_option,
    "card_way": card_way,
    "unrest_piece": unrest_piece,
    "rebels_where": rebels_where,
    "rebels_to": rebels_where,
    "remove_unrest_from": greatest,
    "unrest_to_pay": humblest,
    "new_ruler": new_ruler,
}
