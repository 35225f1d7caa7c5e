"""The bots of one table that need time: what they think about, beside the table's own work."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ..bots import AT_ONCE, BOTS
from ..game import view
from ..table import Table
from .thinkers import Thinkers
from .world import Occasion, Thoughts, occasion_of


class Pondering:
    """Asks the strong bots of a table as soon as they have something to decide.

    Every process that has the table asks for itself: the seed gives all of them the same
    choice, and if one takes a stand-in's, the log decides as it does with everything.
    """

    def __init__(self, thinkers: Thinkers, thoughts: Thoughts) -> None:
        self._thinkers = thinkers
        self._thoughts = thoughts
        self._tasks: dict[Occasion | str, asyncio.Task[None]] = {}
        self._stopped = False

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def look(self, table: Table, wake: Callable[[], Awaitable[object]]) -> None:
        """Let those think who have to decide, and those get ready who have sat down."""
        if self._stopped:
            return
        if table.phase == "open":
            for bot in {seat.bot for seat in table.seats if seat and seat.bot}:
                if bot in BOTS and BOTS[bot].needs_lab:
                    self._once(bot, self._thinkers.warm_up(bot))
        for seat, bot in table.bots_deciding().items():
            if bot in AT_ONCE:
                continue
            assert table.game is not None
            occasion = occasion_of(
                bot, table.bots_seed, view(table.game, seat, table.options.chests)
            )
            if occasion not in self._thoughts:
                self._once(occasion, self._think(table, seat, occasion, wake))

    def _once(self, what: Occasion | str, work: Coroutine[Any, Any, None]) -> None:
        if what in self._tasks:
            work.close()
            return
        task = self._tasks[what] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._tasks.pop(what, None))

    async def _think(
        self, table: Table, seat: int, occasion: Occasion, wake: Callable[[], Awaitable[object]]
    ) -> None:
        """Ask a bot, from what its seat could know at this moment; the table goes on with it."""
        assert table.game is not None
        assert table.record is not None
        bot, seed, *_ = occasion
        seen = view(table.game, seat, table.options.chests)
        leaves = await self._thinkers.leaves(bot, seed, seen, table.record.expeditions)
        self._thoughts.keep(occasion, leaves)
        await wake()

    async def stop(self) -> None:
        """Forget it; whoever opens the table next asks again."""
        self._stopped = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
