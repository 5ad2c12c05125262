"""How selectors are read: once, from the content's maps and words into functions (docs/effects.md, 5).

A selector has a *head* (``areas``, ``provinces``, ``realms`` ...), which lists candidates, and filters. What passes
some filters is quicker listed than tested (the Provinces of a Realm): these narrow the candidates first. Everything
read is kept by the identity of the entry it was read from, so that requirements are cheap to test after every action.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from .. import history, terms
from ..board import AREA_OF, IDEA, Board, area, node, province, realm, sea
from ..model import NOBODY, Game, clockwise
from ..rules import papacy
from .context import Context, Found

Find: TypeAlias = Callable[[Game, Context], Sequence[Any]]
Test: TypeAlias = Callable[[Any], bool]
Filter: TypeAlias = Callable[[Game, Context], Test]
Maker: TypeAlias = Callable[[Any, Mapping[str, Any]], Filter]
Lister: TypeAlias = Callable[[Any, Mapping[str, Any]], Callable[[Game, Context], Collection[Any]]]

NOT_FILTERS: Final = frozenset(("pick", "prefer", "fallback", "min", "by_land"))


class Thing(NamedTuple):
    """A piece on the board: what it is, whose, where, and how many of it lie together."""

    item: int
    owner: int  # Realm
    area: int = NOBODY
    sea: int = NOBODY
    number: int = 1
    on: int = NOBODY  # Realm on whose Capital it lies


class Head:
    """What a head key looks for, and the filters it knows."""

    def __init__(self, name: str, candidates: Callable[[Any, Mapping[str, Any]], Find]) -> None:
        self.name: Final = name
        self.candidates: Final = candidates
        self.tests: Final[dict[str, Maker]] = {}
        self.lists: Final[dict[str, Lister]] = {}
        self.thing: Callable[[Game, Any], Thing] = lambda g, thing: thing  # as a piece with owner and place
        self.plain: Callable[[Any], Any] = lambda item: item  # as steps want it
        HEADS[name] = self

    def test(self, name: str) -> Callable[[Maker], Maker]:
        """Registers a filter that is a question about one candidate."""

        def register(maker: Maker) -> Maker:
            self.tests[name] = maker
            return maker

        return register

    def listed(self, name: str) -> Callable[[Lister], Lister]:
        """Registers a filter that can list what passes it."""

        def register(lister: Lister) -> Lister:
            self.lists[name] = lister
            if name not in self.tests:
                self.tests[name] = lambda raw, entry: _contained(lister(raw, entry))
            return lister

        return register


HEADS: Final[dict[str, Head]] = {}
ANY: Final = "any"


def _contained(lister: Callable[[Game, Context], Collection[Any]]) -> Filter:
    return lambda g, c: frozenset(lister(g, c)).__contains__


# Reading once

_read: Final[dict[tuple[str, int], tuple[Any, Any]]] = {}


def once(kind: str, raw: Any, read: Callable[[Any], Any]) -> Any:
    """What ``read`` makes of an entry; the entry is kept, so that its identity stays its own."""
    key = (kind, id(raw))
    kept = _read.get(key)
    if kept is None:
        kept = _read[key] = (raw, read(raw))
    return kept[1]


def head_of(raw: Mapping[str, Any]) -> Head:
    for name in raw:
        if name in HEADS:
            return HEADS[name]
    raise KeyError(f"no head key in {dict(raw)}")


def selector(raw: Mapping[str, Any]) -> Find:
    """The things that a selector means, ``pick`` apart."""
    found: Find = once("selector", raw, _selector)
    return found


def _selector(raw: Mapping[str, Any]) -> Find:
    if "any_of" in raw:
        return _union([selector(one) for one in raw["any_of"]])
    head = head_of(raw)
    value = raw[head.name]
    names = [name for name in raw if name != head.name and name not in NOT_FILTERS]
    lists: list[Any] = []
    if value == ANY:
        lists = [head.lists[name](raw[name], raw) for name in names if name in head.lists]
        names = [name for name in names if name not in head.lists]
    candidates = head.candidates(value, raw)
    filters = [filter_of(head, name, raw) for name in names]
    if not lists and not filters:
        find = candidates
    elif not lists:
        find = _filtered(candidates, filters)
    else:
        find = _filtered(_narrowed(lists), filters)
    return _with_fallback(find, raw) if "fallback" in raw else find


def _narrowed(lists: list[Callable[[Game, Context], Collection[Any]]]) -> Find:
    if len(lists) == 1:
        only = lists[0]
        return lambda g, c: sorted(only(g, c))

    def narrowed(g: Game, c: Context) -> list[Any]:
        first, *others = lists
        passing = set(first(g, c))
        for other in others:
            if not passing:
                break
            passing.intersection_update(other(g, c))
        return sorted(passing)

    return narrowed


def _filtered(candidates: Find, filters: list[Filter]) -> Find:
    def filtered(g: Game, c: Context) -> Sequence[Any]:
        passing = candidates(g, c)
        for bind in filters:
            if not passing:
                break
            test = bind(g, c)
            passing = [x for x in passing if test(x)]
        return passing

    return filtered


def _union(finds: list[Find]) -> Find:
    return lambda g, c: list(dict.fromkeys(x for find in finds for x in find(g, c)))


def _with_fallback(find: Find, raw: Mapping[str, Any]) -> Find:
    """Used if nothing, or not enough, qualifies."""
    other = REFERENCES[head_of(raw).name](raw["fallback"])
    wanted = raw.get("pick", 1)
    enough = wanted if isinstance(wanted, int) else wanted[0]

    def with_fallback(g: Game, c: Context) -> Sequence[Any]:
        found = find(g, c)
        return found if len(found) >= enough else [*found, *(x for x in other(g, c) if x not in found)]

    return with_fallback


def filter_of(head: Head, name: str, raw: Mapping[str, Any]) -> Filter:
    general = GENERAL.get(name)
    return general(head, raw[name]) if general is not None else head.tests[name](raw[name], raw)


def filters(head: Head, raw: Mapping[str, Any], *but: str) -> Filter:
    """All filters of a map, as one test."""
    makers = [filter_of(head, name, raw) for name in raw if name not in NOT_FILTERS and name not in but]

    def bind(g: Game, c: Context) -> Test:
        tests = [maker(g, c) for maker in makers]
        return lambda x: all(test(x) for test in tests)

    return bind


# Keys that every selector may have


def _not(head: Head, raw: Mapping[str, Any]) -> Filter:
    inner = filters(head, raw)

    def bind(g: Game, c: Context) -> Test:
        test = inner(g, c)
        return lambda x: not test(x)

    return bind


def _except(head: Head, raw: Any) -> Filter:
    left_out = REFERENCES[head.name](raw)

    def bind(g: Game, c: Context) -> Test:
        out = frozenset(left_out(g, c))
        return lambda x: x not in out

    return bind


def _was(head: Head, raw: Mapping[str, Any]) -> Filter:
    """It held at the snapshot ``at``."""
    inner, at = filters(head, raw, "at"), raw["at"]
    return lambda g, c: inner(history.then(g, at), c)


def _was_not(head: Head, raw: Mapping[str, Any]) -> Filter:
    inner, at = filters(head, raw, "at"), raw["at"]

    def bind(g: Game, c: Context) -> Test:
        test = inner(history.then(g, at), c)
        return lambda x: not test(x)

    return bind


GENERAL: Final[dict[str, Callable[[Head, Any], Filter]]] = {  # and "if", of conditions.py
    "not": _not,
    "except": _except,
    "was": _was,
    "was_not": _was_not,
}

# Having pieces


def things(raw: Mapping[str, Any]) -> Callable[[Game, Context], Iterable[Thing]]:
    """What a selector finds, as pieces with owner and place."""
    if "any_of" in raw:
        parts = [things(one) for one in raw["any_of"]]
        return lambda g, c: (thing for part in parts for thing in part(g, c))
    find, as_thing = selector(raw), head_of(raw).thing
    return lambda g, c: (as_thing(g, x) for x in find(g, c))


def having(place: Callable[[Thing], Any]) -> Callable[[Any, Mapping[str, Any]], Filter]:
    """``has``: at least one (or ``min``) such piece there."""

    def maker(raw: Mapping[str, Any], entry: Mapping[str, Any]) -> Filter:
        find, least = things(raw), int(raw.get("min", 1))

        def bind(g: Game, c: Context) -> Test:
            counts = _by_place(find(g, c), place)
            return lambda x: counts.get(x, 0) >= least

        return bind

    return maker


def lacking(place: Callable[[Thing], Any]) -> Callable[[Any, Mapping[str, Any]], Filter]:
    """``lacks``: no such piece there."""

    def maker(raw: Mapping[str, Any], entry: Mapping[str, Any]) -> Filter:
        find = things(raw)

        def bind(g: Game, c: Context) -> Test:
            counts = _by_place(find(g, c), place)
            return lambda x: x not in counts

        return bind

    return maker


def _by_place(found: Iterable[Thing], place: Callable[[Thing], Any]) -> dict[Any, int]:
    counts: dict[Any, int] = {}
    for thing in found:
        at = place(thing)
        counts[at] = counts.get(at, 0) + thing.number
    return counts


# References: an id, a word, a label, a list of them, or a selector; the parameter says of what kind


def labels_in(raw: Any) -> frozenset[str]:
    """The labels that a step leans on."""
    if isinstance(raw, str):
        return frozenset((raw[1:],)) if raw.startswith("$") else frozenset()
    if isinstance(raw, Mapping):
        return frozenset().union(*(labels_in(value) for key, value in raw.items() if key not in ("then", "else")))
    if isinstance(raw, Sequence):
        return frozenset().union(*(labels_in(value) for value in raw))
    return frozenset()


def label(c: Context, name: str) -> Found:
    """What an earlier step found; nothing if that step was passed over."""
    if name == "trigger" and c.trigger is not None:
        return c.trigger
    return c.labels.get(name) or Found(whole=False)


def _reference(
    kind: str, number: Callable[[str], int], from_label: Callable[[Game, Found], list[int]]
) -> Callable[[Any], Find]:
    """Reads references of one kind."""

    def read(raw: Any) -> Find:
        if isinstance(raw, Mapping):
            return selector(raw)
        if isinstance(raw, str):
            return word(raw)
        if isinstance(raw, int):
            return lambda g, c: (raw,)
        parts = [reference(one) for one in raw]
        if all(isinstance(one, str) and one[0] != "$" and one not in WORDS for one in raw):
            return _in_play(tuple(number(one) for one in raw), kind)
        return _union(parts)

    def word(raw: str) -> Find:
        if raw.startswith("$"):
            name = raw[1:]
            return lambda g, c: from_label(g, label(c, name))
        if raw == "it":
            return lambda g, c: (c.it,)
        if kind in ("realms", PRINTED) and raw in WORDS:
            return WORDS[raw]
        return _in_play((number(raw),), kind)

    def reference(raw: Any) -> Find:
        if isinstance(raw, str | int):
            found: Find = _words.get((kind, raw)) or _words.setdefault((kind, raw), read(raw))
            return found
        return once(kind, raw, read)  # type: ignore[no-any-return]

    return reference


_words: Final[dict[tuple[str, Any], Find]] = {}
PRINTED: Final = "printed realms"


def _in_play(numbers: tuple[int, ...], kind: str) -> Find:
    """Out of play nothing counts."""
    if kind == "realms":
        return lambda g, c: tuple(r for r in numbers if g.lands[r] or g.seat_of[r] != NOBODY)
    if kind not in ON_BOARD:
        return lambda g, c: numbers
    is_on, found = ON_BOARD[kind], dict[str, tuple[int, ...]]()

    def in_play(g: Game, c: Context) -> tuple[int, ...]:
        kept = found.get(g.variant)
        if kept is None:
            kept = found[g.variant] = tuple(n for n in numbers if is_on(g.board, n))
        return kept

    return in_play


ON_BOARD: Final[dict[str, Callable[[Board, int], bool]]] = {
    "areas": lambda board, a: bool(board.provinces_of[a]),
    "provinces": lambda board, p: board.in_play[p],
    "nodes": lambda board, n: n in board.nodes,
    "sea_zones": lambda board, z: z in board.seas,
}


def _realms_of(g: Game, found: Found) -> list[int]:
    """Its Realms, or the owners of its Provinces."""
    if found.realms or not found.provinces:
        return found.realms
    return [r for r in dict.fromkeys(g.lawful[p] for p in found.provinces) if r != NOBODY]


def _areas_of(g: Game, found: Found) -> list[int]:
    return found.areas or list(dict.fromkeys(AREA_OF[p] for p in found.provinces))


def _idea(key: str) -> int:
    found = IDEA.value(key)
    assert found is not None, key
    return found


def players(g: Game, c: Context) -> list[int]:
    """Realms of the players, from the Active Player clockwise (PP-16.3.4)."""
    start = g.seat_of[c.active] if c.active != NOBODY else g.active
    return [g.realm[seat] for seat in clockwise(g, start)]


def _papal_controller(g: Game, c: Context) -> tuple[int, ...]:
    seat = papacy.papal_controller(g)
    return () if seat == NOBODY else (g.realm[seat],)


def every_realm(g: Game, c: Context) -> list[int]:
    """Players first, then the others that exist."""
    return [*players(g, c), *(r for r, lands in enumerate(g.lands) if lands and g.seat_of[r] == NOBODY)]


def _nprs(g: Game, c: Context) -> list[int]:
    return [r for r, lands in enumerate(g.lands) if lands and terms.is_npr(g, r)]


def _distant_realms(g: Game, c: Context) -> list[int]:
    return [r for r, lands in enumerate(g.lands) if lands and terms.is_distant(g, r)]


WORDS: Final[dict[str, Find]] = {
    "you": lambda g, c: (c.you,),
    "self": lambda g, c: (c.self,),
    "it": lambda g, c: (c.it,),
    "active": lambda g, c: (c.active,) if c.active != NOBODY else (),
    "emperor": lambda g, c: (g.emperor,) if g.emperor != NOBODY else (),
    "papal_controller": _papal_controller,
    "none": lambda g, c: (NOBODY,),
    "all": players,
    "pr": players,
    "others": lambda g, c: [r for r in players(g, c) if r != c.you],
    "opponents": lambda g, c: [r for r in players(g, c) if r != c.self],
    "any": every_realm,
    "npr": _nprs,
    "dnpr": lambda g, c: [r for r, colour in enumerate(g.colour) if colour != NOBODY and g.lands[r]],
    "distant": _distant_realms,
}

realms: Final = _reference("realms", realm, _realms_of)
printed_realms: Final = _reference(PRINTED, realm, _realms_of)  # whether they exist or not: whose Core or flag it is
areas: Final = _reference("areas", area, _areas_of)
provinces: Final = _reference("provinces", province, lambda g, found: found.provinces)
nodes: Final = _reference("nodes", node, lambda g, found: found.nodes)
sea_zones: Final = _reference("sea_zones", sea, lambda g, found: found.seas)
ideas: Final = _reference("ideas", _idea, lambda g, found: found.cards)

REFERENCES: Final[dict[str, Callable[[Any], Find]]] = {
    "realms": realms,
    "areas": areas,
    "provinces": provinces,
    "nodes": nodes,
    "sea_zones": sea_zones,
    "ideas": ideas,
}
