"""The files of the page: read and packed once, and sent only to browsers that don't have them yet.

A page is a hundred and fifty of them. Each has a tag that changes with it; a browser that names the tag it has is told
that nothing is new. Somebody who works on the page sees a change at the next request.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path, PurePosixPath
from stat import S_ISREG
from typing import Any, Final, NamedTuple

from litestar import HttpMethod, Request, Response, Router, route
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException

WORTH_PACKING: Final = 1000  # bytes
PACKED: Final = frozenset({".css", ".ftl", ".html", ".js", ".json", ".svg", ".webmanifest"})
TYPES: Final = {  # which not every machine knows
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class PageFile(NamedTuple):
    """As it was when its file was this new and this large."""

    stamp: tuple[int, int]
    content: bytes
    packed: bytes | None
    tag: str
    media_type: str


def read_file(path: Path, stamp: tuple[int, int]) -> PageFile:
    content = path.read_bytes()
    is_packed = path.suffix in PACKED and len(content) > WORTH_PACKING
    packed = gzip.compress(content, mtime=0) if is_packed else None
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    return PageFile(stamp, content, packed, tag, type_of(path))


def type_of(path: Path) -> str:
    """
    >>> type_of(Path("map.svg")), type_of(Path("index.html")), type_of(Path("nothing"))
    ('image/svg+xml', 'text/html', 'application/octet-stream')
    """
    return TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


class Folder:
    """What lies in it, each file by its path below it; the folder itself stands for its ``index.html``."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, PageFile] = {}

    def find(self, name: str) -> PageFile:
        """Raises NotFoundException."""
        parts = PurePosixPath(name.strip("/") or "index.html").parts
        if ".." in parts or "\\" in name or ":" in name:
            raise NotFoundException
        path = self._folder.joinpath(*parts)
        try:
            found = path.stat()
        except (OSError, ValueError):  # a name no file can have
            raise NotFoundException from None
        if not S_ISREG(found.st_mode):
            raise NotFoundException
        stamp = found.st_mtime_ns, found.st_size
        file = self._files.get(name)
        if file is None or file.stamp != stamp:
            file = self._files[name] = read_file(path, stamp)
        return file


def page_files(path: str, folder: Path, cache_control: CacheControlHeader) -> Router:
    """Serve a folder under this path."""
    files = Folder(folder)

    @route(
        ["/", "/{name:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],  # a page asks whether a game brings one of its own
        include_in_schema=False,
        cache_control=cache_control,
        sync_to_thread=False,
    )
    def send(request: Request[Any, Any, Any]) -> Response[bytes]:
        file = files.find(str(request.path_params.get("name", "")))
        headers = {"ETag": file.tag, "Vary": "Accept-Encoding"}
        if file.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(file.packed, headers=headers, media_type=file.media_type)
        return Response(file.content, headers=headers, media_type=file.media_type)

    return Router(path, route_handlers=[send], include_in_schema=False)
