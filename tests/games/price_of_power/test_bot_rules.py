"""Chapter 22, paragraph by paragraph: what a position file does not reach, or says only at length."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

import pytest

from tests.games.price_of_power.boards import board_of, position_board
from tests.games.price_of_power.scripts import run
from westphalia.games.price_of_power import bot_power, pieces, terms
from westphalia.games.price_of_power.automata import charts, entry
from westphalia.games.price_of_power.automata.charts import Aim
from westphalia.games.price_of_power.automata.choices import attended, decide, worth
from westphalia.games.price_of_power.battle import LAND, Battle, Side
from westphalia.games.price_of_power.board import AREA_OF, EVENTS, REALM, area, province, realm
from westphalia.games.price_of_power.bot_data import CARDS, Target, chart, deck, substitute
from westphalia.games.price_of_power.cost import Cost
from westphalia.games.price_of_power.ids import Area, Seat, pair
from westphalia.games.price_of_power.model import BOT as RUN_BY_BOT
from westphalia.games.price_of_power.model import CLAIM, CORE, ENTERING, FALLEN, NOBODY, WAITING, Game
from westphalia.games.price_of_power.phases import cleanup, end_of_age, income
from westphalia.games.price_of_power.rules import bankruptcy, bots, casualties, hre, land_battles, units
from westphalia.games.price_of_power.rules import realm as realm_rules
from westphalia.games.price_of_power.tables import ADM, ARTILLERY, CATHOLIC, CAVALRY, CUBES, INFANTRY
from westphalia.kernel.chance import Chance, ScriptedChance
from westphalia.kernel.script import Ask, Script

CASTILE, ENGLAND, BOT = Seat(0), Seat(1), Seat(2)
PORTUGAL = ["lisboa", "porto", "beira", "madeira", "ceuta", "fez", "gharb", "marrakech", "tangiers"]  # 10 in all


def austria(**changes: Any) -> Game:
    """A table of Castile, England and a Bot that runs Austria; it is Castile's Turn."""
    given = {"realms": ["castile", "england", "bot.austria"], "curia": [], **changes}
    return position_board({**given, "austria": {"bot_power": 5, **given.get("austria", {})}})


def carried_out(g: Game, script: Any) -> Any:
    """A script in which only Bots have anything to say."""
    result, asked = run(attended(g, script))
    assert not asked
    return result


# 22.1 What a Bot is


@pytest.mark.parametrize(
    ("act", "left"),
    [
        (lambda g: realm_rules.gain_ducats(g, BOT, 7, ""), 6),
        (lambda g: realm_rules.gain_ducats(g, BOT, 3, ""), 5),
        (lambda g: carried_out(g, bankruptcy.pay_compulsory(g, BOT, 11, "")), 3),
        (lambda g: carried_out(g, bankruptcy.pay_compulsory(g, BOT, 40, "")), 0),
        (lambda g: carried_out(g, pieces.gain_power(g, BOT, ADM, "", 3)), 8),
        (lambda g: carried_out(g, realm_rules.gain_any_power(g, BOT, 2, "")), 7),
        (lambda g: pieces.lose_power(g, BOT, ADM, 2), 3),
        (lambda g: carried_out(g, realm_rules.lose_any_power(g, BOT, 9, "")), 0),
        (lambda g: carried_out(g, realm_rules.change_stability(g, BOT, 2, "")), 7),
        (lambda g: carried_out(g, realm_rules.change_stability(g, BOT, -3, "")), 2),
        (lambda g: carried_out(g, realm_rules.change_stability(g, BOT, -9, "")), 0),
        (lambda g: realm_rules.pay(g, BOT, Cost(adm=1, mil=1, ducats=9)), 1),
    ],
)
def test_in_its_own_coin(act: Callable[[Game], object], left: int) -> None:
    """PB-1.3: Monarch Power 1 for 1, of Ducats every 4, a step of Stability 1; a loss stops at 0."""
    g = austria()
    act(g)
    assert g.bot_power[BOT] == left
    assert not g.ducats[BOT] and not g.stability[BOT] and not any(g.power[BOT * 3 : BOT * 3 + 3])


def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    """PB-1.3"""
    g = austria()
    assert realm_rules.why_not_pay(g, BOT, Cost(dip=4, ducats=7)) is None
    refused = realm_rules.why_not_pay(g, BOT, Cost(dip=4, ducats=8))
    assert refused is not None and refused.rule == "PB-1.3"
    assert realm_rules.total_power(g, BOT) == 5


