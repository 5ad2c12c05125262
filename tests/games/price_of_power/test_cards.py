"""Chapters 6, 8, 16, 17: what the decks are made of, how they are laid out, and what is seen of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from tests.games.price_of_power.boards import board_of, free_board
from tests.games.price_of_power.phrases import all_steps
from tests.games.price_of_power.scripts import run
from westphalia.games.price_of_power import TITLE, decks
from westphalia.games.price_of_power.board import (
    ACTION_CARDS,
    ACTIONS_BY_ID,
    CARD_ACTION,
    CARD_DECK,
    CATEGORIES,
    EVENT,
    EVENTS,
    IDEAS,
    MILESTONES,
    MISSIONS,
)
from westphalia.games.price_of_power.card_rules import action_cards, card_reactions, events, prestige
from westphalia.games.price_of_power.catalogue import CardAction, Effects, PrintedCondition
from westphalia.games.price_of_power.catalogue.reference import inside
from westphalia.games.price_of_power.effects import actions, operations
from westphalia.games.price_of_power.effects import run as run_effects
from westphalia.games.price_of_power.model import GONE, NOBODY
from westphalia.games.price_of_power.phases import end_of_age, final_scoring, setup_decks
from westphalia.games.price_of_power.rules import bonuses
from westphalia.games.price_of_power.tables import ADM, DIP, MIL
from westphalia.games.price_of_power.vocabulary import AnyStep
from westphalia.games.price_of_power.vocabulary.actions import Action
from westphalia.games.price_of_power.vocabulary.resources import Ducats


def test_three_decks_of_36() -> None:
    """PP-6.1.1, PP-6.0.8: 108 cards; copies of a number share action and cost."""
    assert len(ACTION_CARDS) == 108
    assert Counter(CARD_DECK) == {ADM: 36, DIP: 36, MIL: 36}
    for n, card in enumerate(ACTION_CARDS):
        deck, number, copy = card.id.split("_")
        assert CARD_ACTION[n].number == f"{deck}_{number}" and deck == card.deck and copy.isdecimal()


def test_what_each_deck_is_for() -> None:
    """PP-6.1.2, PP-6.1.3, PP-6.1.4, PP-6.0.2: Stability in the ADM deck, all Covert cards in the DIP deck, Leaders and
    Advisors in the MIL deck; a card costs Monarch Power of its own deck."""
    covert = {CARD_DECK[n] for n, action in enumerate(CARD_ACTION) if "covert" in action.kinds}
    assert covert == {DIP}
    assert {CARD_DECK[n] for n, action in enumerate(CARD_ACTION) if action.stability_priced} == {ADM}
    assert {ACTION_CARDS[n].character.kind for n in range(108) if CARD_DECK[n] == MIL} == {"leader", "advisor"}
    for card, action in zip(ACTION_CARDS, CARD_ACTION, strict=True):
        assert set(action.cost) <= {card.deck, "ducats"}
        assert card.character.kind == "leader" or card.character.type == card.deck


def test_anatomy_of_a_card() -> None:
    """PP-6.3.1: marks, costs, Charges of Display cards and the Charges their actions use."""
    marks = {"action", "display", "reaction", "battle_action", "covert"}
    for action in CARD_ACTION:
        assert set(action.kinds) <= marks
        assert ("display" in action.kinds) == bool(action.charges) == bool(action.actions)
        for one in action.actions:
            assert 1 <= one.charges <= action.charges


def test_every_effect_of_the_content_is_written() -> None:
    """PP-6.0.3, PP-8.1.6, PP-16.3.19: operations, granted actions and effects with their own code."""
    entries = [*CARD_ACTION, *EVENTS, *MISSIONS, *MILESTONES, *IDEAS]
    steps = list(all_steps(entries))
    assert {type(step) for step in steps} == set(operations.OPS) == set(get_args(AnyStep))
    assert {step.action for step in steps if isinstance(step, Action)} == set(actions.ACTIONS)


def test_ways_to_use_a_card_have_names_of_their_own() -> None:
    """PP-6.0.3: options are offered by word."""
    words = [word for action in ACTIONS_BY_ID.values() for word in action_cards.ways(action)]
    words += [word for action in action_cards.DISPLAY_ACTIONS.values() for word in action_cards.ways(action)]
    assert len(words) == len(set(words)) and all(words)


def test_a_printed_condition_has_a_reason_that_is_told() -> None:
    """PP-5.0.2: in the vocabulary with the refusal of it, or told by what knows it."""
    asked = [one for one in inside(list(ACTIONS_BY_ID.values())) if isinstance(one, PrintedCondition)]
    assert {one.refusal for one in asked if one.all} == set(action_cards.REFUSALS)
    assert len(asked) > 40 and all((one.told_by is None) == bool(one.all) for one in asked)


def asked_of(action: CardAction) -> Iterator[tuple[str, PrintedCondition, Effects]]:
    """The conditions of an action and its options, each with what it stands before."""
    yield from ((action.id, condition, action.fx) for condition in action.conditions)
    for option in action.options.values():
        if option.condition is not None:
            yield option.id, option.condition, option.fx
    for own in action.actions:
        yield from asked_of(own)


def test_what_tells_a_printed_condition_can_tell_it() -> None:
    """PP-5.0.2: a first step that is not always possible; options; a trigger."""
    for action in ACTIONS_BY_ID.values():
        for id, condition, fx in asked_of(action):
            if condition.told_by == "first_step":
                assert operations.OPS[type(fx[0])].possible is not run_effects.always, id
            elif condition.told_by == "options":
                assert ACTIONS_BY_ID[id].options and not fx
            elif condition.told_by == "trigger":
                assert any(reaction.word == id for reaction in card_reactions.MOVED)


def test_pride_and_glory_gives_power_for_a_milestone() -> None:
    """PP-8.1.6. Cards: pride_and_glory"""
    g = free_board("castile", "france")
    g.idea_owners[bonuses.number("pride_and_glory")] = (1,)
    before = list(g.power)
    category = next(n for n, m in enumerate(g.milestones) if isinstance(MILESTONES[m].reward.fx[0], Ducats))
    run(prestige.complete_milestone(g, category, (0, 1)), DIP)
    assert g.power[:3] == before[:3] and g.power[3 + DIP] == before[3 + DIP] + 1


def test_hands_are_secret_and_discards_public() -> None:
    """PP-6.0.6, PP-6.0.8, PP-7.4.1: a watcher sees how many cards, the piles in order, and all Ducats."""
    g = free_board("castile", "france")
    decks.draw_to_hand(g, 0, ADM)
    decks.discard(g, decks.draw(g, MIL) or 0)
    seen = TITLE.mask(g, 1)
    assert len(seen.hand[0]) == 1 and seen.hand[0] != g.hand[0]
    assert TITLE.mask(g, 0).hand[0] == g.hand[0]
    assert seen.discard == g.discard and seen.ducats == g.ducats


def test_thirty_ideas() -> None:
    """PP-8.4.1, PP-8.1.1: 10 of each type, one of them Basic and without an Age; Government Forms."""
    assert Counter(idea.type for idea in IDEAS) == {"adm": 10, "dip": 10, "mil": 10}
    assert Counter(idea.type for idea in IDEAS if idea.basic) == {"adm": 1, "dip": 1, "mil": 1}
    assert all(idea.age == 1 for idea in IDEAS if idea.basic)
    assert {idea.id for idea in IDEAS if idea.government_form} >= {"absolute_monarchy", "revolutionary_regime"}
    assert all(idea.prestige >= 2 and idea.cost >= 4 for idea in IDEAS)


def test_end_of_age_renews_the_ideas() -> None:
    """PP-8.2.5, PP-8.2.6: those of the new Age join the decks, unresearched ones that are not Basic are replaced."""
    g = board_of("s1_01_players_4")
    kept = next(idea for idea in g.idea_row if not IDEAS[idea].basic)
    g.idea_owners[kept] = (0,)
    before, g.age = list(g.idea_row), 3
    waiting = [idea for idea in g.idea_reserve if IDEAS[idea].age == 3]
    assert waiting
    fresh = end_of_age.new_ideas(g)
    assert kept in g.idea_row and all(idea in g.idea_row for idea in before if IDEAS[idea].basic)
    changed = [new for old, new in zip(before, g.idea_row, strict=True) if new != old]
    assert changed == fresh and len(fresh) == 5
    assert [IDEAS[idea].type for idea in g.idea_row] == [IDEAS[idea].type for idea in before]
    in_decks = {idea for deck in g.idea_deck for idea in deck}
    assert set(waiting) <= in_decks | set(fresh)
    g.idea_deck = [(), (), ()]
    assert end_of_age.new_ideas(g) == []


# 16 Events


@pytest.mark.parametrize(("players", "size"), [(3, 16), (4, 20), (5, 24), (6, 28)])
def test_age_decks(players: int, size: int) -> None:
    """PP-16.0.5, PP-16.0.4, PP-16.1.3, PP-16.1.5, EX-16.5: 8 A-Events (two of each symbol), two for each Realm, and
    B-Events; in two halves."""
    realms = ("castile", "england", "france", "austria", "poland", "ottomans")[:players]
    g = board_of(f"s1_01_players_{players}") if players < 6 else free_board(*realms)
    parts = setup_decks.parts_of_age(g, g.age)
    cards = [EVENTS[event] for part in parts for event in part]
    assert len(cards) == size and len(g.event_row) == players + 1
    assert Counter(card.kind for card in cards) == {"A": 8, "realm": 2 * players, "B": 2 * players - 4}
    mortality = Counter(s for card in cards if card.kind == "A" for s in card.symbols if s.startswith("mortality"))
    assert mortality == {f"mortality_{n}": 2 for n in (1, 2, 3, 4)}
    for half, part in enumerate(parts, 1):
        assert len(part) == size // 2
        assert all(str(EVENTS[event].half) in (str(half), "X") for event in part)


def test_default_builder_of_free_tables() -> None:
    """PP-16.0.8: card -1 of a Realm in the first half, -2 in the second; one of each mortality symbol per half."""
    g = free_board("castile", "england", "france", "austria")
    for half, part in enumerate(setup_decks.parts_of_age(g, 1), 1):
        cards = [EVENTS[event] for event in part]
        assert {c.realm for c in cards if c.kind == "realm"} == {"castile", "england", "france", "austria"}
        assert all(c.id.endswith(f"-{half}") for c in cards if c.kind == "realm")
        symbols = Counter(s for c in cards if c.kind == "A" for s in c.symbols if s.startswith("mortality"))
        assert symbols == {f"mortality_{n}": 1 for n in (1, 2, 3, 4)}


def test_two_players_use_the_deck_of_four() -> None:
    """PP-16.0.9, PP-20.2.1: 8 A, 4 Realm-specific, 8 B; 5 Events per Round."""
    g = free_board("castile", "france")
    cards = [EVENTS[event] for part in setup_decks.parts_of_age(g, 1) for event in part]
    assert Counter(card.kind for card in cards) == {"A": 8, "realm": 4, "B": 8}
    assert len(g.event_row) == 5


def test_ids_of_events() -> None:
    """PP-16.1.1, PP-16.1.2, PP-16.1.4, PP-16.1.5, PP-16.0.1: the Age is the first digit, A and B are in the id; the
    others belong to a Realm, two per Age."""
    for event in EVENTS:
        assert event.age == int(event.id[0]) in (1, 2, 3, 4)
        assert event.kind == ("A" if "A" in event.id else "B" if "B" in event.id else "realm")
        assert (event.kind == "realm") == bool(event.realm)
    per_age = Counter((event.age, event.realm) for event in EVENTS if event.realm in ("castile", "england", "france"))
    assert set(per_age.values()) == {2}


def test_anatomy_of_events() -> None:
    """PP-16.1.7, PP-16.1.6: a Ruler only on a Realm's card; A comes with B; every symbol is one of the list."""
    known = {"unrest", "native_uprising", "lost_at_sea", "pirates", "cardinal_death", "attrition", "vassal_betrayal"}
    known |= {f"mortality_{n}" for n in (1, 2, 3, 4)} | {"religious_spread", "revolution_spread", "power_struggle"}
    for event in EVENTS:
        assert event.ruler is None or event.realm
        assert set(event.options) in (set(), {"A", "B"})
        assert {symbol.split(":")[0] for symbol in event.symbols} <= known | {"dnpr_expansion"}


