"""Selectors, conditions and stats of the content files (docs/effects.md, 4 and 5): each head, filter and stat."""

from __future__ import annotations

from typing import Any, get_args

import pytest
import yaml

from tests.games.price_of_power.boards import free_board, position_board
from tests.games.price_of_power.phrases import condition, realms, selector
from tests.games.price_of_power.scripts import next_question
from westphalia.games.price_of_power import history
from westphalia.games.price_of_power.battle import LAND, NAVAL, Battle, Raised, Side
from westphalia.games.price_of_power.board import (
    AREA,
    CHARACTER,
    IDEA,
    MILESTONE,
    NODE,
    PROVINCE,
    REALM,
    RELIGION,
    SEA,
    area,
    node,
    province,
    realm,
)
from westphalia.games.price_of_power.effects import conditions, select, selectors, stats
from westphalia.games.price_of_power.effects.context import Context, Found, Occurrence
from westphalia.games.price_of_power.model import NOBODY, RULER, Game
from westphalia.games.price_of_power.vocabulary import AnySelector, parts
from westphalia.kernel.script import Domain, Kind

DOMAINS: dict[str, Domain] = {
    "areas": AREA,
    "provinces": PROVINCE,
    "realms": REALM,
    "nodes": NODE,
    "sea_zones": SEA,
    "ideas": IDEA,
    "pieces": PROVINCE,
    "ports": PROVINCE,
    "characters": CHARACTER,
    "milestones": MILESTONE,
}

BOARD = """
realms: [castile, england, france, austria]
castile:
  ducats: 8
  ideas: [cabinet, deus_vult]
  add_influence: {lombardy: 2, naples: 1}
  claims: [portugal]
  cores: [andalucia]
  alliances: [florence]
  marriages: {aragon: disputed}
  merchants: [sevilla, genoa]
  army_1: {area: leon, infantry: 3, mercenary_cavalry: 1, artillery: 1, general: ruler}
  infantry: {andalucia: 2}
  fleet: {at: english_channel, light: 1, heavy: 2}
  ships: {bay_of_biscay: {slot: 1, sea: 1}}
  docked: {galicia: 1}
  add_vassals: [zaragoza]
  missions: []
france:
  influence: {lombardy: 1}
  ships: {english_channel: {sea: 1}}
galicia: {unrest: 1}
leon: {rebels: 2}
artois: {occupier: france}
sevilla: {occupier: rebels}
war: [[france, burgundy]]
truce: [[castile, england]]
area.castile: {religion: protestant}
"""


def read(text: str) -> Any:
    """A selector if it has a head, else a condition."""
    raw = yaml.safe_load("{" + text + "}")
    return selector(raw) if HEADS & raw.keys() else condition(raw)


HEADS = {str(kind.__struct_config__.tag) for kind in get_args(AnySelector)}


@pytest.fixture
def g() -> Game:
    g = position_board(yaml.safe_load(BOARD))
    g.peace_enforced[0] = (realm("granada"),)
    g.fought[2] = (realm("burgundy"),)
    g.collected[0] = (node("genoa"),)
    return g


@pytest.fixture
def c(g: Game) -> Context:
    """A card of Castile, whose steps have changed LEON from Muslim, and two Provinces; three players have chosen."""
    c = Context({"event": 0, "struggle": 0}, "PP-16.3", g.realm[0], g.realm[0], ducats=6)
    spread, two = Found(), Found()
    spread.units, spread.areas, spread.pieces = 3, [area("leon")], [(area("leon"), RELIGION.value("muslim"))]
    two.provinces, two.missing = [province("galicia"), province("paris")], 2
    c.labels.update(spread=spread, two=two)
    c.chosen = {0: "A", 1: "B", 2: "A"}
    return c


def found(g: Game, c: Context, raw: Any) -> str | int:
    """Ids of what is found (of many the first, the last and their number); of what has no ids the number."""
    things = select.find(g, c, raw)
    domain = DOMAINS.get(selectors.head_of(raw).name)
    if domain is None or not things:
        return " ".join(things) if things and isinstance(things[0], str) else select.count(g, c, raw)
    ids = [domain.id(thing) for thing in things]
    return " ".join(ids) if len(ids) < 10 else f"{ids[0]} ... {ids[-1]} {len(ids)}"


