"""Schemas of other versions: older ones are brought up to date, newer ones refused."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import ClassVar

import asyncpg
import pytest
from tests.postgres import new_database
from tests.waiting import LIMIT_SECONDS

from tacora.store import Entry, SqliteStore, StoreError, schema, store_at
from tacora.store.postgres import PostgresStore


async def visit(address: str) -> list[str]:
    store = store_at(address)
    await store.open()
    try:
        await store.renew("here")
        await store.own("a")
        return await store.read("a")
    finally:
        await store.close()


def test_an_older_sqlite_file_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as connection:
        for statement in schema.STEPS[0]:
            connection.execute(statement)
        connection.execute("PRAGMA user_version = 1")
        connection.execute("INSERT INTO tables VALUES ('a', 'open', NULL, 0, 0, '{}', 1)")
        connection.execute("INSERT INTO events VALUES ('a', 1, 'kept')")
    connection.close()
    assert asyncio.run(visit(str(path))) == ["kept"]
    again = sqlite3.connect(path)
    assert again.execute("PRAGMA user_version").fetchone() == (schema.LATEST,)
    again.close()


def made_by(version: int, path: Path) -> sqlite3.Connection:
    """An SQLite file with the schema of a version; closed by the caller."""
    connection = sqlite3.connect(path)
    for statements in schema.STEPS[:version]:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {version}")
    return connection


TABLE = (
    "INSERT INTO tables (id, phase, public, summary, changed_at, holder)"
    " VALUES ('a', 'over', FALSE, '{}', 1, 'hhhhhhhhhhhh')"
)
RECORDS = (
    "INSERT INTO records (table_id, game, record, at) VALUES ('a', 1, 'r', 5), ('b', 1, 'r', 6)"
)
"""A record of a table, and one whose table is gone."""


async def records_left(address: str) -> list[int]:
    """Cut all records of the table's network; return how many records both tables have left."""
    store = store_at(address)
    await store.open()
    try:
        await store.cut_records("hhhhhhhhhhhh", 0)
        return [len(await store.records(table)) for table in ("a", "b")]
    finally:
        await store.close()


def test_records_in_an_older_sqlite_file_get_the_network_of_their_table(tmp_path: Path) -> None:
    with closing(made_by(4, tmp_path / "old.db")) as connection, connection:
        connection.execute(TABLE)
        connection.execute(RECORDS)
    assert asyncio.run(records_left(str(tmp_path / "old.db"))) == [0, 1]


def test_records_in_an_older_postgresql_database_get_the_network_of_their_table(
    postgres: str,
) -> None:
    address = new_database(postgres, "records_before")

    async def test() -> None:
        connection = await asyncpg.connect(address)
        for statements in schema.STEPS[:4]:
            for statement in statements:
                await connection.execute(statement)
        await connection.execute("CREATE TABLE tacora_schema (version INT NOT NULL)")
        await connection.execute("INSERT INTO tacora_schema VALUES (4)")
        await connection.execute(TABLE)
        await connection.execute(RECORDS)
        await connection.close()
        assert await records_left(address) == [0, 1]

    asyncio.run(test())


@pytest.mark.parametrize("length", [12, 25, 38])
def test_the_records_of_a_network_are_found_by_an_index(tmp_path: Path, length: int) -> None:
    """However many records there are in all, only those of the network are looked at."""
    with closing(made_by(schema.LATEST, tmp_path / "t.db")) as connection:
        query = "EXPLAIN QUERY PLAN " + schema.CUT_RECORDS.format("?1", "?2", length)
        plan = [row[3] for row in connection.execute(query, ("h" * length, 5))]
        old = "EXPLAIN QUERY PLAN DELETE FROM records WHERE at < 5"
        plan += [row[3] for row in connection.execute(old)]
    assert not any(step.startswith("SCAN records") for step in plan), plan
    assert any("records_of_" in step for step in plan), plan


def test_a_newer_sqlite_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {schema.LATEST + 1}")
    connection.close()
    with pytest.raises(StoreError, match=f"schema {schema.LATEST + 1}.*newer program"):
        asyncio.run(visit(str(path)))


def test_an_older_postgresql_database_is_brought_up_to_date_by_many_at_once(postgres: str) -> None:
    address = postgres.replace("/postgres?", "/older?")

    async def test() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute("CREATE DATABASE older")
        await connection.close()
        connection = await asyncpg.connect(address)
        for statement in schema.STEPS[0]:
            await connection.execute(statement)
        await connection.execute("CREATE TABLE tacora_schema (version INT NOT NULL)")
        await connection.execute("INSERT INTO tacora_schema VALUES (1)")
        await connection.execute("INSERT INTO tables VALUES ('a', 'open', NULL, 0, false, '', 1)")
        await connection.execute("INSERT INTO events VALUES ('a', 1, 'kept')")
        await connection.close()
        assert await asyncio.gather(*(visit(address) for _ in range(4))) == [["kept"]] * 4

    asyncio.run(test())


