"""The file of an SQLite database: locked, with the latest schema, written in groups of jobs."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .contract import Conflict, Gone, StoreError
from .schema import missing_steps


def lock(path: Path) -> int:
    """Lock a database for this process, and return the file of the lock; close it to unlock.

    Two processes would not notice each other's changes. The system releases the lock when a
    process is killed.
    """
    file: int | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # realpath: a link is the same file.
        file = os.open(f"{os.path.realpath(path)}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if file is not None:
            os.close(file)
        if isinstance(error, BlockingIOError):
            raise StoreError(
                f"{path} is in use by another process; several processes need a PostgreSQL database"
            ) from None
        raise StoreError(f"{path}: {error.strerror or error}") from None
    return file


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection that writes; make the file if there is none."""
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


class Job:
    """One job for the thread that writes, and the future of its result."""

    __slots__ = ("future", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any], future: asyncio.Future[Any]):
        self.work = work
        self.future = future


Answer = tuple[Job, Any, Exception | None]


def commit(connection: sqlite3.Connection, jobs: list[Job]) -> list[Answer]:
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


def answer(answers: list[Answer]) -> None:
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
