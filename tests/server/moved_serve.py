"""A server whose clock stands still until somebody moves it:

    python -m tests.server.moved_serve --port 0 --database games.sqlite [--mail smtp://...] [--private-webhooks]

Processes for bots read this file again, so what it needs is imported only where it serves.
"""

from __future__ import annotations

if __name__ == "__main__":
    from tests.server.moved_app import main

    main()
