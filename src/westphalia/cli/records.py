"""The commands ``record``, ``verify``, ``transcript`` and ``golden``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from westphalia.kernel import record
from westphalia.kernel.contract import BadInput, Title
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
    """Check a record; False if the game itself breaks while it is played again."""
    played = record.read(path)
    try:
        verdict = record.verify(played)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    except Exception as error:
        sys.stderr.write(f"westphalia: {path}: the game breaks: {describe(error)}\n")
        return False
    if as_json:
        print_json({"file": str(path), "ok": True, **verdict._asdict()})
        return True
    dice = "cast again from the secret" if verdict.by_secret else "as recorded, the secret is not in the file"
    state = "over" if verdict.over else "unfinished"
    print(f"{path}: good: {verdict.moves} moves, {verdict.hashes} hashes, {verdict.dice} dice ({dice}); game {state}")
    return True


def print_transcript(path: Path, language: str) -> None:
    """Tell a record as sentences, in the order things happened."""
    from westphalia.kernel.contract import find_title
    from westphalia.kernel.messages import must_speak
    from westphalia.kernel.transcript import transcribe

    played = record.read(path)
    title = find_title(played.header.game)
    must_speak(title, language)
    sys.stdout.write(transcribe(played, [language], title)[language])


def remake_golden(games: list[str]) -> None:
    """Make the golden games anew that no longer verify, and their transcripts."""
    from westphalia.kernel.contract import find_title, installed_titles
    from westphalia.lab.coverage import find_checkout
    from westphalia.lab.golden import Golden, golden_games

    titles = [find_title(game) for game in games] or list(installed_titles().values())
    golden = Golden(find_checkout(Path.cwd()) / "tests" / "golden" / "current")
    with progress("games", sum(len(golden_games(title)) for title in titles)) as advance:
        for title in titles:
            for path, why in golden.remake(title, advance):
                print(f"{path.name}: {why}")
