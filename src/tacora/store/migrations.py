"""Migrations of the schema: what one would change, and its rehearsal on a copy."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import store_at
from .contract import StoreError
from .schema import LATEST, missing_steps

EMPTY = "there is nothing to migrate: `tacora serve` makes the schema of a new database"
KEPT = ("tables", "events", "records", "secrets", "daily")
"""What no migration may lose a row of."""
SQLITE_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid"
POSTGRES_TABLES = """
SELECT relname FROM pg_class
WHERE relnamespace = pg_my_temp_schema() AND relkind = 'r' ORDER BY oid
"""
POSTGRES_OTHERS = """
SELECT quote_ident(relname) FROM pg_class
WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND relname <> ALL ($2)
"""
Steps = tuple[tuple[int, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """What a migration would change, and how long it took on a copy of the data."""

    version: int
    """The version of the schema that the database has."""
    steps: Steps
    rows: int
    seconds: float


def rehearse(database: str) -> Rehearsal:
    """Migrate a copy of a database, which itself stays as it is, and return what would change.

    The copy exists for this connection only. Raises a `StoreError` if the migration would fail
    or lose a row.
    """
    store_at(database)  # raises an error if the address is wrong
    return asyncio.run(_postgres(database)) if "://" in database else _sqlite(database)


def migrate(database: str) -> None:
    """Bring the schema of a database up to date."""

    async def open_and_close() -> None:
        store = store_at(database)
        await store.open()
        await store.close()

    asyncio.run(open_and_close())


def _sqlite(database: str) -> Rehearsal:
    if not Path(database).is_file():
        raise StoreError(f"{database}: there is no such database")
    try:
        uri = Path(database).absolute().as_uri() + "?mode=ro"
        # Without a name the copy is a temporary file that the system deletes.
        with closing(sqlite3.connect(uri, uri=True)) as lite, closing(sqlite3.connect("")) as copy:
            lite.backup(copy)
            copy.isolation_level = None
            copy.execute("PRAGMA foreign_keys = ON")
            version = copy.execute("PRAGMA user_version").fetchone()[0]
            steps = missing_steps(version)
            if version == 0:
                raise StoreError(f"{database}: {EMPTY}")
            if not steps:
                return Rehearsal(version, (), 0, 0.0)

            def rows() -> dict[str, int]:
                names = [name for (name,) in copy.execute(SQLITE_TABLES).fetchall()]
                return {
                    name: copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
                    for name in names
                    if name in KEPT
                }

            before, began = rows(), time.perf_counter()
            for _, statements in steps:
                for statement in statements:
                    copy.execute(statement)
            seconds = time.perf_counter() - began
            return _checked(version, steps, before, rows(), seconds)
    except sqlite3.Error as error:
        raise StoreError(f"{database}: {error}") from None


async def _postgres(database: str) -> Rehearsal:
    """Rehearse in temporary tables: tables of a running server are read, but not locked."""
    import asyncpg

    from .postgres import CONNECT_SECONDS, schema_version, store_errors

    async with store_errors():
        connection = await asyncpg.connect(database, timeout=CONNECT_SECONDS)
        try:
            transaction = connection.transaction(isolation="repeatable_read")
            await transaction.start()
            version = await schema_version(connection)
            steps = missing_steps(version)
            if version == 0:
                raise StoreError(EMPTY)
            if not steps:
                return Rehearsal(version, (), 0, 0.0)
            schema = await connection.fetchval("SELECT quote_ident(current_schema())")
            await connection.execute("SET LOCAL search_path = pg_temp")
            await _run(connection, tuple(enumerate(_steps_until(version), start=1)))
            made = [row[0] for row in await connection.fetch(POSTGRES_TABLES)]
            for name in made:
                await connection.execute(f"INSERT INTO {name} SELECT * FROM {schema}.{name}")
            # A foreign table with the name of a new one would stop the migration.
            for (name,) in await connection.fetch(POSTGRES_OTHERS, schema, made):
                await connection.execute(f"CREATE TABLE {name} (LIKE {schema}.{name})")

            async def rows() -> dict[str, int]:
                return {
                    name: await connection.fetchval(f"SELECT count(*) FROM {name}")
                    for name in KEPT
                    if name in made
                }

            before, began = await rows(), time.perf_counter()
            await _run(connection, steps)
            seconds = time.perf_counter() - began
            after = await rows()
            await transaction.rollback()
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreError(f"the migration would fail: {error}") from None
        finally:
            await connection.close()
    return _checked(version, steps, before, after, seconds)


def _steps_until(version: int) -> list[tuple[str, ...]]:
    return [statements for number, statements in missing_steps(0) if number <= version]


async def _run(connection: Any, steps: Steps) -> None:
    for _, statements in steps:
        for statement in statements:
            await connection.execute(statement)


def _checked(
    version: int, steps: Steps, before: dict[str, int], after: dict[str, int], seconds: float
) -> Rehearsal:
    for name, count in before.items():
        if after.get(name) != count:
            raise StoreError(
                f"the migration to schema {LATEST} would leave {after.get(name, 0)} of {count} rows"
                f" of {name}"
            )
    return Rehearsal(version, steps, sum(before.values()), seconds)
