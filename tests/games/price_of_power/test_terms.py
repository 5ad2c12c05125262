"""The key terms (PP-2.5), the map (PP-2.6) and its oddities (PP-2.7): terms.py and the tables of board.py."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import board_of, free_board
from tests.games.price_of_power.test_pieces import play
from westphalia.games.price_of_power import pieces, terms
from westphalia.games.price_of_power.board import (
    AREA_OF,
    AREAS,
    CONTENT,
    COSTLY_LINKS,
    FACES,
    HAS_MARK,
    IN_HRE,
    IS_DISTANT,
    IS_GOLD,
    IS_INACTIVE_PORT,
    IS_ISLAND,
    IS_MARITIME,
    IS_PORT,
    IS_TERRITORY,
    MAIN_AREAS,
    NODE_AREAS,
    NODE_SEAS,
    NODES,
    PRINTED_RELIGION,
    PROVINCES,
    PROVINCES_OF,
    SEAS,
    SLOT_OF,
    SLOTS,
    area,
    node,
    province,
    realm,
    sea,
)
from westphalia.games.price_of_power.model import (
    ACTIVE_ALLY,
    ALLIANCE,
    CLAIM,
    CORE,
    NOBODY,
    REBELS,
    Game,
)
from westphalia.games.price_of_power.rules import capacity, papacy, religion, wars
from westphalia.games.price_of_power.tables import CATHOLIC, MAX_SEATS, NO_RELIGION, PROTESTANT


@pytest.fixture
def g() -> Game:
    """Castile, England and France in 1444."""
    return free_board("castile", "england", "france")


def status(g: Game, seat: int, key: str) -> str:
    p = province(key)
    if terms.is_hostile_province(g, seat, p):
        return terms.HOSTILE
    return terms.FRIENDLY if terms.is_friendly_province(g, seat, p) else terms.NEUTRAL


# Realms (PP-2.4)


def test_three_kinds_of_realms(g: Game) -> None:
    """PP-2.4.1, PP-13.0.1, PP-11.4.1: a player's, an NPR, a Vassal Realm; each is one of them only."""
    castile, hungary, croatia, aragon = map(realm, ("castile", "hungary", "croatia", "aragon"))
    assert terms.is_pr(g, castile) and not terms.is_npr(g, castile)
    assert terms.is_npr(g, hungary) and not terms.is_pr(g, hungary)
    assert not terms.is_npr(g, croatia) and not terms.is_pr(g, croatia)
    assert terms.is_vassal_of(g, croatia, hungary) and terms.vassals_of(g, hungary) == [croatia]
    for p in g.lands[aragon]:
        pieces.place_vassal(g, 0, p)
    assert not terms.is_npr(g, aragon)
    assert terms.vassals_of(g, castile) == [aragon]
    assert not terms.owns(g, castile, province("zaragoza")) and terms.owns(g, aragon, province("zaragoza"))


def test_an_area_is_part_of_a_realm_that_owns_a_province_there(g: Game) -> None:
    """PP-2.4.2, PP-2.5.5: an occupied Province belongs to neither Realm."""
    castile, granada = realm("castile"), realm("granada")
    andalucia = area("andalucia")
    assert terms.owns_area(g, castile, andalucia) and terms.owns_area(g, granada, andalucia)
    assert not terms.owns_all(g, castile, andalucia)
    assert terms.owns_all(g, castile, area("leon"))
    play(pieces.occupy(g, province("granada"), 0))
    play(pieces.occupy(g, province("gibraltar"), 0))
    assert not terms.owns_area(g, granada, andalucia)
    assert andalucia not in terms.own_areas(g, granada)
    assert not terms.owns_all(g, castile, andalucia)
    play(pieces.occupy(g, province("galicia"), REBELS))
    assert not terms.owns_all(g, castile, area("leon")) and terms.owns_area(g, castile, area("leon"))


def test_distant_realms(g: Game) -> None:
    """PP-2.4.3: by the Capital; the Mamluks with a Province in Africa are not one."""
    assert terms.is_distant(g, realm("mutapa"))
    assert not terms.is_distant(g, realm("mamluks")) and not terms.is_distant(g, realm("kazan"))


# Ownership and control (PP-2.5.1 to 2.5.8)