def test_a_discarded_event_never_returns() -> None:
    """PP-16.2.6: neither into the display nor into a deck."""
    g = free_board("castile", "england", "france", "austria")
    gone = {shown.event for shown in g.event_row}
    for _ in range(3):
        events.lay_out(g)
        assert not gone & {shown.event for shown in g.event_row}
        gone |= {shown.event for shown in g.event_row}
    assert not g.event_deck and len(gone) == 20


def test_a_new_deck_when_the_age_is_over() -> None:
    """PP-16.0.2, PP-16.0.1, PP-16.0.3: the next Age's deck is built; after the last one the game ends."""
    g = free_board("castile", "england", "france", "austria")
    g.event_deck = []
    assert not final_scoring.has_no_events_left(g)
    g.marriage = [0] * len(g.marriage)
    run(end_of_age.end_of_age(g))
    assert g.age == 2 and all(EVENTS[event].age == 2 for event in g.event_deck) and len(g.event_deck) == 20
    g.event_deck, g.events_ahead = [], []
    assert final_scoring.has_no_events_left(g)


# 17 Victory, Missions, Milestones


def test_the_winner() -> None:
    """PP-17.0.1, PP-17.0.3: most Prestige; then Monarch Power, then Ducats, then shared."""
    g = free_board("castile", "england", "france", "austria")
    g.prestige = [10, 12, 12, 12]
    g.power = [3, 3, 3, 2, 2, 2, 1, 1, 4, 3, 1, 1]
    g.ducats = [99, 5, 6, 99]
    assert [standing.place for standing in final_scoring.standings(g)] == [4, 2, 1, 3]
    g.ducats[2] = 5
    assert [standing.place for standing in final_scoring.standings(g)] == [4, 1, 1, 3]


