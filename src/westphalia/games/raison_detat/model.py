"""The state of a game of Raison d'État, and the words every chapter uses about it.

Territories, powers and Generals are columns of small ints (board.py says which number is what). A Unit is always with a
General, so Units are a column by General; ``control`` follows from ``garrison`` and the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import Journal
from westphalia.kernel.state import State

from .battle import Battle
from .board import BOARDS, EXPANSIONIST, LIMITS, N_GENERALS, N_PLACES, N_POWERS, NEUTRAL
from .ids import NOBODY as NOBODY
from .ids import SEATS, General, Place, Power, Seat
from .tables import Rules

OFF_BOARD: Final = NOBODY  # where a General is who is not on the map (RE-1.16)
MOVED, RETREATED = 1, 2  # g.moved

# Where the script stands; each step names its successor (play.py).
(
    SETUP,
    FIRST_AUCTIONS,
    DIPLOMACY,
    ELECTION,
    AUCTION,
    DRILL_CARD,
    STAFF,
    MOBILISE,
    PURCHASES,
    INFLUENCE,
    NAME_ARBITER,
    MOVES,
    BATTLES,
    GARRISONS,
    ASK_ARBITER,
    TURN_OF_WHEEL,
    OVER,
) = range(17)


class Game(State):
    """Everything a checkpoint needs. Columns by territory, by General, by power, by seat, or lists."""

    rules: Rules
    scenario: int  # index of the board
    seats: int
    step: int
    round: int
    turned: int  # slots the Wheel has turned in this round (RE-3.3)
    auctions: int  # first auctions held so far (RE-2.8)
    emperor: Power
    drilled: int  # 1: the power at Drill has drawn its card (RE-5.1)
    arbiter: Power  # of the Movement under way, or NOBODY (RE-5.20)
    movement_turn: int  # 1 to 3 while a power moves (RE-5.19)
    winner: Power  # a Major Power, or NOBODY

    # by territory
    garrison: list[Power]  # whose, or NOBODY
    fortress: list[int]
    control: list[Power]  # RE-1.8, kept by place_garrison and remove_garrison

    # by General
    at: list[Place]  # territory or OFF_BOARD
    units: list[int]
    moved: list[int]  # 1 in this Movement Turn, 2 and retreated from a battle since (RE-6.26)
    tired: list[int]  # of his Units, those that have moved in this Movement Turn (RE-1.7)
    sailed_from: list[Place]  # where his Sea Move of this Movement Turn began, or NOBODY (RE-6.26)

    # by power
    money: list[int]
    morale: list[int]
    influence: list[int]
    status: list[int]
    patron: list[Power]  # a Major Power: itself; a Minor Power: who controls it; NOBODY: not in play or not yet
    hand: list[tuple[int, ...]]  # sorted

    # by seat
    major: list[Power]  # the Major Power it leads, or NOBODY
    alive: list[int]
    leaving: list[int]  # 1 has left, 2 and the others have decided what becomes of its power (RE-10.4)

    seat: list[Seat]  # by power: the seat that leads this Major Power, or NOBODY

    deck: list[int]  # the top card is the last
    discard: list[int]
    denied: list[int]  # moves an Ally has refused in this Movement Turn, see movement.py
    fought: list[Place]  # territories with a battle in this Movement Turn

    # between checkpoints only
    battle: Battle | None

    @property
    def each_seat(self) -> Sequence[Seat]:
        return SEATS[self.seats]


def blank(rules: Rules, scenario: int, seats: int, chance: Chance, log: Journal) -> Game:
    """An empty board."""
    g = Game()
    g.rules, g.scenario, g.seats, g.chance, g.log = rules, scenario, seats, chance, log
    g.step, g.round, g.turned, g.auctions, g.drilled = SETUP, 1, 0, 0, 0
    g.emperor, g.arbiter, g.movement_turn, g.winner = BOARDS[scenario].emperor, NOBODY, 0, NOBODY
    g.garrison, g.fortress, g.control = [NOBODY] * N_PLACES, [0] * N_PLACES, list(BOARDS[scenario].home)
    g.at, g.sailed_from = [OFF_BOARD] * N_GENERALS, [NOBODY] * N_GENERALS
    g.units, g.moved, g.tired = [0] * N_GENERALS, [0] * N_GENERALS, [0] * N_GENERALS
    g.money, g.morale, g.influence = [0] * N_POWERS, [0] * N_POWERS, [0] * N_POWERS
    g.status, g.patron, g.seat = [EXPANSIONIST] * N_POWERS, [NOBODY] * N_POWERS, [NOBODY] * N_POWERS
    g.hand = [()] * N_POWERS
    g.major, g.alive, g.leaving = [NOBODY] * seats, [1] * seats, [0] * seats
    g.deck, g.discard, g.denied, g.fought = [], [], [], []
    g.battle = None
    return g


# Powers and players, RE-1.2, RE-9.5


def is_major(g: Game, power: Power) -> bool:
    return g.patron[power] == power


def majors(g: Game) -> list[Power]:
    """The Major Powers in Wheel order from the first power."""
    patron = g.patron
    return [power for power in BOARDS[g.scenario].powers if patron[power] == power]


def minors_of(g: Game, power: Power) -> list[Power]:
    """The Minor Powers that a Major Power controls."""
    return [p for p in BOARDS[g.scenario].powers if p != power and g.patron[p] == power]


def powers_of(g: Game, seat: Seat) -> list[Power]:
    """Those a seat decides for: its Major Power, then the Minor Powers that this one controls (RE-9.5)."""
    major = g.major[seat]
    return [] if major == NOBODY else [major, *minors_of(g, major)]


def player(g: Game, power: Power) -> Seat:
    """The seat that decides for a power: for a Minor Power its controller's (RE-9.5)."""
    return g.seat[g.patron[power]]


