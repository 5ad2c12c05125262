"""Conditions of the content files (docs/effects.md, 4), read once into functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias, get_args

from .. import history, terms
from ..battle import ATTACKER, LAND, NAVAL, Battle, Side
from ..ids import Realm, Seat
from ..model import NOBODY, RULER, Game, players
from ..rules import units
from ..tables import REGULAR_KINDS
from ..vocabulary import Condition, Phrase, parts
from ..vocabulary.base import Stat
from ..vocabulary.conditions import (
    AllHold,
    AnyHolds,
    AtLeast,
    BattleIs,
    CountIs,
    Happens,
    Not,
    RealmIs,
    StatIs,
)
from ..vocabulary.selectors import AnyOf, AnySelector, SelectRealms
from . import select_pieces, select_places, select_realms, select_trade, selectors, stats
from .context import Context
from .select_realms import REALMS
from .selectors import Filter, Head

HEADS_KNOWN: Final = (select_places, select_realms, select_pieces, select_trade)  # imported for the heads they register

Claim: TypeAlias = Callable[[Game, Context], bool]
EXACT: Final = ("kind", "by", "term", "enemy", "role")  # keys of happens that name a fact
AT_LEAST: Final = ("min", "enemy_lost", "enemy_units", "units_total", "rebel_towns", "tax_value", "base_tax")  # numbers


def all_hold(g: Game, c: Context, conditions: Iterable[Condition]) -> bool:
    return all(claim(condition)(g, c) for condition in conditions)


def holds(g: Game, c: Context, condition: Condition) -> bool:
    return claim(condition)(g, c)


def claim(condition: Condition) -> Claim:
    """A condition as a function."""
    read: Claim | None = condition.__dict__.get("claim")
    if read is None:
        read = condition.__dict__["claim"] = READERS[type(condition)](condition)
    return read


def every(conditions: Sequence[Condition]) -> Claim:
    """All of a list, as one function: for requirements that are tested often."""
    claims = [claim(one) for one in conditions]
    return claims[0] if len(claims) == 1 else lambda g, c: all(one(g, c) for one in claims)


# stat


def _stat(said: StatIs) -> Claim:
    name = said.stat
    realms = selectors.realms("you" if name == "players_choosing" else said.who)
    bounds = _bounds(said)

    def holds(g: Game, c: Context) -> bool:
        named = realms(g, c)
        return bool(named) and all(bounds(g, c, r, stats.stat(g, c, r, name, said)) for r in named)

    return holds


Bounds: TypeAlias = Callable[[Game, Context, Realm, int], bool]  # of a Realm's value


def _bounds(said: StatIs) -> Bounds:
    """What the value must be: between two numbers, grown since a snapshot, or higher than another."""
    if said.since is not None:
        return _grown(said)
    if said.more_than is not None:
        return _more_than(said, said.more_than)
    if said.min_share is not None:
        share = said.min_share
        return lambda g, c, r, value: value >= share * len(players(g))
    least, most = said.min, said.max

    def within(g: Game, c: Context, r: Realm, value: int) -> bool:
        if least is not None and value < least:
            return False
        return most is None or value <= most

    return within


def _grown(said: StatIs) -> Bounds:
    at, gain, factor, name = said.since, said.gain, said.factor, said.stat
    assert at is not None

    def grown(g: Game, c: Context, r: Realm, value: int) -> bool:
        before = stats.stat(history.then(g, at), c, r, name, said)
        return (gain is None or value - before >= gain) and (factor is None or value >= factor * before)

    return grown


def _more_than(said: StatIs, other: str) -> Bounds:
    name, named = said.stat, next((one for one in STATS if one == other), None)
    if named is not None:
        return lambda g, c, r, value: value > stats.stat(g, c, r, named, said)
    realms = selectors.realms(other)
    if said.at == "peace":  # at the start of Phase 3 Step D
        return lambda g, c, r, value: all(
            history.before_peace(g, r, name) > history.before_peace(g, x, name) for x in realms(g, c)
        )
    return lambda g, c, r, value: all(value > stats.stat(g, c, x, name, said) for x in realms(g, c))


STATS: Final[tuple[Stat, ...]] = get_args(Stat)


# count


def _count(said: CountIs) -> Claim:
    number = counter(said.count)
    least = 1 if said.min is None and said.max is None else said.min
    most, maps = said.max, said.min_maps
    if said.since is not None:
        at, gain = said.since, said.gain or 0
        return lambda g, c: (now := number(g, c)) >= gain and now - number(history.then(g, at), c) >= gain
    if said.most:
        return _most(said, number, least)

    def holds(g: Game, c: Context) -> bool:
        value = number(g, c)
        if least is not None and value < least:
            return False
        if most is not None and value > most:
            return False
        return maps is None or len(_maps_of(g, c, said.count)) >= maps

    return holds


def counter(phrase: AnySelector) -> Callable[[Game, Context], int]:
    """The number of things found; Units, Ships, cubes and Large Ports by their number."""
    counting: Callable[[Game, Context], int] | None = phrase.__dict__.get("count")
    if counting is None:
        counting = phrase.__dict__["count"] = _counter(phrase)
    return counting


def _counter(phrase: AnySelector) -> Callable[[Game, Context], int]:
    if isinstance(phrase, AnyOf):
        counters = [counter(one) for one in phrase.any_of]
        return lambda g, c: sum(part(g, c) for part in counters)
    find = selectors.selector(phrase)
    if selectors.head_of(phrase).name in WEIGHED:
        return lambda g, c: sum(thing.number for thing in find(g, c))
    return lambda g, c: len(find(g, c))


WEIGHED: Final = frozenset(("pieces", "tokens", "units", "ships", "ports", "characters"))


def _maps_of(g: Game, c: Context, phrase: AnySelector) -> set[str]:
    """The Distant Continents on which the things lie."""
    return {name for thing in selectors.things(phrase)(g, c) if (name := select_pieces.continent(thing))}


def _most(said: CountIs, number: Callable[[Game, Context], int], least: int | None) -> Claim:
    """More than every other player; on a tie nobody."""
    word = "it" if _mentions(said.count, "it") else "you"

    def holds(g: Game, c: Context) -> bool:
        tested = c.it if word == "it" else c.you
        value = number(g, c)
        if value < (least or 0):
            return False
        rivals = (g.realm[seat] for seat in players(g))
        return all(number(g, c.in_place_of(r)) < value for r in rivals if r != tested)

    return holds


def _mentions(said: object, word: str) -> bool:
    if isinstance(said, Phrase):
        return any(_mentions(value, word) for key, value in parts(said))
    if isinstance(said, tuple):
        return any(_mentions(value, word) for value in said)
    return said == word


# realm


def _realm(said: RealmIs) -> Claim:
    """The Realm (each, if several are meant) passes the filters that follow."""
    realms = selectors.realms(said.realm)
    passes = selectors.filters(REALMS, said, "realm")

    def holds(g: Game, c: Context) -> bool:
        named = realms(g, c)
        if not named:
            return False
        test = passes(g, c)
        return all(test(r) for r in named)

    return holds


# battle


def _battle(said: BattleIs) -> Claim:
    about, least = said.battle, said.min

    def holds(g: Game, c: Context) -> bool:
        battle, seat = g.battle, g.seat_of[c.self]
        if battle is None:
            return False
        if about in ("land", "naval"):
            return battle.kind == (LAND if about == "land" else NAVAL)
        own, foes = _sides(battle, seat)
        if about == "own_leader":
            return own.roller == seat and own.leader != NOBODY
        if about == "own_regulars":
            return own.roller == seat and any(units.counts_in(g, seat, battle.place)[kind] for kind in REGULAR_KINDS)
        if about == "ruler_leads":
            return own.leader != NOBODY and _led_by_ruler(g, own, seat)
        if about == "main_defender_at_home":
            return own is battle.defender and own.roller == seat and terms.owns_area(g, g.realm[seat], battle.place)
        return foes.began >= least  # enemy_units

    return holds


def _sides(battle: Battle, seat: Seat) -> tuple[Side, Side]:
    attacker, defender = battle.sides
    attacks = seat in attacker.seats if battle.acting == NOBODY else battle.acting == ATTACKER
    return (attacker, defender) if attacks else (defender, attacker)


def _led_by_ruler(g: Game, side: Side, seat: Seat) -> bool:
    return g.ruler[seat] == side.leader and side.general != NOBODY and g.general[side.general] == RULER


# happens


def _happens(said: Happens) -> Claim:
    """The thing happens now to or by ``you``, and the facts are as asked."""
    trigger, named = said.happens, dict(parts(said))
    exact = [(key, named[key]) for key in EXACT if key in named]
    at_least = [(key, number) for key in AT_LEAST if (number := getattr(said, key)) is not None]
    ways = (said.how,) if isinstance(said.how, str) else said.how
    against = None if said.from_ is None else _among(said.from_)
    nodes = None if said.node is None else selectors.nodes(said.node)

    def holds(g: Game, c: Context) -> bool:
        if c.occurrence is None or c.occurrence.trigger != trigger:
            return False
        facts = c.occurrence.facts
        if any(facts.get(key) != value for key, value in exact):
            return False
        if any(facts.get(key, 0) < number for key, number in at_least):
            return False
        if ways is not None and facts.get("how") not in ways:
            return False
        if facts.get("vassal") and not said.vassals:
            return False
        if nodes is not None and facts.get("node") not in nodes(g, c):
            return False
        return against is None or against(g, c, facts["from"])

    return holds


def _among(phrase: SelectRealms) -> Callable[[Game, Context, Realm], bool]:
    """Is a Realm one of those meant? It may have ceased to exist by what has just happened."""
    is_any, passes = phrase.realms == selectors.ANY, selectors.filters(REALMS, phrase, "realms")
    realms = selectors.realms(phrase.realms)
    return lambda g, c, r: (is_any or r in realms(g, c)) and passes(g, c)(r)


# Several


def _any(said: AnyHolds) -> Claim:
    claims = [claim(one) for one in said.any]
    return lambda g, c: any(one(g, c) for one in claims)


def _not(said: Not) -> Claim:
    inner = claim(said.not_)
    return lambda g, c: not inner(g, c)


def _at_least(said: AtLeast) -> Claim:
    claims, number = [claim(one) for one in said.of], said.at_least
    return lambda g, c: sum(one(g, c) for one in claims) >= number


def _all(said: AllHold) -> Claim:
    return every(said.all)


READERS: Final[dict[type[Phrase], Callable[[Any], Claim]]] = {
    StatIs: _stat,
    CountIs: _count,
    RealmIs: _realm,
    BattleIs: _battle,
    Happens: _happens,
    AtLeast: _at_least,
    AnyHolds: _any,
    AllHold: _all,
    Not: _not,
}


# As a key of selectors


def _if(head: Head[Any, int], claims: Sequence[Condition]) -> Filter[int]:
    return lambda g, c: lambda x: all_hold(g, c.about(x), claims)


selectors.GENERAL["if"] = _if