def test_where_a_cube_comes_from() -> None:
    """PB-1.6: Spent Bot Power; Influence without a tie, the furthest first; that of the poorest Ally; Bot Power."""
    g = austria(
        austria={
            "bot_power": 1,
            "bot_spent": 1,
            "alliances": ["hungary", "bavaria"],
            "influence": {"royal_hungary": 1, "bavaria_swabia": 1, "lombardy": 1, "portugal": 1},
        }
    )
    g.cubes[BOT] = 0
    left = list[str]()
    while bot_power.has_cube(g, BOT):
        assert g.cubes[BOT] == 1
        g.cubes[BOT] = 0
        held = [key for key in ("portugal", "lombardy", "bavaria_swabia", "royal_hungary") if influence(g, key)]
        left.append(" ".join([*held, f"{g.bot_power[BOT]}/{g.bot_spent[BOT]}"]))
    assert left == [
        "portugal lombardy bavaria_swabia royal_hungary 1/0",
        "lombardy bavaria_swabia royal_hungary 1/0",
        "bavaria_swabia royal_hungary 1/0",
        "royal_hungary 1/0",
        "1/0",
        "0/0",
    ]


def influence(g: Game, key: str) -> int:
    return g.influence[pair(area(key), BOT)]


def test_bot_power_comes_from_the_supply_then_from_spent_bot_power_and_influence() -> None:
    """PB-1.6: the Bot Power of a level is granted while there is Influence to take it from."""
    g = austria(austria={"bot_spent": 1, "influence": {"bohemia": 3}})
    g.cubes[BOT] = 1
    assert bot_power.gain(g, BOT, 4, "") == 4
    assert (g.bot_power[BOT], g.bot_spent[BOT], g.cubes[BOT]) == (9, 0, 0) and influence(g, "bohemia") == 1
    assert bot_power.gain(g, BOT, 3, "") == 1, "what it has is no source"
    assert g.bot_power[BOT] == 10 and influence(g, "bohemia") == 0


def test_a_claim_is_taken_back_overseas_first_then_where_least_is_to_be_had() -> None:
    """PB-1.7: of 6 in use that on a Distant Continent goes, then that of the lowest Tax Value, the furthest; Core
    tokens are others, and a Claim on a vacant Territory stays."""
    near = ["tirol", "venetia", "bohemia", "cyprus"]
    g = austria(austria={"claims": [*near, "delhi", "canada"], "cores": ["royal_hungary", "lombardy"]})
    assert poorest(g, [*near, "delhi"]) == "cyprus"
    carried_out(g, pieces.place_claim(g, BOT, area("castile")))
    assert not g.claim[pair(area("delhi"), BOT)]
    carried_out(g, pieces.place_claim(g, BOT, area("aragon")))
    held = {key for key in (*near, "canada", "royal_hungary", "lombardy") if g.claim[pair(area(key), BOT)]}
    assert {*near} - held == {poorest(g, [*near, "castile"])}
    assert {"canada", "royal_hungary", "lombardy"} <= held


def test_core_tokens_are_no_claims() -> None:
    """PB-1.7: 6 Claims and 2 Core tokens, whatever becomes of the others."""
    claims = ["tirol", "venetia", "bohemia", "lombardy", "seine", "cyprus"]
    g = austria(austria={"claims": claims, "cores": []})
    carried_out(g, pieces.place_claim(g, BOT, area("royal_hungary"), CORE))
    assert all(g.claim[pair(area(key), BOT)] == CLAIM for key in claims)
    g = austria(austria={"claims": claims[:5], "cores": ["royal_hungary"]})
    carried_out(g, pieces.place_claim(g, BOT, area("cyprus")))
    assert all(g.claim[pair(area(key), BOT)] == CLAIM for key in claims)


def poorest(g: Game, keys: list[str]) -> str:
    far = bot_power.distances(g, area("austria"))
    value = {key: sum(terms.tax_value(g, p) for p in g.board.provinces_of[area(key)]) for key in keys}
    return min(keys, key=lambda key: (value[key], -far[area(key)], key))


def test_at_most_two_core_tokens() -> None:
    """PB-1.7"""
    g = austria(austria={"cores": ["royal_hungary", "bohemia"], "claims": []})
    carried_out(g, pieces.place_claim(g, BOT, area("tirol"), CORE))
    assert [g.claim[pair(area(key), BOT)] for key in ("royal_hungary", "bohemia", "tirol")].count(CORE) == 2
    assert g.claim[pair(area("tirol"), BOT)] == CORE != CLAIM


