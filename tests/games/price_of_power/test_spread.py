"""PP-15.1, PP-16.5.31 to 16.5.42: how Infectious Faiths spread."""

from __future__ import annotations

from typing import Any

from tests.games.price_of_power.boards import look, position_board
from tests.games.price_of_power.scripts import first_question, next_question, play
from westphalia.games.price_of_power.board import AREA, area, realm
from westphalia.games.price_of_power.model import NOBODY, Game
from westphalia.games.price_of_power.rules import religion, spread
from westphalia.games.price_of_power.tables import (
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    MUSLIM,
    ORTHODOX,
    PROTESTANT,
    REVOLUTIONARY,
)
from westphalia.kernel.script import Ask


def table(*protestant: str, counter: tuple[str, ...] = (), dice: tuple[int, ...] = (), **given: Any) -> Game:
    """Castile, England, France (active) and Austria, with the Reformation in these Areas."""
    faiths = {f"area.{key}": {"religion": "protestant"} for key in protestant}
    faiths |= {f"area.{key}": {"religion": "counter_reformed"} for key in counter}
    seats = {"realms": ["castile", "england", "france", "austria"], "turn": "france", "age": 2}
    return position_board({**seats, **faiths, **given}, dice)


def unpicked(g: Game) -> Game:
    g.active = NOBODY
    return g


def options(g: Game) -> list[str]:
    ask = first_question(spread.spread_religious_ideas(g))
    return [ask.kind.option_id(option) for option in ask.options]


def faiths(g: Game, *keys: str) -> list[int]:
    return [religion.area_religion(g, area(key)) for key in keys]


# Clusters


def test_clusters_hang_together_by_land() -> None:
    """PP-15.1.2, PP-16.5.31: across a Sea Zone they do not; a lone Area is a cluster."""
    g = table("saxony", "brandenburg", "scotland", "jutland", counter=("rhineland", "lower_saxony"))
    found = [(c.faith, [AREA.id(a) for a in c.areas]) for c in spread.clusters(g, spread.IDEAS)]
    assert found == [
        (PROTESTANT, ["brandenburg", "saxony"]),
        (PROTESTANT, ["jutland"]),
        (COUNTER_REFORMED, ["lower_saxony"]),
        (COUNTER_REFORMED, ["rhineland"]),
        (PROTESTANT, ["scotland"]),
    ]


def test_catholic_areas_are_no_cluster() -> None:
    """PP-15.1.1, PP-15.0.8, PP-15.0.18: Protestant, Counter-Reformed and, with a symbol of its own, Revolutionary."""
    g = table()
    assert spread.clusters(g, spread.IDEAS) == []
    assert len(spread.clusters(table("saxony", counter=("tirol",)), spread.IDEAS)) == 2
    g = table("saxony", seine={"revolution": 1})
    assert [c.faith for c in spread.clusters(g, spread.IDEAS)] == [PROTESTANT]
    assert [c.faith for c in spread.clusters(g, spread.REVOLUTION)] == [REVOLUTIONARY]
    play(spread.spread_religious_ideas(g), "bohemia")
    assert faiths(g, "bohemia", "seine", "loire") == [PROTESTANT, REVOLUTIONARY, CATHOLIC]


# The Active Player spreads


def test_a_token_beside_the_cluster() -> None:
    """PP-15.1.3(a), PP-16.5.32: it replaces what lies there; realms with their Capital there follow (PP-16.5.37)."""
    g = table("saxony")
    ask = first_question(spread.spread_religious_ideas(g))
    assert [AREA.id(a) for a in ask.options] == [
        *("bavaria_swabia", "bohemia", "brandenburg", "lower_saxony", "rhineland", "westphalia")
    ]
    play(spread.spread_religious_ideas(g), "bohemia")
    assert faiths(g, "bohemia", "saxony", "brandenburg") == [PROTESTANT, PROTESTANT, CATHOLIC]
    assert g.faith[realm("bohemia")] == PROTESTANT