SELECTED = [
    ("areas: any, of: you", "andalucia castile leon macaronesia"),
    ("areas: any, fully_owned_by: you", "castile leon"),
    (
        "areas: any, adjacent_to_realm: granada",
        "algiers andalucia aragon castile leon macaronesia northern_morocco portugal",
    ),
    ("areas: any, adjacent_to_realm: granada, by_land: true", "andalucia castile leon portugal"),
    (
        "areas: any, adjacent_to_area: leon",
        "andalucia aquitaine aragon brittany_normandy castile macaronesia northern_morocco portugal",
    ),
    ("areas: any, adjacent_to_area: leon, by_land: true", "andalucia aragon castile portugal"),
    ("areas: any, adjacent_to_sea: bay_of_biscay", "aquitaine aragon brittany_normandy leon"),
    (
        "areas: any, adjacent_to_node: sevilla",
        "algiers andalucia aragon castile leon macaronesia northern_morocco portugal southern_morocco",
    ),
    ("areas: any, adjacent_to_piece: {units: any, owner: you}", "algiers ... portugal 10"),
    ("areas: [leon, andalucia, castile], not_adjacent_to_sea_mark: star", "leon andalucia castile"),
    ("areas: any, of: you, religion: catholic", "leon macaronesia"),
    ("areas: any, of: you, religion: protestant", "castile"),
    ("areas: any, of: you, not_religion: state", "andalucia castile"),
    ("areas: any, of: you, religion: state", "leon macaronesia"),
    ("areas: $spread, was_religion: muslim", "leon"),
    ("areas: $spread, was_religion: catholic", 0),
    ("areas: any, elector: true", "bohemia brandenburg rhineland saxony westphalia"),
    ("areas: any, hre: true, of: burgundy", "burgundy flanders_wallonia"),
    ("areas: any, map: america", "amazonas ... virginia 24"),
    ("areas: any, has: {units: rebel}", "leon"),
    ("areas: any, of: you, lacks: {pieces: town, owner: you, unrest: true}", "andalucia castile macaronesia"),
    ("areas: any, capital_of: [you, france]", "castile seine"),
    ("areas: any, core_area_of: granada", 0),
    ("areas: any, of: you, dissent_of: you", "andalucia castile"),
    ("areas: any, of: you, rival_faith_of: you", "castile"),
    ("areas: any, of: you, next_to_rival_faith: true", "castile leon"),
    ("areas: any, hostile_to: france", "andalucia burgundy flanders_wallonia leon netherlands seine"),
    ("areas: any, influence_lead: you", "aragon burgundy lombardy naples"),
    ("areas: any, reach: covert", "algiers ... portugal 14"),
    ("areas: any, reach: influence_action, map: main, of: granada", "andalucia"),
    ("areas: battleground", "central_italy lombardy naples sicily venetia"),
    ("provinces: any, owner: you", "cordoba burgos madrid murcia badajoz galicia salamanca canarias"),
    ("provinces: [lisboa, madrid, sevilla], owner: you", "madrid"),
    ("provinces: [lisboa, madrid, sevilla], rightful_owner: you", "madrid sevilla"),
    ("provinces: any, owner: none, in: andalucia", 0),
    ("provinces: any, controller: france, in: flanders_wallonia", 0),
    ("provinces: any, held_by: you, in: [andalucia, aragon]", "cordoba zaragoza"),
    ("provinces: any, occupied_by: france", "artois"),
    ("provinces: any, core_of: you, in: andalucia", "cordoba gibraltar granada sevilla"),
    ("provinces: any, not_core_of: you, owner: you", 0),
    ("provinces: any, flag: granada", "gibraltar granada"),
    ("provinces: any, capital_of: [you, emperor]", "wien madrid"),
    ("provinces: any, adjacent_to_area: castile", "kabylia ... tangiers 18"),
    ("provinces: any, adjacent_to_sea: western_mediterranean, owner: you", "murcia"),
    ("provinces: any, adjacent_to_realm: granada", "kabylia ... porto 24"),
    ("provinces: any, facing: bay_of_biscay, owner: you", "galicia"),
    ("provinces: any, coastal: true, owner: you", "murcia galicia canarias"),
    ("provinces: any, port: large, owner: you", 0),
    ("provinces: any, port: island, in: corsica_sardinia", "corsica sardenya"),
    ("provinces: any, size: large, owner: you", "madrid salamanca"),
    ("provinces: any, gold: true, map: america", "charcas cuzco la_plata mexico minas_gerais new_granada"),
    ("provinces: any, vacant: true, map: africa", "angola cape_of_good_hope gold_coast natal"),
    ("provinces: any, unrest: true", "galicia artois"),
    ("provinces: any, owner: you, except: [madrid]", "cordoba burgos murcia badajoz galicia salamanca canarias"),
    ("provinces: any, owner: you, not: {in: andalucia}", "burgos madrid murcia badajoz galicia salamanca canarias"),
    ("provinces: $two", "galicia paris"),
    ("provinces: any, owner: $two", "cordoba ... paris 20"),
    ("realms: pr", "castile england france austria"),
    ("realms: opponents", "england france austria"),
    ("realms: others", "england france austria"),
    ("realms: dnpr", 0),
    ("realms: distant, is: npr", "central_america ... uzbek 42"),
    ("realms: any, is: hre_member, adjacent_to: austria", "ulm ... switzerland 25"),
    ("realms: any, is: imperial_subject, adjacent_to: austria", "ulm ... switzerland 25"),
    ("realms: any, is: emperor", "austria"),
    ("realms: any, is: papal_controller", "castile"),
    ("realms: pr, is: at_peace", "castile england austria"),
    ("realms: pr, is: opponent", "england france austria"),
    (
        "realms: any, is: [independent, christian], adjacent_to: you",
        "england france portugal aragon navarra brittany",
    ),
    ("realms: pr, id: [france, england]", "england france"),
    ("realms: pr, idea: cabinet", "castile"),
    ("realms: any, adjacent_to: you, religion: muslim", "morocco tunis tlemcen granada"),
    ("realms: any, adjacent_to: you, not_religion: muslim", "england france portugal aragon navarra brittany"),
    ("realms: any, adjacent_to: you, religion: state", "england france portugal aragon navarra brittany"),
    ("realms: any, adjacent_to: granada, same_religion_as: granada", "morocco tunis tlemcen"),
    ("realms: any, adjacent_to: you, opposed_faith_to: you", "morocco tunis tlemcen granada"),
    ("realms: any, ally_of: you", "florence"),
    ("realms: any, married_to: you", "aragon"),
    ("realms: any, partner_of: you", "aragon florence"),
    ("realms: any, friend_of: you", "aragon florence"),
    ("realms: any, vassal_of: you", 0),
    ("realms: any, vassal_of: burgundy", "brabant flanders holland"),
    ("realms: any, vassal_of: aragon", "naples"),
    ("realms: any, truce_with: you", "england"),
    ("realms: any, at_war_with: france", "burgundy"),
    ("realms: any, adjacent_to: granada", "castile portugal aragon morocco tunis tlemcen"),
    (
        "realms: any, adjacent_to_area: leon",
        "castile england france portugal aragon morocco navarra brittany granada",
    ),
    ("realms: npr, adjacent_to_sea: adriatic_sea", "ottomans papal_states venice ferrara ragusa albania"),
    ("realms: pr, adjacent_to_piece: {units: rebel}", "castile england france"),
    ("realms: any, in: andalucia", "castile granada"),
    ("realms: any, capital_in: lombardy", "milan genoa mantua"),
    ("realms: any, flag_of: warszawa", "mazovia"),
    ("realms: any, alliance_token_in: central_italy", "florence"),
    ("realms: any, claim_valid: portugal", "portugal"),
    ("realms: any, influence_lead: {who: you, min: 2}", "aragon milan savoy navarra genoa mantua"),
    ("realms: pr, chose: A", "castile france"),
    ("realms: pr, top: ducats", "england france austria"),
    ("realms: opponents, top: stability", "england france austria"),
    ("realms: pr, map: main", "castile england france austria"),
    ("realms: any, is: independent, has: {tokens: marriage}", "portugal aragon hungary"),
    ("realms: pr, has: {pieces: town, in: leon}", "castile"),
    ("realms: pr, lacks: {tokens: presence, where: lombardy}", "england"),
    ("pieces: town, owner: you", "cordoba sevilla burgos madrid murcia badajoz galicia salamanca canarias"),
    ("pieces: vassal, owner: you", "zaragoza"),
    ("pieces: any, owner: you, disorder: true", "sevilla galicia"),
    ("pieces: any, owner: you, occupied: true", "sevilla"),
    ("pieces: any, owner: france, in: flanders_wallonia", 0),
    ("pieces: town, owner: france, unrest: true", "artois"),
    ("pieces: rebel_town", "sevilla"),
    ("pieces: town, owner: you, size: large", "sevilla madrid salamanca"),
    ("pieces: town, owner: you, size: small", "cordoba burgos murcia badajoz galicia canarias"),
    ("pieces: town, owner: you, core: false", 0),
    ("pieces: town, at: [galicia, paris]", "galicia paris"),
    ("pieces: town, owner: you, in_or_adjacent_to: portugal", "cordoba sevilla badajoz galicia salamanca canarias"),
    ("pieces: town, map: distant", 0),
    ("tokens: claim, owner: you", 1),
    ("tokens: core, owner: you", 1),
    ("tokens: influence, owner: you", 9),  # the Marriage with Aragon counts (PP-11.2.4)
    ("tokens: influence, where: lombardy", 4),
    ("tokens: influence_cubes, owner: you", 8),
    ("tokens: influence_cubes, owner: austria, where: [rhineland, westphalia, saxony]", 3),  # the Empire's (PP-18.2.4)
    ("tokens: alliance, owner: you", 1),
    ("tokens: marriage, owner: you, disputed: true", 1),
    ("tokens: merchant, owner: you, node: genoa", 1),
    ("tokens: presence, owner: you, where: [lombardy, naples, aragon, castile]", 10),
    ("tokens: any, owner: you, in_or_adjacent_to: naples", 3),
    ("units: any, owner: you", 7),
    ("units: any, owner: you, kind: regular", 6),
    ("units: infantry, owner: you", 5),
    ("units: cavalry, owner: you", 1),
    ("units: artillery, owner: you", 1),
    ("units: any, owner: you, kind: regular, state: [available, exhausted]", 4),
    ("units: any, owner: you, in: leon", 5),
    ("units: any, owner: you, in_or_adjacent_to: andalucia, by_land: true", 7),
    ("units: rebel", 2),
    ("units: hostile_or_rebel", 2),
    ("ships: any, owner: you", 6),
    ("ships: light, owner: you", 4),
    ("ships: heavy, owner: you", 2),
    ("ships: any, owner: you, at_sea: true", 5),
    ("ships: any, owner: you, on_slot: true", 1),
    ("ships: any, owner: you, in_fleet: true", 3),
    ("ships: any, owner: you, sea: bay_of_biscay", 2),
    ("ships: any, owner: you, map: main", 6),
    ("ports: any, owner: you", "murcia galicia canarias"),
    ("ports: any, owner: you, facing: western_mediterranean", "murcia"),
    ("nodes: any, merchant_of: you", "genoa sevilla"),
    ("nodes: distant", "china_japan east_indies indian_ocean ivory_coast north_america south_america"),
    ("nodes: maritime, connected_to: you", "bordeaux english_channel"),
    ("nodes: [sevilla, genoa], expanded: false", "sevilla genoa"),
    ("sea_zones: any, adjacent_to_node: sevilla", "central_atlantic western_mediterranean"),
    (
        "sea_zones: any, mark: dagger",
        "adriatic_sea aegean_sea central_mediterranean eastern_mediterranean gulf_of_lion western_mediterranean",
    ),
    (
        "sea_zones: any, map: main, has: {ships: any, owner: you, at_sea: true}, lacks: {ships: any, owner: "
        "opponents, at_sea: true}, faced_by: {ports: any, owner: you}",
        "bay_of_biscay",
    ),
    ("ideas: any, owner: you", "deus_vult cabinet"),
    ("ideas: displayed, type: mil", "cannons defensive_mentality military_drill"),
    ("ideas: any, basic: true, type: adm", "tolerance"),
    ("ideas: any, age: [3, 4], type: dip", "trade_companies constitutional_monarchy"),
    ("ideas: displayed, owner: none, type: dip", "quest_for_the_new_world efficient_spies pride_and_glory"),
    ("characters: ruler, owner: you", "start_castile_1444"),
    ("characters: general, owner: you", "start_castile_1444"),
    ("characters: advisor, owner: you", 0),
    ("characters: ruler, dice: true", "start_france_1444 start_austria_1444"),
    ("maps: distant, has: {provinces: any, owner: portugal}", 0),
    ("maps: distant, has: {provinces: any, vacant: true}", "africa america far_east north_central_asia"),
    ("realms: any, peace_enforced_by: you", "granada"),
    ("realms: any, at_war_this_age_with: france", "burgundy"),
    ("nodes: any, collected_this_age_by: you", "genoa"),
]


