"""Moments of the chapters at which cards come in (hooks.py)."""

from __future__ import annotations

import subprocess
import sys

import pytest

from westphalia.games.price_of_power.hooks import Hook

LIST_HOOKS = """
import sys
import westphalia.games.price_of_power
from westphalia.games.price_of_power.hooks import Hook
found = {hook.moment: hook for module in list(sys.modules.values()) for hook in vars(module).values()
         if isinstance(hook, Hook)}
print(len(found), *sorted(moment for moment, hook in found.items() if not hook.is_filled), sep="\\n")
"""


def test_whoever_imports_the_game_has_every_moment_filled() -> None:
    """In a process of its own, where no test has imported a chapter of cards."""
    shown = subprocess.run([sys.executable, "-c", LIST_HOOKS], capture_output=True, text=True, check=True)
    number, *empty = shown.stdout.split("\n")[:-1]
    assert int(number) >= 11
    assert empty == []


def test_a_moment_is_filled_once_and_called_like_a_function() -> None:
    hook = Hook[[int, int], int]("two numbers meet")
    assert not hook.is_filled
    with pytest.raises(AssertionError, match="nobody comes in when two numbers meet"):
        hook(1, 2)

    @hook.fill
    def add(a: int, b: int) -> int:
        return a + b

    assert hook(1, 2) == add(1, 2) == 3
    with pytest.raises(AssertionError, match="two come in"):
        hook.fill(add)
