"""The store for several processes: PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import astuple
from typing import Any

import asyncpg

from .contract import (
    MOST_RECORDS,
    Conflict,
    Entry,
    Gone,
    KeptRecord,
    Listed,
    NewRecord,
    Renewal,
    StoreError,
)
from .daily import DailyTries
from .orders import Orders
from .postgres_statements import (
    ADOPT,
    APPEND,
    APPEND_AND_ENTER,
    CLAIM,
    COMPACT,
    CONNECTIONS,
    CREATE,
    FORGET_FULL_SHARED,
    GIVE_BACK_SHARED,
    JOIN,
    OWN,
    PEERS,
    RENEW,
    TAKE_SHARED,
)
from .schema import (
    ALL_LISTED,
    BESIDE,
    CODE_IS_TAKEN,
    CUT_RECORDS,
    CUT_REVIEWS,
    EMPTIEST,
    KEEP_REVIEW,
    LATEST,
    PUBLIC_LISTED,
    UNUSED,
    WITH_CODE,
    missing_steps,
)

CONNECTIONS_PER_PROCESS = 8
"""The most connections of one process."""
CONNECT_SECONDS = 5.0
"""Timeout to make a connection or to get a free one."""
STATEMENT_SECONDS = 10.0
"""Timeout of a statement: a database behind a broken network never answers."""
CLOSE_SECONDS = 3.0
"""Timeout to close all connections."""
_MIGRATION_SECONDS = 60.0
"""Timeout of a migration step, and of the wait for another process that migrates."""
_MIGRATION_LOCK = 7_402_371
"""The id of the advisory lock that lets one process at a time migrate."""

_TRY = "INSERT INTO processes VALUES (pg_backend_pid()::text, '', 0)"
"""A write for `ping`; it is rolled back, and its row conflicts with no other."""

AWAY = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""The errors of a database that is away; the last one, if it breaks off an answer."""


class PlainConnection(asyncpg.Connection):
    """A connection that has nothing to reset when it is given back.

    No statement of the store leaves a setting, a session lock or a cursor behind, and asyncpg's
    usual reset is one more round trip for each of them.
    """

    def get_reset_query(self) -> str:
        return ""


