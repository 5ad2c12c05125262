"""Trade Power, rows, connections (PP-12): the pure functions of trade.py."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import board_of, free_board
from tests.games.price_of_power.test_pieces import play
from westphalia.games.price_of_power import decks, pieces
from westphalia.games.price_of_power.board import TRADE_CARD, TRADE_CARDS, area, node, province, realm, sea
from westphalia.games.price_of_power.ids import pair
from westphalia.games.price_of_power.model import MARRIAGE, NOBODY, OFF_BOARD, REBELS, Game
from westphalia.games.price_of_power.rules import trade
from westphalia.games.price_of_power.tables import MAX_SEATS, MERCHANTS


def market(card: str, at: str) -> trade.Market:
    number = TRADE_CARD.value(card)
    assert number is not None
    return next(one for one in trade.MARKETS[number] if one.node == node(at))


def without_pieces(g: Game) -> None:
    """No Influence, Marriages and ships of anybody."""
    for column in (g.influence, g.imperial, g.marriage, g.on_slot, g.at_sea):
        column[:] = [0] * len(column)
    g.fleet_at[:] = [NOBODY] * g.seats


@pytest.mark.parametrize(
    ("powers", "pirates", "rows"),
    [
        ([7, 5, 4], 1, [2, 3, 4]),
        ([7, 1], 1, [2, 4]),
        ([3, 3, 3], 0, [2, 3, 4]),
        ([6, 6, 6], 0, [1, 2, 3]),
        ([5, 3, 3], 0, [2, 3, 4]),
        ([6, 6, 6, 6], 0, [1, 2, 3, 4]),
        ([9], 3, [4]),
        ([7, 2], 2, [3, 5]),
    ],
)
def test_one_player_per_row(powers: list[int], pirates: int, rows: list[int]) -> None:
    """PP-12.5.5, PP-12.5.6, PP-12.5.1: pushed down by the stronger and by Pirates; below the third row is nothing."""
    assert trade.rows(powers, pirates) == rows


@pytest.mark.parametrize(("power", "row"), [(1, 3), (2, 3), (3, 2), (5, 2), (6, 1), (12, 1), (0, 4)])
def test_qualifying_rows(power: int, row: int) -> None:
    """PP-12.5.4: 6 or more, 3 to 5, 1 to 2."""
    assert trade.qualifying_row(power) == row


def test_income_of_the_card_shown_in_the_rulebook() -> None:
    """PP-12.5.4, PP-12.5.3: green and red."""
    g = free_board("england", "france")
    card, bordeaux = market("t13_2", "bordeaux").card, node("bordeaux")
    assert [trade.income(g, card, bordeaux, row) for row in (1, 2, 3, 4)] == [11, 8, 5, 0]
    g.expanded[bordeaux] = 1
    assert [trade.income(g, card, bordeaux, row) for row in (1, 2, 3, 4)] == [14, 10, 6, 0]


def test_ex_12_5_double_plus() -> None:
    """PP-12.5.2 (EX-12.5): West Siberia with two pluses gives 3."""
    assert dict(market("t09_1", "kazan").keys)[province("west_siberia")] == 3


def test_cards_have_three_rows_and_two_or_three_nodes() -> None:
    """PP-12.1.1: 44 cards, up to 4 Key Provinces at each Node."""
    assert len(TRADE_CARDS) == 44
    for card in TRADE_CARDS:
        assert 2 <= len(card.options) <= 3
        assert all(len(option.key_provinces) <= 4 for option in card.options)
        assert len(card.income.green) == len(card.income.red) == 3
        nodes = [name for option in card.options for name in (option.node, option.secondary) if name]
        assert len(set(nodes)) == len(nodes), f"{card.id}: a Node says which market is meant"


def test_key_provinces_must_be_owned() -> None:
    """PP-12.5.2: not Occupied, and Vassals' Provinces do not count."""
    g = free_board("england", "castile")
    without_pieces(g)
    at = market("t13_2", "bordeaux")
    g.merchant[0] = node("bordeaux")
    assert trade.trade_power(g, 0, at) == 2  # the Merchant and the Town of Bordeaux
    play(pieces.occupy(g, province("bordeaux"), REBELS))
    assert trade.trade_power(g, 0, at) == 1
    pieces.place_vassal(g, 0, province("navarra"))
    assert trade.trade_power(g, 0, at) == 1
    pieces.place_town(g, 0, province("navarra"))
    assert trade.trade_power(g, 0, at) == 2


def test_nothing_counts_without_a_merchant() -> None:
    """PP-12.5.2."""
    g = free_board("england", "castile")
    g.merchant[:MERCHANTS] = [node("north_sea"), OFF_BOARD, NOBODY]
    at = market("t13_2", "bordeaux")
    assert trade.node_power(g, 0, at.node) == 0
    assert 0 not in trade.collectors_at(g, at, 0)


