"""Westphalia: a table for historical grand-strategy board games."""

__version__ = "0.1.0"
