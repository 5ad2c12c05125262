"""Influence, Royal Marriages, Alliances and Vassals (PP-11) and Non-Player Realms (PP-13.0 to 13.3)."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import free_board
from tests.games.price_of_power.test_pieces import play, sound
from westphalia.games.price_of_power import pieces, terms
from westphalia.games.price_of_power.board import AREA_OF, CONTINENT_OF, PAPAL_STATES, area, province, realm
from westphalia.games.price_of_power.model import (
    ACTIVE_ALLY,
    ALLIANCE,
    DISPUTED,
    MARRIAGE,
    NOBODY,
    REBELS,
    Game,
)
from westphalia.games.price_of_power.phases import cleanup, peace_and_rebels
from westphalia.games.price_of_power.rules import (
    board_state,
    bonuses,
    calls,
    capacity,
    checks,
    diplomacy,
    diplomatic_actions,
    npr,
    talks,
    units,
    vassals,
    wars,
)
from westphalia.games.price_of_power.tables import (
    CATHOLIC,
    COUNTER_REFORMED,
    DIP,
    MAX_SEATS,
    MUSLIM,
    ORTHODOX,
    PROTESTANT,
    REVOLUTIONARY,
    VASSAL_TOKENS,
)


@pytest.fixture
def g() -> Game:
    """Austria, Castile and France in 1444, without Influence, Marriages and Alliances."""
    g = free_board("austria", "castile", "france")
    for seat in range(g.seats):
        for a in g.board.main_areas:
            pieces.remove_influence(g, seat, a, 9)
    for column in (g.imperial, g.marriage, g.alliance):
        column[:] = [0] * len(column)
    g.emperor = NOBODY
    return g


def influence(g: Game, seat: int, **areas: int) -> None:
    for key, number in areas.items():
        for _ in range(number):
            play(pieces.place_influence(g, seat, area(key)))


def marry(g: Game, seat: int, key: str) -> None:
    g.marriage[realm(key) * MAX_SEATS + seat] = MARRIAGE


# Influence


def test_a_cube_counts_for_every_realm_of_its_area(g: Game) -> None:
    """PP-11.1.1: Genoa, Milan and Venice all have Provinces in Lombardy."""
    influence(g, 0, lombardy=2)
    for key in ("genoa", "milan", "venice"):
        assert diplomacy.influence_on(g, 0, realm(key)) == 2
    assert diplomacy.influence_on(g, 0, realm("naples")) == 0


def test_occupied_provinces_give_a_realm_no_area(g: Game) -> None:
    """PP-11.1.1, PP-2.4.2: an Area is a Realm's only through a Province it owns."""
    venice = realm("venice")
    assert area("lombardy") in diplomacy.areas_of_realm(g, venice)
    play(pieces.occupy(g, province("brescia"), 0))
    assert area("lombardy") not in diplomacy.areas_of_realm(g, venice)


def test_a_closed_area_sends_influence_home(g: Game) -> None:
    """PP-11.1.4: the moment the last Province becomes a player's; Claims and Marriages stay."""
    andalucia = area("andalucia")
    influence(g, 0, andalucia=2)
    influence(g, 2, andalucia=1)
    g.imperial[andalucia] = 1
    play(pieces.place_claim(g, 2, andalucia))
    cubes = g.cubes[0]
    pieces.place_town(g, 1, province("granada"))
    play(checks.settle(g))
    assert g.influence[andalucia * MAX_SEATS] == 2
    pieces.place_town(g, 1, province("gibraltar"))
    play(checks.settle(g))
    assert pieces.cubes_in(g, andalucia) == 0 and g.cubes[0] == cubes + 2
    assert g.claim[andalucia * MAX_SEATS + 2]
    assert sound(g)


