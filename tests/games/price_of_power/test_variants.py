"""Chapters 20 and 21: two players, and players who leave."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import board_of, free_board
from westphalia.games.price_of_power import TITLE, conservation, model, pieces, terms
from westphalia.games.price_of_power.board import area, province, realm
from westphalia.games.price_of_power.effects.provinces import can_be_vassal
from westphalia.games.price_of_power.model import GONE, NOBODY
from westphalia.games.price_of_power.rules import board_state, capacity, npr, peace_terms, variants
from westphalia.games.price_of_power.tables import MAX_SEATS
from westphalia.kernel.script import Script
from westphalia.kernel.session import Session


def run(script: Script[None]) -> None:
    """A script that asks nothing."""
    assert list(script) == []


@pytest.mark.parametrize(("seats", "paid"), [(2, (3,)), (3, (5, 2)), (4, (5, 3, 2)), (5, (5, 3, 2)), (6, (5, 3, 2, 1))])
def test_ducats_for_passing(seats: int, paid: tuple[int, ...]) -> None:
    """PP-4.2.6, PP-20.2.4."""
    g = free_board(*("castile", "england", "france", "austria", "poland", "ottomans")[:seats])
    assert variants.pass_ducats(g) == paid
    assert variants.passes_that_end_the_phase(g) == len(paid)


def test_two_players_take_two_events_each() -> None:
    """PP-20.2.3, PP-20.2.5, PP-20.2.7: and have two last turns, three without any Event."""
    g = free_board("castile", "france")
    assert variants.events_per_player(g) == 2
    assert variants.last_turns_of(g, 0) == 3
    g.events_taken[0] = 1
    assert variants.last_turns_of(g, 0) == 2
    three = free_board("castile", "france", "england")
    assert (variants.events_per_player(three), variants.last_turns_of(three, 0)) == (1, 1)


def test_two_players_without_bots_build_the_deck_of_four() -> None:
    """PP-20.2.1, PP-20.2.2: 20 cards an Age, 5 shown each Round, three face up."""
    g = board_of("two_crowns_players_2")
    assert len(g.event_row) + len(g.event_deck) == 20
    assert [shown.face_up for shown in g.event_row] == [1, 1, 1, 0, 0]


def test_the_realm_of_a_player_who_left_is_an_npr() -> None:
    """PP-21.0.3: Towns and Vassal tokens stay without Unrest, everything else goes."""
    g = free_board("castile", "aragon", "france")
    aragon, seat = realm("aragon"), 1
    barcelona = province("barcelona")
    towns = [p for p, owner in enumerate(g.town) if owner == seat]
    vassals = [p for p, owner in enumerate(g.vassal) if owner == seat]
    g.unrest[towns[0]] = 1
    g.marriage[aragon * MAX_SEATS + 2] = g.marriage[realm("france") * MAX_SEATS + seat] = 1
    run(variants.remove_player(g, seat))
    assert terms.is_npr(g, aragon) and not terms.is_pr(g, aragon)
    assert [p for p in towns if terms.owns(g, aragon, p)] == towns
    assert all(terms.suzerain(g, p) == aragon for p in vassals)
    assert g.unrest[towns[0]] == 0 and barcelona in towns
    assert g.marriage[aragon * MAX_SEATS + 2] == 1, "tokens of others on it stay (f)"
    assert g.marriage[realm("france") * MAX_SEATS + seat] == 0
    assert variants.has_departed(g, aragon)
    assert terms.npr_base_tax(g, aragon) == sum(terms.tax_value(g, p) for p in towns)
    assert list(conservation.violations(g)) == []


def test_towns_of_a_departed_player_have_no_unrest() -> None:
    """PP-14.1.6, PP-21.0.3(b): they are an NPR's."""
    g = free_board("castile", "france", "england")
    run(variants.remove_player(g, 1))
    assert not pieces.add_unrest(g, province("paris")) and not g.unrest[province("paris")]


def test_nothing_of_a_departed_player_is_left() -> None:
    """PP-21.0.3 (c), (g): cubes, Claims, units, ships, Merchants, cards."""
    g = free_board("castile", "england", "france")
    seat = 1
    card = g.deck[0][-1]
    g.deck[0], g.hand[seat] = g.deck[0][:-1], (card,)
    g.claim[area("scotland") * MAX_SEATS + seat] = model.CLAIM
    run(variants.remove_player(g, seat))
    assert not any(g.influence[seat::MAX_SEATS]) and not any(g.claim[seat::MAX_SEATS])
    assert not any(g.on_slot[seat::MAX_SEATS]) and not any(g.army[seat * 24 : seat * 24 + 24])
    assert g.merchant[3:6] == [NOBODY] * 3 and g.ruler[seat] == NOBODY
    assert seat not in g.curia and g.discard[0] == (card,)
    assert (g.hand[seat], g.missions[seat], g.mission_deck[seat]) == ((), (), ())


