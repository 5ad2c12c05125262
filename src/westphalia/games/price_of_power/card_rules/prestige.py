"""PP-17 Prestige: Missions and Milestones that are completed, Power Struggles.

When a requirement is met is data (``requirement`` in missions.yaml and milestones.yaml), tested by effects/goals.py;
what has happened is noted in history.py. A window opens after every finished action, step, symbol, battle and peace
term.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import All, Ask, Kind, Refusal, Script, Value

from .. import terms
from ..board import IS_DISTANT, MILESTONES, MISSION, MISSIONS, POWER_STRUGGLES, REALMS
from ..catalogue import Effects
from ..effects import goals, idea_hooks, run, select_places
from ..ids import Area, Seat, pair
from ..model import INCOME, NOBODY, PEACE_AND_REBELS, TURN, Game, clockwise, players
from ..rules import checks, diplomacy, realm

# Windows (PP-17.2.12)


@checks.mission_window.fill
def mission_window(g: Game) -> Script[None]:
    """PP-17.2.10 to 17.2.12, PP-17.3.9: not while an effect is half resolved. Milestones are completed, Missions
    offered, until that changes nothing any more."""
    if g.resolving:
        return
    while g.happened or not goals.is_at_rest(g):
        changed = goals.changes(g)
        scored = yield from reach_milestones(g, changed)
        completed = yield from offer_missions(g, changed)
        if not scored and not completed:
            goals.rest(g)
            return


def look_anew(g: Game) -> None:
    """A new Phase: whoever has kept a fulfilled Mission is offered it again."""
    g.fulfilled = [()] * g.seats
    goals.look_anew(g)


def open_phase(g: Game) -> Script[None]:
    """PP-17.2.10: Missions that were kept, before anything happens in Phases 3, 4 and 5 and after the End of an Age."""
    look_anew(g)
    yield from mission_window(g)


# 17.2 Missions

COMPLETE: Final = Kind("complete_mission", "PP-17.2.10", MISSION)
LATER: Final = "later"
NOT_FULFILLED: Final = Refusal("PP-17.2.10", "no-mission-fulfilled")


def offer_missions(g: Game, changed: int) -> Script[bool]:
    """PP-17.2.12: asked is everybody for whom one more Mission that may be in hand is fulfilled, so that the question
    says nothing about hands (engine notes, 1). Those completed are resolved from the Active Player clockwise."""
    if not g.rules.missions:
        return False
    asked, asks = list[Seat](), list[Ask]()
    for seat in clockwise(g, g.active):
        if not g.missions[seat]:
            goals.forget_hand(g, seat)
            continue
        before = g.fulfilled[seat]
        now = goals.fulfilled(g, seat, changed)
        if now is before:
            continue
        g.fulfilled[seat] = now
        if any(mission not in before for mission in now):
            options: list[Value] = [*fulfilled_in_hand(g, seat), LATER]
            asked.append(seat)
            asks.append(Ask(seat, COMPLETE, options))
    if not asks:
        return False
    answers = [(yield asks[0])] if len(asks) == 1 else (yield All(asks))
    completed = False
    for seat, mission in zip(asked, answers, strict=True):
        if mission != LATER and mission in g.missions[seat] and goals.is_fulfilled(g, seat, mission):
            yield from complete_mission(g, seat, mission)
            completed = True
    return completed


def fulfilled_in_hand(g: Game, seat: Seat) -> list[int]:
    """By the last window: nothing has changed since."""
    return [mission for mission in g.missions[seat] if mission in g.fulfilled[seat]]


def complete_mission(g: Game, seat: Seat, mission: int) -> Script[None]:
    """PP-17.2.11: revealed, scored, resolved, and out of the hand for the rest of the game; no other is picked for it
    before the next Phase 1 (PP-17.2.9)."""
    reveal_mission(g, seat, mission)
    yield from resolve_reward(g, seat, {"mission": mission}, "PP-17.2.11", MISSIONS[mission].reward.fx)
    yield from idea_hooks.run_hooks(g, seat, "mission_or_milestone_completed")


def reveal_mission(g: Game, seat: Seat, mission: int) -> None:
    """PP-17.2.11 (a), (c)."""
    g.missions[seat] = tuple(card for card in g.missions[seat] if card != mission)
    g.missions_done[seat] = (*g.missions_done[seat], mission)
    g.chance.reveal()
    g.log("log-mission", "PP-17.2.11", seat=seat, mission=mission)
    realm.score(g, seat, MISSIONS[mission].prestige, "PP-17.2.11")


def resolve_reward(g: Game, seat: Seat, source: dict[str, int], rule: str, steps: Effects) -> Script[None]:
    """PP-17.2.11(b): as an Event's text (16.3)."""
    c = goals.context(g, seat, source)
    c.rule = rule
    yield from run.run(g, c, steps)


def why_not_complete(g: Game, seat: Seat) -> Refusal | None:
    return None if fulfilled_in_hand(g, seat) else NOT_FULFILLED


WHICH_MISSION: Final = Kind("which_mission", "PP-17.2.10", MISSION)