# 22.4 Targets


@pytest.mark.parametrize(
    ("kind", "key", "changes", "found"),
    [
        ("realm", "hungary", {}, "hungary"),
        ("realm", "croatia", {}, "hungary"),  # a Vassal stands for its overlord
        ("realm", "ulm", {"province.ulm": {"town": "castile"}}, "castile"),  # without Provinces: who has its Capital
        ("owner_of", "zagreb", {}, "hungary"),
        ("owner_of", "milano", {"milano": {"town": "england"}}, "england"),
        ("realm_in", "lombardy", {}, "milan"),  # with its Capital there and the highest Tax Value
        ("realm_in", "venetia", {}, "venice"),
        ("realm_in", "bavaria_swabia", {}, "bavaria"),
        ("realm_in", "seine", {"paris": {"town": "castile"}, "champagne": {"town": "castile"}}, "castile"),
        (
            "realm_in",
            "seine",
            {"paris": {"town": "castile"}, "champagne": {"town": "england"}},
            "burgundy",
        ),  # equal
        ("realm_in", "austria", {}, None),  # its own Area means nobody
        ("territory", "bahia", {}, None),
    ],
)
def test_what_a_place_of_a_chart_means(kind: str, key: str, changes: Mapping[str, Any], found: str | None) -> None:
    """PB-4.2"""
    g = austria(**changes)
    domain = {"realm": realm, "owner_of": province, "realm_in": area, "territory": province}[kind]
    aim = charts.find(g, BOT, Target(kind, domain(key)))
    assert (None if aim.realm == NOBODY else REALM.id(aim.realm)) == found
    assert (aim.territory == province(key)) == (kind == "territory") if kind == "territory" else aim.territory == NOBODY
    expected = {"realm": lambda: AREA_OF[g.capital[realm(key)]], "realm_in": lambda: area(key)}
    assert aim.area == expected.get(kind, lambda: AREA_OF[province(key)])()


@pytest.mark.parametrize(
    ("key", "changes", "bot", "why"),
    [
        ("austria", {}, {}, "own"),
        ("hungary", {}, {"alliances": ["hungary"]}, "ally"),
        ("hungary", {"truce": [["austria", "hungary"]]}, {}, "truce"),
        ("castile", {"castile": {"status": "passed", "pass_order": 1, "events_taken": 1}}, {}, "passed"),
        ("portugal", {"england": {"status": "passed", "pass_order": 1, "events_taken": 1}}, {}, "patron"),
        ("hungary", {"war": [["austria", "hungary"]]}, {}, "war"),
        ("hungary", {}, {"influence": {"royal_hungary": 2, "hungarian_plain": 2}}, "influence"),
        ("hungary", {}, {"influence": {"royal_hungary": 2, "hungarian_plain": 1}}, ""),
        ("castile", {}, {"influence": {"castile": 4}}, ""),  # of NPRs only
        ("ulm", {}, {"claims": []}, ""),
        ("ulm", {}, {"claims": ["bavaria_swabia"], "available": 0}, "strong"),
        ("hungary", {}, {"claims": ["royal_hungary"], "available": 8}, "strong"),  # 9 in its Capital Area
        ("hungary", {}, {"claims": ["royal_hungary"], "available": 9}, ""),
        ("castile", {"cb": [["austria", "castile"]], "castile": {"manpower_tokens": 3}}, {}, "strong"),  # 9 against 8
        ("castile", {"cb": [["austria", "castile"]], "castile": {"manpower_tokens": 2}}, {}, ""),
    ],
)
def test_military_targets(key: str, changes: Mapping[str, Any], bot: Mapping[str, Any], why: str) -> None:
    """PB-4.5, PB-5.8"""
    g = austria(**changes, austria={"claims": [], "marriages": [], "influence": {}, **bot})
    found = charts.why_not_military(g, BOT, charts.find(g, BOT, Target("realm", realm(key))), recruits=9)
    assert found == why, (units.manpower(g, BOT), units.manpower(g, CASTILE))


@pytest.mark.parametrize(
    ("ideas", "claims", "why"),
    [([], [], "quest"), (["quest_for_the_new_world"], [], ""), (["quest_for_the_new_world"], ["bahia"], "claimed")],
)
def test_territories_as_military_targets(ideas: list[str], claims: list[str], why: str) -> None:
    """PB-4.5"""
    g = austria(austria={"ideas": ideas, "claims": claims})
    assert (
        charts.why_not_military(g, BOT, charts.find(g, BOT, Target("territory", province("bahia"))), recruits=3) == why
    )


