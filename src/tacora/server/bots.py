"""The bots of a server: simple bots choose at once, strong bots think in their own processes."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from itertools import count

from ..bots import AT_ONCE, BOTS, STAND_IN, kernel_is_installed, make_bot
from ..bots.thinker import (
    LENGTH,
    Advise,
    Answer,
    Choose,
    Failed,
    Hint,
    Question,
    WarmUp,
    framed,
)
from ..game import View
from ..record import History
from ..table import BotChoice, Replaced, Table, WaitingBot, seen_from
from .fair_queue import NOBODY, Asker, FairQueue, Unanswered
from .logs import say
from .metrics import Metrics

USUAL_SECONDS, COLD_SECONDS, LATE_SECONDS = 10.0, 4.0, 0.5
"""Timeouts of a choice: usual, of a new process, and of a process that has missed a timeout."""
HINT_SECONDS = 60.0
"""Timeout of a hint: long, because the kernel may have to be compiled and no table waits."""
START = """\
import os
os.closerange(3, os.sysconf("SC_OPEN_MAX"))
from tacora.bots.thinker import main
main()
"""
"""What a process runs. It first closes all inherited files: uvloop passes on the listening socket,
and after a crash of the server the port would stay in use while the process still thinks."""
STUCK_SECONDS = 180.0
"""Time without an answer after which a process is killed."""
MOST_STARTS_PER_MINUTE = 5
"""Limit of restarts: a process that dies this often will die again."""
MOST_HINTS = 8
"""The most hints for tables of one network that wait."""
MOST_HINTS_IN_ALL = 40
"""The most hints that wait: they take turns with the choices of bots, which wait less long."""


class Thinker:
    """One process that thinks: starts with the first question, and again after it died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._overdue: dict[int, float] = {}
        self._question_ids = count(1)
        self._starts: deque[float] = deque(maxlen=MOST_STARTS_PER_MINUTE)
        self._starting = asyncio.Lock()
        self._answered = False
        self._closed = False

    @property
    def busy(self) -> int:
        """The number of questions without an answer."""
        return len(self._waiting) + len(self._overdue)

    @property
    def timeout_seconds(self) -> float:
        """How long a table should wait for an answer now."""
        if self._overdue:
            return LATE_SECONDS
        return USUAL_SECONDS if self._answered else COLD_SECONDS

    async def ask(self, question: Question, timeout_seconds: float) -> Answer:
        """Return the answer; raise `Unanswered` after the timeout, or if two processes died."""
        until = time.monotonic() + timeout_seconds
        for _ in range(2):
            process = await self._running()
            question_id = next(self._question_ids)
            future = self._waiting[question_id] = asyncio.get_running_loop().create_future()
            try:
                assert process.stdin is not None
                process.stdin.write(framed((question_id, question)))
                return await asyncio.wait_for(future, max(0.0, until - time.monotonic()))
            except TimeoutError:
                if process is self._process:
                    self._overdue[question_id] = time.monotonic()
                raise Unanswered("late") from None
            except (ConnectionError, RuntimeError):
                continue  # the process has died
            finally:
                self._waiting.pop(question_id, None)
        raise Unanswered("died")

    async def _running(self) -> asyncio.subprocess.Process:
        async with self._starting:
            now = time.monotonic()
            if self._overdue and now - min(self._overdue.values()) > STUCK_SECONDS:
                self._end("stuck")
            if self._process is not None:
                return self._process
            if self._closed:
                raise Unanswered("closed")
            if len(self._starts) == MOST_STARTS_PER_MINUTE and now - self._starts[0] < 60:
                raise Unanswered("died too often")
            self._starts.append(now)
            try:
                process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-c",
                    START,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=asyncio.subprocess.DEVNULL,
                    env={**os.environ, "NUMBA_NUM_THREADS": "1"},
                    # Ctrl-C must reach the server only; the server then ends this process.
                    start_new_session=True,
                )
            except OSError as error:
                raise Unanswered(f"cannot start: {error.strerror}") from None
            if self._closed:  # while the process started
                process.kill()
                await process.wait()
                raise Unanswered("closed")
            say("thinker started", pid=process.pid)
            self._process = process
            self._reader = asyncio.create_task(self._read(process))
            return process

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        try:
            while True:
                head = await process.stdout.readexactly(LENGTH.size)
                packed = await process.stdout.readexactly(*LENGTH.unpack(head))
                question_id, answer = pickle.loads(packed)
                self._answered = True
                self._overdue.pop(question_id, None)
                future = self._waiting.get(question_id)
                if future is not None and not future.done():
                    future.set_result(answer)
        except (asyncio.IncompleteReadError, OSError):
            if process is self._process:
                self._end("died")
        finally:
            # A process that was killed because it was stuck is reaped only here.
            await process.wait()

    def _end(self, why: str) -> None:
        """Kill the process, and let all its questions fail at once."""
        process, self._process = self._process, None
        self._answered = False
        self._overdue.clear()
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(ConnectionError(why))
        if process is None:
            return
        if why != "closed":
            say("thinker gone", logging.WARNING, why=why)
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        self._closed = True
        self._end("closed")
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)


