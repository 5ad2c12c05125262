"""PP-16.3 Resolving event text: the unconditional part, the choice between A and B, what follows when all have chosen.

The Rulers that come with a card are events.py's business; what the text says about them it is told (``Heir``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, refusals

from ..board import EVENTS
from ..catalogue import Chooser, Event
from ..effects import conditions, run, select
from ..effects.context import Context, Heir
from ..ids import Seat
from ..model import Game
from ..rules import checks
from . import prestige

OPTION: Final = Kind("event_option", "PP-16.3.3")
NEITHER: Final = "neither"
MUST: Final = Refusal("PP-16.3.8", "no-event-option-must")


def resolve(g: Game, seat: Seat, event: int, ducats: int) -> Script[Heir]:
    """PP-5.1.3(c): ``ducats`` lay on the card when it was taken."""
    card = EVENTS[event]
    own = g.realm[seat]
    c = Context({"event": event}, "PP-5.1.3", own, own, ducats=ducats)
    yield from run.run(g, c, card.fx)
    if card.options:
        yield from _choices(g, c, card)
    if card.after is not None:
        yield from run.run(g, c, card.after.fx)
    yield from checks.settle(g)
    yield from prestige.mission_window(g)
    return c.heir


def _choices(g: Game, c: Context, card: Event) -> Script[None]:
    """PP-16.3.4: who chooses, one after the other; each carries out what he chose before the next chooses."""
    chooser = Chooser(who=card.chooser) if isinstance(card.chooser, str) else card.chooser
    realms = select.who(g, c, chooser.who)
    if chooser.active_last:
        realms.sort(key=lambda r: r == c.active)
    for r in realms:
        if conditions.all_hold(g, c.about(r), chooser.if_):
            yield from _choose(g, c.chosen_by(r), card, chooser)


def _choose(g: Game, c: Context, card: Event, chooser: Chooser) -> Script[None]:
    """PP-16.3.3: exactly one option (a card may allow to take neither). It is asked also where one is left: who decides
    sees why the other is shut."""
    seat = g.seat_of[c.you]
    why_not = _judge(g, c, card, chooser)
    letters: list[Value] = [*allowed(card.options, why_not)]
    if chooser.may:
        letters.append(NEITHER)
    letter = yield Ask(seat, OPTION, letters, args=c.source, refused=partial(refusals, card.options, why_not))
    g.log("log-event-option", "PP-16.3.3", seat=seat, option=letter, event=c.source["event"])
    if letter != NEITHER:
        c.chosen[seat] = letter
        yield from run.run(g, c, card.options[letter].fx)


def _judge(g: Game, c: Context, card: Event, chooser: Chooser) -> Callable[[str], Refusal | None]:
    """Why an option may not be taken: it can't be paid, or its requirement is not met, while another is open; or the
    card says which one the Active Player takes."""
    must = chooser.active_must
    if must is not None and c.you == c.active:
        return lambda letter: None if letter == must else MUST
    return run.judge_of_options(g, c, {letter: option.fx for letter, option in card.options.items()})
