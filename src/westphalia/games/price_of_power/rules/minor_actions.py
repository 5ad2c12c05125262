"""PP-5.2 Minor Actions: Appoint, Loans, Replenish Manpower, Cut Ties. Calls to Arms belong to Declarations of War."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action

ACTIONS: Final[tuple[Action, ...]] = ()
