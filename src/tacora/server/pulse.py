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
        self._answer: asyncio.Task[StoreError | None] | None = None

    async def check(self) -> None:
        """Raises what is wrong if the store does not answer or cannot be written to."""
        answer, now = self._answer, time.monotonic()
        if answer is None or (answer.done() and now - self._asked_at >= ASK_EVERY):
            self._asked_at = now
            answer = self._answer = asyncio.create_task(self._ask())
        # Whoever hangs up must not take the answer away from the others.
        wrong = await asyncio.shield(answer)
        if wrong is not None:
            raise wrong.with_traceback(None)

    async def _ask(self) -> StoreError | None:
        try:
            await self._store.ping()
        except StoreError as error:
            return error
        return None
