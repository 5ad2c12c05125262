"""The page as an app: installed, kept for when there is no network, and called by notifications."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client import Server
from tests.server.test_push import Device

from .barriers import barriers

Window = Callable[..., Any]
WITH_WORKER = {"service_workers": "allow"}
READY = "() => navigator.serviceWorker.controller !== null"
SHELL = "async () => (await caches.match('/js/main.js')) !== undefined"
SHOWN = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return JSON.stringify(shown.map(({ title, body, tag, data }) => [title, body, tag, data.place]));
}"""
SIZE = """async (src) => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}"""
DEVICE = """{
  const told = TOLD;
  const end = async () => { sessionStorage.removeItem("on"); return true; };
  const subscription = { ...told, toJSON: () => told, unsubscribe: end };
  PushManager.prototype.subscribe = async () => { sessionStorage.setItem("on", "1"); return subscription; };
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem("on") ? subscription : null);
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose files the browser asks for each time: what is there without network, the worker has kept."""
    server = Server(tmp_path_factory.mktemp("app") / "games.sqlite")
    yield server
    server.stop()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A house of its own whose push services are on this machine."""
    server = Server(tmp_path / "games.sqlite", more=["--private-webhooks"])
    yield server
    if server.process.poll() is None:
        server.stop()


@pytest.fixture
def device() -> Iterator[Device]:
    found = Device()
    yield found
    found.shutdown()
    found.server_close()


def begin_game(page: Any) -> None:
    page.locator(".game-card[data-game=six_continents] .play-line .primary").click()
    page.wait_for_selector(".decision.is-asked")


def until(page: Any, script: str, wanted: Any) -> None:
    """Until what the browser does by itself has led to this."""
    page.evaluate(
        f"""async (wanted) => {{
          while ((await ({script})()) !== wanted) await new Promise((go) => setTimeout(go, 50));
        }}""",
        wanted,
    )


def worker_of(page: Any) -> Any:
    page.wait_for_function(READY)
    until(page, SHELL, True)
    return page.context.service_workers[0]


def test_the_page_can_be_installed(window: Window, server: Server) -> None:
    page = window()
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert manifest["name"] == "Westphalia" and manifest["display"] == "standalone"
    for icon in [*manifest["icons"], {"src": "/icons/icon-180.png", "sizes": "180x180"}]:
        assert icon["sizes"] in ("any", page.evaluate(SIZE, icon["src"]))


def test_without_network_the_page_opens_and_says_so(window: Window) -> None:
    page = window(**WITH_WORKER)
    worker_of(page)
    page.reload()  # what a game is called is kept when it is asked for
    page.wait_for_selector(".game-card h2")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[role=alert]")).to_contain_text("The server can’t be reached.")
    page.context.set_offline(False)
    page.reload()
    page.wait_for_selector(".game-card h2")


def test_a_new_server_is_never_shown_with_an_old_page(window: Window) -> None:
    """What is kept is not even looked at while the server answers, and goes when its version is not the server's."""
    page = window(**WITH_WORKER)
    worker_of(page)
    page.evaluate(
        """async () => {
          const [name] = await caches.keys();
          const kept = await caches.open(name);
          await kept.put("/", new Response("an old page", { headers: { "Content-Type": "text/html" } }));
          await caches.open("westphalia-0000");
        }"""
    )
    page.reload()
    page.wait_for_selector(".game-card h2")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("body")).to_have_text("an old page")
    page.context.set_offline(False)
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).unregister()")
    page.goto("/")
    worker_of(page)
    assert page.evaluate("async () => (await caches.keys()).includes('westphalia-0000')") is False


def test_lost_network_is_said_and_an_answer_is_kept_and_sent_once(window: Window) -> None:
    page = window(stored={"ask_before_dice": False, "answer_alone": False})
    begin_game(page)
    version = int(page.get_attribute(".decision", "data-version"))
    page.context.set_offline(True)
    expect(page.locator(".headline .offline")).to_be_visible(timeout=3000)
    page.locator(".decision .answers button.choice:visible").first.click()
    expect(page.locator(".decision .kept")).to_contain_text("is kept and will be sent as soon as there is one")
    assert int(page.get_attribute(".decision", "data-version")) == version
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", sent.append))
    page.context.set_offline(False)
    page.wait_for_function(f"() => document.querySelector('.decision').dataset.version > {version}")
    again = [json.loads(frame) for frame in sent if '"answer"' in frame]
    assert [answer["version"] for answer in again if answer["version"] <= version] in ([], [version])
    expect(page.locator(".headline .offline")).to_have_count(0)
    expect(page.locator(".decision .notice")).to_have_count(0)
    assert page.evaluate("() => Object.keys(localStorage).filter((key) => key.includes('kept')).length") == 0


