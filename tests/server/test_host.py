"""What only the host gets: figures for Prometheus, a page behind a secret link, lines of the log for programs."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import PATIENCE, Person, Server
from tests.server.test_storage import a_table
from westphalia.server import metrics
from westphalia.server.storage import Storage

SAMPLE = re.compile(r'^([a-z_]+)(?:\{([a-z]+)="([^"]+)"\})? (-?[\d.e+-]+)$')


class Watched(Server):
    """A server with everything that a host may switch on, and where its page is."""

    def __init__(self, database: Path, log: Path) -> None:
        self.log = log
        with log.open("w") as lines:
            super().__init__(database, log=lines, more=["--host-page", "--metrics", "--log-json"])
        assert self.process.stdout is not None
        told = ""
        while not (found := re.search(r"/host\?key=(\w+)", told)):
            line = self.process.stdout.readline()
            assert line, told
            told += line
        self.key = found[1]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    folder = tmp_path_factory.mktemp("watched")
    asyncio.run(make_a_table_whose_bot_fails(folder / "games.sqlite"))
    server = Watched(folder / "games.sqlite", folder / "log")
    yield server
    server.stop()


async def make_a_table_whose_bot_fails(database: Path) -> None:
    """Nobody knows this bot; after it a person is asked."""
    storage = await Storage.open(str(database))
    await storage.keep_user("ann", name="Ann")
    row, chairs = a_table("broken", "ann")
    chairs[0].bot, chairs[0].user_id, chairs[1].bot, chairs[1].user_id = "nobody", None, None, "ann"
    await storage.add_table(row, chairs)
    await storage.close()


def ask(server: Server, path: str, **headers: str) -> tuple[int, str]:
    """Status and text of an answer, redirections followed with the cookies that came."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}", headers=headers)
    try:
        with opener.open(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def samples(text: str) -> dict[str, float]:
    """Every line that is no comment is a sample; by name and label."""
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            sample = SAMPLE.match(line.replace('le="+Inf"', 'le="inf"'))
            assert sample, line
            name, _, value, number = sample.groups()
            found[f"{name} {value}" if value else name] = float(number)
    return found


async def answer_once(person: Person, table: str) -> None:
    async with person.at(table) as chair:
        await chair.hello()
        await chair.step()


def test_figures_count_what_happens(watched: Watched) -> None:
    before = samples(ask(watched, "/metrics")[1])
    ann = Person(watched)
    table = ann.make_table("me", "random")["id"]
    asyncio.run(answer_once(ann, table))
    status, text = ask(watched, "/metrics")
    after = samples(text)
    assert status == 200
    more = {name: after[name] - before.get(name, 0) for name in after}
    assert more["westphalia_answers_total person"] == 1
    assert more["westphalia_answer_seconds_count"] == more["westphalia_answer_seconds_bucket inf"] == 1
    assert more["westphalia_requests_total 2xx"] >= 2
    assert more["westphalia_database_write_seconds_count"] >= 2
    assert more["westphalia_tables_running"] == 1
    assert after["westphalia_tables_open"] >= 1


def test_buckets_add_up() -> None:
    timing = metrics.Timing("t", "A time.")
    for seconds in (0.0001, 0.003, 0.003, 100.0):
        timing.observe(seconds)
    counted = samples("\n".join(timing.lines()))
    bounds = [count for name, count in counted.items() if name.startswith("t_bucket")]
    assert bounds == sorted(bounds) and bounds[-1] == counted["t_count"] == 4
    assert (counted["t_bucket 0.0025"], counted["t_bucket 0.005"]) == (1, 3)
    assert timing.within(0.95) is None


def test_strangers_find_nothing(watched: Watched, server: Server) -> None:
    """Neither on a server that was not told to show it, nor from elsewhere, nor with a wrong key."""
    for path in ("/metrics", "/host", f"/host?key={watched.key}"):
        assert ask(server, path)[0] == 404
    for path in ("/host", "/host?key=guessed", "/host?key=%D0%B9"):
        assert ask(watched, path)[0] == 404
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    assert ask(watched, "/metrics", **elsewhere)[0] == 404
    assert ask(watched, "/metrics", **elsewhere, Authorization="Bearer guessed")[0] == 404
    assert ask(watched, "/metrics", **elsewhere, Authorization=f"Bearer {watched.key}")[0] == 200


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "For the host"), ("pl", "Dla gospodarza"), ("cs", "Pro hostitele"), ("ru", "Для хозяина сервера")],
)
def test_the_host_sees_tables_and_load_in_his_language(watched: Watched, language: str, title: str) -> None:
    ann = Person(watched)
    table = ann.make_table("me", "open", visibility="private")["id"]
    asyncio.run(answer_once(ann, table))
    status, text = ask(watched, f"/host?key={watched.key}", **{"Accept-Language": language})
    assert status == 200
    assert f"<h1>{title}</h1>" in text
    assert f"{table[:4]}…" in text and table not in text
    assert watched.key not in text
    assert "{" not in text and "host-" not in text.replace("for-host", "")


def test_failures_and_mishaps_are_shown(watched: Watched) -> None:
    folder = Path(f"{watched.database}.mishaps")
    folder.mkdir()
    (folder / "six_continents-12345678.jsonl").touch()
    figures = next(found for found in iter(lambda: samples(ask(watched, "/metrics")[1]), None) if is_broken(found))
    assert figures["westphalia_failures_total"] >= 1
    text = ask(watched, f"/host?key={watched.key}")[1]
    assert "<td>broken</td><td>bot nobody failed at table broken: BadInput</td>" in text
    assert "six_continents-12345678.jsonl" in text


def is_broken(figures: dict[str, float]) -> bool:
    return figures["westphalia_bot_failures_total"] >= 1


def told_after(server: Watched) -> str:
    """The log when one more request has been answered."""
    ask(server, "/metrics")
    return server.log.read_text()


def test_the_log_is_for_programs_and_tells_no_secret(watched: Watched) -> None:
    ann = Person(watched)
    table = ann.make_table("me", "open")
    asyncio.run(answer_once(ann, table["id"]))
    ask(watched, f"/host?key={watched.key}")
    talk = f"SOCKET /ws/tables/{table['id']}"
    text = next(text for text in iter(lambda: told_after(watched), None) if talk in text)
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    made = next(line for line in lines if line["message"] == "POST /api/tables")
    assert made["status"] == 201 and made["seconds"] > 0
    assert re.fullmatch(r"[0-9a-f]{8}", made["request"])
    socket = next(line for line in lines if line["message"] == talk)
    assert (socket["status"], socket["table"], len(socket["user"])) == (101, table["id"], 8)
    for secret in (watched.key, ann.cookie.partition("=")[2], *table["links"]["seats"].values()):
        assert secret not in text
