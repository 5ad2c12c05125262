"""Exact chances of battles by dynamic programming, for bots and for the page (balance.md, section 1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from .battle import Battle
from .ids import Place, Seat
from .model import Game
from .rules import land_battle, modifiers
from .rules.modifiers import SUPERIORITY, SUPERIORITY_MOST
from .stacks import Stack


@cache
def exchange_odds(net: int) -> float:
    """The attacker's chance to win one exchange, by attacker's minus defender's modifiers; ties lose (SC-8.5).

    >>> exchange_odds(0), exchange_odds(10), exchange_odds(-20)
    (0.495, 0.5905, 0.316)
    """
    rarer = max(0, 100 - net if net > 0 else 99 + net)
    share = rarer * (rarer + 1) / 20_000
    return 1 - share if net > 0 else share


def superiority(more: int) -> int:
    """SC-10.3."""
    return min(SUPERIORITY_MOST, SUPERIORITY * more) if more > 0 else 0


@lru_cache(maxsize=4096)
def battle_odds(attackers: int, defenders: int, other: int = 0, *, fixed: bool = False) -> float:
    """The attacker's chance to win the whole battle without withdrawing, by soldiers and all modifiers other than
    superiority, attacker's minus defender's. ``fixed``: superiority from the starting numbers.

    >>> round(battle_odds(10, 5, -10), 2)
    0.83
    """
    start = superiority(attackers - defenders)
    row = [1.0] + [0.0] * defenders  # by defenders left, with no attacker left
    for a in range(1, attackers + 1):
        before = row
        row = [1.0]
        for d in range(1, defenders + 1):
            win = exchange_odds(other + (start if fixed else superiority(a - d)))
            row.append(win * row[d - 1] + (1 - win) * before[d])
    return row[defenders]


def odds(g: Game, battle: Battle | None = None) -> float:
    """The attacker's chance in a land battle as it stands, the running one by default; guns count as they stand."""
    running, g.battle = g.battle, battle or g.battle
    assert g.battle is not None, "no battle is being fought"
    attackers, defenders = g.battle.attackers(), g.battle.defenders()
    net = modifiers.attacker_modifier(g) - modifiers.defender_modifier(g) - superiority(attackers - defenders)
    chance = battle_odds(attackers, defenders, net, fixed=g.rules.superiority == "fixed")
    g.battle = running
    return chance


def attack_odds(g: Game, seat: Seat, p: Place, groups: Sequence[tuple[int, Stack]]) -> float:
    """The chance of an attack that has not been declared, with groups as for ``land_battle.fight``."""
    battle = land_battle.draw_up(g, seat, p, groups)
    return odds(g, battle) if battle.defence else 1.0
