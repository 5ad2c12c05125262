"""The start page, new tables, accounts, the talk and votes at a table, records, the end of a game."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Person, Server

from .barriers import barriers
from .play import ASKED, CARD, answer, make_table, sit_down

Window = Callable[..., Any]


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A public game that bots have played to its end."""
    owner = Person(server)
    table = str(owner.make_table("me", "steward", scenario="short", visibility="public")["id"])
    owner.post(f"/api/tables/{table}/seats/0/bot", {"bot": "steward"})
    with ThreadPoolExecutor() as elsewhere:  # the browser's own event loop runs in this thread
        elsewhere.submit(asyncio.run, see_the_end(owner, table)).result()
    return table


async def see_the_end(person: Person, table: str) -> None:
    async with person.at(table) as chair:
        await chair.hello()
        await chair.until("over")


def two_at_a_table(window: Window, *more: str) -> tuple[Any, Any, str]:
    ann, bob = window(), window()
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.request.post("/api/me/name", data={"name": name})
    made = make_table(ann, "me", "open", "steward", *more)
    sit_down(ann, made["id"])
    sit_down(bob, made["id"], f"?seat=1&token={made['links']['seats']['1']}")
    bob.wait_for_selector(".mats .is-me")
    return ann, bob, made["id"]


# start page


def test_the_table_that_waits_for_me_comes_first(window: Window) -> None:
    page = window()
    make_table(page, "steward", "steward")
    mine = make_table(page, "me", "steward")["id"]
    make_table(page, "open", "steward")
    page.reload()
    page.wait_for_selector(".mine .table-line")
    assert page.locator(".mine a").first.get_attribute("href") == f"#/table/{mine}"
    assert page.locator(".mine .is-your-move").count() == 1


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_the_whole_row_of_a_table_leads_there_and_says_whom_it_waits_for(window: Window, size: tuple[int, int]) -> None:
    page = window(viewport={"width": size[0], "height": size[1]})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "steward"}]
    body = {"game": "six_continents", "seats": seats, "pace": {"kind": "slow", "seconds": 86400}}
    page.request.post("/api/tables", data=body)
    page.reload()
    row = page.locator(".mine .table-line")
    row.locator(".waits", has_text="Setup: Players").wait_for()
    assert "hr left" in row.locator(".waits").inner_text()
    assert row.bounding_box()["y"] < page.locator(".game-card").first.bounding_box()["y"]
    box = row.bounding_box()
    row.click(position={"x": box["width"] - 4, "y": box["height"] - 4})
    page.wait_for_selector(ASKED)


def test_a_stranger_sits_down_at_a_public_table(window: Window) -> None:
    host, stranger = window(), window()
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "six_continents", "seats": seats, "visibility": "public"}
    table = host.request.post("/api/tables", data=body).json()["id"]
    stranger.reload()
    stranger.locator(f".open li:has(a[href='#/table/{table}']) .join").click()
    stranger.wait_for_selector(".mats .is-me")


def test_an_unreachable_server_is_said_in_words(window: Window) -> None:
    page = window()
    page.route("**/api/tables", lambda route: route.abort())
    page.click(f"{CARD} .primary")
    page.wait_for_selector("[role=alert] >> text=can’t be reached")


# new table


def test_the_form_opens_the_table_it_describes(window: Window) -> None:
    page = window()
    page.goto("/#/new?game=six_continents")
    page.check("[name=scenario][value=short]")
    page.select_option(".how-many", "3")
    page.locator(".preset").first.click()
    page.select_option(".pace", "slow")
    page.select_option(".visibility", "public")
    page.click(".all-options > summary")
    page.locator(".option-group:has([data-option=truce_rounds]) > summary").click()
    page.select_option("[data-option=truce_rounds]", "2")
    assert "2" in page.locator(".changed li").first.inner_text()
    page.click(".open-line .primary")
    page.wait_for_selector(".decision")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert (table["scenario"], table["visibility"], len(table["seats"])) == ("short", "public", 3)
    assert (table["options"]["truce_rounds"], table["pace"]) == (
        2,
        {"kind": "slow", "seconds": 24 * 3600, "away": 7 * 24 * 3600, "absent": "bot"},
    )


