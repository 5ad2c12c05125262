"""Boards for tests: a variant or a free table as the set-up leaves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westphalia.games.price_of_power.free_table import free_name
from westphalia.games.price_of_power.model import Game, TurnMemory, empty_game
from westphalia.games.price_of_power.phases import setup
from westphalia.games.price_of_power.tables import OPTIONS, resolve_rules
from westphalia.kernel.chance import Chance, ScriptedChance
from westphalia.kernel.contract import find_title
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Value


def board_of(variant: str, seed: str = "1", **options: Value) -> Game:
    """``board_of("s1_01_players_4", missions="off")``"""
    chosen = {option.id: option.default for option in OPTIONS.values()} | options
    g = empty_game(resolve_rules(chosen), variant, Chance.from_secret(seed), Journal())
    setup.set_up(g)
    return g


def free_board(*realms: str, seed: str = "1", **options: Value) -> Game:
    """``free_board("castile", "france_1444")``"""
    return board_of(free_name(list(realms)), seed, **options)


def position_board(given: dict[str, Any], dice: Sequence[int] = ()) -> Game:
    """A board as a position file gives it, in the middle of a Turn."""
    g: Game = find_title("price_of_power").position(given, ScriptedChance(dice), Journal())
    g.turn = TurnMemory(g)
    return g


def four_realms(**given: Any) -> Game:
    """Castile, England, France and Austria, with this set; every die is a 1."""
    return position_board({"realms": ["castile", "england", "france", "austria"], **given}, dice=[1] * 60)


def look(g: Game, *paths: str) -> list[Any]:
    """What a position file would read."""
    return [find_title("price_of_power").inspect(g, path) for path in paths]
