"""PP-5.1 Generic Actions: Event (events.py), Player-to-Player Diplomacy, Explore, Research Idea (ideas.py), Change
National Focus, Change State Religion."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action

from . import events

EVENT: Final = Action("event", events.why_not_event, events.take_event)

ACTIONS: Final = (EVENT,)