def test_a_newer_postgresql_database_is_refused(postgres: str) -> None:
    address = postgres.replace("/postgres?", "/newer?")

    async def test() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute("CREATE DATABASE newer")
        await connection.close()
        await visit(address)
        connection = await asyncpg.connect(address)
        await connection.execute("INSERT INTO tacora_schema VALUES ($1)", schema.LATEST + 1)
        await connection.close()
        with pytest.raises(StoreError, match="newer program"):
            await visit(address)

    asyncio.run(test())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "no.db"
    path.write_bytes(b"not a database, and long enough to be looked at" * 50)
    with pytest.raises(StoreError, match="not a database"):
        asyncio.run(visit(str(path)))


def test_an_sqlite_file_belongs_to_one_process(tmp_path: Path) -> None:
    async def test() -> None:
        first, second = SqliteStore(tmp_path / "a.db"), SqliteStore(tmp_path / "a.db")
        await first.open()
        with pytest.raises(StoreError, match="PostgreSQL"):
            await second.open()
        await first.close()
        await second.open()
        await second.close()

    asyncio.run(test())


def test_an_sqlite_file_belongs_to_one_process_under_each_of_its_names(tmp_path: Path) -> None:
    async def test() -> None:
        (tmp_path / "link.db").symlink_to("a.db")
        first, second = SqliteStore(tmp_path / "a.db"), SqliteStore(tmp_path / "link.db")
        await first.open()
        with pytest.raises(StoreError, match="in use"):
            await second.open()
        await first.close()

    asyncio.run(test())


def test_an_sqlite_file_that_can_neither_be_written_nor_undone_is_used_again_later(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.open()
        allowed = False

        def authorize(_action: int, what: str | None, *_more: object) -> int:
            ends = what in ("COMMIT", "ROLLBACK")
            return sqlite3.SQLITE_DENY if ends and not allowed else sqlite3.SQLITE_OK

        entry = Entry("open", None, False, "{}", 1)
        # Only the writer thread uses the connection, so the authorizer is set there.
        hinder = store._run(lambda connection: connection.set_authorizer(authorize))
        with pytest.raises(StoreError, match="cannot be written"):
            await asyncio.wait_for(hinder, LIMIT_SECONDS)
        for _ in range(2):
            with pytest.raises(StoreError, match="cannot be written"):
                await asyncio.wait_for(store.create("a", ["one"], entry), LIMIT_SECONDS)
        allowed = True
        await asyncio.wait_for(store.create("b", ["one"], entry), LIMIT_SECONDS)
        assert await store.read("a") == []
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("address", [":memory:", "./:memory:"])
def test_a_database_that_is_no_file_is_refused(address: str) -> None:
    with pytest.raises(StoreError, match="file"):
        store_at(address)


@pytest.mark.parametrize("address", ["mysql://x/y", "http://x"])
def test_another_kind_of_database_is_refused(address: str) -> None:
    with pytest.raises(StoreError, match="postgresql://"):
        store_at(address)


def test_a_postgresql_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    async def test() -> None:
        with pytest.raises(StoreError, match="does not answer"):
            await PostgresStore(f"postgresql://x@/x?host={tmp_path}").open()

    asyncio.run(test())


class Counted(sqlite3.Connection):
    """A real connection that notes when it is closed."""

    closed: ClassVar[list[bool]] = []

    def close(self) -> None:
        super().close()
        self.closed.append(True)


def _nonsense(path: Path) -> None:
    path.write_bytes(b"no database at all " * 100)


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.LATEST + 1}")


def _foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE events (mine TEXT)")


@pytest.mark.parametrize("spoil", [_nonsense, _newer, _foreign])
def test_a_file_that_is_refused_is_closed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Path], None]
) -> None:
    path = tmp_path / "t.db"
    spoil(path)
    monkeypatch.setattr(Counted, "closed", [])
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Counted))
    for _ in range(2):  # and its lock is free again
        with pytest.raises(StoreError):
            asyncio.run(SqliteStore(path).open())
    assert Counted.closed == [True, True]


def test_a_file_whose_lock_cannot_be_taken_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(handle: int, how: int) -> None:
        handles.append(handle)
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    handles: list[int] = []
    monkeypatch.setattr(fcntl, "flock", refuse)  # as a network file system does
    with pytest.raises(StoreError, match="No locks available"):
        asyncio.run(SqliteStore(tmp_path / "t.db").open())
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(handles[0])
