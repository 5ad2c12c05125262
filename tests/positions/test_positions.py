"""Every case of every position file, of all games."""

from pathlib import Path

import pytest

from westphalia.kernel import position
from westphalia.kernel.contract import BadInput, find_title
from westphalia.kernel.rulebook import read_rulebook

HERE = Path(__file__).parent
GAMES = sorted(path.name for path in HERE.iterdir() if any(path.glob("*.yaml")))
CASES: dict[str, list[position.Case]] = {game: [] for game in GAMES}
BROKEN: list[str] = []
for game in GAMES:
    for path in sorted((HERE / game).glob("*.yaml")):
        try:
            CASES[game] += position.load(path)
        except BadInput as error:
            BROKEN.append(str(error))


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=f"{game}/{case.id}") for game, cases in CASES.items() for case in cases]
)
def test_position(case: position.Case) -> None:
    failures = position.run(case)
    assert not failures, "\n".join(failures)


def test_every_file_can_be_read() -> None:
    assert BROKEN == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_named_exists(game: str) -> None:
    paragraphs = read_rulebook(find_title(game).rulebook)
    assert CASES[game]
    assert [f"{case.name}: {rule}" for case in CASES[game] for rule in case.rules if rule not in paragraphs] == []