def test_who_plays_which_realm_is_chosen_by_name(window: Window) -> None:
    page = window()
    page.goto("/#/new?game=price_of_power")
    page.check("[name=scenario][value=s1_01]")
    page.select_option(".how-many", "3")
    page.wait_for_selector(".chairs li >> text=Castile")
    assert [name.strip() for name in page.locator(".chairs li span").all_inner_texts()] == [
        "France",
        "Castile",
        "England",
    ]
    for chair, player in enumerate(("steward", "me", "steward")):
        page.locator(".chair").nth(chair).select_option(player)
    page.click(".open-line .primary")
    page.locator(".mats .is-me", has_text="Castile").wait_for()


def test_a_table_of_any_realms_is_put_together(window: Window) -> None:
    """PP-16.0.8: of 1618, three of them, one of whom another had; then the table stands with them in this order."""
    page = window()
    page.goto("/#/new?game=price_of_power")
    page.check("[name=scenario][value='free:']")
    page.select_option(".homemade .group", "1618")
    page.select_option(".how-many", "3")
    choices = page.locator(".homemade .choice")
    choices.nth(2).wait_for()
    choices.nth(0).select_option("venice_1618")
    choices.nth(1).select_option("austria_1618")
    choices.nth(2).select_option("venice_1618")
    assert [choices.nth(n).input_value() for n in range(3)] == ["england_1618", "austria_1618", "venice_1618"]
    assert [name.strip() for name in page.locator(".chairs li span").all_inner_texts()] == [
        "England",
        "Austria",
        "Venice",
    ]
    page.locator(".preset").first.click()
    page.click(".open-line .primary")
    page.locator(".mats .is-me", has_text="England").wait_for()
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert (table["scenario"], len(table["seats"])) == ("free:england_1618,austria_1618,venice_1618", 3)


def test_a_changed_option_is_reset(window: Window) -> None:
    page = window()
    page.goto("/#/new?game=six_continents")
    page.click(".all-options > summary")
    page.locator(".option-group:has([data-option=transit]) > summary").click()
    page.select_option("[data-option=transit]", "off")
    page.click(".changed .reset")
    assert page.locator(".changed").count() == 0
    assert page.locator("[data-option=transit]").input_value() == "on"


def test_links_to_chairs_are_shown_to_be_copied(window: Window) -> None:
    page, friend = window(), window()
    page.goto("/#/new?game=six_continents")
    page.click(".open-line .primary")
    address = page.locator(".invitation .address input").first.input_value()
    page.locator(".invitation .copy").first.click()
    page.wait_for_selector(".copy >> text=Copied")
    friend.goto(address)
    friend.wait_for_selector(".mats .is-me")


def test_what_the_server_refuses_is_one_line(window: Window) -> None:
    page = window()
    page.goto("/#/new?game=six_continents")
    page.wait_for_selector(".create form")
    page.route(
        "**/api/tables",
        lambda route: route.continue_(post_data=json.dumps({"game": "chess", "seats": [{"kind": "me"}]})),
    )
    page.click(".open-line .primary")
    line = page.locator(".create [role=alert]").inner_text()
    assert "chess" in line and "\n" not in line


# accounts and settings


def test_a_guest_registers_and_finds_the_seats_on_another_device(window: Window) -> None:
    page, elsewhere = window(), window()
    table = make_table(page, "me", "steward")["id"]
    for each, form in ((page, ".register"), (elsewhere, ".log-in")):
        each.goto("/#/account")
        each.fill(f"{form} [name=name]", "Jadwiga")
        each.fill(f"{form} [name=password]", "correct horse")
        each.click(f"{form} .primary")
        each.wait_for_selector(".log-out")
    elsewhere.goto("/#/")
    elsewhere.wait_for_selector(f".mine a[href='#/table/{table}']")
    elsewhere.goto("/#/account")
    elsewhere.click(".log-out")
    elsewhere.wait_for_selector(".register")


def test_a_wrong_password_is_refused_in_the_readers_language(window: Window) -> None:
    page = window(locale="pl-PL")
    page.goto("/#/account")
    page.fill(".log-in [name=name]", "Nobody")
    page.fill(".log-in [name=password]", "wrong password")
    page.click(".log-in .primary")
    line = page.locator(".log-in [role=alert]")
    line.wait_for()
    assert "refused" not in line.inner_text() and "hasło" in line.inner_text().lower()


def test_theme_and_language_are_set_in_one_place(window: Window) -> None:
    page = window(viewport={"width": 390, "height": 844})
    page.click(".settings summary")
    page.select_option(".settings .theme", "dark")
    page.select_option(".settings .language", "cs")
    page.wait_for_selector("text=Nastavení")
    page.reload()
    page.wait_for_selector("text=Veřejné stoly")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.click(".settings summary")
    page.keyboard.press("Escape")
    assert page.locator(".settings[open]").count() == 0


