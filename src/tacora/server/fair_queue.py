"""A queue of questions to one process: fair between networks, and between the tables of each."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Asker = tuple[str, str]
"""The network that holds the table for which a bot thinks, and the table."""
NOBODY: Asker = ("", "")
MOST_QUESTIONS = 400
"""The most questions that wait at one process."""
MOST_OF_ONE_NETWORK = 100
"""The most questions of one network that wait at one process."""


class Unanswered(Exception):
    """A question got no answer; the text says why, for the log."""


class FairQueue:
    """Lets one question after the other through.

    The network whose last turn is longest ago comes next, and of it the table whose last turn
    is longest ago. A network that asks a lot delays only its own questions.
    """

    def __init__(self) -> None:
        self._busy = False
        self._networks: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = (
            OrderedDict()
        )
        self.waiting = 0
        """The questions that wait for a turn."""
        self._spare: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def spare_turn(self) -> AsyncIterator[None]:
        """Wait until no other question waits, and keep the turn; first come, first served."""
        if self._busy:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._spare.append(future)
            try:
                await future
            except BaseException:
                if future.done() and not future.cancelled():
                    self._next()  # the turn came at the same moment
                raise
        self._busy = True
        try:
            yield
        finally:
            self._next()

    @asynccontextmanager
    async def turn(self, of: Asker, timeout_seconds: float) -> AsyncIterator[None]:
        """Wait for a turn and keep it; raise `Unanswered` after the timeout, or if many wait."""
        await self._wait(of, timeout_seconds)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, of: Asker, timeout_seconds: float) -> None:
        if not self._busy:
            self._busy = True
            return
        network, table = of
        tables = self._networks.setdefault(network, OrderedDict())
        if self.waiting >= MOST_QUESTIONS or sum(map(len, tables.values())) >= MOST_OF_ONE_NETWORK:
            raise Unanswered("busy")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tables.setdefault(table, deque()).append(future)
        self.waiting += 1
        try:
            await asyncio.wait_for(asyncio.shield(future), timeout_seconds)
        except BaseException as error:
            if future.done() and not future.cancelled():
                self._next()  # the turn came at the same moment
            else:
                future.cancel()
            if isinstance(error, TimeoutError):
                raise Unanswered("late") from None
            raise
        finally:
            self.waiting -= 1

    def _next(self) -> None:
        """Give the turn to the next question; skip questions that are no longer waiting."""
        while self._networks:
            network, tables = next(iter(self._networks.items()))
            self._networks.move_to_end(network)
            while tables:
                table, futures = next(iter(tables.items()))
                tables.move_to_end(table)
                future = futures.popleft()
                if not futures:
                    del tables[table]
                if not future.done():
                    future.set_result(None)
                    return
            del self._networks[network]
        while self._spare:
            future = self._spare.popleft()
            if not future.done():
                future.set_result(None)
                return
        self._busy = False