def test_lawful_owner_by_the_markers(g: Game) -> None:
    """PP-2.5.1: (a) Town, (b) Vassal tokens, (c) DNPR token, (d) printed flag, (e) nobody."""
    p = province("zaragoza")
    castile, aragon, portugal = map(realm, ("castile", "aragon", "portugal"))
    assert g.lawful[p] == aragon and terms.suzerain(g, p) == NOBODY  # (d)
    pieces.place_dnpr_token(g, p, portugal)
    assert g.lawful[p] == portugal  # (c)
    pieces.place_vassal(g, 0, p)
    assert (g.lawful[p], terms.suzerain(g, p)) == (portugal, castile)  # (b)
    pieces.place_town(g, 0, p)
    assert g.lawful[p] == castile  # (a)
    assert g.lawful[province("canada")] == NOBODY  # (e)
    zagreb = province("zagreb")
    assert (g.lawful[zagreb], terms.suzerain(g, zagreb)) == (realm("croatia"), realm("hungary"))


def test_a_siege_town_is_no_base_marker(g: Game) -> None:
    """PP-2.5.1(a), PP-2.5.2, PP-2.5.3, PP-2.5.4 (T2-1)."""
    p = province("gibraltar")
    castile, granada = realm("castile"), realm("granada")
    before = terms.base_tax(g, 0)
    assert terms.owns(g, granada, p) and terms.controls(g, granada, p) and not terms.is_occupied(g, p)
    play(pieces.occupy(g, p, 0))
    assert terms.is_occupied(g, p) and g.lawful[p] == granada
    assert not terms.owns(g, granada, p) and not terms.owns(g, castile, p)
    assert terms.controls(g, castile, p) and not terms.controls(g, granada, p)
    assert terms.owner(g, p) == NOBODY and terms.controller(g, p) == castile
    assert terms.base_tax(g, 0) == before + 1 == 13
    pieces.place_town(g, 0, p)
    assert terms.owns(g, castile, p) and not terms.is_occupied(g, p)


def test_rebels_control_what_they_occupy(g: Game) -> None:
    """PP-2.5.4."""
    p = province("galicia")
    play(pieces.occupy(g, p, REBELS))
    assert terms.controller(g, p) == terms.REBEL_FACTION
    assert not terms.controls(g, realm("castile"), p) and not terms.owns(g, realm("castile"), p)


def test_tax_values(g: Game) -> None:
    """PP-2.5.7: small 1, large 2; a Large Town on a small Province 2; a +1 Manpower token counts for the NPR."""
    assert terms.tax_value(g, province("gibraltar")) == 1 and terms.tax_value(g, province("venezia")) == 2
    galicia = province("galicia")
    assert terms.tax_value(g, galicia) == 1
    pieces.resize_town(g, galicia, 2)
    assert terms.tax_value(g, galicia) == 2 and terms.base_tax(g, 0) == 13
    granada = realm("granada")
    assert terms.npr_base_tax(g, granada) == 2
    g.extra_manpower[province("gibraltar")] = 1
    assert terms.npr_base_tax(g, granada) == 3 == terms.realm_base_tax(g, granada)
    assert terms.realm_base_tax(g, realm("castile")) == terms.base_tax(g, 0)


@pytest.mark.parametrize(
    ("tokens", "tax"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (10, 5), (17, 9), (18, 9), (19, 10)]
)
def test_vassal_track(g: Game, tokens: int, tax: int) -> None:
    """PP-C.4.3, PP-2.5.8, PP-C.4.1: half a Ducat and half a unit for each token, rounded up."""
    g.vassal_tokens[0] = tokens
    g.small_towns[0] = g.large_towns[0] = g.manpower_tokens[0] = 0
    assert terms.vassal_tax(g, 0) == tax == terms.manpower(g, 0)


@pytest.mark.parametrize(
    ("small", "large", "power"), [(1, 0, 1), (2, 0, 1), (5, 0, 3), (20, 0, 10), (40, 0, 20), (0, 8, 8)]
)
def test_town_tracks(g: Game, small: int, large: int, power: int) -> None:
    """PP-C.4.2, PP-C.4.3: a small Town 1 Ducat and half a unit, a large one 2 and 1."""
    g.small_towns[0], g.large_towns[0], g.vassal_tokens[0], g.manpower_tokens[0] = small, large, 0, 0
    assert terms.base_tax(g, 0) == small + 2 * large == terms.tax_income(g, 0)
    assert terms.manpower(g, 0) == power


def test_manpower_has_a_limit(g: Game) -> None:
    """PP-C.4.2, PP-C.3.1: 20; the Emperor adds the Imperial Authority."""
    g.small_towns[0], g.large_towns[0], g.vassal_tokens[0] = 10, 2, 0
    assert terms.manpower(g, 0) == 7
    g.emperor, g.authority = realm("castile"), 4
    assert terms.manpower(g, 0) == 11
    g.small_towns[0] = 40
    assert terms.manpower(g, 0) == 20


