"""Jobs for the thread that writes an SQLite file: all that wait are committed together."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from typing import Any

from .contract import Conflict, Gone, StoreError


class Job:
    """One job for the thread, and the future of its result."""

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
