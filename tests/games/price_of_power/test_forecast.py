"""The odds beside the options of a question."""

from __future__ import annotations

from typing import Any

from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.board import area
from westphalia.kernel.chance import Chance, ScriptedChance
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Ask
from westphalia.kernel.session import Session
from westphalia.kernel.summary import Odds

FRANCE = 2
GIVEN: dict[str, Any] = {
    "realms": ["castile", "england", "france", "austria"],
    "turn": "castile",
    "war": [["castile", "france"]],
    "castile": {"mil": 3, "hand": [], "army_1": {"area": "leon", "infantry": 4}, "army_2": "none", "infantry": {}},
    "france": {"hand": [], "army_1": {"area": "castile", "infantry": 2}, "army_2": "none", "infantry": {}},
}


def march(*answers: str, dice: Chance | None = None, **changes: Any) -> tuple[Session, dict[Any, Odds]]:
    """Castile answers these; what it is told about its next question."""
    given = GIVEN | {"castile": GIVEN["castile"] | changes}
    session = Session(TITLE, TITLE.position(given, dice or Chance.from_secret("odds"), Journal()))
    for answer in ("activate", "move", *answers):
        session.answer(0, answer)
    (ask,) = session.asks()
    assert ask.kind.id == "march_to"
    before = session.state.encode()
    found = dict(TITLE.odds(session.state, ask))
    assert session.state.encode() == before
    return session, found


def test_a_march_into_a_battle_has_odds_and_another_has_none() -> None:
    _, found = march("done")
    assert list(found) == [area("castile")]
    odds = found[area("castile")]
    assert 0.8 < odds.win < 1
    assert odds.lines[0].message == "odds-land"
    assert forces(odds) == (4, 2)


def test_a_single_infantry_is_not_taken_for_an_army() -> None:
    _, found = march("single", army_1="none", infantry={"leon": 1})
    odds = found[area("castile")]
    assert odds.win < 0.3
    assert forces(odds) == (1, 2)


def test_who_is_asked_to_retreat_reads_his_own_forces_first() -> None:
    session, _ = march("done", dice=ScriptedChance([1, 6, 6, 6, 6, 6]))  # the defender loses one of two
    for answer in ("castile", "no_general"):
        session.answer(0, answer)
    attacker = TITLE.odds(session.state, ask_of(session, 0))["stay"]
    session.answer(0, "stay")
    defender = TITLE.odds(session.state, ask_of(session, FRANCE))["stay"]
    assert forces(attacker) == (4, 1)
    assert forces(defender) == (1, 4)
    assert attacker.win > 0.9 > 0.1 > defender.win


def ask_of(session: Session, seat: int) -> Ask:
    (ask,) = session.asks()
    assert (ask.seat, ask.kind.id) == (seat, "retreat")
    return ask


def forces(odds: Odds) -> tuple[Any, Any]:
    (line,) = odds.lines
    return line.args["ours"], line.args["theirs"]
