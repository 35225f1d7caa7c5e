"""Appraisals of positions: computed while no bot has to choose, one at a time for an address."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable

import msgspec

from ..bots.thinker import Appraise, ReadyToReview
from ..game import Game
from .bots import Thinkers
from .fair_queue import Unanswered
from .limits import Held
from .logs import say, why
from .reviews import LINE_SECONDS, READY_SECONDS, Busy

MOST_RUNNING = 50
"""The most positions that are appraised at the same time, in turns."""
MOST_KEPT = 1_000
"""Appraisals in memory; the least recently used is forgotten first."""

Key = tuple[Game, int]


class Appraisals:
    """The positions that this process appraises."""

    def __init__(self, thinkers: Thinkers, stopping: Callable[[], bool] = lambda: False) -> None:
        self._thinkers = thinkers
        self._stopping = stopping
        self._kept: OrderedDict[Key, str] = OrderedDict()
        self.held = Held()
        """How many positions each network has now."""
        self._tasks: dict[Key, asyncio.Task[str | None]] = {}

    def ask(self, game: Game, seat: int, holder: str) -> AsyncIterator[str]:
        """Return the lines of an appraisal, kept or computed now; raise `Busy` if it must wait."""
        key = (game, seat)
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return _once(kept)
        if (task := self._tasks.get(key)) is None:
            if len(self._tasks) >= MOST_RUNNING or not self.held.take(holder):
                raise Busy
            task = self._tasks[key] = asyncio.create_task(self._run(key, holder))
        return self._lines(task)

    async def _lines(self, task: asyncio.Task[str | None]) -> AsyncIterator[str]:
        """Yield a line each second, so that no proxy ends the answer, and at the end the result."""
        while True:
            done, _ = await asyncio.wait({task}, timeout=LINE_SECONDS)
            if done or self._stopping():
                found = task.result() if done and not task.cancelled() else None
                yield line(found, failed=found is None)
                return
            yield line(None)

    async def _run(self, key: Key, holder: str) -> str | None:
        try:
            while not await self._thinkers.when_idle(ReadyToReview()):
                await asyncio.sleep(READY_SECONDS)
            found = await self._thinkers.when_idle(Appraise(*key))
            assert isinstance(found, str)
        except Unanswered as error:
            say("appraisal failed", logging.WARNING, why=why(error))
            return None
        finally:
            del self._tasks[key]
            self.held.drop(holder)
        self._kept[key] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    async def close(self) -> None:
        """Cancel all appraisals."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def line(appraisal: str | None, *, failed: bool = False) -> str:
    """Return one line of the answer, which `AppraisalLine` describes."""
    known = msgspec.Raw(appraisal.encode() if appraisal else b"null")
    return msgspec.json.encode({"failed": failed, "appraisal": known}).decode() + "\n"


async def _once(appraisal: str) -> AsyncIterator[str]:
    yield line(appraisal)
