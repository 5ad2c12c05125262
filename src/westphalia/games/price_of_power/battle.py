"""A battle while it lasts (PP-9.6): two sides, their factions, leaders and dice. Lives in ``Game.battle``.

Units of players stand on the board; units that NPRs raise, invaders and Imperial units exist only here.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .board import CONTENT
from .ids import NOBODY, Card, Realm, Seat

LAND, NAVAL = range(2)
ATTACKER, DEFENDER = range(2)
ARMS: Final = ("units", "ships")  # what fights on land and at sea, in the log
SIDES: Final = ("attacker", "defender")

# Battle Dice (PP-9.7.20, PP-9.7.21): faces as data
INF, INF_PLUS, CAV, ART, BLANK = range(5)
_RESULTS: Final = ("inf", "inf_plus", "cav", "art", "blank")
FACES: Final = tuple(
    tuple(_RESULTS.index(face) for face in next(die.faces for die in CONTENT.dice.dice if die.id == kind))
    for kind in ("infantry", "cavalry", "artillery")
)
ARM_OF: Final = (0, 0, 1, 2)  # by face: who hits with it, Infantry, Cavalry or Artillery
BASE_DICE: Final = 3  # PP-9.7.22, PP-9.9.7


class Raised(NamedTuple):
    """Units that a Realm without a player has in this battle."""

    realm: Realm
    units: int


class Side:
    """One side: players, Realms that no player runs, and Rebels (or Pirates)."""

    __slots__ = (
        "began", "dice", "drawn", "faces", "fallen", "fought", "general", "held", "hurt", "imperial",
        "leader", "led", "lost", "names", "plus", "raised", "rebels", "rebels_began", "rolled", "roller", "seats",
    )  # fmt: skip

    def __init__(self, seats: list[Seat], raised: list[Raised], rebels: int) -> None:
        self.seats = seats  # players with units here, the rolling one first
        self.raised = raised
        self.rebels = rebels  # Rebel units, or Pirate ships
        self.roller: Seat = seats[0] if seats else NOBODY  # Active Player or Main Defender
        self.general: int = NOBODY  # Army whose General leads (land), or 0 for the Admiral (sea)
        self.leader: int = NOBODY  # character whose dice are added
        self.drawn: Card = (
            NOBODY  # Military card turned up for a Leader (PP-9.7.10(e)), on the table until the battle ends
        )
        self.dice = [0, 0, 0]  # Infantry, Cavalry, Artillery dice in the pool
        self.led = [0, 0, 0]  # those of them that the Leader adds
        self.imperial = 0  # Imperial units added (PP-18.4.9)
        self.held = [0, 0, 0, 0]  # ships kept out of a fight with Pirates: light, heavy, galley, damaged of the heavy
        self.hurt = dict[Seat, int]()  # hits on a ship of a Bot that counts as 3 (PB-6.13)
        self.names = list[str]()  # Battle Actions used in this Battle Round (PP-6.2.6)
        self.began = 0  # units or ships at the start of the battle
        self.lost = 0  # units lost in this Battle Round
        self.fallen = 0  # in the whole battle; those that an NPR takes away by retreating are not
        self.fought = list(seats)  # players who were there when it began
        self.rebels_began = rebels
        self.faces = list[int]()  # of the last roll, Infantry dice first
        self.plus = 0  # INF+ results of the last roll
        self.rolled = ""  # the last roll as people read it


class Battle:
    """A land or naval battle under way."""

    __slots__ = ("acting", "kind", "place", "rounds", "sides")

    def __init__(self, kind: int, place: Any, attacker: Side, defender: Side) -> None:
        self.kind = kind
        self.place = place  # Area or Sea Zone
        self.sides = (attacker, defender)
        self.rounds = 0
        self.acting: int = NOBODY  # the side whose Battle Action is resolved

    @property
    def attacker(self) -> Side:
        return self.sides[ATTACKER]

    @property
    def defender(self) -> Side:
        return self.sides[DEFENDER]


class Roll(NamedTuple):
    """Symbols of one roll."""

    inf: int
    inf_plus: int
    cav: int
    art: int


class Force(NamedTuple):
    """What a side can hit with: units by type, and how many of its Infantry use the outlined figure (PP-9.7.25)."""

    infantry: int
    cavalry: int
    artillery: int
    drilled: int = 0

    @property
    def total(self) -> int:
        return self.infantry + self.cavalry + self.artillery


def land_hits(force: Force, roll: Roll) -> int:
    """PP-9.7.24: each unit hits at most once; the colour of a die does not matter.

    >>> land_hits(Force(2, 1, 0), Roll(inf=1, inf_plus=2, cav=2, art=1))
    3
    """
    extra = min(roll.inf_plus, force.drilled)
    infantry = min(force.infantry, roll.inf + roll.inf_plus + extra)
    return infantry + min(force.cavalry, roll.cav) + min(force.artillery, roll.art)


def naval_hits(ships: int, heavy: int, roll: Roll) -> int:
    """PP-9.9.8: artillery results up to the number of ships, and one automatic hit for each Heavy Ship.

    >>> naval_hits(2, 1, Roll(0, 1, 0, 3))
    3
    """
    return min(ships, roll.art) + heavy


def count(faces: list[int]) -> Roll:
    return Roll(faces.count(INF), faces.count(INF_PLUS), faces.count(CAV), faces.count(ART))


def written(dice: list[int], faces: list[int], force: Force, hits: int) -> str:
    """A roll for those who look on: die, face and the hits it brought, die by die; then the hits that no die brought.
    At sea ships hit as artillery does.

    >>> written([3, 1, 0], [INF, BLANK, INF_PLUS, CAV], Force(2, 0, 0), 2)
    '001 040 011 120'
    >>> written([0, 0, 1], [ART], Force(0, 0, artillery=2), 2)
    '231 +1'
    """
    kinds = [kind for kind, number in enumerate(dice) for _ in range(number)]
    left = [force.infantry, force.cavalry, force.artillery]
    drilled = force.drilled
    read = list[str]()
    for kind, face in zip(kinds, faces, strict=True):
        own = 0
        if face != BLANK:
            arm = ARM_OF[face]
            twice = face == INF_PLUS and drilled > 0
            drilled -= twice
            own = min(left[arm], 1 + twice)
            left[arm] -= own
        hits -= own
        read.append(f"{kind}{face}{own}")
    return " ".join([*read, f"+{hits}"] if hits else read)


def deal(hits: int, sizes: list[int]) -> list[int]:
    """PP-9.7.45: hits one at a time over the factions, in the order given (largest first), skipping those with none
    left.

    >>> deal(4, [3, 1, 1])
    [2, 1, 1]
    """
    dealt = [0] * len(sizes)
    while hits and dealt != sizes:
        for n, size in enumerate(sizes):
            if hits and dealt[n] < size:
                dealt[n] += 1
                hits -= 1
    return dealt
