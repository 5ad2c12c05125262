"""Blocks and choices."""

from __future__ import annotations

from .selectors import AnySelector
from .step_keys import Step


class When(Step):
    """No effect of its own: `then` if all conditions of `if` hold, otherwise `else`."""


class Choose(Step):
    """`who` picks exactly one lettered option and carries it out (with may: or none). An option that cannot be
    paid, or all of whose steps have an `if` that fails, may not be picked while another can (PP-16.3.3)."""

    options: dict[str, tuple[Step, ...]]


class Pick(Step):
    """Only makes a choice (number = `pick` in the selector; no `pick` = all that fit) and labels it with `as`."""

    from_: AnySelector


class Covert(Step):
    """The steps in `do` are one Covert action: Counterespionage is possible before they take effect (PP-6.2.10); what
    they aim at is named before, by a `pick`."""

    do: tuple[Step, ...]