@pytest.mark.parametrize(("text", "expected"), SELECTED, ids=[text for text, _ in SELECTED])
def test_selector(g: Game, c: Context, text: str, expected: str | int) -> None:
    assert found(g, c, read(text)) == expected


def test_every_filter_of_the_vocabulary_is_tested() -> None:
    """Each head and filter of docs/effects.md 5 that the code knows stands in a row above."""
    rows = [read(text) for text, _ in SELECTED]
    used = {(selectors.head_of(row).name, key) for row in rows for key, _ in parts(row)}
    nested = " ".join(text for text, _ in SELECTED)
    known = {(head.name, key) for head in selectors.HEADS.values() for key in head.tests}
    missing = {(name, key) for name, key in known - used if f"{name}: " not in nested or f"{key}: " not in nested}
    assert missing == {("realms", "special"), ("realms", "display")}


def test_a_fallback_is_used_if_not_enough_qualifies(g: Game, c: Context) -> None:
    assert found(g, c, read("areas: [leon], religion: muslim, pick: 1, fallback: [aragon]")) == "aragon"
    assert found(g, c, read("areas: [leon], religion: catholic, pick: 2, fallback: [aragon]")) == "leon aragon"
    assert found(g, c, read("areas: [leon], religion: catholic, pick: 1, fallback: [aragon]")) == "leon"


