"""PP-5.4 Diplomatic Actions: Influence, Forge Alliance, Fabricate Claims, Trade (trade.py)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action

ACTIONS: Final[tuple[Action, ...]] = ()