class Thinkers:
    """The thinking processes of one server: for the network, the scholar, and each own bot.

    The scholar has a process of its own because it may have to solve a large table first, and
    each of `own`, the bots that the operator has named, because it may be slow or wrong.
    """

    def __init__(self, metrics: Metrics, own: Iterable[str] = ()) -> None:
        self._metrics = metrics
        self._net, self._scholar = Thinker(), Thinker()
        self._own = {name: Thinker() for name in own}
        thinkers = (self._net, self._scholar, *self._own.values())
        self._queues = {thinker: FairQueue() for thinker in thinkers}
        self._warmed: set[str] = set()
        self._hints: Counter[str] = Counter()
        """How many hints wait for the tables of each network."""

    def _thinker_of(self, bot: str) -> Thinker:
        """Return the process that thinks for a bot; raise `Unanswered` if none can.

        Only bots of Tacora and those that the operator has named are ever loaded.
        """
        if bot in self._own:
            return self._own[bot]
        if bot not in BOTS:
            raise Unanswered("unknown")
        if not kernel_is_installed():
            raise Unanswered("not installed")
        return self._scholar if bot == "scholar" else self._net

    def waiting(self) -> dict[str, int]:
        """Return how many questions each process has to answer, by its label."""
        named = {"net": self._net, "scholar": self._scholar, **self._own}
        return {
            f'thinker="{name}"': thinker.busy + self._queues[thinker].waiting
            for name, thinker in named.items()
        }

    async def warm_up(self, bot: str) -> None:
        """Load and compile what a seated bot needs, before the game starts."""
        kind = bot if bot in self._own or bot == "scholar" else "net"
        if kind in self._warmed:
            return
        self._warmed.add(kind)
        try:
            found = await self._thinker_of(bot).ask(WarmUp(bot), STUCK_SECONDS)
            say("thinker is warm", bot=bot)
            if isinstance(found, Failed):
                say("thinker failed", logging.WARNING, bot=bot, why=found.why)
        except Unanswered as unanswered:
            self._warmed.discard(kind)
            say("thinker not warm", logging.WARNING, bot=bot, why=str(unanswered))

    async def choose(
        self, bot: str, seed: str, view: View, history: History, of: Asker = NOBODY
    ) -> BotChoice:
        """Return the choice of a bot, or of the stand-in if the bot does not answer in time."""
        try:
            thinker = self._thinker_of(bot)
            async with self._queues[thinker].turn(of, USUAL_SECONDS):
                question = Choose(bot, seed, view, history)
                found = await thinker.ask(question, thinker.timeout_seconds)
            if isinstance(found, bool):
                return "leave" if found else "go_on"
            assert isinstance(found, Failed), found
            raise Unanswered(found.why)
        except Unanswered as unanswered:
            self._metrics.count("tacora_stand_ins_total", f'bot="{bot}"')
            say("stand-in chose", logging.WARNING, bot=bot, why=str(unanswered))
            return Replaced(make_bot(STAND_IN, seed).decide(view, history))

    async def hint(self, view: View, history: History, of: Asker = NOBODY) -> Hint:
        """Return what both choices are worth; raise `Unanswered` if there is no answer in time."""
        if not kernel_is_installed():
            raise Unanswered("not installed")
        network, _table = of
        if self._hints[network] >= MOST_HINTS or self._hints.total() >= MOST_HINTS_IN_ALL:
            raise Unanswered("busy")
        self._hints[network] += 1
        try:
            async with self._queues[self._net].turn(of, HINT_SECONDS):
                found = await self._net.ask(Advise(view, history), HINT_SECONDS)
        finally:
            self._hints[network] -= 1
            self._hints += Counter()  # without those that have none
        if isinstance(found, Hint):
            return found
        assert isinstance(found, Failed), found
        raise Unanswered(found.why)

    async def when_idle(self, question: Question) -> Answer:
        """Return the answer to a question for which every bot and hint comes first."""
        if not kernel_is_installed():
            raise Unanswered("not installed")
        async with self._queues[self._net].spare_turn():
            found = await self._net.ask(question, STUCK_SECONDS)
        if isinstance(found, Failed):
            raise Unanswered(found.why)
        return found

    async def close(self) -> None:
        await asyncio.gather(*(thinker.close() for thinker in self._queues))