def test_a_union_and_what_the_elements_are_called(g: Game, c: Context) -> None:
    raw = read("any_of: [{provinces: any, owner: you, in: andalucia}, {pieces: vassal, owner: you}]")
    assert [PROVINCE.id(p) for p in select.find(g, c, raw)] == ["cordoba", "zaragoza"]
    assert select.count(g, c, raw) == 2


def test_who_from_the_active_player_clockwise(g: Game, c: Context) -> None:
    """PP-16.3.4: players first, then the others; out of play nobody counts."""

    def ids(raw: Any, you: str = "castile") -> list[str]:
        context = Context({}, "PP-16.3.4", realm(you), realm("france"))
        context.labels = c.labels
        return [REALM.id(r) for r in select.who(g, context, realms(raw))]

    assert ids("all") == ["france", "austria", "castile", "england"]
    assert ids("others", "austria") == ["france", "castile", "england"]
    assert ids(["granada", "castile", "france"]) == ["france", "castile", "granada"]
    assert ids("active") == ["france"]
    assert ids("emperor") == ["austria"]
    assert ids("papal_controller") == ["castile"]
    assert ids("$two") == ["france", "castile"]
    assert ids("united_states") == []
    assert ids("$nowhere") == []


def test_a_realm_word_is_of_the_step_under_way(g: Game, c: Context) -> None:
    handling = c.handling(realm("france"))
    assert select.who(g, handling, "self") == [realm("france")]
    assert select.who(g, handling, "you") == [realm("castile")]
    assert select.who(g, c.about(realm("granada")), "it") == [realm("granada")]
    assert realm("france") not in select.who(g, handling, "opponents")


