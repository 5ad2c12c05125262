"""Push: a letter that a device shows although no page is open. It goes by the service of the browser's maker, packed
so that only the device can read it, and signed with a key by which that service knows this house.

What packs and signs is an extra: ``pip install "westphalia[notify]"``. Without it there is no push, and all else works.
"""

from __future__ import annotations

import base64
import binascii
import secrets
import time
from functools import cached_property
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from .carriers import Message, NotSent, check_webhook, post

EXTRA: Final = "pywebpush"
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
KEPT: Final = 24 * 3600  # seconds that the service keeps what a device can't get now
SIGNED: Final = 12 * 3600  # seconds that a signature is good for
LONGEST: Final = 2400  # bytes of a text; some services take 3,000 bytes in all
POINT, SALT = 65, 16  # bytes of a device's keys


class Gone(NotSent):
    """There is no such device any more."""


class Keys(msgspec.Struct, frozen=True):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """A device, as its browser describes it."""

    endpoint: str
    keys: Keys


def new_key() -> str:
    """A private key as it is kept."""
    return _encoded((secrets.randbelow(ORDER - 1) + 1).to_bytes(32, "big"))


def read_subscription(text: str, *, private: bool = False) -> Subscription:
    """``private``: services in the own network will do, for a house of one's own. Raises NotSent."""
    try:
        found = msgspec.json.decode(text, type=Subscription)
        sizes = len(_decoded(found.keys.p256dh)), len(_decoded(found.keys.auth))
    except (msgspec.MsgspecError, binascii.Error, ValueError) as error:
        raise NotSent("no device") from error
    check_webhook(found.endpoint)
    if sizes != (POINT, SALT) or (not private and urlsplit(found.endpoint).scheme != "https"):
        raise NotSent("no device")
    return found


class Pusher:
    """``contact``: where the service would write if something is wrong with what comes from here."""

    def __init__(self, key: str, contact: str = "") -> None:
        self.key = key
        self.contact = contact

    @property
    def public_key(self) -> str | None:
        """What a browser wants to know of us; None: the extra is not installed."""
        return self._known[1] if find_spec(EXTRA) is not None else None

    @cached_property
    def _known(self) -> tuple[Any, str]:
        """What signs, and its public key."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid

        vapid = Vapid.from_raw(self.key.encode())
        point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return vapid, _encoded(point)

    def send(self, device: Subscription, message: Message, *, private: bool = False) -> None:
        """Blocks. Raises NotSent."""
        if find_spec(EXTRA) is None:
            raise NotSent("this house sends no push")
        from pywebpush import WebPusher

        try:
            keys = {"p256dh": device.keys.p256dh, "auth": device.keys.auth}
            packed = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(_said(message), "aes128gcm")
        except Exception as error:  # of several libraries; keys that are none are the device's fault, not ours
            raise Gone(f"no keys of a device: {error}") from error
        headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(KEPT)}
        if message.table:
            headers["Topic"] = message.table[:32]  # a later letter about a table takes the place of an earlier
        status = post(device.endpoint, packed["body"], headers | self._signature(device, message), private=private)
        if status in (404, 410):
            raise Gone("the device is gone")
        if not 200 <= status < 300:
            raise NotSent(f"it answered {status}")

    def _signature(self, device: Subscription, message: Message) -> dict[str, str]:
        parts, home = urlsplit(device.endpoint), urlsplit(message.link)
        contact = self.contact or (f"https://{home.netloc}" if home.scheme == "https" else "mailto:table@localhost")
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": int(time.time()) + SIGNED}
        signed: dict[str, str] = self._known[0].sign(claims)
        return signed


def _said(message: Message) -> bytes:
    text = message.text.encode()[:LONGEST].decode(errors="ignore")
    told = {"title": message.subject, "text": text, "link": message.link, "table": message.table}
    shown = {"image": message.picture} if message.picture else {}
    return msgspec.json.encode(told | {"waiting": message.waiting} | shown)


def _encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