# Core (PP-2.5.9, PP-2.5.10)


def test_core_provinces(g: Game) -> None:
    """PP-2.5.9: a Core token in the Area, else a DNPR token (also underneath), else the printed flags."""
    p = province("zaragoza")
    assert terms.cores(g, p) == (realm("aragon"),)
    pieces.place_town(g, 0, p)
    assert terms.cores(g, p) == (realm("aragon"),) and not terms.is_core(g, realm("castile"), p)
    pieces.place_dnpr_token(g, p, realm("portugal"))
    assert terms.cores(g, p) == (realm("portugal"),)
    g.claim[AREA_OF[p] * MAX_SEATS] = CORE
    assert terms.cores(g, p) == (realm("castile"),) and terms.is_core_of_pr(g, p)
    assert terms.core_token(g, AREA_OF[p]) == 0
    g.claim[AREA_OF[p] * MAX_SEATS] = CLAIM
    assert terms.cores(g, p) == (realm("portugal"),) and terms.core_token(g, AREA_OF[p]) == NOBODY


def test_the_suzerains_flag_makes_no_core(g: Game) -> None:
    """PP-2.5.9 (ruling); a Territory has no core."""
    assert terms.cores(g, province("zagreb")) == (realm("croatia"),)
    assert terms.cores(g, province("canada")) == ()


def test_dutch_core_provinces(g: Game) -> None:
    """PP-2.5.9(c), PP-2.7.10: the flag behind the main flag."""
    dutch = [p for p in g.board.provinces if realm("netherlands") in terms.cores(g, p)]
    assert province("amsterdam") in dutch
    assert all(len(terms.cores(g, p)) == 2 for p in dutch if g.board.flag[p] != realm("netherlands"))


# Adjacency (PP-2.5.11 to 2.5.21)


@pytest.mark.parametrize(
    ("coast", "zone", "beyond"),
    [
        ("algiers", "central_mediterranean", ["central_italy", "sicily", "naples", "corsica_sardinia"]),
        ("cyrenaica", "eastern_mediterranean", []),
        ("southern_morocco", "central_atlantic", []),
        ("ostrobothnia", "gulf_of_bothnia", ["svealand"]),
    ],
)
def test_t2_3_coast_without_a_port(g: Game, coast: str, zone: str, beyond: list[str]) -> None:
    """PP-2.7.12, PP-2.5.11, PP-2.5.12 (T2-3): the Area touches the Sea Zone, but no port faces it."""
    a, z = area(coast), sea(zone)
    assert terms.touches(g, a, z)
    assert not any(z in FACES[p] for p in g.board.provinces_of[a])
    for other in beyond:
        assert not terms.is_adjacent_by_sea(g, a, area(other))
        assert not terms.is_adjacent(g, a, area(other))


def test_areas_adjacent_by_land_and_by_sea(g: Game) -> None:
    """PP-2.5.11, PP-2.5.19: symmetric, and nothing is adjacent to itself."""
    castile, leon, lombardy, corsica = map(area, ("castile", "leon", "lombardy", "corsica_sardinia"))
    assert terms.is_adjacent_by_land(g, castile, leon) and not terms.is_adjacent_by_sea(g, castile, lombardy)
    assert terms.is_adjacent_by_sea(g, lombardy, corsica) and not terms.is_adjacent_by_land(g, lombardy, corsica)
    for a in AREAS:
        assert not terms.is_adjacent(g, a, a)
        for b in g.board.adjacent[a]:
            assert a in g.board.adjacent[b]
            assert (b in g.board.land[a]) or (b in g.board.by_sea[a])


def test_sea_zones_are_linked_both_ways(g: Game) -> None:
    """PP-2.5.13, PP-2.6.9: by a border or by the same letter."""
    for z in SEAS:
        assert z not in g.board.sea_links[z]
        assert all(z in g.board.sea_links[y] for y in g.board.sea_links[z])
    assert sea("northwestern_atlantic") in g.board.sea_links[sea("northeastern_atlantic")]
    assert sea("southeastern_atlantic") in g.board.sea_links[sea("caribbean_sea")]


