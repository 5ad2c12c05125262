"""How selectors are read: once, from phrases of the vocabulary into functions (docs/effects.md, 5).

A selector has a *head* (``areas``, ``provinces``, ``realms`` ...), which lists candidates, and filters. What passes
some filters is quicker listed than tested (the Provinces of a Realm): these narrow the candidates first. What was read
is kept with the phrase, so that requirements are cheap to test after every action.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from .. import history, terms
from ..board import AREA_OF, IDEA, REALMS, Board, area, node, province, realm, sea
from ..ids import Area, Idea, Node, Province, Realm, Sea
from ..model import NOBODY, Game, clockwise
from ..rules import papacy
from ..vocabulary import Phrase, parts
from ..vocabulary.base import Stat
from ..vocabulary.selectors import (
    AnyOf,
    AnySelector,
    AreaRef,
    AreasThen,
    IdeaRef,
    NodeRef,
    ProvinceRef,
    ProvincesThen,
    RealmRef,
    RealmsThen,
    SeaRef,
    SelectAreas,
    SelectIdeas,
    SelectNodes,
    Selector,
    SelectProvinces,
    SelectRealms,
    SelectSeaZones,
)
from .context import Context, Found

T = TypeVar("T")
S = TypeVar("S", bound=Selector)

Find: TypeAlias = Callable[[Game, Context], Sequence[T]]
Test: TypeAlias = Callable[[T], bool]
Filter: TypeAlias = Callable[[Game, Context], Test[T]]
Listing: TypeAlias = Callable[[Game, Context], Collection[T]]
Numbers: TypeAlias = Find[int]
Realms: TypeAlias = Find[Realm]
Maker: TypeAlias = Callable[..., Filter[T]]  # takes the value of its key, as the vocabulary types it, and the whole map
Lister: TypeAlias = Callable[..., Listing[T]]

Past: TypeAlias = AreasThen | ProvincesThen | RealmsThen

NOT_FILTERS: Final = frozenset(("pick", "prefer", "fallback", "min", "by_land", "top"))


class Thing(NamedTuple):
    """A piece on the board: what it is, whose, where, and how many of it lie together."""

    item: Any
    owner: Realm
    area: Area = NOBODY
    sea: Sea = NOBODY
    number: int = 1
    on: Realm = NOBODY  # on whose Capital it lies


class Head(Generic[S, T]):
    """What a head key looks for, and the filters it knows."""

    def __init__(self, kind: type[S], candidates: Callable[[S], Find[T]], thing: Callable[[Game, T], Thing]) -> None:
        self.kind: Final = kind
        self.name: Final = str(kind.__struct_config__.tag)
        self.candidates: Final = candidates
        self.thing: Final = thing  # as a piece with owner and place
        self.tests: Final[dict[str, Maker[T]]] = {}
        self.lists: Final[dict[str, Lister[T]]] = {}
        self.plain: Callable[[T], Any] = lambda item: item  # as steps want it
        self.leaders: Callable[[Find[T], Stat], Find[T]]  # those with the highest value, of Realms
        HEADS[kind] = self

    def test(self, name: str) -> Callable[[Maker[T]], Maker[T]]:
        """Registers a filter that is a question about one candidate."""

        def register(maker: Maker[T]) -> Maker[T]:
            self.tests[name] = maker
            return maker

        return register

    def listed(self, name: str) -> Callable[[Lister[T]], Lister[T]]:
        """Registers a filter that can list what passes it."""

        def register(lister: Lister[T]) -> Lister[T]:
            self.lists[name] = lister
            if name not in self.tests:
                self.tests[name] = lambda value, entry: _contained(lister(value, entry))
            return lister

        return register


HEADS: Final[dict[type[Selector], Head[Any, Any]]] = {}
ANY: Final = "any"


def _contained(lister: Listing[T]) -> Filter[T]:
    return lambda g, c: frozenset(lister(g, c)).__contains__


# Reading once


def selector(phrase: AnySelector) -> Find[Any]:
    """The things that a selector means, ``pick`` apart."""
    found: Find[Any] | None = phrase.__dict__.get("find")
    if found is None:
        found = phrase.__dict__["find"] = _selector(phrase)
    return found


def head_of(phrase: Selector) -> Head[Any, Any]:
    return HEADS[type(phrase)]


def _selector(phrase: AnySelector) -> Find[Any]:
    if isinstance(phrase, AnyOf):
        return _union([selector(one) for one in phrase.any_of])
    head = head_of(phrase)
    said = {name: value for name, value in parts(phrase) if name not in NOT_FILTERS}
    lists: list[Listing[Any]] = []
    if said.pop(head.name) == ANY:
        lists = [head.lists[name](said.pop(name), phrase) for name in list(said) if name in head.lists]
    filters = [filter_of(head, name, value, phrase) for name, value in said.items()]
    find = _filtered(_narrowed(lists) if lists else head.candidates(phrase), filters)
    if isinstance(phrase, SelectRealms) and phrase.top is not None:
        find = head.leaders(find, phrase.top)
    fallback = getattr(phrase, "fallback", None)
    return find if fallback is None else _with_fallback(find, REFERENCES[type(phrase)](fallback), phrase)


def _narrowed(lists: list[Listing[T]]) -> Find[T]:
    if len(lists) == 1:
        only = lists[0]
        return lambda g, c: sorted(only(g, c))  # type: ignore[type-var]

    def narrowed(g: Game, c: Context) -> list[T]:
        first, *others = lists
        passing = set(first(g, c))
        for other in others:
            if not passing:
                break
            passing.intersection_update(other(g, c))
        return sorted(passing)  # type: ignore[type-var]

    return narrowed


def _filtered(candidates: Find[T], filters: list[Filter[T]]) -> Find[T]:
    if not filters:
        return candidates

    def filtered(g: Game, c: Context) -> Sequence[T]:
        passing = candidates(g, c)
        for bind in filters:
            if not passing:
                break
            test = bind(g, c)
            passing = [x for x in passing if test(x)]
        return passing

    return filtered


def _union(finds: list[Find[T]]) -> Find[T]:
    return lambda g, c: list(dict.fromkeys(x for find in finds for x in find(g, c)))


def _with_fallback(find: Numbers, other: Numbers, phrase: Any) -> Numbers:
    """Used if nothing, or not enough, qualifies."""
    wanted = 1 if phrase.pick is None else phrase.pick
    enough = wanted if isinstance(wanted, int) else wanted[0]

    def with_fallback(g: Game, c: Context) -> Sequence[int]:
        found = find(g, c)
        return found if len(found) >= enough else [*found, *(x for x in other(g, c) if x not in found)]

    return with_fallback


def filter_of(head: Head[Any, T], name: str, value: Any, phrase: Phrase) -> Filter[T]:
    general = GENERAL.get(name)
    return general(head, value) if general is not None else head.tests[name](value, phrase)


def filters(head: Head[Any, T], phrase: Phrase, *but: str) -> Filter[T]:
    """All filters of a map, as one test."""
    said = [(name, value) for name, value in parts(phrase) if name not in NOT_FILTERS and name not in but]
    makers = [filter_of(head, name, value, phrase) for name, value in said]

    def bind(g: Game, c: Context) -> Test[T]:
        tests = [maker(g, c) for maker in makers]
        return lambda x: all(test(x) for test in tests)

    return bind


# Keys that every selector may have


def _not(head: Head[Any, T], phrase: Phrase) -> Filter[T]:
    inner = filters(head, phrase)

    def bind(g: Game, c: Context) -> Test[T]:
        test = inner(g, c)
        return lambda x: not test(x)

    return bind


def _except(head: Head[Any, int], ref: Any) -> Filter[int]:
    left_out = REFERENCES[head.kind](ref)

    def bind(g: Game, c: Context) -> Test[int]:
        out = frozenset(left_out(g, c))
        return lambda x: x not in out

    return bind


def _was(head: Head[Any, T], phrase: Past) -> Filter[T]:
    """It held at the snapshot ``at``."""

    inner, at = filters(head, phrase, "at"), phrase.at
    return lambda g, c: inner(history.then(g, at), c)


def _was_not(head: Head[Any, T], phrase: Past) -> Filter[T]:
    inner, at = filters(head, phrase, "at"), phrase.at

    def bind(g: Game, c: Context) -> Test[T]:
        test = inner(history.then(g, at), c)
        return lambda x: not test(x)

    return bind


GENERAL: Final[dict[str, Callable[..., Filter[Any]]]] = {  # and "if", of conditions.py
    "not": _not,
    "except": _except,
    "was": _was,
    "was_not": _was_not,
}

# Having pieces


def things(phrase: AnySelector) -> Callable[[Game, Context], Iterable[Thing]]:
    """What a selector finds, as pieces with owner and place."""
    if isinstance(phrase, AnyOf):
        finds = [things(one) for one in phrase.any_of]
        return lambda g, c: (thing for find in finds for thing in find(g, c))
    find, as_thing = selector(phrase), head_of(phrase).thing
    return lambda g, c: (as_thing(g, x) for x in find(g, c))


def having(place: Callable[[Thing], T], phrase: AnySelector) -> Filter[T]:
    """``has``: at least one (or ``min``) such piece there."""
    find, least = things(phrase), phrase.min

    def bind(g: Game, c: Context) -> Test[T]:
        counts = _by_place(find(g, c), place)
        return lambda x: counts.get(x, 0) >= least

    return bind


def lacking(place: Callable[[Thing], T], phrase: AnySelector) -> Filter[T]:
    """``lacks``: no such piece there."""
    find = things(phrase)

    def bind(g: Game, c: Context) -> Test[T]:
        counts = _by_place(find(g, c), place)
        return lambda x: x not in counts

    return bind


def _by_place(found: Iterable[Thing], place: Callable[[Thing], T]) -> dict[T, int]:
    counts: dict[T, int] = {}
    for thing in found:
        at = place(thing)
        counts[at] = counts.get(at, 0) + thing.number
    return counts


# References: an id, a word, a label, a list of them, or a selector; the parameter says of what kind


def labels_in(said: object) -> frozenset[str]:
    """The labels that a part of a step leans on."""
    if isinstance(said, str):
        return frozenset((said[1:],)) if said.startswith("$") else frozenset()
    if isinstance(said, Phrase):
        return frozenset().union(*(labels_in(value) for key, value in parts(said)))
    if isinstance(said, tuple):
        return frozenset().union(*(labels_in(value) for value in said))
    return frozenset()


def label(c: Context, name: str) -> Found:
    """What an earlier step found; nothing if that step was passed over."""
    if name == "trigger" and c.trigger is not None:
        return c.trigger
    return c.labels.get(name) or Found(whole=False)


def _reference(
    kind: str, number: Callable[[str], int], from_label: Callable[[Game, Found], Sequence[int]]
) -> Callable[[Any], Find[Any]]:
    """Reads references of one kind."""

    def read(ref: str | tuple[str | AnySelector, ...]) -> Numbers:
        if isinstance(ref, str):
            return word(ref)
        ids = [one for one in ref if isinstance(one, str) and one[0] != "$" and one not in WORDS]
        if len(ids) == len(ref):
            return _in_play(tuple(number(one) for one in ids), kind)
        return _union([reference(one) for one in ref])

    def word(ref: str) -> Numbers:
        if ref.startswith("$"):
            name = ref[1:]
            return lambda g, c: from_label(g, label(c, name))
        if ref == "it":
            return lambda g, c: (c.it,)
        if kind in ("realms", PRINTED) and ref in WORDS:
            return WORDS[ref]
        return _in_play((number(ref),), kind)

    def reference(ref: str | AnySelector | tuple[str | AnySelector, ...]) -> Numbers:
        if isinstance(ref, Phrase):
            return selector(ref)
        return _words.get((kind, ref)) or _words.setdefault((kind, ref), read(ref))

    return reference


_words: Final[dict[tuple[str, str | tuple[str | AnySelector, ...]], Numbers]] = {}
PRINTED: Final = "printed realms"


def _in_play(numbers: tuple[int, ...], kind: str) -> Numbers:
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


def _realms_of(g: Game, found: Found) -> list[Realm]:
    """Its Realms, or the owners of its Provinces."""
    if found.realms or not found.provinces:
        return found.realms
    return [r for r in dict.fromkeys(g.lawful[p] for p in found.provinces) if r != NOBODY]


def _areas_of(g: Game, found: Found) -> list[Area]:
    return found.areas or list(dict.fromkeys(AREA_OF[p] for p in found.provinces))


def _idea(key: str) -> Idea:
    found = IDEA.value(key)
    assert found is not None, key
    return Idea(found)


def players(g: Game, c: Context) -> list[Realm]:
    """Realms of the players, from the Active Player clockwise (PP-16.3.4)."""
    start = g.seat_of[c.active] if c.active != NOBODY else g.active
    return [g.realm[seat] for seat in clockwise(g, start)]


def _papal_controller(g: Game, c: Context) -> tuple[Realm, ...]:
    seat = papacy.papal_controller(g)
    return () if seat == NOBODY else (g.realm[seat],)


def every_realm(g: Game, c: Context) -> list[Realm]:
    """Players first, then the others that exist."""
    return [*players(g, c), *(r for r, lands in zip(REALMS, g.lands, strict=True) if lands and g.seat_of[r] == NOBODY)]


def _nprs(g: Game, c: Context) -> list[Realm]:
    return [r for r, lands in zip(REALMS, g.lands, strict=True) if lands and terms.is_npr(g, r)]


def _distant_realms(g: Game, c: Context) -> list[Realm]:
    return [r for r, lands in zip(REALMS, g.lands, strict=True) if lands and terms.is_distant(g, r)]


WORDS: Final[dict[str, Realms]] = {
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
    "dnpr": lambda g, c: [r for r, colour in zip(REALMS, g.colour, strict=True) if colour != NOBODY and g.lands[r]],
    "distant": _distant_realms,
}

realms: Final[Callable[[RealmRef], Realms]] = _reference("realms", realm, _realms_of)
printed_realms: Final[Callable[[RealmRef], Realms]] = _reference(PRINTED, realm, _realms_of)  # whose Core or flag it is
areas: Final[Callable[[AreaRef], Find[Area]]] = _reference("areas", area, _areas_of)
provinces: Final[Callable[[ProvinceRef], Find[Province]]] = _reference(
    "provinces", province, lambda g, found: found.provinces
)
nodes: Final[Callable[[NodeRef], Find[Node]]] = _reference("nodes", node, lambda g, found: found.nodes)
sea_zones: Final[Callable[[SeaRef], Find[Sea]]] = _reference("sea_zones", sea, lambda g, found: found.seas)
ideas: Final[Callable[[IdeaRef], Find[Idea]]] = _reference("ideas", _idea, lambda g, found: found.cards)

REFERENCES: Final[dict[type[Selector], Callable[[Any], Numbers]]] = {
    SelectRealms: realms,
    SelectAreas: areas,
    SelectProvinces: provinces,
    SelectNodes: nodes,
    SelectSeaZones: sea_zones,
    SelectIdeas: ideas,
}
