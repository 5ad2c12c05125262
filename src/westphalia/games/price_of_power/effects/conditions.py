"""Conditions of the content files (docs/effects.md, 4), read once into functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from .. import history, terms
from ..battle import ATTACKER, LAND, NAVAL, Battle, Side
from ..model import NOBODY, RULER, Game, players
from . import select_pieces, select_places, select_realms, select_trade, selectors, stats
from .context import Context
from .selectors import HEADS, Filter, Find, Head, Thing

HEADS_KNOWN: Final = (select_places, select_realms, select_pieces, select_trade)  # imported for the heads they register

Condition: TypeAlias = Mapping[str, Any]
Claim: TypeAlias = Callable[[Game, Context], bool]
EXACT: Final = ("kind", "by", "term", "enemy", "role")  # keys of happens that name a fact
AT_LEAST: Final = ("min", "enemy_lost", "enemy_units", "units_total", "rebel_towns", "tax_value", "base_tax")  # numbers


def all_hold(g: Game, c: Context, conditions: Iterable[Condition]) -> bool:
    return all(holds(g, c, condition) for condition in conditions)


def holds(g: Game, c: Context, condition: Condition) -> bool:
    return claim(condition)(g, c)


def claim(condition: Condition) -> Claim:
    """A condition as a function."""
    read: Claim = selectors.once("condition", condition, _read)
    return read


def every(conditions: Sequence[Condition]) -> Claim:
    """All of a list, as one function: for requirements that are tested often."""
    claims = [claim(one) for one in conditions]
    return claims[0] if len(claims) == 1 else lambda g, c: all(one(g, c) for one in claims)


def stat(g: Game, c: Context, realm: int, name: str, entry: Mapping[str, Any]) -> int:
    """The value of a stat for a Realm; ``entry`` has what else the stat needs (``of``, ``option``, ``enemy``)."""
    return stats.stat(g, c, realm, name, entry)


def _read(raw: Condition) -> Claim:
    for key, reader in READERS.items():
        if key in raw:
            return reader(raw)
    raise KeyError(f"no condition in {dict(raw)}")


# stat


def _stat(raw: Condition) -> Claim:
    name, realms = raw["stat"], selectors.realms(raw.get("who", "you"))
    if name == "players_choosing":
        realms = selectors.realms("you")
    bounds = _bounds(raw)

    def holds(g: Game, c: Context) -> bool:
        named = realms(g, c)
        return bool(named) and all(bounds(g, c, r, stats.stat(g, c, r, name, raw)) for r in named)

    return holds


def _bounds(raw: Condition) -> Callable[[Game, Context, int, int], bool]:
    """What the value must be: between two numbers, grown since a snapshot, or higher than another."""
    least, most, name = raw.get("min"), raw.get("max"), raw["stat"]

    def within(g: Game, c: Context, r: int, value: int) -> bool:
        if least is not None and value < least:
            return False
        return most is None or value <= most

    if "since" in raw:
        at, gain, factor = raw["since"], raw.get("gain"), raw.get("factor")

        def grown(g: Game, c: Context, r: int, value: int) -> bool:
            before = stats.stat(history.then(g, at), c, r, name, raw)
            return (gain is None or value - before >= gain) and (factor is None or value >= factor * before)

        return grown
    if "more_than" in raw:
        other = raw["more_than"]
        if other in stats.OF_SEAT or other in stats.OF_REALM:
            return lambda g, c, r, value: value > stats.stat(g, c, r, other, raw)
        realms = selectors.realms(other)
        if raw.get("at") == "peace":  # at the start of Phase 3 Step D
            return lambda g, c, r, value: all(
                history.before_peace(g, r, name) > history.before_peace(g, x, name) for x in realms(g, c)
            )
        return lambda g, c, r, value: all(value > stats.stat(g, c, x, name, raw) for x in realms(g, c))
    if "min_share" in raw:
        share = float(raw["min_share"])
        return lambda g, c, r, value: value >= share * len(players(g))
    return within


# count


def _count(raw: Condition) -> Claim:
    number = counter(raw["count"])
    least = raw.get("min", 1 if "max" not in raw else None)
    most, maps = raw.get("max"), raw.get("min_maps")
    if "since" in raw:
        at, gain = raw["since"], int(raw["gain"])
        return lambda g, c: (now := number(g, c)) >= gain and now - number(history.then(g, at), c) >= gain
    if "most" in raw:
        return _most(raw, number, least)

    def holds(g: Game, c: Context) -> bool:
        value = number(g, c)
        if least is not None and value < least:
            return False
        if most is not None and value > most:
            return False
        return maps is None or len(_maps_of(g, c, raw["count"])) >= maps

    return holds


def counter(raw: Mapping[str, Any]) -> Callable[[Game, Context], int]:
    """The number of things found; Units, Ships, cubes and Large Ports by their number."""
    counting: Callable[[Game, Context], int] = selectors.once("count", raw, _counter)
    return counting


def _counter(raw: Mapping[str, Any]) -> Callable[[Game, Context], int]:
    if "any_of" in raw:
        parts = [counter(one) for one in raw["any_of"]]
        return lambda g, c: sum(part(g, c) for part in parts)
    find: Find = selectors.selector(raw)
    if selectors.head_of(raw).name in WEIGHED:
        return lambda g, c: sum(thing.number for thing in find(g, c))
    return lambda g, c: len(find(g, c))


WEIGHED: Final = frozenset(("pieces", "tokens", "units", "ships", "ports", "characters"))


def _maps_of(g: Game, c: Context, raw: Mapping[str, Any]) -> set[str]:
    """The Distant Continents on which the things lie."""
    return {name for thing in selectors.things(raw)(g, c) if (name := _continent(thing))}


def _continent(thing: Thing) -> str:
    return select_pieces.continent(thing)


def _most(raw: Condition, number: Callable[[Game, Context], int], least: int | None) -> Claim:
    """More than every other player; on a tie nobody."""
    word = "it" if _mentions(raw["count"], "it") else "you"

    def holds(g: Game, c: Context) -> bool:
        tested = c.it if word == "it" else c.you
        value = number(g, c)
        if value < (least or 0):
            return False
        rivals = (g.realm[seat] for seat in players(g))
        return all(number(g, c.in_place_of(r)) < value for r in rivals if r != tested)

    return holds


def _mentions(raw: Any, word: str) -> bool:
    if isinstance(raw, Mapping):
        return any(_mentions(value, word) for value in raw.values())
    if isinstance(raw, list):
        return any(_mentions(value, word) for value in raw)
    return bool(raw == word)


# realm


def _realm(raw: Condition) -> Claim:
    """The Realm (each, if several are meant) passes the filters that follow."""
    realms = selectors.realms(raw["realm"])
    passes = selectors.filters(HEADS["realms"], raw, "realm")

    def holds(g: Game, c: Context) -> bool:
        named = realms(g, c)
        if not named:
            return False
        test = passes(g, c)
        return all(test(r) for r in named)

    return holds


# battle


def _battle(raw: Condition) -> Claim:
    about, least = raw["battle"], int(raw.get("min", 1))

    def holds(g: Game, c: Context) -> bool:
        battle, seat = g.battle, g.seat_of[c.self]
        if battle is None:
            return False
        if about in ("land", "naval"):
            return battle.kind == (LAND if about == "land" else NAVAL)
        own, foes = _sides(battle, seat)
        if about == "ruler_leads":
            return own.leader != NOBODY and _led_by_ruler(g, own, seat)
        if about == "main_defender_at_home":
            return own is battle.defender and own.roller == seat and terms.owns_area(g, g.realm[seat], battle.place)
        return foes.began >= least  # enemy_units

    return holds


def _sides(battle: Battle, seat: int) -> tuple[Side, Side]:
    attacker, defender = battle.sides
    attacks = seat in attacker.seats if battle.acting == NOBODY else battle.acting == ATTACKER
    return (attacker, defender) if attacks else (defender, attacker)


def _led_by_ruler(g: Game, side: Side, seat: int) -> bool:
    return g.ruler[seat] == side.leader and side.general != NOBODY and g.general[side.general] == RULER


# happens


def _happens(raw: Condition) -> Claim:
    """The thing happens now to or by ``you``, and the facts are as asked."""
    trigger = raw["happens"]
    exact = [(key, raw[key]) for key in EXACT if key in raw]
    at_least = [(key, int(raw[key])) for key in AT_LEAST if key in raw]
    ways = raw.get("how")
    ways = (ways,) if isinstance(ways, str) else ways
    against = _among(raw["from"]) if "from" in raw else None
    nodes = selectors.nodes(raw["node"]) if "node" in raw else None

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
        if facts.get("vassal") and not raw.get("vassals"):
            return False
        if nodes is not None and facts.get("node") not in nodes(g, c):
            return False
        return against is None or against(g, c, facts["from"])

    return holds


def _among(raw: Mapping[str, Any]) -> Callable[[Game, Context, int], bool]:
    """Is a Realm one of those meant? It may have ceased to exist by what has just happened."""
    named, passes = raw["realms"], selectors.filters(HEADS["realms"], raw, "realms")
    realms = selectors.realms(named)
    return lambda g, c, r: (named == selectors.ANY or r in realms(g, c)) and passes(g, c)(r)


# Several


def _any(raw: Condition) -> Claim:
    claims = [claim(one) for one in raw["any"]]
    return lambda g, c: any(one(g, c) for one in claims)


def _not(raw: Condition) -> Claim:
    inner = claim(raw["not"])
    return lambda g, c: not inner(g, c)


def _at_least(raw: Condition) -> Claim:
    claims, number = [claim(one) for one in raw["of"]], int(raw["at_least"])
    return lambda g, c: sum(one(g, c) for one in claims) >= number


READERS: Final[dict[str, Callable[[Condition], Claim]]] = {
    "stat": _stat,
    "count": _count,
    "realm": _realm,
    "battle": _battle,
    "happens": _happens,
    "at_least": _at_least,
    "any": _any,
    "all": lambda raw: every(raw["all"]),
    "not": _not,
}


# As a key of selectors


def _if(head: Head, raw: Sequence[Condition]) -> Filter:
    return lambda g, c: lambda x: all_hold(g, c.about(x), raw)


selectors.GENERAL["if"] = _if
