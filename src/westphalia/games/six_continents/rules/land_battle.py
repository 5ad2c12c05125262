"""SC-8 Land battles."""

from __future__ import annotations

from typing import Final, NamedTuple

from westphalia.kernel.script import Refusal, Script

from ..model import Game
from ..stacks import Stack
from .actions import Action

WON, LOST, WITHDRAWN, WALKED = "won", "lost", "withdrawn", "walked"


class Outcome(NamedTuple):
    """How an attack ended. ``result`` is WON, LOST, WITHDRAWN or WALKED (undefended, SC-8.4).
    ``returning`` is parallel to the groups given to ``fight``: survivors (0 MP) that the caller must put somewhere: back on
    their transports (SC-5.16), home from a landing ship (landing_retreat=on), away from savages (SC-11.9). Groups from
    land origins are put back by ``fight`` itself; theirs is EMPTY."""

    result: str
    returning: tuple[Stack, ...]


def fight(
    g: Game, seat: int, p: int, groups: list[tuple[int, Stack]], *, zone: int = -1, savages: bool = False
) -> Script[Outcome]:
    """Attack province p with these groups: (origin, units with their MP as they stood before the attack), where origin is
    an adjacent province or FROM_LANDING_SHIP / FROM_TRANSPORT of battle.py. The caller has taken the units off their
    origin (off g.army, g.cargo). Everything else happens here: war, exchanges, placing the winners in p, control,
    plunder or payment, the landing cost of SC-5.10 / 5.16 (also of failed landings), slaves, slave revolt. Not here:
    general.settle. Landing ships from one port are one group; with landing_retreat=on one group per departure port.
    ``zone`` is where the transports lie. ``savages`` is the attack of SC-11.8: one group with origin p, no MP, march cost
    or plunder, never cut off; withdrawal only if there is somewhere to go. p must be controlled by another player,
    rebels or savages."""
    raise NotImplementedError


def muster(g: Game, seat: int, p: int, *, landing_cost: int | None = None) -> Script[list[tuple[int, Stack]]]:
    """D40, D24: ask which units of the adjacent provinces attack p, take them off their provinces and return the groups
    for ``fight``. With ``landing_cost`` (march cost of the landing they join) they may be none, which is the default;
    nothing is asked when nobody can join (SC-8.22)."""
    raise NotImplementedError


def why_not_attack(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def attack(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


ATTACK: Final = Action("attack", why_not_attack, attack)
