"""The process of ``warm.py``: forks a server for each order that comes through the socket it is given.

Processes for bots read the file again that was started, so what this one needs is imported only where it serves.
"""

from __future__ import annotations

if __name__ == "__main__":
    import sys

    from tests.server.warm_forks import fork_servers

    fork_servers(int(sys.argv[1]))
