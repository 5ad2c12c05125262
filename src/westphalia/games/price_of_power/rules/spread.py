"""PP-15.1, PP-16.5.31 to 16.5.42: Infectious Faiths and how the symbols of Events spread them.

Nobody is the Active Player while the symbols of an unpicked Event are resolved: they then spread by fixed priorities.
"""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, choose, refusals

from .. import pieces, terms
from ..board import AREA, AREA_SORT, MARK, SLOT_OF
from ..ids import Area, Seat
from ..model import NOBODY, Game, acts_by_itself, players
from ..tables import CATHOLIC, COUNTER_REFORMED, DIVERSE, MUSLIM, NO_RELIGION, ORTHODOX, PROTESTANT, REVOLUTIONARY
from . import checks, religion

IDEAS: Final = (PROTESTANT, COUNTER_REFORMED)  # PP-15.1.1; the automatic order of PP-16.5.36
REVOLUTION: Final = (REVOLUTIONARY,)
MOST_TOKENS: Final = 4  # PP-16.5.33, in a Turn
MOST_OF_ONE: Final = 2  # PP-16.5.33(b)
DIVERSE_AREAS: Final = 2  # PP-16.5.34
CAPITALS: Final = 2  # PP-16.5.39

SPREAD_FROM: Final = Kind("spread_from", "PP-16.5.32", AREA)
SPREAD_TO: Final = Kind("spread_to", "PP-16.5.32", AREA)
DIVERSE_WHERE: Final = Kind("spread_diverse", "PP-16.5.34", AREA)
CAPITAL_WHERE: Final = Kind("revolution_capital", "PP-16.5.39", AREA)
FAR_AWAY: Final = Kind("revolution_far", "PP-16.5.40", AREA)

NO_FAITH: Final = Refusal("PP-15.0.2", "no-spread-distant")
STEADFAST: Final = Refusal("PP-16.5.32", "no-spread-steadfast")
SAME_FAITH: Final = Refusal("PP-15.1.6", "no-spread-same")
PLACED_NOW: Final = Refusal("PP-16.5.33", "no-spread-placed")


class Cluster(NamedTuple):
    """PP-15.1.2: Areas of one Infectious Faith that hang together by land, ascending."""

    faith: int
    areas: tuple[Area, ...]


def clusters(g: Game, faiths: tuple[int, ...]) -> list[Cluster]:
    """PP-15.1.2, PP-16.5.31: all clusters of these faiths, by their first Area."""
    found = list[Cluster]()
    seen = set[int]()
    for start in g.board.main_areas:
        faith = religion.area_religion(g, start)
        if faith not in faiths or start in seen:
            continue
        group, edge = {start}, [start]
        while edge:
            for a in g.board.land[edge.pop()]:
                if a not in group and religion.area_religion(g, a) == faith:
                    group.add(a)
                    edge.append(a)
        seen |= group
        found.append(Cluster(faith, tuple(sorted(group))))
    return found


def neighbours(g: Game, cluster: Cluster) -> list[Area]:
    """Areas beside a cluster, also across a Sea Zone (PP-16.5.32)."""
    return sorted({b for a in cluster.areas for b in g.board.adjacent[a]} - {*cluster.areas})


def is_standing(g: Game, cluster: Cluster) -> bool:
    """PP-16.5.31: a cluster of which another faith has taken all Areas meanwhile spreads nothing."""
    return any(religion.area_religion(g, a) == cluster.faith for a in cluster.areas)


def placed(g: Game) -> list[tuple[int, int]]:
    """Slots and faiths of the Religion tokens placed this Turn, by the text of the Event too (PP-16.5.33)."""
    assert g.turn is not None
    return g.turn.religions


def fixed_slots(g: Game) -> list[int]:
    return [slot for slot, _ in placed(g)]


def why_not_spread(g: Game, cluster: Cluster, a: Area) -> Refusal | None:
    """PP-16.5.32, PP-16.5.33(c), PP-16.5.38, PP-15.1.6: may the faith of a cluster take an Area beside it?"""
    here = religion.area_religion(g, a)
    if here == NO_RELIGION:
        return NO_FAITH
    if here in (ORTHODOX, MUSLIM) and cluster.faith != REVOLUTIONARY:
        return STEADFAST
    if here == cluster.faith:
        return SAME_FAITH
    return PLACED_NOW if SLOT_OF[a] in fixed_slots(g) else None


def targets(g: Game, cluster: Cluster) -> list[Area]:
    return allowed(neighbours(g, cluster), partial(why_not_spread, g, cluster))


def open_clusters(g: Game, unused: list[Cluster]) -> list[Cluster]:
    """PP-16.5.35: those with a target; PP-16.5.33(b): after 2 tokens of one faith the other if possible."""
    able = [cluster for cluster in unused if is_standing(g, cluster) and targets(g, cluster)]
    faiths = [faith for _, faith in placed(g)]
    spent = {cluster.faith for cluster in able if faiths.count(cluster.faith) >= MOST_OF_ONE}
    return [cluster for cluster in able if cluster.faith not in spent] or able


def spread_from(g: Game, found: list[Cluster]) -> Script[None]:
    """PP-16.5.32, PP-16.5.33: one token beside each cluster, 4 in a Turn at most."""
    unused = list(found)
    last: int = NOBODY
    while able := open_clusters(g, unused):
        if acts_by_itself(g):
            cluster, a = by_itself(g, able, last)
        else:
            cluster, a = yield from choose_spread(g, able)
        unused.remove(cluster)
        last = cluster.faith
        yield from place(g, a, cluster.faith)
        tokens = [faith for _, faith in placed(g) if faith in (*IDEAS, *REVOLUTION)]
        if len(tokens) >= MOST_TOKENS:
            return


