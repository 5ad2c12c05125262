"""What single steps of cards do by themselves: Claims, Towns, Vassals, DNPRs, religion, Action cards."""

from __future__ import annotations

from typing import Any

from tests.games.price_of_power import phrases
from tests.games.price_of_power.boards import look, position_board
from tests.games.price_of_power.scripts import play
from westphalia.games.price_of_power.board import IDEA, IDEA_TYPE, IDEAS, realm
from westphalia.games.price_of_power.effects import run
from westphalia.games.price_of_power.effects.context import Context, Found
from westphalia.games.price_of_power.model import Game
from westphalia.games.price_of_power.tables import ADM


def table(**given: Any) -> Game:
    return position_board({"realms": ["castile", "france", "austria"], **given})


def resolve(g: Game, steps: list[dict[str, Any]], *answers: str) -> Context:
    """A card of Castile in its own Turn."""
    c = Context({"event": 0}, "PP-16.3", realm("castile"), realm("castile"))
    play(run.run(g, c, phrases.steps(*steps)), *answers)
    return c


# How steps follow steps


def test_labels_inside_then_gather_what_all_realms_found() -> None:
    """PP-16.3.4: ``then`` follows for each Realm that carried the step out; ``self`` is the one just handled."""
    g = table(castile={"adm": 2}, france={"adm": 0}, austria={"adm": 2})
    claim = {"op": "place_claim", "who": "self", "where": {"areas": ["scotland", "ireland"], "pick": 1}, "as": "claims"}
    step = {"op": "pay", "who": "all", "cost": {"adm": 2}, "may": True, "then": [claim]}
    mil = {"op": "power", "who": "france", "type": "mil", "amount": {"value": "done", "of": "$claims"}}
    resolve(g, [step, mil], "accept", "scotland", "accept", "ireland")
    assert look(g, "castile.adm", "austria.adm", "castile.claims", "austria.claims", "france.mil") == [
        0, 0, ["andalucia", "scotland"], ["ireland"], 5,
    ]  # fmt: skip


def test_an_offer_to_several_is_followed_for_each_who_accepts() -> None:
    """PP-16.3.6: with ``each: realm`` the label means the one who has accepted."""
    found = Found()
    found.realms = [realm("france"), realm("austria")]
    assert [part.realms for part in found.by_realm()] == [[realm("france")], [realm("austria")]]


# Claims and Core tokens


def test_a_core_token_needs_the_whole_area() -> None:
    """PP-7.6.3: only in an Area owned whole and not yet Core; DNPR tokens and the Core tokens of others go."""
    step = {"op": "place_core_token", "where": "andalucia", "else": [{"op": "prestige", "amount": 1}]}
    g = table()
    resolve(g, [step])
    assert look(g, "castile.cores", "castile.prestige") == [[], 1]
    g = table(
        castile={"add_towns": ["granada", "gibraltar"]},
        france={"cores": ["andalucia"]},
        dnprs={"portugal": {"colour": "green", "provinces": ["lisboa", "granada"], "capital": "lisboa"}},
    )
    resolve(g, [step])
    assert look(g, "castile.cores", "castile.claims", "france.cores", "dnpr.granada", "core_of.granada") == [
        ["andalucia"], [], [], "none", ["castile"],
    ]  # fmt: skip
    resolve(g, [step])
    assert look(g, "castile.prestige") == [1]


def test_core_tokens_run_out() -> None:
    """PP-7.6.5, PP-2.2.2: six Claims can be turned to Core tokens; the seventh is one of them."""
    cores = ["scotland", "ireland", "finland", "prussia", "naples", "sicily"]
    g = table(castile={"add_towns": ["granada", "gibraltar"], "cores": cores, "claims": []})
    resolve(g, [{"op": "place_core_token", "where": "andalucia"}], "naples")
    assert look(g, "castile.cores") == [sorted({*cores, "andalucia"} - {"naples"})]


def test_the_first_claim_on_a_continent_brings_its_trade_cards() -> None:
    """PP-12.6.1, PP-16.3.14."""
    g = position_board({"realms": ["castile", "france"]}, dice=[1] * 90)
    resolve(g, [{"op": "place_claim", "where": "minas_gerais"}])
    assert look(g, "castile.claims", "continents") == [["andalucia", "minas_gerais"], 2]


