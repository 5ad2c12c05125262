"""``westphalia serve`` whose files a browser need not ask for again:

    python -m tests.browser.kept_serve serve --port 0 --database games.sqlite

Processes for bots read this file again, so what it needs is imported only where it serves.
"""

from __future__ import annotations

if __name__ == "__main__":
    from tests.server.kept_files import keep_files
    from westphalia.cli import main

    keep_files()
    main()
