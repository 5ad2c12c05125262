"""What Missions, Milestones and Power Struggles make the steward want: one step towards them, by what it is about."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

from westphalia.kernel.remember import remembered
from westphalia.kernel.script import Domain

from ..board import AREA, IDEA, MILESTONES, MISSIONS, PROVINCE, PROVINCES_OF
from ..effects import conditions, goals, select_places, stats
from ..effects.context import Context
from ..ids import Area, Seat
from ..model import NOBODY, Game
from ..vocabulary import Condition
from ..vocabulary.conditions import AllHold, AnyHolds, CountIs, Happens, StatIs
from ..vocabulary.selectors import (
    AnyOf,
    AnySelector,
    SelectAreas,
    SelectCharacters,
    SelectIdeas,
    SelectMaps,
    Selector,
    SelectPieces,
    SelectProvinces,
    SelectShips,
    SelectTokens,
    SelectUnits,
)
from . import worth

FARTHEST: Final = 5  # steps to a goal that is still in sight
BEYOND: Final = 6  # steps counted for what no action of ours brings about
COMPANY: Final = 4  # units that count as one step: many are raised at once
RESOURCE: Final = 3.0  # what a Milestone gives beside its Prestige
UPCOMING: Final = 0.4  # that a Power Struggle which is still to come finds us where we are
UNLOCKED: Final = 4.0  # what a Mission gives beside its Prestige: its reward, and the Missions behind it

# What a step can be about
TOPICS: Final = (
    "provinces", "distant", "ideas", "stability", "ducats", "ships", "claim", "alliance", "marriage", "influence",
    "advisor", "units", "calm", "war", "victory",
)  # fmt: skip
OF_STAT: Final = {
    "stability": "stability",
    "ducats": "ducats",
    "base_tax": "provinces",
    "tax_income": "provinces",
    "advisor_bonus": "advisor",
    "unrest_removed_this_turn": "calm",
    "tax_value_gained_by_peace": "provinces",
}
OF_EVENT: Final = {
    "battle_won": "war",
    "peace_term_enforced": "victory",
    "war_ended": "victory",
    "province_gained": "provinces",
    "capital_occupied": "war",
    "siege_won": "war",
}
OF_TOKEN: Final = {
    "claim": "claim",
    "colonial_claim": "distant",
    "alliance": "alliance",
    "marriage": "marriage",
    "influence": "influence",
    "presence": "influence",
}


LOOKED_AT: Final = (
    *goals.WATCHED, "variant", "realm", "round", "missions", "milestone_done", "lands", "occupier", "town", "vassal",
    "disc",
)  # fmt: skip


class Wish(NamedTuple):
    """A part of a goal that is not met: what would bring it nearer, which things count (None: any), how many lack."""

    topic: str
    things: frozenset[int] | None
    missing: int


class Goal(NamedTuple):
    value: float  # in Ducats
    wishes: list[Wish]

    @property
    def distance(self) -> int:
        return sum(wish.missing for wish in self.wishes)


def open_goals(g: Game, seat: Seat) -> list[Goal]:
    """The Missions in hand and the Milestones on display that are in sight."""
    found = list[Goal]()
    for mission in g.missions[seat]:
        if mission >= 0:
            value = MISSIONS[mission].prestige * worth.PRESTIGE + UNLOCKED
            found.append(Goal(value, wishes(g, seat, {"mission": mission}, MISSIONS[mission].requirement.all)))
    for category, number in enumerate(g.milestones):
        if number == NOBODY or seat in g.milestone_done[category]:
            continue
        entry = MILESTONES[number]
        place = len(g.milestone_done[category])
        prestige = entry.prestige[place] if place < len(entry.prestige) else 0
        value = prestige * worth.PRESTIGE + RESOURCE
        found.append(Goal(value, wishes(g, seat, {"milestone": number}, entry.requirement.all)))
    return [goal for goal in found if 0 < goal.distance <= FARTHEST]


@remembered(*LOOKED_AT)
def pulls(g: Game, seat: Seat) -> dict[str, list[tuple[frozenset[int] | None, float]]]:
    """By topic: the things that count, and what one of them is worth on the way to a goal. The nearer, the more."""
    found = dict[str, list[tuple[frozenset[int] | None, float]]]()
    for goal in open_goals(g, seat):
        step = goal.value / (goal.distance + 1)
        for wish in goal.wishes:
            found.setdefault(wish.topic, []).append((wish.things, step))
    return found


def pull(g: Game, seat: Seat, topic: str, things: Collection[int] = ()) -> float:
    """What one step on this topic adds, with any of these things if the goal names some."""
    assert topic in TOPICS
    return sum(step for named, step in pulls(g, seat).get(topic, ()) if named is None or not named.isdisjoint(things))


@remembered("variant", "struggles", "active_struggles")
def contested(g: Game, number: int) -> dict[int, float]:
    """Battleground Areas, with what a point of Tax Value there scores: at the end of this Round, or perhaps later."""
    found = dict[int, float]()
    for struggles, chance in ((g.struggles[:1], UPCOMING), (g.active_struggles, 1.0)):
        for struggle in struggles:
            found.update(dict.fromkeys(select_places.battlegrounds(g, struggle), chance * worth.PRESTIGE))
    return found


def battleground(g: Game, a: Area) -> float:
    """PP-17.4.7: what a point of Tax Value controlled in an Area scores in a Power Struggle."""
    return contested(g, 0).get(a, 0.0)


def promise(g: Game, seat: Seat, mission: int) -> float:
    """A Mission to be taken: its Prestige, the more the nearer it is."""
    entry = MISSIONS[mission]
    left = sum(wish.missing for wish in wishes(g, seat, {"mission": mission}, entry.requirement.all))
    return (entry.prestige + 1) / (1 + left)


def wishes(g: Game, seat: Seat, source: Mapping[str, int], requirement: Collection[Condition]) -> list[Wish]:
    c = goals.context(g, seat, source)
    return [wish for part in requirement if (wish := wish_of(g, c, part)) is not None]


def wish_of(g: Game, c: Context, part: Condition) -> Wish | None:
    """What is lacking for one condition; None if it is met."""
    if isinstance(part, Happens):
        topic = OF_EVENT.get(part.happens)
        return Wish(topic or "war", None, 2 if topic else BEYOND)
    if _mentions_happening(part):
        return _nearest(g, c, _inner(part))
    if conditions.holds(g, c, part):
        return None
    if isinstance(part, AnyHolds):
        return _nearest(g, c, part.any)
    if isinstance(part, AllHold):
        lacking = [wish for one in part.all if (wish := wish_of(g, c, one)) is not None]
        return max(lacking, key=lambda wish: wish.missing, default=None)
    if isinstance(part, StatIs):
        return _of_stat(g, c, part)
    return _of_count(g, c, part) if isinstance(part, CountIs) else Wish("war", None, BEYOND)


def _nearest(g: Game, c: Context, parts: Iterable[Condition]) -> Wish | None:
    lacking = (wish_of(g, c, one) for one in parts)
    return min((wish for wish in lacking if wish is not None), key=lambda wish: wish.missing, default=None)


def _of_stat(g: Game, c: Context, part: StatIs) -> Wish:
    topic = OF_STAT.get(part.stat)
    if topic is None or part.min is None or part.who != "you":
        return Wish("war", None, BEYOND)
    missing = part.min - stats.stat(g, c, c.you, part.stat, part)
    if topic == "ducats":
        missing = -(-missing // worth.COMFORT) if missing > 0 else 0
    return Wish(topic, None, max(1, missing))


def _of_count(g: Game, c: Context, part: CountIs) -> Wish:
    counted = part.count
    least = 1 if part.min is None and part.max is None else part.min
    about = topic_of(counted)
    if about is None or least is None or part.most:
        is_calm = isinstance(counted, SelectPieces) and (counted.disorder is not None or counted.occupied is not None)
        return Wish("calm" if is_calm else "war", None, BEYOND)
    gain = part.gain or 0 if part.since is not None else least - conditions.counter(counted)(g, c)
    if about == "units":
        gain = -(-gain // COMPANY)
    return Wish(about, named(counted), max(1, gain))


OF_HEAD: Final[dict[type[Selector], str]] = {
    SelectIdeas: "ideas",
    SelectShips: "ships",
    SelectUnits: "units",
    SelectCharacters: "advisor",
    SelectMaps: "distant",
}


def topic_of(counted: AnySelector) -> str | None:
    if isinstance(counted, AnyOf):
        return next((topic for one in counted.any_of if (topic := topic_of(one)) is not None), None)
    if isinstance(counted, SelectTokens):
        distant = isinstance(counted.where, SelectAreas) and counted.where.map == "distant"
        kinds = (counted.tokens,) if isinstance(counted.tokens, str) else counted.tokens
        return "distant" if distant else next((OF_TOKEN[kind] for kind in kinds if kind in OF_TOKEN), None)
    if type(counted) in OF_HEAD:
        return OF_HEAD[type(counted)]
    if getattr(counted, "map", None) == "distant":
        return "distant"
    if isinstance(counted, SelectAreas) and counted.has is not None:
        return topic_of(counted.has)
    if isinstance(counted, SelectProvinces | SelectAreas) and _is_ours(counted):
        return "provinces"
    return None


def _is_ours(counted: SelectProvinces | SelectAreas) -> bool:
    if isinstance(counted, SelectAreas):
        return "you" in (counted.of, counted.fully_owned_by)
    return "you" in (counted.owner, counted.controller, counted.held_by)


def named(counted: AnySelector) -> frozenset[int] | None:
    """The Provinces or Ideas that count; None: any."""
    if isinstance(counted, SelectIdeas):
        return _numbers(IDEA, counted.ideas)
    provinces = _numbers(PROVINCE, counted.provinces) if isinstance(counted, SelectProvinces) else None
    if provinces is not None:
        return provinces
    areas = _numbers(AREA, counted.areas if isinstance(counted, SelectAreas) else getattr(counted, "in_", None))
    return None if areas is None else frozenset(p for a in areas for p in PROVINCES_OF[a])


def _numbers(domain: Domain, ref: object) -> frozenset[int] | None:
    """The things named by their ids; None if the reference says something else (any, a selector)."""
    ids = ref if isinstance(ref, tuple) else (ref,)
    found = frozenset(number for key in ids if isinstance(key, str) and (number := domain.value(key)) is not None)
    return found or None


def _mentions_happening(part: Condition) -> bool:
    return any(isinstance(one, Happens) or _mentions_happening(one) for one in _inner(part))


def _inner(part: Condition) -> tuple[Condition, ...]:
    return part.any if isinstance(part, AnyHolds) else part.all if isinstance(part, AllHold) else ()
