"""All operations in one place: whoever imports this module has them registered in ``run.OPS``."""

from __future__ import annotations

from . import (
    actions,
    areas,
    blocks,
    cards,
    characters,
    diplomacy,
    faith,
    handover,
    ideas,
    marches,
    provinces,
    resources,
    special,
    trade,
    units,
    unrest,
    war,
)
from .run import OPS

__all__ = (
    "OPS",
    "actions",
    "areas",
    "blocks",
    "cards",
    "characters",
    "diplomacy",
    "faith",
    "handover",
    "ideas",
    "marches",
    "provinces",
    "resources",
    "special",
    "trade",
    "units",
    "unrest",
    "war",
)
