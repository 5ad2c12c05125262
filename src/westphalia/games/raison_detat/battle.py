"""A running battle: in the state while it lasts, so that everybody sees it."""

from __future__ import annotations

from typing import Final, NamedTuple

FACE_DOWN, FACE_UP = 0, 1  # Laid.up
GARRISON_PILE: Final = -1  # the pile of a lone Garrison (RE-6.13); every other pile is its General's number


class Laid(NamedTuple):
    """A card in a pile: FACE_DOWN or FACE_UP."""

    card: int
    up: int


class Pile:
    """The cards of one General, or of a lone Garrison (RE-6.13)."""

    __slots__ = ("cards", "general", "power")

    def __init__(self, power: int, general: int, cards: list[Laid] | None = None) -> None:
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

    def __init__(self, place: int, attacker: int, defenders: list[int]) -> None:
        self.place = place
        self.attackers = [attacker]
        self.defenders = defenders
        self.direct = len(defenders)
        self.supporters: list[int] = []  # Generals
        self.piles: list[Pile] = []
        self.allowance: dict[int, int] = {}  # cards a power may lay, by its Morale at the start (RE-6.7)
        self.laid: dict[int, int] = {}  # cards a power has laid
        self.fives: dict[int, int] = {}  # fives a power has laid, discarded ones included (RE-6.19)
        self.out: list[int] = []  # powers that lay no more

    @property
    def attacker(self) -> int:
        return self.attackers[0]

    def direct_participants(self) -> list[int]:
        return [self.attackers[0], *self.defenders[: self.direct]]

    def opponents(self, power: int) -> list[int]:
        return self.defenders if power in self.attackers else self.attackers

    def piles_of(self, power: int) -> list[Pile]:
        return [pile for pile in self.piles if pile.power == power]
