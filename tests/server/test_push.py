"""Push: what arrives at a device can be read by it alone, is signed by the house, and ends when the device is gone."""

from __future__ import annotations

import asyncio
import base64
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.client import Person, Server
from tests.server.test_courier import letters, played, receiver, until_asked
from westphalia.server import push
from westphalia.server.carriers import Message, NotSent
from westphalia.server.courier import Courier
from westphalia.server.letters import add_channel, channels_of, drop_channel
from westphalia.server.push import Gone, Pusher, new_key, read_subscription
from westphalia.server.storage import Storage

__all__ = ["receiver"]


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device(HTTPServer):
    """A device and the service that keeps its letters: what came, read with the device's keys, and its headers."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Mailbox)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.salt = b"0123456789abcdef"
        self.heard: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def subscription(self) -> str:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(point), "auth": encoded(self.salt)}
        return json.dumps({"endpoint": f"{self.home}/push/1", "expirationTime": None, "keys": keys})

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.salt, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


class Mailbox(BaseHTTPRequestHandler):
    server: Device

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append(self.server.read(body))
        self.server.headers.append(dict(self.headers))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def device() -> Iterator[Device]:
    found = Device()
    yield found
    found.shutdown()
    found.server_close()


def claims_of(authorization: str, public_key: str) -> dict[str, Any]:
    """What was signed, if it was signed with this key."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"].rstrip("=") == public_key
    head, claims, signature = parts["t"].split(".")
    r, s = (int.from_bytes(half, "big") for half in (decoded(signature)[:32], decoded(signature)[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public_key))
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(decoded(claims))
    return found


def test_a_letter_is_read_by_the_device_alone_and_signed_by_the_house(device: Device) -> None:
    pusher = Pusher(new_key(), "mailto:table@example.org")
    message = Message("Your turn", "War! " * 2000, "https://games.example.org/#/table/t", "t", waiting=3)
    pusher.send(read_subscription(device.subscription, private=True), message, private=True)
    (heard,), (headers,) = device.heard, device.headers
    assert (heard["title"], heard["table"], heard["waiting"]) == ("Your turn", "t", 3)
    assert heard["link"] == message.link and heard["text"] == message.text[: push.LONGEST]
    assert headers["Topic"] == "t" and int(headers["TTL"]) > 3600 and int(headers["Content-Length"]) < 4096
    assert pusher.public_key is not None
    claims = claims_of(headers["Authorization"], pusher.public_key)
    assert (claims["aud"], claims["sub"]) == (device.home, "mailto:table@example.org")


def test_a_turn_reaches_the_device_once_and_a_device_that_is_gone_is_forgotten(
    tmp_path: Path, receiver: Any, device: Device
) -> None:
    async def play(courier: Courier, storage: Storage) -> None:
        for channel in await channels_of(storage, "bob"):
            await drop_channel(storage, channel.id)
        await add_channel(storage, "bob", "push", device.subscription, "cs", "https://games.example.org")
        await until_asked(courier, 0)
        await until_asked(courier, 1)
        await letters(storage)
        assert await courier.carry() == 1 and await letters(storage) == 0
        (heard,) = device.heard
        assert heard["title"].endswith(": jste na tahu") and heard["waiting"] == 1
        device.status = 410
        await until_asked(courier, 0)
        await until_asked(courier, 1)
        assert await letters(storage) == 1
        assert await courier.carry() == 0
        assert await channels_of(storage, "bob") == [] and await letters(storage) == 0

    played(tmp_path, receiver, play)


def test_what_is_no_device(device: Device) -> None:
    good = json.loads(device.subscription)
    for bad in (
        "",
        "{}",
        json.dumps({**good, "endpoint": "ftp://example.org"}),
        json.dumps({**good, "keys": {"p256dh": "abc", "auth": "abc"}}),
        json.dumps({**good, "keys": {"p256dh": good["keys"]["p256dh"], "auth": "é"}}),
    ):
        with pytest.raises(NotSent):
            read_subscription(bad, private=True)
    with pytest.raises(NotSent):
        read_subscription(device.subscription)  # not even encrypted on its way
    good["keys"]["p256dh"] = encoded(b"\x04" + bytes(64))  # of the right size, but no point of the curve
    message = Message("", "", "https://games.example.org/")
    with pytest.raises(Gone, match="no keys"):
        Pusher(new_key()).send(read_subscription(json.dumps(good), private=True), message, private=True)
    with pytest.raises(NotSent, match="private network"):
        Pusher(new_key()).send(read_subscription(device.subscription, private=True), message)
    assert device.heard == []


def test_without_the_extra_there_is_no_push_and_all_else_works(monkeypatch: pytest.MonkeyPatch, device: Device) -> None:
    monkeypatch.setattr(push, "EXTRA", "a_library_that_is_not_there")
    pusher = Pusher(new_key())
    assert pusher.public_key is None
    with pytest.raises(NotSent, match="this house sends no push"):
        pusher.send(read_subscription(device.subscription, private=True), Message("", "", ""), private=True)


def test_the_key_is_made_once_and_its_owners_alone(tmp_path: Path) -> None:
    async def key_of(fresh: str) -> str:
        storage = await Storage.open(str(tmp_path / "games.sqlite"))
        try:
            return await storage.push_key(fresh)
        finally:
            await storage.close()

    first = asyncio.run(key_of(new_key()))
    assert asyncio.run(key_of(new_key())) == first
    assert (tmp_path / "games.sqlite.push").stat().st_mode & 0o777 == 0o600
    assert Pusher(first).public_key == Pusher(first).public_key != Pusher(new_key()).public_key


def test_a_device_belongs_to_who_uses_it_now(tmp_path: Path, device: Device) -> None:
    house = Server(tmp_path / "games.sqlite", more=["--private-webhooks"])
    ann, bob = Person(house), Person(house)
    ann.get("/api/me"), bob.get("/api/me")
    key = ann.get("/api/courier")["push"]
    assert len(decoded(key)) == push.POINT
    way = ann.post("/api/courier", {"kind": "push", "address": device.subscription, "language": "ru"})
    assert way["address"] == f"{device.home}/push/1" and way["confirmed"]
    ann.post(f"/api/courier/{way['id']}/try")
    assert device.heard[0]["title"] == "Westphalia: так выглядят уведомления"
    bob.post("/api/courier", {"kind": "push", "address": device.subscription})
    assert ann.get("/api/courier")["ways"] == [] and len(bob.get("/api/courier")["ways"]) == 1
    assert ann.send("POST", "/api/courier", {"kind": "push", "address": "{}"})[0] == 400
    house.stop()
