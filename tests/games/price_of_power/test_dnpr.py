"""PP-13.3, PP-16.5.24 to 16.5.30: Dynamic NPRs expand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power.boards import look, position_board
from tests.games.price_of_power.scripts import first_question, next_question, play
from westphalia.games.price_of_power import pieces
from westphalia.games.price_of_power.board import IS_PORT, IS_TERRITORY, PROVINCE, TRADE_CARDS, province, realm
from westphalia.games.price_of_power.card_rules import symbols
from westphalia.games.price_of_power.model import NOBODY, Game
from westphalia.games.price_of_power.phases import cleanup
from westphalia.games.price_of_power.rules import dnpr
from westphalia.kernel.chance import Chance
from westphalia.kernel.script import Ask, Script

PORTUGAL: dict[str, Any] = {"colour": "green", "provinces": ["lisboa", "porto", "beira", "ceuta", "madeira"]}
DENMARK: dict[str, Any] = {"colour": "pink", "provinces": ["kobenhavn", "gotland", "lund", "slesvig", "holstein"]}


def table(**given: Any) -> Game:
    """Castile, England, France (active) and Austria; Portugal and Denmark are DNPRs."""
    seats = {"realms": ["castile", "england", "france", "austria"], "turn": "france"}
    return position_board({**seats, "dnprs": {"portugal": PORTUGAL, "denmark": DENMARK}, "continents": 30, **given})


def expand(g: Game, colour: str = "green") -> Script[None]:
    return symbols.resolve(g, [f"dnpr_expansion:{colour}"])


def targets(g: Game, colour: str = "green") -> list[str]:
    ask = first_question(expand(g, colour))
    assert ask.kind.id == "dnpr_target"
    return [ask.kind.option_id(option) for option in ask.options]


def why_not(g: Game, key: str) -> str | None:
    refusal = first_question(expand(g)).why_not(key)
    return None if refusal is None else refusal.rule


def unpicked(g: Game) -> Game:
    g.active = NOBODY
    return g


# The Active Player


def test_an_npr_province_changes_hands() -> None:
    """PP-13.3.5(b), PP-16.5.24, PP-16.5.25, PP-16.5.26: adjacent to the DNPR, of the Active Player's choice."""
    g = table()
    assert play(expand(g), "gharb") == ["2 dnpr_target"]
    assert look(g, "owner.gharb", "dnpr.gharb", "core_of.gharb") == ["portugal", "portugal", ["portugal"]]
    assert "gharb" not in targets(g)


def test_where_it_may_not_go() -> None:
    """PP-13.3.5(a), PP-16.5.25: Capitals, Occupied Provinces, Provinces of its Ally, Cores of players."""
    g = table(war=[["castile", "morocco"]], gharb={"occupier": "castile"})
    assert {"tangiers", "sus", "gibraltar"} <= set(targets(g))
    assert [why_not(g, key) for key in ("fez", "gharb", "sevilla", "lisboa")] == [
        *("PP-16.5.25", "PP-16.5.25", "PP-16.5.25", "PP-16.5.27")
    ]
    assert "toledo" not in targets(g)  # not adjacent
    g = table(england={"add_towns": ["gharb", "tangiers"], "alliances": ["portugal"]})
    assert why_not(g, "gharb") == "PP-16.5.25"
    g = table(france={"add_towns": ["gharb"]}, england={"alliances": ["portugal"]})
    assert "gharb" in targets(g)


def test_a_capital_only_as_the_last_province() -> None:
    """PP-16.5.25: Hamburg has no other; it then ceases to exist."""
    g = table(france={"alliances": ["hamburg"]})
    found = targets(g, "pink")
    assert {"hamburg", "hannover"} <= set(found)
    assert "braunschweig" not in found
    play(expand(g, "pink"), "hamburg", "decline")
    assert look(g, "owner.hamburg", "owned.hamburg", "alliance.hamburg.france") == ["denmark", [], 0]


def test_the_token_of_another_dnpr_is_replaced() -> None:
    """PP-16.5.26."""
    other = {"colour": "blue", "provinces": ["fez", "gharb"]}
    g = table(dnprs={"portugal": PORTUGAL, "morocco": other})
    play(expand(g), "gharb")
    assert look(g, "dnpr.gharb", "owner.gharb", "owner.fez") == ["portugal", "portugal", "morocco"]


