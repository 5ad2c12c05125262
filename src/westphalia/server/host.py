"""For whoever runs the server, if it was started so: ``/metrics`` for Prometheus, and a page behind a secret link."""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
import time
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Annotated, Any, Final

import sqlalchemy as sa
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.enums import RequestEncodingType
from litestar.exceptions import NotFoundException
from litestar.params import Body

import westphalia
from westphalia.kernel.messages import Catalogue

from . import conduct, metrics, pages
from .logs import FAILURES
from .metrics import Gauge, Timing
from .open_tables import OpenTables, Room
from .rate_limits import is_local
from .schema import COMPLAINTS, TABLES

COOKIE: Final = "westphalia_host"
MONTH: Final = 30 * 24 * 3600
SHOWN: Final = 50  # tables and mishaps on the page


def host_key(cookie_key: str) -> str:
    """What opens the host's page. It follows from the key of the cookies, so that it stays the same from start to
    start and for all processes of a server, and nothing more is to be kept secret."""
    return hashlib.sha256(f"host {cookie_key}".encode()).hexdigest()[:40]


def _opens(state: State, given: str) -> bool:
    return secrets.compare_digest(given.encode(), str(state.host_key).encode())


# for Prometheus


@get("/metrics", include_in_schema=False)
async def figures(request: Request[Any, Any, Any], state: State) -> Response[str]:
    """For programs of this machine, or whoever has the key as a bearer token; for others there is nothing here. Through
    a proxy nobody is of this machine: it passes on who asks, and what for."""
    address = request.client.host if request.client is not None else ""
    is_near = is_local(address) and (request.url.hostname == "localhost" or is_local(request.url.hostname or ""))
    if not is_near and not _opens(state, request.headers.get("authorization", "").removeprefix("Bearer ")):
        raise NotFoundException
    text = metrics.exposition(await gauges(state.open_tables))
    return Response(text, media_type="text/plain; version=0.0.4")


async def gauges(open_tables: OpenTables) -> list[Gauge]:
    running, every = await _tables(open_tables)
    audiences = [room.table.audience for room in open_tables.open_rooms]
    return [
        Gauge("westphalia_tables_open", "Tables in memory.", len(audiences)),
        Gauge("westphalia_tables_running", "Games in the database that are not over.", running),
        Gauge("westphalia_tables", "Tables in the database.", every),
        Gauge("westphalia_sockets", "Open sockets at tables.", sum(len(each.onlookers) for each in audiences)),
        Gauge("westphalia_people", "People with a socket.", len(set().union(*(each.users() for each in audiences)))),
        Gauge("westphalia_bots_waiting", "Questions to bots under way or in the queue.", open_tables.bot_pool.waiting),
        Gauge("process_cpu_seconds_total", "Processor time of this process.", time.process_time()),
        Gauge("process_start_time_seconds", "When this process began, since the epoch.", open_tables.started),
    ]


async def _tables(open_tables: OpenTables) -> tuple[int, int]:
    """How many are not over, and how many there are."""
    count = sa.select(TABLES.c.over, sa.func.count().label("tables")).group_by(TABLES.c.over)
    counted = {bool(row["over"]): int(row["tables"]) for row in await open_tables.storage.rows(count)}
    return counted.get(False, 0), sum(counted.values())


# for the host


@get("/host", include_in_schema=False)
async def host_page(request: Request[Any, Any, Any], state: State, key: str = "") -> Response[Any]:
    """The secret link leaves a cookie and is gone from the address; for all others there is no such page."""
    if key and _opens(state, key):
        is_secure = request.url.scheme == "https"
        kept = Cookie(COOKIE, "/host", key, max_age=MONTH, httponly=True, secure=is_secure, samesite="strict")
        return Response("", status_code=303, headers={"Location": "/host"}, cookies=[kept])
    if not _opens(state, request.cookies.get(COOKIE, "")):
        raise NotFoundException
    language = pages.language_of(request.headers.get("accept-language", ""))
    content = await Writer(language, state.open_tables).content()
    headers = {"Cache-Control": "no-store"}
    return Response(pages.page(language, "for-host", "host-title", content), media_type="text/html", headers=headers)


@post("/host/act", include_in_schema=False, status_code=303)
async def act(
    request: Request[Any, Any, Any],
    state: State,
    data: Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)],
) -> Response[str]:
    """Moderation: a report is settled, a table is taken off the public list or closed for all."""
    if not _opens(state, request.cookies.get(COOKIE, "")):
        raise NotFoundException
    deed, what = data.get("deed"), data.get("what", "")
    if deed == "settle" and what.isdecimal():
        await conduct.settle(state.storage, COMPLAINTS.c.id == int(what))
    elif deed in ("close", "unlist"):
        async with state.open_tables.at(what) as room:
            if deed == "close":
                await conduct.close_table(room.table)
            else:
                await conduct.unlist(room.table)
    return Response("", status_code=303, headers={"Location": "/host"})


