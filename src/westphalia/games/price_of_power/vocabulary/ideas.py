"""Ideas, Milestones."""

from __future__ import annotations

from typing import Literal

from .amounts import Costs, Discount
from .base import PowerType
from .selectors import IdeaRef, SelectIdeas, SelectMilestones
from .step_keys import Step


class Research(Step):
    """PP-16.3.20, not using a Turn; a named Idea may be off display."""

    idea: IdeaRef
    price: Literal["free"] | Costs | None = None
    """replaces the printed cost"""
    discount: int | Discount | None = None
    """lowers it"""
    min_price: int | None = None
    """it costs at least that, after the discount (left out: 1)"""
    pay_with: PowerType | None = None
    """any part may be paid with that type"""
    prestige: bool = True
    """false = nobody scores"""


class LoseIdea(Step):
    """Take the own token off the Idea if it is there (no Prestige change)."""

    idea: IdeaRef


class ReplaceCards(Step):
    """Swap up to that many displayed cards for cards of the same category / type of the current Age (PP-17.3.10)."""

    from_: str | SelectIdeas | SelectMilestones | tuple[SelectIdeas | SelectMilestones, ...]
    """displayed Ideas, Milestones, or the label of those that came before"""
    amount: int
    draw: Literal["random", "choose"]


class AddIdeaRow(Step):
    """Complete the lowest incomplete row of the Idea display or open a new one."""
