"""What released versions have made can be read by this one.

If a game here no longer verifies, its rules have changed: add a version to its ``rules_versions.yaml`` that says what
becomes of the games under way (docs/testing.md, "When rules change").
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.kernel import record
from westphalia.kernel.contract import Title, installed_titles
from westphalia.kernel.record import Drift
from westphalia.kernel.session import Saved, Session
from westphalia.kernel.versions import columns_of
from westphalia.lab.message_lint import text_problems

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("rules-*/records/*.jsonl"))
SAVES = sorted(HERE.glob("rules-*/saves/*.json"))
GOES_ON = 100  # decisions
TITLES = list(installed_titles().values())


class Save(msgspec.Struct):
    game: str
    rules: str
    scenario: str
    seats: int
    move: int
    saved: Saved


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_record_verifies(path: Path) -> None:
    """With its own rules it must. With newer ones it does, or tells at which move the game would go otherwise."""
    kept = record.read(path)
    try:
        verdict = record.verify(kept)
    except Drift as drift:
        assert kept.header.rules != installed_titles()[kept.header.game].version, drift
    else:
        assert verdict.over and verdict.by_secret and verdict.hashes > 0


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_saved_game_goes_on(path: Path) -> None:
    save = msgspec.json.decode(path.read_bytes(), type=Save)
    title = installed_titles()[save.game]
    session = Session.load(title, save.saved._replace(rules=save.rules))
    assert not list(title.violations(session.state))
    if save.rules == title.version:
        for move in record.read(path.parents[1] / "records" / f"{path.stem}.jsonl").moves[save.move :]:
            record.make(session, move.seat, move.answer)
        assert session.is_over
    else:
        Driver(session, seat_bots(title, (next(iter(title.bots)),) * save.seats, "on"), seed="on").run(GOES_ON)
        assert not list(title.violations(session.state))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_released_rules_have_games_here(title: Title[Any]) -> None:
    for version in title.versions:
        kept = list(HERE.glob(f"rules-{version.version}/*/{title.id}-*"))
        assert bool(kept) == bool(version.released), f"rules {version.version} of {title.id}"


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_version_says_what_players_and_states_need(title: Title[Any]) -> None:
    for before, version in zip(title.versions, title.versions[1:], strict=False):
        words = " ".join(map(str, title.state_type.described))
        assert before.columns, f"columns of rules {before.version} of {title.id} are missing; now they are {words}"
        assert not [problem for problem in text_problems(title) if version.message in problem]
    if title.versions[-1].columns:
        listed = list(map(str, title.state_type.described))
        assert title.versions[-1].columns == listed, f"the columns of {title.id} have changed, its version has not"
    assert all(columns_of(title, version.version) for version in title.versions)
