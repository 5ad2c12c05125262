"""A hook of mkdocs (mkdocs.yml): pages link to files all over the checkout, and the site has to hold them.

Every file outside ``docs/`` that a page of the site links to, and every one that such a page links to in turn, becomes
part of the site below ``repository/``; links are rewritten to where things lie there. A link to nothing stays as it is,
so that mkdocs complains about it.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import Any, Final
from urllib.parse import unquote

from mkdocs.structure.files import File, Files, InclusionLevel

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = "docs"
OUTSIDE: Final = "repository"
LINK: Final = re.compile(r"(?<=\]\()([^)\s#:]+)((?:#[^)\s]*)?)(?=\))")  # neither with a scheme nor within the page
CODE: Final = re.compile(r"^```.*?^```|`[^`\n]+`", re.MULTILINE | re.DOTALL)


def on_files(files: Files, config: Any) -> Files:
    menu = _of_menu(config["nav"])
    waiting = [ROOT / DOCS / file.src_uri for file in files.documentation_pages()]
    waiting += [ROOT / uri.removeprefix(f"{OUTSIDE}/") for uri in menu if uri.startswith(f"{OUTSIDE}/")]
    seen = set[Path]()
    while waiting:
        path = waiting.pop()
        if path in seen or not path.is_file():
            continue
        seen.add(path)
        uri = _site_uri(path)
        if uri.startswith(f"{OUTSIDE}/"):
            level = InclusionLevel.INCLUDED if uri in menu else InclusionLevel.NOT_IN_NAV
            files.append(File.generated(config, uri, abs_src_path=str(path), inclusion=level))
        if path.suffix == ".md":
            waiting += [_target(path, link) for link, _ in LINK.findall(_without_code(path.read_text("utf-8")))]
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    path, here = Path(page.file.abs_src_path), PurePosixPath(page.file.src_uri).parent

    def moved(found: re.Match[str]) -> str:
        target = _target(path, found[1])
        if not target.is_file():
            return found[0]
        up, there = [".."] * len(here.parts), PurePosixPath(_site_uri(target))
        return "/".join([*up, *there.parts]) + found[2]

    kept = CODE.findall(markdown)
    parts = CODE.split(markdown)
    words = [LINK.sub(moved, part) for part in parts]
    return "".join(word + code for word, code in zip(words, [*kept, ""], strict=True))


def _of_menu(nav: Any) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    return [uri for part in (nav.values() if isinstance(nav, dict) else nav) for uri in _of_menu(part)]


def _without_code(text: str) -> str:
    return CODE.sub("", text)


def _target(page: Path, link: str) -> Path:
    return (page.parent / unquote(link)).resolve()


def _site_uri(path: Path) -> str:
    inside = path.relative_to(ROOT)
    return str(PurePosixPath(*inside.parts[1:]) if inside.parts[0] == DOCS else PurePosixPath(OUTSIDE, *inside.parts))