PICK = Kind("pick_area", "PP-16.3.1", AREA)


def pick(g: Game, c: Context, text: str, *answers: str) -> list[str]:
    """What is picked; every answer must be among the options."""
    raw = read(text)
    script = select.picked(g, c, raw, select.areas(g, c, raw), 0, PICK)
    left, reply = list(answers), None
    while True:
        try:
            ask = next_question(script, reply)
        except StopIteration as end:
            assert not left
            return [AREA.id(a) for a in end.value]
        assert left, [PICK.option_id(option) for option in ask.options]
        reply = ask.find(left.pop(0))
        assert reply is not None


def test_picking(g: Game, c: Context) -> None:
    """All without ``pick``; so many; from so many to so many; fewer if there are fewer; ``prefer`` first."""
    assert pick(g, c, "areas: [leon, aragon]") == ["leon", "aragon"]
    assert pick(g, c, "areas: [leon, aragon], pick: 1", "aragon") == ["aragon"]
    assert pick(g, c, "areas: [leon, aragon], pick: 3", "aragon") == ["aragon", "leon"]
    assert pick(g, c, "areas: [leon, aragon, castile], pick: [1, 2]", "castile", "stop") == ["castile"]
    assert pick(g, c, "areas: [leon, aragon, castile], pick: [1, 2]", "castile", "leon") == ["castile", "leon"]
    assert pick(g, c, "areas: [leon, aragon, castile], pick: 1, prefer: [aragon]") == ["aragon"]
    assert pick(g, c, "areas: [leon, aragon, castile], pick: 1, prefer: {has: {units: rebel}}") == ["leon"]


