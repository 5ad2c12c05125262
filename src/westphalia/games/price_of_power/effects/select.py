"""Selectors: which Areas, Provinces, Realms, pieces ... are meant, and choosing among them (docs/effects.md, 5).

How they are read: selectors.py; what each head finds: select_places.py, select_realms.py, select_pieces.py and
select_trade.py.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from ..board import AREA_OF
from ..model import NOBODY, Game
from . import conditions, selectors
from .context import Context

STOP: Final = "stop"


def find(g: Game, c: Context, raw: Any) -> list[Any]:
    """Everything that a selector with a head key means, ``pick`` apart: numbers of Areas, Provinces, Realms, Nodes, Sea
    Zones, Ideas, Milestones; of Towns, Vassal tokens and Ports their Provinces, of characters their numbers; other
    pieces as ``Thing``s."""
    if "any_of" in raw:
        return list(dict.fromkeys(x for one in raw["any_of"] for x in find(g, c, one)))
    plain = selectors.head_of(raw).plain
    return list(dict.fromkeys(plain(x) for x in selectors.selector(raw)(g, c)))


def count(g: Game, c: Context, raw: Any) -> int:
    """The number of things a selector means (a Large Port counts 2, ships and units count one by one)."""
    return conditions.counter(raw)(g, c)


def who(g: Game, c: Context, raw: Any) -> list[int]:
    """Realms of a parameter ``who``, ``with``, ``against``, ``to``, ``by``: a word, an id, a list, a selector, or a
    label; players from the Active Player clockwise (PP-16.3.4), then the others."""
    named = selectors.realms(raw)(g, c)
    if len(named) < 2:
        return list(named)
    others = sorted(r for r in named if r != NOBODY and g.lands[r] and g.seat_of[r] == NOBODY)
    return [*(r for r in selectors.players(g, c) if r in named), *others]


def areas(g: Game, c: Context, raw: Any) -> list[int]:
    """Areas of a parameter ``where``: an id, a list, a selector or a label; only those in play."""
    return list(selectors.areas(raw)(g, c))


def provinces(g: Game, c: Context, raw: Any) -> list[int]:
    if isinstance(raw, Mapping) and "provinces" not in raw:
        return find(g, c, raw)  # the Provinces of pieces
    return list(selectors.provinces(raw)(g, c))


def nodes(g: Game, c: Context, raw: Any) -> list[int]:
    return list(selectors.nodes(raw)(g, c))


def seas(g: Game, c: Context, raw: Any) -> list[int]:
    return list(selectors.sea_zones(raw)(g, c))


def ideas(g: Game, c: Context, raw: Any) -> list[int]:
    return list(selectors.ideas(raw)(g, c))


def picked(g: Game, c: Context, raw: Any, candidates: Collection[int], seat: int, kind: Kind) -> Script[list[int]]:
    """What ``seat`` picks of the candidates as far as the selector says ``pick`` (``[1, 2]``: one to two; ``prefer``
    first, the ``fallback`` last; fewer if there are fewer), all of them if it does not."""
    wanted = raw.get("pick") if isinstance(raw, Mapping) else None
    if wanted is None:
        return list(candidates)
    least, most = (wanted, wanted) if isinstance(wanted, int) else wanted
    ranks = (_preferred(g, c, raw, candidates), _qualified(g, c, raw, candidates), candidates)
    left, chosen = list(candidates), list[int]()
    while left and len(chosen) < most:
        options: list[Value] = [*next(able for rank in ranks if (able := [x for x in left if x in rank]))]
        if len(chosen) >= least:
            options.append(STOP)
        answer = yield from choose(Ask(seat, kind, options, args=c.source))
        if answer == STOP:
            break
        left.remove(answer)
        chosen.append(answer)
    return chosen


def _preferred(g: Game, c: Context, raw: Mapping[str, Any], candidates: Collection[int]) -> Sequence[int]:
    """Those that must be picked first if they qualify: ids, or what passes a filter."""
    prefer = raw.get("prefer")
    if prefer is None:
        return ()
    head = selectors.head_of(raw)
    if isinstance(prefer, Mapping) and not any(name in selectors.HEADS for name in prefer):
        test = selectors.filters(head, prefer)(g, c)
        return [x for x in candidates if test(x)]
    return selectors.REFERENCES[head.name](prefer)(g, c)


def _qualified(g: Game, c: Context, raw: Mapping[str, Any], candidates: Collection[int]) -> Collection[int]:
    """Those that are no ``fallback``."""
    if "fallback" not in raw:
        return candidates
    plain = selectors.once("without fallback", raw, lambda entry: {k: v for k, v in entry.items() if k != "fallback"})
    return find(g, c, plain)


def own_pieces(
    g: Game, realm: int, *, kind: str = "any", where: Collection[int] | None = None, unrest: bool | None = None
) -> list[int]:
    """Provinces with an own Town or Vassal token (PP-2.5.5) that nobody occupies."""
    seat = g.seat_of[realm]
    if seat == NOBODY:
        return []
    towns = [p for p in g.lands[realm] if g.town[p] == seat] if kind != "vassal" else []
    vassals = [p for p in g.board.provinces if g.vassal[p] == seat] if kind != "town" else []
    return [
        p
        for p in sorted((*towns, *vassals))
        if g.occupier[p] == NOBODY
        and (where is None or AREA_OF[p] in where)
        and (unrest is None or bool(g.unrest[p]) is unrest)
    ]
