"""PP-6 Action Cards: playing them, Display cards, Reactions, Covert actions and Counterespionage."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action

ACTIONS: Final[tuple[Action, ...]] = ()
