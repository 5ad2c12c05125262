"""RE-10.4 Leaving players."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import All, Ask, Kind, Script

from ..board import BOARDS, NOBODY
from ..ids import Power, Seat
from ..model import Game, majors, minors_of
from .minors import auction
from .status import leave_forbidden_land

BECOME_MINOR: Final = Kind("become_minor", "RE-10.4")

LEFT, SETTLED = 1, 2  # g.leaving


def settle_leavers(g: Game) -> Script[None]:
    """A power whose player leaves is played on; if all others agree it becomes a Minor Power instead."""
    for seat in g.each_seat:
        if g.leaving[seat] != LEFT or not g.alive[seat]:
            continue
        g.leaving[seat] = SETTLED
        power = g.major[seat]
        g.log("log-left", "RE-10.4", seat=seat, power=power)
        voters = [other for other in g.each_seat if g.alive[other] and not g.leaving[other]]
        if not voters or not may_become_minor(g, power):
            continue
        asks = [Ask(other, BECOME_MINOR, ["no", "yes"], args={"power": power}) for other in voters]
        answers = yield All(asks)
        g.chance.reveal()
        if "no" in answers:
            g.log("log-stays-major", "RE-10.4", power=power)
        else:
            yield from become_minor(g, seat)


def may_become_minor(g: Game, power: Power) -> bool:
    """Never a head of a Coalition, nor if too few Major Powers would remain."""
    board = BOARDS[g.scenario]
    return power not in board.head.values() and len(majors(g)) > board.players[0]


def become_minor(g: Game, seat: Seat) -> Script[None]:
    """It keeps its goods; it and the Minor Powers it controlled are auctioned at once, in Wheel order."""
    power = g.major[seat]
    masterless = [p for p in BOARDS[g.scenario].powers if p in (power, *minors_of(g, power))]
    for each in masterless:
        g.patron[each] = NOBODY
    g.seat[power], g.alive[seat] = NOBODY, 0
    g.log("log-becomes-minor", "RE-10.4", power=power)
    for minor in masterless:
        yield from auction(g, minor)
    yield from leave_forbidden_land(g)