@pytest.mark.parametrize(
    ("best", "second", "over"), [(100, 80, True), (100, 81, False), (99, 0, False), (130, 110, True)]
)
def test_a_runaway_leader_ends_the_game(best: int, second: int, over: bool) -> None:
    """PP-17.1.5, PP-17.0.2: 100 or more, and 20 ahead of everyone else."""
    g = free_board("castile", "england", "france", "austria")
    g.prestige = [second, best, 0, -5]
    assert final_scoring.is_triggered(g) is over


def test_milestones_on_display() -> None:
    """PP-17.3.1, PP-17.3.2, PP-17.3.3: 64 cards, four decks per Age, one card of each on display."""
    assert len(MILESTONES) == 64
    assert set(Counter((m.age, m.category) for m in MILESTONES).values()) == {4}
    assert all(m.prestige == (5, 3, 1) for m in MILESTONES)
    g = board_of("s1_01_players_4")
    assert [MILESTONES[n].category for n in g.milestones] == list(CATEGORIES)
    assert all(MILESTONES[n].age == g.age for n in g.milestones)


def test_new_milestones_with_a_new_age() -> None:
    """PP-17.3.4, PP-17.3.10: those on display go with their marks, four of the new Age come."""
    g = board_of("s1_01_players_4")
    old = list(g.milestones)
    g.milestone_done = [(0,), (), (1, 2), ()]
    g.age = 2
    end_of_age.new_milestones(g)
    assert not set(old) & set(g.milestones) and all(MILESTONES[n].age == 2 for n in g.milestones)
    assert g.milestone_done == [(), (), (), ()]


