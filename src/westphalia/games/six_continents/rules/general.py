"""SC-1 General: owner and controller, war, elimination, soldiers killed by rule."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def start_war(g: Game, a: int, b: int) -> None:
    """SC-1.14. Nothing if they are at war already. Ends transit between them (SC-1.21) and sinks unescorted transports (blockade.sink_unescorted, SC-5.17)."""
    raise NotImplementedError


def end_war(g: Game, a: int, b: int) -> None:
    """War status off (SC-1.19), truce from opt truce_rounds."""
    raise NotImplementedError


def change_controller(g: Game, p: int, new: int) -> None:
    """The one place where a controller changes: an internal expedition under way there is lost and a robber economy stops with no tokens (SC-8.16), held and dug are reset, a temporary place lost is cleared (SC-21.6 asks later in settle), and an original owner who regains the capital owns it again and has no temporary place any more (SC-21.14). Does not touch units."""
    raise NotImplementedError


def take_province(g: Game, seat: int, p: int) -> None:
    """change_controller, and ownership where SC-1.7 / SC-8.13 give it: neutral, rebel and savage land at once."""
    raise NotImplementedError


def kill_soldiers(g: Game, seat: int, n: int, places: list[int], rule: str) -> Script[int]:
    """SC-1.26: the owner picks n soldiers one by one (D15, D20, D63, D65) from their land units in these provinces, breakdown by army.break_down; default order of SC-8.10. Returns how many died (all, if fewer exist)."""
    raise NotImplementedError


def nearest_controlled(g: Game, seat: int, start: int) -> list[int]:
    """The nearest provinces the seat controls in steps of adjacency over any provinces (SC-1.19, SC-11.9), start excluded; [] if none."""
    raise NotImplementedError


def settle(g: Game) -> Script[None]:
    """After every action and step: resignations, temporary places to be named (capital.name_places), eliminations (SC-1.25), conquest (victory.test_conquest). May set g.step = OVER."""
    raise NotImplementedError


def end_of_turn(g: Game, seat: int) -> None:
    """SC-1.8 garrison_required, SC-1.13 annex_after (before the rest of S8? see the rule: the N-th End step)."""
    raise NotImplementedError


def why_not_relinquish(g: Game, seat: int) -> Refusal | None:
    """SC-1.9: whether there is a province to give up."""
    raise NotImplementedError


def relinquish(g: Game, seat: int) -> Script[None]:
    """SC-1.9 (D38), part of surrender.GIVE_UP."""
    raise NotImplementedError
