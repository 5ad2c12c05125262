"""Playing in the terminal, from a pipe."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tests.kernel.toy import TITLE
from westphalia.cli.terminal import HUMAN, Terminal, ask_game, capital, parse_seating, ranges
from westphalia.kernel import record
from westphalia.kernel.contract import BadInput, find_title
from westphalia.kernel.messages import Catalogue
from westphalia.kernel.script import Ask, Domain, Kind

from .conftest import Run


def play(
    monkeypatch: pytest.MonkeyPatch, *lines: str, bots: str = "", seats: int = 2, language: str = "en", seed: str = "1"
) -> tuple[str, Terminal]:
    """What the terminal prints while these lines are typed, and the terminal itself."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    out = io.StringIO()
    console = Console(file=out, width=100, highlight=False, markup=False)
    recorder = record.Recorder.start(TITLE, "standard", seats, secret=seed)
    terminal = Terminal(console, recorder, parse_seating(TITLE, bots, seats), Catalogue(TITLE, language))
    terminal.play()
    return out.getvalue(), terminal


def test_questions_are_numbered_and_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    out, terminal = play(monkeypatch, "3", bots="human,human")
    assert "What do you bid" in out
    assert "a number: 0-3" in out
    assert [move.answer for move in terminal.recorder.moves] == ["3"]


def test_a_choice_by_number_id_or_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for typed in ("2", "stash", "Hide a coin", "hide a coin"):
        out, terminal = play(monkeypatch, "3", "0", typed, bots="human,human")
        assert terminal.recorder.moves[-1].answer == "stash", out


def test_amounts_are_typed_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    _, terminal = play(monkeypatch, "0", "0", bots="human,human")
    assert [move.answer for move in terminal.recorder.moves] == ["0", "0"]


def test_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    out, _ = play(monkeypatch, "3", "0", "roll", "?", "roll", bots="human,human")
    assert out.count("(TG-3.1)") == 2, "asked with ?, and again when it is chosen all the same"


def test_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    out, terminal = play(monkeypatch, "3", "0", "give", "2", "undo", "undo", "undo", bots="human,human")
    assert [move.answer for move in terminal.recorder.moves] == ["3", "0"]
    assert "Nothing can be taken back" in out