def test_gained_influence_beats_a_full_area(g: Game) -> None:
    """PP-11.1.5: the placing player chooses which Opponent's cube goes."""
    lombardy = area("lombardy")
    influence(g, 1, lombardy=2)
    influence(g, 2, lombardy=3)
    _, offered = play(board_state.add_influence(g, 0, [lombardy], 1), lombardy, 2)
    assert offered[-1] == [1, 2]
    assert [g.influence[lombardy * MAX_SEATS + seat] for seat in range(3)] == [1, 2, 2]


def test_out_of_cubes_influence_can_be_taken_back(g: Game) -> None:
    """PP-11.1.7."""
    influence(g, 0, lombardy=1)
    g.colonists[0] += g.cubes[0]
    g.cubes[0] = 0
    play(pieces.gain_power(g, 0, DIP, "PP-7.1.4"), area("lombardy"))
    assert g.influence[area("lombardy") * MAX_SEATS] == 0 and sound(g)


def test_no_influence_on_distant_continents(g: Game) -> None:
    """PP-11.1.8."""
    pieces.place_town(g, 0, province("canada"))
    assert all(a in g.board.main_areas for a in diplomatic_actions.influence_reach(g, 0))


def test_lost_influence_needs_no_substitute(g: Game) -> None:
    """PP-11.1.10: all there is, not more."""
    influence(g, 0, lombardy=1, venetia=1)
    play(diplomacy.lose_influence(g, 0, [area("lombardy")], 5, "PP-11.1.10"))
    assert g.influence[area("lombardy") * MAX_SEATS] == 0 and g.influence[area("venetia") * MAX_SEATS] == 1


# Royal Marriages


def test_a_marriage_lies_on_the_capital(g: Game) -> None:
    """PP-11.2.1, PP-11.2.4: it is Influence in the partner's Capital Area, but not of the five and never removed."""
    venice, venetia = realm("venice"), area("venetia")
    diplomacy.marry(g, 0, venice, "PP-11.2.2")
    assert diplomacy.partners(g, 0) == [venice]
    assert diplomacy.influence_in(g, 0, venetia) == 1 and pieces.cubes_in(g, venetia) == 0
    play(diplomacy.lose_influence(g, 0, [venetia], 1, "PP-11.1.10"))
    assert diplomacy.influence_in(g, 0, venetia) == 1


def test_both_players_place_a_token(g: Game) -> None:
    """PP-11.2.2, PP-11.2.13: and both are removed together."""
    diplomacy.marry(g, 0, realm("france"), "PP-11.2.2")
    assert diplomacy.partners(g, 2) == [realm("austria")]
    diplomacy.end_marriage(g, 2, realm("austria"), "PP-11.2.13")
    assert diplomacy.partners(g, 0) == diplomacy.partners(g, 2) == []


def test_three_marriages_or_four_with_cabinet(g: Game) -> None:
    """PP-11.2.3, PP-11.2.20: flipped tokens count too."""
    for key in ("venice", "hungary"):
        marry(g, 0, key)
    assert diplomacy.has_marriage_token(g, 0)
    g.marriage[realm("france") * MAX_SEATS] = DISPUTED
    assert not diplomacy.has_marriage_token(g, 0)
    assert diplomacy.why_not_marry(g, 0, realm("bavaria")) == diplomacy.NO_MARRIAGE_TOKEN
    g.idea_owners[bonuses.CABINET] = (0,)
    assert diplomacy.why_not_marry(g, 0, realm("bavaria")) is None


def test_one_discount_for_a_marriage(g: Game) -> None:
    """PP-11.2.5, PP-11.3.12: also with two Marriages in the Areas."""
    hungary = realm("hungary")
    assert calls.call_price(g, 0, hungary, calls.OFFENSIVE) == 2
    marry(g, 0, "hungary")
    marry(g, 0, "moldavia")
    assert calls.call_price(g, 0, hungary, calls.OFFENSIVE) == 1
    assert calls.call_price(g, 0, hungary, calls.DEFENSIVE) == 0
    assert diplomacy.marriage_discount(g, 0, diplomacy.areas_of_realm(g, hungary)) == 1
    assert diplomacy.marriage_discount(g, 0, [area("leon")]) == 0


