"""Hooks of Ideas: what a researched Idea does at a place of the rules, while its token is there (PP-8.1.6)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from .base import CardId, Condition, Phrase
from .step_keys import Step

HookPoint: TypeAlias = Literal[
    "phase_3_g", "phase_3_h", "phase_4_b", "phase_4_c", "phase_4_d", "phase_4_e", "phase_5_a3", "phase_5_a5",
    "convert_area", "research_idea", "colonize", "explore", "influence", "forge_alliance", "trade", "trade_card_used",
    "recruit_units", "replenish_manpower", "repay_loan", "player_diplomacy", "raise_stability", "covert_action",
    "display_card", "declare_war_holy_war", "casus_belli", "limits", "manpower", "mission_or_milestone_completed",
    "prestige_loss", "peace_term_enforced_on_opponent", "battle_won", "battle_step_1", "battle_step_1_roll",
    "battle_step_1_remove", "battle_step_3", "siege_step_4",
]  # fmt: skip


class Bonus(Phrase, tag_field="hook", tag="fx"):
    """Steps that are carried out there (`idea_hooks.run_hooks`), or summed up by the phase (`idea_bonuses`)."""

    at: HookPoint
    fx: tuple[Step, ...]
    if_: tuple[Condition, ...] = ()
    """only if all conditions hold"""
    once_per: Literal["round"] | None = None
    """only the first time in each Round"""


class Modifier(Phrase, tag_field="hook", tag="modify"):
    """A number of the rules that is changed (`ideas.changed`, `ideas.cheaper`)."""

    at: HookPoint
    modify: str
    """name of the value"""
    add: int | dict[str, int] = 0
    """so much more; a cost or dice by their kinds"""
    set: int | bool | dict[str, int] | None = None
    """that instead"""
    min: int = 0
    """but at least"""
    if_: tuple[Condition, ...] = ()
    """only if all conditions hold"""
    once_per: Literal["round"] | None = None
    """only the first time in each Round"""
    card: CardId | None = None
    """of that card"""

    @property
    def number(self) -> int:
        """What a bonus that is a number adds."""
        assert isinstance(self.add, int)
        return self.add

    @property
    def instead(self) -> int:
        """What a number is set to."""
        assert self.set is not None and not isinstance(self.set, dict)
        return int(self.set)


class SpecialBonus(Phrase, tag_field="hook", tag="special"):
    """Own code in the chapter of the rules; params = its numbers."""

    at: HookPoint
    special: Literal[
        "tolerance_dissent", "holy_war_cb", "ships_may_explore", "mercantilism", "noble_knights_charge",
        "defensive_siege_value", "outlined_figure_counts", "remove_general_die", "revolution_keeps_ideology",
    ]  # fmt: skip
    params: dict[str, int] = msgspec.field(default_factory=dict)
    """its numbers"""


Hook: TypeAlias = Bonus | Modifier | SpecialBonus
