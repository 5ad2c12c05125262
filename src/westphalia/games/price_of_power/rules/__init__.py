"""The chapters of the rulebook that need no card: one module each, named after it. Where cards come in they have a
moment to fill (hooks.py)."""
