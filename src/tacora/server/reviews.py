"""Reviews and appraisals: computed while no bot has to choose, one of each for each address."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import msgspec

from ..bots.thinker import Appraise, Assemble, ReadyToReview, Weigh
from ..game import Game
from ..record import Record, began_of, to_text
from ..review.choices import ChoiceMade, Worth, people_of
from ..store import Store, StoreError
from .bots import Thinkers
from .fair_queue import Unanswered
from .limits import Held
from .logs import say, why

MOST_RUNNING = 50
"""The most reviews, and the most appraisals, that are computed at the same time, in turns."""
MOST_KEPT_APPRAISALS = 1_000
"""Appraisals in memory; the least recently used is forgotten first."""
LINE_SECONDS = 1
"""A line is repeated after this pause, so that no proxy ends the answer, and a stop is noticed."""
READY_SECONDS = 0.5
"""Pause before the process is asked again whether it has compiled what a review needs."""


class Busy(Exception):
    """The network has one that is not finished, or all places are taken."""


class Job:
    """A review that is being computed."""

    def __init__(self, record: Record, choices: list[ChoiceMade]) -> None:
        self.record = record
        self.choices = choices
        self.done = 0
        self.review: str | None = None
        self.failed = False
        self._changed = asyncio.Event()

    def tell(self) -> None:
        """Wake all readers of `lines`."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def lines(self, stopping: Callable[[], bool]) -> AsyncIterator[str]:
        """Yield a line of JSON for each step and each second, and at the end the review."""
        while True:
            changed, done = self._changed, self.done
            over = self.failed or self.review is not None
            yield review_line(done, len(self.choices), self.review, failed=self.failed)
            if over:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), LINE_SECONDS)
            if stopping():
                yield review_line(self.done, len(self.choices), None, failed=True)
                return


def review_line(done: int, total: int, review: str | None, *, failed: bool = False) -> str:
    """Return one line of the answer, which `ReviewLine` describes."""
    known = msgspec.Raw(review.encode() if review else b"null")
    said = {"done": done, "total": total, "failed": failed, "review": known}
    return msgspec.json.encode(said).decode() + "\n"


PACKAGE = Path(__file__).parents[1]
DEPENDS_ON = (
    "compiled.py",
    "dealer.py",
    "editions",
    "errors.py",
    "files.py",
    "game",
    "kernel",
    "mind",
    "policies.py",
    "record",
    "review",
    "shown.py",
    "solver",
    "statistics.py",
)
"""The code and the data, such as the network's weights, that the numbers of a review need."""


@lru_cache(maxsize=1)
def digest_of_reviewing() -> str:
    """Return a digest of all that reviews depend on except the record.

    The server asks for it when it starts: later, newer files may stand beside the running code.
    """
    digest = sha256()
    for part in DEPENDS_ON:
        path = PACKAGE / part
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(f"{file.relative_to(PACKAGE)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def key_of(record: Record) -> str:
    """Return the key of a record's review: a hash of all that the review depends on.

    So the review of a changed record, or by other code or weights, has another key.
    """
    people = ",".join(map(str, people_of(record)))
    began = began_of(record)
    own = json.dumps(began.as_field()) + "\n" if began else ""
    return sha256(f"{digest_of_reviewing()}\n{people}\n{own}{to_text(record)}".encode()).hexdigest()


class Reviews:
    """The reviews that this process computes."""

    def __init__(
        self,
        thinkers: Thinkers,
        store: Store,
        now: Callable[[], int],
        stopping: Callable[[], bool] = lambda: False,
    ) -> None:
        digest_of_reviewing()
        self._thinkers = thinkers
        self._store = store
        self._now = now
        self._stopping = stopping
        self._jobs: dict[str, Job] = {}
        self.held = Held()
        """How many reviews each network has now."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(
        self, record: Record, choices: list[ChoiceMade], holder: str
    ) -> AsyncIterator[str]:
        """Return the lines of a review, kept or computed now; raise `Busy` if it must wait.

        If the client disconnects, the review is still computed, and kept for later.
        """
        key = key_of(record)
        job = self._jobs.get(key)
        if job is None:
            kept = await self._store.review(key)
            if kept is not None:
                return _once(review_line(0, 0, kept))
            # Another request may have started it meanwhile.
            job = self._jobs.get(key) or self._start(key, record, choices, holder)
        return job.lines(self._stopping)

    def _start(self, key: str, record: Record, choices: list[ChoiceMade], holder: str) -> Job:
        if len(self._jobs) >= MOST_RUNNING or not self.held.take(holder):
            raise Busy
        job = self._jobs[key] = Job(record, choices)
        task = asyncio.create_task(self._run(key, job, holder))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    async def _run(self, key: str, job: Job, holder: str) -> None:
        try:
            while not await self._thinkers.when_idle(ReadyToReview()):
                await asyncio.sleep(READY_SECONDS)
            worths = []
            for choice in job.choices:
                found = await self._thinkers.when_idle(Weigh(choice))
                assert isinstance(found, Worth)
                worths.append(found)
                job.done += 1
                job.tell()
            review = await self._thinkers.when_idle(Assemble(job.record, tuple(worths)))
            assert isinstance(review, str)
            job.review = review
            await self._store.keep_review(key, review, self._now())
        except (Unanswered, StoreError) as error:
            # A review that cannot be kept is still shown.
            say("review failed", logging.WARNING, why=why(error))
        finally:
            job.failed = job.review is None
            del self._jobs[key]
            self.held.drop(holder)
            job.tell()

    async def close(self) -> None:
        """Cancel all reviews."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


AppraisalKey = tuple[Game, int]
"""A game and the seat whose options are appraised."""


class Appraisals:
    """The positions that this process appraises."""

    def __init__(self, thinkers: Thinkers, stopping: Callable[[], bool] = lambda: False) -> None:
        self._thinkers = thinkers
        self._stopping = stopping
        self._kept: OrderedDict[AppraisalKey, str] = OrderedDict()
        self.held = Held()
        """How many positions each network has now."""
        self._tasks: dict[AppraisalKey, asyncio.Task[str | None]] = {}

    def ask(self, game: Game, seat: int, holder: str) -> AsyncIterator[str]:
        """Return the lines of an appraisal, kept or computed now; raise `Busy` if it must wait."""
        key = (game, seat)
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return _once(appraisal_line(kept))
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
                yield appraisal_line(found, failed=found is None)
                return
            yield appraisal_line(None)

    async def _run(self, key: AppraisalKey, holder: str) -> str | None:
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
        if len(self._kept) > MOST_KEPT_APPRAISALS:
            self._kept.popitem(last=False)
        return found

    async def close(self) -> None:
        """Cancel all appraisals."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def appraisal_line(appraisal: str | None, *, failed: bool = False) -> str:
    """Return one line of the answer, which `AppraisalLine` describes."""
    known = msgspec.Raw(appraisal.encode() if appraisal else b"null")
    return msgspec.json.encode({"failed": failed, "appraisal": known}).decode() + "\n"


async def _once(line: str) -> AsyncIterator[str]:
    yield line
