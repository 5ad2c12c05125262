"""Selectors of Realms (docs/effects.md, 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from .. import history, terms
from ..board import AREA_OF, CARD_ACTION
from ..ids import all_seats, pair
from ..model import NOBODY, NONE, Game
from ..rules import diplomacy, hre, papacy, religion, wars
from ..tables import MAX_SEATS, MUSLIM
from . import selectors, stats
from .context import Context
from .select_places import CONTINENT, faith_test, influence_lead, leader_of, on_map
from .selectors import Filter, Find, Head, Test, Thing, having, lacking


def _realms(value: Any, entry: Mapping[str, Any]) -> Find:
    return selectors.realms(value)


REALMS: Final = Head("realms", _realms)
REALMS.thing = lambda g, r: Thing(r, r, AREA_OF[g.capital[r]], on=r)

# What a Realm is


def _at_peace(g: Game, c: Context, r: int) -> bool:
    return not terms.is_at_war(g, r)


IS: Final[dict[str, Callable[[Game, Context, int], bool]]] = {
    "pr": lambda g, c, r: g.seat_of[r] != NOBODY,
    "npr": lambda g, c, r: terms.is_npr(g, r),
    "dnpr": lambda g, c, r: g.colour[r] != NOBODY and bool(g.lands[r]),
    "distant": lambda g, c, r: terms.is_distant(g, r),
    "opponent": lambda g, c, r: g.seat_of[r] != NOBODY and r != c.self,
    "independent": lambda g, c, r: g.seat_of[r] != NOBODY or terms.is_npr(g, r),
    "emperor": lambda g, c, r: g.emperor == r,
    "papal_controller": lambda g, c, r: g.seat_of[r] != NOBODY and papacy.papal_controller(g) == g.seat_of[r],
    "hre_member": lambda g, c, r: hre.is_member(g, r),
    "imperial_subject": lambda g, c, r: hre.is_subject(g, r),
    "at_peace": _at_peace,
    "christian": lambda g, c, r: religion.is_christian(g.faith[r]),
    "event_taken": lambda g, c, r: g.seat_of[r] != NOBODY and g.events_taken[g.seat_of[r]] > 0,
}


@REALMS.test("is")
def is_(raw: Any, entry: Mapping[str, Any]) -> Filter:
    """All of them, if it is a list."""
    claims = [IS[word] for word in ((raw,) if isinstance(raw, str) else raw)]
    return lambda g, c: lambda r: all(claim(g, c, r) for claim in claims)


@REALMS.listed("id")
def exactly(raw: Any, entry: Mapping[str, Any]) -> Any:
    return selectors.realms(raw)


@REALMS.test("idea")
def idea(raw: Any, entry: Mapping[str, Any]) -> Filter:
    wanted = selectors.ideas(raw)

    def bind(g: Game, c: Context) -> Test:
        owners = {seat for number in wanted(g, c) for seat in g.idea_owners[number]}
        return lambda r: g.seat_of[r] in owners

    return bind


@REALMS.test("display")
def display(raw: str, entry: Mapping[str, Any]) -> Filter:
    def bind(g: Game, c: Context) -> Test:
        owners = {seat for seat, cards in enumerate(g.display) if any(CARD_ACTION[d.card].id == raw for d in cards)}
        return lambda r: g.seat_of[r] in owners

    return bind


@REALMS.test("religion")
def realm_religion(raw: Any, entry: Mapping[str, Any]) -> Filter:
    wanted = faith_test(raw)

    def bind(g: Game, c: Context) -> Test:
        test, faith = wanted(g, c), g.faith
        return lambda r: test(faith[r])

    return bind


@REALMS.test("not_religion")
def realm_not_religion(raw: Any, entry: Mapping[str, Any]) -> Filter:
    wanted = faith_test(raw)

    def bind(g: Game, c: Context) -> Test:
        test, faith = wanted(g, c), g.faith
        return lambda r: not test(faith[r])

    return bind


def _any_of_them(holds: Callable[[Game, int, int], bool]) -> Callable[[Any, Mapping[str, Any]], Filter]:
    """A relation to (one of) the Realms named."""

    def maker(raw: Any, entry: Mapping[str, Any]) -> Filter:
        realms = selectors.realms(raw)

        def bind(g: Game, c: Context) -> Test:
            others = realms(g, c)
            return lambda r: any(holds(g, r, x) for x in others)

        return bind

    return maker


def _opposed_faiths(g: Game, r: int, x: int) -> bool:
    """One Muslim, the other Christian."""
    one, other = g.faith[r], g.faith[x]
    return MUSLIM in (one, other) and (religion.is_christian(one) or religion.is_christian(other))


def _linked(column: bytearray, g: Game, r: int, x: int) -> bool:
    """A token between two Realms: a player's on the other's Capital."""
    seat, other = g.seat_of[r], g.seat_of[x]
    return bool(seat != NOBODY and column[pair(x, seat)]) or bool(other != NOBODY and column[pair(r, other)])


def allied(g: Game, r: int, x: int) -> bool:
    """Whichever side of the token shows."""
    return r != x and _linked(g.alliance, g, r, x)


def married(g: Game, r: int, x: int) -> bool:
    return r != x and _linked(g.marriage, g, r, x)


def _at_war(g: Game, r: int, x: int) -> bool:
    """Active Allies of Enemies are Enemies (PP-11.3.30)."""
    seat, other = g.seat_of[r], g.seat_of[x]
    return (other != NOBODY and r in wars.enemies(g, other)) or (seat != NOBODY and x in wars.enemies(g, seat))


def _truce(g: Game, r: int, x: int) -> bool:
    return _linked(g.truce, g, r, x)


def _adjacent(g: Game, r: int, x: int) -> bool:
    return r != x and terms.are_realms_adjacent(g, r, x)


def _was_at_war(g: Game, r: int, x: int) -> bool:
    """Recorded in this Age (history.py)."""
    seat, other = g.seat_of[r], g.seat_of[x]
    return bool(seat != NOBODY and x in g.fought[seat]) or bool(other != NOBODY and r in g.fought[other])


REALMS.tests.update(
    same_religion_as=_any_of_them(lambda g, r, x: religion.same(g.faith[r], g.faith[x])),
    opposed_faith_to=_any_of_them(_opposed_faiths),
    ally_of=_any_of_them(allied),
    married_to=_any_of_them(married),
    partner_of=_any_of_them(lambda g, r, x: allied(g, r, x) or married(g, r, x)),
    friend_of=_any_of_them(lambda g, r, x: allied(g, r, x) or married(g, r, x) or history.is_vassal_realm(g, r, x)),
    vassal_of=_any_of_them(history.is_vassal_realm),
    truce_with=_any_of_them(_truce),
    at_war_with=_any_of_them(_at_war),
    at_war_this_age_with=_any_of_them(_was_at_war),
    adjacent_to=_any_of_them(_adjacent),
)


def _tied_by(*columns: str, vassals: bool = False) -> Callable[[Any, Mapping[str, Any]], Any]:
    """Lists the Realms that a player has such tokens on, and the players that have one on the Realm."""

    def lister(raw: Any, entry: Mapping[str, Any]) -> Any:
        realms = selectors.realms(raw)

        def listed(g: Game, c: Context) -> set[int]:
            found = set[int]()
            for x in realms(g, c):
                for name in columns:
                    found.update(_tied(g, x, getattr(g, name)))
                if vassals:
                    found.update(r for r in terms.vassals_of(g, x) if history.is_vassal_realm(g, r, x))
            return found

        return listed

    return lister


def _tied(g: Game, x: int, column: bytearray) -> set[int]:
    seat, at = g.seat_of[x], x * MAX_SEATS
    found = {g.realm[other] for other in range(g.seats) if column[at + other]}
    if seat != NOBODY and any(tokens := column[seat::MAX_SEATS]):
        found.update(r for r, token in enumerate(tokens) if token)
    return found


REALMS.lists.update(
    ally_of=_tied_by("alliance"),
    married_to=_tied_by("marriage"),
    partner_of=_tied_by("alliance", "marriage"),
    friend_of=_tied_by("alliance", "marriage", vassals=True),
    vassal_of=_tied_by(vassals=True),
)


@REALMS.listed("peace_enforced_by")
def peace_enforced_by(raw: Any, entry: Mapping[str, Any]) -> Any:
    realms = selectors.realms(raw)
    return lambda g, c: {r for x in realms(g, c) if g.seat_of[x] != NOBODY for r in g.peace_enforced[g.seat_of[x]]}


# Where it is


@REALMS.test("adjacent_to_area")
def realm_beside_area(raw: Any, entry: Mapping[str, Any]) -> Filter:
    areas = selectors.areas(raw)

    def bind(g: Game, c: Context) -> Test:
        wanted = areas(g, c)
        return lambda r: any(terms.is_realm_near(g, r, a) for a in wanted)

    return bind


@REALMS.test("adjacent_to_sea")
def realm_beside_sea(raw: Any, entry: Mapping[str, Any]) -> Filter:
    """PP-2.5.16, PP-2.5.18: by a Port."""
    seas = selectors.sea_zones(raw)

    def bind(g: Game, c: Context) -> Test:
        ports = {p for z in seas(g, c) for p in g.board.ports_facing[z]}
        return lambda r: not ports.isdisjoint(terms.owned(g, r))

    return bind


@REALMS.test("adjacent_to_piece")
def realm_beside_piece(raw: Any, entry: Mapping[str, Any]) -> Filter:
    find = selectors.things(raw)

    def bind(g: Game, c: Context) -> Test:
        found = list(find(g, c))
        areas = {thing.area for thing in found if thing.area != NOBODY}
        ports = {p for thing in found if thing.sea != NOBODY for p in g.board.ports_facing[thing.sea]}
        return lambda r: any(terms.is_realm_near(g, r, a) for a in areas) or not ports.isdisjoint(terms.owned(g, r))

    return bind


@REALMS.test("in")
def owning_in(raw: Any, entry: Mapping[str, Any]) -> Filter:
    areas = selectors.areas(raw)

    def bind(g: Game, c: Context) -> Test:
        owners = {terms.owner(g, p) for a in areas(g, c) for p in g.board.provinces_of[a]}
        return owners.__contains__

    return bind


@REALMS.test("capital_in")
def capital_in(raw: Any, entry: Mapping[str, Any]) -> Filter:
    areas = selectors.areas(raw)

    def bind(g: Game, c: Context) -> Test:
        wanted = areas(g, c)
        return lambda r: AREA_OF[g.capital[r]] in wanted

    return bind


@REALMS.test("flag_of")
def flag_of(raw: Any, entry: Mapping[str, Any]) -> Filter:
    provinces = selectors.provinces(raw)

    def bind(g: Game, c: Context) -> Test:
        flags = {g.heir[g.board.flag[p]] for p in provinces(g, c) if g.board.flag[p] != NOBODY}
        return flags.__contains__

    return bind


@REALMS.test("alliance_token_in")
def alliance_token_in(raw: Any, entry: Mapping[str, Any]) -> Filter:
    """Realms with Alliance tokens on their Capital in the Area."""
    areas = selectors.areas(raw)

    def bind(g: Game, c: Context) -> Test:
        wanted = areas(g, c)
        return lambda r: AREA_OF[g.capital[r]] in wanted and any(g.alliance[all_seats(r)])

    return bind


@REALMS.test("claim_valid")
def claim_valid(raw: Any, entry: Mapping[str, Any]) -> Filter:
    """PP-9.1.10: against which a Claim of ``self`` there is a CB."""
    areas = selectors.areas(raw)

    def bind(g: Game, c: Context) -> Test:
        seat = g.seat_of[c.self]
        claimed = [a for a in areas(g, c) if seat != NOBODY and g.claim[pair(a, seat)] != NONE]
        return wars.claimed_in(g, claimed).__contains__

    return bind


@REALMS.test("map")
def realm_map(raw: Any, entry: Mapping[str, Any]) -> Filter:
    test = on_map(raw)
    return lambda g, c: lambda r: test(CONTINENT[AREA_OF[g.capital[r]]])


@REALMS.test("influence_lead")
def realm_influence_lead(raw: Any, entry: Mapping[str, Any]) -> Filter:
    lead, realms = influence_lead(raw, diplomacy.influence_on), selectors.realms(leader_of(raw))

    def bind(g: Game, c: Context) -> Test:
        seats = [g.seat_of[r] for r in realms(g, c) if g.seat_of[r] != NOBODY]
        areas = {a for seat in seats for a in diplomacy.influenced_areas(g, seat)}
        influenced = {terms.owner(g, p) for a in areas for p in g.board.provinces_of[a]}
        leads = lead(g, c)
        return lambda r: r in influenced and leads(r)

    return bind


# What it has


def _holder(entry: Mapping[str, Any]) -> Callable[[Thing], int]:
    """Alliance and Royal Marriage tokens lie on a Realm; other pieces belong to it."""
    tokens = entry.get("tokens")
    return (lambda thing: thing.on) if tokens in ("alliance", "marriage") else lambda thing: thing.owner


@REALMS.test("has")
def has(raw: Mapping[str, Any], entry: Mapping[str, Any]) -> Filter:
    return having(_holder(raw))(raw, entry)


@REALMS.test("lacks")
def lacks(raw: Mapping[str, Any], entry: Mapping[str, Any]) -> Filter:
    return lacking(_holder(raw))(raw, entry)


# The choices of an Event, the leader, own code


@REALMS.test("chose")
def chose(raw: str, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: lambda r: c.chosen.get(g.seat_of[r]) == raw


@REALMS.test("top")
def top(raw: str, entry: Mapping[str, Any]) -> Filter:
    """The highest value among the Realms that the head and the filters before it name. Of several the one that the
    card tests throughout (``c.leader``)."""
    keys = list(entry)
    others = {key: entry[key] for key in keys[: keys.index("top")] if key != "pick"}

    def bind(g: Game, c: Context) -> Test:
        candidates = selectors.selector(others)(g, c)
        values = {r: stats.stat(g, c, r, raw, entry) for r in candidates}
        best = max(values.values(), default=0)
        leaders = [r for r in candidates if values[r] == best]
        return (lambda r: r == c.leader) if c.leader in leaders else leaders.__contains__

    return bind


SPECIALS: Final[dict[str, Filter]] = {}


def special(name: str) -> Callable[[Filter], Filter]:
    """Registers a filter of Realms with its own code."""

    def register(claim: Filter) -> Filter:
        SPECIALS[name] = claim
        return claim

    return register


@REALMS.test("special")
def special_filter(raw: str, entry: Mapping[str, Any]) -> Filter:
    return lambda g, c: SPECIALS[raw](g, c)
