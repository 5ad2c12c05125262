"""Orders that answer several questions at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.forms import Form, by_kind

from ..phases import action_phase, income
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

MINOR: Final[Mapping[str, Collection[str]]] = {"appoint": ("card",), "cut_ties": ("area", "realm")}
IN_A_TURN: Final[Mapping[str, Collection[str]]] = {
    "activate": ("area", "space"),
    "recruit": ("area", "province"),
    "influence": ("area",),
    "fabricate_claims": ("area",),
    "convert_area": ("area",),
    "suppress_unrest": ("province",),
    "colonize": ("province",),
    "declare_war": ("realm",),
    "forge_alliance": ("realm",),
    "talk": ("seat",),
    "trade": ("node", "trade_card"),
    "play_card": ("card",),
    "event": ("event",),
    "research_idea": ("idea",),
    "complete_mission": ("mission",),
    **MINOR,
}
CLOSES: Final = {action_phase.AFTER.id: "end", income.REDUCE.id: income.DONE}
CONCERNS: Final = {action_phase.TURN.id: IN_A_TURN, action_phase.AFTER.id: MINOR}
