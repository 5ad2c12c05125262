"""The vocabulary of the cards: what is refused, the reference and the schemas made from the types."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import jsonschema_rs
import msgspec
import pytest
import yaml

from tests.games.price_of_power.phrases import condition, selector, steps
from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.catalogue import files
from westphalia.games.price_of_power.effects import conditions, selectors, stats
from westphalia.games.price_of_power.effects.run import OPS
from westphalia.games.price_of_power.vocabulary import AnySelector, AnyStep
from westphalia.games.price_of_power.vocabulary.base import Stat
from westphalia.games.price_of_power.vocabulary.conditions import AnyCondition
from westphalia.games.price_of_power.vocabulary.hooks import HookPoint
from westphalia.kernel.contract import BadInput

ROOT = Path(__file__).parents[3]
SCHEMAS = files.CONTENT / "schema"
REFERENCE = ROOT / "docs" / "effects.md"


# What is refused, with file, card and field

MISTAKES = [  # the file, what stands there, a mistake instead, what is said of it
    ("events_age1", "amount: 1,", "amuont: 1,", r"event \S+.* step \d+: unknown field 'amuont'"),
    ("events_age1", ", amount: 1}", "}", r"event \S+.* step \d+: missing field 'amount'"),
    ("events_age1", "op: prestige", "op: prestgie", r"event \S+.* step \d+, op: there is no step 'prestgie'"),
    (
        "missions",
        "{count: {",
        "{counts: {",
        r"mission \S+, requirement\.all \d+: no condition with 'counts'",
    ),
    ("missions", "owner: you", "ownr: you", r"mission \S+, requirement\..*count: unknown field 'ownr'"),
    ("milestones", "min: 2}", "min: two}", r"milestone \S+, requirement\..*min: Expected 'int.*', got 'str'"),
    ("ideas", "{at: explore,", "{at: exploring,", r"idea \S+, hooks \d+\.at: Invalid enum value 'exploring'"),
    ("ideas", "special: ships_may", "specials: ships_may", r"idea \S+, hooks \d+: no hook with 'at', 'specials'"),
    ("power_struggles", "{realms: pr,", "{reals: pr,", r"power_struggle \S+.*who: no selector with 'reals'"),
]


@pytest.mark.parametrize(("name", "right", "wrong", "says"), MISTAKES, ids=[f"{m[0]} {m[2]}" for m in MISTAKES])
def test_a_mistake_names_file_card_and_field(name: str, right: str, wrong: str, says: str) -> None:
    text = (files.CONTENT / f"{name}.yaml").read_text(encoding="utf-8")
    assert right in text
    raw = msgspec.yaml.decode(text.replace(right, wrong, 1).encode())
    with pytest.raises(BadInput, match=rf"^{name}\.yaml: {says}"):
        files.reading.read(raw, get_type_hints(files.Content)[name], f"{name}.yaml")


def test_a_mistake_in_an_option_names_its_letter() -> None:
    option = [{"op": "ducats", "amount": 1}, {"op": "ducats", "amount": "much"}]
    with pytest.raises(BadInput, match=r"^test: step 1 option B step 2, amount: Invalid enum value 'much'$"):
        steps({"op": "choose", "options": {"A": option[:1], "B": option}})


def test_a_filter_of_another_head_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown field 'gold'"):
        selector({"areas": "any", "gold": True})
    with pytest.raises(BadInput, match="unknown field 'elector'"):
        condition({"realm": "you", "elector": True})


# Every word has its function


def test_every_step_and_condition_is_carried_out() -> None:
    assert set(OPS) == set(get_args(AnyStep))
    assert set(conditions.READERS) == set(get_args(AnyCondition))
    assert {*stats.OF_SEAT, *stats.OF_REALM, *stats.OF_GAME, *stats.OF_CARD} == set(get_args(Stat))


NO_FILTERS = {"pick", "prefer", "fallback", "min", "by_land", "top", "if", "not", "except", "was", "was_not"}


@pytest.mark.parametrize("kind", [kind for kind in get_args(AnySelector) if kind in selectors.HEADS])
def test_every_filter_has_its_function_and_takes_what_the_type_says(kind: Any) -> None:
    head = selectors.HEADS[kind]
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    assert set(fields) - NO_FILTERS - {head.name} == set(head.tests) - NO_FILTERS
    for name, maker in head.tests.items():
        said = inspect.signature(maker).parameters
        assert next(iter(said)) == "value" and len(said) == 2, name


# The reference and the schemas


def test_the_reference_is_as_the_types_are() -> None:
    text = REFERENCE.read_text(encoding="utf-8")
    assert TITLE.fill_reference(text) == text
    assert "| `gain_units` |" in text and "PP-16.3.18; Artillery only with Cannons." in text


@pytest.mark.parametrize("words", [Stat, HookPoint], ids=["stats", "hook points"])
def test_the_reference_tells_every_word(words: Any) -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", REFERENCE.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(get_args(words)) - told == set()


def test_the_schemas_are_as_the_types_are() -> None:
    made = {name: json.loads(json.dumps(schema)) for name, schema in TITLE.schemas().items()}
    kept = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in SCHEMAS.glob("*.json")}
    assert made == kept


def validator(name: str) -> jsonschema_rs.Validator:
    shared = json.loads((SCHEMAS / "vocabulary.json").read_text(encoding="utf-8"))
    own = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    return jsonschema_rs.validator_for({**shared, "$ref": own["$ref"].removeprefix("vocabulary.json")})


@pytest.mark.parametrize("name", files.Content.__struct_fields__)
def test_a_content_file_is_valid_and_names_its_schema(name: str) -> None:
    text = (files.CONTENT / f"{name}.yaml").read_text(encoding="utf-8")
    assert text.startswith(f"# yaml-language-server: $schema=schema/{name}.json\n")
    assert [str(error) for error in validator(name).iter_errors(yaml.load(text, yaml.CSafeLoader))] == []


def test_an_editor_is_told_of_a_mistake() -> None:
    text = (files.CONTENT / "ideas.yaml").read_text(encoding="utf-8").replace("op: ducats", "op: duccats", 1)
    assert not validator("ideas").is_valid(yaml.load(text, yaml.CSafeLoader))
