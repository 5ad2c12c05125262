"""Chairs and origins of tables as they go over the wire."""

from __future__ import annotations

from . import wire
from .rows import Chair, TableRow


def player_view(chair: Chair, online: bool) -> wire.PlayerView:
    if chair.user_id is not None:
        return wire.PlayerView(chair.seat, chair.name, "human", chair.bot, online, chair.absent, chair.vacation)
    return wire.PlayerView(chair.seat, chair.bot or "", "bot" if chair.bot else "open", chair.bot, False)


def origin_of(row: TableRow) -> wire.OriginInfo | None:
    """Of a what-if."""
    if row.origin is None or row.kind != "what-if":
        return None
    return wire.OriginInfo(row.origin, row.origin_moves or 0, row.origin_seat)