def test_a_province_and_the_areas_beside_it(g: Game) -> None:
    """PP-2.5.14, PP-2.5.16: its own Area, the land neighbours, and over the Sea Zones that its own port faces."""
    inland, port = province("madrid"), province("genova")
    assert FACES[inland] == ()
    assert set(g.board.near[inland]) == {AREA_OF[inland], *g.board.land[AREA_OF[inland]]}
    assert terms.is_province_near(g, port, AREA_OF[port])
    assert terms.is_province_near(g, port, area("corsica_sardinia"))
    assert not terms.is_province_near(g, province("milano"), area("corsica_sardinia"))


def test_provinces_beside_each_other(g: Game) -> None:
    """PP-2.5.15: in one Area, in Areas joined by land, or ports on a common Sea Zone; inland ones never by sea."""
    assert province("gibraltar") in g.board.beside[province("granada")]
    assert province("granada") not in g.board.beside[province("granada")]
    assert province("corsica") in g.board.beside[province("genova")]
    assert province("corsica") not in g.board.beside[province("milano")]
    assert province("galicia") in g.board.beside[province("madrid")]


def test_a_realm_reaches_through_what_it_owns(g: Game) -> None:
    """PP-2.5.18: neither Vassals nor occupied Provinces give adjacency; its own Areas are among them."""
    castile = realm("castile")
    assert area("leon") in terms.reach_of(g, castile) and area("andalucia") in terms.reach_of(g, castile)
    assert not terms.is_realm_near(g, castile, area("languedoc"))
    for p in list(g.lands[realm("aragon")]):
        pieces.place_vassal(g, 0, p)
    assert not terms.is_realm_near(g, castile, area("languedoc"))
    pieces.place_town(g, 0, province("barcelona"))
    assert terms.is_realm_near(g, castile, area("languedoc"))
    assert area("languedoc") in terms.reach_of(g, castile)
    play(pieces.occupy(g, province("barcelona"), REBELS))
    assert not terms.is_realm_near(g, castile, area("languedoc"))


def test_adjacent_realms(g: Game) -> None:
    """PP-2.5.18: Hungary touches Venice at Beograd and Zara only."""
    assert terms.are_realms_adjacent(g, realm("hungary"), realm("venice"))
    assert not terms.are_realms_adjacent(g, realm("castile"), realm("hungary"))
    play(pieces.occupy(g, province("gibraltar"), 2))
    play(pieces.occupy(g, province("granada"), 2))
    assert not terms.are_realms_adjacent(g, realm("castile"), realm("granada"))


def test_inactive_ports_count_for_adjacency(g: Game) -> None:
    """PP-2.5.20, PP-2.5.38: but are active only under a Town, Vassal token or DNPR token."""
    grey = [p for p in g.board.provinces if IS_INACTIVE_PORT[p]]
    assert grey and all(IS_DISTANT[AREA_OF[p]] and FACES[p] for p in grey)
    assert any(g.board.by_sea[AREA_OF[p]] for p in grey)
    p = next(p for p in grey if g.lawful[p] == NOBODY)
    assert not terms.is_active_port(g, p)
    pieces.place_town(g, 0, p)
    assert terms.is_active_port(g, p)
    pieces.remove_base(g, p)
    pieces.place_dnpr_token(g, p, realm("portugal"))
    assert terms.is_active_port(g, p)
    assert terms.is_active_port(g, province("genova")) and not terms.is_active_port(g, province("madrid"))


def test_trade_nodes(g: Game) -> None:
    """PP-2.5.21, PP-12.2.1, PP-2.6.8: maritime beside Sea Zones, inland in an Area, desert ones beside several."""
    for n in NODES:
        assert bool(NODE_SEAS[n]) == IS_MARITIME[n] and bool(NODE_AREAS[n]) != IS_MARITIME[n]
    assert len(NODE_AREAS[node("champagne")]) == 1
    assert len(NODE_AREAS[node("maghreb")]) > 1 and len(NODE_AREAS[node("aleppo")]) > 1


# Friendly, hostile, neutral (PP-2.5.22 to 2.5.30)


def test_hostile_factions(g: Game) -> None:
    """PP-2.5.22: Rebels, Enemies, their Vassals, their Active Allies and the Vassals of these."""
    hungary, croatia, france = realm("hungary"), realm("croatia"), realm("france")
    assert terms.is_hostile(g, 0, terms.REBEL_FACTION)
    assert not terms.is_hostile(g, 0, hungary) and not terms.is_hostile(g, 0, realm("castile"))
    wars.begin_war(g, 0, france)
    assert terms.is_hostile(g, 0, france) and terms.is_hostile(g, 2, realm("castile"))
    g.alliance[hungary * MAX_SEATS + 2] = ALLIANCE
    assert not terms.is_hostile(g, 0, hungary)
    g.alliance[hungary * MAX_SEATS + 2] = ACTIVE_ALLY
    assert terms.is_hostile(g, 0, hungary) and terms.is_hostile(g, 0, croatia)
    assert not terms.is_hostile(g, 1, hungary)


