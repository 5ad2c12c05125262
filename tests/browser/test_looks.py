"""What a player of The Price of Power sees of battles, Peace, Power Struggles and offices, at a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser import play
from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.board import POWER_STRUGGLES
from westphalia.kernel.messages import Catalogue, printed_texts

Window = Callable[..., Any]

FRANCE, CASTILE, ENGLAND = range(3)
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FINGER = 40  # px, the least height of what is tapped
BY_HAND = {"answer_alone": False}  # the page gives no answer of its own
STEPS = 60  # answers that end whatever is played here
DONE: dict[str, Any] = {"hand": [], "status": "event_taken", "events_taken": 1}
ASHORE: dict[str, Any] = {"ships": {}, "fleet": "none", "docked": {}}
NO_ARMY: dict[str, Any] = {"army_1": "none", "army_2": "none", "infantry": {}}
BATTLE: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "turn",
    "turn": "castile",
    "war": [["castile", "france"]],
    "castile": DONE | ASHORE | NO_ARMY | {"mil": 6, "army_1": {"area": "aragon", "infantry": 4, "cavalry": 3}},
    "france": DONE | ASHORE | NO_ARMY | {"mil": 0, "army_1": {"area": "languedoc", "infantry": 6}},
    "england": DONE,
}
SEA_BATTLE: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "turn",
    "turn": "england",
    "war": [["england", "france"]],
    "england": DONE | {"mil": 3, "fleet": {"at": "doggerbank", "heavy": 3}, "ships": {}},
    "france": DONE | {"fleet": {"at": "english_channel", "heavy": 3}, "ships": {}},
    "castile": DONE | {"status": "passed"},
}
PEACE: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "peace_and_rebels",
    "first": "castile",
    "war": [["castile", "france"]],
    "montpellier": {"occupier": "castile"},
    "toulouse": {"occupier": "castile"},
    "castile": NO_ARMY | {"ducats": 1, "claims": [], "army_1": {"area": "languedoc", "infantry": 4}},
    "france": NO_ARMY | {"ducats": 9, "claims": []},
}
INCOME: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "income",
    "curia": ["france"],
    "crusade": "andalucia",
    "excommunicated": "england",
    "active_struggles": ["italian_wars"],
    "struggles": ["distant_trade"],
    "war": [["castile", "granada"]],
    "castile": {"pass_order": 1, "committed": 1, "prestige": 10, "ducats": 9, "alliances": ["milan"]},
    "france": NO_ARMY | ASHORE | {"pass_order": 2, "prestige": 10, "towns": ["paris"], "ducats": 2, "interest": 5},
    "england": {"pass_order": 3, "prestige": 3},
}
EVENT: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "turn",
    "turn": "castile",
    "event_row": ["104-2"],
    "castile": {"hand": []},
    "france": {"status": "passed", "hand": []},
    "england": {"status": "passed", "hand": []},
}


def play_until(pages: list[Any], seen: Callable[[], bool]) -> None:
    """Whoever is asked gives the answer the page proposes, until something is seen."""
    for _ in range(STEPS):
        pages[0].wait_for_function("() => document.querySelector('.decision')")
        if seen():
            return
        for page in pages:
            if page.locator(play.ASKED).count() and not seen():
                play.answer(page)
                break
        else:
            pages[0].wait_for_timeout(50)
    raise AssertionError("it was never seen")


def open_mat(page: Any, title: str) -> Any:
    page.get_by_role("tab", name=title, exact=True).click()
    return page.locator(".mat")


# Dice


def hits_of(roll: Any) -> tuple[int, int, int]:
    """Dice of a roll, hits drawn on them, and the number beside them."""
    dice = roll.locator(".pp-die").count()
    drawn = roll.locator(".pp-die.is-hit").count()
    return dice, drawn, int(re.match(r"\d+", roll.locator("b").inner_text())[0])  # type: ignore[index]


def test_the_dice_of_a_battle_are_seen_round_by_round(seat_at: Callable[..., Any]) -> None:
    castile, france = seat_at(BATTLE, CASTILE, stored=BY_HAND), seat_at(BATTLE, FRANCE, stored=BY_HAND)
    play.choose(castile, "activate", "done", "languedoc")
    rounds = castile.locator(".log li", has=castile.locator(".pp-rolls"))
    play_until([castile, france], lambda: rounds.count() > 0)
    told = castile.locator("[role=log] .line").all_inner_texts()
    assert "Attacker: Castile, 7 Units." in told and "Defender: France, 6 Units." in told

    line = rounds.first
    scores = re.search(r"attacker (\d+), defender (\d+)", line.locator(".line").inner_text())
    assert scores is not None
    for roll, hits in zip(line.locator(".pp-roll").all(), scores.groups(), strict=True):
        dice, drawn, number = hits_of(roll)
        assert dice == 3 and drawn == number == int(hits)  # no Heavy Ships, no Tercios
        assert f"{number} hit" in roll.get_attribute("aria-label")

    card = (castile if castile.locator(".pp-battle").count() else france).locator(".about-cards .pp-battle")
    if card.count():  # unless the first Round has ended the battle
        assert "Battle: Languedoc" in card.inner_text()
        assert card.locator(".pp-side").count() == 2


def test_who_waits_sees_the_battle_too(seat_at: Callable[..., Any]) -> None:
    castile, england = seat_at(BATTLE, CASTILE, stored=BY_HAND), seat_at(BATTLE, ENGLAND, stored=BY_HAND)
    play.choose(castile, "activate", "done", "languedoc")
    card = england.locator(".decision .pp-battle")
    card.wait_for()
    assert "Castile 4 × Infantry, 3 × Cavalry" in re.sub(r"\s+", " ", card.inner_text())


def test_heavy_ships_hit_without_dice(seat_at: Callable[..., Any]) -> None:
    england, france = seat_at(SEA_BATTLE, ENGLAND, stored=BY_HAND), seat_at(SEA_BATTLE, FRANCE, stored=BY_HAND)
    play.choose(england, "activate", "sail", "english_channel")
    rounds = england.locator(".log .pp-rolls")
    play_until([england, france], lambda: rounds.count() > 0)
    for roll in rounds.first.locator(".pp-roll").all():
        _, drawn, number = hits_of(roll)
        assert roll.locator(".pp-sure").inner_text() == "+3"
        assert number == drawn + 3


# Peace


def test_a_treaty_is_read_before_it_is_accepted(seat_at: Callable[..., Any]) -> None:
    castile, france = seat_at(PEACE, CASTILE, stored=BY_HAND), seat_at(PEACE, FRANCE, stored=BY_HAND)
    choice = castile.locator(f"{play.ASKED} .choice[data-option=france]")
    assert "Montpellier, Toulouse" in choice.inner_text()
    play.choose(castile, "france")
    war = castile.locator(".about-cards .pp-war").inner_text()
    assert "Castile – France" in war and "Montpellier, Toulouse" in war
    assert "loses 1 Prestige" in castile.locator(".choice[data-option=offer_white_peace]").inner_text()

    play.choose(castile, "negotiate", "keep_board", "none", "toulouse", "done")
    assert castile.locator(".decision .group h3").count() == 0  # no headings of a Turn's menu
    play.choose(castile, "done", "'1'")
    castile.locator(f"{play.ASKED} .amount .primary").click()
    play.choose(castile, "propose")
    treaty = france.locator(f"{play.ASKED} .pp-treaty")
    treaty.wait_for()
    assert treaty.locator("li").all_inner_texts() == [
        "Keep Current Board State",
        "Toulouse goes back to its owner",
        "France pays 1 Ducat",
        "Montpellier stays with Castile",
    ]


# Power Struggles, offices


def test_a_power_struggle_tells_who_leads_and_why_it_is_scored(seat_at: Callable[..., Any]) -> None:
    pages = [seat_at(INCOME, seat, stored=BY_HAND) for seat in (CASTILE, FRANCE, ENGLAND)]
    castile = pages[0]
    card = open_mat(castile, "Aims").locator(".pp-struggle", has_text="The Italian Wars")
    assert "Active: scored at the end of this Round" in card.inner_text()
    standing = card.locator(".pp-standing li").all_inner_texts()
    leader, score = re.fullmatch(r"\s*(\w+)\s+(\d+)", standing[0].replace("\n", " ")).groups()  # type: ignore[union-attr]
    assert leader == "Castile" and int(score) > 0  # the Capital of its Ally is in Lombardy

    decided = castile.locator("[role=log] .line", has_text="The Power Struggle is decided")
    play_until(pages, lambda: decided.count() > 0)
    log = castile.locator(".panel .log").inner_text()
    assert f"Castile gains {score} Prestige." in log
    struggle = next(each for each in POWER_STRUGGLES if each.id == "italian_wars")
    for criterion in struggle.criteria:
        assert criterion.text in log
    castile.select_option("select.language", "pl")
    castile.locator(".log .below", has_text=printed_texts(TITLE, "pl")[struggle.criteria[0].text]).wait_for()


def test_crusade_excommunication_and_bankruptcy_are_told(seat_at: Callable[..., Any]) -> None:
    pages = [seat_at(INCOME, seat, stored=BY_HAND) for seat in (CASTILE, FRANCE, ENGLAND)]
    castile = pages[0]
    offices = re.sub(r"\s+", " ", open_mat(castile, "Curia and Empire").inner_text())
    assert "Crusade Andalucia Crusaders Castile Excommunicated England" in offices
    assert castile.locator(".counters [data-ref='area:andalucia'] >> title >> text=Crusade").count() == 1

    ended = castile.locator("[role=log] .line", has_text="The Crusade against Andalucia ends")
    play_until(pages, lambda: ended.count() > 0)
    lines = [re.sub(r"\s+", " ", line) for line in castile.locator("[role=log] .line").all_inner_texts()]
    assert "France loses 5 Prestige. Bankruptcy" in lines
    assert "Castile loses 2 Prestige. Crusade" in lines


# On a phone

SHORT = """(least) => [...document.querySelectorAll('button, select, summary')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('.quiet'))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.height > 0 && box.height < least - .5 && box.bottom > 0 && box.top < innerHeight)
    .map(([each, box]) => `${Math.round(box.height)}px ${each.outerHTML.slice(0, 120)}`)"""
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
CUT = """() => [...document.querySelectorAll('.decision :is(button, h2, h3, p), .bar :is(a, p)')]
    .filter((each) => each.getBoundingClientRect().height > 0 && each.getBoundingClientRect().right > innerWidth + 1)
    .filter((each) => !each.closest('.hand')).map((each) => each.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_a_phone_speaks_other_languages_and_cuts_nothing_off(window: Window, language: str) -> None:
    page = window(**PHONE)
    page.locator(".bar nav > .language").select_option(language)
    page.locator(".game-card .primary").first.wait_for()
    page.wait_for_function("l => document.documentElement.lang === l", arg=language)
    assert page.evaluate(WIDE) == 0
    page.locator(".game-card[data-game=price_of_power] .primary").tap()
    page.wait_for_selector(play.ASKED)
    for _ in range(4):
        assert page.evaluate(WIDE) == 0
        assert page.evaluate(CUT) == []
        assert page.evaluate(SHORT, FINGER) == []
        play.answer(page)
    page.locator("#tab-seats").tap()
    page.locator(".panel .mat-tabs button").first.wait_for()
    for tab in page.locator(".panel .mat-tabs button").all():
        tab.tap()
        assert page.evaluate(WIDE) == 0

    page.locator(".settings summary").tap()
    page.locator(".settings .language").select_option("en")
    page.get_by_role("tab", name="Curia and Empire", exact=True).wait_for()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_options_come_before_explanations_on_a_phone(seat_at: Callable[..., Any], language: str) -> None:
    page = seat_at(EVENT, CASTILE, stored=BY_HAND, **PHONE, locale=language)
    play.choose(page, "event")
    if page.locator(f"{play.ASKED} .choice[data-option='104-2']").count():
        play.choose(page, "'104-2'")
    page.locator(f"{play.ASKED} .choice[data-option=B]").wait_for()
    panel = page.locator(".decision").bounding_box()
    for letter in "AB":
        option = page.locator(f".choice[data-option={letter}]").bounding_box()
        assert option["y"] + FINGER <= panel["y"] + panel["height"], letter

    summary = page.locator(".first-help summary")
    assert not page.locator(".first-help p").is_visible()
    summary.tap()
    assert Catalogue(TITLE, language).format("help-about-event", {}) in page.locator(".first-help p").inner_text()
