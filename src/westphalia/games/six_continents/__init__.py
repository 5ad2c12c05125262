"""Six Continents: a home-made world conquest for 2 to 6 players."""

from .title import TITLE

__all__ = ["TITLE"]
