"""The board in words: tables that a terminal, a screen reader or a chat can show, in any language.

A game describes its board as tables of cells; a catalogue turns them into text (``Catalogue.cell``) when somebody
reads them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias, Union

from .script import Text as Text


class Name(NamedTuple):
    """The name of a thing: ``Name("place", 3)``; the first word is an argument name of the game's domains."""

    argument: str
    value: int


Cell: TypeAlias = Union[int, Name, Text, "Listed"]


class Listed(NamedTuple):
    """Several cells in one, separated by commas."""

    cells: Sequence[Cell]


class Table(NamedTuple):
    """One table with a heading, headings of its columns, and rows."""

    heading: Cell
    columns: Sequence[Cell]
    rows: Sequence[Sequence[Cell]]


class Part(NamedTuple):
    """A part of a number (breakdown.py): what it is for, how much, and by which rule."""

    label: Text
    amount: int
    rule: str


class Fact(NamedTuple):
    """One line of a seat's card; ``main``: worth showing where there is little room; ``parts``: what a number is made
    of."""

    id: str
    label: Text
    value: Cell
    main: bool = False
    parts: Sequence[Part] = ()


class Goal(NamedTuple):
    """Something that would score: what it is, how far the seat has come on the way to it (``need`` 0: there is no way,
    it brings what it brings), and the points. ``wins``: it decides the game."""

    label: Cell
    have: int
    need: int
    points: int
    rule: str
    wins: bool = False


class Card(NamedTuple):
    """What is known of one seat. ``prices``: what the words of its menus cost it now, by what is paid with. ``goals``:
    what it could score next."""

    seat: int
    facts: Sequence[Fact]
    prices: Mapping[str, Mapping[str, int]] = {}
    goals: Sequence[Goal] = ()


class Odds(NamedTuple):
    """The chance, from 0 to 1, that what an option begins succeeds (None: nothing is won), and lines that say more."""

    win: float | None
    lines: Sequence[Text] = ()