def choose_spread(g: Game, able: list[Cluster]) -> Script[tuple[Cluster, Area]]:
    """The Active Player picks a cluster, by its first Area, and an Area beside it."""
    first: list[Value] = [cluster.areas[0] for cluster in able]
    start = yield from choose(Ask(g.active, SPREAD_FROM, first))
    cluster = able[first.index(start)]
    beside = neighbours(g, cluster)
    why_not = partial(why_not_spread, g, cluster)
    ask = Ask(
        g.active,
        SPREAD_TO,
        allowed(beside, why_not),
        args={"religion": cluster.faith},
        refused=partial(refusals, beside, why_not),
    )
    return cluster, (yield from choose(ask))


def place(g: Game, a: Area, faith: int) -> Script[None]:
    """A token in an Area; all Areas of its slot change together. Without an Active Player the First Player decides
    about a token that is not left in supply (PP-2.5.41)."""
    seat = g.first if g.active == NOBODY else g.active
    yield from religion.place_token(g, seat, SLOT_OF[a], faith, fixed=fixed_slots(g))
    yield from checks.settle(g)


# Automatic resolution (PP-16.5.36)


def priority(g: Game, a: Area) -> tuple[bool, int, str]:
    """Lower comes first: Areas with a Town, then the highest total Tax Value, then by name."""
    provinces = g.board.provinces_of[a]
    has_town = any(pieces.has_town(g, p) for p in provinces)
    return not has_town, -sum(terms.tax_value(g, p) for p in provinces), AREA_SORT[a]


def by_itself(g: Game, able: list[Cluster], last: int) -> tuple[Cluster, Area]:
    """The faiths in turn, Protestant first; the best Area beside any unused cluster of the faith."""
    wanted = COUNTER_REFORMED if last == PROTESTANT else PROTESTANT
    of_faith = [cluster for cluster in able if cluster.faith == wanted] or able
    choices = [(cluster, a) for cluster in of_faith for a in targets(g, cluster)]
    return min(choices, key=lambda choice: priority(g, choice[1]))


# Spread of Religious Ideas


def spread_religious_ideas(g: Game) -> Script[None]:
    """PP-15.1.3, PP-16.5.31 to 16.5.37."""
    found = clusters(g, IDEAS)
    if found:
        yield from spread_from(g, found)
    else:
        yield from spread_diverse_faiths(g)


def may_turn_diverse(g: Game, a: Area) -> bool:
    """PP-16.5.34: Catholic, and not beside a Sea Zone marked with a dagger."""
    if religion.area_religion(g, a) != CATHOLIC:
        return False
    return all(MARK[z] != "dagger" for z in g.board.coasts[a])


def spread_diverse_faiths(g: Game) -> Script[None]:
    """PP-16.5.34: without any cluster 2 Catholic Areas take Diverse Faiths; by themselves the first ones by name."""
    for _ in range(DIVERSE_AREAS):
        areas = [a for a in g.board.main_areas if may_turn_diverse(g, a) and SLOT_OF[a] not in fixed_slots(g)]
        if not areas:
            return
        if acts_by_itself(g):
            a = min(areas, key=lambda b: AREA_SORT[b])
        else:
            a = yield from choose(Ask(g.active, DIVERSE_WHERE, areas))
        yield from place(g, a, DIVERSE)


# Spread of the Revolution


def spread_revolution(g: Game) -> Script[None]:
    """PP-15.1.5, PP-16.5.38 to 16.5.42."""
    found = clusters(g, REVOLUTION)
    if not found:
        yield from begin_revolution(g)
        return
    yield from spread_from(g, found)
    if len(found) == 1:  # PP-16.5.40
        beside = {*found[0].areas, *neighbours(g, found[0])}
        areas = [a for a in g.board.main_areas if a not in beside and not g.revolution[a]]
        if areas:
            if acts_by_itself(g):
                a = min(areas, key=lambda b: priority(g, b))
            else:
                a = yield from choose(Ask(g.active, FAR_AWAY, areas))
            yield from place(g, a, REVOLUTIONARY)


def begin_revolution(g: Game) -> Script[None]:
    """PP-16.5.39: 2 Capital Areas of players; by themselves those with the lowest Stability, ties random."""
    for number in range(CAPITALS):
        able = [seat for seat in players(g) if not g.revolution[terms.capital_area(g, g.realm[seat])]]
        if not able:
            return
        if acts_by_itself(g):
            a = terms.capital_area(g, g.realm[least_stable(g, able, CAPITALS - number)])
        else:
            areas = sorted({terms.capital_area(g, g.realm[seat]) for seat in able})
            a = yield from choose(Ask(g.active, CAPITAL_WHERE, areas))
        yield from place(g, a, REVOLUTIONARY)


def least_stable(g: Game, seats: list[Seat], wanted: int) -> Seat:
    """PP-16.5.42: the lowest Stability; a draw only if not all who tie are wanted."""
    lowest = min(g.stability[seat] for seat in seats)
    tied = [seat for seat in seats if g.stability[seat] == lowest]
    return tied[0] if len(tied) <= wanted else tied[g.chance.below(len(tied))]