@pytest.mark.parametrize(
    ("key", "changes", "why"),
    [
        ("hungary", {}, ""),
        ("austria", {}, "own"),
        ("castile", {}, "player"),
        ("hungary", {"war": [["austria", "hungary"]]}, "war"),
        ("kongo", {}, "distant"),
        ("portugal", {"dnprs": {"portugal": {"colour": "green", "provinces": PORTUGAL, "capital": "lisboa"}}}, "large"),
        ("portugal", {"dnprs": {"portugal": {"colour": "green", "provinces": PORTUGAL[:8], "capital": "lisboa"}}}, ""),
    ],
)
def test_diplomatic_targets(key: str, changes: Mapping[str, Any], why: str) -> None:
    """PB-4.6"""
    g = austria(**changes)
    assert charts.why_not_diplomatic(g, BOT, charts.find(g, BOT, Target("realm", realm(key)))) == why


def test_a_vassal_or_a_realm_without_land_is_no_diplomatic_target() -> None:
    """PB-4.6"""
    g = austria()
    assert charts.why_not_diplomatic(g, BOT, Aim(realm("croatia"), area("dalmatia"))) == "vassal"
    g.lands[realm("ulm")] = ()
    assert charts.why_not_diplomatic(g, BOT, Aim(realm("ulm"), area("tirol"))) == "own"
    assert charts.why_not_military(g, BOT, Aim(realm("ulm"), area("tirol")), recruits=3) == "own"


def test_lines_and_targets_below_them_in_their_order() -> None:
    """PB-4.3: of the line that was rolled the target, by a second die the first or the second below it, then the other;
    then the next lines, from the top again, each with its targets in order and no more dice."""
    rows = chart(realm("austria"), 1, military=True)
    for dice, start, turned in (((1, 3), 0, False), ((2, 4), 0, True), ((3, 1), 1, False), ((6, 6), 2, True)):
        g = austria(austria={"alliances": []})
        g.chance = ScriptedChance(dice)
        seen = list[Target]()

        def see(_: Game, __: Seat, target: Target, seen: list[Target] = seen) -> Aim:
            seen.append(target)
            return Aim(NOBODY, Area(0))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(charts, "find", see)
            assert charts.choose(g, BOT, military=True) is None
        expected = list[Target]()
        for step in range(3):
            row = rows[(start + step) % 3]
            below = row.children[::-1] if turned and not step else row.children
            expected += [row.target, *below]
        assert seen == expected


# 22.5 Actions

WORDS = {
    "Event": "event",
    "Military": "military",
    "Diplomacy": "diplomacy",
    "Naval": "naval",
    "Explore": "explore",
    "Colonize": "colonize",
    "Unrest": "unrest",
    "Convert": "convert",
    "Papal Curia": "papal_curia",
    "Spies": "spy",
    "Idea": "idea",
    "–": None,
}


def test_the_cards_are_those_of_the_list() -> None:
    """PB-5.1: each of the 24 as the table at the end of the chapter has it."""
    book = files("westphalia.games.price_of_power").joinpath("rulebook/22-bots.md").read_text(encoding="utf-8")
    table = book.split("## 22.10", 1)[1]
    listed = dict[int, tuple[str | None, str | None, str | None, int]]()
    for line in re.findall(r"^\| (\d.*) \|$", table, re.MULTILINE):
        numbers, action, alternative, at_war, cost = line.split(" | ")
        for place, number in enumerate(expand(numbers)):
            listed[number] = WORDS[action], word(alternative, place), WORDS[at_war], int(cost)
    printed = {card.number: (card.action, card.alternative, card.at_war, card.cost) for card in CARDS}
    assert printed == listed and len(listed) == 24


def expand(numbers: str) -> list[int]:
    first, _, last = numbers.partition("–")
    return [*range(int(first), int(last) + 1)] if last else [int(number) for number in numbers.split(", ")]


def word(alternative: str, place: int) -> str | None:
    if alternative.startswith("Focus: "):
        return "focus_" + alternative.removeprefix("Focus: ").split(", ")[place].lower()
    return WORDS[alternative]


