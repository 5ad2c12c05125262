"""Which lines of a game's log are news, and of what kind (headlines.py weighs them)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

Topic = Literal["attack", "offer"]


class News(NamedTuple):
    """``weight`` is from 1 to 9. A ``deed`` is done by whom it names first, and no news to them; what is no deed befell
    all it names. Whom news with a ``topic`` befell may wish to hear of it at once."""

    weight: int
    is_deed: bool
    topic: Topic | None = None


def deeds(**weights: int) -> Mapping[str, News]:
    """News that somebody makes, by message id without its ``log-``: ``deeds(war=9, white_peace=7)``."""
    return {_message(name): News(weight, True) for name, weight in weights.items()}


def attacks(**weights: int) -> Mapping[str, News]:
    """Deeds against somebody: ``attacks(war=9)``."""
    return {_message(name): News(weight, True, "attack") for name, weight in weights.items()}


def raids(**weights: int) -> Mapping[str, News]:
    """Attacks by nobody who sits at the table: ``raids(war_by_npr=9)``."""
    return {_message(name): News(weight, False, "attack") for name, weight in weights.items()}


def offers(**weights: int) -> Mapping[str, News]:
    """Deeds by which somebody offers something to somebody, or agrees with them: ``offers(treaty=7)``."""
    return {_message(name): News(weight, True, "offer") for name, weight in weights.items()}


def blows(**weights: int) -> Mapping[str, News]:
    """News that befalls people: ``blows(plague=5)``."""
    return {_message(name): News(weight, False) for name, weight in weights.items()}


def _message(name: str) -> str:
    return f"log-{name.replace('_', '-')}"
