"""The bots at one table: some decide at once, the strong ones think beside the table's work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..bots import AT_ONCE, BOTS, make_bot
from ..game import Choice
from ..table import Table, WaitingBot, seen_from
from .thinkers import Thinkers

Occasion = tuple[tuple[int, int, int] | None, int, str]
"""One choice of one bot: the turn, the seat and the bot."""


class SeatBots:
    """Asks the bots of a table for their choices.

    Every process that has the table asks for itself: the seed gives all of them the same
    choice, and if one takes a stand-in's, the log decides as it does with everything.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._thinking: dict[Occasion, asyncio.Task[Choice]] = {}
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or gets ready."""
        return not all(task.done() for task in self._tasks())

    def _tasks(self) -> list[asyncio.Task[Choice] | asyncio.Task[None]]:
        return [*self._thinking.values(), *self._warming.values()]

    def choose(self, table: Table, waiting: WaitingBot) -> Choice | None:
        """What a bot chooses, or None while it thinks."""
        if waiting.bot in AT_ONCE:
            bot = make_bot(waiting.bot, table.bots_seed)
            return bot.decide(*seen_from(table, waiting.seat))
        task = self._thinking.get((table.moment(), waiting.seat, waiting.bot))
        return task.result() if task is not None and task.done() else None

    def look(self, table: Table, chosen: Callable[[], None]) -> None:
        """Let those think who have to choose, and those get ready who have sat down.

        `chosen` is called whenever one of them has chosen.
        """
        if self._stopped:
            return
        if table.phase == "open":
            for bot in {seat.bot for seat in table.seats if seat and seat.bot}:
                if bot in BOTS and BOTS[bot].needs_lab and bot not in self._warming:
                    self._warming[bot] = asyncio.create_task(self._thinkers.warm_up(bot))
        moment = table.moment()
        for occasion in [each for each in self._thinking if each[0] != moment]:
            self._thinking.pop(occasion).cancel()
        for seat, bot in table.bots_deciding().items():
            occasion = (moment, seat, bot)
            if bot in AT_ONCE or occasion in self._thinking:
                continue
            thinking = self._thinkers.choose(bot, table.bots_seed, *seen_from(table, seat))
            task = self._thinking[occasion] = asyncio.create_task(thinking)
            task.add_done_callback(lambda done: None if done.cancelled() else chosen())

    async def stop(self) -> None:
        """Forget all thoughts; the process that opens the table next asks again."""
        self._stopped = True
        tasks = self._tasks()
        self._thinking.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