def test_ships_count_on_slots_of_maritime_nodes_only() -> None:
    """PP-12.3.2, PP-12.5.2: not those without a slot, not at Inland Nodes."""
    g = free_board("england", "castile")
    without_pieces(g)
    g.merchant[:2] = [node("english_channel"), node("champagne")]
    channel = sea("english_channel") * MAX_SEATS
    g.on_slot[channel], g.at_sea[channel] = 2, 1
    assert trade.node_power(g, 0, node("english_channel")) == 3
    assert trade.node_power(g, 0, node("champagne")) == 1


@pytest.mark.parametrize("token", ["town", "vassal", "dnpr", "siege"])
def test_any_token_on_a_key_province(token: str) -> None:
    """PP-12.1.5(a): a Town, Vassal token or DNPR token of anyone."""
    g = free_board("england", "castile")
    at = market("t16_1", "north_america")
    assert not trade.meets_requirement(g, 0, at)
    canada = province("canada")
    if token == "town":
        pieces.place_town(g, 1, canada)
    elif token == "vassal":
        pieces.place_vassal(g, 1, canada)
    elif token == "dnpr":
        pieces.place_dnpr_token(g, canada, realm("portugal"))
    else:
        g.siege_disc[canada] = 1
    assert trade.meets_requirement(g, 0, at)


def test_own_key_province() -> None:
    """PP-12.1.5(b): each player who would collect must own one."""
    g = free_board("austria", "castile")
    at = market("t11_1", "wien")
    assert trade.meets_requirement(g, 0, at)  # Tirol
    assert not trade.meets_requirement(g, 1, at)


def test_links_of_the_chain() -> None:
    """PP-12.2.3: Towns, Vassal tokens (also on Occupied Provinces), Influence, Royal Marriages."""
    g = free_board("castile", "france")
    without_pieces(g)
    aragon = area("aragon")
    assert aragon not in trade.linked_areas(g, 0)
    g.influence[aragon * MAX_SEATS] = 1
    assert aragon in trade.linked_areas(g, 0)
    g.influence[aragon * MAX_SEATS] = 0
    g.marriage[realm("aragon") * MAX_SEATS] = MARRIAGE
    assert aragon in trade.linked_areas(g, 0)
    g.marriage[realm("aragon") * MAX_SEATS] = 0
    pieces.place_vassal(g, 0, province("zaragoza"))
    assert aragon in trade.linked_areas(g, 0)
    play(pieces.occupy(g, province("zaragoza"), REBELS))
    assert aragon in trade.linked_areas(g, 0)
    leon = area("leon")
    for p in g.board.provinces_of[leon]:
        if g.town[p] == 0:
            play(pieces.occupy(g, p, 1))
    assert leon in trade.linked_areas(g, 0) and leon in trade.linked_areas(g, 1)


def test_a_maritime_node_needs_a_light_ship_beside_it() -> None:
    """PP-12.2.3, PP-2.5.21 (D-12.5): the coast alone does not do; a ship without a slot or in the Fleet does."""
    g = free_board("castile", "france")
    without_pieces(g)
    sevilla = node("sevilla")
    assert not trade.is_connected(g, trade.links(g, 0), sevilla)
    zone = sea("central_atlantic")
    g.at_sea[zone * MAX_SEATS] = 1
    assert trade.is_connected(g, trade.links(g, 0), sevilla)
    g.at_sea[zone * MAX_SEATS] = 0
    g.fleet[:4] = [1, 0, 0, 0]
    g.fleet_at[0] = zone
    assert trade.is_connected(g, trade.links(g, 0), sevilla)
    g.fleet[:4] = [0, 1, 0, 0]
    assert not trade.is_connected(g, trade.links(g, 0), sevilla)


def test_a_desert_node_needs_a_piece_in_an_area_beside_the_desert() -> None:
    """PP-12.2.2, PP-2.7.9: these Areas are ordinary links."""
    g = free_board("castile", "france")
    without_pieces(g)
    maghreb = node("maghreb")
    g.at_sea[sea("western_mediterranean") * MAX_SEATS] = 1
    assert not trade.is_connected(g, trade.links(g, 0), maghreb)
    g.influence[area("algiers") * MAX_SEATS] = 1
    assert trade.is_connected(g, trade.links(g, 0), maghreb)


def test_an_inland_node_is_reached_through_a_neighbour() -> None:
    """PP-12.2.3: the Area of the Node needs no piece, its neighbour does."""
    g = free_board("england", "austria")
    without_pieces(g)
    champagne = node("champagne")
    assert not trade.is_connected(g, trade.links(g, 0), champagne)
    g.on_slot[sea("english_channel") * MAX_SEATS] = 1
    assert trade.is_connected(g, trade.links(g, 0), champagne)