class PostgresStore(Orders, DailyTries):
    """A store that several processes share."""

    def __init__(self, url: str, connections: int = CONNECTIONS_PER_PROCESS) -> None:
        self.process = secrets.token_hex(8)
        self._url = url
        self._connections = connections
        self._pool: Any = None
        self._has_lease = False
        self.waiting = 0

    async def open(self) -> None:
        async with store_errors():
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=0,  # else the pool logs errors while the database is away
                max_size=self._connections,
                connection_class=PlainConnection,
                timeout=CONNECT_SECONDS,
                command_timeout=STATEMENT_SECONDS,
            )
            try:
                async with self._pool.acquire() as connection:
                    await _migrate(connection)
            except BaseException:
                await self.close()
                raise

    async def close(self) -> None:
        if self._pool is not None:
            if self._has_lease:
                with contextlib.suppress(StoreError, TimeoutError):  # then it ends by itself
                    leave = self._all("DELETE FROM processes WHERE id = $1", self.process)
                    await asyncio.wait_for(leave, CLOSE_SECONDS)
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), CLOSE_SECONDS)
            except AWAY:
                pool.terminate()

    def connections(self) -> dict[str, int]:
        pool = self._pool
        size, idle = (pool.get_size(), pool.get_idle_size()) if pool is not None else (0, 0)
        return {"open": size, "busy": size - idle, "most": self._connections}

    async def host(self) -> str:
        """Return the address from which this machine reaches the database."""
        ((found,),) = await self._all("SELECT host(inet_client_addr())")
        return found or "127.0.0.1"  # None: the database is on this machine

    async def check_connections(self, processes: int) -> None:
        allowed, others = (await self._all(CONNECTIONS))[0][0], len(await self.peers())
        needed = (processes + others) * self._connections
        if needed > allowed:
            beside = f" beside {others} processes that run already" if others else ""
            raise StoreError(
                f"the database allows {allowed} connections, and {processes} workers{beside} need"
                f" up to {needed}: raise max_connections or use fewer workers"
            )

    async def peers(self) -> list[str]:
        return [row[0] for row in await self._all(PEERS)]

    async def renew(self, address: str, told: str = "") -> Renewal:
        kept, ids, texts = (await self._all(RENEW, self.process, told))[0]
        if not kept:
            await self._all(JOIN, self.process, address)
            self._has_lease = True
        return Renewal(kept, dict(zip(ids or (), texts or (), strict=True)))

    async def take(self, bucket: str, each_ms: int, most: int) -> bool:
        return bool(await self._all(TAKE_SHARED, bucket, each_ms, most * each_ms))

    async def give_back(self, bucket: str, each_ms: int) -> None:
        await self._all(GIVE_BACK_SHARED, bucket, each_ms)

    async def forget_full(self) -> None:
        await self._all(FORGET_FULL_SHARED)

    async def own(self, table: str, gone: str = "") -> str | None:
        while rows := await self._all(OWN, table, self.process, gone):
            if rows[0][0] is not None:
                return str(rows[0][0])
            # Another process was faster to own it, and its lease is newer than what was read.
        return None

    async def owned(self) -> set[str]:
        rows = await self._all("SELECT id FROM tables WHERE owner = $1", self.process)
        return {row[0] for row in rows}

    async def adopt(self, limit: int) -> list[str]:
        return [row[0] for row in await self._all(ADOPT, self.process, limit)]

    async def release(self, tables: Sequence[str]) -> None:
        await self._all(
            "UPDATE tables SET owner = '' WHERE id = ANY($2) AND owner = $1",
            self.process,
            list(tables),
        )

    async def ping(self) -> None:
        async with self._connection() as connection:
            transaction = connection.transaction()
            await transaction.start()
            try:
                await connection.execute(_TRY)
            finally:
                await transaction.rollback()

    async def create(
        self, table: str, lines: Sequence[str], entry: Entry, holder: str = ""
    ) -> None:
        await self._all(CREATE, table, list(lines), *astuple(entry), holder)

    async def append(
        self,
        table: str,
        after: int,
        lines: Sequence[str],
        entry: Entry | None = None,
        records: Sequence[NewRecord] = (),
    ) -> None:
        if entry is None:
            answer = await self._all(APPEND, table, after, list(lines), self.process)
        else:
            answer = await self._all(
                APPEND_AND_ENTER,
                table,
                after,
                list(lines),
                self.process,
                *astuple(entry),
                [new.game for new in records],
                [new.record for new in records],
                [new.at for new in records],
                [new.readers for new in records],
            )
        alive, written = answer[0]
        if not alive:
            raise Gone("there is no such table")
        if not written:
            raise Conflict("this version is written already, or the table has another owner")

    async def compact(self, table: str, version: int, line: str) -> None:
        await self._all(COMPACT, table, version, line)

    async def read(self, table: str, after: int = 0) -> list[str]:
        rows = await self._all(
            "SELECT line FROM events WHERE table_id = $1 AND version > $2 ORDER BY version",
            table,
            after,
        )
        return [row[0] for row in rows]

    async def listed(self, *, public: bool, limit: int) -> list[Listed]:
        sql = PUBLIC_LISTED if public else ALL_LISTED
        rows = await self._all(sql.format("$1"), limit)
        return [Listed(row[0], Entry(*row[1:])) for row in map(tuple, rows)]

    async def count(self, holder: str = "") -> int:
        query = "SELECT count(*) FROM tables WHERE substr(holder, 1, $1) = $2"
        return int((await self._all(query, len(holder), holder))[0][0])

    async def latest_change(self) -> int:
        return int((await self._all("SELECT max(changed_at) FROM tables"))[0][0] or 0)

    async def holder(self, table: str) -> str:
        rows = await self._all("SELECT holder FROM tables WHERE id = $1", table)
        return str(rows[0][0]) if rows else ""

    async def with_code(self, code: str) -> str | None:
        rows = await self._all(WITH_CODE.format("$1"), code)
        return str(rows[0][0]) if len(rows) == 1 else None

    async def code_is_taken(self, code: str) -> bool:
        return bool(await self._all(CODE_IS_TAKEN.format("$1"), code))

    async def emptiest(self, before: int, limit: int) -> list[str]:
        query = EMPTIEST.format("$1", "$2")
        return [row[0] for row in await self._all(query, before, limit)]

    async def claim(self, now: int, until: int, limit: int) -> list[str]:
        return [row[0] for row in await self._all(CLAIM, now, until, limit, self.process)]

    async def records(
        self, table: str, before: int | None = None, limit: int = MOST_RECORDS
    ) -> list[KeptRecord]:
        rows = await self._all(
            "SELECT game, record, readers FROM records WHERE table_id = $1"
            " AND ($2::bigint IS NULL OR game < $2) ORDER BY game DESC LIMIT $3",
            table,
            before,
            limit,
        )
        return [KeptRecord(*row) for row in reversed(rows)]

    async def unused(self, before: int, idle_before: int, now: int, limit: int) -> list[str]:
        query = UNUSED.format("$1", "$2", "$3", "$4")
        return [row[0] for row in await self._all(query, before, idle_before, now, limit)]

    async def delete(self, table: str) -> None:
        await self._all("DELETE FROM tables WHERE id = $1", table)

    async def delete_records(self, before: int) -> int:
        await self._all("DELETE FROM reviews WHERE at < $1", before)
        rows = await self._all("DELETE FROM records WHERE at < $1 RETURNING 1", before)
        return len(rows)

    async def review(self, key: str) -> str | None:
        rows = await self._all("SELECT review FROM reviews WHERE key = $1", key)
        return str(rows[0][0]) if rows else None

    async def keep_review(self, key: str, review: str, at: int) -> None:
        await self._all(KEEP_REVIEW.format("$1", "$2", "$3"), key, review, at)
        await self._all(CUT_REVIEWS)

    async def cut_records(self, holder: str, most: int) -> int:
        query = CUT_RECORDS.format("$1", "$2", len(holder))
        return len(await self._all(query, holder, most))

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        return await self._all(sql, *values)

    async def _all(self, sql: str, *values: object) -> list[Any]:
        async with self._connection() as connection:
            rows: list[Any] = await connection.fetch(sql, *values)
            return rows
        raise AssertionError("the block above returns or raises")

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """Lend a connection of the pool; one that does not answer is closed."""
        if self._pool is None:
            raise StoreError("the store is closed")
        async with store_errors():
            self.waiting += 1
            try:
                connection = await self._pool.acquire(timeout=CONNECT_SECONDS)
            finally:
                self.waiting -= 1
            try:
                yield connection
            except (TimeoutError, asyncio.CancelledError):
                # To cancel the statement could take as long again.
                connection.terminate()
                raise
            finally:
                await self._pool.release(connection)


