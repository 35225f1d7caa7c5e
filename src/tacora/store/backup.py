"""Backup and restore: all tables and records as lines of JSON in one file.

The file does not depend on the kind of database, so it also moves tables from SQLite to
PostgreSQL.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import sqlite3
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import NoneType
from typing import Any, TextIO

from . import store_at
from .contract import StoreError
from .daily import KEPT as DAILY_KEPT
from .daily import STEP as DAILY_STEP
from .schema import STEPS, missing_steps

FORMAT, WITHOUT_END = "tacora-backup/2", "tacora-backup/1"
"""The last line of a backup has the number of its rows; the older format had none."""
LONGEST_LINE = 16_000_000
"""In characters; the longest lines are snapshots of tables and records, below a million."""
KEPT = {
    "tables": "id, phase, due, public, summary, changed_at",
    "events": "table_id, version, line",
    "records": "table_id, game, record, at, readers",
    "secrets": "name, value",
    "daily": DAILY_KEPT,
}
"""The tables of the database and the columns that are backed up."""
PRESENCE = "presence"
"""What older programs backed up too; the log says the same."""
Kind = type[Any] | tuple[type[Any], ...]
SHAPES: dict[str, tuple[Kind, ...]] = {
    "tables": (str, str, (int, NoneType), int, str, int),
    "events": (str, int, str),
    "records": (str, int, str, int, str),
    "secrets": (str, str),
    "daily": (str, str, str, int, str, str, int, int, str),
}
"""What the columns hold."""
READERS_SINCE, DAILY_SINCE = 3, 1 + STEPS.index(DAILY_STEP)
"""The first versions of the schema with readers of records, and with the daily cave."""
UNFINISHED = ("open", "playing")
"""The phases of tables whose secret must not be used any more after a restore."""
HAS_SOMETHING = (
    "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM records)"
    " OR EXISTS (SELECT 1 FROM daily)"
)
NO_SECRETS = "DELETE FROM secrets"
"""A restore replaces the new secrets of a database: published hashes belong to the old ones."""
NOT_EMPTY = "the database is not empty; a backup is restored into an empty one"

Row = list[Any]


def backup(database: str, file: Path) -> int:
    """Write a backup, also while a server runs; return the number of rows."""
    store_at(database)  # raises an error if the address is wrong
    part = Path(f"{file}.part")
    try:
        # The backup has the seeds of running games.
        with (
            open(part, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as raw,
            gzip.open(raw, "wt", encoding="utf-8") as out,
        ):
            rows = asyncio.run(_read(database, out))
            out.write(json.dumps(["end", rows]) + "\n")
        os.replace(part, file)
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)
    return rows


async def _read(database: str, out: TextIO) -> int:
    out.write(json.dumps({"format": FORMAT}) + "\n")
    count = 0

    def keep(name: str, row: Any) -> None:
        nonlocal count
        count += 1
        out.write(json.dumps([name, *row], ensure_ascii=False) + "\n")

    if "://" in database:
        import asyncpg

        from .postgres import schema_version, store_errors

        async with store_errors():
            connection = await asyncpg.connect(database)
            try:
                # A snapshot: writes of others meanwhile are not seen.
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    for name, columns in _kept(await schema_version(connection)):
                        async for row in connection.cursor(
                            f"SELECT {columns} FROM {name} ORDER BY 1, 2"
                        ):
                            keep(name, row)
            finally:
                await connection.close()
        return count
    if not Path(database).is_file():
        raise StoreError(f"{database}: there is no such database")
    try:
        with closing(
            sqlite3.connect(Path(database).absolute().as_uri() + "?mode=ro", uri=True)
        ) as lite:
            lite.execute("BEGIN")
            version = lite.execute("PRAGMA user_version").fetchone()[0]
            for name, columns in _kept(version):
                for row in lite.execute(f"SELECT {columns} FROM {name} ORDER BY 1, 2"):
                    keep(name, row)
    except sqlite3.Error as error:
        raise StoreError(f"{database}: {error}") from None
    return count


def _kept(version: int) -> Iterator[tuple[str, str]]:
    """Return the tables and columns to back up; raise an error if the schema is newer."""
    missing_steps(version)
    for name, columns in KEPT.items():
        if name in ("secrets", "daily") and version < DAILY_SINCE:
            continue
        if name == "records" and version < READERS_SINCE:
            yield name, columns.removesuffix(", readers")
        else:
            yield name, columns


def restore(database: str, file: Path, new_secret: Callable[[], str]) -> int:
    """Fill an empty database from a backup; return the number of rows.

    The secret of a table in the backup may be known by now, or people may have seen its next
    cards. So each table before or in a game gets one more line in its log: what `new_secret`
    returns.
    """
    return asyncio.run(_restore(database, file, new_secret))


def _rows(file: Path) -> Iterator[tuple[str, Row]]:
    """Read a backup row by row; raise an error at its end if it is not whole."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as text:
            lines = _lines(text)
            header = json.loads(next(lines, "null"))
            if header not in ({"format": FORMAT}, {"format": WITHOUT_END}):
                raise StoreError(f"{file}: not a backup that this program reads")
            for count, line in enumerate(lines):
                name, *row = json.loads(line)
                if name == "end":
                    if row != [count] or next(lines, None) is not None:
                        raise ValueError("its end does not fit")
                    return
                if name != PRESENCE:
                    yield name, _checked(name, row)
            if header == {"format": FORMAT}:
                raise ValueError("its end is missing")
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror or f'not a whole backup: {error}'}") from None
    except (EOFError, zlib.error, ValueError, KeyError, TypeError) as error:
        raise StoreError(f"{file}: not a whole backup: {error}") from None
    except RecursionError:
        raise StoreError(f"{file}: not a whole backup: a line is nested too deeply") from None


