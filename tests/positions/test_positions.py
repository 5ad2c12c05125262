"""Every case of every position file, of all games: what is written of it comes about, and what it leaves, asks, offers,
refuses and tells is what it was, also where it says nothing."""

import functools
from pathlib import Path

import pytest

from westphalia.kernel import position
from westphalia.kernel.contract import BadInput, find_title
from westphalia.kernel.rulebook import read_rulebook
from westphalia.lab.echoes import CaseEchoes, hear_both

HERE = Path(__file__).parent
GAMES = sorted(path.name for path in HERE.iterdir() if any(path.glob("*.yaml")))
CASES: dict[str, list[position.Case]] = {game: [] for game in GAMES}
BROKEN: list[str] = []
ECHOES = CaseEchoes(HERE.parent)
REMEDY = "if this is new, or changed as it is meant to, run: westphalia golden --cases --game"
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
    """Played once for both: the echo is heard while what is written is checked."""
    failures, echo = hear_both(case, find_title(case.game))
    assert not failures, "\n".join(failures)
    assert echo == kept(case.file).get(case.name), f"{REMEDY} {case.game}"


@functools.cache
def kept(path: Path) -> dict[str, str]:
    return ECHOES.kept(path)


@pytest.mark.parametrize("game", GAMES)
def test_every_echo_kept_is_that_of_a_case(game: str) -> None:
    """In their order, and no file is left of cases that are gone."""
    names: dict[Path, list[str]] = {path: [] for path in ECHOES.files(find_title(game))}
    for case in CASES[game]:
        names[case.file].append(case.name)
    assert {path: list(kept(path)) for path in names} == names, f"{REMEDY} {game}"
    assert {*map(ECHOES.kept_for, names)} == {*(ECHOES.folder / game).glob("*.txt")}, f"{REMEDY} {game}"


def test_every_file_can_be_read() -> None:
    assert BROKEN == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_named_exists(game: str) -> None:
    paragraphs = read_rulebook(find_title(game).rulebook)
    assert CASES[game]
    assert [f"{case.name}: {rule}" for case in CASES[game] for rule in case.rules if rule not in paragraphs] == []
