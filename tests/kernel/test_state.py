"""The state: clones share nothing that changes, bytes come back, hashes tell states apart. And the doctests."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from typing import Any

import pytest

import westphalia.kernel
from tests.kernel.test_session import after_bids
from tests.kernel.toy import Duel, Hidden, Pebbles
from westphalia.kernel.journal import SILENCE
from westphalia.kernel.state import State


def state() -> Any:
    session, seat = after_bids(3)
    for id in ("draw", "stash", "shore"):
        session.answer(seat, id)
    return session.state


def test_fields_are_sorted_by_what_they_are() -> None:
    assert Pebbles.scalars == ("rules", "seats", "step", "round", "active", "turns", "rolled")
    assert Pebbles.passing == ("duel",)
    assert "hidden" in Pebbles.columns
    assert "chance" not in Pebbles.scalars + Pebbles.columns + Pebbles.passing


def test_a_clone_shares_nothing_that_changes() -> None:
    g = state()
    g.duel = Duel(0, 1)
    twin = g.clone()
    assert twin.encode() == g.encode()
    assert twin.duel is None
    assert twin.log is SILENCE
    for name in Pebbles.columns:
        assert getattr(twin, name) is not getattr(g, name)
    before = twin.encode()
    g.coins[0] = 99
    g.chance.roll(6)
    assert twin.encode() == before


class Board(State):
    """A state with a column of bytes."""

    turn: int
    tokens: bytearray


def test_a_column_of_bytes_is_copied_encoded_and_shared_like_any_other() -> None:
    g = Board.decode(Board.assemble([7], 0, [3, b"\0\1\2"]))
    assert Board.columns == ("tokens",)
    twin, back = g.clone(), Board.decode(g.encode())
    g.tokens[0] = 9
    assert [*g.tokens] == [9, 1, 2] and [*twin.tokens] == [*back.tokens] == [0, 1, 2]
    assert back.clone_beside(twin).tokens is twin.tokens
    assert g.clone_beside(twin).tokens == g.tokens and g.clone_beside(twin).tokens is not g.tokens
    assert g.digest() != twin.digest()


def test_a_shallow_copy_shares_its_columns_and_has_no_dice() -> None:
    g = state()
    g.duel = Duel(0, 1)
    copy = g.shallow()
    assert copy.coins is g.coins
    assert copy.duel is g.duel
    assert copy.chance.streams == [0, 0]


def test_encoded_states_come_back_equal() -> None:
    g = state()
    back = Pebbles.decode(g.encode())
    assert back.encode() == g.encode()
    assert back.hidden == [Hidden(0, 2)]
    assert isinstance(back.hidden[0], Hidden)
    assert back.rules == g.rules
    assert back.duel is None
    assert back.chance.roll(100) == g.chance.roll(100)


def test_the_digest_is_of_everything_but_the_dice_to_come() -> None:
    g, other = state(), state()
    assert g.digest() == other.digest()
    other.chance.streams[0] += 1
    assert g.digest() == other.digest()
    assert g.encode() != other.encode()
    for change in (lambda: other.chance.reveal(), lambda: other.coins.__setitem__(0, 9)):
        before = other.digest()
        change()
        assert other.digest() != before


@pytest.mark.parametrize("module", [m.name for m in pkgutil.iter_modules(westphalia.kernel.__path__)])
def test_examples_in_docstrings_run(module: str) -> None:
    assert doctest.testmod(importlib.import_module(f"westphalia.kernel.{module}")).failed == 0