@pytest.mark.parametrize(
    ("event", "letter", "value"),
    [
        ("151B", "A", -3),  # 3 Prestige lost
        ("151B", "B", -1),  # Unrest
        ("101-1", "A", 3),  # Prestige, a step that places Claims, Military Power
        ("105-1", "A", 0),  # for Muscovy, not for Austria
        ("111-1", "A", 1),  # 4 Ducats for whoever takes it
        ("117-2", "A", 0),  # 3 Ducats are nothing
    ],
)
def test_what_an_option_of_an_event_is_worth(event: str, letter: str, value: int) -> None:
    """PB-5.4"""
    card = next(card for card in EVENTS if card.id == event)
    assert worth(austria(), BOT, card.options[letter].fx) == value


# 22.6 At War


def battle(g: Game, attackers: list[Seat], defenders: list[Seat], kind: int = LAND) -> Battle:
    found = Battle(kind, area("tirol"), Side(attackers, [], 0), Side(defenders, [], 0))
    for side in found.sides:
        side.began = sum(terms.units_in(g, seat, area("tirol")) for seat in side.seats)
    return found


@pytest.mark.parametrize(("english", "main"), [(1, ENGLAND), (4, ENGLAND)])
def test_a_person_is_main_defender_before_a_bot(english: int, main: Seat) -> None:
    """PB-6.8: with fewer units too."""
    g = austria(
        austria={"army_1": {"area": "tirol", "infantry": 3}},
        england={"army_1": "none", "infantry": {"tirol": english}},
        castile={"army_1": {"area": "tirol", "infantry": 3}, "infantry": {}},
    )
    fight = battle(g, [CASTILE], [BOT, ENGLAND])
    carried_out(g, land_battles.name_main_defender(g, fight))
    assert fight.defender.roller == main and fight.defender.seats == [ENGLAND, BOT]


MILITARY = ("cannons", "glorious_arms", "serfdom", "noble_knights", "military_drill", "line_infantry")


@pytest.mark.parametrize(
    ("level", "age", "ideas", "dice"),
    [
        ("normal", 1, 0, [0, 0]),
        ("normal", 1, 1, [0, 0]),
        ("normal", 1, 2, [1, 0]),
        ("easy", 4, 4, [2, 0]),
        ("normal", 1, 6, [2, 1]),
        ("hard", 1, 0, [1, 0]),
        ("hard", 4, 2, [2, 0]),
        ("very_hard", 2, 0, [1, 0]),
        ("very_hard", 3, 0, [2, 0]),
        ("very_hard", 3, 6, [4, 1]),
    ],
)
def test_dice_of_ideas_and_of_the_level(level: str, age: int, ideas: int, dice: list[int]) -> None:
    """PB-6.9"""
    g = austria(options={"bot_level": level}, age=age, austria={"bot_power": 1, "ideas": [*MILITARY[:ideas]]})
    fight = battle(g, [BOT], [CASTILE])
    bots.add_dice(g, fight, 0)
    assert fight.attacker.dice == [*dice, 0]
    bots.add_dice(g, fight, 1)
    assert fight.defender.dice == [0, 0, 0], "persons have none of these"


def test_units_too_many_come_from_the_reserve() -> None:
    """PB-1.8: Available ones first, then Exhausted ones, then those of the Army."""
    g = austria(austria={"army_1": {"area": "tirol", "infantry": 3}})
    for offered, taken in (
        (["exhausted", "available", area("tirol")], "available"),
        ([area("tirol"), "exhausted"], "exhausted"),
    ):
        assert decide(g, Ask(BOT, units.SURPLUS_FROM, offered)) == taken
        assert decide(g, Ask(BOT, units.EXHAUST_FROM, [area("tirol"), "available"])) == "available"


def test_casualties_are_infantry_then_cavalry_then_artillery() -> None:
    """PB-6.11"""
    g = austria()
    for left, lost in (([ARTILLERY, CAVALRY, INFANTRY], INFANTRY), ([ARTILLERY, CAVALRY], CAVALRY)):
        assert decide(g, Ask(BOT, casualties.CASUALTY, left)) == lost


# 22.8 The other Phases


def test_colonists_go_when_no_territory_is_vacant() -> None:
    """PB-8.7, PP-4.8.3: and come as a person's while one is."""
    g = austria(austria={"colonists": 2, "claims": ["bahia", "antilles", "florida"]})
    carried_out(g, cleanup.gain_colonists(g, BOT))
    assert g.colonists[BOT] == 5
    for p in g.board.provinces:
        if terms.is_vacant(g, p):
            g.dnpr[p] = g.lawful[p] = realm("portugal")
    carried_out(g, cleanup.gain_colonists(g, BOT))
    assert g.colonists[BOT] == 0