def test_several_spouses(g: Game) -> None:
    """PP-11.2.8: any number of players; PP-11.2.1: each once."""
    marry(g, 1, "bavaria")
    assert diplomacy.why_not_marry(g, 0, realm("bavaria")) is None
    marry(g, 0, "bavaria")
    assert diplomacy.why_not_marry(g, 0, realm("bavaria")) == diplomacy.MARRIED


def test_vassals_marry_their_overlord_only(g: Game) -> None:
    """PP-11.2.9, PP-11.4.4."""
    croatia, bavaria = realm("croatia"), realm("bavaria")
    assert diplomacy.why_not_marry(g, 0, croatia) == diplomacy.FOREIGN_VASSAL
    for p in g.lands[bavaria]:
        pieces.place_vassal(g, 0, p)
    assert diplomacy.why_not_marry(g, 0, bavaria) is None
    assert diplomacy.why_not_marry(g, 1, bavaria) == diplomacy.FOREIGN_VASSAL


@pytest.mark.parametrize(
    ("faith", "other", "may"),
    [
        (CATHOLIC, PROTESTANT, True),
        (CATHOLIC, ORTHODOX, True),
        (COUNTER_REFORMED, PROTESTANT, True),
        (MUSLIM, MUSLIM, True),
        (CATHOLIC, MUSLIM, False),
        (MUSLIM, ORTHODOX, False),
        (REVOLUTIONARY, REVOLUTIONARY, False),
        (CATHOLIC, REVOLUTIONARY, False),
    ],
)
def test_who_may_marry_whom(faith: int, other: int, may: bool) -> None:
    """PP-11.2.10."""
    assert diplomacy.faiths_may_marry(faith, other) == may


def test_no_marriage_with_distant_realms_nor_in_an_interregnum(g: Game) -> None:
    """PP-11.2.10, PP-11.2.12."""
    assert diplomacy.why_not_marry(g, 0, realm("mutapa")) == diplomacy.WRONG_FAITH
    g.ruler[2] = NOBODY
    assert diplomacy.why_not_marry(g, 0, realm("france")) == diplomacy.INTERREGNUM
    assert diplomacy.why_not_marry(g, 2, realm("venice")) == diplomacy.INTERREGNUM


def test_disputed_succession_flips_all_tokens_on_the_realm(g: Game) -> None:
    """PP-11.2.16, PP-11.2.15: of all owners; those of the Realm on others stay. It is still a Marriage (PP-11.2.20)."""
    diplomacy.marry(g, 0, realm("france"), "PP-11.2.2")
    marry(g, 1, "france")
    diplomacy.dispute_succession(g, realm("france"))
    assert [*g.marriage[realm("france") * MAX_SEATS : realm("france") * MAX_SEATS + 2]] == [DISPUTED, DISPUTED]
    assert g.marriage[realm("austria") * MAX_SEATS + 2] == MARRIAGE
    assert diplomacy.influence_in(g, 1, terms.capital_area(g, realm("france"))) == 1


# Alliances


def test_alliance_costs(g: Game) -> None:
    """PP-11.3.6, PP-5.4.4: Base Tax 1, 2, 3, 4, 5, 9 cost 1, 1, 2, 2, 3, 3 DIP."""
    keys = ("desmond", "granada", "bavaria", "genoa", "bohemia", "aragon")
    assert [terms.npr_base_tax(g, realm(key)) for key in keys] == [1, 2, 3, 4, 5, 9]
    assert [diplomatic_actions.alliance_cost(g, 0, realm(key)).dip for key in keys] == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(("strength", "joining"), [(1, 1), (3, 2), (4, 2), (9, 5), (10, 5), (14, 5)])
def test_allied_units(strength: int, joining: int) -> None:
    """PP-11.3.28: half the Strength, at most 5."""
    assert units.allied_units(strength) == joining


