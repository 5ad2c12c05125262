"""When Missions and Milestones are met: their requirements, tested after every action without looking twice.

A requirement depends on certain columns of the state. A window compares the columns with how they were when it last
looked (a copy that is not part of the state, so that nothing depends on it) and tests only what depends on those that
have changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Final, NamedTuple

from .. import decks
from ..board import MILESTONES, MISSIONS
from ..history import Occurrence
from ..ids import Seat
from ..model import NOBODY, Game, Watch
from ..vocabulary import Condition, Phrase, parts
from ..vocabulary.conditions import AnyHolds, Happens
from ..vocabulary.selectors import (
    IdeaFilters,
    ProvinceFilters,
    ProvincesThen,
    SelectIdeas,
    SelectProvinces,
    SelectRealms,
)
from . import conditions, selectors
from .conditions import Claim
from .context import Context

# Which columns a key of a requirement looks at

MARKS: Final = ("marks",)  # Towns, Vassal tokens, DNPR tokens, occupiers, and what Realms own by them
TRACKS: Final = ("small_towns", "large_towns", "small_covered", "large_covered")
TAX: Final = (*TRACKS, *MARKS, "extra_manpower")
UNREST: Final = (*MARKS, "unrest", "siege_unrest")
ALLIED: Final = ("alliance", "capital")
MARRIED: Final = ("marriage", "capital")
CUBES: Final = ("influence", "imperial", "emperor")
INFLUENCE: Final = (*CUBES, "marriage", "capital")
UNITS: Final = ("infantry", "army_at", "army")
WARS: Final = ("war", "alliance")
PRESENCE: Final = (*MARKS, "influence", *ALLIED, *MARRIED)
FAITH: Final = ("faith", "faith_token", "revolution")
PAST: Final = ("at_age",)

STATS: Final[dict[str, tuple[str, ...]]] = {
    "stability": ("stability",),
    "base_tax": TAX,
    "tax_income": (*TAX, "vassal_tokens", "vassal_covered"),
    "ducats": ("ducats",),
    "prestige": ("prestige",),
    "interest": ("interest",),
    "imperial_authority": ("authority",),
    "age": ("age",),
    "exhausted_manpower": ("exhausted",),
    "advisor_bonus": ("advisor",),
    "highest_power": ("power",),
    "skill_sum": ("ruler", "advisor", "idea_owners"),
    "enemies_base_tax": (*WARS, *TAX),
    "large_towns_left": ("large_towns",),
    "net_income": ("tally",),
    "trade_income_this_round": ("tally",),
    "distant_collections_this_round": ("tally",),
    "unrest_removed_this_turn": ("tally",),
    "slots_converted_this_age": ("tally",),
    "tax_value_gained_by_peace": ("tally",),
}
TOKENS: Final[dict[str, tuple[str, ...]]] = {
    "claim": ("claim",),
    "colonial_claim": ("claim", *MARKS),
    "core": ("claim",),
    "influence": INFLUENCE,
    "influence_cubes": CUBES,
    "alliance": ALLIED,
    "marriage": MARRIED,
    "merchant": ("merchant",),
    "revolution": ("revolution",),
    "presence": PRESENCE,
    "any": (*PRESENCE, "claim", *UNITS),
}
HEADS: Final[dict[str, tuple[str, ...]]] = {
    "areas": (),
    "provinces": (),
    "realms": (*MARKS, "overlord"),
    "pieces": MARKS,
    "units": (*UNITS, "available", "exhausted"),
    "ships": ("on_slot", "at_sea", "docked", "fleet", "fleet_at"),
    "ports": MARKS,
    "nodes": (),
    "sea_zones": (),
    "ideas": ("idea_owners", "idea_row"),
    "maps": (),
    "any_of": (),
}
FILTERS: Final[dict[str, tuple[str, ...]]] = {
    "of": MARKS,
    "rightful_owner": MARKS,
    "controller": MARKS,
    "held_by": MARKS,
    "fully_owned_by": MARKS,
    "core_of": ("claim", *MARKS),
    "not_core_of": ("claim", *MARKS),
    "core": ("claim", *MARKS),
    "flag": (),
    "capital_of": ("capital",),
    "religion": (*FAITH, *MARKS),
    "not_religion": (*FAITH, *MARKS),
    "dissent_of": FAITH,
    "opposed_faith_to": ("faith",),
    "hre": ("not_hre", "hre_dissolved"),
    "elector": ("hre_dissolved",),
    "influence_lead": (*INFLUENCE, *MARKS),
    "idea": ("idea_owners",),
    "ally_of": ("alliance",),
    "married_to": ("marriage",),
    "partner_of": ("alliance", "marriage"),
    "friend_of": ("alliance", "marriage", "overlord", *MARKS),
    "vassal_of": ("overlord", *MARKS),
    "at_war_with": WARS,
    "at_war_this_age_with": ("fought",),
    "peace_enforced_by": ("peace_enforced",),
    "adjacent_to": MARKS,
    "unrest": UNREST,
    "disorder": UNREST,
    "size": MARKS,
    "port": MARKS,
    "vacant": MARKS,
    "disputed": ("marriage",),
    "merchant_of": ("merchant",),
    "collected_this_age_by": ("collected",),
    "expanded": ("expanded",),
    "since": PAST,
}
IS: Final[dict[str, tuple[str, ...]]] = {
    "pr": (),
    "opponent": (),
    "npr": (*MARKS, "overlord"),
    "independent": (*MARKS, "overlord"),
    "emperor": ("emperor",),
    "papal_controller": ("curia", "roma"),
    "hre_member": (*MARKS, "capital", "not_hre", "hre_dissolved"),
    "at_peace": (*WARS, *MARKS, "overlord", "capital"),
    "christian": ("faith",),
}
CHARACTERS: Final[dict[str, tuple[str, ...]]] = {
    "ruler": ("ruler",),
    "advisor": ("advisor",),
    "general": ("general", "ruler"),
    "admiral": ("admiral",),
}
VALUES: Final[dict[str, dict[Any, tuple[str, ...]]]] = {
    "stat": STATS,
    "more_than": STATS,
    "top": STATS,
    "tokens": TOKENS,
    "is": IS,
    "characters": CHARACTERS,
}
PRINTED: Final = frozenset(
    (
        *("map", "in", "where", "facing", "sea", "node", "gold", "type", "basic", "kind", "state", "on_slot", "at_sea"),
        *("in_fleet", "occupied", "faced_by", "pick", "except", "not", "if", "at", "min", "max", "most", "gain"),
        *("factor", "min_maps", "has", "lacks", "mark", "dice", "any", "all", "count", "who"),
        *("realm", "happens", "by", "from", "how", "term", "enemy", "enemy_lost", "enemy_units", "units_total"),
        *("role", "rebel_towns", "tax_value", "base_tax", "vassals", "adjacent_to_sea", "adjacent_to_area", "age"),
    )
)  # the board, or looked at through what stands inside
WORDS: Final = {"emperor": ("emperor",), "papal_controller": ("curia", "roma")}


def columns_of(said: object) -> Iterator[str]:
    """The columns that a condition or selector looks at."""
    if isinstance(said, str):
        yield from WORDS.get(said, ())
    elif isinstance(said, Phrase):
        for key, value in parts(said):
            if key not in ("was", "was_not"):  # what stands inside is asked of the past
                yield from _columns_of_key(said, key, value)
                yield from columns_of(value)
            else:
                yield from PAST
    elif isinstance(said, tuple):
        for one in said:
            yield from columns_of(one)


def _columns_of_key(said: Phrase, key: str, value: object) -> Iterator[str]:
    if key in VALUES:
        for word in value if isinstance(value, tuple) else (value,):
            yield from VALUES[key].get(word, ()) if key == "more_than" else VALUES[key][word]
    elif key in HEADS:
        yield from HEADS[key]
    elif key == "owner":
        yield from OWNED.get(type(said), ())
    elif key not in PRINTED:
        yield from FILTERS[key]


OWNED: Final[dict[type[Phrase], tuple[str, ...]]] = {
    **dict.fromkeys((SelectProvinces, ProvincesThen, ProvinceFilters), MARKS),
    **dict.fromkeys((SelectIdeas, IdeaFilters), ("idea_owners",)),
}


# Requirements


class Goal(NamedTuple):
    """A requirement: is it met, and which columns does that depend on (as bits of WATCHED)?"""

    is_met: Claim
    depends: int


def _goal(requirement: Sequence[Condition]) -> Goal:
    depends = sum(1 << WATCHED.index(name) for name in set(columns_of(requirement)))
    if any(_is_occurrence(condition) for condition in requirement):
        depends = 0  # never met by the position alone
    met, race = conditions.every(requirement), _race_in(requirement)
    return Goal(met if race is None else _for_a_leader(met, race), depends)


def _is_occurrence(condition: Condition) -> bool:
    return isinstance(condition, Happens) or (
        isinstance(condition, AnyHolds) and all(_is_occurrence(one) for one in condition.any)
    )


def _race_in(said: object) -> SelectRealms | None:
    """The selector with ``top``, if there is one."""
    if isinstance(said, SelectRealms) and said.top is not None:
        return said
    inner = [value for key, value in parts(said)] if isinstance(said, Phrase) else said
    if not isinstance(inner, list | tuple):
        return None
    return next((found for value in inner if (found := _race_in(value)) is not None), None)


def _for_a_leader(met: Claim, race: SelectRealms) -> Claim:
    """Of those tied for the top any may be taken, the same in the whole card."""
    leaders = selectors.selector(race)

    def holds(g: Game, c: Context) -> bool:
        for leader in leaders(g, c):
            chosen = c.chosen_by(c.you)
            chosen.leader = leader
            if met(g, chosen):
                return True
        return False

    return holds


_requirements = [*(m.requirement.all for m in MISSIONS), *(m.requirement.all for m in MILESTONES)]
WATCHED: Final = tuple(sorted({"milestones", *(name for one in _requirements for name in columns_of(one))}))


@cache
def mission_goals() -> tuple[Goal, ...]:
    return tuple(_goal(entry.requirement.all) for entry in MISSIONS)


@cache
def milestone_goals() -> tuple[Goal, ...]:
    return tuple(_goal(entry.requirement.all) for entry in MILESTONES)


def context(g: Game, seat: Seat, source: Mapping[str, int], occurrence: Occurrence | None = None) -> Context:
    active = g.realm[g.active] if g.active != NOBODY else NOBODY
    c = Context(source, "PP-17.2.10", g.realm[seat], active)
    c.occurrence = occurrence
    return c


def is_fulfilled(g: Game, seat: Seat, mission: int) -> bool:
    """PP-17.2.10: at this very moment."""
    return mission_goals()[mission].is_met(g, context(g, seat, {"mission": mission}))


def meets(g: Game, seat: Seat, milestone: int, occurrence: Occurrence | None = None) -> bool:
    """PP-17.3.6, PP-17.3.9."""
    return milestone_goals()[milestone].is_met(g, context(g, seat, {"milestone": milestone}, occurrence))


# What has changed since the last window


def changes(g: Game) -> int:
    """The columns, as bits, that differ from what was last looked at; from now on they are what was looked at."""
    if g.watch is None:
        g.watch = Watch()
        g.watch.seen = [None] * len(WATCHED)
    seen, now, changed = g.watch.seen, _read(g), 0
    for n in compress(_PLACES, map(ne, seen, now)):
        column = now[n]
        seen[n] = column if isinstance(column, int) else column.copy()
        changed |= 1 << n
    return changed


_read: Final = attrgetter(*WATCHED)
_PLACES: Final = range(len(WATCHED))


def is_at_rest(g: Game) -> bool:
    """Since all was tested, has nothing changed that a Mission or Milestone depends on which could be fulfilled now?"""
    watch = g.watch
    return watch is not None and watch.rested is not None and watch.look(g) == watch.rested


def look_anew(g: Game) -> None:
    """The next window looks at all Missions that may then be in a hand; what is known of them and has not changed stays
    known."""
    if g.watch is not None:
        g.watch.rested = None
        g.watch.possible.clear()


def forget_hand(g: Game, seat: Seat) -> None:
    """A player without Missions: what is known of them grows old."""
    assert g.watch is not None
    g.watch.met.pop(seat, None)
    g.watch.possible.pop(seat, None)


def owe(g: Game, changed: int) -> None:
    """No Milestone is completed now: what has changed is looked at in the next Phase."""
    assert g.watch is not None
    g.watch.owed |= changed


def with_owed(g: Game, changed: int) -> int:
    """The changes, and those that were not looked at before."""
    assert g.watch is not None
    changed |= g.watch.owed
    g.watch.owed = 0
    return changed


def rest(g: Game) -> None:
    """All has been tested: note what the next changes must touch to be of interest."""
    watch = g.watch
    assert watch is not None
    depends = 1 << WATCHED.index("milestones")
    for milestone in g.milestones:
        if milestone != NOBODY:
            depends |= milestone_goals()[milestone].depends
    for possible in watch.possible.values():
        depends |= possible.depends
    watch.look = _look(depends)
    seen = [column for n, column in enumerate(watch.seen) if depends >> n & 1]
    watch.rested = g.step, g.missions[:], g.missions_done[:], *seen


@cache
def _look(depends: int) -> Callable[[Game], tuple[Any, ...]]:
    """Reads what decides which Missions may be in a hand, and these columns."""
    return attrgetter("step", "missions", "missions_done", *compress(WATCHED, map(int, reversed(f"{depends:b}"))))


def study(g: Game) -> None:
    """Look at everything before the first window, while the players choose: then only changes are left to look at."""
    changes(g)
    watch = g.watch
    assert watch is not None
    for seat in g.each_seat if g.rules.missions else ():
        _test(g, seat, _possible(g, seat), watch.met.setdefault(seat, {}), 0)
    for category, milestone in enumerate(g.milestones):
        if milestone != NOBODY and not reached(g, g.each_seat, category):
            watch.milestones[category] = milestone


class Possible(NamedTuple):
    """Missions that a player may have in hand, for all that others know, and the columns they depend on."""

    done: tuple[int, ...]
    missions: tuple[int, ...]
    depends: int


def fulfilled(g: Game, seat: Seat, changed: int) -> tuple[int, ...]:
    """The Missions that may be in a player's hand and are fulfilled, by what is known of the last time and what has
    changed since."""
    assert g.watch is not None
    possible, before = g.watch.possible.get(seat), g.fulfilled[seat]
    if possible is None or possible.done is not g.missions_done[seat]:
        known = g.watch.met.get(seat, {}) if possible is None else {}
        possible = g.watch.possible[seat] = _possible(g, seat)
        g.watch.met[seat] = {mission: known[mission] for mission in possible.missions if mission in known}
    elif not possible.depends & changed:
        return before
    met = g.watch.met[seat]
    _test(g, seat, possible, met, changed)
    return tuple(mission for mission in possible.missions if met[mission])


def _test(g: Game, seat: Seat, possible: Possible, met: dict[int, bool], changed: int) -> None:
    """Find out which of these Missions are fulfilled, where that is not known or may have changed."""
    goals, c = mission_goals(), context(g, seat, {})
    for mission in possible.missions:
        if mission not in met or goals[mission].depends & changed:
            met[mission] = goals[mission].is_met(g, c)


def _possible(g: Game, seat: Seat) -> Possible:
    cards = sorted({*g.missions[seat], *g.mission_deck[seat]})
    missions = [card for card in cards if card in g.missions[seat] or decks.is_eligible(g, seat, card)]
    goals, depends = mission_goals(), 0
    for mission in missions:
        depends |= goals[mission].depends
    return Possible(g.missions_done[seat], tuple(missions), depends)


def concerns(g: Game, category: int, changed: int) -> bool:
    """Can somebody have come to meet a Milestone? It is new on display, or what it depends on has changed."""
    assert g.watch is not None
    milestone = g.milestones[category]
    if g.watch.milestones.get(category) != milestone:
        g.watch.milestones[category] = milestone
        return True
    return bool(milestone_goals()[milestone].depends & changed)


def reached(g: Game, seats: Iterable[Seat], category: int) -> list[Seat]:
    """The players who meet a Milestone by the position."""
    is_met = milestone_goals()[g.milestones[category]].is_met
    return [seat for seat in seats if is_met(g, context(g, seat, {}))]
