"""The board in words: tables that a terminal, a screen reader or a chat can show, in any language.

A game describes its board as tables of cells; a catalogue turns them into text (``Catalogue.cell``) when somebody
reads them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias, Union

from .script import Value


class Name(NamedTuple):
    """The name of a thing: ``Name("place", 3)``; the first word is an argument name of the game's domains."""

    argument: str
    value: int


class Text(NamedTuple):
    """A message of the catalogue with its arguments."""

    message: str
    args: Mapping[str, Value] = {}


Cell: TypeAlias = Union[int, Name, Text, "Listed"]


class Listed(NamedTuple):
    """Several cells in one, separated by commas."""

    cells: Sequence[Cell]


class Table(NamedTuple):
    """One table with a heading, headings of its columns, and rows."""

    heading: Cell
    columns: Sequence[Cell]
    rows: Sequence[Sequence[Cell]]


class Fact(NamedTuple):
    """One line of a seat's card; ``main``: worth showing where there is little room."""

    id: str
    label: Text
    value: Cell
    main: bool = False


class Card(NamedTuple):
    """What is known of one seat."""

    seat: int
    facts: Sequence[Fact]


class Odds(NamedTuple):
    """The chance, from 0 to 1, that what an option begins succeeds, and lines that say more."""

    win: float
    lines: Sequence[Text] = ()
