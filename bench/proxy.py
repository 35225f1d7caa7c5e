"""A proxy between people and servers that drops, doubles, delays and reorders messages.

It also reorders connections: some reach a server late, so that a later one of the same person
overtakes them, and the server hears late that a connection has ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Awaitable, Callable

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

DROPPED, DOUBLED, DELAYED = 0.02, 0.05, 0.10
"""The shares of the messages."""
LONGEST_DELAY_SECONDS = 0.25
OVERTAKEN, ENDED_LATE = 0.2, 0.3
"""The shares of the connections."""
LONGEST_CONNECTION_DELAY_SECONDS = 1.5
"""More than the time after which a person gives a connection up and opens another one."""
SERVER_CODES = range(4000, 5000)
"""The close codes with a meaning of its own that a server sends; see docs/protocol.md."""


class Proxy:
    """Forwards messages as a bad network does."""

    def __init__(self, ports: list[int], chance: random.Random) -> None:
        self._ports = ports
        self._chance = chance
        self._server: Server | None = None
        self._late: set[asyncio.Task[None]] = set()
        self.done: Counter[str] = Counter()

    async def open(self) -> int:
        self._server = await serve(self._accept, "127.0.0.1", 0, compression=None)
        port: int = next(iter(self._server.sockets)).getsockname()[1]
        return port

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()
        for task in self._late:
            task.cancel()

    async def _held_back(self, share: float, what: str) -> None:
        """Wait with this share of the connections."""
        if self._chance.random() < share:
            self.done[what] += 1
            await asyncio.sleep(self._chance.random() * LONGEST_CONNECTION_DELAY_SECONDS)

    async def _accept(self, client: ServerConnection) -> None:
        assert client.request is not None
        self.done["connections"] += 1
        await self._held_back(OVERTAKEN, "connections overtaken")
        cookie = client.request.headers.get("Cookie", "")
        port = self._chance.choice(self._ports)
        address = f"ws://127.0.0.1:{port}{client.request.path}"
        headers = {"Cookie": cookie} if cookie else {}
        try:
            server = await connect(address, additional_headers=headers, compression=None)
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
            return
        both = [
            asyncio.create_task(self._pass(client, server)),
            asyncio.create_task(self._pass(server, client)),
        ]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        code = server.close_code or 0
        if code in SERVER_CODES:
            # The client gives up only if it learns that its table is gone.
            await client.close(code, server.close_reason or "")
        await self._held_back(ENDED_LATE, "ends told late")
        await server.close()

    async def _pass(
        self, source: ServerConnection | ClientConnection, sink: ServerConnection | ClientConnection
    ) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                await self._maybe(message, sink.send)

    async def _maybe(
        self, message: str | bytes, send: Callable[[str | bytes], Awaitable[None]]
    ) -> None:
        self.done["messages"] += 1
        dice = self._chance.random()
        if dice < DROPPED:
            self.done["dropped"] += 1
            return
        if dice < DROPPED + DOUBLED:
            self.done["doubled"] += 1
            self._later(message, send)
        elif dice < DROPPED + DOUBLED + DELAYED:
            # Later messages overtake it, so this also changes the order.
            self.done["delayed"] += 1
            self._later(message, send)
            return
        await send(message)

    def _later(self, message: str | bytes, send: Callable[[str | bytes], Awaitable[None]]) -> None:
        async def late() -> None:
            await asyncio.sleep(self._chance.random() * LONGEST_DELAY_SECONDS)
            with contextlib.suppress(ConnectionClosed):
                await send(message)

        task = asyncio.create_task(late())
        self._late.add(task)
        task.add_done_callback(self._late.discard)
