"""Every case of the position files of The Price of Power."""

from pathlib import Path

import pytest

from westphalia.games.price_of_power import TITLE
from westphalia.kernel import position
from westphalia.kernel.contract import BadInput
from westphalia.kernel.rulebook import read_rulebook

FILES = sorted((Path(__file__).parents[2] / "positions" / "price_of_power").glob("*.yaml"))
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


def test_every_rule_named_exists() -> None:
    paragraphs = read_rulebook(TITLE.rulebook)
    assert [f"{case.name}: {rule}" for case in CASES for rule in case.rules if rule not in paragraphs] == []
