"""Blocks and choices: conditions, lettered options, picking something for later steps, Covert actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, allowed, refusals

from ..ids import Realm
from ..model import NOBODY, Game
from ..rules import reactions
from ..vocabulary import Step, op_of, parts
from ..vocabulary.blocks import Choose, Covert, Pick, When
from . import run, select, selectors
from .context import Context, Found, chooser, nothing
from .run import DECLINE, operation

OPTION: Final = Kind("card_option", "PP-16.3.3")
KEPT_AS: Final = {"sea_zones": "seas", "ideas": "cards"}  # in a Found; the others by their own name


# when


def _then_possible(g: Game, c: Context, step: When, realm: Realm) -> bool:
    return run.is_possible(g, c, step.then)


@operation(When, possible=_then_possible, at_once=True)
def when(g: Game, c: Context, step: When, realm: Realm) -> Script[Found]:
    """PP-16.3.2: nothing by itself; ``then`` or ``else`` follows the conditions."""
    yield from ()
    return Found()


# choose


def _can_choose(g: Game, c: Context, step: Choose, realm: Realm) -> bool:
    """If none can be paid one is carried out as far as possible (PP-16.3.3), unless nothing of any can be done."""
    if any(run.is_possible(g, c, steps) for steps in step.options.values()):
        return True
    steps = [one for option in step.options.values() for one in option]
    return not step.may and any(run.is_step_possible(g, c, one, in_part=True) for one in steps)


def gist(steps: Sequence[Step]) -> str:
    """What an option is about, in a word that the page has a text for: its first step."""
    first = steps[0]
    about = [str(value) for key, value in parts(first) if key in ("type", "action", "role")]
    return "-".join([op_of(first), *about])


@operation(Choose, possible=_can_choose, asks=True)
def choose_option(g: Game, c: Context, step: Choose, realm: Realm) -> Script[Found]:
    """PP-16.3.3: exactly one of the lettered options; if all are closed any, as far as it can be done. It is asked also
    where one is left: who decides sees why the other is shut."""
    options = step.options
    why_not = run.judge_of_options(g, c, options)
    letters: list[Value] = [*allowed(options, why_not)]
    if step.may:
        letters.append(DECLINE)
    args: dict[str, Value] = {**c.source, **{letter.lower(): gist(steps) for letter, steps in options.items()}}
    seat = run.decider(g, c, step, realm)
    letter = yield Ask(seat, OPTION, letters, args=args, refused=partial(refusals, options, why_not))
    if letter == DECLINE:
        return nothing()
    yield from run.run(g, c, options[letter])
    return Found()


# pick


def _can_pick(g: Game, c: Context, step: Pick, realm: Realm) -> bool:
    return bool(select.find(g, c, step.from_))


@operation(Pick, possible=_can_pick)
def pick(g: Game, c: Context, step: Pick, realm: Realm) -> Script[Found]:
    """A choice for later steps; without ``pick`` all that fit."""
    head = selectors.head_of(step.from_).name
    candidates = select.find(g, c, step.from_)
    by, kind = run.decider(g, c, step, realm), run.PICK[type(step.from_)]
    chosen = yield from select.picked(g, c, step.from_, candidates, by, kind)
    found = Found(whole=bool(chosen))
    getattr(found, KEPT_AS.get(head, head)).extend(chosen)
    if head == "pieces":
        found.provinces.extend(chosen)
    return found


# covert


def _can_do(g: Game, c: Context, step: Covert, realm: Realm) -> bool:
    return g.seat_of[realm] != NOBODY and run.is_possible(g, c, step.do)


@operation(Covert, possible=_can_do)
def covert(g: Game, c: Context, step: Covert, realm: Realm) -> Script[Found]:
    """PP-6.2.9, PP-6.2.10: what it aims at has been named; the others may counter it before it takes effect."""
    if (yield from reactions.is_countered(g, chooser(g, c, realm))):
        return nothing()
    yield from run.run(g, c, step.do)
    return Found()
