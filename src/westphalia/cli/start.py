"""Which game is played, and how it starts."""

from __future__ import annotations

from typing import Any

from westphalia.kernel.contract import BadInput, find_title


def find_game(
    game: str, scenario: str, seats: int, chosen: list[str] | None, variant: str = ""
) -> tuple[Any, str, int, dict[str, Any]]:
    """The title and a checked way to start it: scenario, seats and options, with defaults filled in."""
    title = find_title(game)
    scenario = scenario or next(iter(title.scenarios))
    if variant:
        scenario, count = title.find_variant(scenario, variant)
        seats = seats or count
    given: dict[str, Any] = {}
    for text in chosen or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"option {text!r}: write NAME=VALUE")
        given[name.strip()] = value.strip()
    completed = title.complete_options(scenario, given)
    seats = seats or title.default_seats(scenario)
    title.check_seats(scenario, seats)
    return title, scenario, seats, {name: completed[name] for name in given}
