"""Workers that play the chunks of a long run: processes of this machine, or a Dask cluster."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple, TypeVar

from .. import __version__
from ..bots import BotError
from ..errors import TacoraError

Task = TypeVar("Task")
Answer = TypeVar("Answer")
WAITING = 2
"""Tasks that each worker has: one that it works on, and the next one."""
MOST_DEATHS = 3
"""After this many deaths of a worker with the same task, the run ends."""
CONNECT_SECONDS = 30
CHECK_SECONDS = 5
"""How often workers are checked while no task ends."""
MOST_IDLE_SECONDS = 60
"""A run ends when a cluster has had no workers for this long."""
PACKAGE = "tacora"


class WorkerError(TacoraError):
    """Workers that cannot be reached, or that die again and again."""


class _InProcess(Executor):
    """Runs every task at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class _Try(NamedTuple):
    """A task, and how many workers have died with it."""

    task: Any
    deaths: int = 0


class Workers:
    """Runs a function for many tasks, in any order, on one executor or on several.

    A task whose worker died is run again. `restart` replaces an executor that is broken; a
    cluster restarts its tasks itself. `check` raises an error if no task can end any more.
    """

    def __init__(
        self,
        executors: list[Executor],
        each: int,
        restart: Callable[[], Executor] | None = None,
        check: Callable[[], None] = lambda: None,
    ) -> None:
        self._executors = executors
        self._each = each
        self._restart = restart
        self._check = check
        self._running: dict[Future[Any], tuple[Executor, _Try]] = {}

    def run(
        self,
        function: Callable[[Task], Answer],
        next_task: Callable[[], Task | None],
        done: Callable[[Task, Answer], None],
    ) -> None:
        """Run tasks until `next_task` has none while no task is running.

        `done` gets each task with its answer; it may make further tasks possible.
        """
        again: deque[_Try] = deque()
        try:
            while True:
                self._fill(function, again, next_task)
                if not self._running:
                    return
                ended = wait(self._running, CHECK_SECONDS, FIRST_COMPLETED).done
                if not ended:
                    self._check()
                for future in ended:
                    executor, (task, deaths) = self._running.pop(future)
                    try:
                        answer = future.result()
                    except BrokenExecutor:
                        if deaths + 1 == MOST_DEATHS:
                            raise WorkerError("the workers die again and again") from None
                        again.append(_Try(task, deaths + 1))
                        self._replace(executor)
                    else:
                        done(task, answer)
        finally:
            for future in self._running:
                future.cancel()
            self._running.clear()

    def map(
        self,
        function: Callable[[Task], Answer],
        tasks: Iterable[Task],
        after_each: Callable[[Answer], None] = lambda answer: None,
    ) -> list[Answer]:
        """The answers to all tasks, in their order; tasks are taken as workers have room."""
        answers: dict[int, Answer] = {}
        numbered = iter(enumerate(tasks))

        def done(task: tuple[int, Task], answer: Answer) -> None:
            answers[task[0]] = answer
            after_each(answer)

        self.run(partial(_without_number, function), lambda: next(numbered, None), done)
        return [answers[number] for number in range(len(answers))]

    def _fill(
        self,
        function: Callable[[Task], Answer],
        again: deque[_Try],
        next_task: Callable[[], Task | None],
    ) -> None:
        """Give tasks to all executors that have room."""
        while True:
            loads = Counter(id(executor) for executor, _ in self._running.values())
            idlest = min(self._executors, key=lambda executor: loads[id(executor)])
            if loads[id(idlest)] >= self._each:
                return
            tried = again.popleft() if again else _Try(next_task())
            if tried.task is None:
                return
            try:
                self._running[idlest.submit(function, tried.task)] = idlest, tried
            except BrokenExecutor:
                again.appendleft(tried)
                self._replace(idlest)

    def _replace(self, broken: Executor) -> None:
        """Put a new executor in the place of a broken one, unless that has been done already."""
        if broken in self._executors:
            if self._restart is None:
                raise WorkerError("the workers are gone")
            broken.shutdown(wait=False)
            self._executors[self._executors.index(broken)] = self._restart()


def _without_number(function: Callable[[Task], Answer], task: tuple[int, Task]) -> Answer:
    return function(task[1])


def in_this_process() -> Workers:
    """One worker: this process."""
    return Workers([_InProcess()], 1)


@contextmanager
def local_workers(processes: int | None = None) -> Iterator[Workers]:
    """Worker processes of this machine, by default one for each core.

    Every process has an executor of its own: one that dies takes no other with it.
    """
    from ..kernel.simulation import cores  # needs NumPy and Numba

    count = processes or cores()
    executors: list[Executor] = [_one_process() for _ in range(count)]
    try:
        yield Workers(executors, WAITING, _one_process)
    except BaseException:
        for executor in executors:
            executor.shutdown(wait=False, cancel_futures=True)
        raise
    # Python 3.11 may print an error if it exits while an executor is being shut down.
    with ThreadPoolExecutor(count) as ends:
        for executor in executors:
            ends.submit(executor.shutdown, cancel_futures=True)


def _one_process() -> Executor:
    # A forked copy of a process with threads may hang.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=_begin_worker)


def _begin_worker() -> None:
    """Leave Ctrl-C to the parent, and end when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end_with_parent, daemon=True).start()


@contextmanager
def cluster_workers(address: str) -> Iterator[Workers]:
    """The workers of a Dask cluster, by the address of its scheduler."""
    from distributed import Client, KilledWorker  # the extra `cluster`

    # It reports a lost connection as a stack trace; we say it in a sentence.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        client: Any = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        raise WorkerError(f"no Dask scheduler answers at {address}: {error}") from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise WorkerError(f"the scheduler at {address} has no workers")
        _check_versions(client)
        # Not pure: a cluster must not keep the results of tasks and give them for other tasks.
        with client.get_executor(pure=False) as executor:
            try:
                yield Workers([executor], WAITING * threads, check=_gone(client, address))
            except BotError as error:
                raise WorkerError(f"on a worker of {address}: {error}") from error
            except KilledWorker:
                raise WorkerError("the workers die again and again") from None
            except CancelledError:
                raise WorkerError(f"the scheduler at {address} is gone") from None


def _gone(client: Any, address: str) -> Callable[[], None]:
    """A function that raises an error when a cluster has had no workers for a while."""
    seen = time.monotonic()

    def check() -> None:
        nonlocal seen
        try:
            alive = client.nthreads()
        except OSError:
            return  # the client is connecting again, or cancels its tasks
        if alive:
            seen = time.monotonic()
        elif time.monotonic() - seen > MOST_IDLE_SECONDS:
            raise WorkerError(f"the workers of the scheduler at {address} are gone")

    return check


def _check_versions(client: Any) -> None:
    """Raise an error if a worker has another version of Tacora: it would play other games."""
    found = client.get_versions(packages=[PACKAGE])["workers"]
    for worker, about in found.items():
        version = about["packages"][PACKAGE]  # None where it is on the path and not installed
        if version not in (None, __version__):
            raise WorkerError(
                f"the worker at {worker} has Tacora {version}, and this is {__version__}"
            )


@contextmanager
def workers_for(cluster: str | None, processes: int | None) -> Iterator[Workers]:
    """A cluster if its address is given, otherwise processes of this machine."""
    with cluster_workers(cluster) if cluster else local_workers(processes) as workers:
        yield workers
