"""Chapter 7: Monarch Power, Stability, Ducats, Bankruptcy; chapter 17: Milestones and Missions that are completed."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import board_of, free_board
from tests.games.price_of_power.phrases import steps
from tests.games.price_of_power.scripts import run
from westphalia.games.price_of_power import TITLE, pieces, terms
from westphalia.games.price_of_power.board import (
    AREA,
    AREA_OF,
    CHARACTER,
    IDEA,
    MILESTONE,
    MILESTONES,
    MISSION,
    area,
    province,
)
from westphalia.games.price_of_power.card_rules import prestige
from westphalia.games.price_of_power.model import (
    CLAIM,
    CORE,
    NOBODY,
    REBELS,
    SMALL_TOWN,
    TOKEN_TOWN,
    TWO_SMALL_TOWNS,
    TWO_TOKENS,
    Game,
    Term,
    clockwise,
)
from westphalia.games.price_of_power.rules import (
    administrative_actions,
    bankruptcy,
    character_cards,
    characters,
    cores,
    ideas,
    realm,
    rebels,
)
from westphalia.games.price_of_power.tables import (
    ADM,
    DIP,
    LARGE_TOWNS,
    MAX_SEATS,
    MIL,
    SMALL_TOWNS,
    VASSAL_TOKENS,
)

FRANCE, CASTILE = 0, 1


@pytest.fixture
def g() -> Game:
    return free_board("france", "castile", "england", "austria")


def set_power(g: Game, seat: int, *amounts: int) -> None:
    for power, amount in enumerate(amounts):
        g.cubes[seat] += g.power[seat * 3 + power] - amount
        g.power[seat * 3 + power] = amount


def test_one_cube_left_and_three_to_gain(g: Game) -> None:
    """C-4, PP-2.2.5, PP-7.1.5: places 1, for the other 2 may lift own cubes or forgo them."""
    scotland = area("scotland")
    g.cubes[FRANCE] = 1
    gained, asked = run(pieces.gain_power(g, FRANCE, DIP, "PP-7.1.4", 3), scotland, "forgo")
    assert (gained, g.power[FRANCE * 3 + DIP], g.cubes[FRANCE]) == (2, 5, 0)
    assert g.influence[scotland * MAX_SEATS + FRANCE] == 1
    assert asked == ["cube_source", "cube_source"]


def test_cubes_can_be_lifted_from_every_place_but_three(g: Game) -> None:
    """PP-7.1.5, PP-2.2.5: not from Roma, the National Focus space and covered slots."""
    g.roma, g.curia, g.focus[FRANCE], g.colonists[FRANCE] = [FRANCE], [], 1, 0
    set_power(g, FRANCE, 0, 0, 0)
    for a in range(len(AREA.ids or ())):
        g.influence[a * MAX_SEATS + FRANCE] = 0
    assert pieces.cube_sources(g, FRANCE) == []
    g.curia, g.colonists[FRANCE] = [FRANCE], 1
    set_power(g, FRANCE, 1, 0, 1)
    assert pieces.cube_sources(g, FRANCE) == ["adm", "mil", "colonist", "cardinal"]


@pytest.mark.parametrize(("held", "gain", "after"), [(9, 1, 10), (9, 2, 10), (10, 1, 10), (0, 10, 10)])
def test_ten_cubes_of_a_type(g: Game, held: int, gain: int, after: int) -> None:
    """PP-7.1.4: the rest is lost; PP-7.1.1: the other types have pools of their own."""
    set_power(g, FRANCE, held, 3, 3)
    before = g.cubes[FRANCE]
    gained, _ = run(pieces.gain_power(g, FRANCE, ADM, "PP-7.1.4", gain))
    assert (g.power[FRANCE * 3 + ADM], gained) == (after, after - held)
    assert g.cubes[FRANCE] == before - gained
    assert g.power[FRANCE * 3 + DIP : FRANCE * 3 + 3] == [3, 3]


def test_two_steps_of_stability_lost_at_minus_two(g: Game) -> None:
    """Derived test of chapter 7, PP-7.3.5: -3; the second step costs 1 ADM and, for the one missing, 1 DIP."""
    g.stability[FRANCE] = -2
    set_power(g, FRANCE, 1, 3, 0)
    _, asked = run(realm.change_stability(g, FRANCE, -2, "PP-7.3.5"))
    assert (g.stability[FRANCE], g.power[:3], asked) == (-3, [0, 2, 0], [])


def test_stability_lost_at_minus_three_asks_which_other_power(g: Game) -> None:
    """PP-7.3.5(b), PP-2.4.5: for each ADM missing 1 of another type, of own choice; with none the rest is ignored."""
    g.stability[FRANCE] = -3
    set_power(g, FRANCE, 0, 1, 2)
    _, asked = run(realm.change_stability(g, FRANCE, -1, "PP-7.3.5"), MIL, DIP)
    assert (g.power[:3], asked) == ([0, 0, 1], ["power_to_lose", "power_to_lose"])
    run(realm.change_stability(g, FRANCE, -3, "PP-7.3.5"))
    assert (g.stability[FRANCE], g.power[:3]) == (-3, [0, 0, 0])


def test_stability_gained_at_plus_three(g: Game) -> None:
    """PP-7.3.5(a), PP-7.3.1, PP-2.4.5: step by step; beyond +3 each brings 2 ADM."""
    g.stability[FRANCE] = 2
    set_power(g, FRANCE, 1, 0, 0)
    run(realm.change_stability(g, FRANCE, 3, "PP-7.3.5"))
    assert (g.stability[FRANCE], g.power[:3]) == (3, [5, 0, 0])


@pytest.mark.parametrize(("stability", "cost"), [(-3, 2), (-2, 3), (-1, 4), (0, 5), (1, 6), (2, 7), (3, 8)])
def test_what_stability_costs(g: Game, stability: int, cost: int) -> None:
    """EX-7.2, PP-7.3.2, PP-5.3.1: 5 ADM and the current value."""
    g.curia, g.roma = [], [NOBODY]
    g.stability[FRANCE] = stability
    assert administrative_actions.stability_cost(g, FRANCE) == cost


def test_bankruptcy(g: Game) -> None:
    """Derived test of chapter 7, PP-7.4.9, PP-7.4.10: every effect, in order."""
    g.ducats[FRANCE], g.interest[FRANCE], g.stability[FRANCE], g.prestige[FRANCE] = 1, 5, 0, 4
    set_power(g, FRANCE, 7, 5, 1)
    characters.install(g, FRANCE, _card("adm_01_2"), "advisor")
    army = FRANCE * 3
    g.army_at[army], g.army[army * 8 : army * 8 + 8] = area("loire"), [1, 0, 0, 2, 1, 0, 0, 0]
    paid, asked = run(bankruptcy.pay_compulsory(g, FRANCE, 2, "PP-7.4.4"))
    assert (paid, asked) == (False, [])
    assert (g.ducats[FRANCE], g.stability[FRANCE], g.prestige[FRANCE], g.interest[FRANCE]) == (0, -3, -1, 2)
    assert g.power[:3] == [4, 2, 0]
    assert g.army[army * 8 : army * 8 + 8] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert g.advisor[:3] == [NOBODY] * 3


def _card(key: str) -> int:
    found = CHARACTER.value(key)
    assert found is not None
    return found


def test_a_compulsory_cost_takes_loans_as_needed(g: Game) -> None:
    """PP-7.4.4, PP-5.2.17: as many Loans as needed and not more, while there are fewer than 5 Interest tokens."""
    g.ducats[FRANCE], g.interest[FRANCE] = 3, 2
    paid, _ = run(bankruptcy.pay_compulsory(g, FRANCE, 10, "PP-7.4.4"))
    assert (paid, g.ducats[FRANCE], g.interest[FRANCE]) == (True, 3, 4)
    g.ducats[FRANCE], g.interest[FRANCE] = 2, 5
    paid, _ = run(bankruptcy.pay_compulsory(g, FRANCE, 2, "PP-7.4.4"))
    assert (paid, g.ducats[FRANCE], g.interest[FRANCE]) == (True, 0, 5)


def test_interest_tokens_above_five_are_no_bankruptcy(g: Game) -> None:
    """PP-7.4.8: tokens of other sources may exceed 5; only a cost that cannot be paid is Bankruptcy."""
    g.ducats[FRANCE], g.interest[FRANCE] = 4, 8
    paid, _ = run(bankruptcy.pay_compulsory(g, FRANCE, 4, "PP-7.4.4"))
    assert (paid, g.interest[FRANCE], g.stability[FRANCE]) == (True, 8, 0)
    assert realm.why_not_loan(g, FRANCE) is realm.NO_LOAN


def test_prestige_is_a_signed_number_without_a_limit(g: Game) -> None:
    """PP-17.1.1, PP-17.1.2, PP-17.1.3."""
    realm.score(g, FRANCE, 75, "PP-17.1.2")
    assert g.prestige[FRANCE] == 75
    realm.score(g, FRANCE, -80, "PP-17.1.3")
    assert g.prestige[FRANCE] == -5


# 7.5 Towns, 7.6 Core Provinces


def test_tracks_of_towns_and_vassals() -> None:
    """PP-7.5.1, PP-7.5.2, PP-7.5.3: small 1, large 2, Vassal tokens one half; Manpower half of each track."""
    g = free_board("castile", "france")
    assert (g.small_towns[0], g.large_towns[0], terms.base_tax(g, 0), terms.manpower(g, 0)) == (6, 3, 12, 6)
    pieces.place_town(g, 0, province("navarra"))
    assert g.disc[province("navarra")] == SMALL_TOWN
    assert (terms.base_tax(g, 0), terms.manpower(g, 0)) == (13, 7)
    pieces.place_vassal(g, 0, province("baleares"))
    pieces.place_vassal(g, 0, province("valencia"))
    assert (g.vassal_tokens[0], terms.vassal_tax(g, 0), terms.manpower(g, 0)) == (3, 2, 9)
    pieces.remove_base(g, province("madrid"))
    assert (g.large_towns[0], terms.base_tax(g, 0)) == (2, 11)


def test_substitutes_for_towns() -> None:
    """PP-7.5.4, PP-7.5.5: two small Towns for a large one; Vassal tokens after 40 small Towns."""
    g = free_board("castile", "france")
    p = province("valencia")
    g.large_towns[0] = LARGE_TOWNS
    assert pieces.disc_for(g, 0, p) == TWO_SMALL_TOWNS
    g.small_towns[0] = SMALL_TOWNS
    assert pieces.disc_for(g, 0, p) == TWO_TOKENS
    assert pieces.disc_for(g, 0, province("navarra")) == TOKEN_TOWN
    g.vassal_tokens[0] = VASSAL_TOKENS
    assert not pieces.place_town(g, 0, p)


def test_more_than_twenty_small_towns_count_all() -> None:
    """PP-7.5.5: the +20 tile; 25 small Towns are 25 Ducats and 13 Manpower."""
    g = free_board("castile", "france")
    g.small_towns[0], g.large_towns[0] = 25, 0
    assert (terms.base_tax(g, 0), terms.manpower(g, 0)) == (25, 13)


def test_occupied_towns_cover_slots() -> None:
    """PP-7.5.6, PP-7.1.5: one cube each; no income, no Manpower."""
    g = free_board("castile", "france")
    before = g.cubes[0]
    run(pieces.occupy(g, province("galicia"), 6))
    assert (terms.base_tax(g, 0), g.cubes[0]) == (11, before - 1)
    pieces.end_occupation(g, province("galicia"))
    assert (terms.base_tax(g, 0), g.cubes[0]) == (12, before)


def test_core_provinces() -> None:
    """PP-7.6.1, PP-7.6.4: the flag, unless a DNPR token or a Core token says otherwise."""
    g = free_board("castile", "france")
    castile, france = g.realm
    p = province("galicia")
    assert terms.cores(g, p) == (castile,)
    pieces.remove_base(g, p)
    assert terms.is_core(g, castile, p)  # whoever owns it
    portugal = g.lawful[province("lisboa")]
    g.dnpr[p] = portugal
    assert terms.cores(g, p) == (portugal,)
    g.claim[AREA_OF[p] * MAX_SEATS + 1] = CORE
    assert terms.cores(g, p) == (france,)


def test_liberation_goes_by_core() -> None:
    """PP-7.6.2: a Core Province of its owner gets a Rebel Town; another joins the Realm whose Core it is."""
    g = free_board("castile", "france")
    run(rebels.take_control(g, province("galicia"), 0, "PP-14.2.8"))
    assert g.occupier[province("galicia")] == REBELS and g.town[province("galicia")] == 0
    p = province("orleans")
    pieces.place_town(g, 0, p)
    run(rebels.take_control(g, p, 0, "PP-14.2.8"))
    assert g.lawful[p] == g.realm[1] and g.town[p] == 1


def test_six_core_tokens_and_eight_claims() -> None:
    """PP-7.6.5: 6 Claim/Core tokens and 2 Claim/CB tokens; a Core token is the back of a Claim."""
    g = free_board("castile", "france")
    g.claim = [0] * len(g.claim)
    areas = [a for a in range(len(g.rebels)) if g.board.provinces_of[a]]
    for a in areas[:6]:
        run(pieces.place_claim(g, 0, a, CORE))
    run(pieces.place_claim(g, 0, areas[6], CORE), areas[5])  # one of the six (PP-2.2.2)
    run(pieces.place_claim(g, 0, areas[5], CORE), areas[6])
    assert g.claim[0::MAX_SEATS].count(CORE) == 6
    for a in areas[6:8]:
        run(pieces.place_claim(g, 0, a))
    assert pieces.claim_tokens_used(g, 0) == 8
    run(pieces.place_claim(g, 0, areas[8]), areas[6])
    assert g.claim[areas[6] * MAX_SEATS] == 0 and g.claim[areas[8] * MAX_SEATS] == CLAIM


def test_where_a_core_token_may_be_placed() -> None:
    """PP-7.6.3: all Provinces of the Area are owned, and one at least is not a Core Province yet."""
    g = free_board("castile", "france")
    andalucia = area("andalucia")
    assert cores.why_not_core(g, 0, andalucia) == cores.NOT_ALL_OWNED
    assert cores.why_not_core(g, 0, area("castile")) == cores.ALL_CORE
    for key in ("granada", "gibraltar"):
        pieces.place_town(g, 0, province(key))
    assert cores.why_not_core(g, 0, andalucia) is None
    run(pieces.occupy(g, province("granada"), 1))
    assert cores.why_not_core(g, 0, andalucia) == cores.NOT_ALL_OWNED


def test_a_core_token_removes_what_it_supersedes() -> None:
    """PP-7.6.3, PP-13.3.4: DNPR tokens and Core tokens of others in the Area."""
    g = free_board("castile", "france")
    andalucia, granada = area("andalucia"), province("granada")
    g.claim[andalucia * MAX_SEATS] = CLAIM
    g.claim[andalucia * MAX_SEATS + 1] = CORE
    for key in ("granada", "gibraltar"):
        pieces.place_town(g, 0, province(key))
    pieces.place_dnpr_token(g, granada, g.lawful[province("lisboa")])
    run(cores.place_core(g, 0, andalucia, "PP-7.6.3"))
    assert list(g.claim[andalucia * MAX_SEATS : andalucia * MAX_SEATS + 2]) == [CORE, 0]
    assert g.dnpr[granada] == NOBODY
    assert terms.cores(g, granada) == (g.realm[0],)


# 8.2 Ideas that are not on display


def _idea(key: str) -> int:
    found = IDEA.value(key)
    assert found is not None
    return found


def test_an_idea_that_is_not_displayed_takes_the_place_of_another(g: Game) -> None:
    """PP-8.2.3, PP-8.2.1: of the same type, not Basic, not researched; that one goes back into its deck."""
    tercios, drill, fort = _idea("tercios_janissaries"), _idea("military_drill"), _idea("defensive_mentality")
    cannons, noble = _idea("cannons"), _idea("noble_knights")
    g.idea_row = [cannons, drill, fort, _idea("cabinet")]
    g.idea_deck[MIL] = (tercios, noble)
    g.idea_owners[fort] = (CASTILE,)
    _, asked = run(ideas.gain_idea(g, FRANCE, tercios))
    assert asked == []  # Military Drill is the only one that can go
    assert g.idea_row == [cannons, tercios, fort, _idea("cabinet")]
    assert sorted(g.idea_deck[MIL]) == sorted((noble, drill))
    assert g.idea_owners[tercios] == (FRANCE,)


def test_the_researcher_chooses_which_idea_goes(g: Game) -> None:
    """PP-8.2.3."""
    tercios, drill, fort = _idea("tercios_janissaries"), _idea("military_drill"), _idea("defensive_mentality")
    g.idea_row, g.idea_deck[MIL] = [drill, fort], (tercios,)
    run(ideas.gain_idea(g, FRANCE, tercios), fort)
    assert (g.idea_row, g.idea_deck[MIL]) == ([drill, tercios], (fort,))


def test_a_new_row_if_no_idea_can_go(g: Game) -> None:
    """PP-8.2.3, PP-8.2.6."""
    tercios, cannons = _idea("tercios_janissaries"), _idea("cannons")
    g.idea_row, g.idea_deck[MIL] = [cannons], (tercios,)
    run(ideas.gain_idea(g, FRANCE, tercios))
    assert (g.idea_row, g.idea_deck[MIL]) == ([cannons, tercios], ())


def test_several_researchers_of_one_event_score_one_after_the_other(g: Game) -> None:
    """PP-8.2.4: in order from the Active Player."""
    tercios = _idea("tercios_janissaries")
    g.idea_row, g.active = [tercios], CASTILE
    for seat in clockwise(g, g.active)[:3]:
        run(ideas.gain_idea(g, seat, tercios))
    assert g.idea_owners[tercios] == (CASTILE, 2, 3)
    assert g.prestige == [0, 4, 3, 2]


def test_display_of_ideas_at_the_start() -> None:
    """PP-8.2.1: the 3 Basic Ideas and 2 of each deck; Ideas of later Ages are set aside."""
    g = board_of("s1_01_players_4")
    kinds = [ideas.IDEAS[idea].type for idea in g.idea_row]
    assert {kind: kinds.count(kind) for kind in ("adm", "dip", "mil")} == {"adm": 3, "dip": 3, "mil": 3}
    assert sum(ideas.IDEAS[idea].basic for idea in g.idea_row) == 3
    assert all(ideas.IDEAS[idea].age > 1 for idea in g.idea_reserve)
    assert all(ideas.IDEAS[idea].age <= 1 for deck in g.idea_deck for idea in deck)


# 17.2 Missions, 17.3 Milestones


def test_milestone_ranks(g: Game) -> None:
    """EX-17.3, PP-17.3.6, PP-17.3.7, PP-17.3.8: in turn order from the Active Player; the fourth gets the resource."""
    n = MILESTONE.value("m1_eco_focus")
    assert n is not None and MILESTONES[n].reward.fx == steps({"op": "ducats", "amount": 4})
    g.milestones[3], g.active = n, CASTILE
    before = g.ducats[:]
    run(prestige.complete_milestone(g, 3, {FRANCE, CASTILE, 2}))
    assert g.prestige == [1, 5, 3, 0]
    assert g.milestone_done[3] == (CASTILE, 2, FRANCE)
    run(prestige.complete_milestone(g, 3, {FRANCE, 3}))
    assert g.prestige == [1, 5, 3, 0]
    assert g.milestone_done[3] == (CASTILE, 2, FRANCE, 3)
    assert g.ducats == [n + 4 for n in before]


def test_milestones_outside_a_turn_go_from_the_first_player(g: Game) -> None:
    """PP-17.3.8; PP-17.3.7: at most 10 cubes of a type."""
    n = MILESTONE.value("m1_eco_income")
    assert n is not None and MILESTONES[n].reward.fx == steps({"op": "power", "type": "adm", "amount": 1})
    g.milestones[3], g.active, g.first = n, NOBODY, 2
    set_power(g, FRANCE, 10, 0, 0)
    run(prestige.complete_milestone(g, 3, {FRANCE, 3}))
    assert g.prestige == [3, 0, 0, 5]
    assert (g.power[FRANCE * 3 + ADM], g.power[3 * 3 + ADM]) == (10, 4)


def test_a_completed_mission(g: Game) -> None:
    """PP-17.2.11, PP-17.2.15, PP-17.2.9: its Prestige, out of the hand, completed for the rest of the game."""
    mission = MISSION.value("castile_1b")
    assert mission is not None
    g.missions[CASTILE] = (mission,)
    prestige.reveal_mission(g, CASTILE, mission)
    assert (g.prestige[CASTILE], g.missions[CASTILE], g.missions_done[CASTILE]) == (2, (), (mission,))


# 7.2 Characters


def test_a_general_never_becomes_an_admiral(g: Game) -> None:
    """PP-7.2.2, PP-5.2.6: a transfer goes to another Army."""
    characters.install(g, FRANCE, _card("mil_01_1"), "army_1")
    _, asked = run(characters.transfer(g, FRANCE), "army_2")
    assert asked == ["transfer_to"]
    assert g.general[FRANCE * 3 + 1] == _card("mil_01_1") and g.admiral[FRANCE] == NOBODY


def test_every_character_says_what_he_is() -> None:
    """PP-2.4.9, PP-6.0.5, PP-6.3.1, PP-7.2.9: a Leader with skills, or an Advisor with a bonus, for 1 to 4 Ducats."""
    for card in range(108):
        found = character_cards.leader(card)
        if found is None:
            assert 1 <= character_cards.advisor_price(card) <= 4
            assert 1 <= character_cards.advisor_bonus(card, 0) <= 3
        else:
            assert "ruler" in found.roles
            assert (found.hire_mil in (1, 2)) == ("general" in found.roles)


def test_what_a_player_board_shows(g: Game) -> None:
    """PP-7.0.1, PP-2.6.10: Stability, Manpower, tracks, Treasury, pools, focus, Ruler, Advisors and Colonists are seen
    by all."""
    seen = TITLE.present(TITLE.mask(g, CASTILE), CASTILE)
    for name in ("stability", "available", "exhausted", "small_towns", "large_towns", "vassal_tokens", "ducats"):
        assert seen[name] == getattr(g, name)
    g.colonists[CASTILE] = 2
    seen = TITLE.present(TITLE.mask(g, FRANCE), FRANCE)
    for name in ("interest", "power", "focus", "ruler", "advisor", "colonists"):
        assert seen[name] == getattr(g, name)


def test_what_lies_on_the_table_is_seen(g: Game) -> None:
    """PP-5.1.6, PP-6.0.3: the bundle two players talk about, and a card while it is resolved."""
    g.talk, g.on_table = [Term(0, FRANCE, NOBODY, 0)], [_card("dip_03_1")]
    seen = TITLE.present(TITLE.mask(g, 2), 2)
    assert len(seen["talk"]) == 1 and seen["on_table"] == g.on_table
