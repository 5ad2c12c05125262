"""The yardsticks: well-known packages doing comparable work, measured in the same run on the same core.

They are development tools, installed with the group ``bench``. Without them the figures stand alone.
"""

from __future__ import annotations

import importlib.util
import pickle
import random
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any, Final

from .timing import Timed, allocated, median_us

# Seen on a shared 2-core machine with plain CPython 3.11; the limits that are plain seconds were set there.
CATANATRON_SEEN: Final = 14_450  # decisions/s


def is_installed(package: str) -> bool:
    return importlib.util.find_spec(package) is not None


class Catanatron:
    """Random play of Catan with four seats."""

    name: Final = "catanatron"

    def __init__(self, seed: int = 1) -> None:
        package = import_module("catanatron")
        self._colours = (package.Color.RED, package.Color.BLUE, package.Color.WHITE, package.Color.ORANGE)
        self._game: Any = package.Game
        self._player: Any = package.RandomPlayer
        self.seed = seed

    def new_game(self) -> Any:
        self.seed += 1
        return self._game([self._player(colour) for colour in self._colours], seed=self.seed)

    def play_slice(self, clock: Timed) -> None:
        """Play on until the slice is over, counting games and decisions."""
        while clock.goes_on():
            game = self.new_game()
            decisions = 0
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1
            clock.count(games=1, decisions=decisions)

    def middle(self, ticks: int = 300) -> Any:
        """A game in its middle."""
        game = self.new_game()
        for _ in range(ticks):
            if game.winning_color() is not None:
                break
            game.play_tick()
        return game

    def list_options(self, seconds: float) -> list[float]:
        """How long listing the options takes, in us, along random games."""
        generate = import_module("catanatron.models.actions").generate_playable_actions
        times: list[float] = []
        for _ in _until(seconds):
            game = self.new_game()
            for _ in range(300):
                if game.winning_color() is not None:
                    break
                times.append(median_us(partial(generate, game.state), 0.0))
                game.play_tick()
        return times

    def copy_us(self, seconds: float) -> float:
        return median_us(self.middle().copy, seconds)

    def encode_us(self, seconds: float) -> float:
        game = self.middle()
        return median_us(lambda: pickle.dumps(game), seconds)

    def decode_us(self, seconds: float) -> float:
        data = pickle.dumps(self.middle())
        return median_us(lambda: pickle.loads(data), seconds)

    def memory_kib(self) -> float:
        return allocated(self.middle)


class Chess:
    """The legal moves of chess along random games."""

    name: Final = "chess"

    def list_options(self, seconds: float) -> list[float]:
        board_class: Any = import_module("chess").Board
        dice = random.Random(1)
        times: list[float] = []
        for _ in _until(seconds):
            board = board_class()
            for _ in range(80):
                moves = list(board.legal_moves)
                if not moves:
                    break
                times.append(median_us(partial(_list_moves, board), 0.0))
                board.push(dice.choice(moves))
        return times


def _list_moves(board: Any) -> list[Any]:
    return list(board.legal_moves)


def _until(seconds: float) -> Iterator[None]:
    clock = Timed(seconds)
    while clock.goes_on():
        yield


def catanatron() -> Catanatron | None:
    return Catanatron() if is_installed("catanatron") else None


def chess() -> Chess | None:
    return Chess() if is_installed("chess") else None
