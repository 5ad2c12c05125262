"""The commands ``record`` and ``verify``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from westphalia.kernel import record
from westphalia.kernel.contract import BadInput, Title
from westphalia.lab.simulate import Match, describe, seat_driver

from .output import print_json


def check_writable(path: Path) -> None:
    """Refuse a file that can't be written before any work is done for it."""
    if path.is_dir():
        raise BadInput(f"{path}: is a directory")
    if not path.parent.is_dir():
        raise BadInput(f"{path}: no such directory")


def record_game(title: Title[Any], match: Match, number: int, out: Path) -> bool:
    """Play one game of a match and write it down; False if the game breaks (then nothing is written)."""
    check_writable(out)
    recorder = record.Recorder.start(
        title,
        match.scenario,
        match.seats,
        secret=match.secret(number),
        options=match.options,
        history=False,
        journal=False,
    )
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
