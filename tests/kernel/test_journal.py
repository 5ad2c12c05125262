"""The log keeps what it was told, however small it makes its entries."""

from __future__ import annotations

import sys

import msgspec
import pytest

from westphalia.kernel.journal import SILENCE, Entry, Journal, visible
from westphalia.kernel.script import Value


@pytest.mark.parametrize(
    "args",
    [{}, {"n": 0}, {"n": 255, "seat": 3}, {"n": 256}, {"gold": -1, "seat": 2}, {"text": "peace", "n": 1}],
)
def test_an_entry_keeps_its_arguments(args: dict[str, Value]) -> None:
    log = Journal()
    log("log-x", "X-1", seats=(0, 2), **args)
    entry = log.entries[0]
    assert (entry.message, entry.rule, entry.seats, entry.args) == ("log-x", "X-1", (0, 2), args)
    assert [entry.is_visible_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


@pytest.mark.parametrize("args", [{"n": 7}, {"n": 700}, {"text": "peace"}])
def test_entries_travel_as_bytes(args: dict[str, Value]) -> None:
    log = Journal()
    log("log-x", "X-1", seats=None, **args)
    content = msgspec.msgpack.encode(log.entries)
    assert msgspec.msgpack.decode(content, type=list[Entry]) == log.entries


def test_small_numbers_take_little_room() -> None:
    log = Journal()
    log("log-x", "X-1", seats=(1,), seat=1, place=2, n=3)
    log("log-x", "X-1", seats=(1,), seat=1, place=2, n=4)
    first, second = log.entries
    assert first.form is second.form
    assert first.seats is second.seats
    assert sys.getsizeof(first) + sys.getsizeof(first.values) < 80


def test_silence_takes_anything_and_keeps_nothing() -> None:
    SILENCE("log-{x}", "X-1", seats=(1,), seat=1, text="{")
    assert SILENCE.entries == []


def test_who_reads_on_is_told_what_there_is_to_read_in_all() -> None:
    """Whatever each of several seats has read before, in whichever order, and after lines were taken back."""
    log = Journal()
    for n in range(60):
        log("log-weather", "SC-6.2", seats=(None, (0,), (0, 1))[n % 3], weather=n)
        for seat in (None, 0, 1) if n % 4 else (1,):
            for since in (n // 2, n // 3, 1 << 30, -2, 0):
                anew = Journal()
                anew.entries = log.entries
                assert visible(log, seat, since) == visible(anew, seat, since)
        if n % 20 == 19:
            log.entries = log.entries[:-7]
            log("log-other", "SC-6.2", weather=n)
