"""Steps one after the other, with the keys that every step may have (docs/effects.md, 2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from westphalia.kernel.script import Ask, Kind, Refusal, Script

from .. import bot_power
from ..board import AREA, IDEA, NODE, PROVINCE, REALM, SEA
from ..ids import Realm, Seat
from ..model import NOBODY, Game, is_bot
from ..rules import checks
from ..vocabulary import Selector, Step, parts
from ..vocabulary.actions import Action
from ..vocabulary.base import snake_case
from ..vocabulary.cards import DrawCards, PlayCard, TakeCard
from ..vocabulary.characters import Appoint, DiscardCharacter, IllHealth, InstallRuler, RejectRuler
from ..vocabulary.places import BuyProvince
from ..vocabulary.resources import Interest, Merchant, Pay
from ..vocabulary.selectors import (
    SelectAreas,
    SelectIdeas,
    SelectNodes,
    SelectPieces,
    SelectProvinces,
    SelectRealms,
    SelectSeaZones,
)
from ..vocabulary.special import NewWorldExpedition, PrivateerTradeCard, StudyTechnology
from ..vocabulary.units import TakeGeneral
from . import amounts, conditions, costs, select, selectors
from .context import Context, Found, chooser, nothing

S = TypeVar("S", bound=Step)
Run: TypeAlias = Callable[[Game, Context, S, Realm], Script[Found]]
Possible: TypeAlias = Callable[[Game, Context, S, Realm], bool]
AtOnce: TypeAlias = Callable[[S], bool]


class Operation(NamedTuple, Generic[S]):
    """How a kind of step is carried out for a Realm of ``who``."""

    run: Run[S]
    possible: Possible[S]  # could anything of it be done now? (PP-16.3.3)
    at_once: AtOnce[S]  # handles all Realms of ``who`` in one call: ``run`` gets the Realm that decides
    asks: bool  # its own question offers to decline, so ``may`` is not asked before
    affordable: Possible[S]  # can what it costs be paid? (PP-16.3.3)
    may: Kind


OPS: Final[dict[type[Step], Operation[Any]]] = {}

PICK: Final[dict[type[Selector], Kind]] = {
    SelectAreas: Kind("pick_area", "PP-16.3.5", AREA),
    SelectProvinces: Kind("pick_province", "PP-16.3.5", PROVINCE),
    SelectPieces: Kind("pick_piece", "PP-16.3.5", PROVINCE),
    SelectRealms: Kind("pick_realm", "PP-16.3.5", REALM),
    SelectNodes: Kind("pick_node", "PP-16.3.5", NODE),
    SelectSeaZones: Kind("pick_sea", "PP-16.3.5", SEA),
    SelectIdeas: Kind("pick_idea", "PP-16.3.5", IDEA),
}

# PB-5.4: of what Events bring these are nothing to a Bot: cards, characters, Merchants, Interest, actions of its own
FOR_PERSONS: Final = (
    DrawCards, TakeCard, PlayCard, Appoint, InstallRuler, RejectRuler, DiscardCharacter, IllHealth, TakeGeneral,
    Merchant, Interest, Action, StudyTechnology, NewWorldExpedition, PrivateerTradeCard, BuyProvince,
)  # fmt: skip

ACCEPT: Final = "accept"
DECLINE: Final = "decline"


def always(g: Game, c: Context, step: Step, realm: Realm) -> bool:
    return True


def operation(
    kind: type[S],
    *,
    possible: Possible[S] = always,
    at_once: bool | AtOnce[S] = False,
    asks: bool = False,
    affordable: Possible[S] = always,
) -> Callable[[Run[S]], Run[S]]:
    """Registers the function that carries out a kind of step; its question whether to do it at all is ``may_<op>``."""
    joint: AtOnce[S] = at_once if callable(at_once) else lambda step: bool(at_once)

    def register(run: Run[S]) -> Run[S]:
        assert kind not in OPS, kind
        may = Kind(f"may_{snake_case(kind.__name__)}", "PP-16.3.6")
        OPS[kind] = Operation(run, possible, joint, asks, affordable, may)
        return run

    return register


def run(g: Game, c: Context, steps: Iterable[Step]) -> Script[None]:
    """PP-16.3: in order; each is complete before the next, and nothing else is completed in between (PP-17.2.12)."""
    g.resolving += 1
    for step in steps:
        yield from carry_out(g, c, step)
    g.resolving -= 1


def carry_out(g: Game, c: Context, step: Step) -> Script[Found]:
    """One step: its condition, its repetition, its Realms, its label; ``then`` for each Realm that carried it out,
    ``else`` if nobody did."""
    found = Found(whole=False)
    inner: dict[str, Found] = {}  # labels given inside ``then``
    rounds = (yield from _rounds(g, c, step)) if conditions.all_hold(g, c, step.if_) else []
    for here in rounds:
        one = yield from once(g, here, step, inner)
        found.whole |= one.whole
        found.add(one)
        if not one.whole:
            yield from _labelled(g, here, step, one, step.else_, inner)
            if step.times is not None:  # declined, or there is no more
                break
    if step.as_ is not None and (rounds or step.as_ not in c.labels):
        c.labels[step.as_] = found
    if not rounds:
        yield from run(g, c, step.else_)
    return found


def _rounds(g: Game, c: Context, step: Step) -> Script[list[Context]]:
    """How often a step is carried out: once, ``times``, or for each element found (or picked)."""
    if step.for_each is not None:
        kind, found = PICK[type(step.for_each)], select.find(g, c, step.for_each)
        elements = yield from select.picked(g, c, step.for_each, found, decider(g, c, step, c.you), kind)
        return [c.about(element) for element in elements]
    return [c] * (1 if step.times is None else amounts.amount(g, c, step.times))


def once(g: Game, c: Context, step: Step, inner: dict[str, Found]) -> Script[Found]:
    """For each Realm of ``who``, from the Active Player clockwise (PP-16.3.4)."""
    operation = OPS[type(step)]
    if operation.at_once(step):
        found = yield from for_realm(g, c, step, operation, c.you)
        if found.whole:
            yield from _labelled(g, c, step, found, step.then, inner)
        return found
    found = Found(whole=False)
    realms = select.who(g, c, step.who)
    if select.is_picked(step.who):
        able = [r for r in realms if operation.possible(g, c.handling(r), step, r)]
        realms = yield from select.picked(g, c, step.who, able, decider(g, c, step, c.you), PICK[SelectRealms])
    for realm in realms:
        here = c.handling(realm)
        one = yield from for_realm(g, here, step, operation, realm)
        found.whole |= one.whole
        found.add(one)
        if one.whole:
            if realm not in found.realms and not one.realms:
                found.realms.append(realm)
            for part in one.by_realm() if step.each == "realm" else [one]:
                yield from _labelled(g, here, step, part, step.then, inner)
    return found


def _labelled(
    g: Game, c: Context, step: Step, found: Found, branch: tuple[Step, ...], inner: dict[str, Found]
) -> Script[None]:
    """``then`` or ``else``, in which the label of the step is known. What its steps find is gathered under their
    labels if they are carried out several times."""
    if not branch:
        return
    if step.as_ is not None:
        c.labels[step.as_] = found
    before = dict(c.labels)
    yield from run(g, c, branch)
    for name, label in list(c.labels.items()):
        if before.get(name) is not label:
            if name in inner and inner[name] is not label:
                inner[name].add(label)
            c.labels[name] = inner.setdefault(name, label)


def for_realm(g: Game, c: Context, step: S, operation: Operation[S], realm: Realm) -> Script[Found]:
    """May it be declined, can it be paid; then the operation itself."""
    if realm != NOBODY and is_bot(g, g.seat_of[realm]) and isinstance(step, FOR_PERSONS):
        if isinstance(step, Action):  # PB-5.4
            bot_power.gain(g, g.seat_of[realm], 1, "PB-5.4")
        return nothing()
    if not operation.possible(g, c, step, realm):
        return nothing()
    cost = None if isinstance(step, Pay) else step.cost
    seat = g.seat_of[realm] if realm != NOBODY else NOBODY
    if cost is not None and not costs.is_payable(g, c, cost, seat):
        return nothing()  # an NPR never pays (PP-16.3.6)
    if step.may and seat != NOBODY and (cost is not None or not operation.asks):
        absent = ACCEPT if cost is None else DECLINE
        answer = yield Ask(decider(g, c, step, realm), operation.may, [ACCEPT, DECLINE], absent, args=c.source)
        if answer == DECLINE:
            return nothing()
    if cost is not None:
        yield from costs.pay(g, c, cost, seat)
    found = yield from operation.run(g, c, step, realm)
    yield from checks.settle(g)
    return found


def decider(g: Game, c: Context, step: Step, realm: Realm) -> Seat:
    """The seat that makes the choices inside a step: ``by``, or the Realm that gains or loses (PP-16.3.5)."""
    if step.by is not None:
        named = select.who(g, c, step.by)
        if named:
            return chooser(g, c, named[0])
    return chooser(g, c, realm)


UNPAYABLE: Final = Refusal("PP-16.3.3", "no-option-cost")
UNMET: Final = Refusal("PP-16.3.3", "no-option-requirement")


def why_not_option(g: Game, c: Context, steps: Sequence[Step]) -> Refusal | None:
    """PP-16.3.3: an option is closed if the Realm that chooses can't pay for it, or if what it requires is not so. That
    nothing of it can be done now does not close it."""
    if steps and all(step.if_ and not conditions.all_hold(g, c, step.if_) for step in steps):
        return UNMET
    return None if all(is_affordable(g, c, step) for step in steps) else UNPAYABLE


def judge_of_options(g: Game, c: Context, options: Mapping[str, Sequence[Step]]) -> Callable[[str], Refusal | None]:
    """Why an option may not be taken; if all are closed any may be, and is carried out as far as it can be."""
    reasons = {letter: why_not_option(g, c, steps) for letter, steps in options.items()}
    return (lambda letter: None) if all(reasons.values()) else reasons.__getitem__


def is_possible(g: Game, c: Context, steps: Sequence[Step]) -> bool:
    """Can the Realm that chooses pay all it must, and can anything of it be done?"""
    if not all(is_affordable(g, c, step) for step in steps):
        return False
    found = not steps
    empty = set[str]()  # labels of steps that can't be carried out
    for step in steps:
        if found and step.as_ is None:
            continue
        if named_in(step) & empty or not is_step_possible(g, c, step):
            empty.update(() if step.as_ is None else (step.as_,))
        else:
            found = True
    return found


def is_affordable(g: Game, c: Context, step: Step) -> bool:
    """A payment that the Realm which chooses (``self``) can't decline is a cost of the option. So is the price of a
    Research."""
    affordable = OPS[type(step)].affordable
    if affordable is always or step.may or not conditions.all_hold(g, c, step.if_):
        return True
    return c.self not in select.who(g, c, step.who) or affordable(g, c, step, c.self)


def is_step_possible(g: Game, c: Context, step: Step, *, in_part: bool = False) -> bool:
    """Labels of steps not yet carried out are not known: what leans on them counts as possible. ``in_part``: whether or
    not its cost can be paid in full."""
    if leans_on_unknown(c, step):
        return True
    if conditions.all_hold(g, c, step.if_) and is_itself_possible(g, c, step, in_part):
        return True
    return bool(step.else_) and is_possible(g, c, step.else_)


def is_itself_possible(g: Game, c: Context, step: Step, in_part: bool) -> bool:
    """For one of its Realms, ``else`` apart."""
    operation = OPS[type(step)]
    cost = None if in_part else step.cost
    if operation.at_once(step):
        payable = cost is None or costs.is_payable(g, c, cost, g.seat_of[c.you])
        return payable and operation.possible(g, c, step, c.you)
    return any(
        operation.possible(g, c.handling(realm), step, realm)
        and (cost is None or costs.is_payable(g, c.handling(realm), cost, g.seat_of[realm]))
        for realm in select.who(g, c, step.who)
        if realm != NOBODY
    )


INSIDE: Final = ("then", "else", "options", "do", "refused", "shortfall")  # steps within a step


def leans_on_unknown(c: Context, step: Step) -> bool:
    """Does it name what an earlier step of the card will find?"""
    return any(name not in c.labels for name in named_in(step) - {"trigger"})


def named_in(step: Step) -> frozenset[str]:
    """The labels that a step itself names."""
    found: frozenset[str] | None = step.__dict__.get("named")
    if found is None:
        inner = (selectors.labels_in(value) for key, value in parts(step) if key not in INSIDE)
        found = step.__dict__["named"] = frozenset().union(*inner)
    return found
