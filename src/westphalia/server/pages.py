"""Pages that the server writes itself, without scripts: for an address that leads nowhere, and for the host."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from westphalia.kernel.messages import FALLBACK

from .library import LOCALES

PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} · Westphalia</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/css/base.css">
<link rel="stylesheet" href="/css/pages.css">
</head>
<body>
<main class="{kind}">
<h1>{title}</h1>
{content}
</main>
</body>
</html>
"""
NO_NAME: Final = re.compile("Guest ([0-9A-F]{4})")  # of a guest who has chosen none, as ``guest_name`` keeps it


def language_of(accepted: str) -> str:
    """The first language of a browser that is spoken here.

    >>> language_of("de-DE,de;q=0.9,cs-CZ;q=0.8,en;q=0.5"), language_of("")
    ('cs', 'en')
    """
    wanted = (part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted[:200].split(","))
    return next((language for language in wanted if language in _spoken()), FALLBACK)


@cache
def _spoken() -> frozenset[str]:
    return frozenset(path.name for path in LOCALES.iterdir() if path.is_dir())


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def person(language: str, name: str) -> str:
    """What somebody is called; the name of a guest who has chosen none is ours, and said in the reader's language.

    >>> person("cs", "Guest D725"), person("cs", "Guesclin")
    ('Host D725', 'Guesclin')
    """
    given = NO_NAME.fullmatch(name)
    return say(language, "guest-name", code=given[1]) if given else name


def say(language: str, message: str, **values: str | int) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    return str(bundle.format_pattern(pattern, values)[0])


def page(language: str, kind: str, title: str, content: str) -> str:
    """A whole page; ``content`` is HTML."""
    return PAGE.format(language=language, kind=kind, title=escape(say(language, title)), content=content)


@cache
def no_such_page(language: str) -> str:
    why, start = (escape(say(language, message)) for message in ("no-page-why", "no-page-start"))
    return page(language, "no-page", "no-page", f'<p>{why}</p>\n<p><a href="/">{start}</a></p>')
