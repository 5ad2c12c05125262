"""Questions find their options by id, and by nothing else."""

from __future__ import annotations

import pytest

from westphalia.kernel.script import Ask, Domain, Kind, Value

PLACE = Domain("place", ("iberia", "gallia", "italia"))


@pytest.mark.parametrize(
    ("id", "value"),
    [("gallia", 1), ("stop", "stop"), ("iberia", None), ("1", None), ("atlantis", None), ("", None)],
)
def test_places_and_words_are_found_by_their_ids(id: str, value: Value | None) -> None:
    assert Ask(0, Kind("where", "X-1", PLACE), [1, 2, "stop"]).find(id) == value


@pytest.mark.parametrize(
    ("id", "value"),
    [("3", 3), ("-2", -2), ("03", None), ("+3", None), (" 3", None), ("٣", None), ("9", None), ("--2", None)],
)
@pytest.mark.parametrize("options", [[-2, 3, 4], range(-2, 5)])
def test_amounts_are_found_as_they_are_written(options: list[Value], id: str, value: Value | None) -> None:
    assert Ask(0, Kind("how_many", "X-1"), options).find(id) == value


def test_free_text_is_taken_up_to_its_length() -> None:
    ask = Ask(0, Kind("words", "X-1"), ["cancel"], text=5)
    assert (ask.find("peace"), ask.find("cancel"), ask.find("peaceful"), ask.find("a\nb")) == (
        "peace",
        "cancel",
        None,
        None,
    )


def test_equal_questions_are_still_two() -> None:
    kind = Kind("where", "X-1", PLACE)
    assert Ask(0, kind, [1]) != Ask(0, kind, [1])
