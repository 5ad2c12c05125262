"""Boards for tests of single functions, written as the ``given`` of a position file."""

from typing import Any

from westphalia.games.raison_detat.board import PLACE, POWER
from westphalia.games.raison_detat.model import Game
from westphalia.games.raison_detat.title import TITLE
from westphalia.kernel.chance import ScriptedChance
from westphalia.kernel.journal import Journal
from westphalia.kernel.session import Session


def board(dice: tuple[int, ...] = (), **given: Any) -> Game:
    return TITLE.position(given, ScriptedChance(dice), Journal())


def table(dice: tuple[int, ...] = (), **given: Any) -> Session:
    """The session at the first question of this board."""
    return Session(TITLE, board(dice, **given))


def power(id: str) -> int:
    number = POWER.value(id)
    assert number is not None
    return number


def place(id: str) -> int:
    number = PLACE.value(id)
    assert number is not None
    return number
