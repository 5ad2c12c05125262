"""Every sentence printed on the cards, with an id: what a translation of the cards translates.

A translation (locales/texts/<language>.yaml) repeats the English it was made from; when a card's text changes, its
translation falls away, and the page shows the English until it is translated anew.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import board
from .catalogue import CardAction


def card_texts() -> dict[str, str]:
    """Id -> English text, in the order of the content files."""
    found = dict[str, str]()
    for id, text in _all():
        if text and text not in found.values():
            found[id] = text
    return found


def texts_of(domain: str, id: str) -> dict[str, str]:
    """What one card prints, by the part it stands in (A.label, requirement); an action card prints its action."""
    action = {card.id: card.action for card in board.ACTION_CARDS}
    start = f"action.{action[id]}." if domain == board.CARD.name else f"{domain}.{id}."
    return {key.removeprefix(start): text for key, text in _all() if text and key.startswith(start)}


def _all() -> Iterator[tuple[str, str]]:
    for key, action in board.ACTIONS_BY_ID.items():
        yield from _action(f"action.{key}", action)
    for idea in board.IDEAS:
        yield f"idea.{idea.id}.bonus", idea.bonus
        yield f"idea.{idea.id}.immediate", idea.immediate or ""
        yield f"idea.{idea.id}.requirement", idea.requirement.text if idea.requirement else ""
    for event in board.EVENTS:
        yield f"event.{event.id}.text", event.text
        for letter, option in event.options.items():
            yield f"event.{event.id}.{letter}.label", option.label
            yield f"event.{event.id}.{letter}.text", option.text
        yield f"event.{event.id}.after", event.after.text if event.after else ""
    for mission in board.MISSIONS:
        yield f"mission.{mission.id}.about", mission.about
        yield f"mission.{mission.id}.requirement", mission.requirement.text
        yield f"mission.{mission.id}.reward", mission.reward.text
    for milestone in board.MILESTONES:
        yield f"milestone.{milestone.id}.requirement", milestone.requirement.text
        yield f"milestone.{milestone.id}.reward", milestone.reward.text
    for struggle in board.POWER_STRUGGLES:
        for criterion in struggle.criteria:
            yield f"struggle.{struggle.id}.{criterion.id}", criterion.text


def _action(id: str, action: CardAction) -> Iterator[tuple[str, str]]:
    yield f"{id}.text", action.text
    for number, condition in enumerate(action.conditions, 1):
        yield f"{id}.condition_{number}", condition.text
    for letter, option in action.options.items():
        yield f"{id}.{letter}", option.text
    yield f"{id}.on_play", action.on_play.text if action.on_play else ""
    for own in action.actions:
        yield from _action(f"{id}.{own.id}", own)
