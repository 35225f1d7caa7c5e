"""Migrations from every schema: rehearsed on a copy, then done, with every row kept."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from tests.cli.run import Shell
from tests.postgres import new_database
from tests.store.test_before import DUMP

from tacora.store import StoreError, schema, store_at
from tacora.store.migrations import migrate, rehearse

ROWS = (
    "INSERT INTO tables (id, phase, public, summary, changed_at)"
    " VALUES ('a', 'open', FALSE, '', 1)",
    "INSERT INTO events VALUES ('a', 1, 'kept')",
    "INSERT INTO records (table_id, game, record, at) VALUES ('a', 1, 'r', 5), ('b', 1, 'r', 6)",
)
"""Four rows of a database that any version has written."""
PUBLISHED = 2
"""The schema of versions 0.1 and 0.2."""
VERSIONS = range(1, schema.LATEST)


def sqlite_of(version: int, folder: Path) -> str:
    """Return an SQLite file with the schema of a version and four rows."""
    path = folder / f"{version}.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        for statements in schema.STEPS[:version]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {version}")
        for row in ROWS:
            connection.execute(row)
    return str(path)


def postgres_of(version: int, postgres: str, name: str = "") -> str:
    """Return a PostgreSQL database with the schema of a version and four rows."""
    address = new_database(postgres, name or f"version_{version}")

    async def fill() -> None:
        connection = await asyncpg.connect(address)
        for statement in (
            "CREATE TABLE tacora_schema (version INT NOT NULL)",
            f"INSERT INTO tacora_schema VALUES ({version})",
            *(each for statements in schema.STEPS[:version] for each in statements),
            *ROWS,
        ):
            await connection.execute(statement)
        await connection.close()

    asyncio.run(fill())
    return address


async def contents(address: str) -> list[object]:
    store = store_at(address)
    await store.open()
    try:
        return [await store.read("a"), *[await store.records(name) for name in "ab"]]
    finally:
        await store.close()


KEPT: list[object] = [["kept"], [(1, "r", "")], [(1, "r", "")]]


def bytes_of(folder: Path) -> dict[str, bytes]:
    # SQLite itself may leave its empty log and the map of it.
    return {each.name: each.read_bytes() for each in folder.iterdir() if each.suffix == ".db"}


@pytest.mark.parametrize("version", VERSIONS)
def test_every_sqlite_schema_is_rehearsed_untouched_and_then_migrated(
    version: int, tmp_path: Path
) -> None:
    address = sqlite_of(version, tmp_path)
    before = bytes_of(tmp_path)
    found = rehearse(address)
    assert (found.version, found.rows) == (version, 4)
    assert [number for number, _ in found.steps] == list(range(version + 1, schema.LATEST + 1))
    assert bytes_of(tmp_path) == before
    migrate(address)
    assert rehearse(address).steps == ()
    assert asyncio.run(contents(address)) == KEPT


@pytest.mark.parametrize("version", VERSIONS)
def test_every_postgresql_schema_is_rehearsed_untouched_and_then_migrated(
    version: int, postgres: str
) -> None:
    address = postgres_of(version, postgres)

    async def columns() -> list[object]:
        connection = await asyncpg.connect(address)
        rows = await connection.fetch(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = 'public' ORDER BY 1, 2"
        )
        await connection.close()
        return list(rows)

    before = asyncio.run(columns())
    found = rehearse(address)
    assert (found.version, found.rows) == (version, 4)
    assert asyncio.run(columns()) == before
    migrate(address)
    assert asyncio.run(columns()) != before
    assert rehearse(address).steps == ()
    assert asyncio.run(contents(address)) == KEPT


def test_a_rehearsal_waits_for_no_server_and_no_server_waits_for_it(postgres: str) -> None:
    address = new_database(postgres, "rehearsed_beside")

    async def fill() -> None:
        connection = await asyncpg.connect(address)
        for statement in (
            "CREATE TABLE tacora_schema (version INT NOT NULL)",
            "INSERT INTO tacora_schema VALUES (2)",
            *(each for statements in schema.STEPS[:2] for each in statements),
        ):
            await connection.execute(statement)
        # A server is in the middle of a write: a migration of the table waits for it.
        writing = connection.transaction()
        await writing.start()
        await connection.execute(ROWS[0])
        found = await asyncio.to_thread(rehearse, address)
        assert (found.version, found.rows) == (2, 0)
        await writing.rollback()
        await connection.close()

    asyncio.run(fill())


def in_sqlite(address: str, sql: str) -> None:
    with closing(sqlite3.connect(address)) as connection, connection:
        connection.execute(sql)


def in_postgres(address: str, sql: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(sql)
        await connection.close()

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_rehearsal_finds_what_would_stop_the_migration(
    kind: str, tmp_path: Path, postgres: str
) -> None:
    run: Callable[[str, str], None]
    if kind == "sqlite":
        address, run = sqlite_of(PUBLISHED, tmp_path), in_sqlite
    else:
        address, run = postgres_of(PUBLISHED, postgres, "with_a_stranger"), in_postgres
    run(address, "CREATE TABLE processes (mine INT)")
    with pytest.raises(StoreError, match=r"processes.*already exists"):
        rehearse(address)


def test_a_migration_that_loses_rows_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = sqlite_of(schema.LATEST, tmp_path)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ("DELETE FROM records",)))
    monkeypatch.setattr(schema, "LATEST", schema.LATEST + 1)
    with pytest.raises(StoreError, match="leave 0 of 2 rows of records"):
        rehearse(address)


def test_a_database_of_a_published_version_is_rehearsed_and_migrated_by_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tacora, path = Shell(capsys, monkeypatch), tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(DUMP)
    said = tacora("migrate", "--check", "--database", str(path)).out
    assert f"From schema {PUBLISHED} to {schema.LATEST}" in said
    assert "  ALTER TABLE tables ADD COLUMN owner TEXT" in said
    assert "stop them first" in said
    assert tacora("migrate", "--check", "--database", str(path)).out.split("copy")[0] in said
    assert f"has schema {schema.LATEST}" in tacora("migrate", "--database", str(path)).out
    assert "nothing to change" in tacora("migrate", "--database", str(path)).out


def test_a_program_works_beside_a_newer_one_that_says_so(postgres: str) -> None:
    address = new_database(postgres, "beside")
    migrate(address)
    newer = f"INSERT INTO tacora_schema VALUES ({schema.LATEST + 1}, {schema.LATEST})"
    in_postgres(address, newer)
    in_postgres(address, "ALTER TABLE tables ADD COLUMN later INT NOT NULL DEFAULT 0")
    assert asyncio.run(contents(address)) == [[], [], []]
    assert rehearse(address).steps == ()
    in_postgres(address, f"UPDATE tacora_schema SET beside = {schema.LATEST + 1}")
    with pytest.raises(StoreError, match="newer program"):
        asyncio.run(contents(address))


def test_later_steps_only_add_so_that_the_version_before_works_on() -> None:
    additions = re.compile(
        r"CREATE TABLE \w+ \(|CREATE INDEX |ALTER TABLE \w+ ADD COLUMN \w+ .*DEFAULT"
    )
    for statements in schema.STEPS[schema.BESIDE :]:
        for statement in statements:
            assert additions.match(statement), statement
