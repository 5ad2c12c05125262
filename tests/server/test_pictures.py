"""Small pictures of the map in letters: right, small, and nothing in them that their reader may not see."""

from __future__ import annotations

import asyncio
import email
import re
import socketserver
import struct
import threading
import zlib
from email import policy
from pathlib import Path
from typing import Any

import pytest

from tests.browser.prepared import after_bots
from tests.server.client import Person, Server
from tests.server.test_courier import TABLE, Box, Receiver, a_house, letters, until_asked
from westphalia.games import price_of_power, raison_detat, six_continents
from westphalia.games.six_continents.tints import TINTS, WILD
from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import Title
from westphalia.server.carriers import Message, mail_server, send_mail
from westphalia.server.pictures import Pictures
from westphalia.server.small_map import COAST, INKS, RING, SEA, _mixed, picture, sheet_of

GAMES = [
    (six_continents.TITLE, "standard", 3),
    (raison_detat.TITLE, "1618", 4),
    (price_of_power.TITLE, "s1_01", 3),
]


def pixels_of(png: bytes) -> tuple[list[str], list[bytes]]:
    """The palette, and the rows of a picture with one."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    chunks, at = {}, 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        chunks[png[at + 4 : at + 8]] = png[at + 8 : at + 8 + length]
        assert (
            zlib.crc32(png[at + 4 : at + 8 + length]) == struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0]
        )
        at += 12 + length
    width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
    content = zlib.decompress(chunks[b"IDAT"])
    assert len(content) == height * (width + 1)
    palette = chunks[b"PLTE"]
    inks = [f"#{palette[n : n + 3].hex()}" for n in range(0, len(palette), 3)]
    return inks, [content[y * (width + 1) + 1 : (y + 1) * (width + 1)] for y in range(height)]


@pytest.mark.parametrize(("title", "scenario", "seats"), GAMES, ids=lambda each: getattr(each, "id", None))
def test_lands_wear_the_colours_of_who_holds_them(title: Title[Any], scenario: str, seats: int) -> None:
    path = title.drawing(scenario)
    assert path is not None
    session = after_bots(title, scenario, ["steward"] * seats, "7", lambda s: len(s.state.log.entries) > 60)
    sheet = sheet_of(path, title.map_side(scenario))
    tints = title.tints(title.mask(session.state, 0))
    assert set(tints) <= set(sheet.lands) and len(set(tints.values())) >= seats
    png = picture(sheet, tints)
    assert len(png) < 40_000
    inks, rows = pixels_of(png)
    shown = {inks[pixel] for row in rows for pixel in row}
    assert {INKS[SEA], INKS[COAST]} <= shown and INKS[RING] not in shown
    on_sheet = [id for id in tints if id in sheet.spots]
    met = [id for id in on_sheet if inks[rows[sheet.spots[id][1]][sheet.spots[id][0]]] == _mixed(tints[id])]
    assert len(met) > len(on_sheet) * 0.6  # the middle of a bay is no land
    marked = picture(sheet, tints, [on_sheet[0], "nowhere"])
    assert INKS[RING] in {inks[pixel] for row in pixels_of(marked)[1] for pixel in row}


@pytest.mark.parametrize(("title", "scenario", "seats"), GAMES, ids=lambda each: getattr(each, "id", None))
def test_what_a_seat_can_not_see_changes_no_picture(title: Title[Any], scenario: str, seats: int) -> None:
    session = after_bots(title, scenario, ["steward"] * seats, "9", lambda s: len(s.state.log.entries) > 120)
    seen = title.tints(title.mask(session.state, 0))
    for deal in range(3):
        other = session.clone()
        title.redeal(other.state, 0, Chance.from_secret(str(deal), title.streams))
        assert title.tints(title.mask(other.state, 0)) == seen


def test_the_page_has_the_same_colours() -> None:
    tables = (Path(six_continents.__file__).parent / "web" / "tables.js").read_text()
    paints = dict(re.findall(r"(\w+): \{ tint: \"(#\w+)\", ?(?:hatch|ink)", tables))
    assert {name: paints[name] for name in TINTS} == TINTS
    assert f'WILD_TINT = "{WILD}"' in tables


def test_a_webhook_gets_a_link_to_the_table_with_the_eyes_of_its_reader(tmp_path: Path) -> None:
    async def play(receiver: Receiver) -> None:
        courier, storage = await a_house(tmp_path, receiver.url)
        courier.pictures = Pictures("key")
        try:
            await until_asked(courier, 1)
            assert await letters(storage) == 1 and await courier.carry() == 1
            link = receiver.heard[0]["picture"]
            assert link.startswith("https://games.example.org/api/pictures/")
            signed = link.rsplit("/", 1)[1].partition(".png")[0]
            assert courier.pictures.read(signed) == (TABLE, "bob", 1)
            assert Pictures("another").read(signed) is None and courier.pictures.read("x" + signed) is None
        finally:
            await courier.tables.close()
            await storage.close()

    receiver = Receiver()
    asyncio.run(play(receiver))
    receiver.shutdown()
    receiver.server_close()


def test_a_mail_has_the_picture_in_it() -> None:
    png = b"\x89PNG small"
    with socketserver.TCPServer(("127.0.0.1", 0), Box) as box:
        box.heard = []  # type: ignore[attr-defined]
        threading.Thread(target=box.serve_forever, daemon=True).start()
        server = mail_server(f"smtp://127.0.0.1:{box.server_address[1]}?from=table@example.org")
        letter = Message("Your turn", "War & <peace>\nCalais is lost.", "https://games.example.org/#/table/t", png=png)
        send_mail(server, "bob@example.org", letter)
        box.shutdown()
        mail: Any = email.message_from_string(box.heard[0], policy=policy.default)  # type: ignore[attr-defined]
    assert "War & <peace>" in mail.get_body(("plain",)).get_content()
    html = mail.get_body(("html",)).get_content()
    assert "War &amp; &lt;peace&gt;<br>Calais" in html and 'src="cid:map"' in html and "http://" not in html
    (image,) = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    assert image["Content-ID"] == "<map>" and image.get_content() == png


def test_the_link_of_a_feed_is_for_who_sits_there(server: Server) -> None:
    ann, reader = Person(server), Person(server)
    ann.get("/api/me")
    feed = ann.post("/api/courier", {"kind": "feed"})["feed"]
    table = ann.make_table("me", "open")["id"]
    text = reader.fetch("GET", feed)[1].decode()
    found = re.search(r"(/api/pictures/[^?]+)\?version=", text)
    assert found is not None
    status, content = reader.fetch("GET", found[1])
    assert status == 200 and pixels_of(content)
    assert reader.fetch("GET", found[1].replace("/api/pictures/", "/api/pictures/x"))[0] == 404
    ann.send("POST", f"/api/tables/{table}/leave")
    assert reader.fetch("GET", found[1])[0] == 404