# at the table


def test_talk_to_all_and_between_two_with_marks_for_the_unread(window: Window) -> None:
    ann, bob, table = two_at_a_table(window)
    watcher = window()
    sit_down(watcher, table)
    ann.click("#tab-chat")
    ann.fill(".chat form input", "Good evening")
    ann.keyboard.press("Enter")
    ann.click(".talk-with >> nth=1")
    ann.fill(".chat form input", "Peace until round five?")
    ann.keyboard.press("Enter")
    bob.wait_for_selector("#tab-chat .unread >> text=2")
    bob.click("#tab-chat")
    bob.wait_for_selector(".said >> text=Good evening")
    assert bob.locator(".said >> text=Peace").count() == 0
    bob.click(".talk-with >> nth=1")
    bob.wait_for_selector(".said >> text=Peace until round five?")
    bob.wait_for_selector("#tab-chat .unread", state="detached")
    watcher.click("#tab-chat")
    watcher.wait_for_selector(".said >> text=Good evening")
    assert watcher.locator(".said").count() == 1
    assert watcher.locator(".chat form").count() == 0


def test_a_watcher_takes_a_free_chair(window: Window) -> None:
    host, watcher = window(), window()
    sit_down(watcher, make_table(host, "me", "open", "steward")["id"])
    watcher.click("#tab-office")
    watcher.click(".sit-down .primary")
    watcher.wait_for_selector(".mats .is-me")
    assert watcher.locator(".chair").count() == 1


def test_notes_are_kept_for_their_writer(window: Window) -> None:
    ann, bob, _ = two_at_a_table(window)
    ann.click("#tab-office")
    ann.fill("#note", "Attack in the spring")
    ann.wait_for_selector("text=Saved.")
    ann.reload()
    ann.click("#tab-office")
    ann.wait_for_function("() => document.querySelector('#note')?.value === 'Attack in the spring'")
    bob.click("#tab-office")
    assert bob.locator("#note").input_value() == ""


def test_a_take_back_is_voted_on(window: Window) -> None:
    ann, bob, _ = two_at_a_table(window)
    asked = ann if ann.locator(ASKED).count() else bob
    other = bob if asked is ann else ann
    before = asked.locator(".decision h2").inner_text()
    answer(asked)
    asked.click("#tab-office")
    asked.click(".propose-takeback")
    other.wait_for_selector(".vote")
    other.locator(".vote button").first.click()
    asked.wait_for_selector(".vote-passed")
    asked.wait_for_selector(ASKED)
    assert asked.locator(".decision h2").inner_text() == before


def test_a_refused_vote_changes_nothing(window: Window) -> None:
    ann, bob, _ = two_at_a_table(window)
    ann.click("#tab-office")
    ann.click(".propose-pause")
    bob.wait_for_selector(".vote")
    bob.locator(".vote button").nth(1).click()
    ann.wait_for_selector(".vote-failed")
    assert ann.locator(".propose-pause").count() == 1


def test_all_agree_to_pause_and_to_go_on(window: Window) -> None:
    ann, bob, _ = two_at_a_table(window)
    ann.click("#tab-office")
    for kind in ("pause", "resume"):
        ann.click(f".propose-{kind}")
        bob.wait_for_selector(".vote")
        bob.locator(".vote button").first.click()
        ann.wait_for_selector(f".propose-{'resume' if kind == 'pause' else 'pause'}")


def test_a_clock_runs_for_who_decides_and_more_time_may_be_asked_for(window: Window) -> None:
    page = window()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "steward"}]
    body = {"game": "six_continents", "seats": seats, "pace": {"kind": "live", "seconds": 300}}
    sit_down(page, page.request.post("/api/tables", data=body).json()["id"])
    page.wait_for_selector(".mats .clock")
    page.click("#tab-office")
    assert page.locator(".propose-extend").count() == 1


def test_a_bot_takes_the_chair_and_hands_it_back(window: Window) -> None:
    ann, bob, _ = two_at_a_table(window)
    bob.click("#tab-office")
    bob.click(".chair-to-bot")
    ann.wait_for_selector(".mats >> text=a bot plays on")
    bob.click(".chair-back")
    ann.wait_for_selector(".mats >> text=a bot plays on", state="detached")


