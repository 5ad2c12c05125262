"""Boards for tests of single functions, written as the ``given`` of a position file."""

from typing import Any

from westphalia.games.six_continents.model import Game
from westphalia.games.six_continents.title import TITLE
from westphalia.kernel.chance import ScriptedChance
from westphalia.kernel.journal import Journal
from westphalia.kernel.session import Session

TWO_PLAYERS = {"players": 2, "ann": {"capital": "gallia"}, "bob": {"capital": "sunda"}}


def board(dice: tuple[int, ...] = (), **given: Any) -> Game:
    return TITLE.position({**TWO_PLAYERS, **given}, ScriptedChance(dice), Journal())


def table(dice: tuple[int, ...] = (), **given: Any) -> Session:
    """The session at the first question of this board."""
    return Session(TITLE, board(dice, **given))
