"""Small pictures of the map for letters. Who has the link sees the table as it stands, with the eyes of the seat that
the letter was for, as long as its reader sits there; the link is signed, and says nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Request, Response, get
from litestar.datastructures import State

from westphalia.kernel.contract import Title
from westphalia.kernel.headlines import foremost, headlines

from .api import Denied
from .rows import TableRow
from .small_map import picture, sheet_of
from .table import Table

PNG: Final = "image/png"
KEPT: Final = "private, max-age=60"
TOLD: Final = 4  # headlines whose places are marked


class Pictures:
    """Signs and reads the links."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeSerializer(key, salt="picture")

    def path(self, title: Title[Any], row: TableRow, user: str, seat: int) -> str:
        """Another one after each move, so that nobody shows an old picture for it; empty where there is no map."""
        if title.drawing(row.scenario) is None:
            return ""
        signed = self._serializer.dumps([row.id, user, seat])
        return f"/api/pictures/{signed}.png?version={row.version_for(seat)}"

    def read(self, signed: str) -> tuple[str, str, int] | None:
        try:
            table, user, seat = self._serializer.loads(signed)
        except (BadSignature, TypeError, ValueError):
            return None
        return table, user, seat


async def drawn(table: Table, seat: int, since: int | None = None) -> bytes:
    """The map as a seat may see it, with rings around what is new to it since so many lines of its log."""
    title, state = table.title, table.session.state
    path = title.drawing(table.row.scenario)
    if path is None:
        return b""
    known = title.mask(state, seat)
    colours = title.tints(known)
    marked = _places(table, seat, since) if since is not None else []
    side = title.map_side(table.row.scenario)
    return await asyncio.to_thread(lambda: picture(sheet_of(path, side), colours, marked))


def _places(table: Table, seat: int, since: int) -> Sequence[str]:
    """The ids of what the foremost headlines speak of; those that are no places are not found on the map."""
    title, state = table.title, table.session.state
    visible = [entry for entry in state.log.entries if entry.is_visible_to(seat)]
    found = headlines(title, state, visible[since:], seat, since)
    told = [visible[headline.at] for headline in foremost(found, visible, TOLD)]
    pairs = [
        (title.domains.get(name), value)
        for entry in told
        for name, value in zip(entry.form.names, entry.values, strict=True)
    ]
    return [domain.id(value) for domain, value in pairs if domain is not None and isinstance(value, int) and value >= 0]


@get("/api/pictures/{name:str}", media_type=PNG)
async def small_picture(request: Request[Any, Any, Any], state: State, name: str) -> Response[bytes]:
    """The picture that a letter links to."""
    pictures: Pictures = state.pictures
    meant = pictures.read(name.removesuffix(".png"))
    if meant is None:
        raise Denied(404, "refused-no-table")
    table_id, user, seat = meant
    state.rate_limits.looks.check(request)
    async with state.open_tables.at(table_id) as room:
        if seat not in room.table.seats_of(user):
            raise Denied(404, "refused-no-table")
        seen = await state.storage.seen(table_id, user)
        content = await drawn(room.table, seat, seen.entries if seen is not None and seen.seat == seat else None)
    return Response(content, media_type=PNG, headers={"Cache-Control": KEPT})


HANDLERS: Final = (small_picture,)