def test_vassals_count_in_the_strength_only(g: Game) -> None:
    """PP-13.2.2, PP-13.2.3, PP-13.2.1, PP-13.0.3: Hungary 8, with Croatia 10 (EX-13.3)."""
    assert terms.npr_base_tax(g, realm("hungary")) == 8 and npr.strength(g, realm("hungary")) == 10


def test_players_never_ally_by_forge_alliance(g: Game) -> None:
    """PP-11.3.8."""
    influence(g, 0, rhineland=3)
    assert diplomatic_actions.why_not_alliance_with(g, 0, realm("france")) == diplomatic_actions.NOT_NPR


def test_an_npr_can_be_allied_to_one_player_only(g: Game) -> None:
    """PP-11.3.4, PP-11.3.34(e), PP-11.3.37: Forge Alliance takes the token of the other away."""
    bavaria = realm("bavaria")
    influence(g, 0, bavaria_swabia=3)
    g.alliance[bavaria * MAX_SEATS + 2] = ALLIANCE
    g.power[DIP] = 3
    allies = diplomatic_actions.possible_allies(g, 0)
    assert bavaria in allies
    play(diplomatic_actions.forge_alliance(g, 0), bavaria)
    assert terms.patron(g, bavaria) == 0 and g.truce[bavaria * MAX_SEATS + 2] == 0


def test_an_alliance_of_two_players_ends_on_both_sides(g: Game) -> None:
    """PP-11.3.1."""
    g.alliance[realm("france") * MAX_SEATS] = g.alliance[realm("austria") * MAX_SEATS + 2] = ALLIANCE
    diplomacy.remove_alliance(g, 0, realm("france"), "PP-11.3.34")
    assert diplomacy.alliances_of(g, 0) == diplomacy.alliances_of(g, 2) == []


def test_large_dnprs_lose_their_allies(g: Game) -> None:
    """PP-11.3.9, PP-13.3.7 (EX-11.5): Base Tax 10 or more, not an Active Ally, no Truce."""
    portugal = realm("portugal")
    g.colour[portugal] = 0
    spare = iter(p for p in g.board.provinces if g.lawful[p] == realm("morocco"))
    for p in g.lands[portugal]:
        pieces.place_dnpr_token(g, p, portugal)
    g.alliance[portugal * MAX_SEATS + 1] = ALLIANCE
    while terms.npr_base_tax(g, portugal) < 9:
        pieces.place_dnpr_token(g, next(spare), portugal)
    cleanup.end_large_alliances(g)
    assert terms.npr_base_tax(g, portugal) == 9 and diplomacy.alliances_of(g, 1) == [portugal]
    pieces.place_dnpr_token(g, next(spare), portugal)
    g.alliance[portugal * MAX_SEATS + 1] = ACTIVE_ALLY
    cleanup.end_large_alliances(g)
    assert diplomacy.alliances_of(g, 1) == [portugal]
    g.alliance[portugal * MAX_SEATS + 1] = ALLIANCE
    cleanup.end_large_alliances(g)
    assert diplomacy.alliances_of(g, 1) == [] and g.truce[portugal * MAX_SEATS + 1] == 0


def test_an_alliance_ended_by_an_event_costs_no_stability(g: Game) -> None:
    """PP-11.3.36, PP-11.3.33: Influence and Allied Units go all the same."""
    hungary = realm("hungary")
    influence(g, 0, royal_hungary=2)
    for by_event, loss in ((True, 0), (False, 2)):
        stability = g.stability[0]
        g.strength_before[hungary], g.allied_available[0] = 10, 5
        play(calls.abandon(g, 0, hungary, was_active=True, by_event=by_event))
        assert g.stability[0] == stability - loss and g.allied_available[0] == 0
        assert g.influence[area("royal_hungary") * MAX_SEATS] == 0


# Vassals


