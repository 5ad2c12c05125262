"""Draw a board and write its file.

python -m maps.build six_continents            write the board file, report disagreements
python -m maps.build price_of_power --check    only report
python -m maps.build price_of_power --same     draw anew and compare with the file, byte by byte
"""

from __future__ import annotations

import argparse
import sys

from .boardfile import text_of, write
from .boards import BOARDS


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m maps.build", description=__doc__)
    parser.add_argument("board", choices=sorted(BOARDS))
    parser.add_argument("--check", action="store_true", help="report only, write nothing")
    parser.add_argument("--same", action="store_true", help="compare with the file, write nothing")
    options = parser.parse_args()
    board = BOARDS[options.board]
    sheet = board.draw()
    found = sheet.disagreements
    for line in found:
        print(line)
    print(f"{len(found)} disagreements between the drawing and the declared graph")
    if options.check:
        print("\n".join(sheet.notes))
    elif options.same:
        if text_of(sheet.compose()) != board.file.read_text(encoding="utf-8"):
            sys.exit(f"{board.file.name} is not what is drawn now")
        print(f"{board.file.name} is what is drawn now")
    else:
        size = write(board.file, sheet.compose())
        print(f"{board.file.name}: {size / 1000:.0f} kB")
    if found:
        sys.exit(1)


if __name__ == "__main__":
    main()
