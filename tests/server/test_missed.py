"""A process catches up on changes that it missed or could not write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.postgres import new_database
from tests.waiting import comes_true

from tacora.server.clock import wall_clock
from tacora.server.health import Metrics
from tacora.server.live_tables import LiveTables
from tacora.server.persistence import write_line
from tacora.server.requests import person_at
from tacora.server.security import RealWorld
from tacora.store import SqliteStore, Store, StoreError, store_at
from tacora.store.backup import backup, restore
from tacora.store.contract import Woken
from tacora.store.postgres import PostgresStore
from tacora.table import House, Options, log, messages

NUMBER = "00112233445566778899aabbccddeeff"
HOST = messages.Join("Ana", "hash1", NUMBER)
GUEST = messages.Join("Ben", "hash2", NUMBER)
DAY = 24 * 3600 * 1000


@asynccontextmanager
async def live_tables_on(store: Store) -> AsyncIterator[LiveTables]:
    """The tables of one process."""
    live_tables = LiveTables(store, House(), Metrics(), RealWorld(), wall_clock, DAY, DAY, 9)
    await live_tables.open()
    try:
        yield live_tables
    finally:
        await live_tables.close()


@pytest.fixture
def database(postgres: str, request: pytest.FixtureRequest) -> str:
    return new_database(postgres, f"missed{abs(hash(request.node.name))}")


class Slow(PostgresStore):
    """A store that answers late, so that its answer may be out of date."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.has_read = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def read(self, table: str, after: int = 0) -> list[str]:
        lines = await super().read(table, after)
        self.has_read.set()
        await self.may_answer.wait()
        return lines


def test_what_is_written_while_a_table_is_loaded_is_not_missed(database: str) -> None:
    async def test() -> None:
        slow = Slow(database)
        heard = asyncio.Event()
        slow.on_change(lambda table, _version: heard.set() if table else None)
        async with live_tables_on(PostgresStore(database)) as here, live_tables_on(slow) as there:
            live = await here.create(Options(seats=4), HOST)
            loading = asyncio.create_task(there.get(live.table.id))
            await slow.has_read.wait()
            await here.tell(live.table.id, GUEST)
            await heard.wait()
            slow.may_answer.set()
            loaded = await loading
            await comes_true(lambda: loaded.table.version == live.table.version)

    asyncio.run(test())


class FailsToReadOnce(PostgresStore):
    """A store that fails to read once."""

    fails = False

    async def read(self, table: str, after: int = 0) -> list[str]:
        if self.fails:
            self.fails = False
            raise StoreError("the database does not answer")
        return await super().read(table, after)


class WithoutNews(PostgresStore):
    """A store that reports no change, only that changes may have been missed."""

    def on_change(self, woken: Woken) -> None:
        super().on_change(lambda table, version: woken(table, version) if table is None else None)


def test_changes_that_cannot_be_read_at_once_are_read_later(database: str) -> None:
    async def test() -> None:
        store = FailsToReadOnce(database)
        async with live_tables_on(PostgresStore(database)) as here, live_tables_on(store) as there:
            live = await here.create(Options(seats=4), HOST)
            loaded = await there.get(live.table.id)
            store.fails = True
            await here.tell(live.table.id, GUEST)
            await comes_true(lambda: not store.fails)
            await comes_true(lambda: loaded.table.version == live.table.version)

    asyncio.run(test())


class FailsToWriteOnce(SqliteStore):
    """A store that fails to write once."""

    fails = False

    async def append(self, table: str, after: int, lines: Sequence[str], *more: Any) -> None:
        if self.fails:
            self.fails = False
            raise StoreError("the disk is full")
        await super().append(table, after, lines, *more)


def test_a_person_who_went_while_nothing_could_be_written_is_gone_later(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        store = FailsToWriteOnce(tmp_path / "tables.db")
        async with live_tables_on(store) as live_tables:
            live = await live_tables.create(Options(seats=3), HOST)
            await live_tables.came(live.table.id, 1)
            assert live.table.people[0].here
            store.fails = True
            await live_tables.went(live.table.id, 1)
            assert not store.fails
            await comes_true(lambda: not live.table.people[0].here)

    asyncio.run(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_people_connected_during_a_backup_are_away_after_it_is_restored(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    old, new, file = tmp_path / "old.db", str(tmp_path / "new.db"), tmp_path / "a.gz"
    if kind == "postgresql":
        new = request.getfixturevalue("database")

    async def before() -> str:
        async with live_tables_on(SqliteStore(old)) as live_tables:
            live = await live_tables.create(Options(seats=3), HOST)
            await live_tables.came(live.table.id, 1)
            await asyncio.to_thread(backup, str(old), file)
            return live.table.id

    async def after(table: str) -> None:
        async with live_tables_on(store_at(new)) as live_tables:
            live = await live_tables.get(table)
            assert live.table.people[0].here
            await comes_true(lambda: not live.table.people[0].here)

    table = asyncio.run(before())
    secret = write_line(log.SecretReplaced(1, "f" * 32))
    restore(new, file, lambda: secret)
    asyncio.run(after(table))


def test_a_token_that_cannot_be_checked_is_not_taken_for_a_spectator(database: str) -> None:
    async def test() -> None:
        store = FailsToReadOnce(database)
        async with live_tables_on(PostgresStore(database)) as here, live_tables_on(store) as there:
            live = await here.create(Options(seats=4), HOST)
            loaded = await there.get(live.table.id)
            store.fails = True
            with pytest.raises(StoreError):
                await person_at(loaded, "somebody else's token")
            assert await person_at(loaded, "somebody else's token") is None

    asyncio.run(test())


def test_after_a_break_every_table_is_looked_at(database: str) -> None:
    async def test() -> None:
        async with (
            live_tables_on(PostgresStore(database)) as here,
            live_tables_on(WithoutNews(database)) as there,
        ):
            live = await here.create(Options(seats=4), HOST)
            loaded = await there.get(live.table.id)
            await here.tell(live.table.id, GUEST)
            await asyncio.sleep(0.5)  # time to receive something wrong
            assert loaded.table.version != live.table.version
            admin = await asyncpg.connect(database)
            await admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
            )
            await admin.close()
            await comes_true(lambda: loaded.table.version == live.table.version)

    asyncio.run(test())