def test_it_crosses_a_sea_zone() -> None:
    """PP-16.5.32, PP-15.1.3(a)."""
    found = options(table("scotland"))
    assert "jutland" not in found
    assert {"northumbria", "ireland", "east_anglia"} <= set(found)


def test_orthodox_and_muslim_areas_stand_firm() -> None:
    """PP-15.1.3(a), PP-16.5.32: Diverse Faiths do not."""
    g = table("transylvania")
    ask = first_question(spread.spread_religious_ideas(g))
    found = [AREA.id(a) for a in ask.options]
    assert "hungarian_plain" in found
    assert not {ORTHODOX, MUSLIM} & {religion.area_religion(g, a) for a in map(area, found)}
    refusal = ask.why_not("wallachia_bulgaria")
    assert refusal is not None
    assert refusal.rule == "PP-16.5.32"


def test_not_where_the_faith_is() -> None:
    """PP-15.1.6: but a Counter-Reformed token may go on a Catholic Area."""
    g = table(counter=("saxony", "prussia"), **{"area.scotland": {"religion": "counter_reformed"}})
    ask = first_question(spread.spread_religious_ideas(g))
    play(spread.spread_religious_ideas(g), "saxony", "brandenburg", "prussia", "lithuania", "ireland")
    assert ask.kind.id == "spread_from"
    assert faiths(g, "brandenburg", "lithuania", "ireland") == [COUNTER_REFORMED] * 3
    g = table("scotland", "ireland")  # two clusters, each beside the other over the sea
    script = spread.spread_religious_ideas(g)
    next_question(script)
    ask = next_question(script, area("scotland"))
    assert isinstance(ask, Ask)
    assert "ireland" not in [AREA.id(a) for a in ask.options]
    refusal = ask.why_not("ireland")
    assert refusal is not None
    assert refusal.rule == "PP-15.1.6"


def test_areas_of_one_slot_change_together() -> None:
    """PP-16.5.32."""
    g = table("gotaland_skane")
    play(spread.spread_religious_ideas(g), "svealand")
    assert faiths(g, "svealand", "norrland") == [PROTESTANT, PROTESTANT]


def test_each_cluster_once_and_four_tokens_at_most() -> None:
    """PP-15.1.3(b), PP-16.5.33: of five clusters four spread, each another."""
    g = table("saxony", "scotland", "prussia", "switzerland", "leon")
    script = spread.spread_religious_ideas(g)
    answers = ("saxony", "bohemia", "scotland", "ireland", "prussia", "lithuania", "leon", "portugal")
    assert play(script, *answers) == ["2 spread_from", "2 spread_to"] * 4
    assert [AREA.id(slot) for slot, _ in spread.placed(g)] == ["bohemia", "ireland", "lithuania", "portugal"]


def test_tokens_placed_earlier_in_the_turn_count() -> None:
    """PP-16.5.33: those of the Event's text too, and none of them is replaced."""
    g = table("saxony", "scotland", counter=("tirol",))
    for key in ("bohemia", "ireland"):
        religion.set_area_religion(g, area(key), PROTESTANT)
    ask = first_question(spread.spread_religious_ideas(g))
    assert ask.kind.id == "spread_to"  # only the other faith may spread now, from Tirol
    assert ask.args == {"religion": COUNTER_REFORMED}
    play(spread.spread_religious_ideas(g), "switzerland", "bohemia", "westphalia")
    assert len(spread.placed(g)) == 4


def test_the_other_faith_after_two_tokens_of_one() -> None:
    """PP-15.1.3(b), PP-16.5.33(b): if possible."""
    g = table("saxony", "scotland", "prussia", counter=("leon",))
    script = spread.spread_religious_ideas(g)
    answers = ("saxony", "bohemia", "scotland", "ireland", "portugal", "lithuania")
    asked = play(script, *answers)
    assert asked == ["2 spread_from", "2 spread_to", "2 spread_from", "2 spread_to", "2 spread_to", "2 spread_to"]
    assert [faith for _, faith in spread.placed(g)] == [PROTESTANT, PROTESTANT, COUNTER_REFORMED, PROTESTANT]


