"""The files of the page: sent packed, and only to those who don't have them."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.datastructures import CacheControlHeader
from litestar.testing import TestClient

from westphalia.server.page_files import page_files

LONG = "const answer = 42;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "js").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "js" / "long.js").write_text(LONG)
    (tmp_path / "secret.key").write_text("nobody's business")
    return page


@pytest.fixture
def client(folder: Path) -> Any:
    with TestClient(Litestar([page_files("/", folder, CacheControlHeader(no_cache=True))])) as client:
        yield client


def test_a_file_has_its_type_and_is_asked_for_each_time(client: Any) -> None:
    found = client.get("/js/long.js")
    assert found.text == LONG
    assert found.headers["content-type"].startswith("text/javascript")
    assert found.headers["cache-control"] == "no-cache"
    assert client.get("/").text == "<!doctype html>"


def test_whether_a_file_is_there_is_told_without_it(client: Any) -> None:
    """So the page finds out whether a game brings a page of its own."""
    there = client.head("/js/long.js")
    assert (there.status_code, there.headers["etag"]) == (200, client.get("/js/long.js").headers["etag"])
    assert client.head("/js/nothing.js").status_code == 404


def test_what_a_browser_has_is_not_sent_again_until_it_changes(client: Any, folder: Path) -> None:
    first = client.get("/js/long.js")
    again = client.get("/js/long.js", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    file = folder / "js" / "long.js"
    file.write_text(LONG.replace("42", "43"))
    os.utime(file, ns=(1, 1))
    changed = client.get("/js/long.js", headers={"If-None-Match": first.headers["etag"]})
    assert changed.status_code == 200 and "43" in changed.text
    assert changed.headers["etag"] != first.headers["etag"]


def test_long_texts_are_packed_for_those_who_can_unpack(client: Any) -> None:
    packed = client.get("/js/long.js", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.text == LONG
    assert int(packed.headers["content-length"]) == len(gzip.compress(LONG.encode(), mtime=0)) < len(LONG) / 4
    plain = client.get("/js/long.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == LONG
    assert "content-encoding" not in client.get("/", headers={"Accept-Encoding": "gzip"}).headers


OUTSIDE = ["/%2e%2e/secret.key", "/..%2fsecret.key", "/..%5csecret.key"]


@pytest.mark.parametrize("name", ["/nothing.js", "/js", "/js/", *OUTSIDE, "/%00", "/" + "x" * 300])
def test_nothing_else_is_sent(client: Any, name: str) -> None:
    assert client.get(name).status_code == 404
