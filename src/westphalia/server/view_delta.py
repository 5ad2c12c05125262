"""A view on its way to a client: whole at first, then only what has changed in the state."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from . import wire


class Sent(NamedTuple):
    """What a client has: the parts of the state, each as it was sent, and the version of the view they came with."""

    version: int
    parts: dict[str, bytes]


class Parts:
    """Parts of views of the same moment: what several seats are shown alike is encoded once."""

    def __init__(self) -> None:
        self._encoded: dict[int, tuple[Any, bytes]] = {}  # by the identity of the part, which is kept for so long

    def encode(self, part: Any) -> bytes:
        found = self._encoded.get(id(part))
        if found is None:
            found = self._encoded[id(part)] = part, wire.encode(part)
        return found[1]


def encode_view(view: wire.View, before: Sent | None, now: Parts | None = None) -> tuple[bytes, Sent | None]:
    """The message for a client that has this, and what it has then. A state without named parts is sent whole."""
    state = view.view.state
    if not isinstance(state, dict):
        return wire.encode(view), None
    encode = wire.encode if now is None else now.encode
    parts = {key: encode(value) for key, value in state.items()}
    sent = parts
    if before is not None:
        sent = {key: part for key, part in parts.items() if before.parts.get(key) != part}
        view.base = before.version
        view.gone = [key for key in before.parts if key not in parts]
    view.view = msgspec.structs.replace(view.view, state={key: msgspec.Raw(part) for key, part in sent.items()})
    return wire.encode(view), Sent(view.version, parts)