@contextlib.asynccontextmanager
async def store_errors() -> AsyncIterator[None]:
    """Turn errors of the database into errors of the store."""
    try:
        yield
    except asyncpg.UniqueViolationError:
        raise Conflict("this version has been written already") from None
    except asyncpg.ForeignKeyViolationError:
        raise Gone("there is no such table") from None
    except AWAY as error:
        said = str(error) or "timeout"
        raise StoreError(f"the database does not answer: {said}") from None
    except ValueError as error:
        raise StoreError(f"not an address of a PostgreSQL database: {error}") from None


async def schema_version(connection: Any) -> int:
    """Return the version of the schema, 0 if there is none.

    A newer one counts as ours if its program says that this one can work beside it.
    """
    if await connection.fetchval("SELECT to_regclass('tacora_schema')") is None:
        return 0
    row = await connection.fetchrow(
        "SELECT version, to_jsonb(tacora_schema) ->> 'beside' FROM tacora_schema"
        " ORDER BY version DESC LIMIT 1"
    )
    version, beside = (0, None) if row is None else row
    if version > LATEST and beside is not None and int(beside) <= LATEST:
        return LATEST
    return int(version)


async def _migrate(connection: Any) -> None:
    async with connection.transaction():
        await _step(connection, "SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
        steps = missing_steps(await schema_version(connection))
        if not steps:
            return
        await _step(connection, "CREATE TABLE IF NOT EXISTS tacora_schema (version INT NOT NULL)")
        await _step(connection, "ALTER TABLE tacora_schema ADD COLUMN IF NOT EXISTS beside INT")
        for number, statements in steps:
            for statement in statements:
                await _step(connection, statement)
            await _step(
                connection,
                "INSERT INTO tacora_schema (version, beside) VALUES ($1, $2)",
                number,
                BESIDE,
            )


async def _step(connection: Any, sql: str, *values: object) -> None:
    """Run a statement of a migration, which has a longer timeout."""
    await connection.execute(sql, *values, timeout=_MIGRATION_SECONDS)
