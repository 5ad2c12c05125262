"""Fetches the vendored files anew from npm, and writes README.md with versions and licences.

    python src/westphalia/web/vendor/refresh.py [--latest]

Without ``--latest`` the versions that README.md names are fetched again. Needs npm; players and CI do not.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
SUBSETS: Final = ("latin", "latin-ext", "cyrillic")

MODULES: Final = {
    "preact": {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "preact-hooks.js"},
    "htm": {"dist/htm.mjs": "htm.js"},
    "@preact/signals": {"dist/signals.mjs": "signals.js"},
    "@preact/signals-core": {"dist/signals-core.mjs": "signals-core.js"},
    "@fluent/bundle": {
        f"esm/{name}.js": f"fluent/{name}.js"
        for name in ("ast", "builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")
    },
    **{
        f"d3-{name}": {f"dist/d3-{name}.min.mjs": f"d3-{name}.js"}
        for name in ("color", "dispatch", "drag", "ease", "interpolate", "selection", "timer", "transition", "zoom")
    },
}
FACES: Final = {
    "eb-garamond": ("400-normal", "400-italic", "500-normal"),
    "source-sans-3": ("400-normal", "400-italic", "600-normal"),
}
FONTS: Final = {
    f"@fontsource/{family}": {
        f"files/{family}-{subset}-{face}.woff2": f"fonts/{family}-{subset}-{face}.woff2"
        for face in faces
        for subset in SUBSETS
    }
    for family, faces in FACES.items()
}


def pinned() -> dict[str, str]:
    """Package -> version, from the table in README.md."""
    readme = HERE / "README.md"
    if not readme.exists():
        return {}
    return dict(re.findall(r"^\| `([^`]+)` \| ([\d.]+) \|", readme.read_text(encoding="utf-8"), re.MULTILINE))


def fetch(package: str, version: str | None, files: dict[str, str], folder: Path) -> tuple[str, str]:
    """Unpack the files of one package; its version and licence."""
    wanted = f"{package}@{version}" if version else package
    packed = subprocess.run(
        ["npm", "pack", "--silent", wanted, "--pack-destination", str(folder)],
        check=True,
        capture_output=True,
        text=True,
    )
    with tarfile.open(folder / packed.stdout.split()[-1]) as archive:
        for source, target in files.items():
            member = archive.extractfile(f"package/{source}")
            assert member is not None
            data = member.read()
            if target.endswith(".js"):
                data = re.sub(rb"\n?//# sourceMappingURL=\S+", b"", data)
            (HERE / target).parent.mkdir(exist_ok=True)
            (HERE / target).write_bytes(data)
        for name in archive.getnames():
            if re.fullmatch(r"package/LICENSE(\.\w+)?", name):
                member = archive.extractfile(name)
                assert member is not None
                (HERE / "licences").mkdir(exist_ok=True)
                (HERE / "licences" / f"{package.strip('@').replace('/', '-')}.txt").write_bytes(member.read())
        member = archive.extractfile("package/package.json")
        assert member is not None
        about = json.loads(member.read())
    return about["version"], about["license"]


def main() -> None:
    versions = {} if "--latest" in sys.argv[1:] else pinned()
    for old in (HERE / "fluent", HERE / "fonts", HERE / "licences"):
        shutil.rmtree(old, ignore_errors=True)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for package, files in {**MODULES, **FONTS}.items():
            version, licence = fetch(package, versions.get(package), files, Path(folder))
            targets = sorted({re.sub(r"/.*", "/", target) for target in files.values()})
            rows.append(f"| `{package}` | {version} | {licence} | {', '.join(targets)} |")
    (HERE / "README.md").write_text(README.format(rows="\n".join(rows)), encoding="utf-8")


README: Final = """# Vendored files

Unchanged files of these npm packages (only the pointers to source maps are cut off), all free to redistribute. The page
needs no network and no build step. `python refresh.py` fetches them again, `python refresh.py --latest` the newest.

| package | version | licence | files |
|---|---|---|---|
{rows}

The fonts are EB Garamond (titles, names on the map) and Source Sans 3 (prompts and numbers), Latin, Latin Extended and
Cyrillic, under the SIL Open Font License 1.1. The licence texts that the packages bring along are in `licences/`;
`@fluent/bundle` brings none, and its Apache License 2.0 is the text in `licences/htm.txt`.
"""

if __name__ == "__main__":
    main()
