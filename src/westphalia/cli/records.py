"""The commands ``record``, ``verify``, ``position``, ``transcript`` and ``golden``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from westphalia.kernel import chapters, record
from westphalia.kernel.contract import BadInput, Title, find_title
from westphalia.kernel.report import Report, differs, read_report
from westphalia.kernel.saved_position import write_case
from westphalia.lab.simulate import Match, describe, seat_driver, start_recorder

from .output import print_json, progress


def check_writable(path: Path) -> None:
    """Refuse a file that can't be written before any work is done for it."""
    if path.is_dir():
        raise BadInput(f"{path}: is a directory")
    if not path.parent.is_dir():
        raise BadInput(f"{path}: no such directory")


def record_game(title: Title[Any], match: Match, number: int, out: Path) -> bool:
    """Play one game of a match and write it down; False if the game breaks (then nothing is written)."""
    check_writable(out)
    recorder = start_recorder(title, match, number)
    try:
        seat_driver(recorder.session, match, number).run(match.limit)
    except Exception as error:
        sys.stderr.write(f"westphalia: move {recorder.session.version}: the game breaks: {describe(error)}\n")
        return False
    record.write(recorder.record(reveal=True), out)
    print(f"{out}: {len(recorder.moves)} moves")
    return True


def verify_file(path: Path, as_json: bool) -> bool:
    """Check a record, alone or in a report; False if the game itself breaks while it is played again."""
    content = record.content_of(path)
    report = read_report(content)
    if report is not None and not as_json:
        print(told_by(report))
    played = record.decode(content, path)
    try:
        verdict = chapters.verify(played)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    except Exception as error:
        sys.stderr.write(f"westphalia: {path}: the game breaks: {describe(error)}\n")
        return False
    if as_json:
        print_json({"file": str(path), "ok": True, **msgspec.to_builtins(verdict._asdict())})
        return True
    dice = "as recorded, the secret is not in the file"
    if verdict.by_secret:
        dice = "cast again from the secret"
    elif played.chapters:
        dice = "cast again in each chapter"
    state = "over" if verdict.over else "unfinished"
    print(f"{path}: good: {verdict.moves} moves, {verdict.hashes} hashes, {verdict.dice} dice ({dice}); game {state}")
    for old in verdict.older:
        which = f"chapter {old.chapter} (moves {old.first} to {old.last}), played with rules {old.rules}"
        print(f"{which}: its hashes hold together, its moves need version {old.rules}")
    if report is not None and (parts := differs(report, record.replay(chapters.split(played)[-1]).session)):
        print(f"with this program the writer would see something else: {', '.join(parts)}")
    return True


def told_by(report: Report) -> str:
    """What a report says of itself, in a few lines."""
    who = "a watcher" if report.seat is None else f"seat {report.seat + 1}"
    head = f"report of {who} at table {report.table}: {report.game}, rules {report.rules}, move {report.moves}"
    page = [f"  {name}: {' '.join(text.split())[:200]}" for name, text in report.page.items() if text]
    return "\n".join([f"{head} (westphalia {report.program})", *page])


def write_position(path: Path, move: int | None, out: Path) -> None:
    """The position file of a moment in a record: its end, or after so many moves. If the rules break on the way, it is
    the moment before, and the answer that breaks them."""
    check_writable(out)
    played = record.read(path)
    title = find_title(played.header.game)
    until = len(played.moves) if move is None else move
    if until > len(played.moves):
        raise BadInput(f"{path}: the record has {len(played.moves)} moves, not {until}")
    played, before = chapters.chapter_at(played, until)
    until -= before
    try:
        moment, broken_by = record.replay(played, title, until=until), None
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    except Exception:  # the rules broke, in whatever way: that is the position asked for
        last = last_sound(played, title, until)
        moment, broken_by = record.replay(played, title, until=last), played.moves[last]
    about = f"{path.stem} after {before + len(moment.moves)} moves"
    out.write_text(write_case(title, moment.session, about, broken_by), encoding="utf-8")
    print(f"{out}: {about}{f', then the rules break on {broken_by.answer!r}' if broken_by else ''}")


def last_sound(played: record.Record, title: Title[Any], until: int) -> int:
    """How many moves of a record can be made before the rules break; ``until`` is too many."""
    sound, broken = 0, until
    while broken - sound > 1:
        middle = (sound + broken) // 2
        try:
            record.replay(played, title, until=middle)
            sound = middle
        except Exception:  # in whatever way the rules break
            broken = middle
    return sound


def print_transcript(path: Path, language: str) -> None:
    """Tell a record, or the last chapter of one, as sentences in the order things happened."""
    from westphalia.kernel.messages import must_speak
    from westphalia.kernel.transcript import transcribe

    played = chapters.split(record.read(path))[-1]
    title = find_title(played.header.game)
    must_speak(title, language)
    sys.stdout.write(transcribe(played, [language], title)[language])


def remake_golden(only: list[str], *, games: bool, cases: bool, sentences: bool) -> None:
    """Make the golden games anew that no longer verify, their transcripts, the echoes of cases, and what is said."""
    from westphalia.kernel.contract import installed_titles
    from westphalia.lab.coverage import find_checkout
    from westphalia.lab.echoes import CaseEchoes
    from westphalia.lab.golden import Golden, golden_games
    from westphalia.lab.sentences import Sentences

    titles = [find_title(game) for game in only] or list(installed_titles().values())
    tests = find_checkout(Path.cwd()) / "tests"
    if sentences:
        for path, why in Sentences(tests / "golden" / "sentences").remake(titles):
            print(f"{path.name}: {why}")
    if cases:
        for title in titles:
            for path, why in CaseEchoes(tests).remake(title):
                print(f"{title.id}, {path.stem}: {why}")
    golden = Golden(tests / "golden" / "current")
    if not games:
        for path, why in (told for title in titles if sentences for told in golden.retell(title)):
            print(f"{path.name}: {why}")
        return
    with progress("games", sum(len(golden_games(title)) for title in titles)) as advance:
        for title in titles:
            for path, why in golden.remake(title, advance):
                print(f"{path.name}: {why}")
