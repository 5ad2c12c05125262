"""A view on its way to a client: whole at first, then only what has changed in the state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import compress
from operator import is_not, ne
from typing import Any, NamedTuple

import msgspec

from . import wire

Encoded = Mapping[str, bytes]  # parts of a state by their names


class Sent(NamedTuple):
    """What a client has: the parts of the state as they were sent, ``alike`` to those who looked at that moment unless
    they are its ``own``, and the version of the view they came with."""

    version: int
    alike: Encoded
    own: Encoded

    def part(self, key: str) -> bytes | None:
        return self.own.get(key) or self.alike.get(key)


class Parts:
    """Parts of the states that several seats are shown at one moment: what they are shown alike, which is the same
    object in all of them, is encoded once, and compared once with what was shown before."""

    def __init__(self) -> None:
        self._state: dict[str, Any] = {}
        self._alike: dict[str, bytes] = {}
        self._changed: dict[
            int, tuple[Encoded, list[str]]
        ] = {}  # since what was alike then; kept, so that its id is its own

    def encode(self, state: dict[str, Any]) -> tuple[Encoded, Encoded]:
        """What is alike in it, and its own."""
        first, encode = self._state, wire.ENCODER.encode
        if state.keys() != first.keys():
            self._state, self._alike = state, dict(zip(state, map(encode, state.values()), strict=True))
            self._changed = {}
            return self._alike, {}
        if list(state) != list(first):
            state = {key: state[key] for key in first}
        own = compress(state, map(is_not, state.values(), first.values()))
        return self._alike, {key: encode(state[key]) for key in own}

    def changed(self, alike: Encoded, before: Encoded) -> Iterable[str]:
        """Which of the parts that all see alike were not so before."""
        if alike is before:
            return ()
        known = self._changed.get(id(before))
        if known is None:
            if list(alike) == list(before):
                keys = list(compress(alike, map(ne, alike.values(), before.values())))
            else:
                keys = [key for key, part in alike.items() if before.get(key) != part]
            known = self._changed[id(before)] = before, keys
        return known[1]


def encode_view(view: wire.View, before: Sent | None, now: Parts) -> tuple[bytes, Sent | None]:
    """The message for a client that has this, and what it has then. A state without named parts is sent whole."""
    state = view.view.state
    if not isinstance(state, dict):
        return wire.encode(view), None
    alike, own = now.encode(state)
    if before is None:
        sent = {**alike, **own}
    else:
        news = {*now.changed(alike, before.alike), *before.own, *own}
        sent = {}
        for key in sorted(news):  # in an order that tells nothing of what others have seen
            part = own.get(key) or alike.get(key)
            if part is not None and part != before.part(key):
                sent[key] = part
        view.base = before.version
        if not before.alike.keys() <= alike.keys():
            view.gone = [key for key in before.alike if key not in alike]
    view.view = msgspec.structs.replace(view.view, state={key: msgspec.Raw(part) for key, part in sent.items()})
    return wire.encode(view), Sent(view.version, alike, own)
