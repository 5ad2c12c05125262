"""Position files: what they can say, and that a mistake names its line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent, indent
from typing import Any

import pytest

from tests.kernel.toy import TITLE, Pebbles, PebblesTitle
from westphalia.kernel import position
from westphalia.kernel.contract import BadInput


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "toy.yaml"
    path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
    return path


def run(tmp_path: Path, case: str, title: Any = TITLE) -> list[str]:
    """The failures of one case, without the path; the case starts in line 4."""
    text = "game: pebbles\ncases:\n  - name: it\n" + indent(dedent(case).strip("\n"), "    ") + "\n"
    path = tmp_path / "toy.yaml"
    path.write_text(text, encoding="utf-8")
    (one,) = position.load(path)
    return [failure.removeprefix(f"{path}:") for failure in position.run(one, title)]


def test_a_case_that_holds(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        """
        game: pebbles
        cases:
          - name: a whole turn
            rules: [TG-3.1, TG-3.4]
            given:
              players: 3
              turn: bob
              options: {duels: on}
              bob: {coins: 4, points: 2}
            dice: [5]
            when:
              - bob: roll give cid 3
              - ann: tip
              - bob: [speak, "two words"]
            then:
              pending: {bob: turn}
              offered: {bob: [stash, end], ann: tip}
              not_offered: {bob: roll, cid: [roll, end]}
              exactly: {bob: stash draw give duel speak end}
              log: [log-roll, {log-give: {seat: bob, other: cid, n: 3}}, {log-speech: {words: two words}}]
              not_log: [log-duel, {log-give: {n: 2}}]
              over: false
              points.bob: 7
              coins.bob: 2
              hand.bob: []
            refused:
              - {bob: roll, rule: TG-3.1, message: no-second-roll}
              - {bob: give bob, rule: TG-3.4}
            steps:
              - when:
                  - bob: stash hill
                then:
                  log: {bob: [log-stash, log-stash-where], ann: [log-stash]}
                  not_log: {ann: [log-stash-where], watcher: [log-stash-where], bob: [log-give]}
                  coins.bob: 1
              - dice: [2, 1]
                when:
                  - undo: bob
                  - bob: hill duel ann
                  - {bob: rock, ann: rock}
                  - ann: no
                  - bob: end
                  - cid: roll
                then: {points.ann: 1, points.cid: 1, active: 2}
          - name: resignations
            given: {players: 2}
            when: [{resign: bob}, {ann: end}]
            then: {over: true, pending: {}, standings: {ann: 1, bob: 2}}
        """,
    )
    one, two = position.load(path)
    assert (one.id, one.rules, one.line, two.line) == ("toy:a whole turn", ("TG-3.1", "TG-3.4"), 3, 45)
    assert position.run(one, TITLE) == []
    assert position.run(two, TITLE) == []
    assert [ask.seat for ask in position.start(one, TITLE).asks()] == [1]


@pytest.mark.parametrize(
    ("case", "failure"),
    [
        ("given: {}\nwhen:\n  - ann: end\n  - ann: end", "7: it: ann can't answer 'end': refused-option"),
        ("given: {}\nwhen:\n  - ann: roll", "6: it: a d6 is rolled, but no die is left"),
        ("given: {}\ndice: [7]\nwhen:\n  - ann: roll", "7: it: a d6 is rolled, but the script says 7"),
        ("given: {}\ndice: [3, 4]\nwhen:\n  - ann: roll", "3: it: 1 of 2 dice were not rolled: 4"),
        (
            "given: {}\nwhen: [{ann: roll}]\nsteps:\n  - dice: [3]\n    when: [{ann: end}]",
            "3: it: 1 more dice were rolled than the 0 written",
        ),
        ("given: {}\nthen:\n  coins.ann: 6\n  coins.bob: 7", "7: it: coins.bob is 6, not 7"),
        ("given: {}\nthen:\n  pending: {bob: turn}", "6: it: pending: asked: seat 1 turn"),
        ("given: {}\nthen:\n  pending: {ann: turn, bob: turn}", "6: it: pending: asked: seat 1 turn"),
        ("given: {}\nthen:\n  over: true", "6: it: over is false (asked: seat 1 turn)"),
        ("given: {}\nthen:\n  offered: {ann: fly}", "6: it: 'fly' is not offered to ann, but: roll stash"),
        ("given: {}\nthen:\n  not_offered: {ann: roll}", "6: it: 'roll' is offered to ann, but: roll stash"),
        ("given: {}\nthen:\n  exactly: {ann: roll end}", "6: it: ann is offered exactly: roll stash"),
        ("given: {bob: {coins: 0}}\nthen:\n  offered: {bob: tip}", "6: it: offered: bob is not asked anything"),
        ("given: {}\nwhen: [{ann: stash hill}]\nthen:\n  log:\n    - log-roll", "8: it: log-roll is not in the log"),
        ("given: {}\nwhen: [{ann: stash hill}]\nthen:\n  not_log: [log-stash]", "7: it: log-stash is in the log"),
        (
            "given: {}\nwhen: [{ann: give 5}]\nthen:\n  log: [{log-give: {n: 4, seat: ann}}]",
            "7: it: log-give is not in the log: log-give {rule: TG-3.4, seat: 1, other: 2, n: 5}",
        ),
        (
            "given: {}\nwhen: [{ann: stash hill}]\nthen:\n  log:\n    bob: [log-stash-where]",
            "8: it: log-stash-where is not in the log: log-stash",
        ),
        (
            "given: {}\nrefused:\n  - {ann: roll, rule: TG-3.1}",
            "6: it: 'roll' should be refused by TG-3.1",
        ),
        (
            "given: {}\nrefused:\n  - {ann: fly, rule: TG-3.1}",
            "6: it: 'fly' is not offered in turn, but no",
        ),
        (
            "given: {ann: {coins: 0}}\nrefused:\n  - {ann: give, rule: TG-3.4}",
            "6: it: 'give' is refused by TG-1 (no-coins), not TG-3.4",
        ),
        (
            "given: {ann: {coins: 0}}\nrefused:\n  - {ann: give, rule: TG-1, message: no-cards}",
            "6: it: 'give' is refused by TG-1 (no-coins)",
        ),
        ("given: {}\nrefused:\n  - {ann: fly far, rule: TG-3.1}", "6: it: ann can't answer 'fly'"),
        ("given: {bob: {coins: 0}}\nrefused:\n  - {bob: tip, rule: TG-1}", "6: it: bob is not asked about 'tip'"),
        ("given: {}\nwhen: [{undo: ann}]", "5: it: ann can't undo: refused-undo"),
        ("given: {}\nthen:\n  standings: {ann: 2}", "6: it: standings: ann is 1, not 2"),
    ],
)
def test_what_goes_otherwise_is_a_failure_with_its_line(tmp_path: Path, case: str, failure: str) -> None:
    failures = run(tmp_path, case)
    assert len(failures) == 1, failures
    assert failures[0].startswith(failure), failures[0]


def test_dice_of_a_refusal_are_its_own(tmp_path: Path) -> None:
    case = """
        given: {}
        refused:
          - {ann: roll roll, rule: TG-3.1, dice: [6]}
        then: {points.ann: 0}
        """
    assert run(tmp_path, case) == []


def test_every_failure_of_a_case_is_told(tmp_path: Path) -> None:
    failures = run(tmp_path, "given: {}\nthen: {coins.ann: 1, coins.bob: 2}")
    assert [failure.split(": ")[2] for failure in failures] == ["coins.ann is 6, not 1", "coins.bob is 6, not 2"]


def test_a_position_must_add_up_at_first_and_after_each_step(tmp_path: Path) -> None:
    """In the middle of a procedure it need not, nor if it is odd on purpose."""

    class Modest(PebblesTitle):
        def violations(self, g: Pebbles) -> Iterator[str]:
            if g.points[0] > 4 or g.duel is not None:
                yield "too much"

    def failures(points: int, answers: str, dice: str, odd: str = "false") -> int:
        given = f"odd: {odd}\ngiven: {{turn: ann, ann: {{points: {points}}}}}"
        found = run(tmp_path, f"{given}\ndice: [{dice}]\nwhen: [{{ann: {answers}}}]", Modest())
        assert all("this does not add up: too much" in failure for failure in found)
        return len(found)

    assert failures(0, "roll", "5") == 1
    assert failures(0, "roll", "4") == 0
    assert failures(0, "duel", "") == 0
    assert failures(5, "roll", "4") == 2
    assert failures(5, "roll", "4", odd="true") == 0


def test_a_crash_of_the_rules_is_a_failure(tmp_path: Path) -> None:
    class Broken(PebblesTitle):
        def resign(self, g: Any, seat: int) -> None:
            raise ZeroDivisionError("as it were")

    (failure,) = run(tmp_path, "given: {}\nwhen:\n  - ann: end\n  - resign: bob", Broken())
    assert failure.startswith("7: it: ZeroDivisionError: as it were\nTraceback")


@pytest.mark.parametrize(
    ("case", "line", "text"),
    [
        ("given: {players: 2}\nwhen:\n  - eve: end", 6, "nobody is called 'eve'"),
        ("given:\n  players: 3\n  ann:\n    coins: 3\n    hats: 2", 8, "ann.hats: a player has no 'hats'"),
        ("given:\n  players: 3\n  wheather: calm", 6, "wheather: unknown"),
        ("given:\n  players: 3\n  options: {rounds: 7}", 6, "option 'rounds' can be 2, 3, 4, not 7"),
        ("given: {players: many}", 4, "given: ValueError"),
        ("given: {}\nthen:\n  coins.ann: 6\n  hats.ann: 1", 7, "nothing called 'hats.ann'"),
        ("given: {}\nthen:\n  pending: [ann]", 6, "pending is a mapping"),
        ("given: {}\nthen:\n  offered: [roll]", 6, "offered is a mapping of seats"),
        ("given: {}\nthen:\n  log: log-roll", 6, "log is a list of messages"),
        ("given: {}\nthen:\n  log:\n    - {log-give: 3}", 7, "a log line is a message id"),
    ],
)
def test_a_mistake_found_in_play_names_its_line(tmp_path: Path, case: str, line: int, text: str) -> None:
    with pytest.raises(BadInput) as caught:
        run(tmp_path, case)
    message = str(caught.value)
    assert message.startswith(f"{tmp_path}/toy.yaml:{line}: "), message
    assert text in message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("text", "line", "complaint"),
    [
        ("", 1, "the file must be a mapping"),
        ("- a\n- b", 1, "the file must be a mapping"),
        ("game: x\ncases: [\n", 3, "node content"),
        ("game: x\ncases:\n\t- name: it", 3, "cannot start any token"),
        ("game: x\n", 1, "cases is missing"),
        ("game: [x]\ncases: []", 1, "game must be a word"),
        ("game: x\ncases: {}\n", 2, "cases must be a list"),
        ("game: x\ncase: []\ncases: []", 2, "unknown key 'case'; known: cases, game"),
        ("game: x\ngame: y\ncases: []", 2, "game is given twice"),
        ("game: x\ncases:\n  - 7", 1, "a case must be a mapping"),
        ("game: x\ncases:\n  - name: it\n", 3, "given is missing"),
        ("game: x\ncases:\n  - name: it\n    given: 7", 4, "given must be a mapping"),
        ("game: x\ncases:\n  - name: it\n    given: {}\n    dices: []", 5, "unknown key 'dices'"),
        ("game: x\ncases:\n  - name: it\n    given: {}\n    dice:\n      - 3\n      - four", 7, "not 'four'"),
        ("game: x\ncases:\n  - name: it\n    given: {}\n    when: ann", 5, "when must be a list"),
        ("game: x\ncases:\n  - name: it\n    given: {}\n    when:\n      - ann", 6, "an answer must be a mapping"),
        ("game: x\ncases:\n  - name: it\n    given: {}\n    when:\n      - ann:", 6, "must be followed by option ids"),
        ("game: x\ncases:\n  - name: it\n    given: {}\n    then: [a]", 5, "then must be a mapping"),
        ("game: x\ncases:\n  - name: it\n    given: {}\n    refused:\n      - {ann: x}", 6, "and a rule"),
        ("game: x\ncases:\n  - name: it\n    given: {}\n    steps:\n      - {given: {}}", 6, "unknown key 'given'"),
        ("game: x\ncases:\n  - {name: a, given: {}}\n  - {name: a, given: {}}", 4, "'a' was used in line 3"),
    ],
)
def test_a_mistake_in_the_file_names_its_line(tmp_path: Path, text: str, line: int, complaint: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        position.load(path)
    message = str(caught.value)
    assert message.startswith(f"{path}:{line}: "), message
    assert complaint in message
    assert "\n" not in message


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        position.load(tmp_path / "none.yaml")
    (tmp_path / "binary.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match=r"binary\.yaml"):
        position.load(tmp_path / "binary.yaml")


def test_words_are_words(tmp_path: Path) -> None:
    """on, off, yes and no are option ids, not truth values."""
    path = write(tmp_path, "game: x\ncases:\n  - {name: it, given: {a: on, b: no, c: true, d: 1.5, e: -3, f: ~}}\n")
    (case,) = position.load(path)
    assert case.given == {"a": "on", "b": "no", "c": True, "d": 1.5, "e": -3, "f": None}


def test_an_unknown_game_is_named(tmp_path: Path) -> None:
    path = write(tmp_path, "game: chess960\ncases:\n  - {name: it, given: {}}\n")
    with pytest.raises(BadInput, match="no game 'chess960'"):
        position.run(position.load(path)[0])
