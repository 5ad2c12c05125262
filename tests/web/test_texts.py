"""What the page itself says, in every language."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import westphalia

WEB = Path(westphalia.__file__).parent / "web"
LANGUAGES = ("en", "pl", "cs", "ru")
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in (WEB / "js").rglob("*.js"))


def messages(language: str, folder: Path = WEB / "locales") -> list[str]:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_once(language: str) -> None:
    counts = Counter(messages(language))
    assert [message for message, count in counts.items() if count > 1] == []
    assert set(counts) == set(messages("en"))


def test_every_text_the_page_asks_for_exists() -> None:
    """Among its own, or those of the server, which it gets along with them."""
    asked = set(re.findall(r'\bt\("([\w-]+)"', SOURCES)) | set(re.findall(r'\bt\([^")]*\? "([\w-]+)" :', SOURCES))
    of_the_server = messages("server", WEB.parent / "server" / "locales" / "en")
    assert asked - set(messages("en")) - set(of_the_server) == set()


def test_every_text_is_used() -> None:
    """By its id, or by an id put together from a prefix: ``t(`theme-${each}`)``."""
    prefixes = set(re.findall(r"\bt\(`([\w-]+-)\$\{", SOURCES))
    words = set(re.findall(r'["`]([a-z][\w-]*)["`]', SOURCES))
    suffixed = {f"{word}-sure" for word in words}
    unused = {
        message
        for message in messages("en")
        if message not in words | suffixed and not any(message.startswith(prefix) for prefix in prefixes)
    }
    assert unused == set()
