"""Running commands inside this process, as a shell would see them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from westphalia.cli import main


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """``run("games", "--json")`` gives exit code, stdout and stderr."""

    def run_command(*arguments: object) -> Result:
        monkeypatch.setattr(sys, "argv", ["westphalia", *map(str, arguments)])
        capsys.readouterr()
        with pytest.raises(SystemExit) as stopped:
            main()
        out, err = capsys.readouterr()
        code = stopped.value.code
        return Result(code if isinstance(code, int) else 0, out, err)

    return run_command