@pytest.mark.parametrize("piece", ["add_towns", "add_vassals"])
def test_under_a_town_or_vassal(piece: str) -> None:
    """PP-13.3.5(c), PP-16.5.27: the player keeps it, with Unrest; the Province is a Core of the DNPR."""
    g = table(france={piece: ["gharb"]})
    play(expand(g), "gharb")
    assert look(g, "dnpr.gharb", "unrest.gharb", "core_of.gharb") == ["portugal", 1, ["portugal"]]
    assert pieces.holder(g, province("gharb")) == 2
    assert why_not(g, "gharb") == "PP-16.5.27"


def test_an_active_ally_does_not_expand() -> None:
    """PP-13.3.5, PP-16.5.24; nor does a colour without a DNPR."""
    allies = {"castile": {"alliances": {"portugal": "active"}}, "england": {"alliances": []}}
    g = table(war=[["castile", "granada"]], **allies)
    assert play(expand(g)) == []
    assert play(expand(table(), "orange")) == []


def test_one_of_several_of_a_colour() -> None:
    """PP-16.5.24: the Active Player picks."""
    g = table(dnprs={"portugal": PORTUGAL, "denmark": DENMARK | {"colour": "green"}})
    assert play(expand(g), "denmark", "lubeck") == ["2 dnpr_expands", "2 dnpr_target"]
    assert look(g, "owner.lubeck") == ["denmark"]


def test_overseas_from_age_ii() -> None:
    """PP-13.3.5(d), PP-16.5.28: any vacant coastal Territory, with a port on the Atlantic side."""
    assert "bahia" not in targets(table())
    g = table(age=2)
    found = targets(g)
    vacant = {key for key in found if IS_TERRITORY[province(key)]}
    assert vacant == {PROVINCE.id(p) for p in g.board.provinces if IS_TERRITORY[p] and IS_PORT[p]}
    assert "minas_gerais" not in found  # inland
    inland = {"colour": "green", "provinces": ["krakow", "sandomierz", "danzig"]}
    g = table(age=2, dnprs={"poland": inland})  # Baltic Sea: a star
    assert not [key for key in targets(g) if IS_TERRITORY[province(key)]]


def test_the_first_token_on_a_continent_brings_trade_cards() -> None:
    """PP-16.5.28, PP-12.6.1."""
    g = table(age=2, continents=0)
    g.chance = Chance.from_secret("1")
    play(expand(g), "bahia")
    assert g.continents == 2
    assert not [card for card in g.trade_reserve if 1 in TRADE_CARDS[card].continents]


def test_a_neighbouring_territory_is_a_target_in_age_i() -> None:
    """PP-16.5.25: a Province or Area adjacent to the DNPR."""
    g = table(dnprs={"portugal": {"colour": "green", "provinces": [*PORTUGAL["provinces"], "bahia"]}})
    assert {"minas_gerais", "pernambuco"} <= set(targets(g))
    assert "canada" not in targets(g)


def test_the_ally_of_the_robbed_npr_may_place_a_cb() -> None:
    """PP-13.3.5(e), PP-16.5.29."""
    for answer, token in (("accept", 1), ("decline", 0)):
        g = table(castile={"alliances": ["morocco"]})
        assert play(expand(g), "gharb", answer) == ["2 dnpr_target", "0 dnpr_cb"]
        assert look(g, "cb.portugal.castile") == [token]


def test_it_must_expand_if_it_can() -> None:
    """PP-16.5.25: no option to leave it; without a target nothing happens."""
    assert all(PROVINCE.value(key) is not None for key in targets(table()))
    lone = {"colour": "green", "provinces": ["canada"]}
    ally = {"add_towns": ["great_lakes", "hudson_bay", "new_england", "virginia"], "alliances": ["united_states"]}
    assert play(expand(table(dnprs={"united_states": lone}, france=ally))) == []


# By itself


def test_it_annexes_by_itself() -> None:
    """PP-13.3.6, PP-16.5.30: first in Areas where it owns a Province, the first by name."""
    g = unpicked(table())
    assert play(expand(g)) == []
    assert look(g, "owner.gharb", "owner.marrakech", "owner.oran") == ["portugal", "morocco", "tlemcen"]


