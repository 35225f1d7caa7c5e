"""Bots that need time, asked without anybody waiting: a choice comes in time, or a stand-in's."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
import time
from collections import deque
from itertools import count

from ..bots import BOTS, lab_is_here, make_bot
from ..bots.thinker import LENGTH, Advise, Answer, Choose, Failed, Hint, Question, WarmUp, framed
from ..game import Choice, View
from ..record import History
from .logs import say
from .metrics import Metrics

USUAL, COLD, LATE = 10.0, 4.0, 0.5
"""Seconds to wait for a choice: usually, from a process that is new, and from one that is late."""
FOR_HINT = 60.0
"""Seconds to wait for a hint: the kernel may be compiled first, and no table waits for it."""
START = """\
import os
os.closerange(3, os.sysconf("SC_OPEN_MAX"))
from tacora.bots.thinker import main
main()
"""
"""What a process runs. It lets go of what it has inherited: uvloop passes on the socket at which
the server listens, and after a crash nobody could listen there again while it still thinks."""
STUCK = 180.0
"""Seconds after which a process that does not answer is ended."""
MOST_STARTS = 5
"""Processes that may be started within a minute: more would die as well."""
MOST_WAITING = 200
MOST_HINTS = 8
"""Questions that may wait at one process, and hints among them."""
STAND_IN = "reckoner"
"""Who decides at once where a strong bot cannot."""


class Unanswered(Exception):
    """No answer came; the text says why, for the log."""


class Thinker:
    """One process that thinks, started when it is first asked and again when it has died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._overdue: dict[int, float] = {}
        self._numbers = count(1)
        self._starts: deque[float] = deque(maxlen=MOST_STARTS)
        self._starting = asyncio.Lock()
        self._answered = False
        self._closed = False

    @property
    def busy(self) -> int:
        """How many questions wait."""
        return len(self._waiting) + len(self._overdue)

    @property
    def patience(self) -> float:
        """How long a table should wait for an answer now."""
        if self._overdue:
            return LATE
        return USUAL if self._answered else COLD

    async def ask(self, question: Question, patience: float) -> Answer:
        """An answer in time, from a second process where the first one dies meanwhile."""
        until = time.monotonic() + patience
        for _ in range(2):
            process = await self._running()
            number = next(self._numbers)
            future = self._waiting[number] = asyncio.get_running_loop().create_future()
            try:
                assert process.stdin is not None
                process.stdin.write(framed((number, question)))
                return await asyncio.wait_for(future, max(0.0, until - time.monotonic()))
            except TimeoutError:
                if process is self._process:
                    self._overdue[number] = time.monotonic()
                raise Unanswered("late") from None
            except (ConnectionError, RuntimeError):
                continue  # the process has died
            finally:
                self._waiting.pop(number, None)
        raise Unanswered("died")

    async def _running(self) -> asyncio.subprocess.Process:
        async with self._starting:
            now = time.monotonic()
            if self._overdue and now - min(self._overdue.values()) > STUCK:
                self._end("stuck")
            if self._process is not None:
                return self._process
            if self._closed:
                raise Unanswered("closed")
            if len(self._starts) == MOST_STARTS and now - self._starts[0] < 60:
                raise Unanswered("dies again and again")
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
                    # Ctrl-C is for the server, which ends it in its own time.
                    start_new_session=True,
                )
            except OSError as error:
                raise Unanswered(f"cannot start: {error.strerror}") from None
            if self._closed:  # meanwhile
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
                number, answer = pickle.loads(packed)
                self._answered = True
                self._overdue.pop(number, None)
                future = self._waiting.get(number)
                if future is not None and not future.done():
                    future.set_result(answer)
        except (asyncio.IncompleteReadError, OSError):
            if process is self._process:
                self._end("died")
        finally:
            # Nobody else reaps it where it was ended because it was stuck.
            await process.wait()

    def _end(self, why: str) -> None:
        """Give a process up; whoever waits for it hears so at once."""
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
    """The processes of one server: one for the network, one for the scholar's large tables.

    Solving a table takes long where nobody has yet; the others do not wait for that.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._net, self._scholar = Thinker(), Thinker()
        self._warmed: set[str] = set()
        self._hints = 0

    def _of(self, bot: str) -> Thinker:
        return self._scholar if bot == "scholar" else self._net

    async def warm_up(self, bot: str) -> None:
        """Get ready for a bot that has sat down, so that the game need not wait."""
        kind = "scholar" if bot == "scholar" else "net"
        if kind in self._warmed or not lab_is_here():
            return
        self._warmed.add(kind)
        try:
            found = await self._of(bot).ask(WarmUp(bot), STUCK)
            say("thinker is warm", bot=bot)
            if isinstance(found, Failed):
                say("thinker failed", logging.WARNING, bot=bot, why=found.why)
        except Unanswered as unanswered:
            self._warmed.discard(kind)
            say("thinker not warm", logging.WARNING, bot=bot, why=str(unanswered))

    async def choose(self, bot: str, seed: str, view: View, story: History) -> Choice:
        """What a bot chooses; one that cannot answer in time is stood in for."""
        thinker = self._of(bot)
        try:
            if bot not in BOTS:
                raise Unanswered("unknown")
            if not lab_is_here():
                raise Unanswered("not installed")
            if thinker.busy >= MOST_WAITING:
                raise Unanswered("busy")
            found = await thinker.ask(Choose(bot, seed, view, story), thinker.patience)
            if isinstance(found, bool):
                return "leave" if found else "go_on"
            assert isinstance(found, Failed), found
            raise Unanswered(found.why)
        except Unanswered as unanswered:
            self._metrics.count("tacora_stand_ins_total", f'bot="{bot}"')
            say("stand-in chose", logging.WARNING, bot=bot, why=str(unanswered))
            return make_bot(STAND_IN, seed).decide(view, story)

    async def hint(self, view: View, story: History) -> Hint:
        """What both options are worth; raises `Unanswered` where it cannot be said now."""
        if not lab_is_here():
            raise Unanswered("not installed")
        if self._hints >= MOST_HINTS or self._net.busy >= MOST_WAITING:
            raise Unanswered("busy")
        self._hints += 1
        try:
            found = await self._net.ask(Advise(view, story), FOR_HINT)
        finally:
            self._hints -= 1
        if isinstance(found, Hint):
            return found
        assert isinstance(found, Failed), found
        raise Unanswered(found.why)

    async def close(self) -> None:
        await asyncio.gather(self._net.close(), self._scholar.close())
