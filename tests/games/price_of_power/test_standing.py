"""How everybody stands: the Prestige of the Final Scoring before it comes, and what could score next."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power.boards import board_of
from westphalia.games.price_of_power import TITLE, summary
from westphalia.games.price_of_power.board import MILESTONE, MILESTONES, MISSION
from westphalia.games.price_of_power.effects import conditions, goals
from westphalia.games.price_of_power.effects.progress import progress
from westphalia.games.price_of_power.model import FINAL_SCORING, NOBODY, OVER, Game
from westphalia.games.price_of_power.phases import final_scoring
from westphalia.kernel.breakdown import total
from westphalia.kernel.messages import Catalogue, languages


def facts(g: Game, seat: int, eyes: int | None) -> dict[str, Any]:
    card = next(card for card in TITLE.cards(TITLE.mask(g, eyes), eyes) if card.seat == seat)
    return {fact.id: fact for fact in card.facts}


def scored(g: Game) -> list[int]:
    """The Final Scoring itself, from a state before it."""
    twin = g.clone()
    twin.step = FINAL_SCORING
    script = TITLE.play(twin)
    for _ in script:
        if twin.step == OVER:
            break
    return twin.prestige


@pytest.mark.parametrize("scenario", ["s1_01_players_3", "s2_03_players_5", "s2_05_players_6"])
def test_what_is_promised_is_what_the_final_scoring_brings(scenario: str) -> None:
    """PP-4.7.2."""
    g = board_of(scenario)
    g.interest[0], g.stability[1], g.prestige[2] = 2, -2, 7
    promised = [total(final_scoring.projection(g, seat)) for seat in g.each_seat]
    assert promised == scored(g)
    assert [facts(g, seat, None)["projected"].value for seat in g.each_seat] == promised


def test_the_parts_of_the_projection_are_the_items_of_the_rule() -> None:
    """PP-4.7.2."""
    g = board_of("s1_01_players_3")
    g.interest[0] = 2
    parts = {part.rule: part.amount for part in facts(g, 0, 0)["projected"].parts}
    assert parts["PP-4.7.2(j)"] == -2 and parts["PP-17.1.1"] == g.prestige[0]
    assert sum(parts.values()) == facts(g, 0, 0)["projected"].value


def test_the_table_of_the_final_scoring_adds_up_realm_by_realm() -> None:
    """PP-4.7.2: after the game the same parts, and what was there before them."""
    g = board_of("s1_01_players_3")
    g.prestige = scored(g)
    g.step = OVER
    table = TITLE.scoring(g)
    *rows, last = [[int(str(cell)) for cell in row[1:]] for row in table.rows]
    assert [sum(column) for column in zip(*rows, strict=True)] == last
    assert sorted(last) == sorted(g.prestige)


def test_nobody_else_counts_the_missions_in_a_hand() -> None:
    """PP-4.7.2(a): a Mission that is fulfilled is promised to who holds it alone."""
    g = board_of("s1_01_players_3")
    card = MISSION.value("france_1a")
    assert card is not None and goals.is_fulfilled(g, 2, card)
    g.missions[2] = (card,)
    own, others = (facts(g, 2, eyes)["projected"] for eyes in (2, 1))
    assert own.value == others.value + 2
    assert [part.rule for part in others.parts if part.rule == "PP-4.7.2(a)"] == []


def test_a_milestone_tells_how_far_it_is() -> None:
    """PP-17.3.6: nine cubes of one kind of Monarch Power, seven are there."""
    g = board_of("s1_01_players_3")
    number = next(n for n, entry in enumerate(MILESTONES) if "9 or more Monarch Power" in entry.requirement.text)
    g.milestones[0] = number
    g.power[0:3] = [2, 7, 1]
    goal = next(goal for goal in summary.next_goals(g, 0) if goal.label == ("milestone", number))
    assert (goal.have, goal.need, goal.points) == (7, 9, 5)
    g.milestone_done[0] = (1,)
    goal = next(goal for goal in summary.next_goals(g, 0) if goal.label == ("milestone", number))
    assert goal.points == 3


def test_the_way_to_a_goal_ends_where_the_goal_is_met() -> None:
    """PP-17.2.10, PP-17.3.9: for every card and player, whole if and only if the rules say so."""
    g = board_of("s1_01_players_3")
    for seat in g.each_seat:
        for n, entry in enumerate(MILESTONES):
            c = goals.context(g, seat, {"milestone": n})
            have, need = progress(g, c, entry.requirement.all)
            met = conditions.all_hold(g, c, entry.requirement.all)
            assert 0 <= have <= need and (have == need) == met, MILESTONE.id(n)


def test_the_last_round_is_the_one_with_the_last_events() -> None:
    """PP-4.7.1(a)."""
    g = board_of("s1_01_players_3")
    assert (g.round, final_scoring.last_round(g)) == (1, 12)
    g.round, g.event_deck, g.events_ahead = 5, g.event_deck[:3], []
    assert TITLE.present(TITLE.mask(g, None), None)["last_round"] == 6


def test_what_is_public_is_told_of_everybody() -> None:
    """PP-4.2.4, PP-4.2.6, PP-7.2.10: who has the First Player token, Events taken, who passed, who is ill."""
    g = board_of("s1_01_players_3")
    catalogue = Catalogue(TITLE, "en")
    g.first, g.status[1], g.pass_order[1], g.events_taken[1] = 0, 2, 1, 1
    g.ruler_ill[1] = 1
    said = {id: catalogue.cell(fact.value) for id, fact in facts(g, 1, 0).items()}
    assert said["turn"] == "Event taken, passed (no. 1)"
    assert g.ruler[1] != NOBODY and said["ill"] != ""
    assert catalogue.cell(facts(g, 0, 1)["turn"].value) == "First Player"


@pytest.mark.parametrize("language", languages(TITLE))
def test_cards_and_scoring_can_be_said(language: str) -> None:
    g = board_of("s2_03_players_5")
    catalogue = Catalogue(TITLE, language)
    for card in TITLE.cards(TITLE.mask(g, 0), 0):
        for fact in card.facts:
            texts = [fact.label, fact.value, *(part.label for part in fact.parts)]
            assert all(isinstance(catalogue.cell(cell), str) for cell in texts)
        assert all(catalogue.cell(goal.label) for goal in card.goals)
    table = TITLE.scoring(g)
    assert all(catalogue.cell(cell) for cell in [table.heading, *table.columns, *(row[0] for row in table.rows)])
    assert not catalogue.missing and not catalogue.errors
