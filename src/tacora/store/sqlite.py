"""The store in one file: SQLite with a write-ahead log, and one thread that groups commits."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from .contract import Conflict, Entry, Gone, Listed, NewRecord, StoreError, Woken, missing_steps

T = TypeVar("T")

MOST_JOBS_PER_COMMIT = 512
"""Limit of jobs in one transaction, so that the first of them does not wait too long."""


class _Job:
    """One job for the thread, and the future of its result."""

    __slots__ = ("future", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any], future: asyncio.Future[Any]):
        self.work = work
        self.future = future


class SqliteStore:
    """A store for one process on one machine."""

    def __init__(self, path: str | Path) -> None:
        self._path = Path(path)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._lock: int | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # Two processes would not notice each other's changes. The system releases the
            # lock when a process is killed. realpath: a link is the same file.
            lock = f"{os.path.realpath(self._path)}.lock"
            self._lock = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._unlock()
            raise StoreError(
                f"{self._path} is in use by another process; "
                "several processes need a PostgreSQL database"
            ) from None
        except OSError as error:
            self._unlock()
            raise StoreError(f"{self._path}: {error.strerror or error}") from None
        ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = Thread(target=self._work, args=(ready,), name="store", daemon=True)
        self._thread.start()
        try:
            await ready
        except BaseException:
            self._thread = None
            self._unlock()
            raise

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def on_change(self, woken: Woken) -> None:
        """Do nothing: no other process writes to the file."""

    async def ping(self) -> None:
        def work(connection: sqlite3.Connection) -> None:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            # Write the same value, because a full disk still allows reading.
            connection.execute(f"PRAGMA user_version = {version}")

        await self._run(work)

    async def create(self, table: str, lines: Sequence[str], entry: Entry) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables (id, phase, due, public, summary, changed_at)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (table, *_columns(entry)),
            )
            _insert(connection, table, 0, lines)

        await self._run(work)

    async def append(
        self,
        table: str,
        after: int,
        lines: Sequence[str],
        entry: Entry | None = None,
        records: Sequence[NewRecord] = (),
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            _insert(connection, table, after, lines)
            if entry is not None:
                connection.execute(
                    "UPDATE tables SET phase = ?, due = ?, public = ?, summary = ?,"
                    " changed_at = ?, leased_until = 0 WHERE id = ?",
                    (*_columns(entry), table),
                )
            for new in records:
                connection.execute(
                    "INSERT INTO records VALUES (?, ?, ?, ?) ON CONFLICT (table_id, game)"
                    " DO UPDATE SET record = excluded.record, at = excluded.at",
                    (table, new.game, new.record, new.at),
                )

        await self._run(work)

    async def read(self, table: str, after: int = 0) -> list[str]:
        rows = await self._all(
            "SELECT line FROM events WHERE table_id = ? AND version > ? ORDER BY version",
            (table, after),
        )
        return [row[0] for row in rows]

    async def listed(self, *, public: bool, limit: int) -> list[Listed]:
        where = "WHERE public AND phase = 'open'" if public else ""
        rows = await self._all(
            f"SELECT id, phase, due, public, summary, changed_at FROM tables {where}"
            " ORDER BY changed_at DESC, id LIMIT ?",
            (limit,),
        )
        return [Listed(row[0], Entry(row[1], row[2], bool(row[3]), *row[4:])) for row in rows]

    async def count(self) -> int:
        return int((await self._all("SELECT count(*) FROM tables"))[0][0])

    async def claim(self, now: int, until: int, limit: int) -> list[str]:
        rows = await self._all(
            "UPDATE tables SET leased_until = ? WHERE id IN ("
            "SELECT id FROM tables WHERE due <= ? AND leased_until <= ? ORDER BY due LIMIT ?)"
            " RETURNING id",
            (until, now, now, limit),
        )
        return [row[0] for row in rows]

    async def records(self, table: str) -> list[tuple[int, str]]:
        return await self._all(
            "SELECT game, record FROM records WHERE table_id = ? ORDER BY game", (table,)
        )

    async def renew_presence(
        self, process: str, people: Sequence[tuple[str, int]], until: int
    ) -> None:
        rows = [(table, person, process, until) for table, person in people]
        await self._run(
            lambda connection: connection.executemany(
                "INSERT INTO presence VALUES (?, ?, ?, ?)"
                " ON CONFLICT (table_id, person, process) DO UPDATE SET until = excluded.until",
                rows,
            )
        )

    async def end_presence(self, process: str, table: str, person: int, now: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            connection.execute(
                "UPDATE presence SET until = ? WHERE table_id = ? AND person = ? AND process = ?",
                (now, table, person, process),
            )
            found = connection.execute(
                "SELECT 1 FROM presence WHERE table_id = ? AND person = ? AND until > ?",
                (table, person, now),
            )
            return found.fetchone() is not None

        return await self._run(work)

    async def expired_presence(self, now: int) -> list[tuple[str, int, bool]]:
        rows = await self._all(
            "SELECT table_id, person, max(until) > ? FROM presence GROUP BY table_id, person"
            " HAVING min(until) <= ?",
            (now, now),
        )
        return [(table, person, bool(elsewhere)) for table, person, elsewhere in rows]

    async def delete_presence(self, now: int, people: Sequence[tuple[str, int]]) -> None:
        rows = [(table, person, now) for table, person in people]
        await self._run(
            lambda connection: connection.executemany(
                "DELETE FROM presence WHERE table_id = ? AND person = ? AND until <= ?", rows
            )
        )

    async def unused(self, before: int, now: int, limit: int) -> list[str]:
        rows = await self._all(
            "SELECT id FROM tables WHERE changed_at < ? AND (due IS NULL OR due <= ?)"
            " ORDER BY changed_at LIMIT ?",
            (before, now, limit),
        )
        return [row[0] for row in rows]

    async def delete(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM presence WHERE table_id = ?", (table,))
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._run(work)

    async def delete_records(self, before: int) -> int:
        return await self._run(
            lambda connection: (
                connection.execute("DELETE FROM records WHERE at < ?", (before,)).rowcount
            )
        )

    async def _all(self, sql: str, values: tuple[Any, ...] = ()) -> list[Any]:
        return await self._run(lambda connection: connection.execute(sql, values).fetchall())

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._thread is None or self._loop is None:
            raise StoreError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, future))
        return await future

    def _work(self, ready: asyncio.Future[None]) -> None:
        """The thread: commit all waiting jobs in one transaction, then set their results."""
        assert self._loop is not None
        try:
            connection = _connect(self._path)
        except (StoreError, sqlite3.Error) as error:
            fault = error if isinstance(error, StoreError) else StoreError(f"{self._path}: {error}")
            self._loop.call_soon_threadsafe(ready.set_exception, fault)
            return
        self._loop.call_soon_threadsafe(ready.set_result, None)
        running = True
        while running:
            jobs: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_JOBS_PER_COMMIT or self._jobs.empty():
                    break
                job = self._jobs.get()
            running = job is not None
            if jobs:
                answers = _commit(connection, jobs)
                with contextlib.suppress(RuntimeError):  # the event loop may have ended
                    self._loop.call_soon_threadsafe(_answer, answers)
        connection.close()


Answer = tuple[_Job, Any, Exception | None]


def _commit(connection: sqlite3.Connection, jobs: list[_Job]) -> list[Answer]:
    """Run all jobs in one transaction and return the results; a failed job is undone alone."""
    answers: list[Answer] = []
    try:
        _undo(connection)
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            connection.execute("SAVEPOINT job")
            try:
                answers.append((job, job.work(connection), None))
            except Exception as error:
                # Any error belongs to this job alone.
                connection.execute("ROLLBACK TO job")
                answers.append((job, None, _store_error(error)))
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
    except Exception as error:
        # The thread must go on. If the rollback fails now, the next commit tries it again.
        with contextlib.suppress(sqlite3.Error):
            _undo(connection)
        fault = StoreError(f"the database cannot be written: {error}")
        answers = [(job, None, fault) for job in jobs]
    return answers


def _undo(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _answer(answers: list[Answer]) -> None:
    for job, value, error in answers:
        if not job.future.done():
            if error is None:
                job.future.set_result(value)
            else:
                job.future.set_exception(error)


def _store_error(error: Exception) -> StoreError:
    """Return an error of the database as an error of the store."""
    if isinstance(error, sqlite3.IntegrityError):
        if "FOREIGN KEY" in str(error):
            return Gone("there is no such table")
        return Conflict("this version has been written already")
    return error if isinstance(error, StoreError) else StoreError(str(error))


def _connect(path: Path) -> sqlite3.Connection:
    with contextlib.suppress(OSError):  # SQLite reports the error
        # The file has seeds and choices of running games.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 5000")
        _migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, statements in missing_steps(version):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")


def _columns(entry: Entry) -> tuple[Any, ...]:
    return (entry.phase, entry.due, entry.public, entry.summary, entry.changed_at)


def _insert(connection: sqlite3.Connection, table: str, after: int, lines: Sequence[str]) -> None:
    rows = [(table, version, line) for version, line in enumerate(lines, start=after + 1)]
    # The foreign key is checked at the end of the statement, so a deleted table raises `Gone`.
    connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
