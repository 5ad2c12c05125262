"""Which lines of a game's log are news, and of what kind (headlines.py weighs them)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class News(NamedTuple):
    """``weight`` is from 1 to 9. A ``deed`` is done by whom it names first, and no news to them; what is no deed befell
    all it names."""

    weight: int
    is_deed: bool


def deeds(**weights: int) -> Mapping[str, News]:
    """News that somebody makes, by message id without its ``log-``: ``deeds(war=9, white_peace=7)``."""
    return {_message(name): News(weight, True) for name, weight in weights.items()}


def blows(**weights: int) -> Mapping[str, News]:
    """News that befalls people: ``blows(plague=5)``."""
    return {_message(name): News(weight, False) for name, weight in weights.items()}


def _message(name: str) -> str:
    return f"log-{name.replace('_', '-')}"
