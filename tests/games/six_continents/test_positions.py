"""Every case of the position files of Six Continents."""

from pathlib import Path

import pytest

from westphalia.kernel import position

FILES = sorted((Path(__file__).parents[2] / "positions" / "six_continents").glob("*.yaml"))


@pytest.mark.parametrize("case", [pytest.param(case, id=case.id) for path in FILES for case in position.load(path)])
def test_position(case: position.Case) -> None:
    failures = position.run(case)
    assert not failures, "\n".join(failures)
