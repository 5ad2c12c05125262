"""The pytest tests of a checkout, collected once in a process, to be run in its forked children."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import pytest
from _pytest.config import _prepareconfig
from _pytest.runner import runtestprotocol

# the watchdog of faulthandler is a thread, which a forked child does not have
LEFT_OUT: Final = ("cacheprovider", "xdist", "faulthandler", "terminal", "capture")


class Suite:
    """``tests`` are named as ``<file>::<function>``; one with parameters is several items."""

    def __init__(self, checkout: Path, tests: Iterable[str]) -> None:
        os.chdir(checkout)
        quiet = ("-o", "addopts=", "--import-mode=importlib", *(f"-pno:{name}" for name in LEFT_OUT))
        config = _prepareconfig([f"--rootdir={checkout}", *quiet, *sorted(set(tests))])
        config._do_configure()
        session = pytest.Session.from_config(config)
        config.hook.pytest_sessionstart(session=session)
        session.perform_collect()
        self.items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            self.items.setdefault(str(checkout / item.nodeid.partition("[")[0]), []).append(item)

    def fails(self, tests: Sequence[str]) -> bool:
        """Run them until one fails."""
        items = [item for test in tests for item in self.items[test]]
        return any(report.failed for item in items for report in runtestprotocol(item, log=False, nextitem=None))