def test_vassals_of_an_enemy_player_are_hostile(g: Game) -> None:
    """PP-2.5.22, PP-2.5.30, PP-11.4.11."""
    aragon = realm("aragon")
    for p in g.lands[aragon]:
        pieces.place_vassal(g, 0, p)
    assert status(g, 0, "zaragoza") == terms.FRIENDLY and status(g, 2, "zaragoza") == terms.NEUTRAL
    assert not terms.is_at_war(g, aragon)
    wars.begin_war(g, 2, realm("castile"))
    assert status(g, 2, "zaragoza") == terms.HOSTILE and status(g, 1, "zaragoza") == terms.NEUTRAL
    assert terms.is_at_war(g, aragon)


def test_friendly_factions(g: Game) -> None:
    """PP-2.5.23, PP-2.5.24, PP-11.3.2: oneself, Allies, Vassals of an NPR Ally, not those of a player."""
    hungary, croatia = realm("hungary"), realm("croatia")
    assert terms.is_friendly(g, 0, realm("castile")) and not terms.is_friendly(g, 0, hungary)
    g.alliance[hungary * MAX_SEATS] = ALLIANCE
    assert terms.is_friendly(g, 0, hungary) and terms.is_friendly(g, 0, croatia)
    assert not terms.is_friendly(g, 1, hungary)
    for p in g.lands[realm("aragon")]:
        pieces.place_vassal(g, 2, p)
    g.alliance[realm("france") * MAX_SEATS] = g.alliance[realm("castile") * MAX_SEATS + 2] = ALLIANCE
    assert status(g, 0, "paris") == terms.FRIENDLY and status(g, 0, "zaragoza") == terms.NEUTRAL
    assert not terms.is_friendly(g, 0, terms.REBEL_FACTION) and not terms.is_friendly(g, 0, NOBODY)


def test_provinces_take_the_status_of_who_controls_them(g: Game) -> None:
    """PP-2.5.25 (T2-2)."""
    wars.begin_war(g, 0, realm("france"))
    assert status(g, 0, "saintonge") == terms.HOSTILE
    wars.begin_war(g, 1, realm("france"))
    play(pieces.occupy(g, province("saintonge"), 1))
    assert status(g, 0, "saintonge") == terms.NEUTRAL
    assert status(g, 2, "saintonge") == terms.HOSTILE and status(g, 1, "saintonge") == terms.FRIENDLY
    play(pieces.occupy(g, province("galicia"), REBELS))
    assert status(g, 0, "galicia") == terms.HOSTILE


def test_area_status(g: Game) -> None:
    """PP-2.5.26: one hostile unit or Province makes it hostile; an empty Territory is neutral."""
    leon, andalucia, canada = area("leon"), area("andalucia"), area("canada")
    assert terms.area_status(g, 0, leon) == terms.FRIENDLY
    assert terms.area_status(g, 1, leon) == terms.NEUTRAL and terms.area_status(g, 0, canada) == terms.NEUTRAL
    assert terms.area_status(g, 0, andalucia) == terms.FRIENDLY
    g.war[realm("granada") * MAX_SEATS] = 1
    assert terms.area_status(g, 0, andalucia) == terms.HOSTILE
    g.rebels[leon] = 1
    assert terms.area_status(g, 0, leon) == terms.HOSTILE
    g.rebels[leon] = 0
    g.infantry[leon * MAX_SEATS + 2] = 1
    assert terms.area_status(g, 0, leon) == terms.FRIENDLY  # not at war with France
    wars.begin_war(g, 2, realm("castile"))
    assert terms.area_status(g, 0, leon) == terms.HOSTILE