Occasion = tuple[tuple[int, int, int] | None, int, str]
"""One choice of one bot: the turn, the seat and the bot."""


class SeatBots:
    """Asks the bots of a table for their choices.

    Every server process that has the table in memory asks. The same seed gives the same choice
    in all of them. If the stand-in chose in one of them, the first choice in the log counts.
    """

    def __init__(self, thinkers: Thinkers, of: Asker = NOBODY) -> None:
        self._thinkers = thinkers
        self.of = of
        """The table, and the network that holds it; the queue is fair between these."""
        self._thinking: dict[Occasion, asyncio.Task[BotChoice]] = {}
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking or warming up."""
        return not all(task.done() for task in self._tasks())

    def _tasks(self) -> list[asyncio.Task[BotChoice] | asyncio.Task[None]]:
        return [*self._thinking.values(), *self._warming.values()]

    def choose(self, table: Table, waiting: WaitingBot) -> BotChoice | None:
        """Return the choice of a bot, or None while it thinks."""
        if waiting.bot in AT_ONCE:
            bot = make_bot(waiting.bot, table.bots_seed)
            return bot.decide(*seen_from(table, waiting.seat))
        task = self._thinking.get((table.moment(), waiting.seat, waiting.bot))
        return task.result() if task is not None and task.done() else None

    def start_thinking(self, table: Table, chosen: Callable[[], None]) -> None:
        """Start the bots that have to choose, and warm up the bots that have sat down.

        `chosen` is called each time a bot has chosen.
        """
        if self._stopped:
            return
        if table.phase == "open":
            ours = {seat.bot for seat in table.seats if seat and seat.bot and seat.person is None}
            for bot in ours:
                if bot not in AT_ONCE and bot not in self._warming:
                    self._warming[bot] = asyncio.create_task(self._thinkers.warm_up(bot))
        moment = table.moment()
        for occasion in [each for each in self._thinking if each[0] != moment]:
            self._thinking.pop(occasion).cancel()
        for seat, bot in table.bots_deciding().items():
            occasion = (moment, seat, bot)
            if bot in AT_ONCE or occasion in self._thinking:
                continue
            view, history = seen_from(table, seat)
            thinking = self._thinkers.choose(bot, table.bots_seed, view, history, self.of)
            task = self._thinking[occasion] = asyncio.create_task(thinking)
            task.add_done_callback(lambda done: None if done.cancelled() else chosen())

    async def stop(self) -> None:
        """Cancel all thinking; the process that loads the table next asks again."""
        self._stopped = True
        tasks = self._tasks()
        self._thinking.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
