"""One socket: what waits to be sent, and who is at the other end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from ..table import Viewer

MOST_WAITING = 300
"""Messages that may wait for a slow reader before its connection is given up."""

Send = Callable[[str], Awaitable[None]]


class Connection:
    """Takes messages without waiting and sends them in order; too slow a reader is cut off."""

    __slots__ = ("_awake", "_send", "_waiting", "person", "too_slow", "viewer")

    def __init__(self, send: Send, viewer: Viewer) -> None:
        self._send = send
        self._waiting: deque[str] = deque()
        self._awake = asyncio.Event()
        self.viewer = viewer
        self.person: int | None = None
        """Whose it is; also of a screen that somebody has put up."""
        self.too_slow = False

    def push(self, text: str) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.too_slow = True
        else:
            self._waiting.append(text)
        self._awake.set()

    async def write(self) -> None:
        """Send what comes; returns when the reader is too slow."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._waiting:
                await self._send(self._waiting.popleft())
            if self.too_slow:
                return