def test_a_token_placed_this_turn_stays() -> None:
    """PP-16.5.33(c), PP-15.1.3(b)."""
    g = table("saxony", counter=("rhineland",))
    script = spread.spread_religious_ideas(g)
    assert next_question(script).kind.id == "spread_from"
    next_question(script, area("rhineland"))
    ask = next_question(script, area("westphalia"))
    assert "westphalia" not in [AREA.id(a) for a in ask.options]
    refusal = ask.why_not("westphalia")
    assert refusal is not None
    assert refusal.rule == "PP-16.5.33"


def test_new_tokens_make_no_cluster_now() -> None:
    """PP-16.5.31: clusters are determined before anything is placed."""
    g = table("saxony")
    assert play(spread.spread_religious_ideas(g), "bohemia") == ["2 spread_to"]


def test_a_cluster_without_a_target_is_skipped() -> None:
    """PP-16.5.35: nothing but Muslims around."""
    g = table(kazan={"religion": "protestant"})
    assert play(spread.spread_religious_ideas(g)) == []


def test_without_any_cluster_diverse_faiths() -> None:
    """PP-15.1.3(c), PP-16.5.34: in 2 Catholic Areas that touch no Sea Zone with a dagger."""
    g = table()
    found = options(g)
    assert {"austria", "tirol", "portugal"} <= set(found)
    assert not {"lombardy", "aragon", "castile", "languedoc", "bohemia", "greece"} & set(found)
    play(spread.spread_religious_ideas(g), "austria", "tirol")
    assert faiths(g, "austria", "tirol", "portugal") == [DIVERSE, DIVERSE, CATHOLIC]


# By themselves


def test_the_faiths_alternate_by_themselves() -> None:
    """PP-15.1.4, PP-16.5.36: Protestant first; Areas with a Town, then the highest Tax Value, then by name."""
    g = unpicked(table("saxony", "scotland", "prussia", counter=("leon", "tirol")))
    assert play(spread.spread_religious_ideas(g)) == []
    order = [(AREA.id(slot), faith) for slot, faith in spread.placed(g)]
    assert order == [
        ("rhineland", PROTESTANT),  # beside Saxony: 5, but with a Town; Bavaria & Swabia has 6
        ("aquitaine", COUNTER_REFORMED),  # beside Leon: 6; Andalucia has 5
        ("east_anglia", PROTESTANT),  # beside Scotland: 4 like Ireland, first by name
        ("venetia", COUNTER_REFORMED),  # beside Tirol: 5; Austria has 4
    ]


def test_then_tax_value_then_name() -> None:
    """PP-16.5.36, PP-15.1.4."""
    g = unpicked(table("prussia"))
    play(spread.spread_religious_ideas(g))
    assert [AREA.id(slot) for slot, _ in spread.placed(g)] == ["mazovia_malopolska"]  # 5, the others 4
    g = unpicked(table("prussia", "mazovia_malopolska"))
    play(spread.spread_religious_ideas(g))
    assert [AREA.id(slot) for slot, _ in spread.placed(g)] == ["estonia_livonia"]  # 4 like others


def test_diverse_faiths_by_themselves() -> None:
    """PP-16.5.36, PP-15.1.4: the first 2 by name."""
    g = unpicked(table())
    play(spread.spread_religious_ideas(g))
    assert [AREA.id(slot) for slot, _ in spread.placed(g)] == ["aquitaine", "austria"]


# The Revolution


def test_the_revolution_takes_orthodox_and_muslim_areas_too() -> None:
    """PP-15.1.5, PP-16.5.38: its token lies on top of the others."""
    g = table("saxony", **{"area.transylvania": {"revolution": 1}, "area.seine": {"revolution": 1}})
    play(spread.spread_revolution(g), "seine", "loire", "wallachia_bulgaria")
    assert faiths(g, "loire", "wallachia_bulgaria", "saxony") == [REVOLUTIONARY, REVOLUTIONARY, PROTESTANT]
    g = table("saxony", **{"area.bohemia": {"revolution": 1}, "area.seine": {"revolution": 1}})
    play(spread.spread_revolution(g), "seine", "loire", "saxony")
    assert faiths(g, "saxony") == [REVOLUTIONARY]
    assert g.faith_token[area("saxony")] == PROTESTANT


