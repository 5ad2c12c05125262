"""The Price of Power on the page: its map, mats and cards, and a Round played by clicking."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright import sync_api as playwright

from tests.browser import play
from tests.browser.prepared import from_position
from tests.games.price_of_power.phrases import all_steps
from westphalia.games import price_of_power
from westphalia.games.price_of_power import terms
from westphalia.games.price_of_power.board import ACTIONS_BY_ID, EVENTS, MISSIONS
from westphalia.games.price_of_power.catalogue import CardAction
from westphalia.games.price_of_power.effects import blocks
from westphalia.games.price_of_power.effects.run import OPS
from westphalia.games.price_of_power.rules import units
from westphalia.games.price_of_power.vocabulary.blocks import Choose
from westphalia.kernel.messages import Catalogue, languages, printed_texts
from westphalia.kernel.script import Kind

CARD = ".game-card[data-game=price_of_power]"
MATS = ("Your Realm", "Hand", "Events", "Ideas", "Aims", "Curia and Empire", "Other Realms")
OVERLAYS = ("owner", "religion", "trade", "unrest", "influence", "claims", "hre")
ROUND = 400  # answers that end a Round, whatever happens


def open_mat(page: Any, title: str) -> Any:
    page.get_by_role("tab", name=title, exact=True).click()
    return page.locator(".mat")


@pytest.fixture
def table(window: Callable[..., Any]) -> Any:
    """Apprentice Years against random bots, from the start page; without a question before every reveal."""
    page = window(stored={"ask_before_dice": False})
    page.click(f"{CARD} .primary")
    page.wait_for_selector(play.ASKED)
    page.wait_for_selector(".counters [data-ref^='province:']")
    return page


def test_a_round_is_played_by_clicking(table: Any) -> None:
    headline = table.locator(".headline")
    assert headline.inner_text().startswith("Age I · Round 1")
    for _ in range(ROUND):
        if "Round 2" in headline.inner_text() or not play.answer(table):
            break
    assert "Round 2" in headline.inner_text()
    assert table.locator(".log li").count() > 20

    realm = open_mat(table, "Your Realm")
    assert realm.locator(".pp-pool").count() == 3
    assert "Ruler" in realm.inner_text()


def test_mats_show_cards_tracks_and_the_other_realms(table: Any) -> None:
    tabs = table.locator(".mat-tabs button").all_inner_texts()
    assert tuple(tabs[1:]) == MATS

    play.answer(table)  # draws a card
    assert open_mat(table, "Hand").locator(".pp-card:is(.pp-adm, .pp-dip, .pp-mil) .pp-figure").count() >= 1
    assert open_mat(table, "Events").locator(".pp-event .pp-choice").count() >= 1
    assert open_mat(table, "Ideas").locator(".pp-card .pp-corner").count() >= 3
    milestones = open_mat(table, "Aims").locator(".pp-milestone")
    assert milestones.count() >= 1
    assert re.search(r"Reward \d+ (ADM|DIP|MIL|Ducats)", milestones.first.inner_text())
    assert open_mat(table, "Curia and Empire").locator(".pp-curia li").count() == 5  # Roma and PP-19.1.2
    assert open_mat(table, "Other Realms").locator(".pp-realm").count() == 2
    assert open_mat(table, "Your Realm").locator(".pp-track .is-here").inner_text() == "0"
    table.locator(".mats .seats [data-fact=projected]").first.wait_for()  # the seats stay below it
    assert table.locator(".mats .seats [data-fact=projected] dd").count() == 3
    assert re.search(r"Round 1 of \d", table.locator(".headline").inner_text())


def test_every_overlay_colours_the_map_and_a_province_tells_about_itself(table: Any) -> None:
    paints = set()
    for overlay in OVERLAYS:
        table.click(f"[data-overlay={overlay}]")
        paints.add(tuple(table.locator(".land").evaluate_all("lands => lands.map(l => l.getAttribute('style'))")))
    assert len(paints) == len(OVERLAYS) - 1  # nobody has Unrest or a Claim yet, but one of them

    table.locator("[data-place=paris] .ground").dispatch_event("pointerenter", {"pointerType": "mouse"})
    sheet = table.locator(".place-sheet").inner_text()
    assert "Paris" in sheet
    for fact in ("Owner", "France", "Tax Value", "Religion", "Catholic"):
        assert fact in sheet


def kinds() -> set[str]:
    """Every kind of decision the game knows."""
    modules = [importlib.import_module(each.name) for each in pkgutil.walk_packages(*PACKAGE)]
    named = {value.id for module in modules for value in vars(module).values() if isinstance(value, Kind)}
    return named | {operation.may.id for operation in OPS.values()}


PACKAGE = (price_of_power.__path__, f"{price_of_power.__name__}.")
EXPLAINED = """async (kinds) => {
    const { helpFor } = await import('/games/price_of_power/helps.js');
    return kinds.map((kind) => [kind, helpFor(kind)]);
}"""


def test_every_kind_of_decision_is_explained_in_every_language(window: Callable[..., Any]) -> None:
    found = window().evaluate(EXPLAINED, sorted(kinds()))
    assert [kind for kind, message in found if not message] == []
    title = price_of_power.TITLE
    for language in languages(title):
        catalogue = Catalogue(title, language)
        for _, message in found:
            catalogue.format(message, {})
        assert not catalogue.missing


THINGS = (
    ".pp-count, .pp-pool, .pp-track, .pp-treasure, .pp-seat-of-court, .pp-symbol, .pp-skill, .pp-price, h4, "
    ".pp-in-hand, .pp-card:not(.pp-in-hand > *)"  # what is in the hand is a button around its card
)
NAMELESS = """(things) => [...document.querySelectorAll(`.mat :is(${things})`)]
    .filter((each) => !each.title || /^tip-/.test(each.title)).map((each) => each.outerHTML.slice(0, 120))"""
COUNTERS = """() => [...document.querySelectorAll('.counters > g')]
    .map((each) => each.querySelector(':scope > title')?.textContent ?? '')"""


def test_what_each_thing_is_is_told_to_pointer_and_keyboard(table: Any) -> None:
    for title in MATS:
        open_mat(table, title)
        assert table.evaluate(NAMELESS, THINGS) == [], title
    hints = table.evaluate(COUNTERS)
    assert hints and all(": " in hint for hint in hints)

    open_mat(table, "Your Realm")
    table.locator(".pp-treasure").focus()
    table.keyboard.press("Tab")
    assert table.locator(".tip").inner_text() == table.evaluate("document.activeElement.title")
    table.keyboard.press("Escape")
    assert table.locator(".tip").count() == 0


# Cards in questions: what is asked about is seen, and what an option does

TITLE = price_of_power.TITLE
FRANCE, CASTILE = range(2)
MISSION, NAPLES, TAXES = "castile_1a", "104-2", "adm_03_1"
GIVEN: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "turn",
    "turn": "castile",
    "event_row": [NAPLES],
    "burgos": {"unrest": 1},
    "castile": {
        "hand": [TAXES],
        "display": [{"card": "adm_01_2", "charges": 3}],
        "ideas": ["serfdom", "mass_conscription"],
        "adm": 6,
        "add_towns": ["barcelona", "baleares"],
        "add_vassals": ["zaragoza"],
    },
    "france": {"status": "passed", "hand": []},
    "england": {"status": "passed", "hand": []},
}


def with_castile(**more: Any) -> dict[str, Any]:
    """The position with more of Castile."""
    return GIVEN | {"castile": GIVEN["castile"] | more}


def offered(page: Any, option: str) -> str:
    """What stands on the button."""
    return str(play.offered(page, option).inner_text())


def test_an_event_is_read_in_two_languages_and_taken_by_clicking(seat_at: Callable[..., Any]) -> None:
    castile, france = seat_at(GIVEN, CASTILE), seat_at(GIVEN, FRANCE)
    card = next(event for event in EVENTS if event.id == NAPLES)
    play.choose(castile, "event")
    for letter, option in card.options.items():
        assert option.label in offered(castile, letter)
        assert option.text in offered(castile, letter)
    assert castile.locator(".about-cards .pp-event .pp-skill").count() == 3  # the Ruler it brings

    castile.evaluate("window.isTheSamePage = true")
    castile.select_option("select.language", "pl")
    polish = printed_texts(TITLE, "pl")
    castile.locator(".choice-text", has_text=polish[card.options["B"].text]).wait_for()
    assert polish[card.options["B"].label] in offered(castile, "B")
    assert castile.evaluate("window.isTheSamePage")

    play.choose(castile, "A")
    assert (offered(castile, "A"), offered(castile, "B")) == ("punkty militarne", "Sojusz")
    assert polish[card.options["A"].text] in castile.locator(".about-cards .pp-event").inner_text()
    play.choose(castile, "A")
    france.locator(".about-cards .pp-character .pp-skill").first.wait_for()  # whom France may take
    play.choose(france, "decline")
    castile.locator(f"{play.ASKED} .choice[data-option=end]").wait_for()


def test_a_mission_is_completed_by_clicking(seat_at: Callable[..., Any]) -> None:
    castile = seat_at(with_castile(missions=[MISSION]), CASTILE)
    mission = next(each for each in MISSIONS if each.id == MISSION)
    assert mission.requirement.text in offered(castile, MISSION)
    play.choose(castile, MISSION)
    assert mission.reward.text in castile.locator(".about-cards .pp-mission").inner_text()
    play.choose(castile, "naples")
    castile.locator("[role=log] .line", has_text="Castile completes the Mission “Crowns Joined”.").wait_for()
    done = open_mat(castile, "Aims").locator(".pp-section", has_text="Missions done")
    assert done.locator(".pp-mission .pp-owners").inner_text().strip() == "Castile"


def test_a_card_is_played_for_one_of_its_options_and_a_display_card_is_used(seat_at: Callable[..., Any]) -> None:
    castile = seat_at(GIVEN, CASTILE)
    options = ACTIONS_BY_ID["extraordinary_taxes"].options
    play.choose(castile, "play_card")
    for option in options.values():
        assert offered(castile, option.id).split("\n")[0] == option.name
        assert option.text in offered(castile, option.id)
    assert castile.locator(".about-cards .pp-card").count() == 1
    play.choose(castile, "grant_of_the_estates")
    castile.locator("[role=log] .line", has_text="Castile plays “Extraordinary Taxes").wait_for()

    play.choose(castile, "end", "use_display")
    printed = {action.id: action.text for action in ACTIONS_BY_ID["central_authority"].actions}
    assert printed["royal_intendants"] in offered(castile, "royal_intendants")
    assert printed["war_taxes"] in castile.locator(".cannot[data-refused=war_taxes]").inner_text()  # in peace
    castile.select_option("select.language", "cs")
    audit = Catalogue(TITLE, "cs").format("option-crown_audit", {})
    castile.locator(f"{play.ASKED} .choice", has_text=audit).wait_for()
    shown = castile.get_by_role("tab", name="Ruka", exact=True)
    shown.click()
    assert audit in castile.locator(".mat .pp-displayed").inner_text()


def test_the_manpower_value_counts_the_tokens_of_ideas(seat_at: Callable[..., Any]) -> None:
    state = from_position(TITLE, GIVEN, "manpower").state
    assert units.manpower(state, CASTILE) == terms.manpower(state, CASTILE) + 5
    realm = open_mat(seat_at(GIVEN, CASTILE), "Your Realm")
    value = realm.locator(".pp-block-manpower .pp-count", has_text="Manpower")
    playwright.expect(value.locator("b")).to_have_text(str(units.manpower(state, CASTILE)))
    assert "+5 Ideas (PP-8.1.6)" in value.get_attribute("title").split("\n")


def named_actions(action: CardAction) -> Iterator[str]:
    """The words of what a card offers: its options, the actions of a Display card."""
    yield from (option.id for option in action.options.values())
    for own in action.actions:
        yield own.id
        yield from named_actions(own)


@pytest.mark.parametrize("language", languages(TITLE))
def test_what_cards_offer_has_a_name_in_every_language(language: str) -> None:
    catalogue = Catalogue(TITLE, language)
    for action in ACTIONS_BY_ID.values():
        for word in named_actions(action):
            catalogue.format(f"option-{word}", {})
    assert not catalogue.missing

    texts = (TITLE.locales.parent / "web" / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^choice-(\S+) =", texts, re.MULTILINE))
    cards = [[event.fx, [option.fx for option in event.options.values()]] for event in EVENTS]
    cards += [[mission.reward.fx] for mission in MISSIONS]
    choices = [step for step in all_steps(cards) if isinstance(step, Choose)]
    gists = {blocks.gist(steps) for step in choices for steps in step.options.values()}
    assert "power-mil" in gists and gists == written
