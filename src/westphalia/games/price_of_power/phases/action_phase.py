"""PP-4.2 Phase 2: Actions, and what a Turn contains (PP-5.0): one action or a Pass, and Minor Actions around it."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action, impossible, possible
from westphalia.kernel.script import PAUSE, Aside, Ask, Kind, Reasons, Refusal, Script, Value

from .. import history
from ..automata import turn as bot_turn
from ..card_rules import action_cards, events, prestige
from ..ids import Seat
from ..model import NOBODY, PASSED, Game, TurnMemory, clockwise, is_bot
from ..rules import (
    administrative_actions,
    checks,
    diplomatic_actions,
    generic_actions,
    military_actions,
    minor_actions,
    offices,
    realm,
    recruit,
    scenario_rules,
    variants,
)

TURN: Final = Kind("turn", "PP-5.0.1")
AFTER: Final = Kind("after_action", "PP-5.2.1")

EVENT_FIRST: Final = Refusal("PP-4.2.4", "no-pass-before-event")
MUST_TAKE_EVENT: Final = Refusal("PP-4.2.10", "no-action-but-event")


def why_not_pass(g: Game, seat: Seat) -> Refusal | None:
    """PP-4.2.4, PP-5.0.1(e)."""
    return EVENT_FIRST if events.events_due(g, seat) else None


def pass_turn(g: Game, seat: Seat) -> Script[None]:
    """PP-4.2.6: the next free field of Has Passed, and its Ducats."""
    mark_passed(g, seat)
    paid = variants.pass_ducats(g)
    place = g.pass_order[seat]
    ducats = paid[place - 1] if place <= len(paid) and not g.last_turns else 0
    g.log("log-passed", "PP-4.2.6", seat=seat, number=place)
    realm.gain_ducats(g, seat, ducats, "PP-4.2.6")
    if not g.last_turns and place == variants.passes_that_end_the_phase(g):
        begin_last_turns(g)
    yield from ()


def mark_passed(g: Game, seat: Seat) -> None:
    """PP-4.2.6(a), PP-4.2.11."""
    g.status[seat] = PASSED
    g.pass_order[seat] = max(g.pass_order) + 1


def begin_last_turns(g: Game) -> None:
    """PP-4.2.9: enough have passed; the others take their last Turns."""
    g.last_turns = 1
    for seat in g.each_seat:
        if g.status[seat] != PASSED:
            g.turns_left[seat] = variants.last_turns_of(g, seat)


PASS: Final = Action("pass", why_not_pass, pass_turn)

MAIN: Final = (
    events.TAKE_EVENT,
    *generic_actions.ACTIONS,
    *administrative_actions.ACTIONS,
    *diplomatic_actions.ACTIONS,
    *military_actions.ACTIONS,
    *action_cards.ACTIONS,
    *offices.ACTIONS,
    PASS,
)
MINOR: Final = (*minor_actions.ACTIONS, prestige.COMPLETE_MISSION)
OF_TEAMS: Final = (*MINOR, scenario_rules.GIVE)
BY_WORD: Final = {action.word: action for action in (*MAIN, *OF_TEAMS)}
EVENT_ONLY: Final = (events.TAKE_EVENT,)


def minor(g: Game, seat: Seat) -> tuple[Action, ...]:
    """The Minor Actions of a player."""
    return OF_TEAMS if scenario_rules.has_partner(g, seat) else MINOR


def begin(g: Game) -> None:
    """The First Player begins (PP-4.2.1)."""
    g.active = g.first
    g.last_turns = g.main_done = 0
    variants.skip_departed(g)
    history.begin_round(g)
    prestige.look_anew(g)
    g.log("log-actions", "PP-4.2.1", number=g.round)


def must_take_event(g: Game, seat: Seat) -> bool:
    """PP-4.2.10: the last Turn was free, the one after it is for the Event that is due; PP-20.2.5: with two players
    the Events are part of the last Turns."""
    if not g.last_turns:
        return False
    free = 0 if g.seats == variants.TWO_PLAYERS else 1
    return g.turns_left[seat] + free <= events.events_due(g, seat)


def take_turn(g: Game) -> Script[None]:
    """PP-4.2.2: Minor Actions, one action or Pass, Minor Actions; a Bot follows its cards (PB-3)."""
    seat = g.active
    if g.turn is None:
        begin_turn(g, seat)
        yield from prestige.mission_window(g)
        if is_bot(g, seat):
            yield from take_bot_turn(g, seat)
            return
    elif g.turn.order is not None or g.turn.event is not None:  # a pause within an action
        yield from recruit.recruit_on(g, seat) if g.turn.event is None else events.resolve_on(g, seat)
        yield from close_action(g)
    while not g.main_done:
        main = EVENT_ONLY if must_take_event(g, seat) else MAIN
        options = (yield PAUSE) or possible(g, seat, (*main, *minor(g, seat)))
        why_not, beside = partial(refused, g, seat), partial(prestige.aside, g)
        left = turns_to_come(g, seat)
        answer = yield Ask(seat, TURN, options, default_action(g, seat), left, refused=why_not, aside=beside)
        if isinstance(answer, Aside):
            diplomatic_actions.keep_reach(g, seat)
            yield from hear(g, answer)
            continue
        action = BY_WORD[answer]
        if action in OF_TEAMS:
            diplomatic_actions.keep_reach(g, seat)
        else:
            g.main_done = 1
        yield from action.script(g, seat)
        yield from close_action(g)
    while True:  # asked in any case: nobody learns from the question what the hand allows
        options = (yield PAUSE) or [*possible(g, seat, minor(g, seat)), "end"]
        why_not, beside = partial(impossible, g, seat, minor(g, seat)), partial(prestige.aside, g)
        answer = yield Ask(seat, AFTER, options, "end", refused=why_not, aside=beside)
        if answer == "end":
            break
        if isinstance(answer, Aside):
            yield from hear(g, answer)
            continue
        yield from BY_WORD[answer].script(g, seat)
        yield from close_action(g)
    end_turn(g, seat)


def begin_turn(g: Game, seat: Seat) -> None:
    g.main_done = g.talks_refused = 0
    g.log("log-turn", "PP-4.2.1", seat=seat)
    g.turn = TurnMemory(g)
    g.last_turn[seat] = max(g.last_turn) + 1
    history.begin_turn(g)


def take_bot_turn(g: Game, seat: Seat) -> Script[None]:
    """PB-3.1: one thing it does, or it passes (PB-3.6), which brings it nothing."""
    g.main_done = 1
    if not (yield from bot_turn.act(g, seat, event_only=must_take_event(g, seat))) and not events.events_due(g, seat):
        mark_passed(g, seat)
        g.log("log-passed", "PB-3.6", seat=seat, number=g.pass_order[seat])
        if not g.last_turns and g.pass_order[seat] == variants.passes_that_end_the_phase(g):
            begin_last_turns(g)
    yield from close_action(g)
    end_turn(g, seat)


def turns_to_come(g: Game, seat: Seat) -> dict[str, Value]:
    """PP-4.2.9, PP-4.2.10: what the question says of the last Turns: how many are left, and which is for the Event."""
    n = g.turns_left[seat] if g.last_turns else 0
    if must_take_event(g, seat):
        return {"n": n, "left": "event"}
    if n == 1:
        return {"n": n, "left": "last_but_event" if events.events_due(g, seat) else "last"}
    return {"n": n, "left": "more" if n else "any"}


def default_action(g: Game, seat: Seat) -> str:
    """What an absent player does: take the Event that is due, else pass."""
    return events.TAKE_EVENT.word if events.events_due(g, seat) else PASS.word


def refused(g: Game, seat: Seat) -> Reasons:
    """Every action that is not possible, with its reason."""
    if must_take_event(g, seat):
        for action in MAIN:
            if action not in EVENT_ONLY:
                yield action.word, MUST_TAKE_EVENT
        yield from impossible(g, seat, minor(g, seat))
    else:
        yield from impossible(g, seat, (*MAIN, *minor(g, seat)))


def hear(g: Game, aside: Aside) -> Script[None]:
    """PP-17.2.10: another player completes a Mission between two actions."""
    assert isinstance(aside.value, int)
    yield from prestige.complete_mission(g, Seat(aside.seat), aside.value)
    yield from close_action(g)


def close_action(g: Game) -> Script[None]:
    """What follows every finished action: continuous checks, then the Mission window (PP-17.2.12)."""
    yield from checks.settle(g)
    yield from prestige.mission_window(g)


def end_turn(g: Game, seat: Seat) -> None:
    """PP-4.2.9: a last Turn is counted; who has none left and no Event due counts as having passed (PP-4.2.11)."""
    military_actions.end_turn(g, seat)
    g.turn = None
    if g.last_turns and g.status[seat] != PASSED:
        g.turns_left[seat] = max(0, g.turns_left[seat] - 1)
        if not g.turns_left[seat] and not events.events_due(g, seat):
            mark_passed(g, seat)
            g.log("log-finished", "PP-4.2.11", seat=seat)
    g.active = next_player(g)


def next_player(g: Game) -> Seat:
    """Clockwise, skipping who has passed (PP-4.2.1); players with only an Event left to take come last (PP-4.2.10)."""
    waiting = [seat for seat in clockwise(g, Seat((g.active + 1) % g.seats)) if g.status[seat] != PASSED]
    if g.last_turns:
        waiting = [seat for seat in waiting if g.turns_left[seat]] or waiting
    return waiting[0] if waiting else NOBODY


def is_over(g: Game) -> bool:
    """PP-4.2.11: all have passed."""
    return all(status == PASSED for status in g.status)


def end(g: Game) -> None:
    g.active = NOBODY
    g.last_turns = g.main_done = 0
