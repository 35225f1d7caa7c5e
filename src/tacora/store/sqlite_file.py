"""The file of an SQLite database: opened for writing, with the latest schema."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from .contract import missing_steps


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
