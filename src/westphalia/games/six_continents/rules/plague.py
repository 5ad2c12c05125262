"""SC-17 Plague. The smaller stack limit (SC-17.4) is in upkeep.py."""

from __future__ import annotations

from westphalia.kernel.script import Script

from .. import model
from ..ids import NOBODY, Seat
from ..model import Game, controlled, left_of, next_turn
from ..tables import PLAGUE_BONUS, PLAGUE_FIELDS
from . import losses


def begin(g: Game, seat: Seat) -> Script[None]:
    """SC-17.1 with the carrier's first roll (SC-17.2) and when the marker first moves (SC-17.5); while plague rules
    SC-17.6."""
    if g.plague and g.rules.plague_chain == "off":
        g.log("log-plague-again", "SC-17.6", seat=seat)
        return
    g.carrier, g.plague = seat, 1
    g.plague_turn = next_turn(g, seat) - 1
    g.plague_rolled = g.round if seat == g.active else 0
    g.log("log-plague", "SC-17.1", seat=seat)
    yield from roll(g, seat)


def roll(g: Game, seat: Seat) -> Script[None]:
    """SC-17.2 (D20): land units on the board only."""
    deaths = g.chance.roll(10)
    g.log("log-plague-roll", "SC-17.2", seat=seat, n=deaths)
    yield from losses.kill_soldiers(g, seat, deaths, controlled(g, seat), "SC-17.2")


def roll_deaths(g: Game, seat: Seat) -> Script[None]:
    """S5 (c), SC-17.2: a carrier who has just rolled in this S5 does not roll again."""
    if not g.plague or not g.alive[seat] or g.step == model.OVER:
        return
    if g.carrier == seat and g.plague_rolled == g.round:
        return
    yield from roll(g, seat)


def expedition_bonus(g: Game) -> int:
    """SC-17.3, for every result roll (SC-11.4, SC-12.2)."""
    return PLAGUE_BONUS if g.plague else 0


def move_marker(g: Game, seat: Seat) -> None:
    """S1 of the carrier (SC-17.5): on to field 2, 3, then off."""
    if g.carrier != seat or g.plague_turn >= g.round:
        return
    g.plague_turn = g.round
    g.plague += 1
    if g.plague <= PLAGUE_FIELDS:
        g.log("log-plague-moves", "SC-17.5", seat=seat, field=g.plague)
        return
    g.carrier, g.plague = NOBODY, 0
    g.log("log-plague-over", "SC-17.5", seat=seat)


def notice_lost_carrier(g: Game) -> None:
    """SC-17.5: an eliminated carrier is followed by the next living player, who waits for the next round if the
    eliminated one's turn had come in this one (``plague_turn`` already says so)."""
    if g.carrier == NOBODY or g.alive[g.carrier] or not any(g.alive):
        return
    g.plague_rolled = 0
    g.carrier = left_of(g, g.carrier)
    g.log("log-plague-carrier", "SC-17.5", seat=g.carrier)
