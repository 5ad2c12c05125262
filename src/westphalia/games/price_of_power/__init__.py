"""Europa Universalis: The Price of Power, 1444 to 1820."""

from .title import TITLE

__all__ = ["TITLE"]