def test_an_area_full_of_own_influence_takes_no_more() -> None:
    """PP-16.3.10(b): only Opponents' cubes give way."""
    g = table(castile={"influence": {"lombardy": 5}}, france={"influence": {}}, austria={"influence": {}})
    step = {"op": "place_influence", "amount": 1, "where": "lombardy", "else": [{"op": "prestige", "amount": 1}]}
    resolve(g, [step])
    assert look(g, "influence.lombardy.castile", "castile.prestige") == [5, 1]


# Towns and Vassal tokens


def test_towns_are_not_placed_on_pieces_of_others() -> None:
    """PP-16.3.15: neither Owned, Vassalized nor Occupied by another player; Rebels do not matter."""
    lands = ["gibraltar", "granada", "lisboa", "porto", "beira"]
    g = table(
        france={"add_towns": ["lisboa"], "add_vassals": ["porto"]},
        granada={"occupier": "rebels"},
        beira={"occupier": "austria"},
    )
    resolve(g, [{"op": "place_town", "provinces": lands, "unrest": True}])
    assert look(g, *(f"town.{p}" for p in lands)) == ["castile", "castile", "france", "none", "none"]
    assert look(g, "granada.unrest", "granada.occupier", "granada.lands") == [1, "none", []]


def test_a_realm_that_becomes_a_vassal_is_no_party_any_more() -> None:
    """PP-16.3.15, PP-11.4.11: Alliances with it, Wars and Truces end; the Allied Units of an Active Ally go."""
    g = table(
        france={"alliances": {"milan": "active"}, "allied_available": 2},
        milan={"strength_before": 4},
        war=[["austria", "milan"]],
        truce=[["castile", "milan"]],
    )
    resolve(g, [{"op": "place_vassal", "provinces": {"provinces": "any", "owner": "milan"}}])
    assert look(g, "castile.vassals", "france.alliances", "france.allied_available", "austria.wars") == [
        ["cremona", "milano", "parma"], [], 0, [],
    ]  # fmt: skip
    assert look(g, "castile.truces") == [[]]


def test_a_realm_with_a_free_province_stays_independent() -> None:
    """PP-16.3.15: one Province alone does not end an Alliance."""
    g = table(france={"alliances": ["milan"]})
    resolve(g, [{"op": "place_vassal", "provinces": "parma"}])
    assert look(g, "castile.vassals", "france.alliances") == [["parma"], ["milan"]]


def test_a_vassal_of_an_npr_changes_its_overlord_when_all_of_it_does() -> None:
    """PP-11.4.11, PP-13.2.1: one Vassal token more leaves the rest of Holstein to Denmark."""
    g = table()
    resolve(g, [{"op": "place_vassal", "provinces": "holstein"}])
    assert look(g, "castile.vassals", "overlord.holstein") == [["holstein"], "denmark"]
    resolve(g, [{"op": "place_vassal", "provinces": "slesvig"}])
    assert look(g, "castile.vassals", "overlord.holstein") == [["holstein", "slesvig"], "none"]


def test_a_vassal_token_replaces_what_is_there_if_the_card_says_so() -> None:
    """PP-16.3.15."""
    step = {"op": "place_vassal", "provinces": ["torda", "hunyad"]}
    g = table(austria={"add_towns": ["torda"]})
    resolve(g, [step])
    assert look(g, "castile.vassals", "town.torda") == [["hunyad"], "austria"]
    resolve(g, [{**step, "replace": True}])
    assert look(g, "castile.vassals", "town.torda") == [["hunyad", "torda"], "none"]


def test_pieces_become_the_other_kind() -> None:
    """PP-16.3.8: with the Unrest that was there, or new Unrest."""
    g = table(castile={"add_vassals": ["slesvig", "holstein"]}, slesvig={"unrest": 1})
    lands = ["slesvig", "holstein"]
    resolve(g, [{"op": "swap_piece", "from": "vassal", "to": "town", "provinces": lands}], "slesvig")
    assert look(g, "town.slesvig", "unrest.slesvig", "town.holstein", "unrest.holstein") == ["castile", 1, "castile", 0]
    resolve(g, [{"op": "swap_piece", "from": "town", "to": "vassal", "provinces": "holstein", "unrest": True}])
    assert look(g, "vassal.holstein", "unrest.holstein", "vassal_tokens.castile") == ["castile", 1, 1]


