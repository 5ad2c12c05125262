"""Which texts a game needs, and what is wrong with those it has."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.test_messages import with_texts
from tests.kernel.toy import TITLE
from westphalia.lab import message_lint
from westphalia.lab.message_lint import ids_used, text_problems


def test_the_code_tells_which_texts_it_needs() -> None:
    used = ids_used(TITLE)
    assert {"log-round", "no-second-roll", "no-duels", "ask-give_to", "option-yes", "option-tip", "option-hush"} <= set(
        used
    )
    assert used["log-give"] == {"seat", "other", "n"}
    assert used["no-duels"] == {"seat"}


def test_the_texts_of_the_toy_are_sound() -> None:
    assert text_problems(TITLE) == []


def test_problems_of_texts_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_lint, "ids_used", lambda title: {"a": {"place"}, "zz": set()})
    title = with_texts(
        tmp_path,
        en="a = { $n }\nb = b\nc = c\na = again\n",
        pl="a = { $place } { $m }\n!!! = ?\nb = { $n }\nd = d\n",
    )
    assert text_problems(title) == [
        "en/some.ftl:4: a is there twice",
        "en: zz is used but not written",
        "pl/some.ftl:2: can't be read: Expected an entry start",
        "pl: a uses m, English does not",
        "pl: b uses n, English does not",
        "pl: c is missing",
        "pl: d is not in English",
    ]
