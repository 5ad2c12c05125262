"""PB-1.3 to PB-1.6: Bot Power: what a Bot has in the place of Monarch Power and Ducats, and its cubes.

The verbs of pieces.py and of rules/realm.py come here for a Bot. Nobody else writes these columns.
"""

from __future__ import annotations

from typing import Final

from .board import AREA_OF, AREA_SORT, AREAS
from .cost import Cost
from .ids import Area, Seat, pair
from .model import Game
from .tables import MAX_SEATS

DUCATS_PER_POWER: Final = 4  # PB-1.3
FAR: Final = 99  # farther than any Area is


def worth(cost: Cost) -> int:
    """PB-1.3: what a cost in Monarch Power and Ducats is in Bot Power.

    >>> worth(Cost(adm=1, mil=1, ducats=7))
    3
    """
    return cost.adm + cost.dip + cost.mil + cost.ducats // DUCATS_PER_POWER


def gain(g: Game, seat: Seat, amount: int, rule: str) -> int:
    """From the supply of cubes; PB-1.6: with none left Spent Bot Power, then Influence; how much was gained."""
    gained = 0
    for _ in range(amount):
        if not _finds_cube(g, seat):
            break
        g.cubes[seat] -= 1
        g.bot_power[seat] += 1
        gained += 1
    if gained:
        g.log("log-bot-power", rule, seat=seat, n=gained, value=g.bot_power[seat])
    return gained


def lose(g: Game, seat: Seat, amount: int, rule: str) -> int:
    """Back to the supply, at most what is Available; how much was lost."""
    lost = min(amount, g.bot_power[seat])
    g.bot_power[seat] -= lost
    g.cubes[seat] += lost
    if lost:
        g.log("log-bot-power-lost", rule, seat=seat, n=lost, value=g.bot_power[seat])
    return lost


def spend(g: Game, seat: Seat, amount: int, rule: str) -> None:
    """PB-3.4: from Available to Spent. The caller has made sure that it can be paid."""
    g.bot_power[seat] -= amount
    g.bot_spent[seat] += amount
    if amount:
        g.log("log-bot-paid", rule, seat=seat, n=amount, value=g.bot_power[seat])


def discard_spent(g: Game, seat: Seat) -> None:
    """PB-8.5: Spent Bot Power returns to the supply."""
    g.cubes[seat] += g.bot_spent[seat]
    g.bot_spent[seat] = 0


def has_cube(g: Game, seat: Seat) -> bool:
    """Is there a cube in the supply of a Bot? PB-1.6: with none it takes one: Spent Bot Power; Influence from Areas
    without its Alliance or Marriage, the furthest from its Capital first; from Areas of the Ally with the lowest Base
    Tax; Available Bot Power."""
    if _finds_cube(g, seat):
        return True
    if not g.bot_power[seat]:
        return False
    g.bot_power[seat] -= 1
    g.cubes[seat] += 1
    g.log("log-bot-cube", "PB-1.6", seat=seat, what="available")
    return True


def _finds_cube(g: Game, seat: Seat) -> bool:
    """PB-1.6, but for Available Bot Power."""
    if g.cubes[seat] > 0:
        return True
    if g.bot_spent[seat]:
        g.bot_spent[seat] -= 1
        g.log("log-bot-cube", "PB-1.6", seat=seat, what="spent")
    elif (a := _influence_to_lift(g, seat)) is not None:
        g.influence[pair(a, seat)] -= 1
        g.log("log-influence-lost", "PB-1.6", seat=seat, area=a, n=1)
    else:
        return False
    g.cubes[seat] += 1
    return True


def _influence_to_lift(g: Game, seat: Seat) -> Area | None:
    held = [a for a in AREAS if g.influence[pair(a, seat)]]
    if not held:
        return None
    ties = {r for r in range(len(g.capital)) if g.alliance[r * MAX_SEATS + seat] or g.marriage[r * MAX_SEATS + seat]}
    bound = {AREA_OF[p]: r for r in sorted(ties) for p in g.lands[r]}
    free = [a for a in held if a not in bound]
    far = distances(g, AREA_OF[g.capital[g.realm[seat]]])
    if free:
        return min(free, key=lambda a: (-far.get(a, FAR), AREA_SORT[a]))
    taxes = {a: sum(g.board.tax[p] for p in g.lands[bound[a]]) for a in held}
    return min(held, key=lambda a: (taxes[a], AREA_SORT[a]))


def distances(g: Game, start: Area) -> dict[Area, int]:
    """How many Areas and Sea Zones lie between, over land and sea."""
    board = g.board
    areas, seas = {start: 0}, dict[int, int]()
    edge: list[tuple[bool, int]] = [(True, start)]
    step = 0
    while edge:
        step += 1
        following = list[tuple[bool, int]]()
        for is_land, at in edge:
            for b in board.land[at] if is_land else board.shores[at]:
                if b not in areas:
                    areas[b] = step
                    following.append((True, b))
            for z in board.coasts[at] if is_land else board.sea_links[at]:
                if z not in seas:
                    seas[z] = step
                    following.append((False, z))
        edge = following
    return areas
