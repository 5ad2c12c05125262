"""The pictures of docs/screenshots, taken anew: each is a table as somebody finds it, at a size, in a language, by day
or by night. Pillow, if it is there, makes them palette pictures of a third of the size.

    .venv/bin/python scripts/screenshots.py                      # all of them
    .venv/bin/python scripts/screenshots.py battle phone         # those whose names contain one of these
    .venv/bin/python scripts/screenshots.py --to /tmp/pictures   # elsewhere, to look at
"""

from __future__ import annotations

import argparse
import asyncio
import html
import importlib.util
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright import sync_api as playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser import play, test_looks, test_orders, test_pieces, test_war
from tests.browser.conftest import CHROMIUM, PATIENCE
from tests.browser.prepared import after_bots, from_position, prepared_table
from tests.server.client import Server
from tests.server.moved_server import DAY, HOUR, MovedServer
from tests.server.test_push import Device
from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.games import price_of_power, raison_detat, six_continents
from westphalia.kernel.contract import Title
from westphalia.kernel.record import Recorder
from westphalia.kernel.session import Session
from westphalia.server.rows import Chair, Deed, Seen, TableRow
from westphalia.server.storage import Storage

FOLDER: Final = Path(__file__).parent.parent / "docs" / "screenshots"
DESK: Final = (1280, 720)
PHONE: Final = (390, 844)
FLAT: Final = (700, 420)
SMALL: Final = (320, 480)
COLOURS: Final = 256
CASTILE: Final = 1
ROUND: Final = 3  # of the game over weeks
PP, RE, SC = price_of_power.TITLE, raison_detat.TITLE, six_continents.TITLE
NUMBERS: Final = iter(range(1000))
CHOICE: Final = f"{play.ASKED} .choice[data-option=%s]"

Begin = Callable[[Any, Server], None]
Steps = Callable[[Any], None]


@dataclass(frozen=True)
class Picture:
    """How somebody comes there, and what they do before the picture is taken."""

    name: str
    begin: Begin
    size: tuple[int, int] = DESK
    language: str = "en"
    theme: str = "light"
    steps: Steps = lambda page: None


def start(page: Any, server: Server) -> None:
    page.wait_for_selector(".game-card h2")


def page_of(address: str, selector: str) -> Begin:
    def begin(page: Any, server: Server) -> None:
        page.goto(f"/#/{address}")
        page.wait_for_selector(selector)

    return begin


def lesson(game: str, name: str) -> Begin:
    def begin(page: Any, server: Server) -> None:
        page.wait_for_selector(".game-card h2")
        page.click(f".game-card[data-game={game}] [data-lesson={name}]")
        page.wait_for_selector(".lesson")
        page.wait_for_selector(play.PAINTED, state="attached")

    return begin


def seated(page: Any, table: str, seat: int) -> None:
    play.sit_down(page, table, f"?seat={seat}&token={table}-{seat}")
    page.wait_for_selector(play.PAINTED, state="attached")


def position(given: dict[str, Any], seat: int, title: Title[Any] = PP, scenario: str = "s1_01") -> Begin:
    """Bots play the others."""

    def begin(page: Any, server: Server) -> None:
        secret = f"picture-{next(NUMBERS)}"
        session = from_position(title, given, secret)
        bots = {each: "steward" for each in range(len(title.players(session.state))) if each != seat}
        seated(page, prepared_table(server, scenario, session, secret, bots), seat)

    return begin


def played(title: Title[Any], scenario: str, seats: int, moves: int) -> Begin:
    """Where so many answers of bots have led, when the first seat is asked."""

    def begin(page: Any, server: Server) -> None:
        secret, count = f"picture-{next(NUMBERS)}", 0

        def has_come(session: Session) -> bool:
            nonlocal count
            count += 1
            return count > moves and any(ask.seat == 0 for ask in session.asks())

        session = after_bots(title, scenario, ["steward"] * seats, "evening", has_come)
        seated(page, prepared_table(server, scenario, session, secret), 0)

    return begin


def click(*selectors: str) -> Steps:
    def steps(page: Any) -> None:
        for selector in selectors:
            page.locator(selector).first.click()
            page.wait_for_timeout(400)

    return steps


def drag(page: Any) -> None:
    test_pieces.drag(page, test_pieces.OWN_ARMY, ".land[data-place=galicia] .ground")
    page.locator(".held").wait_for()


def trade(page: Any) -> None:
    """As far as the order with what it brings."""
    click(CHOICE % "trade", play.SURE)(page)
    page.locator("[data-order=trade]").scroll_into_view_if_needed()


def outlook(page: Any) -> None:
    """What a War with France would bring, before it is declared."""
    page.locator(CHOICE % "declare_war").click()
    page.locator(CHOICE % "france").hover()
    page.locator(f"{CHOICE % 'france'} .odds-line").first.wait_for()


def look_at(tab: str) -> Steps:
    """One of the tabs below the map."""
    return click(f".mat-tabs button:has-text('{tab}')")


def answer(*options: str) -> Steps:
    return lambda page: play.choose(page, *options)