def ally(g: Game, seat: int, key: str, tax: int, **areas: int) -> int:
    """An Ally, Influence, and a Base Tax Income of the player."""
    r = realm(key)
    g.alliance[r * MAX_SEATS + seat] = ALLIANCE
    influence(g, seat, **areas)
    g.small_towns[seat], g.large_towns[seat] = tax, 0
    return r


def test_twice_the_tax_or_more_with_a_marriage(g: Game) -> None:
    """PP-11.4.6, PP-11.2.6: Bavaria has 3; 6 are needed, with a Marriage 4."""
    bavaria = ally(g, 0, "bavaria", 6, bavaria_swabia=5)
    assert vassals.why_not_subjugate(g, 0, bavaria) is None
    g.small_towns[0] = 5
    assert vassals.why_not_subjugate(g, 0, bavaria) == vassals.TOO_RICH
    marry(g, 0, "bavaria")
    assert vassals.why_not_subjugate(g, 0, bavaria) is None
    g.small_towns[0] = 3
    assert vassals.why_not_subjugate(g, 0, bavaria) == vassals.TOO_RICH


def test_price_in_influence(g: Game) -> None:
    """PP-11.4.7: Base Tax and all Opponents' Influence, Marriages and Imperial cubes too; own Imperial cubes not."""
    bavaria = ally(g, 0, "bavaria", 12, bavaria_swabia=3)
    assert vassals.influence_price(g, 0, bavaria) == 3
    assert vassals.why_not_subjugate(g, 0, bavaria) is None
    influence(g, 2, bavaria_swabia=1)
    marry(g, 1, "bavaria")
    assert vassals.influence_price(g, 0, bavaria) == 5
    assert vassals.why_not_subjugate(g, 0, bavaria) == vassals.TOO_LITTLE_INFLUENCE
    g.imperial[area("bavaria_swabia")] = 1
    assert vassals.influence_price(g, 0, bavaria) == 6
    g.emperor = realm("france")
    assert vassals.influence_price(g, 0, bavaria) == 6
    g.emperor = realm("austria")
    assert vassals.influence_price(g, 0, bavaria) == 5
    marry(g, 0, "bavaria")
    assert vassals.influence_price(g, 0, bavaria) == 4


def test_imperial_influence_never_pays_for_subjugation(g: Game) -> None:
    """PP-11.4.7, PP-18.2.5."""
    bavaria = ally(g, 0, "bavaria", 12, bavaria_swabia=2)
    g.emperor, g.imperial[area("bavaria_swabia")] = realm("austria"), 2
    assert vassals.why_not_subjugate(g, 0, bavaria) == vassals.TOO_LITTLE_INFLUENCE


def test_who_can_be_subjugated(g: Game) -> None:
    """PP-11.4.5: an Ally or own Vassal at peace; never a Distant Realm, the Papal States or the Emperor."""
    bavaria = ally(g, 0, "bavaria", 20, bavaria_swabia=5)
    g.alliance[bavaria * MAX_SEATS] = 0
    assert vassals.why_not_subjugate(g, 0, bavaria) == vassals.NOT_YOURS
    g.alliance[bavaria * MAX_SEATS] = ALLIANCE
    g.emperor = bavaria
    assert vassals.why_not_subjugate(g, 0, bavaria) == vassals.NEVER
    g.emperor = NOBODY
    for r in (PAPAL_STATES, realm("mutapa")):
        g.alliance[r * MAX_SEATS] = ALLIANCE
        assert vassals.why_not_subjugate(g, 0, r) == vassals.NEVER
    wars.begin_war(g, 1, bavaria)
    assert vassals.why_not_subjugate(g, 0, bavaria) == vassals.AT_WAR


def test_not_while_at_war_oneself(g: Game) -> None:
    """PP-11.4.5 (ruling): nor an Active Ally."""
    bavaria = ally(g, 0, "bavaria", 20, bavaria_swabia=5)
    g.alliance[bavaria * MAX_SEATS] = ACTIVE_ALLY
    assert vassals.why_not_subjugate(g, 0, bavaria) == vassals.AT_WAR


