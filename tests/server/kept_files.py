"""Files of the page that a browser need not ask for again, for servers that don't change them while they run."""

from __future__ import annotations

from litestar.datastructures import CacheControlHeader

from westphalia.server import app


def keep_files() -> None:
    """Windows that are handed on from test to test have the page's files at hand: to ask for each of them anew is a
    fifth of what a table costs that loads. How files are kept otherwise is tested without this
    (``test_page_files.py``, ``tests/browser/test_app.py``)."""
    app.NO_CACHE = CacheControlHeader(max_age=86_400, immutable=True)  # type: ignore[misc]