def _lines(text: TextIO) -> Iterator[str]:
    while line := text.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            raise ValueError("a line is too long")
        yield line


def _checked(name: str, row: Row) -> Row:
    """Return a row as the database takes it; raise an error if it is none."""
    if name == "records" and len(row) == 4:
        row.append("")  # a backup of an older program
    if len(row) != len(SHAPES[name]) or not all(map(isinstance, row, SHAPES[name])):
        raise ValueError(f"a row of {name} was awaited")
    for value in row:
        if isinstance(value, str):
            value.encode()  # half a character has no place in a database
        elif value is not None and not -(2**63) <= value < 2**63:
            raise ValueError(f"a row of {name} has a number that is too large")
    if name == "tables":
        row[3] = bool(row[3])  # SQLite has no booleans
    return row


async def _restore(database: str, file: Path, new_secret: Callable[[], str]) -> int:
    count, unfinished = 0, []
    versions: dict[str, int] = defaultdict(int)
    for name, row in _rows(file):  # checks the whole file before the first write
        count += 1
        if name == "tables" and row[1] in UNFINISHED:
            unfinished.append(row[0])
        elif name == "events":
            versions[row[0]] = max(versions[row[0]], row[1])
    secrets = [[table, versions[table] + 1, new_secret()] for table in unfinished]

    def rows() -> Iterator[tuple[str, Row]]:
        yield from _rows(file)
        yield from (("events", line) for line in secrets)

    store = store_at(database)
    await store.open()  # makes the schema, and locks an SQLite file
    try:
        if "://" in database:
            await _fill_postgres(database, rows)
        else:
            _fill_sqlite(database, rows())
    finally:
        await store.close()
    return count


async def _fill_postgres(database: str, rows: Callable[[], Iterator[tuple[str, Row]]]) -> None:
    import asyncpg

    from .postgres import store_errors

    async with store_errors():
        connection = await asyncpg.connect(database)
        try:
            async with connection.transaction():
                if await connection.fetchval(HAS_SOMETHING):
                    raise StoreError(NOT_EMPTY)
                await connection.execute(NO_SECRETS)
                for name, columns in KEPT.items():
                    await connection.copy_records_to_table(
                        name,
                        records=(tuple(row) for kind, row in rows() if kind == name),
                        columns=columns.split(", "),
                    )
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreError(f"the backup does not fit: {error}") from None
        finally:
            await connection.close()


def _fill_sqlite(database: str, rows: Iterator[tuple[str, Row]]) -> None:
    try:
        with closing(sqlite3.connect(database)) as lite, lite:
            if lite.execute(HAS_SOMETHING).fetchone()[0]:
                raise StoreError(NOT_EMPTY)
            lite.execute(NO_SECRETS)
            for name, row in rows:
                marks = ", ".join("?" * len(row))
                lite.execute(f"INSERT INTO {name} ({KEPT[name]}) VALUES ({marks})", row)
    except sqlite3.Error as error:
        raise StoreError(f"the backup does not fit: {error}") from None