def test_a_ceded_province_goes_to_a_player_or_back_to_its_flag() -> None:
    """PP-16.3.8: with its Unrest; not to a Realm without a player whose it never was."""
    g = table(castile={"add_towns": ["artois!", "porto"]})
    cede = {"op": "cede_province", "who": "castile", "provinces": ["artois", "porto"]}
    resolve(g, [{**cede, "to": "portugal", "provinces": ["porto"]}])
    resolve(g, [{**cede, "to": "denmark", "else": [{"op": "prestige", "amount": 1}]}])
    assert look(g, "owner.porto", "owner.artois", "castile.prestige") == ["portugal", "castile", 1]
    resolve(g, [{**cede, "to": "france"}])
    assert look(g, "town.artois", "unrest.artois") == ["france", 1]


def test_pieces_with_unrest_or_under_rebels_are_removed() -> None:
    """PP-16.3.8: an order for disorderly Towns leaves the others."""
    g = table(castile={"add_towns": ["virginia!", "florida", "canada"]}, canada={"occupier": "rebels"})
    piece = {"type": ["town", "rebel_town"], "disorder": True}
    lands = ["virginia", "florida", "canada", "great_lakes"]
    resolve(g, [{"op": "remove_piece", "who": "any", "piece": piece, "provinces": lands}])
    assert look(g, *(f"town.{p}" for p in lands)) == ["none", "castile", "none", "none"]
    assert look(g, "canada.occupier", "castile.small_towns", "castile.small_covered") == ["none", 7, 0]


# DNPR tokens


def test_dnpr_tokens_lie_under_pieces_and_never_on_the_cores_of_players() -> None:
    """PP-16.3.21 (a) to (d)."""
    step = {"op": "place_dnpr", "realm": "naples", "colour": "pink", "capital": "napoli"}
    g = table(castile={"add_towns": ["bari"]}, france={"add_vassals": ["salerno"]})
    resolve(g, [{**step, "provinces": ["napoli", "salerno", "bari", "madrid"]}])
    assert look(g, "dnpr.napoli", "dnpr.bari", "dnpr.madrid", "town.bari", "colour.naples", "capital.naples") == [
        "naples", "naples", "none", "castile", "pink", "napoli",
    ]  # fmt: skip
    g = table(castile={"add_towns": ["bari"]}, france={"add_vassals": ["salerno"]})
    c = resolve(g, [{**step, "provinces": ["napoli", "salerno", "bari"], "replace": True, "as": "lost"}])
    assert look(g, "town.bari", "vassal.salerno", "owned.naples") == ["none", "none", ["bari", "napoli", "salerno"]]
    assert set(c.labels["lost"].realms) == {realm("castile"), realm("france")}


def test_tokens_of_a_realm_that_a_player_runs_are_those_of_another_dnpr() -> None:
    """PP-16.3.21: a card that names Portugal means the green DNPR, if Portugal has a player."""
    g = position_board(
        {
            "realms": ["castile", "portugal"],
            "continents": 62,
            "dnprs": {"navarra": {"colour": "green", "provinces": ["navarra"], "capital": "navarra"}},
        }
    )
    resolve(g, [{"op": "place_dnpr", "realm": "portugal", "colour": "green", "provinces": "bahia"}])
    assert look(g, "owner.bahia", "colour.portugal") == ["navarra", "none"]


# Religion and the Empire


def test_an_area_leaves_the_empire_without_a_loss_of_authority() -> None:
    """PP-16.3.24: what it costs is a step of its own."""
    g = table()
    resolve(g, [{"op": "leave_hre", "where": ["rhineland", "andalucia"]}])
    assert look(g, "not_hre.rhineland", "not_hre.andalucia", "imperial.rhineland", "authority") == [1, 0, 0, 3]


def test_only_an_area_of_another_faith_is_converted() -> None:
    """PP-15.3.6: a choice between Areas is one between those that would change."""
    g = table(saxony={"religion": "protestant"})
    resolve(
        g, [{"op": "set_area_religion", "religion": "protestant", "where": {"areas": ["saxony", "seine"], "pick": 1}}]
    )
    assert look(g, "religion.seine", "religion.saxony") == ["protestant", "protestant"]


def test_a_state_religion_changes_without_the_usual_consequences() -> None:
    """PP-16.3.8: but Cardinals follow (PP-19.1.5)."""
    g = table(curia=["castile", "france"])
    resolve(g, [{"op": "set_state_religion", "who": "france", "religion": "protestant"}])
    assert look(g, "faith.france", "curia", "france.stability", "france.prestige") == ["protestant", ["castile"], 0, 0]


