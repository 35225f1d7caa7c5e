"""The store in one file: SQLite with a write-ahead log, and one thread that groups commits."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, replace
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from .contract import (
    MOST_RECORDS,
    Conflict,
    Entry,
    Gone,
    KeptRecord,
    Listed,
    NewRecord,
    Renewal,
    StoreError,
)
from .daily import DailyTries
from .orders import Orders
from .schema import (
    ALL_LISTED,
    CODE_IS_TAKEN,
    CUT_RECORDS,
    CUT_REVIEWS,
    EMPTIEST,
    FORGET_FULL,
    GIVE_BACK,
    KEEP_REVIEW,
    LISTED,
    PUBLIC_LISTED,
    TAKE,
    UNUSED,
    WITH_CODE,
)
from .sqlite_file import Job, answer, commit, connect, lock

T = TypeVar("T")

MOST_JOBS_PER_COMMIT = 512
"""Limit of jobs in one transaction, so that the first of them does not wait too long."""
LAST_GAME = 2**62


class SqliteStore(Orders, DailyTries):
    """A store for one process on one machine."""

    def __init__(self, path: str | Path) -> None:
        self.process = secrets.token_hex(8)
        self._path = Path(path)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._lock: int | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._reader: sqlite3.Connection | None = None
        """The connection of the one thread of `_reading`."""

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lock = lock(self._path)
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
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._reading, self._close_reader)
            self._reading.shutdown(wait=False)
        self._unlock()

    def _close_reader(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def connections(self) -> dict[str, int]:
        both = 2 * (self._thread is not None)  # one reads, one writes
        return {"open": both, "busy": min(both, self.waiting), "most": 2}

    async def host(self) -> str:
        return ""

    async def check_connections(self, processes: int) -> None:
        """Do nothing: a file has no limit."""

    async def peers(self) -> list[str]:
        return []

    async def renew(self, address: str, told: str = "") -> Renewal:
        """Do nothing: no other process uses the file."""
        return Renewal(True, {})

    async def take(self, bucket: str, each_ms: int, most: int) -> bool:
        query = TAKE.format("?1", "?2", "?3", now=_now())
        return bool(await self._all(query, (bucket, each_ms, most * each_ms)))

    async def give_back(self, bucket: str, each_ms: int) -> None:
        await self._all(GIVE_BACK.format("?1", "?2"), (bucket, each_ms))

    async def forget_full(self) -> None:
        await self._all(FORGET_FULL.format(now=_now()))

    async def own(self, table: str, gone: str = "") -> str | None:
        return "" if await self._look("SELECT 1 FROM tables WHERE id = ?", (table,)) else None

    async def owned(self) -> set[str]:
        return {row[0] for row in await self._look("SELECT id FROM tables")}

    async def adopt(self, limit: int) -> list[str]:
        rows = await self._look(
            "SELECT id FROM tables WHERE people > 0 AND owner <> ? LIMIT ?", (self.process, limit)
        )
        found = [row[0] for row in rows]
        if found:
            marks = ", ".join("?" * len(found))
            await self._all(
                f"UPDATE tables SET owner = ? WHERE id IN ({marks})", (self.process, *found)
            )
        return found

    async def release(self, tables: Sequence[str]) -> None:
        """Do nothing: no other process could own them."""

    async def ping(self) -> None:
        def work(connection: sqlite3.Connection) -> None:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            # Write the same value, because a full disk still allows reading.
            connection.execute(f"PRAGMA user_version = {version}")

        await self._run(work)

    async def create(
        self, table: str, lines: Sequence[str], entry: Entry, holder: str = ""
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                f"INSERT INTO tables ({LISTED}, holder, owner)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (table, *astuple(entry), holder, self.process),
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
            _check_base(connection, table, after)
            _insert(connection, table, after, lines)
            if entry is not None:
                connection.execute(
                    "UPDATE tables SET phase = ?, due = ?, public = ?, summary = ?, changed_at = ?,"
                    " started = ?, people = ?, code = ?, locked = ?, leased_until = 0"
                    " WHERE id = ?",
                    (*astuple(entry), table),
                )
            for new in records:
                connection.execute(
                    "INSERT INTO records (table_id, game, record, at, readers, holder)"
                    " SELECT id, ?, ?, ?, ?, holder FROM tables WHERE id = ?"
                    " ON CONFLICT (table_id, game) DO UPDATE SET record = excluded.record,"
                    " at = excluded.at, readers = excluded.readers, holder = excluded.holder",
                    (new.game, new.record, new.at, new.readers, table),
                )
                connection.execute(
                    "DELETE FROM records WHERE table_id = ? AND game <= ?",
                    (table, new.game - MOST_RECORDS),
                )

        await self._run(work)

    async def compact(self, table: str, version: int, line: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            _check_base(connection, table, version)
            connection.execute("UPDATE tables SET base = ? WHERE id = ?", (version, table))
            connection.execute(
                "DELETE FROM events WHERE table_id = ? AND version < ?", (table, version)
            )
            connection.execute(
                "UPDATE events SET line = ? WHERE table_id = ? AND version = ?",
                (line, table, version),
            )

        await self._run(work)

    async def read(self, table: str, after: int = 0) -> list[str]:
        rows = await self._look(
            "SELECT line FROM events WHERE table_id = ? AND version > ? ORDER BY version",
            (table, after),
        )
        return [row[0] for row in rows]

    async def listed(self, *, public: bool, limit: int) -> list[Listed]:
        sql = PUBLIC_LISTED if public else ALL_LISTED
        rows = await self._look(sql.format("?"), (limit,))
        return [Listed(row[0], _entry(row[1:])) for row in rows]

    async def count(self, holder: str = "") -> int:
        found = await self._look(
            "SELECT count(*) FROM tables WHERE substr(holder, 1, ?) = ?", (len(holder), holder)
        )
        return int(found[0][0])

    async def latest_change(self) -> int:
        return int((await self._look("SELECT max(changed_at) FROM tables"))[0][0] or 0)

    async def holder(self, table: str) -> str:
        rows = await self._look("SELECT holder FROM tables WHERE id = ?", (table,))
        return str(rows[0][0]) if rows else ""

    async def with_code(self, code: str) -> str | None:
        rows = await self._look(WITH_CODE.format("?1"), (code,))
        return str(rows[0][0]) if len(rows) == 1 else None

    async def code_is_taken(self, code: str) -> bool:
        return bool(await self._look(CODE_IS_TAKEN.format("?1"), (code,)))

    async def emptiest(self, before: int, limit: int) -> list[str]:
        query = EMPTIEST.format("?1", "?2")
        return [row[0] for row in await self._look(query, (before, limit))]

    async def claim(self, now: int, until: int, limit: int) -> list[str]:
        rows = await self._all(
            "UPDATE tables SET leased_until = ? WHERE id IN ("
            "SELECT id FROM tables WHERE due <= ? AND leased_until <= ? ORDER BY due LIMIT ?)"
            " RETURNING id",
            (until, now, now, limit),
        )
        return [row[0] for row in rows]

    async def records(
        self, table: str, before: int | None = None, limit: int = MOST_RECORDS
    ) -> list[KeptRecord]:
        rows = await self._look(
            "SELECT game, record, readers FROM records WHERE table_id = ? AND game < ?"
            " ORDER BY game DESC LIMIT ?",
            (table, LAST_GAME if before is None else before, limit),
        )
        return [KeptRecord(*row) for row in reversed(rows)]

    async def unused(self, before: int, idle_before: int, now: int, limit: int) -> list[str]:
        query = UNUSED.format("?1", "?2", "?3", "?4")
        return [row[0] for row in await self._look(query, (before, idle_before, now, limit))]

    async def delete(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._run(work)

    async def delete_records(self, before: int) -> int:
        def work(connection: sqlite3.Connection) -> int:
            connection.execute("DELETE FROM reviews WHERE at < ?", (before,))
            return connection.execute("DELETE FROM records WHERE at < ?", (before,)).rowcount

        return await self._run(work)

    async def review(self, key: str) -> str | None:
        rows = await self._look("SELECT review FROM reviews WHERE key = ?", (key,))
        return str(rows[0][0]) if rows else None

    async def keep_review(self, key: str, review: str, at: int) -> None:
        await self._all(KEEP_REVIEW.format("?1", "?2", "?3"), (key, review, at))
        await self._all(CUT_REVIEWS)

    async def cut_records(self, holder: str, most: int) -> int:
        return len(await self._all(CUT_RECORDS.format("?1", "?2", len(holder)), (holder, most)))

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        named = {str(number): each for number, each in enumerate(values, 1)}
        return await (self._look if sql.startswith("SELECT") else self._all)(sql, named)

    async def _all(self, sql: str, values: tuple[Any, ...] | dict[str, Any] = ()) -> list[Any]:
        return await self._run(lambda connection: connection.execute(sql, values).fetchall())

    async def _look(self, sql: str, values: tuple[Any, ...] | dict[str, Any] = ()) -> list[Any]:
        """Read what is committed in another thread, so that no write waits for it."""
        if self._thread is None or self._loop is None:
            raise StoreError("the store is closed")

        def work() -> list[Any]:
            try:
                if self._reader is None:
                    self._reader = sqlite3.connect(self._path, isolation_level=None)
                    self._reader.execute("PRAGMA busy_timeout = 5000")
                    self._reader.execute("PRAGMA query_only = ON")
                return self._reader.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise StoreError(str(error)) from None

        return await self._loop.run_in_executor(self._reading, work)

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._thread is None or self._loop is None:
            raise StoreError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, future))
        return await future

    def _work(self, ready: asyncio.Future[None]) -> None:
        """The thread: commit all waiting jobs in one transaction, then set their results."""
        assert self._loop is not None
        try:
            connection = connect(self._path)
        except (StoreError, sqlite3.Error) as error:
            fault = error if isinstance(error, StoreError) else StoreError(f"{self._path}: {error}")
            self._loop.call_soon_threadsafe(ready.set_exception, fault)
            return
        self._loop.call_soon_threadsafe(ready.set_result, None)
        running = True
        while running:
            jobs: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_JOBS_PER_COMMIT or self._jobs.empty():
                    break
                job = self._jobs.get()
            running = job is not None
            if jobs:
                answers = commit(connection, jobs)
                with contextlib.suppress(RuntimeError):  # the event loop may have ended
                    self._loop.call_soon_threadsafe(answer, answers)
        connection.close()


def _now() -> int:
    return time.time_ns() // 1_000_000


def _entry(row: tuple[Any, ...]) -> Entry:
    """Return the entry of a row; SQLite gives numbers for booleans."""
    entry = Entry(*row)
    public, started, locked = bool(entry.public), bool(entry.started), bool(entry.locked)
    return replace(entry, public=public, started=started, locked=locked)


def _check_base(connection: sqlite3.Connection, table: str, after: int) -> None:
    """Raise `Gone` if there is no such table, and `Conflict` if its log begins later."""
    row = connection.execute("SELECT base FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise Gone("there is no such table")
    if row[0] > after:
        raise Conflict("this version has been written already")


def _insert(connection: sqlite3.Connection, table: str, after: int, lines: Sequence[str]) -> None:
    rows = [(table, version, line) for version, line in enumerate(lines, start=after + 1)]
    # The foreign key is checked at the end of the statement, so a deleted table raises `Gone`.
    connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