def test_save_and_load(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "saved.jsonl"
    out, terminal = play(
        monkeypatch, "3", "0", f"save {path}", "stash", "hill", f"load {path}", "board", bots="human,human"
    )
    assert f"Saved: {path}" in out
    assert f"Loaded: {path}" in out
    assert [move.answer for move in terminal.recorder.moves] == ["3", "0"]
    record.verify(record.read(path), TITLE)


def test_a_file_that_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out, _ = play(monkeypatch, f"load {tmp_path / 'none'}", f"save {tmp_path / 'no' / 'folder'}", bots="human,human")
    assert "No such file" in out
    assert "no such directory" in out


def test_log_rules_and_help(monkeypatch: pytest.MonkeyPatch) -> None:
    out, _ = play(monkeypatch, "3", "0", "log", "rules TG-3.5", "rules", "rules TG-99", "help", bots="human,human")
    assert "Rock, paper, scissors for a point." in out
    assert "no rule 'TG-99'" in out
    assert "take your last answer back" in out
    assert out.count("bids 3") >= 2


@pytest.mark.parametrize(
    ("typed", "game"), [("3", "six_continents"), ("raison_detat", "raison_detat"), ("", "price_of_power")]
)
def test_who_names_no_game_picks_one_by_its_title(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, game: str
) -> None:
    asked, answers = [], iter(["nonsense", typed])

    def type_in(question: str) -> str:
        asked.append(question)
        return next(answers)

    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", type_in)
    assert ask_game("pl") == game
    assert asked == ["W co gramy? [1]: "] * 2
    out = capsys.readouterr().out
    assert "Sześć kontynentów" in out
    assert "six_continents" not in out


def test_the_greeting_names_the_game_and_the_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    out, _ = play(monkeypatch, language="pl")
    assert out.startswith("Kamyki, Zwykła gra.")


@pytest.mark.parametrize("game", ["six_continents", "raison_detat", "price_of_power"])
@pytest.mark.parametrize("language", ["en", "pl", "cs", "ru"])
def test_every_game_and_scenario_has_a_name(game: str, language: str) -> None:
    title = find_title(game)
    catalogue = Catalogue(title, language)
    for message in ("game-name", *(f"scenario-{scenario}" for scenario in title.scenarios)):
        assert catalogue.format(message) != message
    assert not catalogue.missing


def play_power(monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    title, out = find_title("price_of_power"), io.StringIO()
    recorder = record.Recorder.start(title, "s1_00", 3, secret="1")
    console = Console(file=out, width=400, highlight=False, markup=False)
    Terminal(console, recorder, [HUMAN] * 3, Catalogue(title, "cs")).play()
    return out.getvalue()


def test_the_board_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    out = play_power(monkeypatch, "board")
    assert "Jednotky na mapě" in out
    assert "luent" not in out


def test_a_card_is_read_by_its_name_or_id(monkeypatch: pytest.MonkeyPatch) -> None:
    out = play_power(monkeypatch, "card válka růží", "card 103-2", "card nic takového", "card")
    assert "Potlačit vzbouřence" in out
    assert "Tolerovat kacířství" in out
    assert out.count("tak se žádná karta nejmenuje") == 2


def test_the_options_of_an_event_stand_beside_their_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    title = find_title("price_of_power")
    recorder = record.Recorder.start(title, "s1_00", 3, secret="1")
    terminal = Terminal(Console(file=io.StringIO()), recorder, [HUMAN] * 3, Catalogue(title, "cs"))
    event = title.domains["event"].value("103-2")
    assert event is not None
    ask = Ask(0, Kind("event_option", "PP-16.3.3"), ["A", "B"], args={"event": event})
    first, second = terminal.choices(ask)
    assert first.startswith(" 1  A: Pronásledovat lollardy: ")
    assert second.startswith(" 2  B: Tolerovat kacířství: ")


def test_what_is_hidden_is_shown_to_its_owner_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    out, _ = play(monkeypatch, "3", "0", "stash", "hill", "log", "end", "log", bots="human,human")
    mine, others = out.split("Player 2: ")[-2:] if "Player 2: " in out else (out, "")
    assert "hill" in mine.lower()
    assert "on the hill" not in others.lower()


def test_free_words(monkeypatch: pytest.MonkeyPatch) -> None:
    out, terminal = play(monkeypatch, "3", "0", "speak", "peace, friend", bots="human,human")
    assert "at most 20 characters" in out
    assert terminal.recorder.moves[-1].answer == "peace, friend"


def test_nonsense_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    out, terminal = play(monkeypatch, "9", "xyzzy", "", bots="human,human", seed="2")
    assert "xyzzy: not a choice here" in out
    assert not terminal.recorder.moves


def test_resigning_needs_a_second_word(monkeypatch: pytest.MonkeyPatch) -> None:
    out, terminal = play(monkeypatch, "3", "0", "resign", "resign", bots="human,human")
    assert "once more" in out
    assert terminal.recorder.moves[-1].answer is None
    assert "The game is over." in out
    assert "secret 1;" in out


def test_a_whole_game_against_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    out, terminal = play(monkeypatch, *["0", "end", "no", "rock"] * 60, seats=3)
    assert terminal.session.is_over
    assert "place" in out


def test_talking_while_another_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    _, terminal = play(monkeypatch, "3", "0", "talk", "tip", bots="human,human")
    assert terminal.recorder.moves[-1] == record.Move(1, "tip", hash=terminal.recorder.moves[-1].hash)


def test_polish(monkeypatch: pytest.MonkeyPatch) -> None:
    out, _ = play(monkeypatch, "?", "quit", language="pl")
    assert "Wpisz numer wyboru" in out
    assert "Nic tu nie jest zabronione." in out
    assert "Do widzenia" in out


def test_seating() -> None:
    assert parse_seating(TITLE, "", 3) == [HUMAN, "random", "random"]
    assert parse_seating(TITLE, "human", 2) == [HUMAN, HUMAN]
    assert parse_seating(TITLE, "random,human", 2) == ["random", HUMAN]
    with pytest.raises(BadInput):
        parse_seating(TITLE, "random,human", 3)
    assert parse_seating(find_title("six_continents"), "", 2) == [HUMAN, "steward"]


def test_small_things() -> None:
    assert ranges([1, 2, 3, 5, 8, 9]) == "1-3, 5, 8-9"
    assert capital("żółty") == "Żółty"
    assert capital("") == ""


LANGUAGES = {"en": "Gold 4", "pl": "Złoto: 4", "cs": "Zlato 4", "ru": "Золото 4"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_continents_shows_its_board(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    lines = "1\ngallia\nboard\nmap\nsave\nend\nboard\nlog 200\nquit\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines.replace("save\n", "")))
    result = run("play", "six_continents", "--seats", 3, "--seed", 3, "--language", language)
    assert (result.code, result.err) == (0, "")
    assert LANGUAGES[language] in result.out
    assert "summary-" not in result.out
    assert "terminal-" not in result.out


def test_a_saved_game_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"1\ngallia\nsave {path}\nquit\n"))
    run("play", "six_continents", "--seats", 2, "--seed", 3, "--language", "en")
    monkeypatch.setattr(sys, "stdin", io.StringIO("end\nquit\n"))
    result = run("play", "--load", path, "--language", "en")
    assert result.code == 0
    assert "Gallia" in result.out


@pytest.mark.parametrize(("language", "said"), [("en", "France draws a card"), ("pl", "Francja dobiera kartę")])
def test_players_are_called_by_their_realms(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nquit\n"))
    result = run("play", "price_of_power", "--scenario", "s1_00", "--seed", 1, "--language", language)
    assert said in result.out


@pytest.mark.parametrize(("line", "card"), [("5", "5"), ("2", None), ("3", "3"), ("9", None)])
def test_a_card_is_called_by_its_value_never_by_its_place_in_the_list(
    monkeypatch: pytest.MonkeyPatch, line: str, card: str | None
) -> None:
    """Typing 2 with the cards 3, 5 and 7 in hand does not play the 5."""
    _, terminal = play(monkeypatch, "quit")
    kind = Kind("lay_card", "RE-6.15", Domain("card", ("hidden", *map(str, range(1, 9)))))
    assert terminal.find_option(Ask(0, kind, (3, 5, 7)), line) == card


def test_a_bot_is_asked_why(monkeypatch: pytest.MonkeyPatch) -> None:
    title = find_title("six_continents")
    recorder = record.Recorder.start(title, "short", 2, secret="why")
    lines = [*["1"] * 4, *["end"] * 3, "why", "why 100000", "quit"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    out = io.StringIO()
    console = Console(file=out, width=200, highlight=False, markup=False)
    Terminal(console, recorder, [HUMAN, "steward"], Catalogue(title, "en")).play()
    told = out.getvalue()
    assert "imagined games, from what you can see" in told
    assert any(line.startswith("* ") and "%" in line for line in told.splitlines())
    assert "the log has" in told


def test_who_plays_at_random_has_no_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    out, _ = play(monkeypatch, "3", "why", "why", "why", "quit", bots="random")
    assert "None of these lines" in out or "any legal move" in out