def test_then_beside_it_by_land_and_from_the_weakest() -> None:
    """PP-13.3.6, PP-16.5.30: not over the sea; of NPRs of equal Strength the Province first by name."""
    denmark = {"colour": "pink", "provinces": ["slesvig", "holstein", "ostjylland", "vestjylland", "kobenhavn"]}
    sweden = {"add_vassals": ["ostergotland"]}  # the only one in an Area of Denmark
    g = unpicked(table(dnprs={"denmark": denmark}, austria=sweden))
    play(expand(g, "pink"))
    assert look(g, "owner.bremen", "owner.hamburg", "owner.hannover") == ["denmark", "hamburg", "brunswick"]
    cities = {"add_towns": ["bremen", "hamburg", "magdeburg", "lubeck", "mecklenburg"]}
    g = unpicked(table(dnprs={"denmark": denmark}, austria=sweden, france=cities))
    play(expand(g, "pink"))  # Riga and Friesland are weaker, but only over the sea
    assert look(g, "owner.hannover", "owner.riga", "owner.friesland") == ["denmark", "riga", "friesland"]


def test_all_of_a_colour_annex_by_themselves() -> None:
    """PP-16.5.30: in alphabetical order, Denmark first."""
    g = unpicked(table(dnprs={"portugal": PORTUGAL, "denmark": DENMARK | {"colour": "green"}}))
    play(expand(g))
    takers = [entry.args["realm"] for entry in g.log.entries if entry.message == "log-dnpr-expands"]
    assert takers == [realm("denmark"), realm("portugal")]


def test_players_are_not_robbed_by_itself() -> None:
    """PP-16.5.30: NPR Provinces only; without one no effect."""
    lone = {"colour": "green", "provinces": ["mhumhain"]}
    g = unpicked(table(dnprs={"desmond": lone}, england={"add_towns": ["laighin", "ulaidh"]}, age=2))
    before = [token for token in g.dnpr if token != NOBODY]
    play(expand(g))
    assert [token for token in g.dnpr if token != NOBODY] == before


# Base Tax


def test_a_large_dnpr_loses_its_alliance() -> None:
    """EX-16.4, PP-13.3.7: Base Tax 9 and 1 more are 10; in Phase 5 B1 the Alliance with Castile ends."""
    provinces = [*PORTUGAL["provinces"], "angola", "goa", "malacca"]
    portugal = {"colour": "green", "provinces": provinces}
    g = table(age=2, dnprs={"portugal": portugal}, castile={"alliances": ["portugal"]}, england={"alliances": []})
    assert look(g, "npr_base_tax.portugal") == [9]
    play(expand(g), "pernambuco")
    assert look(g, "npr_base_tax.portugal", "alliance.portugal.castile") == [10, 1]
    cleanup.end_large_alliances(g)
    assert look(g, "alliance.portugal.castile") == [0]


# Tokens


def test_no_dnpr_token_left() -> None:
    """PP-2.2.2, PP-C.1.4: one of the same colour is moved, but not the Capital's."""
    g = table()
    spare = [p for p in g.board.provinces if g.dnpr[p] == NOBODY and g.town[p] != NOBODY]
    used = sum(1 for token in g.dnpr if token != NOBODY)
    for p in spare[: 53 - used]:
        g.dnpr[p] = realm("denmark")  # under Towns, as many as there are
    script = expand(g)
    next_question(script)
    ask = next_question(script, province("gharb"))
    assert isinstance(ask, Ask)
    assert [PROVINCE.id(p) for p in ask.options if isinstance(p, int)] == ["madeira", "ceuta", "beira", "porto"]
    with pytest.raises(StopIteration):
        next_question(script, province("madeira"))
    assert look(g, "dnpr.madeira", "dnpr.gharb") == ["none", "portugal"]


def test_never_on_a_core_of_a_player() -> None:
    """PP-13.3.4: a Core token counts like a printed flag."""
    g = table(
        france={"add_towns": ["gharb", "fez", "marrakech", "tangiers"], "cores": ["northern_morocco"]},
        england={"alliances": []},
    )
    assert dnpr.why_not_expand(g, realm("portugal"), province("gharb")) == dnpr.CORE_OF_PR
