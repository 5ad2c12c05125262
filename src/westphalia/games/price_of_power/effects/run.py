"""Steps one after the other, with the keys that every step may have (docs/effects.md, 2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from westphalia.kernel.script import Ask, Kind, Script

from ..board import AREA, IDEA, NODE, PROVINCE, REALM, SEA
from ..model import NOBODY, Game
from ..rules import checks
from . import amounts, conditions, costs, select, selectors
from .context import Context, Found, chooser, nothing

Step: TypeAlias = Mapping[str, Any]
Run: TypeAlias = Callable[[Game, Context, Step, int], Script[Found]]
Possible: TypeAlias = Callable[[Game, Context, Step, int], bool]
AtOnce: TypeAlias = Callable[[Step], bool]


class Operation(NamedTuple):
    """How an ``op`` is carried out for a Realm of ``who``."""

    run: Run
    possible: Possible  # could anything of it be done now? (PP-16.3.3)
    at_once: AtOnce  # handles all Realms of ``who`` in one call: ``run`` gets the Realm that decides
    asks: bool  # its own question offers to decline, so ``may`` is not asked before
    may: Kind


OPS: Final[dict[str, Operation]] = {}

PICK: Final = {
    "areas": Kind("pick_area", "PP-16.3.5", AREA),
    "provinces": Kind("pick_province", "PP-16.3.5", PROVINCE),
    "pieces": Kind("pick_piece", "PP-16.3.5", PROVINCE),
    "realms": Kind("pick_realm", "PP-16.3.5", REALM),
    "nodes": Kind("pick_node", "PP-16.3.5", NODE),
    "sea_zones": Kind("pick_sea", "PP-16.3.5", SEA),
    "ideas": Kind("pick_idea", "PP-16.3.5", IDEA),
}  # by head of the selector

ACCEPT: Final = "accept"
DECLINE: Final = "decline"


def always(g: Game, c: Context, step: Step, realm: int) -> bool:
    return True


def operation(
    name: str, *, possible: Possible = always, at_once: bool | AtOnce = False, asks: bool = False
) -> Callable[[Run], Run]:
    """Registers the function that carries out an ``op``. Its question whether to do it at all is ``ask-may_<op>``."""
    joint: AtOnce = at_once if callable(at_once) else lambda step: bool(at_once)

    def register(run: Run) -> Run:
        assert name not in OPS, name
        OPS[name] = Operation(run, possible, joint, asks, Kind(f"may_{name}", "PP-16.3.6"))
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
    rounds = (yield from _rounds(g, c, step)) if conditions.all_hold(g, c, step.get("if", ())) else []
    for here in rounds:
        one = yield from once(g, here, step, inner)
        found.whole |= one.whole
        found.add(one)
        if not one.whole:
            yield from _labelled(g, here, step, one, "else", inner)
            if "times" in step:  # declined, or there is no more
                break
    if "as" in step and (rounds or step["as"] not in c.labels):
        c.labels[step["as"]] = found
    if not rounds:
        yield from run(g, c, step.get("else", ()))
    return found


def _rounds(g: Game, c: Context, step: Step) -> Script[list[Context]]:
    """How often a step is carried out: once, ``times``, or for each element found (or picked)."""
    if "for_each" in step:
        raw = step["for_each"]
        kind = PICK[selectors.head_of(raw).name]
        elements = yield from select.picked(g, c, raw, select.find(g, c, raw), decider(g, c, step, c.you), kind)
        return [c.about(element) for element in elements]
    return [c] * amounts.amount(g, c, step.get("times", 1))


def once(g: Game, c: Context, step: Step, inner: dict[str, Found]) -> Script[Found]:
    """For each Realm of ``who``, from the Active Player clockwise (PP-16.3.4)."""
    operation = OPS[step["op"]]
    if operation.at_once(step):
        found = yield from for_realm(g, c, step, operation, c.you)
        if found.whole:
            yield from _labelled(g, c, step, found, "then", inner)
        return found
    found = Found(whole=False)
    who = step.get("who", "you")
    realms = select.who(g, c, who)
    if isinstance(who, Mapping) and "pick" in who:
        able = [r for r in realms if operation.possible(g, c.handling(r), step, r)]
        realms = yield from select.picked(g, c, who, able, decider(g, c, step, c.you), PICK["realms"])
    for realm in realms:
        here = c.handling(realm)
        one = yield from for_realm(g, here, step, operation, realm)
        found.whole |= one.whole
        found.add(one)
        if one.whole:
            if realm not in found.realms and not one.realms:
                found.realms.append(realm)
            for part in one.by_realm() if step.get("each") == "realm" else [one]:
                yield from _labelled(g, here, step, part, "then", inner)
    return found


def _labelled(g: Game, c: Context, step: Step, found: Found, branch: str, inner: dict[str, Found]) -> Script[None]:
    """``then`` or ``else``, in which the label of the step is known. What its steps find is gathered under their
    labels if they are carried out several times."""
    if branch not in step:
        return
    if "as" in step:
        c.labels[step["as"]] = found
    before = dict(c.labels)
    yield from run(g, c, step[branch])
    for name, label in list(c.labels.items()):
        if before.get(name) is not label:
            if name in inner and inner[name] is not label:
                inner[name].add(label)
            c.labels[name] = inner.setdefault(name, label)


def for_realm(g: Game, c: Context, step: Step, operation: Operation, realm: int) -> Script[Found]:
    """May it be declined, can it be paid; then the operation itself."""
    if not operation.possible(g, c, step, realm):
        return nothing()
    cost = step.get("cost") if step["op"] != "pay" else None
    seat = g.seat_of[realm] if realm != NOBODY else NOBODY
    if cost is not None and not costs.is_payable(g, c, cost, seat):
        return nothing()  # an NPR never pays (PP-16.3.6)
    if step.get("may") and seat != NOBODY and (cost is not None or not operation.asks):
        absent = ACCEPT if cost is None else DECLINE
        answer = yield Ask(decider(g, c, step, realm), operation.may, [ACCEPT, DECLINE], absent, args=c.source)
        if answer == DECLINE:
            return nothing()
    if cost is not None:
        yield from costs.pay(g, c, cost, seat)
    found = yield from operation.run(g, c, step, realm)
    yield from checks.settle(g)
    return found


def decider(g: Game, c: Context, step: Step, realm: int) -> int:
    """The seat that makes the choices inside a step: ``by``, or the Realm that gains or loses (PP-16.3.5)."""
    if "by" in step:
        named = select.who(g, c, step["by"])
        if named:
            return chooser(g, c, named[0])
    return chooser(g, c, realm)


def is_possible(g: Game, c: Context, steps: Iterable[Step]) -> bool:
    """PP-16.3.3: can the Realm that chooses pay all it must, and can anything of it be done?"""
    steps = list(steps)
    if not all(is_affordable(g, c, step) for step in steps):
        return False
    found = not steps
    empty = set[str]()  # labels of steps that can't be carried out
    for step in steps:
        if found and "as" not in step:
            continue
        if named_in(step) & empty or not is_step_possible(g, c, step):
            empty.update([step["as"]] if "as" in step else [])
        else:
            found = True
    return found


PAID: Final = ("pay", "research")


def is_affordable(g: Game, c: Context, step: Step) -> bool:
    """A payment that the Realm which chooses (``self``) can't decline is a cost of the option; what it buys must be
    possible. So is the price of a Research."""
    if step["op"] not in PAID or step.get("may") or not conditions.all_hold(g, c, step.get("if", ())):
        return True
    if c.self not in select.who(g, c, step.get("who", "you")):
        return True
    if step["op"] == "research":
        return step.get("price") == "free" or OPS["research"].possible(g, c, step, c.self)
    payable = costs.is_payable(g, c, step["cost"], g.seat_of[c.self], step.get("discount"))
    return payable and is_possible(g, c, step.get("then", ()))


def is_step_possible(g: Game, c: Context, step: Step, *, in_part: bool = False) -> bool:
    """Labels of steps not yet carried out are not known: what leans on them counts as possible. ``in_part``: whether or
    not its cost can be paid in full."""
    if leans_on_unknown(c, step):
        return True
    if conditions.all_hold(g, c, step.get("if", ())) and is_itself_possible(g, c, step, in_part):
        return True
    return "else" in step and is_possible(g, c, step["else"])


def is_itself_possible(g: Game, c: Context, step: Step, in_part: bool) -> bool:
    """For one of its Realms, ``else`` apart."""
    operation = OPS[step["op"]]
    free = in_part or "cost" not in step
    if operation.at_once(step):
        payable = free or costs.is_payable(g, c, step["cost"], g.seat_of[c.you])
        return payable and operation.possible(g, c, step, c.you)
    return any(
        operation.possible(g, c.handling(realm), step, realm)
        and (free or costs.is_payable(g, c.handling(realm), step["cost"], g.seat_of[realm]))
        for realm in select.who(g, c, step.get("who", "you"))
        if realm != NOBODY
    )


INSIDE: Final = ("then", "else", "options", "do", "refused", "shortfall")  # steps within a step


def leans_on_unknown(c: Context, step: Step) -> bool:
    """Does it name what an earlier step of the card will find?"""
    return any(name not in c.labels for name in named_in(step) - {"trigger"})


def named_in(step: Step) -> frozenset[str]:
    """The labels that a step itself names."""
    found: frozenset[str] = selectors.once("named", step, _named_in)
    return found


def _named_in(step: Step) -> frozenset[str]:
    return selectors.labels_in({key: value for key, value in step.items() if key not in INSIDE})