def test_hostile_sea_zones(g: Game) -> None:
    """PP-2.5.27: a hostile ship at sea, or an active port of a hostile NPR that nobody at war with it blocks."""
    for column in (g.on_slot, g.at_sea):
        column[:] = [0] * len(column)
    g.fleet_at[:] = [NOBODY] * g.seats
    adriatic, channel = sea("adriatic_sea"), sea("english_channel")
    assert not terms.is_hostile_sea(g, 0, adriatic)
    g.war[realm("venice") * MAX_SEATS] = 1
    assert terms.is_hostile_sea(g, 0, adriatic) and not terms.is_hostile_sea(g, 1, adriatic)
    g.at_sea[adriatic * MAX_SEATS + 1] = 1
    assert terms.is_hostile_sea(g, 0, adriatic)  # England is not at war with Venice
    g.at_sea[adriatic * MAX_SEATS] = 1
    assert not terms.is_hostile_sea(g, 0, adriatic) and terms.is_blocked(g, realm("venice"), adriatic)
    wars.begin_war(g, 0, realm("england"))
    assert terms.is_hostile_sea(g, 0, adriatic) and terms.is_hostile_sea(g, 1, adriatic)
    assert not terms.is_hostile_sea(g, 0, channel)  # ports of a player do not make it hostile
    g.fleet_at[1], g.fleet[4:8] = channel, [0, 1, 0, 0]
    assert terms.is_hostile_sea(g, 0, channel)


def test_inactive_ports_make_no_sea_hostile(g: Game) -> None:
    """PP-2.5.27 (ruling)."""
    for r in range(len(g.lands)):
        grey = [p for p in g.lands[r] if IS_INACTIVE_PORT[p]]
        if grey and grey == list(g.lands[r]):
            z = FACES[grey[0]][0]
            g.war[r * MAX_SEATS] = 1
            assert not terms.is_hostile_sea(g, 0, z)
            pieces.place_dnpr_token(g, grey[0], r)
            assert terms.is_hostile_sea(g, 0, z)
            return
    raise AssertionError("no Realm with grey ports only")


def test_at_war_and_at_peace(g: Game) -> None:
    """PP-2.5.30: also as an Active Ally and through the suzerain."""
    hungary, croatia = realm("hungary"), realm("croatia")
    assert not terms.is_at_war(g, hungary) and not terms.is_at_war(g, realm("castile"))
    wars.begin_war(g, 0, hungary)
    assert terms.is_at_war(g, hungary) and terms.is_at_war(g, croatia) and terms.is_at_war(g, realm("castile"))
    assert terms.wars_of(g, 0) == [hungary] and terms.at_war_with(g, 0, hungary)
    scotland = realm("scotland")
    assert not terms.is_at_war(g, scotland)
    g.alliance[scotland * MAX_SEATS + 2] = ACTIVE_ALLY
    assert terms.is_at_war(g, scotland) and terms.active_patron(g, scotland) == 2 == terms.patron(g, scotland)


# Other terms (PP-2.5.31 to 2.5.41)


def test_deployed_units_and_ships(g: Game) -> None:
    """PP-2.5.31: single Infantry and Armies; ships on slots, at sea and in the Fleet, not those in port."""
    leon = area("leon")
    g.infantry[leon * MAX_SEATS] = 2
    g.army_at[0], g.army[0:8] = leon, [1, 1, 0, 2, 0, 0, 1, 0]
    assert terms.units_in(g, 0, leon) == 7
    z = sea("central_atlantic")
    g.on_slot[z * MAX_SEATS], g.at_sea[z * MAX_SEATS] = 1, 1
    g.fleet_at[0], g.fleet[0:4] = z, [1, 2, 1, 1]
    assert terms.ships_at_sea(g, 0, z) == 6 and terms.light_ships_at_sea(g, 0, z) == 3
    g.fleet_at[0] = len(SEAS) + province("sevilla")
    assert terms.ships_at_sea(g, 0, z) == 2


def test_distant_areas_hold_one_province_each(g: Game) -> None:
    """PP-2.5.33."""
    assert all(len(g.board.provinces_of[a]) == 1 for a in g.board.areas if IS_DISTANT[a])


def test_vacant_territories(g: Game) -> None:
    """PP-2.5.34: vacant without Town and DNPR token; colonised it is a small Province."""
    canada = province("canada")
    assert IS_TERRITORY[canada] and terms.is_vacant(g, canada) and not terms.is_vacant(g, province("mexico"))
    pieces.place_town(g, 0, canada)
    assert not terms.is_vacant(g, canada) and terms.tax_value(g, canada) == 1 and terms.cores(g, canada) == ()
    pieces.remove_base(g, canada)
    pieces.place_dnpr_token(g, canada, realm("portugal"))
    assert not terms.is_vacant(g, canada)