def test_an_answer_outlives_the_page_that_gave_it(window: Window) -> None:
    """The network is lost for long, and the browser closed: the answer goes out when the table is opened again."""
    page = window(stored={"ask_before_dice": False, "answer_alone": False})
    begin_game(page)
    version = int(page.get_attribute(".decision", "data-version"))
    option = page.locator(".decision .answers button.choice:visible").first.get_attribute("data-option")
    hold(page, {"type": "answer", "version": version, "seat": 0, "id": option, "sure": True})
    page.reload()
    page.wait_for_function(f"() => document.querySelector('.decision')?.dataset.version > {version}")
    assert page.evaluate("() => Object.keys(localStorage).filter((key) => key.includes('kept')).length") == 0


def hold(page: Any, deed: dict[str, Any]) -> None:
    """As if it had been given without network."""
    held = json.dumps({"deed": deed, "label": "March", "wasSent": False})
    table = page.url.rpartition("/")[2]
    page.evaluate("([table, held]) => localStorage.setItem(`westphalia.kept.${table}`, held)", [table, held])


def test_an_answer_for_an_old_question_is_not_taken_and_that_is_said(window: Window) -> None:
    page = window(stored={"ask_before_dice": False, "answer_alone": False})
    begin_game(page)
    hold(page, {"type": "answer", "version": -1, "seat": 0, "id": "x", "sure": True})
    page.reload()
    expect(page.locator(".decision .kept")).to_contain_text("your answer was not accepted")


def test_a_push_is_shown_and_opens_the_decision(window: Window, server: Server) -> None:
    page = window(**WITH_WORKER)
    page.context.grant_permissions(["notifications"])
    worker_of(page)
    begin_game(page)
    table = page.url.rpartition("/")[2]
    page.goto("/#/account")
    session = page.context.new_cdp_session(page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    page.wait_for_function(READY)
    letter = {"title": "Six Continents: your turn", "text": "War!", "link": f"https://elsewhere/#/table/{table}"}
    origin = f"http://127.0.0.1:{server.port}"
    data = json.dumps({**letter, "table": table, "waiting": 2})
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin + "/", "registrationId": found[0]["registrationId"], "data": data},
    )
    told = ["Six Continents: your turn", "War!", table, f"#/table/{table}"]
    until(page, SHOWN, json.dumps([told], separators=(",", ":")))
    worker = page.context.service_workers[0]
    worker.evaluate(
        """async () => {
          const [notification] = await self.registration.getNotifications();
          self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
        }"""
    )
    page.wait_for_selector(".decision.is-asked")
    assert page.url.endswith(f"#/table/{table}")
    until(page, SHOWN, "[]")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_one_button_begins_and_ends_notifications(
    window: Window, house: Server, device: Device, size: tuple[int, int]
) -> None:
    """No push service can be reached from a test, so the device is said to be there; the rest is real."""
    page = window(
        blank=True,
        base_url=f"http://127.0.0.1:{house.port}",
        viewport={"width": size[0], "height": size[1]},
        **WITH_WORKER,
    )
    page.context.grant_permissions(["notifications"])
    page.add_init_script(DEVICE.replace("TOLD", device.subscription))
    page.goto("/#/account")
    page.click(".push-begin")
    page.wait_for_selector(".device.is-on")
    page.click(".way[data-kind=push] .try")
    page.locator(".told", has_text="Sent.").wait_for()
    assert [heard["title"] for heard in device.heard] == ["Westphalia: this is how you will be notified"]
    assert barriers(page) == []
    page.click(".push-end")
    page.wait_for_selector(".push-begin")
    assert page.locator(".way").count() == 0
