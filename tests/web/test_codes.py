"""One list of reasons to say no, for both sides: what the server can send is in it, and everybody has words for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import westphalia
from westphalia.server.codes import Code

HOME = Path(westphalia.__file__).parent
LANGUAGES = ("en", "pl", "cs", "ru")
CODES = set(get_args(Code))


def ids(prefix: str, *texts: Path) -> set[str]:
    found = (re.findall(rf"^({prefix}[\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE) for path in texts)
    return {id for each in found for id in each}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text_and_every_text_a_code(language: str) -> None:
    folders = (HOME / "kernel" / "locales" / language, HOME / "server" / "locales" / language)
    assert ids("refused-", *(path for folder in folders for path in folder.glob("*.ftl"))) == CODES


def test_the_server_sends_the_codes_of_the_list_and_no_others() -> None:
    sources = [*(HOME / "kernel").glob("*.py"), *(HOME / "server").glob("*.py")]
    lists = HOME / "server" / "codes.py"
    sent = {
        code
        for path in sources
        if path != lists
        for code in re.findall(r'"(refused-[\w-]+)"', path.read_text(encoding="utf-8"))
    }
    assert sent == CODES


def test_the_page_has_words_for_its_own_problems() -> None:
    page = "".join(path.read_text(encoding="utf-8") for path in (HOME / "web" / "js").rglob("*.js"))
    used = set(re.findall(r'"(problem-[\w-]+)"', page))
    assert used == ids("problem-", HOME / "web" / "locales" / "en.ftl") != set()