def test_ports(g: Game) -> None:
    """PP-2.5.35, PP-2.5.36, PP-2.5.37: a port faces Sea Zones; Large Provinces and Large Towns make it a large port."""
    assert all(bool(FACES[p]) == IS_PORT[p] for p in PROVINCES)
    assert terms.is_large_port(g, province("venezia")) and not terms.is_large_port(g, province("zara"))
    galicia = province("galicia")
    assert not terms.is_large_port(g, galicia)
    pieces.resize_town(g, galicia, 2)
    assert terms.is_large_port(g, galicia)
    assert IS_ISLAND[province("gibraltar")] and not IS_ISLAND[province("granada")]


def test_turn_order_is_clockwise_from_the_first_player(g: Game) -> None:
    """PP-2.5.39."""
    g.first = 1
    assert g.turn_order == [1, 2, 0]


def test_t2_5_venetian_ports_on_the_adriatic(g: Game) -> None:
    """PP-2.5.36, PP-2.4.6 (T2-5): Venezia counts 2, Verona, Treviso and Zara 1 each."""
    venice, adriatic = realm("venice"), sea("adriatic_sea")
    ports = [p for p in g.board.ports_facing[adriatic] if g.lawful[p] == venice]
    assert sorted(ports) == sorted(map(province, ("venezia", "verona", "treviso", "zara")))
    assert capacity.naval_capacity(g, venice, adriatic) == 5


# Closed Areas (PP-11.1.3)


def test_closed_areas(g: Game) -> None:
    """PP-11.1.3: lawful ownership alone; occupation neither opens nor closes, Vassal Provinces keep an Area open."""
    leon, andalucia = area("leon"), area("andalucia")
    assert terms.is_closed(g, leon) and not terms.is_closed(g, andalucia)
    play(pieces.occupy(g, province("galicia"), REBELS))
    assert terms.is_closed(g, leon)
    for key in ("granada", "gibraltar"):
        play(pieces.occupy(g, province(key), 0))
    assert not terms.is_closed(g, andalucia)
    pieces.place_town(g, 0, province("granada"))
    pieces.place_vassal(g, 0, province("gibraltar"))
    assert not terms.is_closed(g, andalucia)
    pieces.place_town(g, 0, province("gibraltar"))
    assert terms.is_closed(g, andalucia)


# The map (PP-2.6, PP-2.7)


def test_boards() -> None:
    """PP-2.6.1: without the Eastern board its Provinces are not in play."""
    west, both = free_board("castile", "france").board, board_of("s1_01_players_4").board
    boards = {len(west.provinces), len(both.provinces)}
    assert len(boards) == 2
    smaller = min((west, both), key=lambda board: len(board.provinces))
    assert not smaller.in_play[province("perm")] and smaller.in_play[province("paris")]


def test_mountain_borders(g: Game) -> None:
    """PP-2.6.3: of the edge, so on both sides; Castile and Andalucia, not León."""
    castile, andalucia, leon = map(area, ("castile", "andalucia", "leon"))
    assert andalucia in g.board.mountains[castile] and leon not in g.board.mountains[castile]
    for a in AREAS:
        assert all(
            a in g.board.mountains[b] and b in map(area, CONTENT.areas.areas[a].neighbours)
            for b in g.board.mountains[a]
        )


def test_religion_slots() -> None:
    """PP-2.6.5: each Main Map Area has one, Distant Areas none."""
    assert all(SLOT_OF[a] != NOBODY and PRINTED_RELIGION[SLOT_OF[a]] != NO_RELIGION for a in MAIN_AREAS)
    assert all(SLOT_OF[a] == NOBODY for a in AREAS if IS_DISTANT[a])


def test_marks_for_galleys() -> None:
    """PP-2.6.6: the Mediterranean and the Baltic, not the Atlantic."""
    assert HAS_MARK[sea("western_mediterranean")] and HAS_MARK[sea("baltic_sea")]
    assert not HAS_MARK[sea("eastern_atlantic")] and not HAS_MARK[sea("caribbean_sea")]


def test_slots_and_gold() -> None:
    """PP-2.6.8, PP-12.3.1: at most 3 slots in a Sea Zone; some Provinces are marked with gold."""
    assert max(SLOTS) == 3 and min(SLOTS) >= 0
    assert any(IS_GOLD)


def test_sizes_of_provinces(g: Game) -> None:
    """PP-2.6.7: small 1, large 2; every Realm has its Capital among its Provinces."""
    assert set(g.board.tax) == {1, 2}
    for r, lands in enumerate(g.lands):
        if lands and g.seat_of[r] == NOBODY:
            assert g.lawful[g.capital[r]] == r


def test_hre_border() -> None:
    """PP-2.6.11: Wien inside, Paris outside."""
    assert IN_HRE[province("wien")] and not IN_HRE[province("paris")]