def test_wars_of_a_leaving_player_end_as_they_began() -> None:
    """PP-21.0.2 (ruling): occupied Provinces return."""
    g = free_board("castile", "england", "france")
    caux = province("caux")
    g.war[realm("france") * MAX_SEATS + 1] = g.war[realm("england") * MAX_SEATS + 2] = 1
    g.occupier[caux], g.siege_disc[caux], g.siege_unrest[caux] = 2, model.SMALL_TOWN, 1
    g.small_towns[2] += 1
    g.small_covered[1] += 1
    g.cubes[1] -= 1
    assert list(conservation.violations(g)) == []
    run(variants.remove_player(g, 1))
    assert g.occupier[caux] == NOBODY and not any(g.war)
    assert list(conservation.violations(g)) == []


def test_the_first_player_token_goes_on_clockwise() -> None:
    """PP-21.0.5: and nobody waits for who has left."""
    g = free_board("castile", "england", "france")
    run(variants.remove_player(g, 0))
    assert g.first == 1 and g.turn_order == [1, 2]
    assert variants.pass_ducats(g) == (3,)
    variants.skip_departed(g)
    assert g.status[0] == model.PASSED


def test_who_resigns_leaves_at_the_end_of_the_round() -> None:
    """PP-21.0.2; one player alone goes to the Final Scoring."""
    session = Session.start(TITLE, "s1_00", 3, secret="1")
    for seat in (1, 2):
        session.resign(seat)
    assert session.state.leaving == [0, 1, 1]
    while not session.is_over:
        (ask,) = session.asks()
        assert ask.seat == 0
        session.answer(0, ask.kind.option_id(ask.default_value()))
    assert session.state.leaving == [0, GONE, GONE] and session.state.round == 1
    assert list(TITLE.players(session.state)) == [0]
    assert TITLE.standings(session.state)[0].place == 1


def test_when_all_have_resigned_the_game_is_over() -> None:
    """PP-21.0.2, PP-4.7.1: nobody is left who could lead."""
    session = Session.start(TITLE, "s1_04", 2, secret="1")
    session.resign(1)
    session.resign(0)
    assert session.is_over and list(TITLE.players(session.state)) == []


def test_nobody_makes_the_realm_of_a_player_who_left_a_vassal_or_an_ally() -> None:
    """PP-21.0.3(e): not by Peace, and not by a card, though its Capital and a Province elsewhere are occupied."""
    g = free_board("castile", "aragon", "france")
    aragon = realm("aragon")
    run(variants.remove_player(g, 1))
    for key in ("valencia", "palermo"):
        run(pieces.occupy(g, province(key), 0))  # asks nobody for a cube: those of who has left are gone (c)
    assert not peace_terms.may_vassalize(g, 0, aragon)
    assert not board_state.may_ally(g, 0, aragon) and not can_be_vassal(g, province("barcelona"))
    g.abandoned[aragon] = 0  # nothing else is in the way
    assert peace_terms.may_vassalize(g, 0, aragon)
    assert board_state.may_ally(g, 0, aragon) and can_be_vassal(g, province("barcelona"))
    pieces.end_occupation(g, province("palermo"))
    assert g.cubes[1] == 0 and list(conservation.violations(g)) == []


def test_vassals_of_a_player_who_left_fight_for_the_npr() -> None:
    """PP-21.0.3(a), PP-13.4.25: its Strength counts them, and they support its Areas."""
    g = free_board("castile", "aragon", "france")
    aragon, seat = realm("aragon"), 1
    p = next(p for p, owner in enumerate(g.vassal) if owner == seat)
    run(variants.remove_player(g, seat))
    assert terms.vassals_of(g, aragon) and g.lawful[p] in terms.vassals_of(g, aragon)
    assert npr.strength(g, aragon) > terms.npr_base_tax(g, aragon)
    assert p in capacity.supporters(g, aragon)


def test_after_the_wars_of_a_leaving_player() -> None:
    """PP-21.0.2, PP-10.4.1, PP-10.1.16: a Truce with the new NPR, and Active Allies rest."""
    g = free_board("castile", "england", "france")
    england, scotland = realm("england"), realm("scotland")
    g.war[realm("france") * MAX_SEATS + 1] = g.war[england * MAX_SEATS + 2] = 1
    g.alliance[scotland * MAX_SEATS + 2], g.allied_available[2] = model.ACTIVE_ALLY, 2
    g.cb[england * MAX_SEATS] = 1
    run(variants.remove_player(g, 1))
    assert g.truce[england * MAX_SEATS + 2] == 1 and not any(g.truce[1::MAX_SEATS])
    assert g.alliance[scotland * MAX_SEATS + 2] == model.ALLIANCE and g.allied_available[2] == 0
    assert g.cb[england * MAX_SEATS] == 1, "a token of another player"
