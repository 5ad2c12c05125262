"""People at tables: names, second devices, taken chairs, blocks, reports, what a host may do, and going for good."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.test_host import Watched

from .barriers import barriers
from .play import make_table, sit_down

Window = Callable[..., Any]
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def two(window: Window) -> tuple[Any, Any, Any]:
    """Ann, who made the table, Bob on a phone, and the table as it was made."""
    ann, bob = window(), window(viewport=PHONE)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.request.post("/api/me/name", data={"name": name})
    made = make_table(ann, "me", "open", "steward")
    sit_down(ann, made["id"])
    sit_down(bob, made["id"], link(made, 1))
    expect(ann.locator(".mats")).to_contain_text("Bob")
    return ann, bob, made


def link(made: Any, seat: int) -> str:
    return f"?seat={seat}&token={made['links']['seats'][str(seat)]}"


# names


def test_a_name_is_asked_at_the_first_table_with_others(window: Window) -> None:
    ann, bob = window(), window(viewport=PHONE)
    alone = make_table(ann, "me", "steward")
    sit_down(ann, alone["id"])
    assert ann.locator(".ask-name").count() == 0  # nobody is there to be called by it
    body = {"game": "six_continents", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": {"kind": "slow"}}
    made = ann.request.post("/api/tables", data=body).json()
    sit_down(ann, made["id"])
    assert ann.locator(".call-me").count() == 1  # one thing at a time
    ann.fill(".ask-name input", "Ann of the Rhine")
    ann.click(".ask-name .primary")
    expect(ann.locator(".mats")).to_contain_text("Ann of the Rhine")
    expect(ann.locator(".ask-name")).to_have_count(0)
    expect(ann.locator(".call-me")).to_contain_text("Shall we notify you")
    sit_down(bob, made["id"], link(made, 1))
    bob.wait_for_selector(".ask-name")
    assert barriers(bob, ".ask-name") == []
    bob.click(".ask-name .quiet")
    expect(bob.locator(".ask-name")).to_have_count(0)


# second devices


def test_a_guest_goes_on_by_code_and_by_link(window: Window, two: tuple[Any, Any, Any]) -> None:
    _, bob, made = two
    phone, tablet = window(viewport=PHONE), window()
    bob.goto("/#/account")
    bob.click(".show-code")
    code = bob.inner_text(".device-code .code b")
    assert barriers(bob, ".device-code") == []
    phone.goto("/#/account")
    phone.fill(".enter-code [name=code]", code.lower().replace("-", " "))
    phone.click(".enter-code button")
    phone.wait_for_selector(f".mine a[href='#/table/{made['id']}']")
    phone.goto("/#/account")
    expect(phone.locator(".lead")).to_contain_text("Bob")
    bob.goto("/#/")
    bob.goto("/#/account")
    bob.click(".show-code")
    tablet.goto(bob.input_value(".device-code .address input"))
    tablet.wait_for_selector(".enter-code")
    assert barriers(tablet) == []
    tablet.click(".enter-code button")
    tablet.wait_for_selector(f".mine a[href='#/table/{made['id']}']")
    phone.goto("/#/account")
    phone.fill(".enter-code [name=code]", code)
    phone.click(".enter-code button")
    phone.wait_for_selector(".enter-code [role=alert]")  # a code is good once


def test_a_link_to_a_taken_chair_offers_to_move_to_log_in_or_to_watch(
    window: Window, two: tuple[Any, Any, Any]
) -> None:
    _, bob, made = two
    code = bob.request.post("/api/me/device").json()["code"]
    bob.request.post("/api/register", data={"name": "Bob of the link", "password": "correct horse"})
    moving, known, stranger = window(viewport=PHONE), window(), window()
    for page in (moving, known, stranger):
        page.goto(f"/#/table/{made['id']}{link(made, 1)}")
        page.wait_for_selector(".taken h1")
    assert barriers(moving) == []
    moving.fill(".enter-code [name=code]", code)
    moving.click(".enter-code button")
    expect(moving.locator(".seat.is-me[data-seat='1']").first).to_be_attached()
    known.fill(".entrance [name=name]", "Bob of the link")
    known.fill(".entrance [name=password]", "correct horse")
    known.click(".entrance button")
    expect(known.locator(".mats .is-me[data-seat='1']")).to_be_visible()
    stranger.click(".watch")
    stranger.wait_for_selector(".decision")
    assert stranger.locator(".is-me").count() == 0


# conduct


def test_who_is_blocked_is_heard_no_more_until_unblocked(two: tuple[Any, Any, Any]) -> None:
    ann, bob, _ = two
    ann.click("#tab-office")
    ann.click(".person summary")
    ann.click(".person .block")
    expect(ann.locator(".people-here [role=status]")).to_contain_text("Bob is blocked")
    assert barriers(ann, ".people-here") == []
    bob.click("#tab-chat")
    bob.fill(".chat form input", "Can you hear me?")
    bob.click(".chat form button")
    bob.wait_for_selector(".said >> text=Can you hear me?")
    ann.click("#tab-chat")
    ann.fill(".chat form input", "So quiet here")
    ann.click(".chat form button")
    ann.wait_for_selector(".said >> text=So quiet here")
    assert ann.locator(".said >> text=Can you hear me?").count() == 0
    ann.goto("/#/account")
    ann.click(".blocks .unblock")
    expect(ann.locator(".blocks")).to_have_count(0)


def test_the_host_reads_a_report_and_settles_it(window: Window, two: tuple[Any, Any, Any]) -> None:
    ann, bob, _ = two
    cid = window()
    cid.request.post("/api/me/name", data={"name": "Cid"})
    more = make_table(ann, "me", "open", "open")
    sit_down(bob, more["id"], link(more, 1))
    sit_down(cid, more["id"], link(more, 2))
    bob.click("#tab-office")
    bob.locator(".person", has_text="Cid").locator("summary").click()
    bob.locator(".person", has_text="Cid").locator("[name=text]").fill("calls me names")
    bob.locator(".person", has_text="Cid").locator(".report-person button").click()
    expect(bob.locator(".people-here [role=status]")).to_have_text("The host will read it.")
    sit_down(ann, more["id"])
    ann.click("#tab-office")
    expect(ann.locator(".reports")).to_contain_text("Bob → Cid: calls me names")
    ann.click(".reports button")
    expect(ann.locator(".reports")).to_have_count(0)
    assert cid.locator(".reports").count() == 0


def test_the_host_removes_somebody_after_a_second_question(window: Window, two: tuple[Any, Any, Any]) -> None:
    ann, bob, made = two
    ann.click("#tab-office")
    ann.click(".person summary")
    ann.click(".remove-person")
    expect(ann.locator(".person .sure")).to_contain_text("can’t come back through the old link")
    ann.click(".remove-person-sure")
    expect(ann.locator(".mats .seat").nth(1)).to_contain_text("open seat")
    expect(bob.locator(".seat.is-me")).to_have_count(0)
    bob.click("#tab-chat")
    expect(bob.locator(".said.is-notice")).to_have_text("The host has removed the player in this seat.")
    bob.goto(f"/#/table/{made['id']}{link(made, 1)}")
    bob.reload()
    bob.wait_for_selector(".loading h1, .taken h1")
    assert bob.locator(".seat.is-me").count() == 0


def test_the_host_replaces_hands_over_and_the_new_one_closes(window: Window, two: tuple[Any, Any, Any]) -> None:
    ann, bob, _ = two
    cid = window()
    cid.request.post("/api/me/name", data={"name": "Cid"})
    made = make_table(ann, "me", "open", "open")
    sit_down(ann, made["id"])
    sit_down(bob, made["id"], link(made, 1))
    sit_down(cid, made["id"], link(made, 2))
    ann.click("#tab-office")
    cids = ann.locator(".person", has_text="Cid")
    cids.locator("summary").click()
    cids.locator(".replace-person").click()
    cids.locator(".replace-person-sure").click()
    expect(ann.locator(".mats .seat").nth(2)).to_contain_text("Bot")
    bob.click("#tab-office")
    assert bob.locator(".close-table, .make-host").count() == 0
    bobs = ann.locator(".person", has_text="Bob")
    bobs.locator("summary").click()
    bobs.locator(".make-host").click()
    bobs.locator(".make-host-sure").click()
    expect(ann.locator(".close-table")).to_have_count(0)
    bob.click(".close-table")  # without loading the page anew
    bob.click(".close-table-sure")
    for page in (ann, bob):
        page.wait_for_selector(".end, .decision.is-over")
    ann.reload()
    ann.wait_for_selector(".decision.is-over")


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    folder: Path = tmp_path_factory.mktemp("hosted")
    server = Watched(folder / "games.sqlite", folder / "log")
    yield server
    server.stop()


def test_who_runs_the_server_takes_a_table_off_the_list_and_closes_it(window: Window, hosted: Watched) -> None:
    home = {"base_url": f"http://127.0.0.1:{hosted.port}"}
    ann, bob, keeper = window(**home), window(**home), window(viewport=PHONE, **home)
    body = {"game": "six_continents", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"}
    table = ann.request.post("/api/tables", data=body).json()["id"]
    bob.request.post(f"/api/tables/{table}/join", data={})
    bob.request.post(f"/api/tables/{table}/seats/0/report", data={"text": "rude words"})
    sit_down(bob, table)
    keeper.goto(f"/host?key={hosted.key}")
    expect(keeper.locator("main")).to_contain_text("rude words")
    assert barriers(keeper) == []
    assert keeper.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    keeper.locator("form.deed:has([value=unlist]) button").first.click()
    expect(keeper.locator(f"a[href='/#/table/{table}']")).to_have_count(0)
    keeper.locator("form.deed:has([value=close]) button").first.click()
    bob.wait_for_selector(".decision.is-over")
    keeper.locator("form.deed:has([value=settle]) button").first.click()
    expect(keeper.locator("main")).not_to_contain_text("rude words")


# one's own data


def test_everything_kept_is_taken_along_and_forgotten(two: tuple[Any, Any, Any]) -> None:
    ann, bob, _ = two
    bob.goto("/#/account")
    bob.fill(".register [name=name]", "Bob who goes")
    bob.fill(".register [name=password]", "correct horse")
    bob.click(".register button")
    bob.wait_for_selector(".log-out")
    with bob.expect_download() as download:
        bob.click(".own-data a")
    assert json.loads(Path(download.value.path()).read_text())["person"][0]["name"] == "Bob who goes"
    bob.click(".go-for-good")
    assert barriers(bob, ".own-data") == []
    bob.fill(".farewell [name=password]", "wrong horse")
    bob.click(".delete-sure")
    bob.wait_for_selector(".own-data [role=alert]")
    bob.fill(".farewell [name=password]", "correct horse")
    bob.click(".delete-sure")
    bob.wait_for_selector(".register")
    expect(ann.locator(".mats")).not_to_contain_text("Bob")
    bob.goto("/#/")
    bob.wait_for_selector(".game-card h2")
    assert bob.locator(".mine .table-line").count() == 0
