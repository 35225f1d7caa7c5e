"""One socket of a table: its queue of messages, and its viewer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from ..table import Viewer

MOST_QUEUED = 300
"""Messages in the queue of a slow reader before its connection is closed."""

Send = Callable[[str], Awaitable[None]]


class Connection:
    """Queues messages and sends them in order; a reader that is too slow is disconnected."""

    __slots__ = ("_awake", "_send", "_waiting", "cut", "person", "too_slow", "viewer")

    def __init__(self, send: Send, viewer: Viewer) -> None:
        self._send = send
        self._waiting: deque[str] = deque()
        self._awake = asyncio.Event()
        self.viewer = viewer
        self.person: int | None = None
        """The person of this connection, also if it is a screen; None for a spectator."""
        self.too_slow = False
        self.cut = False
        """Whether the link with which this client came is no longer that of the table."""

    def push(self, text: str) -> None:
        """Add a message to the queue."""
        if self.cut:
            return
        if len(self._waiting) >= MOST_QUEUED:
            self.too_slow = True
        else:
            self._waiting.append(text)
        self._awake.set()

    def cut_off(self) -> None:
        """Send nothing more."""
        self.cut = True
        self._awake.set()

    async def write(self) -> None:
        """Send the queue as it fills; return when the reader is too slow, or is cut off."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._waiting and not self.cut:
                await self._send(self._waiting.popleft())
            if self.too_slow or self.cut:
                return
