"""Actions that a card grants."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .amounts import Costs, Discount
from .base import Phrase
from .selectors import Continent, SelectAreas, SelectNodes, SelectRealms
from .step_keys import Step
from .units import DicePool

GrantedAction: TypeAlias = Literal[
    "increase_stability", "convert_area", "colonize", "forge_alliance", "trade", "explore", "recruit_units",
    "activate_units", "declare_war", "call_crusade", "excommunicate",
]  # fmt: skip
Target: TypeAlias = str | SelectRealms | SelectAreas | SelectNodes


class ShipBonus(Phrase):
    """Zones farther if it ends on these maps."""

    zones: Literal[1]
    ends_on: tuple[Continent, ...]


class Action(Step):
    """Take the action now, not using a Turn; it may be declined (PP-16.3.19) unless must: true. Other keys narrow or
    widen it."""

    action: GrantedAction
    price: Literal["free", "nothing"] | Costs | None = None
    """left out = printed price; `free` = Monarch Power base cost waived (unit and ship prices stay); `nothing` =
    nothing at all is paid; or a cost that replaces it"""
    discount: Discount | None = None
    target: Target | None = None
    """only against, with, in or at these: Realms, Areas or Trade Nodes, as the action asks; activate_units: the
    Armies of the label"""
    kind: Literal["land"] | None = None
    """activate_units: no ships"""
    max: int | None = None
    """recruit_units: at most so many Units; activate_units: only Armies march"""
    unit_kind: Literal["regular", "mercenary"] | None = None
    """only these, without ships"""
    unit_price: Literal["half", "regular"] | None = None
    """half = of the sum, rounded up; regular = Mercenaries at the price of Regular Units"""
    unit_discount: int = 0
    """off each Regular Unit"""
    discounted_max: int = 0
    """... at most so many of them"""
    cards_revealed: int | None = None
    """trade: so many cards"""
    income: Literal["you"] | None = None
    """trade: nobody else collects"""
    activate_all: bool = False
    """trade: all Merchants at the node lie down"""
    move_merchant: int = 0
    """trade: so many Merchants may move first"""
    ship_bonus: ShipBonus | None = None
    """explore: zones farther if it ends on these maps"""
    battle_dice: DicePool | None = None
    """activate_units: dice in a Battle that comes of it"""
    quiet: bool = False
    """convert_area: no Unrest, no Rebel dice"""
    must: bool = False
    """it may not be declined"""
