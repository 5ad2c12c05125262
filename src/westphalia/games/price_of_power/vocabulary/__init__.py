"""The vocabulary of the cards: every step, selector, condition, amount and cost as a type (docs/effects.md).

What stands in the content files is read into these once, and checked: a key that does not exist, a value of a wrong
kind or one that is missing is refused with file, card and field. ``effects/`` carries them out.

    base.py        what all have in common
    selectors.py   which Areas, Provinces, Realms, pieces ... are meant; references
    conditions.py  when something holds
    amounts.py     how many; costs and discounts
    step_keys.py   the keys that every step may have
    steps.py       the union of all steps, which stand in the modules of their subjects
    hooks.py       the lasting bonuses of Ideas
    reading.py     from the maps of a file to phrases
"""

from typing import NewType

from . import amounts, base, conditions, hooks, selectors, step_keys, steps
from .amounts import Amount, Costs, Discount
from .base import Condition, Phrase, parts
from .conditions import AnyCondition
from .hooks import Bonus, Hook, Modifier, SpecialBonus
from .selectors import AnySelector, Selector
from .step_keys import Step, op_of
from .steps import AnyStep

# Phrases hold each other in circles: a step has conditions, which have selectors, which have conditions. Their modules
# don't: a field names the base class (Condition, Step), and which kinds there are is worked out here, when all are
# known. Once for each: msgspec would do it for every class that inherits a field. They go by names of their own
# (NewType), so that it need not look into them each time.
_UNIONS = {
    "Amount": amounts.Amount,
    "AnySelector": selectors.AnySelector,
    "AreaRef": selectors.AreaRef,
    "Condition": conditions.AnyCondition,
    "IdeaRef": selectors.IdeaRef,
    "NodeRef": selectors.NodeRef,
    "ProvinceRef": selectors.ProvinceRef,
    "RealmRef": selectors.RealmRef,
    "SeaRef": selectors.SeaRef,
    "Step": steps.AnyStep,
}


def _work_out_annotations() -> None:
    modules = (amounts, base, conditions, hooks, selectors, step_keys, *steps.SUBJECTS)
    names: dict[str, object] = {}
    for module in modules:
        names.update(vars(module))
    names.update({name: NewType(name, union) for name, union in _UNIONS.items()})
    known: dict[str, object] = {}
    for module in modules:
        for phrase in vars(module).values():
            if isinstance(phrase, type) and issubclass(phrase, Phrase) and phrase.__module__ == module.__name__:
                said = vars(phrase).get("__annotations__", {})
                for field, text in said.items():
                    if text not in known:
                        known[text] = NewType(text, eval(text, names))
                    said[field] = known[text]


_work_out_annotations()

__all__ = [
    "Amount",
    "AnyCondition",
    "AnySelector",
    "AnyStep",
    "Bonus",
    "Condition",
    "Costs",
    "Discount",
    "Hook",
    "Modifier",
    "Phrase",
    "Selector",
    "SpecialBonus",
    "Step",
    "amounts",
    "base",
    "conditions",
    "hooks",
    "op_of",
    "parts",
    "selectors",
    "step_keys",
    "steps",
]
