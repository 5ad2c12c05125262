"""PP-4.6 End of Age, and when the game ends (PP-4.7.1)."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import board_of
from tests.games.price_of_power.scripts import run
from westphalia.games.price_of_power import TITLE, pieces
from westphalia.games.price_of_power.board import EVENTS, IDEA_TYPE, IDEAS, MILESTONES, province, realm
from westphalia.games.price_of_power.card_rules import events
from westphalia.games.price_of_power.model import END_OF_AGE, GONE, Game
from westphalia.games.price_of_power.phases import end_of_age, final_scoring
from westphalia.games.price_of_power.rules import diplomacy
from westphalia.games.price_of_power.tables import AGES, DIP, MAX_SEATS, ROUNDS_PER_AGE
from westphalia.kernel.session import Session

FRANCE, CASTILE, ENGLAND, AUSTRIA = range(4)


@pytest.fixture
def g() -> Game:
    game = board_of("s1_01_players_4")
    assert [game.realm[s] for s in range(4)] == [realm(k) for k in ("france", "castile", "england", "austria")]
    game.marriage = [0] * len(game.marriage)
    game.prestige = [1, 2, 3, 1]  # a tie for the fewest
    return game


def test_the_next_age_begins(g: Game) -> None:
    """PP-4.6.1: its Event deck."""
    ahead = list(g.events_ahead[0])
    g.event_deck = []
    run(end_of_age.end_of_age(g))
    assert g.age == 2
    assert g.event_deck == ahead
    assert len(g.events_ahead) == 1


def test_an_age_is_four_rounds_of_its_own_deck() -> None:
    """PP-2.4.8, PP-2.5.40, PP-16.0.1: the Event decks clock the game, one per Age."""
    g = board_of("s2_01_default_austria")
    g.marriage = [0] * len(g.marriage)
    g.prestige = [0] * len(g.prestige)
    for age in (1, 2, 3, 4):
        assert g.age == age
        for number in range(ROUNDS_PER_AGE):
            if age > 1 or number:  # the set-up has laid out the first row
                assert g.event_deck
                events.lay_out(g)
            assert {EVENTS[shown.event].age for shown in g.event_row} == {age}
            g.event_row = []
        assert not g.event_deck
        if age < len(AGES):
            run(end_of_age.end_of_age(g))


def test_milestones_of_the_new_age(g: Game) -> None:
    """PP-4.6.2: one of each of the four decks; the old ones leave the game."""
    g.milestone_done[0] = (CASTILE,)
    run(end_of_age.end_of_age(g))
    assert [MILESTONES[m].age for m in g.milestones] == [2, 2, 2, 2]
    assert all(MILESTONES[m].age == 2 for deck in g.milestone_deck for m in deck)
    assert g.milestone_done[0] == ()


def test_the_new_milestones_are_the_same_for_whoever_imagines_the_game(g: Game) -> None:
    """PP-4.6.2: they lie open; the order of those left in their decks nobody knows."""
    g.prestige = [0, 2, 3, 1]
    g.idea_owners = [(CASTILE,)] * len(g.idea_owners)  # no Idea is replaced
    g.step = END_OF_AGE
    session = Session(TITLE, g)
    assert [ask.kind.id for ask in session.asks()] == ["replace_what"]
    twins = [session.imagine(seat, str(n)).state for n in range(5) for seat in (None, FRANCE, CASTILE)]
    assert {tuple(twin.milestones) for twin in twins} == {tuple(session.state.milestones)}
    assert len({tuple(twin.milestone_deck) for twin in twins}) > 1
    for twin in twins:
        assert [set(deck) for deck in twin.milestone_deck] == [set(deck) for deck in session.state.milestone_deck]


def test_ideas_nobody_wanted_are_replaced(g: Game) -> None:
    """PP-4.6.3: not Basic ones, not researched ones; Ideas of the new Age are in the decks."""
    taken = next(i for i in g.idea_row if not IDEAS[i].basic)
    g.idea_owners[taken] = (CASTILE,)
    before = list(g.idea_row)
    new = [i for i in g.idea_reserve if IDEAS[i].age == 2]
    run(end_of_age.end_of_age(g))
    assert len(g.idea_row) == len(before)
    for old, now in zip(before, g.idea_row, strict=True):
        assert IDEA_TYPE[old] == IDEA_TYPE[now]
        if IDEAS[old].basic or old == taken:
            assert now == old
    everywhere = {*g.idea_row, *(i for deck in g.idea_deck for i in deck)}
    assert set(before) <= everywhere  # the replaced ones are shuffled into their deck
    assert set(new) <= everywhere
    assert not any(IDEAS[i].age <= 2 for i in g.idea_reserve)


def test_a_replaced_idea_does_not_come_back_at_once(g: Game) -> None:
    """PP-4.6.3: all are drawn before the old ones are shuffled into their decks; without one left an Idea stays."""
    power = 2
    g.idea_reserve = []
    idle = [i for i in g.idea_row if IDEA_TYPE[i] == power and not IDEAS[i].basic]
    first, second, *others = g.idea_deck[power]
    assert len(idle) == 2
    g.idea_deck[power] = (first, second)
    end_of_age.new_ideas(g)
    assert {first, second} <= set(g.idea_row)
    assert sorted(g.idea_deck[power]) == sorted(idle)
    g.idea_deck[power] = (others[0],)
    assert end_of_age.new_ideas(g)[-1] == others[0]
    assert second in g.idea_row or first in g.idea_row


def test_the_last_player_replaces_an_idea(g: Game) -> None:
    """PP-4.6.4: the single player with the fewest Prestige, one card of choice from the matching deck."""
    g.prestige = [5, 2, 3, 4]
    fresh = end_of_age.new_ideas(g)
    old = fresh[0]
    new = g.idea_deck[IDEA_TYPE[old]][0]
    script = end_of_age.lowest_player_replaces(g, fresh)
    answers = ["idea", old, new] if len(fresh) > 1 else ["idea", new]
    _, asked = run(script, *answers)
    assert asked[0] == "replace_what"
    assert new in g.idea_row
    assert old not in g.idea_row
    assert old in g.idea_deck[IDEA_TYPE[old]]


def test_the_last_player_replaces_a_milestone(g: Game) -> None:
    """PP-4.6.4."""
    g.prestige = [5, 2, 3, 4]
    old, new = g.milestones[2], g.milestone_deck[2][1]
    run(end_of_age.lowest_player_replaces(g, []), "milestone", old, new)
    assert g.milestones[2] == new
    assert old in g.milestone_deck[2]


def test_the_last_player_may_decline(g: Game) -> None:
    """PP-4.6.4: who has left does not count."""
    g.prestige = [0, 2, 3, 4]
    g.leaving[FRANCE] = GONE
    row, milestones = list(g.idea_row), list(g.milestones)
    script = end_of_age.lowest_player_replaces(g, [])
    ask = next(script)
    assert getattr(ask, "seat", None) == CASTILE
    with pytest.raises(StopIteration):
        script.send("none")
    assert (g.idea_row, g.milestones) == (row, milestones)


def test_a_tie_for_the_fewest_replaces_nothing(g: Game) -> None:
    """PP-4.6.4."""
    assert run(end_of_age.lowest_player_replaces(g, end_of_age.new_ideas(g)))[1] == []


def wed(g: Game, seat: int, key: str) -> None:
    diplomacy.marry(g, seat, realm(key), "PP-11.2.1")


def test_marriages_score_and_must_be_paid(g: Game) -> None:
    """PP-4.6.5, PP-11.2.14: 1 Prestige; then a Marriage goes, with an NPR if possible, or 2 DIP; new turn order."""
    g.first = FRANCE
    wed(g, CASTILE, "portugal")
    wed(g, CASTILE, "france")
    wed(g, ENGLAND, "scotland")
    g.power[FRANCE * 3 + DIP] = 1
    g.power[CASTILE * 3 + DIP] = 2
    # France must give up Castile, its only one; England may pay; Castile's has Portugal left
    _, asked = run(end_of_age.marriages(g), "pay", "pay")
    assert asked == ["marriage_to_remove", "marriage_to_remove"]
    assert g.prestige == [2, 3, 4, 1]
    assert diplomacy.partners(g, FRANCE) == []
    assert diplomacy.partners(g, CASTILE) == [realm("portugal")]  # France's duty did not fulfil Castile's
    assert diplomacy.partners(g, ENGLAND) == [realm("scotland")]
    assert g.power[ENGLAND * 3 + DIP] == 1
    assert g.power[CASTILE * 3 + DIP] == 0


def test_an_npr_goes_before_a_player(g: Game) -> None:
    """PP-4.6.5: from an NPR if possible."""
    wed(g, CASTILE, "portugal")
    wed(g, CASTILE, "austria")
    g.power[CASTILE * 3 + DIP] = 1
    g.first = CASTILE
    g.power[AUSTRIA * 3 + DIP] = 2
    run(end_of_age.marriages(g), "pay")
    assert g.marriage[realm("portugal") * MAX_SEATS + CASTILE] == 0
    assert diplomacy.partners(g, CASTILE) == [realm("austria")]


def test_a_vassal_is_no_npr_that_goes_first(g: Game) -> None:
    """PP-4.6.5, PP-2.4.1: a Marriage with an NPR goes before one with an own Vassal; without it the choice is free."""
    for key in ("valencia", "barcelona", "baleares", "zaragoza", "palermo", "mesina", "malta", "sardenya"):
        assert pieces.place_vassal(g, CASTILE, province(key))
    wed(g, CASTILE, "aragon")
    wed(g, CASTILE, "portugal")
    wed(g, CASTILE, "austria")
    g.first = CASTILE
    g.power[CASTILE * 3 + DIP] = 1
    g.power[AUSTRIA * 3 + DIP] = 2
    run(end_of_age.marriages(g), "pay")  # Austria is asked alone
    assert diplomacy.partners(g, CASTILE) == [realm("austria"), realm("aragon")]
    run(end_of_age.marriages(g), realm("austria"))
    assert diplomacy.partners(g, CASTILE) == [realm("aragon")]


# 4.7.1


def test_the_game_ends_without_events(g: Game) -> None:
    """PP-4.7.1(a)."""
    assert not final_scoring.is_triggered(g)
    g.event_deck = []
    assert not final_scoring.is_triggered(g)  # decks of later Ages are left
    g.events_ahead = []
    assert final_scoring.is_triggered(g)


def test_a_runaway_leader_ends_the_game(g: Game) -> None:
    """PP-4.7.1(b): 100 Prestige and 20 more than anybody else."""
    g.prestige = [99, 0, 0, 0]
    assert not final_scoring.is_triggered(g)
    g.prestige = [100, 81, 0, 0]
    assert not final_scoring.is_triggered(g)
    g.prestige = [100, 80, 0, 0]
    assert final_scoring.is_triggered(g)


def test_all_towns_and_vassals_end_the_game(g: Game) -> None:
    """PP-4.7.1(c): 8 large and 40 small Towns and 19 Vassal tokens."""
    g.large_towns[FRANCE], g.small_towns[FRANCE], g.vassal_tokens[FRANCE] = 8, 40, 18
    assert not final_scoring.is_triggered(g)
    g.vassal_tokens[FRANCE] = 19
    assert final_scoring.is_triggered(g)
    g.large_towns[FRANCE] = 7
    assert not final_scoring.is_triggered(g)
