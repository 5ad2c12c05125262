"""Selectors: which Areas, Provinces, Realms, pieces ... are meant, and choosing among them (docs/effects.md, 5).

How they are read: selectors.py; what each head finds: select_places.py, select_realms.py, select_pieces.py and
select_trade.py.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final, TypeVar

import msgspec

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from ..board import AREA_OF
from ..ids import Area, Idea, Node, Province, Realm, Sea, Seat
from ..model import NOBODY, Game
from ..vocabulary import Phrase
from ..vocabulary.selectors import (
    AnyOf,
    AnySelector,
    AreaRef,
    IdeaRef,
    NodeRef,
    ProvinceRef,
    RealmRef,
    SeaRef,
    Selector,
)
from . import conditions, selectors
from .context import Context

STOP: Final = "stop"


N = TypeVar("N", bound=int)  # numbers of one kind


def find(g: Game, c: Context, phrase: AnySelector) -> list[Any]:
    """Everything that a selector means, ``pick`` apart: numbers of Areas, Provinces, Realms, Nodes, Sea Zones, Ideas,
    Milestones; of Towns, Vassal tokens and Ports their Provinces, of characters their numbers; other pieces as
    ``Thing``s."""
    if isinstance(phrase, AnyOf):
        return list(dict.fromkeys(x for one in phrase.any_of for x in find(g, c, one)))
    plain = selectors.head_of(phrase).plain
    return list(dict.fromkeys(plain(x) for x in selectors.selector(phrase)(g, c)))


def count(g: Game, c: Context, phrase: AnySelector) -> int:
    """The number of things a selector means (a Large Port counts 2, ships and units count one by one)."""
    return conditions.counter(phrase)(g, c)


def who(g: Game, c: Context, ref: RealmRef) -> list[Realm]:
    """Realms of a parameter ``who``, ``with``, ``against``, ``to``, ``by``: a word, an id, a list, a selector, or a
    label; players from the Active Player clockwise (PP-16.3.4), then the others."""
    named = selectors.realms(ref)(g, c)
    if len(named) < 2:
        return list(named)
    others = sorted(r for r in named if r != NOBODY and g.lands[r] and g.seat_of[r] == NOBODY)
    return [*(r for r in selectors.players(g, c) if r in named), *others]


def areas(g: Game, c: Context, ref: AreaRef) -> list[Area]:
    """Areas of a parameter ``where``: an id, a list, a selector or a label; only those in play."""
    return list(selectors.areas(ref)(g, c))


def provinces(g: Game, c: Context, ref: ProvinceRef) -> list[Province]:
    return list(selectors.provinces(ref)(g, c))


def nodes(g: Game, c: Context, ref: NodeRef) -> list[Node]:
    return list(selectors.nodes(ref)(g, c))


def seas(g: Game, c: Context, ref: SeaRef) -> list[Sea]:
    return list(selectors.sea_zones(ref)(g, c))


def ideas(g: Game, c: Context, ref: IdeaRef) -> list[Idea]:
    return list(selectors.ideas(ref)(g, c))


Ref = RealmRef | AreaRef | ProvinceRef | NodeRef | SeaRef | IdeaRef | AnySelector


def is_picked(ref: object) -> bool:
    """Does it say ``pick``?"""
    return isinstance(ref, Selector) and getattr(ref, "pick", None) is not None


def picked(g: Game, c: Context, ref: Ref, candidates: Collection[N], seat: Seat, kind: Kind) -> Script[list[N]]:
    """What ``seat`` picks of the candidates as far as the selector says ``pick`` (``[1, 2]``: one to two; ``prefer``
    first, the ``fallback`` last; fewer if there are fewer), all of them if it does not."""
    if not isinstance(ref, Phrase) or ref.pick is None:
        return list(candidates)
    least, most = (ref.pick, ref.pick) if isinstance(ref.pick, int) else ref.pick
    ranks = (_preferred(g, c, ref, candidates), _qualified(g, c, ref, candidates), candidates)
    left, chosen = list(candidates), list[N]()
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


def _preferred(g: Game, c: Context, phrase: AnySelector, candidates: Collection[int]) -> Sequence[int]:
    """Those that must be picked first if they qualify: ids, or what passes a filter."""
    prefer = getattr(phrase, "prefer", None)
    if prefer is None:
        return ()
    head = selectors.head_of(phrase)
    if isinstance(prefer, Phrase):
        test = selectors.filters(head, prefer)(g, c)
        return [x for x in candidates if test(x)]
    return selectors.REFERENCES[head.kind](prefer)(g, c)


def _qualified(g: Game, c: Context, phrase: AnySelector, candidates: Collection[int]) -> Collection[int]:
    """Those that are no ``fallback``."""
    return candidates if getattr(phrase, "fallback", None) is None else find(g, c, _without_fallback(phrase))


@cache
def _without_fallback(phrase: AnySelector) -> AnySelector:
    return msgspec.structs.replace(phrase, fallback=None)


def own_pieces(
    g: Game, realm: Realm, *, kind: str = "any", where: Collection[int] | None = None, unrest: bool | None = None
) -> list[Province]:
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
