"""RE-2 Setup and RE-11 Player counts."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, allowed, choose, refusals

from ..board import BOARDS, DECK, EXPANSIONIST, NEUTRAL, PLACE, POWER
from ..ids import Place, Power, Seat
from ..model import Game, add_card, is_major, place_garrison

CHOOSE_POWER: Final = Kind("choose_power", "RE-2.2", POWER)

POWER_TAKEN: Final = Refusal("RE-2.2", "no-power-taken")
MINOR_POWER: Final = Refusal("RE-2.1", "no-minor-power")


def set_up(g: Game) -> Script[None]:
    """RE-2.1 to 2.7; the Minor Powers are auctioned afterwards (RE-2.8)."""
    yield from assign_powers(g)  # RE-2.2
    place_pieces(g)  # RE-2.3, RE-2.5
    take_start_status(g)  # RE-2.6
    deal_cards(g)  # RE-2.7
    g.log("log-set-up", "RE-2.3")
    g.log("log-emperor-starts", "RE-2.9", power=g.emperor)


def major_powers(g: Game) -> list[Power]:
    """RE-2.1, RE-11.1, RE-11.2: all but the Minor Powers for this number of players."""
    board = BOARDS[g.scenario]
    return [power for power in board.powers if power not in board.minors[g.seats]]


def assign_powers(g: Game) -> Script[None]:
    """RE-2.2: at random, or each player in seat order chooses a free Major Power (D1)."""
    free = major_powers(g)
    if g.rules.powers == "random":
        g.chance.shuffle(free)
        for seat, power in zip(g.each_seat, free, strict=True):
            lead(g, seat, power)
        return

    def why_not(power: Power) -> Refusal | None:
        if power in g.major:
            return POWER_TAKEN
        return None if power in free else MINOR_POWER

    powers = BOARDS[g.scenario].powers
    for seat in g.each_seat:
        options = allowed(powers, why_not)
        power = yield from choose(Ask(seat, CHOOSE_POWER, options, refused=lambda: refusals(powers, why_not)))
        lead(g, seat, power)


def lead(g: Game, seat: Seat, power: Power) -> None:
    """RE-1.2: a Major Power belongs to one player."""
    g.major[seat] = power
    g.seat[power] = seat
    g.patron[power] = power
    g.log("log-leads", "RE-2.2", seat=seat, power=power)


def place_pieces(g: Game) -> None:
    """RE-2.3, RE-2.5."""
    board = BOARDS[g.scenario]
    for power in board.powers:
        start = board.sheets[power].start
        for general, place, units in board.posts(power):
            g.at[general], g.units[general] = place, units
        for id in start.garrisons:
            place_garrison(g, power, place_number(id))
        for id in start.fortresses:
            g.fortress[place_number(id)] = 1
        g.money[power], g.morale[power], g.influence[power] = start.money, start.morale, start.influence


def place_number(id: str) -> Place:
    place = PLACE.value(id)
    assert place is not None
    return Place(place)


def take_start_status(g: Game) -> None:
    """RE-2.6, RE-11.4: a listed Coalition needs its head and one more member as Major Powers."""
    board = BOARDS[g.scenario]
    listed = {power: board.start_status(power) for power in board.powers if is_major(g, power)}
    for power, status in listed.items():
        if status < NEUTRAL and (board.head[status] not in listed or list(listed.values()).count(status) < 2):
            status = EXPANSIONIST
        g.status[power] = status
        g.log("log-status", "RE-2.6", power=power, status=status)


def deal_cards(g: Game) -> None:
    """RE-2.7: one common deck, Minor Powers too."""
    board = BOARDS[g.scenario]
    g.deck = list(DECK)
    g.chance.shuffle(g.deck)
    for power in board.powers:
        for _ in range(board.sheets[power].start.cards):
            add_card(g, power, g.deck.pop())
