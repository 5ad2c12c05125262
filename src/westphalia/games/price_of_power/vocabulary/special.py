"""Effects of single cards (own code)."""

from __future__ import annotations

from typing import Literal

from .base import PowerType
from .selectors import RealmRef
from .step_keys import Step


class DisloyalAlly(Step):
    """14A-3: that Alliance is lost; if it was an Active Ally also remove Allied Units = half its pre-War Tax Income and
    place a CB token on its Capital."""

    with_: RealmRef


class NewWorldExpedition(Step):
    """253B A: recruit Units at half price in an Army in the Area of the own Town; if able it must move into the Distant
    Realm and fight at once; the defender's MC is halved."""

    target: RealmRef
    units_max: int


class PrivateerTradeCard(Step):
    """257B / 32A-1 A: draw Trade cards, choose a maritime node shown on one; cards to the discard; label = node and
    card."""

    cards: int


class EndWarAsItStands(Step):
    """414-1 A: end one War; occupied Provinces become Owned by the occupier, Capitals return, Truces as after a
    Peace."""


class CounterCovertAction(Step):
    """Card Counterespionage, PP-6.2.10."""


class StudyTechnology(Step):
    """Card Study Technology: Idea known by an adjacent, linked or influenced Opponent; discount per owner."""

    discount_per_opponent: int
    max_discount: int
    min_price: int
    pay_with: PowerType


class Subjugate(Step):
    """Card Subjugate, PP-11.4.5-10."""


class ForcedMarch(Step):
    """Card Forced March: one Army so many Areas, stop and mountain rules changed."""

    areas_max: int


class LogisticsMaster(Step):
    """Card Logistics Master: up to so many movements, battles afterwards."""

    moves_max: int


class CallTheLevies(Step):
    """Card Military Traditions: recruit up to MC as Reaction."""


class SwiftSailing(Step):
    """Card Naval Maneuver A: Undock and move up to so many spaces."""

    spaces_max: int


class Withdraw(Step):
    """Card One Step Ahead A: an Army leaves for an adjacent Area."""

    areas_max: Literal[1]


class Intercept(Step):
    """Card One Step Ahead B: an Army comes from up to so many Areas away."""

    areas_max: int


class Pursue(Step):
    """Card One Step Ahead C: an Army that has won goes on up to so many Areas."""

    areas_max: int


class SiegeEngineers(Step):
    """Card Siege Engineers: Siege with so many Units included, stronger by the bonus, Defensive Mentality ignored."""

    units_included: int
    siege_strength_bonus: int