def test_own_pieces(g: Game) -> None:
    """Nobody occupies them; sevilla is under a Rebel Town."""

    def own(**keys: Any) -> list[str]:
        return [PROVINCE.id(p) for p in select.own_pieces(g, g.realm[0], **keys)]

    assert own(unrest=True) == ["galicia"]
    assert own(kind="vassal") == ["zaragoza"]
    assert own(where=[area("andalucia")]) == ["cordoba"]
    assert "sevilla" not in own(kind="town")
    assert select.own_pieces(g, realm("granada")) == []


CONDITIONS = [
    # stat
    ("stat: ducats, min: 8", True),
    ("stat: ducats, min: 9", False),
    ("stat: ducats, max: 7", False),
    ("stat: stability, who: it, min: 0", True),
    ("stat: base_tax, more_than: you, who: france", True),
    ("stat: base_tax, who: you, more_than: france", False),
    ("stat: base_tax, more_than: enemies_base_tax", True),
    ("stat: players_choosing, option: A, min: 2", True),
    ("stat: players_choosing, option: A, who: others, max: 1", True),
    ("stat: players_choosing, option: A, min_share: 0.5", True),
    ("stat: players_choosing, option: B, min_share: 0.5", False),
    # count
    ("count: {provinces: any, owner: you}", True),
    ("count: {provinces: any, owner: you}, min: 8", True),
    ("count: {provinces: any, owner: you}, min: 9", False),
    ("count: {provinces: any, owner: you}, max: 7", False),
    ("count: {ideas: any, owner: united_states}, max: 0", True),
    ("count: {tokens: influence, owner: you, where: [lombardy]}, most: true", True),
    ("count: {tokens: influence, owner: you, where: [seine]}, most: true", False),
    ("count: {ships: any, owner: you, at_sea: true}, min: 6, most: true", False),
    ("count: {provinces: any, vacant: true}, min: 1, min_maps: 4", True),
    ("count: {provinces: any, vacant: true, map: america}, min: 1, min_maps: 2", False),
    # realm
    ("realm: you, idea: cabinet", True),
    ("realm: france, idea: cabinet", False),
    ("realm: [castile, france], is: pr", True),
    ("realm: [castile, granada], is: pr", False),
    ("realm: united_states, is: pr", False),
    ("realm: it, religion: muslim, adjacent_to: you", True),
    # several
    ("any: [{stat: ducats, min: 9}, {realm: you, is: pr}]", True),
    ("any: [{stat: ducats, min: 9}, {realm: you, is: npr}]", False),
    ("all: [{stat: ducats, min: 8}, {realm: you, is: npr}]", False),
    ("not: {stat: ducats, min: 9}", True),
    ("at_least: 2, of: [{stat: ducats, min: 8}, {realm: you, is: pr}, {realm: you, is: npr}]", True),
    ("at_least: 3, of: [{stat: ducats, min: 8}, {realm: you, is: pr}, {realm: you, is: npr}]", False),
]


