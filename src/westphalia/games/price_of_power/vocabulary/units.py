"""Units and ships."""

from __future__ import annotations

from typing import Literal

from .amounts import Amount
from .base import Phrase
from .selectors import AreaRef, Continent, SeaRef, SelectRealms
from .step_keys import Step


class GainUnits(Step):
    """PP-16.3.18; Artillery only with Cannons."""

    unit: Literal["infantry", "cavalry", "artillery", "any"]
    kind: Literal["regular", "mercenary"]
    amount: int
    where: AreaRef | None = None


class GainShips(Step):
    """PP-16.3.18."""

    ship: Literal["light", "heavy", "galley", "any"]
    amount: int
    sea: SeaRef | None = None
    """in that Sea Zone"""
    price: Literal["half"] | None = None
    """built at half price"""
    per_port: int | None = None
    """at most that many per Port (double at a Large Port)"""


class RemoveUnits(Step):
    """Land Units off the map."""

    mode: Literal["casualties", "battle_casualties", "disband"]
    """casualties: Regular to Exhausted (PP-9.7.28), of the owner's choice; battle_casualties: the same in the order of
    PP-9.7.27, one Area; disband: Regular to Available, Mercenary to General Supply, Ship to own supply"""
    amount: Amount
    max: int | None = None
    where: AreaRef | None = None
    shortfall: tuple[Step, ...] = ()
    """steps for the number that could not be removed"""


class RemoveShip(Step):
    """Remove 1 Pirate Ship or 1 Opponent's Ship from that map."""

    from_: tuple[Literal["pirate", "opponents"], ...]
    map: Continent
    amount: Literal[1]


class DicePool(Phrase):
    """Battle Dice by type."""

    infantry: int = 0
    cavalry: int = 0
    artillery: int = 0
    any: int = 0
    """of types of choice"""


class BattleDice(Step):
    """Add these dice to the own pool of the current Battle."""

    dice: DicePool


class TakeGeneral(Step):
    """Move a General card from an Army of that Realm to an own Army."""

    from_: SelectRealms