def test_resigning_is_asked_twice_and_ends_a_game_of_two(window: Window) -> None:
    page = window()
    sit_down(page, make_table(page, "me", "steward")["id"])
    for _ in range(3):
        page.wait_for_selector(ASKED)
        answer(page)
    page.click("#tab-office")
    page.click(".resign")
    page.click(".sure button:not(.primary)")
    assert page.locator(".resign-sure").count() == 0
    page.click(".resign")
    page.click(".resign-sure")
    page.wait_for_selector(".end .standings")
    assert page.locator("#end-title").inner_text().startswith("Victory for ")


def test_a_pin_keeps_the_hand_closed_and_is_never_removed_in_secret(window: Window) -> None:
    page = window()
    sit_down(page, make_table(page, "me", "me", "steward")["id"])
    page.click(".new-pin summary")
    page.fill(".pin input", "1234")
    page.click(".pin button")
    page.wait_for_selector(ASKED)
    page.reload()
    page.fill(".curtain .pin input", "4321")
    page.keyboard.press("Enter")
    page.wait_for_selector(".curtain [role=alert]")
    assert page.locator(".table").count() == 0
    page.fill(".curtain .pin input", "1234")
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    page.reload()
    page.click(".forgotten summary")
    page.click(".forgotten button")
    page.wait_for_selector(".removed-pin")
    page.click(".curtain .primary")
    answer(page)
    page.wait_for_selector(".curtain .removed-pin")


def test_looking_from_a_shared_seat_meets_the_curtain(window: Window) -> None:
    page = window()
    made = make_table(page, "me", "me", "open")
    sit_down(page, made["id"])
    while page.locator(".curtain").count():  # until the open chair is waited for
        page.click(".curtain .primary")
        page.wait_for_selector(ASKED)
        answer(page)
        page.wait_for_selector(f".curtain, {ASKED}, .waiting")
    page.wait_for_selector(".waiting")
    page.locator(".mats button", has_text="View from this seat").first.click()
    page.wait_for_selector(".curtain")


# help and rules


def test_each_decision_is_explained_until_told_to_stop(window: Window) -> None:
    page = window()
    sit_down(page, make_table(page, "me", "steward")["id"])
    page.wait_for_selector(".first-help >> text=Only a matter of taste")
    page.click(".stop-help")
    page.wait_for_selector(".first-help", state="detached")
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.locator(".first-help").count() == 0


# the end, records, fair dice


def test_the_end_tells_winner_points_and_the_course_of_the_game(window: Window, finished: str) -> None:
    page = window()
    page.goto(f"/#/table/{finished}")
    page.wait_for_selector(".end .chart")
    standings = page.request.get(f"/api/tables/{finished}").json()["standings"]
    best = max(each["points"] for each in standings if each["place"] == 1)
    assert page.locator(".scoring .total td").first.inner_text() == str(best)
    parts = [int(each) for each in page.locator(".scoring tbody tr td:nth-child(2)").all_inner_texts()]
    assert sum(parts[:-1]) == parts[-1] == best
    page.locator(".measure").nth(1).click()
    page.locator(".chart > svg").first.focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".chart .at >> text=start of round")
    page.click(".see-board")
    page.click(".to-result")
    page.wait_for_selector(".end .standings")


def test_the_dice_are_verified_in_words(window: Window, finished: str) -> None:
    page = window()
    page.goto(f"/#/table/{finished}")
    page.click(".verify button")
    verdict = page.locator(".verdict.is-right")
    verdict.wait_for()
    assert "Every die follows from the secret" in verdict.inner_text()
    assert "This browser has checked" in verdict.inner_text()


def test_the_seal_is_shown_while_the_game_runs(window: Window) -> None:
    page = window()
    table = make_table(page, "me", "steward")["id"]
    sit_down(page, table)
    page.click("#tab-office")
    seal = page.locator(".fair-dice code")
    assert seal.inner_text() == page.request.get(f"/api/tables/{table}").json()["commitment"]
    assert page.locator(".verify").count() == 0


def test_a_record_goes_out_and_comes_back(window: Window, finished: str, tmp_path: Path) -> None:
    page = window()
    record = page.request.get(f"/api/tables/{finished}/record").body()
    file = tmp_path / "game.jsonl"
    file.write_bytes(record)
    page.set_input_files(".upload input", file)
    page.wait_for_selector("text=The record is correct")
    page.click(".upload .primary")
    page.wait_for_selector(".decision.is-over")
    file.write_bytes(record.replace(b'"seat":1', b'"seat":0', 1))
    page.goto("/#/")
    page.set_input_files(".upload input", file)
    line = page.locator(".upload [role=alert]")
    line.wait_for()
    assert "\n" not in line.inner_text()


