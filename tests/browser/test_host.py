"""The host's page in a browser: the secret link opens it, leaves the address, and nobody stumbles over it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.barriers import barriers
from tests.browser.conftest import PATIENCE
from tests.server.test_host import Watched


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    folder: Path = tmp_path_factory.mktemp("host")
    server = Watched(folder / "games.sqlite", folder / "log")
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("language", "scheme", "load"),
    [("en-GB", "light", "Load"), ("pl-PL", "dark", "Obciążenie"), ("ru-RU", "light", "Нагрузка")],
)
def test_the_secret_link_opens_a_page_without_barriers(
    browser: Any, watched: Watched, language: str, scheme: str, load: str
) -> None:
    home = f"http://127.0.0.1:{watched.port}"
    context = browser.new_context(locale=language, color_scheme=scheme, viewport={"width": 390, "height": 800})
    context.set_default_timeout(PATIENCE)
    try:
        page = context.new_page()
        assert page.goto(f"{home}/host").status == 404
        assert page.goto(f"{home}/host?key={watched.key}").status == 200
        assert page.url == f"{home}/host"
        assert page.get_by_role("heading", level=2).nth(1).inner_text() == load
        assert barriers(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.reload().status == 200
    finally:
        context.close()
