"""The file of an SQLite database: locked, and opened for writing with the latest schema."""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
from pathlib import Path

from .contract import StoreError
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
