"""Cubes, Towns, Vassal tokens and Claims: the verbs of pieces.py (PP-2.2, PP-7.5, PP-C)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power.boards import free_board
from tests.games.price_of_power.scripts import next_question
from westphalia.games.price_of_power import conservation, pieces, recount, terms
from westphalia.games.price_of_power.board import area, province, realm
from westphalia.games.price_of_power.effects.provinces import larger_disc
from westphalia.games.price_of_power.model import (
    CORE,
    LARGE_TOWN,
    NO_TOWN,
    NOBODY,
    REBELS,
    SMALL_TOWN,
    TOKEN_TOWN,
    TOWN_AND_TOKEN,
    TWO_SMALL_TOWNS,
    TWO_TOKENS,
    Displayed,
    Game,
)
from westphalia.games.price_of_power.rules import realm as rules_of_realm
from westphalia.games.price_of_power.tables import DIP, MAX_SEATS
from westphalia.kernel.script import Ask, Script


def play(script: Script[Any], *answers: int | str) -> tuple[Any, list[list[int | str]]]:
    """Run a script with these answers; what it returns and what was offered each time."""
    left, offered = list(answers), []
    try:
        question = next_question(script)
        while True:
            assert isinstance(question, Ask)
            offered.append(list(question.options))
            question = next_question(script, left.pop(0))
    except StopIteration as end:
        assert not left
        return end.value, offered


def sound(g: Game) -> bool:
    return list(conservation.violations(g)) == []


def out_of_cubes(g: Game, seat: int, left: int = 0) -> None:
    """Colonists until only so many cubes are in supply."""
    g.colonists[seat] += g.cubes[seat] - left
    g.cubes[seat] = left


def test_c_4_out_of_cubes() -> None:
    """PP-2.2.5, PP-2.2.4 (C-4): one cube in supply, three DIP gained: one Influence lifted, one forgone."""
    g = free_board("france", "castile")
    out_of_cubes(g, 0, 1)
    scotland = area("scotland")
    assert g.influence[scotland * MAX_SEATS] > 0
    before = g.influence[scotland * MAX_SEATS]
    gained, offered = play(pieces.gain_power(g, 0, DIP, "PP-7.1.4", 3), scotland, "forgo")
    assert gained == 2 and g.power[DIP] == 5
    assert g.influence[scotland * MAX_SEATS] == before - 1
    assert offered[0][-1] == "forgo" and "adm" in offered[0] and "cardinal" in offered[0]
    assert g.cubes[0] == 0 and sound(g)


def test_protected_cubes_cannot_be_lifted() -> None:
    """PP-2.2.5: not from Roma, the National Focus or covered slots."""
    g = free_board("france", "castile")
    for column in (g.power, g.influence):
        column[:] = [0] * len(column)
    g.curia, g.roma, g.focus[0] = [], [0], 1
    assert pieces.cube_sources(g, 0) == []


def test_a_compulsory_cube_must_be_found() -> None:
    """PP-2.2.5: nothing to forgo when a slot has to be covered."""
    g = free_board("france", "castile")
    out_of_cubes(g, 0)
    paris = province("paris")
    _, offered = play(pieces.occupy(g, paris, 1), "colonist")
    assert "forgo" not in offered[0]
    assert g.large_covered[0] == 1 and sound(g)


def test_lifting_the_last_charge_discards_the_display_card() -> None:
    """PP-2.2.5 (ruling)."""
    g = free_board("france", "castile")
    card = g.deck[0][-1]
    g.deck[0] = g.deck[0][:-1]
    g.display[0] = (Displayed(card, 1),)
    g.cubes[0] -= 1
    pieces.lift_cube(g, 0, "charge_1")
    assert g.display[0] == () and g.discard[0] == (card,) and sound(g)


def test_monarch_power_stops_at_ten() -> None:
    """PP-7.1.4, PP-2.4.4: the excess is lost and costs no cube."""
    g = free_board("france", "castile")
    cubes = g.cubes[0]
    gained, _ = play(pieces.gain_power(g, 0, DIP, "PP-7.1.4", 9))
    assert (gained, g.power[DIP], g.cubes[0]) == (7, 10, cubes - 7)
    assert sound(g)


def test_an_occupied_town_covers_its_slot() -> None:
    """PP-C.4.4, PP-7.5.6: small 1, large 2 less tax; the occupier gains it (PP-2.5.8)."""
    g = free_board("castile", "france")
    before = terms.base_tax(g, 0), terms.base_tax(g, 1)
    play(pieces.occupy(g, province("galicia"), 1))
    play(pieces.occupy(g, province("salamanca"), 1))
    assert (terms.base_tax(g, 0), terms.base_tax(g, 1)) == (before[0] - 3, before[1] + 3)
    assert g.siege_unrest[province("galicia")] == 1
    assert sound(g)
    pieces.end_occupation(g, province("galicia"))
    pieces.end_occupation(g, province("salamanca"))
    assert (terms.base_tax(g, 0), terms.base_tax(g, 1)) == before and sound(g)


def test_a_slot_is_covered_although_no_cube_is_left_anywhere() -> None:
    """PP-2.2.5, PB-1.6: the supply owes it, and the first cube that comes free pays."""
    g = free_board("castile", "france")
    g.power[:3] = [0, 0, 0]
    g.influence[0::MAX_SEATS] = [0] * len(g.influence[0::MAX_SEATS])
    g.curia[:] = [1] * len(g.curia)
    g.cubes[1] = 30 - recount.cubes_in_use(g, 1)
    g.focus[0] = 30 - recount.cubes_in_use(g, 0) + g.focus[0]  # out of reach
    g.cubes[0] = 0
    for bot in (0, 1):
        g.bot[0] = bot
        tax = terms.base_tax(g, 0)
        play(pieces.occupy(g, province("galicia"), 1))  # nobody is asked: there is nothing to choose
        assert (terms.base_tax(g, 0), g.cubes[0]) == (tax - 1, -1)
        assert g.cubes[0] + recount.cubes_in_use(g, 0) == 30
        assert not any("cubes" in line for line in conservation.violations(g))
        pieces.end_occupation(g, province("galicia"))
        assert (terms.base_tax(g, 0), g.cubes[0]) == (tax, 0)


def test_a_cube_is_not_gained_while_one_is_owed() -> None:
    """PP-2.2.5, PB-1.6: what is taken from elsewhere changes no debt, and nothing comes of an empty supply."""
    g = free_board("castile", "france")
    g.power[:3] = [0, 0, 2]
    g.influence[0::MAX_SEATS] = [0] * len(g.influence[0::MAX_SEATS])
    g.curia[:] = [1] * len(g.curia)
    g.cubes[0] = -1
    gained, offered = play(pieces.gain_power(g, 0, DIP, "PP-7.1.4"), "mil")
    assert (gained, g.power[:3], g.cubes[0]) == (1, [0, 1, 1], -1) and offered == [["mil", pieces.FORGO]]
    g.bot[0], g.power[:3] = 1, [0, 0, 0]
    assert play(pieces.gain_power(g, 0, DIP, "PP-7.1.4")) == (0, [])
    g.bot_spent[0] = 1
    assert play(pieces.gain_power(g, 0, DIP, "PP-7.1.4")) == (1, [])
    assert (g.bot_power[0], g.bot_spent[0], g.cubes[0]) == (1, 0, -1)


def test_more_cubes_owed_than_slots_covered_do_not_add_up() -> None:
    """PP-2.2.4, PP-2.2.5."""
    g = free_board("castile", "france")
    assert sound(g)
    g.focus[0] += g.cubes[0] + 1
    g.cubes[0] = -1
    assert any("owed" in line for line in conservation.violations(g))


def test_a_rebel_town_covers_too() -> None:
    """PP-2.5.2."""
    g = free_board("castile", "france")
    play(pieces.occupy(g, province("galicia"), REBELS))
    assert terms.base_tax(g, 0) == 11 and g.siege_disc[province("galicia")] == NO_TOWN
    assert sound(g)


def test_an_occupied_large_vassal_covers_two_tokens_with_one_cube() -> None:
    """PP-C.4.4 (ruling)."""
    g = free_board("castile", "france")
    valencia = province("valencia")
    assert pieces.place_vassal(g, 0, valencia)
    cubes = g.cubes[0]
    play(pieces.occupy(g, valencia, 1))
    assert (g.vassal_tokens[0], g.vassal_covered[0], g.cubes[0]) == (2, 2, cubes - 1)
    assert sound(g)


def fill(g: Game, seat: int, name: str, count: int) -> None:
    """As if so many pieces lay on the map."""
    getattr(g, name)[seat] = count


@pytest.mark.parametrize(
    ("large_left", "small_left", "tokens_left", "disc"),
    [
        (1, 0, 0, LARGE_TOWN),
        (0, 2, 0, TWO_SMALL_TOWNS),
        (0, 1, 1, TOWN_AND_TOKEN),
        (0, 1, 0, SMALL_TOWN),
        (0, 0, 2, TWO_TOKENS),
        (0, 0, 1, TOKEN_TOWN),
        (0, 0, 0, NO_TOWN),
    ],
)
def test_substitutes_for_a_large_town(large_left: int, small_left: int, tokens_left: int, disc: int) -> None:
    """PP-C.3.3: two small Towns; PP-C.3.4: a Vassal token for each of them that is missing."""
    g = free_board("castile", "france")
    fill(g, 0, "large_towns", 8 - large_left)
    fill(g, 0, "small_towns", 40 - small_left)
    fill(g, 0, "vassal_tokens", 19 - tokens_left)
    assert pieces.disc_for(g, 0, province("salamanca")) == disc


def test_the_last_small_town_and_a_token_hold_a_large_province() -> None:
    """PP-C.3.3, PP-C.3.4, PP-C.4.4: tax and Manpower of one small Town and one Vassal token; occupied, two cubes."""
    g = free_board("castile", "france")
    salamanca = province("salamanca")
    assert (terms.base_tax(g, 0), terms.vassal_tax(g, 0), terms.manpower(g, 0)) == (12, 0, 6)
    pieces.resize_town(g, salamanca, TOWN_AND_TOKEN)
    assert (terms.base_tax(g, 0), terms.vassal_tax(g, 0), terms.manpower(g, 0)) == (11, 1, 7) and sound(g)
    assert terms.tax_value(g, salamanca) == 2
    cubes = g.cubes[0]
    play(pieces.occupy(g, salamanca, REBELS))
    assert (terms.base_tax(g, 0), terms.vassal_tax(g, 0), g.cubes[0]) == (10, 0, cubes - 2) and sound(g)
    pieces.end_occupation(g, salamanca)
    pieces.resize_town(g, salamanca, TWO_TOKENS)
    assert (terms.base_tax(g, 0), terms.vassal_tax(g, 0), g.cubes[0]) == (10, 1, cubes) and sound(g)
    pieces.remove_base(g, salamanca)
    assert (g.small_towns[0], g.large_towns[0], g.vassal_tokens[0]) == (6, 2, 0) and sound(g)


@pytest.mark.parametrize(
    ("large_left", "small_left", "of_small", "of_token"),
    [
        (1, 0, LARGE_TOWN, LARGE_TOWN),
        (0, 2, TWO_SMALL_TOWNS, TWO_SMALL_TOWNS),
        (0, 1, TWO_SMALL_TOWNS, TOWN_AND_TOKEN),
        (0, 0, TOWN_AND_TOKEN, TWO_TOKENS),
    ],
)
def test_what_a_small_town_grows_into(large_left: int, small_left: int, of_small: int, of_token: int) -> None:
    """PP-16.3.16, PP-C.3.3: the small Town that stands there is one of the two."""
    g = free_board("castile", "france")
    fill(g, 0, "large_towns", 8 - large_left)
    fill(g, 0, "small_towns", 40 - small_left)
    fill(g, 0, "vassal_tokens", 5)
    murcia = province("murcia")
    for disc, larger in ((SMALL_TOWN, of_small), (TOKEN_TOWN, of_token)):
        g.disc[murcia] = disc
        assert larger_disc(g, murcia) == larger
    fill(g, 0, "vassal_tokens", 19)
    fill(g, 0, "large_towns", 8)
    fill(g, 0, "small_towns", 40)
    assert larger_disc(g, murcia) == NO_TOWN


def test_no_piece_left_at_all() -> None:
    """PP-C.3.4: after all 40 and the 19 Vassal tokens."""
    g = free_board("castile", "france")
    fill(g, 0, "small_towns", 40)
    fill(g, 0, "vassal_tokens", 19)
    assert pieces.disc_for(g, 0, province("porto")) == NO_TOWN
    assert not pieces.place_town(g, 0, province("porto"))


def test_two_small_towns_count_as_two() -> None:
    """PP-C.3.3, PP-C.4.4: tax 2; occupied, two slots and two cubes."""
    g = free_board("castile", "france")
    salamanca = province("salamanca")
    pieces.resize_town(g, salamanca, TWO_SMALL_TOWNS)
    assert terms.base_tax(g, 0) == 12 and sound(g)
    cubes = g.cubes[0]
    play(pieces.occupy(g, salamanca, REBELS))
    assert (terms.base_tax(g, 0), g.cubes[0]) == (10, cubes - 2) and sound(g)


def test_a_town_replaces_a_vassal_token_and_its_occupier() -> None:
    """PP-7.5.1, PP-2.5.1."""
    g = free_board("castile", "france")
    baleares = province("baleares")
    pieces.place_vassal(g, 0, baleares)
    play(pieces.occupy(g, baleares, 1))
    assert pieces.place_town(g, 0, baleares)
    assert (g.vassal[baleares], g.town[baleares], g.occupier[baleares]) == (NOBODY, 0, NOBODY)
    assert g.lawful[baleares] == realm("castile") and sound(g)


def test_the_town_of_an_occupier_is_the_one_that_stays() -> None:
    """PP-10.5.12, PP-7.5.4: the last large Town lies there already; no two small ones take its place."""
    g = free_board("castile", "france")
    paris = province("paris")
    g.large_towns[0] = 7
    play(pieces.occupy(g, paris, 0))
    assert g.large_towns[0] == 8
    assert pieces.place_town(g, 0, paris, unrest=1)
    assert g.disc[paris] == LARGE_TOWN and g.large_towns[0] == 8


def test_a_vassal_needs_enough_tokens() -> None:
    """PP-11.4.8: two on a Large Province."""
    g = free_board("castile", "france")
    fill(g, 0, "vassal_tokens", 18)
    assert not pieces.place_vassal(g, 0, province("valencia"))
    assert pieces.place_vassal(g, 0, province("baleares"))


def test_claim_tokens_run_short() -> None:
    """PP-2.2.2, PP-7.6.5: eight in all; the ninth is lifted from another Area."""
    g = free_board("castile", "france")
    g.claim[0::MAX_SEATS] = [0] * len(g.claim[0::MAX_SEATS])
    areas = list(g.board.main_areas[:9])
    for a in areas[:8]:
        play(pieces.place_claim(g, 0, a))
    _, offered = play(pieces.place_claim(g, 0, areas[8]), areas[0])
    assert offered == [areas[:8]]
    assert g.claim[areas[0] * MAX_SEATS] == 0 and sound(g)


def test_six_core_tokens_at_most() -> None:
    """PP-C.3.1, PP-7.6.5: the seventh is one of them (PP-2.2.2)."""
    g = free_board("castile", "france")
    areas = g.board.main_areas[:7]
    for a in areas[:6]:
        play(pieces.place_claim(g, 0, a, CORE))
    _, offered = play(pieces.place_claim(g, 0, areas[6], CORE), areas[2])
    assert offered == [list(areas[:6])]
    assert g.claim[areas[2] * MAX_SEATS] == 0 and g.claim[areas[6] * MAX_SEATS] == CORE and sound(g)


def test_two_cb_tokens_at_most() -> None:
    """PP-9.1.12, PP-C.3.1: the third is one of them, from the Realm the player says (PP-2.2.2)."""
    g = free_board("castile", "france")
    granada, portugal, aragon = map(realm, ("granada", "portugal", "aragon"))
    for r in (granada, portugal):
        play(pieces.place_cb(g, 0, r, "PP-9.1.12"))
    _, offered = play(pieces.place_cb(g, 0, aragon, "PP-9.1.12"), portugal)
    assert offered == [sorted((granada, portugal))]
    assert [r for r, cb in enumerate(g.cb[0::MAX_SEATS]) if cb] == sorted((granada, aragon)) and sound(g)


def test_unrest_needs_a_disc_that_counts() -> None:
    """PP-14.1.1, PP-14.1.4, PP-14.1.5: the occupier's own Unrest hides the owner's."""
    g = free_board("castile", "france")
    galicia, lisboa = province("galicia"), province("lisboa")
    assert not pieces.add_unrest(g, lisboa)
    assert pieces.add_unrest(g, galicia) and not pieces.add_unrest(g, galicia)
    play(pieces.occupy(g, galicia, REBELS))
    assert not pieces.has_unrest(g, galicia)
    pieces.end_occupation(g, galicia)
    assert pieces.has_unrest(g, galicia)
    play(pieces.occupy(g, galicia, 1))
    assert pieces.has_unrest(g, galicia) and pieces.unrest_holder(g, galicia) == 1
    pieces.remove_unrest(g, galicia)
    assert not pieces.has_unrest(g, galicia)


@pytest.mark.parametrize("small", [1, 2, 3, 4, 5, 6, 20, 40])
def test_values_of_the_small_town_track(small: int) -> None:
    """PP-C.4.1, PP-C.4.3: tax as many, Manpower half of it, rounded up."""
    g = free_board("castile", "france")
    fill(g, 0, "small_towns", small)
    fill(g, 0, "large_towns", 0)
    assert (terms.base_tax(g, 0), terms.manpower(g, 0)) == (small, min(20, (small + 1) // 2))


@pytest.mark.parametrize("large", range(1, 9))
def test_values_of_the_large_town_track(large: int) -> None:
    """PP-C.4.3."""
    g = free_board("castile", "france")
    fill(g, 0, "small_towns", 0)
    fill(g, 0, "large_towns", large)
    assert (terms.base_tax(g, 0), terms.manpower(g, 0)) == (2 * large, large)


@pytest.mark.parametrize(("tokens", "value"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (17, 9), (18, 9), (19, 10)])
def test_values_of_the_vassal_track(tokens: int, value: int) -> None:
    """PP-C.4.3."""
    g = free_board("castile", "france")
    fill(g, 0, "small_towns", 0)
    fill(g, 0, "large_towns", 0)
    fill(g, 0, "vassal_tokens", tokens)
    assert (terms.vassal_tax(g, 0), terms.manpower(g, 0)) == (value, value)


def test_prestige_may_go_below_nothing_and_beyond_sixty() -> None:
    """PP-C.3.2: one number of any size."""
    g = free_board("castile", "france")
    rules_of_realm.score(g, 0, -3, "PP-17.1.1")
    rules_of_realm.score(g, 1, 75, "PP-17.1.1")
    assert g.prestige == [-3, 75]


def test_recounting_gives_what_the_verbs_keep() -> None:
    g = free_board("castile", "france", "england")
    play(pieces.occupy(g, province("galicia"), 1))
    pieces.place_vassal(g, 2, province("mhumhain"))
    before = (g.lawful[:], g.lands[:], g.cubes[:], g.small_towns[:], g.small_covered[:], g.vassal_tokens[:])
    recount.recount(g)
    assert before == (g.lawful, g.lands, g.cubes, g.small_towns, g.small_covered, g.vassal_tokens)
