"""What belongs to the page, for its service worker: all files of it, and a version that changes with any of them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler

SHOWN: Final = frozenset({".css", ".ftl", ".js", ".json", ".png", ".svg", ".woff2"})
WORKER: Final = "service_worker.js"  # browsers keep that one themselves


def shell_of(folders: Mapping[str, Path], cache_control: CacheControlHeader) -> HTTPRouteHandler:
    """Tells the files in these folders, each by the path under which it is served."""

    @cache
    def script() -> str:
        files = {
            f"{path.rstrip('/')}/{name}": folder / name for path, folder in folders.items() for name in _of(folder)
        }
        files["/"] = folders["/"] / "index.html"
        digest = hashlib.sha256()
        for path, file in sorted(files.items()):
            digest.update(path.encode() + file.read_bytes())
        return f"self.SHELL = {json.dumps({'version': digest.hexdigest()[:16], 'files': sorted(files)})};\n"

    @get("/shell.js", include_in_schema=False, cache_control=cache_control, sync_to_thread=True)
    def shell() -> Response[str]:
        return Response(script(), media_type="text/javascript")

    return shell


def _of(folder: Path) -> list[str]:
    found = (path for path in folder.rglob("*") if path.suffix in SHOWN and path.name != WORKER)
    return sorted(path.relative_to(folder).as_posix() for path in found)
