"""Proving grounds: boards dealt at random, full of what a game from the first turn seldom reaches: lost homelands,
exiles, armies on each other's land, empty purses and decks, several Minor Powers in one hand."""

from __future__ import annotations

from . import model
from .board import BOARDS, DECK, EXPANSIONIST, LIMITS, NEUTRAL, NOBODY
from .model import Game, garrison_count, lands, majors, place_garrison, unit_count
from .rules import setup
from .rules.diplomacy import size_limit


def deal(g: Game) -> None:
    """A position between two Action Turns."""
    powers = setup.major_powers(g)
    g.chance.shuffle(powers)
    for seat, power in zip(g.each_seat, powers, strict=True):
        setup.lead(g, seat, power)
    _deal_politics(g)
    _deal_land(g)
    _deal_armies(g)
    _deal_goods(g)
    board = BOARDS[g.scenario]
    g.round = 1 + g.chance.below(g.rules.max_rounds)
    g.turned = g.chance.below(len(board.wheel))
    g.emperor = board.powers[g.chance.below(len(board.powers))]
    g.auctions = len(board.minors[g.seats])
    g.step = model.TURN_OF_WHEEL


def _deal_politics(g: Game) -> None:
    """Each Major Power a Status, Coalitions only with their head and within RE-4.6; each Minor Power a controller."""
    board, leading = BOARDS[g.scenario], majors(g)
    for power in leading:
        g.status[power] = NEUTRAL if g.chance.below(3) == 0 else EXPANSIONIST
    for coalition, head in board.head.items():
        friends = [p for p in leading if p not in board.head.values() and g.status[p] >= NEUTRAL]
        g.chance.shuffle(friends)
        friends = friends[: g.chance.below(size_limit(g))]
        if friends:
            for power in (head, *friends):
                g.status[power] = coalition
    for power in board.powers:
        if g.patron[power] == NOBODY:
            g.patron[power] = leading[g.chance.below(len(leading))]
            g.status[power] = g.status[g.patron[power]]


def _deal_land(g: Game) -> None:
    """Garrisons everywhere; in every second game one power holds nothing."""
    board = BOARDS[g.scenario]
    holders = list(board.powers)
    g.chance.shuffle(holders)
    exile = holders.pop() if g.chance.below(2) else NOBODY
    for place in board.places:
        power = holders[g.chance.below(len(holders))]
        is_held = board.home[place] == exile != NOBODY or g.chance.below(4)
        if is_held and garrison_count(g, power) < LIMITS.garrisons_per_power:
            place_garrison(g, power, place)
    for place in board.places:
        g.fortress[place] = int(g.control[place] != NOBODY and g.chance.below(8) == 0)


def _deal_armies(g: Game) -> None:
    """Generals on own land or anywhere, some together."""
    board = BOARDS[g.scenario]
    crossroads = board.places[g.chance.below(len(board.places))]
    for power in board.powers:
        for general in board.generals[power]:
            draw = g.chance.below(5)
            own = lands(g, power)
            if draw == 0:
                continue
            if draw == 1:
                g.at[general] = crossroads
            elif draw == 2 or not own:
                g.at[general] = board.places[g.chance.below(len(board.places))]
            else:
                g.at[general] = own[g.chance.below(len(own))]
            room = min(LIMITS.general_units, LIMITS.units_per_power - unit_count(g, power))
            g.units[general] = g.chance.below(room + 1)


def _deal_goods(g: Game) -> None:
    board = BOARDS[g.scenario]
    g.deck = list(DECK)
    g.chance.shuffle(g.deck)
    for power in board.powers:
        count = g.chance.below(LIMITS.hand_limit + 1)
        g.hand[power] = tuple(sorted(g.deck[:count]))
        del g.deck[:count]
        g.money[power] = g.chance.below(12)
        g.morale[power] = g.chance.below(LIMITS.morale_max + 1)
        g.influence[power] = g.chance.below(board.target)
    spent = g.chance.below(len(g.deck) + 1)
    g.discard, g.deck = g.deck[:spent], g.deck[spent:]
