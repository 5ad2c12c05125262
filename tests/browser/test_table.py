"""The table in the browser: question, map, seats, history, and a game that brings no page of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.client import Server

from .play import ASKED, NEXT, OVER, against_bots, answer, found_capital, go_on, make_table, sit_down
from .toys import toy_server

Window = Callable[..., Any]


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = toy_server(tmp_path_factory.mktemp("toys"))
    yield server
    server.stop()


def pebbles(page: Any, *chairs: str) -> str:
    seats = [{"kind": "me"} if chair == "me" else {"kind": "bot", "bot": chair} for chair in chairs]
    made = page.request.post("/api/tables", data={"game": "pebbles", "seats": seats, "scenario": "standard"}).json()
    sit_down(page, made["id"])
    return str(made["id"])


# any game


def test_a_game_without_a_page_of_its_own_is_played_to_the_end(window: Window, toys: Server) -> None:
    page = window(base_url=f"http://127.0.0.1:{toys.port}")
    pebbles(page, "me", "random")
    page.locator(".land").nth(2).wait_for()
    assert page.locator(".land").count() == 3
    for _ in range(60):
        if not answer(page):
            break
    page.wait_for_selector(OVER)
    page.wait_for_selector(".end .standings li")
    assert page.locator(".standings li").count() == 2


def test_the_plain_map_answers_and_is_coloured_by_what_is_known(window: Window, toys: Server) -> None:
    page = window(base_url=f"http://127.0.0.1:{toys.port}")
    pebbles(page, "me", "random")
    reach(page, "stash")
    before = page.locator("[data-place=dale]").get_attribute("style")
    page.click("[data-option=stash]")
    page.wait_for_selector(".land.is-answer")
    page.locator("[data-place=dale] .ground").click()
    page.wait_for_function(
        "before => document.querySelector('[data-place=dale]').getAttribute('style') !== before", arg=before
    )
    page.hover("[data-place=dale] .ground")
    assert "Hidden coins" in page.locator(".place-sheet").inner_text()
    assert page.locator(".mats [data-seat='0'] [data-fact=coins]").inner_text().split()[-1].isdigit()


def test_odds_stand_beside_the_options(window: Window, toys: Server) -> None:
    page = window(base_url=f"http://127.0.0.1:{toys.port}")
    pebbles(page, "me", "random", "random")
    reach(page, "duel")
    page.click(".choice[data-option=duel]")
    odds = page.locator(".things .choice .odds").first
    odds.wait_for()
    assert "50%" in odds.inner_text()
    assert odds.get_attribute("title") == "Rock, paper, scissors: nobody knows better."


# the question


def test_what_is_refused_stands_grey_in_its_group_and_says_why(window: Window) -> None:
    page = window()
    against_bots(page)
    answer(page)
    answer(page)
    refused = page.locator(".group .cannot[data-refused=sail]")
    assert "SC-" in page.wait_for_function(RULE_TOLD_AT_FOCUS, arg=".group .cannot[data-refused=sail]").json_value()
    page.keyboard.press("Escape")
    refused.locator(".reason").wait_for(state="detached")
    assert refused.locator("button").get_attribute("aria-disabled") == "true"


# Until it is told: the question is laid out anew, without a focus, when a bot has moved just now.
RULE_TOLD_AT_FOCUS = """refused => {
    const button = document.querySelector(`${refused} button`);
    if (document.activeElement !== button) button?.focus();
    return document.querySelector(`${refused} .reason a.rule`)?.textContent;
}"""


def test_the_steps_of_a_decision_are_shown_until_it_is_made(window: Window) -> None:
    page = window()
    against_bots(page)
    answer(page)
    answer(page)
    page.click("[data-option=recruit]")
    page.wait_for_selector(".steps")
    assert page.locator(".steps li").all_inner_texts() == ["Recruit"]
    page.keyboard.press("u")
    page.wait_for_selector("[data-option=end]")
    assert page.locator(".steps").count() == 0


def test_an_amount_is_typed_and_stepped(window: Window) -> None:
    page = window()
    against_bots(page)
    answer(page)
    answer(page)
    page.click("[data-option=recruit]")
    figure = page.locator(".amount .figure")
    figure.fill("1")
    figure.press("ArrowUp")
    assert figure.input_value() == "2"
    figure.press("End")
    most = figure.input_value()
    figure.fill("999")
    figure.blur()
    assert figure.input_value() == most
    figure.press("Home")
    assert figure.input_value() == "1"
    assert page.locator(".amount .primary").get_attribute("data-option") == "1"


def test_long_lists_of_places_are_searched(window: Window) -> None:
    page = window()
    against_bots(page)
    page.click("[data-option=red]")
    page.wait_for_selector(".option-search input")
    name = page.locator(".things .choice").nth(5).inner_text()
    page.fill(".option-search input", name.lower())
    assert page.locator(".things .choice").all_inner_texts() == [name]
    version = page.locator(".decision").get_attribute("data-version")
    page.keyboard.press("Enter")
    go_on(page, version)
    page.wait_for_selector("text=Red founds a capital in")


def test_an_answer_that_cannot_be_taken_back_is_confirmed_first(window: Window, toys: Server) -> None:
    page = window(base_url=f"http://127.0.0.1:{toys.port}")
    pebbles(page, "me", "random")
    reach(page, "roll")
    page.click("[data-option=roll]")
    page.wait_for_selector(".confirm .go-on:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector(".answers .choice[data-option=roll]")  # a turn has one roll: nothing was thrown so far
    page.click("[data-option=roll]")
    page.click(".confirm .go-on")
    page.wait_for_selector(".cannot[data-refused=roll]")


def test_confirmation_can_be_switched_off(window: Window, toys: Server) -> None:
    page = window(base_url=f"http://127.0.0.1:{toys.port}")
    page.click(".settings summary")
    page.get_by_label("Ask before").uncheck()
    pebbles(page, "me", "random")
    version = reach(page, "roll")
    page.evaluate(WATCH_FOR_CONFIRM)
    page.click("[data-option=roll]")
    page.wait_for_function(NEXT, arg=version)
    assert not page.evaluate("window.wasAsked")


WATCH_FOR_CONFIRM = """() => new MutationObserver(() => {
    window.wasAsked ||= document.querySelector('.confirm') !== null;
}).observe(document.body, {subtree: true, childList: true})"""


def test_an_answer_refused_for_haste_is_sent_again_after_the_pause(window: Window, toys: Server) -> None:
    def refuse_the_first(answers: list[Any], page: Any, server: Any) -> bool:
        if len(answers) > 1:
            return False
        reason = {"rule": "", "message": "refused-often", "args": {}}
        page.send(json.dumps({"type": "refused", "reason": reason, "version": 0, "of": "answer", "wait": 0.4}))
        return True

    page, answers = window(base_url=f"http://127.0.0.1:{toys.port}"), list[Any]()
    tamper(page, answers, refuse_the_first)
    pebbles(page, "me", "random")
    answer(page)
    assert [each["id"] for each in answers[:2]] == [answers[0]["id"]] * 2
    assert page.locator(".notice").count() == 0


def test_an_answer_that_another_overtook_is_sent_again_if_the_question_still_stands(
    window: Window, toys: Server
) -> None:
    def make_the_first_stale(answers: list[Any], page: Any, server: Any) -> bool:
        if len(answers) > 1:
            return False
        server.send(json.dumps(answers[0] | {"version": answers[0]["version"] + 1}))
        return True

    page, answers = window(base_url=f"http://127.0.0.1:{toys.port}"), list[Any]()
    tamper(page, answers, make_the_first_stale)
    pebbles(page, "me", "random")
    answer(page)
    assert [each["id"] for each in answers[:2]] == [answers[0]["id"]] * 2
    assert page.locator(".notice").count() == 0


def test_a_page_that_missed_a_change_asks_for_the_whole_table(window: Window, toys: Server) -> None:
    page, lost, whole = window(base_url=f"http://127.0.0.1:{toys.port}"), list[Any](), list[Any]()

    def lose_the_first_change(socket: Any) -> None:
        server = socket.connect_to_server()

        def tell(text: str) -> None:
            message = json.loads(text)
            if message["type"] == "view" and "base" in message and not lost:
                lost.append(message)
            else:
                whole.extend([message] if lost and message["type"] == "view" and "base" not in message else [])
                socket.send(text)

        server.on_message(tell)

    page.route_web_socket("**/ws/tables/**", lose_the_first_change)
    table = pebbles(page, "me", "random")
    other = page.context.new_page()  # plays on, so that another change follows the lost one
    sit_down(other, table)
    assert answer(other) and answer(other)
    other.wait_for_selector(f"{ASKED}, {OVER}")  # the bot has moved
    now = int(other.locator(".decision").get_attribute("data-version"))
    page.wait_for_function("now => Number(document.querySelector('.decision')?.dataset.version) >= now", arg=now)
    assert len(lost) == 1 and whole[0]["version"] >= lost[0]["version"]


def tamper(page: Any, answers: list[Any], deal_with: Callable[[list[Any], Any, Any], bool]) -> None:
    """Collect the answers the page sends; what was not dealt with goes to the server."""

    def stand_between(socket: Any) -> None:
        server = socket.connect_to_server()

        def hear(text: str) -> None:
            message = json.loads(text)
            if message["type"] == "answer":
                answers.append(message)
                if deal_with(answers, socket, server):
                    return
            server.send(text)

        socket.on_message(hear)

    page.route_web_socket("**/ws/tables/**", stand_between)


def reach(page: Any, word: str = "end") -> str:
    """Play on until this word is among the options; the version of that question."""
    page.wait_for_selector(ASKED)
    while not page.locator(f"{ASKED} .choice[data-option={word}]").count():
        assert answer(page), f"the game ended before {word} was offered"
        page.wait_for_selector(f"{ASKED}, {OVER}")
    return str(page.locator(".decision").get_attribute("data-version"))


# seats


def test_seat_cards_show_public_facts_and_unfold(window: Window) -> None:
    page = window()
    against_bots(page)
    found_capital(page)
    reach(page)
    card = page.locator(".mats [data-seat='0']")
    card.locator("[data-fact=gold]").wait_for()
    folded = card.locator("dl > div").count()
    card.locator(".unfold").click()
    assert card.locator("dl > div").count() > folded
    assert page.locator(".mats [data-seat='1'] .presence.bot").count() == 1
    assert card.locator(".presence.online").count() == 1


# the map


def test_overlays_colour_the_map_otherwise(window: Window) -> None:
    page = window()
    against_bots(page)
    land = page.locator("[data-place=congo]")
    before = land.get_attribute("style")
    page.click("[data-overlay=region]")
    assert page.locator(".legend li").count() == 6
    assert land.get_attribute("style") != before
    page.keyboard.press("o")
    page.wait_for_selector("[data-overlay=buildings][aria-pressed=true]")


def test_what_others_changed_is_marked_until_looked_at(window: Window) -> None:
    page = window()
    against_bots(page)
    found_capital(page)
    page.wait_for_selector(ASKED)
    while not page.locator(".outline.is-changed").count():  # who chooses last may move first
        assert answer(page)
        page.wait_for_selector(f"{ASKED}, {OVER}")
    changed = page.locator(".outline.is-changed").count()
    page.locator(".log button.line", has_text="founds a capital in").last.hover()
    page.wait_for_selector(".outline.is-marked", state="attached")
    page.mouse.move(*page.evaluate(SPOT_IN_CHANGED))
    page.wait_for_function("n => document.querySelectorAll('.outline.is-changed').length < n", arg=changed)


SPOT_IN_CHANGED = """() => {
    const shape = document.querySelector('.outline.of-land.is-changed');
    const [box, toScreen] = [shape.getBBox(), shape.getScreenCTM()];
    for (let i = 1; i < 400; i++) {
        const spot = new DOMPoint(box.x + (box.width * (i % 20)) / 20, box.y + (box.height * i) / 400);
        const seen = spot.matrixTransform(toScreen);
        const isLand = document.elementFromPoint(seen.x, seen.y)?.closest('.land');
        if (isLand && shape.isPointInFill(spot)) return [seen.x, seen.y];
    }
}"""


def test_names_make_way_for_counters_and_the_minimap_follows(window: Window) -> None:
    page = window()
    against_bots(page)
    found_capital(page)
    page.wait_for_selector(".counter")
    assert page.evaluate(COVERED) == []
    alone, beside, elsewhere = page.evaluate(LETTERED)
    assert alone["y"] == 0
    assert abs(beside["y"]) >= 12
    assert elsewhere == 0
    assert page.locator(".minimap").is_hidden()
    page.click(".map-tools button >> nth=0")
    page.wait_for_selector(".minimap", state="visible")
    page.click(".map-tools button >> nth=2")
    page.wait_for_selector(".minimap", state="hidden")


def test_a_map_that_is_resized_while_it_glides_arrives_all_the_same(window: Window) -> None:
    page = window()
    against_bots(page)
    found_capital(page)
    page.wait_for_selector(".counter")  # the map has been drawn
    page.evaluate("""() => {
        document.querySelector('.map-tools button').click();
        document.querySelector('.map').style.width = '70%';
    }""")
    page.wait_for_selector(".minimap", state="visible")


LETTERED = """async () => {
    const { HANDS, roomFor } = await import('/js/map/lettering.js');
    const name = {key: 'a', x: 0, y: 0, rows: ['Iberia'], size: 12, hand: HANDS.place, angle: 0, from: 0, until: 9};
    const [wide, narrow] = [{...name, room: [90, 30]}, {...name, room: [30, 8]}];
    const counter = [-6, -6, 6, 6];
    return [
        roomFor([wide], 1).get('a'), roomFor([wide], 1, [counter]).get('a'), roomFor([narrow], 1, [counter]).size,
    ];
}"""

COVERED = """() => {
    const box = (each) => each.getBoundingClientRect();
    const meet = (a, b) =>
        a.left < b.right - 4 && b.left < a.right - 4 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
    const counters = [...document.querySelectorAll('.counters > g')].map(box);
    const isCovered = (name) => counters.some((counter) => meet(counter, box(name)));
    return [...document.querySelectorAll('.place-name')].filter(isCovered).map((name) => name.textContent);
}"""


# time


def test_keys_step_through_the_game(window: Window) -> None:
    page = window()
    against_bots(page)
    found_capital(page)
    reach(page)
    last = page.locator(".bar .history output").inner_text().split(" / ")[1]
    page.keyboard.press(",")
    page.wait_for_selector("text=You are looking at the past.")
    assert page.locator(".bar .history output").inner_text() == f"{int(last) - 1} / {last}"
    page.keyboard.press(".")
    page.wait_for_selector(ASKED)


def test_what_if_opens_a_table_of_ones_own(window: Window) -> None:
    page = window()
    table = against_bots(page, opponents=1)
    found_capital(page)
    reach(page)
    page.keyboard.press(",")
    page.click(".what-if-bots")
    page.wait_for_selector(".branch")
    assert table in str(page.locator(".branch").get_attribute("href"))
    page.wait_for_selector(ASKED)
    assert table not in page.url


def test_who_comes_back_reads_what_happened_meanwhile(window: Window) -> None:
    ann, bob = window(), window()
    made = make_table(ann, "me", "open")
    sit_down(bob, made["id"], f"?seat=1&token={made['links']['seats']['1']}")
    sit_down(ann, made["id"])
    ann.wait_for_selector(ASKED)
    answer(ann)
    ann.wait_for_selector(".log li")
    ann.goto("/#/")
    ann.wait_for_selector(".game-card h2")
    bob.wait_for_selector(ASKED)
    answer(bob)
    sit_down(ann, made["id"])
    ann.wait_for_selector(".digest .line")
    assert ann.locator(".digest .line").count() >= 1
    ann.click(".digest .put-away")
    ann.wait_for_selector(".digest", state="detached")


# on the phone


def test_the_language_is_changed_at_the_table_on_a_phone(window: Window) -> None:
    page = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    against_bots(page)
    page.locator(".settings summary").tap()
    page.locator(".language:visible").select_option("cs")
    page.wait_for_selector("text=Záznam")


def test_the_text_map_answers_too(window: Window) -> None:
    page = window()
    against_bots(page)
    page.click("[data-option=red]")
    page.wait_for_selector(".land.is-answer")
    page.click("#tab-words")
    version = page.locator(".decision").get_attribute("data-version")
    page.locator(".words").get_by_role("button", name="Choose").first.click()
    go_on(page, version)
    page.locator(".words-table summary").first.wait_for()
    page.click("#tab-log")
    page.wait_for_selector("text=Red founds a capital in")
