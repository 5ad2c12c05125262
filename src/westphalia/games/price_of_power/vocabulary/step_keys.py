"""The keys that every step may have. The kinds of steps stand in the modules of their subjects (steps.py)."""

from __future__ import annotations

from typing import Literal

from .amounts import Amount, Costs
from .base import Condition, Phrase, snake_case
from .selectors import AnySelector, RealmRef


class Step(Phrase, tag_field="op", tag=snake_case):
    """An effect: ``op`` says which."""

    who: RealmRef = "you"
    """whose effect it is: who gains, loses, pays, places. Left out = `you`. Several Realms: one after the other from
    the Active Player clockwise (PP-16.3.4); inside the step `self` = the Realm just handled. A selector with `pick`:
    the Realms picked (`by`)"""
    if_: tuple[Condition, ...] = ()
    """the step is carried out only if all conditions hold (PP-16.3.2)"""
    may: bool = False
    """true: `who` may decline (an NPR never does, PP-16.3.6). Left out: compulsory as far as possible"""
    by: RealmRef | None = None
    """who makes the choices inside the step; left out = the Realm that gains or loses (PP-16.3.5)"""
    cost: Costs | None = None
    """to be paid for the step by `who`; not paid or not payable = step not carried out"""
    times: Amount | None = None
    """the step is offered or carried out that often, one after the other, each time with a new choice, until it is
    declined or impossible"""
    for_each: AnySelector | None = None
    """the step is repeated for every element found (with `pick`: picked); `it` = the element"""
    each: Literal["area", "piece", "realm"] | None = None
    """`area`: the amount counts for every Area of `where` separately; `piece`: once per piece concerned; `realm`:
    `then` for each Realm found (offers: for each one that accepted), with the label meaning that one"""
    as_: str | None = None
    """label: `$label` in later steps of the same card = what this step chose or changed. It takes the kind the place
    asks for: its Areas in `where`, Provinces in `provinces`, their owners in `who` / `with` / `against`, Trade Node
    in `node`, Sea Zone in `sea`"""
    then: tuple[Step, ...] = ()
    """steps carried out if this step was carried out in full (paid, accepted, War declared, Idea lost ...); with
    several Realms in `who` for each that did, who is `self` there. Labels given inside gather what all of them
    found"""
    else_: tuple[Step, ...] = ()
    """steps carried out if nobody did, for whatever reason (condition unmet, declined, impossible)"""


def op_of(step: Step) -> str:
    """The word of a step: its ``op``."""
    return str(step.__struct_config__.tag)
