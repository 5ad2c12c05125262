"""Raison d'État: European powers in 1618 and 1702, for 3 to 7 players."""

from .title import TITLE

__all__ = ["TITLE"]