def test_the_crusade_token_must_be_free() -> None:
    """PP-19.3.1, PP-19.3.9: there is one for the Crusade and the Excommunication."""
    call = {"op": "place_crusade_token", "where": "northern_morocco"}
    g = table(excommunicated="france")
    resolve(g, [call, {"op": "commit_to_crusade"}])
    assert look(g, "crusade", "castile.committed") == ["none", 1]
    g = table()
    resolve(g, [call])
    assert look(g, "crusade", "papal_action") == ["northern_morocco", 0]


# Trade, Truces, cards on display


def test_a_pirate_ship_goes_to_another_node() -> None:
    """PP-16.3.8."""
    g = table(nodes={"genoa": {"pirates": 1}})
    nodes = {"nodes": ["genoa", "sevilla"], "pick": 1}
    resolve(g, [{"op": "move_pirate", "from": nodes, "to": nodes}])
    assert look(g, "pirates.genoa", "pirates.sevilla") == [0, 1]


def test_enemies_get_no_truce() -> None:
    """PP-16.3.8: a Truce ends no War."""
    g = table(war=[["france", "castile"]])
    resolve(g, [{"op": "place_truce", "with": {"realms": "pr"}}])
    assert look(g, "castile.truces", "castile.wars", "france.truces") == [["austria"], ["france"], []]


def test_a_replacement_is_not_replaced_again() -> None:
    """PP-16.3.8: three cards may go, but only two were there."""
    g = position_board({"realms": ["castile", "france"]}, dice=[1] * 30)
    shown = [IDEA.id(i) for i in g.idea_row if IDEA_TYPE[i] == ADM and not IDEAS[i].basic]
    adm = [{"ideas": "displayed", "type": "adm", "basic": False, "owner": "none"}]
    step = {"op": "replace_cards", "from": adm, "amount": 3, "draw": "random", "may": True}
    resolve(g, [step], "idea", shown[0], "idea")
    assert len(shown) == 2 and not {IDEA.id(i) for i in g.idea_row} & {shown[1]}


# War


def test_a_war_by_event_may_break_a_treaty() -> None:
    """PP-16.3.25, PP-16.3.26: a Truce or an Alliance forbids the War, unless the card breaks it."""
    war = {"op": "declare_war", "against": "granada", "else": [{"op": "prestige", "amount": 1}]}
    for truce, alliances in (([["castile", "granada"]], []), ([], ["granada"])):
        g = table(truce=truce, castile={"alliances": alliances, "ships": {}})
        resolve(g, [war])
        assert look(g, "castile.wars", "castile.prestige") == [[], 1]
        resolve(g, [{**war, "break_treaties": True}])
        assert look(g, "castile.wars", "castile.alliances", "castile.truces") == [["granada"], [], []]


# Action cards


def test_of_the_drawn_cards_some_are_kept() -> None:
    """PP-6.0.7: each is seen before the next; the others are discarded face up."""
    g = table(adm_deck=["adm_01_1", "adm_02_1"], mil_deck=["mil_01_1"])
    step = {"op": "draw_cards", "deck": "any", "amount": 3, "keep": 2}
    resolve(g, [step], "adm", "mil", "adm", "mil_01_1")
    assert look(g, "castile.hand", "mil_discard") == [["adm_01_1", "adm_02_1"], ["mil_01_1"]]


def test_cards_are_taken_from_the_discards() -> None:
    """PP-6.0.8: by name, by kind, from the top five."""
    g = table(discard=["mil_01_1", "mil_02_1", "mil_03_1", "mil_04_1", "mil_07_1", "mil_06_1", "dip_05_1", "mil_05_1"])
    step = {"op": "take_card", "amount": 1}
    resolve(g, [{**step, "kind": "leader", "from": "top_5_mil_discards"}])  # mil_01_1 lies too deep
    resolve(g, [{**step, "kind": "display", "from": "any_discards"}], "mil_05_1")
    resolve(g, [{**step, "card": "forced_march", "from": "mil_discards"}])
    resolve(g, [{**step, "card": "new_alliance", "from": "dip_discards", "else": [{"op": "prestige", "amount": 1}]}])
    assert look(g, "castile.hand", "castile.prestige") == [["mil_02_1", "mil_05_1", "mil_06_1"], 1]


def test_a_card_is_not_played_beside_its_twin() -> None:
    """PP-6.2.4."""
    g = table(discard=["mil_05_1"], castile={"display": [{"card": "mil_05_2", "charges": 1}]})
    resolve(g, [{"op": "play_card", "card": "military_reforms", "from": "discards", "price": "free"}])
    assert look(g, "castile.display", "mil_discard", "castile.stability") == [{"mil_05_2": 1}, ["mil_05_1"], 0]
