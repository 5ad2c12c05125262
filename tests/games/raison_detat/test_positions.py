"""Every case of the position files of Raison d'État."""

from pathlib import Path

import pytest

from westphalia.kernel import position
from westphalia.kernel.contract import BadInput

FILES = sorted((Path(__file__).parents[2] / "positions" / "raison_detat").glob("*.yaml"))
CASES: list[position.Case] = []
BROKEN: list[str] = []
for path in FILES:
    try:
        CASES += position.load(path)
    except BadInput as error:
        BROKEN.append(str(error))


@pytest.mark.parametrize("case", [pytest.param(case, id=case.id) for case in CASES])
def test_position(case: position.Case) -> None:
    failures = position.run(case)
    assert not failures, "\n".join(failures)


def test_every_file_can_be_read() -> None:
    assert BROKEN == []
