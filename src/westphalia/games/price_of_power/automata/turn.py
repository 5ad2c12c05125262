"""PB-3 The Turn of a Bot: what comes first, then up to three cards; every card is told, with why it failed."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Script

from .. import bot_data, bot_power
from ..card_rules import events
from ..ids import Seat
from ..model import NOBODY, Game
from . import actions, campaign

FOCUS: Final = "focus_"
COLONISTS: Final = actions.COLONISTS


def act(g: Game, seat: Seat, *, event_only: bool) -> Script[bool]:
    """PB-3.1 to PB-3.6: what a Bot does with its Turn. False: it passes."""
    due = bool(events.events_due(g, seat))
    if event_only:
        return (yield from attempt(g, seat, "event", 0, "PB-3.1"))
    if not due and not g.bot_power[seat]:
        return False
    if (yield from urgent(g, seat)) or (yield from cards(g, seat)):
        return True
    return due and (yield from attempt(g, seat, "event", 0, "PB-3.5"))


def urgent(g: Game, seat: Seat) -> Script[bool]:
    """PB-3.2: it defends itself, goes on with a siege, or founds a colony, before it turns over a card."""
    if not g.bot_power[seat]:
        return False
    if campaign.is_at_war(g, seat) or any(g.rebels):
        areas = campaign.invaded(g, seat)
        if areas:
            g.log("log-bot-defends", "PB-3.2", seat=seat)
            bot_power.spend(g, seat, 1, "PB-5.2")
            yield from campaign.defend(g, seat, areas)
            return True
    if campaign.siege_targets(g, seat):
        g.log("log-bot-besieges", "PB-3.2", seat=seat)
        bot_power.spend(g, seat, 1, "PB-6.7")
        yield from campaign.besiege(g, seat)
        return True
    if g.colonists[seat] >= COLONISTS and actions.colonies(g, seat):
        return (yield from attempt(g, seat, "colonize", 0, "PB-3.2"))
    return False


def cards(g: Game, seat: Seat) -> Script[bool]:
    """PB-3.3: the top card, and if nothing on it is possible the next, three at most."""
    for _ in range(bot_data.TRIED):
        if not g.bot_deck[seat]:
            return False
        *rest, top = g.bot_deck[seat]
        g.bot_deck[seat] = tuple(rest)
        g.chance.reveal()
        card = bot_data.CARDS[top]
        g.log("log-bot-card", "PB-3.3", seat=seat, number=card.number, n=len(rest))
        at_war = campaign.is_at_war(g, seat)
        ways = [card.at_war if at_war else None, card.action, card.alternative]
        for word in dict.fromkeys(way for way in ways if way is not None):
            if (yield from attempt(g, seat, word, card.cost, "PB-3.4")):
                if word.startswith(FOCUS):
                    g.bot_focused[seat] = (*g.bot_focused[seat], top)
                else:
                    g.bot_used[seat] = (*g.bot_used[seat], top)
                return True
        g.bot_used[seat] = (*g.bot_used[seat], top)
    return False


def attempt(g: Game, seat: Seat, word: str, cost: int, rule: str) -> Script[bool]:
    """PB-3.4: an action is possible if it can be paid for and its condition holds."""
    why = "power"
    g.log("log-bot-tries", rule, seat=seat, action=word)
    if g.bot_power[seat] >= cost:
        why = yield from actions.ACTIONS[word](g, seat, cost)
        if not why:
            return True
    g.log("log-bot-impossible", rule, seat=seat, action=word, why=why)
    return False


def end_round(g: Game, seat: Seat) -> None:
    """PB-8.11: Event and Idea cards are shuffled back, those used for a focus not, of the others half, by lot: all see
    which."""
    used = list(g.bot_used[seat])
    always = [n for n in used if bot_data.CARDS[n].reshuffle == "always"]
    others = [n for n in used if n not in always]
    g.chance.shuffle(others, shown=len(others))
    back = others[: len(others) // 2]
    deck = [*g.bot_deck[seat], *always, *back]
    g.chance.shuffle(deck)
    g.bot_deck[seat] = tuple(deck)
    g.bot_used[seat] = tuple(others[len(others) // 2 :])
    g.bot_focus[seat] = NOBODY
    g.log("log-bot-deck", "PB-8.11", seat=seat, n=len(deck))