def test_too_few_vassal_tokens(g: Game) -> None:
    """PP-11.4.8 (ruling), PP-C.3.1: 19 of them."""
    bavaria = ally(g, 0, "bavaria", 20, bavaria_swabia=5)
    g.vassal_tokens[0] = VASSAL_TOKENS - 3
    assert vassals.why_not_subjugate(g, 0, bavaria) is None
    g.vassal_tokens[0] = VASSAL_TOKENS - 2
    assert vassals.why_not_subjugate(g, 0, bavaria) == vassals.FEW_TOKENS


def test_an_npr_with_vassals_needs_a_marriage(g: Game) -> None:
    """PP-11.4.9, PP-13.2.4, PP-11.2.6: however rich the player."""
    hungary = ally(g, 0, "hungary", 30, royal_hungary=5, hungarian_plain=5)
    assert vassals.why_not_subjugate(g, 0, hungary) == vassals.HAS_VASSALS
    marry(g, 0, "hungary")
    assert vassals.why_not_subjugate(g, 0, hungary) is None


def test_rebels_stay_in_an_annexed_vassal(g: Game) -> None:
    """PP-11.4.10: only the pieces underneath change."""
    bavaria = realm("bavaria")
    lands = list(g.lands[bavaria])
    for p in lands:
        pieces.place_vassal(g, 0, p)
    play(pieces.occupy(g, lands[0], REBELS))
    play(vassals.annex(g, 0, bavaria))
    assert g.occupier[lands[0]] == REBELS and g.town[lands[0]] == 0 and g.vassal_tokens[0] == 0
    assert sound(g)


def test_vassals_of_a_player_add_to_its_land_capacity_only(g: Game) -> None:
    """PP-11.4.13, PP-11.4.12: not to its Naval Capacity."""
    castile, aragon = realm("castile"), realm("aragon")
    at = AREA_OF[province("barcelona")]
    land = capacity.military_capacity(g, castile, at)
    z = next(z for z in range(len(g.board.ports_facing)) if province("barcelona") in g.board.ports_facing[z])
    naval = capacity.naval_capacity(g, castile, z)
    for p in list(g.lands[aragon]):
        pieces.place_vassal(g, 1, p)
    assert capacity.military_capacity(g, castile, at) > land
    assert capacity.naval_capacity(g, castile, z) == naval


# 13.0 to 13.3 Non-Player Realms


def test_what_an_npr_owns(g: Game) -> None:
    """PP-13.0.2, PP-13.3.3: all Provinces of its flag but those with a Town, a Vassal token or a DNPR token."""
    aragon = realm("aragon")
    before = len(g.lands[aragon])
    pieces.place_town(g, 1, province("zaragoza"))
    pieces.place_dnpr_token(g, province("barcelona"), realm("portugal"))
    assert len(g.lands[aragon]) == before - 2
    play(pieces.occupy(g, province("valencia"), 1))
    assert province("valencia") in g.lands[aragon] and province("valencia") not in terms.owned(g, aragon)


def test_a_liberated_realm_is_there_again(g: Game) -> None:
    """PP-13.0.4, PP-13.0.8: a Realm without Provinces ends, its tokens return; liberated it lives again."""
    granada = realm("granada")
    g.alliance[granada * MAX_SEATS] = ALLIANCE
    g.truce[granada * MAX_SEATS + 2] = g.cb[granada * MAX_SEATS + 2] = 1
    marry(g, 1, "granada")
    for p in list(g.lands[granada]):
        pieces.place_town(g, 1, p)
    play(checks.settle(g))
    assert not terms.exists(g, granada)
    at = slice(granada * MAX_SEATS, granada * MAX_SEATS + MAX_SEATS)
    assert not any(any(column[at]) for column in (g.alliance, g.marriage, g.truce, g.cb, g.war))
    pieces.remove_base(g, province("gibraltar"))
    play(checks.settle(g))
    assert terms.is_npr(g, granada) and g.capital[granada] == province("gibraltar")


