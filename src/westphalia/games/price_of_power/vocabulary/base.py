"""What all phrases of the vocabulary have in common, and the keys that every step may have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, dataclass_transform

import msgspec
from msgspec import Meta

if TYPE_CHECKING:
    from .amounts import Amount, Costs
    from .conditions import Condition
    from .selectors import AnySelector, RealmRef
    from .steps import Effect

# Ids of the content: what a name must be is checked when all files are read (catalogue/references.py).


def _names(kind: str) -> Meta:
    """Known to the check of references and to the JSON schemas."""
    return Meta(extra={"names": kind}, extra_json_schema={"names": kind})


RealmId: TypeAlias = Annotated[str, _names("realm")]
AreaId: TypeAlias = Annotated[str, _names("area")]
ProvinceId: TypeAlias = Annotated[str, _names("province")]
NodeId: TypeAlias = Annotated[str, _names("node")]
SeaId: TypeAlias = Annotated[str, _names("sea")]
IdeaId: TypeAlias = Annotated[str, _names("idea")]
CardId: TypeAlias = Annotated[str, _names("action")]

PowerType: TypeAlias = Literal["adm", "dip", "mil"]
PowerOrAny: TypeAlias = Literal["adm", "dip", "mil", "any"]

Stat: TypeAlias = Literal[
    "stability", "base_tax", "tax_income", "ducats", "prestige", "interest", "imperial_authority", "age",
    "exhausted_manpower", "advisor_bonus", "net_income", "highest_power", "skill_sum", "trade_income_this_round",
    "distant_collections_this_round", "unrest_removed_this_turn", "slots_converted_this_age",
    "tax_value_gained_by_peace", "enemies_base_tax", "naval_battles_won_this_round", "players_choosing",
    "main_map_towns", "large_towns_left", "ducats_on_event", "done", "tax_value", "shortfall",
    "trade_card_lowest_income",
]  # fmt: skip


def snake_case(name: str) -> str:
    """The word of a class: ``GainUnits`` is ``gain_units``."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


def key_of(field: str) -> str:
    """The key of a field in the files: Python's own words end in ``_`` here."""
    return field.rstrip("_")


class PhraseMeta(msgspec.StructMeta):
    """Fields of phrases have names only: a field that must be given may follow one that may be left out."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **config: Any) -> PhraseMeta:
        return super().__new__(mcls, name, bases, namespace, kw_only=True, **config)


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(msgspec.field,))
class Phrase(
    msgspec.Struct,
    metaclass=PhraseMeta,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename=key_of,
    dict=True,
):
    """A map of the content files: a step, a selector, a condition, an amount, a cost.

    Phrases are read once. What effects/ works out from one (a function that finds or tests) is kept with it, in its
    ``__dict__``, so that cards are cheap to test after every action.
    """


def parts(phrase: Phrase) -> Iterator[tuple[str, object]]:
    """What a phrase says: its keys as in the files, with their values; what was left out is passed over.

    >>> from .selectors import SelectAreas
    >>> list(parts(SelectAreas(areas="any", of="you", pick=1)))
    [('of', 'you'), ('areas', 'any'), ('pick', 1)]
    """
    cls = type(phrase)
    for name, default in _defaults(cls):
        value = getattr(phrase, name)
        if value is not default and value != default:
            yield key_of(name), value


def _defaults(cls: type[Phrase]) -> tuple[tuple[str, object], ...]:
    """The fields of a kind of phrase with what they are if left out."""
    known = _KNOWN.get(cls)
    if known is None:
        fields = msgspec.structs.fields(cls)
        known = _KNOWN[cls] = tuple((field.name, field.default) for field in fields)
    return known


_KNOWN: Final[dict[type[Phrase], tuple[tuple[str, object], ...]]] = {}


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
    then: tuple[Effect, ...] = ()
    """steps carried out if this step was carried out in full (paid, accepted, War declared, Idea lost ...); with
    several Realms in `who` for each that did, who is `self` there. Labels given inside gather what all of them
    found"""
    else_: tuple[Effect, ...] = ()
    """steps carried out if nobody did, for whatever reason (condition unmet, declined, impossible)"""


def op_of(step: Step) -> str:
    """The word of a step: its ``op``."""
    return str(step.__struct_config__.tag)
