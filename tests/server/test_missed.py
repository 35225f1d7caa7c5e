"""A process that missed something: an answer, a person who went, or that it was replaced."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.postgres import new_database
from tests.waiting import LIMIT_SECONDS, comes_true

from tacora.server import live_tables as server
from tacora.server.clock import wall_clock
from tacora.server.live_table import LiveTable
from tacora.server.live_tables import LiveTables
from tacora.server.metrics import Metrics
from tacora.server.persistence import write_line
from tacora.server.security import RealWorld
from tacora.server.updates import MOVED, Connection
from tacora.store import SqliteStore, Store, StoreError, store_at
from tacora.store.backup import backup, restore
from tacora.store.postgres import PostgresStore
from tacora.table import House, Options, ask, log, messages

NUMBER = "00112233445566778899aabbccddeeff"
HOST = messages.Join("Ana", "hash1", NUMBER)
GUEST = messages.Join("Ben", "hash2", NUMBER)
LATE = messages.Join("Cy", "hash3", NUMBER)
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


async def opened(live_tables: LiveTables) -> LiveTable:
    return await live_tables.get((await live_tables.create(Options(seats=4), HOST)).id)


@pytest.fixture
def database(postgres: str, request: pytest.FixtureRequest) -> str:
    return new_database(postgres, f"missed{abs(hash(request.node.name))}")


class LosesAnAnswer(PostgresStore):
    """A store that once writes, and then cannot say so; the next read fails too."""

    loses = fails = False

    async def append(self, table: str, after: int, lines: Sequence[str], *more: Any) -> None:
        await super().append(table, after, lines, *more)
        if self.loses:
            self.loses, self.fails = False, True
            raise StoreError("the database does not answer")

    async def read(self, table: str, after: int = 0) -> list[str]:
        if self.fails:
            self.fails = False
            raise StoreError("the database does not answer")
        return await super().read(table, after)


def test_what_was_written_although_no_answer_came_is_known_later(database: str) -> None:
    async def test() -> None:
        store = LosesAnAnswer(database)
        async with live_tables_on(store) as live_tables:
            live = await opened(live_tables)
            before = live.table.version
            store.loses = True
            assert isinstance(await live_tables.tell(live.table.id, GUEST), StoreError)
            assert live.table.version == before
            await comes_true(lambda: live.table.version > before)
            assert [person.name for person in live.table.people] == ["Ana", "Ben"]

    asyncio.run(test())


async def unread(_text: str) -> None:
    """Send to a client that reads nothing."""


@asynccontextmanager
async def taken_over(database: str) -> AsyncIterator[tuple[LiveTables, LiveTable, Connection]]:
    """A table that another process owns now, as the old owner has it, with one connection."""
    async with (
        live_tables_on(PostgresStore(database)) as old,
        live_tables_on(PostgresStore(database)) as new,
    ):
        live = await opened(old)
        connection = Connection(unread, "spectator")
        live.connections.add(connection)
        with pytest.raises(StoreError, match="another process owns"):
            await new.get(live.table.id)
        assert await old.look(live.table.id) == await new.look(live.table.id)
        assert await new.owner(live.table.id)
        assert not await new.shut(live.table.id, messages.Close("expired"))
        admin = await asyncpg.connect(database)
        async with asyncio.timeout(LIMIT_SECONDS):
            while await new.owner(live.table.id):  # the old owner may renew its lease meanwhile
                await admin.execute(
                    "UPDATE processes SET until = 0 WHERE id = $1", old.store.process
                )
        await admin.close()
        assert isinstance(await new.tell(live.table.id, GUEST), int)
        yield old, live, connection


def test_an_owner_that_was_replaced_closes_its_connections(database: str) -> None:
    async def test() -> None:
        async with taken_over(database) as (_, live, connection):
            await comes_true(lambda: live.lost)  # when it renews its lease
            assert connection.cut == MOVED

    asyncio.run(test())


def test_a_replaced_owner_that_does_not_know_it_writes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "RENEW_SECONDS", 3600)

    async def test() -> None:
        async with taken_over(database) as (old, live, connection):
            assert isinstance(await old.tell(live.table.id, LATE), StoreError)
            assert (live.lost, connection.cut) == (True, MOVED)
            names = [person.name for person in (await old.look(live.table.id)).people]
            assert names == ["Ana", "Ben"]

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
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "RETURN_SECONDS", 1)

    async def test() -> None:
        store = FailsToWriteOnce(tmp_path / "tables.db")
        async with live_tables_on(store) as live_tables:
            live = await opened(live_tables)
            await live_tables.came(live.table.id, 1)
            assert live.table.people[0].here
            store.fails = True
            await live_tables.went(live.table.id, 1)
            assert not store.fails
            await comes_true(lambda: not live.table.people[0].here)

    asyncio.run(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_people_connected_during_a_backup_are_away_after_it_is_restored(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "RETURN_SECONDS", 1)
    old, new, file = tmp_path / "old.db", str(tmp_path / "new.db"), tmp_path / "a.gz"
    if kind == "postgresql":
        new = request.getfixturevalue("database")

    async def before() -> str:
        async with live_tables_on(SqliteStore(old)) as live_tables:
            live = await opened(live_tables)
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


def test_a_table_in_memory_is_ticked_without_a_question_to_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "CLAIM_SECONDS", 3600)

    async def test() -> None:
        async with live_tables_on(SqliteStore(tmp_path / "tables.db")) as live_tables:
            live = await opened(live_tables)
            await live_tables.came(live.table.id, 1)

            async def says(said: messages.Asked) -> None:
                outcome = await live.do(lambda table, now, world: ask(table, 1, said, now, world))
                assert isinstance(outcome, int), outcome

            for number in range(3):
                await says(messages.AddBot(f"b{number}", "timid"))
            await says(messages.Start("s"))
            await comes_true(lambda: len(live.table.sealed) == 3)

    asyncio.run(test())
