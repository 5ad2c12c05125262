"""The ways by which you are called to your tables: see them, add one, change what you want to hear, try it, end it."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import State

from . import waits
from .api import CourierInfo, Denied, NewWay, TableWishes, WayInfo
from .carriers import Message, NotSent, check_webhook
from .courier import Courier
from .identity import acting_user, user_id
from .letters import (
    EVERYWHERE,
    MOST_CHANNELS,
    Channel,
    add_channel,
    call_to_turn,
    change_channel,
    channel_by,
    channels_of,
    drop_channel,
    drop_device,
    keep_wishes,
    own_wishes,
    waiting_tables,
    wishes_of,
)
from .lobby import check_watcher
from .open_tables import OpenTables
from .pages import language_of, page, say
from .push import read_subscription
from .storage import Storage
from .wishes import Wishes, known_zones


def way_info(channel: Channel) -> WayInfo:
    forms = [f"/api/courier/{form}/{channel.secret}" for form in ("feed", "calendar")]
    feed, calendar = forms if channel.kind == "feed" else (None, None)
    is_device = channel.kind == "push"
    address = read_subscription(channel.address, private=True).endpoint if is_device else channel.address
    return WayInfo(channel.id, channel.kind, address, channel.confirmed, feed, calendar, channel.sent, channel.error)


@get("/api/courier")
async def ways(request: Request[Any, Any, Any], state: State) -> CourierInfo:
    """The ways by which you are called, what you wish to hear of, and whether this house sends mail and push."""
    courier: Courier = state.courier
    user = user_id(request) or ""
    found = [way_info(channel) for channel in await channels_of(state.storage, user)]
    return CourierInfo(courier.mail is not None, courier.pusher.public_key, found, await wishes_of(state.storage, user))


@post("/api/courier", status_code=201)
async def add_way(request: Request[Any, Any, Any], state: State, data: NewWay) -> WayInfo:
    """A device, a webhook, a mail box (which is sent a letter to confirm it) or a feed."""
    storage: Storage = state.storage
    courier: Courier = state.courier
    state.rate_limits.tables.check(request)
    user = await acting_user(storage, request)
    address = _checked(courier, data)
    if data.kind == "push":  # a device belongs to who uses it now
        await drop_device(storage, address)
    if len(await channels_of(storage, user.id)) >= MOST_CHANNELS:
        raise Denied(409, "refused-many-ways")
    base = str(request.base_url).rstrip("/")
    channel = await add_channel(storage, user.id, data.kind, address, data.language, base)
    if channel.kind == "mail":
        await _send(courier, channel, "letter-confirm", f"{base}/api/courier/confirm/{channel.secret}")
    else:
        await _call_now(state.open_tables, user.id)
    return way_info(channel)


async def _call_now(tables: OpenTables, user: str) -> None:
    """The tables that wait for them already call them, too."""
    for row, chair, chairs in await waiting_tables(tables.storage, user):
        left = waits.left(tables.until(row, chairs), chair.seat, tables.timepiece.now())
        if row.kind == "game":
            await call_to_turn(tables.storage, row.id, user, None if left is None else int(left))


def _checked(courier: Courier, way: NewWay) -> str:
    """Its address as it is kept. Raises Denied."""
    if way.kind == "mail" and (courier.mail is None or not _is_mail_box(way.address)):
        raise Denied(400, "refused-mail")
    try:
        if way.kind == "webhook":
            check_webhook(way.address)
        elif way.kind == "push":
            return msgspec.json.encode(read_subscription(way.address, private=courier.private)).decode()
    except NotSent as error:
        raise Denied(400, "refused-push" if way.kind == "push" else "refused-webhook") from error
    return "" if way.kind == "feed" else way.address


def _is_mail_box(address: str) -> bool:
    name, at, host = address.partition("@")
    return bool(name and at and "." in host) and address.isprintable() and not set(address) & set(" ,;<>")


async def _send(courier: Courier, channel: Channel, message: str, link: str) -> None:
    """Raises Denied."""
    subject = say(channel.language, message)
    try:
        await courier.send(channel, Message(subject, "", link))
    except NotSent as error:
        raise Denied(502, "refused-not-sent") from error


async def _own(storage: Storage, request: Request[Any, Any, Any], way: str) -> Channel:
    """Raises Denied."""
    channel = await channel_by(storage, id=way)
    if channel is None or channel.user_id != user_id(request):
        raise Denied(404, "refused-no-way")
    return channel


@post("/api/courier/wishes", status_code=200)
async def wish(request: Request[Any, Any, Any], state: State, data: Wishes) -> Wishes:
    """What you want to hear of, and when."""
    return await _wish(request, state, EVERYWHERE, data)


@get("/api/tables/{table_id:str}/wishes")
async def wishes_at(request: Request[Any, Any, Any], state: State, table_id: str) -> TableWishes:
    """What you want to hear of this table, and when."""
    user = user_id(request) or ""
    await _check_table(request, state, table_id)
    own = await own_wishes(state.storage, user, table_id)
    return TableWishes(own is not None, own or await wishes_of(state.storage, user))


@post("/api/tables/{table_id:str}/wishes", status_code=200)
async def wish_at(request: Request[Any, Any, Any], state: State, table_id: str, data: Wishes) -> Wishes:
    """Something else at this table than at all others."""
    await _check_table(request, state, table_id)
    return await _wish(request, state, table_id, data)


@delete("/api/tables/{table_id:str}/wishes", status_code=204)
async def wish_the_same(request: Request[Any, Any, Any], state: State, table_id: str) -> None:
    """The same at this table as at all others again."""
    await keep_wishes(state.storage, user_id(request) or "", table_id, None)


async def _wish(request: Request[Any, Any, Any], state: State, table: str, wishes: Wishes) -> Wishes:
    """Raises Denied."""
    if wishes.zone not in known_zones():
        raise Denied(400, "refused-zone")
    user = await acting_user(state.storage, request)
    await keep_wishes(state.storage, user.id, table, wishes)
    return wishes


async def _check_table(request: Request[Any, Any, Any], state: State, table: str) -> None:
    async with state.open_tables.at(table) as room:
        check_watcher(room.table, user_id(request))


@post("/api/courier/{way:str}/try", status_code=200)
async def try_way(request: Request[Any, Any, Any], state: State, way: str) -> WayInfo:
    """Send yourself a letter now."""
    state.rate_limits.replays.check(request)
    channel = await _own(state.storage, request, way)
    if channel.kind != "feed":
        await _send(state.courier, channel, "letter-try", f"{channel.base}/")
    return way_info(await _own(state.storage, request, way))


@delete("/api/courier/{way:str}", status_code=204)
async def end_way(request: Request[Any, Any, Any], state: State, way: str) -> None:
    """Be called by this way no more."""
    await drop_channel(state.storage, (await _own(state.storage, request, way)).id)


# what letters link to


@get("/api/courier/confirm/{secret:str}", media_type=MediaType.HTML)
async def confirm(request: Request[Any, Any, Any], state: State, secret: str) -> Response[str]:
    """The mail box is yours."""
    channel = await channel_by(state.storage, secret=secret)
    if channel is not None and not channel.confirmed:
        await change_channel(state.storage, channel.id, confirmed=True)
        await _call_now(state.open_tables, channel.user_id)
    return _answer(request, "letter-confirmed" if channel is not None else "letter-unknown")


@get("/api/courier/stop/{secret:str}", media_type=MediaType.HTML)
async def stop(request: Request[Any, Any, Any], state: State, secret: str) -> Response[str]:
    """No more letters to this mail box."""
    channel = await channel_by(state.storage, secret=secret)
    if channel is not None:
        await drop_channel(state.storage, channel.id)
    return _answer(request, "letter-stopped" if channel is not None else "letter-unknown")


def _answer(request: Request[Any, Any, Any], message: str) -> Response[str]:
    language = language_of(request.headers.get("accept-language", ""))
    home = f'<p><a href="/">{escape(say(language, "no-page-start"))}</a></p>'
    return Response(page(language, "no-page", message, home), media_type=MediaType.HTML)


HANDLERS: Final = (
    ways,
    add_way,
    wish,
    wishes_at,
    wish_at,
    wish_the_same,
    try_way,
    end_way,
    confirm,
    stop,
)
