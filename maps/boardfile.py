"""What every board file shares: whole numbers, public names, and one entry to a line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .arrangement import Owner, Vertex
from .drawing import VOID
from .place import Room


def spot(x: float, y: float) -> Vertex:
    return round(x), round(y)


def named(room: Room) -> dict[str, Any]:
    return {"label": spot(room.x, room.y), "room": [round(room.width), round(room.height)]}


def public(owner: Owner) -> str:
    return owner.removeprefix(VOID).removeprefix("~")


def text_of(content: dict[str, Any]) -> str:
    """One entry to a line, so that a changed territory is one changed line."""
    parts: list[str] = []
    for key, value in content.items():
        if isinstance(value, dict):
            rows = ",\n".join(f"{json.dumps(name)}:{_compact(entry)}" for name, entry in value.items())
            parts.append(f"{json.dumps(key)}:{{\n{rows}\n}}")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            rows = ",\n".join(_compact(entry) for entry in value)
            parts.append(f"{json.dumps(key)}:[\n{rows}\n]")
        else:
            parts.append(f"{json.dumps(key)}:{_compact(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def write(target: Path, content: dict[str, Any]) -> int:
    """Returns the size in bytes."""
    text = text_of(content)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return len(text.encode())


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
