"""PP-3.4 Starting cards, which stand for Phase 1 of Round 1 (PP-3.4.1).

Stage after stage in turn order (``g.progress`` counts the players done, with a checkpoint between two); then all keep
cards and pick Missions at the same time.
"""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import All, Ask, Kind, Script, Value

from .. import decks, pieces
from ..board import CARD, CARD_DECK, CONTENT, MISSION, POWER
from ..effects import goals
from ..ids import Card, Seat
from ..model import Game
from ..rules import characters
from ..tables import DRAWN_PER_ROUND, MISSIONS_IN_HAND, POWERS, SETUP_KEEP
from . import setup_decks

EXTRA_POWER: Final = Kind("extra_power", "PP-3.2.5", POWER)
APPOINT_FIRST: Final = Kind("appoint_first", "PP-3.4.3")
EXCHANGE: Final = Kind("exchange_card", "PP-3.4.2", CARD, secret=True)
DISCARD: Final = Kind("discard_card", "PP-3.4.4", CARD, secret=True)
START_MISSION: Final = Kind("start_mission", "PP-3.4.5", MISSION, secret=True)

EXTRA_POWER_CAP: Final = CONTENT.setups.defaults.extra_monarch_power_cap
EXCHANGE_RULE: Final = "fixed_hand"  # a special rule of First Steps
DONE: Final = "done"
APPOINT: Final = "appoint"


def starting_cards(g: Game) -> Script[None]:
    """What one player does in one stage; then rounds of simultaneous discards; then the Missions."""
    order = g.person_order
    stage, index = divmod(g.progress, len(order))
    if stage < len(STAGES):
        yield from STAGES[stage](g, order[index])
        g.progress += 1
    elif not all(g.ready[seat] for seat in order):
        yield from keep_four(g)
    else:
        yield from pick_starting_missions(g)
        g.progress = OVER


def is_over(g: Game) -> bool:
    return g.progress == OVER


OVER: Final = 1000


def choose_extra_power(g: Game, seat: Seat) -> Script[None]:
    """Cubes of free choice that a scenario adds, no type above 5."""
    for _ in range(g.entry.seating[seat].extra_monarch_power):
        room = [power for power in range(len(POWERS)) if g.power[seat * 3 + power] < EXTRA_POWER_CAP]
        if not room:
            return
        power = yield Ask(seat, EXTRA_POWER, room)
        yield from pieces.gain_power(g, seat, power, "PP-3.2.5")


def draw_six(g: Game, seat: Seat) -> Script[None]:
    """PP-3.4.2: one card from each deck, then three from any."""
    for power in range(len(POWERS)):
        decks.draw_to_hand(g, seat, power)
    for _ in range(DRAWN_PER_ROUND):
        yield from decks.draw_one(g, seat)


def exchange_cards(g: Game, seat: Seat) -> Script[None]:
    """First Steps: any number of cards once for others of the same decks."""
    if all(rule.id != EXCHANGE_RULE for rule in g.entry.variant.special_rules):
        return
    chosen: list[Card] = []
    while True:
        rest: list[Value] = [card for card in g.hand[seat] if card not in chosen]
        answer = yield Ask(seat, EXCHANGE, [*rest, DONE], DONE)
        if answer == DONE:
            break
        chosen.append(answer)
        if len(chosen) == len(g.hand[seat]):
            break
    g.chance.reveal()
    for card in chosen:
        decks.drop(g, seat, card)
        decks.discard(g, card)
        g.log("log-card-discarded", "PP-3.4.2", seat=seat, card=card)
    for card in chosen:
        decks.draw_to_hand(g, seat, CARD_DECK[card])


def appoint(g: Game, seat: Seat) -> Script[None]:
    """PP-3.4.3: Advisors and Leaders from the cards drawn, at their price; no Loans (ruling 5). Everybody is asked."""
    while True:
        options: list[Value] = [DONE]
        if characters.why_not_appoint(g, seat) is None:
            options.append(APPOINT)
        if (yield Ask(seat, APPOINT_FIRST, options, DONE)) == DONE:
            return
        yield from characters.appoint(g, seat)


def keep_four(g: Game) -> Script[None]:
    """PP-3.4.4: all at once discard a card while they hold more than four; then as many more as they like."""
    waiting = [seat for seat in g.person_order if not g.ready[seat]]
    answers = yield All([Ask(seat, DISCARD, *_to_discard(g, seat)) for seat in waiting])
    g.chance.reveal()
    for seat, answer in zip(waiting, answers, strict=True):
        if answer == DONE:
            g.ready[seat] = 1
        else:
            decks.drop(g, seat, answer)
            decks.discard(g, answer)
            g.log("log-card-discarded", "PP-3.4.4", seat=seat, card=answer)


def _to_discard(g: Game, seat: Seat) -> tuple[list[Value], Value]:
    """Options and the default."""
    hand = g.hand[seat]
    return ([*hand], hand[0]) if len(hand) > SETUP_KEEP else ([DONE, *hand], DONE)


def pick_starting_missions(g: Game) -> Script[None]:
    """PP-3.4.5: two of the starting Missions, secretly and all at once."""
    goals.study(g)
    for _ in range(MISSIONS_IN_HAND):
        offered = {seat: setup_decks.starting_missions(g, seat) for seat in g.person_order}
        choosing = [seat for seat in g.person_order if offered[seat] and len(g.missions[seat]) < MISSIONS_IN_HAND]
        answers = yield All([Ask(seat, START_MISSION, offered[seat]) for seat in choosing])
        for seat, mission in zip(choosing, answers, strict=True):
            g.mission_deck[seat] = tuple(card for card in g.mission_deck[seat] if card != mission)
            g.missions[seat] = tuple(sorted((*g.missions[seat], mission)))
            g.log("log-mission-seen", "PP-3.4.5", seat=seat, mission=mission, seats=(seat,))
    g.ready = [0] * g.seats


STAGES: Final = (choose_extra_power, draw_six, exchange_cards, appoint)
