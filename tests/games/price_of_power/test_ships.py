"""Ships, ports and Trade Protection slots in peace (PP-9.0.13 to 9.0.17, PP-9.5.10 to 9.5.16)."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import free_board, position_board
from tests.games.price_of_power.test_pieces import play, sound
from westphalia.games.price_of_power import pieces, terms
from westphalia.games.price_of_power.board import COSTLY_LINKS, SLOTS, area, province, realm, sea
from westphalia.games.price_of_power.model import ALLIANCE, CLAIM, NOBODY, Docked, Game
from westphalia.games.price_of_power.rules import checks, diplomacy, ships
from westphalia.games.price_of_power.tables import GALLEY, HEAVY, LIGHT, MAX_SEATS


@pytest.fixture
def g() -> Game:
    """England and France in 1444 without ships."""
    g = free_board("england", "france")
    for column in (g.on_slot, g.at_sea, g.fleet):
        column[:] = [0] * len(column)
    g.fleet_at[:] = [NOBODY] * g.seats
    g.docked = []
    return g


def port(key: str) -> int:
    return ships.PORT + province(key)


def test_movement_over_two_spaces(g: Game) -> None:
    """PP-9.5.11, PP-9.5.14: a Port and a Sea Zone are one space each; letter links are adjacency."""
    ways = ships.ways_to_sea(g, 0, port("lancashire"), explore=True)
    assert sea("northeastern_atlantic") in ways and sea("northwestern_atlantic") in ways
    assert sea("caribbean_sea") not in ways
    ways = ships.ways_to_sea(g, 0, sea("norwegian_sea"), explore=False)
    assert sea("north_sea") in ways and sea("doggerbank") in ways and sea("bay_of_biscay") not in ways


def test_distant_sea_zones_need_a_claim_town_or_vassal(g: Game) -> None:
    """PP-9.5.25, PP-9.5.14: Explore may enter without."""
    northwest = sea("northwestern_atlantic")
    assert northwest not in ships.ways_to_sea(g, 0, sea("northeastern_atlantic"), explore=False)
    g.claim[area("canada") * MAX_SEATS] = CLAIM
    assert northwest in ships.ways_to_sea(g, 0, sea("northeastern_atlantic"), explore=False)
    g.claim[area("canada") * MAX_SEATS] = 0
    pieces.place_town(g, 1, province("canada"))
    play(pieces.occupy(g, province("canada"), 0))  # a Town placed by a siege
    assert northwest in ships.ways_to_sea(g, 0, sea("northeastern_atlantic"), explore=False)


def test_hostile_sea_zones_are_not_crossed(g: Game) -> None:
    """PP-9.5.14, PP-9.5.11(a)."""
    origin = sea("norwegian_sea")
    g.war[realm("france") * MAX_SEATS] = g.war[realm("england") * MAX_SEATS + 1] = 1
    g.at_sea[sea("north_sea") * MAX_SEATS + 1] = 1
    ways = ships.ways_to_sea(g, 0, origin, explore=False)
    assert sea("north_sea") not in ways and sea("english_channel") not in ways


def test_costly_links(g: Game) -> None:
    """PP-2.7.5: one Monarch Power to cross G, H or I; without any there is no way."""
    origin, target = next((z, y) for z in g.board.seas for y in COSTLY_LINKS[z])
    g.claim[g.board.shores[target][0] * MAX_SEATS] = CLAIM
    assert ships.ways_to_sea(g, 0, origin, explore=True)[target] == 1
    for power in range(3):
        pieces.lose_power(g, 0, power, 10)
    assert target not in ships.ways_to_sea(g, 0, origin, explore=True)


def test_slots(g: Game) -> None:
    """PP-9.5.12, PP-12.3.1, PP-12.3.3: vacant slots may be taken; only a Trade action displaces, only Opponents."""
    z = sea("doggerbank")
    assert SLOTS[z] == 2
    g.at_sea[z * MAX_SEATS] = 1
    assert ships.slot_choices(g, 0, z, displace=True) == ["slot", "no_slot"]
    play(ships.take_slot(g, 0, z, displace=False), "slot")
    assert (g.on_slot[z * MAX_SEATS], g.at_sea[z * MAX_SEATS]) == (1, 0)
    g.on_slot[z * MAX_SEATS + 1] = 1
    assert ships.free_slots(g, z) == 0
    assert ships.slot_choices(g, 0, z, displace=False) == ["no_slot"]
    assert ships.slot_choices(g, 0, z, displace=True) == [1, "no_slot"]


def test_capacity_of_ports(g: Game) -> None:
    """PP-9.5.15: 2 ships; a Large Port 4, or 6 of one Fleet alone."""
    small, large = province("lancashire"), province("london")
    assert (ships.port_room(g, 0, small), ships.port_room(g, 0, large)) == (2, 4)
    assert (ships.port_room(g, 0, small, in_fleet=True), ships.port_room(g, 0, large, in_fleet=True)) == (2, 6)
    ships.set_docked(g, 0, small, 1)
    assert ships.port_room(g, 0, small) == 1
    ships.set_docked(g, 0, large, 1)
    assert ships.port_room(g, 0, large, in_fleet=True) == 3
    ships.set_docked(g, 0, large, 0)
    g.fleet_at[0], g.fleet[:4] = port("london"), [1, 4, 0, 0]
    assert ships.port_room(g, 0, large, in_fleet=True) == 1 and ships.port_room(g, 0, large) == -1
    g.fleet[:4] = [1, 1, 0, 0]
    g.fleet_at[1], g.fleet[4:8] = port("london"), [1, 0, 0, 0]
    assert ships.port_room(g, 0, large, in_fleet=True) == 1


def test_damaged_ships_are_repaired_in_port(g: Game) -> None:
    """PP-9.0.15."""
    g.fleet_at[0], g.fleet[:4] = sea("english_channel"), [0, 2, 0, 1]
    ships.repair(g, 0)
    assert g.fleet[3] == 1
    g.fleet_at[0] = port("london")
    ships.repair(g, 0)
    assert g.fleet[:4] == [0, 2, 0, 0]


def test_galleys_stay_in_marked_sea_zones(g: Game) -> None:
    """PP-9.0.16, PP-9.0.17(d): elsewhere they return to supply, and an empty Fleet leaves the map."""
    g.fleet_at[0], g.fleet[:4] = sea("western_mediterranean"), [1, 0, 2, 0]
    ships.drop_galleys(g, 0)
    assert g.fleet[GALLEY] == 2
    g.fleet_at[0] = sea("central_atlantic")
    ships.drop_galleys(g, 0)
    assert g.fleet[:4] == [1, 0, 0, 0]
    g.fleet[:4] = [0, 0, 1, 0]
    ships.drop_galleys(g, 0)
    assert g.fleet_at[0] == NOBODY


def test_a_fleet_of_galleys_alone_is_gone_whoever_else_has_ships() -> None:
    """PP-9.0.16, PP-9.0.17: of every seat only its own ships count."""
    g = position_board({"realms": ["castile", "england", "france", "austria"]})
    for seat in g.each_seat:
        for other in g.each_seat:
            g.fleet[other * 4 : other * 4 + 4] = [2, 1, 0, 0]
        g.fleet_at[seat], g.fleet[seat * 4 : seat * 4 + 4] = sea("central_atlantic"), [0, 0, 2, 0]
        ships.drop_galleys(g, seat)
        assert g.fleet_at[seat] == NOBODY


def test_a_recalled_fleet_loses_its_galleys_in_open_waters(g: Game) -> None:
    """PP-9.0.16, PP-4.4.2(c): a port beyond a Sea Zone without a mark; not one beside the Fleet itself."""
    pieces.place_town(g, 0, province("lisboa"))
    pieces.place_town(g, 0, province("murcia"))
    for key, galleys in (("lisboa", 0), ("murcia", 1)):
        g.fleet_at[0], g.fleet[:4] = sea("western_mediterranean"), [1, 0, 1, 0]
        play(ships.recall_fleet(g, 0), province(key))
        assert g.fleet_at[0] == port(key) and g.fleet[GALLEY] == galleys


def test_the_fleet(g: Game) -> None:
    """PP-9.0.17: its Light Ships can be given up like single ones, which go first; with the last ship it leaves."""
    z = sea("english_channel")
    g.fleet_at[0], g.fleet[:4] = z, [1, 1, 0, 0]
    g.at_sea[z * MAX_SEATS] = 1
    assert ships.kinds_at(g, 0, z) == [LIGHT, HEAVY] and ships.light_ships_in(g, 0, z) == 2
    ships.take_light_ship(g, 0, z)
    assert g.at_sea[z * MAX_SEATS] == 0 and g.fleet[LIGHT] == 1
    ships.take_light_ship(g, 0, z)
    ships.lose_fleet_ship(g, 0, HEAVY)
    assert g.fleet_at[0] == NOBODY and sound(g)


def lose_the_ally(g: Game) -> None:
    """English ships in Scottish Lothian; the Alliance ends."""
    scotland = realm("scotland")
    g.alliance[scotland * MAX_SEATS + 1] = 0
    g.alliance[scotland * MAX_SEATS] = ALLIANCE
    g.docked = [Docked(0, province("lothian"), 2)]
    play(checks.settle(g))
    assert ships.docked(g, 0, province("lothian")) == 2
    diplomacy.remove_alliance(g, 0, scotland, "PP-11.3.34")


def test_a_port_no_longer_friendly(g: Game) -> None:
    """PP-9.5.16: each ship goes to a non-hostile Sea Zone beside it."""
    lose_the_ally(g)
    assert not terms.is_friendly_province(g, 0, province("lothian"))
    play(checks.settle(g))
    assert g.docked == [] and sum(g.at_sea[0::MAX_SEATS]) == 2 and sound(g)


def test_ships_without_a_way_out_are_lost(g: Game) -> None:
    """PP-9.5.16: to supply if every Sea Zone beside it is hostile."""
    lose_the_ally(g)
    g.war[realm("scotland") * MAX_SEATS] = 1
    play(checks.settle(g))
    assert g.docked == [] and ships.ships_of(g, 0) == 0 and sound(g)


def test_a_fleet_leaves_a_lost_port_whole(g: Game) -> None:
    """PP-9.5.16, PP-9.0.16: without its Galleys, for the North Sea bears no mark."""
    lose_the_ally(g)
    g.docked = []
    g.fleet_at[0], g.fleet[:4] = port("lothian"), [1, 1, 1, 0]
    play(checks.settle(g))
    assert 0 <= g.fleet_at[0] < ships.PORT and g.fleet[:4] == [1, 1, 0, 0]


def test_a_recalled_ship_does_not_cross_a_distant_sea_zone(g: Game) -> None:
    """PP-4.4.2(c), PP-5.5.10: movement ends in a Distant Sea Zone."""
    caribbean, canada = sea("caribbean_sea"), province("canada")
    assert pieces.place_town(g, 0, canada)
    assert sea("northwestern_atlantic") in g.board.sea_links[caribbean]
    assert canada in ships.friendly_ports_near(g, 0, sea("northwestern_atlantic"))
    assert canada not in ships.friendly_ports_near(g, 0, caribbean)