@pytest.mark.parametrize(("text", "expected"), CONDITIONS, ids=[text for text, _ in CONDITIONS])
def test_condition(g: Game, c: Context, text: str, expected: bool) -> None:
    assert conditions.holds(g, c.about(realm("granada")), read(text)) is expected


def test_the_most_is_asked_of_the_candidate(g: Game, c: Context) -> None:
    """``it``: the PR with the most Influence in LOMBARDY is Castile, with 2."""
    raw = read("realms: pr, if: [{count: {tokens: influence, owner: it, where: [lombardy]}, min: 2, most: true}]")
    assert found(g, c, raw) == "castile"


STATS = {
    "stability": 0,
    "base_tax": 10,
    "tax_income": 11,
    "ducats": 8,
    "prestige": 4,
    "interest": 2,
    "imperial_authority": 3,
    "age": 1,
    "exhausted_manpower": 3,
    "advisor_bonus": 4,
    "highest_power": 7,
    "skill_sum": 8,
    "enemies_base_tax": 2,
    "main_map_towns": 9,
    "large_towns_left": 5,
    "ducats_on_event": 6,
    "trade_income_this_round": 11,
    "distant_collections_this_round": 1,
    "unrest_removed_this_turn": 2,
    "slots_converted_this_age": 4,
    "tax_value_gained_by_peace": 5,
    "net_income": 18,
    "naval_battles_won_this_round": 3,
}


@pytest.fixture
def with_values(g: Game) -> Game:
    g.prestige[0], g.interest[0], g.exhausted[0] = 4, 2, 3
    g.power[0:3] = [2, 7, 1]
    g.advisor[0:2] = [CHARACTER.value("adm_02_1") or 0, CHARACTER.value("dip_02_1") or 0]
    g.war[realm("granada") * 6] = 2
    for tally, number in ((0, 11), (1, 1), (2, 2), (3, 4), (4, 5), (5, 18)):
        history.add(g, 0, tally, number)
    history.note_victory_at_sea(g, 0, [realm("england"), realm("tunis"), realm("tunis")])
    return g


@pytest.mark.parametrize(("name", "expected"), STATS.items())
def test_stat(with_values: Game, c: Context, name: str, expected: int) -> None:
    assert stats.stat(with_values, c, c.you, name) == expected


def test_stats_with_more_to_say(with_values: Game, c: Context) -> None:
    g = with_values

    def stat(name: str, text: str = "") -> int:
        said = read(f"stat: {name}, {text}")
        return stats.stat(g, c, c.you, said.stat, said)

    assert stat("naval_battles_won_this_round", "enemy: {realms: any, religion: muslim}") == 2
    assert stat("players_choosing", "option: same") == 1  # France has the option of Castile, the Active Player
    assert stat("done", "of: $spread") == 3
    assert stat("shortfall", "of: $two") == 2
    assert stat("tax_value", "of: {pieces: town, owner: you, in: castile}") == 4  # Madrid is large
    card = Found()
    card.cards = [0]
    c.labels["card"] = card
    assert stat("trade_card_lowest_income", "of: $card") == 7
    assert stats.stat(g, c, realm("granada"), "ducats") == 0  # no player's
    assert stats.stat(g, c, realm("granada"), "base_tax") == 2


def test_snapshots(g: Game, c: Context) -> None:
    """``was``, ``was_not``, ``since``, ``factor``: the position directly after setup, and at the start of the Age."""
    assert found(g, c, read("provinces: any, held_by: you, was_not: {at: setup, held_by: you}")) == "zaragoza"
    assert found(g, c, read("provinces: any, owner: you, in: leon, was: {at: setup, owner: you}")) != 0
    assert found(g, c, read("provinces: [paris], was: {at: age, owner: you}")) == 0
    new = "realms: any, partner_of: you, was_not: {at: setup, partner_of: you}"
    assert found(g, c, read(new)) == "aragon florence"
    assert found(g, c, read("areas: any, of: you, was_not: {at: age, of: you}")) == 0
    raw = read("count: {tokens: presence, owner: you, where: [lombardy, naples]}, since: age, gain: 3")
    assert conditions.holds(g, c, raw)
    history.begin_age(g)
    assert not conditions.holds(g, c, raw)
    g.small_towns[0] += 4
    assert conditions.holds(g, c, read("stat: base_tax, since: age, gain: 4"))
    assert not conditions.holds(g, c, read("stat: base_tax, since: age, gain: 5"))
    assert not conditions.holds(g, c, read("stat: base_tax, since: setup, factor: 2"))
    g.large_towns[0] += 5
    assert conditions.holds(g, c, read("stat: base_tax, since: setup, factor: 2"))
    copy = Game.decode(g.encode())
    assert conditions.holds(copy, c, read("stat: base_tax, since: age, gain: 4"))
    assert not conditions.holds(copy, c, read("stat: base_tax, since: age, gain: 15"))


