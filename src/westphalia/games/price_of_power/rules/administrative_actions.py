"""PP-5.3 Administrative Actions: Increase Stability, Convert Area, Colonize."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action

ACTIONS: Final[tuple[Action, ...]] = ()