def test_the_end_of_an_age() -> None:
    """PB-8.12, PP-4.8.4: a Bot scores for its Marriages, keeps them without paying, scores for its level (PB-8.13), and
    has the deck of the new Age."""
    g = board_of("s1_01_players_4", bots=1)
    bot = Seat(3)
    assert g.bot[bot]
    g.marriage = [0] * len(g.marriage)
    g.marriage[pair(realm("hungary"), bot)] = 1
    g.prestige, g.bot_used[bot], g.bot_focused[bot] = [1, 2, 3, 9], (1, 2), (3,)
    asked = first_answers(attended(g, end_of_age.end_of_age(g)))
    assert g.marriage[pair(realm("hungary"), bot)] == 1 and g.prestige[bot] == 9 + 1 + 4 and g.bot_power[bot] == 9
    assert {*g.bot_deck[bot]} == {*deck(realm("austria"), CATHOLIC, 2)} != {*deck(realm("austria"), CATHOLIC, 1)}
    assert not g.bot_used[bot] and not g.bot_focused[bot] and "marriage_to_remove" not in asked


def first_answers(script: Script[Any]) -> list[str]:
    """Each question is answered with its first option; what was asked."""
    asked, reply = list[str](), None
    while True:
        try:
            question = script.send(reply)
        except StopIteration:
            return asked
        reply = None
        if isinstance(question, Ask):
            asked.append(question.kind.id)
            reply = question.options[0]


def test_income_of_a_bot() -> None:
    """PP-4.8.2, PB-8.5: 1 more with 20 small Towns, 1 more with 8 large ones."""
    for small, large, gained in ((19, 7, 7), (20, 7, 8), (19, 8, 8), (20, 8, 9)):
        g = austria(emperor="none", hre_dissolved=1)
        g.small_towns[BOT], g.large_towns[BOT], g.cubes[BOT] = small, large, CUBES
        before = g.bot_power[BOT]
        income.gain_bot_power(g, BOT)
        assert g.bot_power[BOT] - before == gained


def test_no_election_while_a_bot_is_emperor() -> None:
    """PP-18.8.7: of a person there would be one, with the same table."""
    g = austria(authority=3)
    g.ruler[BOT] = g.ruler[CASTILE]
    carried_out(g, hre.imperial_election(g))
    assert not g.log.entries
    g.bot[BOT] = 0
    first_answers(hre.imperial_election(g))
    assert g.log.entries


# 22.9 Bots that fall, come or take over


def fallen(g: Game, seat: Seat) -> None:
    """All Provinces of a Bot are gone; the Round ends."""
    for p in g.lands[g.realm[seat]]:
        g.town[p], g.disc[p] = NOBODY, 0  # type: ignore[call-overload]
    g.small_towns[seat] = g.large_towns[seat] = 0
    g.lands[g.realm[seat]] = ()
    carried_out(g, entry.end_round(g))


def test_a_substitute_comes_for_who_fell() -> None:
    """PB-9.2, PB-9.3: Lithuania for Poland, with all its cubes; nobody while another Bot waits, or if the substitute is
    a player or has no land."""
    g = position_board({"realms": ["castile", "england", "bot.poland"], "curia": []})
    assert substitute(realm("poland")) == "lithuania"
    fallen(g, BOT)
    assert g.bot[BOT] == ENTERING and REALM.id(g.realm[BOT]) == "lithuania"
    assert [entry.rule for entry in g.log.entries if entry.message == "log-bot-expected"] == ["PB-9.2"]
    g.chance = Chance.from_secret("1")  # for the deck
    carried_out(g, entry.begin_round(g))
    assert g.bot[BOT] == RUN_BY_BOT and g.bot_power[BOT] == 9 and g.cubes[BOT] == CUBES - 9


@pytest.mark.parametrize("why", ["seat", "land"])
def test_no_substitute_that_is_no_npr_or_has_no_land(why: str) -> None:
    """PB-9.2"""
    first = "lithuania" if why == "seat" else "castile"
    g = position_board({"realms": [first, "england", "bot.poland"], "curia": []})
    if why == "land":
        g.lands[realm("lithuania")] = ()
    fallen(g, BOT)
    assert g.bot[BOT] == FALLEN


def test_no_substitute_while_another_bot_waits() -> None:
    """PB-9.2: of s1_06 France is still to come."""
    g = board_of("s1_06_kalmar")
    bot = next(seat for seat in g.each_seat if g.bot[seat] == 1)
    assert WAITING in [*g.bot]
    fallen(g, bot)
    assert g.bot[bot] == FALLEN and ENTERING in [*g.bot]