def is_allied(g: Game, a: Power, b: Power) -> bool:
    """Members of one Coalition (RE-1.13)."""
    return a != b and g.status[a] == g.status[b] < NEUTRAL


def is_same_player(g: Game, a: Power, b: Power) -> bool:
    return a != b and g.patron[a] == g.patron[b]


def is_friend(g: Game, a: Power, b: Power) -> bool:
    """An Ally, or another power of the same player."""
    return a != b and (g.patron[a] == g.patron[b] or g.status[a] == g.status[b] < NEUTRAL)


# The Wheel, RE-3.2, RE-3.3


def power_at(g: Game, action: int) -> Power:
    """The power that performs this action in this turn, or NOBODY."""
    board = BOARDS[g.scenario]
    if action not in board.wheel:
        return NOBODY
    return board.powers[(board.wheel.index(action) - g.turned) % len(board.powers)]


def action_of(g: Game, power: Power) -> int:
    board = BOARDS[g.scenario]
    return board.wheel[(board.slot[power] + g.turned) % len(board.wheel)]


# Territories, RE-1.8 to 1.11


def lands(g: Game, power: Power) -> list[Place]:
    """The territories a power controls, in map order."""
    control = g.control
    return [p for p in BOARDS[g.scenario].places if control[p] == power]


def is_exiled(g: Game, power: Power) -> bool:
    """A power that controls no territory (RE-6.34)."""
    return power not in g.control


def garrison_count(g: Game, power: Power) -> int:
    return g.garrison.count(power)


def fortress_count(g: Game, power: Power) -> int:
    """A Fortress counts for the power controlling its territory (RE-1.6)."""
    return sum([1 for control, built in zip(g.control, g.fortress, strict=True) if built and control == power])


def place_garrison(g: Game, power: Power, place: Place) -> None:
    g.garrison[place] = power
    g.control[place] = power


def remove_garrison(g: Game, place: Place) -> None:
    """Control returns to the home power or to nobody (RE-1.8)."""
    g.garrison[place] = NOBODY
    g.control[place] = BOARDS[g.scenario].home[place]


def raze_unheld_fortress(g: Game, place: Place) -> None:
    """On uncontrolled land there is no Fortress (RE-1.11)."""
    if g.control[place] == NOBODY and g.fortress[place]:
        g.fortress[place] = 0
        g.log("log-fortress-razed", "RE-1.11", place=place)


# Generals and Units, RE-1.6, RE-1.7, RE-1.16


def generals_at(g: Game, place: Place) -> list[General]:
    at = g.at
    return [general for general in BOARDS[g.scenario].all_generals if at[general] == place]


def own_generals_at(g: Game, power: Power, place: Place) -> list[General]:
    at = g.at
    return [general for general in BOARDS[g.scenario].generals[power] if at[general] == place]


def generals_on_board(g: Game, power: Power) -> list[General]:
    at = g.at
    return [general for general in BOARDS[g.scenario].generals[power] if at[general] >= 0]


def generals_off_board(g: Game, power: Power) -> list[General]:
    at = g.at
    return [general for general in BOARDS[g.scenario].generals[power] if at[general] < 0]


def unit_count(g: Game, power: Power) -> int:
    units = g.units
    return sum([units[general] for general in BOARDS[g.scenario].generals[power]])


def fresh_units(g: Game, general: General) -> int:
    """His Units that have not moved in this Movement Turn (RE-1.7)."""
    return g.units[general] - g.tired[general]


def lose_units(g: Game, general: General, count: int) -> None:
    """Units that have moved are the last to go: it makes no difference but to exchanges later in the turn."""
    g.units[general] -= count
    g.tired[general] = min(g.tired[general], g.units[general])


def take_off_board(g: Game, general: General) -> None:
    """Going off board loses his Units (RE-1.16)."""
    g.at[general] = OFF_BOARD
    g.units[general] = g.tired[general] = 0


# Morale, RE-1.15


def gain_morale(g: Game, power: Power, amount: int) -> None:
    g.morale[power] = min(LIMITS.morale_max, g.morale[power] + amount)


def lose_morale(g: Game, power: Power, amount: int) -> None:
    g.morale[power] = max(LIMITS.morale_min, g.morale[power] - amount)


# Cards, RE-6.12


def draw_card(g: Game, power: Power) -> int:
    """The card drawn, or 0 when none is left anywhere. What was drawn is told to the power's player alone."""
    if not g.deck:
        if not g.discard:
            return 0
        g.deck, g.discard = g.discard, []
        g.chance.shuffle(g.deck)
        g.log("log-reshuffle", "RE-6.12", n=len(g.deck))
    card = g.deck.pop()
    add_card(g, power, card)
    g.chance.reveal()
    g.log("log-drew", "RE-6.12", seats=(player(g, power),), power=power, card=card)
    return card


def add_card(g: Game, power: Power, card: int) -> None:
    g.hand[power] = tuple(sorted((*g.hand[power], card)))


def remove_card(g: Game, power: Power, card: int) -> None:
    hand = list(g.hand[power])
    hand.remove(card)
    g.hand[power] = tuple(hand)


def discard_card(g: Game, power: Power, card: int) -> None:
    """Face down: only its number is public (RE-5.1, RE-7.1)."""
    remove_card(g, power, card)
    g.discard.append(card)