def battle(page: Any) -> None:
    """As far as the order that fights on."""
    play.choose(page, "activate", "done", "languedoc")
    while not page.locator(f"{play.ASKED} [data-order=fight_on]").count():
        assert play.answer(page)


def end(page: Any) -> None:
    """The answers that the page proposes, until the game is over."""
    while play.answer(page):
        pass
    page.wait_for_selector(".end")


# a game over weeks


class Week:
    """A table of The Price of Power that goes on for days; France was last here a while ago, and is called on a phone
    when the others have moved."""

    table: Final = "week"
    said: Final = 60  # lines of the log since the last visit

    def __init__(self, browser: Any, server: MovedServer) -> None:
        context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", service_workers="block")
        person = context.request
        person.post("/api/me/name", data={"name": "Fanny"})
        device = Device()
        person.post("/api/courier", data={"kind": "push", "address": device.subscription})
        with ThreadPoolExecutor() as elsewhere:  # the browser's own event loop runs in this thread
            user = person.get("/api/me").json()["id"]
            elsewhere.submit(asyncio.run, self._keep(server, user)).result()
        person.get(f"/api/tables/{self.table}/wishes")  # opens the table: its bots go on until France is asked
        server.move(2 * HOUR)
        (self.letter,) = device.heard
        self.cookies = context.cookies()
        context.close()
        device.shutdown()
        device.server_close()

    async def _keep(self, server: MovedServer, user: str) -> None:
        """Bots have played until Castile is asked in the third Round; two of them sit there still."""
        recorder = Recorder.start(PP, "s1_01", 3, secret="week")
        driver = Driver(recorder.session, seat_bots(PP, ["steward"] * 3, "week"), seed="week")
        while PP.moment(recorder.session.state) < ROUND or [ask.seat for ask in recorder.session.asks()] != [CASTILE]:
            driver.run(1)
        now, session = time.time(), recorder.session
        row = TableRow(
            self.table, PP.id, PP.version, "s1_01", 3, recorder.header.options, "en", "link", "slow", int(DAY), "week",
            user, now, now, len(recorder.moves), [CASTILE], False, False, absent="bot",
        )  # fmt: skip
        deeds = [Deed(n, "answer", move.seat, move.answer, move.hash) for n, move in enumerate(recorder.moves, 1)]
        chairs = [Chair(0, user, None, "0"), Chair(1, None, "steward", "1"), Chair(2, None, "steward", "2")]
        entries = sum(entry.is_visible_to(0) for entry in session.state.log.entries)
        storage = await Storage.beside(server.database)
        await storage.add_table(row, chairs, deeds=deeds)
        await storage.keep_seen(self.table, user, Seen(row.seq, max(0, entries - self.said), 0, now - DAY, row.seq))
        await storage.close()


WEEKS: Final[dict[int, Week]] = {}
NOTIFICATION: Final = """<!doctype html><meta charset="utf-8"><body style="margin:0;min-height:100vh;background:#20303c;
  font:16px/1.4 sans-serif;color:#1d1d1f"><p style="margin:0;padding:4rem 0 2rem;text-align:center;color:#fff;
  font-size:4rem;font-weight:300">21:14</p><div style="margin:0 .8rem;padding:.9rem 1rem;border-radius:1.1rem;
  background:#f4f1ea"><p style="margin:0 0 .3rem;display:flex;gap:.5rem;align-items:center;font-size:.85rem">
  <img src="{icon}" width="20" height="20" alt=""> Westphalia</p><b>{title}</b>
  <p style="margin:.2rem 0 0;white-space:pre-line">{text}</p></div>"""


def week(show: Callable[[Any, Week], None]) -> Begin:
    """A picture of a game over weeks, as France sees it on a phone."""

    def begin(page: Any, server: Server) -> None:
        assert isinstance(server, MovedServer)
        if server.port not in WEEKS:
            WEEKS[server.port] = Week(page.context.browser, server)
        page.wait_for_load_state("networkidle")  # nobody gives the page another cookie afterwards
        page.context.add_cookies(WEEKS[server.port].cookies)
        show(page, WEEKS[server.port])

    return begin


def notification(page: Any, week: Week) -> None:
    """The text that came to the push service, as a phone shows such texts."""
    letter = {name: html.escape(week.letter[name]) for name in ("title", "text")}
    page.set_content(NOTIFICATION.format(icon=f"{page.url}icons/icon-192.png", **letter))


def own_tables(page: Any, week: Week) -> None:
    page.reload()
    page.wait_for_selector(".mine .waits")


def chronicle(page: Any, week: Week) -> None:
    play.sit_down(page, week.table)
    page.wait_for_selector(".digest .headlines")
    page.wait_for_selector(play.PAINTED, state="attached")


def decision(page: Any, week: Week) -> None:
    play.sit_down(page, week.table)
    page.wait_for_selector(play.ASKED)
    page.wait_for_selector(play.PAINTED, state="attached")
    if page.locator(".digest .put-away").count():
        page.click(".digest .put-away")