class Writer:
    """Writes the page in one language."""

    def __init__(self, language: str, open_tables: OpenTables) -> None:
        self.language = language
        self.open_tables = open_tables

    def say(self, message: str, **values: str) -> str:
        return pages.say(self.language, f"host-{message}", **values)

    def words(self, message: str) -> str:
        """As HTML."""
        return escape(self.say(message))

    def person(self, name: str) -> str:
        """As HTML."""
        return escape(pages.person(self.language, name))

    async def content(self) -> str:
        parts = [
            f"<p>{self.words('about')}</p>",
            self.part("now", self.listed(await self.now())),
            self.part("load", self.listed(self.load())),
            self.part("in-use", self.in_use()),
            self.part("complaints", await self.complaints()),
            self.part("public", await self.public()),
            self.part("failures", self.failures()),
            self.part("mishaps", self.mishaps()),
        ]
        return "\n".join(parts)

    def part(self, title: str, content: str) -> str:
        return f"<section><h2>{self.words(title)}</h2>\n{content}</section>"

    def listed(self, items: Iterable[tuple[str, str]]) -> str:
        lines = (f"<div><dt>{self.words(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in items)
        return f'<dl class="figures">{"".join(lines)}</dl>'

    def rows(self, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        head = "".join(f'<th scope="col">{self.words(name)}</th>' for name in heads)
        body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return f'<div class="wide" tabindex="0">{table}</div>'

    async def now(self) -> list[tuple[str, str]]:
        found = {gauge.name: f"{gauge.value:.0f}" for gauge in await gauges(self.open_tables)}
        storage = self.open_tables.storage
        return [
            ("version", westphalia.__version__),
            ("since", moment(self.open_tables.started)),
            ("database", storage.engine.url.render_as_string(hide_password=True)),
            ("disk", f"{shutil.disk_usage(storage.beside_it('mishaps').absolute().parent).free / 1e9:.1f} GB"),
            ("tables-open", found["westphalia_tables_open"]),
            ("tables-running", found["westphalia_tables_running"]),
            ("tables-all", found["westphalia_tables"]),
            ("people", found["westphalia_people"]),
            ("sockets", found["westphalia_sockets"]),
            ("bots-waiting", found["westphalia_bots_waiting"]),
        ]

    def load(self) -> list[tuple[str, str]]:
        return [
            ("answers-people", str(metrics.ANSWERS.of("person"))),
            ("answers-bots", str(metrics.ANSWERS.of("bot"))),
            ("answer-time", self.times(metrics.ANSWER)),
            ("thinking-time", self.times(metrics.THOUGHT)),
            ("write-time", self.times(metrics.WRITE)),
            ("lag", self.times(metrics.LOOP_LAG)),
            ("bots-failed", str(metrics.BOT_FAILURES.total)),
            ("machine", " ".join(f"{load:.2f}" for load in os.getloadavg()) if hasattr(os, "getloadavg") else "?"),
        ]

    def times(self, timing: Timing) -> str:
        if not timing.count:
            return self.say("none-yet")
        half, most = (self.seconds(timing.within(share)) for share in (0.5, 0.95))
        return self.say("times", half=half, most=most)

    def seconds(self, value: float | None) -> str:
        if value is None:
            return self.say("long")
        return f"{value * 1000:g} ms" if value < 1 else f"{value:g} s"

    def in_use(self) -> str:
        rooms = self.open_tables.open_rooms[:SHOWN]
        if not rooms:
            return f"<p>{self.words('no-tables')}</p>"
        return self.rows(("table", "game", "moves", "here"), map(self.room, rooms))

    def room(self, room: Room) -> tuple[str, str, str, str]:
        """A private table is known by its beginning only: who knows the whole id might knock."""
        table = room.table
        name = room.id if table.row.visibility == "public" else f"{room.id[:4]}…"
        texts = Catalogue(table.title, self.language)
        game = f"{texts.format('game-name')}: {texts.format(f'scenario-{table.row.scenario}')}"
        return name, game, str(table.moves), str(len(table.audience.onlookers))

    async def complaints(self) -> str:
        """What people reported about one another, at every table."""
        found = await conduct.open_complaints(self.open_tables.storage)
        if not found:
            return f"<p>{self.words('no-complaints')}</p>"
        lines = "".join(
            f"<li>{escape(moment(each.at))} · {self.person(each.by)} → <b>{self.person(each.about)}</b>:"
            f" {escape(each.text)} {self.deed('settle', str(each.id))} {self.deed('close', table)}</li>"
            for table, each in found
        )
        return f"<ul>{lines}</ul>"

    async def public(self) -> str:
        """What everybody sees on the start page, and can be taken off it."""
        rows = await self.open_tables.storage.public_tables()
        if not rows:
            return f"<p>{self.words('no-tables')}</p>"
        chairs = await self.open_tables.storage.chairs([row.id for row in rows])
        people = {id: [self.person(chair.name) for chair in found if chair.name] for id, found in chairs.items()}
        lines = "".join(
            f'<li><a href="/#/table/{row.id}">{row.id}</a> {", ".join(people[row.id])}'
            f" {self.deed('unlist', row.id)} {self.deed('close', row.id)}</li>"
            for row in rows
        )
        return f"<ul>{lines}</ul>"

    def deed(self, name: str, what: str) -> str:
        """A button that does something to a table or a report."""
        fields = (
            f'<input type="hidden" name="deed" value="{name}"><input type="hidden" name="what" value="{escape(what)}">'
        )
        return f'<form class="deed" method="post" action="/host/act">{fields}<button>{self.words(name)}</button></form>'

    def failures(self) -> str:
        last = list(reversed(FAILURES.last))
        if not last:
            return f"<p>{self.words('no-failures')}</p>"
        return self.rows(("when", "table", "what"), [(moment(each.at), each.table, each.message) for each in last])

    def mishaps(self) -> str:
        folder: Path = self.open_tables.mishaps.folder
        files = sorted(folder.glob("*.jsonl"), key=lambda path: -path.stat().st_mtime)[:SHOWN]
        if not files:
            return f"<p>{self.words('no-mishaps')}</p>"
        told = self.rows(("when", "what"), [(moment(path.stat().st_mtime), str(path)) for path in files])
        return f"<p>{self.words('mishaps-about')}</p>{told}"


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))