def test_mission_decks() -> None:
    """PP-17.2.1, PP-17.2.2, PP-17.2.4: own decks and universal ones; green Missions are the first."""
    g = board_of("s1_01_players_4")
    for seat in range(g.seats):
        assert g.mission_deck[seat] and not g.missions[seat]
        start = setup_decks.starting_missions(g, seat)
        assert len(start) >= 2 and all(not MISSIONS[mission].prerequisites for mission in start)


def test_prerequisites_of_missions() -> None:
    """PP-17.2.5: at least one of the listed Missions completed; the unlocks are the same relation."""
    by_id = {mission.id: n for n, mission in enumerate(MISSIONS)}
    for mission in MISSIONS:
        for other in mission.unlocks:
            assert mission.id in MISSIONS[by_id[other]].prerequisites
    g = board_of("s1_01_players_4")
    late = next(m for m in g.mission_deck[0] if len(MISSIONS[m].prerequisites) > 1)
    assert not decks.is_eligible(g, 0, late)
    g.missions_done[0] = (by_id[MISSIONS[late].prerequisites[-1]],)
    assert decks.is_eligible(g, 0, late)


def test_missions_in_hand_are_hidden() -> None:
    """PP-17.2.6, PP-17.2.15: from the others, not from their owner; completed ones are public."""
    g = board_of("s1_01_players_4")
    first, second = g.mission_deck[0][:2]
    g.mission_deck[0] = g.mission_deck[0][2:]
    g.missions[0], g.missions_done[0] = (first,), (second,)
    assert TITLE.mask(g, 0).missions[0] == (first,)
    seen = TITLE.mask(g, 1)
    assert len(seen.missions[0]) == 1 and seen.missions[0] != (first,)
    assert seen.missions_done[0] == (second,)


def test_without_missions() -> None:
    """PP-17.2.3: the option leaves them out."""
    g = board_of("s1_01_players_4", missions="off")
    assert not any(g.mission_deck) and not any(g.missions)


def test_events_of_a_departed_realm_leave_the_display() -> None:
    """PP-16.0.10, PP-21.0.4: as they are revealed; in a Round without one, two Events stay unpicked."""
    g = free_board("castile", "england", "france", "austria")
    g.abandoned[g.realm[1]], g.leaving[1], g.seat_of[g.realm[1]] = 1, GONE, NOBODY
    ids = ["13A-1", "11A-1", "12A-1", "103-1", "151B"]
    g.event_deck = [n for key in ids if (n := EVENT.value(key)) is not None]
    events.lay_out(g)
    assert [(EVENT.id(shown.event), shown.face_up) for shown in g.event_row] == [
        ("151B", 1),
        ("12A-1", 1),
        ("11A-1", 1),
        ("13A-1", 0),
    ]
