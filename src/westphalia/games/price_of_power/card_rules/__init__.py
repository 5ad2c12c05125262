"""The chapters of cards, above the effects: Action cards (PP-6), Events (PP-16), Prestige (PP-17).

Whoever imports one of them has all: they come in at the moments that the chapters below name (hooks.py).
"""

from . import action_cards, battle_actions, card_reactions, event_text, events, prestige, symbols

__all__ = ("action_cards", "battle_actions", "card_reactions", "event_text", "events", "prestige", "symbols")
