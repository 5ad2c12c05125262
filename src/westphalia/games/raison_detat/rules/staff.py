"""RE-3.5 (c): Drill, Taxation, Subsidies and Mercenaries, Leadership. All decide at the same time, then the actions are
carried out in slot order."""

from __future__ import annotations

from typing import Any

from westphalia.kernel.script import Script, apart

from ..board import DRILL, LEADERSHIP, NOBODY, SUBSIDIES, TAXATION
from ..model import Game, power_at
from . import cards, drill, gifts, leadership, taxation


def staff_actions(g: Game) -> Script[None]:
    """RE-3.5 (c), with RE-5.1, RE-5.2. In 1702 gifts are decided after Leadership has been carried out (RE-5.5). Then
    hands are checked (RE-7.1)."""
    driller, taxer, giver, leader = (power_at(g, action) for action in (DRILL, TAXATION, SUBSIDIES, LEADERSHIP))
    choices: list[Script[Any]] = []
    if g.drilled:
        choices.append(drill.choose_discard(g, driller))
    if giver != NOBODY:
        choices.append(gifts.choose_gift(g, giver))
    choices.append(leadership.choose_orders(g, leader))
    decisions = yield from apart(choices)
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
