"""What libraries say about broken files and requests, as it is said to people."""

from __future__ import annotations

import re
from typing import Final

OFFSET: Final = re.compile(r"\s*\((byte|char|position) \d+\)|\s+in position \d+(-\d+)?")


def plainly(error: Exception | str) -> str:
    """Without where in the bytes it is: nobody counts them.

    >>> plainly("JSON is malformed: invalid character (byte 12)")
    'JSON is malformed: invalid character'
    >>> plainly("'utf-8' codec can't decode byte 0xff in position 0: invalid start byte")
    'this is no text in UTF-8'
    """
    if "codec can't decode" in str(error):
        return "this is no text in UTF-8"
    return OFFSET.sub("", str(error))