def test_deserts_are_no_areas(g: Game) -> None:
    """PP-2.7.1, PP-2.7.9: whatever borders a desert is a named Area; nothing leads through it."""
    for key in ("maghreb", "aleppo"):
        assert all(g.board.provinces_of[a] for a in NODE_AREAS[node(key)])
    assert all(PROVINCES_OF[a] for a in AREAS)


def test_indian_ocean_from_the_east_african_coast(g: Game) -> None:
    """PP-2.7.2: the Trade Node, not the Sea Zone."""
    assert sea("east_african_coast") in NODE_SEAS[node("indian_ocean")]


def test_ports_on_other_maps() -> None:
    """PP-2.7.3, PP-2.7.4."""
    assert sea("indian_ocean") in FACES[province("adal")] and sea("indian_ocean") in FACES[province("upper_egypt")]
    assert sea("northwestern_atlantic") in FACES[province("hudson_bay")]


def test_links_that_cost_monarch_power(g: Game) -> None:
    """PP-2.7.5: G, H and I between America and the Far East, in both directions."""
    letters = sorted({letter for links in COSTLY_LINKS for letter in links.values()})
    assert letters == ["G", "H", "I"]
    for z in SEAS:
        for y, letter in COSTLY_LINKS[z].items():
            assert COSTLY_LINKS[y][z] == letter and y in g.board.sea_links[z]


def test_perm_and_pomorye(g: Game) -> None:
    """PP-2.7.6: Vologda lies between."""
    perm, pomorye, vologda = map(area, ("perm", "pomorye", "vologda"))
    assert not terms.is_adjacent_by_land(g, perm, pomorye)
    assert terms.is_adjacent_by_land(g, perm, vologda) and terms.is_adjacent_by_land(g, vologda, pomorye)


def test_realms_on_two_maps(g: Game) -> None:
    """PP-2.7.7, PP-2.7.8: the Mamluks in Africa with a Vassal in Arabia, Kazan in Central Asia."""
    distant = {key: [p for p in g.lands[realm(key)] if IS_DISTANT[AREA_OF[p]]] for key in ("mamluks", "kazan")}
    assert len(distant["mamluks"]) == 1 and len(distant["kazan"]) == 1
    assert len(g.lands[realm("kazan")]) == 2
    vassals = terms.vassals_of(g, realm("mamluks"))
    assert any(IS_DISTANT[AREA_OF[p]] for v in vassals for p in g.lands[v])


def test_every_province_lies_in_an_area() -> None:
    """PP-2.6.2."""
    assert all(p in PROVINCES_OF[AREA_OF[p]] for p in PROVINCES)


def test_tokens_that_are_never_lifted(g: Game) -> None:
    """PP-2.2.3: with all Vassal tokens on the map no further one can be placed."""
    g.vassal_tokens[0] = 18
    assert not pieces.place_vassal(g, 0, province("valencia")) and g.vassal[province("valencia")] == NOBODY
    assert pieces.place_vassal(g, 0, province("zaragoza"))
    assert not pieces.place_vassal(g, 0, province("barcelona"))


def test_npr_strength_has_no_limit_of_pieces(g: Game) -> None:
    """PP-2.2.7: the Capacity of an NPR is the computed one, whatever units are left."""
    g.rebels[area("leon")] = 25
    assert capacity.military_capacity(g, realm("granada"), area("andalucia")) == 2


def test_enemies_are_realms(g: Game) -> None:
    """PP-2.5.28: Rebels are hostile, but no Enemies."""
    g.rebels[area("leon")] = 1
    assert terms.is_hostile(g, 0, terms.REBEL_FACTION) and wars.enemies(g, 0) == []
    wars.begin_war(g, 0, realm("granada"))
    assert wars.enemies(g, 0) == [realm("granada")]


def test_controlling_roma(g: Game) -> None:
    """PP-2.7.11: or being allied with the Papal States; their State Religion stays Catholic."""
    roma, papal = province("roma"), realm("papal_states")
    assert papacy.lord_of_roma(g) != 2
    g.alliance[papal * MAX_SEATS + 2] = ALLIANCE
    assert papacy.lord_of_roma(g) == 2
    g.alliance[papal * MAX_SEATS + 2] = 0
    play(pieces.occupy(g, roma, 1))
    assert papacy.lord_of_roma(g) == 1
    religion.set_area_religion(g, SLOT_OF[AREA_OF[roma]], PROTESTANT)
    assert g.faith[papal] == CATHOLIC
