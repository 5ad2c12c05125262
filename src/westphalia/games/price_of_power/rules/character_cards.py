"""PP-7.2: what stands on the cards of characters: skills, dice, prices, limits. Their posts: characters.py."""

from __future__ import annotations

from typing import Final

from ..board import ACTION_CARDS, CHARACTERS
from ..catalogue import CardCharacter, Dice, EventCharacter, Ruler
from ..ids import Card, Seat
from ..model import NOBODY, Game
from ..tables import INTERREGNUM_SKILL, POWERS
from . import bonuses


def leader(card: Card) -> CardCharacter | None:
    """The Leader on an Action card, or None if it shows an Advisor."""
    character = ACTION_CARDS[card].character
    return character if character.kind == "leader" else None


def advisor_price(character: int) -> int:
    """PP-7.2.9: Ducats on appointment and each Round."""
    found = CHARACTERS[character]
    if isinstance(found, CardCharacter):
        return found.ducats
    return found.price if isinstance(found, EventCharacter) else 0


def advisor_bonus(character: int, power: int) -> int:
    """PP-7.1.2: what an Advisor adds to the Skill Level of his slot."""
    found = CHARACTERS[character]
    if isinstance(found, CardCharacter):
        return found.bonus
    return found.slots.get(POWERS[power], 0) if isinstance(found, EventCharacter) else 0


def ruler_skill(character: int, power: int) -> int:
    """PP-7.2.4."""
    found = CHARACTERS[character]
    return (found.adm, found.dip, found.mil)[power]


def battle_dice(character: int) -> Dice:
    """PP-7.2.5: what a Leader adds as General or Admiral."""
    return CHARACTERS[character].dice


def mortality(character: int) -> str | None:
    """PP-7.2.10: the symbol beside the portrait; None: never dies by it."""
    return CHARACTERS[character].mortality


def may_lead(character: int) -> bool:
    """PP-7.2.6: any Ruler may command an Army, but a council is nobody who could."""
    found = CHARACTERS[character]
    return isinstance(found, CardCharacter) or not found.collective


NO_WAR: Final = "no_declare_war"
NO_MARRIAGE: Final = "no_royal_marriage"


def is_bound(character: int, restriction: str) -> bool:
    """A limit printed on a Ruler's card (a council): ``NO_WAR``, ``NO_MARRIAGE``."""
    if character == NOBODY:
        return False
    found = CHARACTERS[character]
    return isinstance(found, Ruler) and restriction in found.restrictions


def skill(g: Game, seat: Seat, power: int) -> int:
    """PP-7.1.2: Ruler (or the regency's base skill, PP-7.1.3) and Advisor, as Ideas modify it."""
    ruler = g.ruler[seat]
    if ruler == NOBODY:
        base = bonuses.changed(g, seat, "phase_4_d", "interregnum_skill", INTERREGNUM_SKILL)
    else:
        base = ruler_skill(ruler, power)
    advisor = g.advisor[seat * 3 + power]
    bonus = 0 if advisor == NOBODY else advisor_bonus(advisor, power)
    return bonuses.changed(g, seat, "phase_4_d", f"{POWERS[power]}_skill", base + bonus)
