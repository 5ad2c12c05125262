"""Looking back at a game of Six Continents: curves, and where the points come from."""

from __future__ import annotations

from typing import Any

import pytest

from westphalia.games.six_continents.rules import victory
from westphalia.games.six_continents.title import TITLE
from westphalia.kernel.messages import Catalogue
from westphalia.kernel.summary import Cell

from .boards import board

LANGUAGES = ("en", "pl", "cs", "ru")


def columns(g: Any) -> dict[int, list[int]]:
    """The numbers of the scoring table by seat."""
    table = TITLE.scoring(g)
    seats = [cell.value for cell in table.columns[1:]]  # type: ignore[union-attr]
    return {seat: [int(row[n + 1]) for row in table.rows] for n, seat in enumerate(seats)}  # type: ignore[arg-type]


def test_the_parts_add_up_to_the_points_of_every_seat() -> None:
    """SC-22.3."""
    g = board(iberia={"owner": "ann"}, germania={"owner": "ann"})
    for seat, (*parts, total) in columns(g).items():
        assert sum(parts) == total == victory.points(g, seat)
    assert columns(g)[0][:2] == [3, 6]


def test_capitals_count_ten_with_the_rules_for_three() -> None:
    """SC-23.5."""
    g = board(options={"three_player_rules": "always"})
    assert columns(g)[0][1] == 10


def test_the_own_capital_is_no_province_if_the_table_says_so() -> None:
    """SC-22.3."""
    with_it, without = (columns(board(options={"capital_scores_as_province": each}))[0][0] for each in ("on", "off"))
    assert (with_it, without) == (1, 0)


def test_figures_have_a_value_for_every_seat_and_those_out_of_the_game_have_none_left() -> None:
    g = board()
    figures = TITLE.figures(g)
    assert {len(values) for values in figures.values()} == {g.seats}
    assert figures["summary-points"] == [victory.points(g, seat) for seat in range(g.seats)]
    g.alive[1] = 0
    assert {values[1] for values in TITLE.figures(g).values()} == {0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_scoring_and_figures_speak_every_language(language: str) -> None:
    g = board()
    catalogue = Catalogue(TITLE, language)
    table = TITLE.scoring(g)
    cells: list[Cell] = [table.heading, table.columns[0], *(row[0] for row in table.rows)]
    texts = [catalogue.cell(cell) for cell in cells] + [catalogue.format(message) for message in TITLE.figures(g)]
    assert all(text and "scoring-" not in text and "summary-" not in text for text in texts)
