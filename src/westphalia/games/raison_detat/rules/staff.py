"""RE-3.5 (c): Drill, Taxation, Subsidies and Mercenaries, Leadership. All decide at the same time, then the actions are
carried out in slot order."""

from __future__ import annotations

from westphalia.kernel.script import Script

from ..board import DRILL, LEADERSHIP, NOBODY, SUBSIDIES, TAXATION
from ..model import Game, player, power_at
from ..together import Dialogue, together
from . import cards, drill, gifts, leadership, taxation


def staff_actions(g: Game) -> Script[None]:
    """RE-3.5 (c). In 1702 gifts are decided after Leadership has been carried out (RE-5.5)."""
    driller, taxer, giver, leader = (power_at(g, action) for action in (DRILL, TAXATION, SUBSIDIES, LEADERSHIP))
    dialogues: list[Dialogue] = []
    if g.drilled:
        dialogues.append(Dialogue(player(g, driller), drill.choose_discard(g, driller)))
    if giver != NOBODY:
        dialogues.append(Dialogue(player(g, giver), gifts.choose_gift(g, giver)))
    dialogues.append(Dialogue(player(g, leader), leadership.choose_orders(g, leader)))
    decisions = yield from together(dialogues)
    if g.drilled:
        drill.carry_out(g, driller, decisions.pop(0))
    taxation.collect(g, taxer)
    if giver != NOBODY:
        yield from gifts.make_offers(g, giver, decisions.pop(0))
    yield from leadership.carry_out(g, leader, decisions.pop(0))
    if giver == NOBODY:
        offers = yield from gifts.choose_gift(g, leader)
        yield from gifts.make_offers(g, leader, offers)
    yield from cards.check_hands(g)  # RE-7.1
