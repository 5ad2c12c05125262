"""Rulers and other characters."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .amounts import Amount, Discount
from .base import Phrase, PowerType
from .step_keys import Step

Role: TypeAlias = Literal["advisor", "general", "admiral", "ruler"]


class Appoint(Step):
    """Appoint a character from hand, a discard pile or this card."""

    role: Role | tuple[Role, ...]
    from_: str
    """hand, this_card, adm_discards, dip_discards, mil_discards, any_discards, top_5_of_one_discard_pile, or the
    label of a card"""
    slot: tuple[PowerType, ...] = ()
    """the slots in which an Advisor of an Event may serve; left out: all of his"""
    price: Literal["free"] | None = None
    discount: Discount | None = None


class Reveal(Phrase):
    """Turn over cards of the deck until one fits, discard the others."""

    reveal: Literal["adm_deck", "dip_deck", "mil_deck"]
    until: Literal["leader"]


class InstallRuler(Step):
    """That character becomes Ruler (old one discarded)."""

    from_: Literal["this_card"] | Reveal


class RejectRuler(Step):
    """PP-16.3.23, carried out at the end of the Event unless a later step installs a Ruler."""

    keep: Literal["privy_council"] | None = None
    """the Ruler card that stays or returns (Privy Council of Sweden)"""


class DiscardCharacter(Step):
    """Owner discards Advisors, a General or the Ruler (PP-7.2.12)."""

    role: Literal["advisor", "general", "ruler"]
    amount: Amount
    prefer: PowerType | None = None
    """an Advisor of that type if there is one"""


class IllHealth(Step):
    """Ill Health token(s) on that character (this_card = the Ruler of this card when he enters)."""

    role: Literal["ruler", "this_card"]
    amount: int