def complete_one(g: Game, seat: Seat) -> Script[None]:
    """PP-17.2.10: a Mission that was kept, in one's own Turn."""
    mission = yield Ask(seat, WHICH_MISSION, [*fulfilled_in_hand(g, seat)])
    yield from complete_mission(g, seat, mission)


COMPLETE_MISSION: Final = Action("complete_mission", why_not_complete, complete_one)


def aside(g: Game, seat: Seat) -> Ask | None:
    """PP-17.2.10: in another player's Turn, between two actions."""
    missions = fulfilled_in_hand(g, seat)
    return Ask(seat, WHICH_MISSION, [*missions]) if missions else None


def score_missions_in_hand(g: Game) -> Script[None]:
    """PP-4.7.2(a), PP-17.2.14: Missions in hand whose requirements are met, Prestige only; nobody would keep one."""
    for seat in g.turn_order:
        for mission in [card for card in g.missions[seat] if goals.is_fulfilled(g, seat, card)]:
            reveal_mission(g, seat, mission)
    yield from ()


# 17.3 Milestones


def reach_milestones(g: Game, changed: int) -> Script[bool]:
    """PP-17.3.9: at once and compulsorily, in Phases 2 to 4; by the position, or by what has just happened."""
    happened, g.happened = g.happened or [], None
    if g.step not in (TURN, PEACE_AND_REBELS, INCOME):
        goals.owe(g, changed)
        return False
    changed = goals.with_owed(g, changed)
    scored = False
    for category, milestone in enumerate(g.milestones):
        if milestone == NOBODY:
            continue
        is_concerned = goals.concerns(g, category, changed)
        if not is_concerned and not happened:
            continue
        waiting = [seat for seat in clockwise(g, g.active) if seat not in g.milestone_done[category]]
        met = set(goals.reached(g, waiting, category)) if is_concerned else set[Seat]()
        met.update(seat for seat, event in happened if seat in waiting and goals.meets(g, seat, milestone, event))
        if met:
            yield from complete_milestone(g, category, met)
            scored = True
    return scored


def complete_milestone(g: Game, category: int, seats: Collection[Seat]) -> Script[None]:
    """PP-17.3.6 to 17.3.8: those who meet it at the same time in turn order from the Active Player; 5, 3 and 1 Prestige
    for the first three, the resource for everybody; each player once."""
    number = g.milestones[category]
    milestone = MILESTONES[number]
    for seat in clockwise(g, g.active):
        done = g.milestone_done[category]
        if seat not in seats or seat in done:
            continue
        g.milestone_done[category] = (*done, seat)
        g.log("log-milestone", "PP-17.3.6", seat=seat, milestone=number)
        if len(done) < len(milestone.prestige):
            realm.score(g, seat, milestone.prestige[len(done)], "PP-17.3.6")
        yield from resolve_reward(g, seat, {"milestone": number}, "PP-17.3.7", milestone.reward.fx)
        yield from idea_hooks.run_hooks(g, seat, "mission_or_milestone_completed")


# 17.4 Power Struggles


def score_power_struggles(g: Game) -> Script[None]:
    """PP-17.4.6, PP-4.4.7: the active Power Struggles in the order of activation, then they are discarded."""
    for struggle in g.active_struggles:
        entry = POWER_STRUGGLES[struggle]
        g.log("log-struggle", "PP-17.4.6", struggle=struggle)
        areas = battlegrounds(g, struggle)
        g.log("log-struggle-areas", "PP-17.4.7", struggle=struggle)
        for seat in g.turn_order:
            realm.score(g, seat, sum(battleground_score(g, seat, a) for a in areas), "PP-17.4.7")
        for n, criterion in enumerate(entry.criteria, 1):
            g.log("log-struggle-criterion", "PP-17.4.8", struggle=struggle, n=n)
            c = goals.context(g, g.first, {"struggle": struggle})
            c.rule = "PP-17.4.8"
            yield from run.run(g, c, criterion.fx)
    g.active_struggles = []


def battlegrounds(g: Game, struggle: int) -> list[Area]:
    """The Areas of the card that are in play."""
    return select_places.battlegrounds(g, struggle)


def battleground_score(g: Game, seat: Seat, a: Area) -> int:
    """PP-17.4.7, PP-17.4.9, PP-17.4.10."""
    own, provinces = diplomacy.counted_as_one(g, g.realm[seat]), g.board.provinces_of[a]
    score = sum(terms.tax_value(g, p) for p in provinces if terms.controller(g, p) in own)
    vassals = sum(g.board.tax[p] for p in provinces if g.vassal[p] == seat and g.occupier[p] == NOBODY)
    score += (vassals + 1) // 2
    if not IS_DISTANT[a] and players_present(g, a) == {seat}:
        score += 1
    capitals = [r for r, p in zip(REALMS, g.capital, strict=True) if p in provinces and g.lands[r]]
    score += any(g.alliance[pair(r, seat)] or g.marriage[pair(r, seat)] for r in capitals)
    return score


def players_present(g: Game, a: Area) -> set[Seat]:
    """PP-17.4.9: everybody with a Town or Vassal token in the Area, occupying and covered ones included."""
    provinces = g.board.provinces_of[a]
    present = {seat for p in provinces for seat in (g.town[p], g.vassal[p], g.occupier[p])}
    return present.intersection(players(g))
