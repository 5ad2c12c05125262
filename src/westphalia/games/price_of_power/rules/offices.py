"""Special actions of an office (PP-5.0.1(d)): Increase Imperial Authority (PP-18.1.7), Papal actions (PP-19.3)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action

from . import hre, papacy

ACTIONS: Final[tuple[Action, ...]] = (hre.INCREASE_AUTHORITY, papacy.PAPAL_ACTION)
