"""Messages that nobody in their right mind sends: malformed, forged, oversized, foreign and stale ones.

Everything comes from one seed, so that what breaks the server once breaks it again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

HTML = "<img src=x onerror=alert(1)><script>alert('you')</script>"
WORDS = [
    "",
    "x",
    "iberia",
    "\x00",
    "\ud800",
    HTML,
    "../../etc/passwd",
    "'; drop table deeds; --",
    "ż" * 300,
    "{}",
    "null",
]
NUMBERS = [-1, 0, 1, 2, 15, 16, 999, 2**31, 2**31 + 1, 2**63, 2**70, -(2**70), 1.5, 1e300, float("nan"), float("inf")]
TYPES = [
    "hello",
    "answer",
    "undo",
    "resign",
    "takeback",
    "vote",
    "chat",
    "note",
    "odds",
    "cards",
    "ping",
    "view",
    "over",
]
FIELDS = ["type", "version", "seat", "id", "sure", "since", "vote", "yes", "text", "to", "bot", "admin", "__proto__"]


def value(dice: random.Random, depth: int = 0) -> Any:
    """Anything that JSON can say, and some things it can't."""
    kinds: list[Callable[[], Any]] = [
        lambda: dice.choice(WORDS),
        lambda: dice.choice(NUMBERS),
        lambda: dice.choice([None, True, False]),
        lambda: [value(dice, depth + 1) for _ in range(dice.randint(0, 3))],
        lambda: {dice.choice(FIELDS): value(dice, depth + 1) for _ in range(dice.randint(0, 3))},
    ]
    return dice.choice(kinds if depth < 3 else kinds[:3])()


def dump(message: Any) -> bytes:
    return json.dumps(message).encode()


def is_text(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


def garbled(dice: random.Random, good: list[dict[str, Any]]) -> bytes:
    """A message that no table can take, made from good ones or from nothing."""
    message = dict(dice.choice(good))
    what = dice.randrange(9)
    if what == 0:  # cut short
        content = dump(message)
        return content[: dice.randrange(len(content))]
    if what == 1:  # a field nobody knows
        return dump({**message, dice.choice(["admin", "x", "__proto__", "table"]): value(dice)})
    if what == 2:  # a field of the wrong kind
        name = dice.choice(list(message))
        return dump({**message, name: dice.choice([{}, [], [1], {"a": 1}, 2**70, -5, 1.5, float("nan"), "\ud800"])})
    if what == 3:  # no message at all
        return dump(value(dice))
    if what == 4:  # nested without end
        depth = dice.choice([50, 500, 1900])
        return b"[" * depth + b"]" * dice.choice([0, depth])
    if what == 5:  # noise
        return dice.randbytes(dice.randint(0, 200))
    if what == 6:  # one byte is another
        content = bytearray(dump(message))
        content[0 if dice.random() < 0.5 else -1] = dice.randrange(256)
        return bytes(content)
    if what == 7:  # too long
        return dump({**message, "text": "x" * dice.choice([4096, 20_000, 60_000])})
    fields = {name: value(dice) for name in dice.sample(FIELDS, dice.randint(1, 6))}
    return dump({**fields, "type": dice.choice(TYPES), "admin": True})


class Question(NamedTuple):
    """What is on the table: who is asked, as of which version, and an answer that would do."""

    seat: int
    version: int
    answer: str


def by_strangers(dice: random.Random, question: Question, seats: int) -> Iterator[bytes]:
    """Well-formed, but from somebody who does not sit at the table."""
    asked, version, answer = question
    seat = dice.randrange(seats)
    yield dump({"type": "answer", "version": version, "seat": asked, "id": answer})
    yield dump({"type": "answer", "version": version, "seat": asked, "id": answer, "sure": False})
    yield dump({"type": "undo", "version": version, "seat": seat})
    yield dump({"type": "resign", "seat": seat})
    yield dump({"type": "takeback"})
    yield dump({"type": "vote", "vote": dice.choice(["pause", "end", "bot", "takeback"]), "yes": True, "seat": seat})
    yield dump({"type": "vote", "vote": "end", "yes": False})
    yield dump({"type": "chat", "text": HTML, "to": dice.choice([None, seat])})
    yield dump({"type": "note", "text": HTML})
    yield dump({"type": "hello", "seat": seat})
    yield dump({"type": "odds", "version": version, "seat": seat})
    yield dump({"type": "cards", "version": version, "seat": seat})


def by_a_cheat(dice: random.Random, question: Question, mine: int, seats: int) -> Iterator[bytes]:
    """Well-formed, from somebody who sits at the table and wants more than their due."""
    asked, version, answer = question
    other = dice.choice([seat for seat in range(16) if seat != mine])
    old = dice.choice([0, version - 1, version + 1, 2**31])
    yield dump({"type": "answer", "version": version if asked != mine else old, "seat": asked, "id": answer})
    yield dump({"type": "answer", "version": version, "seat": other, "id": answer})
    yield dump({"type": "answer", "version": old, "seat": mine, "id": answer})
    yield dump({"type": "answer", "version": version, "seat": mine, "id": f"no such thing {dice.random()}"})
    yield dump({"type": "answer", "version": version, "seat": mine, "id": "no such thing", "sure": False})
    yield dump({"type": "undo", "version": old, "seat": mine})
    yield dump({"type": "undo", "version": version, "seat": 1 - mine})
    yield dump({"type": "resign", "seat": other})
    yield dump({"type": "resign", "seat": 1 - mine})
    yield dump({"type": "hello", "seat": other})
    yield dump({"type": "cards", "version": version, "seat": 1 - mine})
    yield dump({"type": "odds", "version": version, "seat": 1 - mine})
    yield dump({"type": "chat", "text": "x", "to": dice.randint(seats, 15)})
    yield dump({"type": "chat", "text": "x", "seat": other})
    yield dump({"type": "vote", "vote": "bot", "yes": True, "seat": mine})
    yield dump({"type": "vote", "vote": "end", "yes": False})


def forged_cookies(dice: random.Random, real: str, user: str) -> Iterator[str]:
    """A cookie like this one that somebody tampered with."""
    name, _, signed = real.partition("=")
    payload, _, signature = signed.rpartition(".")
    place = dice.randrange(len(signature))
    yield f"{name}={payload}.{signature[:place]}{'A' if signature[place] != 'A' else 'B'}{signature[place + 1 :]}"
    yield f"{name}={payload[:-2]}.{signature}"
    yield f"{name}={payload}."
    yield f"{name}={payload}"
    yield f"{name}={user}"
    yield f'{name}="{user}"'
    yield f"{name}={dice.randbytes(12).hex()}"
    yield f"{name}=\xff\xfe; {name}={payload}"
    yield "=;=;;" * 20


TRAVERSALS = [
    "/../pyproject.toml",
    "/../../../../../../etc/passwd",
    "/..%2f..%2f..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/%2e%2e%2fserver%2fstorage.py",
    "/js/../../server/storage.py",
    "/js/%2e%2e/%2e%2e/server/storage.py",
    "/..\\..\\server\\storage.py",
    "/%5c..%5c..%5cserver/storage.py",
    "//etc/passwd",
    "/etc/passwd%00.js",
    "/%00",
    "/games/six_continents/../title.py",
    "/games/six_continents/%2e%2e/title.py",
    "/games/six_continents/..%2ftitle.py",
    "/games/six_continents/..%252ftitle.py",
    "/games/..%2f..%2fserver/storage.py",
    "/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
    "/%ff%fe",
    "/" + "a" * 5000,
    "/" + "../" * 500,
]
