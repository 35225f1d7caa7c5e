"""Whether the store answers: asked now and then, however many want to know."""

from __future__ import annotations

import asyncio
import time

from ..store import Store, StoreError

ASK_EVERY = 1.0
"""Seconds between two questions to the store; whoever asks meanwhile hears the last answer."""


class Pulse:
    """The last answer of the store, and when it was asked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked_at = 0.0
        self._answer: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Whether the store answers and can be written to."""
        answer, now = self._answer, time.monotonic()
        if answer is None or (answer.done() and now - self._asked_at >= ASK_EVERY):
            self._asked_at = now
            answer = self._answer = asyncio.create_task(self._ask())
        # Whoever hangs up must not take the answer away from the others.
        return await asyncio.shield(answer)

    async def _ask(self) -> bool:
        try:
            await self._store.ping()
        except StoreError:
            return False
        return True
