"""The whole game as a script: the table of contents of the rulebook (PP-4.0.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westphalia.kernel.script import CHECKPOINT, Script

from . import model
from .automata import entry
from .automata.choices import attended
from .model import Game
from .phases import (
    action_phase,
    cleanup,
    draw_cards,
    end_of_age,
    final_scoring,
    income,
    peace_and_rebels,
    starting_cards,
)
from .rules import scenario_rules, variants


def play(g: Game) -> Script[None]:
    """Start from whatever step the state names and play to the end."""
    while g.step != model.OVER:
        if g.turn is None and g.phase is None:  # else this is a pause within a Turn or Phase 3
            yield CHECKPOINT
        yield from attended(g, STEPS[g.step](g))


def setup_cards(g: Game) -> Script[None]:
    """3.4, which stands for Phase 1 of Round 1 (PP-3.4.1): a player's share of a stage at a time."""
    yield from starting_cards.starting_cards(g)
    if starting_cards.is_over(g):
        begin_actions(g)


def phase_1(g: Game) -> Script[None]:
    """4.1 Draw Cards: a player's share of a step at a time."""
    if g.progress == 0:
        yield from entry.begin_round(g)
    yield from draw_cards.draw_cards(g)
    if draw_cards.is_over(g):
        begin_actions(g)


def begin_actions(g: Game) -> None:
    g.progress = 0
    action_phase.begin(g)
    g.step = model.TURN


def phase_2(g: Game) -> Script[None]:
    """4.2 Actions: one Turn; a checkpoint before each."""
    yield from action_phase.take_turn(g)
    if scenario_rules.after_turn(g):
        g.step = model.OVER
    elif action_phase.is_over(g):
        action_phase.end(g)
        g.step = model.PEACE_AND_REBELS


def phase_3(g: Game) -> Script[None]:
    """4.3 Peace and Rebels."""
    yield from peace_and_rebels.peace_and_rebels(g)
    g.step = model.OVER if scenario_rules.after_phase_3(g) else model.INCOME


def phase_4(g: Game) -> Script[None]:
    """4.4 Income and Upkeep."""
    g.log("log-phase", "PP-4.4.1", number=4)
    yield from income.income_and_upkeep(g)
    g.step = model.CLEANUP


def phase_5(g: Game) -> Script[None]:
    """4.5 Cleanup; its step D decides how the game goes on (PP-4.5.16)."""
    g.log("log-phase", "PP-4.5.1", number=5)
    yield from cleanup.clean_up(g)
    yield from variants.remove_leavers(g)
    if any(g.bot):
        yield from entry.end_round(g)
    if scenario_rules.end_of_round(g):
        g.step = model.OVER
    elif len(model.players(g)) < variants.TWO_PLAYERS or not model.persons(g) or final_scoring.is_triggered(g):
        g.step = model.FINAL_SCORING
    elif not g.event_deck:
        g.step = model.END_OF_AGE
    else:
        next_round(g)


def age_ends(g: Game) -> Script[None]:
    """4.6 End of Age."""
    yield from end_of_age.end_of_age(g)
    next_round(g)


def next_round(g: Game) -> None:
    g.round += 1
    g.step = model.DRAW_CARDS


def scoring(g: Game) -> Script[None]:
    """4.7 Final Scoring."""
    yield from final_scoring.final_scoring(g)
    scenario_rules.decide_solo(g)
    g.step = model.OVER


STEPS: Final[dict[int, Callable[[Game], Script[None]]]] = {
    model.SETUP_CARDS: setup_cards,
    model.DRAW_CARDS: phase_1,
    model.TURN: phase_2,
    model.PEACE_AND_REBELS: phase_3,
    model.INCOME: phase_4,
    model.CLEANUP: phase_5,
    model.END_OF_AGE: age_ends,
    model.FINAL_SCORING: scoring,
}