def test_the_units_of_an_ended_active_ally_go(g: Game) -> None:
    """PP-13.0.8, PP-10.3.4."""
    granada = realm("granada")
    calls.activate(g, 1, granada)
    assert g.allied_available[1] == 1
    for p in list(g.lands[granada]):
        pieces.place_town(g, 0, p)
    play(checks.settle(g))
    assert g.allied_available[1] == 0 and g.alliance[granada * MAX_SEATS + 1] == 0


def test_a_lost_capital_is_replaced(g: Game) -> None:
    """PP-13.0.5, PP-2.5.6: the first Large Province by name, else the first; the printed one again when regained."""
    for key, heirs in (("aragon", ["baleares", "barcelona"]), ("mamluks", ["halab"])):
        r = realm(key)
        printed = g.capital[r]
        pieces.place_town(g, 1, printed)
        for heir in heirs:
            play(checks.settle(g))
            assert g.capital[r] == province(heir)
            pieces.place_town(g, 1, province(heir))
        pieces.remove_base(g, printed)
        play(checks.settle(g))
        assert g.capital[r] == printed


def test_vassals_of_an_ended_realm_are_free(g: Game) -> None:
    """PP-13.0.6, PP-13.0.8."""
    hungary, croatia = realm("hungary"), realm("croatia")
    lands = list(g.lands[hungary])
    for p in lands[:-1]:
        pieces.place_town(g, 0, p)
    play(checks.settle(g))
    assert g.overlord[croatia] == hungary
    pieces.place_town(g, 0, lands[-1])
    play(checks.settle(g))
    assert g.overlord[croatia] == NOBODY and terms.is_npr(g, croatia)


def test_vassal_tokens_removed_make_an_npr(g: Game) -> None:
    """PP-13.0.6: also beside Provinces of its flag that are still Vassals; the two are different Realms."""
    bavaria = realm("bavaria")
    lands = list(g.lands[bavaria])
    for p in lands:
        pieces.place_vassal(g, 0, p)
    pieces.remove_base(g, lands[0])
    play(checks.settle(g))
    assert terms.is_npr(g, bavaria) and g.capital[bavaria] == lands[0]
    assert terms.npr_base_tax(g, bavaria) == terms.tax_value(g, lands[0])
    assert vassals.target_tax(g, 0, bavaria) == sum(terms.tax_value(g, p) for p in lands[1:])


def test_printed_vassals_of_players_are_not_bound_by_their_flag() -> None:
    """PP-2.4.7, PP-13.0.6: a player's Vassals are those with its tokens."""
    g = free_board("ottomans", "poland", "castile", "france", "austria", "muscovy")
    assert any(lord != NOBODY and g.seat_of[lord] != NOBODY for lord in g.board.overlord)
    assert all(lord == NOBODY or g.seat_of[lord] == NOBODY for lord in g.overlord)


def test_dnpr_tokens_stay_underneath(g: Game) -> None:
    """PP-13.3.2, PP-13.3.3: the Province is a Core of the DNPR, and again its when the Town goes."""
    p, portugal = province("zaragoza"), realm("portugal")
    pieces.place_dnpr_token(g, p, portugal)
    assert terms.owns(g, portugal, p) and terms.cores(g, p) == (portugal,)
    pieces.place_town(g, 1, p)
    assert g.dnpr[p] == portugal and terms.cores(g, p) == (portugal,) and not terms.owns(g, portugal, p)
    pieces.remove_base(g, p)
    assert terms.owns(g, portugal, p)
    pieces.remove_dnpr_token(g, p)
    assert terms.owns(g, realm("aragon"), p)


# Disputed Succession