def gold_income(base_tax: int, ducats: int, *answers: str) -> list[list[int | str]]:
    g = free_board("austria", "castile")
    g.small_towns[0], g.large_towns[0] = base_tax, 0
    card = market("t11_1", "wien").card
    _, offered = play(trade.collect(g, 0, 0, card, node("wien"), ducats), *answers)
    return offered


def test_gold_beyond_half_the_base_tax() -> None:
    """PP-12.1.6, PP-2.2.1: exactly half brings no inflation; half of 19 is 10."""
    assert gold_income(20, 10) == []
    assert gold_income(19, 10) == []
    assert gold_income(18, 10, "adm") == [["adm", "interest"]]
    assert gold_income(21, 10) == []


def test_gold_harms_the_active_player_only() -> None:
    """PP-12.1.6 (D-12.9)."""
    g = free_board("austria", "castile")
    card = market("t11_1", "wien").card
    _, offered = play(trade.collect(g, 1, 0, card, node("wien"), 22))
    assert offered == [] and g.interest[1] == 0


def test_at_most_one_merchant_of_a_player_at_a_node() -> None:
    """PP-12.4.4: the one there must be used; used up, the Node is closed."""
    g = free_board("castile", "france")
    bordeaux = node("bordeaux")
    g.merchant[:3] = [bordeaux, node("sevilla"), OFF_BOARD]
    assert trade.merchants_for(g, 0, bordeaux) == [0]
    assert trade.merchants_for(g, 0, node("genoa")) == [0, 1, 2]
    g.merchant_used[0] = 1
    assert trade.merchants_for(g, 0, bordeaux) == []
    assert trade.merchants_for(g, 0, node("genoa")) == [1, 2]
    g.merchant[2] = NOBODY
    assert trade.available_merchants(g, 0) == [1]


def test_marked_cards_wait_for_a_continent() -> None:
    """PP-12.1.3, PP-12.6.1, PP-12.6.2: cards outside the deck enter once, with the first Claim on their continent."""
    g = free_board("england", "castile")
    waiting = [card for card in g.trade_reserve if 1 in TRADE_CARDS[card].continents]
    pale = [card for card, entry in enumerate(TRADE_CARDS) if entry.in_base_deck and entry.continents]
    assert waiting and pale and all(TRADE_CARDS[card].mark for card in waiting)
    assert all(card in g.trade_deck for card in pale)
    g.trade_discard = [g.trade_deck.pop()]
    decks.discover_continent(g, 1)
    assert all(card in g.trade_deck for card in (*waiting, *pale)) and g.trade_discard == []
    assert not any(card in g.trade_reserve for card in waiting)
    left = list(g.trade_reserve)
    g.trade_discard = [g.trade_deck.pop()]
    decks.discover_continent(g, 1)
    assert len(g.trade_discard) == 1 and g.trade_reserve == left


def test_nodes_of_the_eastern_board() -> None:
    """PP-12.1.4: without that board they are not used."""
    west, both = board_of("s1_01_players_4").board, free_board("castile", "france").board
    assert node("kazan") in both.nodes and node("kazan") not in west.nodes
    assert set(west.nodes) < set(both.nodes)


def test_two_merchants_at_the_start() -> None:
    """PP-12.4.1: a third is not owned until something gives it."""
    g = free_board("england", "castile")
    for seat in range(g.seats):
        assert [g.merchant[m] for m in trade.merchants_of(seat)].count(NOBODY) == 1
        assert len(trade.available_merchants(g, seat)) == 2


@pytest.mark.parametrize(
    ("ships", "moved", "at", "found"),
    [
        (("english_channel", "north_sea"), "northeastern_atlantic", "north_sea", False),  # beside the Node, on no chain
        (("english_channel", "north_sea"), "doggerbank", "north_sea", True),
        (("english_channel",), "north_sea", "north_sea", True),  # without it there is no connection
        (("english_channel", "bay_of_biscay"), "north_sea", "bordeaux", False),  # a spur
        (("english_channel", "bay_of_biscay"), "eastern_atlantic", "bordeaux", True),
    ],
)
def test_a_moved_ship_is_a_link_of_the_chain(ships: tuple[str, ...], moved: str, at: str, found: bool) -> None:
    """PP-5.4.8(d)."""
    g = free_board("france", "england")
    without_pieces(g)
    for key in (*ships, moved):
        g.at_sea[pair(sea(key), 0)] = 1
    deal = next(trade.Deal(one, False) for markets in trade.MARKETS for one in markets if one.node == node(at))
    offered = trade.Offers((deal,), trade.linked_areas(g, 0), {})
    able = trade.connected_nodes(g, 0, offered)
    assert able == {node(at)}
    assert (node(at) in trade.through(g, 0, offered, sea(moved), able)) == found
