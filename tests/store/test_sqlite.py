"""Two threads of the SQLite store: no write waits for a list, and no list for a write."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.waiting import LIMIT_SECONDS

from tacora.store import Entry, NewRecord, SqliteStore

ENTRY = Entry("open", None, True, "{}", 1, code="CDF347")


def with_store(path: Path, test: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.create("a", ["1"], ENTRY, "h" * 12)
        await store.append("a", 1, ["2"], ENTRY, [NewRecord(1, "{}", 1)])
        try:
            await asyncio.wait_for(test(store), LIMIT_SECONDS)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_write_does_not_wait_for_what_strangers_ask_for(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        may_end = threading.Event()
        long_list = store._reading.submit(may_end.wait, LIMIT_SECONDS)
        listing = asyncio.create_task(store.listed(public=True, limit=9))
        try:
            await store.append("a", 2, ["3"])
            assert not listing.done()
        finally:
            may_end.set()
        assert [each.table for each in await listing] == ["a"]
        assert long_list.result(LIMIT_SECONDS)

    with_store(tmp_path / "a.db", test)


def test_lists_logs_and_records_are_read_while_a_write_waits(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        may_end = threading.Event()
        writing = asyncio.create_task(store._run(lambda _: may_end.wait(LIMIT_SECONDS)))
        try:
            assert len(await store.listed(public=True, limit=9)) == 1
            assert await store.read("a") == ["1", "2"]
            assert len(await store.records("a")) == 1
            assert await store.count("h" * 12) == 1
            assert await store.with_code("CDF347") == "a"
            assert await store.code_is_taken("CDF347")
            assert await store.emptiest(9, 9) == ["a"]
            assert await store.unused(9, 9, 9, 9) == ["a"]
            assert await store.daily_ranked("2026-11-19", 9, 0) == []
            assert await store.daily_counted("2026-11-19") == 0
            assert await store.daily_ended("2026-11-19", 9) == []
            assert await store.phases() == {"open": (1, 0)}
            assert not writing.done()
        finally:
            may_end.set()
        assert await writing

    with_store(tmp_path / "a.db", test)
