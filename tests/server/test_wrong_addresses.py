"""An address that leads nowhere, and requests that make no sense: a page for people, JSON for programs, no offsets."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.server.client import Server
from westphalia.kernel import record
from westphalia.kernel.contract import BadInput

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
OFFSET = re.compile(r"\b(byte|char|position) \d+")


def ask(
    server: Server, path: str, headers: dict[str, str], body: bytes | None = None, method: str = "GET"
) -> tuple[int, str, str]:
    """Status, type and text of a request that fails."""
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}", body, headers, method=method)
    with pytest.raises(urllib.error.HTTPError) as failed:
        urllib.request.urlopen(request)
    with failed.value as answer:
        return answer.code, answer.headers["content-type"], answer.read().decode()


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("", "There is no such page"),
        ("pl-PL,pl;q=0.9", "Nie ma takiej strony"),
        ("de,cs;q=0.9", "Taková stránka tu není"),
        ("ru", "Такой страницы нет"),
    ],
)
def test_people_get_a_page_in_their_language(server: Server, language: str, title: str) -> None:
    for path in ("/nonsense", "/js/nonsense.js", "/games/nonsense/x"):
        status, kind, text = ask(server, path, {**BROWSER, "Accept-Language": language})
        assert (status, kind.partition(";")[0]) == (404, "text/html")
        assert f"<h1>{title}</h1>" in text
        assert 'href="/"' in text


def test_programs_get_json(server: Server) -> None:
    for path, headers in (("/api/nonsense", BROWSER), ("/nonsense", {"Accept": "application/json"}), ("/nonsense", {})):
        status, kind, text = ask(server, path, headers)
        assert (status, kind.partition(";")[0]) == (404, "application/json")
        assert json.loads(text)["status_code"] == 404


@pytest.mark.parametrize("body", [b'{"name": x', b'{"name"', b"\xff\xfe", b'{"name": 5}', b"[1,"])
def test_no_answer_counts_bytes(server: Server, body: bytes) -> None:
    status, kind, text = ask(server, "/api/me/name", {"Content-Type": "application/json"}, body, "POST")
    assert (status, kind) == (400, "application/json")
    assert not OFFSET.search(text), text


@pytest.mark.parametrize("line", [b'{"format": x', b"\xff\xff", b'{"format":"westphalia-record-1","game":'])
def test_no_record_does(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_bytes(line + b"\n")
    with pytest.raises(BadInput, match=r"broken\.jsonl:1: not a line of a record: ") as failed:
        record.read(path)
    assert not OFFSET.search(str(failed.value))
