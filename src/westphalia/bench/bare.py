"""The yardstick of the server: a bare ``websockets`` server that tells everybody what one says, and does nothing else.

Run as a module it prints its port. A message is the size of the one it sends to all.
"""

from __future__ import annotations

import asyncio

from websockets.asyncio.server import ServerConnection, broadcast, serve


async def main() -> None:
    everybody: set[ServerConnection] = set()

    async def talk(socket: ServerConnection) -> None:
        everybody.add(socket)
        async for size in socket:
            broadcast(everybody, "x" * int(size))
        everybody.discard(socket)

    async with serve(talk, "127.0.0.1", 0, compression=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