def test_the_revolution_begins_in_two_capitals() -> None:
    """PP-16.5.39: of players, of the Active Player's choice."""
    g = table()
    play(spread.spread_revolution(g), "seine", "austria")
    assert look(g, "revolution.seine", "revolution.austria", "revolution.castile") == [1, 1, 0]


def test_one_cluster_breaks_out_elsewhere_too() -> None:
    """PP-16.5.40: 1 token more in an Area not beside it."""
    g = table(**{"area.seine": {"revolution": 1}})
    script = spread.spread_revolution(g)
    assert next_question(script).kind.id == "spread_to"
    ask = next_question(script, area("loire"))
    assert ask.kind.id == "revolution_far"
    beside = {"seine", *(AREA.id(a) for a in g.board.adjacent[area("seine")])}
    assert not beside & {AREA.id(a) for a in ask.options}


def test_no_revolution_token_left() -> None:
    """PP-16.5.41: one may be taken from the board, not one placed this Turn."""
    keys = ("seine", "loire", "leon", "castile", "saxony", "tirol", "austria", "prussia", "scotland", "ireland")
    g = table(**{f"area.{key}": {"revolution": 1} for key in keys})
    script = spread.spread_revolution(g)
    ask: Any = next_question(script)
    ask = next_question(script, ask.options[0])
    ask = next_question(script, ask.options[0])
    assert ask.kind.id == "faith_token_to_lift"
    assert ask.default_value() == "no_token"
    fresh = ask.args["area"]
    ask = next_question(script, area("seine"))
    assert look(g, "revolution.seine") == [0]
    assert g.revolution[fresh] == 1
    assert sum(g.revolution) == 10


def test_the_revolution_by_itself() -> None:
    """PP-16.5.42: the Capital Areas of the 2 least stable players, ties random; then the best Areas."""
    stable = {key: {"stability": n} for key, n in (("castile", 1), ("england", -1), ("france", 0), ("austria", 0))}
    g = unpicked(table(dice=(2,), **stable))
    play(spread.spread_revolution(g))
    assert look(g, "revolution.east_anglia", "revolution.austria", "revolution.seine") == [1, 1, 0]
    g = unpicked(table(**{"area.prussia": {"revolution": 1}}))
    play(spread.spread_revolution(g))
    near, far = [slot for slot, _ in spread.placed(g)]
    assert near in g.board.adjacent[area("prussia")]
    assert far not in g.board.adjacent[area("prussia")]
    assert spread.priority(g, far) == min(
        spread.priority(g, a) for a in g.board.main_areas if a not in (*g.board.adjacent[area("prussia")], near)
    )


# Tokens


def test_no_protestant_token_left() -> None:
    """PP-2.2.2: one is taken from another Area, which is Catholic again; a token that is only turned is not missed."""
    g = table("saxony")
    others = [a for a in religion.SLOTS if religion.area_religion(g, a) == CATHOLIC][:31]
    keep = area("bohemia")
    for a in others:
        g.faith_token[a] = COUNTER_REFORMED
    lifted = others[0]
    play(religion.place_token(g, 2, keep, PROTESTANT, fixed=[]), AREA.id(lifted))
    assert religion.area_religion(g, keep) == PROTESTANT
    assert religion.area_religion(g, lifted) == CATHOLIC
    assert play(religion.place_token(g, 2, others[1], PROTESTANT, fixed=[])) == []


def test_a_token_where_the_symbol_is_printed_is_only_a_reminder() -> None:
    """PP-15.3.3: the Area is what it was."""
    g = table()
    before = faiths(g, "seine")
    g.faith_token[area("seine")] = CATHOLIC
    assert faiths(g, "seine") == before
    assert not religion.dissents(g, 2, area("seine"))
