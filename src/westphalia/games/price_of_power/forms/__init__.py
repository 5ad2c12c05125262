"""Orders that answer several questions at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.forms import Form, by_kind

from .battles import FIGHT_ON
from .campaign import LOSSES, MARCH, SIEGE
from .embassies import CLAIMS, CUT_TIES, INFLUENCE, TRADE
from .hands import DISCARDS, DRAW_ALL, EXCHANGE, FIRST_MISSIONS, KEEP, MISSIONS
from .recruiting import RECRUITING
from .voyages import SAIL, UNDOCK

FORMS: Final[Mapping[str, Sequence[Form[Any]]]] = by_kind(
    RECRUITING,
    SIEGE,
    MARCH,
    SAIL,
    UNDOCK,
    LOSSES,
    FIGHT_ON,
    INFLUENCE,
    CLAIMS,
    TRADE,
    CUT_TIES,
    DRAW_ALL,
    KEEP,
    EXCHANGE,
    MISSIONS,
    DISCARDS,
    FIRST_MISSIONS,
)