def test_all_agree_to_open_a_bots_chair(window: Window) -> None:
    ann, bob, _ = two_at_a_table(window)
    ann.click("#tab-office")
    ann.locator(".propose-unseat").first.click()
    bob.wait_for_selector(".vote")
    bob.locator(".vote button").first.click()
    ann.wait_for_selector(".vote-passed")
    assert ann.locator(".propose-unseat").count() == 0


def test_a_password_is_changed_and_a_table_says_when_somebody_is_away(window: Window) -> None:
    page = window()
    page.goto("/#/account")
    page.fill(".register [name=name]", f"Zoe {time.monotonic_ns()}")
    page.fill(".register [name=password]", "correct horse")
    page.click(".register .primary")
    page.fill(".new-password [name=old]", "correct horse")
    page.fill(".new-password [name=password]", "battery staple")
    page.click(".new-password button")
    page.wait_for_selector("text=You have a new password.")
    page.fill(".new-password [name=old]", "correct horse")
    page.fill(".new-password [name=password]", "battery staple")
    page.click(".new-password button")
    page.wait_for_selector(".new-password [role=status] >> text=password")
    page.goto("/#/new?game=six_continents")
    page.select_option(".away", str(24 * 3600))
    page.click(".preset >> nth=0")
    page.click(".open-line .primary")
    page.click("#tab-office")
    assert "one day" in page.locator(".about").inner_text()


def test_a_report_is_one_click_away(window: Window) -> None:
    page = window()
    sit_down(page, make_table(page, "me", "steward")["id"])
    question = page.locator(".decision h2").inner_text()
    page.click("#tab-office")
    with page.expect_download() as started:
        page.click(".report-problem")
    head, *played = Path(started.value.path()).read_bytes().splitlines()
    report = json.loads(head)
    assert question in report["page"]["shown"] and "Chrom" in report["page"]["browser"]
    assert report["view"]["ask"] and len(played) == 3


def test_a_record_of_a_running_game_says_why_it_is_not_taken(window: Window, tmp_path: Path) -> None:
    page = window()
    table = make_table(page, "me", "steward")["id"]
    file = tmp_path / "view.jsonl"
    file.write_bytes(page.request.get(f"/api/tables/{table}/record").body())
    page.set_input_files(".upload input", file)
    line = page.locator(".upload [role=alert]")
    line.wait_for()
    assert "refused" not in line.inner_text()


def test_what_if_branches_a_finished_game_from_the_start_page(window: Window, finished: str) -> None:
    page = window()
    line = page.locator(f".records li:has(a[href='#/table/{finished}'])")
    line.locator("summary").click()
    line.locator("[name=moves]").fill("40")
    line.locator("form .primary").click()
    page.wait_for_selector(".curtain, .decision:not(.is-over)")
    assert finished not in page.url


def test_a_rematch_invites_the_others(window: Window) -> None:
    ann, bob, table = two_at_a_table(window)
    ann.click("#tab-office")
    ann.click(".propose-end")
    ann.click(".propose-end-sure")
    bob.wait_for_selector(".vote")
    bob.locator(".vote button").first.click()
    ann.click(".end .rematch")
    ann.wait_for_function("id => !location.hash.includes(id)", arg=table)
    bob.click(".see-board")
    bob.click("#tab-chat")
    bob.click(".talk-with >> nth=1")
    bob.click(".said a")
    bob.wait_for_function("id => !location.hash.includes(id)", arg=table)
    bob.wait_for_selector(".mats .is-me")


# barriers


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_barriers(window: Window, finished: str, theme: str) -> None:
    page = window(color_scheme=theme)
    found = {}
    places = {
        "start": ("", ".table-line"),
        "new": ("new?game=six_continents", ".create form"),
        "account": ("account", ".entrance"),
        "lab": ("lab", ".lab-numbers .option-group"),
        "rules": ("rules/six_continents/SC-8.5", "article.is-sought"),
        "end": (f"table/{finished}", ".end .chart"),
    }
    for name, (path, ready) in places.items():
        page.goto(f"/#/{path}")
        page.wait_for_selector(ready)
        found[name] = barriers(page)
    sit_down(page, make_table(page, "me", "steward")["id"])
    for tab in ("chat", "office"):
        page.click(f"#tab-{tab}")
        found[tab] = barriers(page)
    sit_down(page, make_table(page, "me", "me")["id"])
    page.wait_for_selector(".curtain")
    found["curtain"] = barriers(page)
    assert found == {name: [] for name in found}
