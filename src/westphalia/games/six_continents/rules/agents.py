"""SC-19 Agents."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action, choose_way
from westphalia.kernel.script import Ask, Kind, Refusal, Script, allowed, choose, refusals

from ..board import CARD
from ..ids import Seat
from ..model import Deal, Game, holds_capital, living, pay, slaves_held, turn_order
from ..tables import (
    BURN_FOOD,
    CARDS,
    COUNTERINTELLIGENCE,
    FREE_SLAVES,
    INCITE,
    NOTHING,
    SABOTAGE,
    SABOTAGE_LOSS,
    SPY_PRICE,
)
from . import slavery

AGENT_WORK: Final = Kind("agent_work", "SC-19.1")
BUY_SPIES: Final = Kind("buy_spies", "SC-19.1")
LEAVE_OUT: Final = Kind("leave_out", "SC-19.2", CARD, secret=True)
DEAL_CARD: Final = Kind("deal_card", "SC-19.3", CARD, secret=True)

NO_CAPITAL: Final = Refusal("SC-19.1", "no-agents-capital")
LEVEL_TOO_LOW: Final = Refusal("SC-19.1", "no-agents-level")
NO_GOLD: Final = Refusal("SC-19.1", "no-spy-gold")
NO_SPIES: Final = Refusal("SC-19.3", "no-deal-spies")
DEALT_ALREADY: Final = Refusal("SC-19.3", "no-deal-again")
TOO_FEW_SPIES: Final = Refusal("SC-19.3", "no-card-spies")
CARD_USED: Final = Refusal("SC-19.3", "no-card-twice")
LEFT_OUT: Final = Refusal("SC-19.2", "no-card-left-out")

ACTION_CARDS: Final = (SABOTAGE, INCITE, FREE_SLAVES, BURN_FOOD, COUNTERINTELLIGENCE)

# SC-19.7 to 19.9
SPY_CAUGHT: Final = 10
SABOTAGE_THRESHOLD: Final = 60
INCITE_THRESHOLD: Final = 80
INCITE_SLAVES_THRESHOLD: Final = 60
BURN_FOOD_THRESHOLD: Final = 60
COUNTERINTELLIGENCE_BONUS: Final = 15


# SC-19.1 to 19.5: S7


def why_not_agents(g: Game, seat: Seat) -> Refusal | None:
    if g.gold[seat] >= SPY_PRICE or not g.spies[seat]:
        return why_not_buy_spy(g, seat)
    return why_not_employ(g, seat) or why_not_deal(g, seat)


def why_not_employ(g: Game, seat: Seat) -> Refusal | None:
    """SC-19.1: a player without capital neither buys nor deals."""
    if not holds_capital(g, seat):
        return NO_CAPITAL
    if g.level[seat] < g.rules.spy_capital_level:
        return LEVEL_TOO_LOW
    return None


def why_not_buy_spy(g: Game, seat: Seat) -> Refusal | None:
    refusal = why_not_employ(g, seat)
    if refusal is None and g.gold[seat] < SPY_PRICE:
        return NO_GOLD
    return refusal


def why_not_deal(g: Game, seat: Seat) -> Refusal | None:
    """SC-19.3: once per own turn, with at least one spy."""
    if not g.spies[seat]:
        return NO_SPIES
    if g.dealt[seat] == g.round:
        return DEALT_ALREADY
    return why_not_employ(g, seat)


def agents(g: Game, seat: Seat) -> Script[None]:
    return choose_way(g, seat, AGENT_WORK, WAYS)


AGENTS: Final = Action("agents", why_not_agents, agents)


def buy_spies(g: Game, seat: Seat) -> Script[None]:
    """D56, SC-19.1."""
    number = yield from choose(Ask(seat, BUY_SPIES, range(1, g.gold[seat] // SPY_PRICE + 1)))
    pay(g, seat, number * SPY_PRICE)
    g.spies[seat] += number
    g.log("log-spies", "SC-19.1", seat=seat, n=number, gold=number * SPY_PRICE)


def deal(g: Game, seat: Seat) -> Script[None]:
    """D57, SC-19.2, SC-19.3. Everybody's card is asked for even when only Nothing is left to give: a question that does
    not come would tell the others how many actions were dealt before (SC-19.5)."""
    if g.rules.agent_set == "four":
        yield from choose_four(g, seat)
    g.dealt[seat] = g.round
    cards = range(len(CARDS))
    dealt = [deal.card for deal in g.deals if deal.dealer == seat and deal.card != NOTHING]
    why_not = partial(why_not_card, g, seat, dealt)
    reasons = partial(refusals, cards, why_not)
    for target in living(g):
        options = allowed(cards, why_not)
        card = yield Ask(seat, DEAL_CARD, options, NOTHING, args={"other": target}, refused=reasons)
        g.deals.append(Deal(seat, target, card))
        if card != NOTHING:
            dealt.append(card)
        g.log("log-card-dealt", "SC-19.3", seats=(seat,), other=target, card=card)
    g.log("log-dealt", "SC-19.5", seat=seat)


def choose_four(g: Game, seat: Seat) -> Script[None]:
    """D70, SC-19.2, agent_set=four."""
    unused = yield Ask(seat, LEAVE_OUT, ACTION_CARDS)
    g.kits[seat] = tuple(card for card in ACTION_CARDS if card != unused)


def why_not_card(g: Game, seat: Seat, dealt: list[int], card: int) -> Refusal | None:
    """SC-19.2, SC-19.3: each action once, no more actions than spies; ``dealt`` are those that lie already."""
    if card == NOTHING:
        return None
    if g.kits[seat] and card not in g.kits[seat]:
        return LEFT_OUT
    if card in dealt:
        return CARD_USED
    return TOO_FEW_SPIES if len(dealt) >= g.spies[seat] else None


WAYS: Final = (Action("buy_spy", why_not_buy_spy, buy_spies), Action("deal", why_not_deal, deal))


# SC-19.6 to 19.15: R3


def reveal(g: Game) -> Script[None]:
    """SC-19.6: in turn order of targets and per target of dealers; cards of and before the eliminated went with them
    (elimination.eliminate). Afterwards all sets are whole again (SC-19.11)."""
    order = turn_order(g, g.first)
    cards = [d for d in g.deals if d.card != NOTHING]
    cards.sort(key=lambda d: (order.index(d.target), order.index(d.dealer)))
    if g.deals:
        g.chance.reveal()
    g.deals.clear()
    g.kits = [()] * g.seats
    guarded = [d.target for d in cards if d.card == COUNTERINTELLIGENCE]
    for dealer, target, card in cards:
        g.log("log-card-revealed", "SC-19.6", seat=dealer, other=target, card=card)
    for dealer, target, card in cards:
        if card != COUNTERINTELLIGENCE and succeeds(g, dealer, target, card, target in guarded):
            yield from carry_out(g, target, card)


def succeeds(g: Game, dealer: Seat, target: Seat, card: int, guarded: bool) -> bool:
    """SC-19.7 to 19.9: the target rolls."""
    roll = g.chance.roll(100)
    needed = threshold(g, target, card) + (COUNTERINTELLIGENCE_BONUS if guarded else 0)
    success = roll > max(SPY_CAUGHT, needed)
    message = "log-agent-success" if success else "log-agent-failure"
    g.log(message, "SC-19.7", seat=dealer, other=target, card=card, roll=roll, needed=needed)
    if roll <= SPY_CAUGHT and g.spies[dealer]:
        g.spies[dealer] -= 1
        g.log("log-spy-lost", "SC-19.7", seat=dealer)
    return success


def threshold(g: Game, target: Seat, card: int) -> int:
    """SC-19.8."""
    if card == SABOTAGE:
        return SABOTAGE_THRESHOLD
    if card == INCITE:
        return INCITE_SLAVES_THRESHOLD if slaves_held(g, target) else INCITE_THRESHOLD
    return BURN_FOOD_THRESHOLD if card == BURN_FOOD else g.rules.free_slaves_threshold


def carry_out(g: Game, target: Seat, card: int) -> Script[None]:
    """SC-19.12 to 19.15."""
    if card == SABOTAGE:
        already = g.sabotage[target] if g.rules.sabotage_stack == "add" else 0
        g.sabotage[target] = already + SABOTAGE_LOSS
    elif card == INCITE:
        g.incited[target] += 1
    elif card == BURN_FOOD:
        g.burnt[target] += 1
    else:
        yield from slavery.lose_slave(g, target)
