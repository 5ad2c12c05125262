"""PP-4.1 Phase 1: Draw Cards.

Each step is taken in turn order; ``g.progress`` counts the players who have done theirs, so that a checkpoint stands
between two players.
"""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import decks
from ..board import CARD, MISSION
from ..card_rules import events
from ..ids import Seat
from ..model import Game
from ..tables import DRAWN_PER_ROUND, KEEP_PRICE, MISSIONS_IN_HAND

KEEP: Final = Kind("keep_card", "PP-4.1.3", CARD, secret=True)
MISSION_STEP: Final = Kind("mission_step", "PP-4.1.4")
TAKE_MISSION: Final = Kind("take_mission", "PP-17.2.7", MISSION, secret=True)
RETURN_MISSION: Final = Kind("return_mission", "PP-17.2.8", MISSION, secret=True)


DONE: Final = "done"


def draw_cards(g: Game) -> Script[None]:
    """What one player does in one of the steps B to D; before the first of them the Events (A)."""
    order = g.person_order
    if g.progress == 0:
        reveal_events(g)
    step, index = divmod(g.progress, len(order))
    yield from STEPS[step](g, order[index])
    g.progress += 1


def is_over(g: Game) -> bool:
    return g.progress == len(STEPS) * len(g.person_order)


def reveal_events(g: Game) -> None:
    """PP-4.1.1 A."""
    g.log("log-events-revealed", "PP-4.1.1", number=g.round)
    events.lay_out(g)


def draw_three(g: Game, seat: Seat) -> Script[None]:
    """PP-4.1.2 B: three Action cards from any decks, each seen before the next is drawn."""
    g.drawn[seat] = ()
    for _ in range(DRAWN_PER_ROUND):
        card = yield from decks.draw_one(g, seat)
        if card is not None:
            g.drawn[seat] = (*g.drawn[seat], card)


def pay_to_keep(g: Game, seat: Seat) -> Script[None]:
    """PP-4.1.3 C: 2 Ducats for each of the cards just drawn that is kept; no Loan for it. The rest is discarded."""
    drawn = list(g.drawn[seat])
    kept: list[int] = []
    while drawn and g.ducats[seat] >= KEEP_PRICE * (len(kept) + 1):
        answer = yield Ask(seat, KEEP, [*drawn, DONE], DONE)
        if answer == DONE:
            break
        drawn.remove(answer)
        kept.append(answer)
    g.drawn[seat] = ()
    g.ducats[seat] -= KEEP_PRICE * len(kept)
    g.chance.reveal()
    if kept:
        g.log("log-cards-kept", "PP-4.1.3", seat=seat, n=len(kept), ducats=KEEP_PRICE * len(kept))
    for card in drawn:
        decks.drop(g, seat, card)
        decks.discard(g, card)
        g.log("log-card-discarded", "PP-4.1.3", seat=seat, card=card)


# Missions


def pick_missions(g: Game, seat: Seat) -> Script[None]:
    """PP-4.1.4 D: fill the hand, or put Missions back for others; which ones stays hidden."""
    replaced = 0
    while decks.eligible_missions(g, seat):
        ways: list[Value] = []
        if len(g.missions[seat]) < MISSIONS_IN_HAND:
            ways.append("take_mission")
        if g.missions[seat] and replaced < MISSIONS_IN_HAND:
            ways.append("replace_mission")
        if not ways:
            return
        way = yield Ask(seat, MISSION_STEP, [*ways, DONE], ways[0] if "take_mission" in ways else DONE)
        if way == DONE:
            return
        if way == "replace_mission":
            replaced += 1
            yield from replace_mission(g, seat)
        else:
            yield from take_mission(g, seat, decks.eligible_missions(g, seat))


def take_mission(g: Game, seat: Seat, offered: list[int]) -> Script[None]:
    mission = yield from choose(Ask(seat, TAKE_MISSION, offered))
    g.mission_deck[seat] = tuple(card for card in g.mission_deck[seat] if card != mission)
    g.missions[seat] = tuple(sorted((*g.missions[seat], mission)))
    g.log("log-mission-taken", "PP-17.2.7", seat=seat)
    g.log("log-mission-seen", "PP-17.2.7", seat=seat, mission=mission, seats=(seat,))


def replace_mission(g: Game, seat: Seat) -> Script[None]:
    """PP-17.2.8: back into the deck, and another one for it."""
    others = decks.eligible_missions(g, seat)
    back = yield from choose(Ask(seat, RETURN_MISSION, g.missions[seat]))
    g.missions[seat] = tuple(card for card in g.missions[seat] if card != back)
    g.mission_deck[seat] = tuple(sorted((*g.mission_deck[seat], back)))
    g.log("log-mission-returned", "PP-17.2.8", seat=seat)
    yield from take_mission(g, seat, others)


STEPS: Final = (draw_three, pay_to_keep, pick_missions)