def test_a_disputed_throne_is_a_cb_for_all(g: Game) -> None:
    """PP-11.2.17: against the Realm, and against every player at War with it."""
    venice, austria = realm("venice"), realm("austria")
    assert wars.DISPUTED_CB not in wars.casus_belli(g, 1, venice)
    marry(g, 2, "venice")
    diplomacy.dispute_succession(g, venice)
    assert wars.DISPUTED_CB in wars.casus_belli(g, 1, venice) and wars.DISPUTED_CB in wars.casus_belli(g, 0, venice)
    assert wars.DISPUTED_CB not in wars.casus_belli(g, 1, austria)
    wars.begin_war(g, 0, venice)
    assert wars.DISPUTED_CB in wars.casus_belli(g, 1, austria)


def test_the_spouse_may_attack_an_ally(g: Game) -> None:
    """PP-11.2.18, PP-11.3.3: with a flipped token of its own, even in an Interregnum."""
    venice = realm("venice")
    g.alliance[venice * MAX_SEATS] = ALLIANCE
    marry(g, 0, "venice")
    assert wars.why_not_war_on(g, 0, venice) is not None
    diplomacy.dispute_succession(g, venice)
    assert wars.why_not_war_on(g, 0, venice) is None
    g.ruler[0] = NOBODY
    assert wars.why_not_war_on(g, 0, venice) is None
    g.marriage[venice * MAX_SEATS], g.marriage[venice * MAX_SEATS + 1] = 0, DISPUTED
    assert wars.why_not_war_on(g, 0, venice) is not None


@pytest.mark.parametrize(
    ("allied", "own", "rival", "loss"), [(True, 2, 0, 0), (True, 2, 2, 3), (True, 1, 0, 3), (False, 2, 0, 3)]
)
def test_judging_a_disputed_succession(g: Game, allied: bool, own: int, rival: int, loss: int) -> None:
    """PP-11.2.19: 3 Prestige, unless one is its only Ally with the most Influence there, at least 2."""
    venice = realm("venice")
    g.marriage[venice * MAX_SEATS] = DISPUTED
    g.alliance[venice * MAX_SEATS] = ALLIANCE * allied
    influence(g, 0, venetia=own - 1)
    influence(g, 2, venetia=rival)
    before = g.prestige[0]
    peace_and_rebels.judge_disputed_successions(g)
    assert before - g.prestige[0] == loss and g.marriage[venice * MAX_SEATS] == MARRIAGE


def test_vassal_provinces_are_not_for_sale(g: Game) -> None:
    """PP-11.4.14: only owned Provinces are."""
    p = province("zaragoza")
    play(pieces.place_claim(g, 2, AREA_OF[p]))
    pieces.place_town(g, 1, p)
    assert p in talks.sellable(g, 1, 2)
    pieces.place_vassal(g, 1, p)
    assert p not in talks.sellable(g, 1, 2)


def test_a_claim_on_a_released_distant_vassal_discovers_its_continent(g: Game) -> None:
    """PP-12.6.1, PP-11.4.9, PP-2.7.7: Hejaz of the Mamluks lies in India & Arabia."""
    hejaz = realm("hejaz")
    assert g.overlord[hejaz] == realm("mamluks") and not g.continents
    _, offered = play(vassals.settle_its_vassal(g, 0, hejaz), "claim")
    assert offered == [["nothing", "alliance", "claim"]]
    assert g.continents == 1 << CONTINENT_OF[AREA_OF[province("hejaz")]]


def test_who_abandons_an_ally_loses_imperial_influence_too() -> None:
    """PP-11.3.33(b), PP-18.2.4: the Emperor's cubes of both kinds leave the Areas of the former Ally."""
    g = free_board("austria", "france")
    bohemia = area("bohemia")
    play(pieces.place_influence(g, 0, bohemia))
    g.imperial[bohemia] = 1
    play(calls.abandon(g, 0, realm("bohemia"), was_active=False, by_event=True))
    assert g.influence[bohemia * MAX_SEATS] == g.imperial[bohemia] == 0
    g.imperial[bohemia] = 1
    play(calls.abandon(g, 1, realm("bohemia"), was_active=False, by_event=True))
    assert g.imperial[bohemia] == 1
