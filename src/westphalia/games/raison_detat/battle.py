"""A running battle: in the state while it lasts, so that everybody sees it."""

from __future__ import annotations

from typing import Final, NamedTuple

from .ids import NOBODY, General, Place, Power

FACE_DOWN, FACE_UP = 0, 1  # Laid.up
# the pile of a lone Garrison (RE-6.13); every other pile is its General's number
GARRISON_PILE: Final[General] = NOBODY


class Laid(NamedTuple):
    """A card in a pile: FACE_DOWN or FACE_UP."""

    card: int
    up: int


class Pile:
    """The cards of one General, or of a lone Garrison (RE-6.13)."""

    __slots__ = ("cards", "general", "power")

    def __init__(self, power: Power, general: General, cards: list[Laid] | None = None) -> None:
        self.power = power
        self.general = general
        self.cards: list[Laid] = cards or []


class Battle:
    """One battle (RE-6.1). Sides are lists of powers in the order of laying (RE-6.14); ``attackers[0]`` is the
    attacker, ``defenders[0]`` the lead defender. The first ``direct`` of the defenders are direct participants."""

    __slots__ = (
        "allowance",
        "attackers",
        "defenders",
        "direct",
        "fives",
        "laid",
        "out",
        "piles",
        "place",
        "supporters",
    )

    def __init__(self, place: Place, attacker: Power, defenders: list[Power]) -> None:
        self.place = place
        self.attackers = [attacker]
        self.defenders = defenders
        self.direct = len(defenders)
        self.supporters: list[General] = []  # Generals
        self.piles: list[Pile] = []
        self.allowance: dict[Power, int] = {}  # cards a power may lay, by its Morale at the start (RE-6.7)
        self.laid: dict[Power, int] = {}  # cards a power has laid
        self.fives: dict[Power, int] = {}  # fives a power has laid, discarded ones included (RE-6.19)
        self.out: list[Power] = []  # powers that lay no more

    @property
    def attacker(self) -> Power:
        return self.attackers[0]

    def direct_participants(self) -> list[Power]:
        return [self.attackers[0], *self.defenders[: self.direct]]

    def opponents(self, power: Power) -> list[Power]:
        return self.defenders if power in self.attackers else self.attackers

    def piles_of(self, power: Power) -> list[Pile]:
        return [pile for pile in self.piles if pile.power == power]