PICTURES: Final = [
    Picture("week-notification", week(notification), size=PHONE),
    Picture("week-tables", week(own_tables), size=PHONE),
    Picture("week-chronicle", week(chronicle), size=PHONE),
    Picture("week-decision", week(decision), size=PHONE),
    Picture("start", start, size=(1280, 800)),
    Picture("start-phone", start, size=PHONE),
    Picture("lesson-six-continents", lesson("six_continents", "first_steps")),
    Picture("lesson-raison-detat", lesson("raison_detat", "first_steps")),
    Picture("lesson-price-of-power", lesson("price_of_power", "first_realm")),
    Picture("lesson-phone", lesson("price_of_power", "first_realm"), size=PHONE),
    Picture("price-of-power-table", played(PP, "s1_01", 3, 150)),
    Picture("price-of-power-evening", played(PP, "s2_01", 6, 900), theme="dark"),
    Picture("price-of-power-phone-polish", played(PP, "s1_01", 3, 150), size=PHONE, language="pl"),
    Picture("price-of-power-flat", played(PP, "s1_01", 3, 150), size=FLAT),
    Picture("price-of-power-small", played(PP, "s1_01", 3, 150), size=SMALL),
    Picture("price-of-power-recruit", position(test_orders.REALMS, CASTILE), steps=click(CHOICE % "recruit")),
    Picture("price-of-power-march", position(test_orders.REALMS, CASTILE), steps=drag),
    Picture("price-of-power-siege", position(test_orders.AT_WAR, CASTILE), steps=click(CHOICE % "activate")),
    Picture("price-of-power-trade", position(test_orders.REALMS, CASTILE), steps=trade),
    Picture("price-of-power-war", position(test_war.GIVEN, CASTILE), steps=outlook),
    Picture("price-of-power-battle", position(test_looks.BATTLE, CASTILE), steps=battle),
    Picture("price-of-power-treaty", position(test_looks.PEACE, CASTILE), steps=click(CHOICE % "france")),
    *(
        Picture(f"price-of-power-{tab.split()[-1].lower()}", played(PP, "s1_01", 3, 150), steps=look_at(tab))
        for tab in ("Your Realm", "Hand", "Events", "Aims")
    ),
    Picture("price-of-power-polish", played(PP, "s1_01", 3, 150), language="pl"),
    Picture("raison-detat-czech", played(RE, "1702", 3, 120), language="cs"),
    Picture("table-russian", played(SC, "standard", 4, 700), language="ru"),
    Picture("raison-detat-1618", played(RE, "1618", 4, 60)),
    Picture("raison-detat-1702", played(RE, "1702", 3, 120), theme="dark"),
    Picture("raison-detat-phone", played(RE, "1618", 4, 60), size=PHONE),
    Picture("table", played(SC, "standard", 4, 700)),
    Picture("table-phone", played(SC, "standard", 4, 700), size=PHONE),
    Picture("table-battle", position(test_orders.HOSTS, 0, SC, "standard"), steps=answer("attack", "levant")),
    Picture("end", played(SC, "short", 2, 900), steps=end),
]


def take(picture: Picture, browser: Any, server: Server, folder: Path) -> None:
    context = browser.new_context(
        viewport={"width": picture.size[0], "height": picture.size[1]},
        locale="en-GB",
        base_url=f"http://127.0.0.1:{server.port}",
        has_touch=picture.size[0] < DESK[0],
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    for name, value in (("language", picture.language), ("theme", picture.theme), ("pace", "instant")):
        context.add_init_script(f"if (location.host) localStorage['westphalia.{name}'] = '\"{value}\"'")
    page = context.new_page()
    page.goto("/")
    picture.begin(page, server)
    picture.steps(page)
    page.wait_for_timeout(1200)  # what comes by itself: odds, a preview, the place that is shown
    file = folder / f"{picture.name}.png"
    page.screenshot(path=file)
    context.close()
    if importlib.util.find_spec("PIL"):
        shrink(file)
    print(file.name, file.stat().st_size // 1024, "KiB")


def shrink(file: Path) -> None:
    image = importlib.import_module("PIL.Image")
    small = image.open(file).convert("RGB").quantize(COLOURS, image.Quantize.MAXCOVERAGE, 4, dither=image.Dither.NONE)
    small.save(file, optimize=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="parts of names")
    parser.add_argument("--to", type=Path, default=FOLDER)
    wanted = parser.parse_args()
    wanted.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, playwright.sync_playwright() as engine, ExitStack() as at_the_end:
        server = Server(Path(folder) / "games.sqlite")
        at_the_end.callback(server.stop)
        moved = MovedServer(Path(folder) / "week.sqlite")
        at_the_end.callback(moved.stop)
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for picture in PICTURES:
            if not wanted.names or any(name in picture.name for name in wanted.names):
                try:
                    take(picture, browser, moved if picture.name.startswith("week") else server, wanted.to)
                except playwright.TimeoutError as error:
                    print(picture.name, "not taken:", str(error).splitlines()[0])
        browser.close()


if __name__ == "__main__":
    main()
