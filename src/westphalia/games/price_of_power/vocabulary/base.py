"""What all phrases of the vocabulary have in common."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, TypeAlias, dataclass_transform

import msgspec
from msgspec import Meta

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


class Condition(Phrase, tag_field="condition"):
    """Something that holds or does not. The kinds of them are in conditions.py."""