HAPPENS = [
    ("battle_won", {"kind": "land", "enemy_lost": 4}, "happens: battle_won, kind: land, enemy_lost: 4", True),
    ("battle_won", {"kind": "land", "enemy_lost": 3}, "happens: battle_won, kind: land, enemy_lost: 4", False),
    ("battle_won", {"kind": "naval", "enemy_lost": 4}, "happens: battle_won, kind: land, enemy_lost: 4", False),
    ("siege_won", {"rebel_towns": 2}, "happens: siege_won, rebel_towns: 2", True),
    ("siege_won", {}, "happens: battle_won", False),
    ("war_ended", {"how": "victor", "from": "france"}, "happens: war_ended, how: [victor, negotiated]", True),
    ("war_ended", {"how": "white", "from": "france"}, "happens: war_ended, how: [victor, negotiated]", False),
    ("war_ended", {"from": "granada"}, "happens: war_ended, from: {realms: opponents}", False),
    ("province_gained", {"vassal": True}, "happens: province_gained", False),
    ("province_gained", {"vassal": True}, "happens: province_gained, vassals: true", True),
    ("trade_collected", {"node": "genoa", "min": 9}, "happens: trade_collected, node: {nodes: distant}, min: 8", False),
    ("trade_collected", {"node": "north_america", "min": 9}, "happens: trade_collected, node: {nodes: distant}", True),
]


@pytest.mark.parametrize(("trigger", "facts", "text", "expected"), HAPPENS)
def test_happens(g: Game, c: Context, trigger: str, facts: dict[str, Any], text: str, expected: bool) -> None:
    facts = dict(facts)
    if "from" in facts:
        facts["from"] = realm(facts["from"])
    if "node" in facts:
        facts["node"] = node(facts["node"])
    assert not conditions.holds(g, c, read(text))  # nothing happens
    c.occurrence = Occurrence(trigger, facts)
    assert conditions.holds(g, c, read(text)) is expected


def test_battle(g: Game, c: Context) -> None:
    """About the battle under way, from the side of ``self``."""

    def holds(text: str) -> bool:
        return conditions.holds(g, c, read(text))

    assert not holds("battle: land")
    own, foes = Side([0], [], 0), Side([], [Raised(realm("granada"), 2)], 1)
    foes.began = 3
    g.battle = Battle(LAND, area("leon"), foes, own)
    assert holds("battle: land") and not holds("battle: naval")
    assert holds("battle: enemy_units, min: 3") and not holds("battle: enemy_units, min: 4")
    assert holds("battle: main_defender_at_home")
    assert not holds("battle: ruler_leads") and not holds("battle: own_leader")
    assert holds("battle: own_regulars")
    own.general, own.leader, g.general[0] = 0, g.ruler[0], RULER
    assert holds("battle: ruler_leads") and holds("battle: own_leader")
    own.roller = NOBODY  # lends a hand
    assert not holds("battle: own_leader") and not holds("battle: own_regulars")
    own.roller = 0
    g.battle = Battle(LAND, area("leon"), own, foes)
    assert not holds("battle: main_defender_at_home")
    g.battle = Battle(NAVAL, 3, own, foes)
    assert holds("battle: naval")


def test_out_of_play_never_counts() -> None:
    """Provinces, Areas and Realms of a map side that is not in play."""
    g = free_board("castile", "france")
    c = Context({}, "PP-16.3", g.realm[0])
    out = [p for p in range(len(g.board.in_play)) if not g.board.in_play[p]]
    assert select.provinces(g, c, (PROVINCE.id(out[0]), "madrid")) == [province("madrid")]
